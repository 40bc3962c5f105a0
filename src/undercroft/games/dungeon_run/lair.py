"""The Boss Lair comes into play when the pile is done. [DR-LAIR-01]"""

from undercroft.engine import Choose, Script
from undercroft.engine.piles import draw
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run import geometry
from undercroft.games.dungeon_run.encounters import put_monster
from undercroft.games.dungeon_run.options import (
    LAY,
    PICK_TILE,
    PLACE_LAIR,
    LayTile,
    PickTile,
    PlaceLair,
)
from undercroft.games.dungeon_run.state import NOTHING, Laying, RunState
from undercroft.games.dungeon_run.tiles import cell_beyond, cells, lay


def check_lair(g: RunState) -> Script[None]:
    """After an action: is the pile done, or can nothing more be laid? [DR-LAIR-01]

    Only while the Lair is not there. [DR-RULING-04] [DR-RULING-05]
    """
    if not g.stirred:
        return
    g.stirred = False
    if g.lair != NOTHING:
        return
    if g.tiles_left and geometry.can_grow(cells(g), possible_exits(g)):
        return
    if g.tiles_left:
        g.outbox.append(ev.PileAbandoned(g.tiles_left, why="DR-RULING-05"))
        abandon_pile(g)
    yield from place_lair(g)


def possible_exits(g: RunState) -> list[int]:
    """The exits of every tile that may still be in the pile."""
    tiles = list(g.put_back)
    if g.standard_left:
        tiles += g.standard
    if g.special_left:
        tiles += g.special
    return [g.printed.exits[tile] for tile in tiles]


def abandon_pile(g: RunState) -> None:
    """The rest of the pile leaves the game. [DR-RULING-05]"""
    g.tiles_left = g.standard_left = g.special_left = 0
    g.put_back.clear()


def place_lair(g: RunState) -> Script[None]:
    """The Lair goes to the farthest legal place, and the boss is turned up. [DR-LAIR-02]

    The other bosses are never seen. [DR-SETUP-04] [DR-HIDDEN-08] [DR-RULING-11]
    """
    box = g.printed
    at = {(tile.x, tile.y): place for place, tile in enumerate(g.tiles)}
    places = geometry.lair_places(cells(g), (0, 0), box.exits[box.lair])
    if places:
        sites = list(dict.fromkeys((at[cell], side) for cell, side, _ in places))
        options = [PLACE_LAIR[tile][side] for tile, side in sites]
        site: PlaceLair = yield Choose(g.first, options, "DR-LAIR-04")
        g.outbox.append(ev.LairSited(g.first, site.tile, site.side, why="DR-LAIR-04"))
        here = g.tiles[site.tile]
        turns = [
            LAY[turn]
            for cell, side, turn in places
            if cell == (here.x, here.y) and side == site.side
        ]
        cell = cell_beyond(g, site.tile, site.side)
        g.laying = Laying(box.lair, *cell)
        turn: LayTile = yield Choose(g.first, turns, "DR-RULING-10")
        g.laying = None
        g.lair = lay(g, cell, box.lair, turn.turns)
    else:
        g.lair = yield from find_site(g)
    boss = yield from draw(g.bosses, "DR-LAIR-05")
    g.bosses.pool.clear()
    g.boss_card = boss
    driven = g.tiles[g.lair].monster
    if driven is not None:
        g.discards.append(driven.card)
    put_monster(g, g.lair, boss)
    g.outbox.append(ev.LairPlaced(g.lair, boss, why="DR-LAIR-05"))


def find_site(g: RunState) -> Script[int]:
    """Else the boss comes to the farthest tile without a monster. [DR-RULING-11]"""
    steps = distances(g)
    places = range(len(g.tiles))
    free = [place for place in places if g.tiles[place].monster is None] or list(places)
    farthest = max(steps[place] for place in free)
    options = [PICK_TILE[place] for place in free if steps[place] == farthest]
    choice: PickTile = yield Choose(g.first, options, "DR-RULING-11")
    return choice.tile


def distances(g: RunState, start: int = 0) -> list[int]:
    """Steps from a tile to every tile, through exits. [DR-RULING-09]"""
    unknown = len(g.tiles)
    steps = [unknown] * len(g.tiles)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for near in g.tiles[place].near:
            if near >= 0 and steps[near] == unknown:
                steps[near] = steps[place] + 1
                reached.append(near)
    return steps
