"""Move: walking, searching for secret doors, Teleport instead of a walk. [DG-MOVE-01]"""

from collections.abc import Iterable
from typing import Any

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.box.board import Walk
from undercroft.games.dungeon.deeds import passable, ready, spend
from undercroft.games.dungeon.looking import look, look_options
from undercroft.games.dungeon.magic import refill, refill_options, teleport, travel_options
from undercroft.games.dungeon.options import MOVE, SEARCH, STAY, USE, Cast, Look, Move, Search
from undercroft.games.dungeon.state import DungeonState, Hero

SECOND_SEARCH = 2
"""What a later attempt adds to the range. [DG-DOOR-05] [DG-RULING-14]"""


def move(g: DungeonState, hero: Hero) -> Script[None]:
    """A hero walks up to the allowance, or stays. [DG-MOVE-01] [DG-RULING-09]"""
    yield from count_steps(g, hero)
    g.moving = True
    while g.moving:
        options = move_options(g, hero)
        choice: Any = yield Choose(hero.seat, options, "DG-MOVE-01")
        if choice is STAY:
            g.moving = False
        elif isinstance(choice, Move):
            walk_to(g, hero, choice.place)
        elif isinstance(choice, Search):
            yield from search(g, hero, choice.door)
        elif isinstance(choice, Look):
            yield from look(g, hero, choice.place)
        elif isinstance(choice, Cast):
            yield from travel(g, hero, choice.spell)
        else:
            yield from prepare(g, hero, choice.deed)


def count_steps(g: DungeonState, hero: Hero) -> Script[None]:
    """The spaces of this move; some roll for them. [DG-MOVE-03] [DG-RULING-12]"""
    traits = g.printed.traits(hero.card)
    g.steps = traits.move
    if traits.move_dice:
        faces: bytes = yield Roll(traits.move_dice, D6, "DG-RULING-12")
        g.steps += faces[0] + 1
        g.outbox.append(ev.StepsRolled(hero.card, g.steps, why="DG-MOVE-03"))


def stops(g: DungeonState) -> int:
    """The set of spaces where a move ends. [DG-RULING-10] [DG-ACTIONCARD-03]"""
    return stops_among(g, range(len(g.sites)))


def stops_among(g: DungeonState, sites: Iterable[int]) -> int:
    """The set of spaces where a move ends, of some rooms and chambers and all monsters."""
    kinds, sneaking, found = g.board.kinds, g.sneaking, 0
    for number in sites:
        site = g.sites[number]
        if not site.cleared and not (sneaking and kinds[site.place] == "chamber"):
            found |= 1 << site.place
    for monster in g.monsters:
        if not sneaking or not monster.number:
            found |= 1 << monster.place
    return found


def reach(g: DungeonState, hero: Hero) -> Walk:
    """Where a hero can go with the steps that are left. [DG-MOVE-01]"""
    board, place, steps = g.board, hero.place, g.steps
    near = stops_among(g, board.sites_near(place, steps))
    return board.walk(place, steps, passable(g, hero), near)


def move_options(g: DungeonState, hero: Hero) -> list[Option]:
    """Stay, walk, search, look, or use what works in a move."""
    options: list[Option] = [STAY]
    if g.steps:
        options += [MOVE[place] for place in reach(g, hero).costs]
    if not g.searched:
        options += search_options(g, hero)
    if not g.moved:
        options += travel_options(g, hero)
        options += [USE[deed] for deed in ready(g, hero, "strides")]
        if not g.sneaking:
            options += [USE[deed] for deed in ready(g, hero, "sneaks")]
    options += look_options(g, hero)
    options += refill_options(g, hero)
    return options


def walk_to(g: DungeonState, hero: Hero, place: int) -> None:
    """A hero walks the shortest way; what stops there ends the move. [DG-RULING-10]

    Without a step left there is still the search next to a secret door. [DG-RULING-13]
    """
    walk = reach(g, hero)
    g.steps -= walk.costs[place]
    hero.came, hero.place = walk.came[place], place
    g.moved = g.entered = True
    sites = g.board.sites
    here = (sites[place],) if place in sites else ()
    goes_on = g.steps > 0 or bool(not g.searched and search_options(g, hero))
    g.moving = goes_on and not stops_among(g, here) >> place & 1
    g.outbox.append(ev.HeroMoved(hero.card, place, g.level_of(place), why="DG-MOVE-01"))


def search_options(g: DungeonState, hero: Hero) -> list[Option]:
    """Secret doors next to a hero that are still to be found. [DG-RULING-13]"""
    doors = g.board.searchable[hero.place]
    if not doors:
        return []
    known = passable(g, hero)
    return [SEARCH[door] for door in doors if not known >> door & 1]


def search(g: DungeonState, hero: Hero, door: int) -> Script[None]:
    """A low die finds the door; a failure ends Move, and helps later. [DG-DOOR-02] [DG-DOOR-07]

    A search is part of Move: it is no longer the start of it. [DG-RULING-13]
    """
    g.searched = g.moved = True
    faces: bytes = yield Roll(g.printed.traits(hero.card).search_dice, D6, "DG-DOOR-02")
    dice = " ".join(str(face + 1) for face in faces)
    if min(faces) + 1 <= search_range(g, hero, door):
        hero.doors |= 1 << door
        g.outbox.append(ev.SecretDoorFound(hero.card, hero.seat, dice, why="DG-RULING-15"))
        return
    hero.tried |= 1 << door
    g.moving = False
    g.outbox.append(ev.SecretDoorMissed(hero.card, dice, why="DG-RULING-13"))


def search_range(g: DungeonState, hero: Hero, door: int) -> int:
    """The highest die that finds a door. [DG-DOOR-03] [DG-DOOR-05] [DG-RULING-14]"""
    again = SECOND_SEARCH if hero.tried >> door & 1 else 0
    reach: int = g.printed.traits(hero.card).search
    return reach + again


def travel(g: DungeonState, hero: Hero, spell: int) -> Script[None]:
    """Teleport replaces Move. [DG-TELEPORT-01]"""
    yield from teleport(g, hero, spell, "DG-TELEPORT-01")
    g.moved = g.entered = True
    g.moving = False
    g.steps = 0


def prepare(g: DungeonState, hero: Hero, deed: int) -> Script[None]:
    """Cards and abilities of the start of Move, and the Spellbook. [DG-ACTIONCARD-11]"""
    card = g.printed.deed(deed)
    if card.refills:
        yield from refill(g, hero, deed)
        return
    spend(g, hero, deed, "DG-ACTIONCARD-11" if card.strides else "DG-ACTIONCARD-03")
    g.steps += card.strides
    g.sneaking = g.sneaking or card.sneaks
