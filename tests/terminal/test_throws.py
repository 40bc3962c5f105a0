"""Games of throws at the terminal: every seat throws in its own way, and nothing is lost."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.forked import PATIENCE, run_command
from tests.server.nodes import installed
from tests.terminal.people import GAME as DUNGEON_ATTACK
from tests.terminal.quoits_players import GAME, PLAIN, number_of, sit_down, throws_of
from tests.terminal.test_cli import environment
from undercroft.engine import BadLog, Refused
from undercroft.engine.replay import load, source_of, verify
from undercroft.targets.move import Throw
from undercroft.targets.skill.skilled import is_as_drawn
from undercroft.terminal.saves import read
from undercroft.terminal.throwing import ways
from undercroft.terminal.throwing.ways import HANDS, WAYS, read_ways
from undercroft.throwing.answer import throw_again
from undercroft.throwing.physics.simulation import SimulationFailed
from undercroft.throwing.records import Comparison

SEEN = ["", "3", "", ""]
"""One bounce, section 3, no icon, that is right."""
THROWN = {"physics": [""], "companion": SEEN, **{hand: [""] for hand in HANDS}}
KINDS = ("physics", "companion", "steady")


def turns(way: str, count: int = 2) -> list[str]:
    return [PLAIN, *THROWN[way]] * count


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played_in_each_way_beside_a_bot(tmp_path: Path, way: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", turns(way), ways=way)

    session.play()

    assert session.table.is_over
    assert not typist.lines
    assert [threw.way for threw in throws_of(session)] == [way, "physics"] * 2
    assert typist.text.count(" throws: ") >= 4
    assert "The end" in typist.text


def test_ways_are_mixed_by_seat(tmp_path: Path) -> None:
    lines = [line for way in ("physics", "companion", "clumsy") for line in turns(way, 1)]
    session, _ = sit_down(
        tmp_path / "a.log",
        lines,
        seats="human,human,human,bot:steady",
        ways="physics,companion,clumsy,companion",
        rounds=1,
    )

    session.play()

    assert session.table.is_over
    assert [threw.way for threw in throws_of(session)] == [
        "physics",
        "companion",
        "clumsy",
        "physics",
    ]


def test_every_throw_of_a_finished_game_can_be_checked(tmp_path: Path) -> None:
    lines = [*turns("physics", 1), *turns("average", 1)] * 2
    path = tmp_path / "a.log"
    session, _ = sit_down(path, lines, seats="human,human", ways="physics,average")
    session.play()

    throws = verify(read(path), GAME).throws

    assert [throw_again(throws[at]) for at in (0, 2)] == [Comparison.SAME] * 2
    assert [is_as_drawn(throws[at]) for at in (1, 3)] == [True] * 2


@pytest.mark.parametrize("way", ["physics", "steady"])
def test_undo_after_a_throw_gives_the_same_throw_again(tmp_path: Path, way: str) -> None:
    once, _ = sit_down(tmp_path / "a.log", [PLAIN, ""], ways=way, seats="human")
    once.play()
    again, typist = sit_down(
        tmp_path / "b.log", [PLAIN, "", "u", "yes", PLAIN, ""], ways=way, seats="human"
    )
    again.play()

    assert "Undone." in typist.text
    assert throws_of(again) == throws_of(once)


def test_the_choice_before_a_throw_can_be_undone_at_once(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", [PLAIN, "u"], ways="physics")

    session.play()

    assert "Undone." in typist.text
    assert session.table.decisions() == []


@pytest.mark.parametrize("way", KINDS)
def test_a_game_goes_on_in_the_middle_of_a_throw(tmp_path: Path, way: str) -> None:
    path = tmp_path / "a.log"
    whole, _ = sit_down(tmp_path / "b.log", turns(way), ways=way)
    whole.play()
    first, _ = sit_down(path, [PLAIN], ways=way)
    first.play()
    log = read(path)

    table = load(log, GAME, source_of(log))

    assert table.ways == first.table.ways == (way, "physics")
    assert isinstance(table.ask, Throw)
    second, _ = sit_down(tmp_path / "c.log", turns(way)[1:])
    second.sit_down(table, path)
    second.play()
    assert second.table.is_over
    assert throws_of(second) == throws_of(whole)


def test_a_log_with_ways_for_other_seats_is_refused(tmp_path: Path) -> None:
    session, _ = sit_down(tmp_path / "a.log", [], ways="steady")
    session.table.ways = ("steady",)
    session.play()
    log = read(tmp_path / "a.log")

    with pytest.raises(BadLog):
        load(log, GAME, source_of(log))


def test_real_dice_mean_a_real_board_and_bots_still_throw_for_themselves(tmp_path: Path) -> None:
    session, _ = sit_down(tmp_path / "a.log", turns("companion", 1), real_dice=True, rounds=1)

    session.play()

    assert session.table.ways == ("companion", "physics")
    assert [threw.way for threw in throws_of(session)] == ["companion", "physics"]


def test_the_way_changes_in_the_game(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    lines = ["throws companion", PLAIN, "throws clumsy", "", PLAIN, "throws physics", ""]
    session, typist = sit_down(path, lines, ways="steady", seats="human")

    session.play()

    assert [threw.way for threw in throws_of(session)] == ["clumsy", "physics"]
    assert "From now on you throw by a clumsy hand." in typist.text
    assert read(path).head.ways == ("physics",)


@pytest.mark.parametrize("word", ["", "telekinesis", "x" * 5000, "script"])
def test_an_unknown_way_changes_nothing(tmp_path: Path, word: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", [f"throws {word}"], ways="steady")

    session.play()

    assert "No way to throw is called" in typist.text
    assert session.table.ways[0] == "steady"


def test_a_bot_takes_a_throw_over(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", [PLAIN, "bot"], ways="companion", seats="human")

    session.play()

    assert session.table.is_over
    assert "A bot plays for Seat 1 from now on." in typist.text
    assert {threw.way for threw in throws_of(session)} == {"physics"}


@pytest.mark.parametrize("way", KINDS)
@pytest.mark.parametrize("word", ["?", "why", "rules", "save", "hint", "b", "load", "9999", "[b]"])
def test_commands_and_nonsense_at_a_throw_lose_nothing(tmp_path: Path, way: str, word: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", [PLAIN, word, *THROWN[way]], ways=way, rounds=1)

    session.play()

    assert session.table.is_over
    assert not typist.lines


@pytest.mark.parametrize("way", KINDS)
@pytest.mark.parametrize("end", ["q", "^C"])
def test_stopping_at_a_throw_keeps_the_game(tmp_path: Path, way: str, end: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", [PLAIN, end], ways=way)

    session.play()

    assert "undercroft resume" in typist.text
    assert not read(tmp_path / "a.log").foot.over


@pytest.mark.parametrize("way", KINDS)
@pytest.mark.parametrize("board", ["first", "catacombs"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_is_missing_and_nothing_is_wider_than_the_screen(
    tmp_path: Path, way: str, board: str, lang: str
) -> None:
    dare = number_of("double" if board == "first" else "bone-shot", board)
    lines = [dare, "?", *([""] if way == "companion" else []), *THROWN[way]]
    session, typist = sit_down(
        tmp_path / "a.log", lines, ways=way, lang=lang, board=board, rounds=1, size=(80, 24)
    )

    session.play()

    assert session.table.is_over
    for line in typist.text.split("\n"):
        assert len(line.rpartition(" > ")[2]) <= 80
    for id_of_a_text in ("place-", "seen-", "aim-", "miss-", "throw-", "help-", "way-", "hand-"):
        assert id_of_a_text not in typist.text


def test_without_the_physics_hands_have_skill_and_it_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "has_physics", lambda: False)
    session, typist = sit_down(tmp_path / "a.log", turns("average"), seats="human,bot:random")
    monkeypatch.setattr("undercroft.terminal.session.has_physics", lambda: False)

    session.play()

    assert session.table.is_over
    assert [threw.way for threw in throws_of(session)] == ["average", "clumsy"] * 2
    assert typist.text.count("pip install 'undercroft[throwing]'") == 1
    with pytest.raises(Refused, match=r"undercroft\[throwing"):
        read_ways("physics", GAME, ("human",))


@pytest.mark.parametrize(
    "trouble", [Refused("bad-landing", "place", field="place"), SimulationFailed()]
)
def test_a_bot_whose_throw_fails_throws_by_skill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def fail(*_: object) -> None:
        raise trouble

    for module in ("answer", "bot_hand"):
        monkeypatch.setattr(import_module(f"undercroft.throwing.{module}"), "answer", fail)
    lines = [*turns("physics", 1), "throws steady", ""]
    session, typist = sit_down(tmp_path / "a.log", lines, rounds=1, seats="human,bot:random")

    session.play()

    assert [threw.way for threw in throws_of(session)] == ["steady", "clumsy"]
    assert "The die can’t lie there." in typist.text or "That throw got lost." in typist.text


def test_a_saved_game_of_physics_goes_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = sit_down(tmp_path / "a.log", turns("average"), ways="physics")
    monkeypatch.setattr(ways, "has_physics", lambda: False)

    session.play()

    assert [threw.way for threw in throws_of(session)] == ["average", "average"] * 2


def test_ways_are_read_for_people_or_for_every_seat() -> None:
    players = ("human", "bot:greedy", "human:Anna")

    assert read_ways("companion", GAME, players) == ("companion", "physics", "companion")
    assert read_ways("steady, clumsy,physics", GAME, players) == ("steady", "clumsy", "physics")
    for words in ("steady,clumsy", "steady,clumsy,magic", "", "physics,,"):
        with pytest.raises(Refused):
            read_ways(words, GAME, players)
    with pytest.raises(Refused, match="nothing is thrown"):
        read_ways("steady", DUNGEON_ATTACK, players)


def test_a_game_without_throws_loads_no_physics_and_no_targets() -> None:
    code = (
        "import sys, undercroft.cli\n"
        "loaded = {'mujoco', 'numpy', 'undercroft.throwing', 'undercroft.targets'}\n"
        "print(loaded & set(sys.modules))"
    )

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE)

    assert found.stdout.strip() == b"set()"


def test_the_command_plays_with_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in installed(tmp_path / "installed", "quoits", "tests.quoits").split(":"):
        monkeypatch.syspath_prepend(folder)
    env = environment(tmp_path, "C")
    arguments = ("play", "quoits", "--seats", "human,bot", "--seed", "x", "-o", "rounds=1")

    status, out, _ = run_command((*arguments, "--throws", "clumsy"), env, "1\n\n")
    refused, _, why = run_command((*arguments, "--throws", "magic"), env, "")

    assert status == 0
    assert "The end" in out
    assert refused == 2
    assert "No way to throw is called “magic”" in why
