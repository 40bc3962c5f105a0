"""Dungeon! under measurement: the whole game, far larger than the one of the peers."""

from benchmarks.games import Balance, Engine, Entry
from undercroft.games import dungeon

ENTRY = Entry(
    Balance(seats=(4, 1), seats_of_one=(2, 3, 4), most_rounds=60),
    Engine("Dungeon!", dungeon.make, share=0.45, least_speed=0.45, most_clone_us=120.0),
)
