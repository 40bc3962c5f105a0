"""Dungeon Fighter: a Party of unlikely Heroes throws dice at a Target, in silly ways."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from undercroft.engine import Forecast, Game, Option, Result, Script, Source
from undercroft.families.first_box import content_folder
from undercroft.games.dungeon_fighter.attacking import attack
from undercroft.games.dungeon_fighter.box import Box, open_box
from undercroft.games.dungeon_fighter.encounters import encounter
from undercroft.games.dungeon_fighter.ending_turn import end_turn
from undercroft.games.dungeon_fighter.evaluation import evaluate
from undercroft.games.dungeon_fighter.events import EVENTS
from undercroft.games.dungeon_fighter.fallback import fallback
from undercroft.games.dungeon_fighter.forecasts import forecast
from undercroft.games.dungeon_fighter.forecasts.prospects import PROSPECTS
from undercroft.games.dungeon_fighter.greedy import greedy
from undercroft.games.dungeon_fighter.measures import MEASURES, chapter
from undercroft.games.dungeon_fighter.moving import move
from undercroft.games.dungeon_fighter.options import OPTIONS
from undercroft.games.dungeon_fighter.printed import COLOURS, Printed
from undercroft.games.dungeon_fighter.score import result
from undercroft.games.dungeon_fighter.setting_up import (
    choose_difficulty,
    choose_hero,
    choose_leader,
    lay_dungeon,
    lay_out,
)
from undercroft.games.dungeon_fighter.showing import SHOWN, show
from undercroft.games.dungeon_fighter.special_rooms import shop
from undercroft.games.dungeon_fighter.state import (
    DIFFICULTIES,
    MOST_ROOMS,
    NOTHING,
    FighterState,
    Step,
    TableSetup,
)

RULES = (
    lay_dungeon,
    choose_hero,
    choose_difficulty,
    choose_leader,
    move,
    encounter,
    attack,
    end_turn,
    shop,
    None,
)
"""The rule that plays each phase."""
CARDS = ("card", "hero", "foe", "gear", "face")
"""What options, events and guides call a card of the box."""
DICE = (*COLOURS, "white")


class DungeonFighter(Game[FighterState, TableSetup]):
    """The game, with the box it is played with."""

    id = "dungeon-fighter"
    package = __name__
    families: ClassVar[tuple[str, ...]] = (
        "undercroft.targets",
        "undercroft.families.dungeon_fighters",
        "undercroft.families.first_box",
    )
    rules_version = 1
    seats = range(1, 7)
    best_seats = range(3, 6)
    minutes = range(45, 91)
    age = 10
    State = FighterState
    Setup = TableSetup
    Content = Printed
    options = OPTIONS
    events = EVENTS
    prospects = PROSPECTS
    measures = MEASURES
    is_cooperative = True
    shown = SHOWN
    horizon = 24

    def __init__(self, box: Box) -> None:
        super().__init__(box.printed)
        self.box = box

    def setup(self, seats: int, setup: TableSetup) -> FighterState:
        return lay_out(self.box, seats, setup)

    def rule(self, g: FighterState) -> Callable[[FighterState], Script[None]] | None:
        return RULES[g.phase]

    def result(self, g: FighterState) -> Result:
        return result(g)

    def evaluate(self, g: FighterState) -> list[float]:
        return evaluate(g)

    def fallback(self, g: FighterState, seat: int, options: list[Option], source: Source) -> Option:
        return fallback(g, seat, options, source)

    def advise(self, g: FighterState, seat: int, options: list[Option], source: Source) -> Option:
        return greedy(g, seat, options, source)

    def forecast(self, g: FighterState, seat: int, option: Option, why: str) -> Forecast:
        return forecast(g, seat, option, why)

    def chapter(self, g: FighterState) -> int:
        return chapter(g)

    def view(self, g: FighterState, seat: int | None) -> dict[str, Any]:
        return show(g, super().view(g, seat))

    def name_of(self, g: FighterState, thing: str, number: int) -> str | None:
        if thing in CARDS:
            return self.box.names[number]
        if thing == "room":
            level, room = divmod(number, MOST_ROOMS)
            return f"room-{self.box.room(g.faces[level], room).id}"
        if thing in ("die", "colour"):
            return f"die-{DICE[number]}"
        if thing == "difficulty":
            return f"difficulty-{DIFFICULTIES[number]}"
        if thing == "step":
            return f"step-{Step(number).name.lower().replace('_', '-')}"
        if thing == "seat":
            card = g.heroes[number].card
            return None if card == NOTHING else self.box.names[card]
        return None


def make(folders: Iterable[Traversable] = ()) -> DungeonFighter:
    """The game, with cards from further folders added or replaced."""
    return DungeonFighter(open_box([content_folder(), files(__name__) / "content", *folders]))
