"""Views: cards that some seats know wherever they lie."""

from msgspec import Struct

from undercroft.engine import Public, State
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE, seat_set
from undercroft.engine.view_types import view_type
from undercroft.engine.views import keeps_secrets, view


class Room(Struct, array_like=True, gc=False):
    cards: Public[list[Placed]]
    prize: Public[Placed | None] = None


class House(State):
    rooms: Public[list[Room]]


def test_a_card_outside_a_pile_is_shown_to_the_seats_that_know_it() -> None:
    room = Room(
        [Placed(7, seat_set([1])), Placed(8, EVERYONE), Placed(9)], Placed(4, seat_set([0]))
    )
    house = House(rooms=[room])

    assert view(house, 0) == {"rooms": [{"cards": [None, 8, None], "prize": 4}]}
    assert view(house, 1) == {"rooms": [{"cards": [7, 8, None], "prize": None}]}
    assert view(house, None) == {"rooms": [{"cards": [None, 8, None], "prize": None}]}


def test_a_state_with_such_cards_keeps_secrets() -> None:
    assert keeps_secrets(House)


def test_the_type_of_a_view_says_that_such_a_card_may_be_unknown() -> None:
    room = view_type(House).__annotations__["rooms"].__args__[0]

    assert room.__annotations__ == {"cards": list[int | None], "prize": int | None}
