"""Broken variants of Lanterns, each in its own way: the kit must reject them all."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, field

from tests.lanterns import (
    BOO,
    BURY,
    CARDS,
    CHEER,
    PEEK,
    WAIT,
    Bury,
    CardBuried,
    CardSeen,
    Lanterns,
    Phase,
    Points,
    TableSetup,
    turn,
)
from undercroft.engine import D6, Choose, Forecast, Option, Public, Roll, Script, State
from undercroft.engine.piles import Pile
from undercroft.engine.seats import EVERYONE, seat_set


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


class AllSeeingWatchers(Lanterns):
    """Who only watches sees every hand."""

    def view(self, g: Any, seat: int | None) -> dict[str, Any]:
        seen = super().view(g, seat)
        if seat is None:
            seen["hands"] = [player.hand for player in g.players]
        return seen

    def __repr__(self) -> str:
        return "all-seeing watchers"


class TellingForecasts(Lanterns):
    """What a choice means hangs on what the others hold."""

    def forecast(self, g: Any, seat: int, option: Option, why: str) -> Forecast:
        others = [card for player in g.players if player.seat != seat for card in player.hand]
        return Forecast((Points(seat, sum(others)),))

    def __repr__(self) -> str:
        return "telling forecasts"


class RestlessForecasts(Lanterns):
    """Whoever asks what a choice means scores a point."""

    def forecast(self, g: Any, seat: int, option: Option, why: str) -> Forecast:
        g.players[seat].score += 1
        return super().forecast(g, seat, option, why)


class Prelude(Lanterns):
    """A turn of Lanterns after something else."""

    def step(self, g: Any) -> Script[None] | None:
        return None if self.rule(g) is None else self._both(g)

    def _both(self, g: Any) -> Script[None]:
        yield from self.prelude(g, g.players[g.turn])
        yield from turn(g)

    def prelude(self, g: Any, me: Any) -> Script[None]:
        raise NotImplementedError


class Whispers(Prelude):
    """A seat shows a card to its neighbour, without saying that this reveals something."""

    def prelude(self, g: Any, me: Any) -> Script[None]:
        cards = [BURY[card] for card in sorted(me.hand)]
        shown = yield Choose(me.seat, [WAIT, *cards], "LA-TURN-02")
        if isinstance(shown, Bury):
            to = seat_set([(me.seat + 1) % len(g.players)])
            g.outbox.append(CardSeen(me.seat, shown.card, to=to, why="LA-TURN-04"))
        yield Choose(me.seat, [CHEER, BOO], "LA-TURN-02")

    def __repr__(self) -> str:
        return "whispers"


class SideGlances(Prelude):
    """A seat looks into its neighbour's hand, and no card is drawn for that."""

    def prelude(self, g: Any, me: Any) -> Script[None]:
        choice = yield Choose(me.seat, [WAIT, PEEK], "LA-TURN-02")
        if choice is PEEK:
            for card in g.players[me.seat - 1].hand:
                g.outbox.append(CardSeen(me.seat, card, to=seat_set([me.seat]), why="LA-TURN-04"))
        yield Choose(me.seat, [CHEER, BOO], "LA-TURN-02")

    def __repr__(self) -> str:
        return "side glances"


class Boasts(Prelude):
    """Only who holds a high card may boast, so whoever does tells that he holds one."""

    def prelude(self, g: Any, me: Any) -> Script[None]:
        boast = [CHEER] if me.hand and max(me.hand) > 6 else []
        choice = yield Choose(me.seat, [WAIT, BOO, *boast], "LA-TURN-02")
        me.score += choice is CHEER
        yield Choose(me.seat, [WAIT, BOO], "LA-TURN-02")

    def __repr__(self) -> str:
        return "boasts"


class HashOrder(Prelude):
    """The order of a set of words decides what happens first."""

    def prelude(self, g: Any, me: Any) -> Script[None]:
        for name in {f"player {player.seat}" for player in g.players}:
            g.outbox.append(CardBuried(int(name[-1]), why="LA-TURN-03"))
        yield from ()

    def __repr__(self) -> str:
        return "hash order"


class EndlessDice(Prelude):
    """A die is rolled until it shows what is on no side of it."""

    def prelude(self, g: Any, me: Any) -> Script[None]:
        yield Choose(me.seat, [WAIT, PEEK], "LA-TURN-02")
        faces = b""
        while D6.read(faces) != "7":
            faces = yield Roll(1, D6, "LA-END-01")

    def __repr__(self) -> str:
        return "endless dice"


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
