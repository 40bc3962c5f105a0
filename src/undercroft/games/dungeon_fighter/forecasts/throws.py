"""What a throw may bring: how often it hits, for how much, and what a miss costs."""

from undercroft.engine import Prospect
from undercroft.families.dungeon_fighters.chances import Chances, chances, icon_chance, without
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter.abilities import name_of
from undercroft.games.dungeon_fighter.dealing import HORDE, TOKEN
from undercroft.games.dungeon_fighter.demands import (
    are_impossible,
    binding,
    fight_of,
    power_of,
    toss_of,
)
from undercroft.games.dungeon_fighter.forecasts import prospects as ex
from undercroft.games.dungeon_fighter.powers import ON_HIT, ON_MISS
from undercroft.games.dungeon_fighter.state import NOTHING, FighterState, Hero
from undercroft.games.dungeon_fighter.suffering import blow
from undercroft.games.dungeon_fighter.throwing import ZONE_1


def expect_throw(
    g: FighterState, hero: Hero, weapons: list[int], colour: int = NOTHING
) -> list[Prospect]:
    """A throw with some weapons and a die of a colour, a white one for none."""
    if are_impossible(g):
        return [ex.NothingCanHit(hero.seat), *expect_miss(g, hero)]
    throws = tuple(binding(g, weapons))
    found = chances_of(g, throws)
    dealt = dealt_by(g, found, weapons)
    life = fight_of(g).life
    kills = Chances(dealt, found.total).at_least(life)
    expected: list[Prospect] = [ex.HitChance(hero.seat, found.hit)]
    if dealt:
        mean = (Chances(dealt, found.total).mean + 5) // 10
        expected.append(ex.UsualDamage(hero.seat, mean))
    if kills:
        expected.append(ex.KillChance(hero.seat, kills))
    return [*expected, *expect_symbol(g, hero, throws, colour), *expect_miss(g, hero)]


def chances_of(g: FighterState, throws: tuple[str, ...]) -> Chances:
    """How often an average hand hits here; zone 1 of a Small target is no hit."""
    found = chances(g.setting.board, throws)
    return without(found, [ZONE_1]) if power_of(g) == "small-target" else found


def dealt_by(g: FighterState, found: Chances, weapons: list[int]) -> tuple[tuple[int, int], ...]:
    """The damage of each hit with some weapons, and its weight."""
    box, times = g.printed, 1
    bonus = TOKEN if fight_of(g).target else 0
    for card in weapons:
        times *= box.gear(card).times
        bonus += box.gear(card).bonus
    is_horde = power_of(g) == "horde"
    return tuple(
        ((HORDE if is_horde else value) * times + bonus, weight) for value, weight in found.values
    )


def expect_symbol(
    g: FighterState, hero: Hero, throws: tuple[str, ...], colour: int
) -> list[Prospect]:
    """The ability that the colour of a die stands for."""
    if colour == NOTHING:
        return []
    ability = g.printed.ability(hero.card, colour)
    cause = (name_of(ability),)
    if colour in hero.scars:
        return [ex.AbilityCovered(hero.seat, cause)]
    anywhere = icon_chance(g.setting.board, throws, on_hit=False)
    on_hit = icon_chance(g.setting.board, throws, on_hit=True)
    if ability.kind in ON_MISS:
        return [ex.SymbolChance(hero.seat, cause, anywhere - on_hit)]
    return [ex.SymbolChance(hero.seat, cause, on_hit if ability.kind in ON_HIT else anywhere)]


def expect_miss(g: FighterState, hero: Hero) -> list[Prospect]:
    """What a miss would cost the thrower now."""
    parts, spared = blow(g, hero)
    damage = 0 if spared else worth(parts)
    if not damage:
        return []
    if damage >= hero.life:
        return [ex.MissFells(hero.seat, damage)]
    return [ex.MissHurts(hero.seat, damage)]


def expect_same_die(g: FighterState, hero: Hero) -> list[Prospect]:
    """The die in hand once more, with the weapons that are chosen."""
    toss = toss_of(g)
    weapons = [] if toss.landed else list(toss.weapons)
    return expect_throw(g, hero, weapons, toss.die if toss.die in range(3) else NOTHING)
