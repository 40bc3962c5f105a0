"""Turn alerts: a call to an address of the player's own when it is their turn and they are away.

The body is JSON with the words under `text` and `content`, as chat channels expect them, and is
signed with a secret that only the player and this server know. Addresses inside this machine's own
network are refused, unless whoever runs the server allows them.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec

from undercroft.engine import Refused
from undercroft.server import rows
from undercroft.server.house import House, now_ms
from undercroft.server.live import Live
from undercroft.server.loading import game_of
from undercroft.server.rows import Alert, SeatRow
from undercroft.server.settings import Settings
from undercroft.server.tokens import new_token
from undercroft.server.writer import Unstored
from undercroft.words import Words

DELAY_MS = 15_000
"""Who is back within this time needs no alert."""
LOOK_SECONDS = 2.0
CALL_SECONDS = 10.0
LEASE_MS = 60_000
MOST_TRIES = 6
MOST_AT_ONCE = 20

log = logging.getLogger(__name__)


class Address(NamedTuple):
    """Where a hook is called: by number, so that its name can't mean something else later."""

    url: httpx.URL
    host: str


async def set_hook(
    house: House, settings: Settings, table_id: str, seat: int, url: str, language: str
) -> str:
    """Call this address at the seat's turns from now on; returns the secret that signs calls."""
    if url:
        await find_address(url, private=settings.private_hooks)
    secret = new_token() if url else ""
    live = await house.open(table_id)
    hook = {"hook": url or None, "hook_secret": secret or None, "hook_language": language}
    await house.change(table_id, lambda c: rows.change_seat(c, table_id, seat, **hook))
    await house.refresh(live)
    return secret


async def find_address(url: str, *, private: bool) -> Address:
    """Where an address leads; Refused for what is no web address or leads inside."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or parts.scheme not in ("http", "https") or parts.username is not None:
        raise _bad_hook("it is no address such as https://chat.example/hook")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port or parts.scheme, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise _bad_hook(f"there is no host {host}") from None
    numbers = [entry[4][0] for entry in found]
    if not private and not all(ipaddress.ip_address(number).is_global for number in numbers):
        raise _bad_hook("it lies inside the server's own network")
    return Address(httpx.URL(url).copy_with(host=str(numbers[0])), parts.netloc)


def _bad_hook(detail: str) -> Refused:
    return Refused("bad-hook", f"alerts can't go there: {detail}", detail=detail)


class Alerts:
    """Notes whose turn it is, and calls them."""

    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._settings = settings
        self._noting: set[asyncio.Task[None]] = set()
        house.listeners.append(self.note)

    def note(self, live: Live) -> None:
        """Remember to call the seats that are to act and have a hook."""
        sitting = live.sitting
        if sitting is None or self._house.is_closing:
            return
        called = [s for s in sitting.table.waiting_for if live.seats[s].hook]
        if called:
            due = now_ms() + DELAY_MS
            alerts = [Alert(live.row.id, seat, sitting.ask_id, due, 0) for seat in called]
            task = asyncio.create_task(self._note(alerts))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note(self, alerts: list[Alert]) -> None:
        try:
            await self._house.write(lambda c: rows.add_alerts(c, alerts))
        except (Refused, Unstored):
            log.warning("an alert was not noted", extra={"table": alerts[0].table_id})

    async def call(self) -> None:
        """Call whoever is to be called, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.call_due()
            except Unstored:
                continue
            except Exception:
                log.exception("alerts broke")

    async def call_due(self) -> None:
        """Call those whose time has come; each is leased first, so that one node calls."""
        now = now_ms()
        due = await self._house.read(lambda c: rows.due_alerts(c, now, MOST_AT_ONCE))
        for alert in due:
            if await self._lease(alert, now + LEASE_MS * 2**alert.tries):
                await self._call(alert)

    async def _lease(self, alert: Alert, until: int) -> bool:
        return await self._house.write(lambda c: rows.lease_alert(c, alert, until))

    async def _call(self, alert: Alert) -> None:
        live = await self._open(alert.table_id)
        seat = None if live is None else self._still_away(live, alert)
        done = seat is None or alert.tries + 1 >= MOST_TRIES
        if live is not None and seat is not None:
            done = await self._post(live, seat, alert) or done
        if done:
            await self._house.write(lambda c: rows.drop_alert(c, alert))

    async def _open(self, table_id: str) -> Live | None:
        try:
            return await self._house.open(table_id)
        except Refused:
            return None

    def _still_away(self, live: Live, alert: Alert) -> SeatRow | None:
        """The seat, when it is still to decide the same and nobody is there."""
        sitting = live.sitting
        if sitting is None or sitting.ask_id != alert.n or alert.seat >= len(live.seats):
            return None
        seat = live.seats[alert.seat]
        is_asked = alert.seat in sitting.table.waiting_for
        return seat if is_asked and seat.hook and seat.node is None else None

    async def _post(self, live: Live, seat: SeatRow, alert: Alert) -> bool:
        """Call once; whether it was heard."""
        body = self._body(live, seat, alert)
        stamp = str(now_ms() // 1000)
        try:
            assert seat.hook is not None
            address = await find_address(seat.hook, private=self._settings.private_hooks)
            async with httpx.AsyncClient(timeout=CALL_SECONDS, trust_env=False) as client:
                answer = await client.post(
                    address.url,
                    content=body,
                    headers={
                        "Host": address.host,
                        "Content-Type": "application/json",
                        "Undercroft-Timestamp": stamp,
                        "Undercroft-Signature": signature(seat.hook_secret or "", stamp, body),
                    },
                    extensions={"sni_hostname": address.host.partition(":")[0]},
                )
        except (httpx.HTTPError, Refused) as error:
            log.info("an alert was not heard", extra={"detail": type(error).__name__})
            return False
        return answer.is_success

    def _body(self, live: Live, seat: SeatRow, alert: Alert) -> bytes:
        words = Words(seat.hook_language, game_of(live.row.game))
        game = words.say(f"game-{live.row.game}")
        link = (
            f"{self._settings.public_url}/table/{live.row.id}" if self._settings.public_url else ""
        )
        text = words.say(
            "alert-turn", name=seat.name or words.say("seat", seat=seat.seat + 1), game=game
        )
        said = f"{text} {link}".strip()
        facts = {"table": live.row.id, "game": live.row.game, "seat": seat.seat, "ask": alert.n}
        return msgspec.json.encode({"text": said, "content": said, **facts})


def signature(secret: str, stamp: str, body: bytes) -> str:
    """What proves that a call is ours: HMAC-SHA256 of time stamp, a dot, and body."""
    digest = hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256)
    return f"sha256={digest.hexdigest()}"
