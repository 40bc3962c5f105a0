"""Whom a player made of code would rob: rivals who can be reached, and what that brings."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from undercroft.games.dungeon.bots.outlook import SPELL_WORTH, has_targets, missing, pace_of, risk
from undercroft.games.dungeon.box.board import FAR
from undercroft.games.dungeon.chances import PERCENT, ways
from undercroft.games.dungeon.deeds import passable, sword_of
from undercroft.games.dungeon.fights.duels import DEFENDER_DICE, rivals_at
from undercroft.games.dungeon.goals import goal_of, is_met, wealth
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.state import NOWHERE, DungeonState, Hero

KEPT = 25
"""Percent of stolen treasure that stays with the thief: what is robbed is robbed again."""
HARM = 3000
"""What it is worth to throw a rival who is about to win back to the start, in gold."""


@cache
def duel_chances(dice: int, lead: int) -> tuple[int, int]:
    """How many fights among heroes in a hundred the attacker wins, and how many he loses."""
    mine = [sum(sorted(roll)[-2:]) for roll in product(range(1, 7), repeat=dice)]
    theirs = [sum(roll) for roll in product(range(1, 7), repeat=DEFENDER_DICE)]
    leads = [one + lead - other for one in mine for other in theirs]
    won, lost = sum(by > 0 for by in leads), sum(by < 0 for by in leads)
    return PERCENT * won // len(leads), PERCENT * lost // len(leads)


def duel_worth(g: DungeonState, me: Hero, rival: Hero, stake: int) -> float:
    """What an attack hand to hand brings, with something to lose."""
    dice = g.printed.traits(me.card).attack_dice
    won, lost = duel_chances(dice, sword_of(g, me) - sword_of(g, rival))
    return (won * booty(g, me, rival) - lost * stake) / PERCENT


def stake_of(g: DungeonState, me: Hero) -> int:
    """What a hero minds losing to a rival: nothing, where robbing is the only way to the goal."""
    is_stuck = not is_met(g, me) and not has_targets(g, me)
    return 0 if is_stuck else risk(g, me)


def hex_worth(g: DungeonState, me: Hero, rival: Hero) -> float:
    """What the best spell against a rival brings."""
    needs = min(g.printed.spell(spell).duel for spell in attack_spells(g, me))
    return ways(2, needs) * booty(g, me, rival) / PERCENT - SPELL_WORTH


def booty(g: DungeonState, me: Hero, rival: Hero) -> float:
    """What a rival's best treasure is worth: to who takes it, and because the rival lacks it."""
    best, goal = risk(g, rival), goal_of(g, rival)
    kept = min(best, missing(g, me)) * KEPT / PERCENT
    nearness = min(1.0, wealth(g, rival) / goal)
    return kept + HARM * nearness * best / goal


def best_prey(g: DungeonState, me: Hero, places: Iterable[int]) -> tuple[int, float]:
    """The space from which robbing brings most, and how much; NOWHERE when it brings nothing."""
    best, most, stake = NOWHERE, 0.0, stake_of(g, me)
    for place in places:
        rivals = rivals_at(g, me, place)
        here = max((duel_worth(g, me, one, stake) for one in rivals), default=0.0)
        found = max(here, best_hex(g, me, place))
        if found > most:
            best, most = place, found
    return best, most


def best_hex(g: DungeonState, me: Hero, place: int) -> float:
    """What the best spell against a rival brings, cast from a space."""
    if g.team or not attack_spells(g, me) or g.is_haunted(place):
        return 0.0
    near = (place, *g.board.neighbours(place, passable(g, me)))
    rivals = [one for at in near for one in rivals_at(g, me, at)]
    open_ones = [one for one in rivals if not g.printed.traits(one.card).resists]
    return max((hex_worth(g, me, one) for one in open_ones), default=0.0)


def whom_to_chase(g: DungeonState, me: Hero) -> Hero | None:
    """The rival whom it pays most to follow, however far it is."""
    best, most, stake = None, 0.0, stake_of(g, me)
    steps = g.board.distances(me.place, passable(g, me))
    for rival in () if g.team else g.living():
        if rival is me or steps[rival.place] == FAR:
            continue
        worth = duel_worth(g, me, rival, stake) / max(1.0, steps[rival.place] / pace_of(g, me))
        if worth > most:
            best, most = rival, worth
    return best
