"""Sight: a view with the printed matter and the words that a picture of it needs."""

from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon_run.box import Box
from undercroft.games.dungeon_run.state import NOTHING, Phase
from undercroft.telling import Teller

COLOURS = ("#f2a516", "#5cb8f0", "#2fbf8f", "#f4ea5a", "#f0784a", "#e29ac6")
"""Colours of the seats, apart also for the colour-blind; each piece has its letter besides."""


class Sight:
    """What somebody sees of the dungeon."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.box: Box = BOXES[view["box"]]
        self.letters = _letters([self._initial(hero) for hero in view["heroes"]])
        self.holders = holders(view, self.box)
        """The seats that have the Stone, as far as the view tells."""

    def _initial(self, hero: dict[str, Any]) -> str:
        return "" if hero["card"] == NOTHING else self.name(hero["card"])[:1].upper()

    def say(self, text: str, **facts: object) -> str:
        return self.teller.words.say(f"picture-{text}", **facts)

    def name(self, card: int) -> str:
        return self.teller.words.name(self.box.names[card])

    def life(self, seat: int) -> int:
        """A hero's life; none before he is chosen."""
        life: int = self.view["heroes"][seat].get("life", 0)
        return life

    @property
    def turn(self) -> int:
        """The seat whose turn it is, if it is anybody's."""
        view = self.view
        return view["queue"][0] if view["phase"] == Phase.TURN and view["queue"] else NOTHING

    def is_bearer(self, seat: int) -> bool:
        """Whether it is certain that a seat has the Stone."""
        return self.holders == [seat]


def _letters(initials: list[str]) -> list[str]:
    """A letter for each seat: its initial, or its number where there is none or two are alike."""
    return [
        letter if letter and initials.count(letter) == 1 else str(number)
        for number, letter in enumerate(initials, 1)
    ]


def holders(view: dict[str, Any], box: Box) -> list[int]:
    """The seats that may have the Stone: one that shows it, or all whose backs could be it."""
    lying = [card for tile in view["tiles"] for card in tile["items"]]
    if box.stone in (*view["artifacts"], *view["tossed"], *lying):
        return []
    heroes = view["heroes"]
    shown = [hero["seat"] for hero in heroes if _shows(hero, box.stone)]
    return shown or [hero["seat"] for hero in heroes if _may_hide(hero)]


def _shows(hero: dict[str, Any], stone: int) -> bool:
    kept = hero["artifacts"]
    own = [] if isinstance(kept, int) else [one["card"] for one in kept]
    return stone in hero["equipped"] or stone in own


def _may_hide(hero: dict[str, Any]) -> bool:
    kept = hero["artifacts"]
    return isinstance(kept, int) and kept > 0
