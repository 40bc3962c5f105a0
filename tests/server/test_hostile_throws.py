"""Ten thousand messages about throws that can't be: all refused in words, and nothing changes."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.quoits import make
from tests.server.clients import Client, Message, client
from tests.server.nodes import Node
from tests.server.quoits import PALM, PASS, SEEN, SWIPE, do, lay_quoits, throw_asked
from tests.server.test_gestures import heard
from undercroft import throwing
from undercroft.server.sockets.conversation import COUNTED, MOST_ERRORS
from undercroft.words import Words

QUICK, MANY = 300, 10_000
JUNK: tuple[Any, ...] = (
    "", "x", "\U0001f3b2" * 40, [], {}, [[]], [[[[["x"]]]]], {"a": {"b": []}}, -1e300, 1e300,
    2**63, -(2**63), 2**70, -(2**70), [1e300, 1e300, 1e300], ["a", "b", "c"], [0.0], [1, 2, 3, 4],
)  # fmt: skip
"""What no field takes."""
Make = Callable[[random.Random], Message]


def junked(good: Message, dice: random.Random) -> Message:
    """The same with junk in a field, without a field that is needed, or with one too many."""
    bad = dict(good)
    match dice.randrange(8):
        case 0:
            bad[dice.choice(("luck", "", "type_", "seed", "way"))] = dice.choice(JUNK)
        case 1:
            del bad[dice.choice(list(bad)[:2])]
        case _:
            bad[dice.choice(list(bad))] = dice.choice(JUNK)
    return bad


def release(dice: random.Random) -> Message:
    usual = throwing.usual_release(throwing.Scene("first", "d6"), throwing.combine(()))
    good = {"position": usual.position, "velocity": usual.velocity, "spin": usual.spin}
    if dice.random() < 0.3:
        far = [dice.choice((-1, 1)) * dice.uniform(50, 1e9) for _ in range(3)]
        return {"type": "throw", "release": good | {dice.choice(("position", "velocity")): far}}
    return {"type": "throw", "release": junked(good, dice)}


def gesture(dice: random.Random) -> Message:
    if dice.random() < 0.3:
        times = [dice.uniform(-1e9, 1e9) for _ in SWIPE["times"]]
        return {"type": "throw", "gesture": SWIPE | {"times": times}}
    return {"type": "throw", "gesture": junked(SWIPE, dice)}


def seen(dice: random.Random) -> Message:
    good = SEEN | {"broken": [], "icon": False, "other": "", "pointed": "", "spot": None}
    wrong = (
        {"place": dice.choice(("moon", "web-1", "stand-9", "d6-1", "outside"))},
        {"spot": [dice.randrange(-9000, 9000), dice.randrange(-9000, 9000)]},
        {"spot": [2**63 - 1, -(2**63)]},
        {"broken": [dice.choice(("bank", "", "table"))]},
        {"bounces": dice.choice((-1, 10, 2**40))},
        {"pointed": "centre"},
        {"place": "centre", "other": "nowhere", "spot": [1, 1]},
    )
    if dice.random() < 0.7:
        return {"type": "see", "seen": good | dice.choice(wrong)}
    bad = good
    while bad == good or "bounces" not in bad:  # that would be no harm
        bad = junked(good, dice)
    return {"type": "see", "seen": bad}


def part(dice: random.Random) -> Message:
    good = dice.choice(
        (PALM, PASS, {"type": "toss", "gesture": SWIPE}, {"type": "blow", "rise": 9})
    )
    bad = junked(good, dice)
    if bad.get("type") == "palm":
        bad["height"] = dice.choice((-1, 0, 0.7, 1e9, "high", None))
    return {"type": "help", "part": bad, "seat": dice.choice((0, 1))}


def confirmed(dice: random.Random) -> Message:
    claim = dice.choice((0, 1, 2**31, *JUNK))
    return {"type": "confirm", "claim": claim, "yes": dice.choice((True, False, *JUNK))}


def way(dice: random.Random) -> Message:
    known = ("physics", "companion", "steady", "average", "clumsy")
    strangers = [{"way": word, "seat": seat} for word in known for seat in (3, 15, 16, -1)]
    return {"type": "way"} | dice.choice([*strangers, {"way": "script"}, {"way": 7}])


def lifted(dice: random.Random) -> Message:
    return {"type": "lift"} | dice.choice(({"ask": 10**6}, {"ask": -1}, {"seat": 2}, {"seat": "a"}))


PHYSICS: tuple[Make, ...] = (release, gesture, seen, confirmed, way, lifted)
COMPANION: tuple[Make, ...] = (seen, seen, confirmed, way, release, part)
HELPED: tuple[Make, ...] = (part, part, way, lifted)


class Attacker:
    """Says what can't be about one ask, and comes back when it is sent away."""

    def __init__(self, node: Node, table: str, tokens: list[str]) -> None:
        self.node = node
        self.table = table
        self.tokens = tokens
        self.reasons: Counter[str] = Counter()

    async def say_all(self, messages: Iterator[Message], asked: Message) -> None:
        """Say them one after the other; each is refused."""
        ask = asked["ask"]
        usual = {"ask": ask["id"], "seat": ask["waiting"][0]}
        is_over = False
        while not is_over:
            async with client(self.node) as there:
                await there.hello(self.table, self.tokens)
                is_over = await self._say_some(there, messages, usual)

    async def _say_some(self, there: Client, messages: Iterator[Message], usual: Message) -> bool:
        counted = 0
        for message in messages:
            about = {"seat": usual["seat"]} if message["type"] == "way" else usual
            await there.send(**about | message)
            reason = (await there.next("refusal"))["reason"]
            self.reasons[reason] += 1
            counted += reason in COUNTED
            if counted == MOST_ERRORS - 1:
                return False
        return True


