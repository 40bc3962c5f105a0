"""The order of hands, the feel of special throws, and every throw that the table must know.

The quick tests read the packaged table; the slow ones throw.
"""

from itertools import combinations, pairwise

import pytest

from undercroft.targets.conditions.combination import combine, is_impossible
from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.skill.skilled import HANDS
from undercroft.targets.skill.tables import PLAIN, joined, pair_skills, skill, skills
from undercroft.throwing.calibration.aiming import landings, value
from undercroft.throwing.calibration.measurement import hits
from undercroft.throwing.calibration.subject import Subject, home, pairs

LEAST = 0.15
LIVELY = {
    "nose": "d6",
    "blow": "d6",
    "dance": "d6",
    "jump": "d6",
    "nose-shot": "d12",
    "blow-shot": "d12",
}
"""Throws that people do for fun, which should often be hit [25 to 60 of 100]."""
SPECIAL = [
    card.id
    for card in conditions().values()
    if card.group not in ("board", "die", "flip") and not card.die
]
THINGS = list(dict.fromkeys(key[:3] for key in skills()))
PAIRS = list(dict.fromkeys(key[:3] for key in pair_skills()))
ALLOWED = [
    joined((one.id, other.id))
    for one, other in combinations(conditions().values(), 2)
    if not is_impossible(one, other)
]


@pytest.mark.parametrize("thing", THINGS, ids="-".join)
def test_a_steadier_hand_hits_at_least_as_often(thing: tuple[str, str, str]) -> None:
    shares = [hits(skill(*thing, hand)) for hand in HANDS]

    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("thing", PAIRS, ids="-".join)
def test_a_steadier_hand_hits_at_least_as_often_under_two_conditions(
    thing: tuple[str, str, str],
) -> None:
    shares = [hits(pair_skills()[*thing, hand]) for hand in HANDS]

    assert shares == sorted(shares, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", [PLAIN, *SPECIAL])
def test_a_steadier_hand_hits_at_least_as_often_in_physics(name: str) -> None:
    """Fresh throws, the same luck for all hands: what is left of chance is 8 of 100."""
    thing = ("first", "d6", PLAIN) if name == PLAIN else home(condition(name))
    shares = []
    for hand in HANDS:
        subject = Subject(*thing, hand)
        thrown = landings(subject, skill(*thing, hand).aim, subject.seeds("order", 150))
        shares.append(sum(value(subject, landed) > 0 for landed in thrown) / 150)

    assert all(surer >= other - 0.08 for surer, other in pairwise(shares)), shares


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("hand", ["steady", "average"])
def test_no_special_throw_is_hit_too_seldom(name: str, hand: str) -> None:
    assert hits(skill(*home(condition(name)), hand)) >= LEAST


@pytest.mark.parametrize("name", ["nose", "blow", "dance", "jump", "nose-shot", "blow-shot"])
@pytest.mark.parametrize("hand", ["steady", "average"])
def test_a_lively_throw_is_often_hit_but_never_sure(name: str, hand: str) -> None:
    assert 0.25 <= hits(skill(*home(condition(name)), hand)) <= 0.60


def test_every_condition_is_measured_where_it_belongs() -> None:
    for card in conditions().values():
        for hand in HANDS:
            assert (*home(card), hand) in skills()


def test_every_allowed_pair_is_measured() -> None:
    assert {thing[2] for thing in pairs()} == set(ALLOWED)
    assert set(pair_skills()) == {(*thing, hand) for thing in pairs() for hand in HANDS}


@pytest.mark.parametrize("name", ALLOWED)
def test_a_pair_has_an_aim_that_keeps_it_or_is_hopeless(name: str) -> None:
    combined = combine(name.split("+"))
    found = [entry for entry in pair_skills().values() if entry.condition == name]

    assert found
    assert combined.hopeless is not any(entry.kept for entry in found)
