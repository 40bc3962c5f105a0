"""How likely attack rolls succeed. [DG-COMBAT-02]"""

from functools import cache
from itertools import product

from undercroft.games.dungeon.deeds import sword_of
from undercroft.games.dungeon.fights.fighting import chamber_bonus, target_of
from undercroft.games.dungeon.state import DungeonState, Fight, Hero

PERCENT = 100


@cache
def ways(dice: int, needs: int) -> int:
    """How many rolls in a hundred reach a number with their best two dice."""
    rolls = list(product(range(1, 7), repeat=dice))
    good = sum(sum(sorted(roll)[-2:]) >= needs for roll in rolls)
    return (good * PERCENT + len(rolls) // 2) // len(rolls)


def strike_chance(g: DungeonState, hero: Hero, card: int) -> int:
    """A hero's chance hand to hand against a monster, in percent."""
    bonus = sword_of(g, hero) + hero.edge + chamber_bonus(g, hero.place, "attack")
    return ways(g.printed.traits(hero.card).attack_dice, target_of(g, hero, card) - bonus)


def hit_chance(g: DungeonState, fight: Fight) -> int:
    """The chance of the fight that is seen: by hand until a spell is cast."""
    hero = g.heroes[fight.hero]
    if fight.needs == 0:
        return 0
    if fight.spell >= 0:
        return ways(2, fight.needs)
    bonus = fight.bonus
    if not fight.dice:
        bonus += sword_of(g, hero) + hero.edge + chamber_bonus(g, hero.place, "attack")
    return ways(g.printed.traits(hero.card).attack_dice, fight.needs - bonus)
