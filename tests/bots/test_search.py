"""The search: what it finds, what it may use, and that it keeps to its budget."""

import pytest

from tests.conformance.walk import GAMES, Case, walk
from undercroft.bots import Budget, Chair, Search, hints
from undercroft.bots.searching.budget import Purse
from undercroft.bots.searching.estimate import Estimate, Mean
from undercroft.bots.searching.search import may_be_better
from undercroft.bots.searching.tree import Place
from undercroft.engine import Choose, Fast, Keyed, Option, Poll, Table
from undercroft.games.dungeon_attack.options import OPTIONS

ENOUGH = 60.0


def question(game: str, seats: int, seed: int, least: int = 3) -> Chair:
    """A question of a random game with so many options."""
    for table in walk(Case(game, seats, (), seed)):
        ask = table.ask
        if isinstance(ask, Choose) and len(ask.options) >= least:
            return Chair(table, ask.seat)
    raise AssertionError(f"no question with {least} options in {game}")


def test_the_same_seed_and_playouts_find_the_same() -> None:
    chair = question("dungeon-run", 3, 2)
    found = [
        [(one.option, one.playouts, one.worth.value) for one in search.run()]
        for search in (Search(chair, Budget(40, ENOUGH), "a") for _ in range(2))
    ]

    assert found[0] == found[1]
    assert sum(playouts for _, playouts, _ in found[0]) == 40


@pytest.mark.parametrize("name", GAMES)
def test_a_search_plays_no_more_than_its_budget_says(name: str) -> None:
    chair = question(name, GAMES[name].seats[-1], 3, least=2)
    search = Search(chair, Budget(5, ENOUGH), "a")

    assert 0 < sum(one.playouts for one in search.run()) <= 5
    assert search.best() in chair.options


def test_without_time_the_advice_is_taken() -> None:
    chair = question("dungeon-run", 3, 2)
    search = Search(chair, Budget(1000, 0.0), "a")

    assert search.best() is search.advice


def test_a_purse_is_empty_when_either_is_used_up() -> None:
    purse = Purse(Budget(2, ENOUGH))

    assert [purse.spend() for _ in range(3)] == [True, True, False]
    assert not Purse(Budget(2, 0.0)).spend()


def test_a_vote_gets_a_part_of_a_budget() -> None:
    assert Budget(80, 4.0).for_poll() == Budget(10, 0.5)
    for table in walk(Case("dungeon-run", 4, (), 1)):
        if isinstance(table.ask, Poll):
            search = Search(Chair(table, table.waiting_for[0]), Budget(16, ENOUGH), "a")
            assert sum(one.playouts for one in search.run()) == 2
            return
    raise AssertionError("no poll in a whole game")


def test_a_long_list_is_widened_with_the_budget() -> None:
    chair = question("dungeon", 2, 1, least=8)

    few = Search(chair, Budget(12, ENOUGH), "a").estimates
    many = Search(chair, Budget(600, ENOUGH), "a").estimates

    assert len(few) == 2
    assert len(many) == len(chair.options)
    assert few[0].option is many[0].option


def test_what_is_clearly_better_is_chosen_and_what_is_not_is_left_to_the_advice() -> None:
    chair = question("dungeon-attack", 2, 1, least=2)
    search = Search(chair, Budget(0, ENOUGH), "a")
    other = next(option for option in chair.options if option is not search.advice)

    assert search.best_of([told(search.advice, 0, 1), told(other, 1, 1)]) is other
    assert search.best_of([told(search.advice, 0, 1), told(other, 0, 1)]) is search.advice
    assert search.best_of([told(other, 1, 1)]) is search.advice


def test_what_is_hopeless_or_no_matter_is_looked_at_no_longer() -> None:
    def lead(*numbers: float) -> Mean:
        found = Mean()
        for number in numbers * 100:
            found.add(number)
        return found

    assert may_be_better(lead(0.3, -0.2, 0.1, -0.1))
    assert not may_be_better(lead(0.3, 0.2, 0.1, 0.2))
    assert not may_be_better(lead(*[0.0] * 100))


