"""What somebody sees of a table of Dungeon!: the view, the printed matter and words for both.

It reads no state: all numbers come with the view.
"""

from collections import defaultdict
from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.box.board import Board
from undercroft.games.dungeon.cards.numbers import COLUMNS
from undercroft.games.dungeon.state import NOTHING, Phase
from undercroft.telling import Teller
from undercroft.terminal.boards.lettering import marks

ACTIVE, CLEARED, CARD, PRIZE, MONSTER, TREASURE, STONE, BOSS, GRAVE = "▶✓▮◇☠◆✦♛†"
DOOR, SECRET, STAIRS, FLOOR = "▯", "S", "≡≡", "··"
LEVEL_STYLES = ("", "#e9c74a", "#ea8b3c", "#d9503f", "#a877e0", "#5b9fe6", "#5fb56a")
"""The colour of each level; its numeral is in every label besides."""
Things = dict[int, list[dict[str, Any]]]
PLAYING = (Phase.TURN, Phase.LATE, Phase.ASSAULT)


class Sight:
    """A view with its cards and words, for the seat whose spells it shows."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.words = teller.words
        self.box: Box = BOXES[view["box"]]
        self.board: Board = self.box.board
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.own = [hero for hero in self.heroes if isinstance(hero["spells"], list)]
        """The heroes of the seat that looks; none for a spectator."""
        self.active: int = view["queue"][0] if view["queue"] else 0
        """The hero whose turn it is."""
        self.in_turn = view["phase"] in PLAYING
        self.marks = marks([self.hero_name(hero) for hero in self.heroes])
        self.standing = _by_place([hero for hero in self.heroes if is_on_board(hero)])
        self.monsters = _by_place(view["monsters"])
        self.heaps = _by_place(view["heaps"])
        self.sites = {site["place"]: site for site in view["sites"]}
        self.reach = {place: cost for place, cost, _ in view["reach"]}
        """The steps to each space that the hero who moves can walk to."""

    def say(self, text: str, **facts: object) -> str:
        """A text of the board."""
        return self.words.say(f"board-{text}", **facts)

    def name(self, card: int) -> str:
        return self.words.name(self.box.names[card])

    def text(self, card: int) -> str:
        return self.words.note(self.box.names[card], "text") or ""

    def hero_name(self, hero: dict[str, Any]) -> str:
        """A hero's class, what the player has become, or the seat before a class is taken."""
        card = hero["card"] if hero["minion"] == NOTHING else hero["minion"]
        return self.teller.seat(hero["seat"]) if card == NOTHING else self.name(card)

    def column(self, hero: dict[str, Any]) -> int:
        """The place of a hero's number among the six of a foe."""
        return COLUMNS.index(self.box.hero(hero["card"]).column)

    def label(self, place: int) -> str:
        """What is printed on a space; the Great Hall has its name."""
        if place == self.board.hall:
            return self.words.say("great-hall")
        return self.board.places[place].label


def is_on_board(hero: dict[str, Any]) -> bool:
    """Whether a hero, or the minion that the player has become, stands somewhere."""
    return bool(hero["place"] != NOTHING and (hero["alive"] or hero["minion"] != NOTHING))


def _by_place(things: list[dict[str, Any]]) -> Things:
    found: Things = defaultdict(list)
    for thing in things:
        found[thing["place"]].append(thing)
    return found
