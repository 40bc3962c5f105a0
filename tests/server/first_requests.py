"""A server in a process of its own, and what it builds before and after its port opens.

`python -m tests.server.first_requests FOLDER` tells both as JSON.
"""

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.nodes import PATIENCE, free_port, sqlite_in
from undercroft.games import makers
from undercroft.server.app.run import server_of
from undercroft.server.ops.settings import Settings

WATCHED = {
    ("msgspec/_utils.py", "get_class_annotations"): "types",
    ("undercroft/content/reading.py", "read_cards"): "cards",
    ("undercroft/games/__init__.py", "find"): "games",
    ("undercroft/rulebook.py", "_rules"): "rules",
    ("undercroft/book.py", "_block"): "books",
    ("undercroft/guides/written.py", "read"): "guides",
    ("undercroft/targets/scene/board.py", "read_board"): "targets",
    ("undercroft/targets/conditions/files.py", "read_conditions"): "conditions",
    ("undercroft/targets/skill/tables.py", "read_skills"): "skills",
    ("undercroft/words.py", "_bundle"): "words",
    ("undercroft/server/http/game_routes.py", "_game_info"): "what is told of games",
    ("litestar/_openapi/plugin.py", "_build_openapi"): "the description",
}
"""The functions that build what requests share, each called only for what is not there yet."""

NAMES = {name for _, name in WATCHED}


class Watch:
    """Notes what is built, in any thread."""

    def __init__(self) -> None:
        self.built: set[str] = set()
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or frame.f_code.co_name not in NAMES:
            return
        for (file, name), what in WATCHED.items():
            if frame.f_code.co_name == name and frame.f_code.co_filename.endswith(file):
                detail = f" {frame.f_locals['obj']}" if what == "types" else ""
                self.built.add(what + detail)

    def take(self) -> list[str]:
        """What was built since the last time."""
        built, self.built = self.built, set()
        return sorted(built)


async def ask(port: int) -> None:
    """The first requests of many, at once: all that a page asks for, for every game and table."""
    house = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=house, timeout=PATIENCE) as requests:
        gets = ["/api/games", "/api/tables", "/api/targets", "/api/addresses", "/", "/ready"]
        gets += ["/api/schema/openapi.json", "/metrics"]
        for game in makers():
            gets += [f"/api/games/{game}/cards", f"/api/words/fr?game={game}"]
            for language in ("en", "fr"):
                gets += [
                    f"/api/games/{game}/{text}?language={language}" for text in ("rules", "book")
                ]
        looks = asyncio.gather(*(requests.get(path) for path in gets))
        games = (await requests.get("/api/games")).raise_for_status().json()
        plays = [_play(requests, port, wanted) for game in games for wanted in _tables(game)]
        await asyncio.gather(*plays)
        for answer in await looks:
            answer.raise_for_status()


def _tables(game: Any) -> Iterator[dict[str, Any]]:
    """A table of two, of whom one throws as a hand does, and a guided one if there is a guide."""
    clock, person = {"move": 60, "way": "default"}, {"kind": "human"}
    seats = [{**person, "way": "steady"}, person]
    yield {"game": game["id"], "seats": seats, "clock": clock, "public": True}
    if game["guide_minutes"]:
        yield {"game": game["id"], "seats": [person], "guide": True}


async def _play(requests: httpx.AsyncClient, port: int, wanted: dict[str, Any]) -> None:
    """Lay a table, look at it in every way, sit at it and answer once."""
    laid = (await requests.post("/api/tables", json=wanted)).raise_for_status().json()
    table, tokens = laid["id"], list(laid["seats"].values())
    secret = {"Authorization": f"Bearer {tokens[0]}"}
    for path in ("", "/replay?step=0", "/recap?seat=0", "/log"):
        await requests.get(f"/api/tables/{table}{path}", headers=secret)
    await requests.post("/api/mine", json={"tokens": tokens})
    address = f"ws://127.0.0.1:{port}/ws"
    async with connect(address, compression=None, open_timeout=PATIENCE) as there:
        await there.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))
        while (update := json.loads(await there.recv()))["type"] != "update":
            pass
        view = next(view for view in update["views"] if view["options"])
        chosen = {"seat": view["seat"], "option": view["options"][0]["number"]}
        await there.send(json.dumps({"type": "answer", "ask": update["ask"]["id"], **chosen}))
        while (update := json.loads(await there.recv()))["type"] != "update" or _flies(update):
            pass


def _flies(update: dict[str, Any]) -> bool:
    """Whether a die is on its way, which a hand throws by itself."""
    return update["ask"] is not None and update["ask"]["kind"] == "throw"


async def main(folder: Path) -> None:
    """Start, ask, end."""
    watch = Watch()
    settings = Settings(database=sqlite_in(folder), port=free_port(), workers=1, limits=False)
    server = server_of(settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    before = watch.take()
    await ask(settings.port)
    after = watch.take()
    server.should_exit = True
    await serving
    sys.stdout.write(json.dumps({"before": before, "after": after}))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
