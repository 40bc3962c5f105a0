"""The rulings on actions, magic, abilities and Assist. [DA-RULING-17] to [DA-RULING-29]"""

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Monsters,
    adventurer,
    card,
    choose,
    offered,
    seat,
    table,
)
from undercroft.engine import Fast, Option, Refused, Table
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    REROLL,
    SEND_TO_ROOM,
    STAND,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, Seat

ONE = Adventurer(id="one", rating=1)


@pytest.mark.rule("DA-RULING-17")
@pytest.mark.parametrize("by", [By.ARTIFACT, By.ITEM])
def test_healing_by_magic_takes_the_action(by: By) -> None:
    me = adventurer(hits=2, charged=1, artifacts=1)
    game = table(me, adventurer(), adventurer(facing=1), room=1)

    choose(game, HEAL[by][0])

    assert seat(game, 0).hits == 1
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-17")
def test_healing_by_magic_needs_that_no_dice_face_the_user() -> None:
    me = adventurer(facing=1, hits=2, charged=1, artifacts=1)
    game = table(me, adventurer(), room=1, dice="D")
    assert {option.verb for option in offered(game)} == {"stand", "reroll"}

    for by in (By.ARTIFACT, By.ITEM):
        with pytest.raises(Refused):
            game.answer(0, HEAL[by][0])

    assert seat(game, 0).hits == 2


@pytest.mark.rule("DA-RULING-17")
@pytest.mark.parametrize("by", [By.ARTIFACT, By.ITEM])
def test_re_rolling_by_magic_is_free_beside_the_action(by: By) -> None:
    me = adventurer(charged=1, artifacts=1)
    game = table(me, adventurer(), room=2, dice="AA D")

    choose(game, BUST, REROLL[by][ATTACKING], STAND)

    assert seat(game, 0).pile == Monsters(regular=1)
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-18")
@pytest.mark.parametrize("by", list(By))
def test_one_heal_uses_one_means_and_heals_one_hit_on_one_adventurer(by: By) -> None:
    me = adventurer(card("sister-maren"), hits=2, charged=2, artifacts=1)
    game = table(me, adventurer(hits=2), adventurer(hits=2), room=1, busted=False)

    choose(game, HEAL[by][1])

    assert [seat(game, number).hits for number in range(3)] == [2, 1, 2]
    assert seat(game, 0).drained == (by == By.ITEM)
    assert seat(game, 0).charged == 2 - (by == By.ITEM)
    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-19")
def test_several_items_may_be_spent_on_one_roll_each_on_another_die() -> None:
    me = adventurer(facing=2, charged=3)
    game = table(me, adventurer(), room=1, dice="AA D A")

    choose(game, REROLL[By.ITEM][ATTACKING], REROLL[By.ITEM][ATTACKING])

    assert game.waiting_for == (1,)
    assert (seat(game, 0).charged, seat(game, 0).drained) == (1, 2)
    assert seat(game, 0).pile == Monsters(regular=1)


@pytest.mark.rule("DA-RULING-20")
@pytest.mark.parametrize("artifacts", [1, 2])
def test_each_artifact_is_used_once_in_a_turn(artifacts: int) -> None:
    me = adventurer(facing=4, artifacts=artifacts)
    game = table(me, adventurer(), room=1, dice=["AAAA", *"A" * artifacts])

    for _ in range(artifacts):
        assert game.waiting_for == (0,)
        choose(game, REROLL[By.ARTIFACT][ATTACKING])

    assert game.waiting_for == (1,)


@pytest.mark.rule("DA-RULING-20")
def test_an_artifact_is_ready_again_in_the_next_turn() -> None:
    game = table(adventurer(facing=2, artifacts=1), adventurer(), room=1, dice="AA A AA")

    choose(game, REROLL[By.ARTIFACT][ATTACKING], PASS)

    assert offered(game) == [STAND, REROLL[By.ARTIFACT][ATTACKING]]


@pytest.mark.rule("DA-RULING-21")
def test_an_item_does_not_work_in_the_turn_of_another() -> None:
    seats = [adventurer(facing=2, charged=1), adventurer(charged=1)]
    game = table(*seats, room=1, dice="AA M")
    with pytest.raises(Refused):
        game.answer(1, REROLL[By.ITEM][ATTACKING])

    choose(game, REROLL[By.ITEM][ATTACKING])

    assert offered(game)[0] is SEND_TO_ROOM
    assert seat(game, 1).charged == 1


