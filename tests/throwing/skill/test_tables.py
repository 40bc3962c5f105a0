"""The table and the physics tell the same story, and a bad table is named."""

from collections import Counter
from pathlib import Path

import msgspec
import numpy as np
import pytest
from scipy.stats import chi2_contingency

from undercroft.engine import Refused
from undercroft.targets.conditions.files import conditions
from undercroft.targets.scene.board import board_names
from undercroft.targets.scene.dice import NO_FACE
from undercroft.targets.skill.tables import (
    ANY_FACE,
    BadSkills,
    Outcome,
    Skill,
    all_skills,
    outcome_of,
    packaged,
    pair_skills,
    read_skills,
    skill,
    skills,
    skills_text,
)
from undercroft.throwing.calibration.aiming import landings
from undercroft.throwing.calibration.calibration import is_current
from undercroft.throwing.calibration.subject import DICE, Subject, subjects

SOME = [
    ("first", "d6", "plain", "steady"),
    ("catacombs", "d12", "plain", "clumsy"),
    ("first", "d6", "flick", "average"),
    ("first", "d6", "bank", "steady"),
    ("catacombs", "d12", "chopstick-shot", "clumsy"),
]


def agreement(entry: Skill, throws: int) -> float:
    """How likely it is that fresh throws differ so much from the table by chance."""
    subject = Subject(*entry.key)
    seeds = subject.seeds("fresh", throws)
    fresh = Counter(
        outcome_of(landed, subject.scene.die) for landed in landings(subject, entry.aim, seeds)
    )
    known = {msgspec.structs.replace(outcome, count=1): outcome.count for outcome in entry.outcomes}
    kinds = sorted({*known, *fresh})
    counts = np.array([[known.get(kind, 0), fresh.get(kind, 0)] for kind in kinds])
    return homogeneity(counts)


def homogeneity(counts: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> float:
    """The chi-square test of two columns; rare rows are taken together."""
    rare = counts.sum(axis=1) < 10 * counts.sum() / counts[:, 1].sum() / 2
    rows = [*counts[~rare], counts[rare].sum(axis=0)]
    kept = np.array([row for row in rows if row.sum()])
    return float(chi2_contingency(kept).pvalue) if len(kept) > 1 else 1.0


@pytest.mark.parametrize("key", SOME, ids="-".join)
def test_table_and_physics_agree(key: tuple[str, str, str, str]) -> None:
    assert agreement(skills()[key], 60) > 0.001


@pytest.mark.slow
def test_every_entry_agrees_with_physics() -> None:
    found = {key: agreement(entry, 100) for key, entry in skills().items()}

    assert {key: p for key, p in found.items() if p < 0.001 / len(found)} == {}
    assert np.mean([p < 0.05 for p in found.values()]) < 0.12


def test_another_hand_does_not_agree() -> None:
    """The test would see a difference that matters."""
    steady, clumsy = (skill("first", "d6", "plain", hand) for hand in ("steady", "clumsy"))
    known = [Counter({o.place: o.count for o in entry.outcomes}) for entry in (steady, clumsy)]
    places = sorted({*known[0], *known[1]})

    assert homogeneity(np.array([[one[place] for one in known] for place in places])) < 0.001


def test_the_table_has_every_entry() -> None:
    assert {*skills(), *pair_skills()} == {subject.key for subject in subjects()}


def test_both_dice_at_both_boards_can_be_measured_for_every_condition() -> None:
    things = {subject.thing for subject in subjects()}

    for card in conditions().values():
        dice = (card.die,) if card.die else DICE
        wanted = {(name, die, card.id) for name in board_names() for die in dice}
        without_bones = {thing for thing in wanted if thing[::2] == ("first", "bone-shot")}
        assert wanted & things == wanted - without_bones


def test_every_entry_is_current() -> None:
    assert [entry.key for entry in all_skills() if not is_current(entry)] == []


def test_the_table_says_how_it_was_made_and_is_small() -> None:
    made = read_skills(packaged()).made

    assert made.command.startswith("undercroft throws calibrate --throws ")
    assert made.engine.startswith("mujoco ")
    assert made.search
    assert made.commit
    assert len(made.day) == len("2000-01-01")
    assert made.throws >= 200
    assert all(entry.throws >= 200 for entry in skills().values())
    assert packaged().stat().st_size < 400 * len(all_skills())


def test_the_table_is_written_as_it_is_read() -> None:
    assert skills_text(read_skills(packaged())) == packaged().read_bytes()


def test_a_plates_side_is_kept_and_a_dies_face_drawn() -> None:
    assert {o.face for o in skill("first", "d6", "plain", "steady").outcomes} <= {ANY_FACE, NO_FACE}
    coin = skill("catacombs", "coin", "destiny-coin", "steady")
    assert {o.face for o in coin.outcomes} == {0, 1}


def test_what_was_not_measured_is_told() -> None:
    with pytest.raises(Refused, match="nothing was measured for first, d12, bone-shot, steady"):
        skill("first", "d12", "bone-shot", "steady")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"\xff\xfe", "invalid"),
        (b"[]", "Expected `object`"),
        (b'{"made":{}}', "field made.command: is missing"),
        (b'{"moon":1}', "field moon: is not known"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: bytes, problem: str) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(text)

    with pytest.raises(BadSkills, match=f"mine.json: .*{problem}"):
        read_skills(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSkills, match=r"none.json: No such file"):
        read_skills(tmp_path / "none.json")


@pytest.mark.parametrize("outcome", [["x", 0], ["x", 1, 3], ["x", 1, 1, 2], ["x", 1, 1, 1, -3]])
def test_bad_counts_are_refused(outcome: list[object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(outcome, Outcome)
