"""Sight: a view with the printed matter and the words that a picture of it needs."""

from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon_fighter.box import Box
from undercroft.games.dungeon_fighter.state import BEYOND, MOST_ROOMS, NOTHING, NOWHERE
from undercroft.telling import Teller


class Sight:
    """What somebody sees of the dungeon."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.words = teller.words
        self.box: Box = BOXES[view["box"]]
        self.faces: list[int] = view["faces"]
        self.level: int = view["level"]
        self.room: int = view["room"]
        self.fight: dict[str, Any] | None = view["fight"]

    @property
    def is_before_the_boss(self) -> bool:
        return self.level == BEYOND

    @property
    def is_outside(self) -> bool:
        """Whether the Party has not entered the dungeon yet."""
        return self.room == NOWHERE and not self.is_before_the_boss

    def ahead(self, level: int) -> list[int]:
        """The rooms of a level that the Party can enter next."""
        found = (divmod(room, MOST_ROOMS) for room in self.view["ways"])
        return [room for at, room in found if at == level]

    def say(self, text: str, **facts: object) -> str:
        return self.words.say(f"board-{text}", **facts)

    def name(self, card: int) -> str:
        return self.words.name(self.box.names[card])

    def hero(self, hero: dict[str, Any]) -> str:
        """A Hero's name, or the seat before one is taken."""
        if hero["card"] == NOTHING:
            return self.teller.seat(hero["seat"])
        return self.name(hero["card"])
