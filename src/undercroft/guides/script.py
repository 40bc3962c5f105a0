"""A script as a path: every line is played at a table, which says what does not fit."""

from collections.abc import Iterator

from undercroft.engine import (
    AnyGame,
    Ask,
    Draw,
    Landing,
    Option,
    Poll,
    Refused,
    Roll,
    RulesFault,
    Table,
)
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Answered, AnyEntry, Drew, Rolled, Threw, Voted
from undercroft.engine.throws import Throw
from undercroft.guides.written import Line, Written, bad_guide

THINGS = ("card", "printed", "seat")
"""What a card of a script may be named as."""
SEED_BYTES = 32
"""Of what decides a throw."""


class Played:
    """A script that was played through: its entries, and which line each came from."""

    def __init__(self, game: AnyGame, written: Written) -> None:
        self.table = Table(game, len(written.seats), NOBODY, written.setup, written.seats)
        self.lines: dict[int, Line] = {}
        """The lines of choices, by the place of their entry."""
        self.seeds: dict[int, bytes] = {}
        """What decides throws, by the place of their entry."""
        for number, line in enumerate(written.script, 1):
            try:
                self._draw_what_is_sure()
                place = len(self.table.entries)
                entry = entry_of(self.table, line)
                self.table.take(entry)
            except (Refused, RulesFault, ValueError) as error:
                asked = " | ".join(_offered(self.table))
                raise bad_guide(game, f"line {number} {line}: {error}; asked: {asked}") from error
            if line.does:
                self.lines[place] = line
            if line.seed is not None:
                self.seeds[place] = line.seed.to_bytes(SEED_BYTES, "little")
        self._draw_what_is_sure()

    def _draw_what_is_sure(self) -> None:
        """A draw of one card needs no line."""
        while isinstance(self.table.ask, Draw) and len(self.table.ask.cards) == 1:
            self.table.take(Drew(self.table.ask.cards[0]))


def entry_of(table: Table, line: Line) -> AnyEntry:
    """The entry that a line stands for at a table; ValueError when it can't be."""
    if line.roll:
        return Rolled(line.roll)
    if line.draw is not None:
        return Drew(_card(table, line.draw))
    if line.throw:
        return Threw(_landing(table.ask, line.throw, line.bounces, icon=line.icon))
    seat = line.seat - 1
    option = _option(table, seat, line.does)
    kind = Voted if isinstance(table.ask, Poll) else Answered
    return kind(seat, option.number)


def threw_as_written(written: Threw, ask: Ask | None) -> Threw:
    """A throw of a script where other dice may lie elsewhere than they did when it was written."""
    told = written.landing
    return Threw(_landing(ask, told.place, told.bounces, icon=told.icon), written.way)


def _landing(ask: Ask | None, place: str, bounces: int, *, icon: bool) -> Landing:
    """The landing as people at a real board would tell it."""
    # Most guides have no throws.
    from undercroft.targets.move import Seen, landing_of
    from undercroft.targets.move import Throw as TargetThrow

    if not isinstance(ask, TargetThrow):
        raise ValueError("no die is thrown here")
    return landing_of(ask, Seen(place, bounces=bounces, icon=icon))


def _card(table: Table, named: str | int) -> int:
    if isinstance(named, int):
        return named
    ask, game = table.ask, table.game
    if not isinstance(ask, Draw):
        raise ValueError("no card is drawn here")
    for card in ask.cards:
        if any(_name_of(game, table, thing, card) == named for thing in THINGS):
            return card
    raise ValueError(f"{named} can't be drawn here")


def _name_of(game: AnyGame, table: Table, thing: str, number: int) -> str | None:
    try:
        return game.name_of(table.state, thing, number)
    except IndexError:
        return None  # there are not so many things of this kind


def _option(table: Table, seat: int, written: str) -> Option:
    verb, *details = written.split()
    wanted = dict(detail.split("=", 1) for detail in details)
    offered = [option for option in table.options(seat) if option.verb == verb]
    fitting = [option for option in offered if _fits(table, option, wanted)]
    if len(fitting) != 1:
        raise ValueError(f"{len(fitting)} options of seat {seat + 1} are {written!r}")
    return fitting[0]


def _fits(table: Table, option: Option, wanted: dict[str, str]) -> bool:
    touches = option.touches
    return all(
        thing in touches
        and value in (str(touches[thing]), table.game.name_of(table.state, thing, touches[thing]))
        for thing, value in wanted.items()
    )


def _offered(table: Table) -> Iterator[str]:
    """What a table waits for, as lines would say it; for whoever writes a script."""
    ask = table.ask
    if isinstance(ask, Roll):
        yield f"roll of {ask.count} {ask.die.name} [{ask.why}]"
    elif isinstance(ask, Draw):
        yield f"draw among {list(ask.cards)} [{ask.why}]"
    elif isinstance(ask, Throw):
        yield f"throw of seat {ask.seat + 1} [{ask.why}]"
        return
    for seat in table.waiting_for:
        for option in table.options(seat):
            things = " ".join(f"{thing}={number}" for thing, number in option.touches.items())
            yield f"seat {seat + 1}: {option.verb} {things}".rstrip()
