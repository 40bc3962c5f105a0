"""Dungeon! under measurement: the whole game, far larger than the one of the peers."""

from benchmarks.games import Balance, Engine, Entry, Trial, figures_of
from undercroft.engine import Table
from undercroft.games import dungeon
from undercroft.games.dungeon.events import AssaultBegan, GameWon
from undercroft.games.dungeon.state import DungeonState

PARTY = 4


def figures(table: Table) -> tuple[str, ...]:
    """The classes; alone, the hero whom a player takes besides the Rogue."""
    g: DungeonState = table.state
    if not g.solo:
        return figures_of(table)
    return (g.printed.cards[g.heroes[-1].card].id,)


def battles(table: Table) -> list[Trial]:
    """The assaults on the boss, by the dice of their first strike; the last one may have won."""
    began = [event for event in table.events if isinstance(event, AssaultBegan)]
    is_won = any(isinstance(event, GameWon) for event in table.events)
    attacks = [attack.dice for attack in table.state.printed.boss_card.attacks]
    return [
        Trial(f"attack {1 + attacks.index(event.dice)}", is_won and event is began[-1])
        for event in began
    ]


ENTRY = Entry(
    Balance(
        seats=(PARTY, 1),
        seats_of_one=(2, 3, 4),
        most_rounds=60,
        settings=((PARTY, {"mode": "team"}),),
        figures=figures,
        trials=battles,
    ),
    Engine("Dungeon!", dungeon.make, share=0.45, least_speed=0.45, most_clone_us=120.0),
)
