"""What can happen in the Catacombs, told in the past tense.

`who` is a Hero and `seat` his player (one player may run two); `target` is the seat and `whom` the
Hero upon whom something falls that another did. `foe`, `gear` and `room` are cards, `die` is a
number of `state.DICE`, `colour` one of the coloured dice. `cause` names what brought it about.
"""

# ruff: noqa: F403  (every event is to be had from here, without a list of all of them)

from undercroft.games.dungeon_fighter_catacombs.events.abilities import *
from undercroft.games.dungeon_fighter_catacombs.events.base import CatacombsEvent as CatacombsEvent
from undercroft.games.dungeon_fighter_catacombs.events.base import HeroEvent as HeroEvent
from undercroft.games.dungeon_fighter_catacombs.events.ending import *
from undercroft.games.dungeon_fighter_catacombs.events.exploring import *
from undercroft.games.dungeon_fighter_catacombs.events.first_box import *
from undercroft.games.dungeon_fighter_catacombs.events.resting import *
from undercroft.games.dungeon_fighter_catacombs.events.retreating import *
from undercroft.games.dungeon_fighter_catacombs.events.setting_up import *
from undercroft.games.dungeon_fighter_catacombs.events.shop import *
from undercroft.games.dungeon_fighter_catacombs.events.suffering import *
from undercroft.games.dungeon_fighter_catacombs.events.templates import *
from undercroft.games.dungeon_fighter_catacombs.events.throws import *


def _all(kind: type[CatacombsEvent]) -> list[type[CatacombsEvent]]:
    found = []
    for sub in kind.__subclasses__():
        found += [sub, *_all(sub)]
    return found


EVENTS = tuple(kind for kind in _all(CatacombsEvent) if kind is not HeroEvent)
