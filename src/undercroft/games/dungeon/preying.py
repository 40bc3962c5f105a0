"""Whom a player made of code would rob: rivals who can be reached, and what that brings."""

from functools import cache
from itertools import product
from typing import NamedTuple

from undercroft.games.dungeon.chances import PERCENT, ways
from undercroft.games.dungeon.deeds import passable, sword_of
from undercroft.games.dungeon.duels import DEFENDER_DICE, rivals_at
from undercroft.games.dungeon.goals import goal_of, wealth
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.outlook import missing, risk
from undercroft.games.dungeon.state import DungeonState, Hero

KEPT = 50
"""Percent of stolen treasure that stays with the thief: what is robbed is robbed again."""
CLOSE = 70
"""Percent of a goal from which a rival has to be stopped."""
SPELL_WORTH = 400
"""What an attack spell is worth to its owner, in gold."""


class Prey(NamedTuple):
    """A rival, and what an attack brings on average, in gold."""

    rival: Hero
    worth: float


@cache
def duel_chances(dice: int, lead: int) -> tuple[int, int]:
    """How many fights among heroes in a hundred the attacker wins, and how many he loses."""
    mine = [sum(sorted(roll)[-2:]) for roll in product(range(1, 7), repeat=dice)]
    theirs = [sum(roll) for roll in product(range(1, 7), repeat=DEFENDER_DICE)]
    leads = [one + lead - other for one in mine for other in theirs]
    won, lost = sum(by > 0 for by in leads), sum(by < 0 for by in leads)
    return PERCENT * won // len(leads), PERCENT * lost // len(leads)


def duel_worth(g: DungeonState, me: Hero, rival: Hero) -> float:
    """What an attack hand to hand brings."""
    dice = g.printed.traits(me.card).attack_dice
    won, lost = duel_chances(dice, sword_of(g, me) - sword_of(g, rival))
    return (won * booty(g, me, rival) - lost * risk(g, me)) / PERCENT


def hex_worth(g: DungeonState, me: Hero, rival: Hero) -> float:
    """What the best spell against a rival brings."""
    needs = min(g.printed.spell(spell).duel for spell in attack_spells(g, me))
    return ways(2, needs) * booty(g, me, rival) / PERCENT - SPELL_WORTH


def booty(g: DungeonState, me: Hero, rival: Hero) -> int:
    """What a rival's best treasure is worth to who takes it, and what its loss costs the rival."""
    best = risk(g, rival)
    is_close = PERCENT * wealth(g, rival) >= CLOSE * goal_of(g, rival)
    kept = min(best, missing(g, me)) * KEPT // PERCENT
    return kept + (best // 2 if is_close else 0)


def best_prey(g: DungeonState, me: Hero, places: dict[int, int]) -> tuple[int, float]:
    """The space from which robbing brings most, and how much; the own space first."""
    best, most = me.place, 0.0
    casts = bool(attack_spells(g, me))
    for place in places:
        for rival in rivals_at(g, me, place):
            if duel_worth(g, me, rival) > most:
                best, most = place, duel_worth(g, me, rival)
    if casts:
        for place in places:
            near = (place, *g.board.neighbours(place, passable(g, me)))
            for rival in (one for at in near for one in rivals_at(g, me, at)):
                if g.printed.traits(rival.card).resists or g.is_haunted(place):
                    continue
                if hex_worth(g, me, rival) > most:
                    best, most = place, hex_worth(g, me, rival)
    return best, most
