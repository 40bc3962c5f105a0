"""Dungeon Run: heroes race for the Summoning Stone, together until they are not."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from undercroft.engine import D6, Forecast, Game, Luck, Option, Result, Roll, Script, Source
from undercroft.engine.piles import Pile
from undercroft.games.dungeon_run.box import Box, Printed, open_box
from undercroft.games.dungeon_run.deal import draft
from undercroft.games.dungeon_run.encounters import CROWD
from undercroft.games.dungeon_run.evaluation import evaluate
from undercroft.games.dungeon_run.events import EVENTS
from undercroft.games.dungeon_run.fallback import fallback
from undercroft.games.dungeon_run.forecasts import forecast
from undercroft.games.dungeon_run.forecasts.prospects import PROSPECTS
from undercroft.games.dungeon_run.greedy import greedy
from undercroft.games.dungeon_run.imagining import imagine
from undercroft.games.dungeon_run.measures import MEASURES, luck
from undercroft.games.dungeon_run.options import OPTIONS, SEATS
from undercroft.games.dungeon_run.roaming import roam
from undercroft.games.dungeon_run.score import result
from undercroft.games.dungeon_run.showing import SHOWN, show_worth
from undercroft.games.dungeon_run.state import NOTHING, Hero, Phase, RunState, TableSetup
from undercroft.games.dungeon_run.tiles import lay
from undercroft.games.dungeon_run.turn import turn

RULES = (draft, turn, roam, None)
"""The rule that plays each phase."""
STANDARD, SPECIAL = 4, 2
"""The tiles of the pile for each player. [DR-SETUP-06] [DR-SETUP-07]"""

EARLIER_BOXES = {"602dd96add136308": "0f165dca9d6d0cc5"}
"""The boxes of earlier versions by key, with their numbering: their games go on with this one."""


class DungeonRun(Game[RunState, TableSetup]):
    """The game, with the box it is played with."""

    id = "dungeon-run"
    package = __name__
    rules_version = 2
    seats = range(1, len(SEATS) + 1)
    best_seats = range(2, 5)
    minutes = range(60, 121)
    age = 12
    State = RunState
    Setup = TableSetup
    Content = Printed
    options = OPTIONS
    dice = (D6,)
    events = EVENTS
    prospects = PROSPECTS
    measures = MEASURES
    shown = SHOWN
    horizon = 24

    def __init__(self, box: Box) -> None:
        super().__init__(box.printed)
        self.box = box

    def setup(self, seats: int, setup: TableSetup) -> RunState:
        box = self.box
        g = RunState(
            phase=Phase.DRAFT,
            box=box.key,
            setup=setup,
            heroes=[Hero(seat) for seat in range(seats)],
            encounters=Pile(list(box.encounters)),
            treasures=Pile(list(box.treasures)),
            treasures_left=len(box.treasures),
            bosses=Pile(list(box.bosses)),
            artifacts=list(box.artifacts),
        )
        fill_pile(g, box, seats)
        lay(g, (0, 0), box.entrance, 0)
        return g

    def adopt(self, packed: bytes) -> RunState:
        g = super().adopt(packed)
        if EARLIER_BOXES.get(g.box) == self.box.numbering:
            g.box = self.box.key
        return g

    def rule(self, g: RunState) -> Callable[[RunState], Script[None]] | None:
        return RULES[g.phase]

    def result(self, g: RunState) -> Result:
        return result(g)

    def evaluate(self, g: RunState) -> list[float]:
        return evaluate(g)

    def fallback(self, g: RunState, seat: int, options: list[Option], source: Source) -> Option:
        return fallback(g, seat, options, source)

    def advise(self, g: RunState, seat: int, options: list[Option], source: Source) -> Option:
        return greedy(g, seat, options, source)

    def forecast(self, g: RunState, seat: int, option: Option, why: str) -> Forecast:
        return forecast(g, seat, option, why)

    def imagine(self, g: RunState, seat: int, source: Source) -> None:
        imagine(g, seat, source)

    def chapter(self, g: RunState) -> int:
        return g.round

    def luck(self, g: RunState, roll: Roll, faces: bytes) -> Luck | None:
        return luck(g, roll, faces)

    def view(self, g: RunState, seat: int | None) -> dict[str, Any]:
        return show_worth(g, super().view(g, seat), seat)

    def name_of(self, g: RunState, thing: str, number: int) -> str | None:
        box = self.box
        if thing == "seat":
            card = g.heroes[number].card
            return None if card == NOTHING else box.names[card]
        if thing in ("card", "foe"):
            return box.names[number]
        if thing == "tile":
            return f"tile-{box.tiles[g.tiles[number].tile].id}"
        if thing == "printed":
            return f"tile-{box.tiles[number].id}"
        if thing == "monster":
            monster = g.tiles[number].monster
            return None if monster is None else box.names[monster.card]
        return None


def fill_pile(g: RunState, box: Box, seats: int) -> None:
    """How many tiles of each sort are in the pile. [DR-TILESET-02] [DR-CROWD-01] [DR-RULING-81]"""
    copies = 2 if seats >= CROWD and g.setup.second_copy else 1
    g.standard = sorted(box.standard * copies)
    g.special = sorted(box.special * copies)
    if seats >= CROWD and copies == 1:
        g.standard_left, g.special_left = len(g.standard), len(g.special)
    else:
        g.standard_left, g.special_left = STANDARD * seats, SPECIAL * seats
    g.tiles_left = g.standard_left + g.special_left


def make(folders: Iterable[Traversable] = ()) -> DungeonRun:
    """The game, with cards from further folders added or replaced."""
    return DungeonRun(open_box([files(__name__) / "content", *folders]))
