"""Number streams and hash that make two implementations play the same game (RULES.md).

It knows numbers only: no dice game, no engine.
"""

MASK = 0xFFFFFFFF
FNV_START = 2166136261
FNV_PRIME = 16777619


def mix(number: int) -> int:
    """Spread a small number over 32 bits, never zero."""
    return ((number * 2654435761 + 97) & MASK) or 1


class Stream:
    """xorshift32: the same numbers in Python, C and JavaScript."""

    def __init__(self, seed: int) -> None:
        """Start from a small number."""
        self._x = mix(seed)

    def below(self, n: int) -> int:
        """Give the next number, modulo n."""
        x = self._x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self._x = x
        return x % n


def dice_stream(game: int) -> Stream:
    """Dice of a conformance game."""
    return Stream(2 * game)


def choice_stream(game: int) -> Stream:
    """Decisions of a conformance game."""
    return Stream(2 * game + 1)


def faces(stream: Stream, n: int) -> list[int]:
    """Roll n dice."""
    return [stream.below(6) >> 1 for _ in range(n)]


def fold(digest: int, *values: int) -> int:
    """Fold values into a 32-bit FNV-1a hash, one byte each."""
    for value in values:
        digest = ((digest ^ (value & 0xFF)) * FNV_PRIME) & MASK
    return digest
