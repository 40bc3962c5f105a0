"""How well the Party stands, for players that look ahead."""

from undercroft.families.dungeon_fighters.evaluation import worth_of_victory, worth_on_the_way
from undercroft.games.dungeon_fighter.measures import chapter
from undercroft.games.dungeon_fighter.score import result
from undercroft.games.dungeon_fighter.state import FighterState, Phase


def evaluate(g: FighterState) -> list[float]:
    """The same for all: they win or lose together. [DF-GOAL-01]"""
    many, conscious = len(g.heroes), g.conscious()
    if g.won:
        return [worth_of_victory(result(g).scores[0])] * many
    if g.phase is Phase.OVER:
        return [0.0] * many
    hope = worth_on_the_way(
        chapter(g),
        len(g.beaten),
        sum(hero.life for hero in conscious) / many,
        1 - len(conscious) / many,
        sum(len(hero.scars) for hero in g.heroes) / many,
        max(g.fight.life, 0) if g.fight is not None else 0,
    )
    return [hope] * many
