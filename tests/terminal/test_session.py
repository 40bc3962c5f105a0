"""The terminal table: people choose, undo, save, stop and go on, and nothing is ever lost."""

import resource
from pathlib import Path

import pytest

from tests.lanterns import make as make_lanterns
from tests.terminal.people import GAME, Typist, sit_down
from undercroft.engine import Keyed, Refused, Table
from undercroft.engine.replay import load, source_of
from undercroft.terminal.saves import Hold, read, save
from undercroft.terminal.session import Session
from undercroft.words import Words


def state_in(path: Path) -> object:
    log = read(path)
    return load(log, GAME, source_of(log)).state


def test_a_whole_game_can_be_played_by_typing_numbers(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", ["1", "2"] * 2000)

    session.play()

    assert session.table.is_over
    assert "The end" in typist.text
    assert "undercroft verify" in typist.text
    assert read(tmp_path / "a.log").foot.over


def test_the_table_is_drawn_and_the_question_names_its_rule(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", [], starting_player=1)

    session.play()

    for part in ("Dungeon Room", "Level 1 of 3", "Facing", "[DA-TURN-05]", "1  Bust", "2  Pass"):
        assert part in typist.text


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("1  Bust the Door  14 dice", "Most likely 3 beaten", "2  Pass")),
        ("fr", ("1  Enfoncer la porte  14 dés", "Sans doute 3 vaincus", "2  Passer")),
    ],
)
def test_options_say_what_they_mean_and_grave_ones_stand_last_and_apart(
    tmp_path: Path, lang: str, parts: tuple[str, ...]
) -> None:
    session, typist = sit_down(tmp_path / "a.log", [], lang=lang, starting_player=1)

    session.play()

    lines = typist.text.splitlines()
    for part in parts:
        assert part in typist.text
    passing = next(at for at, line in enumerate(lines) if parts[-1] in line)
    assert lines[passing - 1].strip() == ""


def test_a_question_that_comes_again_says_what_its_options_mean_by_now(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", ["1", "DDMMMMAAAAAAAA", "1", "1"], real_dice=True, starting_player=1
    )

    session.play()

    assert "The Room would hold 1 die · 3 more to send" in typist.text
    assert "The Room would hold 2 dice · 2 more to send" in typist.text