@pytest.mark.rule("DA-RULING-21")
@pytest.mark.parametrize("action", [BUST, ASSIST[2]])
def test_an_item_works_on_the_dice_of_a_bust_and_of_an_assist(action: Option) -> None:
    seats = [adventurer(charged=1), adventurer(), adventurer(facing=2, charged=1)]
    game = table(*seats, room=2, dice="AA D")

    choose(game, action, REROLL[By.ITEM][ATTACKING])

    assert seat(game, 0).pile == Monsters(regular=1)
    assert (seat(game, 0).drained, seat(game, 2).drained) == (1, 0)


@pytest.mark.rule("DA-RULING-22")
def test_healing_an_unhurt_adventurer_is_illegal() -> None:
    me = adventurer(card("sister-maren"), charged=1, artifacts=1)
    game = table(me, adventurer(hits=1), room=1)
    assert offered(game) == [PASS, *(HEAL[by][1] for by in By), BUST]

    for by in By:
        with pytest.raises(Refused):
            game.answer(0, HEAL[by][0])


@pytest.mark.rule("DA-RULING-22")
def test_recharging_without_a_drained_item_is_illegal() -> None:
    game = table(adventurer(charged=1), adventurer(drained=1), room=1, busted=False)
    with pytest.raises(Refused):
        game.answer(0, RECHARGE)

    choose(game, PASS)

    assert RECHARGE in offered(game)


@pytest.mark.rule("DA-RULING-22", "DA-RULING-23")
@pytest.mark.parametrize("hits", [0, 2])
def test_who_is_not_exactly_stunned_can_not_recover(hits: int) -> None:
    game = table(adventurer(hits=hits), adventurer(), room=1)

    with pytest.raises(Refused):
        game.answer(0, RECOVER)

    assert offered(game) == [PASS, BUST]


@pytest.mark.rule("DA-RULING-23")
def test_recover_removes_the_hit_of_a_stunned_adventurer_alone() -> None:
    game = table(adventurer(hits=1), adventurer(hits=1), room=1, busted=False)

    choose(game, RECOVER)

    assert (seat(game, 0).hits, seat(game, 1).hits) == (0, 1)


@pytest.mark.rule("DA-RULING-23")
@pytest.mark.parametrize("by", list(By))
def test_a_wounded_adventurer_needs_magic_or_an_ability(by: By) -> None:
    me = adventurer(card("sister-maren"), hits=2, charged=1, artifacts=1)
    game = table(me, adventurer(), room=1, busted=False)

    choose(game, HEAL[by][0])

    assert seat(game, 0).hits == 1


@pytest.mark.rule("DA-RULING-24")
@pytest.mark.parametrize("room", [0, 1])
def test_an_empty_room_can_not_be_busted(room: int) -> None:
    game = table(adventurer(), adventurer(facing=1), room=room)

    assert (BUST in offered(game)) == (room > 0)
    assert (game.refusal(0, BUST) is None) == (room > 0)


@pytest.mark.rule("DA-RULING-25")
def test_a_passive_ability_works_in_every_roll_without_being_asked_for() -> None:
    garrick = adventurer(card("garrick-vane"), facing=12)
    game = table(garrick, adventurer(), room=1, dice=["DDDDDAAAAAAA", "DDDDDAA"])
    assert seat(game, 0).pile == Monsters(regular=5)

    choose(game, PASS)

    assert seat(game, 0).pile == Monsters(regular=10)


@pytest.mark.rule("DA-RULING-25")
@pytest.mark.parametrize("action", [BUST, ASSIST[2]])
def test_a_passive_ability_works_in_a_bust_and_in_an_assist(action: Option) -> None:
    bram = adventurer(card("bram-redhand"), hits=2)
    game = table(bram, adventurer(), adventurer(facing=6), room=6, dice="DDDDDD")

    choose(game, action)

    assert seat(game, 0).pile == Monsters(regular=5)


