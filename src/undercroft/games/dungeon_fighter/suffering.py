"""Damage to Heroes: after a miss, in a beating, and what protects from it. [DF-COMBAT-14]"""

from collections.abc import Sequence

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.damage import Part, take_off, worth
from undercroft.families.dungeon_fighters.voting import ask_all
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.abilities import TOAD
from undercroft.games.dungeon_fighter.aiding import help_out
from undercroft.games.dungeon_fighter.deeds import uses
from undercroft.games.dungeon_fighter.demands import fight_of, power_of, toss_of
from undercroft.games.dungeon_fighter.gear import discard
from undercroft.games.dungeon_fighter.life import faint_if_due, is_lost, lose_life
from undercroft.games.dungeon_fighter.options import (
    PREVENT,
    STRIKE_BACK,
    SUFFER,
    Prevent,
    StrikeBack,
)
from undercroft.games.dungeon_fighter.powers import triggered
from undercroft.games.dungeon_fighter.state import FighterState, Hero

BEER, METAMORPHOSIS, UNHURT = "ability-beer", "ability-metamorphosis", "ability-no-damage"


def blow(g: FighterState, hero: Hero) -> tuple[list[Part], str]:
    """What the monster would do to a Hero, and what spares him from all of it. [DF-RULING-15]

    The thrower's own cards protect from his own miss only. [DF-RULING-33]
    """
    fight, box = fight_of(g), g.printed
    parts: list[Part] = [("part-monster", box.foe(fight.card).damage)]
    if fight.beer == hero.seat:
        return parts, BEER
    if fight.toad:
        parts.append((METAMORPHOSIS, -min(TOAD, worth(parts))))
    if hero.seat == toss_of(g).seat:
        spared = own_guards(g, hero, parts)
        if spared:
            return parts, spared
    return parts, "" if worth(parts) else parts[-1][0]


def own_guards(g: FighterState, hero: Hero, parts: list[Part]) -> str:
    """What the thrower has against his own miss. [DF-ITEM-09] [DF-RULING-54]"""
    toss, box = toss_of(g), g.printed
    ability = triggered(g, hero)
    if ability is not None and ability.kind == "no-damage":
        return UNHURT
    if toss.spared:
        return toss.spared
    kept = [card for card in hero.gear if not box.gear(card).once]
    for card in kept:
        if box.gear(card).effect == "no-damage":
            return box.names[card]
    armour = [card for card in kept if box.gear(card).effect == "reduced-damage"]
    worn = [*toss.guards, *((box.names[card], box.gear(card).value) for card in armour)]
    take_off(parts, worn)
    return ""


def threatened(g: FighterState) -> list[Hero]:
    """The Heroes whom the miss in progress will hurt. [DF-MONPOWER-07]"""
    thrower = g.heroes[toss_of(g).seat]
    heroes = g.conscious() if power_of(g) == "critical-failure" else [thrower]
    return [hero for hero in heroes if not blow(g, hero)[1]]


def ward_off(g: FighterState, thrower: Hero) -> Script[None]:
    """Before damage to a Hero all may use what they have. [DF-RULING-53] [DF-RULING-80]"""
    while threatened(g):
        own = preventions(g, thrower)
        options = [
            [SUFFER, *(own if hero is thrower else []), *uses(g, hero)] for hero in g.conscious()
        ]
        has_acted = yield from brace(g, options)
        if not has_acted:
            return


def brace(g: FighterState, options: Sequence[Sequence[Option]]) -> Script[bool]:
    """What the conscious Heroes do before damage; whether anybody did anything."""
    able = [(hero, own) for hero, own in zip(g.conscious(), options, strict=True) if len(own) > 1]
    if not able:
        return False
    asked = [hero for hero, _ in able]
    seats = [hero.seat for hero in asked]
    answers = yield from ask_all(seats, [own for _, own in able], "DF-RULING-80")
    has_acted = help_out(g, asked, answers)
    for hero, answer in zip(asked, answers, strict=True):
        if isinstance(answer, Prevent):
            prevent(g, hero, answer.gear)
            has_acted = True
    return has_acted


