"""What a seat does whose time runs out: the defaults of the ledger's decision points."""

import pytest

from tests.games.dungeon_fighter.cards import SHOP, armour, foe, magic, sheet, treasure, weapon
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    all_choose,
    asked,
    choose,
    hero,
    hit,
    miss,
    new_table,
    number,
    table,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon_fighter.options import (
    ADD_DAMAGE,
    BUY_DIE,
    BUY_HEALING,
    COVER_ABILITY,
    DEAL_DAMAGE,
    DISCARD,
    DRAW_HERO,
    DRAW_LEADER,
    END_TURN,
    ENTER_ROOM,
    FIGHT_ON,
    GIVE_BEER,
    GIVE_TO,
    HEAL_POINT,
    KEEP_THROW,
    LEAVE_SHOP,
    LOSE_GEAR,
    PASS,
    PICK_COLOUR,
    PICK_DIFFICULTY,
    PREVENT,
    PROPOSE_WITHDRAWAL,
    RAGE,
    RETHROW,
    SING,
    STAY_CALM,
    STRIKE_BACK,
    SUFFER,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_HERO,
    TAKE_WHITE,
    THROW_AGAIN,
    USE_ON,
    USUAL_ORDER,
    Buy,
)

SPENT = {"spent": [RED, BLUE, GREEN]}


def default(at: Table) -> Option:
    """What the first seat that is asked does by default."""
    seat = at.waiting_for[0]
    found: Option = at.game.fallback(at.state, seat, at.options(seat), Fast(1))
    assert found in at.options(seat)
    return found


def test_set_up_is_left_to_chance_and_of_middling_difficulty() -> None:
    at = new_table(2, difficulty="vote")
    assert default(at) is DRAW_HERO

    choose(at, TAKE_HERO[0], TAKE_HERO[1])
    assert default(at) is PICK_DIFFICULTY[1]
    all_choose(at, PICK_DIFFICULTY[1])
    assert default(at) is DRAW_LEADER


@pytest.mark.parametrize(
    ("life", "dice", "chosen"),
    [(9, 1, TAKE_BEATING), (9, 4, TAKE_WHITE), (2, 1, TAKE_WHITE), (2, 0, TAKE_BEATING)],
)
def test_a_white_die_is_thrown_if_somebody_would_faint_or_there_are_many(
    life: int, dice: int, chosen: Option
) -> None:
    at = table(hero(), hero(life=life), foe=foe(9, 2), fight=SPENT, dice=dice)

    assert default(at) is chosen


@pytest.mark.rule("DF-RULING-77")
def test_the_first_die_is_thrown_without_a_weapon() -> None:
    at = table(hero(gear=[weapon("blind", 3)]), foe=foe(), fight={"spent": [RED]})

    assert default(at) is TAKE_DIE[BLUE]


def test_a_miss_is_thrown_again_and_a_hit_is_kept() -> None:
    icons = [miss(icon=True), hit(2, icon=True)]
    at = table(hero(sheet("re-throw")), foe=foe(), script=icons)

    choose(at, TAKE_DIE[RED])
    assert default(at) is RETHROW
    choose(at, RETHROW)
    assert default(at) is KEEP_THROW


