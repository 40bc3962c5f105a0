"""The windows in which those who hold something are asked whether they use it.

[DC-EQUIP-12] [DC-EQUIP-13] [DC-RULING-48]
"""

from collections.abc import Sequence

from undercroft.engine import Option, Script
from undercroft.families.dungeon_fighters.consulting import act_all
from undercroft.families.dungeon_fighters.voting import ask_all
from undercroft.games.dungeon_fighter_catacombs.deeds import (
    act,
    healing_ways,
    is_fighting,
    uses,
)
from undercroft.games.dungeon_fighter_catacombs.demands import available, fight_of
from undercroft.games.dungeon_fighter_catacombs.gear import ready_relics
from undercroft.games.dungeon_fighter_catacombs.life import faint, falling, is_lost
from undercroft.games.dungeon_fighter_catacombs.options import HOLD, PASS
from undercroft.games.dungeon_fighter_catacombs.party import Deeds, asked
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero


def offer_aid(g: CatacombsState, heroes: Sequence[Hero]) -> Script[None]:
    """Before a throw and after it: some Heroes may use what they have. [DC-EQUIP-12]"""
    while is_fighting(g):
        awake = [hero for hero in heroes if hero.is_conscious and not hero.holding]
        has_acted = yield from window(g, awake, [PASS, HOLD], uses, "DC-EQUIP-12")
        if not has_acted:
            return


def offer_last(g: CatacombsState) -> Script[None]:
    """Nothing is left to throw at the Boss: all are asked once more. [DC-RULING-29]"""
    while is_fighting(g) and not fight_of(g).special and not available(g):
        has_acted = yield from window(g, g.conscious(), [PASS], uses, "DC-RULING-29")
        if not has_acted:
            return


def settle_faints(g: CatacombsState) -> Script[None]:
    """Who falls may be healed in the last moment, or faints. [DC-FAINT-01] [DC-RULING-48]

    No combat that is won is lost by it. [DC-RULING-92]
    """
    while falling(g):
        has_acted = yield from window(g, g.conscious(), [PASS], savings, "DC-EQUIP-13")
        if not has_acted:
            break
    fallen = falling(g)
    for hero in fallen:
        faint(g, hero)
    if fallen and not fight_of(g).is_defeated:
        is_lost(g)


def savings(g: CatacombsState, hero: Hero) -> list[Option]:
    """What a Hero has that heals somebody who falls. [DC-EQUIP-13]"""
    cards = [card for card in hero.gear if g.printed.gear(card).kind == "spendable"]
    if hero.who == fight_of(g).active:
        cards += ready_relics(g)
    found: list[Option] = []
    for card in cards:
        found += healing_ways(g, card, g.printed.gear(card), falling(g))
    return found


def window(
    g: CatacombsState, heroes: Sequence[Hero], first: Sequence[Option], deeds: Deeds, why: str
) -> Script[bool]:
    """Each seat that can do something is asked; whether anybody did anything."""
    offered = asked(g, heroes, first, deeds)
    if not offered:
        return False
    seats, options = [seat for seat, _ in offered], [own for _, own in offered]
    answers = yield from ask_all(seats, options, why)
    has_acted = yield from act_all(g, offered, answers, act)
    return has_acted
