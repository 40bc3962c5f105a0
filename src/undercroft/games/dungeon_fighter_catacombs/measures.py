"""What a chronicle of the Catacombs follows: who dealt, who missed, who lay on the floor."""

from undercroft.engine import Event, Measure
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState


def life(g: CatacombsState, seat: int) -> int:
    """What the Heroes of a seat have left."""
    return sum(max(0, hero.life) for hero in g.heroes if hero.seat == seat)


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
    """Throws that hit, whatever the die lay on."""
    if isinstance(event, ev.DieHit | ev.DieOnWeb | ev.DieOnTemplate):
        return event.seat, 1
    return None


def misses(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, ev.DieMissed) else None


def wounds(event: Event) -> tuple[int, int] | None:
    """Life lost to monsters."""
    return (event.seat, event.damage) if isinstance(event, ev.HeroHurt) else None


def faints(event: Event) -> tuple[int, int] | None:
    return (event.seat, 1) if isinstance(event, ev.HeroFainted) else None


def stunts(event: Event) -> tuple[int, int] | None:
    """Specific Throws that a Hero was under."""
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


def chapter(g: CatacombsState) -> int:
    """The way to each Shop is a chapter; the Final Boss is the fourth."""
    return g.shops + 1
