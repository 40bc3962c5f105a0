"""What somebody sees of a table of Dungeon Run: the view, the printed cards and words for both.

It reads no state: all numbers come with the view.
"""

from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon_run.box import Box
from undercroft.games.dungeon_run.cards import TileCard
from undercroft.games.dungeon_run.state import NOTHING, Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.lettering import marks

STONE, BOSS, MONSTER, STRANGER, ITEM, HIDDEN = "✦♛☠☺◆◇"
ACTIVE = "▶"
STONE_STYLE = "bold black on bright_yellow"


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
