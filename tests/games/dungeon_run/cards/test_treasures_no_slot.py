"""The treasures that fill no slot."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    DEEDS,
    Faces,
    beside,
    can_use_again,
    drawing,
    pass_windows,
    pick_ratings,
    rolling,
    use,
)
from tests.games.dungeon_run.cards.item_scenes import (
    WOLF,
    offered_in,
    offered_in_battles,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    hero,
    hero_at,
    offered,
    table,
)
from undercroft.engine import Option, Table
from undercroft.games.dungeon_run.options import (
    BATTLE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    PASS,
    PICK_DIE,
)

SATCHEL = "treasure-healers-satchel"
BONE = "treasure-lucky-knucklebone"
DOLL = "treasure-hex-doll"


@pytest.mark.card("treasure-healers-satchel")
def test_healers_satchel_heals_every_hero_on_the_tile_once_a_turn() -> None:
    others = hero("kessa", place=1, wounds=3), hero("brunna", place=2, wounds=3)
    at = table(
        wearing(SATCHEL, "ragg", place=1, wounds=2), *others, dungeon=[ENTRANCE, Spot(), Spot()]
    )

    choose(at, use(SATCHEL))

    assert (wounds_of(at), at.state.actions) == ([1, 2, 3], 1)
    assert can_use_again(at, SATCHEL) == (False, True)


@pytest.mark.card("treasure-lucky-knucklebone")
def test_lucky_knucklebone_re_rolls_one_die_once_a_turn() -> None:
    at = beside(BOSS, wearing(BONE, "ragg"), script="1111 1156 4")

    choose(at, BATTLE, FIGHT_WITH[0], use(BONE))
    assert offered(at) == [PICK_DIE[face] for face in (1, 5, 6)]
    choose(at, PICK_DIE[5])

    assert sorted(at.state.effort.dice) == [1, 1, 4, 6]
    assert offered_in_battles(BONE, "ragg") == [True, False, True]


@pytest.mark.card("treasure-lucky-knucklebone")
def test_lucky_knucklebone_is_for_battles_duels_disarms_escapes_and_content() -> None:
    rolls = ["battle", "duel", "defend", "disarm", "escape", "content"]

    assert offered_in(BONE, "ragg") == rolls


@pytest.mark.card("treasure-lucky-knucklebone")
def test_lucky_knucklebone_helps_to_disarm() -> None:
    at = drawing("trap-dart-wall", wearing(BONE, "ragg"), hero("kessa"), script="114 4")

    assert offered(at) == [PASS, use(BONE)]
    choose(at, use(BONE), PICK_DIE[1])

    assert len(hero_at(at, 0).encounters) == 1


def forced(place: int) -> list[str]:
    """The rolls of Kessa, or of Ragg whom she attacks, that the doll can spoil from a tile."""
    found = []
    for deed in DEEDS[:-1]:
        holder, rival = wearing(DOLL, "corvan", place=place), hero("ragg", place=1)
        at = rolling(deed, hero("kessa"), holder, rival, foe=2)
        if use(DOLL) in at.options(1):
            found.append(deed)
    return found


@pytest.mark.card("treasure-hex-doll")
def test_hex_doll_spoils_battles_duels_disarms_and_escapes_of_a_near_tile() -> None:
    rolls = ["battle", "duel", "disarm", "escape"]

    assert forced(place=0) == [*rolls[:2], "defend", *rolls[2:]]
    assert forced(place=3) == []


@pytest.mark.card("treasure-hex-doll")
@pytest.mark.parametrize("place", [0, 1])
def test_hex_doll_makes_another_hero_re_roll_all_dice(place: int) -> None:
    heroes = hero("kessa", place=1), wearing(DOLL, "corvan", place=place)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster=WOLF)], script="66 11 111")

    choose(at, ESCAPE)
    if place == 1:
        choose(at, PASS)
    choose(at, use(DOLL))

    assert hero_at(at, 0).place == 1


def doll_battle(seat: int, place: int) -> Table:
    """A battle with the wolf, which hits three times; the bearer of the doll is on a tile."""
    heroes = [hero("kessa", place=1), wearing(DOLL, "corvan", place=place)]
    script = "556 111 1111 111 1111"
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster=WOLF)], script=script, turn=seat)
    choose(at, BATTLE)
    return choose(at, PASS) if place == 1 else at


@pytest.mark.card("treasure-hex-doll")
@pytest.mark.parametrize("seat", [0, 1])
def test_hex_doll_makes_a_monster_on_the_tile_re_roll_all_dice(seat: int) -> None:
    at = doll_battle(seat, place=1)

    at.answer(1, use(DOLL))

    assert at.state.effort.foe_dice == [1, 1, 1]
    assert at.state.effort.hits == []


@pytest.mark.card("treasure-hex-doll")
def test_hex_doll_does_not_reach_the_monster_of_another_tile() -> None:
    at = doll_battle(0, place=0)

    assert at.state.effort.hits == [5, 5, 6]
    assert at.waiting_for == (0,)


def battle_with_doll(at: Table, *answers: Option) -> bool:
    """A battle that the bearer of the doll watches; says whether he was asked to use it."""
    choose(at, BATTLE, PASS)
    asked = use(DOLL) in at.options(1)
    left = list(answers)
    while at.state.effort is not None:
        pass_windows(at)
        if use(DOLL) in at.options(1):
            asked = True
            choose(at, left.pop(0))
        pick_ratings(at, {})
    return asked


@pytest.mark.card("treasure-hex-doll")
@pytest.mark.parametrize("answers", [[use(DOLL)], [PASS, use(DOLL)]])
def test_hex_doll_works_once_a_turn_on_a_monster_or_a_hero(answers: list[Option]) -> None:
    at = beside(BOSS, hero("kessa"), wearing(DOLL, "corvan"))
    at.use(Faces(1))

    asked = [battle_with_doll(at, *answers), battle_with_doll(at), battle_with_doll(at, PASS)]

    assert asked == [True, False, True]
    assert at.state.turn == 1


@pytest.mark.card("treasure-hex-doll")
def test_hex_doll_is_offered_to_a_quiet_hero_in_his_own_battle() -> None:
    at = beside(WOLF, wearing(DOLL, "corvan", quiet=True), hero("kessa"), script="556")

    choose(at, BATTLE, PASS)

    assert use(DOLL) in at.options(0)


@pytest.mark.card("treasure-hex-doll")
def test_hex_doll_treats_all_free_attacks_alike() -> None:
    idle = beside(WOLF, wearing(DOLL, "corvan"), script="556")
    caught = beside(WOLF, wearing(DOLL, "corvan"), script="11 556")

    choose(idle, END_TURN)
    choose(caught, ESCAPE)

    assert (use(DOLL) in idle.options(0)) == (use(DOLL) in caught.options(0))
