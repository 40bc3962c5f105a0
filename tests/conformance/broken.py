"""Broken variants of Lanterns: each tells a secret in its own way."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, field

from tests.lanterns import CARDS, Lanterns, Phase, TableSetup
from undercroft.engine import Choose, Public, Script, State
from undercroft.engine.piles import Pile
from undercroft.engine.seats import EVERYONE


class OpenPlayer(Struct, array_like=True, gc=False):
    seat: Public[int]
    hand: Public[list[int]] = field(default_factory=list)
    score: Public[int] = 0


class OpenTable(State):
    phase: Public[Phase]
    turns_left: Public[int]
    players: Public[list[OpenPlayer]]
    deck: Public[Pile]
    discards: Public[list[int]] = field(default_factory=list)
    turn: Public[int] = 0


class OpenHands(Lanterns):
    """Everybody sees every hand."""

    State: ClassVar[type[Any]] = OpenTable

    def setup(self, seats: int, setup: TableSetup) -> Any:
        players = [OpenPlayer(seat) for seat in range(seats)]
        return OpenTable(
            phase=Phase.TURN, turns_left=setup.turns, players=players, deck=Pile(list(CARDS))
        )

    def __repr__(self) -> str:
        return "open hands"


class LoudEvents(Lanterns):
    """Private events are told to all."""

    def step(self, g: Any) -> Script[None] | None:
        return altered(g, super().step(g), lambda ask: ask)

    def __repr__(self) -> str:
        return "loud events"


class TellingOptions(Lanterns):
    """The order of the options hangs on what another seat holds."""

    def step(self, g: Any) -> Script[None] | None:
        def turned(ask: Any) -> Any:
            others = [player for player in g.players if player.seat != g.turn]
            if isinstance(ask, Choose) and sum(sum(other.hand) for other in others) % 2:
                return Choose(ask.seat, list(ask.options)[::-1], ask.why)
            return ask

        return altered(g, super().step(g), turned, loud=False)

    def __repr__(self) -> str:
        return "telling options"


def altered(
    g: Any, script: Script[None] | None, alter: Callable[[Any], Any], *, loud: bool = True
) -> Script[None] | None:
    """A script whose asks, and perhaps events, are changed on their way out."""
    return None if script is None else _altered(g, script, alter, loud)


def _altered(g: Any, script: Script[None], alter: Callable[[Any], Any], loud: bool) -> Script[None]:
    sent = None
    while True:
        try:
            ask = script.send(sent)
        except StopIteration:
            return
        finally:
            if loud:
                g.outbox[:] = [msgspec.structs.replace(event, to=EVERYONE) for event in g.outbox]
        sent = yield alter(ask)
