"""What a seat does when its time runs out: the defaults of the table of decision points."""

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    new_table,
    offered,
    table,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon_attack.events import FightEnded
from undercroft.games.dungeon_attack.options import (
    BUST,
    KEEP,
    PASS,
    RECHARGE,
    RECOVER,
    REPEL,
    REROLL,
    SEARCH_AGAIN,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, EPIC_AT, MOVING, Seat

ONE = Adventurer(id="one", rating=1)
REPELLER = Adventurer(id="repeller", rating=3, repels=1)
BOSS_MOVING = BOSS_AT + MOVING
BOSS_ATTACKING = BOSS_AT + ATTACKING


def default(game: Table, seed: int = 1) -> Option:
    """What the game does for the seat that is asked."""
    (asked,) = game.waiting_for
    return GAME.fallback(game.state, asked, game.options(asked), Fast(seed))


@pytest.mark.rule("DA-CHOICE-02")
def test_a_free_adventurer_is_drawn() -> None:
    game = new_table(2, [0], free_choice=True)

    drawn = {default(game, seed) for seed in range(200)}

    assert drawn == set(offered(game))


@pytest.mark.rule("DA-CHOICE-03")
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_the_opener_of_a_level_busts_the_door(hits: int) -> None:
    opener = adventurer(hits=hits, charged=1, drained=1)
    game = table(opener, adventurer(), room=1, busted=False)

    assert default(game) is BUST


@pytest.mark.rule("DA-CHOICE-04")
@pytest.mark.parametrize(
    ("hits", "room", "drained", "action"),
    [
        (1, 1, 1, RECOVER),
        (0, 1, 1, BUST),
        (2, 1, 1, BUST),
        (1, 0, 1, RECOVER),
        (0, 0, 1, RECHARGE),
        (0, 0, 0, PASS),
        (2, 0, 0, PASS),
    ],
)
def test_an_adventurer_in_a_fight_recovers_or_busts_or_recharges_or_passes(
    hits: int, room: int, drained: int, action: Option
) -> None:
    me = adventurer(hits=hits, charged=1, drained=drained, artifacts=1)
    game = table(me, adventurer(facing=1, hits=1), room=room)

    assert default(game) is action


@pytest.mark.rule("DA-CHOICE-04")
def test_a_stunned_adventurer_recovers_when_the_opener_declined() -> None:
    game = table(adventurer(), adventurer(hits=1), adventurer(), room=1, busted=False)

    choose(game, PASS)

    assert default(game) is RECOVER


@pytest.mark.rule("DA-CHOICE-04")
def test_an_unhurt_adventurer_busts_when_the_opener_declined() -> None:
    game = table(adventurer(), adventurer(drained=1), adventurer(), room=1, busted=False)

    choose(game, PASS)

    assert default(game) is BUST


@pytest.mark.rule("DA-CHOICE-05")
@pytest.mark.parametrize(
    ("me", "ability"),
    [
        (adventurer(REPELLER, facing=1), REPEL),
        (adventurer(card("orrin-cogwright"), facing=1, drained=1), TINKER),
    ],
)
def test_an_ability_before_the_roll_is_not_used(me: Seat, ability: Option) -> None:
    game = table(me, adventurer())
    assert offered(game) == [STAND, ability]

    assert default(game) is STAND


@pytest.mark.rule("DA-CHOICE-06")
@pytest.mark.parametrize(
    ("means", "cheapest"),
    [
        ((1, 1, 1), By.ABILITY),
        ((0, 1, 1), By.ARTIFACT),
        ((0, 0, 1), By.ITEM),
    ],
)
@pytest.mark.parametrize(
    ("dice", "slot"),
    [
        ("AA A", ATTACKING),
        ("AD A", BOSS_ATTACKING),
        ("AA M", BOSS_MOVING),
        ("DM D M", None),
        ("AD D A", None),
    ],
)
def test_a_re_roll_is_for_an_all_attacking_roll_or_a_boss_by_the_cheapest_means(
    means: tuple[int, int, int], cheapest: By, dice: str, slot: int | None
) -> None:
    rerolls, artifacts, items = means
    able = Adventurer(id="able", rating=3, rerolls=rerolls)
    me = adventurer(able, facing=2, bosses=1, artifacts=artifacts, charged=items)

    game = table(me, adventurer(), room=1, dice=dice)

    assert default(game) is (STAND if slot is None else REROLL[cheapest][slot])


@pytest.mark.rule("DA-CHOICE-06")
def test_a_re_roll_is_for_an_all_attacking_epic_pair_too() -> None:
    game = table(adventurer(epic=1, charged=1), adventurer(), dice="AA", epic_monster=True)

    assert default(game) is REROLL[By.ITEM][EPIC_AT + ATTACKING]


@pytest.mark.rule("DA-CHOICE-06")
def test_a_beaten_epic_pair_is_not_re_rolled() -> None:
    me = adventurer(facing=1, epic=1, charged=2)
    game = table(me, adventurer(), dice="A DD A", epic_monster=True)

    choose(game, REROLL[By.ITEM][ATTACKING])

    assert default(game) is STAND


@pytest.mark.rule("DA-CHOICE-07")
@pytest.mark.parametrize(
    ("dice", "answer"),
    [("AA A", SNARE), ("AA D A", SNARE), ("AD A", STAND), ("AM A", STAND), ("AA M", STAND)],
)
def test_an_ability_after_the_roll_is_used_if_it_prevents_a_hit(dice: str, answer: Option) -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=2, bosses=1)

    game = table(thorn, adventurer(), room=1, dice=dice)

    assert default(game) is answer


