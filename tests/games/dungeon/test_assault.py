"""The battle with Magaroth: when, how, and how it ends."""

from itertools import product
from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BOLT,
    BOX,
    FIREBALL,
    HALL,
    SWORD,
    TELEPORT,
    asked,
    before_a_room,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    klass,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import (
    AssaultBegan,
    BossBeaten,
    BossEndured,
    BossStruck,
    GoalWaived,
    StrikeRolled,
    TreasureLost,
)
from undercroft.games.dungeon.fights.assault import attack_now, is_double
from undercroft.games.dungeon.options import (
    ACCEPT,
    DROP,
    GUESS,
    PASS,
    REROLL,
    START_ASSAULT,
    STAY,
    Use,
)
from undercroft.games.dungeon.state import Phase

RICH = [gold(10_000), gold(2500)]
"""The goal of a Dwarf, and no card to spare."""
SPARE = [gold(250, copy) for copy in range(4)]


def assault(
    *treasures: int, script: list[str | int] | str = "", kills: int = 0, **more: object
) -> Table:
    """A Dwarf in the Great Hall who confronts Magaroth."""
    at = table(
        hero("dwarf", HALL, treasures),
        hero("elf", front(room())),
        script=script,
        kills=kills,
        **more,  # type: ignore[arg-type]
    )
    return choose(at, STAY, START_ASSAULT)


def may_start(at: Table) -> bool:
    choose(at, STAY)
    return at.waiting_for == (0,) and START_ASSAULT in offered(at)


# Who may start it


@pytest.mark.rule("DG-WIN-01", "DG-WIN-02", "DG-ASSAULT-01", "DG-META-03", "DG-CHOICE-08")
@pytest.mark.parametrize(
    ("place", "treasures", "can"),
    [
        (HALL, RICH, True),
        (HALL, [gold(10_000), gold(1000), gold(1000, 1), gold(250)], False),
        (front(room()), RICH, False),
    ],
)
def test_who_is_home_with_the_goal_may_start(place: int, treasures: list[int], can: bool) -> None:
    assert may_start(table(hero("dwarf", place, treasures), hero("elf", front(room(6))))) == can


@pytest.mark.rule("DG-ASSAULT-01")
def test_it_is_never_a_duty() -> None:
    at = table(hero("dwarf", HALL, RICH), hero("elf", front(room(6))))
    choose(at, STAY, PASS)

    assert at.state.assault is None
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-64")
def test_of_two_who_qualify_the_earlier_in_turn_order_is_asked_first() -> None:
    at = table(hero("dwarf", HALL, RICH), hero("elf", HALL, [gold(10_000, 1)]))

    assert may_start(at)
    choose(at, PASS, STAY)
    assert START_ASSAULT in offered(at)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-65")
def test_one_who_was_carried_home_may_assault_on_the_next_turn() -> None:
    at = before_a_room(
        hero("dwarf", treasures=[gold(10_000), gold(10_000, 1), gold(250)]), foe(12), ["11", "66"]
    )
    choose(at, DROP[gold(250)], DROP[gold(10_000)])
    assert person(at).place == HALL
    again = table(hero("dwarf", HALL, [gold(10_000, 1), gold(2500)]), hero("elf", front(room(6))))
    assert may_start(again)


# The rounds


@pytest.mark.rule(
    "DG-BOSS-03", "DG-BOSS-04", "DG-ASSAULT-06", "DG-CHOICE-23", "DG-CHANCE-14", "DG-SPECIAL-02"
)
def test_the_hero_guesses_one_of_three_spells_that_are_shown_afterwards() -> None:
    at = assault(*RICH, *SPARE, script=[BOLT])
    assert (asked(at), offered(at)) == (
        "DG-BOSS-04",
        [GUESS[s] for s in (FIREBALL, BOLT, TELEPORT)],
    )
    assert at.state.assault.spell == -1
    choose(at, GUESS[FIREBALL])

    assert (at.state.assault.guess, at.state.assault.spell) == (FIREBALL, BOLT)
    assert at.view(None)["assault"]["spell"] == BOLT


