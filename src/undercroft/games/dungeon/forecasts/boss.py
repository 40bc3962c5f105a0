"""What a hero may expect from the battle with the boss."""

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import CERTAIN
from undercroft.games.dungeon.bots.outlook import spare_cards
from undercroft.games.dungeon.fights.assault import attack_now, boss_life, may_reroll
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.reckoning import (
    GUESSES,
    Battle,
    double_odds,
    victory_odds,
)
from undercroft.games.dungeon.goals import is_met, side_of
from undercroft.games.dungeon.options import REROLL
from undercroft.games.dungeon.state import Assault, DungeonState, Hero


def expect_assault(g: DungeonState, hero: Hero) -> list[Prospect]:
    """How strong the boss is; alone against him also the chance to win."""
    life, attack = boss_life(g), attack_now(g)
    waits: list[Prospect] = [ex.BossWaits(life, attack.dice)]
    if g.team:
        return waits
    battle = Battle(attack.dice, attack.rerolls, life, bearable(g, hero))
    return [ex.VictoryChance(hero.seat, victory_odds(battle)), *waits]


def bearable(g: DungeonState, hero: Hero) -> int:
    """The treasures that a hero's side may lose and still win."""
    most = max(0, sum(len(one.treasures) for one in side_of(g, hero)) - 1)
    needs_goal = is_met(g, hero) and not g.setup.quick_victory
    return min(most, spare_cards(g, hero)) if needs_goal else most


def expect_guess(g: DungeonState, hero: Hero, battle: Assault) -> list[Prospect]:
    """A right guess, and a double after it."""
    attack = attack_now(g)
    double = double_odds(attack.dice)
    if may_reroll(battle, attack):
        double += (CERTAIN - double) * double // CERTAIN
    return [ex.StrikeChance(hero.seat, attack.dice, double // GUESSES)]


def expect_reroll(g: DungeonState, hero: Hero, option: Option) -> list[Prospect]:
    """The dice once more."""
    chance = double_odds(attack_now(g).dice)
    return [ex.DoubleChance(hero.seat, chance)] if option is REROLL else []
