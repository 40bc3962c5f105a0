"""Dungeon Attack! under measurement, with adventurers as plain as the peers'."""

from benchmarks.games import Balance, Engine, Entry
from undercroft.games.dungeon_attack import DungeonAttack
from undercroft.games.dungeon_attack.cards import Adventurer

PLAIN = tuple(Adventurer(id=f"plain-{number}", rating=3) for number in range(4))

ENTRY = Entry(
    Balance(seats=(4, 1), seats_of_one=(2, 3, 4, 6)),
    Engine(
        "project",
        lambda: DungeonAttack(PLAIN),
        share=0.5,
        least_speed=7.0,
        most_clone_us=20.0,
        setup={"starting_player": 1},
        is_peers_game=True,
    ),
)
