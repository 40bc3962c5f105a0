"""Which beaten dice are kept when more show D than the Combat Rating allows."""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_attack.events import SurplusAttacked
from undercroft.games.dungeon_attack.options import KEEP, Keep
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    DungeonState,
    Monsters,
    Seat,
    Thrown,
)


def choose_kept(g: DungeonState, me: Seat, thrown: Thrown, rating: int) -> Script[None]:
    """Of more beaten dice than the Combat Rating the roller picks; the rest count as A.

    [DA-DEFEATED-06] [DA-RULING-08]
    """
    faces = thrown.faces
    beaten = Monsters(faces[DEFEATED], faces[BOSS_AT], faces[EPIC_AT] // 2)
    choice: Keep = yield Choose(me.seat, legal_keeps(beaten, rating), "DA-RULING-08")
    kept = kept_with(beaten, rating, choice.epic, choice.bosses)
    turn_surplus(faces, DEFEATED, kept.regular)
    turn_surplus(faces, BOSS_AT, kept.bosses)
    turn_surplus(faces, EPIC_AT, 2 * kept.epic)
    surplus = beaten.dice() - kept.dice()
    g.outbox.append(SurplusAttacked(me.seat, rating, surplus, why="DA-DEFEATED-06"))


def turn_surplus(faces: list[int], at: int, kept: int) -> None:
    """D dice beyond what is kept count as Attacking Monsters. [DA-DEFEATED-06]"""
    faces[at + ATTACKING] += faces[at] - kept
    faces[at] = kept


def legal_keeps(beaten: Monsters, rating: int) -> list[Keep]:
    """Every way to fill the rating to which no beaten die could be added. [DA-RULING-52]"""
    return [
        KEEP[epic][bosses]
        for epic in range(beaten.epic, -1, -1)
        for bosses in range(beaten.bosses, -1, -1)
        if 2 * epic + bosses <= rating and _is_full(beaten, rating, epic, bosses)
    ]


def kept_with(beaten: Monsters, rating: int, epic: int, bosses: int) -> Monsters:
    """Regular dice take the rest of the rating."""
    return Monsters(min(beaten.regular, rating - 2 * epic - bosses), bosses, epic)


def _is_full(beaten: Monsters, rating: int, epic: int, bosses: int) -> bool:
    room = rating - kept_with(beaten, rating, epic, bosses).dice()
    if bosses < beaten.bosses and room:
        return False
    return not (epic < beaten.epic and room >= 2)
