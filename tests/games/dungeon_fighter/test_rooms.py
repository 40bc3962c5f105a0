"""Movement, encounters and special rooms. [DF-MOVE-01] [DF-ENCOUNTER-01] [DF-ROOM-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    FOUNTAIN,
    SHOP,
    armour,
    boss,
    foe,
    magic,
    perilous,
    sheet,
    treasure,
    weapon,
)
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    Player,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    person,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    BUY,
    BUY_DIE,
    BUY_HEALING,
    ENTER_ROOM,
    FACE_BOSS,
    GIVE_TO,
    LEAVE_IT,
    LEAVE_SHOP,
    TAKE_BEATING,
    TAKE_DIE,
    USUAL_ORDER,
)
from undercroft.games.dungeon_fighter.printed import Room
from undercroft.games.dungeon_fighter.state import BEYOND, Phase

ENTRY, HERE, ASIDE, LEFT, RIGHT, OUT = range(6)
"""The rooms of a test's face."""
LEVEL_2 = 16
"""The number of the first room of the second face."""
SPARE = foe(5, 1, gold=2)
WARES = [weapon("blind", 3, price=3), magic("heal-all", 2), armour("riposte"), weapon("flick")]


def moving(seats: int = 2, **more: Any) -> Table:
    """A Party that is about to leave the second room of the first face."""
    players = [hero(sheet()), *(hero("randolph") for _ in range(seats - 1))][:seats]
    more = {"tower": (3, 3, 3, 5), "script": [SPARE], **more}
    return table(*players, monsters=[SPARE], **more)


def ways(at: Table) -> list[int]:
    """The rooms that are offered."""
    return [option.room for option in offered(at, at.waiting_for[0]) if option in ENTER_ROOM]


# Movement


@pytest.mark.rule("DF-MOVE-01", "DF-MOVE-02", "DF-MOVE-03", "DF-MOVE-04", "DF-MOVE-10")
def test_the_party_follows_a_corridor_along_its_arrow() -> None:
    at = moving()

    # No way back to the entry, none to a room without a corridor, and no way to stay.
    assert offered(at, 0) == [ENTER_ROOM[LEFT], ENTER_ROOM[RIGHT]]
    with pytest.raises(Refused):
        at.answer(0, ENTER_ROOM[ENTRY])
    with pytest.raises(Refused):
        at.answer(0, ENTER_ROOM[ASIDE])

    all_choose(at, ENTER_ROOM[RIGHT])
    assert (at.state.level, at.state.room) == (0, RIGHT)


@pytest.mark.rule("DF-MOVE-06")
def test_where_players_disagree_the_leader_chooses_the_way() -> None:
    at = moving(3, leader=2)
    assert list(at.waiting_for) == [0, 1, 2]

    vote(at, ENTER_ROOM[LEFT], ENTER_ROOM[LEFT], ENTER_ROOM[RIGHT])
    assert at.waiting_for == (2,)
    choose(at, ENTER_ROOM[LEFT])
    assert at.state.room == LEFT

    agreed = all_choose(moving(3, leader=2), ENTER_ROOM[RIGHT])
    assert agreed.state.room == RIGHT


@pytest.mark.rule("DF-MOVE-07")
def test_behind_the_last_room_lies_the_entry_of_the_next_board() -> None:
    at = moving(at=OUT)

    # The only way: nobody is asked.
    assert (at.state.level, at.state.room) == (1, ENTRY)
    assert happened(at, ev.RoomEntered)[-1].level == 2


@pytest.mark.rule("DF-MOVE-08", "DF-BOSS-01", "DF-SETUP-12")
def test_behind_the_end_board_waits_the_boss() -> None:
    at = moving(at=LEFT, level=2, script=[boss(20, 3)])

    assert at.state.level == BEYOND
    assert fight_at(at).life == 20
    assert happened(at, ev.BossMet)


