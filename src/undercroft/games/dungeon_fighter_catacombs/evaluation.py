"""How well the party stands, for players that look ahead."""

from undercroft.families.dungeon_fighters.evaluation import worth_of_victory, worth_on_the_way
from undercroft.games.dungeon_fighter_catacombs.measures import chapter
from undercroft.games.dungeon_fighter_catacombs.party import players
from undercroft.games.dungeon_fighter_catacombs.score import result
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Phase


def evaluate(g: CatacombsState) -> list[float]:
    """The same for all: they win or lose together. [DC-GOAL-01]"""
    many, conscious = len(g.heroes), g.conscious()
    if g.won:
        return [worth_of_victory(result(g).scores[0])] * players(g)
    if g.phase is Phase.OVER:
        return [0.0] * players(g)
    hope = worth_on_the_way(
        chapter(g),
        len(g.beaten),
        sum(hero.life for hero in conscious) / many,
        1 - len(conscious) / many,
        g.scars / many,
        max(g.fight.life, 0) if g.fight is not None else 0,
    )
    return [hope] * players(g)
