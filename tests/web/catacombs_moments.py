"""Moments of the Catacombs for the browser: games played here, always the same."""

import random
from functools import cache

from playwright.sync_api import Page, expect

from tests.server.nodes import Node
from tests.web.dungeon_run_moments import KEY_BYTES, Moment, bring
from tests.web.visits import open_table
from tests.web.walk import Question
from undercroft.bots import with_hands
from undercroft.engine import Option, Table
from undercroft.engine.chance import Keyed
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of
from undercroft.games import find
from undercroft.games.dungeon_fighter_catacombs import DungeonFighterCatacombs
from undercroft.games.dungeon_fighter_catacombs import options as opt

_GAME = find("dungeon-fighter-catacombs")
assert isinstance(_GAME, DungeonFighterCatacombs)
GAME: DungeonFighterCatacombs = _GAME
GAMES, MOST_DECISIONS = 8, 2000
HAND = "steady"
COWARDLY = (opt.ProposeRetreat, opt.BackDown)


MIXED = ("heroes", "monsters", "equipment", "bosses")


def begun(seats: int, seed: int) -> Table:
    """A game in which everything is voted on and dice land as a steady hand throws them.

    Five and six play with both boxes, at the Target and with the dice of the first one.
    """
    chance = with_hands(GAME, Keyed(seed.to_bytes(KEY_BYTES)), [HAND] * seats)
    setup = {"difficulty": "vote", "level_up": "on"}
    if seats > len(GAME.box.of(GAME.box.heroes, ["catacombs"])):
        setup |= dict.fromkeys(MIXED, "both") | {"target": "first", "dice": "first"}
    return Table(GAME, seats, chance, setup)


def choose(table: Table, chance: random.Random) -> None:
    """Somebody who is asked chooses anything but to run away."""
    seat = table.waiting_for[0]
    offered = table.options(seat)
    brave = [option for option in offered if not isinstance(option, COWARDLY)]
    table.answer(seat, chance.choice(brave or offered))


@cache
def moment(kind: type[Option], seats: int = 4) -> Moment:
    """The first moment at which an option of a kind is offered to who is asked first."""
    for seed in range(GAMES):
        table, chance = begun(seats, seed), random.Random(seed)
        for _ in range(MOST_DECISIONS):
            if table.is_over:
                break
            if any(isinstance(one, kind) for one in table.options(table.waiting_for[0])):
                return Moment(table, write_log(log_of(table, with_key=True)), table.waiting_for)
            choose(table, chance)
    raise AssertionError(f"no game comes to {kind.__name__}")


@cache
def fullest(seats: int) -> list[Question]:
    """Each kind of question of some games, where most can be chosen."""
    most: dict[str, int] = {}
    found: dict[str, Question] = {}
    for seed in range(GAMES):
        table, chance = begun(seats, seed), random.Random(seed)
        for _ in range(MOST_DECISIONS):
            if table.is_over:
                break
            assert table.ask is not None
            seat, why = table.waiting_for[0], table.ask.why
            count = len(table.options(seat))
            if count > most.get(why, 0):
                most[why] = count
                log = write_log(log_of(table, with_key=True))
                found[why] = Question(why, seat, seats, log)
            choose(table, chance)
    return list(found.values())


def come_to(page: Page, node: Node, kind: type[Option], seats: int = 4) -> Moment:
    """Open a moment in the browser of who is asked first."""
    found = moment(kind, seats)
    open_table(page, node, bring(node, found.log), found.asked[0])
    expect(page.locator("[data-board]")).to_be_visible()
    return found
