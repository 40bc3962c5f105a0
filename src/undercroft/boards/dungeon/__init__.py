"""The picture of Dungeon!: the board as it is printed, or as a game has it, and a legend below."""

from collections.abc import Collection
from typing import Any

from undercroft.boards.dungeon.contents import draw_contents
from undercroft.boards.dungeon.doors import draw_doors
from undercroft.boards.dungeon.floors import draw_floors
from undercroft.boards.dungeon.ground import FRAME, draw_frame, draw_ground
from undercroft.boards.dungeon.legend import Drawn, draw_heroes, draw_key, draw_sideboard
from undercroft.boards.dungeon.light import definitions
from undercroft.boards.dungeon.outline import SIZE
from undercroft.boards.dungeon.pieces import shadowstone
from undercroft.boards.dungeon.sight import Sight
from undercroft.boards.shapes import group, rect, tag
from undercroft.engine import AnyGame
from undercroft.games.dungeon.box.board import Board
from undercroft.telling import Teller
from undercroft.words import Words

MARGIN = 22
FONTS = "'Trebuchet MS', 'DejaVu Sans', Verdana, sans-serif"


def bare(game: AnyGame, words: Words) -> str:
    """The board as it is printed, with nobody on it."""
    board = Board(game.content.board)
    x, y = board.places[board.relic].squares()[0]
    stone = group("relic", (x + 0.5) * SIZE, (y + 0.5) * SIZE, shadowstone())
    return _picture(board, words, (), [stone], [draw_key(words, game.id, _width(board))])


def svg(view: dict[str, Any], teller: Teller) -> str:
    """The picture of a view."""
    sight = Sight(view, teller)
    board, words = sight.board, teller.words
    wide = _width(board)
    legend = [draw_heroes(sight, wide), draw_sideboard(sight, wide)]
    legend.append(draw_key(words, teller.table.game.id, wide))
    cleared = [site["place"] for site in view["sites"] if site["cleared"]]
    return _picture(board, words, cleared, draw_contents(sight), legend)


def _width(board: Board) -> float:
    """The width of the legend."""
    return board.width * SIZE + 2 * FRAME - 2 * MARGIN


def _picture(
    board: Board,
    words: Words,
    dark: Collection[int],
    contents: list[str],
    legend: list[Drawn],
) -> str:
    """The board with things on it, some rooms dark, and the parts of the legend below it."""
    printed = [
        *draw_frame(board),
        *draw_ground(board, words.say("picture-north")),
        *draw_floors(board, words, dark),
        *draw_doors(board),
    ]
    wide = board.width * SIZE + 2 * FRAME
    parts = [group("board", FRAME, FRAME, *printed, *contents)]
    y: float = board.height * SIZE + 2 * FRAME + MARGIN
    for look, height in legend:
        if look:
            parts.append(group("legend", MARGIN, y, look))
            y += height
    return tag(
        "svg",
        definitions(),
        rect(0, 0, wide, y, fill="#120b07"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:g} {y:g}",
        width=wide,
        height=y,
        font_family=FONTS,
    )
