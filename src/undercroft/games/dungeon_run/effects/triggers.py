"""Acts that are done when something happens, or as an action."""

from typing import Literal

from undercroft.games.dungeon_run.effects.acts import AnyAct
from undercroft.games.dungeon_run.effects.conditions import Effect

Event = Literal[
    "kill",
    "disarm",
    "assist",
    "search",
    "explore",
    "move",
    "escape",
    "advance",
    "turn",
    "stand",
    "duel-win",
    "summon",
    "sabotaged",
    "reveal",
    "wounds",
    "death",
]
"""For heroes: he killed a monster, disarmed a trap, gave an assist that was used, searched, laid a
tile, took a Move, escaped, advanced, began his turn, stood up, wounded a hero in a duel without
being wounded, summoned a monster, sabotaged an action that failed. For monsters: it was drawn, its
attack wounded a hero, it was killed."""


class On(Effect, frozen=True, kw_only=True, tag="on"):
    """When this happens, the acts are done, in order; `may` lets the hero decline."""

    event: Event
    acts: tuple[AnyAct, ...]
    may: bool = False


class Action(Effect, frozen=True, kw_only=True, tag="action"):
    """A special action of the hero's turn, or a free one."""

    acts: tuple[AnyAct, ...]
    free: bool = False


TriggerEffect = On | Action
