"""What can happen in Dungeon!, told in the past tense.

`hero` and `rival` are cards, a class or a foul minion, so that an event stays right when a player
has become somebody else. `foe`, `treasure`, `spell`, `deed` and `card` are cards too; `place` is a
space of the board.
"""

# ruff: noqa: F403  (every event is to be had from here, without a list of all of them)

from undercroft.games.dungeon.events.base import DungeonEvent as DungeonEvent
from undercroft.games.dungeon.events.base import HeroEvent, SeatEvent, TreasureEvent
from undercroft.games.dungeon.events.deaths import *
from undercroft.games.dungeon.events.doors import *
from undercroft.games.dungeon.events.duels import *
from undercroft.games.dungeon.events.endings import *
from undercroft.games.dungeon.events.fights import *
from undercroft.games.dungeon.events.treasure import *
from undercroft.games.dungeon.events.turns import *
from undercroft.games.dungeon.events.walks import *


def _all(kind: type[DungeonEvent]) -> list[type[DungeonEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


ABSTRACT = (HeroEvent, SeatEvent, TreasureEvent)
"""What events have in common; nothing that happens."""
EVENTS = tuple(kind for kind in _all(DungeonEvent) if kind not in ABSTRACT)
