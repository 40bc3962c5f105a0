"""How well the party stands, for players that look ahead."""

from undercroft.families.dungeon_fighters.evaluation import worth_of_victory, worth_on_the_way
from undercroft.games.dungeon_fighter_catacombs.measures import chapter
from undercroft.games.dungeon_fighter_catacombs.party import players
from undercroft.games.dungeon_fighter_catacombs.score import result
from undercroft.games.dungeon_fighter_catacombs.state import MOST_LIFE, CatacombsState


def evaluate(g: CatacombsState) -> list[float]:
    """The same for all: they win or lose together. [DC-GOAL-01]"""
    if g.won:
        return [worth_of_victory(result(g).scores[0])] * players(g)
    life = sum(hero.life for hero in g.conscious()) / (MOST_LIFE * len(g.heroes))
    return [worth_on_the_way(chapter(g), life)] * players(g)
