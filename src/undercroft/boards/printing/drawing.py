"""A board or a Template as it is printed: true to its data, in colours that spare the ink."""

from math import cos, radians, sin

from undercroft.boards.printing.sheet import Colour, Point, Sheet
from undercroft.targets.scene.board import Board, Section
from undercroft.targets.scene.dice import DieKind

MM = 1000
RINGS: tuple[Colour, ...] = (
    (0.98, 0.95, 0.88),
    (0.96, 0.91, 0.80),
    (0.93, 0.85, 0.70),
    (0.90, 0.78, 0.58),
    (0.85, 0.70, 0.46),
    (0.80, 0.62, 0.38),
)
MIDDLE: Colour = (0.86, 0.42, 0.36)
BONE: Colour = (1.0, 1.0, 0.97)
WHITE: Colour = (1.0, 1.0, 1.0)
PLATE: Colour = (0.93, 0.86, 0.68)
FULL = 360
NUMBER, BULLSEYE = 8.0, 14.0
"""How high numbers are printed, in millimetres."""


def draw_board(sheet: Sheet, board: Board, cut: str) -> None:
    """A board around the middle; what is to be cut out says so."""
    sheet.ring(0, board.radius * MM, 0, FULL, RINGS[0], 0.6)
    for section in board.sections:
        sheet.ring(
            section.inner * MM, section.outer * MM, section.start, section.end, _colour(section)
        )
    for section in board.sections:
        for place in _number_places(section, board):
            size = BULLSEYE if section.bullseye else NUMBER
            sheet.text(place, str(section.value), size, bold=True, centred=True)
    for bone in board.bones:
        inner, outer = bone.inner * MM, (bone.inner + bone.width) * MM
        half = bone.span / 2
        sheet.ring(inner, outer, bone.angle - half, bone.angle + half, BONE, 0.5)
    for hole in board.holes:
        middle = _polar(hole.distance * MM, hole.angle)
        sheet.circle(middle, hole.radius * MM, WHITE, 0.5)
        sheet.text(middle, cut, 3.0, centred=True)


def draw_template(sheet: Sheet, kind: DieKind, name: str) -> None:
    """A Template around the middle."""
    points = [(x * MM, y * MM) for x, y in kind.outline]
    sheet.polygon(points, PLATE, 0.5)
    sheet.text((0, 0), name, 5.0, bold=True, centred=True)


def _colour(section: Section) -> Colour:
    if section.bullseye:
        return MIDDLE
    return RINGS[min(len(RINGS), max(1, section.value)) - 1]


def _number_places(section: Section, board: Board) -> list[Point]:
    """Around a ring four times, in a slice once, beside its holes."""
    if section.bullseye:
        return [(0.0, 0.0)]
    away = (section.inner + section.outer) / 2 * MM
    if section.end - section.start >= FULL:
        return [_polar(away, turn) for turn in (0, 90, 180, 270)]
    middle = (section.start + section.end) / 2
    tried = [_polar(away, middle + aside) for aside in (0, 11, -11)]
    return [next((place for place in tried if _is_free(place, board)), tried[0])]


def _is_free(place: Point, board: Board) -> bool:
    x, y = place
    for hole in board.holes:
        u, v = _polar(hole.distance * MM, hole.angle)
        if (x - u) ** 2 + (y - v) ** 2 < (hole.radius * MM + NUMBER) ** 2:
            return False
    return True


def _polar(away: float, degrees: float) -> Point:
    turn = radians(degrees)
    return away * cos(turn), away * sin(turn)
