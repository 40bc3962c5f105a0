"""Sight: a view with the printed matter and the words that a picture of it needs."""

from collections import defaultdict
from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.state import NOTHING, Phase
from undercroft.telling import Teller

Things = dict[int, list[dict[str, Any]]]
"""Things by the place where they are."""


class Sight:
    """What somebody sees of the dungeon."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.box: Box = BOXES[view["box"]]
        self.board: Board = self.box.board
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.standing = by_place([hero for hero in self.heroes if is_on_board(hero)])
        self.monsters = by_place(view["monsters"])
        self.heaps = by_place(view["heaps"])
        self.sites = by_place(view["sites"])

    def say(self, text: str, **facts: object) -> str:
        return self.teller.words.say(f"picture-{text}", **facts)

    def name(self, card: int) -> str:
        return self.teller.words.name(self.box.names[card])

    def hero_name(self, hero: dict[str, Any]) -> str:
        """A hero's class, what the player has become, or the seat before a class is taken."""
        card = hero["card"] if hero["minion"] == NOTHING else hero["minion"]
        return self.teller.seat(hero["seat"]) if card == NOTHING else self.name(card)

    @property
    def turn(self) -> int:
        """The hero whose turn it is, if it is anybody's."""
        view = self.view
        playing = view["phase"] in (Phase.TURN, Phase.LATE, Phase.ASSAULT)
        return view["queue"][0] if playing and view["queue"] else NOTHING


def is_on_board(hero: dict[str, Any]) -> bool:
    """Whether a hero, or the minion that he has become, stands somewhere."""
    return bool(hero["place"] != NOTHING and (hero["alive"] or hero["minion"] != NOTHING))


def by_place(things: list[dict[str, Any]]) -> Things:
    found: Things = defaultdict(list)
    for thing in things:
        found[thing["place"]].append(thing)
    return found
