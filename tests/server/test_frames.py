"""Frames as they come: whole, many at once, cut anywhere. What is said is heard all the same."""

import asyncio
import random

import pytest
from websockets.frames import Frame, Opcode

from tests.server.clients import Client, Message, client, lay
from tests.server.nodes import Node
from undercroft.server.frames import are_whole, read_text, write_text
from undercroft.server.run import MOST_MESSAGE

SIZES = [0, 1, 125, 126, 127, 4_000, 65_535]
PAUSE = 0.002


def frame(kind: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A client's frame as the library writes it."""
    return Frame(kind, data, fin).serialize(mask=True)


def undo(size: int = 0) -> bytes:
    """A message that is refused, of a length."""
    return b'{"type":"undo","seat":0}'.ljust(size)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read(size: int) -> None:
    text = bytes(random.randrange(256) for _ in range(size))
    whole = frame(Opcode.TEXT, text)
    assert read_text(whole) == text
    assert are_whole(whole)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_that_is_not_whole_is_left_to_the_library(size: int) -> None:
    whole = frame(Opcode.TEXT, b"x" * size)
    for end in {0, 1, 2, 3, 5, len(whole) // 2, len(whole) - 1}:
        assert read_text(whole[:end]) is None
        assert are_whole(whole[:end]) == (end == 0)
    assert read_text(whole + whole) is None
    assert are_whole(whole + whole)


@pytest.mark.parametrize(
    ("raw", "is_whole"),
    [
        (frame(Opcode.BINARY, b"x"), True),
        (frame(Opcode.PING, b""), True),
        (frame(Opcode.CLOSE, b"\x03\xe8"), True),
        (frame(Opcode.TEXT, b"x", fin=False), False),
        (frame(Opcode.CONT, b"x", fin=False), False),
        (frame(Opcode.TEXT, b"x" * 65_536), False),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), False),
        (bytes([0xC1]) + frame(Opcode.TEXT, b"x")[1:], True),
    ],
    ids=["binary", "ping", "close", "beginning", "middle", "long", "no mask", "reserved bits"],
)
def test_other_frames_are_left_to_the_library(raw: bytes, is_whole: bool) -> None:
    assert read_text(raw) is None
    assert are_whole(raw) is is_whole


@pytest.mark.parametrize("size", [*SIZES, 65_536, 100_000])
def test_what_is_written_is_what_the_library_would_write(size: int) -> None:
    text = b"x" * size
    assert write_text(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


MESSAGES = [undo(), undo(125), undo(126), undo(1_000), undo(MOST_MESSAGE - 1)]
WHOLE = [frame(Opcode.TEXT, message) for message in MESSAGES]
BEGUN = frame(Opcode.TEXT, undo()[:5], fin=False)
ENDED = frame(Opcode.CONT, undo()[5:])


@pytest.mark.parametrize(
    ("pieces", "refusals"),
    [
        (WHOLE, len(WHOLE)),
        ([b"".join(WHOLE)], len(WHOLE)),
        ([WHOLE[0][:1], WHOLE[0][1:], *WHOLE], 1 + len(WHOLE)),
        ([WHOLE[0] + WHOLE[1][:9], WHOLE[1][9:] + WHOLE[2][:3], WHOLE[2][3:], WHOLE[0]], 4),
        ([BEGUN, ENDED, WHOLE[0]], 2),
        ([BEGUN, frame(Opcode.PING, b"?"), ENDED, WHOLE[0]], 2),
        ([frame(Opcode.PING, b"?") + WHOLE[0], WHOLE[0]], 2),
    ],
    ids=["each", "all at once", "a byte", "anywhere", "in parts", "a ping between", "ping"],
)
def test_messages_in_any_pieces_are_heard_in_order(
    node: Node, pieces: list[bytes], refusals: int
) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> None:
        async with client(node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            await _write(there, pieces)
            for _ in range(refusals):
                assert (await there.next("refusal"))["reason"] == "nothing-to-undo"
            update = await _standing(there, laid)
            seat = update["ask"]["waiting"][0]
            await there.answer(update, seat, update["views"][seat]["options"][0]["number"])
            assert (await there.next("update"))["n"] == 1

    asyncio.run(talk())


async def _standing(there: Client, laid: Message) -> Message:
    await there.hello(laid["id"], [laid["seats"]["0"], laid["seats"]["1"]])
    return await there.next("update")


async def _write(there: Client, pieces: list[bytes]) -> None:
    for piece in pieces:
        there.socket.transport.write(piece)
        await asyncio.sleep(PAUSE)


def test_a_text_in_the_midst_of_another_ends_the_socket(node: Node) -> None:
    laid = lay(node, "dungeon-attack", "human,human")

    async def talk() -> int:
        async with client(node) as there:
            await there.hello(laid["id"], [laid["seats"]["0"]])
            await _write(there, [BEGUN, WHOLE[0]])
            async with asyncio.timeout(20):
                await there.socket.wait_closed()
            return there.socket.close_code or 0

    assert asyncio.run(talk()) == 1002
