"""What lies on a Target or stands below it: dice, Templates, webs, the Flying Stand."""

from math import pi

from undercroft.boards.dungeon_fighter_catacombs.target import SCALE, spot
from undercroft.boards.shapes import INK, circle, group, path, rect
from undercroft.engine.throws import Piece
from undercroft.targets.move.setting import LENGTH, template_of
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind
from undercroft.targets.scene.templates import outline_of

LOOKS = {
    "red": "#b3261e",
    "green": "#2e7d32",
    "blue": "#1f5fa8",
    "white": "#fbf7ec",
    "pendulum": "#d9c7a0",
    "coin": "#d4a72c",
}
PAPER = {"backstab": "#8f9aa3", "compass": "#b08d57", "treasure": "#d4a72c"}
WOOD = "#8a6a45"
THREADS = 8


def middle(piece: Piece) -> tuple[float, float]:
    """Where a piece lies, in the picture."""
    x, y, _ = piece.at
    return round(SCALE * x / LENGTH, 2), round(-SCALE * y / LENGTH, 2)


def die(piece: Piece, title: str, *, is_usual: bool) -> str:
    """A die by its colour; a special one has a ring around it."""
    x, y = middle(piece)
    fill = LOOKS.get(piece.name.partition("-")[0], LOOKS["white"])
    kind = die_kind(piece.kind)
    half = kind.size * SCALE / 2 if kind.shape != "plate" else 15.0
    look = {"fill": fill, "stroke": INK, "stroke_width": 0.8}
    if kind.shape == "cube":
        shape = rect(-half, -half, 2 * half, 2 * half, rx=2, **look)
    else:
        shape = circle(0, 0, half, **look)
    rings = [] if is_usual else [circle(0, 0, half + 2, fill="none", stroke=INK)]
    return group("die", x, y, shape, *rings, title=title)


def template(piece: Piece, title: str) -> str:
    """A Template as it lies."""
    ring = [(SCALE * x, -SCALE * y) for x, y in outline_of(template_of(piece))]
    way = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring) + "Z"
    look = {"fill": PAPER[piece.kind], "stroke": INK, "stroke_width": 0.8}
    return group("template", 0, 0, path(way, **look), title=title)


def web(name: str, hole: str, title: str) -> str:
    """A web over a hole, with threads to its rim."""
    one = next(each for each in board(name).holes if each.id == hole)
    x, y = spot(one.distance, one.angle)
    reach = one.radius * SCALE
    look = {"fill": "none", "stroke": "#ffffff", "stroke_width": 0.7}
    rings = [circle(0, 0, reach * part, **look) for part in (0.4, 0.7, 1)]
    tips = [spot(one.radius, 360 * at / THREADS) for at in range(THREADS)]
    threads = [path(f"M0 0L{u} {v}", **look) for u, v in tips]
    back = circle(0, 0, reach, fill="#6f675f")
    return group("web", x, y, back, *rings, *threads, title=title)


def stand(name: str) -> str:
    """The cross of the Flying Stand, as far as it looks out below the Target."""
    reach = board(name).radius * SCALE * 2 / pi**0.5
    arms = [
        rect(-reach, -9, 2 * reach, 18, fill=WOOD),
        rect(-9, -reach, 18, 2 * reach, fill=WOOD),
    ]
    return group("stand", 0, 0, *arms)
