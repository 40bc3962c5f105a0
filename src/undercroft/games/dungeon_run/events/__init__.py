"""What can happen in Dungeon Run, told in the past tense.

`seat` is who did it, `target` another hero; `card` and `foe` are cards of the box, `tile` is a laid
tile and `printed` one that is not laid. `parts` say what a number is made of, and `by` names the
cards that made something possible: whatever a card changes is told where it changes it.
"""

# ruff: noqa: F403  (every event is to be had from here, without a list of all of them)

from undercroft.games.dungeon_run.events.base import RunEvent as RunEvent
from undercroft.games.dungeon_run.events.battles import *
from undercroft.games.dungeon_run.events.cards import *
from undercroft.games.dungeon_run.events.encounters import *
from undercroft.games.dungeon_run.events.endings import *
from undercroft.games.dungeon_run.events.helping import *
from undercroft.games.dungeon_run.events.items import *
from undercroft.games.dungeon_run.events.monsters import *
from undercroft.games.dungeon_run.events.rolls import *
from undercroft.games.dungeon_run.events.tiles import *
from undercroft.games.dungeon_run.events.trades import *
from undercroft.games.dungeon_run.events.turns import *
from undercroft.games.dungeon_run.events.wounds import *

EVENTS = tuple(RunEvent.__subclasses__())
