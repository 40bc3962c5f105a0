"""A greedy player: goes by what an average hand does, and spends what is there when it counts.

Weights of things are in `outlook.py`, throws in `tactics.py`, purchases in `shopping.py`. Whatever
the party decides together comes out the same for every seat.
"""

from undercroft.engine import Option, Source
from undercroft.games.dungeon_fighter_catacombs.fallback import fallback


def greedy(g: object, seat: int, options: list[Option], source: Source) -> Option:
    return fallback(g, seat, options, source)  # type: ignore[arg-type]
