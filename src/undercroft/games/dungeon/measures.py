"""What a chronicle of Dungeon! follows, and what counts as luck with its dice."""

from undercroft.engine import Event, Luck, Measure, Roll
from undercroft.engine.measures import luck_of
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.goals import goal_of, wealth
from undercroft.games.dungeon.moving import search_range
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero

SIDES = 6
HIGH = 3
"""How many faces of a die are high, and how many are low."""
ATTACKS = ("DG-COMBAT-01", "DG-CAST-05", "DG-DUEL-07")
IN_DUEL = "DG-DUEL-02"
BY_MONSTER = "DG-COMBAT-05"
STEPS = "DG-RULING-12"
SEARCH = "DG-DOOR-02"


def heroes_of(g: DungeonState, seat: int) -> list[Hero]:
    """The heroes of a seat: one, or both of the solo game."""
    return [hero for hero in g.heroes if hero.seat == seat]


def gold(g: DungeonState, seat: int) -> int:
    """What a seat holds, banked treasure included."""
    return sum(wealth(g, hero) for hero in heroes_of(g, seat))


def goal(g: DungeonState, seat: int) -> int:
    """How much of its goal a seat holds, in percent."""
    goals = sum(goal_of(g, hero) for hero in heroes_of(g, seat) if hero.card != NOTHING)
    return 100 * gold(g, seat) // goals if goals else 0


def beaten(event: Event) -> tuple[int, int] | None:
    """Monsters defeated."""
    return (event.seat, 1) if isinstance(event, ev.MonsterDefeated) else None


def robbed(event: Event) -> tuple[int, int] | None:
    """Gold taken from rivals."""
    return (event.seat, event.gold) if isinstance(event, ev.TreasureRobbed) else None


def dropped(event: Event) -> tuple[int, int] | None:
    """Gold dropped before monsters."""
    return (event.seat, event.gold) if isinstance(event, ev.TreasureDropped) else None


def doors(event: Event) -> tuple[int, int] | None:
    """Secret doors found."""
    return (event.seat, 1) if isinstance(event, ev.SecretDoorFound) else None


def deaths(event: Event) -> tuple[int, int] | None:
    """Heroes lost."""
    return (event.seat, 1) if isinstance(event, ev.HeroKilled) else None


MEASURES = (
    Measure("gold", reads=gold),
    Measure("goal", reads=goal),
    Measure("beaten", counts=beaten, is_honor=True),
    Measure("robbed", counts=robbed, is_honor=True),
    Measure("dropped", counts=dropped, is_honor=True),
    Measure("doors", counts=doors, is_honor=True),
    Measure("deaths", counts=deaths, is_honor=True),
)


def luck(g: DungeonState, roll: Roll, faces: bytes) -> Luck | None:
    """High dice are good in attacks and for steps, low ones when a monster strikes back."""
    acting = g.heroes[g.queue[0]] if g.queue else None
    if roll.why == STEPS and acting is not None:
        return high(acting, faces)
    if roll.why == SEARCH and acting is not None:
        return search_luck(g, acting, faces)
    if g.fight is None:
        return None
    fighter = g.heroes[g.fight.hero]
    if roll.why == IN_DUEL:
        return high(g.heroes[g.fight.target] if g.fight.dice else fighter, faces)
    if roll.why == BY_MONSTER:
        return luck_of(fighter.seat, faces, SIDES - HIGH, SIDES, lambda face: face < HIGH)
    return high(fighter, faces) if roll.why in ATTACKS else None


def high(hero: Hero, faces: bytes) -> Luck:
    """Dice of which the upper half is good."""
    return luck_of(hero.seat, faces, HIGH, SIDES, lambda face: face >= HIGH)


def search_luck(g: DungeonState, hero: Hero, faces: bytes) -> Luck:
    """Dice that find a secret door, of those that are next to the hero the likeliest."""
    most = max(search_range(g, hero, door) for door in g.board.searchable[hero.place])
    return luck_of(hero.seat, faces, most, SIDES, lambda face: face < most)
