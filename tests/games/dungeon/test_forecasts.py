"""Forecasts of Dungeon!: chances as the dice have them, from what the seat knows."""

from itertools import product

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOX,
    ESP,
    FIREBALL,
    HALL,
    SECRET,
    SWORD,
    TELEPORT,
    WARDED,
    before_a_room,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    hero,
    klass,
    new_table,
    room,
    secret_room,
    table,
)
from undercroft.engine import Option, Prospect, Table
from undercroft.engine.odds import thousandths
from undercroft.games.dungeon.forecasts import prospects as ex
from undercroft.games.dungeon.forecasts.reckoning import Battle, double_odds, victory_odds
from undercroft.games.dungeon.options import (
    ACCEPT,
    ATTACK,
    CAST,
    DROP,
    ENCOUNTER,
    GUESS,
    HEX,
    LOOK,
    MOVE,
    OPEN_DOOR,
    SEARCH,
    START_ASSAULT,
    STAY,
    STRIKE,
    TAKE,
    TAKE_CLASS,
    USE,
)

HERE = front(room())
PRIZE = gold(1000, 7)
PAIRS = [one + other for one, other in product(range(1, 7), repeat=2)]
TRIPLES = [sum(sorted(roll)[1:]) for roll in product(range(1, 7), repeat=3)]
FAILURE = ex.FailureBrings(0, 30, 33, 8, 0)
"""Of 36 rolls 11 make 6 or 7, 12 make 8 to 10, and 3 make 11 or 12."""


def expected(at: Table, option: Option, seat: int = 0) -> list[Prospect]:
    return list(at.forecast(seat, option).prospects)


def from_two(needs: int, totals: list[int] = PAIRS) -> int:
    """The chance to reach a number, in thousandths."""
    return thousandths(sum(total >= needs for total in totals), len(totals))


def test_a_class_tells_its_goal_and_its_pace() -> None:
    at = new_table(2, "64 31")

    assert expected(at, TAKE_CLASS[klass("rogue")]) == [ex.ClassFigures(10_000, 4, 1)]
    assert expected(at, TAKE_CLASS[klass("wizard")]) == [ex.ClassFigures(20_000, 5, 0)]


def test_a_walk_tells_its_cost_and_what_is_known_of_its_end() -> None:
    at = table(hero("dwarf", HERE), hero("cleric"), rooms={room(): (foe(8), PRIZE)})
    hidden = expected(at, MOVE[room()])
    seen = table(hero("dwarf", HERE), hero("cleric"), open={room(): foe(8)})

    assert hidden[0] == ex.WalkCost(1, 0), "a room that is not cleared ends the move"
    assert [type(one) for one in hidden[1:]] == [ex.UnknownFoe, ex.PrizeThere]
    assert expected(seen, MOVE[room()])[1:3] == [
        ex.FoeThere(foe(8)),
        ex.AttackChance(0, foe(8), 8, from_two(8)),
    ]


def test_who_looked_into_a_room_is_told_the_chance_and_nobody_else() -> None:
    at = table(hero("dwarf", HERE, [ESP]), hero("fighter", HERE), rooms={room(): (foe(8), PRIZE)})
    choose(at, LOOK[room()])
    assert ex.FoeThere(foe(8)) in expected(at, MOVE[room()])
    choose(at, STAY)
    while at.waiting_for == (0,):
        choose(at, at.options(0)[0])

    assert ex.FoeThere(foe(8)) not in expected(at, MOVE[room()], 1)


@pytest.mark.parametrize(
    ("one", "totals", "needs"),
    [
        (hero("dwarf"), PAIRS, 9),
        (hero("fighter"), TRIPLES, 9),
        (hero("dwarf", treasures=[SWORD]), PAIRS, 8),
        (hero("fighter", treasures=[SWORD]), TRIPLES, 7),
    ],
)
def test_a_fight_tells_its_chance_and_what_a_failure_brings(
    one: object, totals: list[int], needs: int
) -> None:
    at = table(one, hero("cleric"), open={HERE: foe(9)})  # type: ignore[arg-type]
    at.state.heroes[0].place = HERE
    choose(at, STAY)

    told = expected(at, ENCOUNTER)

    assert told == [ex.AttackChance(0, foe(9), 9, from_two(needs, totals)), FAILURE]


def test_where_twelve_kills_it_is_told() -> None:
    at = table(hero("dwarf", HERE), hero("cleric"), open={HERE: foe(9)}, setup={"deadly": True})

    assert expected(choose(at, STAY), ENCOUNTER)[1] == ex.FailureBrings(0, 30, 33, 5, 2)


def test_what_can_not_fail_brings_nothing_bad() -> None:
    at = table(hero("dwarf", HERE), hero("cleric"), open={HERE: foe(2)})

    assert expected(choose(at, STAY), ENCOUNTER) == [ex.AttackChance(0, foe(2), 2, 1000)]


def test_a_spell_tells_its_chance_beside_that_of_the_hand() -> None:
    at = before_a_room(hero("elf", spells=[FIREBALL, TELEPORT]), foe(8), [])

    assert expected(at, STRIKE)[0] == ex.AttackChance(0, foe(8), 8, from_two(8))
    assert expected(at, CAST[FIREBALL]) == [ex.SpellChance(0, foe(8), 8, from_two(8)), FAILURE]
    assert expected(at, CAST[TELEPORT]) == [ex.Escapes(0)]


