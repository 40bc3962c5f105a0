"""Ten thousand hostile messages: each is refused with its field, or it is a legal throw."""

import math
import warnings
from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from tests.throwing.hostile import play
from undercroft.engine import Refused
from undercroft.throwing import Attempt, board
from undercroft.throwing.launch.launch import SLACK

REASONS = {"bad-trace", "bad-release", "bad-help", "bad-scene", "no-throw"}
QUICK, ALL = 500, 10_000


def check_legal(found: Attempt) -> None:
    """A throw that a hand can make, and that is read as every other."""
    record = found.record
    limits = board(record.scene.board).limits
    assert math.hypot(*found.launch.start.velocity) <= limits.speed * SLACK
    assert math.hypot(*record.release.spin) <= limits.spin
    assert np.isfinite(found.flight.poses).all()
    assert found.landing.place
    assert record.rested


def refusal(seed: int) -> Refused | None:
    """Why the message of a seed is refused; none if it is thrown. Anything else is an error."""
    try:
        check_legal(play(seed))
    except Refused as refused:
        return refused
    except Exception as error:
        error.add_note(f"the message of seed {seed}")
        raise
    return None


def outcomes(seeds: Iterable[int]) -> Counter[str]:
    """How the messages of some seeds end."""
    found: Counter[str] = Counter()
    for seed in seeds:
        refused = refusal(seed)
        found["thrown" if refused is None else "refused"] += 1
        if refused is not None:
            assert refused.reason in REASONS
            assert refused.facts["field"]
    return found


@pytest.mark.rule("DF-SIM-06")
def test_hostile_messages_are_refused_or_thrown() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = outcomes(range(QUICK))

    assert found["refused"] > QUICK / 3
    assert found["thrown"] > QUICK / 20


@pytest.mark.slow
@pytest.mark.rule("DF-SIM-06")
def test_ten_thousand_hostile_messages_are_refused_or_thrown() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = outcomes(range(QUICK, ALL))

    assert sum(found.values()) == ALL - QUICK
