"""A fight with a monster: the attack roll, what can be done about it, and how it ends.

The windows after a roll come in one fixed order. [DG-RULING-24]
"""

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.cards import COLUMNS
from undercroft.games.dungeon.deeds import ready, spend, sword_of
from undercroft.games.dungeon.fights.retreating import retreat
from undercroft.games.dungeon.fights.riposte import riposte
from undercroft.games.dungeon.magic import (
    attack_spells,
    refill,
    refill_options,
    teleport,
    travel_options,
)
from undercroft.games.dungeon.options import ACCEPT, CAST, STRIKE, USE, Cast, Use
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero, Monster

WON, LOST, FLED, SPARED = range(4)
"""How a fight ends; spared: a failed attack that the monster could not answer."""
COUNTED = 2
"""Dice that count in an attack roll. [DG-FIGHTER-01]"""
ESCAPE = "DG-TELEPORT-04"


def fight(
    g: DungeonState, hero: Hero, card: int, monster: Monster | None, seat_of_minion: int = NOTHING
) -> Script[int]:
    """A hero fights a monster or a minion on the own space. [DG-ENCOUNTER-02]"""
    one = g.fight = Fight(hero.id, card, seat_of_minion)
    one.needs = target_of(g, hero, card)
    way = yield from choose_way(g, hero, one)
    if isinstance(way, Cast) and g.printed.spell(way.spell).travels:
        yield from flee_by_spell(g, hero, way.spell)
        return FLED
    if isinstance(way, Cast):
        won = yield from cast(g, hero, one, way.spell)
    else:
        won = yield from strike(g, hero, one)
    if won:
        g.fight = None
        return WON
    ending = yield from escape(g, hero, one)
    if ending == LOST:
        yield from riposte(g, hero, monster, riposte_bonus(g, hero))
    g.fight = None
    return ending


def target_of(g: DungeonState, hero: Hero, card: int) -> int:
    """The number that a hero has to reach hand to hand. [DG-COMBAT-02] [DG-ELF-01]"""
    targets: tuple[int, ...] = g.printed.targets[card]
    return targets[g.printed.columns[hero.card]]


def spell_target(g: DungeonState, spell: int, card: int) -> int:
    """The number that a spell has to reach; none of two dice where it does nothing."""
    column = g.printed.spell(spell).column
    assert column is not None
    target: int = g.printed.targets[card][COLUMNS.index(column)]
    return target


def works(g: DungeonState, spell: int, card: int) -> bool:
    """Whether a monster is not immune to a spell. [DG-DECK-03]"""
    return spell_target(g, spell, card) <= 12


def choose_way(g: DungeonState, hero: Hero, one: Fight) -> Script[Option]:
    """By hand or with a spell; cards that help come first. [DG-SPELL-05] [DG-RULING-20]

    In the own turn the Spellbook may still be opened. [DG-CAST-03]
    """
    while True:
        options: list[Option] = [STRIKE]
        options += [USE[deed] for deed in boosts(g, hero, one)]
        spells = [s for s in attack_spells(g, hero) if works(g, s, one.card)] if hero.spells else []
        options += [CAST[spell] for spell in spells]
        options += travel_options(g, hero)
        books = refill_options(g, hero)
        has_secrets = bool(hero.spells)
        options += books
        choice: Option = yield Choose(hero.seat, options, "DG-ENCOUNTER-02", always=has_secrets)
        if not isinstance(choice, Use):
            return choice
        if choice in books:
            yield from refill(g, hero, choice.deed)
            continue
        spend(g, hero, choice.deed, "DG-ACTIONCARD-05")
        one.bonus += g.printed.deed(choice.deed).boosts


def boosts(g: DungeonState, hero: Hero, one: Fight) -> list[int]:
    """Cards to be played before an attack roll against such a foe. [DG-ACTIONCARD-05]"""
    kind = g.printed.foe(one.card).kind
    found = ready(g, hero, "boosts")
    return [deed for deed in found if g.printed.deed(deed).against in (None, kind)]


def strike(g: DungeonState, hero: Hero, one: Fight) -> Script[bool]:
    """The attack roll, and what may be added to it or roll it again. [DG-COMBAT-01]

    A Tear of Mirth or Folly counts for one roll. [DG-CHAMBERCARD-01] [DG-CHAMBERCARD-02]
    """
    one.bonus += sword_of(g, hero) + hero.edge + chamber_bonus(g, hero.place, "attack")
    hero.edge = 0
    yield from roll_attack(g, hero, one)
    if is_enough(one):
        return True
    added = yield from add(g, hero, one)
    if added:
        return True
    for deed in ready(g, hero, "rerolls"):
        choice: Option = yield Choose(hero.seat, [ACCEPT, USE[deed]], "DG-ACTIONCARD-09")
        if choice is not ACCEPT:
            spend(g, hero, deed, "DG-ACTIONCARD-09")
            yield from roll_attack(g, hero, one)
        if is_enough(one):
            return True
    slain = yield from slay(g, hero)
    return slain


def roll_attack(g: DungeonState, hero: Hero, one: Fight) -> Script[None]:
    """2d6, or more of which the best two count. [DG-COMBAT-01] [DG-FIGHTER-01]"""
    count = g.printed.traits(hero.card).attack_dice
    faces: bytes = yield Roll(count, D6, "DG-COMBAT-01")
    one.dice = sorted((face + 1 for face in faces), reverse=True)
    dice, total = " ".join(map(str, one.dice)), total_of(one)
    g.outbox.append(
        ev.AttackRolled(hero.card, one.card, dice, total, one.needs, why="DG-COMBAT-02")
    )


