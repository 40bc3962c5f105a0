"""What choices in a fight would mean: a rating, a block, the strike, armor."""

from typing import NamedTuple

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import thousandths
from undercroft.games.dungeon_run.battle import (
    defense_against,
    hit_parts,
    toughness,
)
from undercroft.games.dungeon_run.cards import SKILL
from undercroft.games.dungeon_run.duel import hits_from, lightest, thorns
from undercroft.games.dungeon_run.effects import Armor, Pierce, Thorns
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.forecasts.reckoning import (
    SIDES,
    kill_chance,
    life_left,
    roll_needs,
    softened,
    warded,
    wounds_taken,
)
from undercroft.games.dungeon_run.moving import LEAP
from undercroft.games.dungeon_run.options import Block, FightWith, HoldBack
from undercroft.games.dungeon_run.parts import more, worth
from undercroft.games.dungeon_run.rolls import SUCCESS, count_dice
from undercroft.games.dungeon_run.state import NOBODY, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import of_monster, working
from undercroft.games.dungeon_run.traps import disarm_parts


def expect_rating(g: RunState, hero: Hero, effort: Effort, choice: FightWith) -> list[Prospect]:
    """The dice that a rating gives, and what they may do."""
    rating = choice.rating
    if effort.deed == "battle":
        monster = g.tile_of(hero).monster
        return [] if monster is None else expect_battle_rating(g, hero, effort, rating, monster)
    if effort.deed == "duel":
        other = g.heroes[effort.target if hero.seat == effort.seat else effort.seat]
        dice = count_dice(g, effort, hero, rating, None, other)
        return [ex.AttackDice(hero.seat, dice, hits_from(g, effort, hero, other))]
    dice = count_dice(g, effort, hero, rating)
    if effort.deed == "disarm":
        return expect_disarming(g, hero, effort, dice)
    needed = roll_needs(g, hero, effort, dice, SUCCESS, LEAP)
    return [*needed, ex.ElseWounds(hero.seat, softened(g, hero, 1, "tiles"))]


def expect_battle_rating(
    g: RunState, hero: Hero, effort: Effort, rating: int, monster: Monster
) -> list[Prospect]:
    """The dice against a monster, and the chance that they kill it."""
    dice = count_dice(g, effort, hero, rating, monster)
    attack = ex.AttackDice(hero.seat, dice, defense_against(g, hero, monster, rating))
    return [attack, *kill_chance(g, effort, hero, rating, dice, monster)]


def expect_disarming(g: RunState, hero: Hero, effort: Effort, dice: int) -> list[Prospect]:
    """The chance to disarm a trap, and the wounds if it goes off. [DR-DISARM-03]"""
    trap = g.printed.trap(effort.card)
    needed = worth(disarm_parts(g, hero, trap))
    expected = roll_needs(g, hero, effort, dice, SUCCESS, needed)
    wounds = softened(g, hero, trap.wounds, "traps")
    return [*expected, ex.ElseWounds(hero.seat, wounds)] if wounds else expected


class Assigned(NamedTuple):
    """Dice that strike and hits that come, once some dice were used."""

    dice: list[int]
    hits: list[int]


def after(effort: Effort, choice: Option) -> Assigned:
    """What is left when a die is used so; a strike uses none."""
    dice, hits = effort.dice.copy(), effort.hits.copy()
    if isinstance(choice, Block | HoldBack):
        dice.remove(choice.face)
    if isinstance(choice, Block):
        hits.remove(choice.hit)
    return Assigned(dice, hits)


def expect_assignment(g: RunState, hero: Hero, effort: Effort, choice: Option) -> list[Prospect]:
    """The wounds on both sides if one strikes with what is left then. [DR-BATTLE-12]"""
    left = after(effort, choice)
    if effort.target != NOBODY:
        return expect_duel(g, effort, left)
    monster = g.tile_of(hero).monster
    return [] if monster is None else expect_strike(g, hero, effort, left, monster)


def expect_strike(
    g: RunState, hero: Hero, effort: Effort, left: Assigned, monster: Monster
) -> list[Prospect]:
    """The wounds that hero and monster take, before armor is rolled for. [DR-BATTLE-21]"""
    defense = defense_against(g, hero, monster, effort.rating)
    faces = [face for face in left.dice if face >= defense]
    taken = max(0, len(left.hits) - warded(g, hero))
    parts = hit_parts(g, effort, hero, faces, monster) + toughness(g, hero, monster, effort.rating)
    if taken:
        parts += more(g, working(g, hero, Thorns, monster))
    dealt = max(0, worth(parts))
    remains = max(0, life_left(g, monster) - dealt)
    expected: list[Prospect] = wounds_taken(g, hero, taken)
    if dealt:
        expected.append(ex.MonsterTakes(hero.seat, monster.card, dealt, remains))
    return expected + expect_armor(g, hero, monster if taken else None)


def expect_armor(g: RunState, hero: Hero, monster: Monster | None) -> list[Prospect]:
    """The chance that armor helps against a monster that wounds; none where it is pierced."""
    if monster is None or of_monster(g, monster, Pierce, hero):
        return []
    return armor_roll(g, hero)


def armor_roll(g: RunState, hero: Hero) -> list[Prospect]:
    """The chance that a hero's armor stops at least one hit. [DR-DUEL-08]"""
    misses, ways = 1, 1
    for _, armor in working(g, hero, Armor):
        misses *= (armor.save - 1) ** armor.dice
        ways *= SIDES**armor.dice
    chance = thousandths(ways - misses, ways)
    return [ex.ArmorRoll(hero.seat, chance)] if chance else []


def expect_duel(g: RunState, effort: Effort, left: Assigned) -> list[Prospect]:
    """The wounds that both heroes of a duel take, before armor is rolled for. [DR-DUEL-09]"""
    hero, other = g.heroes[effort.seat], g.heroes[effort.target]
    needed = hits_from(g, effort, hero, other)
    landed = [face for face in left.dice if face >= needed]
    on_other = through(g, effort, hero, other, landed)
    on_hero = through(g, effort, other, hero, left.hits)
    by_other, by_hero = worth(thorns(g, other)), worth(thorns(g, hero))
    suffered = on_hero + (by_other if on_other else 0)
    dealt = on_other + (by_hero if on_hero else 0)
    return [*wounds_taken(g, hero, suffered), *wounds_taken(g, other, dealt)]


def through(g: RunState, effort: Effort, hero: Hero, other: Hero, faces: list[int]) -> int:
    """The wounds of a hero's hits on another that no ward takes away."""
    lands = lightest(g, effort, hero, other, faces)[: max(0, len(faces) - warded(g, other))]
    return worth(hit_parts(g, effort, hero, lands, other=other))


def expect_without_armor(g: RunState, hero: Hero, effort: Effort) -> list[Prospect]:
    """The wounds of a hero who does not roll for his armor."""
    if effort.target == NOBODY:
        return wounds_taken(g, hero, max(0, len(effort.hits) - warded(g, hero)))
    attacker, attacked = g.heroes[effort.seat], g.heroes[effort.target]
    if hero is attacker:
        return wounds_taken(g, hero, through(g, effort, attacked, hero, effort.hits))
    needed = hits_from(g, effort, attacker, attacked)
    landed = [face for face in effort.dice if face >= needed]
    return wounds_taken(g, hero, through(g, effort, attacker, hero, landed))


def escape_dice(g: RunState, hero: Hero, effort: Effort, monster: Monster | None) -> int:
    """The dice of an escape."""
    return count_dice(g, effort, hero, SKILL, monster)
