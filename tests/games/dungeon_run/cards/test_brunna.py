"""Brunna and her ability cards."""

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    able,
    battle_again,
    beside,
    can_use_again,
    drawing,
    end_turns,
    forced_in,
    offered_in,
    pick_ratings,
    together,
    use,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.games.dungeon_run.events import AssistOffered, MonsterRolled
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    BATTLE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    HOLD_BACK,
    LEAVE,
    PASS,
    PICK_HERO,
    PICK_TILE,
    ROLL_ARMOR,
    SABOTAGE,
    STRIKE_HOME,
)

SLIME, WOLF, GHOUL = "monster-slime", "monster-gloomwolf", "monster-crypt-ghoul"


@pytest.mark.card("hero-brunna")
@pytest.mark.parametrize(
    ("equipped", "wounds", "left"),
    [([], 4, 3), ([], 3, 3), ([STONE], 3, 1), ([STONE], 4, 1)],
)
def test_brunna_heals_at_the_start_of_her_turn(equipped: list[str], wounds: int, left: int) -> None:
    at = together(hero("brunna", wounds=wounds, equipped=equipped), begun=False)

    assert hero_at(at, 0).wounds == left


@pytest.mark.card("ability-oath-against-the-dead")
@pytest.mark.parametrize(("monster", "hits"), [(GHOUL, True), (WOLF, False)])
def test_oath_against_the_dead_lowers_the_defense_of_undead(monster: str, hits: bool) -> None:
    at = beside(monster, able("ability-oath-against-the-dead"), script="111 236")

    choose(at, BATTLE, FIGHT_WITH[0])

    assert (HOLD_BACK[3] in offered(at)) == hits
    assert HOLD_BACK[2] not in offered(at)


@pytest.mark.card("ability-oath-against-the-dead")
@pytest.mark.parametrize(("monster", "wounds"), [("monster-bone-guard", 1), (WOLF, 2)])
def test_oath_against_the_dead_heals_after_the_death_of_an_undead(
    monster: str, wounds: int
) -> None:
    foe = Spot(monster=monster, wounds=1)
    brunna = able("ability-oath-against-the-dead", place=1, wounds=2)
    dice = "66" if monster == "monster-bone-guard" else "166"
    at = table(brunna, dungeon=[ENTRANCE, foe], script=f"222 {dice}")

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME, PASS)

    assert tile_at(at, 1).monster is None
    assert hero_at(at, 0).wounds == wounds


@pytest.mark.card("ability-broad-as-a-door")
@pytest.mark.parametrize(("wounds", "ko"), [(7, False), (8, True)])
def test_broad_as_a_door_has_two_life_more(wounds: int, ko: bool) -> None:
    brunna = able("ability-broad-as-a-door", wounds=wounds)
    at = beside(SLIME, brunna, hero("kessa"), script="35")

    choose(at, END_TURN)

    assert hero_at(at, 0).ko == ko


@pytest.mark.card("ability-shared-light")
def test_shared_light_assists_with_a_die_more_and_heals() -> None:
    dungeon = [ENTRANCE, Spot(monster=SLIME), Spot()]
    kessa, ragg = (hero(name, place=1, wounds=3) for name in ("kessa", "ragg"))
    brunna, far = able("ability-shared-light", place=1), hero("dorgan", place=2, wounds=3)
    at = table(kessa, brunna, ragg, far, dungeon=dungeon, script="11 111111")

    vote(choose(at, BATTLE), s1=ASSIST[0], s2=PASS)
    assert [event.dice for event in happened(at, AssistOffered)] == [2]
    choose(at, ACCEPT[1], PASS, FIGHT_WITH[0])
    assert offered(at, 1) == [PASS, use("ability-shared-light")]
    choose(at, use("ability-shared-light"))
    assert offered(at, 1) == [PICK_HERO[2], PICK_HERO[0]]
    choose(at, PICK_HERO[0])

    assert [hero_at(at, seat).wounds for seat in range(4)] == [2, 0, 3, 3]


@pytest.mark.card("ability-patient-prayer")
def test_patient_prayer_re_rolls_what_shows_less_than_four_once_a_turn() -> None:
    name = "ability-patient-prayer"
    at = beside(BOSS, able(name), script="1111 143 26 1111 111", actions=3)

    choose(at, BATTLE, FIGHT_WITH[0], use(name))
    assert at.state.effort.dice == [2, 4, 6]
    battle_again(choose(at, STRIKE_HOME))

    assert BATTLE in offered(at)
    assert use(name) in offered(battle_again(end_turns(at)))


@pytest.mark.card("ability-patient-prayer")
def test_patient_prayer_is_for_battles_disarms_and_the_gate() -> None:
    assert offered_in("ability-patient-prayer") == ["battle", "disarm", "gate"]


