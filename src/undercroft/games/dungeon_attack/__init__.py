"""Dungeon Attack!: a party busts doors, fights Monster Dice and counts its gold."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from undercroft.content import Box, read_cards
from undercroft.engine import Forecast, Game, Luck, Option, Refused, Result, Roll, Script, Source
from undercroft.engine.piles import Pile
from undercroft.games.dungeon_attack.cards import MOST_CARDS, Adventurer
from undercroft.games.dungeon_attack.deal import deal
from undercroft.games.dungeon_attack.evaluation import evaluate
from undercroft.games.dungeon_attack.events import EVENTS
from undercroft.games.dungeon_attack.fallback import fallback
from undercroft.games.dungeon_attack.forecast import forecast
from undercroft.games.dungeon_attack.greedy import greedy
from undercroft.games.dungeon_attack.measures import MEASURES, luck
from undercroft.games.dungeon_attack.moving import send_away
from undercroft.games.dungeon_attack.options import OPTIONS, SEATS
from undercroft.games.dungeon_attack.prospects import PROSPECTS
from undercroft.games.dungeon_attack.score import result
from undercroft.games.dungeon_attack.search import search
from undercroft.games.dungeon_attack.showing import SHOWN, show_ratings
from undercroft.games.dungeon_attack.state import (
    BOSS,
    MONSTER,
    DungeonState,
    Phase,
    Seat,
    TableSetup,
)
from undercroft.games.dungeon_attack.turn import turn

RULES = (deal, turn, send_away, search, None)
"""The rule that plays each phase."""


class DungeonAttack(Game[DungeonState, TableSetup]):
    """The game, with the adventurers it is played with."""

    id = "dungeon-attack"
    package = __name__
    rules_version = 2
    seats = range(1, len(SEATS) + 1)
    best_seats = range(1, 7)
    minutes = range(10, 16)
    age = 10
    State = DungeonState
    Setup = TableSetup
    Content = tuple[Adventurer, ...]
    options = OPTIONS
    dice = (MONSTER, BOSS)
    events = EVENTS
    prospects = PROSPECTS
    measures = MEASURES
    foresight = 1
    shown = SHOWN
    content: tuple[Adventurer, ...]

    def __init__(self, adventurers: tuple[Adventurer, ...]) -> None:
        super().__init__(adventurers)
        self.box = Box(adventurers, MOST_CARDS)
        self.box.add("adventurer", adventurers)

    def setup(self, seats: int, setup: TableSetup) -> DungeonState:
        if setup.starting_player > seats:
            problem = f"starting_player: there is no seat {setup.starting_player} of {seats}"
            raise _bad_setup(problem, "starting-player", seat=setup.starting_player, seats=seats)
        if len(self.content) < seats:
            problem = f"there are {len(self.content)} adventurers for {seats} seats"
            raise _bad_setup(problem, "few-cards", cards=len(self.content), seats=seats)
        cards = list(self.content)
        deck = Pile(list(range(len(cards))))
        return DungeonState(
            phase=Phase.DEAL,
            setup=setup,
            deck=deck,
            cards=cards,
            seats=[Seat(seat) for seat in range(seats)],
        )

    def rule(self, g: DungeonState) -> Callable[[DungeonState], Script[None]] | None:
        return RULES[g.phase]

    def result(self, g: DungeonState) -> Result:
        return result(g)

    def evaluate(self, g: DungeonState) -> list[float]:
        return evaluate(g)

    def fallback(self, g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
        return fallback(g, seat, options, source)

    def advise(self, g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
        return greedy(g, seat, options, source)

    def forecast(self, g: DungeonState, seat: int, option: Option, why: str) -> Forecast:
        return forecast(g, seat, option, why)

    def chapter(self, g: DungeonState) -> int:
        return g.level

    def luck(self, g: DungeonState, roll: Roll, faces: bytes) -> Luck | None:
        return luck(g, roll, faces)

    def view(self, g: DungeonState, seat: int | None) -> dict[str, Any]:
        return show_ratings(g, super().view(g, seat))

    def name_of(self, g: DungeonState, thing: str, number: int) -> str | None:
        if thing in ("seat", "ability"):
            card = g.seats[number].card.id
            kind = "ability" if thing == "ability" else "adventurer"
            return f"{kind}-{card}" if card else None
        return self.box.names[number] if thing == "card" else None


def _bad_setup(problem: str, why: str, **facts: object) -> Refused:
    return Refused("bad-setup", f"setup of {DungeonAttack.id}: {problem}", why=why, **facts)


def make(folders: Iterable[Traversable] = ()) -> DungeonAttack:
    """The game, with cards from further folders added or replaced."""
    own = files(__name__) / "content"
    return DungeonAttack(read_cards(Adventurer, "adventurers.toml", [own, *folders]))
