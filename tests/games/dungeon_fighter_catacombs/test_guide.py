"""The guided first fight: its throws can be thrown, and what people saw is not changed."""

from undercroft.bots import HANDS
from undercroft.engine import Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Threw
from undercroft.engine.guided import is_alike
from undercroft.games import find
from undercroft.guides import Coach, check_guide, guided_table
from undercroft.targets.move import Seen, Throw, landing_of
from undercroft.throwing.bot_hand import throw_by_hand

GAME = find("dungeon-fighter-catacombs")
GUIDE = check_guide(GAME)
LEARNERS = "average"


def hand_of(seat: int) -> str:
    """How the table throws for a seat of the guide."""
    level = GUIDE.written.seats[seat].partition(":")[2]
    return HANDS.get(level, LEARNERS)


def test_hands_throw_what_the_guide_has_them_throw() -> None:
    table = Table(GAME, len(GUIDE.written.seats), NOBODY, GUIDE.written.setup)
    thrown = 0
    for place, entry in enumerate(GUIDE.path.entries):
        if isinstance(entry, Threw):
            assert isinstance(table.ask, Throw)
            seed = GUIDE.path.seeds[place]
            threw = throw_by_hand(table.ask, hand_of(table.ask.seat), seed)
            assert is_alike(threw, entry), threw.landing
            thrown += 1
        table.take(entry)
    assert thrown == 3


def test_what_people_saw_of_a_throw_stands_and_leaves_the_path() -> None:
    table = guided_table(GAME, b"a key that nobody has to keep...")
    coach = Coach(GUIDE, table)
    while not isinstance(table.ask, Throw):
        (seat,) = table.waiting_for
        choice = coach.choice(seat)
        assert choice is not None
        table.answer(seat, choice)
    assert coach.is_throwing()
    seen = Threw(landing_of(table.ask, Seen("S3-inner", bounces=1)), "companion")

    assert coach.landed(seen) is seen
    table.take(seen)
    assert not coach.info().is_followed
    assert not coach.is_throwing()
