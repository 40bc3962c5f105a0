"""The Target from above in characters: readable without colour, and within 80 by 24.

It draws what a setting holds, the line of an aim, and the way of a die that flew.
"""

from collections.abc import Iterable, Iterator
from math import cos, hypot, radians, sin

from rich.text import Text

from undercroft.engine.throws import Piece
from undercroft.targets.move import Setting, Throw
from undercroft.targets.move.setting import LENGTH, scene_of
from undercroft.targets.scene.board import Board, Section, board
from undercroft.targets.scene.props import distance_to_prop
from undercroft.targets.scene.regions import region_at
from undercroft.targets.scene.templates import covers

Point = tuple[float, float]
"""In metres from the Target's centre, east and north."""
AROUND = 1.25
"""How far the picture reaches, in radii of the Target: so every ring has a row of its own."""
FEWEST_ROWS, MOST_ROWS = 13, 29
AXES = (0, 90, 180, 270)
OUTSIDE, BONE, WEB, TEMPLATE, PROP = " ", "▓", "#", "≡", "█"
SHADES = (" ", "░")
DIE, LINE, WAY = "■", "*", "•"
HANDS = "◄▼►▲"
"""The hand in the east, north, west and south, pointing at the Target."""
QUIET, BOLD, HOLE, THING, AIM, FLOWN = (
    "bright_black",
    "bold",
    "bold red",
    "bold cyan",
    "bold yellow",
    "bold green",
)


class Picture:
    """A grid of characters over the Target; a character is twice as high as it is wide."""

    def __init__(self, target: Board, rows: int) -> None:
        self.rows = min(max(rows, FEWEST_ROWS), MOST_ROWS) // 2 * 2 + 1
        self.columns = 2 * self.rows + 1
        self.high = 2 * AROUND * target.radius / self.rows
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def points(self) -> Iterator[Point]:
        """The middle of every cell."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield (column - self.rows) * self.high / 2, (self.rows // 2 - row) * self.high

    def put(self, at: Point, said: str, style: str = "") -> None:
        """Write something around a point, if it is on the picture."""
        column, row = self._cell(at)
        for place, sign in enumerate(said, column - len(said) // 2):
            if 0 <= place < self.columns and 0 <= row < self.rows:
                self._cells[place, row] = sign, style

    def text(self) -> Text:
        """All of it, line by line."""
        picture = Text(no_wrap=True)
        for row in range(self.rows):
            for column in range(self.columns):
                picture.append(*self._cells.get((column, row), (OUTSIDE, "")))
            picture.append("\n" if row < self.rows - 1 else "")
        return picture

    def _cell(self, at: Point) -> tuple[int, int]:
        x, y = at
        return round(2 * x / self.high) + self.rows, self.rows // 2 - round(y / self.high)


def draw_target(throw: Throw, rows: int, setting: Setting | None = None) -> Picture:
    """The Target with all that lies on it: before the throw, or in the setting after it."""
    setting = setting or throw.setting
    target = board(setting.board)
    picture = Picture(target, rows)
    _shade(picture, target)
    for section in target.sections:
        for at in _label_places(section):
            picture.put(at, str(section.value), BOLD)
    for number, middle in _slices(target):
        picture.put(_around(target.radius * 1.1, middle), number, QUIET)
    for hole in target.holes:
        number = hole.id.rpartition("-")[2]
        label = f"{WEB}{number}{WEB}" if hole.id in setting.webs else f"({number})"
        style = THING if hole.id in setting.webs else HOLE
        picture.put(_around(hole.distance, hole.angle), label, style)
    _put_things(picture, throw, setting)
    for piece in setting.dice:
        picture.put(_middle(piece), DIE, THING)
    return picture


def draw_aim(picture: Picture, throw: Throw, seat: float, heading: float) -> None:
    """The hand at the picture's border, and the line from it toward the Target's middle."""
    away = throw.stand.away
    hand, ahead = _around(away, seat), _around(1.0, heading)
    near = -(hand[0] * ahead[0] + hand[1] * ahead[1])
    reach = AROUND * board(throw.setting.board).radius - picture.high / 2
    steps = int(near / picture.high * 2)
    line = [
        (hand[0] + ahead[0] * far, hand[1] + ahead[1] * far)
        for far in (near * step / max(steps, 1) for step in range(steps + 1))
    ]
    seen = [at for at in line if max(abs(at[0]), abs(at[1])) <= reach]
    for at in seen:
        picture.put(at, LINE, AIM)
    if seen:
        picture.put(seen[0], HANDS[round(seat / 90) % 4], AIM)


def draw_way(picture: Picture, way: Iterable[Point], end: Point | None) -> None:
    """The way of a die as dots, and where it lies."""
    last: Point | None = None
    for at in way:
        for between in _steps(last or at, at, picture.high / 2):
            picture.put(between, WAY, FLOWN)
        last = at
    if end or last:
        picture.put(end or last or (0.0, 0.0), DIE, FLOWN)


def _shade(picture: Picture, target: Board) -> None:
    shades = {section.id: SHADES[at % 2] for at, section in enumerate(target.sections)}
    bones = {bone.id for bone in target.bones}
    for at in picture.points():
        region = region_at(target, *at)
        shade = BONE if region in bones else shades.get(region, OUTSIDE)
        picture.put(at, shade, QUIET)


def _label_places(section: Section) -> list[Point]:
    """Where the value of a section is written: a ring's on all four sides."""
    if section.bullseye:
        return [(0.0, 0.0)]
    away = (section.inner + section.outer) / 2
    if _is_slice(section):
        return [_around(away, (section.start + section.end) / 2)]
    return [_around(away, angle) for angle in AXES]


def _slices(target: Board) -> Iterator[tuple[str, float]]:
    """The number of each slice and where its middle is."""
    for section in target.sections:
        if _is_slice(section) and section.id.endswith("-outer"):
            yield section.id[1:].partition("-")[0], (section.start + section.end) / 2


def _put_things(picture: Picture, throw: Throw, setting: Setting) -> None:
    """Templates, and what stands near enough."""
    scene = scene_of(setting, throw.die)
    props = throw.scene.props
    if not scene.templates and not props:
        return
    for at in picture.points():
        if any(covers(template, *at) for template in scene.templates):
            picture.put(at, TEMPLATE, THING)
        elif any(distance_to_prop(prop, *at, prop.lowest) < picture.high / 4 for prop in props):
            picture.put(at, PROP, THING)


def _is_slice(section: Section) -> bool:
    return section.end - section.start < 360.0


def _middle(piece: Piece) -> Point:
    x, y, _ = piece.at
    return x / LENGTH, y / LENGTH


def _around(away: float, angle: float) -> Point:
    turn = radians(angle)
    return away * cos(turn), away * sin(turn)


def _steps(start: Point, end: Point, pitch: float) -> Iterator[Point]:
    """Points from one to another, no farther apart than the pitch."""
    count = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / pitch))
    for step in range(1, count + 1):
        share = step / count
        yield start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