@pytest.mark.rule("DA-CHOICE-07")
def test_an_ability_after_the_roll_is_not_used_if_the_hit_comes_anyhow() -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=1, bosses=2)
    game = table(thorn, adventurer(), room=1, dice="A AA", epic_monster=True)

    assert default(game) is STAND


@pytest.mark.rule("DA-CHOICE-08")
@pytest.mark.parametrize(
    ("me", "dice", "kept"),
    [
        (adventurer(facing=2, epic=1), "DD DD", KEEP[1][0]),
        (adventurer(facing=2, bosses=2), "DD DD DD", KEEP[0][2]),
        (adventurer(ONE, facing=2, bosses=2), "DD DA D", KEEP[0][1]),
    ],
)
def test_the_epic_pair_is_kept_first_and_then_boss_dice(me: Seat, dice: str, kept: Option) -> None:
    game = table(me, adventurer(), room=1, dice=dice)

    assert default(game) is kept


@pytest.mark.rule("DA-CHOICE-09")
def test_every_moving_monster_goes_to_the_room() -> None:
    me = adventurer(facing=1, bosses=1, epic=1)
    game = table(me, adventurer(), adventurer(), dice="M M MM", epic_monster=True)

    for _ in range(3):
        assert default(game) is SEND_TO_ROOM
        choose(game, SEND_TO_ROOM)

    assert game.state.room.dice() == 4


@pytest.mark.rule("DA-CHOICE-10")
@pytest.mark.parametrize(
    ("hits", "room", "pair", "busts"),
    [(0, 3, 0, True), (1, 3, 0, True), (0, 1, 1, True), (2, 14, 0, False), (0, 2, 0, False)],
)
def test_a_quiet_room_is_busted_with_three_dice_by_one_who_is_less_than_wounded(
    hits: int, room: int, pair: int, busts: bool
) -> None:
    me = adventurer(hits=hits, charged=1, drained=1)
    game = table(me, adventurer(), room=room, room_epic=pair, level=3, epic_monster=True)
    answer = default(game)
    assert (answer is BUST) == busts

    if not busts:
        choose(game, answer)

    assert len(happened(game, FightEnded)) == (not busts)


@pytest.mark.rule("DA-CHOICE-11")
@pytest.mark.parametrize(("dice", "kind"), [("MMA M", 1), ("MMA D", 0), ("MDA A", 0)])
def test_in_the_search_a_moving_die_is_rolled_again_a_boss_first(dice: str, kind: int) -> None:
    quill = adventurer(card("quill"), pile=3, boss_pile=1)

    game = table(quill, phase=Phase.SEARCH, level=3, dice=dice)

    assert default(game) is SEARCH_AGAIN[kind]
