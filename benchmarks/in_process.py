"""A variant of this process as a contender: its methods as repeatable work.

It knows the Variant protocol and leaves the clock to rates.
"""

from collections.abc import Callable, Sequence
from itertools import cycle

from benchmarks.rates import Work, speed
from benchmarks.variant import Greedy, Log, Position, Traced, Variant

POSITIONS = range(1, 33)
SEEDS = range(1, 33)


class InProcess:
    """Measures one variant; `batch` is how often each of its calls does the work inside."""

    def __init__(self, label: str, variant: Variant, batch: int = 1) -> None:
        """Prepare the positions and logs the work is done on."""
        self.label = label
        self.log_length = 0.0
        self._variant = variant
        self._batch = batch
        self._work: dict[Work, Callable[[], int]] = {Work.PLAY: variant.game}
        self._add_positions([variant.position(n) for n in POSITIONS])
        self._add_logs([variant.record(seed) for seed in SEEDS])

    def offers(self, work: Work) -> bool:
        """Whether the variant has the ability."""
        return work in self._work

    def speed(self, work: Work, seconds: float) -> float:
        """Units per CPU second."""
        return speed(self._work[work], seconds)

    def traces(self, count: int) -> list[tuple[int, int]] | None:
        """Traces of conformance games 1 to count; None when it has none."""
        if not isinstance(self._variant, Traced):
            return None
        return [self._variant.trace(n) for n in range(1, count + 1)]

    def _add_positions(self, given: Sequence[Position | None]) -> None:
        positions = [position for position in given if position is not None]
        if not positions:
            return
        clone, playout = self._variant.clone, self._variant.playout
        following = cycle(positions).__next__
        copies = len(positions) * self._batch

        # All positions in one call: reading the clock costs half a microsecond.
        def clone_all() -> int:
            for position in positions:
                clone(position)
            return copies

        def play_out() -> int:
            playout(clone(following()))
            return self._batch

        self._work[Work.CLONE] = clone_all
        self._work[Work.PLAYOUT] = play_out
        variant = self._variant
        if isinstance(variant, Greedy):
            greedy = variant.greedy

            def play_greedily() -> int:
                greedy(clone(following()))
                return 1

            self._work[Work.GREEDY] = play_greedily

    def _add_logs(self, given: Sequence[tuple[Log, int] | None]) -> None:
        logs = [log for log in given if log is not None]
        if not logs:
            return
        replay, batch = self._variant.replay, self._batch
        following = cycle(logs).__next__

        def replay_one() -> int:
            log, decisions = following()
            replay(log)
            return decisions * batch

        self._work[Work.REPLAY] = replay_one
        self.log_length = sum(decisions for _, decisions in logs) / len(logs)
