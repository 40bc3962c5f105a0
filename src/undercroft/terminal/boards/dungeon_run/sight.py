"""What somebody sees of a table of Dungeon Run: the view, the printed cards and words for both.

It reads no state: all numbers come with the view.
"""

from collections.abc import Iterable
from typing import Any

from rich.cells import set_cell_size
from rich.table import Table as Grid
from rich.text import Text

from undercroft.content import BOXES
from undercroft.games.dungeon_run.box import Box
from undercroft.games.dungeon_run.cards import TileCard
from undercroft.games.dungeon_run.state import NOTHING, Phase
from undercroft.telling import Teller

STONE, BOSS, MONSTER, STRANGER, ITEM, HIDDEN = "✦♛☠☺◆◇"
ACTIVE = "▶"
STONE_STYLE = "bold black on bright_yellow"
NAME_WIDTH = 24


class Sight:
    """A view with its cards and words, for the seat whose loot pile it shows."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.words = teller.words
        self.box: Box = BOXES[view["box"]]
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.tiles: list[dict[str, Any]] = view["tiles"]
        owners = [hero["seat"] for hero in self.heroes if isinstance(hero["treasures"], list)]
        self.eyes: int | None = owners[0] if owners else None
        """The seat that looks; None for a spectator."""
        self.active: int = view["queue"][0] if view["queue"] else view["first"]
        """The hero whose turn it is; the First Player between the turns."""
        self.bearer: int | None = view["bearer"]
        """Who has the Stone: a seat, nobody, or None where the seat that looks can't know it."""
        self.in_turn = view["phase"] == Phase.TURN
        self.marks = marks([self.teller.seat(hero["seat"]) for hero in self.heroes])

    def say(self, text: str, **facts: object) -> str:
        """A text of the board."""
        return self.words.say(f"board-{text}", **facts)

    def name(self, card: int) -> str:
        return self.words.name(self.box.names[card])

    def text(self, card: int) -> str:
        return self.words.note(self.box.names[card], "text") or ""

    def word(self, family: str, name: str) -> str:
        """The word for a race, a slot and the like; a content pack may bring new ones."""
        text = f"board-{family}-{name}"
        said = self.words.say(text)
        return name.title() if said == text else said

    def printed(self, place: int) -> TileCard:
        """The printed tile that lies at a place."""
        card: TileCard = self.box.tiles[self.tiles[place]["tile"]]
        return card

    def tile_name(self, place: int) -> str:
        return self.words.name(f"tile-{self.printed(place).id}")

    @property
    def stone_place(self) -> int:
        """The tile on which the Stone lies."""
        lying = (n for n, tile in enumerate(self.tiles) if self.box.stone in tile["items"])
        return next(lying, NOTHING)


def marks(names: list[str]) -> list[str]:
    """A letter for each hero: the first of his name that nobody has, or his number."""
    found: list[str] = []
    for number, name in enumerate(names, 1):
        letters = [letter for letter in name.upper() if letter.isalpha()]
        found.append(next((letter for letter in letters if letter not in found), str(number)))
    return found


def clip(text: str, width: int) -> str:
    """A text of at most so many cells, without a ragged end."""
    return set_cell_size(text, width).rstrip(" ,-'") if len(text) > width else text


def legend(sight: Sight, signs: Iterable[tuple[str, str]], drawn: str) -> Text:
    """What the signs mean that were drawn."""
    told = (f"{sign} {sight.say(f'legend-{text}')}" for sign, text in signs if sign in drawn)
    return Text(" · ".join(told), "bright_black")


def rows(lines: list[tuple[Text, Text]]) -> Grid:
    """Names on the left, what they do on the right."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column(max_width=NAME_WIDTH)
    grid.add_column()
    for name, text in lines:
        grid.add_row(name, text)
    return grid
