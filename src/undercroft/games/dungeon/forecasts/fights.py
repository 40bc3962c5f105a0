"""What a hero may expect from a fight: the chance to win it, and what losing it brings."""

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import CERTAIN
from undercroft.games.dungeon.bots.outlook import known_foe
from undercroft.games.dungeon.cards import COLUMNS, TIERS
from undercroft.games.dungeon.deeds import sword_of
from undercroft.games.dungeon.encounters import awaits
from undercroft.games.dungeon.fights.fighting import (
    COUNTED,
    chamber_bonus,
    riposte_bonus,
    spell_target,
    target_of,
    total_of,
    works,
)
from undercroft.games.dungeon.fights.riposte import HURT, KILLED, MISS, SERIOUS, STUNNED, tier_of
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.reckoning import attack_odds, level_odds
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.options import ACCEPT, STRIKE, Cast, Use
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero

PAIRS = [one + other for one in range(1, 7) for other in range(1, 7)]
"""The totals of two dice."""


def bonus_of(g: DungeonState, hero: Hero, place: int) -> int:
    """What a hero adds to an attack roll on a space."""
    return sword_of(g, hero) + hero.edge + chamber_bonus(g, place, "attack")


def expect_strike(g: DungeonState, hero: Hero, foe: int, place: int, added: int) -> list[Prospect]:
    """The chance by hand against a monster that is known."""
    needs, dice = target_of(g, hero, foe), g.printed.traits(hero.card).attack_dice
    chance = attack_odds(dice, needs - bonus_of(g, hero, place) - added)
    return [ex.AttackChance(hero.seat, foe, needs, chance), *expect_failure(g, hero, chance)]


def expect_foe(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """What a fight on a space would be, as far as the hero's player knows."""
    foe = known_foe(g, hero, place)
    if foe is not None:
        return expect_strike(g, hero, foe, place, 0)
    if not awaits(g, place):
        return []
    level, traits = g.level_of(place), g.printed.traits(hero.card)
    bonus, column = bonus_of(g, hero, place), g.printed.columns[hero.card]
    chance = level_odds(g.box, level, column, traits.attack_dice, bonus)
    return [ex.UnknownFoe(hero.seat, level, chance), *expect_failure(g, hero, chance)]


def expect_failure(g: DungeonState, hero: Hero, chance: int = 0) -> list[Prospect]:
    """What a monster does to who fails, where that can happen."""
    if chance == CERTAIN:
        return []
    tiers = [tier_of(g, total + riposte_bonus(g, hero)) for total in PAIRS]
    shares = [100 * tiers.count(tier) // len(PAIRS) for tier in (STUNNED, HURT, SERIOUS, KILLED)]
    return [ex.FailureBrings(hero.seat, *shares)]


def expect_cast(g: DungeonState, hero: Hero, foe: int, spell: int) -> list[Prospect]:
    """The chance of an attack spell."""
    needs = spell_target(g, spell, foe)
    return [ex.SpellChance(hero.seat, foe, needs, attack_odds(COUNTED, needs))]


def expect_way(g: DungeonState, hero: Hero, fight: Fight, option: Option) -> list[Prospect]:
    """By hand, with a spell, with a card, or away."""
    if option is STRIKE:
        return expect_strike(g, hero, fight.card, hero.place, fight.bonus)
    if isinstance(option, Use):
        boosts = g.printed.deed(option.deed).boosts
        if not boosts:
            return []
        return expect_strike(g, hero, fight.card, hero.place, fight.bonus + boosts)[:1]
    if not isinstance(option, Cast):
        return []
    if g.printed.spell(option.spell).travels:
        return [ex.Escapes(hero.seat)]
    cast = expect_cast(g, hero, fight.card, option.spell)
    return [*cast, *expect_failure(g, hero, cast[0].facts["chance"])]


def expect_after_roll(g: DungeonState, hero: Hero, fight: Fight, option: Option) -> list[Prospect]:
    """A roll that is not enough, and what can be done about it."""
    fighter = g.heroes[fight.hero]
    if option is ACCEPT:
        return expect_failure(g, fighter)
    if isinstance(option, Cast):
        return [ex.Escapes(hero.seat)]
    if not isinstance(option, Use):
        return []
    deed = g.printed.deed(option.deed)
    if deed.slays:
        return [ex.FoeSlain(hero.seat, fight.card)]
    if deed.flees:
        return [ex.Escapes(hero.seat)]
    if deed.rerolls:
        dice = g.printed.traits(fighter.card).attack_dice
        return [ex.ChanceBecomes(hero.seat, attack_odds(dice, fight.needs - fight.bonus))]
    if deed.refills:
        return []
    return [ex.RollBecomes(hero.seat, total_of(fight) + deed.adds, fight.needs)]


def expect_defense(g: DungeonState, hero: Hero, fight: Fight, option: Option) -> list[Prospect]:
    """What becomes of a result of the Monster Attack Table."""
    if not isinstance(option, Use):
        return expect_result(hero, fight.tier)
    deed = g.printed.deed(option.deed)
    if deed.wards:
        return expect_result(hero, MISS)
    if deed.softens:
        return expect_result(hero, max(MISS, fight.tier - deed.softens))
    return [ex.Suffers(hero.seat, "stands", min(1, len(hero.treasures)))]


def expect_result(hero: Hero, tier: int) -> list[Prospect]:
    """What a result means to a hero."""
    carried = len(hero.treasures)
    drops = {STUNNED: min(1, carried), HURT: min(1, carried), SERIOUS: (carried + 1) // 2}
    if tier == MISS:
        return [ex.Unharmed(hero.seat)]
    return [ex.Suffers(hero.seat, TIERS[tier], drops.get(tier, carried))]


def expect_open_door(g: DungeonState, hero: Hero, place: int) -> list[Prospect]:
    """The best spell of the hand against what is behind a door."""
    foe, spells = known_foe(g, hero, place), attack_spells(g, hero)
    if foe is not None:
        found = [expect_cast(g, hero, foe, spell)[0] for spell in spells if works(g, spell, foe)]
        if not found:
            return [ex.Immune(hero.seat, foe)]
        return [max(found, key=lambda one: one.facts["chance"]), ex.FromSafety()]
    level = g.level_of(place)
    chances = {spell: level_odds(g.box, level, column_of(g, spell), COUNTED, 0) for spell in spells}
    best = max(spells, key=lambda spell: chances[spell])
    return [ex.UnknownSpellChance(hero.seat, best, level, chances[best]), ex.FromSafety()]


def column_of(g: DungeonState, spell: int) -> int:
    """The column of an attack spell."""
    column = g.printed.spell(spell).column
    return NOTHING if column is None else COLUMNS.index(column)
