"""Doors: wooden ones that everybody sees, and secret ones with their sign."""

from undercroft.boards.dungeon.outline import SIZE
from undercroft.boards.shapes import circle, group, rect, tag, words
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.box.places import Edge


def draw_doors(board: Board) -> list[str]:
    """All doors of the board."""
    return [
        secret(*middle(join.edge)) if join.kind == "secret" else _in_wall(join.edge)
        for join in board.joins
        if join.kind != "open"
    ]


def middle(edge: Edge) -> tuple[float, float]:
    """The middle of the edge between two squares."""
    (ax, ay), (bx, by) = edge
    return (ax + bx + 1) / 2 * SIZE, (ay + by + 1) / 2 * SIZE


def _in_wall(edge: Edge) -> str:
    """A door along the wall that it is in."""
    x, y = middle(edge)
    turn = 0 if edge[0][0] == edge[1][0] else 90
    return tag("g", door(), class_="door", transform=f"translate({x:g},{y:g}) rotate({turn})")


def door() -> str:
    """A door in a wall that goes from west to east."""
    return (
        rect(-12, -7, 24, 14, rx=3, fill="#140c05")
        + rect(-10, -5, 20, 10, rx=2, fill="#a86a2c", stroke="#e0b36a", stroke_width=1)
        + rect(-4, -5, 1.5, 10, fill="#6b3f16")
        + rect(2.5, -5, 1.5, 10, fill="#6b3f16")
    )


def secret(x: float, y: float) -> str:
    """A secret door."""
    dashes = {"stroke": "#c39bff", "stroke_width": 2.2, "stroke_dasharray": "4 2.3"}
    ring = circle(0, 0, 10, fill="#140d18", **dashes)
    return group("secret", x, y, ring, words(0, 5.5, "S", 15, fill="#ead9ff"))
