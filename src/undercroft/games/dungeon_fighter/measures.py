"""What a chronicle of Dungeon Fighter follows: who dealt, who missed, who lay on the floor."""

from undercroft.engine import Event, Measure
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState


def life(g: FighterState, seat: int) -> int:
    """What a Hero has left."""
    return g.heroes[seat].life


def damage(event: Event) -> tuple[int, int] | None:
    """Damage dealt, by throws and armour."""
    if isinstance(event, ev.DamageDealt | ev.Riposted):
        return event.seat, event.damage
    return None


def kills(event: Event) -> tuple[int, int] | None:
    """Monsters finished off."""
    if isinstance(event, ev.MonsterDefeated | ev.BossDefeated):
        return event.seat, 1
    return None


def hits(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, ev.DieHit) else None


def misses(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, ev.DieMissed) else None


def wounds(event: Event) -> tuple[int, int] | None:
    """Life lost to monsters."""
    return (event.seat, event.damage) if isinstance(event, ev.HeroHurt) else None


def faints(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, ev.HeroFainted) else None


def stunts(event: Event) -> tuple[int, int] | None:
    """Special throws that a Hero was under."""
    if isinstance(event, ev.DieTaken) and event.throws:
        return event.seat, len(event.throws)
    return None


MEASURES = (
    Measure("life", reads=life),
    Measure("damage", counts=damage, is_honor=True),
    Measure("kills", counts=kills, is_honor=True),
    Measure("hits", counts=hits),
    Measure("misses", counts=misses, is_honor=True),
    Measure("wounds", counts=wounds, is_honor=True),
    Measure("faints", counts=faints, is_honor=True),
    Measure("stunts", counts=stunts, is_honor=True),
)


def chapter(g: FighterState) -> int:
    """The level of the dungeon; the Final Boss is the fourth chapter."""
    return min(g.level, BEYOND) + 1
