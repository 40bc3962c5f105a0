"""The bench game in C, built by the system's compiler and called through ctypes.

Every call does its work BATCH times inside the library; the rules are in native.c alone.
"""

import ctypes
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.variant import UnavailableError

BATCH = 4000
SOURCE = Path(__file__).with_name("native.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
CLONE_ROOM = 64
LONGEST_GAME = 65536

Buffer = ctypes.Array[ctypes.c_char]


def compiler() -> str:
    """Path of the system's C compiler."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise UnavailableError("no C compiler")


def compiler_version() -> str:
    """First line of what the compiler says about itself."""
    command = [compiler(), "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[0]


def build(folder: str) -> ctypes.CDLL:
    """Compile the library into a folder and load it."""
    target = Path(folder) / "native.so"
    command = [compiler(), *FLAGS, "-o", str(target), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UnavailableError("the C compiler failed")
    return _declare(ctypes.CDLL(str(target)))


def _declare(library: ctypes.CDLL) -> ctypes.CDLL:
    number, seed, pointer = ctypes.c_int, ctypes.c_uint64, ctypes.c_char_p
    library.play.argtypes = (number, seed)
    library.play.restype = ctypes.c_int64
    library.position.argtypes = (ctypes.c_uint32, pointer)
    library.clones.argtypes = (pointer, pointer, number)
    library.clones.restype = None
    library.playouts.argtypes = (pointer, number, seed)
    library.playouts.restype = ctypes.c_int64
    library.record.argtypes = (seed, pointer, number)
    library.replays.argtypes = (seed, pointer, number)
    library.trace.argtypes = (ctypes.c_uint32, ctypes.POINTER(number))
    library.trace.restype = ctypes.c_uint32
    return library


class Native:
    """The C library as a variant whose calls each do a batch."""

    def __init__(self) -> None:
        """Build the library in a temporary folder that lives as long as this."""
        self._folder = TemporaryDirectory()
        self._library = build(self._folder.name)
        self._size = int(self._library.state_size())
        self._copies = ctypes.create_string_buffer(self._size * CLONE_ROOM)
        self._seed = 1

    def game(self) -> int:
        """Play a batch of random games; the number of decisions."""
        return int(self._library.play(BATCH, self._next_seed()))

    def position(self, n: int) -> Buffer:
        """Give the position half-way through conformance game n."""
        position = ctypes.create_string_buffer(self._size)
        self._library.position(n, position)
        return position

    def clone(self, position: Buffer) -> Buffer:
        """Copy a position a batch of times; playouts copy once more, so it can be handed on."""
        self._library.clones(position, self._copies, BATCH)
        return position

    def playout(self, position: Buffer) -> int:
        """Play a batch of copies to their ends; the number of decisions."""
        return int(self._library.playouts(position, BATCH, self._next_seed()))

    def record(self, seed: int) -> tuple[tuple[int, bytes], int]:
        """Play one random game; seed and answers, and the number of decisions."""
        answers = ctypes.create_string_buffer(LONGEST_GAME)
        decisions = self._library.record(seed, answers, LONGEST_GAME)
        return (seed, answers.raw[:decisions]), decisions

    def replay(self, log: tuple[int, bytes]) -> None:
        """Replay a game a batch of times."""
        self._library.replays(*log, BATCH)

    def trace(self, n: int) -> tuple[int, int]:
        """Hash and decisions of conformance game n."""
        decisions = ctypes.c_int()
        digest = int(self._library.trace(n, ctypes.byref(decisions)))
        return digest, decisions.value

    def _next_seed(self) -> int:
        self._seed += 1
        return self._seed * 7919
