"""What a combat is likely to cost, and what things are worth to the party, in points of life."""

from functools import lru_cache

from undercroft.families.dungeon_fighters.aims import aim, icon_share
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.deck import next_level
from undercroft.games.dungeon_fighter_catacombs.demands import demanded, fight_of, power_of
from undercroft.games.dungeon_fighter_catacombs.life import capacity
from undercroft.games.dungeon_fighter_catacombs.mixing import monsters_for
from undercroft.games.dungeon_fighter_catacombs.modifying import STAND
from undercroft.games.dungeon_fighter_catacombs.powers import weakened
from undercroft.games.dungeon_fighter_catacombs.printed import Twist
from undercroft.games.dungeon_fighter_catacombs.state import (
    DIE_KINDS,
    CatacombsState,
    Hero,
    TableSetup,
)

COLOURED = 3
BOSS_DICE = 8
"""White dice that a party wants to have when it meets the Final Boss."""
BY_ABILITIES = 0.5
"""What abilities add to a throw that hits, on average."""
SCAR = 4.0
"""What a Scar costs, in points of life."""
HOPELESS = 99.0
"""The toll of a combat that can't be won."""
POISON = {"toxic": 0.4, "super-toxic": 1.5, "death-touch": 0.3}
"""What a miss costs besides, by the monster's ability."""
POISON |= {"destroy-equipment": 1.0, "lose-gold": 2.0, "heal": 2.0, "critical-failure": 2.5}


def icons(g: CatacombsState) -> float:
    """How often the dice show the icon."""
    return icon_share(DIE_KINDS[g.setup.dice])


class Prospect:
    """A combat as it stands: how often a throw hits, what it deals, what a miss costs."""

    def __init__(
        self, setup: TableSetup, throws: tuple[str, ...], damage: int, power: str, level: int
    ) -> None:
        self.aim = aim(setup.target, DIE_KINDS[setup.dice], throws)
        self.hits, worth = self.aim.hits, self.aim.worth
        if power == "small-target":
            self.hits, worth = self.hits - self.aim.zone_1, worth - self.aim.zone_1
        self.mean = (self.hits if power == "horde" else worth) + self.hits * BY_ABILITIES
        """The damage of a throw."""
        self.damage = damage
        self.level = level
        self.miss = (1 - self.hits) * damage + POISON.get(power, 0.0) * (1 - self.hits)
        """What misses cost, for each throw."""

    def toll(self, life: int, heroes: int) -> float:
        """The life that it costs a party to bring a monster down."""
        if self.mean <= 0.05:
            return HOPELESS
        throws = max(1.0, (life + 1) / self.mean)
        extra = max(0.0, throws - COLOURED)
        return min(HOPELESS, throws * self.miss + extra * self.dear(heroes))

    def dear(self, heroes: int) -> float:
        """What a throw beyond the coloured dice costs."""
        return min(self.level * heroes / COLOURED, worth_of_die(heroes))

    def price_of_life(self, heroes: int) -> float:
        """What a point of the monster's life costs the party to take."""
        if self.mean <= 0.05:
            return 1.0
        return (self.miss + 0.7 * self.dear(heroes)) / self.mean


def throws_of(*cards: Twist) -> tuple[str, ...]:
    """What some cards demand, the stand included."""
    found = [throw for card in cards for throw in card.throws]
    found += [STAND for card in cards if STAND in card.modifiers]
    return tuple(dict.fromkeys(found))


def prospect(g: CatacombsState) -> Prospect:
    """The present combat."""
    fight = fight_of(g)
    throws = tuple(demanded(g))
    if g.setting.raised:
        throws = (*throws, STAND)
    damage = weakened(g, g.printed.foe(fight.card).damage)
    return Prospect(g.setup, throws, damage, power_of(g), fight.level)


@lru_cache(maxsize=1024)
def _average_toll(
    box: Box, setup: TableSetup, level: int, throws: tuple[str, ...], more: int, heroes: int
) -> float:
    foes = [box.monster(card) for card in monsters_for(box, setup) if card in box.levels[level]]
    tolls = [
        Prospect(setup, (*throws, *throws_of(foe)), foe.damage, foe.ability, level).toll(
            foe.life + more, heroes
        )
        for foe in foes
    ]
    return sum(min(toll, HOPELESS / 3) for toll in tolls) / len(tolls)


def expected_toll(g: CatacombsState, throws: tuple[str, ...], more: int) -> float:
    """What the next monster costs under some conditions and with some more life."""
    level = next_level(g) or 4
    return _average_toll(g.printed, g.setup, level, throws, more, len(g.in_play()))


def missing(hero: Hero) -> int:
    """The life that a Hero could get back."""
    return capacity(hero) - hero.life if hero.is_conscious else 0


def worth_of_die(heroes: int) -> float:
    """What a white die is worth: what its price would heal."""
    return 2.0 * worth_of_gold(heroes)


def worth_of_gold(heroes: int) -> float:
    """What a coin is worth: it heals every Hero by a point, though not all need it."""
    return 0.8 * heroes


def die_worth(g: CatacombsState, dice: int) -> float:
    """What one more white die is worth to a party that has some."""
    worth = worth_of_die(len(g.in_play()))
    return worth if dice < BOSS_DICE else worth / 4
