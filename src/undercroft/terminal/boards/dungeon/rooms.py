"""What is written into the places of the map: who and what is there, in few characters."""

from typing import Any

from rich.text import Text

from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.state import NOTHING
from undercroft.terminal.boards.dungeon.canvas import STEP_X, STEP_Y, Canvas
from undercroft.terminal.boards.dungeon.sight import (
    ACTIVE,
    BOSS,
    CARD,
    CLEARED,
    FLOOR,
    LEVEL_STYLES,
    MONSTER,
    PRIZE,
    STAIRS,
    STONE,
    TREASURE,
    Sight,
)
from undercroft.terminal.boards.lettering import clip

MARK = "bold reverse"
"""How heroes are written."""


def paint_place(canvas: Canvas, sight: Sight, number: int, place: Place) -> None:
    """Write what is at a place into it."""
    column, row, wide, high = max(place.area, key=lambda area: area[2] * area[3])
    x, y = STEP_X * column + 1, STEP_Y * row + 1
    width = STEP_X * wide - 1
    if place.kind == "hall":
        lines = hall(sight, width)
    elif place.kind in ("room", "chamber"):
        lines = room(sight, number, width, STEP_Y * high - 1)
    else:
        lines = [space(sight, number)]
        if place.kind == "stair":
            lines = stair(sight, number, width, STEP_Y * high - 1)
    for down, line in enumerate(lines):
        line.truncate(width)
        canvas.put(x, y + down, line)


def space(sight: Sight, number: int) -> Text:
    """A corridor space: who stands there, else what lies there, else how to name it."""
    here = crowd(sight, number) or things(sight, number)
    if here:
        here.truncate(2)
        here.pad_right(2 - here.cell_len)
        return here
    if number in sight.reach:
        return Text(sight.board.places[number].label[-2:], "bold bright_white")
    return Text(FLOOR, LEVEL_STYLES[sight.board.levels[number]])


def crowd(sight: Sight, number: int) -> Text:
    """The heroes on a corridor space in two characters; whoever plays now comes first."""
    here = sorted(sight.standing[number], key=lambda hero: hero["id"] != sight.active)
    if len(here) < 2:
        return people(sight, number)
    line = Text(letter(sight, here[0]), MARK)
    return line.append(letter(sight, here[1]) if len(here) == 2 else "+", MARK)


def stair(sight: Sight, number: int, width: int, height: int) -> list[Text]:
    """A stair: steps, with the space in their middle."""
    style = LEVEL_STYLES[sight.board.levels[number]]
    here = space(sight, number)
    is_bare = here.plain == FLOOR
    lines = [Text(STAIRS[0] * width, style) for _ in range(height)]
    if not is_bare:
        middle = lines[height // 2]
        half = (width - 2) // 2
        lines[height // 2] = Text.assemble(middle[:half], here, middle[half + 2 :])
    return lines


def room(sight: Sight, number: int, width: int, height: int) -> list[Text]:
    """A room or a chamber: its label and cards, its monster, who is there."""
    site = sight.sites[number]
    style = LEVEL_STYLES[sight.board.levels[number]]
    label = sight.board.places[number].label
    is_near = number in sight.reach
    first = Text(label, "bold bright_white" if is_near else f"bold {style}").append(" ")
    if site["cleared"]:
        first.append(CLEARED, "green")
    first.append(CARD * len(site["cards"]), style)
    if has_prize(sight, number):
        first.append(PRIZE, "yellow")
    lines = [first, dweller(sight, number, width)]
    lines += [Text() for _ in range(height - len(lines) - 1)]
    return [*lines, people(sight, number).append_text(loot(sight, number))]


def has_prize(sight: Sight, number: int) -> bool:
    """Whether a Prize card lies in a room, face up or down."""
    site = sight.sites[number]
    is_room = sight.board.kinds[number] == "room"
    return site["prize"] is not None or (is_room and bool(site["cards"]))


def dweller(sight: Sight, number: int, width: int) -> Text:
    """The monster at large in a room, or the one that the seat that looks knows."""
    for monster in sight.monsters[number]:
        sign = f"{MONSTER}{monster['number'] or ''}"
        return Text(sign + clip(sight.name(monster["card"]), width - len(sign)), "bright_red")
    for card in sight.sites[number]["cards"]:
        if card is not None:
            return Text(clip(sight.name(card), width), "cyan")
    return Text()


def hall(sight: Sight, width: int) -> list[Text]:
    """The Great Hall: its name, the boss while he is fought, the heroes."""
    number = sight.board.hall
    title = Text(sight.words.say("great-hall").center(width), f"bold {LEVEL_STYLES[1]}")
    assault = sight.view["assault"]
    boss = Text(f"{BOSS}{assault['life']}".center(width), "bold bright_red") if assault else Text()
    here = people(sight, number).append_text(loot(sight, number))
    here.pad_left(max(0, (width - here.cell_len) // 2))
    return [Text(), title, boss, here, Text()]


def people(sight: Sight, number: int) -> Text:
    """The heroes on a space, by their letters."""
    line = Text()
    for hero in sight.standing[number]:
        if sight.in_turn and hero["id"] == sight.active:
            line.append(ACTIVE, "bold bright_yellow")
        line.append(letter(sight, hero), MARK)
    return line


def letter(sight: Sight, hero: dict[str, Any]) -> str:
    """The letter of a hero; a small one for a foul minion."""
    mark: str = sight.marks[hero["id"]]
    return mark if hero["minion"] == NOTHING else mark.lower()


def things(sight: Sight, number: int) -> Text:
    """A monster and treasure on a corridor space."""
    line = Text()
    for monster in sight.monsters[number]:
        line.append(f"{MONSTER}", "bright_red")
        if monster["prize"] == sight.box.relic:
            line.append(STONE, "bold magenta")
        elif monster["number"]:
            line.append(str(monster["number"]), "bright_red")
    return line.append_text(loot(sight, number))


def loot(sight: Sight, number: int) -> Text:
    """Treasure on the floor, guarded or not; the Shadowstone has its own sign."""
    cards = [card for heap in sight.heaps[number] for card in heap["cards"]]
    cards += [card for monster in sight.monsters[number] for card in monster["pile"]]
    line = Text()
    if sight.box.relic in cards:
        line.append(STONE, "bold magenta")
    if count := sum(card != sight.box.relic for card in cards):
        line.append(TREASURE if count == 1 else f"{TREASURE}{count}", "yellow")
    return line
