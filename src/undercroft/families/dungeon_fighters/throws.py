"""Throws under conditions: which can be combined, and the throw that a rule asks for.

Board, die and conditions are handed in; it knows no cards.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from undercroft.engine import Landing, Refused
from undercroft.targets.conditions.boxes import each_once
from undercroft.targets.move import Setting, Throw, place_of_seat
from undercroft.targets.move.throw import combined_of
from undercroft.targets.scene.board import board


@lru_cache(maxsize=4096)
def _is_possible(throws: frozenset[str]) -> bool:
    try:
        combined_of(tuple(sorted(throws)))
    except Refused:
        return False
    return True


def is_possible(throws: Iterable[str]) -> bool:
    """Whether one throw can keep all these conditions. [DF-COMBO-06]"""
    return _is_possible(frozenset(throws))


def merged(*demands: Iterable[str]) -> list[str]:
    """What several cards demand of one throw, each once. [DF-CONDITION-10] [DC-REQ-05]"""
    return each_once(throw for demand in demands for throw in demand)


def fitting(
    weapons: Iterable[int],
    chosen: Sequence[int],
    under: Sequence[str],
    throws_of: Callable[[int], Iterable[str]],
) -> list[int]:
    """The weapons that can be used besides others in one throw. [DF-CONDITION-04] [DC-EQUIP-06]"""
    return [
        card for card in weapons if card not in chosen and is_possible([*under, *throws_of(card)])
    ]


def prepared(
    seat: int,
    seats: int,
    why: str,
    throws: Sequence[str],
    setting: Setting,
    called: str,
    judge: int | None = None,
    die: str = "",
) -> Throw:
    """The throw of a seat; who lends a hand sits to its left. [DF-STUNT-10] [DF-RULING-71]

    Without a die's kind it is the usual one of the board.
    """
    conditions = tuple(throws)
    is_helped = seats > 1 and bool(combined_of(conditions).helps)
    return Throw(
        seat,
        why,
        die or board(setting.board).die,
        conditions,
        setting,
        called,
        place_of_seat(seat, seats),
        (seat + 1) % seats if is_helped else None,
        None if judge == seat else judge,
    )


def is_bullseye(setting: Setting, landing: Landing) -> bool:
    """Whether a die lies in the centre of the Target."""
    return landing.place in _bullseyes(setting.board)


@lru_cache
def _bullseyes(name: str) -> frozenset[str]:
    return frozenset(section.id for section in board(name).sections if section.bullseye)
