"""What a fight is likely to cost, and what things are worth to the Party, in points of life."""

from functools import lru_cache

from undercroft.games.dungeon_fighter.aims import Aim, aim
from undercroft.games.dungeon_fighter.box import Box
from undercroft.games.dungeon_fighter.demands import demanded, fight_of, power_of
from undercroft.games.dungeon_fighter.life import capacity
from undercroft.games.dungeon_fighter.printed import Foe
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState, Hero
from undercroft.games.dungeon_fighter.tower import highest_storey

HERO_DICE = 3
BY_ABILITIES = 0.5
"""What abilities add to a throw that hits, on average."""
BOSS_DICE = 7
"""Bonus dice that a Party wants to have when it meets the Final Boss."""
SCAR = 4.0
"""What a scar costs, in points of life."""
RUIN = 15.0
"""What it costs when the last Hero faints."""
USUAL_FIGHTS = 13
MARGIN = 4.0
"""So much cheaper, for each Hero, another monster has to be before a Party withdraws."""
HOPELESS = 99.0
"""The toll of a fight that can't be won."""


class Prospect:
    """A fight as it stands: how often a throw hits, what it deals, what a miss costs."""

    def __init__(self, foe: Foe, throws: tuple[str, ...], power: str, damage: int) -> None:
        self.aim = aim(throws)
        self.power = power
        self.damage = damage
        self.hits = hit_share(self.aim, power)
        self.mean = self.hits * BY_ABILITIES + (
            self.hits if power == "horde" else worth_of(self.aim, power)
        )
        """The damage of a throw."""
        if power == "heal":
            self.mean -= (1 - self.hits) * foe.value

    def toll(self, life: int, heroes: int) -> float:
        """The life that it costs a Party to bring a monster down."""
        if self.mean <= 0.05:
            return HOPELESS
        throws = max(1.0, (life + 1) / self.mean)
        extra = max(0.0, throws - HERO_DICE)
        beating = min(self.damage * heroes, HERO_DICE * worth_of_die(heroes))
        return min(HOPELESS, throws * self.miss_cost(heroes) + extra / HERO_DICE * beating)

    def miss_cost(self, heroes: int) -> float:
        """What the misses cost, for each throw."""
        struck = heroes if self.power == "critical-failure" else 1
        lost = {"lose-gold": worth_of_gold(heroes) / 2, "destroy-equipment": 0.7}.get(
            self.power, 0.0
        )
        return (1 - self.hits) * (self.damage * struck + lost)

    def price_of_life(self, heroes: int) -> float:
        """What a point of the monster's life costs the Party to take."""
        if self.mean <= 0.05:
            return 1.0
        beating = min(self.damage * heroes, HERO_DICE * worth_of_die(heroes)) / HERO_DICE
        return (self.miss_cost(heroes) + 0.7 * beating) / self.mean


def hit_share(found: Aim, power: str) -> float:
    """How often a throw hits; zone 1 is a miss on a small target."""
    return found.hits - found.zone_1 if power == "small-target" else found.hits


def worth_of(found: Aim, power: str) -> float:
    """What a throw deals by its section alone."""
    return found.worth - found.zone_1 if power == "small-target" else found.worth


def prospect(g: FighterState) -> Prospect:
    """The present fight."""
    fight = fight_of(g)
    foe = g.printed.foe(fight.card)
    damage = max(0, foe.damage - (2 if fight.toad else 0))
    return Prospect(foe, tuple(demanded(g)), power_of(g), damage)


def meeting(foe: Foe, throws: tuple[str, ...]) -> Prospect:
    """A fight with a monster in a room that demands some throws."""
    return Prospect(foe, (*foe.throws, *throws), foe.ability, foe.damage)


@lru_cache(maxsize=1024)
def _average_toll(box: Box, level: int, throws: tuple[str, ...], heroes: int) -> float:
    """From what is worst the Party withdraws, for a point of shame each."""
    foes = [box.foe(card) for card in box.levels[level]]
    tolls = sorted(meeting(foe, throws).toll(foe.life, heroes) for foe in foes)
    usual = tolls[: (len(tolls) + 1) // 2]
    most = sum(usual) / len(usual) + heroes + MARGIN * heroes
    return sum(min(toll, most) for toll in tolls) / len(tolls)


def average_toll(g: FighterState, level: int, throws: tuple[str, ...]) -> float:
    """What a monster of a level costs in a room that demands some throws."""
    return _average_toll(g.printed, level, throws, len(g.in_play()))


def expected_toll(g: FighterState, throws: tuple[str, ...]) -> float:
    """What the next monster costs in a room that demands some throws."""
    storey = highest_storey(g, 0)
    level = len(g.tower) if storey is None else storey + 1
    return average_toll(g, level, throws)


def missing(hero: Hero) -> int:
    """The life that a Hero could get back."""
    return capacity(hero) - hero.life if hero.is_conscious else 0


def worth_of_die(heroes: int) -> float:
    """What a Bonus die is worth: a beating saved, or a throw at the Final Boss."""
    return 1.0 + heroes


def worth_of_gold(heroes: int) -> float:
    """What a coin is worth: it heals every Hero a little."""
    return 0.5 + 0.25 * heroes


def die_worth(g: FighterState, dice: int) -> float:
    """What one more Bonus die is worth to a Party that has some."""
    worth = worth_of_die(len(g.in_play()))
    return worth if dice < BOSS_DICE else worth / 3


def fights_left(g: FighterState) -> int:
    """About how many fights are still to come."""
    return 0 if g.level == BEYOND else max(1, USUAL_FIGHTS - g.turn)
