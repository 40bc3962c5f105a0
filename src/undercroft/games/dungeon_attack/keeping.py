"""Which beaten dice are kept when more show D than the Combat Rating allows."""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_attack.options import KEEP, Keep
from undercroft.games.dungeon_attack.state import (
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    Monsters,
    Seat,
    Thrown,
)


def beaten_monsters(thrown: Thrown) -> Monsters:
    """Dice that show D; a Boss shows it after a re-roll only. [DA-BOSS-01] [DA-EPIC-07]"""
    faces = thrown.faces
    return Monsters(faces[DEFEATED], faces[BOSS_AT + DEFEATED], faces[EPIC_AT + DEFEATED] // 2)


def choose_kept(me: Seat, beaten: Monsters, rating: int) -> Script[Monsters]:
    """Of more beaten dice than the Combat Rating the roller picks. [DA-RULING-08]"""
    choice: Keep = yield Choose(me.seat, legal_keeps(beaten, rating), "DA-RULING-08")
    return kept_with(beaten, rating, choice.epic, choice.bosses)


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
