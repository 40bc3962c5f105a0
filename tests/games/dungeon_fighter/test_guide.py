"""The guided first fight: what people saw of a throw is not changed."""

from undercroft.engine.entries import Threw
from undercroft.games import find
from undercroft.guides import Coach, check_guide, guided_table
from undercroft.targets.move import Seen, Throw, landing_of

GAME = find("dungeon-fighter")
GUIDE = check_guide(GAME)


def test_what_people_saw_of_a_throw_stands_and_leaves_the_path() -> None:
    table = guided_table(GAME, b"a key that nobody has to keep...")
    coach = Coach(GUIDE, table)
    while not isinstance(table.ask, Throw):
        (seat,) = table.waiting_for
        choice = coach.choice(seat)
        assert choice is not None
        table.answer(seat, choice)
    assert coach.is_throwing()
    seen = Threw(landing_of(table.ask, Seen("zone-6", bounces=1)), "companion")

    assert coach.landed(seen) is seen
    table.take(seen)
    assert not coach.info().is_followed
    assert not coach.is_throwing()
