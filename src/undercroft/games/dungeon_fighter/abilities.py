"""What the abilities of Heroes do before the damage is dealt. [DF-ABILITY-01] [DF-RULING-15]

Those that only change the damage are in `dealing`, second throws in `throwing` and `attacking`.
"""

from collections.abc import Callable
from typing import Any

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import fight_of, of_monster, power_of, toss_of
from undercroft.games.dungeon_fighter.life import heal_all, lose_life
from undercroft.games.dungeon_fighter.options import (
    GIVE_BEER,
    RAGE,
    SING,
    STAY_CALM,
    STAY_SILENT,
    GiveBeer,
)
from undercroft.games.dungeon_fighter.party import agree
from undercroft.games.dungeon_fighter.printed import Ability
from undercroft.games.dungeon_fighter.state import FighterState, Hero

PICKED = 2
"""Gold of a Pickpocket. [DF-POWER-22]"""
PRICE_OF_REFRAIN = 1
DOUBLE = 2
TOAD = 2
"""What the Toad token takes off the damage. [DF-POWER-14]"""

Trigger = Callable[[FighterState, Hero, Ability], Script[None]]


def use_ability(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """An ability is triggered. [DF-THROW-16] [DF-RULING-23]"""
    toss = toss_of(g)
    if toss.fatal and ability.kind in TOO_LATE:
        return
    used = ev.AbilityUsed(hero.seat, (name_of(ability),), toss.colour, why="DF-THROW-16")
    trigger = TRIGGERS.get(ability.kind)
    if ability.kind not in QUIET:
        g.outbox.append(used)
    if trigger is not None:
        yield from trigger(g, hero, ability)


def name_of(ability: Ability) -> str:
    """The text id of an ability."""
    return f"ability-{ability.kind}"


def rage(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """1 HP, if need be the last one, doubles the damage. [DF-POWER-09] [DF-RULING-38]"""
    choice: Option = yield Choose(hero.seat, [RAGE, STAY_CALM], "DF-POWER-09")
    if choice is not RAGE:
        return
    lose_life(g, hero, 1)
    toss_of(g).times.append((name_of(ability), DOUBLE))
    g.outbox.append(ev.RageTaken(hero.seat, hero.life, why="DF-POWER-09"))


def heal_party(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """All Heroes recover. [DF-POWER-10]"""
    heal_all(g, ability.value, (name_of(ability),), "DF-POWER-10")
    yield from ()


def mark_target(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """The Target token comes to the monster. [DF-POWER-11]"""
    fight = fight_of(g)
    fight.target = True
    g.outbox.append(ev.TargetPlaced(hero.seat, fight.card, why="DF-POWER-11"))
    yield from ()


def steal(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """A card for the Party in End of Turn. [DF-POWER-13]"""
    fight_of(g).thefts += 1
    g.outbox.append(ev.TheftPlanned(hero.seat, why="DF-POWER-13"))
    yield from ()


def turn_into_toad(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """The Toad token comes to the monster. [DF-POWER-14] [DF-RULING-35]"""
    fight = fight_of(g)
    fight.toad = True
    left = max(0, g.printed.foe(fight.card).damage - TOAD)
    g.outbox.append(ev.ToadPlaced(hero.seat, fight.card, left, why="DF-POWER-14"))
    yield from ()


def pick_pockets(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """2 gold from the supply. [DF-POWER-22] [DF-RULING-57]"""
    g.gold += PICKED
    g.outbox.append(ev.GoldPicked(hero.seat, PICKED, why="DF-POWER-22"))
    yield from ()


def seduce(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """The Charm token comes to the monster. [DF-POWER-23] [DF-RULING-55]"""
    fight = fight_of(g)
    fight.charm = hero.seat
    g.outbox.append(ev.CharmPlaced(hero.seat, fight.card, why="DF-POWER-23"))
    yield from ()


def pour_beer(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """The Beer token goes to a Hero. [DF-POWER-28] [DF-POWER-29]"""
    options = [GIVE_BEER[other.seat] for other in g.conscious()]
    choice: GiveBeer = yield Choose(hero.seat, options, "DF-POWER-28")
    fight_of(g).beer = choice.seat
    own = int(choice.seat == hero.seat)
    g.outbox.append(ev.BeerGiven(hero.seat, choice.seat, own, why="DF-POWER-28"))


def sing(g: FighterState, hero: Hero, ability: Ability) -> Script[None]:
    """For 1 gold the monster loses what makes it special. [DF-POWER-32] [DF-RULING-58]"""
    fight = fight_of(g)
    if g.gold < PRICE_OF_REFRAIN or not (power_of(g) or of_monster(g)):
        return
    choice = yield from agree(g, [SING, STAY_SILENT], "DF-POWER-32")
    if choice is not SING:
        return
    g.gold -= PRICE_OF_REFRAIN
    fight.song = True
    g.outbox.append(ev.RefrainSung(hero.seat, fight.card, g.gold, why="DF-POWER-32"))


TRIGGERS: dict[str, Any] = {
    "blind-fury": rage,
    "mass-healing": heal_party,
    "living-target": mark_target,
    "larceny": steal,
    "metamorphosis": turn_into_toad,
    "pickpocket": pick_pockets,
    "seduction": seduce,
    "beer": pour_beer,
    "refrain": sing,
}
"""What does more than change the damage."""
QUIET = ("flurry", "re-throw", "no-damage")
"""What is told when it is used, or does something only later."""
TOO_LATE = ("blind-fury", "beer", "refrain")
"""What would change nothing any more where a Fatal Blow falls; nobody is asked. [DF-RULING-23]"""
