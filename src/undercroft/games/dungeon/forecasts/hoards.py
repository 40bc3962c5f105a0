"""What treasure means that is won or lost: gold, and what is then missing from the goal."""

from undercroft.engine import Option, Prospect
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.goals import goal_of, side_of, wealth
from undercroft.games.dungeon.options import TAKE_ALL, Drop, Rob, Take
from undercroft.games.dungeon.state import DungeonState, Hero
from undercroft.games.dungeon.treasure import gold, heap_at


def expect_treasure(g: DungeonState, hero: Hero, option: Option) -> list[Prospect]:
    """What is taken, or given up."""
    values = g.printed.values
    if isinstance(option, Drop):
        lost = values[option.treasure]
        return [ex.GoldLost(hero.seat, lost), *expect_goal(g, hero, -lost)]
    won = 0
    if isinstance(option, Take | Rob):
        won = values[option.treasure]
    elif option is TAKE_ALL and (heap := heap_at(g, hero.place)) is not None:
        won = gold(g, heap.cards)
    return [ex.GoldGained(hero.seat, won), *expect_goal(g, hero, won)] if won else []


def expect_goal(g: DungeonState, hero: Hero, more: int) -> list[Prospect]:
    """What a hero's side would lack with so much more, or less."""
    side = side_of(g, hero)
    lack = sum(goal_of(g, one) for one in side) - sum(wealth(g, one) for one in side) - more
    return [ex.GoalMissing(hero.seat, max(0, lack))]
