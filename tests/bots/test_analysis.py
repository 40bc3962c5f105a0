"""An analysis: what decided a game, and that luck and choices together make it up."""

import pytest

from tests.conformance.walk import GAMES
from undercroft.bots import Budget, Chair, make_bot, with_hands
from undercroft.bots.analysis import MOST_JUDGED, Past, analysis, judged, past_of, telling
from undercroft.engine import Keyed, Table
from undercroft.engine.entries import Answered

QUICK = Budget(playouts=12, seconds=60)
FEW = 8


def played(name: str, levels: tuple[str, ...], seed: str = "analysed") -> Table:
    """A game that bots have played to its end."""
    game = GAMES[name]
    table = Table(game, len(levels), with_hands(game, Keyed.from_seed(seed), levels))
    bots = [make_bot(level, f"{seat}") for seat, level in enumerate(levels)]
    while not table.is_over:
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(Chair(table, seat)))
    return table


def some(past: Past) -> list[int]:
    places = telling(past)
    return places[:: -(-len(places) // FEW)]


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("lanterns", "quoits")])
def test_luck_and_choices_lead_from_the_start_to_the_end(name: str) -> None:
    past = past_of(played(name, ("novice", "adventurer")))
    places = some(past)
    found = list(judged(past, places, QUICK))
    told = analysis(past, found)

    assert len(found) == len(places)
    for balance in told.seats:
        parts = balance.start + balance.luck + balance.own + balance.others
        assert parts == balance.end
        assert balance.own <= 0
        assert balance.end in (0, 500, 1000)
    steps = [chance.step for chance in told.chances]
    assert steps == sorted(set(steps))


def test_every_real_choice_is_judged_and_of_very_many_only_some() -> None:
    table = played("dungeon-attack", ("novice",))
    assert len(telling(past_of(table))) == sum(isinstance(one, Answered) for one in table.entries)

    long = telling(past_of(played("dungeon-run", ("novice",) * 4)))
    assert MOST_JUDGED / 2 < len(long) <= MOST_JUDGED


def test_who_gives_away_most_has_the_greatest_loss_of_own_choices() -> None:
    past = past_of(played("dungeon-attack", ("novice", "adventurer")))
    told = analysis(past, list(judged(past, telling(past), Budget(40, 60))))

    assert told.seats[0].own < told.seats[1].own
    assert any(turn.chosen >= 0 and turn.amount < 0 for turn in told.turns)


def test_a_game_is_judged_alike_in_parts_and_as_a_whole() -> None:
    past = past_of(played("dungeon-attack", ("novice", "novice")))
    places = some(past)

    whole = list(judged(past, places, QUICK))
    parts = [one for place in places for one in judged(past, [place], QUICK)]

    assert parts == whole


def test_without_time_nothing_is_blamed() -> None:
    past = past_of(played("dungeon-attack", ("novice", "novice")))
    for one in judged(past, some(past), Budget(9, 0.0)):
        assert one.before == one.after
        assert one.best == one.chosen
