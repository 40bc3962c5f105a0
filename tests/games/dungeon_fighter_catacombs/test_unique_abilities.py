"""The blue abilities, each a Hero's own, and their tokens. [DC-UNIQUE-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, sheet, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    offered,
    person,
    table,
    wait_for,
    web,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    BACK_DOWN,
    BLESS,
    COVER_ABILITY,
    DEAL_DAMAGE,
    HEAL_POINT,
    HOLD,
    LET_LAPSE,
    PROPOSE_RETREAT,
    STOP_HEALING,
    TAKE_DIE,
    TAKE_WHITE,
    UNLEASH,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.printed import TYPES
from undercroft.games.dungeon_fighter_catacombs.state import NOBODY

USE_BLUE = USE_ABILITY[BLUE]
CHARMER = sheet(blue="charming")
DIVINE = sheet(blue="divine-intervention")
LISTER = sheet(blue="death-list")
SPIRIT = sheet(blue="spirit-energy")


def in_hand(at: Table, who: int = 0) -> list[Any]:
    """How a Hero discards each of the Charmed Monsters."""
    return [UNLEASH[card] for card in person(at, who).charmed]


@pytest.mark.rule("DC-UNIQUE-02")
@pytest.mark.parametrize("kind", ["charming", "divine-intervention", "death-list", "spirit-energy"])
@pytest.mark.parametrize(("icon", "die"), [(True, BLUE), (False, BLUE), (True, RED)])
def test_a_unique_ability_needs_the_icon_on_the_blue_die(kind: str, icon: bool, die: int) -> None:
    at = table(*(hero(sheet(blue=kind), life=5), hero()), foe=foe(30), script=[hit(2, icon=icon)])
    choose(at, TAKE_DIE[die])

    assert (USE_BLUE in at.options(0)) is (icon and die == BLUE)


@pytest.mark.rule("DC-UNIQUE-02", "DC-ICON-02")
def test_a_white_die_may_stand_for_blue() -> None:
    at = table(
        *(hero(CHARMER), hero()),
        foe=foe(30),
        fight=ALL_SPENT,
        dice=2,
        script=[miss(icon=True)],
    )
    choose(at, TAKE_WHITE, USE_BLUE)

    assert fight_at(at).charm == 0


# Charming


@pytest.mark.card("hero-lady-mary")
@pytest.mark.rule("DC-UNIQUE-03", "DC-UNIQUE-04", "DC-MOVEON-05", "DC-MOVEON-06")
def test_a_charmed_monster_comes_to_the_charmer_when_it_is_defeated() -> None:
    at = table(hero(CHARMER), hero(), foe=foe(3), script=[hit(1, icon=True), hit(2)])
    card = fight_at(at).card
    choose(at, TAKE_DIE[BLUE], USE_BLUE)
    assert fight_at(at).charm == 0
    assert person(at).charmed == []
    choose(at, TAKE_DIE[RED])

    assert person(at).charmed == [card]
    assert card not in at.state.beaten
    assert at.view(1)["heroes"][0]["charmed"] == [card]


@pytest.mark.rule("DC-MOVEON-06")
def test_any_other_monster_goes_to_the_discards() -> None:
    at = table(hero(CHARMER), hero(), foe=foe(1), script=[hit(1, icon=True)])
    card = fight_at(at).card
    choose(at, TAKE_DIE[BLUE], LET_LAPSE)

    assert at.state.beaten == [card]
    assert person(at).charmed == []


@pytest.mark.rule("DC-RULING-20", "DC-UNIQUE-03")
def test_charming_twice_does_nothing_more() -> None:
    at = table(
        *(hero(CHARMER), hero(CHARMER)),
        foe=foe(4),
        script=[hit(1, icon=True), hit(1), hit(1), hit(1, icon=True)],
        dice=3,
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE, TAKE_DIE[RED], TAKE_WHITE, USE_BLUE)

    assert len(happened(at, ev.CharmPlaced)) == 1
    assert [len(one.charmed) for one in at.state.heroes] == [1, 0]


@pytest.mark.rule("DC-RULING-20")
def test_a_charmer_who_faints_gets_the_card_in_resting() -> None:
    at = table(*(hero(CHARMER, life=1), hero()), foe=foe(1), script=[miss(icon=True), hit(1)])
    card = fight_at(at).card
    choose(at, TAKE_DIE[BLUE], USE_BLUE, TAKE_DIE[RED], COVER_ABILITY[RED])

    assert person(at).charmed == [card]


@pytest.mark.rule("DC-RULING-20", "DC-RULING-62")
def test_after_backing_down_the_charm_token_returns_without_a_card() -> None:
    at = table(
        *(hero(CHARMER), hero()),
        foe=foe(9, throws=("nose-shot",)),
        script=[hit(1, icon=True)],
        monsters=[foe(2)],
        deck=(1, 0, 0, 0),
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE, PROPOSE_RETREAT, BACK_DOWN)

    assert fight_at(at).charm == NOBODY
    assert person(at).charmed == []


@pytest.mark.rule("DC-RULING-19", "DC-SCAR-09")
def test_charmed_monsters_are_lost_with_an_eliminated_charmer() -> None:
    at = table(
        *(
            hero(CHARMER, life=0, fainted=True, scars=[RED, GREEN, BLUE], charmed=["classy-orc"]),
            hero(),
        ),
        foe=foe(1),
        fight={"active": 1, "charm": 0},
        script=[hit(1)],
    )
    orc, card = person(at).charmed[0], fight_at(at).card
    choose(at, TAKE_DIE[RED])

    assert person(at).eliminated
    assert person(at).charmed == []
    assert set(at.state.beaten) == {orc, card}


@pytest.mark.card("hero-lady-mary")
@pytest.mark.rule("DC-UNIQUE-05", "DC-RULING-18")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_charmed_monster_deals_its_level_at_any_time(level: int) -> None:
    at = table(hero(CHARMER, charmed=[foe(7, level=level)]), hero(), foe=foe(30))

    choose(at, *in_hand(at))

    assert fight_at(at).life == 30 - level
    assert person(at).charmed == []
    assert at.waiting_for == (0,)
    assert len(at.state.beaten) == 1


@pytest.mark.rule("DC-UNIQUE-05")
def test_a_monster_charmed_in_this_combat_can_not_be_used_in_it() -> None:
    at = table(hero(CHARMER), hero(), foe=foe(30), script=[hit(1, icon=True), hit(1), hit(1)])

    choose(at, TAKE_DIE[BLUE], USE_BLUE, TAKE_DIE[RED])

    assert not any(
        isinstance(option, type(UNLEASH[0])) for seat in (0, 1) for option in at.options(seat)
    )


@pytest.mark.rule("DC-UNIQUE-06", "DC-UNIQUE-07", "DC-RULING-18", "DC-REST-02")
def test_several_charmed_monsters_join_one_attack_of_another_hero() -> None:
    monsters = [foe(7, level=2), foe(8, level=3)]
    at = table(
        *(hero(CHARMER, charmed=monsters), hero()),
        foe=foe(30, 1, 2),
        life=5,
        leader=0,
        script=[hit(3)],
        gold=0,
    )
    choose(at, HOLD)
    assert at.waiting_for == (1,)
    choose(at, TAKE_DIE[RED])
    # Mary is asked in the turn of another.
    assert (at.waiting_for, offered(at)) == ((0,), [DEAL_DAMAGE, *in_hand(at)])
    first, second = in_hand(at)
    choose(at, first, second)

    dealt = happened(at, ev.DamageDealt)[0]
    assert (dealt.who, dealt.damage, dealt.life) == (1, 3 + 2 + 3, -3)
    # They count for the Epic Shot, and who threw is the Leader.
    assert at.state.gold == 2 + 1
    assert at.state.leader == 1


@pytest.mark.rule("DC-RULING-18", "DC-RULING-04", "DC-RULING-05")
def test_a_charmed_monster_by_itself_is_no_epic_shot() -> None:
    at = table(
        *(hero(CHARMER, charmed=[foe(7, level=4)]), hero(), hero()),
        foe=foe(30, 1, 2),
        life=1,
        leader=1,
        fight={"active": 0},
        gold=0,
    )
    choose(at, *in_hand(at))

    assert at.state.gold == 2
    assert at.state.defeated == 1
    # Nobody threw: the Leader is the one before.
    assert at.state.leader == 1


@pytest.mark.rule("DC-RULING-04", "DC-LEADER-04", "DC-MOVEON-01")
def test_who_threw_last_leads_even_where_another_killed() -> None:
    at = table(
        *(hero(), hero(CHARMER, charmed=[foe(7, level=4)]), hero()),
        foe=foe(4),
        script=[hit(1)],
    )
    choose(wait_for(at, "DC-COMBAT-06"), TAKE_DIE[RED], DEAL_DAMAGE)
    choose(at, *in_hand(at, 1))

    assert at.state.defeated == 1
    assert at.state.leader == 0


@pytest.mark.rule("DC-RULING-19", "DC-FAINT-02")
def test_a_fainted_charmer_can_discard_nothing() -> None:
    at = table(
        *(hero(CHARMER, life=0, fainted=True, charmed=[foe(7)]), hero()),
        foe=foe(30),
        fight={"active": 1},
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])

    assert at.waiting_for == (1,)
    assert happened(at, ev.MonsterUnleashed) == []


# Divine Intervention


@pytest.mark.card("hero-sir-moo")
@pytest.mark.rule("DC-UNIQUE-08", "DC-RULING-21", "DC-RULING-23")
@pytest.mark.parametrize(("whom", "after"), [(0, [7, 2, 9]), (1, [2, 7, 9])])
def test_one_hero_heals_as_much_as_the_attack_dealt(whom: int, after: list[int]) -> None:
    at = table(
        *(hero(DIVINE, life=2, gear=[weapon(bonus=2)]), hero(life=2), hero()),
        foe=foe(30),
        script=[hit(3, icon=True)],
    )
    choose(at, ARM[person(at).gear[0]], TAKE_DIE[BLUE], USE_BLUE)
    assert offered(at) == [BLESS[0], BLESS[1]]
    choose(at, BLESS[whom])

    assert lives(at) == after
    assert fight_at(at).life == 25


@pytest.mark.rule("DC-RULING-21")
def test_overkill_counts_for_divine_intervention() -> None:
    at = table(*(hero(DIVINE, life=2), hero(life=1)), foe=foe(1), script=[hit(6, icon=True)])
    choose(at, TAKE_DIE[BLUE], USE_BLUE, BLESS[1])

    assert lives(at) == [2, 7]
    assert at.state.defeated == 1


@pytest.mark.rule("DC-RULING-21", "DC-RULING-11")
def test_an_insta_kill_heals_to_the_maximum() -> None:
    at = table(*(hero(DIVINE), hero(life=1, scars=[RED])), foe=foe(60), script=[hit(10, icon=True)])
    choose(at, TAKE_DIE[BLUE], USE_BLUE)

    assert lives(at) == [9, 7]
    assert at.state.defeated == 1


@pytest.mark.rule("DC-UNIQUE-08")
def test_an_attack_worth_nothing_heals_nobody() -> None:
    webbed = foe(30, modifiers=("spider-webs",))
    at = table(hero(DIVINE, life=3), hero(), foe=webbed, script=[web(icon=True)])
    choose(at, TAKE_DIE[BLUE], USE_BLUE)

    assert asked(at) == "DC-COMBAT-06"
    assert lives(at) == [3, 9]


@pytest.mark.rule("DC-UNIQUE-08", "DC-RULING-22")
def test_nobody_who_fainted_is_named() -> None:
    at = table(
        *(hero(DIVINE, life=3), hero(life=4), hero(life=0, fainted=True)),
        foe=foe(30),
        script=[hit(3, icon=True)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE)

    assert offered(at) == [BLESS[0], BLESS[1]]


# Death List


@pytest.mark.card("hero-lianna-lightbringer")
@pytest.mark.rule("DC-UNIQUE-10", "DC-UNIQUE-11")
@pytest.mark.parametrize("kind", TYPES)
def test_the_token_of_the_type_is_spent_for_3_damage(kind: str) -> None:
    at = table(
        *(hero(LISTER), hero()),
        foe=foe(30, type=kind),
        script=[hit(2, icon=True), hit(1), hit(1)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE)

    assert fight_at(at).life == 30 - 2 - 3
    assert TYPES.index(kind) not in person(at).listed
    assert len(person(at).listed) == 5


@pytest.mark.rule("DC-UNIQUE-10")
def test_the_token_may_be_kept() -> None:
    at = table(hero(LISTER), hero(), foe=foe(30), script=[hit(2, icon=True)])

    choose(at, TAKE_DIE[BLUE], LET_LAPSE)

    assert fight_at(at).life == 28
    assert len(person(at).listed) == 6


@pytest.mark.rule("DC-UNIQUE-11")
def test_a_spent_token_can_never_be_used_again() -> None:
    at = table(
        *(hero(LISTER), hero()),
        foe=foe(30, type="ghost"),
        fight=ALL_SPENT,
        dice=4,
        script=[hit(2, icon=True), hit(1), hit(2, icon=True)],
    )
    choose(at, TAKE_WHITE, USE_BLUE, TAKE_WHITE, TAKE_WHITE)

    assert USE_ABILITY[RED] in offered(at)
    assert USE_BLUE not in offered(at)


# Spirit Energy


@pytest.mark.card("hero-saul-baysar")
@pytest.mark.rule("DC-UNIQUE-12")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_spirit_energy_heals_one_more_than_the_level(level: int) -> None:
    at = table(
        *(hero(SPIRIT, life=2), hero(life=2)),
        foe=foe(30, level=level),
        script=[miss(icon=True)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE)
    assert offered(at) == [HEAL_POINT[0], HEAL_POINT[1], STOP_HEALING]
    choose(at, HEAL_POINT[0], *[HEAL_POINT[1]] * level)

    # The miss costs the thrower 1 life afterwards.
    assert lives(at) == [2 + 1 - 1, 2 + level]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-UNIQUE-12")
def test_spirit_energy_that_nobody_wants_is_lost() -> None:
    at = table(
        *(hero(SPIRIT, life=2), hero(life=2)),
        foe=foe(30, level=4),
        script=[miss(icon=True)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE, HEAL_POINT[1], STOP_HEALING)

    assert lives(at) == [2 - 1, 3]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-UNIQUE-12", "DC-BOSS-09")
def test_a_boss_counts_as_level_4() -> None:
    at = table(
        *(hero(SPIRIT, life=1), hero(life=1)),
        boss="great-uncle-mortimer",
        script=[hit(1, icon=True)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE, *[HEAL_POINT[0]] * 5)

    assert lives(at) == [6, 1]
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-UNIQUE-12", "DC-RULING-22", "DC-RULING-23")
def test_spirit_energy_wakes_nobody_and_stops_at_the_maximum() -> None:
    at = table(
        *(hero(SPIRIT, life=8), hero(life=0, fainted=True), hero(life=6, scars=[RED])),
        foe=foe(30, level=4),
        script=[hit(1, icon=True)],
    )
    choose(at, TAKE_DIE[BLUE], USE_BLUE)

    # Five points are enough for all: nobody is asked.
    assert lives(at) == [9, 0, 7]
    assert at.waiting_for == (2,)
