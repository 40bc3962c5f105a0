"""Edges of battles and duels: who is wounded, who is asked, what the table shows."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    able,
    beside,
    dice_of,
    drawing,
    together,
    use,
)
from tests.games.dungeon_run.cards.item_scenes import attack, monster_at, wounds_of
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    PASS,
    PASS_ON,
    RALLY,
    ROLL_ARMOR,
    SABOTAGE,
)

BRAWN = FIGHT_WITH[0]
EAST = 1
STONE, SLIME = "artifact-summoning-stone", "monster-slime"
CUTPURSE, VESHKA = "monster-goblin-cutpurse", "monster-veshka-redsash"
SWORD, SATCHEL = "treasure-feud-sword", "treasure-healers-satchel"
PLATE, HELM = "treasure-gate-guards-plate", "treasure-miners-helm"


# Wounds


@pytest.mark.rule("DR-BATTLE-21", "DR-DUEL-09")
def test_nobody_is_said_to_be_wounded_or_spared_where_nothing_hit() -> None:
    at = attack(together(hero("ragg"), hero("kessa"), script="1111 1111"), 1)

    assert happened(at, ev.HeroWounded, ev.HeroSpared) == []


@pytest.mark.rule("DR-DISARM-05")
@pytest.mark.parametrize(("worn", "spared"), [([HELM], 1), ([], 0)])
def test_who_is_spared_by_a_helm_is_told_why(worn: list[str], spared: int) -> None:
    at = drawing("trap-venom-needle", hero("ragg", equipped=worn), hero(), script="111")

    why = ev.HeroSpared(0, (("part-wounds", 1), (HELM, -1)), why="DR-DISARM-05")
    assert happened(at, ev.HeroSpared) == [why] * spared
    assert len(happened(at, ev.HeroWounded)) == 1 - spared


@pytest.mark.rule("DR-RULING-45", "DR-SABOTAGE-05", "DR-SABOTAGE-06")
def test_a_saboteur_who_fell_meanwhile_takes_no_more_wounds() -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot("den")]
    seer = able("ability-long-gaze", place=1, wounds=4)
    script: list[str | int] = ["6", "4", "4"]
    at = table(
        hero("ragg", place=1),
        seer,
        dungeon=dungeon,
        encounters=["trap-venom-needle"],
        script=script,
    )

    choose(at, ESCAPE, SABOTAGE, LEAVE[EAST], SABOTAGE)

    assert (hero_at(at, 1).ko, hero_at(at, 1).wounds) == (True, 2)
    assert [event.wounds for event in happened(at, ev.HeroWounded)] == [1]


@pytest.mark.rule("DR-RULING-26", "DR-DUEL-08")
def test_armor_keeps_the_heaviest_hits_of_a_duel_away() -> None:
    axe = hero("ragg", equipped=["treasure-headsmans-axe"])
    at = together(axe, hero("kessa", equipped=[PLATE]), script="61411 1111 511")

    attack(at, 1)
    choose(at, ROLL_ARMOR)

    assert wounds_of(at) == [0, 1]


@pytest.mark.rule("DR-DUEL-08", "DR-DESIGN-10")
@pytest.mark.parametrize(("dice", "rolls"), [("511", 1), ("111 1", 2)])
def test_armor_is_rolled_while_there_is_a_hit_to_stop(dice: str, rolls: int) -> None:
    at = beside(SLIME, hero("kessa", equipped=[PLATE, HELM]), hero("ragg"), script=f"31 {dice}")

    choose(at, END_TURN, ROLL_ARMOR)

    assert len(happened(at, ev.ArmorRolled)) == rolls


@pytest.mark.rule("DR-FREEATK-02")
def test_a_free_attack_is_seen_to_be_one_and_what_it_rolls() -> None:
    at = beside(SLIME, hero("kessa", equipped=[PLATE]), hero("ragg"), script="31")

    choose(at, END_TURN)

    assert ROLL_ARMOR in offered(at)
    effort = at.state.effort
    assert (effort.free, effort.seat, effort.card) == (True, 0, card(SLIME))
    assert (effort.foe_dice, effort.hits) == ([3, 1], [3])


@pytest.mark.rule("DR-BATTLE-08", "DR-BATTLE-09")
def test_the_dice_of_a_monster_lie_there_with_those_that_may_hit() -> None:
    at = choose(beside(SLIME, hero("kessa"), script="31"), BATTLE)

    assert (at.state.effort.foe_dice, at.state.effort.hits) == ([3, 1], [3])


@pytest.mark.rule("DR-BATTLE-07", "DR-DICE-02")
def test_a_hexed_slime_rolls_a_single_die() -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME, attached=["ability-hex-of-lead"])]
    at = choose(table(hero(place=1), dungeon=dungeon, script="3"), BATTLE)

    assert at.state.effort.foe_dice == [3]


@pytest.mark.rule("DR-FREEATK-06")
@pytest.mark.card("ability-charge")
def test_a_hero_who_attacks_freely_is_not_robbed() -> None:
    me = hero("kessa", abilities=["ability-charge", "ability-steady-hand"], loot=[SWORD, SATCHEL])
    dungeon = [ENTRANCE, Spot(monster=CUTPURSE)]
    at = table(me, hero("ragg"), dungeon=dungeon, script="411")

    choose(at, use("ability-charge"))
    assert use("ability-steady-hand") in at.options(0)
    assert (at.state.effort.free, at.state.effort.by) == (True, card("ability-charge"))
    choose(at, PASS)

    assert (monster_at(at).wounds, at.state.effort) == (1, None)
    assert END_TURN in offered(at)


# Help


@pytest.mark.rule("DR-ASSIST-05", "DR-ASSIST-01")
@pytest.mark.parametrize("company", [True, False])
def test_that_nobody_can_assist_is_told_only_where_somebody_could(company: bool) -> None:
    heroes = hero("kessa"), hero("ragg")
    at = beside(VESHKA, *heroes, script="111")
    at.state.heroes[1].place = 1 if company else 0

    choose(at, BATTLE)

    told = [event.what for event in happened(at, ev.MonsterTraitWorked)]
    assert told == ["lone"] * company


@pytest.mark.rule("DR-ASSIST-02", "DR-RULING-30")
def test_who_passes_from_now_on_is_not_asked_once_more_in_the_same_battle() -> None:
    at = choose(beside(SLIME, hero("ragg"), hero("kessa"), script="11"), BATTLE, PASS_ON)

    assert (at.waiting_for, offered(at)) == ((0,), list(FIGHT_WITH[:2]))


@pytest.mark.rule("DR-ASSIST-05", "DR-SABOTAGE-02")
def test_nobody_is_asked_where_nobody_can_assist_or_sabotage() -> None:
    at = beside(VESHKA, able("ability-immovable"), hero("ragg"), script="111")

    choose(at, BATTLE)

    assert (at.waiting_for, offered(at)) == ((0,), list(FIGHT_WITH[:2]))


@pytest.mark.rule("DR-SABOTAGE-03", "DR-SABOTAGE-04")
def test_of_two_saboteurs_the_worse_one_counts() -> None:
    heroes = hero("dorgan"), hero("kessa"), able("ability-cut-straps")
    at = beside(SLIME, *heroes, script="11 11")

    vote(choose(at, BATTLE), s1=SABOTAGE, s2=SABOTAGE)
    choose(at, BRAWN)

    assert dice_of(at) == 2


@pytest.mark.rule("DR-ESCAPE-07", "DR-RULING-39", "DR-RALLY-03")
def test_whoever_helps_a_failed_escape_rallies_once() -> None:
    at = beside(SLIME, hero("ragg"), hero("kessa", wounds=2), script="11111 11")

    choose(at, ESCAPE, ASSIST[0], ACCEPT[1])
    assert at.waiting_for == (1,)
    choose(at, RALLY)

    assert (at.waiting_for, hero_at(at, 1).wounds) == ((0,), 1)


@pytest.mark.rule("DR-ESCAPE-03", "DR-RULING-38", "DR-RALLY-03")
def test_whoever_helps_an_escape_that_succeeds_rallies_too() -> None:
    at = beside(SLIME, hero("ragg"), hero("kessa", wounds=2), script="41111")

    choose(at, ESCAPE, ASSIST[0], ACCEPT[1], LEAVE[EAST])

    assert (at.waiting_for, offered(at)) == ((1,), [RALLY, PASS])


@pytest.mark.rule("DR-ABILITYCARD-08")
def test_a_card_for_everybody_does_not_ask_for_whom() -> None:
    at = together(able("ability-rallying-cry", wounds=1), hero("ragg", wounds=2))

    choose(at, use("ability-rallying-cry"))

    assert wounds_of(at) == [0, 1]


@pytest.mark.rule("DR-SPECIAL-06", "DR-RULING-22")
def test_nothing_is_left_of_a_battle_that_glyphs_forbid() -> None:
    dungeon = [ENTRANCE, Spot("glyph-room", monster=SLIME)]
    at = table(hero("ragg", place=1), hero(), dungeon=dungeon)

    choose(at, BATTLE)

    assert (at.state.effort, at.state.actions) == (None, 2)
    assert BATTLE not in offered(at)


# The end of a turn


@pytest.mark.rule("DR-RULING-75", "DR-BATTLE-05")
def test_who_is_robbed_of_the_stone_at_the_end_of_his_turn_does_not_carry_it_out() -> None:
    dungeon = [Spot("entrance", monster=CUTPURSE), Spot()]
    heroes = hero("kessa", loot=[STONE]), hero("ragg", place=1)
    at = table(*heroes, dungeon=dungeon, endgame=True, artifacts=[], script="211")

    choose(at, END_TURN)

    assert (at.is_over, tile_at(at, 0).items) == (False, cards(STONE))


@pytest.mark.rule("DR-RULING-42", "DR-BATTLE-05")
def test_the_free_attack_at_the_end_of_a_turn_may_be_re_rolled_again() -> None:
    nerve = "ability-break-their-nerve"
    at = beside(SLIME, able(nerve), script="1 11 1 11")

    choose(at, ESCAPE, use(nerve))
    assert len(happened(at, ev.MonsterRerolled)) == 1
    choose(at, END_TURN)

    assert use(nerve) in offered(at)
