"""The Catacombs under measurement: all win or lose together, so it counts who was there."""

from benchmarks.games import Balance, Engine, Entry, Trial
from undercroft.engine import Table
from undercroft.games import dungeon_fighter_catacombs
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState

PARTY = 4
SIZES = (1, 2, 3, 5, 6)
HANDS = ("steady", "clumsy")
MIXED = dict.fromkeys(("heroes", "monsters", "equipment", "bosses"), "both")
"""Heroes and decks of both boxes. [DC-MIX-05]"""
MODES = (
    {"difficulty": "hard"},
    {"difficulty": "inferno"},
    {"level_up": "on"},
    MIXED,
    {"target": "first", "dice": "first"},
)


def battles(table: Table) -> list[Trial]:
    """The Heroes of the party, and the Boss it met, by the game's end."""
    g: CatacombsState = table.state
    names = g.printed.names
    there = [one.card for one in g.heroes]
    if g.is_boss and g.fight is not None:
        there.append(g.fight.card)
    return [Trial(names[card].replace("-", " ", 1), g.won) for card in there]


ENTRY = Entry(
    Balance(
        seats=(PARTY, *SIZES),
        seats_of_one=(),
        settings=tuple((PARTY, mode) for mode in MODES),
        hands=tuple((PARTY, hand) for hand in HANDS),
        is_blind_to_secrets=True,
        trials=battles,
    ),
    Engine(
        "Catacombs",
        dungeon_fighter_catacombs.make,
        share=0.45,
        least_speed=0.4,
        most_clone_us=120.0,
        least_games=200.0,
    ),
)