@pytest.mark.parametrize(
    ("life", "left", "chosen"), [(3, 20, RAGE), (2, 20, STAY_CALM), (2, 6, RAGE), (2, 7, STAY_CALM)]
)
def test_fury_is_paid_from_3_hp_or_for_a_kill(life: int, left: int, chosen: Option) -> None:
    at = table(hero(sheet("blind-fury"), life=life), foe=foe(left), script=[hit(3, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert default(at) is chosen


def test_abilities_go_to_the_weakest_and_are_used() -> None:
    at = table(hero(sheet("beer")), hero(life=3), foe=foe(9), script=[hit(1, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert default(at) is GIVE_BEER[1]

    blessing = hero(sheet("divine-intervention"), life=2)
    at = table(blessing, hero(life=1), foe=foe(9), script=[hit(2, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert default(at) is HEAL_POINT[1]

    at = table(hero(sheet("flurry")), foe=foe(9), script=[hit(2, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert default(at) is THROW_AGAIN

    singer = hero(sheet("refrain"))
    at = table(singer, foe=foe(9, ability="heal", value=2), script=[hit(2, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert default(at) is SING


def test_a_white_die_gets_the_colour_that_helps_most() -> None:
    mixed = sheet("pickpocket", "extra-damage", "blind-fury")
    at = table(hero(mixed, scars=[GREEN]), foe=foe(), fight=SPENT, script=[hit(1, icon=True)])

    choose(at, TAKE_WHITE)

    assert default(at) is PICK_COLOUR[BLUE]


@pytest.mark.parametrize(("life", "kills"), [(6, True), (7, False)])
def test_a_damage_card_is_used_when_it_kills(life: int, kills: bool) -> None:
    oil = magic("extra-damage", 4)
    at = table(hero(gear=[oil]), foe=foe(life), script=[hit(2)])

    choose(at, TAKE_DIE[RED])

    assert default(at) is (ADD_DAMAGE[number(at, oil)] if kills else DEAL_DAMAGE)


@pytest.mark.parametrize(("life", "faints"), [(3, True), (4, False)])
def test_a_card_prevents_a_faint_only(life: int, faints: bool) -> None:
    charm = magic("no-damage")
    at = table(hero(life=life, gear=[charm]), hero(), foe=foe(9, 3), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert default(at) is (PREVENT[number(at, charm)] if faints else SUFFER)


def test_who_can_strike_back_once_does() -> None:
    spikes = armour("riposte", once=True)
    at = table(hero(gear=[spikes]), hero(), foe=foe(9, 3), script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert default(at) is STRIKE_BACK[number(at, spikes)]


def test_the_cheapest_card_is_lost() -> None:
    cheap, dear = weapon("blind", price=1), weapon("spin", price=4)
    breaker = foe(9, 1, ability="destroy-equipment")
    at = table(hero(gear=[dear, cheap]), hero(), foe=breaker, script=[miss()])

    choose(at, TAKE_DIE[RED])

    assert default(at) is LOSE_GEAR[number(at, cheap)]


@pytest.mark.parametrize(("life", "heals"), [(2, True), (3, False)])
def test_healing_is_for_who_would_faint_next(life: int, heals: bool) -> None:
    drink = magic("heal-one", 3)
    at = table(hero(), hero(life=life), hero(gear=[drink]), foe=foe(9, 2))

    assert default(at) is (USE_ON[number(at, drink)][1] if heals else PASS)


def test_nobody_runs_from_what_can_be_fought() -> None:
    at = table(hero(), hero(), foe=foe())

    choose(at, PROPOSE_WITHDRAWAL)

    assert default(at) is FIGHT_ON


def test_a_scar_covers_what_helps_least() -> None:
    fallen = hero(sheet("flurry", "pickpocket", "beer"), life=0, fainted=True)
    at = table(fallen, hero(), foe=foe(1), first=1, script=[hit(1)])

    choose(at, TAKE_DIE[RED])

    assert default(at) is COVER_ABILITY[BLUE]


def test_a_card_goes_to_a_free_slot_and_too_much_is_dropped() -> None:
    blade, other = weapon("blind", price=4), weapon("spin", price=1)
    narrow = sheet(slots=(1, 0, 0))
    at = table(
        hero(narrow, gear=[other]),
        hero(narrow),
        foe=foe(1),
        room=treasure(equipment=1),
        pile=[blade],
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])
    assert default(at) is GIVE_TO[1]

    all_choose(choose(at, GIVE_TO[0]), END_TURN)
    assert asked(at) == "DF-EQUIP-04"
    choose(at, DISCARD[number(at, other)])
    assert at.state.heroes[0].gear == [number(at, blade)]


def test_the_shop_heals_then_sells_dice_then_a_cheap_weapon() -> None:
    blade, other = weapon("blind", price=2), weapon("spin", price=1)
    at = table(
        hero(life=3),
        foe=foe(1),
        room=SHOP,
        pile=[blade, other],
        gold=4,
        dice=6,
        script=[hit(1), blade],
    )
    choose(at, TAKE_DIE[RED])
    assert default(at) is USUAL_ORDER
    choose(at, USUAL_ORDER)

    assert default(at) is BUY_HEALING
    choose(at, BUY_HEALING)
    assert default(at) is BUY_DIE
    choose(at, BUY_DIE)
    wanted = default(at)
    assert isinstance(wanted, Buy)
    assert wanted.gear == number(at, other)
    choose(at, wanted)
    assert at.state.gold == 0
    assert at.is_over or asked(at) != "DF-ROOM-07"


def test_the_room_that_offers_most_is_entered() -> None:
    at = table(hero(), room=treasure(gold=2), at=0)

    assert default(at) is ENTER_ROOM[1]
    assert LEAVE_SHOP not in at.options(0)
