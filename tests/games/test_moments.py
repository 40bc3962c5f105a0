"""How much events matter: what a game is told by weighs the most."""

import pytest

from tests.conformance.walk import GAMES, Case, walk_to_end
from undercroft.engine import Weight
from undercroft.games import makers
from undercroft.games.dungeon_attack.events import MonstersDefeated
from undercroft.games.dungeon_run.events import HeroDied, HeroWounded, StoneAppeared


@pytest.mark.parametrize("name", makers())
def test_every_game_ends_with_a_peak_and_most_of_it_is_detail(name: str) -> None:
    table = walk_to_end(Case(name, GAMES[name].seats[1], (), 3))
    weights = [event.weighs for event in table.events]

    assert Weight.PEAK in weights[-8:]
    assert weights.count(Weight.PEAK) <= 12
    assert sum(weight <= Weight.STEP for weight in weights) > len(weights) / 2


def test_numbers_may_make_an_event_matter_more() -> None:
    few = MonstersDefeated(0, 3, 0, 0, why="DA-DEFEATED-02")
    boss = MonstersDefeated(0, 0, 1, 0, why="DA-DEFEATED-02")
    assert few.weighs == Weight.DEED
    assert boss.weighs == Weight.TURN

    scratch = HeroWounded(0, 2, why="DR-BATTLE-19")
    blow = HeroWounded(0, 3, why="DR-BATTLE-19")
    assert (scratch.weighs, blow.weighs) == (Weight.DEED, Weight.TURN)


def test_losses_and_gains_fall_upon_somebody() -> None:
    death = HeroDied(2, why="DR-ENDGAME-10")
    assert (death.weighs, death.tone, death.falls_on) == (Weight.PEAK, "loss", 2)
    assert StoneAppeared(4, why="DR-LAIR-08").falls_on is None
