"""The same answers and dice lead to the same place, in every process, and always to a question."""

import pytest

from tests.conformance.broken import EndlessDice
from tests.conformance.hashes import BROKEN, under_seeds
from tests.conformance.walk import GAMES, Case, walk_to_end
from undercroft.engine import RulesFault

HASH_SEEDS = range(1, 5)


def test_the_order_of_hashes_decides_nothing_and_the_kit_would_notice() -> None:
    played = under_seeds(HASH_SEEDS)

    for name in GAMES:
        assert len({prints[name] for prints in played}) == 1, name
    assert len({prints[BROKEN] for prints in played}) > 1


def test_the_kit_finds_a_step_that_rolls_for_ever() -> None:
    with pytest.raises(RulesFault, match="without a question"):
        walk_to_end(Case("lanterns", 3, (), 1, EndlessDice()))
