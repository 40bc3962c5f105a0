"""What awaits a hero, or a monster, on a tile or beyond an exit."""

from undercroft.engine import Prospect
from undercroft.engine.odds import at_least
from undercroft.games.dungeon_run import geometry
from undercroft.games.dungeon_run.cards import BRAWN, SKILL, TileCard
from undercroft.games.dungeon_run.effects import Uncursed
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.forecasts.reckoning import (
    SIDES,
    counted,
    life_left,
    roll_needs,
    softened,
)
from undercroft.games.dungeon_run.moving import FALL, LEAP, sure_cards
from undercroft.games.dungeon_run.rolls import SUCCESS, count_dice
from undercroft.games.dungeon_run.state import NOTHING, Effort, Hero, RunState
from undercroft.games.dungeon_run.tiles import cells
from undercroft.games.dungeon_run.traits import life_of, traits


def expect_way(g: RunState, hero: Hero, side: int, *, gated: bool = True) -> list[Prospect]:
    """What an exit leads to, and the gate before it."""
    gate = expect_gate(g, hero) if gated else []
    place = g.tile_of(hero).near[side]
    if place < 0:
        return [*gate, ex.NewTile(g.tiles_left)]
    return [*gate, ex.KnownTile(place), *expect_arrival(g, hero, place)]


def expect_gate(g: RunState, hero: Hero) -> list[Prospect]:
    """The roll that lifts a portcullis. [DR-SPECIAL-13] [DR-SPECIAL-15]"""
    if not g.printed.tiles[g.tile_of(hero).tile].gate or sure_cards(g, hero, "gate"):
        return []
    effort = Effort(hero.seat, "gate", rating=BRAWN)
    dice = count_dice(g, effort, hero, BRAWN)
    expected = roll_needs(g, hero, effort, dice, SUCCESS, 1)
    return expected + else_wounds(g, hero, 1)


def else_wounds(g: RunState, hero: Hero, wounds: int) -> list[Prospect]:
    """The wounds that a special tile gives where a roll fails."""
    wounds = softened(g, hero, wounds, "tiles")
    return [ex.ElseWounds(hero.seat, wounds)] if wounds else []


def expect_arrival(g: RunState, hero: Hero, place: int) -> list[Prospect]:
    """What a hero meets who enters a laid tile."""
    card = g.printed.tiles[g.tiles[place].tile]
    return [
        *expect_entry(g, hero, card),
        *inhabitants(g, place, besides=hero.seat),
        *things(g, place),
        *expect_curse(g, hero, place),
    ]


def expect_entry(g: RunState, hero: Hero, card: TileCard) -> list[Prospect]:
    """The roll that a special tile asks for at each entry. [DR-SPECIAL-01] [DR-SPECIAL-18]"""
    if card.bridge and not sure_cards(g, hero, "bridge"):
        effort = Effort(hero.seat, "bridge", rating=SKILL)
        ones = counted(g, hero, "bridge", SKILL).count(1)
        dice = count_dice(g, effort, hero, SKILL)
        chance = at_least(dice, dice, ones, SIDES)
        wounds = softened(g, hero, FALL, "tiles")
        return [ex.FallRisk(hero.seat, wounds, chance)] if chance and wounds else []
    if card.channel and not sure_cards(g, hero, "channel"):
        rating = leaping_rating(g, hero)
        effort = Effort(hero.seat, "channel", rating=rating)
        dice = count_dice(g, effort, hero, rating)
        return roll_needs(g, hero, effort, dice, SUCCESS, LEAP) + else_wounds(g, hero, 1)
    return []


def leaping_rating(g: RunState, hero: Hero) -> int:
    """The rating with which a hero leaps best. [DR-SPECIAL-19]"""
    if g.printed.hero(hero.card).training != "talent":
        return BRAWN
    effort = Effort(hero.seat, "channel")
    return max((BRAWN, SKILL), key=lambda rating: count_dice(g, effort, hero, rating))


def inhabitants(g: RunState, place: int, besides: int = NOTHING) -> list[Prospect]:
    """The monster, the stranger and the heroes on a tile."""
    tile = g.tiles[place]
    found: list[Prospect] = []
    if tile.monster is not None:
        found.append(ex.MonsterThere(tile.monster.card, life_left(g, tile.monster)))
    if tile.stranger != NOTHING:
        found.append(ex.StrangerThere(tile.stranger))
    there = [hero for hero in g.heroes if hero.place == place and hero.alive]
    return found + [ex.HeroThere(hero.seat) for hero in there if hero.seat != besides]


def things(g: RunState, place: int) -> list[Prospect]:
    """What lies on a tile."""
    tile = g.tiles[place]
    if not tile.items and not tile.hidden:
        return []
    return [ex.ThingsThere(len(tile.items), tile.hidden)]


def expect_curse(g: RunState, hero: Hero, place: int) -> list[Prospect]:
    """Whether a hero's abilities, which work now, would be off there. [DR-SPECIAL-03]"""
    goes_off = place in g.cursed and hero.place not in g.cursed
    return [ex.CurseThere(hero.seat)] if goes_off and Uncursed not in traits(g, hero) else []


def expect_laying(g: RunState, turns: int) -> list[Prospect]:
    """Where the exits of a tile lead that is about to be laid so. [DR-TILE-02]"""
    laying = g.laying
    if laying is None:
        return []
    cell, laid = (laying.x, laying.y), cells(g)
    exits = geometry.turned(g.printed.exits[laying.tile], turns)
    joined = len(geometry.neighbours(laid, cell, exits))
    return [ex.ExitsOpen(joined, exits.bit_count() - joined)]


def expect_roaming(g: RunState, place: int) -> list[Prospect]:
    """Whom a monster would meet on a tile."""
    return inhabitants(g, place)


def expect_target(g: RunState, seat: int) -> list[Prospect]:
    """How much a hero can still take whom something is done to."""
    hero = g.heroes[seat]
    return [ex.LifeLeft(seat, max(0, life_of(g, hero) - hero.wounds))]
