"""Effects: what a card can do, as data. TIMING.md says when each is looked at.

An effect names its verb in `do` and its conditions in plain fields; all conditions must hold. The
rules ask for effects at their timing points and never for a card.
"""

# ruff: noqa: F403, F405  (every effect is to be had from here, without a list of all of them)

from undercroft.games.dungeon_run.effects.acts import *
from undercroft.games.dungeon_run.effects.conditions import *
from undercroft.games.dungeon_run.effects.damage import *
from undercroft.games.dungeon_run.effects.goods import *
from undercroft.games.dungeon_run.effects.monsters import *
from undercroft.games.dungeon_run.effects.moves import *
from undercroft.games.dungeon_run.effects.rolls import *
from undercroft.games.dungeon_run.effects.triggers import *

AnyEffect = RollEffect | DamageEffect | MoveEffect | GoodsEffect | MonsterEffect | TriggerEffect
