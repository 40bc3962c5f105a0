"""The worked examples of the ledger, played. [DF-EXAMPLE-01] to [DF-EXAMPLE-22]"""

import pytest

from tests.games.dungeon_fighter.cards import (
    SHOP,
    foe,
    perilous,
    sheet,
    weapon,
)
from tests.games.dungeon_fighter.cards import boss as a_boss
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    HERE,
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
    miss,
    new_table,
    number,
    offered,
    person,
    table,
)
from undercroft.engine import Landing, Table
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.gear import limit
from undercroft.games.dungeon_fighter.options import (
    ARM,
    BUY_DIE,
    BUY_HEALING,
    LEAVE_SHOP,
    PROPOSE_WITHDRAWAL,
    RAGE,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    USUAL_ORDER,
    WITHDRAW,
    Buy,
)
from undercroft.games.dungeon_fighter.state import FighterState, Phase

TRIO = (hero("torm"), hero("randolph"), hero("goldfinga"))
GOBLIN = "common-goblin"
HELM, BREATH = "helm-of-bravery", "dragons-breath"


def last_throw(at: Table) -> ev.DieTaken:
    """The throw that was asked for last."""
    taken: ev.DieTaken = happened(at, ev.DieTaken)[-1]
    return taken


@pytest.mark.rule("DF-EXAMPLE-01")
def test_an_end_board_is_drawn_then_two_of_the_others() -> None:
    box = SHIPPED.box
    ends = [n for n in box.faces if box.face(n).kind == "end"]
    board_of_last = box.face(ends[0]).board
    starts = [n for n in box.faces if box.face(n).kind == "start"]
    two_sided = [
        n for n in starts if sum(box.face(o).board == box.face(n).board for o in starts) > 1
    ]
    behind_end = next(
        n for n in starts if n not in two_sided and box.face(n).board != board_of_last
    )

    at = new_table(1, [ends[0], behind_end, two_sided[0], two_sided[1]])

    assert at.state.faces == [behind_end, two_sided[1], ends[0]]


def fight_of_three(*landings: Landing) -> Table:
    """Torm, Randolph and Goldfinga against a Common Goblin; they throw red, blue and green."""
    return table(*TRIO, foe=GOBLIN, script=[hit(2), hit(3), miss(), *landings])


@pytest.mark.rule("DF-EXAMPLE-02")
def test_torm_hits_section_2() -> None:
    at = choose(fight_of_three(), TAKE_DIE[RED])

    assert fight_at(at).life == 5
    assert fight_at(at).spent == [RED]
    assert happened(at, ev.AbilityUsed) == []


@pytest.mark.rule("DF-EXAMPLE-03")
def test_randolph_hits_section_3() -> None:
    at = choose(fight_of_three(), TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert fight_at(at).life == 2
    assert fight_at(at).spent == [RED, BLUE]


@pytest.mark.rule("DF-EXAMPLE-04")
def test_goldfinga_misses_and_torm_must_choose() -> None:
    at = choose(fight_of_three(), TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN])

    assert lives(at) == [9, 9, 8]
    assert fight_at(at).life == 2
    assert fight_at(at).spent == [RED, BLUE, GREEN]
    assert at.waiting_for == (0,)
    assert asked(at) == "DF-COMBAT-20"
    assert offered(at)[:2] == [TAKE_WHITE, TAKE_BEATING]


@pytest.mark.rule("DF-EXAMPLE-05")
def test_torm_chooses_a_and_finishes_the_goblin() -> None:
    at = choose(fight_of_three(hit(4)), TAKE_DIE[RED], TAKE_DIE[BLUE], TAKE_DIE[GREEN], TAKE_WHITE)

    assert asked(at) == "DF-MOVE-06"
    assert at.state.gold == 2 + 1
    assert at.state.dice == 0
    assert at.state.supply == 9
    assert happened(at, ev.DiceGained) == []


