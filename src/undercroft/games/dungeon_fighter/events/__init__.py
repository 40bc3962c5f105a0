"""What can happen in Dungeon Fighter, told in the past tense.

`hero`, `foe`, `gear` and `face` are cards, `room` is a room of the dungeon, `die` and `colour` are
numbers of `state.COLOURS` or WHITE. `cause` names what brought something about.
"""

# ruff: noqa: F403  (every event is to be had from here, without a list of all of them)

from undercroft.games.dungeon_fighter.events.abilities import *
from undercroft.games.dungeon_fighter.events.base import FighterEvent as FighterEvent
from undercroft.games.dungeon_fighter.events.base import SeatEvent as SeatEvent
from undercroft.games.dungeon_fighter.events.ending import *
from undercroft.games.dungeon_fighter.events.ending_turn import *
from undercroft.games.dungeon_fighter.events.moving import *
from undercroft.games.dungeon_fighter.events.setting_up import *
from undercroft.games.dungeon_fighter.events.suffering import *
from undercroft.games.dungeon_fighter.events.throws import *


def _all(kind: type[FighterEvent]) -> list[type[FighterEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


EVENTS = tuple(kind for kind in _all(FighterEvent) if kind is not SeatEvent)
