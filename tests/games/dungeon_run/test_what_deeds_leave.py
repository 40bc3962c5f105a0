"""What a deed leaves behind once it is over: nothing of the roll, the right flags, fair spoils."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import beside, pass_windows, together
from tests.games.dungeon_run.cards.item_scenes import attack, fight, monster_at, wounds_of
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
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
)
from undercroft.engine import Keyed, Table
from undercroft.engine.entries import Drew
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run.events import (
    BurdenEnded,
    HelpCalled,
    HeroDied,
    RoundBegan,
    TreasureGained,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    CALL,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    LEAVE_ITEM,
    MEET,
    MOVE,
    PASS,
    PICK_TILE,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
    SUMMON,
    USE,
)
from undercroft.games.dungeon_run.state import NOTHING, Kept, Phase

EAST, WEST = 1, 3
STONE = "artifact-summoning-stone"
HERMIT = "stranger-barefoot-hermit"
CUTPURSE = "monster-goblin-cutpurse"
SWORD, SATCHEL = "treasure-feud-sword", "treasure-healers-satchel"


@pytest.mark.rule("DR-RULING-55")
def test_of_two_lasting_traps_the_older_one_is_ended() -> None:
    burdens = ["trap-leg-iron", "trap-venom-needle"]
    dungeon = [ENTRANCE, Spot(stranger=HERMIT)]
    at = table(hero(place=1, wounds=1, burdens=burdens), hero("ragg"), dungeon=dungeon)

    choose(at, MEET)

    assert hero_at(at, 0).burdens == cards("trap-venom-needle")
    assert at.state.discards == cards("trap-leg-iron")
    assert [event.card for event in happened(at, BurdenEnded)] == cards("trap-leg-iron")


@pytest.mark.rule("DR-RULING-40", "DR-BATTLE-19", "DR-BATTLE-21")
@pytest.mark.parametrize(("dice", "robbed"), [("211", True), ("111", False)])
def test_what_a_monster_does_to_whom_it_wounds_spares_the_unhurt(dice: str, robbed: bool) -> None:
    at = beside(CUTPURSE, hero(loot=[SATCHEL]), hero("ragg"), script=f"{dice} 1111")

    fight(at)

    assert wounds_of(at) == [int(robbed), 0]
    assert tile_at(at, 1).items == cards(SATCHEL) * robbed


@pytest.mark.rule("DR-DUEL-12", "DR-RULING-38", "DR-DUEL-09", "DR-RULING-43", "DR-ABILITY-01")
@pytest.mark.parametrize(
    ("dice", "wounds", "wins"),
    [("11111 1111", [0, 0], False), ("41111 1111", [0, 1], True), ("41111 4111", [1, 1], False)],
)
def test_a_duel_is_won_by_whoever_wounds_and_stays_unhurt(
    dice: str, wounds: list[int], wins: bool
) -> None:
    thief = hero("dorgan", abilities=["ability-finders-keepers"])
    at = together(thief, hero("ragg", loot=[SWORD]), script=dice)

    attack(at, 1)

    assert wounds_of(at) == wounds
    assert (USE[card("ability-finders-keepers")] in at.options(0)) == wins
    if wins:
        choose(at, USE[card("ability-finders-keepers")])
    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(SWORD) * wins


@pytest.mark.rule("DR-DUEL-12", "DR-SABOTAGE-01")
@pytest.mark.parametrize(("dice", "fails"), [("1 1111", True), ("4 1111", False)])
def test_a_saboteur_profits_from_a_failed_attack_alone(dice: str, fails: bool) -> None:
    thief = hero("mizzle", abilities=["ability-cut-straps"])
    at = together(hero("kessa", loot=["monster-slime"]), thief, hero("ragg"), script=dice)

    choose(at, DUEL[2], SABOTAGE, FIGHT_WITH[0], FIGHT_WITH[0])
    if STRIKE_HOME in at.options(0):
        choose(at, STRIKE_HOME)

    assert wounds_of(at)[2] == (not fails)
    assert (USE[card("ability-cut-straps")] in at.options(1)) == fails


@pytest.mark.rule("DR-DUEL-06", "DR-DUEL-03")
def test_only_strong_dice_of_the_attacker_are_left_to_assign() -> None:
    at = together(hero("ragg"), hero("kessa"), script="1346 2145")

    pass_windows(choose(at, DUEL[1]))
    choose(at, FIGHT_WITH[0], FIGHT_WITH[0])

    assert at.state.effort.dice == [4, 6]
    assert sorted(at.state.effort.hits) == [4, 5]


@pytest.mark.rule("DR-FREEATK-06", "DR-ABILITYCARD-11")
@pytest.mark.parametrize(("dice", "wounds"), [("1111", [0, 0]), ("4411", [1, 2])])
def test_thorns_hurt_only_an_attacker_who_wounds(dice: str, wounds: list[int]) -> None:
    puncher = hero("ragg", abilities=["ability-sucker-punch"])
    thorny = hero("kessa", abilities=["ability-bite-back"])
    if card("ability-bite-back") not in thorny.abilities:
        pytest.fail("the thorny card is not Kessa's")
    at = together(puncher, thorny, script=dice)

    choose(at, USE[card("ability-sucker-punch")])

    assert wounds_of(at) == wounds
    assert at.state.effort is None


@pytest.mark.rule("DR-ENCOUNTER-02", "DR-RULING-17")
@pytest.mark.parametrize("monster", ["", "monster-slime"])
def test_a_stranger_whose_place_is_taken_is_discarded(monster: str) -> None:
    sergeant = "stranger-old-sergeant"
    dungeon = [Spot("entrance", monster=monster), Spot("den"), Spot()]
    at = table(
        hero(place=2), hero("ragg", place=2), dungeon=dungeon, encounters=[sergeant], script="4"
    )

    choose(at, MOVE[WEST])

    assert tile_at(at, 0).stranger == (NOTHING if monster else card(sergeant))
    assert at.state.discards == cards(sergeant) * bool(monster)


@pytest.mark.rule("DR-RULING-58")
@pytest.mark.parametrize("treasures", [[], [SWORD]])
def test_a_treasure_is_found_only_while_the_deck_has_one(treasures: list[str]) -> None:
    veshka = "monster-veshka-redsash"
    at = beside(veshka, hero("kessa"), hero("ragg"), script="111 6661", treasures=treasures)

    fight(at)

    assert [kept.card for kept in hero_at(at, 0).treasures] == cards(*treasures)
    assert [event.seat for event in happened(at, TreasureGained)] == [0] * len(treasures)


@pytest.mark.rule("DR-MOVE-03", "DR-MOVE-05", "DR-ABILITYCARD-06")
@pytest.mark.parametrize("strides", [True, False])
def test_a_move_may_take_a_hero_with_the_card_one_tile_further(strides: bool) -> None:
    abilities = ["ability-long-shadow"] if strides else []
    at = table(hero("mizzle", abilities=abilities), hero(), dungeon=[ENTRANCE, Spot(), Spot()])

    choose(at, MOVE[EAST])
    assert (offered(at)[:2] == [PASS, PICK_TILE[0]]) == strides
    if strides:
        choose(at, PICK_TILE[2])

    assert hero_at(at, 0).place == 1 + strides


@pytest.mark.rule("DR-MOVE-03", "DR-MOVE-04")
def test_a_hero_may_move_back_to_the_entrance_and_lays_nothing() -> None:
    at = table(hero(place=1), hero("ragg"), pile=["standard-14"])

    choose(at, MOVE[WEST])

    assert hero_at(at, 0).place == 0
    assert (len(at.state.tiles), at.state.tiles_left) == (2, 1)


@pytest.mark.rule("DR-ESCAPE-02", "DR-ESCAPE-03", "DR-ESCAPE-07")
@pytest.mark.parametrize(("dice", "escapes"), [("61", True), ("11 11", False)])
def test_nothing_of_an_escape_is_left_on_the_table(dice: str, escapes: bool) -> None:
    at = beside("monster-wailing-wraith", hero("kessa"), hero("ragg", place=0), script=dice)
    at.state.heroes[1].place = 0

    pass_windows(choose(at, ESCAPE))
    if escapes:
        choose(at, LEAVE[EAST])

    assert (hero_at(at, 0).place == 2) == escapes
    assert at.state.effort is None


@pytest.mark.rule("DR-TURN-05", "DR-TURN-01", "DR-ROAM-03")
def test_a_new_round_is_no_roaming_step_any_more() -> None:
    at = table(hero(), hero("ragg"), queue=[0], encounters=[])

    choose(at, END_TURN)

    g = at.state
    assert (g.phase, g.roaming, g.round, g.first) == (Phase.TURN, False, 2, 1)
    assert [event.round for event in happened(at, RoundBegan)] == [2]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DR-SETUP-08", "DR-SETUP-09", "DR-MOVE-04")
def test_a_drawn_tile_is_missing_from_its_sort_and_from_the_pile() -> None:
    at = Table(GAME, 2, Keyed.from_seed("tiles"))
    while at.state.phase is Phase.DRAFT:
        choose(at, offered(at)[0])
    g = at.state
    before = (len(g.standard) - g.standard_left, len(g.special) - g.special_left)
    left = g.standard_left + g.special_left
    choose(at, next(option for option in offered(at) if option in MOVE))

    g = at.state
    drawn = left - g.tiles_left
    assert drawn >= 1
    assert g.standard_left + g.special_left + len(g.put_back) == g.tiles_left
    assert (len(g.standard) - g.standard_left, len(g.special) - g.special_left) == before


@pytest.mark.rule("DR-TRAP-03", "DR-RULING-55", "DR-TURN-01")
@pytest.mark.parametrize(("die", "worn"), [("3", True), ("4", False)])
def test_nothing_of_a_shaking_off_is_left_on_the_table(die: str, worn: bool) -> None:
    me = hero(burdens=["trap-leg-iron"])
    at = table(me, hero("ragg"), begun=False, script=die)

    assert at.state.effort is None
    assert bool(hero_at(at, 0).burdens) == worn


@pytest.mark.rule("DR-TURN-06")
@pytest.mark.parametrize(
    ("equipped", "acted", "may"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_summoning_is_offered_with_the_stone_before_anything_is_done(
    equipped: bool, acted: bool, may: bool
) -> None:
    bearer = hero(equipped=[STONE]) if equipped else hero(loot=[STONE])
    at = table(bearer, hero("ragg"), endgame=True, acted=acted, artifacts=[])

    assert (SUMMON in offered(at)) == may


@pytest.mark.rule("DR-TURN-03")
def test_a_duel_and_a_battle_are_seen_to_have_been_fought() -> None:
    duelled = attack(together(hero("ragg"), hero("kessa"), script="1111 1111"), 1)
    fought = fight(beside("monster-wailing-wraith", hero("thelian"), script="22 11111"), 1)
    idle = choose(table(hero(), hero("ragg")), MOVE[EAST])

    assert [at.view(None)["battled"] for at in (duelled, fought, idle)] == [True, True, False]


@pytest.mark.rule("DR-RULING-47", "DR-HIDDEN-05", "DR-ENDGAME-10")
@pytest.mark.parametrize("secret", [True, False])
def test_secret_loot_of_a_dead_hero_is_turned_up_for_all(secret: bool) -> None:
    victim = hero("saelith", wounds=4)
    only = seat_set([1]) if secret else -1
    victim.treasures = [Kept(card(SWORD), only, not secret)]
    at = together(hero("ragg"), victim, hero("kessa"), script="4111 1", endgame=True, artifacts=[])

    attack(at, 1)

    assert [event.seat for event in happened(at, HeroDied)] == [1]
    assert [entry for entry in at.entries if isinstance(entry, Drew)] == [
        Drew(card(SWORD))
    ] * secret
    assert tile_at(at, 1).items == cards(SWORD)


@pytest.mark.rule("DR-DEFEAT-05", "DR-DEFEAT-07", "DR-DEFEAT-09")
def test_a_knock_out_takes_the_actions_of_the_hero_whose_turn_it_is_and_of_nobody_else() -> None:
    falling = hero("corvan", wounds=5, loot=[SWORD, SATCHEL])
    mine = beside("monster-slime", falling, hero("ragg"), script="31 1")
    fight(mine)
    assert offered(mine) == [LEAVE_ITEM[number] for number in cards(SWORD, SATCHEL)]
    assert mine.state.actions == 0

    other = together(hero("ragg"), hero("saelith", wounds=4), script="4111 1")
    attack(other, 1)
    assert hero_at(other, 1).ko
    assert other.state.actions == 1


@pytest.mark.rule("DR-BATTLE-12", "DR-BATTLE-20")
@pytest.mark.parametrize(("dice", "wounds"), [("5111", 1), ("6111", 2), ("6511", 3)])
def test_a_heavy_hit_gives_a_monster_two_wounds(dice: str, wounds: int) -> None:
    at = beside("monster-fire-drake", hero("corvan"), hero("ragg"), script=f"111 {dice}")

    fight(at, 1)

    assert monster_at(at).wounds == wounds


@pytest.mark.rule("DR-FREEATK-06")
@pytest.mark.parametrize(("dice", "wounds"), [("51111", 1), ("61111", 2)])
def test_a_heavy_hit_of_a_free_attack_gives_two_wounds(dice: str, wounds: int) -> None:
    raging = hero("ragg", abilities=["ability-skull-splitter", "ability-charge"], wounds=3, place=1)
    dungeon = [ENTRANCE, Spot(), Spot(monster="monster-fire-drake")]
    at = table(raging, hero("kessa"), dungeon=dungeon, script=dice)

    choose(at, USE[card("ability-charge")], PICK_TILE[2])

    assert monster_at(at, 2).wounds == wounds


@pytest.mark.rule("DR-FREEATK-06", "DR-ABILITYCARD-11")
def test_a_free_attack_on_a_hero_is_seen_to_be_one() -> None:
    puncher = hero("ragg", abilities=["ability-sucker-punch"])
    plated = hero("brunna", equipped=["treasure-gate-guards-plate"])
    at = together(puncher, plated, script="4411")

    choose(at, USE[card("ability-sucker-punch")])

    assert ROLL_ARMOR in at.options(1)
    assert (at.state.effort.free, at.state.effort.target) == (True, 1)


@pytest.mark.rule("DR-ESCAPE-04", "DR-ESCAPE-06")
def test_what_an_escape_sets_off_is_offered_on_the_new_tile() -> None:
    shadow = hero("mizzle", abilities=["ability-long-shadow"])
    at = beside("monster-wailing-wraith", shadow, hero("ragg"), script="66666")
    at.state.heroes[1].place = 0

    pass_windows(choose(at, ESCAPE))
    choose(at, LEAVE[EAST])

    assert hero_at(at, 0).place == 2
    assert USE[card("ability-long-shadow")] in at.options(0)


@pytest.mark.rule("DR-ASSIST-02")
@pytest.mark.parametrize("calls", [True, False])
def test_a_call_for_help_is_told_and_silence_is_not(calls: bool) -> None:
    at = beside("monster-gloomwolf", hero("brunna"), hero("ragg", quiet=True), script="111")

    choose(at, BATTLE, CALL if calls else PASS)

    assert [event.seat for event in happened(at, HelpCalled)] == [0] * calls


@pytest.mark.rule("DR-GOAL-03", "DR-SOLO-07")
def test_a_lone_hero_who_falls_is_second_to_the_dungeon() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    at = table(hero("dorgan", place=1, wounds=5), dungeon=dungeon, script="33")
    assert at.result().ranks == (2,)

    choose(at, END_TURN)

    assert (at.is_over, at.result().ranks) == (True, (2,))


@pytest.mark.rule("DR-TURN-06")
@pytest.mark.parametrize("met", [True, False])
def test_a_stranger_of_the_tile_can_be_met_once_a_turn(met: bool) -> None:
    one = hero(place=1, wounds=1)
    one.met = cards(HERMIT) * met
    at = table(one, hero("ragg"), dungeon=[ENTRANCE, Spot(stranger=HERMIT)])

    assert (MEET in offered(at)) == (not met)
