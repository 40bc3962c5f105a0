"""Shapes: SVG elements as text, with words that are fitted to their room and safe in any file."""

from html import escape
from typing import Any

Look = dict[str, Any]
"""Attributes of an element."""
BONE, INK = "#f3e4c4", "#14100d"
"""The light and the dark of letters and outlines."""
LETTER = 0.62
"""The width of a letter, as a part of its size."""
SMALLEST = 0.7
"""How far words shrink before they are cut."""


def tag(name: str, *inside: str, **about: object) -> str:
    """An element; `font_size` stands for `font-size`, `class_` for `class`."""
    words = [name]
    for key, value in about.items():
        shown = f"{value:g}" if isinstance(value, int | float) else escape(str(value))
        words.append(f'{key.strip("_").replace("_", "-")}="{shown}"')
    return f"<{' '.join(words)}>{''.join(inside)}</{name}>" if inside else f"<{' '.join(words)}/>"


def group(kind: str, x: float, y: float, *inside: str, title: str = "", scale: float = 1) -> str:
    """Things that belong together, at a place; the title is what a pointing finger is told."""
    told = (tag("title", escape(_clean(title))),) if title else ()
    size = f" scale({scale:g})" if scale != 1 else ""
    move = f"translate({x:g},{y:g}){size}"
    return tag("g", *told, *inside, class_=kind, transform=move)


def path(way: str, **about: object) -> str:
    return tag("path", d=way, **about)


def circle(x: float, y: float, r: float, **about: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, **about)


def rect(x: float, y: float, width: float, height: float, **about: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **about)


def words(x: float, y: float, said: str, size: float, width: float = 999, **about: object) -> str:
    """A line of words around or from a point, no wider than its room."""
    shown, size = fitted(said, size, width)
    look: Look = {"fill": BONE, "text_anchor": "middle", "font_weight": "bold", **about}
    return tag("text", escape(shown), x=x, y=y, font_size=round(size, 1), **look)


def plate(x: float, y: float, said: str, size: float, width: float, **about: object) -> str:
    """Words on a dark plate, around a point."""
    shown, size = fitted(said, size, width - size)
    wide = len(shown) * size * LETTER + size
    back = rect(
        round(x - wide / 2, 1),
        round(y - size * 0.72, 1),
        round(wide, 1),
        round(size * 1.44, 1),
        rx=4,
        fill=INK,
        fill_opacity=0.86,
        **about,
    )
    return back + words(x, round(y + size * 0.36, 1), shown, size)


def fitted(said: str, size: float, width: float) -> tuple[str, float]:
    """Words and their size, so that they fill no more than a width: smaller, then cut."""
    said = _clean(said)
    most = max(1, int(width / (LETTER * SMALLEST * size)))
    if len(said) > most:
        said = said[: most - 1] + "…"
    return said, min(size, width / (LETTER * max(1, len(said))))


def _clean(said: str) -> str:
    """Without what no SVG file may hold."""
    return "".join(letter if letter.isprintable() else " " for letter in said)