@pytest.mark.card("ability-stern-rebuke")
def test_stern_rebuke_makes_a_hero_re_roll_all_dice_once_a_turn() -> None:
    name = "ability-stern-rebuke"
    script = "1456 1111 1112 1111 1111"
    at = together(hero("kessa"), able(name), hero("ragg"), script=script, actions=3)

    pick_ratings(choose(at, DUEL[2], PASS), {})
    choose(at, use(name))
    assert hero_at(at, 2).wounds == 0
    pick_ratings(choose(at, DUEL[2], PASS), {})
    assert at.waiting_for == (0,)
    pick_ratings(choose(end_turns(at), DUEL[2], PASS), {})

    assert use(name) in offered(at, 1)


@pytest.mark.card("ability-stern-rebuke")
def test_stern_rebuke_spoils_duels_on_the_tile() -> None:
    assert forced_in("ability-stern-rebuke", place=1) == ["duel", "defend"]
    assert forced_in("ability-stern-rebuke", place=2) == []


@pytest.mark.card("ability-cleansing-light")
def test_cleansing_light_heals_and_ends_a_lasting_trap_once_a_turn() -> None:
    name = "ability-cleansing-light"
    at = together(able(name, wounds=2, burdens=["trap-leg-iron"]))

    choose(at, use(name))

    assert (hero_at(at, 0).wounds, hero_at(at, 0).burdens, at.state.actions) == (1, [], 1)
    assert can_use_again(at, name) == (False, True)


@pytest.mark.card("ability-cleansing-light")
def test_cleansing_light_ends_a_lasting_trap_of_an_unwounded_hero() -> None:
    at = together(able("ability-cleansing-light", burdens=["trap-leg-iron"]))

    assert use("ability-cleansing-light") in offered(at)


@pytest.mark.card("ability-smite")
def test_smite_attacks_freely_with_brawn_once_a_turn() -> None:
    at = beside(BOSS, able("ability-smite", markers=(1, 0, 0)), script="1166")

    choose(at, use("ability-smite"))

    boss = tile_at(at, 1).monster
    assert boss is not None
    assert (boss.wounds, at.state.actions) == (1, 1)
    assert happened(at, MonsterRolled) == []
    assert can_use_again(at, "ability-smite") == (False, True)


@pytest.mark.card("ability-smite")
@pytest.mark.parametrize(("monster", "smites"), [(GHOUL, True), (SLIME, True), (WOLF, False)])
def test_smite_is_for_undead_and_animates(monster: str, smites: bool) -> None:
    at = beside(monster, able("ability-smite"))

    assert (use("ability-smite") in offered(at)) == smites


@pytest.mark.card("ability-stone-skin")
@pytest.mark.parametrize(("armor", "wounds"), [("56", 1), ("55", 2), ("66", 0)])
def test_stone_skin_removes_hits_with_sixes_of_two_dice(armor: str, wounds: int) -> None:
    at = beside(SLIME, able("ability-stone-skin"), hero("kessa"), script=f"35 {armor}")

    choose(at, END_TURN, ROLL_ARMOR)

    assert hero_at(at, 0).wounds == wounds


@pytest.mark.card("ability-stone-skin")
def test_stone_skin_takes_a_wound_less_from_traps() -> None:
    at = drawing("trap-dart-wall", able("ability-stone-skin"), script="111")

    assert hero_at(at, 0).wounds == 1


@pytest.mark.card("ability-unquenched-lamp")
@pytest.mark.parametrize(("abilities", "left"), [(["ability-unquenched-lamp"], 3), ([], 4)])
def test_unquenched_lamp_keeps_abilities_on_a_cursed_tile(abilities: list[str], left: int) -> None:
    brunna = hero("brunna", place=1, wounds=4, abilities=abilities)
    at = table(brunna, dungeon=[ENTRANCE, Spot("cursed-stone")], begun=False)

    assert hero_at(at, 0).wounds == left


@pytest.mark.card("ability-unquenched-lamp")
def test_unquenched_lamp_keeps_roaming_monsters_away_but_no_boss() -> None:
    name = "ability-unquenched-lamp"
    wolf = table(able(name, place=2), dungeon=[ENTRANCE, Spot(monster=WOLF), Spot()])
    boss = table(able(name, place=2), dungeon=[ENTRANCE, Spot(monster="boss-hadrak"), Spot()])

    choose(wolf, END_TURN)
    choose(boss, END_TURN)

    assert tile_at(wolf, 0).monster is not None
    assert offered(boss) == [PICK_TILE[0], PICK_TILE[2]]


@pytest.mark.card("ability-immovable")
def test_immovable_cannot_be_sabotaged() -> None:
    at = beside(SLIME, able("ability-immovable"), hero("kessa"), script="11")

    choose(at, BATTLE)
    assert SABOTAGE not in offered(at, 1)
    choose(at, PASS)

    assert at.waiting_for == (0,)


@pytest.mark.card("ability-immovable")
@pytest.mark.parametrize(("dice", "escapes"), [("444", False), ("445", True)])
def test_immovable_makes_heroes_need_one_more_to_escape(dice: str, escapes: bool) -> None:
    at = together(hero("ragg"), able("ability-immovable"), endgame=True, script=dice)

    choose(at, ESCAPE, PASS)

    assert (LEAVE[EAST] in offered(at)) == escapes
