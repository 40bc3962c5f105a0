"""Where the conformance kit starts beside new games: secrets are at stake, which is rare else."""

from collections.abc import Callable

from tests.games.dungeon_run.situations import BOX, ENTRANCE, Spot, cards, hero, table
from undercroft.engine import Table
from undercroft.engine.piles import Pile
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run.state import Hero, Kept

SECRET = [
    ["treasure-feud-sword", "treasure-robe-of-ash", "treasure-ember-wand"],
    ["treasure-lonely-needle", "treasure-miners-helm", "treasure-hex-doll"],
    ["treasure-bonecracker-mace", "treasure-mirror-buckler", "treasure-shadow-cloak"],
]
WON = [
    ["monster-slime", "monster-stone-golem"],
    ["monster-kravlas-cultist", "monster-goblin-cutpurse"],
    ["monster-king-ulvar", "trap-dart-wall"],
]


def hunters() -> list[Hero]:
    """Three heroes with treasures that only they have seen, and prizes that two of them traded."""
    heroes = [hero("kessa", place=1), hero("corvan", place=1), hero("ragg", place=1)]
    for seat, one in enumerate(heroes):
        mine = seat_set([seat])
        one.treasures = [Kept(number, mine, False) for number in cards(*SECRET[seat])]
        both = mine | seat_set([(seat + 1) % 2])
        one.encounters = [Kept(number, both) for number in cards(*WON[seat])]
    return heroes


def gathering(spot: Spot, **more: object) -> Table:
    """The hunters on one tile, before the turn of the first."""
    heroes = hunters()
    held = {kept.card for one in heroes for kept in (*one.treasures, *one.encounters)}
    at = table(*heroes, dungeon=[ENTRANCE, spot, Spot()], begun=False)
    g = at.game.unpack(at.base)
    g.treasures = Pile([number for number in BOX.treasures if number not in held])
    g.encounters = Pile([number for number in BOX.encounters if number not in held])
    g.treasures_left = len(g.treasures)
    for name, value in more.items():
        setattr(g, name, value)
    return Table.from_checkpoint(at.game, at.seats, at.game.pack(g), at.source)


def beaten() -> Table:
    """One blow from a knock-out, which costs an item."""
    spot = Spot(monster="monster-king-ulvar", stranger="")
    heroes = hunters()
    for seat, one in enumerate(heroes):
        one.seat, one.wounds = seat, 4
    return gathering(spot, heroes=heroes)


STARTS: dict[str, Callable[[], Table]] = {
    "traders": lambda: gathering(Spot()),
    "at the well": lambda: gathering(Spot("well")),
    "lantern bearer": lambda: gathering(Spot(stranger="stranger-lantern-bearer")),
    "beaten": beaten,
}
