"""What a combat demands of its throws, and the Weapons that go with that. [DC-REQ-02]"""

from collections.abc import Sequence

from undercroft.families.dungeon_fighters import throws
from undercroft.families.dungeon_fighters.throws import merged
from undercroft.games.dungeon_fighter_catacombs.printed import COLOURS as NAMES
from undercroft.games.dungeon_fighter_catacombs.printed import Twist
from undercroft.games.dungeon_fighter_catacombs.state import (
    COIN,
    COLOURS,
    NOTHING,
    PENDULUM,
    CatacombsState,
    Fight,
    Hero,
    Toss,
)

NUMBERS = {name: number for number, name in enumerate(NAMES)}
OWN_WAY = {PENDULUM: ("pendulum-die",), COIN: ("destiny-coin",)}
"""The conditions that special dice bring along. [DC-SPDICE-08] [DC-SPDICE-09]"""


def fight_of(g: CatacombsState) -> Fight:
    """The combat that goes on."""
    assert g.fight is not None, "nobody fights"
    return g.fight


def toss_of(g: CatacombsState) -> Toss:
    """The throw in progress."""
    assert g.toss is not None, "nobody throws"
    return g.toss


def power_of(g: CatacombsState) -> str:
    """The special ability of the monster, unless a ballad took it. [DC-REVEAL-04]"""
    fight = fight_of(g)
    return "" if fight.song else g.printed.foe(fight.card).ability


def banned(g: CatacombsState) -> list[int]:
    """The coloured dice that a monster of the first box forbids. [DC-RULING-97]"""
    foe = g.printed.foe(fight_of(g).card)
    is_forbidding = power_of(g) == "banned"
    return [NUMBERS[colour] for colour in foe.banned] if is_forbidding else []


def available(g: CatacombsState) -> list[int]:
    """The coloured dice that can be thrown. [DC-COMBAT-03] [DC-RULING-03]"""
    gone = [*fight_of(g).spent, *banned(g)]
    return [colour for colour in COLOURS if colour not in gone]


def twists(g: CatacombsState) -> list[Twist]:
    """The cards that shape the combat: the room first, then the monster. [DC-RULING-71]"""
    foe = g.printed.foe(fight_of(g).card)
    return [foe] if g.room == NOTHING else [g.printed.room(g.room), foe]


def demanded(g: CatacombsState) -> list[str]:
    """The Specific Throws that every throw of this combat must be. [DC-REQ-02] [DC-REQ-05]"""
    cards = twists(g)[:-1] if fight_of(g).song else twists(g)
    return merged(*(card.throws for card in cards))


def are_impossible(g: CatacombsState) -> bool:
    """Whether no throw can keep what room and monster demand; then all miss. [DC-REQ-04]"""
    return not throws.is_possible(demanded(g))


def binding(g: CatacombsState, weapons: Sequence[int], die: int) -> list[str]:
    """What a throw is under: monster, room, the Weapons used, the die itself. [DC-REQ-03]

    Where that can't be, it is thrown under what the room demands.
    """
    wanted = twists(g)[0].throws if are_impossible(g) else demanded(g)
    return merged(wanted, *map(g.printed.throws_of, weapons), OWN_WAY.get(die, ()))


def fitting(g: CatacombsState, hero: Hero, weapons: Sequence[int], die: int) -> list[int]:
    """The Hero's Weapons that can be used besides others. [DC-EQUIP-06]"""
    if are_impossible(g):
        return []
    box = g.printed
    own = [card for card in hero.gear if box.gear(card).kind == "weapon"]
    return throws.fitting(own, weapons, binding(g, weapons, die), box.throws_of)