@pytest.mark.rule("DG-ASSAULT-02", "DG-SETUP-14")
def test_the_boss_is_in_the_hall_only_during_an_assault() -> None:
    at = assault(*RICH, script=[FIREBALL, "1123"])
    assert at.state.assault is not None
    choose(at, GUESS[FIREBALL])
    assert at.state.assault is None


@pytest.mark.rule("DG-BOSS-05", "DG-BOSS-08", "DG-EXAMPLE-13", "DG-ASSAULT-07", "DG-CHANCE-15")
@pytest.mark.parametrize(("dice", "strikes"), [("1336", True), ("1246", False)])
def test_a_right_guess_and_a_double_of_four_dice_strike(dice: str, strikes: bool) -> None:
    at = assault(*RICH, script=[FIREBALL, dice], open={room(): foe(5), room(4): foe(6)})
    assert at.state.assault.life == 2
    choose(at, GUESS[FIREBALL])

    assert at.state.assault.life == (1 if strikes else 2)
    assert bool(happened(at, BossStruck)) == strikes
    assert person(at).treasures == RICH, "a right guess costs nothing"


@pytest.mark.rule("DG-ASSAULT-08")
@pytest.mark.parametrize("dice", ["1111", "2233", "4445"])
def test_two_pairs_or_more_are_one_strike(dice: str) -> None:
    at = assault(*RICH, script=[FIREBALL, dice], open={room(): foe(5), room(4): foe(6)})
    choose(at, GUESS[FIREBALL])

    assert at.state.assault.life == 1


@pytest.mark.rule("DG-BOSS-06", "DG-ASSAULT-09", "DG-CHOICE-25")
def test_a_wrong_guess_costs_a_treasure_of_choice_that_leaves_the_game() -> None:
    at = assault(*RICH, *SPARE, script=[BOLT])
    choose(at, GUESS[FIREBALL])
    assert asked(at) == "DG-ASSAULT-09"
    choose(at, DROP[SPARE[0]])

    assert SPARE[0] not in person(at).treasures
    assert len(person(at).treasures) == 5
    assert at.state.heaps == [], "it lies nowhere"
    assert [event.treasure for event in happened(at, TreasureLost)] == [SPARE[0]]
    assert asked(at) == "DG-BOSS-04", "the next round"


@pytest.mark.rule("DG-BOSS-07", "DG-EXAMPLE-14", "DG-LOSS-01")
def test_who_has_no_treasure_left_is_killed() -> None:
    at = table(hero("dwarf", HALL, [gold(20_000)]), hero("elf", front(room())), script=[BOLT])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])

    assert not person(at).alive
    assert at.state.kills == 1
    attack = attack_now(at.state)
    assert (attack.dice, attack.rerolls) == (3, "attack")
    assert at.state.phase is not Phase.OVER, "the Elf lives"


@pytest.mark.rule("DG-VAULT-05", "DG-EXAMPLE-17")
def test_only_carried_treasure_keeps_a_hero_alive() -> None:
    elf = hero("elf", HALL, [gold(500), gold(2500)], banked=[gold(5000), gold(1000), gold(1000, 1)])
    at = table(elf, hero("dwarf", front(room())), setup={"banking": True}, script=[BOLT, BOLT])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL], DROP[gold(500)])
    assert person(at).alive
    choose(at, GUESS[FIREBALL])

    assert not person(at).alive


@pytest.mark.rule("DG-BANK-02", "DG-VAULT-04")
def test_the_boss_does_not_take_what_is_banked() -> None:
    elf = hero("elf", HALL, [gold(500), gold(2500)], banked=[gold(10_000)])
    at = table(elf, hero("dwarf", front(room())), setup={"banking": True}, script=[BOLT])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])

    assert offered(at) == [DROP[card] for card in sorted([gold(500), gold(2500)])]


