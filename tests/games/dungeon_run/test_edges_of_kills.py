"""Edges of kills and deaths: who gets the spoils, and what is left of whom."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    able,
    beside,
    drawing,
    together,
    use,
)
from tests.games.dungeon_run.cards.item_scenes import attack, fight
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    NOTHING,
    Phase,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    new_table,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DONE,
    END_TURN,
    FIGHT_WITH,
    PASS,
    PICK_MONSTER,
    PUT_ON,
    SABOTAGE,
    STOW,
    TAKE_ITEM,
)

BRAWN = FIGHT_WITH[0]
STONE, SLIME, WOLF = "artifact-summoning-stone", "monster-slime", "monster-gloomwolf"
SWORD, SATCHEL = "treasure-feud-sword", "treasure-healers-satchel"
CURSE, RUNE = "trap-blood-curse", "trap-fire-rune"


# Who has killed


@pytest.mark.rule("DR-RULING-74", "DR-ABILITYCARD-08", "DR-RULING-40")
@pytest.mark.card("ability-stir-the-beasts")
def test_who_incites_a_monster_to_kill_takes_the_booty() -> None:
    rival = hero("ragg", place=1, wounds=5, loot=[SWORD])
    heroes = able("ability-stir-the-beasts", loot=[STONE]), hero("kessa"), rival
    dungeon = [ENTRANCE, Spot(monster=SLIME)]
    at = table(*heroes, dungeon=dungeon, endgame=True, artifacts=[], script="31")

    choose(at, use("ability-stir-the-beasts"))
    assert (at.waiting_for, offered(at)) == ((0,), [DONE, TAKE_ITEM[card(SWORD)]])
    choose(at, DONE)

    assert at.state.effort is None


@pytest.mark.rule("DR-RULING-74", "DR-RULING-40")
def test_nobody_takes_booty_after_a_monster_has_killed() -> None:
    victim = hero("ragg", wounds=5, loot=[SWORD])
    heroes = victim, hero("kessa", loot=[STONE]), hero("corvan")
    at = beside(SLIME, *heroes, endgame=True, artifacts=[], script="31 111111")

    choose(at, BATTLE, PASS, PASS, PASS, PASS, BRAWN)

    assert (hero_at(at, 0).alive, tile_at(at, 1).items) == (False, cards(SWORD))
    assert at.waiting_for == (1,)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-74")
@pytest.mark.card("monster-fire-drake")
def test_who_meets_a_drake_does_not_kill_those_whom_it_burns() -> None:
    victim = hero("saelith", place=1, wounds=4, loot=[SWORD])
    heroes = hero("kessa"), victim, hero("ragg", place=2, loot=[STONE])
    at = drawing("monster-fire-drake", *heroes, endgame=True, artifacts=[], script="111")

    assert not hero_at(at, 1).alive
    assert tile_at(at, 1).items == cards(SWORD)
    assert happened(at, ev.BootyTaken) == []
    assert FIGHT_WITH[0] in offered(at)


@pytest.mark.rule("DR-ENDGAME-12", "DR-ENDGAME-13")
def test_who_has_taken_everything_is_not_asked_for_more_booty() -> None:
    victim = hero("saelith", wounds=4, loot=[SWORD])
    heroes = hero("kessa", loot=[STONE]), victim, hero("ragg")
    at = together(*heroes, script="4111 1", endgame=True, artifacts=[])

    choose(attack(at, 1), TAKE_ITEM[card(SWORD)])

    assert offered(at) == [PUT_ON[card(SWORD)], STOW[card(SWORD)]]


@pytest.mark.rule("DR-ENDGAME-10", "DR-ENDGAME-12")
def test_an_attacker_who_dies_has_no_actions_left() -> None:
    heroes = hero("kessa", wounds=7, loot=[SWORD]), hero("ragg", loot=[STONE]), hero("corvan")
    at = together(*heroes, script="1111 4111", endgame=True, artifacts=[])

    attack(at, 1)

    assert (at.waiting_for, offered(at)) == ((1,), [DONE, TAKE_ITEM[card(SWORD)]])
    assert at.state.actions == 0


@pytest.mark.rule("DR-ENDGAME-10", "DR-ENDGAME-11", "DR-ENDGAME-14", "DR-ENDGAME-15")
def test_nothing_stays_with_a_dead_hero_even_between_two() -> None:
    victim = hero("saelith", wounds=4, loot=[SWORD, SLIME], markers=(1, 1, 1), burdens=[RUNE])
    victim.abilities, victim.discards = cards("ability-starlit-mind"), cards("ability-open-eye")
    at = together(hero("kessa", loot=[STONE]), victim, script="4111 11", endgame=True, artifacts=[])

    attack(at, 1)

    dead = hero_at(at, 1)
    assert (at.state.phase, at.state.effort) == (Phase.OVER, None)
    assert dead.treasures == dead.encounters == []
    assert dead.abilities == dead.discards == []
    assert (dead.markers, dead.burdens, len(dead.deck)) == ([0, 0, 0], [], 0)
    assert tile_at(at, 1).items == cards(SWORD)
    assert sorted(at.state.discards) == sorted(cards(SLIME, RUNE))


@pytest.mark.rule("DR-VICTORY-02", "DR-SOLO-06", "DR-SOLO-07", "DR-SOLO-09")
def test_a_lone_hero_who_dies_keeps_what_is_scored() -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME)]
    at = table(hero("ragg", place=1, wounds=5, loot=[SWORD, WOLF]), dungeon=dungeon, script="31")

    choose(at, END_TURN)

    assert (at.is_over, at.result().scores, at.state.effort) == (True, (200,), None)
    assert (at.result().ranks, at.result().verdicts) == ((2,), ("verdict-solo-lost",))


@pytest.mark.rule("DR-GOAL-03", "DR-SOLO-05", "DR-SOLO-12")
def test_a_lone_hero_who_kills_the_boss_is_first() -> None:
    dungeon = [ENTRANCE, Spot(monster="boss-isaveth", wounds=5)]
    at = table(hero(place=1), dungeon=dungeon, boss="boss-isaveth", script="2222 5111")

    result = fight(at).result()

    assert (result.ranks, result.scores) == ((1,), (600,))
    assert result.verdicts == ("verdict-solo-won",)


@pytest.mark.rule("DR-GOAL-03")
def test_one_hero_wins_and_the_others_lose() -> None:
    at = choose(table(hero(), hero("ragg", loot=[STONE]), turn=1, endgame=True), END_TURN)

    assert (at.result().scores, at.result().ranks) == ((0, 1), (2, 1))


@pytest.mark.rule("DR-SOLO-07")
def test_who_has_taken_no_hero_has_no_points() -> None:
    assert new_table(1, []).result().scores == (0,)


# Kills


@pytest.mark.rule("DR-DEFEAT-03", "DR-RULING-27")
@pytest.mark.card("ability-blasting-powder")
def test_a_kill_outside_battle_counts_as_a_kill_and_leaves_another_monster_beside() -> None:
    me = able("ability-blasting-powder", place=1, burdens=[CURSE])
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot(monster=WOLF)]
    at = table(me, hero("kessa"), dungeon=dungeon, script="11")

    choose(at, use("ability-blasting-powder"), PICK_MONSTER[2])
    assert (hero_at(at, 0).burdens, tile_at(at, 2).monster) == ([], None)
    choose(at, END_TURN)

    assert [event.card for event in happened(at, ev.FreeAttackBegan)] == cards(SLIME)


@pytest.mark.rule("DR-RULING-27", "DR-DEFEAT-02")
def test_nothing_is_beside_a_hero_who_has_killed_his_monster() -> None:
    at = beside(SLIME, hero("kessa"), script="11 5551")
    assert at.state.beside == card(SLIME)

    fight(at)

    assert at.state.beside == NOTHING


@pytest.mark.rule("DR-LAIR-07")
def test_who_has_killed_the_boss_is_remembered() -> None:
    dungeon = [ENTRANCE, Spot(monster="boss-isaveth", wounds=5)]
    at = table(
        hero("ragg"),
        hero("kessa", place=1),
        dungeon=dungeon,
        turn=1,
        boss="boss-isaveth",
        script="2222 5111",
    )

    fight(at)

    assert (at.state.killed_boss, hero_at(at, 1).boss) == (1, card("boss-isaveth"))


@pytest.mark.rule("DR-ABILITYCARD-14", "DR-DEFEAT-09")
def test_what_was_stolen_is_what_was_gained_last() -> None:
    thief = able("ability-finders-keepers")
    at = attack(together(thief, hero("ragg", loot=[SWORD]), script="41111 1111"), 1)

    choose(at, use("ability-finders-keepers"))

    assert hero_at(at, 0).gained == cards(SWORD)


@pytest.mark.rule("DR-DUEL-12", "DR-RULING-43", "DR-ABILITY-01")
@pytest.mark.parametrize(
    ("dice", "loot", "asked"),
    [("1111 11111", [SWORD], False), ("1111 41111", [SWORD], True), ("1111 41111", [], False)],
)
def test_an_attacked_hero_profits_only_from_a_duel_he_wins(
    dice: str, loot: list[str], asked: bool
) -> None:
    at = together(hero("kessa", loot=loot), able("ability-finders-keepers"), script=dice)

    attack(at, 1)

    assert (use("ability-finders-keepers") in at.options(1)) is asked
    if asked:
        choose(at, PASS)
    assert END_TURN in at.options(0)
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(*loot)


@pytest.mark.rule("DR-RULING-43", "DR-ABILITY-01")
def test_what_was_used_is_not_offered_again() -> None:
    victim = hero("ragg", loot=[SWORD, SATCHEL])
    script: list[str | int] = ["41111", "1111", card(SWORD)]
    at = attack(together(able("ability-finders-keepers"), victim, script=script), 1)

    choose(at, use("ability-finders-keepers"))

    assert END_TURN in offered(at)
    assert len(happened(at, ev.CardStolen)) == 1


@pytest.mark.rule("DR-BATTLE-02", "DR-RULING-45")
def test_who_is_burnt_down_by_a_drake_does_not_battle_it() -> None:
    at = drawing("monster-fire-drake", hero("ragg", wounds=5), hero())

    assert hero_at(at, 0).ko
    assert happened(at, ev.BattleBegan, ev.MonsterRolled) == []


@pytest.mark.rule("DR-RULING-44", "DR-RULING-43", "DR-ABILITY-01")
def test_a_saboteur_who_is_knocked_out_steals_nothing() -> None:
    thief = able("ability-cut-straps", wounds=4)
    heroes = hero("ragg", loot=[SLIME]), thief, hero("kessa")
    at = beside("boss-ormgrath", *heroes, boss="boss-ormgrath", script="41111 1")

    vote(choose(at, BATTLE), s1=SABOTAGE, s2=PASS)
    choose(at, PASS, BRAWN)

    assert hero_at(at, 1).ko
    assert at.waiting_for == (0,)
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-FREEATK-06", "DR-RULING-74")
@pytest.mark.card("ability-sucker-punch")
def test_who_kills_by_a_free_attack_takes_the_booty() -> None:
    victim = hero("saelith", wounds=4, loot=[SWORD])
    heroes = able("ability-sucker-punch", loot=[STONE]), victim, hero("kessa", place=2)
    dungeon = [ENTRANCE, Spot(), Spot()]
    for one in heroes[:2]:
        one.place = 1
    at = table(*heroes, dungeon=dungeon, endgame=True, artifacts=[], script="4111")

    choose(at, use("ability-sucker-punch"))

    assert offered(at) == [DONE, TAKE_ITEM[card(SWORD)]]


@pytest.mark.rule("DR-ABILITY-01")
@pytest.mark.parametrize(("dice", "may"), [("6111", True), ("6666", False)])
def test_a_die_can_be_turned_unless_all_lie_right(dice: str, may: bool) -> None:
    at = beside(SLIME, hero("saelith"), script=f"11 {dice}")

    choose(at, BATTLE, FIGHT_WITH[1])

    assert (use("hero-saelith") in offered(at)) is may
