"""OpenSpiel's Python game under measurement: random play, clone, playout, replay.

It drives the game through OpenSpiel's interface only.
"""

from collections.abc import Callable
from random import Random

from benchmarks.peers.conformance import (
    FNV_START,
    Stream,
    choice_stream,
    dice_stream,
    faces,
    fold,
)
from benchmarks.peers.openspiel_core import ARTIFACTS, CHARGED, DRAINED, GOLD, HITS
from benchmarks.peers.openspiel_game import BASE, DungeonState, load


class OpenSpiel:
    """The bench game through OpenSpiel's state interface."""

    def __init__(self) -> None:
        """Load the game and seed the random play."""
        self._game = load()
        self._random = Random(12345).random

    def game(self) -> int:
        """Play one random game; the number of decisions."""
        return _finish(self._game.new_initial_state(), self._random)

    def position(self, n: int) -> DungeonState:
        """Give the position half-way through conformance game n."""
        _, decisions = self.trace(n)
        state, _, _ = self._walk(n, decisions // 2)
        return state

    def clone(self, position: DungeonState) -> DungeonState:
        """Copy a position."""
        twin: DungeonState = position.clone()
        return twin

    def playout(self, position: DungeonState) -> int:
        """Play the position to its end; the number of decisions."""
        return _finish(position, self._random)

    def record(self, seed: int) -> tuple[list[int], int]:
        """Play one random game; its history and the number of decisions."""
        state = self._game.new_initial_state()
        decisions = _finish(state, Random(seed).random)
        return state.history(), decisions

    def replay(self, log: list[int]) -> None:
        """Apply a history to a new game."""
        apply = self._game.new_initial_state().apply_action
        for action in log:
            apply(action)

    def trace(self, n: int) -> tuple[int, int]:
        """Hash and decisions of conformance game n."""
        state, digest, decisions = self._walk(n, None)
        for seat in state.core.seats:
            values = (seat[GOLD], seat[CHARGED], seat[DRAINED], seat[ARTIFACTS], seat[HITS])
            digest = fold(digest, *values)
        return digest, decisions

    def _walk(self, n: int, moves: int | None) -> tuple[DungeonState, int, int]:
        dice, choices = dice_stream(n), choice_stream(n)
        state, digest, decisions = self._game.new_initial_state(), FNV_START, 0
        while not state.is_terminal():
            if state.is_chance_node():
                _roll(state, dice)
                continue
            if decisions == moves:
                break
            legal = state.legal_actions()
            index = choices.below(len(legal))
            digest = fold(digest, len(legal), index)
            decisions += 1
            state.apply_action(legal[index])
        return state, digest, decisions


def _roll(state: DungeonState, dice: Stream) -> None:
    got = faces(dice, state.core.want)
    state.apply_action(got.count(0) * BASE + got.count(1))


def _finish(state: DungeonState, random: Callable[[], float]) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            left = random()
            for action, probability in state.chance_outcomes():
                left -= probability
                if left < 0:
                    state.apply_action(action)
                    break
        else:
            legal = state.legal_actions()
            decisions += 1
            state.apply_action(legal[int(random() * len(legal))])
    return decisions
