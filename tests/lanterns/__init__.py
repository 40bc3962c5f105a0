"""Lanterns: a tiny game with secrets, polls and a throw, to test the engine with."""

from collections.abc import Callable, Iterable
from enum import IntEnum
from importlib.resources.abc import Traversable
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from tests.families.judging import Cheered, be_judged
from undercroft.engine import (
    D6,
    Backs,
    Catalogue,
    Choose,
    Event,
    Forecast,
    Game,
    Landing,
    Option,
    Prospect,
    Public,
    Result,
    Roll,
    Script,
    Setup,
    Source,
    State,
)
from undercroft.engine.imagining import redeal
from undercroft.engine.piles import Pile, draw, peek, put_at_bottom, reshuffle
from undercroft.engine.seats import seat_set
from undercroft.targets.move import Throw, miss_of

CARDS = range(12)
WISP = 0
"""Playing this card means throwing a die at the lantern."""


class Play(Option, frozen=True):
    reveals = True
    group = "hand"
    card: int


class Bury(Option, frozen=True):
    secret = True
    card: int


class Peek(Option, frozen=True): ...


class Wait(Option, frozen=True):
    grave = True


class Cheer(Option, frozen=True): ...


class Boo(Option, frozen=True): ...


OPTIONS = Catalogue()
WAIT = OPTIONS.one(Wait)
PEEK = OPTIONS.one(Peek)
PLAY = OPTIONS.each(Play, CARDS)
BURY = OPTIONS.each(Bury, CARDS)
CHEER = OPTIONS.one(Cheer)
BOO = OPTIONS.one(Boo)


class CardDrawn(Event, frozen=True):
    seat: int


class CardSeen(Event, frozen=True):
    seat: int
    card: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: int


class CardBuried(Event, frozen=True):
    seat: int


class DieThrown(Event, frozen=True):
    seat: int
    place: str


class DeckReshuffled(Event, frozen=True):
    cards: int


class Points(Prospect, frozen=True):
    tone = "gain"
    seat: int
    points: int


class Phase(IntEnum):
    TURN = 0
    OVER = 1


class Player(Struct, array_like=True, gc=False):
    seat: Public[int]
    hand: Backs[list[int]] = field(default_factory=list)
    score: Public[int] = 0


class Table(State):
    phase: Public[Phase]
    turns_left: Public[int]
    players: Public[list[Player]]
    deck: Public[Pile]
    discards: Public[list[int]] = field(default_factory=list)
    turn: Public[int] = 0


class Oil(Struct, frozen=True):
    drops: Annotated[int, Meta(ge=1, le=9)] = 5
    scented: bool = False


class TableSetup(Setup, array_like=True, frozen=True):
    turns: int = 9
    quiet: bool = False
    wind: Literal["calm", "gusty"] = "calm"
    oil: Oil = Oil()


def turn(g: Table) -> Script[None]:
    """Draw, decide, be judged. [LA-TURN-01]"""
    me = g.players[g.turn]
    if len(g.deck):
        card = yield from draw(g.deck, "LA-TURN-01", seat_set([me.seat]))
        me.hand.append(card)
        g.outbox.append(CardDrawn(me.seat, why="LA-TURN-01"))
        g.outbox.append(CardSeen(me.seat, card, to=seat_set([me.seat]), why="LA-TURN-01"))
    choice: Option = yield Choose(me.seat, legal(g, me), "LA-TURN-02")
    if isinstance(choice, Play):
        yield from play(g, me, choice.card)
    elif isinstance(choice, Bury):
        me.hand.remove(choice.card)
        put_at_bottom(g.deck, choice.card, seat_set([me.seat]))
        g.outbox.append(CardBuried(me.seat, why="LA-TURN-03"))
    elif choice is PEEK:
        seen = yield from peek(g.deck, 1, seat_set([me.seat]), "LA-TURN-04")
        for card in seen:
            g.outbox.append(CardSeen(me.seat, card, to=seat_set([me.seat]), why="LA-TURN-04"))
    yield from end_turn(g)


def legal(g: Table, me: Player) -> list[Option]:
    options: list[Option] = [WAIT]
    if len(g.deck):
        options.append(PEEK)
    hand = sorted(me.hand)
    return options + [PLAY[card] for card in hand] + [BURY[card] for card in hand]


def play(g: Table, me: Player, card: int) -> Script[None]:
    """A card scores itself; the wisp is thrown for; the others judge. [LA-PLAY-01]"""
    me.hand.remove(card)
    g.discards.append(card)
    me.score += card
    g.outbox.append(CardPlayed(me.seat, card, why="LA-PLAY-01"))
    if card == WISP:
        throw = Throw(me.seat, "LA-PLAY-02", "d6", ("bank",))
        landing: Landing = yield throw
        me.score += 5 * (miss_of(throw, landing) is None)
        g.outbox.append(DieThrown(me.seat, landing.place, why="LA-PLAY-02"))
    others = [seat for seat in range(len(g.players)) if seat != me.seat]
    yield from be_judged(g, me.seat, others, (CHEER, BOO), score_cheers, "LA-PLAY-03")


def score_cheers(g: Table, seat: int, cheers: int) -> Script[None]:
    """Each cheer scores 1, handed to the family that judges. [LA-PLAY-03]"""
    g.players[seat].score += cheers
    yield from ()


def end_turn(g: Table) -> Script[None]:
    """A six brings the discards back. [LA-END-01]"""
    roll: bytes = yield Roll(1, D6, "LA-END-01")
    if D6.read(roll) == "6" and g.discards:
        reshuffle(g.deck, g.discards)
        g.outbox.append(DeckReshuffled(len(g.deck), why="LA-END-01"))
    g.turn = (g.turn + 1) % len(g.players)
    g.turns_left -= 1
    if not g.turns_left:
        g.phase = Phase.OVER


class Lanterns(Game[Table, TableSetup]):
    id = "lanterns"
    package = __name__
    families: ClassVar[tuple[str, ...]] = ("tests.families.judging", "undercroft.targets")
    rules_version = 1
    seats = range(2, 5)
    best_seats = range(2, 4)
    minutes = range(1, 3)
    age = 6
    State: ClassVar[type[Any]] = Table
    Setup = TableSetup
    options = OPTIONS
    dice = (D6,)
    events = (
        CardDrawn,
        CardSeen,
        CardPlayed,
        CardBuried,
        DieThrown,
        Cheered,
        DeckReshuffled,
    )
    prospects = (Points,)

    def setup(self, seats: int, setup: TableSetup) -> Table:
        return Table(
            phase=Phase.TURN,
            turns_left=setup.turns,
            players=[Player(seat) for seat in range(seats)],
            deck=Pile(list(CARDS)),
        )

    def rule(self, g: Table) -> Callable[[Table], Script[None]] | None:
        return turn if g.phase is Phase.TURN else None

    def result(self, g: Table) -> Result:
        scores = tuple(player.score for player in g.players)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Result(scores, ranks)

    def fallback(self, g: Table, seat: int, options: list[Option], source: Source) -> Option:
        return options[0]

    def forecast(self, g: Table, seat: int, option: Option, why: str) -> Forecast:
        if isinstance(option, Play):
            return Forecast((Points(seat, option.card),))
        return super().forecast(g, seat, option, why)

    def imagine(self, g: Table, seat: int, source: Source) -> None:
        hands = [player.hand for player in g.players if player.seat != seat]
        redeal(g.deck, hands, seat, source)


def make(folders: Iterable[Traversable] = ()) -> Lanterns:
    return Lanterns()