@pytest.mark.rule("DF-MOVE-09", "DF-ENCOUNTER-07", "DF-TURN-01")
def test_the_encounter_follows_the_move_and_the_combat_the_encounter() -> None:
    at = all_choose(moving(), ENTER_ROOM[LEFT])

    order = [ev.RoomEntered, ev.MonsterMet]
    kinds = [type(event) for event in at.events if type(event) in order]
    assert kinds == order
    assert at.state.phase is Phase.ATTACK
    assert at.waiting_for == (0,)


# Encounters


@pytest.mark.rule("DF-ENCOUNTER-01")
@pytest.mark.parametrize("room", [SHOP, FOUNTAIN, treasure(gold=3), perilous("blind")])
def test_special_rooms_hold_a_monster_too(room: Room) -> None:
    at = moving(at=ENTRY, room=room)
    all_choose(at, ENTER_ROOM[HERE])

    assert at.state.phase is Phase.ATTACK
    assert at.state.offer == []


@pytest.mark.rule("DF-ENCOUNTER-02", "DF-ENCOUNTER-03")
def test_the_next_storey_opens_when_the_one_above_is_empty() -> None:
    second = foe(8, 2, level=2)
    at = table(
        hero("torm"),
        hero("randolph"),
        monsters=[SPARE, second],
        tower=(1, 2, 3, 5),
        script=[SPARE, hit(5), second],
    )
    all_choose(at, ENTER_ROOM[LEFT])
    assert fight_at(at).card == number(at, SPARE)
    assert at.state.tower == [0, 2, 3, 5]

    choose(at, TAKE_DIE[RED])
    assert fight_at(at).card == number(at, second)
    assert at.state.tower == [0, 1, 3, 5]


@pytest.mark.rule("DF-ENCOUNTER-04", "DF-ENCOUNTER-05", "DF-ENCOUNTER-06")
def test_a_monster_comes_with_its_life_and_its_gold() -> None:
    at = all_choose(moving(), ENTER_ROOM[LEFT])

    fight = fight_at(at)
    assert (fight.card, fight.life, fight.gold) == (number(at, SPARE), 5, 2)
    assert at.state.gold == 2

    poor = foe(9, 1)
    tower = (1, 3, 3, 5)
    none = table(hero("torm"), hero("randolph"), monsters=[poor], script=[poor], tower=tower)
    all_choose(none, ENTER_ROOM[LEFT])
    assert fight_at(none).gold == 0


# Special rooms


def conquered(room: Room, *players: Player, **more: Any) -> Table:
    """The first Hero kills the monster of a room with the red die."""
    script = [hit(5), *more.pop("script", [])]
    party = players or (hero(sheet(), life=5), hero("randolph", life=8))
    return choose(table(*party, foe=SPARE, room=room, script=script, **more), TAKE_DIE[RED])


@pytest.mark.rule("DF-ROOM-01", "DF-ROOM-08", "DF-ENDTURN-12")
def test_the_fountain_heals_all_once_its_monster_is_beaten() -> None:
    wounded = hero(sheet(), life=5), hero("randolph", life=8)
    at = table(*wounded, foe=SPARE, room=FOUNTAIN, script=[hit(4)])
    choose(at, TAKE_DIE[RED])
    assert lives(at) == [5, 8]

    assert lives(conquered(FOUNTAIN)) == [9, 9]
    scarred = conquered(FOUNTAIN, hero(sheet(), life=2, scars=[RED]), hero("randolph", life=1))
    assert lives(scarred) == [6, 9]


@pytest.mark.rule("DF-ROOM-02")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_shop_shows_three_cards_and_one_for_each_hero(seats: int) -> None:
    pile = [*WARES, magic("heal-one", 3)]
    players = [hero(sheet()), hero("randolph")][:seats]
    at = conquered(SHOP, *players, pile=pile, script=pile[: 3 + seats], gold=9)
    all_choose(at, USUAL_ORDER)

    assert at.state.phase is Phase.SHOP
    assert at.state.offer == [number(at, card) for card in pile[: 3 + seats]]
    assert at.view(None)["offer"] == at.state.offer