@pytest.mark.rule("DG-ASSAULT-03", "DG-ASSAULT-04")
def test_there_is_no_retreat_and_nothing_else_works() -> None:
    at = table(
        hero("rogue", HALL, [gold(10_000), SWORD]),
        hero("elf", front(room())),
        script=["1", FIREBALL, "1234", FIREBALL, "1234"],
        open={room(4): foe(5)},
    )
    choose(at, STAY, START_ASSAULT)
    for _ in range(2):
        assert all(option in GUESS for option in offered(at))
        choose(at, GUESS[FIREBALL])
        assert not any(isinstance(option, Use) for option in offered(at))
    assert [event.dice for event in happened(at, StrikeRolled)] == ["1 2 3 4"] * 2


# Difficulty


@pytest.mark.rule("DG-BOSS-08", "DG-BOSS-09", "DG-BOSS-11", "DG-ASSAULT-12")
@pytest.mark.parametrize(("kills", "dice"), [(0, 4), (1, 3), (2, 2), (5, 2)])
def test_each_hero_he_has_killed_makes_it_harder(kills: int, dice: int) -> None:
    at = assault(*RICH, kills=kills)

    assert [event.dice for event in happened(at, AssaultBegan)] == [dice]


@pytest.mark.rule("DG-BOSS-08")
def test_the_first_attack_has_no_reroll() -> None:
    at = choose(assault(*RICH, script=[FIREBALL, "1234"]), GUESS[FIREBALL])

    assert asked(at) == "DG-BOSS-04"


@pytest.mark.rule("DG-BOSS-10", "DG-ASSAULT-13", "DG-CHOICE-24")
def test_the_second_attack_has_one_reroll_in_all() -> None:
    script: list[str | int] = [FIREBALL, "123", "124", FIREBALL, "123"]
    at = assault(*RICH, kills=1, script=script)
    choose(at, GUESS[FIREBALL])
    assert offered(at) == [REROLL, ACCEPT]
    choose(at, REROLL)
    assert [event.dice for event in happened(at, StrikeRolled)] == ["1 2 3", "1 2 4"]
    choose(at, GUESS[FIREBALL])
    assert asked(at) == "DG-BOSS-04", "no second one"
    kept = assault(*RICH, kills=1, script=script)
    choose(kept, GUESS[FIREBALL], ACCEPT)
    assert not kept.state.assault.rerolled
    fine = assault(*RICH, kills=1, script=[FIREBALL, "113"], open={room(): foe(5), room(4): foe(6)})
    choose(fine, GUESS[FIREBALL])
    assert asked(fine) == "DG-BOSS-04", "a double needs none"


@pytest.mark.rule("DG-BOSS-12", "DG-ASSAULT-14")
def test_later_attacks_have_one_reroll_for_each_strike() -> None:
    at = assault(*RICH, kills=2, script=[FIREBALL, "12", "13", FIREBALL, "12", "66"])
    choose(at, GUESS[FIREBALL], REROLL)
    assert asked(at) == "DG-BOSS-04"
    choose(at, GUESS[FIREBALL])
    assert offered(at) == [REROLL, ACCEPT]
    choose(at, REROLL)
    assert at.state.phase is Phase.OVER


@pytest.mark.rule("DG-RULING-63")
@pytest.mark.parametrize(("dice", "percent"), [(4, 72), (3, 44), (2, 17)])
def test_the_chance_of_a_double(dice: int, percent: int) -> None:
    rolls = [list(roll) for roll in product(range(1, 7), repeat=dice)]
    doubles = sum(is_double(roll) for roll in rolls)

    assert round(100 * doubles / len(rolls)) == percent
    assert round(100 * (1 - (1 - 1 / 6) ** 2)) == 31


