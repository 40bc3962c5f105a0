"""What a chronicle of Dungeon Attack! follows, and what counts as luck with Monster Dice."""

from undercroft.engine import Event, Luck, Measure, Roll
from undercroft.engine.measures import luck_of
from undercroft.games.dungeon_attack.events import Healed, HitTaken, MonstersDefeated
from undercroft.games.dungeon_attack.state import DEFEATED, FACES, MOVING, DungeonState, Phase


def treasure(g: DungeonState, seat: int) -> int:
    """Gold and what treasure counts as."""
    return g.seats[seat].total()


def hits(event: Event) -> tuple[int, int] | None:
    """HITs taken."""
    return (event.seat, 1) if isinstance(event, HitTaken) else None


def beaten(event: Event) -> tuple[int, int] | None:
    """Dice beaten."""
    if not isinstance(event, MonstersDefeated):
        return None
    return event.seat, event.regular + event.bosses + 2 * event.epic


def healed(event: Event) -> tuple[int, int] | None:
    """HITs healed on others."""
    return (event.seat, 1) if isinstance(event, Healed) and not event.own else None


MEASURES = (
    Measure("treasure", reads=treasure),
    Measure("beaten", counts=beaten, is_honor=True),
    Measure("hits", counts=hits, is_honor=True),
    Measure("healed", counts=healed, is_honor=True),
)


def luck(g: DungeonState, roll: Roll, faces: bytes) -> Luck | None:
    """In a fight a Defeated die is lucky, in a search any but a Moving one."""
    if g.phase is Phase.SEARCH:
        return luck_of(searcher(g), faces, 2, FACES, lambda face: face != MOVING)
    return luck_of(g.turn, faces, 1, FACES, lambda face: face == DEFEATED)


def searcher(g: DungeonState) -> int:
    """Whoever searches: the first from the opener whose pile is not searched yet."""
    count = len(g.seats)
    around = [g.seats[(g.opener + step) % count] for step in range(count)]
    return next(seat.seat for seat in around if seat.pile)
