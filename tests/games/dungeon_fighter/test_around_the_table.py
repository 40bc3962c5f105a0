"""What the box leaves to the people around the table, and what the app must not take from them."""

import pytest

from tests.games.dungeon_fighter.cards import boss, foe
from tests.games.dungeon_fighter.situations import (
    RED,
    SHIPPED,
    all_choose,
    choose,
    drawn_boards,
    hero,
    hit,
    miss,
    new_table,
    offered,
    table,
)
from undercroft.engine import Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.entries import Threw
from undercroft.games.dungeon_fighter.options import (
    NAME_LEADER,
    PICK_DIFFICULTY,
    TAKE_DIE,
    TAKE_HERO,
)
from undercroft.targets.move import Seen, Throw, landing_of
from undercroft.telling import Teller
from undercroft.throwing import Scene, combine, stand_of
from undercroft.words import Words

HEROES = [SHIPPED.box.number(f"hero-{name}") for name in ("torm", "randolph", "goldfinga")]


def drafted(*heroes: int, **setup: str) -> Table:
    """A new table at which everybody has a Hero."""
    weak = next(n for n in SHIPPED.box.monsters if SHIPPED.box.monster(n).level == 1)
    at = new_table(len(heroes), [*drawn_boards(), weak], **setup)
    return choose(at, *(TAKE_HERO[card] for card in heroes))


def real_dice(at: Table) -> Table:
    """The same table where nobody throws but the people around it."""
    return Table.from_checkpoint(at.game, at.seats, at.game.pack(at.state), NOBODY)


def about_to_throw(seats: int, first: int, **setup: bool) -> Throw:
    """What the first player of a Party is asked for, a die in hand."""
    at = table(*(hero() for _ in range(seats)), foe=foe(40), first=first, setup=setup)
    at.state.fight.active = first
    at = choose(real_dice(at), TAKE_DIE[RED])
    assert isinstance(at.ask, Throw)
    return at.ask


@pytest.mark.rule("DF-SETUP-04")
@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_is_as_far_from_the_target(seats: int) -> None:
    throws = [about_to_throw(seats, seat) for seat in range(seats)]
    stands = [stand_of(Scene("first", "d6"), combine(()), side=throw.place) for throw in throws]

    assert len({throw.place for throw in throws}) == seats
    assert len({(stand.away, stand.height) for stand in stands}) == 1


@pytest.mark.rule("DF-SETUP-31")
@pytest.mark.parametrize("leader", range(3))
def test_whoever_wins_the_brawl_leads(leader: int) -> None:
    """However they settle it, and whoever looks like whom: any of them can be named."""
    at = drafted(*HEROES)

    all_choose(at, NAME_LEADER[leader])

    assert at.state.leader == leader


@pytest.mark.rule("DF-COMBATEND-04")
def test_who_was_beaten_may_try_an_easier_game() -> None:
    at = table(hero(life=1), hero(life=1), foe=foe(40, 2), script=[miss(), miss()], difficulty=2)
    choose(at, TAKE_DIE[RED], TAKE_DIE[1])
    assert at.is_over
    assert not at.state.won

    again = drafted(*HEROES[:2], difficulty="vote")
    assert offered(again, 0) == list(PICK_DIFFICULTY)
    all_choose(again, PICK_DIFFICULTY[0])

    assert again.state.difficulty == 0 < at.state.difficulty
    assert again.state.tower == [4, 4, 4, 2]


@pytest.mark.rule("DF-BOSS-09")
@pytest.mark.parametrize(("language", "pose"), [("en", "strikes a pose"), ("fr", "prend la pose")])
def test_a_victory_asks_for_a_pose_and_a_defeat_does_not(language: str, pose: str) -> None:
    def told(at: Table) -> str:
        teller = Teller(at, Words(language, SHIPPED))
        return " ".join(teller.event(event) for event in at.events)

    won = table(hero(), boss=boss(2), script=[hit(2)])
    lost = table(hero(life=1), boss=boss(2), script=[miss()])
    for at in (won, lost):
        choose(at, TAKE_DIE[RED])
        assert at.is_over

    assert pose in told(won)
    assert pose not in told(lost)


@pytest.mark.rule("DF-COMPANION-02")
@pytest.mark.parametrize(
    ("thrower", "judged", "judge"), [(1, True, 0), (0, True, None), (1, False, None)]
)
def test_the_leader_judges_what_others_throw(thrower: int, judged: bool, judge: int | None) -> None:
    assert about_to_throw(3, thrower, judged=judged).judge == judge


@pytest.mark.rule("DF-COMPANION-03")
def test_a_die_that_fell_by_accident_is_not_entered_and_costs_nothing() -> None:
    """The table waits for the throw that counts; until then everything is as it was."""
    at = choose(real_dice(table(hero(), hero(), foe=foe(40, 2))), TAKE_DIE[RED])
    before = at.game.pack(at.state)
    assert isinstance(at.ask, Throw)
    assert at.waiting_for == (0,)

    at.take(Threw(landing_of(at.ask, Seen("zone-3", bounces=1)), "companion"))

    assert at.game.pack(at.state) != before
    assert at.state.fight.life == 37
    assert at.state.heroes[0].life == 9


@pytest.mark.rule("DF-COMPANION-04")
def test_a_log_says_which_throws_people_saw() -> None:
    at = choose(real_dice(table(hero(), hero(), foe=foe(40, 2))), TAKE_DIE[RED])
    assert isinstance(at.ask, Throw)
    at.take(Threw(landing_of(at.ask, Seen("table", bounces=1)), "companion"))
    choose(at, TAKE_DIE[1])
    at.take(Threw(hit(2), "average"))

    ways = [(entry.way, entry.record) for entry in at.entries if isinstance(entry, Threw)]
    assert ways == [("companion", b""), ("average", b"")]