@pytest.mark.rule("DF-EXAMPLE-06")
def test_two_weapons_add_up() -> None:
    at = table(hero("torm", gear=[HELM, BREATH]), foe=foe(20), script=[hit(3)])

    choose(at, ARM[number(at, f"equipment-{HELM}")], ARM[number(at, f"equipment-{BREATH}")])
    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.DamageDealt)[0].damage == 3 + 5
    assert set(last_throw(at).throws) == {"condition-blind", "condition-spin"}


@pytest.mark.rule("DF-EXAMPLE-07")
def test_monster_room_and_weapon_demand_three_throws_at_once() -> None:
    at = table(hero("torm", gear=[HELM]), foe="teddy", room=perilous("double"), script=[hit(1)])

    choose(at, ARM[number(at, f"equipment-{HELM}")], TAKE_DIE[RED])

    throws = {"condition-flick", "condition-double", "condition-blind"}
    assert set(last_throw(at).throws) == throws


@pytest.mark.rule("DF-EXAMPLE-08")
def test_a_throw_demanded_twice_is_done_once_and_the_weapon_counts() -> None:
    flail = weapon("double", 2)
    at = table(hero(gear=[flail]), foe=foe(20), room=perilous("double"), script=[hit(3)])

    choose(at, ARM[number(at, flail)], TAKE_DIE[RED])

    assert last_throw(at).throws == ("condition-double",)
    assert happened(at, ev.DamageDealt)[0].damage == 3 + 2


@pytest.mark.rule("DF-EXAMPLE-09")
def test_doubling_comes_before_adding() -> None:
    at = table(hero("torm", gear=[HELM]), foe=GOBLIN, script=[hit(3, icon=True)])

    choose(at, ARM[number(at, f"equipment-{HELM}")], TAKE_DIE[RED], RAGE)

    dealt = happened(at, ev.DamageDealt)[0]
    assert dealt.damage == 9
    assert dealt.parts == (
        ("part-section", 3),
        ("ability-blind-fury", 3),
        (f"equipment-{HELM}", 3),
    )
    assert person(at).life == 8
    assert happened(at, ev.MonsterDefeated)


@pytest.mark.rule("DF-EXAMPLE-10", "DF-HERO-05")
def test_goldfinga_carries_two_weapons_one_item_and_no_armour() -> None:
    at = table(hero("goldfinga"), foe=GOBLIN)
    box = at.state.printed
    card_of = {box.gear(n).kind: n for n in box.equipment}

    kinds = ("weapon", "magic", "armour")
    assert [limit(at.state, person(at), card_of[kind]) for kind in kinds] == [2, 1, 0]


@pytest.mark.rule("DF-EXAMPLE-11")
def test_all_withdraw_from_what_nobody_can_do() -> None:
    leg, other = foe(9, 2, gold=3, throws=("leg",)), foe(5, 1)
    at = table(
        hero("torm"),
        hero("randolph"),
        foe=leg,
        room=perilous("backwards"),
        tower=(1, 0, 0, 0),
        script=[other],
        life=4,
    )

    choose(at, PROPOSE_WITHDRAWAL, WITHDRAW)

    assert lives(at) == [8, 8]
    assert at.state.under[0] == [number(at, leg)]
    assert fight_at(at).card == number(at, other)
    assert fight_at(at).life == 5
    assert at.state.room == HERE


def finished(at: Table, difficulty: int, dice: int, gold: int) -> FighterState:
    """A game that was won, before it is scored."""
    g: FighterState = at.state
    g.difficulty, g.dice, g.gold, g.won, g.phase = difficulty, dice, gold, True, Phase.OVER
    return g


@pytest.mark.rule("DF-EXAMPLE-13")
def test_a_score_of_average_heroes() -> None:
    at = table(*[hero() for _ in range(4)], foe=foe())
    finished(at, 1, 2, 5)

    result = at.result()

    assert set(result.scores) == {25}
    assert "title-average-heroes" in result.verdicts


@pytest.mark.rule("DF-EXAMPLE-14")
def test_a_score_of_incompetent_optimists() -> None:
    at = table(hero(scars=[RED, BLUE]), hero(scars=[RED]), hero(), foe=foe(), fell=True)
    finished(at, 0, 0, 1)

    result = at.result()

    assert set(result.scores) == {5}
    assert "title-incompetent-optimists" in result.verdicts


