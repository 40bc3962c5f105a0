"""What the actions of a turn would mean, and its end."""

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import at_least
from undercroft.games.dungeon_run.advancing import price
from undercroft.games.dungeon_run.battle import defense_against, needs_help
from undercroft.games.dungeon_run.cards import SKILL
from undercroft.games.dungeon_run.duel import hits_from
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.forecasts.cards import (
    expect_action_card,
    expect_acts,
    expect_search,
)
from undercroft.games.dungeon_run.forecasts.places import expect_gate, expect_way
from undercroft.games.dungeon_run.forecasts.reckoning import (
    free_attack,
    monster_dice,
    roll_needs,
    softened,
    wounds_taken,
)
from undercroft.games.dungeon_run.moving import escape_number
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    END_TURN,
    ESCAPE,
    MEET,
    RESEARCH,
    SEARCH,
    Duel,
    Move,
    TossTreasure,
    Use,
)
from undercroft.games.dungeon_run.outlook import attack_dice, best_rating
from undercroft.games.dungeon_run.rolls import count_dice
from undercroft.games.dungeon_run.state import NOTHING, Effort, Hero, Monster, RunState


def expect_action(g: RunState, hero: Hero, choice: Option) -> list[Prospect]:
    """What one may expect from an action. [DR-TURN-06]"""
    monster = g.tile_of(hero).monster
    if choice is END_TURN:
        return expect_end(g, hero)
    if isinstance(choice, Move):
        return expect_way(g, hero, choice.side)
    if choice is ESCAPE:
        return expect_escape(g, hero, monster)
    if choice is BATTLE and monster is not None:
        return expect_battle(g, hero, monster)
    if isinstance(choice, Duel):
        return expect_attack(g, hero, g.heroes[choice.seat])
    if choice is SEARCH:
        return expect_search(g, hero)
    if isinstance(choice, Use):
        return expect_action_card(g, hero, choice.card)
    return expect_rest(g, hero, choice)


def expect_rest(g: RunState, hero: Hero, choice: Option) -> list[Prospect]:
    """Advance, and what tiles and strangers offer."""
    if choice is ADVANCE:
        return [ex.CardsPaid(hero.seat, price(g, hero)), ex.Training(hero.seat)]
    if choice is MEET:
        return expect_meeting(g, hero)
    if choice is RESEARCH:
        return expect_research(g, hero)
    return expect_toss(g, hero, choice.card) if isinstance(choice, TossTreasure) else []


def expect_end(g: RunState, hero: Hero) -> list[Prospect]:
    """The way out, a free attack, and what is left undone. [DR-BATTLE-05] [DR-VICTORY-01]"""
    expected: list[Prospect] = []
    monster = g.tile_of(hero).monster
    if monster is not None and g.beside == monster.card and not g.battled:
        expected += free_attack(g, hero, monster)
    if hero.place == 0 and g.bearer() is hero:
        expected.append(ex.GameWon(hero.seat))
    if g.actions:
        expected.append(ex.ActionsLost(hero.seat, g.actions))
    return expected


def expect_escape(g: RunState, hero: Hero, monster: Monster | None) -> list[Prospect]:
    """Skill against the number to escape, and what failing costs. [DR-ESCAPE-03]"""
    effort = Effort(hero.seat, "escape", rating=SKILL)
    dice = count_dice(g, effort, hero, SKILL, monster)
    expected = roll_needs(g, hero, effort, dice, escape_number(g, hero), 1)
    if monster is not None:
        attack = [one for one in free_attack(g, hero, monster) if isinstance(one, ex.FreeAttack)]
        expected += [ex.ElseFreeAttack(hero.seat, one.card, one.dice, one.faces) for one in attack]
    return expected + expect_gate(g, hero)


def expect_battle(g: RunState, hero: Hero, monster: Monster) -> list[Prospect]:
    """The dice of both sides. [DR-BATTLE-07] [DR-BATTLE-10]"""
    effort = Effort(hero.seat, "battle")
    rating = best_rating(g, hero, monster)
    expected: list[Prospect] = [ex.NeedsHelp()] if needs_help(g, hero, monster) else []
    return [
        *expected,
        ex.FoeDice(monster.card, *monster_dice(g, effort, hero, monster)),
        ex.AttackDice(
            hero.seat,
            attack_dice(g, hero, rating, monster),
            defense_against(g, hero, monster, rating),
        ),
    ]


def expect_attack(g: RunState, hero: Hero, other: Hero) -> list[Prospect]:
    """The dice of both heroes of a duel, each with his best rating. [DR-DUEL-03]"""
    mine, theirs = best_rating(g, hero), best_rating(g, other)
    effort = Effort(hero.seat, "duel", other.seat, rating=mine, foe_rating=theirs)
    return [
        ex.AttackDice(
            hero.seat,
            count_dice(g, effort, hero, mine, None, other),
            hits_from(g, effort, hero, other),
        ),
        ex.AttackDice(
            other.seat,
            count_dice(g, effort, other, theirs, None, hero),
            hits_from(g, effort, other, hero),
        ),
    ]


def expect_meeting(g: RunState, hero: Hero) -> list[Prospect]:
    """What a stranger takes and gives. [DR-STRANGERCARD-02]"""
    card = g.tile_of(hero).stranger
    if card == NOTHING:
        return []
    stranger = g.printed.stranger(card)
    prices: dict[str, list[Prospect]] = {
        "wound": wounds_taken(g, hero, 1),
        "encounter": [ex.CardsPaid(hero.seat, 1)],
        "treasure": [ex.ItemPaid(hero.seat)],
    }
    return [*prices.get(stranger.price, []), *expect_acts(g, hero, stranger.acts)]


def expect_research(g: RunState, hero: Hero) -> list[Prospect]:
    """A 1 hurts, 5+ shows the boss. [DR-SPECIAL-09]"""
    expected: list[Prospect] = []
    if softened(g, hero, 1, "tiles"):
        expected.append(ex.WoundRisk(hero.seat, at_least(1, 1, 1)))
    if g.boss_card == NOTHING:
        expected.append(ex.BossSeen(hero.seat, at_least(1, 1, 2)))
    return expected


def expect_toss(g: RunState, hero: Hero, card: int) -> list[Prospect]:
    """A treasure for the chance of an artifact. [DR-SPECIAL-22] [DR-SPECIAL-23]"""
    artifact = g.printed.artifact(g.printed.tiles[g.tile_of(hero).tile].well)
    return [
        ex.CardLost(hero.seat, card),
        ex.ArtifactChance(hero.seat, artifact, at_least(1, 1, 4)),
    ]