async def attack(
    node: Node, seats: str, dare: str, makers: tuple[Make, ...], count: int
) -> set[str]:
    """Attack a throw under a dare; the reasons that were given."""
    dice = random.Random(f"{seats} {dare}")
    real = "companion" in seats
    table, tokens = lay_quoits(node, seats, setup={"judged": real})
    attacker = Attacker(node, table, tokens)
    async with client(node) as there:
        await there.hello(table, tokens)
        asked = await throw_asked(there, dare)
        if not real and not dare:
            await do(there, asked, "lift")
            await heard(there)
            node.time.let_pass(1)
        await attacker.say_all((dice.choice(makers)(dice) for _ in range(count)), asked)
        await there.hello(table, tokens)
        now = await there.next("update")
        assert (now["n"], now["ask"]["id"]) == (asked["n"], asked["ask"]["id"])
        assert msgspec.json.encode(now["views"]) == msgspec.json.encode(asked["views"])
    assert attacker.reasons.total() == count
    return set(attacker.reasons)


def attack_all(node: Node, count: int) -> None:
    third = count // 3
    reasons = asyncio.run(attack(node, "human,human,human", "", PHYSICS, third))
    reasons |= asyncio.run(attack(node, "human/companion,human,human", "", COMPANION, third))
    reasons |= asyncio.run(attack(node, "human,human,human", "borrow", HELPED, count - 2 * third))
    assert reasons >= {
        "bad-release",
        "bad-trace",
        "bad-landing",
        "bad-help",
        "wrong-way",
        "no-claim",
    }
    assert not reasons & {"broken", "rules-fault", "gave-up", "not-stored"}
    for language in ("en", "fr"):
        words, facts = Words(language, make()), {"field": "", "why": "", "way": "", "waiting": ""}
        ids = {f"refused-{reason}" for reason in reasons}
        assert not ids & {words.say(text, **facts) for text in ids}


def test_what_cannot_be_is_refused_whoever_says_it(quoits_node: Node) -> None:
    attack_all(quoits_node, QUICK)


@pytest.mark.slow
def test_ten_thousand_throws_that_cannot_be_are_refused(quoits_node: Node) -> None:
    attack_all(quoits_node, MANY)
