"""Re-rolls after the throw: one die at a time, each die once a turn. [DA-REROLL-03]"""

from undercroft.engine import Choose, Option, Roll, Script
from undercroft.games.dungeon_attack.events import DieRerolled, MonsterSnared
from undercroft.games.dungeon_attack.options import REROLL, SNARE, STAND, By, Reroll
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    FACES,
    MONSTER,
    MOVING,
    NO_DICE,
    SLOTS,
    DungeonState,
    Seat,
    Thrown,
)

REGULAR_ONLY, KINDS = range(FACES), range(SLOTS)
WHY = {By.ABILITY: "DA-ABILITY-05", By.ARTIFACT: "DA-MAGIC-08", By.ITEM: "DA-MAGIC-02"}


def reroll(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Re-roll as long as somebody wants to and something grants it. [DA-REROLL-04]"""
    while True:
        options = legal_rerolls(me, thrown)
        if len(options) == 1:
            return
        choice: Option = yield Choose(me.seat, options, "DA-REROLL-01")
        if not isinstance(choice, Reroll):
            return
        yield from reroll_one(g, me, thrown, choice)


def legal_rerolls(me: Seat, thrown: Thrown) -> list[Option]:
    """Stand, then each source with each slot that holds a fresh die. [DA-RULING-13]"""
    legal: list[Option] = [STAND]
    final = thrown.final or NO_DICE
    kinds = KINDS if thrown.bosses or thrown.epic else REGULAR_ONLY
    slots = [slot for slot in kinds if thrown.faces[slot] > final[slot]]
    if me.card.rerolls > thrown.ability_used:
        legal += [REROLL[By.ABILITY][slot] for slot in slots]
    if me.artifacts > thrown.artifacts_used:
        legal += [REROLL[By.ARTIFACT][slot] for slot in slots]
    if me.charged:
        legal += [REROLL[By.ITEM][slot] for slot in slots]
    return legal


def reroll_one(g: DungeonState, me: Seat, thrown: Thrown, choice: Reroll) -> Script[None]:
    """The second result replaces the first and is final. [DA-REROLL-02]"""
    spend(me, thrown, choice.by)
    kind, before = divmod(choice.slot, FACES)
    why = WHY[By(choice.by)]
    faces: bytes = yield Roll(1, BOSS if kind else MONSTER, why)
    after = faces[0]
    thrown.faces[choice.slot] -= 1
    thrown.faces[FACES * kind + after] += 1
    thrown.finals()[FACES * kind + after] += 1
    symbols = MONSTER.symbols
    g.outbox.append(
        DieRerolled(me.seat, me.seat, choice.by, kind, symbols[before], symbols[after], why=why)
    )


def spend(me: Seat, thrown: Thrown, by: int) -> None:
    """An item drains; an artifact and an ability are used for this turn. [DA-RULING-20]"""
    if by == By.ITEM:
        me.charged -= 1
        me.drained += 1
    elif by == By.ARTIFACT:
        thrown.artifacts_used += 1
    else:
        thrown.ability_used += 1


def snare(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Turn regular dice from A to M after all re-rolls. [DA-ADVENTURER-06]"""
    for _ in range(me.card.snares):
        if not thrown.faces[ATTACKING]:
            return
        choice: Option = yield Choose(me.seat, [STAND, SNARE], "DA-ADVENTURER-06")
        if choice is STAND:
            return
        thrown.faces[ATTACKING] -= 1
        thrown.faces[MOVING] += 1
        g.outbox.append(MonsterSnared(me.seat, me.seat, why="DA-ADVENTURER-06"))


def turned(faces: list[int], before: int, after: int) -> list[int]:
    """Faces with one die turned."""
    faces = faces.copy()
    faces[before] -= 1
    faces[after] += 1
    return faces