def in_shop(gold: int = 9, *players: Player, dice: int = 1) -> Table:
    """One Hero in a Shop with four cards and that much gold, 2 of it from the monster."""
    party = players or (hero(sheet(), life=5),)
    at = conquered(SHOP, *party, pile=list(WARES), script=list(WARES), gold=gold - 2, dice=dice)
    return all_choose(at, USUAL_ORDER)


@pytest.mark.rule("DF-ROOM-03", "DF-EQUIP-02", "DF-RULING-52")
def test_any_cards_are_bought_at_their_price() -> None:
    at = in_shop(5)
    blade, drum = number(at, WARES[0]), number(at, WARES[1])
    choose(at, BUY[blade])
    assert (at.state.gold, person(at).gear) == (2, [blade])
    choose(at, BUY[drum])
    assert (at.state.gold, person(at).gear) == (0, [blade, drum])


@pytest.mark.rule("DF-ROOM-03")
def test_what_costs_more_than_there_is_can_not_be_bought() -> None:
    at = in_shop(2)
    dear, cheap = number(at, WARES[0]), number(at, WARES[1])

    assert BUY[cheap] in offered(at)
    assert BUY[dear] not in offered(at)
    assert BUY[dear] in offered(in_shop(3))


@pytest.mark.rule("DF-ROOM-04", "DF-RULING-51")
def test_the_party_gives_a_bought_card_to_one_hero() -> None:
    players = [hero(sheet(slots=(1, 0, 0)), life=5), hero(sheet("flurry", slots=(2, 1, 1)))]
    pile = [*WARES, magic("heal-one", 3)]
    at = conquered(SHOP, *players, pile=pile, script=pile, gold=7)
    all_choose(at, USUAL_ORDER, BUY[number(at, WARES[0])])
    all_choose(at, GIVE_TO[1])

    assert person(at, 1).gear == [number(at, WARES[0])]
    assert person(at, 0).gear == []

    # Only one of them can carry armour: it is his without a question.
    all_choose(at, BUY[number(at, WARES[2])])
    assert number(at, WARES[2]) in person(at, 1).gear


@pytest.mark.rule("DF-ROOM-05")
def test_a_bonus_die_costs_two() -> None:
    at = choose(in_shop(4), BUY_DIE)
    gained = 2  # for two Hero dice that were not used

    assert (at.state.gold, at.state.dice) == (2, 1 + gained + 1)
    assert BUY_DIE not in offered(in_shop(1))
    assert BUY_DIE not in offered(in_shop(9, dice=9))


@pytest.mark.rule("DF-ROOM-06")
def test_a_coin_heals_every_hero_by_one() -> None:
    players = [hero(sheet(), life=5), hero("randolph", life=9)]
    pile = [*WARES, magic("heal-one", 3)]
    at = conquered(SHOP, *players, pile=pile, script=pile, gold=0)
    all_choose(at, USUAL_ORDER, BUY_HEALING, BUY_HEALING)

    assert lives(at) == [7, 9]
    assert at.state.gold == 0


@pytest.mark.rule("DF-ROOM-06", "DF-RULING-41")
def test_nobody_pays_for_healing_that_nobody_needs() -> None:
    assert BUY_HEALING not in offered(in_shop(9, hero(sheet())))
    assert BUY_HEALING in offered(in_shop(9, hero(sheet(), life=8)))


@pytest.mark.rule("DF-ROOM-07")
def test_the_leader_settles_what_is_bought() -> None:
    players = [hero(sheet(), life=5), hero("randolph")]
    pile = [*WARES, magic("heal-one", 3)]
    at = conquered(SHOP, *players, pile=pile, script=pile, gold=4, leader=1)
    all_choose(at, USUAL_ORDER)
    vote(at, BUY_HEALING, LEAVE_SHOP)

    assert at.waiting_for == (1,)
    choose(at, LEAVE_SHOP)
    assert at.state.offer == []
    assert len(at.state.discards) == 5