@pytest.mark.rule("DA-RULING-25")
def test_a_triggered_ability_works_once_in_each_turn() -> None:
    ysolde = adventurer(card("ysolde-emberhand"), facing=3, charged=1)
    game = table(ysolde, adventurer(), room=1, dice="AAA A AAA")

    choose(game, REROLL[By.ABILITY][ATTACKING])
    assert offered(game) == [STAND, REROLL[By.ITEM][ATTACKING]]
    choose(game, STAND, PASS)

    assert REROLL[By.ABILITY][ATTACKING] in offered(game)


@pytest.mark.rule("DA-RULING-26")
def test_nothing_that_an_adventurer_owns_can_be_given_away() -> None:
    maren = card("sister-maren")
    me = adventurer(maren, hits=1, gold=9, charged=2, drained=2, artifacts=2)
    game = table(me, adventurer(hits=1), adventurer(facing=1), room=1)

    assert {option.verb for option in offered(game)} == {
        "pass",
        "assist",
        "heal",
        "recover",
        "recharge",
        "bust",
    }


@pytest.mark.rule("DA-RULING-26")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_treasure_ever_leaves_its_owner(seats: int) -> None:
    game, source = Table(GAME, seats, Fast(seats), {"epic_monster": True}), Fast(seats)
    owned = [(0, 0, 0)] * seats

    for _ in range(5_000):
        if game.is_over:
            break
        options = [option.number for option in offered(game)]
        choose(game, GAME.options[source.draw(options)])
        before, owned = owned, [treasure(one) for one in game.state.seats]
        for had, has in zip(before, owned, strict=True):
            assert all(less <= more for less, more in zip(had, has, strict=True))

    assert game.is_over
    assert sum(gold + items for gold, items, _ in owned) > 0


def treasure(owner: Seat) -> tuple[int, int, int]:
    """Gold, Magic Items and Magic Artifacts of an adventurer."""
    return owner.gold, owner.charged + owner.drained, owner.artifacts


@pytest.mark.rule("DA-RULING-27")
def test_the_helper_takes_all_dice_of_the_helped() -> None:
    helped = adventurer(facing=3, bosses=1, epic=1)
    game = table(adventurer(), adventurer(), helped, room=1, dice="AAA A AA", epic_monster=True)
    assert offered(game) == [PASS, ASSIST[2], BUST]

    choose(game, ASSIST[2])

    assert seat(game, 2).facing == Monsters()
    assert seat(game, 0).facing == Monsters(3, 1, 1)


@pytest.mark.rule("DA-RULING-28")
def test_in_an_assist_defeated_and_attacking_dice_are_the_helpers() -> None:
    helped = adventurer(facing=5)
    game = table(adventurer(ONE), adventurer(), helped, room=1, dice="DDDAM")

    choose(game, ASSIST[2])

    assert seat(game, 0).pile == Monsters(regular=1)
    assert seat(game, 0).facing == Monsters(regular=3)
    assert seat(game, 2).pile == Monsters()
    assert seat(game, 2).facing == Monsters(regular=1)


@pytest.mark.rule("DA-RULING-28")
def test_in_an_assist_an_all_attacking_roll_hits_the_helper() -> None:
    game = table(adventurer(), adventurer(), adventurer(facing=2), room=1, dice="AA")

    choose(game, ASSIST[2])

    assert (seat(game, 0).hits, seat(game, 2).hits) == (1, 0)


@pytest.mark.rule("DA-RULING-29")
def test_only_another_who_faces_dice_can_be_assisted() -> None:
    game = table(adventurer(), adventurer(), adventurer(facing=1), room=1)

    for nobody in (ASSIST[0], ASSIST[1], ASSIST[3]):
        with pytest.raises(Refused):
            game.answer(0, nobody)

    assert offered(game) == [PASS, ASSIST[2], BUST]


@pytest.mark.rule("DA-RULING-29")
def test_who_was_just_knocked_out_can_not_be_assisted() -> None:
    seats = [adventurer(facing=2, hits=2), adventurer(), adventurer(facing=1)]
    game = table(*seats, dice="AA")
    assert seat(game, 0).hits == 3

    with pytest.raises(Refused):
        game.answer(1, ASSIST[0])

    assert offered(game) == [PASS, ASSIST[2], BUST]
