"""The traps: what disarms them and what they do."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import DEEDS, EAST, beside, dice_in, drawing
from tests.games.dungeon_run.cards.item_scenes import WOLF, fight, monster_at, wounds_of
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    END_TURN,
    FIGHT_WITH,
    LEAVE_ITEM,
    MOVE,
    PASS,
    RALLY,
    RESEARCH,
)

NEEDLE = "trap-venom-needle"
IRON = "trap-leg-iron"
CURSE = "trap-blood-curse"
BRAWN, MAGIC, SKILL = range(3)
DICE = {BRAWN: 4, MAGIC: 2, SKILL: 3}
"""The dice of Kessa with a marker on magic and one on skill."""


@pytest.mark.card(
    "trap-dart-wall",
    "trap-long-slide",
    "trap-grasping-hands",
    "trap-alarm-gong",
    "trap-fire-rune",
    "trap-venom-needle",
    "trap-leg-iron",
    "trap-blood-curse",
)
@pytest.mark.parametrize(
    ("trap", "ratings", "successes"),
    [
        ("trap-dart-wall", [SKILL], 2),
        ("trap-long-slide", [BRAWN, SKILL], 2),
        ("trap-grasping-hands", [BRAWN, MAGIC], 2),
        ("trap-alarm-gong", [MAGIC, SKILL], 1),
        ("trap-fire-rune", [BRAWN, MAGIC, SKILL], 3),
        ("trap-venom-needle", [SKILL], 1),
        ("trap-leg-iron", [BRAWN, SKILL], 2),
        ("trap-blood-curse", [MAGIC], 1),
    ],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_a_trap_is_disarmed_with_its_ratings_and_successes(
    trap: str, ratings: list[int], successes: int, missing: int
) -> None:
    dice = ("4" * (successes - missing)).ljust(DICE[ratings[0]], "3")
    kessa = hero("kessa", markers=(0, 1, 1))
    at = drawing(trap, kessa, hero("ragg"), script=dice)

    if len(ratings) > 1:
        assert offered(at) == [FIGHT_WITH[rating] for rating in ratings]
        choose(at, FIGHT_WITH[ratings[0]])

    assert [kept.card for kept in hero_at(at, 0).encounters] == ([] if missing else [card(trap)])


@pytest.mark.card("trap-dart-wall")
def test_dart_wall_gives_two_wounds() -> None:
    at = drawing("trap-dart-wall", hero("kessa"), hero("ragg"), script="11")

    assert wounds_of(at) == [2, 0]
    assert at.state.discards == [card("trap-dart-wall")]


@pytest.mark.card("trap-long-slide")
def test_long_slide_gives_a_wound_and_takes_the_hero_to_the_entrance() -> None:
    at = drawing("trap-long-slide", hero("kessa"), hero("ragg", place=2), script="1111")

    assert hero_at(at, 0).place == 1
    choose(at, FIGHT_WITH[BRAWN])

    assert (wounds_of(at), hero_at(at, 0).place) == ([1, 0], 0)


@pytest.mark.card("trap-grasping-hands")
def test_grasping_hands_give_a_wound_and_take_an_item() -> None:
    goods = ["treasure-feud-sword", "treasure-hex-doll"]
    sword, doll = cards(*goods)
    kessa = hero("kessa", equipped=goods[:1], loot=goods[1:])
    at = drawing("trap-grasping-hands", kessa, hero("ragg"), script="1111")

    choose(at, FIGHT_WITH[BRAWN])
    assert offered(at) == [LEAVE_ITEM[sword], LEAVE_ITEM[doll]]
    choose(at, LEAVE_ITEM[sword])

    assert (wounds_of(at), tile_at(at, 1).items) == ([1, 0], [sword])
    assert hero_at(at, 0).equipped == []


@pytest.mark.card("trap-alarm-gong")
def test_alarm_gong_brings_another_encounter_to_the_tile() -> None:
    deck = ["trap-alarm-gong", "monster-slime"]
    at = table(
        hero("kessa"),
        hero("ragg"),
        dungeon=[ENTRANCE, Spot("den")],
        encounters=deck,
        script=["4", card(deck[0]), "1", "11"],
    )

    choose(at, MOVE[EAST], FIGHT_WITH[MAGIC])

    assert monster_at(at).card == card("monster-slime")
    assert at.state.effort.deed == "battle"
    assert wounds_of(at) == [0, 0]


@pytest.mark.card("trap-fire-rune")
def test_fire_rune_gives_two_wounds_and_one_to_each_other_hero_on_the_tile() -> None:
    heroes = hero("kessa"), hero("ragg", place=1), hero("brunna")
    at = drawing("trap-fire-rune", *heroes, script="1111")

    choose(at, PASS, FIGHT_WITH[BRAWN])

    assert wounds_of(at) == [2, 1, 0]


@pytest.mark.card("trap-fire-rune")
def test_fire_rune_wounds_the_others_even_if_it_fells_its_victim() -> None:
    heroes = hero("kessa", wounds=6), hero("ragg", place=1)
    at = drawing("trap-fire-rune", *heroes, script="1111")

    choose(at, PASS, FIGHT_WITH[BRAWN])

    assert hero_at(at, 0).ko
    assert hero_at(at, 1).wounds == 1


@pytest.mark.card("trap-venom-needle")
def test_venom_needle_gives_a_wound_and_stays() -> None:
    at = drawing(NEEDLE, hero("kessa"), hero("ragg"), script="11")

    assert (wounds_of(at), hero_at(at, 0).burdens) == ([1, 0], [card(NEEDLE)])
    assert at.state.discards == []


def fewer_dice(trap: str) -> dict[str, int]:
    """In which rolls of Brunna a lasting trap changes the number of dice."""
    found = {
        deed: dice_in(deed, hero("brunna", burdens=[trap])) - dice_in(deed, hero("brunna"))
        for deed in DEEDS
    }
    return {deed: dice for deed, dice in found.items() if dice}


@pytest.mark.card("trap-venom-needle")
def test_venom_needle_takes_a_die_from_battles_and_duels() -> None:
    assert fewer_dice(NEEDLE) == {"battle": -1, "duel": -1, "defend": -1}


@pytest.mark.card("trap-venom-needle")
@pytest.mark.parametrize("rallies", [True, False])
def test_venom_needle_ends_with_a_rally(rallies: bool) -> None:
    kessa = hero("kessa", wounds=1, burdens=[NEEDLE])
    at = beside(WOLF, kessa, hero("ragg"), script="111 441")

    fight(at)
    choose(at, RALLY if rallies else PASS)

    assert (hero_at(at, 0).burdens == []) == rallies
    assert (at.state.discards == [card(NEEDLE)]) == rallies


@pytest.mark.card("trap-leg-iron")
def test_leg_iron_lowers_skill_by_two() -> None:
    at = drawing(IRON, hero("brunna"), hero("ragg"), script="111")
    choose(at, FIGHT_WITH[SKILL])

    assert (wounds_of(at), hero_at(at, 0).burdens) == ([0, 0], [card(IRON)])
    assert fewer_dice(IRON) == {"escape": -2, "bridge": -2}


@pytest.mark.card("trap-leg-iron")
@pytest.mark.parametrize(
    ("dice", "worn"), [("4", [False]), ("6", [False]), ("3 1 4", [True, True, False])]
)
def test_leg_iron_ends_with_a_four_at_the_start_of_a_turn(dice: str, worn: list[bool]) -> None:
    at = table(hero("brunna", burdens=[IRON]), hero("ragg"), begun=False, script=dice)

    found = []
    for _ in worn:
        found.append(bool(hero_at(at, 0).burdens))
        if found[-1]:
            choose(at, END_TURN)
            while at.state.turn != 0:
                choose(at, END_TURN)

    assert found == worn


@pytest.mark.card("trap-blood-curse")
@pytest.mark.parametrize(
    ("burdens", "wounds", "falls"), [([CURSE], 5, True), ([CURSE], 4, False), ([], 6, False)]
)
def test_blood_curse_lowers_life_by_two(burdens: list[str], wounds: int, falls: bool) -> None:
    kessa = hero("kessa", place=1, wounds=wounds, burdens=burdens)
    at = table(kessa, hero("ragg"), dungeon=[ENTRANCE, Spot("library")], script="1")

    choose(at, RESEARCH)

    assert hero_at(at, 0).ko == falls


@pytest.mark.card("trap-blood-curse")
@pytest.mark.parametrize(("dice", "ends"), [("1144", True), ("1114", False)])
def test_blood_curse_stays_until_a_monster_is_killed(dice: str, ends: bool) -> None:
    drawn = drawing(CURSE, hero("kessa"), hero("ragg"), script="1")
    at = beside(WOLF, hero("kessa", burdens=[CURSE]), hero("ragg"), script=f"111 {dice}")

    fight(at)

    assert (wounds_of(drawn), hero_at(drawn, 0).burdens) == ([0, 0], [card(CURSE)])
    assert (hero_at(at, 0).burdens == []) == ends
