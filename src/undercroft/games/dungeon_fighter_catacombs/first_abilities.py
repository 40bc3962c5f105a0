"""What the abilities of Heroes of the first box do before the damage is dealt. [DC-RULING-97]

Those that only change the damage are in `dealing`, the second throw of a Flurry in `attacking`.
"""

from typing import Any

from undercroft.engine import Choose, Script
from undercroft.families.dungeon_fighters.sharing import share_points
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, capacity, heal, heal_all
from undercroft.games.dungeon_fighter_catacombs.life import lose_life as lose
from undercroft.games.dungeon_fighter_catacombs.options import GIVE_BEER, HEAL_POINT, GiveBeer
from undercroft.games.dungeon_fighter_catacombs.powers import PRICE_OF_SONG, weakened
from undercroft.games.dungeon_fighter_catacombs.printed import Ability
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero

POCKETS = 2
"""Gold of a pickpocket of the first box."""
DOUBLE = 2
PRICE_OF_RAGE = 1
BY_BLESSING = ("ability-scattered-blessing",)


def rage(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """1 life, if need be the last one, doubles the damage."""
    lose(g, hero, PRICE_OF_RAGE)
    toss_of(g).times.append(("ability-blind-fury", DOUBLE))
    g.outbox.append(ev.RageTaken(*hero.both, hero.life, why="DC-RULING-97"))
    yield from ()


def heal_many(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """Every Hero heals what the sheet says."""
    heal_all(g, ability.value, ("ability-mass-healing",), "DC-RULING-97")
    yield from ()


def mark_target(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The Target token comes to the monster: all hits deal 1 more."""
    fight = fight_of(g)
    fight.target = True
    g.outbox.append(ev.TargetPlaced(*hero.both, fight.card, why="DC-RULING-97"))
    yield from ()


def steal(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """A card of the Shop deck for the party, in Resting."""
    fight_of(g).thefts += 1
    g.outbox.append(ev.TheftPlanned(*hero.both, why="DC-RULING-97"))
    yield from ()


def turn_into_toad(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The Toad token comes to the monster: its damage is lower."""
    fight = fight_of(g)
    fight.toad = True
    left = weakened(g, g.printed.foe(fight.card).damage)
    g.outbox.append(ev.ToadPlaced(*hero.both, fight.card, left, why="DC-RULING-97"))
    yield from ()


def fight_a_foe(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """A sworn foe is hurt by a miss, too; on a hit it is a part of the damage."""
    fight = fight_of(g)
    if toss_of(g).miss and ability.foe == g.printed.foe(fight.card).type:
        fight.life -= ability.value
        parts = (("ability-sworn-foe", ability.value),)
        dealt = ev.DamageDealt(
            *hero.both, fight.card, ability.value, parts, fight.life, why="DC-RULING-97"
        )
        g.outbox.append(dealt)
    yield from ()


def feel_nothing(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """No damage from this miss."""
    toss_of(g).spared = "ability-no-damage"
    yield from ()


def fill_pockets(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """2 Gold from the supply."""
    g.gold += POCKETS
    g.outbox.append(ev.GoldPicked(*hero.both, POCKETS, why="DC-RULING-97"))
    yield from ()


def pour_beer(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """The Beer token goes to a Hero, whom this monster hurts no more."""
    options = [GIVE_BEER[other.who] for other in g.conscious()]
    choice: GiveBeer = yield Choose(hero.seat, options, "DC-MIX-02")
    fight_of(g).beer = choice.who
    drinker = g.heroes[choice.who]
    own = int(drinker is hero)
    g.outbox.append(ev.BeerGiven(*hero.both, *drinker.both, own, why="DC-RULING-97"))


def sing(g: CatacombsState, hero: Hero, ability: Ability) -> Script[None]:
    """For 1 Gold the monster loses what makes it special."""
    fight = fight_of(g)
    g.gold -= PRICE_OF_SONG
    fight.song = True
    g.outbox.append(ev.RefrainSung(*hero.both, fight.card, g.gold, why="DC-RULING-97"))
    yield from ()


def scatter(g: CatacombsState, hero: Hero, points: int) -> Script[None]:
    """A point of life for each point of damage, to whom the thrower likes."""
    yield from share_points(
        g, hero.seat, points, lacking, HEAL_POINT, (), "DC-RULING-97", heal_by_blessing
    )


def lacking(g: CatacombsState) -> dict[int, int]:
    """What each Hero could heal."""
    return {hero.who: capacity(hero) - hero.life for hero in g.heroes if can_heal(hero)}


def heal_by_blessing(g: CatacombsState, who: int, amount: int) -> None:
    heal(g, g.heroes[who], amount, BY_BLESSING, "DC-RULING-97")


FIRST_TRIGGERS: dict[str, Any] = {
    "blind-fury": rage,
    "mass-healing": heal_many,
    "living-target": mark_target,
    "larceny": steal,
    "metamorphosis": turn_into_toad,
    "sworn-foe": fight_a_foe,
    "no-damage": feel_nothing,
    "deep-pockets": fill_pockets,
    "beer": pour_beer,
    "refrain": sing,
}
"""What does more than change the damage."""
