"""Throws at a real board: people say what they saw, and the judge confirms it."""

from undercroft.server.play import throws
from undercroft.server.play.moves import AnyMove
from undercroft.server.play.session import TableSession
from undercroft.server.protocol.messages import Confirm, See
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.node import Node


async def see(node: Node, live: LiveTable, message: See) -> None:
    """Somebody says what was seen of a throw."""

    def do(session: TableSession, at: int) -> AnyMove:
        live.check_way(session.check_throw(message.ask).seat, "companion")
        return throws.see(session, message.ask, message.seat, message.seen, at, live.judge())

    await node.recorder.act(live, do)


async def confirm(node: Node, live: LiveTable, message: Confirm) -> None:
    """The judge says whether it was as claimed."""

    def do(session: TableSession, at: int) -> AnyMove:
        live.check_way(session.check_throw(message.ask).seat, "companion")
        claim, yes = message.claim, message.yes
        return throws.confirm(session, message.ask, message.seat, claim, yes, at)

    await node.recorder.act(live, do)


async def confirm_alone(node: Node, live: LiveTable) -> None:
    """What somebody claims stands, because the judge has gone."""

    def do(session: TableSession, at: int) -> AnyMove:
        return throws.confirm_alone(session, at, live.judge())

    await node.recorder.act(live, do)