def test_what_happened_is_told_in_sentences(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", ["1"], starting_player=1)

    session.play()

    assert "busts the door and rolls 14 dice." in typist.text
    assert "rolls " in typist.text


def test_french_is_spoken_throughout(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", ["?", "x", "1"], lang="fr", starting_player=1)

    session.play()

    for part in ("Salle du donjon", "Enfoncer la porte", "c’est à vous", "Commande inconnue"):
        assert part in typist.text
    assert "Dungeon Room" not in typist.text


ODD_LINES = ["", " ", "0", "-1", "3", "9" * 30, "00019", "0001" + "9" * 5000, "1.5", "²", "[bold]"]


@pytest.mark.parametrize("said", [*ODD_LINES, "x" * 5000])
def test_nonsense_is_answered_kindly_and_changes_nothing(tmp_path: Path, said: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", [said], starting_player=1)

    session.play()

    assert "Unknown command: “" in typist.text
    assert session.table.decisions() == []


def test_undo_takes_back_a_choice_after_which_nothing_became_known(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", ["2", "u"], seats="human,human", starting_player=1
    )

    session.play()

    assert "Undone." in typist.text
    assert session.table.decisions() == []
    assert session.table.waiting_for == (0,)


def test_undo_beyond_a_die_needs_the_tables_consent(tmp_path: Path) -> None:
    declined, typist = sit_down(
        tmp_path / "a.log", ["1", "u", "no"], seats="human,human", starting_player=1
    )
    declined.play()
    assert "Nothing was undone." in typist.text
    assert len(declined.table.decisions()) == 1

    agreed, typist = sit_down(
        tmp_path / "b.log", ["1", "u", "yes"], seats="human,human", starting_player=1
    )
    agreed.play()
    assert "Undone." in typist.text
    assert agreed.table.decisions() == []


def test_undo_before_any_decision_says_so(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", ["undo"], starting_player=1)

    session.play()

    assert "You haven’t made a choice yet." in typist.text


@pytest.mark.parametrize("end", ["q", "quit", "^C"])
def test_stopping_in_any_way_loses_nothing(tmp_path: Path, end: str) -> None:
    path = tmp_path / "a.log"
    session, typist = sit_down(path, ["1", "2", end], starting_player=1)

    session.play()

    assert "undercroft resume" in typist.text
    assert len(session.table.decisions()) >= 1
    assert state_in(path) == session.table.state


def test_every_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    seen: list[bool] = []
    session, typist = sit_down(path, ["1", "2"] * 30)
    original = typist.screen.ask

    def watching(prompt: str) -> str:
        seen.append(state_in(path) == session.table.state)
        return original(prompt)

    typist.screen.ask = watching  # type: ignore[method-assign]  # to look over the shoulder
    session.play()

    assert len(seen) > 5
    assert all(seen)


def test_save_writes_a_copy_and_load_goes_on_with_it(tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.log"
    session, typist = sit_down(tmp_path / "a.log", [f"s {copy}", "2", "2"], starting_player=1)
    session.play()
    assert f"{copy.name}" in typist.text.replace("\n", "")
    assert read(copy).foot.entries < read(tmp_path / "a.log").foot.entries

    other, typist = sit_down(tmp_path / "b.log", [f"load {copy}"], seed="other", starting_player=1)
    other.play()

    assert other.table.state == state_in(copy)
    assert other.path == copy


ODD_FILES = ["", "nowhere.log", "/", "a\0b", "~nosuchuser/x"]
ODD_PLACES = ["/dev/null/x", ".", "/", "a\0b", "~nosuchuser/x"]


@pytest.mark.parametrize(
    "word", [*(f"load {name}" for name in ODD_FILES), *(f"save {name}" for name in ODD_PLACES)]
)
def test_a_file_that_is_no_file_is_refused_and_the_game_goes_on(tmp_path: Path, word: str) -> None:
    session, typist = sit_down(tmp_path / "a.log", [word, "2"], starting_player=1)

    session.play()

    refusals = ("could not be", "doesn’t exist", "is a folder", "already exists")
    assert any(refusal in typist.text for refusal in refusals)
    assert len(session.table.decisions()) >= 1


def test_a_broken_save_is_refused_and_names_the_entry(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, _ = sit_down(path, ["2"], starting_player=1)
    session.play()
    lines = path.read_text().splitlines()
    (tmp_path / "cut.log").write_text("\n".join(lines[:3]))

    session, typist = sit_down(tmp_path / "b.log", [f"load {tmp_path / 'cut.log'}"])
    session.play()

    assert "The log is cut short: entry 2 is missing" in typist.text


def test_why_and_rules_and_hint_and_help(tmp_path: Path) -> None:
    words = ["why", "rules DA-BUST-01", "rules Knocked Out", "rules zzz", "hint", "?"]
    session, typist = sit_down(tmp_path / "a.log", words, starting_player=1)

    session.play()

    for part in ("take 1 action: Assist", "DA-BUST-01", "DA-HIT-04", "mentions “zzz”"):
        assert part in typist.text
    assert "What looks best" in typist.text
    assert "Bust the Door: " in typist.text
    assert "adventurer: Takes what looks best right now" in typist.text
    assert "What you can type" in typist.text
    assert session.table.decisions() == []


@pytest.mark.rule("DA-RULING-63")
def test_somebody_who_leaves_is_played_by_a_bot_on_the_same_seat(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, typist = sit_down(path, ["bot"], starting_player=1)
    before = session.table.state.seats[0].card

    session.play()

    assert "A bot plays" in typist.text
    assert session.table.is_over
    assert session.table.state.seats[0].card == before
    assert read(path).head.players[0] == "bot:steady"


def test_whoever_leaves_may_say_how_well_the_bot_plays(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, typist = sit_down(path, ["bot wizard", "bot novice"], starting_player=1)

    session.play()

    assert "No bot is called “wizard”" in typist.text
    assert read(path).head.players[0] == "bot:novice"


def test_a_table_may_be_played_without_hints(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, typist = sit_down(path, ["hint", "b"], starting_player=1)
    session.table.hints = False

    session.play()

    assert "This table plays without hints" in typist.text
    assert "What looks best" not in typist.text
    log = read(path)
    assert not load(log, session.table.game, source_of(log)).hints


def test_people_roll_real_dice(tmp_path: Path) -> None:
    lines = ["1", "DDM", "dddddddmaaaaaa", "1"]
    session, typist = sit_down(
        tmp_path / "a.log", lines, seats="human,human", real_dice=True, starting_player=1
    )

    session.play()

    assert "Roll 14 regular dice" in typist.text
    assert "This roll has 14 dice, not 3" in typist.text
    seats = session.table.state.seats
    beaten = seats[0].card.rating_in_throng or seats[0].card.rating
    assert seats[0].pile.regular == min(7, beaten)
    assert read(tmp_path / "a.log").head.real_dice


@pytest.mark.parametrize("said", ["", "XYZ", "7", "DDDDDDDDDDDDDDD", "?"])
def test_wrong_dice_are_asked_for_again(tmp_path: Path, said: str) -> None:
    lines = ["1", said, "DDDDDDDDDDDDDD"]
    session, typist = sit_down(
        tmp_path / "a.log", lines, seats="human,human", real_dice=True, starting_player=1
    )

    session.play()

    assert typist.text.count("Roll 14 regular dice") == 2
    assert session.table.state.room.regular + session.table.state.seats[0].facing.regular > 0


def test_a_saved_game_with_real_dice_still_asks_for_them(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, _ = sit_down(path, ["1"], seats="human,human", real_dice=True, starting_player=1)
    session.play()
    log = read(path)

    again = load(log, GAME, source_of(log))

    assert type(again.ask).__name__ == "Roll"


def test_a_full_disk_is_told_and_the_older_save_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.log"
    session, _ = sit_down(path, ["2"], starting_player=1)
    session.play()
    kept = path.read_text()
    _, hard = limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))

    try:
        with pytest.raises(Refused, match="can't be written"):
            save(session.table, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert path.read_text() == kept
    assert list(tmp_path.glob(".a.log.?*[!k]")) == []


def test_a_file_that_is_none_of_ours_is_not_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    session, typist = sit_down(tmp_path / "a.log", [f"save {letter}"], starting_player=1)

    session.play()

    assert "already exists and isn’t a saved game" in typist.text
    assert letter.read_text() == "Dear Anna"


def test_a_load_that_cannot_be_kept_changes_nothing(tmp_path: Path) -> None:
    other, _ = sit_down(tmp_path / "b.log", [], starting_player=1)
    held = Hold(tmp_path / "c.log")
    save(other.table, tmp_path / "c.log")
    session, typist = sit_down(
        tmp_path / "a.log", [f"load {tmp_path / 'c.log'}", "2"], starting_player=1
    )

    session.play()
    held.release()

    assert "is open in another window" in typist.text
    assert session.path == tmp_path / "a.log"
    assert len(load(read(tmp_path / "a.log"), GAME).decisions()) >= 1


def test_with_real_dice_going_back_asks_for_them_again_and_says_so(tmp_path: Path) -> None:
    lines = ["1", "A" * 14, "u", "yes"]
    session, typist = sit_down(
        tmp_path / "a.log", lines, seats="human", real_dice=True, starting_player=1
    )

    session.play()

    assert "Set the dice back and type them again" in typist.text


def test_a_seat_is_not_handed_over_while_dice_are_awaited(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", ["1", "bot"], seats="human,human", real_dice=True, starting_player=1
    )

    session.play()

    assert "Wait until this seat has a choice to make" in typist.text
    assert session.people() == [0, 1]


def test_private_events_reach_each_person_at_one_terminal(tmp_path: Path) -> None:
    game = make_lanterns()
    typist = Typist(["1"] * 6)
    players = ("human:A", "human:B", "human:C")
    table = Table(game, 3, Keyed.from_seed("peek"), {"turns": 6}, players)

    Session(table, Words("en", game), typist.screen, tmp_path / "a.log").play()

    private = [event for event in table.events if not event.is_known_to(None)]
    told = [line for line in typist.text.splitlines() if " sees " in line]
    last_turns = 3
    assert len(private) - last_turns <= len(told) <= len(private)


def test_two_people_are_asked_by_name(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", ["2"], seats="human:Anna,human:Bo", starting_player=1
    )

    session.play()

    assert "(Anna)" in typist.text
    assert "(Bo)" in typist.text


def test_like_sentences_are_told_once(tmp_path: Path) -> None:
    session, typist = sit_down(
        tmp_path / "a.log", ["1", "1", "1", "1", "1", "1", "1"], starting_player=1
    )

    session.play()

    assert "1 die goes to the Dungeon Room." in typist.text


def test_the_options_of_a_bot_are_never_shown(tmp_path: Path) -> None:
    session, typist = sit_down(tmp_path / "a.log", [], seats="bot,bot")

    session.play()

    assert session.table.is_over
    assert "Your choice" not in typist.text
