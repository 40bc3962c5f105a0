"""How well the Party stands, for players that look ahead."""

from undercroft.families.dungeon_fighters.evaluation import worth_of_victory, worth_on_the_way
from undercroft.games.dungeon_fighter.measures import chapter
from undercroft.games.dungeon_fighter.score import result
from undercroft.games.dungeon_fighter.state import MOST_LIFE, FighterState


def evaluate(g: FighterState) -> list[float]:
    """The same for all: they win or lose together. [DF-GOAL-01]"""
    if g.won:
        return [worth_of_victory(result(g).scores[0])] * len(g.heroes)
    life = sum(hero.life for hero in g.conscious()) / (MOST_LIFE * len(g.heroes))
    return [worth_on_the_way(chapter(g), life)] * len(g.heroes)
