"""x"""
from undercroft.engine import Option, Source
from undercroft.games.dungeon.state import DungeonState
def greedy(g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
    return options[0]
