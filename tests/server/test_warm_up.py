"""Workers know the physics before the first die is thrown, and only where dice are thrown."""

import asyncio
from pathlib import Path

import pytest

from tests.server import jobs
from tests.server.nodes import PATIENCE, sqlite_in
from undercroft.server.app import application
from undercroft.server.ops.physics import has_physics
from undercroft.server.ops.settings import Settings
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.tables import live_table
from undercroft.server.workers.flying import warm_up
from undercroft.server.workers.pool import Workers


def test_every_worker_is_warm_once_it_has_started() -> None:
    async def play() -> None:
        workers = Workers(2, first=warm_up)
        try:
            async with asyncio.timeout(PATIENCE):
                await workers.start()
                found = await asyncio.gather(*(workers.run(jobs.stages_built) for _ in range(2)))
                await workers.run(jobs.double, 1)
        finally:
            workers.close()
        assert found == [2, 2]

    asyncio.run(play())


def test_the_first_throw_of_a_worker_works_out_nothing_that_is_kept() -> None:
    async def play() -> None:
        workers = Workers(1, first=warm_up)
        try:
            async with asyncio.timeout(PATIENCE):
                assert await workers.run(jobs.built_by_a_throw) == []
        finally:
            workers.close()

    asyncio.run(play())


def test_a_worker_that_took_the_place_of_another_is_warm_too(tmp_path: Path) -> None:
    async def play() -> None:
        workers = Workers(1, first=warm_up)
        try:
            async with asyncio.timeout(PATIENCE):
                assert await workers.run(jobs.die_once, str(tmp_path / "trace")) == "done"
                assert await workers.run(jobs.stages_built) == 2
        finally:
            workers.close()

    asyncio.run(play())


def test_a_worker_that_cannot_warm_up_works_all_the_same() -> None:
    async def play() -> None:
        workers = Workers(1, first=jobs.refuse)
        try:
            async with asyncio.timeout(PATIENCE):
                await workers.start()
                assert await workers.run(jobs.double, 4) == 8
        finally:
            workers.close()

    asyncio.run(play())


def test_only_games_of_targets_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "makers", lambda: ["dungeon-attack"])
    assert not application.is_thrown_at()
    monkeypatch.setattr(application, "makers", lambda: ["dungeon-attack", "dungeon-fighter"])
    assert application.is_thrown_at()
    monkeypatch.setattr(application, "has_physics", lambda: False)
    assert not application.is_thrown_at()


def test_the_workers_of_a_node_at_which_dice_fly_are_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.quoits import make

    async def play() -> int:
        app = application.make_app(Settings(database=sqlite_in(tmp_path), workers=1))
        monkeypatch.setattr(application, "makers", lambda: ["quoits"])
        monkeypatch.setattr(application, "game_of", lambda _: make())
        async with asyncio.timeout(PATIENCE), app.lifespan():
            found: int = await app.state.node.workers.run(jobs.stages_built)
            return found

    assert asyncio.run(play()) == 2


def test_without_physics_an_average_hand_throws_and_the_seat_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = [
        SeatRow(table_id="a", seat=0, kind="human"),
        SeatRow(table_id="a", seat=1, kind="bot", way="clumsy"),
        SeatRow(table_id="a", seat=2, kind="human", way="companion"),
    ]
    row = TableRow(
        id="a", game="quoits", name="", setup=b"{}", key=b"k" * 32, real_dice=False, public=False,
        clock=b"{}", status="open", made_at=0, moved_at=0, rules=1, content="",
    )  # fmt: skip
    monkeypatch.setattr(live_table, "has_physics", lambda: False)

    assert [info.way for info in live_table.seat_infos(row, seats)] == [
        "average",
        "clumsy",
        "companion",
    ]


def test_physics_are_found_by_what_they_are_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    has_physics.cache_clear()
    monkeypatch.setattr("undercroft.server.ops.physics.find_spec", lambda _: None)

    assert not has_physics()
    has_physics.cache_clear()
