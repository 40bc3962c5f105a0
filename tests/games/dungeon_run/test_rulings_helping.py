"""Decisions on assist, sabotage, rallies, re-rolls and heroes who are down."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import (
    DiceRerolled,
    DiceRolled,
    FreeAttackBegan,
    MonsterRerolled,
    MonsterRolledAgain,
    RerollForced,
)
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    BLOCK,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    GOES_FIRST,
    LEAVE,
    LOOK,
    MOVE,
    PASS,
    PASS_ON,
    PICK_DIE,
    RESEARCH,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
    TOSS,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

EAST = 1
BRAWN, MAGIC, SKILL = FIGHT_WITH
WOLF, GOLEM = "monster-gloomwolf", "monster-stone-golem"
NERVE, STEADY = "ability-break-their-nerve", "ability-steady-hand"


def beside(monster: str, *heroes: Hero, wounds: int = 0, **more: Any) -> Table:
    """All of them beside a monster."""
    for one in heroes:
        one.place = 1
    return table(*heroes, dungeon=[ENTRANCE, Spot(monster=monster, wounds=wounds)], **more)


def last_dice(at: Table) -> str:
    """The dice that a hero rolled last."""
    dice: str = happened(at, DiceRolled)[-1].dice
    return dice


@pytest.mark.rule("DR-RULING-31")
def test_each_of_several_assists_is_halved_by_itself() -> None:
    helpers = [hero("brunna"), hero("mizzle"), hero("ragg", markers=(1, 0, 0))]
    at = beside(WOLF, hero("ragg"), *helpers, script="111 11111111")

    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=ASSIST[0], s3=ASSIST[0])
    choose(at, ACCEPT[1], ACCEPT[2], ACCEPT[3], BRAWN)

    assert last_dice(at).count("1") == 4 + 1 + 1 + 2


@pytest.mark.rule("DR-RULING-32")
def test_an_assist_counts_markers_and_lasting_traps_and_no_card_bonus(tmp_path: Path) -> None:
    lasting = '[{ do = "raise", of = "brawn", amount = -2 }]'
    text = f'[leg-iron]\nratings = ["skill"]\nsuccesses = 2\nlasting = {lasting}\n'
    (tmp_path / "traps.toml").write_text(text)
    helper = hero("ragg", markers=(1, 0, 0), burdens=["trap-leg-iron"])
    box = make([tmp_path]).box.key
    at = beside(WOLF, hero("brunna"), helper, script="111 1111", box=box)

    choose(at, BATTLE, ASSIST[0], ACCEPT[1], BRAWN)

    assert last_dice(at) == "1 1 1 1"


@pytest.mark.rule("DR-RULING-33")
def test_the_floor_of_one_die_comes_after_assists_and_sabotage() -> None:
    at = beside("monster-slime", hero("corvan"), hero("ragg"), hero("brunna"), script="1 11")

    choose(at, ESCAPE)
    vote(at, s1=SABOTAGE, s2=ASSIST[0])
    choose(at, ACCEPT[2])

    assert last_dice(at) == "1"


@pytest.mark.rule("DR-RULING-34")
def test_a_surprise_battle_is_open_to_the_others() -> None:
    seats = hero("brunna"), hero("ragg", place=1)
    at = table(*seats, dungeon=[ENTRANCE, Spot("den")], script="4", encounters=[WOLF])

    choose(at, MOVE[EAST])

    assert (at.waiting_for, offered(at)) == ((1,), [PASS, PASS_ON, *ASSIST, SABOTAGE])


@pytest.mark.rule("DR-RULING-34")
def test_the_attack_in_a_duel_and_the_escape_from_a_hero_are_open_too() -> None:
    seats = hero("brunna"), hero("ragg"), hero("kessa")
    at = choose(table(*seats), DUEL[1])
    assert (at.waiting_for, offered(at)) == ((2,), [PASS, PASS_ON, *ASSIST, SABOTAGE])

    at = choose(table(*seats, endgame=True), ESCAPE)
    assert at.waiting_for == (1, 2)


@pytest.mark.rule("DR-RULING-34")
@pytest.mark.parametrize(
    ("tile", "script"),
    [("den", "1"), ("underground-channel", "444"), ("ancient-bridge", "111")],
)
def test_entering_a_tile_is_not_open_to_the_others(tile: str, script: str) -> None:
    seats = hero("ragg", place=1), hero("brunna")
    dungeon = [ENTRANCE, Spot(tile)]
    at = table(*seats, dungeon=dungeon, script=script, turn=1)

    choose(at, MOVE[EAST])

    assert hero_at(at, 1).place == 1
    assert last_dice(at) == " ".join(script)


@pytest.mark.rule("DR-RULING-34")
def test_content_portcullis_library_well_armor_and_free_attacks_are_not_open() -> None:
    pair = hero("brunna", place=1), hero("ragg", place=1)
    content = table(*pair, pile=["standard-16", "standard-15"], script=[1, "1"])
    assert choose(content, MOVE[EAST]).waiting_for == (0,)

    gate = table(*pair, dungeon=[ENTRANCE, Spot("portcullis-room")], script="444")
    assert hero_at(choose(gate, MOVE[3]), 0).place == 0

    library = table(*pair, dungeon=[ENTRANCE, Spot("library")], script="5")
    assert LOOK in offered(choose(library, RESEARCH))

    sword = "treasure-feud-sword"
    tosser = hero("brunna", place=1, loot=[sword]), hero("ragg", place=1)
    well = table(*tosser, dungeon=[ENTRANCE, Spot("well")], script="1")
    assert END_TURN in offered(choose(well, TOSS[card(sword)]))

    armored = hero("brunna", equipped=["treasure-gatekeepers-shield"]), hero("ragg")
    free = beside(WOLF, *armored, script="555 5")
    choose(free, END_TURN)
    assert (free.waiting_for, len(happened(free, FreeAttackBegan))) == ((0,), 1)
    choose(free, ROLL_ARMOR)
    assert (hero_at(free, 0).wounds, free.waiting_for) == (2, (1,))


@pytest.mark.rule("DR-RULING-35")
@pytest.mark.parametrize("meddling", [ASSIST[0], SABOTAGE])
def test_meddling_in_a_duel_never_touches_the_attacked_hero(meddling: Any) -> None:
    dice = "11111" if meddling is ASSIST[0] else "1"
    at = table(hero("brunna"), hero("ragg"), hero("dorgan"), script=f"{dice} 2222")

    choose(at, DUEL[1], meddling)
    if meddling is ASSIST[0]:
        choose(at, ACCEPT[2])
    choose(at, BRAWN, BRAWN)

    assert last_dice(at) == "2 2 2 2"


@pytest.mark.rule("DR-RULING-36")
def test_a_die_that_blocks_or_a_wound_that_does_not_count_punishes_nobody() -> None:
    blocked = beside(WOLF, hero("ragg"), hero("ragg"), script="511 14")
    choose(blocked, BATTLE, SABOTAGE, BRAWN, BLOCK[4][5])
    assert hero_at(blocked, 1).wounds == 0

    soaked = beside(GOLEM, hero("ragg"), hero("ragg"), script="1111 14")
    choose(soaked, BATTLE, SABOTAGE, BRAWN, STRIKE_HOME)
    golem = tile_at(soaked, 1).monster
    assert golem is not None
    assert (golem.wounds, hero_at(soaked, 1).wounds) == (0, 0)


@pytest.mark.rule("DR-RULING-36")
def test_a_hit_on_a_hero_punishes_no_saboteur() -> None:
    at = table(hero("ragg"), hero("brunna"), hero("ragg"), script="14 111")

    choose(at, DUEL[1], SABOTAGE, BRAWN, BRAWN, STRIKE_HOME)

    assert [hero_at(at, seat).wounds for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("DR-RULING-37")
def test_in_a_duel_the_attacker_chooses_first_and_both_roll_together() -> None:
    at = table(hero("brunna"), hero("ragg"), script="111 1111")

    choose(at, DUEL[1])
    assert (at.waiting_for, offered(at)) == ((0,), [BRAWN, MAGIC])
    choose(at, BRAWN)
    assert (at.waiting_for, offered(at)) == ((1,), [BRAWN, MAGIC])
    assert happened(at, DiceRolled) == []
    choose(at, BRAWN)

    assert [event.seat for event in happened(at, DiceRolled)] == [0, 1]


@pytest.mark.rule("DR-RULING-41")
def test_who_made_the_monster_roll_again_does_not_roll_his_own_dice_again() -> None:
    at = beside(WOLF, hero("kessa", abilities=[NERVE, STEADY]), script="511 1 1111")

    choose(at, BATTLE, USE[card(NERVE)], PICK_DIE[5], BRAWN)

    assert [event.card for event in happened(at, MonsterRerolled)] == [card(NERVE)]
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-41")
def test_a_monsters_own_roll_is_outside_the_limit_and_a_re_roll_takes_all_dice() -> None:
    swing = "ability-second-swing"
    ragg = hero("ragg", abilities=[swing])
    at = beside("monster-bat-swarm", ragg, script="122 22 2345 1111")

    choose(at, BATTLE, BRAWN, USE[card(swing)])

    assert len(happened(at, MonsterRolledAgain)) == 1
    assert happened(at, DiceRerolled)[0].dice == "1 1 1 1"


def nervous_box(folder: Path) -> str:
    """Kessa's re-rolls, of her own dice and of a monster's, work at escapes too."""
    deeds = 'deeds = ["battle", "escape"]'
    own = f'[steady-hand]\nhero = "kessa"\neffects = [{{ do = "reroll", {deeds} }}]\n'
    monster = f'do = "force-reroll", of = "monster", {deeds}'
    forced = f'[break-their-nerve]\nhero = "kessa"\neffects = [{{ {monster} }}]\n'
    (folder / "abilities.toml").write_text(own + forced)
    return make([folder]).box.key


@pytest.mark.rule("DR-RULING-42")
def test_an_escape_and_its_free_attack_are_one_unit_and_the_end_of_turn_another(
    tmp_path: Path,
) -> None:
    box = nervous_box(tmp_path)
    kessa = hero("kessa", abilities=[NERVE, STEADY])
    at = beside(WOLF, kessa, script="11 11 111 111", box=box)

    choose(at, ESCAPE, USE[card(STEADY)])
    assert END_TURN in offered(at)
    assert len(happened(at, FreeAttackBegan)) == 1
    choose(at, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == 2
    assert offered(at) == [PASS, USE[card(NERVE)]]


@pytest.mark.rule("DR-RULING-42")
def test_who_did_not_re_roll_his_escape_may_do_so_in_its_free_attack(tmp_path: Path) -> None:
    box = nervous_box(tmp_path)
    at = beside(WOLF, hero("kessa", abilities=[NERVE, STEADY]), script="11 111", box=box)

    choose(at, ESCAPE, PASS)

    assert offered(at) == [PASS, USE[card(NERVE)]]


@pytest.mark.rule("DR-RULING-42")
def test_each_action_is_a_unit_of_its_own() -> None:
    at = beside(WOLF, hero("kessa", abilities=[STEADY]), script="111 1111 1 111 1111")

    choose(at, BATTLE, BRAWN, USE[card(STEADY)])
    choose(at, BATTLE, BRAWN)

    assert offered(at) == [PASS, USE[card(STEADY)]]


@pytest.mark.rule("DR-RULING-42")
@pytest.mark.parametrize("drawn", ["trap-dart-wall", WOLF])
def test_a_disarming_and_a_surprise_battle_are_units_of_their_own(drawn: str) -> None:
    torch, bone = "ability-torchlight", "treasure-lucky-knucklebone"
    corvan = hero("corvan", abilities=[torch], equipped=[bone])
    dice = "11" if drawn != WOLF else "111 1111"
    script, pile = f"1 4 {dice}", ["standard-14"]
    at = table(corvan, dungeon=[ENTRANCE], pile=pile, script=script, encounters=[drawn])

    choose(at, MOVE[EAST], USE[card(torch)])
    if drawn == WOLF:
        choose(at, MAGIC)

    assert offered(at) == [PASS, USE[card(bone)]]


@pytest.mark.rule("DR-RULING-42")
def test_an_escape_and_the_tile_it_leads_to_are_one_unit() -> None:
    coin = "ability-lucky-coin"
    dungeon = [ENTRANCE, Spot(monster=WOLF), Spot("ancient-bridge")]
    mizzle = hero("mizzle", place=1, abilities=[coin])
    at = table(mizzle, dungeon=dungeon, script="11111 66666 2222")

    choose(at, ESCAPE, USE[card(coin)], LEAVE[EAST])

    assert hero_at(at, 0).place == 2
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-43")
def test_rallies_are_asked_at_once_and_the_first_player_orders_re_rolls() -> None:
    prayer, roar = "ability-patient-prayer", "ability-roar"
    brunna = hero("brunna", wounds=1, abilities=[prayer])
    seats = brunna, hero("ragg", wounds=1, abilities=[roar]), hero("kessa")
    at = beside(WOLF, *seats, wounds=1, script="111 11111 11111 11114", first=2)

    choose(at, BATTLE)
    vote(at, s1=ASSIST[0], s2=PASS)
    choose(at, ACCEPT[1], PASS, BRAWN)
    assert at.waiting_for == (0, 1)
    vote(at, s0=USE[card(prayer)], s1=USE[card(roar)])
    assert offered(at, 2) == [GOES_FIRST[0], GOES_FIRST[1]]
    choose(at, GOES_FIRST[1])
    vote(at, s0=USE[card(prayer)])
    assert [event.seat for event in happened(at, DiceRerolled, RerollForced)] == [1, 0]

    choose(at, STRIKE_HOME)
    assert at.waiting_for == (0, 1)


@pytest.mark.rule("DR-RULING-43")
def test_the_armor_of_both_heroes_is_asked_at_once() -> None:
    shield = ["treasure-gatekeepers-shield"]
    seats = hero("brunna", equipped=shield), hero("kessa", equipped=["treasure-miners-helm"])
    at = table(*seats, script="114 1114")

    choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)

    assert at.waiting_for == (0, 1)
