"""Rounds and turns, what abilities may do in general, and how many dice are rolled."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
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
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    FreeAttackBegan,
    MonsterRoamed,
    RoundBegan,
    TurnBegan,
)
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    ASSIST,
    BATTLE,
    BLOCK,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    KEEP,
    MEET,
    MOVE,
    PASS,
    PAY,
    PICK_TILE,
    PUT_ASIDE,
    PUT_ON,
    RAISE,
    RALLY,
    RESEARCH,
    ROLL_ARMOR,
    SABOTAGE,
    SEARCH,
    STRIKE_HOME,
    SUMMON,
    TAKE_HERO,
    TAKE_OFF,
    USE,
)

EAST, WEST = 1, 3
STONE = "artifact-summoning-stone"
SLIME = Spot(monster="monster-slime")


def use(name: str) -> Any:
    """The option to use a card."""
    return USE[card(name)]


def dice_of(at: Table, seat: int = 0) -> int:
    """How many dice a seat rolled last."""
    return len([e for e in happened(at, DiceRolled) if e.seat == seat][-1].dice.split())


# Round and turn


@pytest.mark.rule("DR-TURN-01", "DR-TURN-05")
def test_turns_go_clockwise_and_the_token_goes_left() -> None:
    decks = [BOX.deck_of(card(f"hero-{name}"))[:2] for name in ("ragg", "corvan", "brunna")]
    at = new_table(3, ["161", *(number for deck in decks for number in deck)])
    choose(at, *(TAKE_HERO[card(f"hero-{name}")] for name in ("ragg", "corvan", "brunna")))
    choose(at, *(KEEP[deck[0]] for deck in decks), *[END_TURN] * 6)

    assert [event.seat for event in happened(at, TurnBegan)] == [1, 2, 0, 2, 0, 1, 0]
    assert [event.seat for event in happened(at, RoundBegan)] == [1, 2, 0]
    assert [event.round for event in happened(at, RoundBegan)] == [1, 2, 3]


@pytest.mark.rule("DR-TURN-02")
def test_a_turn_holds_two_actions_and_not_a_third() -> None:
    at = table(hero(), hero("dorgan"), begun=False)

    choose(at, MOVE[EAST])
    assert at.waiting_for == (0,)
    choose(at, MOVE[WEST])

    assert at.waiting_for == (1,)
    with pytest.raises(Refused):
        at.answer(0, MOVE[EAST])
    assert hero_at(at, 0).place == 0


@pytest.mark.rule("DR-TURN-02")
@pytest.mark.parametrize("actions", [[], [MOVE[EAST]]])
def test_fewer_actions_are_allowed(actions: list[Any]) -> None:
    at = choose(table(hero(), hero("dorgan")), *actions)

    assert END_TURN in offered(at)
    choose(at, END_TURN)

    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-TURN-02")
@pytest.mark.parametrize(("place", "order"), [(1, [SEARCH, MOVE[WEST]]), (0, [MOVE[EAST], SEARCH])])
def test_actions_are_freely_ordered(place: int, order: list[Any]) -> None:
    dungeon = [ENTRANCE, Spot(items=["treasure-hex-doll"])]
    at = choose(table(hero(place=place), hero("dorgan"), dungeon=dungeon), *order)

    assert at.waiting_for == (1,)
    assert len(hero_at(at, 0).treasures) == 1


@pytest.mark.rule("DR-TURN-03")
def test_the_same_action_may_be_taken_twice() -> None:
    at = table(hero(place=1), hero("dorgan"), dungeon=[ENTRANCE, SLIME], script="11 1111 11 1111")

    choose(at, BATTLE, FIGHT_WITH[0])
    assert (at.state.actions, BATTLE in offered(at)) == (1, True)
    choose(at, BATTLE, FIGHT_WITH[0])

    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-TURN-04", "DR-TURN-05")
def test_monsters_roam_after_the_last_turn_and_before_the_token_moves() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster="monster-gloomwolf"), Spot()]
    heroes = hero(), hero("dorgan"), hero("corvan")
    at = table(*heroes, dungeon=dungeon, first=1, queue=[2, 0])

    choose(at, END_TURN)
    assert not happened(at, MonsterRoamed)
    choose(at, END_TURN)

    assert (at.waiting_for, at.state.first) == ((1,), 1)
    choose(at, PICK_TILE[3])
    assert [event.seat for event in happened(at, RoundBegan)] == [2]
    assert (at.waiting_for, at.state.first) == ((2,), 2)


@pytest.mark.rule("DR-TURN-05")
def test_the_token_skips_the_dead() -> None:
    heroes = hero(), hero("dorgan", alive=False), hero("corvan")
    at = table(*heroes, queue=[2], turn=2, endgame=True)

    choose(at, END_TURN)

    assert at.state.first == 2
    assert at.state.queue == [2, 0]


@pytest.mark.rule("DR-TURN-06")
def test_the_six_basic_actions() -> None:
    loot = ["monster-slime", "monster-gloomwolf", "treasure-hex-doll"]
    safe = [ENTRANCE, Spot(items=["treasure-ember-wand"])]
    calm = table(hero(place=1, loot=loot), hero("dorgan"), dungeon=safe)
    tense = table(hero(place=1, loot=loot), hero("dorgan"), dungeon=[ENTRANCE, SLIME])

    assert offered(calm) == [END_TURN, MOVE[WEST], SEARCH, EQUIP, ADVANCE]
    assert offered(tense) == [END_TURN, ESCAPE, BATTLE, EQUIP, ADVANCE]


@pytest.mark.rule("DR-TURN-06")
@pytest.mark.parametrize(("endgame", "place", "escapes"), [(0, 1, 0), (1, 0, 0), (1, 1, 1)])
def test_from_heroes_alone_one_escapes_in_the_endgame(
    endgame: bool, place: int, escapes: bool
) -> None:
    at = table(hero(place=1), hero("dorgan", place=place), endgame=bool(endgame))

    assert (ESCAPE in offered(at)) == bool(escapes)


@pytest.mark.rule("DR-TURN-07")
def test_special_actions_of_cards_and_tiles_cost_an_action() -> None:
    wounded = hero("corvan", place=1, wounds=1, equipped=["treasure-healers-satchel"])
    wounded.abilities = cards("ability-ember-lance")
    dungeon = [ENTRANCE, Spot("library"), SLIME]

    for special in (use("ability-ember-lance"), use("treasure-healers-satchel"), RESEARCH):
        at = table(wounded, hero("dorgan"), dungeon=dungeon, script="3")
        assert special in offered(at)
        choose(at, special)
        assert at.state.actions == 1


@pytest.mark.rule("DR-TURN-07", "DR-TURN-08")
def test_without_an_action_left_only_free_actions_remain() -> None:
    kessa = hero("kessa", wounds=1, abilities=["ability-rallying-cry", "ability-forced-march"])
    at = table(kessa, hero("dorgan"), dungeon=[Spot("entrance", at=(0, 0)), Spot("library")])

    choose(at, MOVE[EAST], MOVE[WEST])

    assert offered(at) == [END_TURN, use("ability-forced-march")]
    with pytest.raises(Refused):
        at.answer(0, use("ability-rallying-cry"))
    assert hero_at(at, 0).wounds == 1


@pytest.mark.rule("DR-TURN-07")
def test_an_action_is_offered_if_any_part_of_it_can_be_done() -> None:
    brunna = hero("brunna", abilities=["ability-cleansing-light"], burdens=["trap-leg-iron"])
    at = table(brunna, hero("ragg"))

    choose(at, use("ability-cleansing-light"))

    assert hero_at(at, 0).burdens == []


@pytest.mark.rule("DR-TURN-08")
def test_free_actions_cost_no_action() -> None:
    meeting = [Spot("entrance", stranger="stranger-old-sergeant")]
    at = choose(table(hero(), hero("dorgan"), dungeon=meeting), MEET, RAISE[0])
    assert at.state.actions == 2

    march = table(hero("kessa", abilities=["ability-forced-march"]), hero("dorgan"))
    assert choose(march, use("ability-forced-march")).state.actions == 3

    stone = hero("kessa", equipped=[STONE])
    summoning = table(stone, hero("dorgan"), endgame=True, encounters=["monster-slime"])
    assert choose(summoning, SUMMON, PICK_TILE[1]).state.actions == 2


# Abilities


@pytest.mark.rule("DR-ABILITY-01")
def test_cards_of_heroes_items_and_monsters_bend_the_rules() -> None:
    cloaked = hero("mizzle", place=1, equipped=["treasure-shadow-cloak"])
    cloak = table(cloaked, hero("kessa"), dungeon=[ENTRANCE, SLIME])
    assert MOVE[WEST] in offered(cloak)

    bare = table(hero("mizzle", place=1), hero("kessa"), dungeon=[ENTRANCE, SLIME])
    assert MOVE[WEST] not in offered(bare)

    wraith = [ENTRANCE, Spot(monster="monster-wailing-wraith")]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=wraith, script="22 1")
    assert dice_of(choose(at, BATTLE)) == BOX.hero(card("hero-kessa")).magic == 1

    shown = table(hero("kessa", place=1), hero("ragg"), dungeon=[ENTRANCE, SLIME], script="44 3111")
    assert BLOCK[3][4] in offered(choose(shown, BATTLE, FIGHT_WITH[0]))


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize(("abilities", "left"), [([], 1), (["ability-mine-is-mine"], 0)])
def test_the_card_wins_over_the_rule_that_a_fallen_hero_leaves_an_item(
    abilities: list[str], left: int
) -> None:
    fallen = hero("dorgan", place=1, wounds=5, loot=["treasure-hex-doll"], abilities=abilities)
    at = table(fallen, hero("kessa"), dungeon=[ENTRANCE, Spot("library")], script="1")

    choose(at, RESEARCH)

    assert hero_at(at, 0).ko
    assert len(tile_at(at, 1).items) == left


@pytest.mark.rule("DR-ABILITY-02")
def test_hard_lessons_are_cheap_for_a_hurt_hero_only() -> None:
    lessons: Any = {"abilities": ["ability-hard-lessons"], "loot": ["monster-slime"]}

    for wounds, cheap in ((4, True), (3, False)):
        at = table(hero("kessa", wounds=wounds, **lessons), hero("dorgan"))
        assert (ADVANCE in offered(at)) is cheap


@pytest.mark.rule("DR-ABILITY-02")
def test_kessas_threes_block_in_a_duel_too() -> None:
    at = table(hero("kessa"), hero("ragg"), script="3111 6111")

    choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0], BLOCK[3][6])

    assert hero_at(at, 0).wounds == 0


@pytest.mark.rule("DR-ABILITY-02")
def test_thorns_hurt_whoever_makes_a_free_attack() -> None:
    punch = hero("ragg", abilities=["ability-sucker-punch"])
    at = table(punch, hero("mizzle", equipped=["treasure-mirror-buckler"]), script="4111")

    choose(at, use("ability-sucker-punch"), PASS)

    assert (hero_at(at, 1).wounds, hero_at(at, 0).wounds) == (1, 1)


@pytest.mark.rule("DR-ABILITY-02")
def test_cut_straps_steals_nothing_when_the_sabotaged_hero_hits() -> None:
    victim = hero("ragg", place=1, loot=["monster-gloomwolf"])
    straps = hero("mizzle", place=1, abilities=["ability-cut-straps"])
    at = table(victim, straps, dungeon=[ENTRANCE, SLIME], script="11 5")

    choose(at, BATTLE, SABOTAGE, FIGHT_WITH[0])
    choose(at, STRIKE_HOME)

    assert hero_at(at, 1).wounds == 1
    assert at.waiting_for == (0,)


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize("abilities", [[], ["ability-between-the-legs"]])
def test_a_card_lets_a_hero_move_away_from_a_monster_but_not_from_a_hero(
    abilities: list[str],
) -> None:
    slippery = hero("mizzle", place=1, abilities=abilities)
    free = table(slippery, hero(), dungeon=[ENTRANCE, SLIME])
    assert (MOVE[WEST] in offered(free)) is bool(abilities)

    held = table(slippery, hero(place=1), dungeon=[ENTRANCE, SLIME], endgame=True)
    assert MOVE[WEST] not in offered(held)


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize(("abilities", "attacks"), [([], 1), (["ability-soft-tread"], 0)])
def test_a_card_spares_a_hero_the_free_attack_for_a_turn_beside_a_monster(
    abilities: list[str], attacks: int
) -> None:
    quiet = hero("thelian", place=1, abilities=abilities)
    at = table(quiet, hero(), dungeon=[ENTRANCE, SLIME], script="11")

    choose(at, END_TURN)

    assert len(happened(at, FreeAttackBegan)) == attacks


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize("abilities", [[], ["ability-tunnel-eyes"]])
def test_a_card_lets_a_hero_refuse_a_tile_that_fits(abilities: list[str]) -> None:
    pile = ["standard-06", "standard-14", "standard-15"]
    at = table(hero("dorgan", abilities=abilities), pile=pile, script=[0])

    choose(at, MOVE[0])

    assert (PUT_ASIDE in offered(at)) is bool(abilities)


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize("abilities", [[], ["ability-fits-me-fine"]])
def test_a_card_lets_a_hero_equip_what_his_training_forbids(abilities: list[str]) -> None:
    sword = card("treasure-feud-sword")
    mizzle = hero("mizzle", loot=["treasure-feud-sword"], abilities=abilities)
    at = choose(table(mizzle, hero()), EQUIP)

    assert (PUT_ON[sword] in offered(at)) is bool(abilities)


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize(("abilities", "actions"), [([], 0), (["ability-on-your-feet"], 1)])
def test_a_card_gives_a_hero_an_action_in_the_turn_in_which_he_stands_up(
    abilities: list[str], actions: int
) -> None:
    at = table(hero("kessa", abilities=abilities, ko=True), hero("ragg"), begun=False)

    assert at.waiting_for == ((0,) if actions else (1,))
    assert not actions or at.state.actions == actions


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize("abilities", [[], ["ability-long-gaze"]])
def test_a_card_lets_a_hero_help_and_hinder_from_the_next_tile(abilities: list[str]) -> None:
    heroes = hero("kessa", place=1), hero("saelith", abilities=abilities)
    at = choose(table(*heroes, dungeon=[ENTRANCE, SLIME], script="11"), BATTLE)

    if abilities:
        assert at.waiting_for == (1,)
        assert {ASSIST[1], SABOTAGE} <= set(offered(at))
    else:
        assert at.waiting_for == (0,)


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize("monster", ["monster-slime", "monster-veshka-redsash"])
def test_a_monsters_card_forbids_help_that_the_rules_allow(monster: str) -> None:
    heroes = hero("kessa", place=1), hero("brunna", place=1)
    at = table(*heroes, dungeon=[ENTRANCE, Spot(monster=monster)])

    choose(at, BATTLE)

    assert SABOTAGE in offered(at)
    assert (ASSIST[0] in offered(at)) is (monster == "monster-slime")


@pytest.mark.rule("DR-ABILITY-02")
@pytest.mark.parametrize(
    ("monster", "hits", "asked"),
    [("monster-gloomwolf", "555", True), ("monster-cellar-ogre", "5555", False)],
)
def test_a_monsters_card_pierces_the_armor_that_the_rules_let_roll(
    monster: str, hits: str, asked: bool
) -> None:
    armored = hero("kessa", place=1, equipped=["treasure-gatekeepers-shield"])
    dungeon = [ENTRANCE, Spot(monster=monster)]
    at = table(armored, hero("ragg"), dungeon=dungeon, script=f"11 {hits}")

    choose(at, ESCAPE)

    assert (ROLL_ARMOR in offered(at)) is asked
    assert hero_at(at, 0).wounds == (0 if asked else len(hits))


@pytest.mark.rule("DR-RALLY-01")
def test_a_kill_outside_battle_lets_the_hero_rally() -> None:
    powder = hero("dorgan", place=1, wounds=2, abilities=["ability-blasting-powder"])
    at = table(powder, hero("kessa"), dungeon=[ENTRANCE, SLIME])

    choose(at, use("ability-blasting-powder"), RALLY)

    assert hero_at(at, 0).wounds == 1


@pytest.mark.rule("DR-ABILITY-03")
def test_a_hero_collects_abilities_through_ability_cards() -> None:
    deck = ["ability-charge", "ability-forced-march", "ability-steady-hand"]
    me = hero("kessa", abilities=["ability-shield-wall"], deck=deck)
    me.encounters = hero(loot=["monster-slime", "trap-dart-wall"]).encounters
    at = table(me, hero("dorgan"), script=[card(deck[0]), card(deck[1])])

    choose(at, ADVANCE, PAY[card("monster-slime")], RAISE[0], KEEP[card(deck[1])])

    assert hero_at(at, 0).abilities == cards("ability-shield-wall", "ability-forced-march")
    assert use("ability-forced-march") in offered(at)


@pytest.mark.rule("DR-ABILITY-04")
def test_a_summoner_ability_needs_the_stone_equipped() -> None:
    step = use("summoner-mizzle")
    loot = table(hero("mizzle", place=1, loot=[STONE]), hero("kessa"), endgame=True)
    assert step not in offered(loot)
    with pytest.raises(Refused):
        loot.answer(0, step)
    worn = table(hero("mizzle", place=1, equipped=[STONE]), hero("kessa"), endgame=True)
    assert step in offered(worn)

    choose(worn, EQUIP, TAKE_OFF[card(STONE)], DONE)

    assert step not in offered(worn)


@pytest.mark.rule("DR-ABILITY-05")
def test_a_base_rating_leaves_out_markers_and_other_abilities() -> None:
    knife = ["ability-knife-in-the-crowd"]
    base = BOX.hero(card("hero-mizzle"))
    assert (base.brawn, base.skill) == (3, 4)
    dungeon, script = [ENTRANCE, SLIME], "11 111111"
    me = hero("mizzle", place=1, abilities=knife, markers=(1, 0, 4), burdens=["trap-leg-iron"])

    at = table(me, hero("kessa", place=1), dungeon=dungeon, script=script)
    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0])

    assert dice_of(at) == 3 + 1 + 4 // 2


# Dice


@pytest.mark.rule("DR-DICE-01")
@pytest.mark.parametrize(("rating", "dice"), [(0, "1111111"), (1, "111")])
def test_an_attack_rolls_the_rating_in_dice(rating: int, dice: str) -> None:
    me = hero("kessa", place=1, markers=(3, 2, 0))
    at = table(me, hero("ragg"), dungeon=[ENTRANCE, SLIME], script=f"11 {dice}")

    assert dice_of(choose(at, BATTLE, FIGHT_WITH[rating])) == len(dice)


@pytest.mark.rule("DR-DICE-01")
def test_an_escape_rolls_skill_in_dice() -> None:
    wolf = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(hero("ragg", place=1, markers=(0, 0, 1)), hero(), dungeon=wolf, script="1116")

    assert dice_of(choose(at, ESCAPE)) == 4


@pytest.mark.rule("DR-DICE-02")
@pytest.mark.parametrize("abilities", [[], ["ability-burning-temper"]])
def test_even_a_rating_below_one_rolls_a_die(abilities: list[str]) -> None:
    burdened = hero("corvan", place=1, abilities=abilities, burdens=["trap-leg-iron"])
    wolf = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(burdened, hero("kessa"), dungeon=wolf, script="6")

    assert dice_of(choose(at, ESCAPE)) == 1


@pytest.mark.rule("DR-DICE-03")
def test_attack_dice_are_rolled_for_hits_and_nothing_else() -> None:
    armed: Any = {"equipped": ["treasure-feud-sword"]}
    fight = table(
        hero(place=1, **armed), hero("ragg"), dungeon=[ENTRANCE, SLIME], script="11 11111"
    )
    assert dice_of(choose(fight, BATTLE, FIGHT_WITH[0])) == 5

    attack = table(hero(**armed), hero("ragg"), script="11111 1111")
    assert dice_of(choose(attack, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0])) == 5
    defence = table(hero("ragg"), hero(**armed), script="1111 11111")
    assert dice_of(choose(defence, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0]), 1) == 5

    gate = [ENTRANCE, Spot("portcullis-room")]
    lifting = table(hero(place=1, **armed), hero("ragg"), dungeon=gate, script="6111")
    assert dice_of(choose(lifting, MOVE[WEST])) == 4
