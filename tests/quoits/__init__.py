"""Quoits: a tiny game of throws, to test the way of a throw through every door with.

A turn: dare a special throw or none, throw, score what is printed where the die lies. Dice stay
until the round ends; webs, Templates and the stand stay for the game.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, structs

from undercroft.engine import (
    Catalogue,
    Choose,
    Event,
    Game,
    Landing,
    Option,
    Public,
    Result,
    Script,
    Setup,
    Source,
    State,
)
from undercroft.targets.conditions.condition import Condition
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw, miss_of, place_of_seat, value_of
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import is_template

CARDS: tuple[Condition, ...] = tuple(conditions().values())
STAND, WEBS = "flying-stand", "spider-webs"
HELPED = ("borrow", "hot-potato-shot")
ICON = 1
"""What the symbol scores, wherever the die lies."""


class Plain(Option, frozen=True):
    """Throw without a dare."""


class Dare(Option, frozen=True):
    """Throw under a condition, for twice the value."""

    condition: int


OPTIONS = Catalogue()
PLAIN = OPTIONS.one(Plain)
DARE = OPTIONS.each(Dare, range(len(CARDS)))


class Hit(Event, frozen=True):
    seat: int
    value: int


class Missed(Event, frozen=True):
    seat: int
    reason: int
    """Its place in `MISSES`."""


class RoundEnded(Event, frozen=True):
    left: int


MISSES = ("broken", "no-bounce", "hole", "bone", "edge", "floor", "table")


class Phase(IntEnum):
    TURN = 0
    OVER = 1


class Player(Struct, array_like=True, gc=False):
    seat: Public[int]
    score: Public[int] = 0


class Lawn(State):
    players: Public[list[Player]]
    setting: Public[Setting]
    rounds: Public[int]
    judged: Public[bool] = False
    phase: Public[Phase] = Phase.TURN
    turn: Public[int] = 0


class LawnSetup(Setup, array_like=True, frozen=True):
    board: Literal["first", "catacombs"] = "first"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 2
    judged: bool = False


def turn(g: Lawn) -> Script[None]:
    """Dare something or nothing, throw, score. [QU-TURN-01]"""
    me = g.players[g.turn]
    choice: Option = yield Choose(me.seat, legal(g), "QU-TURN-01")
    card = CARDS[choice.condition] if isinstance(choice, Dare) else None
    throw = prepared(g, me.seat, card)
    landing: Landing = yield throw
    score(g, me, throw, landing)
    g.setting = g.setting.after(landing).without(*used_up(g, landing))
    g.turn = (g.turn + 1) % len(g.players)
    if not g.turn:
        end_round(g)


def legal(g: Lawn) -> list[Option]:
    """Every dare of the board's own box. [QU-TURN-02]"""
    return [PLAIN, *(DARE[at] for at, card in enumerate(CARDS) if card.edition == g.setting.board)]


def prepared(g: Lawn, seat: int, card: Condition | None) -> Throw:
    """The throw of a seat, with the stand or the webs that a dare brings. [QU-TURN-03]"""
    names = (card.id,) if card else ()
    seats = len(g.players)
    if STAND in names:
        g.setting = structs.replace(g.setting, raised=True)
    if WEBS in names and not g.setting.webs:
        holes = tuple(hole.id for hole in board(g.setting.board).holes)
        g.setting = structs.replace(g.setting, webs=holes)
    return Throw(
        seat,
        "QU-TURN-04",
        (card.die if card else "") or board(g.setting.board).die,
        names,
        g.setting,
        place=place_of_seat(seat, seats),
        helper=(seat + 1) % seats if card and card.id in HELPED and seats > 1 else None,
        judge=0 if g.judged else None,
    )


def score(g: Lawn, me: Player, throw: Throw, landing: Landing) -> None:
    """What is printed, twice after a dare; the symbol scores anywhere. [QU-SCORE-01]"""
    me.score += ICON * landing.icon
    reason = miss_of(throw, landing)
    if reason is not None:
        g.outbox.append(Missed(me.seat, MISSES.index(reason), why="QU-SCORE-02"))
        return
    value = value_of(throw, landing) * (2 if throw.conditions else 1)
    me.score += value
    g.outbox.append(Hit(me.seat, value, why="QU-SCORE-01"))


def used_up(g: Lawn, landing: Landing) -> list[str]:
    """A web or Template that carried a die goes away. [QU-SCORE-03]"""
    is_used = landing.place.startswith("web-") or is_template(landing.place)
    return [landing.place] if is_used else []


def end_round(g: Lawn) -> None:
    """The dice are taken back. [QU-END-01]"""
    g.setting = structs.replace(g.setting, dice=())
    g.rounds -= 1
    g.outbox.append(RoundEnded(g.rounds, why="QU-END-01"))
    if not g.rounds:
        g.phase = Phase.OVER


class Quoits(Game[Lawn, LawnSetup]):
    id = "quoits"
    package = __name__
    families: ClassVar[tuple[str, ...]] = ("undercroft.targets",)
    rules_version = 1
    seats = range(1, 5)
    best_seats = range(2, 4)
    minutes = range(1, 3)
    age = 6
    State: ClassVar[type[Any]] = Lawn
    Setup = LawnSetup
    options = OPTIONS
    events = (Hit, Missed, RoundEnded)

    def setup(self, seats: int, setup: LawnSetup) -> Lawn:
        return Lawn(
            players=[Player(seat) for seat in range(seats)],
            setting=Setting(setup.board),
            rounds=setup.rounds,
            judged=setup.judged,
        )

    def rule(self, g: Lawn) -> Callable[[Lawn], Script[None]] | None:
        return turn if g.phase is Phase.TURN else None

    def result(self, g: Lawn) -> Result:
        scores = tuple(player.score for player in g.players)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Result(scores, ranks)

    def fallback(self, g: Lawn, seat: int, options: list[Option], source: Source) -> Option:
        return options[0]

    def name_of(self, g: Lawn, thing: str, number: int) -> str | None:
        return CARDS[number].name_text if thing == "condition" else None


def make(folders: Iterable[Traversable] = ()) -> Quoits:
    return Quoits()
