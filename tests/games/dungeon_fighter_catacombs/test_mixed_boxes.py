"""Mixing boxes: what comes from which box, and what goes together. [DC-MIX-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, room, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    BLUE,
    GREEN,
    RED,
    SHIPPED,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    new_table,
    number,
    offered,
    table,
    thrown,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.modifying import holes
from undercroft.games.dungeon_fighter_catacombs.options import (
    DRAW_HERO,
    FIGHT_ON,
    PROPOSE_RETREAT,
    TAKE_DIE,
    TAKE_HERO,
    TAKE_ROOM,
    TAKE_WHITE,
    Arm,
    TakeHero,
)
from undercroft.games.dungeon_fighter_catacombs.state import PENDULUM
from undercroft.targets.move import Seen

BOX = SHIPPED.box
OWN, FIRST = ["catacombs"], ["first"]
RINGS = {"target": "first"}
"""The Target of the first box."""


def zone(value: int, *, icon: bool = False) -> Seen:
    """A die in a ring of the first Target."""
    return Seen(f"zone-{value}", 2, icon)


def heroes_offered(at: Table) -> set[int]:
    return {option.hero for option in offered(at) if isinstance(option, TakeHero)}


def pools(at: Table) -> list[set[str]]:
    """The boxes that monsters, Equipment, Dungeon cards and Bosses come from."""
    g = at.state
    piles = (g.monsters, g.equipment, g.rooms, g.bosses)
    return [{getattr(BOX.cards[card], "edition", "catacombs") for card in p.pool} for p in piles]


def drafted(seats: int, **setup: Any) -> Table:
    """The first Heroes that are offered are taken, the first of them leads."""
    at = new_table(seats, **setup)
    for _ in range(seats):
        choose(at, TAKE_HERO[min(heroes_offered(at))])
    return at


# Heroes


@pytest.mark.rule("DC-MIX-01", "DC-MIX-02")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_choose_among_the_heroes_of_both_boxes(seats: int) -> None:
    at = new_table(seats)

    assert heroes_offered(at) == set(BOX.heroes)
    assert len(drafted(seats).state.heroes) == seats


@pytest.mark.rule("DC-MIX-01")
@pytest.mark.parametrize("seats", [1, 4])
def test_up_to_four_play_with_the_heroes_of_this_box_unless_they_say_so(seats: int) -> None:
    assert heroes_offered(new_table(seats)) == set(BOX.of(BOX.heroes, OWN))


@pytest.mark.rule("DC-MIX-02", "DC-RULING-97")
@pytest.mark.parametrize(
    ("heroes", "editions"),
    [("catacombs", OWN), ("first", FIRST), ("both", [*OWN, *FIRST])],
)
def test_any_hero_of_the_boxes_in_use_can_be_chosen(heroes: str, editions: list[str]) -> None:
    at = new_table(2, heroes=heroes)

    assert heroes_offered(at) == set(BOX.of(BOX.heroes, editions))
    assert len(BOX.of(BOX.heroes, FIRST)) == 9
    other = max(heroes_offered(at))
    choose(at, TAKE_HERO[other], DRAW_HERO)
    assert at.state.heroes[0].card == other
    assert at.state.heroes[0].life == 9


@pytest.mark.rule("DC-SETUP-25", "DC-SETUP-24")
@pytest.mark.parametrize(("seats", "gold"), [(4, 2), (5, 3), (6, 4)])
def test_the_gold_of_five_and_six(seats: int, gold: int) -> None:
    assert new_table(seats).state.gold == gold


@pytest.mark.rule("DC-RULING-97")
def test_a_hero_of_the_first_box_has_the_three_abilities_of_the_sheet() -> None:
    torm = BOX.hero(BOX.number("hero-torm"))

    assert [torm.red.kind, torm.green.kind, torm.blue.kind] == ["blind-fury", "sworn-foe", "flurry"]
    assert (torm.green.foe, torm.green.value) == ("household", 4)
    assert (torm.weapons, torm.armours, torm.spendables) == (2, 1, 0)


# Decks


@pytest.mark.rule("DC-MIX-05", "DC-MIX-07", "DC-RULING-97")
def test_every_deck_is_of_this_box_unless_the_table_says_so() -> None:
    assert pools(new_table(2)) == [set(OWN)] * 4


@pytest.mark.rule("DC-MIX-05", "DC-RULING-97")
@pytest.mark.parametrize("deck", ["monsters", "equipment"])
def test_a_deck_comes_from_the_first_box_or_from_both(deck: str) -> None:
    at = ["monsters", "equipment"].index(deck)

    assert pools(new_table(2, **{deck: "first"}))[at] == set(FIRST)
    both = pools(new_table(2, **{deck: "both"}))
    assert both[at] == {*OWN, *FIRST}
    assert [pool for number, pool in enumerate(both) if number != at] == [set(OWN)] * 3


@pytest.mark.rule("DC-RULING-97")
def test_bosses_come_from_the_box_of_the_target_or_from_both() -> None:
    assert pools(new_table(2, **RINGS))[3] == set(FIRST)
    assert pools(new_table(2, bosses="both"))[3] == {*OWN, *FIRST}
    assert pools(new_table(2, **RINGS, bosses="both"))[3] == {*OWN, *FIRST}


@pytest.mark.rule("DC-MIX-05", "DC-SETUP-12")
def test_all_monsters_of_level_4_of_both_boxes_are_in_the_deck() -> None:
    at = drafted(2, monsters="both")
    own, first = (BOX.of(BOX.levels[4], box) for box in (OWN, FIRST))

    assert at.state.deck == [3, 3, 3, len(own) + len(first)]


@pytest.mark.rule("DC-MIX-03", "DC-MIX-05")
def test_cards_that_need_bones_stay_in_the_box_of_a_target_without_any() -> None:
    at = drafted(2, **RINGS)
    names = {"monster-loose-collarbone", "equipment-somebodys-femur", "room-skittles-alley"}

    (told,) = happened(at, ev.CardsLeftOut)
    assert set(told.cards) == names
    g = at.state
    left = {BOX.number(name) for name in names}
    assert not left & {*g.monsters.pool, *g.equipment.pool, *g.rooms.pool}
    assert not happened(drafted(2), ev.CardsLeftOut)


@pytest.mark.rule("DC-MIX-03", "DC-MIX-04")
def test_the_table_is_told_whose_target_and_dice_it_has() -> None:
    (told,) = happened(drafted(2, dice="first"), ev.BoxesMixed)

    assert (told.target, told.dice) == (("box-catacombs",), ("box-first",))
    assert not happened(drafted(2), ev.BoxesMixed)
    assert not happened(drafted(5), ev.BoxesMixed)


@pytest.mark.rule("DC-MIX-05", "DC-MONSTER-10")
def test_monsters_of_the_first_box_have_life_and_gold_as_those_of_this_one() -> None:
    for level in range(1, 5):
        own, first = (BOX.of(BOX.levels[level], box) for box in (OWN, FIRST))
        least = min(BOX.monster(card).gold for card in own if BOX.monster(card).gold > 1)
        assert all(BOX.monster(card).gold >= least for card in first)
        most = max(BOX.monster(card).life for card in own)
        assert all(1 <= BOX.monster(card).life <= most for card in first)
    teddy = BOX.monster(BOX.number("monster-teddy"))
    goblin = BOX.monster(BOX.number("monster-common-goblin"))
    assert (teddy.life, teddy.gold, goblin.life, goblin.gold) == (1, 3, 5, 2)


# Target and dice


@pytest.mark.rule("DC-MIX-03")
def test_the_target_of_the_first_box_is_thrown_at_and_stays() -> None:
    script: list[Any] = [zone(4), zone(4)]
    at = table(hero(), hero(), foe=foe(4), script=script, setup=RINGS)

    choose(at, TAKE_DIE[RED])

    assert thrown(at)[0].setting.board == "first"
    assert at.state.setting.board == "first"


@pytest.mark.rule("DC-MIX-04", "DC-WHITE-03")
@pytest.mark.parametrize(("dice", "kind"), [("catacombs", "d12"), ("first", "d6")])
@pytest.mark.parametrize("target", ["catacombs", "first"])
def test_coloured_and_white_dice_are_of_one_box(target: str, dice: str, kind: str) -> None:
    def landed() -> Seen:
        return zone(1) if target == "first" else hit(1)

    setup = {"target": target, "dice": dice}
    at = table(hero(), hero(), foe=foe(20), setup=setup, script=[landed()] * 4)
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN], TAKE_WHITE)

    assert {throw.die for throw in thrown(at)} == {kind}
    assert [throw.called for throw in thrown(at)] == ["red", "green", "blue", "white-1"]


@pytest.mark.rule("DC-MIX-06", "DC-SPDICE-01")
def test_special_dice_are_there_with_the_dice_of_either_box() -> None:
    setup = {"dice": "first"}
    at = table(hero(), hero(), foe=foe(20, die="pendulum"), setup=setup, script=[hit(1)])

    choose(at, TAKE_DIE[PENDULUM])

    assert thrown(at)[0].die == "pendulum"


@pytest.mark.rule("DC-MIX-03", "DC-MODIF-03")
def test_four_webs_close_every_other_of_eight_holes() -> None:
    assert holes("catacombs") == ("hole-1", "hole-2", "hole-3", "hole-4")
    assert holes("first") == ("hole-1", "hole-3", "hole-5", "hole-7")


@pytest.mark.rule("DC-MIX-03", "DC-MODIF-05", "DC-MODIF-07")
def test_a_web_works_on_the_target_of_the_first_box() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(9, modifiers=("spider-webs",)),
        setup=RINGS,
        script=[Seen("web-3", 2, icon=False), Seen("hole-2", 2, icon=False), zone(1)],
    )

    choose(at, TAKE_DIE[RED])
    assert at.state.setting.webs == ("hole-1", "hole-5", "hole-7")
    choose(at, TAKE_DIE[BLUE])
    assert happened(at, ev.DieMissed)[0].reason == "hole"
    assert len(happened(at, ev.WebGone)) == 1


# Throws of both boxes


@pytest.mark.rule("DC-REQ-05", "DC-MIX-05")
@pytest.mark.parametrize(
    ("one", "other", "kept"),
    [("nose", "nose-shot", {"nose"}), ("blow", "blow-shot", {"blow"})],
)
def test_throws_of_both_boxes_apply_together(one: str, other: str, kept: set[str]) -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(9, throws=(one,)),
        room=room(2, throws=(other,)),
        script=[hit(1)],
    )

    if asked(at) == "DC-BACK-01":
        all_choose(at, FIGHT_ON)
    choose(at, TAKE_DIE[RED])

    assert set(thrown(at)[0].combined.ids) == kept


@pytest.mark.rule("DC-REQ-05", "DC-MIX-05", "DC-RULING-63")
@pytest.mark.parametrize(("one", "other"), [("nose", "nose-shot"), ("blow-shot", "blow")])
def test_equal_throws_of_both_boxes_are_one_demand(one: str, other: str) -> None:
    made = foe(9, throws=(one,)), room(2, throws=(other,))
    at = table(hero(), hero(), foe=made[0], room=made[1])
    (kept,) = {one, other} - {"nose-shot", "blow-shot"}
    assert at.view(0)["fight"]["demanded"] == [kept]

    at = table(
        *(hero(), hero()),
        monsters=[made[0]],
        rooms=[made[1], room(3)],
        deck=(1, 0, 0, 0),
        script=[number(at, made[1])],
    )
    choose(at, TAKE_ROOM[number(at, made[1])])
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-REQ-04", "DC-BACK-01", "DC-RULING-63", "DC-MIX-05")
def test_what_no_throw_can_keep_is_said_and_backing_down_offered() -> None:
    made = foe(9, throws=("borrow",)), room(2, throws=("ear-shot",))
    at = table(hero(), hero(), foe=made[0], room=made[1], script=[hit(5)])

    assert PROPOSE_RETREAT in offered(at)
    choose(at, TAKE_DIE[RED])

    assert thrown(at)[0].conditions == ("ear-shot",)
    assert happened(at, ev.DieMissed)[0].reason == "impossible"
    assert fight_at(at).life == 9
    assert lives(at) == [8, 9]


@pytest.mark.rule("DC-REQ-03", "DC-MIX-05")
def test_a_special_die_that_does_not_go_with_the_throw_is_not_offered() -> None:
    at = table(hero(), hero(), foe=foe(9, throws=("borrow",)), fight={"special": [PENDULUM]})
    assert TAKE_DIE[PENDULUM] not in offered(at)

    at = table(hero(), hero(), foe=foe(9), fight={"special": [PENDULUM]})
    assert TAKE_DIE[PENDULUM] in offered(at)


@pytest.mark.rule("DC-EQUIP-06", "DC-MIX-05")
def test_a_weapon_of_the_other_box_that_does_not_go_with_the_throw_is_not_offered() -> None:
    spin, leg = weapon("spin"), weapon("leg")
    at = table(hero(gear=[spin, leg]), hero(), foe=foe(9, throws=("chopstick-shot",)))
    box = at.state.printed

    names = [box.names[option.gear] for option in offered(at) if isinstance(option, Arm)]
    assert names == [f"equipment-{leg.id}"]


def test_refusals_change_nothing() -> None:
    with pytest.raises(Refused) as refused:
        new_table(2, target="third")
    assert refused.value.reason == "bad-setup"
