"""Spells in hand: taken, spent, and Teleport. [DG-SPELL-01] [DG-TELEPORT-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.deeds import ready, spend
from undercroft.games.dungeon.options import (
    ARRIVE,
    CAST,
    PICK_LEVEL,
    TAKE_SPELL,
    USE,
    Arrive,
    PickLevel,
    TakeSpell,
)
from undercroft.games.dungeon.state import NOWHERE, DungeonState, Hero


def take_spells(g: DungeonState, hero: Hero, count: int, why: str) -> Script[None]:
    """A hero takes so many spells of any kinds, in secret. [DG-CAST-01] [DG-CAST-04]"""
    options = [TAKE_SPELL[spell] for spell in g.printed.spells]
    for _ in range(count):
        choice: TakeSpell = yield Choose(hero.seat, options, why)
        take_spell(g, hero, choice.spell, why)


def take_spell(g: DungeonState, hero: Hero, spell: int, why: str) -> None:
    hero.spells.append(spell)
    hero.spells.sort()
    g.outbox.append(ev.SpellTaken(hero.card, spell, why=why, to=seat_set([hero.seat])))


def attack_spells(g: DungeonState, hero: Hero) -> list[int]:
    """The kinds of attack spells in a hero's hand. [DG-CAST-05]"""
    return [s for s in dict.fromkeys(hero.spells) if g.printed.spell(s).column is not None]


def travel_spells(g: DungeonState, hero: Hero) -> list[int]:
    """The kinds of spells in a hero's hand that take their caster elsewhere."""
    return [s for s in dict.fromkeys(hero.spells) if g.printed.spell(s).travels]


def travel_options(g: DungeonState, hero: Hero) -> list[Option]:
    return [CAST[spell] for spell in travel_spells(g, hero)] if hero.spells else []


def teleport(g: DungeonState, hero: Hero, spell: int, why: str) -> Script[None]:
    """The caster appears on another space. [DG-TELEPORT-02] [DG-TELEPORT-03]"""
    hero.spells.remove(spell)
    here, reach = g.level_of(hero.place), g.printed.spell(spell).reach
    levels = [level for level in range(here - reach, here + reach + 1) if destinations(g, level)]
    options = [PICK_LEVEL[level] for level in levels]
    choice: PickLevel = yield Choose(hero.seat, options, "DG-TELEPORT-02")
    places = [place for place in destinations(g, choice.level) if place != hero.place]
    to: Arrive = yield Choose(hero.seat, [ARRIVE[place] for place in places], "DG-TELEPORT-02")
    hero.place, hero.came = to.place, NOWHERE
    g.outbox.append(ev.HeroTeleported(hero.card, to.place, choice.level, why=why))


def destinations(g: DungeonState, level: int) -> list[int]:
    """Corridor spaces and cleared chambers of a level. [DG-TELEPORT-02]"""
    board = g.board
    if level not in board.corridors:
        return []
    cleared = [place for place in board.chambers[level] if g.sites[board.sites[place]].cleared]
    return sorted([*board.corridors[level], *cleared])


def refill_options(g: DungeonState, hero: Hero) -> list[Option]:
    """What brings all spells back in the own turn, while some are missing. [DG-CAST-03]"""
    if len(hero.spells) >= g.printed.traits(hero.card).spells:
        return []
    is_own_turn = not g.ended and g.queue[:1] == [hero.id]
    return [USE[deed] for deed in ready(g, hero, "refills")] if is_own_turn else []


def refill(g: DungeonState, hero: Hero, deed: int) -> Script[None]:
    """The hand is filled again. [DG-WIZARD-01] [DG-CAST-03]"""
    spend(g, hero, deed, "DG-CAST-03")
    missing = g.printed.traits(hero.card).spells - len(hero.spells)
    yield from take_spells(g, hero, missing, "DG-CAST-03")
