"""The picture of Dungeon Run: the dungeon by torchlight, and a legend beside it."""

from typing import Any

from undercroft.boards.dungeon_run.contents import draw_contents
from undercroft.boards.dungeon_run.legend import WIDTH, draw_legend
from undercroft.boards.dungeon_run.light import definitions
from undercroft.boards.dungeon_run.sight import Sight
from undercroft.boards.dungeon_run.tiles import DARK, SIZE, corner, draw_rock, draw_tile
from undercroft.boards.shapes import group, rect, tag
from undercroft.telling import Teller

MARGIN = 24
MOST_SCALE = 1.7
"""How much a small dungeon or a short legend is blown up to be as high as the other."""
FONTS = "'Trebuchet MS', 'DejaVu Sans', Verdana, sans-serif"


def svg(view: dict[str, Any], teller: Teller) -> str:
    """The picture of a view."""
    sight = Sight(view, teller)
    corners = [corner(tile) for tile in view["tiles"]]
    left, top = min(x for x, _ in corners) - DARK, min(y for _, y in corners) - DARK
    wide = max(x for x, _ in corners) + SIZE + DARK - left
    high = max(y for _, y in corners) + SIZE + DARK - top
    legend, tall = draw_legend(sight)
    grown, blown = _scale(tall, high), _scale(high, tall)
    width = wide * grown + WIDTH * blown + 3 * MARGIN
    height = max(high * grown, tall * blown) + 2 * MARGIN
    dungeon = [draw_rock(sight, tile) for tile in view["tiles"]]
    dungeon += [draw_tile(sight, tile) for tile in view["tiles"]]
    dungeon += [draw_contents(sight, place) for place in range(len(view["tiles"]))]
    down = (height - high * grown) / 2
    return tag(
        "svg",
        definitions(),
        rect(0, 0, width, height, fill="#100c0a"),
        rect(0, 0, width, height, fill="url(#rock)"),
        group("dungeon", MARGIN - left * grown, down - top * grown, *dungeon, scale=grown),
        group("legend", wide * grown + 2 * MARGIN, MARGIN, legend, scale=blown),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=round(width),
        height=round(height),
        font_family=FONTS,
    )


def _scale(wanted: float, found: float) -> float:
    """By how much a thing grows to be as high as another."""
    return round(min(MOST_SCALE, max(1.0, wanted / found)), 3)