def test_a_spell_from_the_door_is_told_to_be_safe_and_an_immune_monster_so() -> None:
    wizard = hero("wizard", HERE, spells=[FIREBALL])
    at = choose(table(wizard, hero("cleric"), open={room(): foe(8)}), STAY)
    immune = table(hero("wizard", HERE, spells=[FIREBALL]), hero("cleric"), open={room(): WARDED})

    safe = [ex.SpellChance(0, foe(8), 8, from_two(8)), ex.FromSafety()]
    assert expected(at, OPEN_DOOR[room()]) == safe
    assert expected(choose(immune, STAY), OPEN_DOOR[room()]) == [ex.Immune(0, WARDED)]


def test_a_failed_roll_tells_what_each_card_makes_of_it() -> None:
    at = before_a_room(hero("rogue"), foe(9), ["1", "43"])

    assert expected(at, USE[deed("backstab")]) == [ex.RollBecomes(0, 9, 9)]
    assert expected(at, ACCEPT) == [FAILURE]
    choose(at, ACCEPT)
    assert expected(at, USE[deed("wavy-bladed-dagger")]) == [ex.FoeSlain(0, foe(9))]
    choose(at, ACCEPT)
    assert expected(at, USE[deed("hide-in-shadows")]) == [ex.Escapes(0)]


def test_a_result_tells_what_it_costs_and_what_a_defense_makes_of_it() -> None:
    loot = [gold(250), gold(500), gold(1000)]
    one = hero("fighter", treasures=loot, spent=["mighty-blow"])
    at = before_a_room(one, foe(12), ["111", "56"])
    forecast = at.forecast(0, ACCEPT)

    assert forecast.prospects == (ex.Suffers(0, "serious", 2),)
    assert forecast.grave
    assert expected(at, USE[deed("shield-wall")]) == [ex.Suffers(0, "hurt", 1)]


def test_treasure_tells_gold_and_what_is_missing() -> None:
    at = before_a_room(hero("dwarf", treasures=[gold(250), gold(10_000)]), foe(12), ["11", "33"])

    assert expected(at, DROP[gold(250)]) == [ex.GoldLost(0, 250), ex.GoalMissing(0, 2500)]
    heap = table(hero("dwarf", HERE, [gold(10_000)]), hero("cleric"), heaps={HERE: [gold(2500)]})
    choose(heap, STAY)
    assert expected(heap, TAKE[gold(2500)]) == [ex.GoldGained(0, 2500), ex.GoalMissing(0, 0)]


@pytest.mark.parametrize(("name", "chance"), [("rogue", 333), ("dwarf", 556), ("elf", 667)])
def test_a_search_tells_its_chance(name: str, chance: int) -> None:
    _, place, door = secret_room()
    script = "1" if name == "rogue" else ""
    at = table(hero(name, place), hero("cleric"), script=script)

    assert expected(at, SEARCH[door]) == [ex.DoorChance(0, chance), ex.ElseMoveEnds()]


def test_a_fight_among_heroes_tells_both_chances_and_the_booty() -> None:
    at = table(
        hero("dwarf", HERE, [gold(500)]),
        hero("elf", HERE, [gold(2500)]),
        cleared=tuple(BOARD.sites),
    )
    choose(at, STAY)
    pairs = list(product(PAIRS, repeat=2))
    won = thousandths(sum(one > other for one, other in pairs), len(pairs))

    assert expected(at, ATTACK[klass("elf")]) == [
        ex.DuelChance(0, klass("elf"), won),
        ex.Booty(klass("elf"), 2500),
        ex.DuelRisk(0, 500, won),
    ]


def test_a_spell_at_a_hero_tells_its_chance() -> None:
    at = table(hero("wizard", HERE, spells=[FIREBALL]), hero("elf", HERE))

    assert expected(choose(at, STAY), HEX[klass("elf")]) == [
        ex.HexChance(0, klass("elf"), 8, from_two(8))
    ]


# The boss


@pytest.mark.rule("DG-RULING-63")
@pytest.mark.parametrize(("dice", "chance"), [(4, 722), (3, 444), (2, 167)])
def test_the_chance_of_a_double(dice: int, chance: int) -> None:
    assert double_odds(dice) == chance


@pytest.mark.rule("DG-RULING-62")
@pytest.mark.parametrize(("life", "percent"), [(3, 66), (5, 30), (8, 6)])
def test_the_chance_of_a_hero_with_ten_treasures_in_the_first_assault(
    life: int, percent: int
) -> None:
    assert victory_odds(Battle(4, None, life, 9)) // 10 in (percent - 1, percent, percent + 1)


def test_an_assault_tells_the_chance_to_win_with_the_goal_still_met() -> None:
    loot = [gold(20_000), gold(250)]
    at = choose(table(hero("dwarf", HALL, loot), hero("cleric")), STAY)

    told = expected(at, START_ASSAULT)

    # One treasure may be lost; a right guess is one of three, a double 72 of a hundred.
    hit, miss = 0.722 / 3, 2 / 3
    once = hit / (hit + miss)
    assert told == [ex.VictoryChance(0, round(1000 * (1 - (1 - once) ** 2))), ex.BossWaits(1, 4)]
    choose(at, START_ASSAULT)
    assert expected(at, GUESS[FIREBALL]) == [ex.StrikeChance(0, 4, 240)]


def test_a_chamber_without_a_prize_promises_none() -> None:
    place = chamber()
    at = table(hero("dwarf", front(place), [SECRET]), hero("cleric"))

    kinds = {type(one) for one in expected(at, MOVE[place])}

    assert kinds == {ex.WalkCost, ex.UnknownFoe}
    assert BOX.board.kinds[place] == "chamber"
