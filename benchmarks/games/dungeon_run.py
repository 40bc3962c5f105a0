"""Dungeon Run under measurement: the whole game, far larger than the one of the peers."""

from benchmarks.games import Balance, Engine, Entry
from undercroft.games import dungeon_run

ENTRY = Entry(
    Balance(seats=(4, 1), seats_of_one=(2, 3, 4), most_rounds=60),
    Engine("Dungeon Run", dungeon_run.make, share=0.9, least_speed=3.0, most_clone_us=150.0),
)
