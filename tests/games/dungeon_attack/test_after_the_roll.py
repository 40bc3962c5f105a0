"""What lies where once a roll is judged: piled dice, staying dice, dice that are about to move."""

import pytest

from tests.games.dungeon_attack.situations import (
    Adventurer,
    Monsters,
    Phase,
    adventurer,
    choose,
    happened,
    offered,
    seat,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon_attack.events import (
    EpicHoardFound,
    EpicMonsterFormed,
    EpicMonsterStayed,
    HitTaken,
    KnockedOut,
    MonstersDefeated,
    MonsterSent,
    MonstersSentToRoom,
    MonstersStayed,
    SurplusAttacked,
)
from undercroft.games.dungeon_attack.options import KEEP, REPEL, SEND, SEND_TO_ROOM

STRONG = Adventurer(id="strong", rating=9)


@pytest.mark.rule("DA-DEFEATED-02", "DA-ATTACKING-01")
def test_only_moving_dice_are_left_on_the_table_and_the_rest_is_where_it_belongs() -> None:
    me = adventurer(STRONG, facing=6, bosses=2, epic=1)
    game = table(me, adventurer(), dice="DDDMMA MA MM", epic_monster=True)

    assert game.state.thrown.faces == [0, 2, 0, 0, 1, 0, 0, 2, 0]
    assert seat(game, 0).pile == Monsters(3, 0, 0)
    assert seat(game, 0).facing == Monsters(1, 1, 0)
    (defeated,) = happened(game, MonstersDefeated)
    assert (defeated.seat, defeated.regular, defeated.bosses, defeated.epic) == (0, 3, 0, 0)
    (stayed,) = happened(game, MonstersStayed)
    assert (stayed.seat, stayed.dice) == (0, 2)


@pytest.mark.rule("DA-DEFEATED-02", "DA-ATTACKING-01")
@pytest.mark.parametrize(
    ("dice", "piled", "staying"),
    [("DD D DD D", Monsters(2, 1, 1), 0), ("AD A AA", Monsters(1, 0, 0), 4)],
)
def test_a_roll_without_a_moving_die_sends_nothing(
    dice: str, piled: Monsters, staying: int
) -> None:
    me = adventurer(STRONG, facing=2, bosses=1, epic=1)
    game = table(me, adventurer(), dice=dice, room=1, epic_monster=True)

    assert seat(game, 0).pile == piled
    assert seat(game, 0).facing.dice() == staying
    assert [event.dice for event in happened(game, MonstersStayed)] == [staying] * bool(staying)
    assert happened(game, MonsterSent) == happened(game, MonstersSentToRoom) == []
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-DEFEATED-02", "DA-ATTACKING-01", "DA-MOVING-02", "DA-MOVING-05")
@pytest.mark.parametrize(
    ("facing", "dice", "kind", "room"),
    [
        (Monsters(2, 0, 0), "MA", 0, Monsters(1, 0, 0)),
        (Monsters(1, 1, 0), "A M", 1, Monsters(0, 1, 0)),
        (Monsters(1, 0, 1), "A MM", 2, Monsters(0, 0, 1)),
    ],
)
def test_one_moving_monster_of_any_kind_is_enough_to_be_asked_where_it_goes(
    facing: Monsters, dice: str, kind: int, room: Monsters
) -> None:
    def roll() -> Table:
        me = adventurer(STRONG, facing=facing.regular, bosses=facing.bosses, epic=facing.epic)
        return table(me, adventurer(), adventurer(), dice=dice, epic_monster=True)

    sent = choose(roll(), SEND[2])
    assert seat(sent, 2).facing == room
    (event,) = happened(sent, MonsterSent)
    assert (event.seat, event.target, event.kind) == (0, 2, kind)

    left = choose(roll(), SEND_TO_ROOM)
    assert left.state.room == room
    assert [event.dice for event in happened(left, MonstersSentToRoom)] == [room.dice()]


@pytest.mark.rule("DA-MOVING-02", "DA-MOVING-04")
def test_two_moving_bosses_may_part() -> None:
    me = adventurer(STRONG, facing=1, bosses=2)
    game = table(me, adventurer(), adventurer(), adventurer(), dice="M MM")

    choose(game, SEND[2])
    assert offered(game) == [SEND_TO_ROOM, SEND[1], SEND[2], SEND[3]]
    choose(game, SEND[3], SEND_TO_ROOM)

    assert [seat(game, other).facing for other in (2, 3)] == [Monsters(0, 1), Monsters(0, 1)]
    assert game.state.room == Monsters(1, 0, 0)


@pytest.mark.rule("DA-EPIC-02", "DA-EPIC-04")
def test_two_joined_bosses_are_one_epic_monster_and_no_bosses_any_more() -> None:
    me = adventurer(STRONG, facing=2, bosses=2)
    game = table(me, adventurer(), dice="MD AA", epic_monster=True)

    thrown = game.state.thrown
    assert (thrown.bosses, thrown.epic) == (0, 1)
    assert seat(game, 0).facing == Monsters(0, 0, 1)
    assert [event.seat for event in happened(game, EpicMonsterFormed)] == [0]


@pytest.mark.rule("DA-DEFEATED-06", "DA-RULING-08")
@pytest.mark.parametrize(("rating", "asked"), [(4, False), (3, True), (2, True)])
def test_a_beaten_epic_pair_counts_as_two_dice_of_the_rating(rating: int, asked: bool) -> None:
    me = adventurer(Adventurer(id="able", rating=rating), facing=2, epic=1)
    game = table(me, adventurer(), dice="DD DD", room=1, epic_monster=True)

    assert (game.waiting_for == (0,)) == asked
    if asked:
        choose(game, KEEP[1][0])
    assert seat(game, 0).pile == Monsters(min(2, rating - 2), 0, 1)
    assert seat(game, 0).facing == Monsters(4 - rating, 0, 0)


@pytest.mark.rule("DA-DEFEATED-06", "DA-RULING-08")
def test_a_beaten_epic_pair_that_is_not_kept_stays() -> None:
    game = table(adventurer(facing=2, epic=1), adventurer(), dice="DD DD", epic_monster=True)

    choose(game, KEEP[0][0])

    assert seat(game, 0).pile == Monsters(2, 0, 0)
    assert seat(game, 0).facing == Monsters(0, 0, 1)


@pytest.mark.rule("DA-RULING-05", "DA-DEFEATED-06")
@pytest.mark.parametrize(
    ("facing", "dice", "beaten"),
    [
        (Monsters(3, 0, 0), "DDD", 3),
        (Monsters(2, 2, 0), "DD DA D", 3),
        (Monsters(2, 0, 1), "DD DD", 4),
        (Monsters(3, 0, 1), "DDD DA", 3),
        (Monsters(1, 1, 1), "D D DD D", 4),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
def test_dice_are_in_surplus_only_beyond_the_rating(
    facing: Monsters, dice: str, beaten: int, short: int
) -> None:
    able = Adventurer(id="able", rating=beaten - short)
    me = adventurer(able, facing=facing.regular, bosses=facing.bosses, epic=facing.epic)
    game = table(me, adventurer(), dice=dice, room=1)
    if game.waiting_for == (0,):
        choose(game, offered(game)[0])

    assert [event.dice for event in happened(game, SurplusAttacked)] == [1] * short
    assert seat(game, 0).pile.dice() == beaten - short
    assert seat(game, 0).hits == 0


@pytest.mark.rule("DA-RULING-05", "DA-RULING-35")
def test_an_epic_monster_that_knocks_out_ends_the_roll_at_once() -> None:
    me = adventurer(STRONG, facing=2, bosses=2, hits=2, pile=1)
    game = table(me, adventurer(), dice="DM AA", room=1, epic_monster=True)

    assert game.state.room == Monsters(3, 0, 1)
    assert (seat(game, 0).pile, seat(game, 0).facing) == (Monsters(), Monsters())
    assert happened(game, MonstersDefeated) == []
    assert game.state.thrown is None
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-HIT-04", "DA-RULING-35")
def test_two_hits_of_one_roll_knock_out_only_once() -> None:
    me = adventurer(facing=2, epic=1, hits=2)
    game = table(me, adventurer(), dice="AA AA", epic_monster=True)

    assert seat(game, 0).hits == 3
    assert len(happened(game, HitTaken)) == len(happened(game, KnockedOut)) == 1
    assert game.state.room == Monsters(2, 0, 1)


@pytest.mark.rule("DA-RULING-51", "DA-ATTACKING-01")
@pytest.mark.parametrize(
    ("epic", "dice", "told"),
    [(1, "DA DA", 1), (1, "DA DM", 1), (1, "DA AA", 0), (1, "DA DD", 0), (0, "DA", 0)],
)
def test_an_epic_monster_stays_undecided_only_if_its_dice_differ(
    epic: int, dice: str, told: int
) -> None:
    me = adventurer(STRONG, facing=2, epic=epic)
    game = table(me, adventurer(), dice=dice, room=1, epic_monster=True)

    assert len(happened(game, EpicMonsterStayed)) == told


@pytest.mark.rule("DA-DEFEATED-04", "DA-ADVENTURER-01")
@pytest.mark.parametrize(
    ("regular", "bosses", "epic", "kept"),
    [(5, 0, 0, 1), (6, 0, 0, 2), (5, 1, 0, 2), (4, 0, 1, 2), (3, 0, 1, 1), (3, 1, 1, 2)],
)
def test_a_throng_is_counted_in_dice_of_the_roll(
    regular: int, bosses: int, epic: int, kept: int
) -> None:
    crowd = Adventurer(id="crowd", rating=1, throng=6, rating_in_throng=2)
    me = adventurer(crowd, facing=regular, bosses=bosses, epic=epic)
    dice = ["D" * regular, *["A"] * bosses, *["AA"] * epic]
    game = table(me, adventurer(), dice=dice, epic_monster=True)

    assert seat(game, 0).pile.regular == kept


@pytest.mark.rule("DA-DEFEATED-04", "DA-ADVENTURER-08")
@pytest.mark.parametrize(("hits", "kept"), [(0, 1), (1, 2), (2, 3)])
def test_a_rating_may_hang_on_hits(hits: int, kept: int) -> None:
    furious = Adventurer(id="furious", rating=1, rating_stunned=2, rating_wounded=3)
    game = table(adventurer(furious, facing=5, hits=hits), adventurer(), dice="DDDDA", room=1)

    assert seat(game, 0).pile.regular == kept


@pytest.mark.rule("DA-TURN-04", "DA-TURN-05", "DA-ABILITY-03")
@pytest.mark.parametrize(("facing", "rolled"), [(1, False), (2, True)])
def test_who_sends_all_dice_to_the_room_has_nothing_to_roll(facing: int, rolled: bool) -> None:
    warden = Adventurer(id="warden", rating=3, repels=1)
    game = table(
        adventurer(warden, facing=facing), adventurer(), dice="D" if rolled else "", room=1
    )

    choose(game, REPEL)

    assert seat(game, 0).pile.regular == rolled
    assert seat(game, 0).facing == Monsters()
    assert game.state.room.regular == 2
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-EPIC-08", "DA-LOOT-01")
@pytest.mark.parametrize(("epic", "gold"), [(0, 1), (1, 11)])
def test_a_piled_epic_monster_is_a_hoard(epic: int, gold: int) -> None:
    searcher = adventurer(pile=1, epic_pile=epic)
    game = table(searcher, adventurer(), dice="A", phase=Phase.SEARCH, epic_monster=True)

    assert seat(game, 0).gold == gold
    assert [event.gold for event in happened(game, EpicHoardFound)] == [10] * epic
