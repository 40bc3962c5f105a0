"""The Final Boss, the end of the game, and the score. [DC-BOSS-01] [DC-SCORE-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import boss, room, sheet, spendable, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    SHIPPED,
    all_choose,
    asked,
    choose,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    on,
    person,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    LEAVE_SHOP,
    PASS,
    PROPOSE_RETREAT,
    RETRIEVE,
    TAKE_DIE,
    TAKE_WHITE,
    UNLEASH,
    USE,
    USE_ABILITY,
    USE_ON_DIE,
)
from undercroft.games.dungeon_fighter_catacombs.score import score_parts, title
from undercroft.games.dungeon_fighter_catacombs.state import COIN, CatacombsState, Phase

BOX = SHIPPED.box


def at_the_boss(*script: Any, **more: Any) -> Table:
    """Two Heroes against a Boss without an ability."""
    players = more.pop("players", (hero(), hero()))
    more = {"boss": boss(20, 3), **more}
    return table(*players, script=script, **more)


def met(difficulty: int = 0, **setup: Any) -> Table:
    """The third Shop is left; great-uncle Mortimer with 22 life is revealed."""
    at = table(
        *(hero(), hero()),
        foe="candle-end-novice",
        life=1,
        passed=[room(4), room(4, gold=1)],
        room=room(2),
        shops=2,
        gold=2,
        difficulty=difficulty,
        script=[hit(1), "boss-great-uncle-mortimer"],
        setup=setup,
    )
    choose(at, TAKE_DIE[RED])
    return all_choose(at, LEAVE_SHOP)


@pytest.mark.rule("DC-BOSS-01", "DC-BOSS-03")
@pytest.mark.parametrize("name", [BOX.names[card] for card in BOX.of(BOX.bosses, ["catacombs"])])
def test_any_boss_may_be_drawn_and_has_the_life_on_its_card(name: str) -> None:
    at = table(hero(), hero(), phase=Phase.BOSS, shops=3, script=[name], rooms=[])

    assert fight_at(at).card == number(at, name)
    assert fight_at(at).life == BOX.foe(BOX.number(name)).life
    assert fight_at(at).gold == 0


@pytest.mark.rule("DC-RULING-02", "DC-BOSS-03", "DC-SETUP-20")
@pytest.mark.parametrize(
    ("difficulty", "harder", "life"), [(0, False, 22), (2, False, 22), (1, True, 23), (2, True, 25)]
)
def test_difficulty_adds_nothing_to_a_boss_unless_the_table_says_so(
    difficulty: int, harder: bool, life: int
) -> None:
    assert fight_at(met(difficulty, harder_boss=harder)).life == life


@pytest.mark.rule("DC-BOSS-04", "DC-COMBAT-04", "DC-MISS-07")
def test_a_boss_is_fought_like_a_monster() -> None:
    at = at_the_boss(miss(), hit(4), players=(hero(), hero(), hero()), leader=1)
    assert at.waiting_for == (2,)
    choose(at, TAKE_DIE[RED])
    assert lives(at) == [9, 9, 6]
    assert (at.waiting_for, offered(at)) == ((0,), [TAKE_DIE[GREEN], TAKE_DIE[BLUE]])


@pytest.mark.rule("DC-BOSS-05", "DC-NODICE-07")
def test_after_the_coloured_dice_only_white_ones_are_thrown() -> None:
    at = at_the_boss(
        hit(1), hit(1), fight=ALL_SPENT, dice=2, players=(hero(gear=[weapon(bonus=1)]), hero())
    )

    # There is a Weapon to choose, and nothing else but the white die.
    assert offered(at) == [TAKE_WHITE, ARM[person(at).gear[0]]]
    assert RETRIEVE not in offered(at)


@pytest.mark.rule("DC-BOSS-06", "DC-LOSE-03", "DC-RULING-29", "DC-GOAL-01")
@pytest.mark.parametrize(("dice", "thrown"), [(0, 1), (1, 2), (3, 4)])
def test_who_runs_out_of_dice_before_the_boss_has_lost(dice: int, thrown: int) -> None:
    at = at_the_boss(*[hit(1)] * 4, fight={"spent": [RED, GREEN]}, dice=dice)

    # The last coloured die and all white ones went without a question.
    assert len(happened(at, ev.DieTaken)) == thrown
    assert at.ask is None
    assert not at.state.won
    assert at.result().verdicts == ("verdict-no-die-left",)


@pytest.mark.rule("DC-RULING-29", "DC-LOSE-03")
def test_the_last_die_may_still_win() -> None:
    at = at_the_boss(hit(4), fight=ALL_SPENT, dice=1, life=4)

    assert at.state.won


@pytest.mark.rule("DC-RULING-29", "DC-UNIQUE-05")
def test_one_last_window_is_open_before_the_game_is_lost() -> None:
    mary = hero(charmed=["classy-orc", "lizard-king"])
    at = at_the_boss(players=(hero(), mary), fight=ALL_SPENT, dice=0, life=5)
    orc, king = person(at, 1).charmed
    choose(at, PASS)

    assert (asked(at), at.waiting_for) == ("DC-RULING-29", (1,))
    choose(at, UNLEASH[orc], UNLEASH[king])

    assert at.state.won


@pytest.mark.rule("DC-RULING-29")
@pytest.mark.parametrize("card", [spendable("ready-die"), spendable("special-die", die="coin")])
def test_a_card_that_brings_a_die_keeps_the_game_going(card: Any) -> None:
    at = at_the_boss(hit(1), players=(hero(), hero(gear=[card])), fight=ALL_SPENT, dice=0, life=1)
    use = offered(at)[-1]
    choose(at, PASS)
    assert asked(at) == "DC-RULING-29"
    choose(at, use)

    assert isinstance(use, type(USE[0]) | type(USE_ON_DIE[0][0]))
    assert at.state.won


@pytest.mark.rule("DC-RULING-29")
def test_who_keeps_the_card_loses() -> None:
    players = (hero(), hero(gear=[spendable("ready-die")]))
    at = at_the_boss(players=players, fight=ALL_SPENT, dice=0)

    choose(at, PASS, PASS)

    assert at.ask is None
    assert not at.state.won


@pytest.mark.rule("DC-RULING-29", "DC-RULING-30")
def test_a_special_die_is_thrown_before_the_game_is_lost() -> None:
    at = at_the_boss(hit(4), fight={**ALL_SPENT, "special": [COIN]}, dice=0, life=4)

    assert happened(at, ev.DieTaken)[0].die == COIN
    assert at.state.won


@pytest.mark.rule("DC-BOSS-07", "DC-GOAL-02")
@pytest.mark.parametrize(("value", "has_won"), [(3, False), (4, True), (6, True)])
def test_a_boss_without_life_is_defeated(value: int, has_won: bool) -> None:
    at = at_the_boss(hit(value), life=4, dice=3)

    choose(at, TAKE_DIE[RED])

    assert at.state.won is has_won
    assert (at.ask is None) is has_won


@pytest.mark.rule("DC-BOSS-08", "DC-HIT-07")
def test_the_bullseye_and_abilities_work_on_a_boss() -> None:
    at = at_the_boss(hit(10))
    choose(at, TAKE_DIE[RED])
    assert fight_at(at).life == 10

    at = at_the_boss(hit(2, icon=True), players=(hero(sheet("piercing-damage")), hero()))
    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])
    assert fight_at(at).life == 16


@pytest.mark.rule("DC-RULING-64", "DC-BACK-01")
def test_nobody_backs_down_from_a_boss() -> None:
    at = at_the_boss(boss=boss(20, 3, throws=("nose-shot",)))

    assert at.view(0)["fight"]["demanded"] == ["nose-shot"]
    assert PROPOSE_RETREAT not in offered(at)


@pytest.mark.rule("DC-TEMPL-16", "DC-RULING-59")
def test_the_compass_is_worth_5_against_a_boss() -> None:
    at = at_the_boss(flipped(), on("compass"), boss=boss(20, 3, template="compass"))

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 15


@pytest.mark.rule("DC-RULING-96", "DC-SCAR-01")
def test_nobody_rests_after_a_boss() -> None:
    at = at_the_boss(
        hit(6),
        players=(hero(), hero(life=0, fainted=True)),
        life=1,
        gold=3,
        fell=True,
    )
    choose(at, TAKE_DIE[RED])

    assert at.state.won
    assert at.state.gold == 3
    assert (at.state.scars, person(at, 1).scars) == (0, [])
    for kind in (ev.EpicShot, ev.ScarTaken, ev.LeaderChanged):
        assert happened(at, kind) == []


@pytest.mark.rule("DC-BOSSCARD-03", "DC-WHITE-05")
@pytest.mark.parametrize("card", BOX.bosses)
def test_a_boss_can_be_beaten_by_twelve_throws(card: int) -> None:
    # Three coloured dice and nine white ones, two damage each.
    life = BOX.foe(card).life
    at = table(
        *(hero(), hero()),
        boss=BOX.names[card].removeprefix("boss-"),
        dice=9,
        script=[hit(2)] * 12,
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert at.state.won
    assert len(happened(at, ev.DieTaken)) == -(-life // 2) <= 12


# The score


def parts(**fields: Any) -> dict[str, int]:
    """What the score is made of after a victory."""
    out = fields.pop("out", 0)
    g: CatacombsState = at_the_boss().state
    for field, value in {"dice": 0, "gold": 0, "difficulty": 0, **fields}.items():
        setattr(g, field, value)
    for one in g.heroes[:out]:
        one.eliminated = True
    return {part.text: part.points for part in score_parts(g)}


@pytest.mark.rule("DC-SCORE-02")
@pytest.mark.parametrize("gold", [0, 1, 7])
def test_a_coin_is_worth_a_point(gold: int) -> None:
    assert parts(gold=gold)["score-gold"] == gold


@pytest.mark.rule("DC-SCORE-03")
@pytest.mark.parametrize(("dice", "points"), [(0, 0), (1, 3), (9, 27)])
def test_a_white_die_is_worth_3(dice: int, points: int) -> None:
    assert parts(dice=dice)["score-dice"] == points


@pytest.mark.rule("DC-SCORE-04", "DC-SCORE-05", "DC-RULING-89")
@pytest.mark.parametrize(("scars", "without", "each"), [(0, 5, 0), (1, 0, -1), (4, 0, -4)])
def test_scars_cost_a_point_each_and_none_brings_5(scars: int, without: int, each: int) -> None:
    found = parts(scars=scars, fell=scars > 0)

    assert (found["score-no-scar"], found["score-scars"]) == (without, each)


@pytest.mark.rule("DC-SCORE-06", "DC-RULING-89")
@pytest.mark.parametrize(("out", "points"), [(0, 0), (1, -5)])
def test_an_eliminated_hero_costs_5(out: int, points: int) -> None:
    found = parts(out=out, scars=3 * out, fell=bool(out))

    assert found["score-eliminated"] == points
    assert found["score-scars"] == -3 * out


@pytest.mark.rule("DC-SCORE-07")
@pytest.mark.parametrize(("difficulty", "points"), [(0, 5), (1, 15), (2, 25)])
def test_difficulty_brings_points(difficulty: int, points: int) -> None:
    assert parts(difficulty=difficulty)["score-difficulty"] == points


@pytest.mark.rule("DC-SCORE-01", "DC-SCORE-02", "DC-SCORE-03", "DC-SCORE-07", "DC-GOAL-01")
def test_a_victory_is_scored_for_all() -> None:
    at = at_the_boss(hit(4), life=4, gold=4, dice=2, difficulty=1, scars=3, fell=True)
    choose(at, TAKE_DIE[RED])

    assert at.result().scores == (4 + 6 + 15 - 3,) * 2
    assert "title-average-warriors" in at.result().verdicts


@pytest.mark.rule("DC-SCORE-01")
def test_scoring_is_voluntary() -> None:
    at = at_the_boss(hit(4), life=4, gold=4, setup={"scoring": False})
    choose(at, TAKE_DIE[RED])

    assert at.result().verdicts == ("verdict-won",)
    assert not at.result().scored


@pytest.mark.rule("DC-RULING-88")
def test_a_defeat_is_not_scored_and_tells_what_was_done() -> None:
    at = at_the_boss(fight=ALL_SPENT, dice=0, gold=4, defeated=11, turn=12)

    assert not at.result().scored
    assert at.result().parts == ()
    assert (at.view(0)["defeated"], at.view(0)["turn"]) == (11, 12)


@pytest.mark.rule(
    "DC-TITLE-01",
    "DC-TITLE-02",
    "DC-TITLE-03",
    "DC-TITLE-04",
    "DC-TITLE-05",
    "DC-TITLE-06",
    "DC-TITLE-07",
    "DC-TITLE-08",
    "DC-TITLE-09",
    "DC-TITLE-10",
)
@pytest.mark.parametrize(
    ("least", "most", "name"),
    [
        (-30, 0, "lame-ducks"),
        (1, 5, "inept-optimists"),
        (6, 10, "insubordinate-rascals"),
        (11, 15, "rookie-adventurers"),
        (16, 20, "wannabe-heroes"),
        (21, 25, "average-warriors"),
        (26, 30, "skilled-champions"),
        (31, 35, "sourcebook-readers"),
        (36, 40, "sourcebook-writers"),
        (41, 99, "supreme"),
    ],
)
def test_a_score_earns_a_title(least: int, most: int, name: str) -> None:
    assert {title(points) for points in range(least, most + 1)} == {f"title-{name}"}
