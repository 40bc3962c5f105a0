"""Fights among heroes, hand to hand or with a spell. [DG-PVP-01]"""

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.deeds import passable, ready, spend, sword_of
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.options import ACCEPT, CAST, ROB, USE, Cast, Rob
from undercroft.games.dungeon.state import DungeonState, Fight, Hero

DEFENDER_DICE = 2


def rivals_at(g: DungeonState, hero: Hero, place: int) -> list[Hero]:
    """The heroes on a space whom a hero may attack. [DG-PVP-02] [DG-DUEL-05] [DG-DUEL-06]"""
    if g.team or g.is_haunted(place) or g.is_haunted(hero.place):
        return []
    if g.setup.peaceful_hall and g.board.hall in (place, hero.place):
        return []
    others = (one for one in g.heroes if one is not hero and one.alive and one.place == place)
    return [one for one in others if not one.caged]


def rivals(g: DungeonState, hero: Hero) -> list[Hero]:
    """Whom a hero may attack hand to hand. [DG-DUEL-01]"""
    return rivals_at(g, hero, hero.place)


def rivals_in_sight(g: DungeonState, hero: Hero) -> list[Hero]:
    """Whom a hero may cast a spell at: here or next to here. [DG-DUEL-07] [DG-DUEL-08]"""
    places = (hero.place, *g.board.neighbours(hero.place, passable(g, hero)))
    found = [one for place in places for one in rivals_at(g, hero, place)]
    return [one for one in found if not g.printed.traits(one.card).resists]


def hero_of(g: DungeonState, card: int) -> Hero:
    """The living hero of a class. [DG-RULING-02]"""
    return next(one for one in g.heroes if one.alive and one.card == card)


def duel(g: DungeonState, hero: Hero, rival: Hero) -> Script[None]:
    """Both roll; the higher total takes a treasure. [DG-DUEL-02] [DG-DUEL-03]"""
    one = g.fight = Fight(hero.id, target=rival.id)
    count = g.printed.traits(hero.card).attack_dice
    faces: bytes = yield Roll(count, D6, "DG-DUEL-02")
    one.dice = sorted((face + 1 for face in faces), reverse=True)
    faces = yield Roll(DEFENDER_DICE, D6, "DG-DUEL-02")
    one.foe_dice = [face + 1 for face in faces]
    one.bonus, one.foe_bonus = sword_of(g, hero), sword_of(g, rival)
    mine, theirs = totals(one)
    dice, foe_dice = (" ".join(map(str, some)) for some in (one.dice, one.foe_dice))
    g.outbox.append(
        ev.DuelRolled(hero.card, rival.card, dice, mine, foe_dice, theirs, why="DG-DUEL-02")
    )
    added = yield from throw_stones(g, hero)
    one.bonus += added
    added = yield from throw_stones(g, rival)
    one.foe_bonus += added
    mine, theirs = totals(one)
    g.fight = None
    if mine == theirs:
        g.outbox.append(ev.DuelTied(hero.card, rival.card, why="DG-DUEL-03"))
        return
    winner, loser = (hero, rival) if mine > theirs else (rival, hero)
    yield from rob(g, winner, loser)


def totals(one: Fight) -> tuple[int, int]:
    """What both sides of a fight among heroes have."""
    mine = one.dice[0] + one.dice[1] + one.bonus
    return mine, one.foe_dice[0] + one.foe_dice[1] + one.foe_bonus


def throw_stones(g: DungeonState, hero: Hero) -> Script[int]:
    """What may be added in fights among heroes. [DG-DUEL-02] [DG-HALFLING-04]"""
    added = 0
    while True:
        deeds = [deed for deed in ready(g, hero, "adds") if g.printed.deed(deed).duels]
        options: list[Option] = [ACCEPT, *(USE[deed] for deed in deeds)]
        choice = yield Choose(hero.seat, options, "DG-DUEL-02")
        if choice is ACCEPT:
            return added
        spend(g, hero, choice.deed, "DG-DUEL-02")
        added += g.printed.deed(choice.deed).adds


def rob(g: DungeonState, winner: Hero, loser: Hero) -> Script[None]:
    """The winner picks one carried treasure of the loser. [DG-PVP-03] [DG-DUEL-04]"""
    g.outbox.append(ev.DuelWon(winner.card, winner.seat, loser.card, why="DG-DUEL-03"))
    if not loser.treasures:
        return
    options = [ROB[card] for card in sorted(loser.treasures)]
    choice: Rob = yield Choose(winner.seat, options, "DG-DUEL-04")
    loser.treasures.remove(choice.treasure)
    winner.treasures.append(choice.treasure)
    card, worth = choice.treasure, g.printed.values[choice.treasure]
    thief, victim = winner.seat, loser.seat
    g.outbox.append(
        ev.TreasureRobbed(winner.card, thief, card, worth, loser.card, victim, why="DG-DUEL-04")
    )


def cast_at_hero(g: DungeonState, hero: Hero, rival: Hero) -> Script[None]:
    """An attack spell against a hero wins on its number, or does nothing. [DG-DUEL-07]"""
    one = g.fight = Fight(hero.id, target=rival.id)
    options = [CAST[spell] for spell in attack_spells(g, hero)]
    choice: Cast = yield Choose(hero.seat, options, "DG-DUEL-07", always=True)
    hero.spells.remove(choice.spell)
    one.spell, one.needs = choice.spell, g.printed.spell(choice.spell).duel
    faces: bytes = yield Roll(2, D6, "DG-DUEL-07")
    one.dice = [face + 1 for face in faces]
    total, dice = sum(one.dice), " ".join(map(str, one.dice))
    g.outbox.append(
        ev.HexRolled(hero.card, rival.card, choice.spell, dice, total, one.needs, why="DG-DUEL-07")
    )
    g.fight = None
    if total >= one.needs:
        yield from rob(g, hero, rival)
