"""Hands whose few throws came out in the wrong order share them."""

import pytest

from undercroft.targets.skill.aim import Aim
from undercroft.targets.skill.skilled import HANDS
from undercroft.targets.skill.tables import PairSkill
from undercroft.throwing.calibration.measurement import pooled

AIM = Aim(270.0, 0.6, 0.2, 2.0, 0.0, 0.0, 0.0)


def entries(*seen: tuple[int, int]) -> list[PairSkill]:
    return [
        PairSkill("first", "d6", "bank+flick", hand, AIM, hand, 10, kept, hits)
        for hand, (kept, hits) in zip(HANDS, seen, strict=True)
    ]


@pytest.mark.parametrize(
    ("seen", "shared"),
    [
        ([(9, 5), (8, 5), (2, 1)], [(10, 9, 5), (10, 8, 5), (10, 2, 1)]),
        ([(9, 3), (8, 4), (2, 1)], [(20, 17, 7), (20, 17, 7), (10, 2, 1)]),
        ([(9, 5), (8, 1), (2, 2)], [(10, 9, 5), (20, 10, 3), (20, 10, 3)]),
        ([(9, 1), (8, 2), (7, 3)], [(30, 24, 6)] * 3),
        ([(9, 2), (8, 1), (7, 4)], [(30, 24, 7)] * 3),
    ],
)
def test_the_order_of_hands_is_kept(
    seen: list[tuple[int, int]], shared: list[tuple[int, int, int]]
) -> None:
    found = pooled(entries(*seen))

    assert [(entry.throws, entry.kept, entry.hits) for entry in found] == shared
    assert [(entry.hand, entry.facts) for entry in found] == [(hand, hand) for hand in HANDS]
