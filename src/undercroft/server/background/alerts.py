"""Turn alerts: a call to an address of the player's own when it is their turn and they are away.

The body is JSON with the words under `text` and `content`, as chat channels expect them, and is
signed with a secret that only the player and this server know. Addresses inside this machine's own
network are refused, unless whoever runs the server allows them.
"""

import asyncio
import hashlib
import hmac
import logging
from functools import lru_cache

import httpx
import msgspec

from undercroft.engine import Refused
from undercroft.server.background.webhook_addresses import find_address
from undercroft.server.ops.settings import Settings
from undercroft.server.ops.timing import now_ms
from undercroft.server.storage import rows
from undercroft.server.storage.rows import NEVER, Alert, SeatRow
from undercroft.server.storage.tokens import new_token
from undercroft.server.storage.writer import Unstored
from undercroft.server.tables.live_table import LiveTable
from undercroft.server.tables.loading import game_of
from undercroft.server.tables.registry import TableRegistry
from undercroft.words import Words

CALL_SECONDS = 10.0
MOST_TRIES = 6
MOST_AT_ONCE = 20

log = logging.getLogger(__name__)


async def set_hook(
    tables: TableRegistry, settings: Settings, table_id: str, seat: int, url: str, language: str
) -> str:
    """Call this address at the seat's turns from now on; returns the secret that signs calls."""
    if url:
        await find_address(url, private=settings.private_hooks)
    secret = new_token() if url else ""
    live = await tables.open(table_id)
    hook = {"hook": url or None, "hook_secret": secret or None, "hook_language": language}
    await tables.store.change(table_id, lambda c: rows.change_seat(c, table_id, seat, **hook))
    await tables.refresh(live)
    return secret


class Alerts:
    """Notes whose turn it is, and calls them."""

    def __init__(self, tables: TableRegistry, settings: Settings) -> None:
        self._tables = tables
        self._store = tables.store
        self._settings = settings
        self._noting: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.note)

    def note(self, live: LiveTable) -> None:
        """Remember to call the people who are to act and have a hook."""
        session = live.session
        if session is None:
            return
        called = [seat for seat in session.table.waiting_for if _has_hook(live.seats[seat])]
        if called:
            due = now_ms() + int(self._settings.alert_after * 1000)
            alerts = [Alert(live.row.id, seat, session.ask_id, due, 0) for seat in called]
            task = asyncio.create_task(self._note(alerts))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note(self, alerts: list[Alert]) -> None:
        try:
            await self._store.write_last(lambda c: rows.add_alerts(c, alerts))
        except Unstored:
            log.warning("an alert was not noted", extra={"table": alerts[0].table_id})

    async def call(self) -> None:
        """Call whoever is to be called, for ever."""
        while True:
            await asyncio.sleep(min(2 * self._settings.look_every, self._settings.alert_after))
            try:
                await self.call_due()
            except (Refused, Unstored):
                continue
            except Exception:
                log.exception("alerts broke")

    async def call_due(self) -> None:
        """Call those whose time has come."""
        now = now_ms()
        due = await self._store.read(lambda c: rows.due_alerts(c, now, MOST_AT_ONCE))
        await asyncio.gather(*(self._handle(alert) for alert in due))

    async def _handle(self, alert: Alert) -> None:
        """Call once, if it is still needed; it is leased first, so that one node calls."""
        again = now_ms() + int(self._settings.alert_again * 1000) * 2**alert.tries
        if not await self._store.write(lambda c: rows.lease_alert(c, alert, again)):
            return
        live = await self._open(alert.table_id)
        seat = None if live is None else self._still_asked(live, alert)
        if live is None or seat is None:
            await self._put_off(alert, NEVER, alert.tries)
        elif seat.node is not None:
            await self._put_off(alert, again, alert.tries)
        elif await self._post(live, seat, alert) or alert.tries + 1 >= MOST_TRIES:
            await self._put_off(alert, NEVER, alert.tries + 1)

    async def _put_off(self, alert: Alert, due_at: int, tries: int) -> None:
        await self._store.write(lambda c: rows.put_off_alert(c, alert, due_at, tries))

    async def _open(self, table_id: str) -> LiveTable | None:
        try:
            return await self._tables.open(table_id)
        except Refused:
            return None

    def _still_asked(self, live: LiveTable, alert: Alert) -> SeatRow | None:
        """The seat, when its player is still to decide the same."""
        session = live.session
        if session is None or session.ask_id != alert.n:
            return None
        if alert.seat not in session.table.waiting_for:
            return None
        seat = live.seats[alert.seat]
        return seat if _has_hook(seat) else None

    async def _post(self, live: LiveTable, seat: SeatRow, alert: Alert) -> bool:
        """Call once; whether it was heard."""
        body = await asyncio.to_thread(self._body, live, seat, alert)
        try:
            async with asyncio.timeout(CALL_SECONDS):
                return await post(seat, body, private=self._settings.private_hooks)
        except (httpx.HTTPError, Refused, TimeoutError) as error:
            log.info("an alert was not heard", extra={"detail": type(error).__name__})
            return False

    def _body(self, live: LiveTable, seat: SeatRow, alert: Alert) -> bytes:
        words, url = words_of(seat.hook_language, live.row.game), self._settings.public_url
        name = seat.name or words.say("seat", seat=seat.seat + 1)
        text = words.say("alert-turn", name=name, game=words.say(f"game-{live.row.game}"))
        said = f"{text} {url}/table/{live.row.id}" if url else text
        facts = {"table": live.row.id, "game": live.row.game, "seat": seat.seat, "ask": alert.n}
        return msgspec.json.encode({"text": said, "content": said, **facts})


async def post(seat: SeatRow, body: bytes, *, private: bool) -> bool:
    """Call the address of a seat, wherever it leads now; whether it was heard."""
    address = await find_address(seat.hook or "", private=private)
    stamp = str(now_ms() // 1000)
    headers = {
        "Host": address.host,
        "Content-Type": "application/json",
        "Undercroft-Timestamp": stamp,
        "Undercroft-Signature": signature(seat.hook_secret or "", stamp, body),
    }
    extensions = {"sni_hostname": address.name}
    async with (
        httpx.AsyncClient(timeout=CALL_SECONDS, trust_env=False) as client,
        client.stream(
            "POST", address.url, content=body, headers=headers, extensions=extensions
        ) as answer,
    ):
        return answer.is_success


@lru_cache
def words_of(language: str, game: str) -> Words:
    """The texts of a game in a language, read once."""
    return Words(language, game_of(game))


def _has_hook(seat: SeatRow) -> bool:
    """Whether somebody wants to be called, and plays themselves."""
    return seat.hook is not None and not seat.is_bot


def signature(secret: str, stamp: str, body: bytes) -> str:
    """What proves that a call is ours: HMAC-SHA256 of time stamp, a dot, and body."""
    digest = hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256)
    return f"sha256={digest.hexdigest()}"
