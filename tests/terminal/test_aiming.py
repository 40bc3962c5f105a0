"""Aiming at the keyboard: Enter alone is a good throw, words and keys change it."""

import os
import sys
import termios
from pathlib import Path

import pytest
from msgspec import structs

from tests.terminal.quoits_players import PLAIN, sit_down, throws_of
from undercroft.engine import Refused
from undercroft.engine.throws import Landing
from undercroft.targets.conditions.files import conditions
from undercroft.targets.move import Setting, Throw
from undercroft.targets.record.throw_record import unpack_record
from undercroft.targets.release.release import Release
from undercroft.targets.scene.board import board
from undercroft.terminal.session import Session
from undercroft.terminal.throwing import aiming, keys
from undercroft.terminal.throwing.aim import Aim, moved, release_of, with_step
from undercroft.terminal.throwing.aiming import read_aim
from undercroft.terminal.throwing.picture import draw_aim, draw_target, draw_way
from undercroft.terminal.throwing.view import aim_view
from undercroft.throwing.answer import answer

THROW = Throw(0, "any", "d6")


def released(session: Session) -> Release:
    """The release of the first throw."""
    record, _ = unpack_record(throws_of(session)[0].record)
    return record.release


def thrown(tmp_path: Path, *lines: str, pressed: list[str] | None = None) -> tuple[Session, str]:
    session, typist = sit_down(
        tmp_path / "a.log", [PLAIN, *lines], ways="physics", seats="human", keys=pressed, rounds=1
    )
    session.play()
    return session, typist.text


def test_enter_alone_throws_and_the_way_is_drawn(tmp_path: Path) -> None:
    session, text = thrown(tmp_path, "")

    assert released(session) == release_of(THROW, Aim())
    assert "strength ▮▮▮▮▮▯▯▯▯ 5 of 9" in text
    assert "▲" in text
    assert "•" in text.partition("▲")[2]
    assert "Seat 1 throws: " in text


def test_words_turn_the_dials(tmp_path: Path) -> None:
    session, text = thrown(tmp_path, "aim 2", "strength 7", "loft -1", "place 45", "throw")

    assert released(session) == release_of(THROW, Aim(45, 2, 7, -1))
    for part in ("2 to the right", "7 of 9", "1 lower", "45° to the right"):
        assert part in text


def test_one_line_says_it_all(tmp_path: Path) -> None:
    session, _ = thrown(tmp_path, "AIM −3 strength +6 throw")

    assert released(session) == release_of(THROW, Aim(aim=-3, strength=6))


@pytest.mark.parametrize("said", ["viser 2 force 7 lancer", "aim 2 strength 7 throw"])
def test_french_has_words_of_its_own(tmp_path: Path, said: str) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", [PLAIN, said], ways="physics", seats="human", rounds=1, lang="fr"
    )

    session.play()

    assert released(session) == release_of(THROW, Aim(aim=2, strength=7))
    assert "viser 2, force 6" in typist.text


@pytest.mark.parametrize("size", [(80, 24), (50, 24), (36, 14), (200, 60)])
def test_picture_and_dials_fit_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", [], ways="physics", seats="human", size=size, keys=[]
    )
    throw = Throw(0, "any", "d12", ("bone-shot",), Setting("catacombs"))

    typist.screen.write(aim_view(session, throw, Aim(), keys=True))

    lines = typist.text.rstrip("\n").split("\n")
    assert max(len(line) for line in lines) <= size[0]
    assert len(lines) < max(size[1], 24)
    assert "strength" in typist.text


@pytest.mark.parametrize(
    "said",
    ["aim", "aim x", "aim 11", "strength 0", "loft 99999999", "place 1.5", "aim 1 luck 2",
     "aim ²", "strength --3", "place -181", "throws", "aim throw"],
)  # fmt: skip
def test_what_cannot_be_aimed_is_said_and_changes_nothing(tmp_path: Path, said: str) -> None:
    session, text = thrown(tmp_path, said, "")

    assert released(session) == release_of(THROW, Aim())
    assert "type a number from" in text or "can’t be aimed" in text or "No way to throw" in text


