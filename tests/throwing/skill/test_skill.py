"""Skill matters: hands differ as much as they should, and every special throw costs something.

The quick tests read the packaged table; the slow ones throw.
"""

import pytest

from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.skill.tables import PLAIN, Skill, skill
from undercroft.throwing.calibration.aiming import landings, value
from undercroft.throwing.calibration.measurement import hits, mean_value
from undercroft.throwing.calibration.subject import Subject, home

PAIRS = [(board, die) for board in ("first", "catacombs") for die in ("d6", "d12")]
NAMES = ["-".join(pair) for pair in PAIRS]
HITS = {"steady": (0.75, 0.90), "average": (0.60, 0.75), "clumsy": (0.35, 0.50)}
"""Between which shares of its plain throws each hand hits."""
BULLSEYES = (0.02, 0.05)
RARE = 4_000
"""So many throws tell how often something rare happens; of 1,000 chance takes or adds 2 of 100."""
LEAST_RATIO = 2.2
LEAST_SPECIAL = 0.15

OTHER_GROUPS = ("board", "die", "flip")
SPECIAL = [
    card.id for card in conditions().values() if card.group not in OTHER_GROUPS and not card.die
]
OTHERS = [card.id for card in conditions().values() if card.id not in SPECIAL]


def of(name: str, hand: str) -> Skill:
    """The entry of a condition where it belongs."""
    return skill(*home(condition(name)), hand)


def plain_of(name: str, hand: str) -> Skill:
    """The plain throw with the die that an edition's special throw is made with."""
    entry = of(name, hand)
    return skill(entry.board, entry.die, PLAIN, hand)


def bullseyes(entry: Skill) -> float:
    found = [o for o in entry.outcomes if o.place in ("centre", "bullseye") and o.bounces]
    return sum(outcome.count for outcome in found) / entry.throws


def thrown(entry: Skill, throws: int) -> list[int]:
    """What so many fresh throws with the entry's aim are worth."""
    subject = Subject(*entry.key)
    seeds = subject.seeds("skill", throws)
    return [value(subject, landed) for landed in landings(subject, entry.aim, seeds)]


def test_there_are_22_and_9_special_throws() -> None:
    editions = [conditions()[name].edition for name in SPECIAL]

    assert (editions.count("first"), editions.count("catacombs")) == (22, 9)


@pytest.mark.rule("DF-SIM-16", "DC-PHYS-18")
@pytest.mark.parametrize(("board", "die"), PAIRS, ids=NAMES)
def test_hands_differ_in_the_table(board: str, die: str) -> None:
    """A few hundred throws an entry: the ranges, a little wider."""
    entries = {hand: skill(board, die, PLAIN, hand) for hand in HITS}

    for hand, (low, high) in HITS.items():
        assert low - 0.04 <= hits(entries[hand]) <= high + 0.04, hand
    assert 0.005 <= bullseyes(entries["steady"]) <= 0.085
    assert mean_value(entries["steady"]) > 1.9 * mean_value(entries["clumsy"])
    assert mean_value(entries["steady"]) > mean_value(entries["average"])


@pytest.mark.parametrize(("board", "die"), PAIRS, ids=NAMES)
def test_a_few_throws_show_the_difference(board: str, die: str) -> None:
    steady, clumsy = (thrown(skill(board, die, PLAIN, hand), 40) for hand in ("steady", "clumsy"))

    assert sum(steady) > 1.2 * sum(clumsy)
    assert sum(worth > 0 for worth in steady) > 24


@pytest.mark.slow
@pytest.mark.parametrize(("board", "die"), PAIRS, ids=NAMES)
def test_hands_hit_as_often_as_they_should(board: str, die: str) -> None:
    steady = thrown(skill(board, die, PLAIN, "steady"), RARE)
    others = {
        hand: thrown(skill(board, die, PLAIN, hand), 1000) for hand in HITS if hand != "steady"
    }
    found = {"steady": steady[:1000], **others}

    for hand, (low, high) in HITS.items():
        assert low <= sum(worth > 0 for worth in found[hand]) / 1000 <= high, hand
    assert sum(found["steady"]) >= LEAST_RATIO * sum(found["clumsy"])
    assert BULLSEYES[0] <= steady.count(10) / RARE <= BULLSEYES[1]


@pytest.mark.rule("DC-PHYS-18")
@pytest.mark.parametrize("name", SPECIAL)
def test_a_special_throw_is_possible_and_not_free(name: str) -> None:
    assert hits(of(name, "steady")) >= LEAST_SPECIAL
    for hand in HITS:
        assert hits(of(name, hand)) < hits(plain_of(name, hand)), hand
        assert mean_value(of(name, hand)) < mean_value(plain_of(name, hand)), hand


@pytest.mark.parametrize("name", OTHERS)
def test_modifiers_flips_and_special_dice_are_possible(name: str) -> None:
    assert hits(of(name, "steady")) >= LEAST_SPECIAL


@pytest.mark.rule("DF-SIM-17")
def test_what_the_trial_found_possible_is_possible_for_an_average_hand() -> None:
    """The card to throw over is the one of 44 mm."""
    tried = ("double", "under-table", "spin", "afar", "bank", "smash", "over-card")

    assert all(hits(of(name, "average")) > 0.05 for name in tried)
    assert [size[1] for size in condition("over-card").props[0].sizes] == [0.044]


@pytest.mark.slow
@pytest.mark.parametrize("name", SPECIAL)
def test_a_special_throw_is_possible_and_not_free_in_physics(name: str) -> None:
    found = thrown(of(name, "steady"), 150)

    share = sum(worth > 0 for worth in found) / len(found)
    assert LEAST_SPECIAL - 0.06 < share < hits(plain_of(name, "steady")) + 0.06
    assert sum(found) / len(found) < 1.1 * mean_value(plain_of(name, "steady"))
