"""The optional rule: the others vote on the life of a beaten hero."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    new_table,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.engine import Option, Refused, Table
from undercroft.games.dungeon_run.events import (
    HeroBegged,
    HeroKnockedOut,
    LastHeroWon,
    VotesShown,
)
from undercroft.games.dungeon_run.options import (
    DONE,
    DUEL,
    END_TURN,
    FIGHT_WITH,
    MOVE,
    STRIKE_HOME,
    TAKE_ITEM,
    THUMBS_DOWN,
    THUMBS_UP,
)
from undercroft.games.dungeon_run.state import Hero

BEG = {"beg_for_your_life": True}
BRAWN = FIGHT_WITH[0]
UP, DOWN = THUMBS_UP, THUMBS_DOWN


def beaten(*others: Hero, setup: dict[str, bool] | None = BEG, endgame: bool = False) -> Table:
    """The first hero, Dorgan, stands by a slime and takes his last two wounds from it."""
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    dorgan = hero("dorgan", place=1, wounds=4, loot=["treasure-hex-doll", "monster-bone-guard"])
    at = table(dorgan, *others, dungeon=dungeon, setup=setup, endgame=endgame, script="35")
    return choose(at, END_TURN)


@pytest.mark.rule("DR-BEG-01", "DR-BEG-05")
def test_without_the_option_there_is_no_vote_and_nobody_dies() -> None:
    assert new_table(2, ["61"]).state.setup.beg_for_your_life is False

    at = beaten(hero(), hero("ragg"), setup=None)

    assert happened(at, HeroBegged) == []
    assert (hero_at(at, 0).alive, hero_at(at, 0).ko) == (True, True)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-BEG-01")
def test_the_option_is_agreed_on_before_the_game() -> None:
    at = new_table(2, ["61"], **BEG)

    assert at.state.setup.beg_for_your_life is True
    assert at.view(1)["setup"]["beg_for_your_life"] is True


@pytest.mark.rule("DR-BEG-02")
def test_all_other_heroes_vote_at_the_same_moment() -> None:
    at = beaten(hero(), hero("ragg"), hero("corvan"))

    assert list(at.waiting_for) == [1, 2, 3]
    assert [offered(at, seat) for seat in (1, 2, 3)] == [[UP, DOWN]] * 3
    with pytest.raises(Refused):
        at.answer(0, UP)
    vote(at, s2=DOWN)
    assert list(at.waiting_for) == [1, 3]
    assert happened(at, VotesShown) == []
    vote(at, s3=DOWN, s1=UP)
    assert [(event.up, event.down) for event in happened(at, VotesShown)] == [(1, 2)]


@pytest.mark.rule("DR-BEG-02")
def test_in_the_endgame_nobody_is_asked() -> None:
    at = beaten(hero(), hero("ragg"), endgame=True)

    assert happened(at, HeroBegged) == []
    assert not hero_at(at, 0).alive


@pytest.mark.rule("DR-BEG-03")
def test_thumbs_down_of_all_kill() -> None:
    at = beaten(hero(), hero("ragg"))

    vote(at, s1=DOWN, s2=DOWN)

    assert (hero_at(at, 0).alive, hero_at(at, 0).ko) == (False, False)
    assert at.waiting_for == (1,)
    choose(at, END_TURN, END_TURN)
    assert at.state.round == 2
    assert sorted(at.state.queue) == [1, 2]


@pytest.mark.rule("DR-BEG-04")
@pytest.mark.parametrize("votes", [(UP, DOWN, DOWN), (DOWN, DOWN, UP), (UP, UP, UP)])
def test_a_single_thumb_up_is_a_normal_knock_out(votes: tuple[Option, ...]) -> None:
    at = beaten(hero(), hero("ragg"), hero("corvan"))

    vote(at, s1=votes[0], s2=votes[1], s3=votes[2])

    fallen = hero_at(at, 0)
    assert (fallen.alive, fallen.ko, fallen.wounds) == (True, True, 2)
    assert tile_at(at, 1).items == [card("treasure-hex-doll")]
    assert [kept.card for kept in fallen.encounters] == [card("monster-bone-guard")]


@pytest.mark.rule("DR-RULING-78")
def test_the_vote_comes_before_every_step_of_the_knock_out() -> None:
    at = beaten(hero(), hero("ragg"))

    fallen = hero_at(at, 0)
    assert (fallen.ko, fallen.wounds) == (False, 6)
    assert tile_at(at, 1).items == []


@pytest.mark.rule("DR-RULING-78")
def test_the_knocked_out_vote_and_the_dead_do_not() -> None:
    at = beaten(hero(ko=True), hero("ragg", alive=False), hero("corvan"))

    assert at.waiting_for == (1, 3)


@pytest.mark.rule("DR-RULING-78")
def test_heroes_defeated_at_the_same_moment_vote_on_each_other_in_secret() -> None:
    drake = ["monster-fire-drake"]
    dungeon = [ENTRANCE, Spot("den")]
    heroes = hero("dorgan", wounds=5), hero("ragg", place=1, wounds=5), hero()
    at = table(*heroes, dungeon=dungeon, encounters=drake, setup=BEG, script="4")

    choose(at, MOVE[1])
    assert at.waiting_for == (1, 2)
    vote(at, s1=DOWN, s2=DOWN)
    assert at.waiting_for == (0, 2)
    vote(at, s0=DOWN, s2=UP)

    assert [one.alive for one in at.state.heroes] == [False, True, True]
    assert [event.seat for event in happened(at, HeroKnockedOut)] == [1]
    told = [event for event in at.story(0) if isinstance(event, VotesShown)]
    assert [(event.seat, event.up, event.down) for event in told] == [(0, 0, 2), (1, 1, 1)]


@pytest.mark.rule("DR-RULING-78")
def test_the_voted_dead_are_treated_as_in_the_endgame() -> None:
    corvan = hero("corvan", wounds=5, loot=["treasure-hex-doll", "monster-slime"])
    corvan.markers = [0, 1, 0]
    at = table(hero("ragg"), corvan, hero(place=1), setup=BEG, script="6111 1")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)
    vote(at, s0=DOWN, s2=DOWN)

    assert offered(at) == [DONE, TAKE_ITEM[card("treasure-hex-doll")]]
    choose(at, TAKE_ITEM[card("treasure-hex-doll")])
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards("treasure-hex-doll")
    assert at.state.discards == cards("monster-slime")
    assert hero_at(at, 1).markers == [0, 0, 0]
    assert not at.state.endgame


@pytest.mark.rule("DR-RULING-78")
def test_a_sole_survivor_wins_even_before_the_endgame() -> None:
    at = beaten(hero())

    vote(at, s1=DOWN)

    assert at.is_over
    assert [event.seat for event in happened(at, LastHeroWon)] == [1]
    assert at.result().ranks == (2, 1)


@pytest.mark.rule("DR-RULING-78")
def test_nobody_begs_in_solo() -> None:
    at = beaten()

    assert at.is_over
    assert happened(at, HeroBegged) == []
    assert not hero_at(at, 0).alive