def test_a_refused_release_is_told_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No dial goes so far as a hand inside the board."""

    def inside_the_board(throw: Throw, aim: Aim) -> Release:
        usual = release_of(throw, aim)
        return structs.replace(usual, position=(0.0, 0.0, 0.001)) if aim.aim else usual

    monkeypatch.setattr(aiming, "release_of", inside_the_board)
    session, text = thrown(tmp_path, "aim 1 throw", "aim 0", "")

    assert "No hand can throw like that (position)." in text
    assert released(session) == release_of(THROW, Aim())


def test_keys_turn_the_dials_and_enter_throws(tmp_path: Path) -> None:
    pressed = [keys.RIGHT, keys.RIGHT, keys.LEFT, keys.UP, keys.PAGE_UP, keys.TAB, keys.ENTER, "x"]

    session, text = thrown(tmp_path, pressed=pressed)

    assert released(session) == release_of(THROW, Aim(15, 1, 6, 1))
    assert "Tab" in text
    assert "Any key continues." in text


def test_letters_make_a_command_between_the_keys(tmp_path: Path) -> None:
    typed = ["a", "i", "m", " ", "4", "5", keys.RUBOUT, keys.ENTER]

    session, _ = thrown(tmp_path, pressed=[*typed, keys.DOWN, " ", "x"])

    assert released(session) == release_of(THROW, Aim(aim=4, strength=4))


def test_the_keys_end(tmp_path: Path) -> None:
    session, text = thrown(tmp_path, pressed=[keys.UP])

    assert "undercroft resume" in text
    assert not throws_of(session)


@pytest.mark.parametrize(
    ("sent", "named"),
    [(b"\x1b[A", keys.UP), (b"\x1bOD", keys.LEFT), (b"\x1b[5~", keys.PAGE_UP), (b"\t", keys.TAB),
     (b"\x1b[Z", keys.BACK_TAB), (b"\r", keys.ENTER), (b"\x7f", keys.RUBOUT), (b"a", "a"),
     ("é".encode(), "é")],
)  # fmt: skip
def test_keys_have_names(sent: bytes, named: str) -> None:
    out, into = os.pipe()
    try:
        os.write(into, sent + b"!")

        assert keys.key_from(out) == named
        assert keys.key_from(out) == "!"
        os.close(into)
        with pytest.raises(EOFError):
            keys.key_from(out)
    finally:
        os.close(out)


def test_keys_are_read_unseen_from_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = os.openpty()
    with os.fdopen(keyboard, "wb", buffering=0) as pressed, os.fdopen(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        before = termios.tcgetattr(terminal)

        with keys.reading_keys() as read:
            pressed.write(b"\x1b[Dq")
            assert [read(), read()] == [keys.LEFT, "q"]
            assert not termios.tcgetattr(terminal)[3] & termios.ECHO
            pressed.write(b"\x04")
            with pytest.raises(EOFError):
                read()

        assert termios.tcgetattr(terminal) == before


def test_dials_stop_at_their_ends_and_the_table_is_round() -> None:
    aim = Aim()
    for _ in range(30):
        aim = moved(moved(moved(moved(aim, "aim", 1), "strength", -1), "loft", 1), "place", 15)

    assert aim == Aim(90, 10, 1, 5)
    with pytest.raises(Refused):
        with_step(aim, "loft", 6)
    assert read_aim(["aim", "1", "throw"], Aim()) == (Aim(aim=1), True)


def throws() -> list[Throw]:
    """A plain throw at each board, and one under each condition."""
    found = [Throw(0, "any", board(name).die, (), Setting(name)) for name in ("first", "catacombs")]
    for card in conditions().values():
        target = board(card.edition)
        setting = Setting(target.id, raised=bool(card.lift))
        found.append(Throw(0, "any", card.die or target.die, (card.id,), setting))
    return found


@pytest.mark.rule("DC-PHYS-19")
@pytest.mark.parametrize("throw", throws(), ids=lambda throw: "-".join(throw.conditions) or "plain")
def test_the_usual_throw_is_never_refused(throw: Throw) -> None:
    threw = answer(throw, release_of(throw, Aim()), bytes(32)).threw

    throw.check(threw.landing)


def picture(throw: Throw, landing: Landing | None = None) -> str:
    setting = throw.setting.after(landing) if landing else None
    return draw_target(throw, 17, setting).text().plain


def test_rings_have_their_values_on_all_sides() -> None:
    rows = picture(THROW).split("\n")

    assert len(rows) == 17
    assert {len(row) for row in rows} == {35}
    column = "".join(row[17] for row in rows).strip()
    assert column == "1234560654321"[: len(column)]
    assert rows[8].replace("░", "").replace(" ", "") == "12345610654321"


def test_slices_holes_webs_bones_and_dice_are_drawn() -> None:
    throw = Throw(0, "any", "d12", (), Setting("catacombs", webs=("hole-2",)))
    landing = answer(throw, release_of(throw, Aim()), b"3" * 32).threw.landing

    shown = picture(throw, landing)

    for part in ("(1)", "#2#", "(3)", "(4)", "▓", "10", "■"):
        assert part in shown
    assert picture(throw).count("■") == 0


def test_a_template_is_drawn() -> None:
    throw = Throw(0, "any", "compass", ("flip-compass",), Setting("catacombs"))
    landing = answer(throw, release_of(throw, Aim()), bytes(32)).threw.landing

    assert "≡" in picture(throw, landing) if landing.templates else landing.broken


@pytest.mark.parametrize(("seat", "hand"), [(0, "◄"), (90, "▼"), (180, "►"), (270, "▲")])
def test_the_hand_points_at_the_target_from_everywhere(seat: int, hand: str) -> None:
    drawn = draw_target(THROW, 17)

    draw_aim(drawn, THROW, seat, (seat + 180) % 360)

    assert drawn.text().plain.count(hand) == 1
    assert drawn.text().plain.count("*") >= 7


def test_a_way_beyond_the_picture_is_cut_off() -> None:
    drawn = draw_target(THROW, 17)

    draw_way(drawn, [(0.0, -0.6), (0.0, 0.0), (5.0, 0.0)], None)

    assert drawn.text().plain.count("•") > 20
    assert "■" not in drawn.text().plain
