"""The Monster Attack Table, the Combat Losing Table, and defences against both."""

import pytest

from tests.games.dungeon.situations import (
    BOX,
    HALL,
    asked,
    before_a_room,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    monster_at,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import HeroKilled, MonsterAttacked, ResultSoftened
from undercroft.games.dungeon.options import ACCEPT, DROP, ENCOUNTER, MOVE, RETREAT, STAY, USE
from undercroft.games.dungeon.state import Hero

THREE = [gold(250), gold(500), gold(1000)]
HAND, SANCTUARY = deed("invoke-valerians-hand"), deed("sanctuary")
BREAKFAST = deed("nothing-a-good-breakfast-wouldnt-fix")
SHIELDS, FAST = deed("shield-wall"), deed("stand-fast")


def lose(one: Hero, dice: str, **setup: bool) -> Table:
    """A hero fails against 12, and the monster attacks with these dice."""
    attack = "111" if one.card == BOX.number("class-fighter") else "11"
    return before_a_room(one, foe(12), [attack, dice], setup=setup)


def dwarf(*treasures: int) -> Hero:
    return hero("dwarf", treasures=treasures)


def tiers(at: Table) -> list[str]:
    return [event.tier for event in happened(at, MonsterAttacked)]


@pytest.mark.rule("DG-ATTACK-07", "DG-RULING-22")
@pytest.mark.parametrize("dice", ["11", "14"])
def test_up_to_5_is_a_miss(dice: str) -> None:
    at = lose(dwarf(*THREE), dice)

    assert tiers(at) == ["miss"]
    assert person(at).treasures == THREE
    assert (person(at).place, person(at).lost) == (room(), 0)
    assert at.waiting_for == (1,), "the turn ends"


@pytest.mark.rule("DG-ATTACK-06", "DG-RULING-22", "DG-RULING-27", "DG-CHOICE-13")
@pytest.mark.parametrize("dice", ["15", "16"])
def test_6_or_7_stuns(dice: str) -> None:
    at = lose(dwarf(*THREE), dice)
    assert tiers(at) == ["stunned"]
    assert offered(at) == [DROP[card] for card in sorted(THREE)], "the owner picks"
    choose(at, DROP[gold(500)])

    assert person(at).treasures == [gold(250), gold(1000)]
    assert (person(at).place, person(at).lost) == (room(), 0)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-ATTACK-03", "DG-ATTACK-04", "DG-ATTACK-05", "DG-RULING-22")
@pytest.mark.parametrize("dice", ["26", "46"])
def test_8_to_10_hurts(dice: str) -> None:
    at = choose(lose(dwarf(*THREE), dice), DROP[gold(250)])

    assert tiers(at) == ["hurt"]
    assert person(at).treasures == [gold(500), gold(1000)]
    assert person(at).place == front(room())
    assert person(at).lost == 1
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-ATTACK-01", "DG-ATTACK-02", "DG-RULING-26", "DG-EXAMPLE-06")
@pytest.mark.parametrize("dice", ["56", "66"])
@pytest.mark.parametrize(("held", "dropped"), [(5, 3), (4, 2), (1, 1)])
def test_11_or_12_hurts_seriously(dice: str, held: int, dropped: int) -> None:
    cards = [gold(250, copy) for copy in range(held)]
    at = lose(dwarf(*cards), dice)
    while at.waiting_for == (0,):
        choose(at, offered(at)[0])

    assert tiers(at) == ["serious"]
    assert len(person(at).treasures) == held - dropped
    assert person(at).place == HALL
    assert person(at).lost == 0
    guard = monster_at(at, room())
    assert guard is not None
    assert len(guard.pile) == dropped, "they lie where the fight was"


@pytest.mark.rule("DG-RULING-28")
@pytest.mark.parametrize(("dice", "place"), [("16", room()), ("26", front(room())), ("56", HALL)])
def test_without_treasure_the_rest_of_the_result_is_suffered(dice: str, place: int) -> None:
    at = lose(dwarf(), dice)

    assert person(at).place == place
    assert person(at).lost == (1 if dice == "26" else 0)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-23", "DG-CHOICE-14")
def test_a_retreat_goes_where_the_hero_came_from_else_to_a_corridor_of_choice() -> None:
    place = room()
    here = next(p for p in BOX.board.corridors[3] if len(BOX.board.neighbours(p)) > 2)
    near = [p for p in BOX.board.neighbours(here) if BOX.board.kinds[p] in ("corridor", "stair")]
    lost = table(hero("dwarf", here), hero("cleric"), open={here: foe(12)}, script=["11", "26"])
    choose(lost, STAY, ENCOUNTER)
    assert offered(lost) == [RETREAT[to] for to in near]
    assert len(near) > 1
    choose(lost, RETREAT[near[1]])
    assert person(lost).place == near[1]

    known = table(
        hero("dwarf", here, came=near[0]), hero("cleric"), open={here: foe(12)}, script="11 26"
    )
    choose(known, STAY, ENCOUNTER)
    assert (person(known).place, person(known).came) == (near[0], -1)

    beside = hero("dwarf", place, came=front(place))
    quiet = table(
        beside, hero("cleric"), open={place: foe(12), front(place): foe(11)}, script="11 26"
    )
    choose(quiet, STAY, ENCOUNTER)
    assert person(quiet).place == front(place)
    assert quiet.waiting_for == (1,), "no encounter is triggered there"


# Defences


@pytest.mark.rule("DG-CLERIC-01", "DG-RULING-40", "DG-CLASS-02")
@pytest.mark.parametrize(
    ("dice", "deadly"), [("15", False), ("46", False), ("66", False), ("66", True)]
)
def test_valerians_hand_makes_any_result_a_miss_twice(dice: str, deadly: bool) -> None:
    place = room()
    for used, is_offered in ((0, True), (1, True), (2, False)):
        one = hero(
            "cleric",
            front(place),
            THREE,
            spent=["sanctuary", "blessing"],
            used={"invoke-valerians-hand": used},
        )
        at = table(
            one,
            hero("dwarf"),
            rooms={place: (foe(12), gold(5000))},
            script=["11", dice],
            setup={"deadly": deadly},
        )
        choose(at, MOVE[place])
        assert (at.waiting_for == (0,) and USE[HAND] in offered(at)) == is_offered
        if is_offered:
            choose(at, USE[HAND])
            assert person(at).treasures == THREE
            assert person(at).place == place
            assert person(at).used[HAND - BOX.feats.start] == used + 1


@pytest.mark.rule("DG-CLERIC-01")
def test_a_miss_needs_no_defence() -> None:
    place = room()
    at = table(
        hero("cleric", front(place), spent=["blessing"]),
        hero("dwarf"),
        rooms={place: (foe(12), gold(5000))},
        script=["11", "14"],
    )
    choose(at, MOVE[place])

    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-40")
def test_defences_are_for_attacks_on_their_owner() -> None:
    place = room()
    at = table(
        hero("dwarf", place),
        hero("cleric", place, spent=["blessing"]),
        open={place: foe(12)},
        script=["11", "16"],
    )
    choose(at, STAY, ENCOUNTER)

    assert asked(at) == "DG-MOVE-01"
    assert at.waiting_for == (1,), "the Cleric was not asked about it"


@pytest.mark.rule("DG-ACTIONCARD-07", "DG-CHOICE-12")
@pytest.mark.parametrize(("dice", "works"), [("15", True), ("46", True), ("56", False)])
def test_sanctuary_works_against_6_to_10(dice: str, works: bool) -> None:
    place = room()
    one = hero("cleric", front(place), spent=["blessing"], used={"invoke-valerians-hand": 2})
    at = table(one, hero("dwarf"), rooms={place: (foe(12), gold(5000))}, script=["11", dice])
    choose(at, MOVE[place])

    assert (at.waiting_for == (0,)) == works
    if works:
        assert offered(at) == [ACCEPT, USE[SANCTUARY]]
        choose(at, USE[SANCTUARY])
        assert person(at).place == place
        assert SANCTUARY in person(at).spent


@pytest.mark.rule("DG-HALFLING-02", "DG-EXAMPLE-01", "DG-CLT-06")
@pytest.mark.parametrize(("dice", "tier"), [("56", "hurt"), ("46", "stunned"), ("16", "miss")])
def test_breakfast_lowers_a_result_by_one_tier(dice: str, tier: str) -> None:
    one = hero("halfling", treasures=[gold(250)], used={"slingshot-of-snake-pipe-hollow": 6})
    at = choose(lose(one, dice), USE[BREAKFAST])

    assert [event.tier for event in happened(at, ResultSoftened)] == [tier]
    assert person(at).treasures == ([gold(250)] if tier == "miss" else [])
    assert person(at).lost == (1 if tier == "hurt" else 0)
    assert person(at).place == (front(room()) if tier == "hurt" else room())
    assert person(at).used[BREAKFAST - BOX.feats.start] == 1
    spent = hero(
        "halfling",
        used={"slingshot-of-snake-pipe-hollow": 6, "nothing-a-good-breakfast-wouldnt-fix": 1},
    )
    assert lose(spent, dice).waiting_for == (1,), "once in a game"


@pytest.mark.rule("DG-ACTIONCARD-10")
def test_shield_wall_lowers_a_result_by_one_tier() -> None:
    at = lose(hero("fighter", spent=["mighty-blow"]), "56")
    assert offered(at) == [ACCEPT, USE[SHIELDS]]
    choose(at, USE[SHIELDS], ACCEPT)

    assert (person(at).place, person(at).lost) == (front(room()), 1)


@pytest.mark.rule("DG-ACTIONCARD-12")
def test_stand_fast_keeps_the_ground_on_hurt_but_the_treasure_falls() -> None:
    at = lose(hero("fighter", treasures=[gold(250)], spent=["mighty-blow", "shield-wall"]), "26")
    assert offered(at) == [ACCEPT, USE[FAST]]
    choose(at, USE[FAST])

    assert (person(at).place, person(at).lost) == (room(), 0)
    assert person(at).treasures == []
    for dice in ("16", "56"):
        other = lose(hero("fighter", spent=["mighty-blow", "shield-wall"]), dice)
        assert other.waiting_for == (1,), "only on Hurt"
    both = lose(hero("fighter", spent=["mighty-blow"]), "56")
    choose(both, USE[SHIELDS], USE[FAST])
    assert (person(both).place, person(both).lost) == (room(), 0)


# The Combat Losing Table


@pytest.mark.rule("DG-CLT-01", "DG-CLT-02", "DG-CLT-03", "DG-CLT-04", "DG-GAP-11")
@pytest.mark.parametrize(
    ("dice", "tier"),
    [
        ("66", "killed"),
        ("56", "serious"),
        ("46", "hurt"),
        ("26", "hurt"),
        ("16", "stunned"),
        ("15", "stunned"),
        ("14", "miss"),
    ],
)
@pytest.mark.parametrize("option", ["deadly", "underdungeon"])
def test_the_combat_losing_table_kills_on_12(dice: str, tier: str, option: str) -> None:
    assert tiers(lose(dwarf(), dice, **{option: True})) == [tier]


@pytest.mark.rule("DG-CLT-01")
def test_without_the_option_12_does_not_kill() -> None:
    assert tiers(lose(dwarf(), "66")) == ["serious"]


@pytest.mark.rule("DG-CLT-05")
def test_the_killed_drop_all_they_carry_and_leave_the_board() -> None:
    at = lose(dwarf(*THREE), "66", deadly=True)

    assert not person(at).alive
    assert person(at).place == -1
    assert person(at).treasures == []
    guard = monster_at(at, room())
    assert guard is not None
    assert sorted(guard.pile) == sorted(THREE)
    assert len(happened(at, HeroKilled)) == 1


@pytest.mark.rule("DG-CLT-06")
def test_shield_wall_saves_from_death() -> None:
    at = lose(hero("fighter", spent=["mighty-blow"]), "66", deadly=True)
    choose(at, USE[SHIELDS])

    assert person(at).alive
    assert person(at).place == HALL, "Killed drops to Seriously Hurt"
