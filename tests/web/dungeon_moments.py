"""Moments of Dungeon! for the browser: games played here, always the same, until they come."""

import random
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_run_moments import KEY_BYTES, MOST_GAMES, Moment, bring
from tests.web.visits import open_table
from undercroft.bots import Chair, make_bot
from undercroft.engine import Option, Table
from undercroft.engine.chance import Keyed
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find

GAME = find("dungeon")
MOST_DECISIONS = 3000
ODD = 0.15
"""How often somebody does what no good player would: so everything comes about."""


def offers(kind: type[Option], round_: int = 0) -> Callable[[Table], bool]:
    """Whether an option of a kind is before who is asked, from some round on."""

    def is_offered(table: Table) -> bool:
        options = table.options(table.waiting_for[0])
        return table.state.round >= round_ and any(isinstance(one, kind) for one in options)

    return is_offered


@cache
def moment(kind: type[Option], round_: int = 0, seats: int = 3) -> Moment:
    """The first moment at which an option of a kind is offered."""
    wanted = offers(kind, round_)
    for seed in range(MOST_GAMES):
        table = Table(GAME, seats, Keyed(seed.to_bytes(KEY_BYTES)))
        if play(table, random.Random(seed), wanted):
            return Moment(table, write_log(log_of(table, with_key=True)), table.waiting_for)
    raise AssertionError(f"no game comes to {kind.__name__}")


def play(table: Table, chance: random.Random, wanted: Callable[[Table], bool]) -> bool:
    """Play well, and now and then badly, until it is so; says whether it came to that."""
    bots = [make_bot("greedy", str(seat)) for seat in range(table.seats)]
    for _ in range(MOST_DECISIONS):
        if table.is_over or wanted(table):
            return not table.is_over
        seat = table.waiting_for[0]
        is_odd = chance.random() < ODD
        choice = chance.choice(table.options(seat)) if is_odd else None
        table.answer(seat, choice or bots[seat].choose(Chair(table, seat)))
    return False


def come_to(page: Page, node: Node, kind: type[Option], round_: int = 0) -> Moment:
    """Open a moment in the browser of who is asked."""
    found = moment(kind, round_)
    open_table(page, node, bring(node, found.log), found.asked[0])
    expect(page.get_by_role("heading", name="Dungeon!")).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()
    return found