@pytest.mark.rule("DG-ASSAULT-10")
def test_hit_points_are_counted_when_the_assault_starts() -> None:
    at = assault(*RICH, *SPARE, open={room(): foe(5), room(4): foe(6)}, script=[BOLT])
    at.state.monsters.pop()
    choose(at, GUESS[FIREBALL], DROP[SPARE[0]])

    assert at.state.assault.life == 2


@pytest.mark.rule("DG-RULING-62")
@pytest.mark.parametrize(("tempered", "life"), [(True, 3), (False, 4)])
def test_a_tempered_boss_has_three_hit_points_at_most(tempered: bool, life: int) -> None:
    monsters = {room(): foe(5), room(4): foe(6), room(5): foe(7), room(6): foe(8)}
    at = assault(*RICH, open=monsters, setup={"tempered_boss": tempered})

    assert at.state.assault.life == life
    few = assault(*RICH, open={room(): foe(5)}, setup={"tempered_boss": True})
    assert few.state.assault.life == 1


# The end


@pytest.mark.rule("DG-WIN-03", "DG-META-03", "DG-RULING-60")
def test_who_beats_the_boss_and_still_has_the_goal_wins() -> None:
    at = choose(assault(*RICH, script=[FIREBALL, "1123"]), GUESS[FIREBALL])

    assert at.is_over
    assert at.state.winners == [0]
    assert at.result().ranks == (1, 2)
    assert at.result().verdicts == ("verdict-race-won",)


@pytest.mark.rule("DG-WIN-04", "DG-RULING-60")
def test_who_has_less_than_the_goal_by_then_must_fight_anew() -> None:
    script: list[str | int] = [BOLT, FIREBALL, "1123"]
    at = assault(*RICH, script=script, open={room(4): foe(5)})
    choose(at, GUESS[FIREBALL], DROP[gold(2500)], GUESS[FIREBALL])

    assert len(happened(at, BossBeaten)) == 1
    assert not at.is_over
    assert at.state.assault is None
    assert at.state.kills == 0


@pytest.mark.rule("DG-RULING-61")
def test_with_quick_victory_the_goal_counts_at_the_start() -> None:
    script: list[str | int] = [BOLT, FIREBALL, "1123"]
    at = assault(*RICH, script=script, setup={"quick_victory": True})
    choose(at, GUESS[FIREBALL], DROP[gold(2500)], GUESS[FIREBALL])

    assert at.is_over
    assert at.state.winners == [0]
    poor = table(hero("dwarf", HALL), hero("elf", front(room(6))), setup={"quick_victory": True})
    assert not may_start(poor)


@pytest.mark.rule("DG-ASSAULT-11")
def test_a_boss_who_wins_is_whole_again() -> None:
    monsters = {room(): foe(5), room(4): foe(6)}
    at = table(
        hero("dwarf", HALL, [gold(20_000)]),
        hero("elf", HALL, [gold(10_000)]),
        open=monsters,
        script=[FIREBALL, "1123", BOLT, FIREBALL, "123", "112"],
    )
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])
    assert at.state.assault.life == 1, "damage stays while the fight goes on"
    choose(at, GUESS[FIREBALL])
    assert len(happened(at, BossEndured)) == 1
    battle: Any = at.state.assault
    assert battle is None
    choose(at, STAY, START_ASSAULT)
    battle = at.state.assault
    assert battle.life == 2


@pytest.mark.rule("DG-LOSS-01", "DG-META-04", "DG-RULING-58")
def test_the_dungeon_wins_when_no_hero_is_left() -> None:
    at = table(
        hero("dwarf", HALL, [gold(20_000)]),
        hero("elf", alive=False),
        script=[BOLT],
    )
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])

    assert at.is_over
    assert at.state.assault is None, "nobody is left to fight him"
    assert at.state.winners == []
    assert at.result().ranks == (0, 0)
    assert at.result().verdicts == ("verdict-heroes-fell",)


