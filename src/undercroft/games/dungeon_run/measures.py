"""What a chronicle of Dungeon Run follows, and what counts as luck with its dice."""

from undercroft.engine import Event, Luck, Measure, Roll
from undercroft.engine.measures import luck_of
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.items import held_items
from undercroft.games.dungeon_run.rolls import SUCCESS
from undercroft.games.dungeon_run.showing import needs
from undercroft.games.dungeon_run.state import NOTHING, Effort, RunState
from undercroft.games.dungeon_run.traits import life_of

SIDES = 6
BY_MONSTER = "DR-BATTLE-07"
IN_DUEL = "DR-DUEL-03"
BY_HERO = ("DR-BATTLE-10", "DR-FREEATK-06", "DR-ESCAPE-02", "DR-DISARM-02", IN_DUEL)
ON_TILES = {"DR-SPECIAL-13": SUCCESS, "DR-SPECIAL-18": SUCCESS, "DR-SPECIAL-01": 2}
"""The lowest good face of the rolls that special tiles ask for."""


def life(g: RunState, seat: int) -> int:
    """The life a hero has left."""
    hero = g.heroes[seat]
    if hero.card == NOTHING or not hero.alive:
        return 0
    return max(0, life_of(g, hero) - hero.wounds)


def items(g: RunState, seat: int) -> int:
    """The items a hero has."""
    return len(held_items(g.heroes[seat]))


def training(g: RunState, seat: int) -> int:
    """Training markers and ability cards."""
    hero = g.heroes[seat]
    return sum(hero.markers) + len(hero.abilities)


def kills(event: Event) -> tuple[int, int] | None:
    """Monsters killed."""
    return (event.seat, 1) if isinstance(event, ev.MonsterKilled) else None


def wounds(event: Event) -> tuple[int, int] | None:
    """Wounds taken."""
    return (event.seat, event.wounds) if isinstance(event, ev.HeroWounded) else None


def tiles(event: Event) -> tuple[int, int] | None:
    """Tiles placed."""
    return (event.seat, 1) if isinstance(event, ev.TileLaid) else None


def assists(event: Event) -> tuple[int, int] | None:
    """Assists that were accepted, for who gave them."""
    return (event.target, 1) if isinstance(event, ev.AssistAccepted) else None


def sabotages(event: Event) -> tuple[int, int] | None:
    """Sabotages."""
    return (event.seat, 1) if isinstance(event, ev.Sabotaged) else None


MEASURES = (
    Measure("life", reads=life),
    Measure("items", reads=items),
    Measure("training", reads=training),
    Measure("kills", counts=kills, is_honor=True),
    Measure("wounds", counts=wounds, is_honor=True),
    Measure("tiles", counts=tiles, is_honor=True),
    Measure("assists", counts=assists, is_honor=True),
    Measure("sabotages", counts=sabotages, is_honor=True),
)


def luck(g: RunState, roll: Roll, faces: bytes) -> Luck | None:
    """A hero's die is lucky if it does what he needs, a monster's if it misses him."""
    effort = g.effort
    if effort is None:
        return None
    if roll.why == BY_MONSTER:
        power = g.printed.monster(effort.card).power
        good = SIDES - len(power)
        return luck_of(effort.seat, faces, good, SIDES, lambda face: face + 1 not in power)
    least = needed(g, effort, roll.why)
    if least is None:
        return None
    seat = effort.target if roll.why == IN_DUEL and effort.dice else effort.seat
    return luck_of(seat, faces, SIDES + 1 - least, SIDES, lambda face: face + 1 >= least)


def needed(g: RunState, effort: Effort, why: str) -> int | None:
    """The lowest face that does what a roll is for; None where there is no such thing."""
    if why in ON_TILES:
        return ON_TILES[why]
    if why not in BY_HERO:
        return None
    need = needs(g, effort)
    return need["number"] if need and need["kind"] != "disarm" else SUCCESS
