"""The types that the browser's pages need: the socket, the HTTP interface, the games."""

from pathlib import Path
from typing import get_args

from undercroft.book import Block
from undercroft.codegen.typescript import Types, structs_in, union
from undercroft.engine import AnyGame
from undercroft.engine.view_types import view_type
from undercroft.games import find, makers
from undercroft.rulebook import Rule
from undercroft.server.http import bodies, daily_routes, practice_routes
from undercroft.server.http.errors import RefusalInfo
from undercroft.server.http.target_routes import Targets
from undercroft.server.lobby.analyses import AnalysisInfo
from undercroft.server.lobby.creating import CreatedTable, NewTable
from undercroft.server.lobby.hinting import HintInfo
from undercroft.server.lobby.seating import Claimed
from undercroft.server.play.chronicles import ChronicleInfo
from undercroft.server.play.recaps import Recap
from undercroft.server.play.replays import Replay
from undercroft.server.protocol import messages
from undercroft.server.protocol.messages import FromClient, FromServer

HEAD = "// Made from {source}: make protocol"
LIB, BOARDS = Path("web/src/lib"), Path("web/src/boards")
ANSWERS = (
    bodies.GameInfo,
    bodies.Page,
    bodies.Mine,
    bodies.Invitation,
    bodies.Addresses,
    bodies.Recovered,
    bodies.Code,
    CreatedTable,
    Claimed,
    Replay,
    Recap,
    ChronicleInfo,
    AnalysisInfo,
    HintInfo,
    Block,
    Rule,
    RefusalInfo,
    Targets,
    practice_routes.SpecialThrows,
    practice_routes.PracticeAsk,
    practice_routes.Lifted,
    practice_routes.TossedDie,
    practice_routes.ThrownDie,
    practice_routes.Link,
    daily_routes.Challenge,
    daily_routes.Attempt,
    daily_routes.DailyThrow,
    daily_routes.Entered,
)
"""What is answered over HTTP, and the pages read."""
WISHES = (NewTable, practice_routes.WantedThrow)
"""What the pages send over HTTP."""


def socket() -> str:
    """All messages of the socket."""
    clients = get_args(FromClient)
    return _file(
        "src/undercroft/server/protocol",
        f"export const PROTOCOL = {messages.PROTOCOL};",
        Types([*clients, *get_args(FromServer)], usual_is_left_out=clients).text(),
        union("FromClient", FromClient),
        union("FromServer", FromServer),
    )


def http() -> str:
    """What is said over HTTP."""
    told = structs_in([*get_args(FromClient), *get_args(FromServer)])
    types = Types([*ANSWERS, *WISHES], structs_in(WISHES), elsewhere=told)
    return _file("the structs of the HTTP interface", types.imports("./messages"), types.text())


def view(game: AnyGame) -> str:
    """What a view of a game shows."""
    shown = view_type(game.State, game.shown)
    alias = f"export type View = {shown.__name__};"
    return _file(f"the state of {game.id}", Types([shown]).text(), alias)


def cards(game: AnyGame) -> str:
    """What is printed for a game; what is as usual is left out."""
    content = type(game).Content
    types = Types([content], usual_is_left_out=structs_in([content])).text()
    return _file(f"the cards of {game.id}", types)


def texts(root: Path) -> dict[Path, str]:
    """The files with types, by their place; games with a folder among the boards get theirs."""
    found = {LIB / "messages.ts": socket(), LIB / "http.ts": http()}
    for game_id in sorted(makers()):
        folder = BOARDS / game_id
        if (root / folder).is_dir():
            game = find(game_id)
            found |= {folder / "view.gen.ts": view(game), folder / "cards.gen.ts": cards(game)}
    return found


def _file(source: str, *parts: str) -> str:
    return "\n\n".join([HEAD.format(source=source), *parts]) + "\n"
