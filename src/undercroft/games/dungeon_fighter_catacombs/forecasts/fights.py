"""What choices after a throw mean: damage that is reckoned, and damage to come."""

from undercroft.engine import Option, Prospect
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs import options as op
from undercroft.games.dungeon_fighter_catacombs.abilities import name_of
from undercroft.games.dungeon_fighter_catacombs.dealing import parts_now
from undercroft.games.dungeon_fighter_catacombs.deeds import user_of
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of
from undercroft.games.dungeon_fighter_catacombs.forecasts import prospects as ex
from undercroft.games.dungeon_fighter_catacombs.powers import blow, rage_of
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero


def expect_damage(g: CatacombsState, hero: Hero, damage: int) -> list[Prospect]:
    """What the monster has left after some damage."""
    left = fight_of(g).life - damage
    if left <= 0:
        return [ex.Kills(*hero.both, damage)]
    return [ex.DamageThen(*hero.both, damage, left)]


def expect_addition(g: CatacombsState, hero: Hero, option: Option) -> list[Prospect]:
    """The damage with a card, a Charmed Monster, or nothing more."""
    added = 0
    if isinstance(option, op.AddDamage):
        added = g.printed.gear(option.gear).value
    elif isinstance(option, op.Unleash):
        added = rage_of(g, user_of(g, option.foe), option.foe)
    is_hit = g.toss is not None and g.toss.landed and not g.toss.miss
    damage = added + (worth(parts_now(g)) if is_hit else 0)
    return expect_damage(g, hero, damage) if damage else []


def expect_blow(g: CatacombsState, hero: Hero, option: Option) -> list[Prospect]:
    """What the miss will cost the thrower, with a card against it or without."""
    parts, spared = blow(g, hero)
    damage = 0 if spared else worth(parts)
    if isinstance(option, op.Guard):
        card = g.printed.gear(option.gear)
        if card.effect == "no-damage":
            damage = 0
        elif card.effect == "reduced-damage":
            damage = max(0, damage - card.value)
    if not damage:
        return [ex.Spares(*hero.both)]
    if damage >= hero.life:
        return [ex.Fells(*hero.both, damage)]
    return [ex.Hurts(*hero.both, damage, hero.life - damage)]


def expect_colour(g: CatacombsState, hero: Hero, colour: int) -> list[Prospect]:
    """The ability that a colour stands for. [DC-SHEET-04]"""
    cause = (name_of(g.printed.ability(hero.card, colour)),)
    if colour in hero.scars:
        return [ex.AbilityCovered(*hero.both, cause)]
    return [ex.AbilityHere(cause)]
