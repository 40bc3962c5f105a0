"""What somebody sees of a table of Dungeon Fighter: the view, the printed matter, words for both.

It reads no state: all numbers come with the view.
"""

from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon_fighter.box import Box
from undercroft.games.dungeon_fighter.printed import COLOURS, Ability, Foe, Room
from undercroft.games.dungeon_fighter.state import NOWHERE
from undercroft.telling import Teller

ACTIVE, LEADER, SCAR, HEART, LOST, FULL, EMPTY = "▶♛✗♥♡█░"
STYLES = ("bright_red", "bright_blue", "bright_green", "bright_white")
"""Of the three Hero dice and a Bonus die; their names are written besides."""
BOSS_LEVEL = 3


class Sight:
    """A view with its cards and words."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.words = teller.words
        self.box: Box = BOXES[view["box"]]
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.fight: dict[str, Any] | None = view["fight"]
        self.room = self._room()
        """The room where the Party is; none outside and before the Boss."""

    def _room(self) -> Room | None:
        level, room = self.view["level"], self.view["room"]
        if room == NOWHERE or level >= BOSS_LEVEL:
            return None
        return self.box.room(self.view["faces"][level], room)

    def say(self, text: str, **facts: object) -> str:
        """A text of the board."""
        return self.words.say(f"board-{text}", **facts)

    def labelled(self, label: str, value: str) -> str:
        """A thing and what is said of it."""
        return self.words.say("labelled", label=label, value=value)

    def name(self, card: int) -> str:
        return self.words.name(self.box.names[card])

    def die(self, die: int) -> str:
        """A die by its colour."""
        return self.words.name(f"die-{(*COLOURS, 'white')[die]}")

    def throws(self, conditions: list[str] | tuple[str, ...]) -> str:
        """Special throws by their names."""
        return " + ".join(self.words.name(f"condition-{each}") for each in conditions)

    def ability(self, ability: Ability) -> tuple[str, str]:
        """The name of an ability, and what it does."""
        foe = self.words.name(f"type-{ability.foe}") if ability.foe else ""
        text = f"ability-{ability.kind}"
        does = self.words.note(text, "text", value=ability.value, foe=foe)
        return self.words.name(text), does or ""

    def power(self, foe: Foe) -> tuple[str, str]:
        """What a monster does besides, by name and in a sentence."""
        text = f"power-{foe.ability}"
        colours = ", ".join(self.words.name(f"die-{each}") for each in foe.banned)
        does = self.words.note(text, "text", value=foe.value, colours=colours)
        return self.words.name(text), does or ""

    def gear(self, card: int) -> str:
        """What a card of Equipment does, in one sentence."""
        gear = self.box.gear(card)
        if gear.kind == "weapon":
            throws = self.throws(gear.throws)
            does = self.say("weapon", throws=throws, times=gear.times, bonus=gear.bonus)
        else:
            does = self.words.note(f"effect-{gear.effect}", "text", value=gear.value) or ""
        return f"{does} {self.say('once')}" if gear.once else does
