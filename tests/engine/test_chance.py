"""Where dice come from: fair, verifiable, and without a hold on what comes."""

import hashlib
from collections import Counter

import pytest
from scipy.stats import chisquare

from undercroft.engine import D6, Die, Fast, Keyed, Scripted
from undercroft.engine.chance import People, Source, commitment

MONSTER = Die("monster", "DDMMAA")
D7 = Die("d7", "1234567")
D20 = Die("d20", "ABCDEFGHIJKLMNOPQRST")
KEY = bytes(range(32))


def rejects(counts: list[int]) -> bool:
    """Whether a chi-square test says that the counts are not uniform."""
    return bool(chisquare(counts).pvalue < 0.001)


@pytest.mark.parametrize("die", [D6, D7, D20], ids=lambda die: die.name)
@pytest.mark.parametrize("source", [Keyed(KEY), Fast(1)], ids=lambda s: type(s).__name__)
def test_dice_are_exactly_uniform(source: Source, die: Die) -> None:
    faces: Counter[int] = Counter()
    for _ in range(20_000):
        rolled = source.roll(7, die)
        assert rolled is not None
        faces.update(rolled)

    assert sum(faces.values()) == 140_000
    assert not rejects([faces[face] for face in range(len(die.symbols))])


@pytest.mark.parametrize("source", [Keyed(KEY), Fast(1)], ids=lambda s: type(s).__name__)
def test_every_card_is_equally_likely(source: Source) -> None:
    cards = list(range(13))

    drawn = Counter(source.draw(cards) for _ in range(100_000))

    assert not rejects([drawn[card] for card in cards])


def test_no_byte_is_favoured_by_a_modulo() -> None:
    """Of 256 bytes every side of a die keeps the same number; the rest are skipped."""
    for die in (D6, D7, D20, MONSTER):
        kept = bytes(byte for byte in range(256) if byte not in die.skip)
        sides = Counter(byte % len(die.sides) for byte in kept)
        assert len(set(sides.values())) == 1
        assert len(kept) + len(die.skip) == 256


def test_consecutive_dice_are_independent() -> None:
    source = Keyed(KEY)

    pairs = Counter(bytes(source.roll(2, D6)) for _ in range(50_000))

    assert not rejects([pairs[bytes((a, b))] for a in range(6) for b in range(6)])


def test_the_same_key_and_position_give_the_same_dice() -> None:
    one, other = Keyed(KEY), Keyed(KEY)
    rolled = [one.roll(n % 9 + 1, D20) for n in range(400)]

    assert [other.roll(n % 9 + 1, D20) for n in range(400)] == rolled

    position = one.position
    coming = one.roll(14, D6)
    one.position = position
    assert one.roll(14, D6) == coming
    assert Keyed(KEY, position).roll(14, D6) == coming


def test_dice_do_not_hang_on_how_they_were_grouped_within_a_block() -> None:
    whole, single = Keyed(KEY), Keyed(KEY)
    plain = Die("byte", "01")

    assert whole.roll(600, plain) == b"".join(single.roll(1, plain) for _ in range(600))


def test_another_key_gives_other_dice() -> None:
    assert Keyed(KEY).roll(40, D6) != Keyed(KEY[::-1]).roll(40, D6)


def test_the_stream_is_the_keyed_hash_that_anybody_can_compute() -> None:
    """A die can be derived with a pocket implementation: SHAKE-128 of key and block number."""
    block = hashlib.shake_128(KEY + (0).to_bytes(8, "little")).digest(512)
    fair = [byte % 6 for byte in block if byte < 252]

    assert list(Keyed(KEY).roll(400, D6)) == fair[:400]


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 16 bytes"):
        Keyed(b"short")


def test_the_commitment_is_the_hash_of_the_key() -> None:
    assert Keyed(KEY).commitment == commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_a_script_complains_when_it_does_not_fit() -> None:
    with pytest.raises(AssertionError, match="3 dice"):
        Scripted(["DD"]).roll(3, MONSTER)
    with pytest.raises(AssertionError, match="ended"):
        Scripted([]).roll(1, MONSTER)
    with pytest.raises(AssertionError, match="draw"):
        Scripted(["D"]).draw([1, 2])
    with pytest.raises(AssertionError, match="not among"):
        Scripted([3]).draw([1, 2])


def test_people_roll_dice_and_the_table_draws_unless_they_draw_too() -> None:
    dice_only = People(Keyed(KEY))
    everything = People(Keyed(KEY), cards=True)

    assert dice_only.roll(2, D6) is None
    assert dice_only.draw([4, 5]) in (4, 5)
    assert everything.draw([4, 5]) is None


def test_a_die_reads_and_parses_its_symbols() -> None:
    assert MONSTER.symbols == "DMA"
    assert MONSTER.read(MONSTER.parse("DAMMA")) == "DAMMA"
    with pytest.raises(ValueError, match="'X' is on no side"):
        MONSTER.parse("DXA")


def test_a_fast_stream_can_begin_anew() -> None:
    source = Fast(1)
    source.roll(5, D6)
    source.restart(7)
    first = source.roll(9, D6), source.draw(range(99))
    source.restart(7)

    assert (source.roll(9, D6), source.draw(range(99))) == first
