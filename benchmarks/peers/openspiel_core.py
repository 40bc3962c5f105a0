"""The mutable part of an OpenSpiel bench state and the numbers it is made of.

It is data only: the rules are in openspiel_game.
"""

from typing import Any

SEATS = 4
CAP = 3
KO = 3
LEVELS = 3

# Plain integers and lists throughout: a peer is written to be fast.
PASS, ASSIST, HEAL_ITEM, HEAL_ARTIFACT, RECOVER, RECHARGE, BUST = 0, 1, 5, 9, 13, 14, 15
# What the state waits for; the first six are chance.
ROLL, ROLL_BOSS, ROLL_BOSS_AGAIN, ROLL_ONE, FIND, FIND_BOSS = range(6)
ACT, REROLL, KEEP, SEND, DONE = range(6, 11)
# Fields of a seat.
DICE, BOSSES, HITS, PILE, BOSS_PILE, GOLD, CHARGED, DRAINED, ARTIFACTS = range(9)

Seat = list[int]


class Core:
    """The mutable part of a state; copying itself keeps State.clone() cheap."""

    __slots__ = (
        "bosses",
        "bosses_left",
        "dice",
        "fresh",
        "given_up",
        "helped",
        "left",
        "level",
        "looking",
        "opening",
        "quiet",
        "room",
        "room_bosses",
        "seats",
        "total",
        "turn",
        "wait",
        "want",
    )
    wait: int
    level: int
    turn: int
    room: int
    room_bosses: int
    seats: list[Seat]
    opening: bool
    quiet: bool
    given_up: bool
    helped: int
    dice: int
    bosses: int
    fresh: list[int]  # not yet re-rolled: ordinary, then boss, each by face
    total: list[int]  # ordinary defeated and moving, boss defeated and moving
    left: int
    bosses_left: int
    looking: int
    want: int

    def __deepcopy__(self, memo: dict[int, Any]) -> "Core":
        """Copy field by field: everything is a number but three short lists."""
        twin = Core.__new__(Core)
        for name in Core.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.seats = [seat.copy() for seat in self.seats]
        twin.fresh = self.fresh.copy()
        twin.total = self.total.copy()
        return twin


def first_core() -> Core:
    """Level 1 before its door is bust."""
    core = Core()
    core.wait, core.level, core.turn = ACT, 1, 0
    core.room, core.room_bosses = 14, 0
    core.seats = [[0] * 9 for _ in range(SEATS)]
    core.opening, core.quiet, core.given_up = True, False, False
    core.helped = -1
    core.dice = core.bosses = core.left = core.bosses_left = core.looking = core.want = 0
    core.fresh, core.total = [0] * 6, [0] * 4
    return core
