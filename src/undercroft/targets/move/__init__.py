"""A throw as a move: what a rule asks for, what may be answered, and what people or skill say."""

from undercroft.targets.move.flips import end_of_flip, flip
from undercroft.targets.move.misses import miss_of, value_of
from undercroft.targets.move.seen import Seen, landing_of
from undercroft.targets.move.setting import Setting
from undercroft.targets.move.throw import Throw, place_of_seat

__all__ = [
    "Seen",
    "Setting",
    "Throw",
    "end_of_flip",
    "flip",
    "landing_of",
    "miss_of",
    "place_of_seat",
    "value_of",
]
