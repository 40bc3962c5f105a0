"""Several threads that open tables of a game at once, before anybody has: the process lives on."""

import subprocess
import sys

import pytest

from undercroft.games import makers

TRIES = 4
OPENING = """
import sys
import threading

from undercroft.server.tables.loading import begin
from undercroft.server.storage.rows import SeatRow, TableRow

THREADS = 16
row = TableRow(
    id="a", game=sys.argv[1], name="", setup=b"{}", key=b"k" * 32, real_dice=False, public=False,
    clock=b"{}", status="playing", made_at=0, moved_at=0, rules=1, content="",
)
seats = [SeatRow(table_id="a", seat=seat, kind="human") for seat in range(2)]
gate, done = threading.Barrier(THREADS), []

def open_table():
    gate.wait()
    table = begin(row, seats).table
    table.game.unpack(table.marks[-1].packed)
    done.append((row.read_clock(), row.read_outcome()))

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=open_table) for _ in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(done) == THREADS
"""


@pytest.mark.parametrize("game", makers())
def test_tables_of_a_new_game_may_be_opened_at_once(game: str) -> None:
    for _ in range(TRIES):
        run = subprocess.run([sys.executable, "-c", OPENING, game], stderr=subprocess.PIPE)
        assert (run.returncode, run.stderr.decode()[-2000:]) == (0, "")
