"""What choices after a throw mean: damage that is reckoned, and damage to come."""

from undercroft.engine import Option, Prospect
from undercroft.families.dungeon_fighters.damage import Part, reckon, worth
from undercroft.games.dungeon_fighter import options as op
from undercroft.games.dungeon_fighter.abilities import DOUBLE, name_of
from undercroft.games.dungeon_fighter.dealing import base, parts_now
from undercroft.games.dungeon_fighter.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter.forecasts import prospects as ex
from undercroft.games.dungeon_fighter.state import FighterState, Hero
from undercroft.games.dungeon_fighter.suffering import blow


def expect_damage(g: FighterState, hero: Hero, damage: int) -> list[Prospect]:
    """What the monster has left after some damage."""
    left = fight_of(g).life - damage
    if left <= 0:
        return [ex.Kills(hero.seat, damage)]
    return [ex.DamageThen(hero.seat, damage, left)]


def expect_addition(g: FighterState, hero: Hero, option: Option) -> list[Prospect]:
    """The damage with a card, a charmed monster, or nothing more."""
    added = 0
    if isinstance(option, op.AddDamage):
        added = g.printed.gear(option.gear).value
    elif isinstance(option, op.Unleash):
        added = g.printed.foe(option.foe).damage
    damage = worth(parts_now(g)) + added
    return expect_damage(g, hero, damage) if damage else []


def expect_rage(g: FighterState, hero: Hero, option: Option) -> list[Prospect]:
    """The damage doubled, or as it is. [DF-POWER-09]"""
    toss, box = toss_of(g), g.printed
    if toss.fatal:
        return []
    weapons = [(box.names[card], box.gear(card)) for card in toss.weapons]
    times: list[Part] = [(name, weapon.times) for name, weapon in weapons]
    adds: list[Part] = [(name, weapon.bonus) for name, weapon in weapons]
    if fight_of(g).target:
        adds.append(("ability-living-target", 1))
    rage: list[Part] = [("ability-blind-fury", DOUBLE)] if option is op.RAGE else []
    expected = expect_damage(g, hero, worth(reckon(base(g, None), [*rage, *times], adds)))
    if option is op.RAGE:
        expected += expect_loss(hero, 1)
    return expected


def expect_loss(hero: Hero, damage: int) -> list[Prospect]:
    """What a Hero has left after some damage."""
    if damage >= hero.life:
        return [ex.Fells(hero.seat, damage)]
    return [ex.Hurts(hero.seat, damage, hero.life - damage)]


def expect_blow(g: FighterState, hero: Hero, option: Option) -> list[Prospect]:
    """What the miss will cost the thrower, with a card against it or without."""
    if toss_of(g).die < 0:  # a beating: no card helps
        return expect_loss(hero, g.printed.foe(fight_of(g).card).damage)
    if hero.seat != toss_of(g).seat and option is not op.SUFFER:
        return []
    parts, spared = blow(g, hero)
    damage = 0 if spared else worth(parts)
    if isinstance(option, op.Prevent):
        card = g.printed.gear(option.gear)
        damage = 0 if card.effect == "no-damage" else max(0, damage - card.value)
    return expect_loss(hero, damage) if damage else [ex.Spares(hero.seat)]


def expect_colour(g: FighterState, hero: Hero, colour: int) -> list[Prospect]:
    """The ability that a colour stands for. [DF-ABILITY-02]"""
    cause = (name_of(g.printed.ability(hero.card, colour)),)
    if colour in hero.scars:
        return [ex.AbilityCovered(hero.seat, cause)]
    return [ex.AbilityHere(cause)]