def test_every_option_of_a_world_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[bytes] = []
    chair = question("dungeon-attack", 2, 1)

    def met_by(self: Search, world: Table, estimate: Estimate) -> None:
        met.append(self._chance.roll(12, chair.game.dice[0]))
        estimate.add(0.5)

    monkeypatch.setattr(Search, "_try", met_by)
    search = Search(chair, Budget(12, ENOUGH), "a")
    many = len(search.estimates)
    search.run()

    assert len(set(met[:many])) == 1
    assert len(set(met)) == 12 // many


def told(option: Option, *worths: float) -> Estimate:
    """An estimate from some playouts, each seen twenty times."""
    found = Estimate(option)
    for worth in worths * 20:
        found.add(worth)
    return found


def test_a_mean_knows_how_sure_it_is() -> None:
    few, many = Mean(), Mean()
    for number in (0, 1):
        few.add(number)
    for number in (0, 1) * 50:
        many.add(number)

    assert few.value == many.value == 0.5
    assert few.doubt > 4 * many.doubt
    assert Mean().doubt == 1.0


def test_a_tree_tries_the_advice_first_and_widens_slowly() -> None:
    place, options = Place(), list(OPTIONS.numbered[:6])
    tried = []
    for _ in range(100):
        option = place.pick(options, options[2], Fast(1))
        tried.append(option)
        branch = place.branch(option)
        branch.visits += 1
        branch.total += float(option is options[4])
        place.visits += 1

    assert tried[0] is options[2]
    assert len(set(tried[:8])) == 1
    assert 2 < len(set(tried)) <= 5


def test_a_tree_prefers_what_did_well() -> None:
    place, options = Place(), list(OPTIONS.numbered[:2])
    for _ in range(200):
        branch = place.branch(option := place.pick(options, options[0], Fast(1)))
        branch.visits += 1
        branch.total += float(option is options[1])
        place.visits += 1

    assert place.branches[options[1]].visits > 100


# Worlds


@pytest.mark.parametrize("name", ["lanterns", "dungeon-run", "dungeon"])
def test_every_imagined_world_can_be_copied(name: str) -> None:
    for number, table in enumerate(walk(Case(name, 3, (), 4))):
        if number > 60:
            return
        if isinstance(table.ask, Choose):
            seat = table.ask.seat
            world = table.imagine(seat, Fast(1))
            twin = world.twin(Fast(2))
            assert table.game.pack(twin.state) == table.game.pack(world.state)
            assert twin.options(seat) == table.options(seat)


def test_a_copied_world_goes_on_like_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.engine.table.MOST_WORLDS", 0)
    table = Table(GAMES["lanterns"], 3, Keyed.from_seed("copy"))
    table.answer(table.waiting_for[0], table.options(table.waiting_for[0])[0])
    seat = table.waiting_for[0]
    world = table.imagine(seat, Fast(1))
    assert world.dealt is not None

    twins = [world.twin(Fast(3)) for _ in range(2)]
    for twin in twins:
        twin.answer(seat, twin.options(seat)[0])
        again = twin.twin(Fast(4))
        assert table.game.pack(again.state) == table.game.pack(twin.state)
    assert table.game.pack(twins[0].state) == table.game.pack(twins[1].state)


# Hints


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("lanterns", "quoits")])
def test_hints_are_the_best_options_with_reasons_in_words(name: str) -> None:
    chair = question(name, GAMES[name].seats[-1], 5)
    found = hints(chair, "a", Budget(30, ENOUGH))

    assert 1 < len(found) <= 3
    assert len({hint.option for hint in found}) == len(found)
    for hint in found:
        assert hint.option in chair.options
        assert 0 < hint.worth < 1000
        if hint.reason.measure:
            assert hint.reason.kind in ("more", "less")
            assert hint.reason.amount > 0


def test_the_first_hint_is_what_the_search_would_do() -> None:
    chair, budget = question("dungeon-attack", 2, 1), Budget(60, ENOUGH)

    assert hints(chair, "a", budget)[0].option is Search(chair, budget, "a").best()


def test_without_time_the_advice_is_the_hint() -> None:
    chair = question("dungeon-attack", 2, 1)
    (hint,) = hints(chair, "a", Budget(60, 0.0))

    assert hint.option in chair.options
    assert hint.reason.kind == "usual"
