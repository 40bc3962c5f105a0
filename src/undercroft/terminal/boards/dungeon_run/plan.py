"""The map of Dungeon Run: the laid tiles as rooms of a floor plan, with what lies in them.

A room is three lines of ten characters; neighbours share their walls. It knows no rules.
"""

from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from undercroft.games.dungeon_run.geometry import EAST, NORTH, SOUTH, WEST, Cell
from undercroft.games.dungeon_run.state import NOTHING, OPEN, WALL
from undercroft.terminal.boards.dungeon_run.sight import (
    ACTIVE,
    BOSS,
    HIDDEN,
    ITEM,
    MONSTER,
    STONE,
    STONE_STYLE,
    STRANGER,
    Sight,
)
from undercroft.terminal.boards.lettering import clip, legend

ROOM = 10
"""The width of a room within its walls."""
NO_EDGE, WALLED, PASSAGE, UNKNOWN, SEALED = range(5)
"""What separates two cells; a sealed exit leads nowhere, as there is nothing left to lay."""
ACROSS = (" " * ROOM, "─" * ROOM, "───    ───", "─── ?? ───", "───┄┄┄┄───")
DOWN = ("   ", "│││", "│ │", "│?│", "│┊│")
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The corner by its edges, as the sum of 1 north, 2 east, 4 south, 8 west."""
WALLS = "bright_black"
KINDS = {"entrance": "bold red", "lair": "bold red", "special": "bold green", "standard": ""}
LEGEND = (
    (ACTIVE, "active"),
    (STONE, "stone"),
    (MONSTER, "monster"),
    (BOSS, "boss"),
    (STRANGER, "stranger"),
    (ITEM, "item"),
    (HIDDEN, "hidden"),
    ("??", "unexplored"),
)


class DungeonMap:
    """The dungeon around the active hero, as wide as the console allows."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self.columns(options.max_width)
        plan = Text("\n", no_wrap=True).join(FloorPlan(self.sight, columns).lines())
        yield plan
        yield from self.notes(columns, plan.plain)

    def columns(self, width: int) -> range:
        """The columns that fit, around the active hero."""
        every = [tile["x"] for tile in self.sight.tiles]
        west, east = min(every), max(every)
        fits = max(1, (width - 1) // (ROOM + 1))
        if east - west < fits:
            return range(west, east + 1)
        sight = self.sight
        middle = sight.tiles[sight.heroes[sight.active]["place"]]["x"]
        first = max(west, min(middle - fits // 2, east - fits + 1))
        return range(first, first + fits)

    def notes(self, columns: range, plan: str) -> list[Text]:
        """What is not shown, and what the signs mean that are there."""
        sight, say = self.sight, self.sight.say
        down = [n for n, hero in enumerate(sight.heroes) if hero["ko"] and hero["alive"]]
        small = [(sight.marks[n].lower(), "ko") for n in down[:1]]
        signs = legend(sight.say, [*LEGEND, *small], plan)
        places = list(enumerate((tile["x"] for tile in sight.tiles), 1))
        west = [str(number) for number, x in places if x < columns.start]
        east = [str(number) for number, x in places if x >= columns.stop]
        if not west and not east:
            return [signs]
        cropped = [say("cropped", hero=sight.teller.seat(sight.active))]
        for side, numbers in (("west", west), ("east", east)):
            if numbers:
                cropped.append(say(f"cropped-{side}", numbers=", ".join(numbers)))
        return [Text(" ".join(cropped), "yellow"), signs]


class FloorPlan:
    """The rooms and walls of some columns of the dungeon."""

    def __init__(self, sight: Sight, columns: range) -> None:
        self.sight = sight
        self.columns = columns
        self.at: dict[Cell, int] = {
            (tile["x"], tile["y"]): place
            for place, tile in enumerate(sight.tiles)
            if tile["x"] in columns
        }

    def lines(self) -> list[Text]:
        """From north to south."""
        every = [y for _, y in self.at]
        drawn: list[Text] = []
        for y in range(min(every), max(every) + 1):
            drawn.append(self.border(y))
            drawn += self.row(y)
        drawn.append(self.border(max(every) + 1))
        return drawn

    def border(self, y: int) -> Text:
        """The walls along the north of a row."""
        line = Text()
        for x in self.columns:
            line.append(self.corner(x, y), WALLS)
            edge = self.edge((x, y), NORTH, (x, y - 1), SOUTH)
            line.append(ACROSS[edge], WALLS)
        line.append(self.corner(self.columns.stop, y), WALLS)
        return line

    def row(self, y: int) -> list[Text]:
        """The lines of the rooms of a row, with the walls between them."""
        lines = [Text(), Text(), Text()]
        for x in range(self.columns.start, self.columns.stop + 1):
            edge = self.edge((x, y), WEST, (x - 1, y), EAST)
            inside = room(self.sight, self.at[x, y]) if (x, y) in self.at else [Text()] * 3
            for line, wall, text in zip(lines, DOWN[edge], inside, strict=True):
                line.append(wall, WALLS)
                if x in self.columns:
                    line.append_text(text)
                    line.pad_right(ROOM - text.cell_len)
        return lines

    def edge(self, here: Cell, side: int, there: Cell, other_side: int) -> int:
        """What separates a cell from the one beyond a side of it."""
        cell, side = (here, side) if here in self.at else (there, other_side)
        if cell not in self.at:
            return NO_EDGE
        near = self.sight.tiles[self.at[cell]]["near"][side]
        if near == OPEN:
            return UNKNOWN if self.sight.view["tiles_left"] else SEALED
        return WALLED if near == WALL else PASSAGE

    def corner(self, x: int, y: int) -> str:
        """The corner in the north-west of a cell."""
        north_west, north_east = ((column, y - 1) in self.at for column in (x - 1, x))
        south_west, south_east = ((column, y) in self.at for column in (x - 1, x))
        edges = (
            north_west or north_east,
            north_east or south_east,
            south_west or south_east,
            north_west or south_west,
        )
        return CORNERS[sum(bit << n for n, bit in enumerate(edges))]


def room(sight: Sight, place: int) -> list[Text]:
    """Number and name of a tile, who lives there, who and what is there."""
    tile = sight.tiles[place]
    here, lying = people(sight, place), things(sight, tile)
    here.pad_right(max(0, ROOM - here.cell_len - lying.cell_len))
    here.append_text(lying)
    here.truncate(ROOM)
    return [title(sight, place), dweller(sight, tile), here]


def title(sight: Sight, place: int) -> Text:
    """The number of a tile, and its name if that says anything."""
    kind = sight.printed(place).kind
    name = ""
    if kind != "standard":
        name = short_name(sight, place)
    elif place == sight.view["lair"]:
        name = sight.say("short-lair")
    number = f"{place + 1} "
    return Text(number + clip(name, ROOM - len(number)), KINDS[kind])


def dweller(sight: Sight, tile: dict[str, Any]) -> Text:
    """The monster with its wounds and life, or the stranger."""
    monster = tile["monster"]
    if monster:
        card = monster["card"]
        icon = BOSS if card in sight.box.bosses else MONSTER
        wounds = f"{monster['wounds']}/{sight.box.monster(card).life}"
        width = ROOM - 2 - len(wounds)
        return Text(f"{icon}{clip(sight.name(card), width):<{width}} {wounds}", "bright_red")
    if tile["stranger"] != NOTHING:
        return Text(STRANGER + clip(sight.name(tile["stranger"]), ROOM - 1), "cyan")
    return Text()


def people(sight: Sight, place: int) -> Text:
    """The heroes on a tile: small letters for the knocked out."""
    line = Text()
    bearer = sight.bearer
    for hero, mark in zip(sight.heroes, sight.marks, strict=True):
        if hero["place"] != place or not hero["alive"]:
            continue
        if sight.in_turn and hero["seat"] == sight.active:
            line.append(ACTIVE, "bright_yellow")
        line.append(mark.lower() if hero["ko"] else mark, "dim" if hero["ko"] else "bold")
        if hero["seat"] == bearer:
            line.append(STONE, STONE_STYLE)
    return line


def things(sight: Sight, tile: dict[str, Any]) -> Text:
    """What lies on a tile, face up and face down."""
    stone = sight.box.stone
    line = Text()
    if stone in tile["items"]:
        line.append(STONE, STONE_STYLE)
    items = sum(card != stone for card in tile["items"])
    for icon, count in ((ITEM, items), (HIDDEN, tile["hidden"])):
        if count:
            line.append(icon if count == 1 else f"{icon}{count}", "yellow")
    return line


def short_name(sight: Sight, place: int) -> str:
    """The name of a special tile as it fits into a room."""
    text = f"board-short-{sight.printed(place).id}"
    said = sight.words.say(text)
    return sight.tile_name(place) if said == text else said


def picture(exits: int) -> Text:
    """A tile alone, with its exits."""
    north, east, south, west = (exits >> side & 1 for side in (NORTH, EAST, SOUTH, WEST))
    top, bottom = ("──  ──" if way else "──────" for way in (north, south))
    left, right = (" " if way else "│" for way in (west, east))
    return Text(f"┌{top}┐\n{left}      {right}\n└{bottom}┘")
