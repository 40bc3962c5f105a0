"""What a throw may bring: how often it hits, for how much, and what a miss costs."""

from collections.abc import Sequence

from undercroft.engine import Prospect
from undercroft.engine.odds import thousandths
from undercroft.families.dungeon_fighters.chances import Chances, chances, icon_chance
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs.abilities import name_of
from undercroft.games.dungeon_fighter_catacombs.demands import binding, fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.forecasts import prospects as ex
from undercroft.games.dungeon_fighter_catacombs.modifying import STAND
from undercroft.games.dungeon_fighter_catacombs.powers import ON_HIT, ON_MISS, blow
from undercroft.games.dungeon_fighter_catacombs.state import (
    COLOURS,
    DIE_KINDS,
    CatacombsState,
    Hero,
)


def conditions(g: CatacombsState, weapons: Sequence[int], die: int) -> tuple[str, ...]:
    """What a throw would be under, the stand included."""
    found = binding(g, weapons, die)
    return (*found, STAND) if g.setting.raised and STAND not in found else tuple(found)


def expect_throw(g: CatacombsState, hero: Hero, weapons: Sequence[int], die: int) -> list[Prospect]:
    """How often an average hand hits, what that deals, and what a miss costs."""
    throws = conditions(g, weapons, die)
    found = chances(g.setting.board, throws, DIE_KINDS[g.setup.dice])
    bonus = sum(g.printed.gear(card).bonus for card in weapons)
    expected: list[Prospect] = [ex.HitChance(*hero.both, found.hit)]
    if found.hit:
        mean = (found.mean + 5) // 10 + bonus
        expected.append(ex.UsualDamage(*hero.both, mean))
    kills = killing(found, fight_of(g).life - bonus)
    if kills:
        expected.append(ex.KillChance(*hero.both, kills))
    return [*expected, *expect_symbol(g, hero, throws, die), *expect_miss(g, hero)]


def killing(found: Chances, needed: int) -> int:
    """How often a hit is worth so much, in thousandths."""
    good = sum(weight for value, weight in found.values if value >= needed)
    return thousandths(good, found.total)


def expect_symbol(
    g: CatacombsState, hero: Hero, throws: tuple[str, ...], die: int
) -> list[Prospect]:
    """The ability that the colour of a die stands for."""
    if die not in COLOURS:
        return []
    ability = g.printed.ability(hero.card, die)
    cause = (name_of(ability),)
    if die in hero.scars:
        return [ex.AbilityCovered(*hero.both, cause)]
    kind = DIE_KINDS[g.setup.dice]
    anywhere = icon_chance(g.setting.board, throws, kind, on_hit=False)
    on_hit = icon_chance(g.setting.board, throws, kind, on_hit=True)
    if ability.kind in ON_MISS:
        return [ex.SymbolChance(*hero.both, cause, anywhere - on_hit)]
    chance = on_hit if ability.kind in ON_HIT else anywhere
    return [ex.SymbolChance(*hero.both, cause, chance)]


def expect_miss(g: CatacombsState, hero: Hero) -> list[Prospect]:
    """What a miss would cost the thrower now."""
    damage = worth(blow(g, hero)[0])
    if damage >= hero.life:
        return [ex.MissFells(*hero.both, damage)]
    return [ex.MissHurts(*hero.both, damage)] if damage else []


def expect_same_die(g: CatacombsState, hero: Hero) -> list[Prospect]:
    """The die in hand once more, with the Weapons that are chosen."""
    toss = toss_of(g)
    return expect_throw(g, hero, [] if toss.landed else toss.weapons, toss.die)
