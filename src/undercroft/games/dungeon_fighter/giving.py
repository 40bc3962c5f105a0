"""Who gets a card that the Party bought, stole or found, and what is too much.

[DF-RULING-51] [DF-EQUIP-04]
"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.deeds import hand_over
from undercroft.games.dungeon_fighter.demands import fight_of
from undercroft.games.dungeon_fighter.gear import (
    carried,
    discard,
    draw_card,
    excess,
    has_place_for,
    limit,
)
from undercroft.games.dungeon_fighter.options import (
    DISCARD,
    GIVE_TO,
    HAND,
    LEAVE_IT,
    Discard,
    GiveTo,
    Hand,
)
from undercroft.games.dungeon_fighter.party import agree
from undercroft.games.dungeon_fighter.state import NOTHING, FighterState, Hero


def takers(g: FighterState, card: int) -> list[Option]:
    """The Heroes who can carry a card."""
    return [GIVE_TO[hero.seat] for hero in g.in_play() if has_place_for(g, hero, card)]


def take_stolen(g: FighterState) -> Script[None]:
    """A card for each Larceny, drawn at random. [DF-POWER-13]"""
    fight = fight_of(g)
    while fight.thefts:
        fight.thefts -= 1
        g.found = yield from draw_card(g, "DF-POWER-13")
        if g.found == NOTHING:
            g.outbox.append(ev.NoCardLeft(why="DF-RULING-49"))
            continue
        g.outbox.append(ev.CardStolen(g.found, why="DF-POWER-13"))
        choice = yield from agree(g, [*takers(g, g.found), LEAVE_IT], "DF-RULING-51")
        give(g, choice)


def take_treasure(g: FighterState) -> Script[None]:
    """A card of a Treasure Room; the Leader decides who gets it. [DF-ROOM-10] [DF-ROOM-11]"""
    g.found = yield from draw_card(g, "DF-ROOM-10")
    if g.found == NOTHING:
        g.outbox.append(ev.NoCardLeft(why="DF-RULING-49"))
        return
    g.outbox.append(ev.CardFound(g.found, why="DF-ROOM-10"))
    options = [*takers(g, g.found), LEAVE_IT]
    choice: Option = yield Choose(g.leader, options, "DF-ROOM-11")
    give(g, choice)


def give(g: FighterState, choice: Option) -> None:
    """The found card goes to a Hero, or to the discards."""
    card, g.found = g.found, NOTHING
    if isinstance(choice, GiveTo):
        g.heroes[choice.seat].gear.append(card)
        g.outbox.append(ev.CardGiven(choice.seat, card, why="DF-RULING-51"))
    else:
        g.discards.append(card)
        g.outbox.append(ev.CardLeft(card, why="DF-RULING-51"))


def settle_excess(g: FighterState) -> Script[None]:
    """Nobody keeps too much, or anything once he is gone. [DF-EQUIP-04] [DF-RULING-44]"""
    for hero in g.in_play():
        while excess(g, hero):
            choice: Option = yield Choose(hero.seat, ways_out(g, hero), "DF-EQUIP-04")
            if isinstance(choice, Hand):
                hand_over(g, hero, choice)
            elif isinstance(choice, Discard):
                drop(g, hero, choice.gear)
    for hero in g.heroes:
        while hero.angelic and hero.gear:
            drop(g, hero, hero.gear[0])


def ways_out(g: FighterState, hero: Hero) -> list[Option]:
    """What a Hero can do with what is too much: hand it to a free slot, or discard it."""
    found: list[Option] = []
    for card in excess(g, hero):
        free = [o for o in g.in_play() if carried(g, o, card) < limit(g, o, card)]
        found += [HAND[card][other.seat] for other in free]
        found.append(DISCARD[card])
    return found


def drop(g: FighterState, hero: Hero, card: int) -> None:
    """A card goes to the discards."""
    discard(g, hero, card)
    g.outbox.append(ev.CardDiscarded(hero.seat, card, why="DF-EQUIP-04"))
