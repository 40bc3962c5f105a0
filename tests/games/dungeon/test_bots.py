"""Players made of code: the defaults of the decision table, and the greedy one."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOLT,
    FIREBALL,
    GAME,
    HALL,
    SWORD,
    TELEPORT,
    WARDED,
    before_a_room,
    choose,
    deed,
    foe,
    front,
    gold,
    hero,
    klass,
    new_table,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon.bots.outlook import targets
from undercroft.games.dungeon.options import (
    ACCEPT,
    ACT_FIRST,
    ARRIVE,
    ATTACK,
    CAST,
    DROP,
    ENCOUNTER,
    MOVE,
    PASS,
    REGAIN,
    REROLL,
    ROB,
    START_ASSAULT,
    STAY,
    STRIKE,
    TAKE_ALL,
    TAKE_CLASS,
    TAKE_SPELL,
    USE,
    Guess,
)
from undercroft.games.dungeon.state import Hero

HERE = front(room(3))
RICH = [gold(10_000), gold(2500)]


def default(at: Table, seed: int = 1) -> Option:
    """What the fallback of the asked seat is."""
    (seat,) = at.waiting_for
    return GAME.fallback(at.state, seat, at.options(seat), Fast(seed))


def advice(at: Table) -> Option:
    """What the greedy player of the asked seat does."""
    (seat,) = at.waiting_for
    return GAME.advise(at.state, seat, at.options(seat), Fast(1))


@pytest.mark.rule("DG-RULING-70")
def test_a_bot_plays_any_seat_to_the_end() -> None:
    at = Table(GAME, 3, Fast("left"), {"mode": "race"})
    while not at.is_over:
        (seat,) = at.waiting_for
        player = GAME.fallback if seat == 1 else GAME.advise
        at.answer(seat, player(at.state, seat, at.options(seat), Fast(seat)))

    assert len(at.result().ranks) == 3


@pytest.mark.rule("DG-CHOICE-02", "DG-CHOICE-03")
def test_defaults_of_the_set_up() -> None:
    at = new_table(2, ["65", "21"])
    assert default(at) in TAKE_CLASS
    choose(at, TAKE_CLASS[klass("wizard")])
    taken = []
    for _ in range(3):
        taken.append(default(at))
        choose(at, taken[-1])
    assert taken == [TAKE_SPELL[FIREBALL], TAKE_SPELL[BOLT], TAKE_SPELL[TELEPORT]]


@pytest.mark.rule("DG-CHOICE-20")
@pytest.mark.parametrize("name", ["halfling", "wizard", "rogue"])
def test_by_default_a_fallen_hero_comes_back_as_the_same_class(name: str) -> None:
    at = table(hero(name, alive=False), hero("elf", HERE))
    assert len(offered(at)) == 6
    assert default(at) is TAKE_CLASS[klass(name)]


@pytest.mark.rule("DG-CHOICE-20")
def test_by_default_it_is_another_class_when_somebody_else_plays_it() -> None:
    at = table(hero("rogue", alive=False), hero("rogue", HERE))
    assert {default(at, seed) for seed in range(20)} == set(offered(at))


@pytest.mark.rule("DG-CHOICE-02")
def test_by_default_a_fighter_goes_beside_the_rogue() -> None:
    at = new_table(1, [])
    assert len(offered(at)) == 3
    assert default(at) is TAKE_CLASS[klass("fighter")]


@pytest.mark.rule("DG-CHOICE-04")
def test_by_default_one_goes_home_with_the_goal_and_to_a_room_without() -> None:
    far = front(room(2))
    home = table(hero("dwarf", far, RICH), hero("cleric"))
    move = default(home)
    assert move in MOVE
    steps = BOARD.distances(HALL)
    assert steps[move.place] < steps[far]
    near, beyond = room(1), room(4)
    others = [place for place in BOARD.sites if place not in (near, beyond)]
    poor = table(hero("dwarf", front(near)), hero("cleric"), cleared=others)
    assert default(poor) is MOVE[near]


@pytest.mark.rule("DG-CHOICE-08")
def test_defaults_of_the_main_action() -> None:
    beside = table(hero("dwarf", room()), hero("cleric"), open={room(): foe(12)})
    assert default(choose(beside, STAY)) is ENCOUNTER
    few = table(hero("dwarf", HALL, RICH), hero("elf", HERE))
    assert default(choose(few, STAY)) is PASS
    spare = [*RICH, *(gold(250, copy) for copy in range(3))]
    many = table(hero("dwarf", HALL, spare), hero("elf", HERE))
    assert default(choose(many, STAY)) is START_ASSAULT


@pytest.mark.rule("DG-CHOICE-09", "DG-CHOICE-10")
def test_by_default_the_best_chance_is_taken() -> None:
    even = before_a_room(hero("wizard", spells=[FIREBALL, TELEPORT]), WARDED, [])
    assert default(even) is STRIKE
    spell = before_a_room(hero("elf", spells=[FIREBALL]), foe(8), [])
    assert default(spell) in (STRIKE, CAST[FIREBALL])


@pytest.mark.rule("DG-CHOICE-11")
def test_by_default_the_cheapest_that_turns_a_failure_is_used() -> None:
    stones = USE[deed("slingshot-of-snake-pipe-hollow")]
    near = before_a_room(hero("halfling"), foe(8), ["33"])
    assert default(near) is stones
    used = {"slingshot-of-snake-pipe-hollow": 5}
    far = before_a_room(hero("halfling", used=used), foe(8), ["33"])
    assert default(far) is ACCEPT


@pytest.mark.rule("DG-CHOICE-12")
@pytest.mark.parametrize(("dice", "used"), [("26", True), ("16", False)])
def test_by_default_one_defends_from_hurt_on(dice: str, used: bool) -> None:
    one = hero("halfling", used={"slingshot-of-snake-pipe-hollow": 6})
    at = before_a_room(one, foe(12), ["11", dice])

    breakfast = USE[deed("nothing-a-good-breakfast-wouldnt-fix")]
    assert default(at) is (breakfast if used else ACCEPT)


@pytest.mark.rule("DG-CHOICE-13", "DG-CHOICE-25")
def test_by_default_the_cheapest_plain_card_falls() -> None:
    treasures = [SWORD, gold(1000), gold(500)]
    at = before_a_room(hero("dwarf", treasures=treasures), foe(12), ["11", "16"])

    assert default(at) is DROP[gold(500)]


@pytest.mark.rule("DG-CHOICE-15", "DG-CHOICE-16")
def test_by_default_all_is_taken_and_regained() -> None:
    at = table(hero("dwarf", HERE), hero("cleric"), heaps={HERE: [gold(250), gold(500)]})
    assert default(choose(at, STAY)) is TAKE_ALL
    rest = table(hero("fighter", HALL, spent=["charge"]), hero("elf", HERE))
    choose(rest, STAY)
    assert default(rest) is REGAIN[deed("charge")]


@pytest.mark.rule("DG-CHOICE-19")
def test_by_default_the_dearest_is_won() -> None:
    at = table(hero("dwarf", HERE), hero("elf", HERE, [gold(250), gold(1000)]), script="66 11")
    choose(at, STAY, ATTACK[klass("elf")])

    assert default(at) is ROB[gold(1000)]


@pytest.mark.rule("DG-CHOICE-22", "DG-CHOICE-23", "DG-CHOICE-24")
def test_defaults_alone_and_against_the_boss() -> None:
    alone = table(hero("rogue", HERE), hero("cleric", HERE), solo=True)
    assert default(alone) is ACT_FIRST[klass("rogue")]
    boss = table(hero("dwarf", HALL, RICH), hero("elf", HERE), kills=1, script=[FIREBALL, "123"])
    choose(boss, STAY, START_ASSAULT)
    assert isinstance(default(boss), Guess)
    choose(boss, offered(boss)[0])
    assert default(boss) is REROLL


@pytest.mark.rule("DG-CHOICE-20", "DG-CHOICE-21")
def test_by_default_a_minion_hunts() -> None:
    one = hero("dwarf", alive=False)
    one.graves, one.fell = 1, 3
    at = table(one, hero("elf", HERE), setup={"underdungeon": True}, script=["11", "11"])
    rise = default(at)
    assert rise in ARRIVE
    choose(at, rise)
    move = default(at)
    choose(at, move)
    before = BOARD.distances(rise.place, BOARD.all_doors)[HERE]
    assert BOARD.distances(person(at).place, BOARD.all_doors)[HERE] < before


# The greedy player


def test_the_greedy_player_goes_where_something_can_be_won() -> None:
    at = table(hero("dwarf", HALL), hero("elf", HERE))

    assert advice(at) in MOVE


def test_the_greedy_player_wins_games_of_every_kind() -> None:
    for seats, setup in (
        (2, {}),
        (3, {"mode": "team"}),
        (1, {}),
        (3, {"underdungeon": True, "wandering": True}),
    ):
        at = Table(GAME, seats, Fast("greedy"), dict(setup))
        while not at.is_over:
            (seat,) = at.waiting_for
            at.answer(seat, GAME.advise(at.state, seat, at.options(seat), Fast(seat)))
        assert at.result().verdicts
        assert at.state.round <= 101


def test_who_has_the_goal_takes_hit_points_from_the_boss_while_there_is_time() -> None:
    place = room(3)

    def pull(tokens: int, kills: int, *treasures: int) -> float:
        places = (place, room(4), room(5))[:tokens]
        cards = [foe(8), foe(9), foe(10)]
        one = hero("fighter", HERE, treasures)
        at = table(one, hero("cleric"), open=dict(zip(places, cards, strict=False)), kills=kills)
        return {found.place: found.worth for found in targets(at.state, person(at))}[place]

    calm = pull(2, 1, *RICH, gold(5000))
    assert calm > pull(2, 2, *RICH, gold(5000)), "later nobody takes the time"
    assert calm > pull(1, 1, *RICH, gold(5000)), "a boss has one hit point at least"
    assert pull(2, 1) == pull(1, 1) == pull(2, 2), "gold comes first"


def test_who_comes_back_leaves_the_highest_goal_alone() -> None:
    def taken(one: Hero) -> set[Option]:
        at = table(one, hero("elf", HERE))
        return {GAME.advise(at.state, 0, at.options(0), Fast(seed)) for seed in range(60)}

    names = {"rogue", "cleric", "fighter", "dwarf", "halfling"}
    assert taken(hero("wizard", alive=False)) == {TAKE_CLASS[klass(name)] for name in names}
