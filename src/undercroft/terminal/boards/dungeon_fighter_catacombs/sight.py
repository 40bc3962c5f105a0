"""What somebody sees of a table of the Catacombs: the view, the printed matter, words for both.

It reads no state: all numbers come with the view.
"""

from typing import Any

from undercroft.content import BOXES
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.printed import Ability, Foe, RoomCard
from undercroft.games.dungeon_fighter_catacombs.state import DICE, NOTHING
from undercroft.telling import Teller

ACTIVE, LEADER, SCAR, HEART, LOST, FULL, EMPTY = "▶♛✗♥♡█░"
STYLES = ("bright_red", "bright_green", "bright_blue", "bright_white", "cyan", "cyan")
"""Of the dice by their numbers; their names are written besides."""
ROOM_NUMBERS = (
    *(("gold", "gold"), ("dice", "bonus-die"), ("heal", "heal")),
    *(("equipment", "equipment"), ("advantage", "advantage")),
)


class Sight:
    """A view with its cards and words."""

    def __init__(self, view: dict[str, Any], teller: Teller) -> None:
        self.view = view
        self.teller = teller
        self.words = teller.words
        self.box: Box = BOXES[view["box"]]
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.fight: dict[str, Any] | None = view["fight"]

    def say(self, text: str, **facts: object) -> str:
        """A text of the board."""
        return self.words.say(f"board-{text}", **facts)

    def labelled(self, label: str, value: str) -> str:
        """A thing and what is said of it."""
        return self.words.say("labelled", label=label, value=value)

    def name(self, card: int) -> str:
        return self.words.name(self.box.names[card])

    def hero(self, who: int) -> str:
        """A Hero's name, or that of the seat before there is one."""
        card = self.heroes[who]["card"]
        return self.teller.seat(self.heroes[who]["seat"]) if card == NOTHING else self.name(card)

    def die(self, die: int) -> str:
        return self.words.name(f"die-{DICE[die]}")

    def throws(self, conditions: list[str] | tuple[str, ...]) -> str:
        """Specific Throws by their names."""
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

    def brought(self, card: Foe | RoomCard) -> list[str]:
        """Modifiers, Template and die that a card brings along, by name and in a sentence."""
        ids = [f"condition-{each}" for each in card.modifiers]
        ids += [f"template-{card.template}"] if card.template else []
        ids += [f"die-{card.die}"] if card.die else []
        return ids

    def room(self, card: int) -> str:
        """What a Dungeon card does, in a line."""
        room = self.box.room(card)
        told = [self.say("icons", count=room.icons)]
        for field, text in ROOM_NUMBERS:
            if count := getattr(room, field):
                told.append(self.say(f"room-{text}", count=count))
        told += [self.throws(room.throws)] if room.throws else []
        told += [self.words.name(each) for each in self.brought(room)]
        return " · ".join(told)

    def gear(self, card: int) -> str:
        """What a card of Equipment does, in one sentence."""
        gear = self.box.gear(card)
        if gear.kind == "weapon":
            throws = self.throws(gear.throws)
            return self.say("weapon", throws=throws, times=gear.times, bonus=gear.bonus)
        facts = {
            "value": gear.value,
            "die": self.words.name(f"die-{gear.die}") if gear.die else "",
            "template": self.words.name(f"template-{gear.template}") if gear.template else "",
        }
        does = self.words.note(f"effect-{gear.effect}", "text", **facts) or ""
        if gear.kind == "armour" and not gear.once:
            return does
        often = "each-combat" if gear.kind == "relic" and not gear.once else "once"
        return f"{does} {self.say(often)}"