@pytest.mark.rule("DF-ROOM-09")
def test_a_treasure_room_gives_what_is_printed() -> None:
    rich = conquered(treasure(gold=3))
    assert rich.state.gold == 2 + 2 + 3

    armed = conquered(treasure(dice=2))
    assert armed.state.dice == 1 + 2 + 2


@pytest.mark.rule("DF-ROOM-09", "DF-RULING-48")
def test_a_treasure_of_dice_ends_with_the_supply() -> None:
    at = conquered(treasure(dice=2), dice=6)

    assert at.state.dice == 9


@pytest.mark.rule("DF-ROOM-10", "DF-ROOM-11")
def test_the_leader_gives_away_a_card_drawn_at_random() -> None:
    pile = list(WARES)
    at = conquered(treasure(equipment=1), pile=pile, script=[WARES[3]], leader=1)

    assert asked(at) == "DF-ROOM-11"
    assert at.waiting_for == (1,)
    assert {GIVE_TO[0], LEAVE_IT} <= set(offered(at))
    choose(at, GIVE_TO[0])
    assert person(at, 0).gear == [number(at, WARES[3])]


@pytest.mark.rule("DF-ROOM-12", "DF-ROOM-13")
def test_a_perilous_room_makes_every_throw_a_special_one() -> None:
    at = table(
        hero(sheet()),
        hero("randolph"),
        foe=foe(20),
        room=perilous("blind"),
        script=[hit(3), miss("blind")],
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    first, second = happened(at, ev.DieTaken)
    assert first.throws == second.throws == ("condition-blind",)
    assert fight_at(at).life == 17
    assert happened(at, ev.DieMissed)[0].reason == "broken"

    free = table(hero(sheet()), foe=foe(20), script=[hit(3)])
    assert happened(choose(free, TAKE_DIE[RED]), ev.DieTaken)[0].throws == ()


# Goals


@pytest.mark.rule("DF-GOAL-01", "DF-GOAL-02", "DF-GOAL-06")
def test_all_win_when_the_boss_falls() -> None:
    at = table(
        hero("torm"), hero("randolph", fainted=True, life=0), boss=boss(5, 1), script=[hit(5)]
    )
    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert at.state.won
    assert at.result().ranks == (1, 1)


@pytest.mark.rule("DF-GOAL-01", "DF-GOAL-03")
def test_all_lose_when_everybody_is_out() -> None:
    at = table(
        hero(sheet(), life=1),
        hero("randolph", fainted=True, life=0),
        foe=foe(20, 2),
        script=[miss()],
    )
    choose(at, TAKE_DIE[RED])

    assert at.is_over
    assert not at.state.won
    assert at.result().ranks == (0, 0)

    # One who still stands is enough to go on.
    saved = table(hero(sheet(), life=1), hero("randolph", life=1), foe=foe(20, 2), script=[miss()])
    assert not choose(saved, TAKE_DIE[RED]).is_over


@pytest.mark.rule("DF-GOAL-04")
def test_the_party_loses_to_the_boss_without_a_die() -> None:
    spent = {"spent": [RED, BLUE]}
    last = [hit(4)]
    at = table(hero(sheet()), boss=boss(20, 1), dice=0, fight=dict(spent), script=last)

    assert at.is_over
    assert not at.state.won

    # One more die is enough to go on; against a monster there is a beating instead.
    saved = table(
        hero(sheet()), boss=boss(20, 1), dice=1, fight=dict(spent), script=[*last, hit(4)]
    )
    assert fight_at(saved).life == 12
    lesser = table(hero(sheet()), foe=foe(20, 1), dice=0, fight=dict(spent), script=last)
    choose(lesser, TAKE_DIE[GREEN])
    assert not lesser.is_over
    assert TAKE_BEATING in offered(lesser)


@pytest.mark.rule("DF-MOVE-08")
def test_the_boss_is_faced_from_an_exit_alone() -> None:
    at = moving(at=HERE, level=2)

    assert FACE_BOSS not in offered(at, 0)
