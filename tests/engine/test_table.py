"""The table: asks, answers, refusals, undo, twins and broken rules."""

import copy
from typing import Any

import pytest

from tests.lanterns import (
    BOO,
    BURY,
    CHEER,
    PEEK,
    PLAY,
    WAIT,
    CardSeen,
    Lanterns,
    Phase,
)
from tests.lanterns import (
    Table as State,
)
from undercroft.engine import (
    D6,
    BadLog,
    Choose,
    Fast,
    Keyed,
    Landing,
    Option,
    People,
    Poll,
    Refused,
    Roll,
    RulesFault,
    Script,
    Scripted,
    Table,
    Throw,
)
from undercroft.engine.replay import load, log_of, source_of

GAME = Lanterns()


def table(*script: str | int | Landing, seats: int = 3, **setup: Any) -> Table:
    return Table(GAME, seats, Scripted(script), setup)


def test_a_table_stops_at_the_first_question_with_the_state_up_to_date() -> None:
    t = table(4)

    assert t.waiting_for == (0,)
    assert t.options(0) == [WAIT, PEEK, PLAY[4], BURY[4]]
    assert t.options(1) == []
    assert t.state.players[0].hand == [4]


def test_an_answer_may_be_the_option_or_its_number() -> None:
    by_option, by_number = table(4, "1", 5), table(4, "1", 5)

    by_option.answer(0, WAIT)
    by_number.answer(0, WAIT.number)

    assert by_option.state == by_number.state
    assert by_option.waiting_for == (1,)


