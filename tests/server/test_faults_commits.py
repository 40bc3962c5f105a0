"""Connections that are lost at the commit: whether it was done or not, what is told is true."""

import asyncio
import contextlib
import random
from pathlib import Path

from tests.server.nodes import PATIENCE, Node, PostgreSQL, free_port
from tests.server.witnesses import Witness, check, lay_soon

CUTS = 12
TABLES = 3
SLOWEST = 0.05
COMMIT = b"COMMIT\0"
"""As it is said; a transaction that begins says COMMITTED."""


class Wire:
    """A way to PostgreSQL that breaks at some commits: before they arrive, or before the answer."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.cuts = {"before": 0, "after": 0}
        self.left = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection until somebody, or this wire, ends it."""
        answers, there = await asyncio.open_connection("127.0.0.1", self.to)
        back = asyncio.create_task(self._back(answers, writer))
        with contextlib.suppress(ConnectionError):
            while said := await reader.read(65_536):
                how = self._cut(said)
                if how == "before":
                    break
                if how == "after":
                    back.cancel()
                    await asyncio.wait((back,))
                    there.write(said)
                    await answers.read(1)
                    break
                there.write(said)
        back.cancel()
        for end in (there, writer):
            end.close()

    def _cut(self, said: bytes) -> str | None:
        if not self.left or not said.endswith(COMMIT) or random.random() < 0.8:
            return None
        self.left -= 1
        how = min(self.cuts, key=self.cuts.__getitem__)  # by turns
        self.cuts[how] += 1
        return how

    async def _back(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while said := await answers.read(65_536):
                writer.write(said)
        writer.close()


def test_a_commit_that_nobody_answered_is_told_as_it_was(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    url = postgresql.new_database("commits")
    wire = Wire(postgresql.port)
    node = Node(url.replace(f":{postgresql.port}/", f":{wire.port}/"), tmp_path, ["--no-limits"])

    async def play() -> list[tuple[str, list[Witness]]]:
        async with await asyncio.start_server(wire.carry, "127.0.0.1", wire.port):
            await asyncio.to_thread(node.start)
            played: list[tuple[str, list[Witness]]] = []
            while sum(wire.cuts.values()) < CUTS:
                laid = [
                    await lay_soon([node], "dungeon-attack", ["human", "human"])
                    for _ in range(TABLES)
                ]
                people = [
                    Witness([node], one["id"], [token], SLOWEST)
                    for one in laid
                    for token in one["seats"].values()
                ]
                async with asyncio.TaskGroup() as playing:
                    for one in people:
                        playing.create_task(one.play())
                    while min(one.last.get("n", 0) for one in people) < 1:
                        await asyncio.sleep(0.01)
                    wire.left = CUTS
                wire.left = 0
                played += [(one["id"], people[2 * at :][:2]) for at, one in enumerate(laid)]
            await asyncio.to_thread(node.kill)
            return played

    try:
        played = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    finally:
        node.kill()
    assert min(wire.cuts.values()) > 0
    assert '"level":"error"' not in node.log.read_text()
    for table, both in played:
        assert check(url, table, both) == both[0].last["n"] == both[1].last["n"]
