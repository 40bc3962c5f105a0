"""Logs: what is cut, edited or from elsewhere is refused, and the first wrong entry is named."""

import json
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.walk import GAMES, Case, walk_to_end
from tests.lanterns import CHEER, Lanterns
from undercroft.engine import BadLog, Keyed, Table
from undercroft.engine.entries import Answered, Rolled
from undercroft.engine.log import Foot, Head, Log, read_log, write_log
from undercroft.engine.replay import (
    continue_from_checkpoint,
    load,
    log_of,
    source_of,
    verify,
)

GAME = GAMES["lanterns"]
FINISHED = walk_to_end(Case("lanterns", 3, (), 5))
TEXT = write_log(log_of(FINISHED))
LINES = TEXT.splitlines()


class LaterRules(Lanterns):
    """The same rules under a new version."""

    rules_version = 2


class OtherRules(Lanterns):
    """A new version with another deck: cards above 3 are gone."""

    rules_version = 2

    def setup(self, seats: int, setup: object) -> object:  # type: ignore[override]
        state = super().setup(seats, setup)  # type: ignore[arg-type]
        state.turns_left -= 1
        return state


def relog(log: Log) -> Log:
    """A log written anew, with check sums that fit: what a forger would make."""
    return read_log(write_log(log))


def test_a_log_reads_as_it_was_written() -> None:
    assert write_log(read_log(TEXT)) == TEXT


@pytest.mark.parametrize("keep", range(1, len(LINES)))
def test_a_log_cut_after_any_line_names_the_missing_entry(keep: int) -> None:
    with pytest.raises(BadLog) as bad:
        read_log("\n".join(LINES[:keep]))

    assert bad.value.reason == "log-cut"
    assert bad.value.entry == max(1, keep - 1)


@given(st.integers(0, len(TEXT) - 2))
def test_a_log_cut_anywhere_is_refused(at: int) -> None:
    with pytest.raises(BadLog):
        read_log(TEXT[:at])


@pytest.mark.parametrize("number", [1, 5, len(LINES) - 2])
def test_a_changed_entry_is_named(number: int) -> None:
    lines = list(LINES)
    line = json.loads(lines[number])
    line["entry"] = {"entry": "roll", "faces": "7"}
    lines[number] = json.dumps(line)

    with pytest.raises(BadLog, match=f"entry {number} ") as bad:
        read_log("\n".join(lines))

    assert bad.value.entry == number


def test_a_missing_entry_in_the_middle_is_named() -> None:
    with pytest.raises(BadLog) as bad:
        read_log("\n".join(LINES[:6] + LINES[7:]))

    assert bad.value.entry == 6


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "[]", "{}", '{"undercroft": "x"}', "\x00\xff", "{" * 10_000]
)
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        read_log(text)


def test_an_unknown_field_is_refused() -> None:
    head = json.loads(LINES[0]) | {"cheat": True}

    with pytest.raises(BadLog, match="cheat"):
        read_log("\n".join([json.dumps(head), *LINES[1:]]))


def test_another_format_is_refused() -> None:
    head = json.loads(LINES[0]) | {"undercroft": 99}

    with pytest.raises(BadLog, match="format 99"):
        read_log("\n".join([json.dumps(head), *LINES[1:]]))


def test_a_forged_die_does_not_replay_to_the_same_checkpoint() -> None:
    log = read_log(TEXT)
    place = next(n for n, e in enumerate(log.entries) if isinstance(e, Rolled) and e.faces != "6")
    log.entries[place] = Rolled("6")

    with pytest.raises(BadLog) as bad:
        load(relog(log), GAME)

    assert bad.value.reason == "log-edited"
    assert bad.value.entry is not None
    assert bad.value.entry >= place + 1


def test_a_forged_choice_is_named() -> None:
    log = read_log(TEXT)
    place = next(n for n, e in enumerate(log.entries) if isinstance(e, Answered))
    entry = log.entries[place]
    assert isinstance(entry, Answered)
    for forged in (Answered(entry.seat, CHEER.number), Answered(2, entry.option)):
        log.entries[place] = forged
        with pytest.raises(BadLog) as bad:
            load(relog(log), GAME)
        assert bad.value.entry == place + 1
    for number in (-1, 10**9):
        log.entries[place] = Answered(entry.seat, number)
        with pytest.raises(BadLog, match="not offered"):
            load(relog(log), GAME)


def test_invented_or_unreached_checkpoints_are_refused() -> None:
    invented = read_log(TEXT)
    invented.entries.append(invented.entries[0])
    invented.foot = msgspec.structs.replace(invented.foot, entries=len(invented.entries))

    with pytest.raises(BadLog):
        load(relog(invented), GAME)


