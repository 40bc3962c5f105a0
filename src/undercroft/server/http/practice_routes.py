"""Throws without a game over HTTP: ask for one, lift the die, toss it where that is, throw it."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import Parameter
from msgspec import Meta, Struct

from undercroft.engine import Refused
from undercroft.engine.chance import commitment
from undercroft.server.http import checks
from undercroft.server.http.errors import AnyRequest
from undercroft.server.http.routing import get, post
from undercroft.server.play.throw_info import lone_throw
from undercroft.server.practice.chosen import Chosen, throw_of
from undercroft.server.practice.room import PracticeRoom
from undercroft.server.practice.sharing import share, share_of, shared_film
from undercroft.server.practice.tickets import LONGEST, Signer, Ticket
from undercroft.server.protocol.throw_info import ThrowInfo
from undercroft.server.tables.node import Node
from undercroft.server.workers.flying import Flown
from undercroft.targets.conditions.combination import clash, is_hopeless
from undercroft.targets.conditions.files import conditions
from undercroft.targets.record.film import Film, film_of
from undercroft.targets.skill.shares import shares
from undercroft.targets.skill.skilled import HANDS

FLYING = 9.0
"""What a flight costs beside the request itself, in drops of the address's bucket."""
KEPT = "public, max-age=600"
"""It changes only with the version of the server."""

SHARING = 12.0
"""The same for putting a throw behind a link."""
LONGEST_SHARE = 40_000

ThrowId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
TicketText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Trace = dict[str, Any]


class WantedThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to throw, and the ticket of an earlier throw if there was one."""

    chosen: Chosen
    ticket: Annotated[str, Meta(max_length=LONGEST)] = ""


class HeldTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """The die is taken into the hand."""

    ticket: TicketText


class TossedUp(Struct, frozen=True, forbid_unknown_fields=True):
    """The die is tossed up, to be blown at."""

    ticket: TicketText
    gesture: Trace


class MadeThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """The die is thrown: with a gesture, or as the usual hand throws."""

    ticket: TicketText
    gesture: Trace | None = None


class SpecialThrow(Struct, frozen=True):
    """A condition that a throw can be under."""

    id: str
    edition: str
    """The board of its box."""
    die: str
    """What is thrown instead of the usual die; empty where that is thrown."""


class ConditionPair(Struct, frozen=True):
    """Two conditions that do not go together, or hardly."""

    one: str
    other: str
    why: Literal["both", "launch", "flip", "die", "hopeless"]
    """The text id is `pair-` and this; what is hopeless may be tried all the same."""


class SpecialThrows(Struct, frozen=True):
    """All conditions, and the pairs that are no use."""

    conditions: tuple[SpecialThrow, ...]
    pairs: tuple[ConditionPair, ...]


class WantedLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A throw is to be put behind a link."""

    share: Annotated[str, Meta(min_length=1, max_length=LONGEST_SHARE)]


class Link(Struct, frozen=True):
    """Where a throw is."""

    id: str


class HandShares(Struct, frozen=True):
    """How often a bot's hand hits so, from 0 to 1."""

    hand: str
    hit: float
    bullseye: float


class PracticeAsk(Struct, frozen=True):
    """A throw that may be made."""

    ticket: str
    commitment: str
    """The hash of its seed, which is told after the throw."""
    throw: ThrowInfo
    hopeless: bool
    """Whether hardly anybody can do it here."""
    hands: tuple[HandShares, ...]


class Lifted(Struct, frozen=True):
    """The die is in the hand."""

    ticket: str


class TossedDie(Struct, frozen=True):
    """The die is in the air."""

    ticket: str
    film: Film
    throw: ThrowInfo


class ThrownDie(Struct, frozen=True):
    """A throw that was made, and the ticket for another of the same hand."""

    film: Film
    seed: str
    """What decided it, in hexadecimal; its hash was told before."""
    share: str
    """What to send to put it behind a link."""
    next: PracticeAsk


@get("/practice/conditions")
async def special_throws() -> Response[SpecialThrows]:
    """What can be practiced, and what goes together."""
    return Response(_special_throws(), headers={"Cache-Control": KEPT})


