"""How `undercroft verify` checks throws: they are thrown again, drawn again, or only told.

Physics come with the extra `throwing`; without it simulated throws are counted and not compared.
"""

from collections import Counter
from collections.abc import Iterable
from importlib.util import find_spec

from undercroft.engine.recorded import RecordedThrow

DIFFERENT = "verified-throws-different"
TEXTS = (
    "verified-throws-same",
    "verified-throws-drawn",
    "verified-throws-told",
    "verified-throws-other",
    "verified-throws-unchecked",
    DIFFERENT,
)
"""What can be said of throws, in this order."""


def checked_throws(throws: Iterable[RecordedThrow]) -> dict[str, int]:
    """How many throws come out as they did, and how many don't, by the text that says so."""
    counted = Counter(_found(thrown) for thrown in throws)
    return {text: counted[text] for text in TEXTS if counted[text]}


def _found(thrown: RecordedThrow) -> str:
    if thrown.entry.way == "physics":
        return _thrown_again(thrown)
    from undercroft.targets.skill.skilled import is_as_drawn  # most logs have no throws

    as_drawn = is_as_drawn(thrown)
    if as_drawn is None:
        return "verified-throws-told"
    return "verified-throws-drawn" if as_drawn else DIFFERENT


def _thrown_again(thrown: RecordedThrow) -> str:
    if find_spec("mujoco") is None:
        return "verified-throws-unchecked"
    from undercroft.throwing import Comparison, throw_again

    return {
        Comparison.SAME: "verified-throws-same",
        Comparison.DIFFERENT: DIFFERENT,
        Comparison.OTHER_ENGINE: "verified-throws-other",
    }[throw_again(thrown)]
