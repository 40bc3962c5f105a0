"""The command line, run as its users run it: as a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forked import PATIENCE, run_command
from undercroft.engine.replay import load, source_of
from undercroft.games import find
from undercroft.terminal.saves import read

COMMAND = [sys.executable, "-c", "from undercroft.cli import main; main()"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def environment(home: Path, lang: str) -> dict[str, str]:
    own = {"UNDERCROFT_HOME": str(home), "COLUMNS": "200", "LC_ALL": lang}
    env = {**os.environ, **own, "PYTHONIOENCODING": "utf-8"}
    env.pop("UNDERCROFT_LANG", None)
    return env


def start(home: Path, *arguments: str, lang: str = "C") -> subprocess.Popen[str]:
    """The command as it starts from nothing, to talk to."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        env=environment(home, lang),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def run_from_nothing(home: Path, *arguments: str, lang: str = "C") -> tuple[int, str, str]:
    process = start(home, *arguments, lang=lang)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def run(home: Path, *arguments: str, typed: str = "", lang: str = "C") -> tuple[int, str, str]:
    """The command in a forked process, to its end."""
    return run_command(arguments, environment(home, lang), typed)


def the_save(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.log")
    return path


def bots_play(home: Path, *arguments: str) -> Path:
    status, out, err = run(
        home, "play", "dungeon-attack", "--seats", "bot,bot,bot:random", *arguments
    )
    assert status == 0, err
    assert "The end" in out
    return the_save(home)


def test_a_game_of_bots_plays_verifies_and_replays(home: Path) -> None:
    path = bots_play(home, "--seed", "one")

    status, out, _ = run(home, "verify", str(path))
    assert status == 0
    assert "Every die is right" in out

    status, out, _ = run(home, "replay", str(path))
    assert status == 0
    assert "busts the door" in out
    assert f"replays exactly under rules {find('dungeon-attack').rules_version}" in out


def test_what_decided_a_finished_game_is_told_with_progress(home: Path) -> None:
    path = bots_play(home, "--seed", "one")

    status, out, progress = run(home, "analyse", str(path))

    assert status == 0
    assert "What decided it" in out
    assert out.count("% at the start, luck ") == 3
    assert "100%" in progress


def test_a_game_that_is_not_over_is_not_analysed(home: Path) -> None:
    run(home, "play", "dungeon-attack", "--seats", "human,bot", typed="")
    (path,) = home.rglob("*.log")

    status, _, err = run(home, "analyse", str(path))

    assert status == 2
    assert "isn’t over yet" in err


def test_the_same_seed_plays_the_same_game(home: Path, tmp_path: Path) -> None:
    one = bots_play(tmp_path / "one", "--seed", "x").read_text().splitlines()[1:30]
    other = bots_play(tmp_path / "two", "--seed", "x").read_text().splitlines()[1:30]
    third = bots_play(tmp_path / "three", "--seed", "y").read_text().splitlines()[1:30]

    assert [line for line in one if '"draw"' in line] == [
        line for line in other if '"draw"' in line
    ]
    assert one != third


def test_an_edited_log_does_not_verify(home: Path) -> None:
    path = bots_play(home)
    text = path.read_text()
    place = text.index('"faces":"') + len('"faces":"')
    face = "D" if text[place] != "D" else "A"
    path.write_text(text[:place] + face + text[place + 1 :])

    status, _, err = run(home, "verify", str(path))

    assert status == 2
    assert "The log was changed at entry " in err


def test_ctrl_c_in_the_middle_loses_nothing_and_resume_goes_on(home: Path) -> None:
    """Two people, since a bot may end a game, or a level, before anybody can stop it."""
    process = start(
        home, "play", "dungeon-attack", "--seats", "human,human", "-o", "starting_player=1"
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("2\n")
    process.stdin.flush()
    told = ""
    while "passes" not in told:
        told += process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    log = read(the_save(home))
    assert not log.foot.over
    state = load(log, find("dungeon-attack"), source_of(log)).state

    status, _, err = run(home, "resume", typed="q\n")

    assert status == 0, err
    log = read(the_save(home))
    assert load(log, find("dungeon-attack"), source_of(log)).state == state


@pytest.mark.parametrize("answers", [1, 3, 7])
def test_a_killed_game_is_there_with_every_answer_that_was_taken(home: Path, answers: int) -> None:
    process = start(
        home, "play", "dungeon-attack", "--seats", "human", "-o", "starting_player=1", "--seed", "k"
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(answers):
        process.stdin.write("1\n")
        process.stdin.flush()
        prompt = ""
        while "Your choice" not in prompt:
            prompt += process.stdout.read(1)
    prompt = ""
    while "Your choice" not in prompt:
        prompt += process.stdout.read(1)
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        assert stream is not None
        stream.close()

    log = read(the_save(home))
    table = load(log, find("dungeon-attack"), source_of(log))

    assert len(table.decisions()) == answers
    status, _, _ = run(home, "resume", typed="q\n")
    assert status == 0


def leave_at_the_first_question(home: Path) -> None:
    """A game against a bot that is not over: we begin, since a bot may leave us no question."""
    seats = ["--seats", "human,bot", "-o", "starting_player=1"]
    run(home, "play", "dungeon-attack", *seats, typed="q\n")


def test_resume_with_other_players_on_the_seats(home: Path) -> None:
    leave_at_the_first_question(home)

    status, out, err = run(home, "resume", "--seats", "bot,bot")

    assert status == 0, err
    assert "The end" in out


@pytest.mark.parametrize("seats", ["human", "bot,bot,bot", "human,bot,human,human"])
def test_resume_with_another_number_of_players_is_refused(home: Path, seats: str) -> None:
    leave_at_the_first_question(home)
    before = the_save(home).read_text()

    status, _, err = run(home, "resume", "--seats", seats)

    assert status == 2
    assert "This game has 2 seats, not" in err
    assert the_save(home).read_text() == before


def test_resume_without_its_cards_is_refused_and_loses_nothing(home: Path) -> None:
    cards = home / "cards"
    cards.mkdir()
    (cards / "adventurers.toml").write_text("".join(f"[odd-{n}]\nrating = 1\n" for n in range(20)))
    arguments = ("--seats", "human", "-o", "starting_player=1", "--content", str(cards))
    run(home, "play", "dungeon-attack", *arguments, "--seed", "c", typed="1\n1\nq\n")
    before = the_save(home).read_text()

    status, _, err = run(home, "resume", typed="q\n")

    assert status == 2
    assert "Name the cards with --content" in err
    assert the_save(home).read_text() == before
    assert run(home, "resume", "--content", str(cards), typed="q\n")[0] == 0


def test_one_game_is_not_played_in_two_windows(home: Path) -> None:
    first = start(home, "play", "dungeon-attack", "--seats", "human", "-o", "starting_player=1")
    assert first.stdout is not None
    prompt = ""
    while "Your choice" not in prompt:
        prompt += first.stdout.read(1)

    status, _, err = run(home, "resume", typed="1\n")

    assert status == 2
    assert "is open in another window" in err
    first.communicate("q\n", timeout=PATIENCE)
    assert run(home, "resume", typed="q\n")[0] == 0


@pytest.mark.parametrize("name", ["[/b]", "[red]", "A\u2028B", "\udcff", "x" * 500])
def test_odd_names_are_shown_or_refused_but_break_nothing(home: Path, name: str) -> None:
    seats = f"human:{name},bot"
    status, _, err = run(home, "play", "dungeon-attack", "--seats", seats, typed="bot\n")

    assert "Traceback" not in err
    assert status in (0, 2)
    assert run(home, "saves")[0] == 0


def test_resume_without_a_game_says_so(home: Path) -> None:
    status, _, err = run(home, "resume")

    assert status == 2
    assert "no unfinished game" in err


def test_saves_are_listed(home: Path) -> None:
    assert "You have no saved games yet" in run(home, "saves")[1]
    bots_play(home)

    assert "finished" in run(home, "saves")[1]


def test_games_and_their_settings_are_listed(home: Path) -> None:
    status, out, _ = run(home, "games")

    assert status == 0
    for part in ("Dungeon Attack!", "dungeon-attack", "epic_monster", "Players 1-8", "10+"):
        assert part in out


def test_rules_are_read_whole_by_id_and_by_words(home: Path) -> None:
    whole = run(home, "rules", "dungeon-attack")[1]
    assert "Hurt? How to get back up" in whole
    assert "DA-" not in whole
    assert "roll them" in run(home, "rules", "dungeon-attack", "da-turn-04")[1]
    assert "DA-BUST-01" in run(home, "rules", "dungeon-attack", "dungeon", "room")[1]
    assert "Salle du donjon" in run(home, "rules", "dungeon-attack", "--lang", "fr")[1]


def test_the_language_of_the_environment_is_spoken(home: Path) -> None:
    assert "Joueurs 1-8" in run_from_nothing(home, "games", lang="fr_FR.UTF-8")[1]
    assert "Joueurs 1-8" in run(home, "games", lang="fr_FR.UTF-8")[1]
    assert "Joueurs 1-8" in run(home, "games", "--lang", "fr")[1]
    assert "Reprendre une partie enregistrée" in run(home, "resume", "--lang", "fr", "--help")[1]
    assert "Continue a saved game" in run(home, "resume", "--help")[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "No game is called “chess”"),
        (["play", "dungeon-attack", "--seats", "cat"], "“cat” isn’t a player"),
        (["play", "dungeon-attack", "--seats", ""], "“” isn’t a player"),
        (["play", "dungeon-attack", "--seats", "bot:genius"], "No bot is called “genius”"),
        (["play", "dungeon-attack", "--seats", ",".join(["bot"] * 9)], "is for 1 to 8 players"),
        (["play", "dungeon-attack", "-o", "epic"], "“epic” isn’t a setting"),
        (["play", "dungeon-attack", "-o", "epic_monster=7"], "epic_monster"),
        (["play", "dungeon-attack", "-o", "dungeon=[]"], "dungeon"),
        (["play", "dungeon-attack", "-o", "dungeon=[[31,0]]"], "<= 30"),
        (["play", "dungeon-attack", "-o", "dungeon=[[14,3]]"], "<= 2"),
        (["play", "dungeon-attack", "-o", "starting_player=9"], "<= 8"),
        (["play", "dungeon-attack", "-o", "starting_player=4"], "Seat 4 can’t start"),
        (["play", "dungeon-attack", "-o", "colour=red"], "colour"),
        (["play", "dungeon-attack", "--lang", "de"], "No language is called “de”"),
        (["play", "dungeon-attack", "--content", "/nowhere"], "/nowhere isn’t a folder"),
        (["rules", "dungeon-attack", "zzzz"], "No rule mentions “zzzz”"),
        (["verify", "/nowhere.log"], "/nowhere.log doesn’t exist"),
        (["replay", "/"], "/ is a folder"),
        (["play", "dungeon-attack", "-o", "dungeon=" + "[" * 5000], "dungeon"),
        (["play"], "Nobody is at the keyboard"),
        (["throws", "show", "moon"], "No board is called “moon”"),
        (["throws", "show", "--view", "below"], "No view is called “below”"),
        (["throws", "show", "--speed", "nan"], "No hand can throw like that (velocity)"),
        (["throws", "show", "--speed", "1e300"], "No hand can throw like that (velocity)"),
        (["throws", "show", "--svg", "/nowhere/x.svg"], "its folder doesn’t exist"),
        (["resume", "/nowhere.log"], "/nowhere.log doesn’t exist"),
    ],
)
def test_wrong_words_get_one_clear_line_and_status_2(
    home: Path, arguments: list[str], message: str
) -> None:
    status, _, err = run(home, *arguments)

    assert status == 2
    assert message in err
    assert "Traceback" not in err
    assert not list(home.glob("saves/*"))


def test_a_running_game_cannot_be_verified(home: Path) -> None:
    run(home, "play", "dungeon-attack", "--seats", "human", typed="q\n")
    text = the_save(home).read_text()
    shown = home / "shown.log"
    key = text.rsplit('"key":"', 1)[1].split('"')[0]
    shown.write_text(text.replace(key, ""))

    status, _, err = run(home, "verify", str(shown))

    assert status == 2
    assert "stays secret until the game is over" in err


def test_a_folder_of_cards_adds_and_replaces(home: Path) -> None:
    cards = home / "cards"
    (cards / "text").mkdir(parents=True)
    (cards / "adventurers.toml").write_text("[quill]\nrating = 5\n[zed-the-odd]\nrating = 1\n")
    (cards / "text" / "en.ftl").write_text("adventurer-quill = Quill the Great\n")

    status, out, err = run(
        home, "play", "dungeon-attack", "--content", str(cards), "-o", "free_choice=true",
        "--seats", "human", typed="q\n",
    )  # fmt: skip

    assert status == 0, err
    assert "Quill the Great" in out
    assert "Zed The Odd" in out
    log = read(the_save(home))
    assert log.head.content == find("dungeon-attack", [cards]).content_hash
    assert log.head.content != find("dungeon-attack").content_hash


@pytest.mark.parametrize("seat", ["0", "-3", "99"])
def test_a_replay_is_told_from_a_seat_that_is_there(home: Path, seat: str) -> None:
    path = bots_play(home)

    status, _, err = run(home, "replay", str(path), "--seat", seat)

    assert status == 2
    assert f"Seat {seat} doesn’t exist" in err


def test_a_broken_file_among_the_saves_harms_nobody(home: Path) -> None:
    (home / "saves").mkdir()
    (home / "saves" / "deep.log").write_text("[" * 100_000)
    (home / "saves" / "raw.log").write_bytes(b"\xff\xfe")

    assert run(home, "saves")[0] == 0
    assert "no unfinished game" in run(home, "resume")[2]


def test_a_home_that_cannot_be_written_is_told(home: Path) -> None:
    place = home / "file"
    place.write_text("in the way")

    status, _, err = run(place, "play", "dungeon-attack", "--seats", "bot")

    assert status == 2
    assert "could not be written" in err


@pytest.mark.parametrize("board", ["first", "catacombs"])
@pytest.mark.parametrize("view", ["above", "oblique"])
def test_a_throw_is_drawn_and_told(home: Path, board: str, view: str) -> None:
    picture = home / "throw.svg"

    status, out, err = run(
        home, "throws", "show", board, "--view", view, "--svg", str(picture), "--seed", "3"
    )

    assert status == 0, err
    assert "The die landed at " in out
    assert picture.read_text().startswith("<svg")


def test_the_version_is_told(home: Path) -> None:
    assert run_from_nothing(home, "--version")[1].startswith("undercroft ")
    assert run_from_nothing(home, "--help")[0] == 0
