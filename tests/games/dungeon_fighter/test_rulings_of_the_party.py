"""What was ruled about set-up, the Party, End of Turn and the score, where the book is silent."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    SHOP,
    armour,
    boss,
    foe,
    magic,
    sheet,
    treasure,
    weapon,
)
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    HERE,
    RED,
    SHIPPED,
    Player,
    all_choose,
    asked,
    choose,
    drawn_boards,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    new_table,
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
    COVER_ABILITY,
    DISCARD,
    DO_STEP,
    DRAW_HERO,
    END_TURN,
    ENTER_ROOM,
    GIVE_TO,
    HAND,
    LEAVE_IT,
    LEAVE_SHOP,
    RAGE,
    TAKE_DIE,
    TAKE_HERO,
    USUAL_ORDER,
    Buy,
)
from undercroft.games.dungeon_fighter.printed import EquipmentCard
from undercroft.games.dungeon_fighter.state import FighterState, Phase, Step

FALLEN: dict[str, Any] = {"life": 0, "fainted": True}


# Set-up


@pytest.mark.rule("DF-RULING-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_to_six_can_play(seats: int) -> None:
    assert len(new_table(seats).state.heroes) == seats


@pytest.mark.rule("DF-RULING-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_none_or_seven_cannot_play(seats: int) -> None:
    with pytest.raises((Refused, ValueError)):
        new_table(seats)


@pytest.mark.rule("DF-RULING-02")
def test_a_hero_that_is_taken_is_offered_to_nobody_else() -> None:
    at = new_table(2)
    heroes = list(SHIPPED.box.heroes)
    assert offered(at) == [*(TAKE_HERO[card] for card in heroes), DRAW_HERO]

    choose(at, TAKE_HERO[heroes[3]])

    assert at.waiting_for == (1,)
    assert TAKE_HERO[heroes[3]] not in offered(at)
    assert len(offered(at)) == len(heroes)


@pytest.mark.rule("DF-RULING-03")
@pytest.mark.parametrize("side", [0, 1])
def test_chance_says_which_side_of_a_start_board_lies_up(side: int) -> None:
    box = SHIPPED.box
    end = next(n for n in box.faces if box.face(n).kind == "end")
    starts = [n for n in box.faces if box.face(n).kind == "start"]
    count = Counter(box.face(n).board for n in starts)
    double = next(board for board, sides in count.items() if sides == 2)
    sides = [n for n in starts if box.face(n).board == double]
    other = next(
        n
        for n in starts
        if count[box.face(n).board] == 1 and box.face(n).board != box.face(end).board
    )

    at = new_table(1, [end, sides[0], sides[side], other])

    assert at.state.faces == [sides[side], other, end]


@pytest.mark.rule("DF-RULING-04")
@pytest.mark.parametrize("room", [3, 4])
def test_all_exits_of_a_board_lead_to_one_entry(room: int) -> None:
    fiend = foe(9, level=4)
    at = table(hero(), hero(), level=1, at=room, monsters=[fiend], script=[fiend])

    # Both of these rooms lead to the only exit, and that one to the entry of the last board.
    assert (at.state.level, at.state.room) == (1, 5)
    at = table(hero(), hero(), level=1, at=5, monsters=[fiend], script=[fiend])
    assert (at.state.level, at.state.room) == (2, 0)


@pytest.mark.rule("DF-RULING-05")
def test_the_tower_tells_how_many_lie_there_but_not_which() -> None:
    box = SHIPPED.box
    first = [card for card in box.monsters if box.monster(card).level == 1]
    for drawn in (first[0], first[-1]):
        at = new_table(1, [*drawn_boards(), drawn], difficulty="easy")
        choose(at, TAKE_HERO[next(iter(box.heroes))])

        assert at.state.tower == [3, 4, 4, 2]
        assert fight_at(at).card == drawn
        # Which of the others lie there, nobody is told.
        assert len(at.state.monsters.pool) == len(box.monsters) - 1
        assert "pool" not in at.view(0)["monsters"]


# Who leads and who is first


@pytest.mark.rule("DF-RULING-07")
def test_a_fainted_leader_decides() -> None:
    singer = hero(sheet("refrain"))
    at = table(
        hero(**FALLEN),
        singer,
        hero(),
        foe=foe(40, ability="horde"),
        first=1,
        script=[hit(1, icon=True)],
    )
    choose(at, TAKE_DIE[RED])
    first, second = offered(at, 0)
    vote(at, *[first if seat else second for seat in at.waiting_for])

    assert at.waiting_for == (0,)
    choose(at, second)
    assert not fight_at(at).song


@pytest.mark.rule("DF-RULING-07", "DF-RULING-08")
def test_leader_and_first_player_pass_over_who_is_out() -> None:
    worn: dict[str, Any] = {"scars": [RED, BLUE], **FALLEN}
    at = table(
        hero(),
        hero(**worn),
        hero(angelic=True),
        hero(),
        foe=foe(1),
        leader=1,
        script=[hit(1)],
    )

    choose(at, TAKE_DIE[RED])

    assert person(at, 1).angelic
    assert at.state.leader == 3
    assert at.state.first == 3


@pytest.mark.rule("DF-RULING-07")
def test_a_leader_who_wakes_up_leads_on() -> None:
    at = table(hero(), hero(**FALLEN), hero(), foe=foe(1), leader=1, script=[hit(1)])

    choose(at, TAKE_DIE[RED], COVER_ABILITY[RED])

    assert at.state.leader == 1
    assert at.state.first == 1


# Waking up


@pytest.mark.rule("DF-RULING-42", "DF-RULING-43")
@pytest.mark.parametrize(("scars", "life"), [([], 6), ([BLUE], 3)])
def test_who_wakes_is_as_well_as_he_can_be(scars: list[int], life: int) -> None:
    at = table(hero(), hero(scars=scars, **FALLEN), foe=foe(1), script=[hit(1)])

    choose(at, TAKE_DIE[RED])

    assert at.waiting_for == (1,)
    assert asked(at) == "DF-RULING-43"
    assert offered(at) == [COVER_ABILITY[one] for one in (RED, BLUE, GREEN) if one not in scars]
    choose(at, COVER_ABILITY[GREEN])
    assert person(at, 1).life == life
    assert person(at, 1).scars == [*scars, GREEN]
    assert not person(at, 1).fainted


@pytest.mark.rule("DF-RULING-44")
def test_who_is_out_may_hand_his_equipment_on_and_leaves_the_rest() -> None:
    blade, hide, pet = weapon("blind"), armour("reduced-damage", 1), foe(9)
    at = table(
        hero(),
        hero(scars=[RED, BLUE], gear=[blade, hide], charmed=[pet], **FALLEN),
        foe=foe(1),
        script=[hit(1)],
    )

    choose(at, TAKE_DIE[RED])

    assert person(at, 1).angelic
    assert person(at, 1).scars == []
    assert happened(at, ev.ScarTaken) == []
    assert person(at, 1).charmed == []
    assert number(at, pet) in at.state.beaten
    assert asked(at) == "DF-ENDTURN-11"
    choose(at, HAND[number(at, blade)][0])
    finish(at)

    assert person(at, 0).gear == [number(at, blade)]
    assert person(at, 1).gear == []
    assert at.state.discards == [number(at, hide)]


def finish(at: Table) -> None:
    """Nobody trades any more."""
    while not at.is_over and asked(at) == "DF-ENDTURN-11":
        for seat in at.waiting_for:
            at.answer(seat, at.options(seat)[0])


@pytest.mark.rule("DF-RULING-45")
def test_a_win_that_leaves_nobody_is_a_defeat() -> None:
    at = table(
        hero(sheet("blind-fury"), scars=[BLUE, GREEN], life=1),
        hero(scars=[RED, BLUE], **FALLEN),
        foe=foe(4),
        script=[hit(2, icon=True)],
    )

    choose(at, TAKE_DIE[RED], RAGE)

    assert happened(at, ev.MonsterDefeated)
    assert at.is_over
    assert not at.state.won


# End of Turn


@pytest.mark.rule("DF-RULING-46")
def test_turning_the_token_first_brings_no_dice_for_those_not_used() -> None:
    at = table(
        hero(),
        hero(**FALLEN),
        foe=foe(1),
        room=SHOP,
        defeated=True,
        gold=0,
        script=[hit(1), *list(SHIPPED.box.equipment)[:5]],
    )

    choose(at, TAKE_DIE[RED])
    assert asked(at) == "DF-ENDTURN-01"
    options = offered(at, 0)
    assert options[0] == USUAL_ORDER
    assert DO_STEP[Step.DISCARD] not in options
    all_choose(at, DO_STEP[Step.TURN_TOKEN])

    assert not at.state.defeated
    all_choose(at, USUAL_ORDER)
    choose(at, COVER_ABILITY[RED])

    assert asked(at) == "DF-MOVE-06"
    assert happened(at, ev.DiceGained) == []
    assert at.state.dice == 1


@pytest.mark.rule("DF-RULING-46")
def test_the_usual_order_of_steps() -> None:
    cards = list(SHIPPED.box.equipment)[:6]
    at = table(
        hero(),
        hero(**FALLEN),
        foe=foe(1, gold=2),
        room=SHOP,
        dice=1,
        fight={"thefts": 1, "white": 1, "spent": [RED]},
        script=[hit(1), *cards],
    )

    choose(at, TAKE_DIE[BLUE])
    all_choose(at, USUAL_ORDER)
    all_choose(at, LEAVE_IT)
    choose(at, COVER_ABILITY[RED])
    all_choose(at, LEAVE_SHOP)

    steps = (ev.LootTaken, ev.CardStolen, ev.DiceReturned, ev.DiceGained, ev.HeroWoke)
    wanted = [*steps, ev.ShopOpened, ev.MonsterDiscarded, ev.TurnBegan]
    told = [type(event) for event in at.events if type(event) in wanted]
    assert told == wanted


@pytest.mark.rule("DF-RULING-47")
def test_cards_can_be_handed_on_before_a_room_is_used_and_after_it() -> None:
    blade, ring = weapon("blind"), magic("heal-one", 2)
    found = weapon("spin")
    at = table(
        hero(gear=[blade, ring]),
        hero(),
        foe=foe(1),
        room=treasure(equipment=1),
        fight={"thefts": 1},
        pile=[found, weapon("leg")],
        script=[hit(1), found, weapon("leg")],
    )

    choose(at, TAKE_DIE[RED])
    assert asked(at) == "DF-ENDTURN-01"
    at.answer(0, HAND[number(at, blade)][1])
    at.answer(1, USUAL_ORDER)
    assert person(at, 1).gear == [number(at, blade)]
    all_choose(at, USUAL_ORDER)
    all_choose(at, GIVE_TO[0])
    choose(at, GIVE_TO[0])
    assert asked(at) == "DF-ENDTURN-11"
    hand = HAND[number(at, found)][1]
    assert hand in at.options(0)
    at.answer(0, hand)
    if at.waiting_for == (1,):
        at.answer(1, END_TURN)

    assert number(at, found) in person(at, 1).gear


@pytest.mark.rule("DF-RULING-48")
@pytest.mark.parametrize(("before", "after", "missing"), [(6, 8, 0), (8, 9, 1), (9, 9, 2)])
def test_there_are_nine_white_dice(before: int, after: int, missing: int) -> None:
    at = table(
        hero(),
        hero(),
        foe=foe(1),
        room=treasure(dice=2),
        dice=before,
        defeated=True,
        script=[hit(1)],
    )

    choose(at, TAKE_DIE[RED])

    assert at.state.dice == after
    assert happened(at, ev.DiceFound)[0].missing == missing


@pytest.mark.rule("DF-RULING-48")
def test_gold_is_not_limited_by_the_coins() -> None:
    at = table(hero(), hero(), foe=foe(1, gold=4), room=treasure(gold=4), gold=29, script=[hit(1)])

    choose(at, TAKE_DIE[RED])

    assert at.state.gold == 37


@pytest.mark.rule("DF-RULING-48")
def test_no_die_is_sold_that_is_not_there() -> None:
    at = at_the_shop(gold=9, dice=8)
    assert BUY_DIE in offered(at, 0)

    all_choose(at, BUY_DIE)

    assert at.state.dice == 9
    assert BUY_DIE not in offered(at, 0)


def at_the_shop(*players: Player, pile: Sequence[EquipmentCard] = (), **more: Any) -> Table:
    """A table before a Shop that shows what it can of these cards."""
    at = table(
        *(players or (hero(), hero())),
        foe=foe(1),
        room=SHOP,
        defeated=True,
        pile=list(pile),
        script=[hit(1), *list(pile)[:-1]],
        **more,
    )
    choose(at, TAKE_DIE[RED])
    return at


@pytest.mark.rule("DF-RULING-49")
def test_an_empty_pile_is_made_of_the_discards_and_may_stay_empty() -> None:
    first, second = weapon("blind"), weapon("spin")
    at = table(
        hero(gear=[second]),
        hero(),
        foe=foe(1, ability="destroy-equipment"),
        pile=[first],
        fight={"thefts": 3},
        script=[miss(), hit(1)],
    )
    choose(at, TAKE_DIE[RED])
    assert at.state.discards == [number(at, second)]

    choose(at, TAKE_DIE[BLUE])
    all_choose(at, GIVE_TO[0], GIVE_TO[1])

    stolen = [event.gear for event in happened(at, ev.CardStolen)]
    assert stolen == [number(at, first), number(at, second)]
    assert len(happened(at, ev.NoCardLeft)) == 1


@pytest.mark.rule("DF-RULING-49")
def test_what_a_shop_did_not_sell_is_discarded_after_the_visit() -> None:
    cards = [weapon("blind", price=1), weapon("spin", price=1), weapon("leg", price=1)]
    at = at_the_shop(pile=cards, gold=1)
    assert at.state.discards == []

    all_choose(at, BUY[number(at, cards[0])], GIVE_TO[0])
    if asked(at) == "DF-ROOM-07":
        all_choose(at, LEAVE_SHOP)

    assert sorted(at.state.discards) == sorted(number(at, card) for card in cards[1:])


@pytest.mark.rule("DF-RULING-50")
@pytest.mark.parametrize("out", [0, 1])
def test_who_is_out_counts_no_more(out: int) -> None:
    throws = ("blind", "spin", "leg", "double", "flick", "blow", "head", "nose", "smash")
    players = [hero(), hero(), hero(angelic=out > 0, life=4)]
    at = at_the_shop(*players, pile=[weapon(throw) for throw in throws], gold=1)

    assert len(happened(at, ev.ShopOpened)[0].offer) == 3 + 3 - out
    # Only who is out has lost life: nobody else can be healed.
    assert (BUY_HEALING in offered(at, 0)) == (out == 0)
    assert set(at.waiting_for) == set(range(3 - out))


@pytest.mark.rule("DF-RULING-51")
def test_the_party_says_who_gets_a_card_and_else_the_leader() -> None:
    blade = weapon("blind")
    narrow = hero(sheet(slots=(0, 1, 2)))
    at = table(
        hero(),
        hero(),
        narrow,
        foe=foe(1),
        leader=1,
        pile=[blade],
        fight={"thefts": 1},
        script=[hit(1)],
    )

    choose(at, TAKE_DIE[RED])
    # Who cannot carry a weapon gets none, and nothing lies in the Treasury.
    assert offered(at, 0) == [GIVE_TO[0], GIVE_TO[1], LEAVE_IT]
    vote(at, GIVE_TO[0], GIVE_TO[1], GIVE_TO[0])
    assert at.waiting_for == (1,)
    choose(at, GIVE_TO[1])

    assert person(at, 1).gear == [number(at, blade)]


@pytest.mark.rule("DF-RULING-51")
def test_a_full_hero_gets_a_card_in_place_of_another() -> None:
    old, new = weapon("blind"), weapon("spin")
    at = table(
        hero(sheet(slots=(1, 0, 0)), gear=[old]),
        foe=foe(1),
        pile=[new],
        fight={"thefts": 1},
        script=[hit(1)],
    )

    choose(at, TAKE_DIE[RED], GIVE_TO[0])

    assert asked(at) == "DF-EQUIP-04"
    assert offered(at) == [DISCARD[number(at, old)], DISCARD[number(at, new)]]
    choose(at, DISCARD[number(at, old)])
    assert person(at).gear == [number(at, new)]


@pytest.mark.rule("DF-RULING-52")
def test_a_visit_is_one_shopping_in_any_order() -> None:
    cards = [weapon("blind", price=1), weapon("spin", price=2), weapon("leg", price=9)]
    at = at_the_shop(hero(life=3), hero(), pile=cards, gold=8, dice=1)

    all_choose(at, BUY_HEALING, BUY_DIE, BUY[number(at, cards[1])], GIVE_TO[0])
    all_choose(at, BUY_HEALING, BUY[number(at, cards[0])], GIVE_TO[1])
    assert at.state.gold == 1
    assert not [option for option in offered(at, 0) if isinstance(option, Buy)]
    assert BUY_DIE not in offered(at, 0)
    all_choose(at, BUY_HEALING)

    assert at.state.gold == 0
    assert lives(at) == [6, 9]
    assert at.state.dice == 2


# The score


def scored(at: Table, *, won: bool = True) -> dict[str, int]:
    """The points of a game that ends now, by their texts."""
    g: FighterState = at.state
    g.won, g.phase = won, Phase.OVER
    return {part.text: part.points for part in at.result().parts[0]} if won else {}


@pytest.mark.rule("DF-RULING-75")
def test_who_went_to_the_next_level_costs_five_and_is_a_player_still() -> None:
    at = table(
        hero(scars=[RED]),
        hero(scars=[BLUE, GREEN], **FALLEN),
        hero(),
        foe=foe(1),
        fell=True,
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])
    points = scored(at)

    assert points["score-angels"] == -5
    assert points["score-scars"] == -1
    assert points["score-players"] == 3


@pytest.mark.rule("DF-RULING-76")
def test_a_defeat_has_no_score() -> None:
    at = table(hero(life=1), boss=boss(20, 3), gold=9, dice=9, script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert at.is_over
    result = at.result()
    assert not result.scored
    assert not result.parts
    assert not any(verdict.startswith("title-") for verdict in result.verdicts)


# What the pictures of the book show


@pytest.mark.rule("DF-EXAMPLE-12")
def test_from_a_move_to_a_scar() -> None:
    ogre = foe(2, 9, gold=1, level=4)
    at = table(
        hero(sheet("extra-damage", "mass-healing", "pickpocket")),
        hero(),
        monsters=[ogre],
        at=0,
        script=[ogre, miss(icon=True), hit(2)],
    )
    all_choose(at, ENTER_ROOM[HERE])
    assert (fight_at(at).life, fight_at(at).gold) == (2, 1)

    choose(at, TAKE_DIE[GREEN], TAKE_DIE[RED])
    assert at.state.gold >= 4
    choose(at, COVER_ABILITY[BLUE])

    assert person(at).scars == [BLUE]
    assert person(at).life == 6
