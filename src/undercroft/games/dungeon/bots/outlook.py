"""What players made of code make of a situation: chances, targets, what they are worth.

It reads what the seat may know and changes nothing.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from undercroft.content import BOXES
from undercroft.engine.seats import is_in
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.box.board import FAR
from undercroft.games.dungeon.cards import COLUMNS
from undercroft.games.dungeon.chances import PERCENT, strike_chance, ways
from undercroft.games.dungeon.deeds import passable, sword_of
from undercroft.games.dungeon.encounters import awaits
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.goals import goal_of, side_of, wealth
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.moving import SECOND_SEARCH
from undercroft.games.dungeon.state import DungeonState, Hero
from undercroft.games.dungeon.treasure import heap_at

FAIR = 40
"""The chance in percent from which a monster is fought."""
SPELL_WORTH = 400
"""What an attack spell is worth to its owner, in gold."""
SPARE = 400
"""What one more card is worth to who has enough gold: the boss takes cards, not gold."""
WEAKER = 1200
"""What it is worth to who has enough gold to take a hit point from the boss."""
HURRIED = 2
"""Heroes killed by the boss after whom nobody takes the time for that."""
HANDFUL = 5
"""Treasures to have, however little they are worth."""
FAILURE = 1.5
"""Turns that a failed attack costs: itself, and what the monster does then."""
HOMEWARD = 0.5
"""How much of the way home is counted with the last treasure; all of it once there is enough."""
SOONEST = 0.5
"""Turns that a target on the way home is counted, at least."""


class Target(NamedTuple):
    """A space worth going to, and what a turn spent on it brings."""

    place: int
    worth: float


@cache
def mean_chance(key: str, level: int, column: int, dice: int, bonus: int) -> int:
    """How often an unknown monster of a level is beaten, in percent."""
    box: Box = BOXES[key]
    targets = [box.targets[card][column] for card in box.monster_decks[level] if box.targets[card]]
    return sum(ways(dice, target - bonus) for target in targets) // len(targets)


@cache
def mean_prize(key: str, level: int) -> int:
    """What an unknown Prize of a level is worth."""
    box: Box = BOXES[key]
    values = [box.values[card] for card in box.prize_decks[level]]
    return sum(values) // len(values)


def spell_chance(g: DungeonState, spell: int, card: int) -> int:
    """The chance of a spell against a monster, in percent."""
    column = g.printed.spell(spell).column
    return 0 if column is None else ways(2, g.printed.targets[card][COLUMNS.index(column)])


def best_chance(g: DungeonState, hero: Hero, card: int) -> int:
    """The best chance of a hero against a monster, by hand or with a spell."""
    chances = [spell_chance(g, spell, card) for spell in attack_spells(g, hero)]
    return max([strike_chance(g, hero, card), *chances])


def chance_at(g: DungeonState, hero: Hero, place: int) -> int:
    """The best chance against what is on a space, as far as the hero's player knows it."""
    by_hand = hand_chance_at(g, hero, place)
    return by_hand if by_hand == PERCENT else max(by_hand, cast_chance_at(g, hero, place))


def cast_chance_at(g: DungeonState, hero: Hero, place: int) -> int:
    """The chance of the best spell in hand against what is on a space, as far as it is known."""
    card, level, found = known_foe(g, hero, place), g.level_of(place), 0
    for spell in attack_spells(g, hero):
        if card is not None:
            found = max(found, spell_chance(g, spell, card))
        else:
            found = max(found, mean_spell_chance(g, spell, level))
    return found


def hand_chance_at(g: DungeonState, hero: Hero, place: int) -> int:
    """The chance hand to hand; what can be had without a fight is sure."""
    card = known_foe(g, hero, place)
    if card is not None:
        return strike_chance(g, hero, card)
    site = g.site_at(place)
    if site is None or not site.cards or is_in(site.cards[0].known, hero.seat):
        return PERCENT
    dice, column = g.printed.traits(hero.card).attack_dice, g.printed.columns[hero.card]
    return mean_chance(g.box, g.level_of(place), column, dice, sword_of(g, hero))


def known_foe(g: DungeonState, hero: Hero, place: int) -> int | None:
    """The monster that is known to be on a space; no trap, and nothing that is only guessed."""
    there = g.monsters_at(place)
    if there:
        return there[0].card
    site = g.site_at(place)
    if site is None or not site.cards or not is_in(site.cards[0].known, hero.seat):
        return None
    top = site.cards[0].card
    return None if top in g.printed.traps else top


def mean_spell_chance(g: DungeonState, spell: int, level: int) -> int:
    """How often a spell beats an unknown monster of a level, in percent."""
    column = g.printed.spell(spell).column
    return 0 if column is None else mean_chance(g.box, level, COLUMNS.index(column), 2, 0)