def preventions(g: FighterState, hero: Hero) -> list[Option]:
    """The cards that work once against the own miss. [DF-ITEM-05] [DF-ITEM-09]"""
    if blow(g, hero)[1]:
        return []
    box = g.printed
    wanted = ("no-damage", "reduced-damage")
    cards = [card for card in hero.gear if box.gear(card).once]
    return [PREVENT[card] for card in cards if box.gear(card).effect in wanted]


def prevent(g: FighterState, hero: Hero, card: int) -> None:
    """A card is spent against the own miss. [DF-ITEM-05] [DF-RULING-80]"""
    toss, box = toss_of(g), g.printed
    g.outbox.append(ev.GearUsed(hero.seat, card, why="DF-RULING-80"))
    if box.gear(card).effect == "no-damage":
        toss.spared = box.names[card]
    else:
        toss.guards.append((box.names[card], box.gear(card).value))
    discard(g, hero, card)


def suffer_miss(g: FighterState, thrower: Hero) -> Script[None]:
    """The monster strikes back, then does what it does on a miss. [DF-THROW-08] [DF-RULING-14]"""
    yield from ward_off(g, thrower)
    yield from strike(g, [thrower], "DF-COMBAT-14")


def strike(g: FighterState, heroes: Sequence[Hero], why: str) -> Script[None]:
    """The monster hits some Heroes at once; who can strikes back. [DF-COMBAT-15] [DF-RULING-39]"""
    taken = [(hero, be_struck(g, hero, why)) for hero in heroes]
    for hero in heroes:
        faint_if_due(g, hero)
    if is_lost(g):
        return
    for hero, damage in taken:
        if damage:
            yield from riposte(g, hero, damage)


def be_struck(g: FighterState, hero: Hero, why: str) -> int:
    """One Hero takes the damage that is left; how much."""
    parts, spared = blow(g, hero)
    if spared:
        g.outbox.append(ev.HeroSpared(hero.seat, (spared,), why=why))
        return 0
    damage = worth(parts)
    lose_life(g, hero, damage)
    g.outbox.append(ev.HeroHurt(hero.seat, damage, tuple(parts), hero.life, why=why))
    return damage


def riposte(g: FighterState, hero: Hero, damage: int) -> Script[None]:
    """Armour gives back what was taken. [DF-ITEM-07] [DF-RULING-39] [DF-RULING-54]"""
    box = g.printed
    cards = [card for card in hero.gear if box.gear(card).effect == "riposte"]
    for card in cards:
        if fight_of(g).is_defeated:
            return
        if box.gear(card).once:
            choice: Option = yield Choose(hero.seat, [SUFFER, STRIKE_BACK[card]], "DF-ITEM-07")
            if not isinstance(choice, StrikeBack):
                continue
            discard(g, hero, card)
        give_back(g, hero, card, damage)


def give_back(g: FighterState, hero: Hero, card: int, damage: int) -> None:
    """The monster takes what it dealt."""
    fight = fight_of(g)
    fight.life = max(0, fight.life - damage)
    cause = (g.printed.names[card],)
    told = ev.Riposted(hero.seat, fight.card, damage, cause, fight.life, why="DF-ITEM-07")
    g.outbox.append(told)


def be_beaten(g: FighterState, hero: Hero) -> Script[None]:
    """All take the printed damage, whatever protects them; the dice are back. [DF-COMBAT-22]"""
    while True:
        options = [[SUFFER, *uses(g, other)] for other in g.conscious()]
        has_acted = yield from brace(g, options)
        if not has_acted:
            break
    fight = fight_of(g)
    damage = g.printed.foe(fight.card).damage
    g.defeated = True
    fight.beatings += 1
    fight.spent = []
    g.outbox.append(ev.BeatingTaken(hero.seat, damage, why="DF-COMBAT-22"))
    for other in g.conscious():
        lose_life(g, other, damage)
        parts = (("part-monster", damage),)
        hurt = ev.HeroHurt(other.seat, damage, parts, other.life, why="DF-COMBAT-27")
        g.outbox.append(hurt)
        faint_if_due(g, other)
    is_lost(g)