@cache
def _special_throws() -> SpecialThrows:
    found = tuple(SpecialThrow(one.id, one.edition, one.die) for one in conditions().values())
    return SpecialThrows(found, tuple(_pairs()))


def _pairs() -> Iterator[ConditionPair]:
    for one, other in combinations(conditions().values(), 2):
        if why := clash(one, other) or ("hopeless" if is_hopeless((one, other)) else None):
            yield ConditionPair(one.id, other.id, why)


@post("/practice/asks", status_code=200)
async def ask(request: AnyRequest, data: WantedThrow) -> PracticeAsk:
    """Ask for a throw of a board, a die and conditions."""
    room = room_of(request)
    speeds = (await room.open(data.ticket)).speeds if data.ticket else {}
    return told(await room.signer(), room.ask(data.chosen, speeds))


@post("/practice/lifts", status_code=200)
async def lift(request: AnyRequest, data: HeldTicket) -> Lifted:
    """Take the die: from now on the gesture is timed."""
    room = room_of(request)
    ticket = room.lift(await room.open(data.ticket))
    return Lifted((await room.signer()).sign(ticket))


@post("/practice/tosses", status_code=200)
async def toss(request: AnyRequest, data: TossedUp) -> TossedDie:
    """Toss the die up, to be blown at."""
    charge_flight(request)
    room = room_of(request)
    ticket, film = await room.toss(await room.open(data.ticket), data.gesture)
    info = lone_throw(throw_of(ticket.chosen), tossed=True)
    return TossedDie((await room.signer()).sign(ticket), film, info)


@post("/practice/throws", status_code=200)
async def throw(request: AnyRequest, data: MadeThrow) -> ThrownDie:
    """Throw the die."""
    charge_flight(request)
    room = room_of(request)
    ticket = await room.open(data.ticket)
    if ticket.attempt:
        raise Refused("bad-ticket", "this throw belongs to a challenge")
    flown = await room.throw(ticket, data.gesture)
    signer = await room.signer()
    following = told(signer, room.ask(ticket.chosen, speeds_after(ticket, flown)))
    film, seed = filmed(flown), signer.seed(ticket).hex()
    return ThrownDie(film, seed, share_of(signer, film), following)


@post("/throws")
async def share_throw(request: AnyRequest, data: WantedLink) -> Link:
    """Put a throw behind a link."""
    checks.charge(request, request.app.state.buckets, SHARING)
    node: Node = request.app.state.node
    return Link(await share(node.store, await room_of(request).signer(), data.share))


@get("/throws/{throw_id:str}")
async def look_at_throw(request: AnyRequest, throw_id: ThrowId) -> Film:
    """The throw behind a link."""
    node: Node = request.app.state.node
    return await shared_film(node.store, throw_id)


def room_of(request: AnyRequest) -> PracticeRoom:
    """The practice room of the node that a request came to."""
    room: PracticeRoom = request.app.state.practice
    return room


def charge_flight(request: AnyRequest) -> None:
    """A flight costs the address more than a look."""
    checks.charge(request, request.app.state.buckets, FLYING)


def told(signer: Signer, ticket: Ticket) -> PracticeAsk:
    """A throw as its thrower is told it."""
    throw = throw_of(ticket.chosen)
    here = throw.setting.board, throw.die, throw.conditions
    return PracticeAsk(
        ticket=signer.sign(ticket),
        commitment=commitment(signer.seed(ticket)),
        throw=lone_throw(throw),
        hopeless=throw.hopeless,
        hands=tuple(HandShares(hand, *shares(*here, hand)) for hand in HANDS),
    )


def speeds_after(ticket: Ticket, flown: Flown) -> dict[str, float]:
    """How fast somebody usually flicks after one more throw."""
    learnt = flown.learnt
    return ticket.speeds | ({learnt.device: learnt.speed} if learnt else {})


def filmed(flown: Flown) -> Film:
    """How a throw looked; one that no physics could make was not made."""
    film = film_of(flown.threw)
    if film is None:
        raise Refused("gave-up", "this throw could not be made; nothing has changed, try again")
    return film