@pytest.mark.parametrize(
    ("seat", "option", "reason"),
    [
        (1, WAIT, "not-your-turn"),
        (7, WAIT, "not-your-turn"),
        (-1, WAIT, "not-your-turn"),
        (0, PLAY[5], "not-offered"),
        (0, CHEER, "not-offered"),
        (0, 999, "not-offered"),
        (0, -1, "not-offered"),
        (0, True, "not-offered"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, option: Any, reason: str) -> None:
    t = table(4)
    before = GAME.pack(t.state), list(t.entries), list(t.events)

    with pytest.raises(Refused) as refused:
        t.answer(seat, option)

    assert refused.value.reason == reason
    assert before == (GAME.pack(t.state), t.entries, t.events)


def test_only_the_games_own_option_reaches_a_rule() -> None:
    t = table(4, 9, "1")

    t.answer(0, copy.copy(PEEK))

    assert t.state.deck.top or t.state.players[1].hand == [9]


def test_a_finished_game_is_not_reopened_by_undo() -> None:
    t = table(4, "1", seats=2, turns=1)
    t.answer(0, WAIT)

    assert t.is_over
    assert not t.can_undo(0)


def test_an_answer_given_twice_is_refused_the_second_time() -> None:
    t = table(4, "1", 5)
    t.answer(0, WAIT)

    with pytest.raises(Refused, match="seat 1 is not asked; the table waits for 2"):
        t.answer(0, WAIT)


def test_in_a_poll_seats_answer_in_any_order_and_see_nothing_before_the_last() -> None:
    t = table(4, "1", 5)
    t.answer(0, PLAY[4])
    assert isinstance(t.ask, Poll)
    assert t.waiting_for == (1, 2)
    shown = t.view(1), t.story(1)

    t.answer(2, CHEER)

    assert list(t.waiting_for) == [1]
    assert t.options(2) == []
    assert shown == (t.view(1), t.story(1))
    with pytest.raises(Refused):
        t.answer(2, BOO)

    t.answer(1, BOO)
    assert t.state.players[0].score == 4 + 1


def test_a_vote_can_be_taken_back_while_the_poll_is_open() -> None:
    t = table(4, "1", 5)
    t.answer(0, PLAY[4])
    t.answer(2, CHEER)

    t.undo(2)

    assert t.waiting_for == (1, 2)
    t.answer(2, BOO)
    t.answer(1, BOO)
    assert t.state.players[0].score == 4
    assert not t.can_undo(1)


def test_a_vote_taken_back_is_the_last_one_not_an_earlier_equal_one() -> None:
    t = table(4, "1", 5, "1", 6, seats=3)
    t.answer(0, PLAY[4])
    t.answer(1, BOO)
    t.answer(2, CHEER)
    t.answer(1, PLAY[5])
    t.answer(2, CHEER)
    entries = list(t.entries)

    t.undo(2)

    assert t.entries == entries[:-1]


def test_a_poll_survives_saving_in_the_middle() -> None:
    t = Table(GAME, 3, Keyed.from_seed("poll"))
    t.answer(0, next(o for o in t.options(0) if type(o).__name__ == "Play"))
    t.answer(2, CHEER)
    log = log_of(t, with_key=True)

    loaded = load(log, GAME, source_of(log))

    assert loaded.waiting_for == (1,)


def test_a_throw_waits_for_its_landing() -> None:
    t = Table.from_checkpoint(GAME, 2, GAME.pack(with_wisp()), Fast(1))
    t.answer(0, PLAY[0])
    assert isinstance(t.ask, Throw)
    assert t.waiting_for == (0,)

    for wrong in (b"\0", 3, "zone-3", None):
        with pytest.raises(Refused, match="landing is awaited"):
            t.tell(wrong)  # type: ignore[arg-type]  # what a broken client might send

    with pytest.raises(Refused, match="there is no 'lantern' here"):
        t.tell(Landing("lantern", 2, bounces=1))
    t.tell(Landing("zone-3", 2, bounces=1))
    assert t.state.players[0].score == 5


def with_wisp() -> State:
    state = GAME.setup(2, GAME.read_setup({}))
    state.deck.pool.remove(0)
    state.players[0].hand.append(0)
    return state


def test_people_tell_their_dice_and_impossible_ones_are_refused() -> None:
    t = Table(GAME, 2, People(Keyed.from_seed("real")))
    t.answer(0, WAIT)
    assert isinstance(t.ask, Roll)

    for wrong in (b"", b"\0\0", b"\6", b"\xff", "6", 6, None):
        with pytest.raises(Refused) as refused:
            t.tell(wrong)  # type: ignore[arg-type]  # what a broken client might send
        assert refused.value.reason in ("bad-outcome", "dice-count")
    with pytest.raises(Refused):
        t.answer(0, WAIT)

    t.tell(b"\5")
    assert t.waiting_for == (1,)


def test_people_tell_their_cards_and_cannot_draw_what_is_gone() -> None:
    t = Table(GAME, 2, People(Keyed.from_seed("real"), cards=True))
    assert t.waiting_for == ()

    for wrong in (12, -1, True, "4", None):
        with pytest.raises(Refused):
            t.tell(wrong)  # type: ignore[arg-type]  # what a broken client might send

    t.tell(7)
    assert t.state.players[0].hand == [7]


def test_nothing_can_be_told_when_no_chance_is_awaited() -> None:
    with pytest.raises(Refused, match="no dice"):
        table(4).tell(b"\0")


def test_undo_takes_back_a_hidden_choice_but_not_one_after_which_a_die_fell() -> None:
    t = Table(GAME, 2, People(Keyed.from_seed("undo")))
    hand = t.state.players[0].hand[0]
    t.answer(0, BURY[hand])
    assert t.can_undo(0)

    t.undo(0)
    assert t.state.players[0].hand == [hand]
    assert t.waiting_for == (0,)

    t.answer(0, BURY[hand])
    t.tell(b"\0")
    assert not t.can_undo(0)
    with pytest.raises(Refused, match="became known"):
        t.undo(0)


def test_what_was_shown_cannot_be_taken_back() -> None:
    t = Table(GAME, 2, People(Keyed.from_seed("undo")))
    t.answer(0, PLAY[t.state.players[0].hand[0]])

    assert not t.can_undo(0)


def test_another_seats_choice_blocks_undo() -> None:
    t = Table(GAME, 2, People(Keyed.from_seed("undo")))
    assert not t.has_decided(0)
    t.answer(0, WAIT)
    assert not t.can_undo(1)
    assert (t.has_decided(0), t.has_decided(1)) == (True, False)


def test_going_back_with_consent_keeps_the_dice() -> None:
    t = Table(GAME, 2, Keyed.from_seed("dice"))
    t.answer(0, WAIT)
    first = list(t.entries)
    t.answer(1, WAIT)

    t.goto(0)
    t.answer(0, WAIT)

    assert t.entries == first
    assert t.last_decision(0) == 0
    assert t.last_decision(1) == -1
    with pytest.raises(Refused, match="no decision 5"):
        t.goto(5)


def test_a_twin_has_its_own_dice() -> None:
    t = Table(GAME, 2, Keyed.from_seed("mine"))
    twins = [t.twin(Fast(seed)) for seed in range(30)]
    for twin in twins:
        twin.answer(0, WAIT)

    assert len({tuple(map(str, twin.entries)) for twin in twins}) > 5
    assert t.waiting_for == (0,)


def test_events_reach_only_those_they_are_for() -> None:
    t = table(4)

    assert any(isinstance(event, CardSeen) for event in t.story(0))
    assert not any(isinstance(event, CardSeen) for event in t.story(1) + t.story(None))


def test_a_view_shows_a_hand_to_its_owner_and_its_backs_to_others() -> None:
    t = table(4)

    assert t.view(0)["players"][0]["hand"] == [4]
    assert t.view(1)["players"][0]["hand"] == 1
    assert t.view(None)["players"][0]["hand"] == 1
    assert t.view(0)["deck"] == {"count": 11, "top": [], "bottom": []}
    assert "outbox" not in t.view(0)


def test_a_peeked_card_is_in_the_view_of_who_peeked() -> None:
    t = table(4, 9, "1", 9)
    t.answer(0, PEEK)

    # The peeked card lies on top and is drawn next, by seat 2.
    assert t.state.players[1].hand == [9]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refused, match="seats 2 to 4 players"):
        Table(GAME, seats, Fast(1))


@pytest.mark.parametrize(
    ("setup", "field"), [({"turns": "many"}, "turns"), ({"quiet": 3}, "quiet"), ({"x": 1}, "x")]
)
def test_wrong_settings_are_refused_by_name(setup: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused, match=field):
        Table(GAME, 2, Fast(1), setup)


class Brittle(Lanterns):
    """Rules that break after somebody has waited."""

    def step(self, g: State) -> Script[None] | None:
        return self._breaking(g)

    def _breaking(self, g: State) -> Script[None]:
        choice = yield Choose(0, [WAIT, PEEK], "LA-TURN-02")
        g.players[0].score = 99
        if choice is WAIT:
            raise ZeroDivisionError
        g.phase = Phase.OVER


def test_broken_rules_leave_the_table_where_it_stood() -> None:
    t = Table(Brittle(), 2, Fast(1))

    with pytest.raises(RulesFault, match="ZeroDivisionError"):
        t.answer(0, WAIT)

    assert t.entries == []
    assert t.state.players[0].score == 0
    t.answer(0, PEEK)
    assert t.state.players[0].score == 99


class Looping(Lanterns):
    """Rules that never ask anything."""

    def step(self, g: State) -> Script[None] | None:
        return self._nothing()

    def _nothing(self) -> Script[None]:
        yield from ()


def test_rules_that_run_in_circles_are_stopped() -> None:
    with pytest.raises(RulesFault, match="without a question"):
        Table(Looping(), 2, Fast(1))


class Rolling(Lanterns):
    """Rules that throw dice, or ask what has one answer, until the end of days."""

    def step(self, g: State) -> Script[None] | None:
        return self._rolling()

    def _rolling(self) -> Script[None]:
        choice = yield Choose(0, [WAIT, PEEK], "LA-TURN-02")
        while True:
            yield Roll(1, D6, "LA-END-01") if choice is WAIT else Choose(0, [WAIT], "LA-TURN-02")


@pytest.mark.parametrize("option", [WAIT, PEEK])
def test_a_step_that_never_asks_anybody_is_stopped(option: Option) -> None:
    t = Table(Rolling(), 2, Fast(1))

    with pytest.raises(RulesFault, match="without a question"):
        t.answer(0, option)

    assert t.entries == []
    assert t.waiting_for == (0,)


def test_many_dice_in_a_row_are_no_fault() -> None:
    class Patient(Rolling):
        def _rolling(self) -> Script[None]:
            for _ in range(5_000):
                yield Roll(1, D6, "LA-END-01")
            yield Choose(0, [WAIT, PEEK], "LA-TURN-02")

    assert len(Table(Patient(), 2, Fast(1)).entries) == 5_000


def test_a_bad_log_is_a_refusal() -> None:
    assert issubclass(BadLog, Refused)
