"""A guided first game at the terminal: followed, left, skipped, and taken up again."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.conformance.test_guides import GUIDED
from tests.terminal.people import Typist
from undercroft.cli import app
from undercroft.engine.guided import guided_part
from undercroft.games import find
from undercroft.guides import check_guide, guided_table
from undercroft.terminal.saves import read
from undercroft.terminal.session import Session
from undercroft.words import Words

KEY = b"a learner's table has a key too."
SUGGESTED = {"en": "Suggested: ", "fr": "Conseil\u202f: "}
THROWS = {"en": "Enter throws", "fr": "Entrée lance"}
"""How a question begins whose answer is a throw."""


class Learner(Typist):
    """Types what is suggested, or something else at one question, or a command before it.

    Throws as is usual, and stops after so many questions.
    """

    def __init__(
        self, language: str, instead: dict[int, str] | None = None, most: int = 1_000
    ) -> None:
        super().__init__([])
        self.language = language
        self.instead = instead or {}
        self.most = most
        self.asked = 0

    def read(self, prompt: str) -> str:
        if THROWS[self.language] in self.text.rpartition("\n")[2]:
            return ""
        if self.asked == self.most:
            raise EOFError
        self.asked += 1
        if self.asked in self.instead:
            return self.instead[self.asked]
        found: list[str] = re.findall(rf"{SUGGESTED[self.language]}(\d+),", self.text)
        if not found:
            raise EOFError
        return found[-1]


def sit_down(game_id: str, path: Path, learner: Learner) -> Session:
    game = find(game_id)
    table = guided_table(game, KEY)
    return Session(table, Words(learner.language, game), learner.screen, path)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_is_followed_to_its_end(tmp_path: Path, name: str, language: str) -> None:
    game, words = find(name), Words(language, find(name))
    guide = check_guide(game)
    learner = Learner(language, most=len(guide.choices))
    session = sit_down(name, tmp_path / "a.log", learner)

    session.play()

    assert session.table.is_over == guide.written.whole
    assert tuple(map(type, session.table.entries)) == tuple(map(type, guide.path.entries))
    assert learner.asked == len(guide.choices)
    told = " ".join(learner.text.replace("│", " ").split())
    for say in ("welcome", "end"):
        assert " ".join(words.say(f"guide-{say}").split()) in told
    assert read(tmp_path / "a.log").head.guided


def test_whoever_goes_another_way_is_told_how_to_come_back(tmp_path: Path) -> None:
    learner = Learner("en", {2: "3", 3: "u"})
    session = sit_down("dungeon-attack", tmp_path / "a.log", learner)

    session.play()

    assert "You are on your own way now." in learner.text
    assert "Undone." in learner.text
    assert session.table.is_over
    guided = guided_part(session.table.source)
    assert guided is not None
    assert guided.is_followed


def test_a_guide_can_be_skipped_and_is_then_silent(tmp_path: Path) -> None:
    learner = Learner("en", {2: "skip", 3: "skip", 4: "?", 5: "q"})
    session = sit_down("dungeon-attack", tmp_path / "a.log", learner)

    session.play()

    assert "You are on your own. Good luck!" in learner.text
    assert "Nobody is guided here." in learner.text
    assert "skip: go on without the guide" in learner.text
    assert read(tmp_path / "a.log").head.guide_left is not None


def run(home: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, arguments, input=typed, env={"UNDERCROFT_HOME": str(home)})
    return done.exit_code, done.output


def test_a_guided_game_is_begun_stopped_resumed_and_not_verified(tmp_path: Path) -> None:
    status, told = run(tmp_path, "play", "dungeon-attack", "--guide", typed="1\n1\nq\n")
    assert status == 0, told
    assert "Welcome to the dungeon!" in told
    (path,) = (tmp_path / "saves").glob("*.log")
    assert len(read(path).entries) > 4

    status, told = run(tmp_path, "resume", typed="q\n")
    assert status == 0, told
    assert "Suggested: 2, Send to Garrick Vane" in told

    status, told = run(tmp_path, "verify", str(path))
    assert status != 0
    assert "This was a guided game." in told


@pytest.mark.parametrize(
    "more",
    [["--seats", "human,bot"], ["--seed", "x"], ["--real-dice"], ["-o", "epic_monster=true"]],
)
def test_a_guide_brings_everything_itself(tmp_path: Path, more: list[str]) -> None:
    status, told = run(tmp_path, "play", "dungeon-attack", "--guide", *more)

    assert status != 0
    assert "A guided game is for one player" in told
