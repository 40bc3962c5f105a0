"""What the abilities of Heroes do before the damage is dealt. [DC-ABIL-01] [DC-RULING-10]

Those that only change the damage are in `dealing`, Re-Throw in `throwing`.
"""

from collections.abc import Callable
from typing import Any

from undercroft.engine import Script
from undercroft.families.dungeon_fighters.sharing import share_points
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.first_abilities import FIRST_TRIGGERS
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, capacity, heal, heal_all
from undercroft.games.dungeon_fighter_catacombs.options import HEAL_POINT, STOP_HEALING
from undercroft.games.dungeon_fighter_catacombs.powers import listed_type
from undercroft.games.dungeon_fighter_catacombs.printed import Ability
from undercroft.games.dungeon_fighter_catacombs.state import NOBODY, CatacombsState, Hero

PARTY_HEALED = 1
"""[DC-ABIL-05]"""
SELF_HEALED = 3
"""[DC-ABIL-09]"""
PICKED = 1
"""Gold of a Pickpocket. [DC-ABIL-07]"""
AGILE = 2
"""What the monster takes. [DC-ABIL-01]"""
BY_ENERGY = ("ability-spirit-energy",)

Trigger = Callable[[CatacombsState, Hero, Ability], Script[None]]


def use_ability(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """An ability is activated. [DC-ICON-01]"""
    used = ev.AbilityUsed(*hero.both, (name_of(ability),), toss_of(g).colour, why="DC-ICON-01")
    g.outbox.append(used)
    trigger = TRIGGERS.get(ability.kind) or FIRST_TRIGGERS.get(ability.kind)
    if trigger is not None:
        yield from trigger(g, hero, ability)


def name_of(ability: Ability) -> str:
    """The text id of an ability."""
    return f"ability-{ability.kind}"


def dodge(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """No damage from this miss, and 2 for the monster. [DC-ABIL-01] [DC-RULING-17]"""
    toss, fight = toss_of(g), fight_of(g)
    toss.spared = name_of(ability)
    fight.life -= AGILE
    parts = ((name_of(ability), AGILE),)
    dealt = ev.DamageDealt(*hero.both, fight.card, AGILE, parts, fight.life, why="DC-ABIL-01")
    g.outbox.append(dealt)
    yield from ()


def heal_party(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """Every Hero heals 1 life. [DC-ABIL-05]"""
    heal_all(g, PARTY_HEALED, (name_of(ability),), "DC-ABIL-05")
    yield from ()


def heal_self(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The thrower heals 3 life. [DC-ABIL-09]"""
    heal(g, hero, SELF_HEALED, (name_of(ability),), "DC-ABIL-09")
    yield from ()


def pick_pockets(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """1 Gold from the supply. [DC-ABIL-07]"""
    g.gold += PICKED
    g.outbox.append(ev.GoldPicked(*hero.both, PICKED, why="DC-ABIL-07"))
    yield from ()


def charm(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The Charm token comes to the monster, once. [DC-UNIQUE-03] [DC-RULING-20]"""
    fight = fight_of(g)
    if fight.charm == NOBODY:
        fight.charm = hero.who
        g.outbox.append(ev.CharmPlaced(*hero.both, fight.card, why="DC-UNIQUE-03"))
    yield from ()


def share_energy(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The monster's level and 1 more, split as he likes. [DC-UNIQUE-12] [DC-BOSS-09]"""
    points, stop = fight_of(g).level + 1, (STOP_HEALING,)
    yield from share_points(
        g, hero.seat, points, lacking, HEAL_POINT, stop, "DC-UNIQUE-12", heal_by_energy
    )


def lacking(g: CatacombsState) -> dict[int, int]:
    """What each Hero could heal."""
    return {hero.who: capacity(hero) - hero.life for hero in g.heroes if can_heal(hero)}


def heal_by_energy(g: CatacombsState, who: int, amount: int) -> None:
    heal(g, g.heroes[who], amount, BY_ENERGY, "DC-UNIQUE-12")


def strike_off(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The token of this type is spent for good. [DC-UNIQUE-10] [DC-UNIQUE-11]"""
    hero.listed.remove(listed_type(g))
    yield from ()


TRIGGERS: dict[str, Any] = {
    "agile-instincts": dodge,
    "heal-party": heal_party,
    "self-healing": heal_self,
    "pickpocket": pick_pockets,
    "charming": charm,
    "seduction": charm,
    "spirit-energy": share_energy,
    "death-list": strike_off,
}
"""What does more than change the damage."""
