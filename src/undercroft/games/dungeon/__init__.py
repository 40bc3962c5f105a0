"""Dungeon!: heroes race through six levels under Darkpain Castle and face Magaroth."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from undercroft.engine import D6, Forecast, Game, Luck, Option, Result, Roll, Script, Source
from undercroft.games.dungeon.bots.greedy import greedy
from undercroft.games.dungeon.box import Box, open_box
from undercroft.games.dungeon.box.printed import Printed
from undercroft.games.dungeon.evaluation import evaluate
from undercroft.games.dungeon.events import EVENTS
from undercroft.games.dungeon.fallback import fallback
from undercroft.games.dungeon.fights.assault import assault_round
from undercroft.games.dungeon.forecasts import forecast
from undercroft.games.dungeon.forecasts.prospects import PROSPECTS
from undercroft.games.dungeon.imagining import imagine
from undercroft.games.dungeon.laying_out import lay_out
from undercroft.games.dungeon.measures import MEASURES, luck
from undercroft.games.dungeon.options import HEROES, OPTIONS
from undercroft.games.dungeon.score import result
from undercroft.games.dungeon.setting_up import D3, draft, roll_order
from undercroft.games.dungeon.showing import SHOWN, show
from undercroft.games.dungeon.state import NOTHING, DungeonState, TableSetup
from undercroft.games.dungeon.turn import finish_turn, turn

RULES = (roll_order, draft, turn, finish_turn, assault_round, None)
"""The rule that plays each phase."""
CARDS = ("hero", "rival", "foe", "card", "treasure", "spell", "guess", "deed")
"""What options and events call a card of the box."""


class Dungeon(Game[DungeonState, TableSetup]):
    """The game, with the box it is played with."""

    id = "dungeon"
    package = __name__
    rules_version = 2
    seats = range(1, len(HEROES) + 1)
    best_seats = range(2, 5)
    minutes = range(45, 91)
    age = 10
    State = DungeonState
    Setup = TableSetup
    Content = Printed
    options = OPTIONS
    dice = (D6, D3)
    events = EVENTS
    prospects = PROSPECTS
    measures = MEASURES
    shown = SHOWN
    horizon = 12

    def __init__(self, box: Box) -> None:
        super().__init__(box.printed)
        self.box = box

    def setup(self, seats: int, setup: TableSetup) -> DungeonState:
        return lay_out(self.box, seats, setup)

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

    def imagine(self, g: DungeonState, seat: int, source: Source) -> None:
        imagine(g, seat, source)

    def chapter(self, g: DungeonState) -> int:
        return g.round

    def luck(self, g: DungeonState, roll: Roll, faces: bytes) -> Luck | None:
        return luck(g, roll, faces)

    def view(self, g: DungeonState, seat: int | None) -> dict[str, Any]:
        return show(g, super().view(g, seat))

    def name_of(self, g: DungeonState, thing: str, number: int) -> str | None:
        names = self.box.names
        if thing in CARDS:
            return names[number]
        if thing == "place":
            return f"place-{self.box.board.places[number].id}"
        if thing == "seat" and not g.solo:
            hero = g.heroes[number]
            card = hero.card if hero.minion == NOTHING else hero.minion
            return None if card == NOTHING else names[card]
        return None


def make(folders: Iterable[Traversable] = ()) -> Dungeon:
    """The game, with cards from further folders added or replaced."""
    return Dungeon(open_box([files(__name__) / "content", *folders]))
