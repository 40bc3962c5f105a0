"""Laying tiles: the pile, the orientation, the content. [DR-TILE-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.asks import Draw
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run import geometry
from undercroft.games.dungeon_run.effects import Redraw, Uncursed
from undercroft.games.dungeon_run.encounters import draw_encounter
from undercroft.games.dungeon_run.options import LAY, PUT_ASIDE, LayTile
from undercroft.games.dungeon_run.parts import names
from undercroft.games.dungeon_run.rolls import roll_dice, roll_one
from undercroft.games.dungeon_run.state import (
    NOTHING,
    OPEN,
    WALL,
    Hero,
    Laying,
    RunState,
    Tile,
)
from undercroft.games.dungeon_run.traits import mark_used, traits, working


def cells(g: RunState) -> dict[geometry.Cell, int]:
    """The dungeon as geometry sees it."""
    return {(tile.x, tile.y): tile.exits for tile in g.tiles}


def draw_tile(g: RunState) -> Script[int]:
    """The next tile of the pile, of which nobody knows the order and make-up. [DR-SETUP-09]"""
    known, standard = len(g.put_back), g.standard_left
    slot: int = yield Draw(range(g.tiles_left), "DR-MOVE-04")
    g.tiles_left -= 1
    if slot < known:
        return g.put_back.pop(slot)
    if slot < known + standard:
        g.standard_left -= 1
        pool = g.standard
    else:
        g.special_left -= 1
        pool = g.special
    tile: int = yield Draw(pool, "DR-SETUP-08")
    pool.remove(tile)
    return tile


def explore(g: RunState, hero: Hero, side: int) -> Script[int]:
    """A tile is drawn and laid beyond an exit; says where, or nothing. [DR-MOVE-04] [DR-TILE-07]

    The last one brings the Lair. [DR-LAIR-01]
    """
    cell = cell_beyond(g, hero.place, side)
    aside: list[int] = []
    place = NOTHING
    g.stirred = True
    while g.tiles_left and place == NOTHING:
        tile = yield from draw_tile(g)
        turns = legal_turns(g, cell, tile)
        if turns:
            g.laying = Laying(tile, *cell)
            place = yield from lay_or_redraw(g, hero, side, turns)
            g.laying = None
        if place == NOTHING:
            aside.append(tile)
            if not turns:
                g.outbox.append(ev.TilePutAside(hero.seat, tile, why="DR-TILE-05"))
    put_back(g, aside)
    if place == NOTHING:
        g.outbox.append(ev.NoTileFitted(hero.seat, why="DR-TILE-07"))
    return place


def cell_beyond(g: RunState, place: int, side: int) -> geometry.Cell:
    """The cell beyond a side of a laid tile."""
    here = g.tiles[place]
    return geometry.beyond((here.x, here.y), side)


def legal_turns(g: RunState, cell: geometry.Cell, tile: int) -> list[int]:
    """The orientations that block no exit and close no dungeon. [DR-TILE-03] [DR-RULING-04]"""
    return geometry.legal_turns(cells(g), cell, g.printed.exits[tile], g.lair == NOTHING)


def lay_or_redraw(g: RunState, hero: Hero, side: int, turns: list[int]) -> Script[int]:
    """The hero turns the tile and lays it; only a card lets him refuse it. [DR-TILE-09]"""
    assert g.laying is not None
    tile, cell = g.laying.tile, (g.laying.x, g.laying.y)
    options: list[Option] = [LAY[turn] for turn in turns]
    redraws = working(g, hero, Redraw) if g.tiles_left else []
    if redraws:
        options.append(PUT_ASIDE)
    g.outbox.append(ev.TileDrawn(hero.seat, tile, hero.place, side, why="DR-MOVE-04"))
    choice: Option = yield Choose(hero.seat, options, "DR-TILE-02")
    if not isinstance(choice, LayTile):
        card, redraw = redraws[0]
        mark_used(hero, card, redraw)
        by = names(g, [card])
        g.outbox.append(ev.TilePutAside(hero.seat, tile, by, why="DR-TILE-09"))
        return NOTHING
    cursed = g.cursed
    place = lay(g, cell, tile, choice.turns)
    g.outbox.append(ev.TileLaid(hero.seat, place, why="DR-TILE-02"))
    for other in g.living():
        if other.place in g.cursed and other.place not in cursed:
            tell_curse(g, other)
    return place


def tell_curse(g: RunState, hero: Hero) -> None:
    """A hero's abilities go off, or work again, or work all the same. [DR-SPECIAL-03]"""
    lamps = [card for card, _, _ in traits(g, hero).get(Uncursed, ())]
    cursed = hero.place in g.cursed
    if lamps and cursed:
        by = names(g, lamps)
        g.outbox.append(ev.TraitWorked(hero.seat, "uncursed", by, why="DR-SPECIAL-03"))
    elif cursed:
        g.outbox.append(ev.CurseFell(hero.seat, why="DR-SPECIAL-03"))
    elif not lamps:
        g.outbox.append(ev.CurseLifted(hero.seat, why="DR-RULING-18"))


def put_back(g: RunState, aside: list[int]) -> None:
    """Tiles put aside rejoin the pile, which is shuffled. [DR-TILE-08] [DR-RULING-07]"""
    g.put_back.extend(aside)
    g.put_back.sort()
    g.tiles_left += len(aside)


def lay(g: RunState, cell: geometry.Cell, tile: int, turns: int) -> int:
    """A tile lies in its cell, joined to its neighbours. [DR-TERM-01]"""
    x, y = cell
    exits = geometry.turned(g.printed.exits[tile], turns)
    place = len(g.tiles)
    at = {(other.x, other.y): number for number, other in enumerate(g.tiles)}
    near = []
    for side in range(4):
        neighbour = at.get(geometry.beyond(cell, side), OPEN)
        near.append(neighbour if exits >> side & 1 else WALL)
        if near[-1] >= 0:
            g.tiles[neighbour].near[geometry.opposite(side)] = place
    g.tiles.append(Tile(tile, x, y, turns, exits, near))
    g.cursed = [place for place in range(len(g.tiles)) if is_cursed(g, place)]
    return place


def is_cursed(g: RunState, place: int) -> bool:
    """Whether hero abilities are off on a tile. [DR-SPECIAL-03]"""
    printed, laid = g.printed.tiles, g.tiles
    around = (place, *(near for near in laid[place].near if near >= 0))
    return any(printed[laid[near].tile].curse for near in around)


def roll_content(g: RunState, hero: Hero, place: int) -> Script[None]:
    """A standard tile that was laid may hold a treasure, an encounter or both. [DR-TILE-11]"""
    tile = g.printed.tiles[g.tiles[place].tile]
    face = yield from roll_one(g, hero, "content", "DR-TILE-11")
    g.effort = None
    if face in tile.treasure and g.treasures_left:
        g.treasures_left -= 1
        g.tiles[place].hidden += 1
        g.outbox.append(ev.TreasureLaid(place, why="DR-TILE-12"))
    if face in tile.encounter:
        yield from draw_encounter(g, hero, place)


def roll_den(g: RunState, hero: Hero, place: int) -> Script[None]:
    """Who enters a den rolls for an encounter. [DR-SPECIAL-04] [DR-RULING-16]"""
    dice = yield from roll_dice(g, hero, "DR-SPECIAL-04")
    if dice[0] in g.printed.tiles[g.tiles[place].tile].encounter:
        yield from draw_encounter(g, hero, place)
