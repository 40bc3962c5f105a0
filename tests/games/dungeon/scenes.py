"""Scenes of Dungeon!: a table with heroes on the board, in the middle of the first one's Move."""

from collections.abc import Callable
from random import Random
from typing import Any

from undercroft.engine import Keyed, Table
from undercroft.games import find
from undercroft.games.dungeon import Dungeon
from undercroft.games.dungeon.state import DungeonState, Hero, Phase

_game = find("dungeon")
assert isinstance(_game, Dungeon)
GAME: Dungeon = _game
BOX = GAME.box
BOARD = BOX.board


def card(name: str) -> int:
    """The number of a card by its text id, such as `monster-larder-goblin`."""
    return BOX.number(name)


def place(name: str) -> int:
    """The number of a place by its id, such as `room-2a`."""
    return BOARD.numbers[name]


def scene(
    *heroes: tuple[str, str],
    change: Callable[[DungeonState], None] = lambda g: None,
    **setup: Any,
) -> Table:
    """Heroes by class and place; `change` may set anything else."""
    g = GAME.setup(len(heroes), GAME.read_setup(setup))
    g.heroes = [
        Hero(seat, seat, card(f"class-{name}"), True, place(at), used=[0] * len(BOX.feats))
        for seat, (name, at) in enumerate(heroes)
    ]
    g.phase, g.round = Phase.TURN, 1
    g.order = list(range(len(heroes)))
    g.queue = list(g.order)
    change(g)
    return Table.from_checkpoint(GAME, len(heroes), GAME.pack(g), Keyed.from_seed("scene"))


def played(seats: int, seed: int, answers: int, **setup: Any) -> Table:
    """A game after some answers at random."""
    table = Table(GAME, seats, Keyed.from_seed(str(seed)), setup, players=["human:Anna"])
    chance = Random(seed)
    for _ in range(answers):
        if table.is_over:
            break
        seat = chance.choice(table.waiting_for)
        table.answer(seat, chance.choice(table.options(seat)))
    return table
