"""Dungeon Fighter under measurement: all win or lose together, so it counts who was there."""

from benchmarks.games import Balance, Engine, Entry, Trial
from undercroft.engine import Table
from undercroft.games import dungeon_fighter
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState

PARTY = 4
SIZES = (1, 2, 3, 5, 6)
HANDS = ("steady", "clumsy")


def battles(table: Table) -> list[Trial]:
    """The Heroes of the Party, the faces of its dungeon and the Boss it met, by the game's end."""
    g: FighterState = table.state
    names = g.printed.names
    there = [one.card for one in g.heroes] + g.faces
    if g.level == BEYOND and g.fight is not None:
        there.append(g.fight.card)
    return [Trial(names[card].replace("-", " ", 1), g.won) for card in there]


ENTRY = Entry(
    Balance(
        seats=(PARTY, *SIZES),
        seats_of_one=(),
        settings=((PARTY, {"difficulty": "easy"}), (PARTY, {"difficulty": "infernal"})),
        hands=tuple((PARTY, hand) for hand in HANDS),
        trials=battles,
    ),
    Engine(
        "Dungeon Fighter",
        dungeon_fighter.make,
        share=0.45,
        least_speed=0.4,
        most_clone_us=120.0,
        least_games=200.0,
    ),
)