# Teams


@pytest.mark.rule("DG-RULING-03", "DG-META-05")
@pytest.mark.parametrize(
    ("mine", "place", "can"),
    [
        ([gold(20_000)], HALL, True),
        ([gold(10_000)], HALL, False),
        ([gold(20_000)], front(room()), False),
    ],
)
def test_a_team_adds_up_goals_and_treasure_and_is_home_as_a_whole(
    mine: list[int], place: int, can: bool
) -> None:
    at = table(hero("dwarf", HALL, mine), hero("elf", place, [gold(2500)]), setup={"mode": "team"})

    assert may_start(at) == can


@pytest.mark.rule("DG-RULING-03")
def test_the_dead_of_a_team_have_no_goal() -> None:
    at = table(hero("dwarf", HALL, RICH), hero("elf", alive=False), setup={"mode": "team"})

    assert may_start(at)


@pytest.mark.rule(
    "DG-ASSAULT-05", "DG-ASSAULT-07", "DG-ASSAULT-11", "DG-ASSAULT-12", "DG-ASSAULT-13"
)
def test_a_team_takes_the_rounds_in_turn_and_the_attack_rises_at_once() -> None:
    at = table(
        hero("dwarf", HALL, [gold(20_000)]),
        hero("elf", HALL, [gold(2500)]),
        setup={"mode": "team", "quick_victory": True},
        open={room(): foe(5), room(4): foe(6)},
        script=[FIREBALL, "1123", BOLT, FIREBALL, "123", "112"],
    )
    choose(at, STAY, START_ASSAULT)
    assert at.waiting_for == (0,)
    choose(at, GUESS[FIREBALL])
    assert at.waiting_for == (1,), "the Elf acts in the second round"
    choose(at, GUESS[FIREBALL])
    assert not person(at, 1).alive
    assert at.state.assault.life == 1, "damage stays while one fights on"
    choose(at, GUESS[FIREBALL], REROLL)
    assert at.is_over
    assert at.result().ranks == (1, 1), "all win together"
    assert at.result().verdicts == ("verdict-team-won",)


@pytest.mark.rule("DG-ASSAULT-05")
def test_in_a_race_the_hero_fights_alone() -> None:
    at = table(hero("dwarf", HALL, RICH), hero("elf", HALL, [gold(10_000, 1)]))
    choose(at, STAY, START_ASSAULT)

    assert at.state.assault.heroes == [0]


# The goal that is waived


@pytest.mark.rule("DG-RULING-66")
def test_the_goal_is_waived_for_the_nearest_when_no_treasure_is_left() -> None:
    def empty(mine: list[int], *others: int) -> Table:
        at = table(
            hero("dwarf", HALL, mine),
            hero("elf", HALL, others),
            cleared=BOX.board.sites,
            script=[FIREBALL, "1123"],
        )
        at.state.monsters.clear()
        return at

    alone = empty([gold(5000)], gold(2500))
    assert may_start(alone), "5,000 of 12,500 is more than 2,500 of 10,000"
    choose(alone, START_ASSAULT)
    assert len(happened(alone, GoalWaived)) == 1
    choose(alone, GUESS[FIREBALL])
    assert alone.state.winners == [0]
    assert not may_start(empty([gold(2500)], gold(5000))), "the Elf is nearer"
    assert not may_start(empty([gold(5000)], gold(5000, 1))), "10,000 would do for the Elf"
    full = table(hero("dwarf", HALL, [gold(5000)]), hero("elf", HALL))
    assert not may_start(full), "there is enough in the rooms"


@pytest.mark.rule("DG-ASSAULT-01")
def test_the_names_of_those_who_fight_are_told() -> None:
    at = assault(*RICH)

    (began,) = happened(at, AssaultBegan)
    assert (began.hero, began.life) == (klass("dwarf"), 1)
    assert deed("charge") in BOX.actions
