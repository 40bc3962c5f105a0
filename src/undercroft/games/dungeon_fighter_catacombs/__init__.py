"""Dungeon Fighter in the Catacombs of Gloomy Ghosts: a party throws dice with twelve sides."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from undercroft.engine import Forecast, Game, Option, Result, Script, Source
from undercroft.games.dungeon_fighter_catacombs.attacking import attack
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.evaluation import evaluate
from undercroft.games.dungeon_fighter_catacombs.events import EVENTS
from undercroft.games.dungeon_fighter_catacombs.exploring import explore
from undercroft.games.dungeon_fighter_catacombs.fallback import fallback
from undercroft.games.dungeon_fighter_catacombs.forecasts import forecast
from undercroft.games.dungeon_fighter_catacombs.forecasts.prospects import PROSPECTS
from undercroft.games.dungeon_fighter_catacombs.greedy import greedy
from undercroft.games.dungeon_fighter_catacombs.imagining import imagine
from undercroft.games.dungeon_fighter_catacombs.measures import MEASURES, chapter
from undercroft.games.dungeon_fighter_catacombs.meeting import make_ready, meet_boss, reveal
from undercroft.games.dungeon_fighter_catacombs.opening import open_box
from undercroft.games.dungeon_fighter_catacombs.options import OPTIONS
from undercroft.games.dungeon_fighter_catacombs.party import hero_of
from undercroft.games.dungeon_fighter_catacombs.printed import Printed
from undercroft.games.dungeon_fighter_catacombs.resting import rest
from undercroft.games.dungeon_fighter_catacombs.score import result
from undercroft.games.dungeon_fighter_catacombs.setting_up import (
    choose_difficulty,
    choose_hero,
    choose_leader,
    lay_out,
)
from undercroft.games.dungeon_fighter_catacombs.shop import shop
from undercroft.games.dungeon_fighter_catacombs.showing import SHOWN, show
from undercroft.games.dungeon_fighter_catacombs.state import (
    DICE,
    DIFFICULTIES,
    NOTHING,
    CatacombsState,
    TableSetup,
)

RULES = (
    choose_hero,
    choose_difficulty,
    choose_leader,
    explore,
    reveal,
    make_ready,
    attack,
    rest,
    shop,
    meet_boss,
    None,
)
"""The rule that plays each phase."""
CARDS = ("card", "hero", "foe", "room", "gear")
"""What options, events and guides call a card of the box."""


class DungeonFighterCatacombs(Game[CatacombsState, TableSetup]):
    """The game, with the box it is played with."""

    id = "dungeon-fighter-catacombs"
    package = __name__
    families: ClassVar[tuple[str, ...]] = (
        "undercroft.targets",
        "undercroft.families.dungeon_fighters",
        "undercroft.families.first_box",
    )
    rules_version = 2
    seats = range(1, 7)
    best_seats = range(2, 5)
    minutes = range(45, 91)
    age = 10
    State = CatacombsState
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

    def setup(self, seats: int, setup: TableSetup) -> CatacombsState:
        return lay_out(self.box, seats, setup)

    def rule(self, g: CatacombsState) -> Callable[[CatacombsState], Script[None]] | None:
        return RULES[g.phase]

    def result(self, g: CatacombsState) -> Result:
        return result(g)

    def evaluate(self, g: CatacombsState) -> list[float]:
        return evaluate(g)

    def fallback(
        self, g: CatacombsState, seat: int, options: list[Option], source: Source
    ) -> Option:
        return fallback(g, seat, options, source)

    def advise(self, g: CatacombsState, seat: int, options: list[Option], source: Source) -> Option:
        return greedy(g, seat, options, source)

    def forecast(self, g: CatacombsState, seat: int, option: Option, why: str) -> Forecast:
        return forecast(g, seat, option, why)

    def chapter(self, g: CatacombsState) -> int:
        return chapter(g)

    def imagine(self, g: CatacombsState, seat: int, source: Source) -> None:
        imagine(g, seat, source)

    def view(self, g: CatacombsState, seat: int | None) -> dict[str, Any]:
        return show(g, super().view(g, seat))

    def name_of(self, g: CatacombsState, thing: str, number: int) -> str | None:
        if thing in CARDS:
            return self.box.names[number]
        if thing in ("die", "colour"):
            return f"die-{DICE[number]}"
        if thing == "difficulty":
            return f"difficulty-{DIFFICULTIES[number]}"
        if thing == "seat":
            return self.figure(g, hero_of(g, number).who)
        return self.figure(g, number) if thing in ("who", "whom") else None

    def figure(self, g: CatacombsState, who: int) -> str | None:
        """The name of a Hero at the table, once he has a sheet."""
        card = g.heroes[who].card
        return None if card == NOTHING else self.box.names[card]


def make(folders: Iterable[Traversable] = ()) -> DungeonFighterCatacombs:
    """The game, with cards from further folders added or replaced."""
    return DungeonFighterCatacombs(open_box([files(__name__) / "content", *folders]))
