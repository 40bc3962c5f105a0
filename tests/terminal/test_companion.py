"""People at a real board tell what they saw, correct it, and are refused what can't be."""

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.quoits_players import PLAIN, number_of, sit_down, throws_of
from undercroft.engine.throws import Landing
from undercroft.terminal.session import Session

ONE_BOUNCE, YES, NO, RIGHT = "1", "1", "2", ""
HOLE_3, TABLE, LINE = "10", "16", "19"


def told(session: Session) -> Landing:
    (threw,) = throws_of(session)
    return threw.landing


def entered(
    tmp_path: Path, *lines: str, dare: str = "", **setup: Any
) -> tuple[Session, str, list[str]]:
    option = number_of(dare, str(setup.get("board", "first"))) if dare else PLAIN
    session, typist = sit_down(
        tmp_path / "a.log", [option, *lines], ways="companion", seats="human", rounds=1, **setup
    )
    session.play()
    return session, typist.text, typist.lines


def test_what_was_seen_is_told_to_the_game(tmp_path: Path) -> None:
    session, text, _ = entered(tmp_path, ONE_BOUNCE, "5", YES, RIGHT)

    landing = told(session)
    assert (landing.place, landing.bounces, landing.icon) == ("zone-5", 1, True)
    assert "Seat 1 throws: 1 bounce, and it ends up on section 5. Hit! The icon is up." in text
    assert session.table.result().scores == (6,)


@pytest.mark.rule("DF-COMPANION-01", "DC-COMPAN-02", "DC-COMPAN-03")
def test_conditions_are_asked_first_and_a_no_is_a_miss(tmp_path: Path) -> None:
    session, text, _ = entered(tmp_path, NO, ONE_BOUNCE, "6", NO, RIGHT, dare="flick")

    assert told(session).broken == ("flick",)
    assert "Miss: Flick wasn’t kept." in text
    asked = ("flicked with one hand", "How often", "Where is", "Is the icon up?")
    found = [text.index(question) for question in asked]
    assert found == sorted(found)


def test_yes_and_no_can_be_said_in_words_and_enter_says_what_is_usual(tmp_path: Path) -> None:
    session, _, _ = entered(tmp_path, "y", "", "", "n", "YES", dare="double")

    landing = told(session)
    assert (landing.place, landing.bounces, landing.broken) == ("table", 2, ())


def test_one_question_back(tmp_path: Path) -> None:
    lines = ["back", "0", "back", ONE_BOUNCE, HOLE_3, "back", "2", NO, "back", YES, RIGHT]
    session, _, left = entered(tmp_path, *lines)

    landing = told(session)
    assert (landing.place, landing.bounces, landing.icon) == ("zone-2", 1, True)
    assert not left


def test_a_correction_begins_with_what_was_said(tmp_path: Path) -> None:
    session, _, left = entered(tmp_path, ONE_BOUNCE, HOLE_3, YES, NO, "", "4", "", RIGHT)

    landing = told(session)
    assert (landing.place, landing.icon) == ("zone-4", True)
    assert not left


@pytest.mark.rule("DF-COMPANION-02")
def test_the_judge_is_asked_by_name(tmp_path: Path) -> None:
    lines = [PLAIN, ONE_BOUNCE, "3", NO, NO, ONE_BOUNCE, "2", NO, YES]
    session, typist = sit_down(
        tmp_path / "a.log", [PLAIN, "", "", "", "", *lines], ways="companion",
        seats="human,human", rounds=1, judged=True,
    )  # fmt: skip

    session.play()

    assert "Seat 1, is that right?" in typist.text
    assert [threw.landing.place for threw in throws_of(session)] == ["table", "zone-2"]


@pytest.mark.rule("DF-COMPANION-02")
def test_on_a_line_the_lower_section_counts(tmp_path: Path) -> None:
    session, _, _ = entered(tmp_path, ONE_BOUNCE, LINE, "6", "5", NO, RIGHT)

    assert told(session).place == "zone-5"


def test_what_cannot_be_is_refused_and_asked_again(tmp_path: Path) -> None:
    session, text, left = entered(
        tmp_path, YES, ONE_BOUNCE, "3", NO, YES, "2", "", "", RIGHT, dare="double"
    )

    assert "That doesn’t fit the conditions of this throw." in text
    assert (told(session).place, told(session).bounces) == ("zone-3", 2)
    assert not left


@pytest.mark.parametrize("said", ["0", "20", "-1", "²", "x" * 5000, "[bold]", "1 2"])
def test_nonsense_is_answered_kindly_and_asked_again(tmp_path: Path, said: str) -> None:
    session, text, left = entered(tmp_path, ONE_BOUNCE, said, "1", NO, RIGHT)

    assert "Unknown command" in text
    assert told(session).place == "zone-1"
    assert not left


def test_the_input_ends_at_each_question(tmp_path: Path) -> None:
    lines = [YES, "2", "3", NO, RIGHT]
    for count in range(len(lines)):
        session, text, _ = entered(tmp_path, *lines[:count], dare="double")

        assert "undercroft resume" in text
        assert not throws_of(session)


def test_a_copy_is_saved_under_its_very_name(tmp_path: Path) -> None:
    entered(tmp_path, ONE_BOUNCE, f"save {tmp_path / 'Copy.log'}")

    assert (tmp_path / "Copy.log").exists()


def test_undo_in_the_middle_of_the_questions(tmp_path: Path) -> None:
    session, _, _ = entered(tmp_path, ONE_BOUNCE, "3", "u", PLAIN, ONE_BOUNCE, "4", NO, RIGHT)

    assert told(session).place == "zone-4"


def test_slices_bones_and_webs_are_offered(tmp_path: Path) -> None:
    path, lines = tmp_path / "a.log", [number_of("spider-webs", "catacombs"), ONE_BOUNCE]
    session, typist = sit_down(path, lines, ways="companion", board="catacombs")

    session.play()

    for part in ("Slice 8     22) 3", "25) bullseye (10)", "26) web 1", "30) bone 1", "36) edge"):
        assert part in typist.text


def test_a_dagger_lies_and_points(tmp_path: Path) -> None:
    session, text, left = entered(
        tmp_path, YES, "1", "2", RIGHT, dare="flip-backstab", board="catacombs"
    )

    assert (told(session).place, told(session).pointed) == ("S1-inner", "S1-middle")
    assert "How often did it bounce" not in text
    assert "Is the icon up?" not in text
    assert "It points at: slice 1, middle (3)." in text
    assert not left


def test_where_a_blade_can_not_point_is_asked_again(tmp_path: Path) -> None:
    session, text, left = entered(
        tmp_path, YES, "1", "21", "2", RIGHT, dare="flip-backstab", board="catacombs"
    )

    assert "The blade can’t point there from where it lies." in text
    assert told(session).pointed == "S1-middle"
    assert not left


def test_enter_says_what_a_flip_can_be(tmp_path: Path) -> None:
    session, text, left = entered(tmp_path, "", "", "", dare="flip-compass", board="catacombs")

    assert [piece.name for piece in told(session).templates] == ["compass"]
    assert "It lies on the Target." in text
    assert not left


def test_french_asks_in_french(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", [number_of("flick"), "non", "1", HOLE_3, "oui", "o"],
        ways="companion", seats="human", rounds=1, lang="fr",
    )  # fmt: skip

    session.play()

    assert session.table.is_over
    assert "le dé s’arrête dans le trou 3" in typist.text
    assert "condition non respectée (Pichenette)" in typist.text
    assert "C’est bien ça\u202f?" in typist.text
