"""Moments of Dungeon Run for the browser.

A game is played here, by chance that is always the same, until somebody is asked what a test is
about; then it is brought to the server as a log. No browser is needed to come there.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.server.clients import REQUESTS, Message
from tests.server.nodes import Node
from tests.web.visits import open_table
from undercroft.bots import Chair, make_bot
from undercroft.engine import Event, Option, Table
from undercroft.engine.chance import Keyed
from undercroft.engine.entries import Answered, Voted
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find
from undercroft.games.dungeon_run import options as opt
from undercroft.games.dungeon_run.events import RunEvent
from undercroft.games.dungeon_run.state import OPEN
from undercroft.games.dungeon_run.trade_options import Give

GAME = find("dungeon-run")
MOST_GAMES, MOST_DECISIONS = 60, 1500
KEY_BYTES = 32
LIKED = (opt.Move, opt.Battle, opt.FightWith)
"""What somebody chooses who wants to explore and to fight."""

Wanted = Callable[[Table], bool]


class Moment(NamedTuple):
    """A table as it stands, its log, and who is asked there."""

    table: Table
    log: str
    asked: tuple[int, ...]


def offers(table: Table, *kinds: type[Option]) -> bool:
    """Whether options of all these kinds are before who is asked."""
    if not table.waiting_for:
        return False
    offered = table.options(table.waiting_for[0])
    return all(any(isinstance(option, kind) for option in offered) for kind in kinds)


def unknown(table: Table) -> bool:
    """A hero may go where no tile lies yet."""
    if not offers(table, opt.Move):
        return False
    seat = table.waiting_for[0]
    near = table.state.tile_of(table.state.heroes[seat]).near
    moves = [option for option in table.options(seat) if isinstance(option, opt.Move)]
    return any(near[move.side] == OPEN for move in moves)


def drawn(table: Table) -> bool:
    """A tile was drawn that can be turned in several ways."""
    return asks(table, "DR-TILE-02") and len(table.options(table.waiting_for[0])) > 1


def beside_monster(table: Table) -> bool:
    """Several things can be done with a monster."""
    return offers(table, opt.Battle, opt.Escape)


def blocking(table: Table) -> bool:
    """A die can block a hit."""
    return offers(table, opt.Block)


def trapped(table: Table) -> bool:
    """A trap is to be disarmed."""
    effort = table.state.effort
    return effort is not None and effort.deed == "disarm" and bool(table.waiting_for)


def rating(table: Table) -> bool:
    """A rating is to be picked, and one gives more dice than the other."""
    if not offers(table, opt.FightWith):
        return False
    seat = table.waiting_for[0]
    gives = table.view(seat)["effort"]["gives"][seat]
    return len({gives[option.touches["rating"]] for option in table.options(seat)}) > 1


def trading(table: Table) -> bool:
    """Two have begun to talk about a trade, and the first has something to give."""
    talk = table.state.trade
    return talk is not None and not talk.proposals and offers(table, Give)


def polled(table: Table) -> bool:
    """Several are asked at once whether they assist or sabotage."""
    return asks(table, "DR-ASSIST-01") and len(table.waiting_for) > 1


def raised(table: Table) -> bool:
    """A hero's life and one of his ratings are not the printed ones."""
    if not offers(table, opt.Move):
        return False
    box = table.state.printed
    for seen in table.view(None)["heroes"]:
        printed = box.hero(seen["card"])
        if seen["life"] != printed.life and seen["ratings"] != list(printed.base):
            return True
    return False


def asks(table: Table, why: str) -> bool:
    """Whether a rule asks somebody now."""
    return table.ask is not None and table.ask.why == why


@cache
def moment(wanted: Wanted, seats: int = 2) -> Moment:
    """The first moment of this sort in games that are always the same."""
    for seed in range(MOST_GAMES):
        table = Table(GAME, seats, Keyed(seed.to_bytes(KEY_BYTES)))
        if play(table, random.Random(seed), wanted):
            log = write_log(log_of(table, with_key=True))
            return Moment(table, log, table.waiting_for)
    raise AssertionError(f"no game comes to {wanted.__name__}")


@cache
def ended(seats: int = 2) -> str:
    """The log of a game that bots have played to its end, always the same."""
    table = Table(GAME, seats, Keyed.from_seed("ended"))
    bots = [make_bot("greedy", str(seat)) for seat in range(seats)]
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(Chair(table, seat)))
    assert table.state.winner >= 0
    return write_log(log_of(table, with_key=True))


class Turning(NamedTuple):
    """A moment, who decides there, and the option after which something happens."""

    log: str
    seat: int
    option: int
    event: Event


@cache
def happened(kind: type[RunEvent]) -> Wanted:
    """An event of a kind has happened."""

    def has_happened(table: Table) -> bool:
        return any(isinstance(event, kind) for event in table.events)

    return has_happened


@cache
def before(kind: type[RunEvent], seats: int = 2) -> Turning:
    """The decision that leads to the first event of a kind, in games that are always the same."""
    table = moment(happened(kind), seats).table
    event = next(event for event in table.events if isinstance(event, kind))
    decision = table.entries[table.decisions()[-1]]
    assert isinstance(decision, Answered | Voted)
    table.goto(len(table.decisions()) - 1)
    log = write_log(log_of(table, with_key=True))
    return Turning(log, decision.seat, decision.option, event)


def play(table: Table, chance: random.Random, wanted: Wanted) -> bool:
    """Play until it is so; says whether it came to that."""
    for _ in range(MOST_DECISIONS):
        if table.is_over or wanted(table):
            return not table.is_over
        seat = table.waiting_for[0]
        offered = table.options(seat)
        liked = [option for option in offered if isinstance(option, LIKED)]
        table.answer(seat, chance.choice(liked if liked and chance.random() < 0.5 else offered))
    return False


def bring(node: Node, log: str) -> Message:
    """Lay a table from a log; with its secrets."""
    answer = REQUESTS.post(f"{node.url}/api/logs", json={"log": log}).raise_for_status()
    laid: Message = answer.json()
    return laid


def sit(page: Page, node: Node, laid: Message, *seats: int) -> None:
    """Open a table in a browser that holds these seats; none for somebody who watches."""
    open_table(page, node, laid, *seats)
    expect(page.get_by_role("heading", name="Dungeon Run")).to_be_visible()
    # The board comes after the question: what happens before it is there moves nothing. Where
    # several share a screen, it is shown once the asked one has taken it.
    taking = page.get_by_role("button", name="I’m")
    expect(page.locator("[data-board]").or_(taking)).to_be_visible()


def come_to(page: Page, node: Node, wanted: Wanted, seats: int = 2) -> Moment:
    """Open a moment in the browser of who is asked first."""
    found = moment(wanted, seats)
    sit(page, node, bring(node, found.log), found.asked[0])
    return found