@pytest.mark.rule("DF-EXAMPLE-15")
def test_the_supreme_score() -> None:
    at = table(*[hero() for _ in range(6)], foe=foe())
    finished(at, 2, 9, 30)

    result = at.result()

    assert set(result.scores) == {59}
    assert "title-supreme" in result.verdicts


@pytest.mark.rule("DF-EXAMPLE-16")
def test_nothing_helps_against_a_beating() -> None:
    at = table(
        hero(life=5),
        hero(life=2),
        hero(life=9),
        foe=foe(20, 2),
        fight={"spent": [RED, BLUE, GREEN], "toad": True, "beer": 1},
    )

    choose(at, TAKE_BEATING)

    assert lives(at) == [3, 0, 7]
    assert [one.fainted for one in at.state.heroes] == [False, True, False]
    assert at.state.defeated
    assert offered(at)[:3] == list(TAKE_DIE)
    assert at.waiting_for == (0,)


@pytest.mark.rule("DF-EXAMPLE-17")
@pytest.mark.parametrize(("before", "gained"), [(1, 2), (7, 2), (8, 1), (9, 0)])
def test_unused_hero_dice_bring_white_ones(before: int, gained: int) -> None:
    at = table(hero(), hero(), foe=foe(3), dice=before, script=[hit(3)])

    choose(at, TAKE_DIE[RED])

    assert at.state.dice == before + gained


@pytest.mark.rule("DF-EXAMPLE-18")
def test_after_a_beating_no_dice_are_gained() -> None:
    spent = {"spent": [RED, BLUE, GREEN]}
    at = table(hero(), hero(), foe=foe(3), fight=spent, script=[hit(3)])

    choose(at, TAKE_BEATING, TAKE_DIE[RED])

    assert happened(at, ev.MonsterDefeated)
    assert at.state.dice == 1
    assert not at.state.defeated
    assert happened(at, ev.LeaderRecovered)


@pytest.mark.rule("DF-EXAMPLE-19")
def test_who_would_get_a_third_scar_is_out() -> None:
    worn = hero(scars=[RED, GREEN], life=1)
    at = table(worn, hero(), foe=foe(3), script=[miss(), hit(3)])

    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert person(at).angelic
    assert person(at).scars == []
    assert happened(at, ev.ScarTaken) == []
    assert at.state.leader == 1


@pytest.mark.rule("DF-EXAMPLE-20")
def test_a_visit_to_the_shop() -> None:
    four = [hero(life=9), hero(life=8), hero(life=4), hero(life=1)]
    cards = list(SHIPPED.box.equipment)[:7]
    at = table(*four, foe=foe(3), room=SHOP, gold=6, dice=0, script=[hit(3), *cards])

    choose(at, TAKE_DIE[RED])
    all_choose(at, USUAL_ORDER)
    assert len(at.state.offer) == 7
    before = at.state.dice
    all_choose(at, BUY_DIE, BUY_HEALING, BUY_HEALING)

    assert at.state.gold == 2
    assert lives(at) == [9, 9, 6, 3]
    assert at.state.dice == before + 1
    assert any(isinstance(option, Buy) for option in offered(at, 0))
    all_choose(at, LEAVE_SHOP)
    assert set(cards) <= set(at.state.discards)


@pytest.mark.rule("DF-EXAMPLE-21")
def test_without_a_die_the_boss_wins_at_one_life() -> None:
    at = table(
        hero(),
        boss=a_boss(),
        life=1,
        dice=1,
        fight={"spent": [RED, BLUE, GREEN]},
        script=[miss()],
    )

    assert at.is_over
    assert not at.state.won
    assert "verdict-no-die-left" in at.result().verdicts


@pytest.mark.rule("DF-EXAMPLE-22")
def test_a_horde_counts_one_and_abilities_still_add() -> None:
    brute = hero(sheet("extra-damage"))
    at = table(brute, foe=foe(20, ability="horde"), script=[hit(4, icon=True)])

    choose(at, TAKE_DIE[RED])

    assert happened(at, ev.DamageDealt)[0].damage == 1 + 2