def test_a_name_with_an_odd_line_break_is_no_line_break() -> None:
    table = Table(GAME, 2, Keyed.from_seed("x"), players=("human:A\u2028B", "bot\x85"))

    assert read_log(write_log(log_of(table))).head.players == table.players


def test_a_forged_base_is_refused() -> None:
    for base in ("AAAA", "kA==", "3wAA", "gaFh"):
        text = TEXT.replace('"base":""', f'"base":"{base}"')
        lines = text.splitlines()
        log = read_log(TEXT)
        log.head = msgspec.json.decode(lines[0], type=Head)
        with pytest.raises(BadLog):
            load(relog(log), GAME)


def test_a_forged_checkpoint_to_go_on_from_is_refused() -> None:
    table = Table(GAME, 2, Keyed.from_seed("old"))
    log = log_of(table, with_key=True)
    log.foot = Foot(log.foot.entries, over=False, key=log.foot.key, checkpoint=b"\x91\x01")

    with pytest.raises(BadLog, match="checkpoint can't be used"):
        continue_from_checkpoint(log, GAME, source_of(log))


@pytest.mark.parametrize("key", ["zz", "00", "0"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(BadLog, match="key"):
        read_log(TEXT.replace(read_log(TEXT).foot.key, key))


def test_a_forged_die_does_not_verify() -> None:
    """Even a die that changes nothing else is noticed with the key."""
    log = read_log(TEXT)
    rolls = [n for n, e in enumerate(log.entries) if isinstance(e, Rolled) and e.faces in "12"]
    entry = log.entries[rolls[0]]
    assert isinstance(entry, Rolled)
    log.entries[rolls[0]] = Rolled("1" if entry.faces == "2" else "2")

    with pytest.raises(BadLog) as bad:
        verify(relog(log), GAME)

    assert bad.value.entry == rolls[0] + 1


def test_a_finished_game_verifies_and_counts_its_outcomes() -> None:
    assert verify(read_log(TEXT), GAME).checked > 10


def test_the_key_is_sealed_while_the_game_runs() -> None:
    table = Table(GAME, 2, Keyed.from_seed("running"))
    shown = log_of(table)

    assert shown.foot.key == ""
    assert shown.head.commitment == Keyed.from_seed("running").commitment
    with pytest.raises(BadLog, match="not revealed"):
        verify(shown, GAME)
    own = log_of(table, with_key=True)
    assert own.foot.key
    assert own.without_key().foot.key == ""
    assert read_log(TEXT).without_key().foot.key


def test_a_key_that_was_not_promised_is_refused() -> None:
    text = TEXT.replace(read_log(TEXT).foot.key, "00" * 32)

    with pytest.raises(BadLog, match="not the one whose hash was published"):
        verify(read_log(text), GAME)


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(BadLog, match="of lanterns, not of dungeon-attack"):
        load(read_log(TEXT), GAMES["dungeon-attack"])


def test_a_log_of_an_older_version_that_replays_the_same_is_accepted() -> None:
    again = load(read_log(TEXT), LaterRules())

    assert again.result() == FINISHED.result()


def test_a_log_that_differs_under_new_rules_names_the_first_entry() -> None:
    with pytest.raises(BadLog, match="rules 1, this is 2; they first differ at entry 1") as bad:
        load(read_log(TEXT), OtherRules())

    assert bad.value.reason == "log-rules"
    assert bad.value.entry == 1


def test_a_running_game_goes_on_from_its_checkpoint_under_new_rules() -> None:
    table = Table(GAME, 2, Keyed.from_seed("old"))
    table.answer(0, 0)
    log = log_of(table, with_key=True)

    coming = table.twin(Keyed(bytes.fromhex(log.foot.key), table.source.position))

    later = continue_from_checkpoint(log, OtherRules(), source_of(log))

    assert later.state.turns_left == table.state.turns_left
    assert later.waiting_for == table.waiting_for
    saved = read_log(write_log(log_of(later, with_key=True)))
    assert load(saved, OtherRules(), source_of(saved)).state == later.state
    coming.answer(1, 0)
    later.answer(1, 0)
    assert later.entries[-2:] == coming.entries[-2:]


def test_a_log_that_says_it_is_over_too_early_is_refused() -> None:
    table = Table(GAME, 2, Keyed.from_seed("early"))
    text = write_log(log_of(table, with_key=True)).replace('"over":false', '"over":true')

    with pytest.raises(BadLog, match="not over"):
        load(read_log(text), GAME)


def test_random_damage_is_always_refused_or_harmless() -> None:
    chooser = random.Random(1)
    for _ in range(300):
        at = chooser.randrange(len(TEXT))
        damaged = TEXT[:at] + chooser.choice('x09}"\n[é') + TEXT[at + 1 :]
        try:
            table = load(read_log(damaged), GAME)
        except BadLog:
            continue
        assert table.result() == FINISHED.result()
