"""Throws as the server tells and judges them, for the tests of the TypeScript; always the same."""

import random
from collections.abc import Iterator

from msgspec import Struct, structs

from undercroft.engine import Landing
from undercroft.server.http.target_routes import Targets, all_targets
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Throw, end_of_flip, miss_of
from undercroft.targets.move.setting import Setting
from undercroft.targets.record.film import Film, film_of
from undercroft.targets.scene.board import board, board_names
from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.regions import OUTSIDE, rank, region_at
from undercroft.targets.skill.skilled import HANDS, threw_by_skill
from undercroft.throwing.bot_hand import throw_by_hand

SEED_BYTES = 32
POINTS = 400
THROWS = 12


class Judged(Struct, frozen=True):
    """A landing and what the rules say of it."""

    setting: Setting
    die: str
    landing: Landing
    miss: str | None
    flip: str | None
    """How it ended, if it was a flip."""


class Pointed(Struct, frozen=True):
    """A point of a board, in millimetres, and the region under it."""

    board: str
    x: float
    y: float
    region: str | None
    rank: int


class Throws(Struct, frozen=True):
    """What `web/src/throwing/recorded.ts` reads."""

    targets: Targets
    judged: list[Judged]
    pointed: list[Pointed]
    films: list[Film]


def record_throws() -> Throws:
    """Points, landings by skill under every condition, and a film at each board."""
    chooser = random.Random(16)
    return Throws(
        targets=all_targets(),
        judged=list(_judged(chooser)),
        pointed=[_pointed(name, chooser) for name in board_names() for _ in range(POINTS)],
        films=[_film(name) for name in board_names()],
    )


def _judged(chooser: random.Random) -> Iterator[Judged]:
    for card in conditions().values():
        target = board(card.edition)
        webs = tuple(hole.id for hole in target.holes) if card.webs else ()
        setting = Setting(target.id, webs=webs)
        throw = Throw(0, "test", card.die or target.die, (card.id,), setting)
        for _ in range(THROWS):
            seed = chooser.randbytes(SEED_BYTES)
            landing = threw_by_skill(throw, chooser.choice(HANDS), seed).landing
            flip = end_of_flip(throw, landing) if is_template(throw.die) else None
            yield Judged(setting, throw.die, landing, miss_of(throw, landing), flip)


def _pointed(name: str, chooser: random.Random) -> Pointed:
    target = board(name)
    x, y = (round(chooser.uniform(-1, 1) * target.radius * 1050, 2) for _ in range(2))
    region = region_at(target, x / 1000, y / 1000)
    return Pointed(name, x, y, None if region == OUTSIDE else region, rank(target, region))


def _film(name: str) -> Film:
    """A throw that pushes nothing, after one that lies there."""
    throw = Throw(0, "test", board(name).die, (), Setting(name), called="red")
    first = throw_by_hand(throw, "steady", bytes(SEED_BYTES))
    again = structs.replace(throw, setting=throw.setting.after(first.landing), called="blue")
    film = film_of(throw_by_hand(again, "steady", bytes([3] * SEED_BYTES)))
    assert film is not None
    return film
