"""The map of the level where the Party is: rooms by number, one-way corridors, what is where."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from undercroft.games.dungeon_fighter.printed import FaceCard, Room
from undercroft.games.dungeon_fighter.state import MOST_ROOMS
from undercroft.terminal.boards.dungeon_fighter.canvas import Canvas
from undercroft.terminal.boards.dungeon_fighter.sight import ACTIVE, Sight

WIDTH, HEIGHT = 88, 13
PERCENT = 100
NORTH, SOUTH = 14, 86
"""Where the first and the last line lie, in hundredths of a face."""
ROOM = 6
"""The width of a room."""
SIGNS = {"plain": " ", "shop": "$", "fountain": "♥", "treasure": "◆", "perilous": "!"}
STYLES = {
    "plain": "",
    "shop": "yellow",
    "fountain": "cyan",
    "treasure": "bright_yellow",
    "perilous": "bright_red",
}
WAY, AHEAD = "·", ">"


def plan(sight: Sight) -> RenderableType:
    """The face with its rooms, and what they hold."""
    view = sight.view
    face = sight.box.face(view["faces"][view["level"]])
    level = sight.say("level", level=view["level"] + 1)
    title = sight.labelled(level, sight.name(view["faces"][view["level"]]))
    body = Group(drawn(sight, face), legend(sight, face))
    return Panel(body, title=title, title_align="left", border_style="bright_black")


def drawn(sight: Sight, face: FaceCard) -> Text:
    """The face as a picture."""
    canvas = Canvas(WIDTH, HEIGHT)
    rooms = {room.id: room for room in face.rooms}
    for start, end in face.corridors:
        corridor(canvas, rooms[start], rooms[end])
    for number, room in enumerate(face.rooms):
        put_room(canvas, sight, number, room)
    return canvas.text()


def corridor(canvas: Canvas, start: Room, end: Room) -> None:
    """A way with its arrow head in the middle."""
    (x, y), (u, v) = place(start), place(end)
    canvas.line((x, y), (u, v), WAY, "bright_black")
    canvas.put((x + u) // 2, (y + v) // 2, AHEAD, "bright_white")


def put_room(canvas: Canvas, sight: Sight, number: int, room: Room) -> None:
    """A room: its number, its kind, and whether the Party is there or can go there."""
    x, y = place(room)
    here, ahead = number == sight.view["room"], can_enter(sight, number)
    mark = ACTIVE if here else AHEAD if ahead else " "
    style = "bold reverse" if here else f"bold {STYLES[room.kind]}" if ahead else STYLES[room.kind]
    canvas.put(x - ROOM // 2, y, f"[{mark}{number + 1:>2}{SIGNS[room.kind]}]", style)


def place(room: Room) -> tuple[int, int]:
    """The middle of a room on the canvas."""
    x = ROOM // 2 + (WIDTH - ROOM) * room.x // PERCENT
    return x, (HEIGHT - 1) * (room.y - NORTH) // (SOUTH - NORTH)


def can_enter(sight: Sight, number: int) -> bool:
    """Whether the Party can go there from where it is."""
    ways = sight.view["ways"]
    found = (sight.view["level"] * MOST_ROOMS + number) in ways
    return bool(found)


def legend(sight: Sight, face: FaceCard) -> Grid:
    """The rooms by number, in two columns."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    lines = [room_line(sight, number, room) for number, room in enumerate(face.rooms)]
    half = (len(lines) + 1) // 2
    for at in range(half):
        grid.add_row(lines[at], lines[at + half] if at + half < len(lines) else "")
    return grid


def room_line(sight: Sight, number: int, room: Room) -> Text:
    """A room's number and name, and what is found there."""
    style = f"bold {STYLES[room.kind]}"
    line = Text(f"{number + 1:>2}{SIGNS[room.kind]} ", style)
    name, kind = sight.words.name(f"room-{room.id}"), sight.words.name(f"kind-{room.kind}")
    line.append(name, "default")
    if room.kind == "perilous":
        line.append(f" ({sight.throws(room.throws)})", "not bold")
    elif room.kind == "treasure":
        line.append(f" ({reward(sight, room)})", "not bold")
    elif room.kind != "plain" and kind != name:
        line.append(f" ({kind})", "not bold")
    return line


def reward(sight: Sight, room: Room) -> str:
    """What a Treasure Room gives."""
    if room.gold:
        return sight.say("price", count=room.gold)
    if room.dice:
        return sight.say("dice", count=room.dice)
    return sight.say("gear")