def loot_at(g: DungeonState, hero: Hero, place: int) -> tuple[int, int]:
    """The gold on a space, as far as the hero's player knows it, and how many cards."""
    values, level = g.printed.values, g.level_of(place)
    gold = cards = 0
    heap = heap_at(g, place)
    found = [] if heap is None else list(heap.cards)
    for monster in g.monsters:
        if monster.place == place:
            found += monster.pile
            if monster.prize is not None:
                known = is_in(monster.prize.known, hero.seat)
                gold += values[monster.prize.card] if known else mean_prize(g.box, level)
                cards += 1
    site = g.site_at(place)
    if site is not None and site.prize is not None:
        known = is_in(site.prize.known, hero.seat)
        gold += values[site.prize.card] if known else mean_prize(g.box, level)
        cards += 1
    if site is not None and site.prize is None and site.cards and is_chamber(g, place):
        prizes = g.printed.traits(hero.card).chamber_prizes
        gold += prizes * mean_prize(g.box, level)
        cards += prizes
    return gold + sum(values[card] for card in found), cards + len(found)


def is_chamber(g: DungeonState, place: int) -> bool:
    return g.board.kinds[place] == "chamber"


def missing(g: DungeonState, hero: Hero) -> int:
    """What a hero's side lacks of its goal."""
    side = side_of(g, hero)
    return max(0, sum(goal_of(g, one) for one in side) - sum(wealth(g, one) for one in side))


def spare_cards(g: DungeonState, hero: Hero) -> int:
    """The carried treasures that a hero's side could lose and still meet the goal."""
    side = side_of(g, hero)
    left = sum(wealth(g, one) for one in side) - sum(goal_of(g, one) for one in side)
    spare = 0
    for value in sorted(g.printed.values[card] for one in side for card in one.treasures):
        left -= value
        if left < 0:
            break
        spare += 1
    return spare


def targets(g: DungeonState, hero: Hero) -> list[Target]:
    """The spaces worth going to, the best first."""
    return sorted(found_targets(g, hero), key=lambda one: -one.worth)


def has_targets(g: DungeonState, hero: Hero) -> bool:
    """Whether any space is worth going to."""
    return any(True for _ in found_targets(g, hero))


def found_targets(g: DungeonState, hero: Hero) -> Iterator[Target]:
    """The same, as they are found."""
    steps = g.board.distances(hero.place, passable(g, hero))
    lack, pace, search = missing(g, hero), pace_of(g, hero), turns_to_search(g, hero)
    for place in interesting(g):
        way = max(1.0, steps[place] / pace)
        if steps[place] == FAR:
            hidden = g.board.distances(place, doors_to(g, hero, place))[hero.place]
            way = max(1.0, hidden / pace) + search
        target = Target(place, worth(g, hero, place, way, lack))
        if target.worth > 0:
            yield target


def doors_to(g: DungeonState, hero: Hero, goal: int) -> int:
    """The secret doors by which a goal is reached: known ones, else those of the goal, else all."""
    board, known = g.board, passable(g, hero)
    last = sum(1 << door for door in board.searchable[goal])
    for doors in (known, known | last):
        if board.distances(goal, doors)[hero.place] != FAR:
            return doors
    return board.all_doors


def interesting(g: DungeonState) -> list[int]:
    """Spaces with monsters or treasure."""
    places = [site.place for site in g.sites if site.cards]
    places += [monster.place for monster in g.monsters]
    places += [heap.place for heap in g.heaps]
    return list(dict.fromkeys(places))


def turns_to_search(g: DungeonState, hero: Hero) -> float:
    """The turns that are lost at a secret door, on average. [DG-RULING-13]"""
    traits = g.printed.traits(hero.card)
    fails, later = (
        (1 - min(6, reach) / 6) ** traits.search_dice
        for reach in (traits.search, traits.search + SECOND_SEARCH)
    )
    return fails / (1 - later)


def worth(g: DungeonState, hero: Hero, place: int, way: float, lack: int) -> float:
    """What a turn spent on the way to a space, and on it, brings on average."""
    gold, cards = loot_at(g, hero, place)
    gain = min(gold, lack) + min(cards, spares_missing(g, hero)) * SPARE
    if not lack and weakens_boss(g, place):
        gain += WEAKER
    if not gain:
        return 0
    chance = chance_at(g, hero, place) if awaits(g, place) else PERCENT
    board, pace = g.board, pace_of(g, hero)
    turns = way + (PERCENT / max(chance, 5) - 1) * FAILURE
    home = board.distances(board.hall, board.all_doors)
    if gold and lack:
        turns += HOMEWARD * home[place] / pace * min(1.0, gold / lack)
    elif not lack:
        turns += (home[place] - home[hero.place]) / pace
    return gain / max(turns, SOONEST)


def weakens_boss(g: DungeonState, place: int) -> bool:
    """Whether the boss has a hit point less once the monster of a space is beaten."""
    if g.kills >= HURRIED or boss_life(g) <= g.printed.boss_card.least_life:
        return False
    there = g.monsters_at(place)
    return bool(there) and there[0].number > 0


def spares_missing(g: DungeonState, hero: Hero) -> int:
    """How many cards a hero still wants besides those that count for the goal."""
    return max(1, HANDFUL - len(hero.treasures))


def pace_of(g: DungeonState, hero: Hero) -> float:
    """The spaces that a hero moves in a turn, on average."""
    traits = g.printed.traits(hero.card)
    return traits.move + 3.5 * traits.move_dice


def risk(g: DungeonState, hero: Hero) -> int:
    """What a hero stands to lose in a failed fight."""
    return max((g.printed.values[card] for card in hero.treasures), default=0)
