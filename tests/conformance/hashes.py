"""Games played under another hash seed: the order of sets must decide nothing.

`python -m tests.conformance.hashes` plays a game of each kind and prints a fingerprint of all that
happened. Python orders sets of words, and of things without a number, differently in each process.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.conformance.broken import HashOrder
from tests.conformance.walk import GAMES, Case, walk
from undercroft.engine.log import write_log
from undercroft.engine.replay import log_of

ROOT = Path(__file__).parents[2]
BROKEN = "hash-order"


def fingerprint(case: Case) -> str:
    """Everything that happened in a game and was shown, as a hash."""
    heard = hashlib.sha256()
    for table in walk(case):
        seats = table.waiting_for
        options = [[option.number for option in table.options(seat)] for seat in seats]
        heard.update(table.game.pack(table.state))
        heard.update(msgspec.json.encode([seats, options, table.view(seats[0])]))
    heard.update(msgspec.json.encode([table.events, table.result()]))
    heard.update(write_log(log_of(table)).encode())
    return heard.hexdigest()


def fingerprints() -> dict[str, str]:
    """A game of each kind, and of one that is broken."""
    games = {name: Case(name, game.seats[-1], (), 1) for name, game in GAMES.items()}
    cases = games | {BROKEN: Case("lanterns", 4, (), 1, HashOrder())}
    return {name: fingerprint(case) for name, case in cases.items()}


def start(hash_seed: int) -> "subprocess.Popen[bytes]":
    """The fingerprints in a process of their own."""
    command = [sys.executable, "-m", "tests.conformance.hashes"]
    settings = os.environ | {"PYTHONHASHSEED": str(hash_seed)}
    return subprocess.Popen(command, cwd=ROOT, env=settings, stdout=subprocess.PIPE)


def under_seeds(hash_seeds: range) -> list[dict[str, str]]:
    """The fingerprints under several hash seeds."""
    told = [process.communicate()[0] for process in [start(seed) for seed in hash_seeds]]
    return [msgspec.json.decode(text, type=dict[str, str]) for text in told]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(fingerprints()))
