"""Piles: what nobody has seen is not decided, what somebody put somewhere lies there."""

from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from undercroft.engine import Fast, Script
from undercroft.engine.asks import Draw
from undercroft.engine.imagining import redeal
from undercroft.engine.piles import (
    Pile,
    Placed,
    draw,
    peek,
    put_at_bottom,
    put_on_top,
    reshuffle,
    shuffle,
)
from undercroft.engine.seats import EVERYONE, seat_set

WHY = "LA-TURN-01"
T = TypeVar("T")


def run(script: Script[T], source: Fast) -> T:
    """Answer a script that only draws."""
    sent = None
    try:
        while True:
            ask = script.send(sent)
            assert isinstance(ask, Draw)
            sent = source.draw(ask.cards)
    except StopIteration as end:
        result: T = end.value
        return result


def draw_all(pile: Pile, source: Fast) -> list[int]:
    return [run(draw(pile, WHY), source) for _ in range(len(pile))]


def test_a_card_put_on_top_comes_next_and_one_at_the_bottom_last() -> None:
    pile = Pile([1, 2, 3])
    put_at_bottom(pile, 9, EVERYONE)
    put_on_top(pile, 7, seat_set([0]))
    put_at_bottom(pile, 8, EVERYONE)

    drawn = draw_all(pile, Fast(1))

    assert drawn[0] == 7
    assert sorted(drawn[1:4]) == [1, 2, 3]
    assert drawn[4:] == [9, 8]


def test_peeking_decides_the_next_cards_and_leaves_them() -> None:
    pile = Pile([1, 2, 3, 4])
    source = Fast(2)

    seen = run(peek(pile, 2, seat_set([1]), WHY), source)

    assert len(pile) == 4
    assert [placed.known for placed in pile.top] == [seat_set([1])] * 2
    assert draw_all(pile, source)[:2] == seen


def test_peeking_twice_shows_the_same_cards_to_more_seats() -> None:
    pile = Pile([1, 2, 3, 4])
    source = Fast(3)

    first = run(peek(pile, 2, seat_set([0]), WHY), source)
    second = run(peek(pile, 3, seat_set([1]), WHY), source)

    assert second[:2] == first
    assert [placed.known for placed in pile.top] == [3, 3, 2]


def test_peeking_beyond_the_end_shows_what_is_there() -> None:
    pile = Pile([5])

    assert run(peek(pile, 3, 1, WHY), Fast(1)) == [5]
    assert run(peek(Pile(), 3, 1, WHY), Fast(1)) == []


def test_shuffling_forgets_every_place() -> None:
    pile = Pile([1], [Placed(2, EVERYONE)], [Placed(3, 1)])

    shuffle(pile)

    assert pile == Pile([1, 2, 3])


def test_reshuffling_takes_the_discards_in() -> None:
    pile, discards = Pile([1]), [5, 4]

    reshuffle(pile, discards)

    assert pile == Pile([1, 4, 5])
    assert discards == []


def test_every_card_of_the_pool_can_be_next() -> None:
    firsts = {run(draw(Pile([1, 2, 3, 4]), WHY), Fast(seed)) for seed in range(60)}

    assert firsts == {1, 2, 3, 4}


cards = st.lists(st.integers(0, 50), max_size=12)


@given(cards, cards, cards, st.integers(0, 99))
def test_drawing_everything_gives_every_card_once(
    pool: list[int], top: list[int], bottom: list[int], seed: int
) -> None:
    pile = Pile(list(pool), [Placed(card, 1) for card in top], [Placed(card, 1) for card in bottom])

    drawn = draw_all(pile, Fast(seed))

    assert drawn[: len(top)] == top
    assert drawn[len(drawn) - len(bottom) :] == bottom
    assert sorted(drawn) == sorted(pool + top + bottom)


@given(cards, cards, cards, cards, st.integers(0, 99))
def test_imagining_keeps_what_is_known_and_loses_no_card(
    pool: list[int], hand: list[int], known: list[int], unknown: list[int], seed: int
) -> None:
    pile = Pile(
        list(pool), [Placed(card, 1) for card in known], [Placed(card, 2) for card in unknown]
    )
    other_hand = list(hand)

    redeal(pile, [other_hand], 0, Fast(seed))

    assert [placed.card for placed in pile.top] == known
    assert (len(other_hand), len(pile.bottom)) == (len(hand), len(unknown))
    dealt = pile.pool + other_hand + [placed.card for placed in pile.bottom]
    assert sorted(dealt) == sorted(pool + hand + unknown)
