"""Where the conformance kit starts beside new games: what random play seldom lives to see."""

from collections.abc import Callable
from typing import Any

from tests.games.dungeon_fighter.situations import BLUE, GREEN, RED, SHIPPED, Player, hero, table
from undercroft.engine import Table

FACES = ("wine-cellars", "kitchens", "head-office")
SHOP, VAULT = 5, 4
"""Rooms of the first of these faces."""


def start(*players: Player, **more: Any) -> Table:
    """A table of the shipped game, without a card that is made for tests."""
    cards = {face.id: face for face in SHIPPED.box.printed.faces}
    return table(*players, faces=[cards[name] for name in FACES], **more)


def before_the_boss() -> Table:
    """A Boss who hits everybody, and Heroes with something for every window."""
    return start(
        hero("torm", life=6, gear=["helm-of-bravery", "dragons-breath"]),
        hero("randolph", life=5, gear=["lukewarm-potion", "pepper-grenade"]),
        hero("granny-wallop", gear=["vanishing-cream", "hedgehog-waistcoat"]),
        hero("bolgrim", gear=["shield-of-sarcasm", "saucepan-breastplate"]),
        boss="kevin-acting-dark-lord",
        life=12,
        dice=6,
    )


def on_the_way_to_the_boss() -> Table:
    """The last room is almost won."""
    return start(
        hero("melody", scars=[RED], charmed=["common-goblin"]),
        hero("bolgrim", scars=[GREEN, RED], life=1),
        foe="the-queue",
        life=3,
        level=2,
        at=last_room(),
        dice=9,
        tower=(0, 0, 0, 1),
    )


def last_room() -> int:
    """A room from which the last face is left."""
    box = SHIPPED.box
    return min(box.routes_of(box.number(f"face-{FACES[2]}")).exits)


def before_a_shop() -> Table:
    """Gold, wounds, a theft, a faint, and a third scar to come."""
    return start(
        hero("goldfinga", life=4, gear=["helm-of-bravery", "dragons-breath"]),
        hero("sir-rustalot", life=0, fainted=True, scars=[BLUE], gear=["hedgehog-waistcoat"]),
        hero("torm", life=0, fainted=True, scars=[BLUE, RED], gear=["spiked-corset"]),
        hero("randolph", life=2, gear=["group-hug"]),
        foe="common-goblin",
        life=1,
        at=SHOP,
        fight={"thefts": 1, "white": 1, "spent": [RED]},
        gold=12,
        leader=2,
        dice=8,
    )


def before_a_collector() -> Table:
    """A monster that breaks things, and cards against it."""
    return start(
        hero("granny-wallop", gear=["very-large-barrel", "lukewarm-potion"], charmed=["teddy"]),
        hero("aelindel", life=5, gear=["four-leaf-cabbage", "dragons-breath"]),
        hero("randolph", life=3, gear=["bottled-bad-mood", "unicorn-tears"]),
        foe="three-headed-poodle",
        at=VAULT,
        dice=3,
    )


STARTS: dict[str, Callable[[], Table]] = {
    "before the boss": before_the_boss,
    "on the way to the boss": on_the_way_to_the_boss,
    "before a shop": before_a_shop,
    "before a collector": before_a_collector,
}
