"""What a hero can reckon before he acts: distances, chances, standing. It changes nothing."""

from msgspec.structs import replace

from undercroft.games.dungeon_run import geometry
from undercroft.games.dungeon_run.battle import defense_against, fierceness, needs_help
from undercroft.games.dungeon_run.cards import BRAWN, MAGIC
from undercroft.games.dungeon_run.effects import Only
from undercroft.games.dungeon_run.helping import helpers_near
from undercroft.games.dungeon_run.items import held_items
from undercroft.games.dungeon_run.lair import possible_exits
from undercroft.games.dungeon_run.rolls import count_dice
from undercroft.games.dungeon_run.state import NOTHING, OPEN, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.tiles import cells
from undercroft.games.dungeon_run.traits import is_concerned, life_of, of_monster

FAR = 99
TIRED = 20
"""The round from which a boss runs and hides no more, nor anybody from it: else it never ends."""


def best_rating(g: RunState, hero: Hero, monster: Monster | None = None) -> int:
    """The rating a hero fights with: the one that gives more dice."""
    if monster is not None and (only := of_monster(g, monster, Only, hero)):
        return BRAWN if only[0].of == "brawn" else MAGIC
    ratings = (BRAWN, MAGIC)
    return max(ratings, key=lambda rating: attack_dice(g, hero, rating, monster))


def attack_dice(g: RunState, hero: Hero, rating: int, monster: Monster | None = None) -> int:
    """The dice a hero would roll alone."""
    effort = Effort(hero.seat, "battle" if monster is not None else "duel")
    return count_dice(g, effort, hero, rating, monster)


def life_left(g: RunState, hero: Hero) -> int:
    return life_of(g, hero) - hero.wounds


def hits_expected(g: RunState, hero: Hero, monster: Monster, more: int = 0) -> float:
    """The hits a hero lands in one exchange, roughly, with so many dice more."""
    rating = best_rating(g, hero, monster)
    dice = attack_dice(g, hero, rating, monster) + more
    return dice * (7 - defense_against(g, hero, monster, rating)) / 6


def wounds_expected(g: RunState, hero: Hero, monster: Monster) -> float:
    """The hits a monster rolls in one exchange, roughly."""
    card = g.printed.monster(monster.card)
    dice = max(1, card.attack + fierceness(g, Effort(hero.seat, "battle"), hero, monster))
    return dice * len(card.power) / 6


def prospects(g: RunState, hero: Hero, monster: Monster, more: int = 0) -> float:
    """How far a hero's life outlasts a monster's: above 1 he should win."""
    left = g.printed.monster(monster.card).life - monster.wounds
    exchanges = left / max(0.2, hits_expected(g, hero, monster, more))
    taken = exchanges * 0.6 * wounds_expected(g, hero, monster)
    return life_left(g, hero) / max(0.3, taken)


def can_battle(g: RunState, hero: Hero, monster: Monster, place: int) -> bool:
    """Whether a hero could battle a monster on a tile: among glyphs he needs somebody to ask.

    [DR-SPECIAL-06]
    """
    there = replace(hero, place=place)
    if not needs_help(g, there, monster):
        return True
    return any(is_concerned(g, other, monster) for other in helpers_near(g, there))


def standing(g: RunState, hero: Hero) -> int:
    """How far a hero has come, for those who compare themselves."""
    return 2 * sum(hero.markers) + len(hero.abilities) + len(held_items(hero)) - hero.wounds // 2


def goals(g: RunState, hero: Hero) -> list[int]:
    """The tiles a hero would like to reach: exits to explore, else the boss or the Stone."""
    stone = g.printed.stone
    if (bearer := g.bearer()) is not None:
        return [0] if bearer is hero else [bearer.place]
    fallen = [place for place, tile in enumerate(g.tiles) if stone in tile.items]
    if fallen:
        return fallen
    unknown = unexplored(g)
    if unknown:
        return unknown
    return [place for place in range(len(g.tiles)) if is_boss_to_battle(g, hero, place)]


def unexplored(g: RunState) -> list[int]:
    """The tiles from which something new may be laid."""
    return [place for place in range(len(g.tiles)) if promising(g, place)]


def promising(g: RunState, place: int) -> list[int]:
    """The sides of a tile beyond which a tile of the pile may fit."""
    tile = g.tiles[place]
    if not g.tiles_left or OPEN not in tile.near:
        return []
    sides = [side for side in range(4) if tile.near[side] == OPEN]
    if not g.put_back:
        return sides
    laid, exits = cells(g), set(possible_exits(g))
    return [
        side
        for side in sides
        if any(
            geometry.legal_turns(laid, geometry.beyond((tile.x, tile.y), side), mask, True)
            for mask in exits
        )
    ]


def is_boss_to_battle(g: RunState, hero: Hero, place: int) -> bool:
    """Whether the boss is there and can be battled; left alone among glyphs it roams again."""
    monster = g.tiles[place].monster
    if monster is None or not monster.card == g.boss_card != NOTHING:
        return False
    return g.round >= TIRED or can_battle(g, hero, monster, place)


def steps_to(g: RunState, places: list[int]) -> list[int]:
    """The steps from every tile to the nearest of some."""
    tiles = g.tiles
    unknown = min(FAR, len(tiles)) if places else FAR
    steps = [unknown] * len(tiles)
    reached = list(places)
    for place in reached:
        steps[place] = 0
    # The walk goes on over the tiles that it appends, the nearest first.
    for place in reached:
        further = steps[place] + 1
        for near in tiles[place].near:
            if near >= 0 and steps[near] > further:
                steps[near] = further
                reached.append(near)
    return steps
