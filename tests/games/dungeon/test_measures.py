"""What is followed of a game of Dungeon!, what is remembered of it, and what was luck."""

from tests.games.dungeon.situations import (
    MORDECAI,
    RELIC,
    STONE,
    before_a_room,
    choose,
    foe,
    gold,
    happened,
    hero,
    secret_room,
    table,
)
from undercroft.engine import D6, Luck, Roll, Weight
from undercroft.games.dungeon.events import HeroKilled, MonsterDefeated, TreasureTaken
from undercroft.games.dungeon.measures import MEASURES, goal, luck
from undercroft.games.dungeon.options import ENCOUNTER, STAY
from undercroft.games.dungeon.state import Fight

BY_ID = {measure.id: measure for measure in MEASURES}


def test_gold_and_the_share_of_the_goal_follow_what_is_held() -> None:
    at = table(hero("elf", treasures=[gold(2500)], banked=[gold(500)]), hero("cleric"))

    assert [BY_ID[name].reads(at.state, 0) for name in ("gold", "goal")] == [3000, 30]  # type: ignore[misc]
    assert goal(at.state, 1) == 0


def test_the_gold_of_both_heroes_counts_in_the_solo_game() -> None:
    rogue, other = hero("rogue", treasures=[gold(5000)]), hero("fighter", treasures=[gold(2500)])
    at = table(rogue, other, solo=True)

    assert BY_ID["gold"].reads(at.state, 0) == 7500  # type: ignore[misc]
    assert goal(at.state, 0) == 30


def test_a_beaten_monster_is_its_players_and_a_small_prize_no_great_moment() -> None:
    at = before_a_room(hero("dwarf"), foe(2), ["11"])
    (beaten,) = happened(at, MonsterDefeated)
    (taken,) = happened(at, TreasureTaken)

    assert BY_ID["beaten"].counts(beaten) == (0, 1)  # type: ignore[misc]
    assert BY_ID["beaten"].counts(taken) is None  # type: ignore[misc]
    assert (beaten.falls_on, taken.falls_on) == (0, 0)
    assert (taken.gold, taken.weighs) == (1000, Weight.STEP)


def test_mordecai_and_the_shadowstone_change_a_game() -> None:
    at = table(hero("dwarf", RELIC), hero("cleric"), script=["66"])
    choose(at, STAY, ENCOUNTER)
    (beaten,) = happened(at, MonsterDefeated)
    (taken,) = happened(at, TreasureTaken)

    assert (beaten.foe, beaten.guard, beaten.weighs) == (MORDECAI, 1, Weight.TURN)
    assert (taken.treasure, taken.gold, taken.weighs) == (STONE, 5000, Weight.TURN)


def test_a_death_is_what_a_game_is_told_by() -> None:
    assert HeroKilled.weight is Weight.PEAK
    assert BY_ID["deaths"].counts(HeroKilled(0, 1, why="DG-CLT-05")) == (1, 1)  # type: ignore[misc]


def test_high_dice_are_luck_in_an_attack_and_low_ones_against_a_riposte() -> None:
    g = table(hero("dwarf"), hero("cleric")).state
    attack, riposte = (Roll(3, D6, why) for why in ("DG-COMBAT-01", "DG-COMBAT-05"))
    assert luck(g, attack, D6.parse("641")) is None, "nobody fights"

    g.fight = Fight(0, foe(8))

    assert luck(g, attack, D6.parse("641")) == Luck(0, 3, 2, 1500)
    assert luck(g, riposte, D6.parse("641")) == Luck(0, 3, 1, 1500)
    assert luck(g, Roll(2, D6, "DG-TURN-01"), D6.parse("66")) is None


def test_in_a_fight_among_heroes_each_has_luck_of_the_own() -> None:
    g = table(hero("dwarf"), hero("cleric")).state
    g.fight = Fight(0, target=1)
    roll = Roll(2, D6, "DG-DUEL-02")
    assert luck(g, roll, D6.parse("66")) == Luck(0, 2, 2, 1000)

    g.fight.dice = [6, 6]

    assert luck(g, roll, D6.parse("61")) == Luck(1, 2, 1, 1000)


def test_many_steps_and_a_door_found_are_luck() -> None:
    g = table(hero("rogue"), hero("cleric"), script=["6"]).state
    door = table(hero("dwarf", secret_room()[1]), hero("cleric")).state

    assert luck(g, Roll(1, D6, "DG-RULING-12"), D6.parse("6")) == Luck(0, 1, 1, 500)
    assert luck(door, Roll(2, D6, "DG-DOOR-02"), D6.parse("25")) == Luck(0, 2, 1, 667)