def total_of(one: Fight) -> int:
    """The best two dice and all that is added to them."""
    return one.dice[0] + one.dice[1] + one.bonus


def is_enough(one: Fight) -> bool:
    """Whether an attack succeeds: the total equals the number or is above it. [DG-RULING-18]"""
    return one.dice[0] + one.dice[1] + one.bonus >= one.needs


def add(g: DungeonState, hero: Hero, one: Fight) -> Script[bool]:
    """Additions after a failed roll: the hero's own, then those of others. [DG-RULING-24]"""
    while not is_enough(one):
        deeds = ready(g, hero, "adds")
        options: list[Option] = [ACCEPT, *(USE[deed] for deed in deeds)]
        choice = yield Choose(hero.seat, options, "DG-RULING-24")
        if choice is ACCEPT:
            break
        raise_roll(g, hero, hero, one, choice.deed)
    for helper in helpers(g, hero):
        for deed in helpful(g, helper):
            if is_enough(one):
                break
            options = [ACCEPT, USE[deed]]
            choice = yield Choose(helper.seat, options, "DG-ACTIONCARD-06")
            if choice is not ACCEPT:
                raise_roll(g, helper, hero, one, deed)
    return is_enough(one)


def helpers(g: DungeonState, hero: Hero) -> list[Hero]:
    """The other heroes in the same space."""
    others = g.heroes
    return [one for one in others if one.alive and one.place == hero.place and one is not hero]


def helpful(g: DungeonState, helper: Hero) -> list[int]:
    """Cards that add to somebody else's roll. [DG-ACTIONCARD-06]"""
    return [deed for deed in ready(g, helper, "adds") if g.printed.deed(deed).helps]


def raise_roll(g: DungeonState, helper: Hero, hero: Hero, one: Fight, deed: int) -> None:
    """Something is added to an attack roll. [DG-HALFLING-04] [DG-ACTIONCARD-02]"""
    spend(g, helper, deed, "DG-RULING-24")
    one.bonus += g.printed.deed(deed).adds
    g.outbox.append(ev.AttackRaised(hero.card, deed, total_of(one), why="DG-RULING-24"))


def slay(g: DungeonState, hero: Hero) -> Script[bool]:
    """Something that destroys any monster. [DG-ROGUE-01] [DG-RULING-39]"""
    for deed in ready(g, hero, "slays"):
        choice: Option = yield Choose(hero.seat, [ACCEPT, USE[deed]], "DG-ROGUE-01")
        if choice is not ACCEPT:
            spend(g, hero, deed, "DG-ROGUE-01")
            return True
    return False


def escape(g: DungeonState, hero: Hero, one: Fight) -> Script[int]:
    """Escapes before the Monster Attack roll. [DG-ACTIONCARD-01] [DG-TELEPORT-04]

    The Spellbook may have one. [DG-CAST-03]
    """
    while True:
        books = refill_options(g, hero)
        options: list[Option] = [ACCEPT, *(USE[deed] for deed in ready(g, hero, "flees"))]
        options += [*travel_options(g, hero), *books]
        choice = yield Choose(hero.seat, options, ESCAPE, always=bool(hero.spells))
        if choice not in books:
            break
        yield from refill(g, hero, choice.deed)
    if choice is ACCEPT:
        return LOST
    if isinstance(choice, Cast):
        yield from flee_by_spell(g, hero, choice.spell)
        return SPARED
    spend(g, hero, choice.deed, "DG-ACTIONCARD-01")
    g.outbox.append(ev.HeroFled(hero.card, one.card, why="DG-ACTIONCARD-01"))
    yield from retreat(g, hero, "DG-ACTIONCARD-01")
    return SPARED


def flee_by_spell(g: DungeonState, hero: Hero, spell: int) -> Script[None]:
    """Teleport takes a hero out of a fight. [DG-SPELL-05] [DG-TELEPORT-04]"""
    one = g.fight
    assert one is not None
    g.outbox.append(ev.HeroFled(hero.card, one.card, why=ESCAPE))
    yield from teleport(g, hero, spell, ESCAPE)
    g.fight = None


def cast(g: DungeonState, hero: Hero, one: Fight, spell: int) -> Script[bool]:
    """An attack spell: 2d6 and nothing else. [DG-CAST-05] [DG-CAST-06] [DG-CAST-07]"""
    hero.spells.remove(spell)
    one.spell, one.needs, one.bonus = spell, spell_target(g, spell, one.card), 0
    faces: bytes = yield Roll(COUNTED, D6, "DG-CAST-05")
    one.dice = [face + 1 for face in faces]
    dice, total = " ".join(map(str, one.dice)), total_of(one)
    g.outbox.append(
        ev.SpellRolled(hero.card, spell, one.card, dice, total, one.needs, why="DG-CAST-05")
    )
    return is_enough(one)


def chamber_bonus(g: DungeonState, place: int, what: str) -> int:
    """What an open Chamber Card does to rolls until its chamber is cleared. [DG-CHAMBERCARD-06]"""
    site = g.site_at(place)
    if site is None or site.tear is None or site.cleared or not site.tear.known:
        return 0
    bonus: int = getattr(g.printed.chamber(site.tear.card), what)
    return bonus


def riposte_bonus(g: DungeonState, hero: Hero) -> int:
    """What is added to Monster Attack rolls here. [DG-CHAMBERCARD-05]"""
    return chamber_bonus(g, hero.place, "riposte")
