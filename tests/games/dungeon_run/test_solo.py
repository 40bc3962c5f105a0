"""The solo game and its score."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
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
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import HeroKnockedOut, MonsterRolled, SoloWon
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    KEEP,
    PAY,
    RAISE,
    STRIKE_HOME,
    TAKE_HERO,
    KeepAbility,
)
from undercroft.games.dungeon_run.state import Hero

BRAWN = FIGHT_WITH[0]
LAIR = Spot("lair", monster="boss-ormgrath", wounds=6)
WON, LOST = ("verdict-solo-won",), ("verdict-solo-lost",)


def score(at: Table) -> int:
    (points,) = at.result().scores
    return points


def score_of(**more: Any) -> int:
    """What some belongings add to the score of a living hero."""
    return score(table(hero("dorgan", **more))) - score(table(hero("dorgan")))


def slay_boss(lone: Hero, monster_dice: str = "1111") -> Table:
    """The hero on the Lair gives the boss its last wound."""
    at = table(lone, dungeon=[ENTRANCE, LAIR], boss="boss-ormgrath", script=[monster_dice, "5111"])
    return choose(at, BATTLE, BRAWN, STRIKE_HOME)


@pytest.mark.rule("DR-SOLO-01", "DR-SOLO-13")
def test_set_up_draws_no_ability_cards_and_makes_a_pile_of_six_tiles() -> None:
    at = new_table(1, [])
    choose(at, TAKE_HERO[card("hero-dorgan")])

    me = hero_at(at, 0)
    assert (me.abilities, me.discards, len(me.deck)) == ([], [], 10)
    assert (at.state.phase, at.waiting_for) == (Phase.TURN, (0,))
    assert (at.state.standard_left, at.state.special_left, at.state.tiles_left) == (4, 2, 6)


@pytest.mark.rule("DR-SOLO-02")
def test_an_advance_gives_a_marker_and_no_ability_card() -> None:
    loot = ["monster-slime", "monster-bone-guard"]
    at = table(hero("dorgan", loot=loot))

    choose(at, ADVANCE, PAY[card("monster-slime")], RAISE[0])

    me = hero_at(at, 0)
    assert me.markers == [1, 0, 0]
    assert (me.abilities, len(me.deck)) == ([], 10)
    assert at.state.actions == 1

    drawn = cards("ability-second-swing", "ability-stonebreaker")
    two = table(hero("dorgan", loot=loot), hero(), script=[*drawn])
    choose(two, ADVANCE, PAY[card("monster-slime")], RAISE[0])
    assert offered(two) == [KEEP[number] for number in drawn]
    assert all(isinstance(option, KeepAbility) for option in offered(two))


@pytest.mark.rule("DR-SOLO-03")
def test_what_a_monster_does_to_company_is_ignored() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-ishkaal")]
    at = table(hero("ragg", place=1), dungeon=dungeon, script="1114 1111")
    choose(at, BATTLE, BRAWN)
    assert [event.dice for event in happened(at, MonsterRolled)] == ["1 1 1 4"]

    boss = [ENTRANCE, Spot("lair", monster="boss-ormgrath")]
    hurt = table(hero("ragg", place=1), dungeon=boss, script="1114 1111")
    choose(hurt, BATTLE, BRAWN)
    assert hero_at(hurt, 0).wounds == 1


@pytest.mark.rule("DR-SOLO-03")
def test_nobody_is_asked_for_help_or_needed() -> None:
    dungeon = [ENTRANCE, Spot("glyph-room", monster="monster-slime")]
    at = table(hero("kessa", place=1), dungeon=dungeon, script="11 5511")

    choose(at, BATTLE)

    assert offered(at) == [*FIGHT_WITH[:2]]
    choose(at, BRAWN, STRIKE_HOME)
    assert at.state.actions == 1


@pytest.mark.rule("DR-SOLO-04")
def test_defeat_is_death_and_the_game_is_lost() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    lone = hero("dorgan", place=1, wounds=5, loot=["treasure-hex-doll"])
    at = table(lone, dungeon=dungeon, script="33")

    choose(at, END_TURN)

    assert at.is_over
    assert (hero_at(at, 0).alive, hero_at(at, 0).ko) == (False, False)
    assert happened(at, HeroKnockedOut) == []
    assert (at.result().ranks, at.result().verdicts) == ((2,), LOST)


@pytest.mark.rule("DR-SOLO-05")
def test_to_kill_the_boss_wins_at_once() -> None:
    at = slay_boss(hero("ragg", place=1))

    assert at.is_over
    assert at.state.actions == 1
    assert len(happened(at, SoloWon)) == 1
    assert (at.result().ranks, at.result().verdicts) == ((1,), WON)


@pytest.mark.rule("DR-SOLO-05")
def test_to_kill_another_monster_wins_nothing() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime", wounds=2)]
    at = table(hero("ragg", place=1), dungeon=dungeon, script="11 5111")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    assert not at.is_over


@pytest.mark.rule("DR-SOLO-06", "DR-SOLO-12")
def test_won_or_lost_the_hero_is_scored_and_survival_counts_300() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    loot = ["treasure-hex-doll"]
    lost = table(hero("ragg", place=1, wounds=5, loot=loot), dungeon=dungeon, script="33")
    choose(lost, END_TURN)
    won = slay_boss(hero("ragg", place=1, loot=loot))

    assert score(lost) == 100
    assert score(won) == 100 + 300 + 300


@pytest.mark.rule("DR-SOLO-07", "DR-SOLO-08")
@pytest.mark.parametrize("where", ["equipped", "loot"])
def test_treasures_count_100_and_artifacts_200(where: str) -> None:
    assert score_of(**{where: ["treasure-ten-foot-pole"]}) == 100
    assert score_of(**{where: ["treasure-ten-foot-pole", "treasure-hood-of-whispers"]}) == 200
    assert score_of(**{where: ["artifact-lantern-of-the-dead"]}) == 200
    assert score_of(**{where: ["artifact-sword-of-the-well-spirit"]}) == 200


@pytest.mark.rule("DR-SOLO-09", "DR-SOLO-10")
def test_encounter_cards_in_loot_count_100_and_the_boss_300() -> None:
    assert score_of(loot=["monster-slime", "trap-dart-wall"]) == 200
    assert score_of(loot=["boss-ormgrath"]) == 300
    assert score_of(burdens=["trap-leg-iron"]) == 0


@pytest.mark.rule("DR-SOLO-11")
def test_each_training_marker_counts_300() -> None:
    assert score_of(markers=(1, 0, 0)) == 300
    assert score_of(markers=(2, 1, 1)) == 1200


@pytest.mark.rule("DR-EXAMPLE-24")
def test_the_example_of_a_solo_score() -> None:
    loot = ["treasure-feud-sword", "treasure-hex-doll", "monster-slime", "trap-dart-wall"]
    worn = ["treasure-ten-foot-pole", "artifact-sword-of-the-well-spirit"]
    lone = hero("ragg", place=1, loot=loot, equipped=worn, markers=(0, 1, 1))
    at = table(lone, dungeon=[ENTRANCE, LAIR], boss="boss-ormgrath", script=["1111", "511111"])

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    assert hero_at(at, 0).boss == card("boss-ormgrath")
    assert score(at) == 300 + 200 + 200 + 300 + 600 + 300 == 1900
    assert [part.points for part in at.result().parts[0]] == [300, 200, 200, 300, 600, 300]


@pytest.mark.rule("DR-RULING-80")
def test_hero_and_boss_falling_together_is_a_win_without_the_survival_bonus() -> None:
    at = slay_boss(hero("kessa", place=1, wounds=7), "4111")

    assert at.is_over
    assert (at.result().ranks, at.result().verdicts) == ((1,), WON)
    assert not hero_at(at, 0).alive
    assert score(at) == 300


@pytest.mark.rule("DR-RULING-80")
def test_the_lone_hero_is_first_player_in_every_round_and_directs_roaming() -> None:
    ring = [Spot(), Spot(monster="monster-slime"), Spot(at=(2, 1)), Spot(at=(1, 1))]
    at = table(hero("dorgan"), dungeon=[ENTRANCE, *ring])

    for _ in range(3):
        choose(at, END_TURN)
        assert (at.state.phase, at.waiting_for) == (Phase.ROAM, (0,))
        choose(at, offered(at)[-1])
        assert (at.state.first, at.state.phase) == (0, Phase.TURN)
