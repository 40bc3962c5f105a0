"""What a roll may do, exactly: the chance of a HIT, and how many dice it beats most likely.

It reckons with the throw alone: no re-roll, no ability that is used after it.
"""

from functools import cache
from math import comb
from typing import NamedTuple

from undercroft.engine.odds import thousandths
from undercroft.games.dungeon_attack.fight import rating_of
from undercroft.games.dungeon_attack.state import DungeonState, Monsters, Seat

BOSS_WAYS = 9
"""Of nine equal ways a Boss is beaten in 1, moves in 4 and attacks in 4. [DA-BOSS-02]"""
BOSS_ATTACKS, BOSS_BEATEN = 4, 1


class Threat(NamedTuple):
    """The ways, of so many, in which dice attack all together."""

    ways: int
    of: int


def hit_risk(g: DungeonState, me: Seat, dice: Monsters) -> int:
    """The chance, in thousandths, that a roll of these dice gives a HIT. [DA-RULING-06]"""
    rating = bool(rating_of(me, dice.dice()))
    joins = dice.bosses == 2 and g.setup.epic_monster
    return risk(dice.regular, dice.bosses, dice.epic, rating, joins, me.card.shrugs_from)


@cache
def risk(
    regular: int, bosses: int, epic: int, is_rated: bool, joins: bool, shrugs_from: int
) -> int:
    """The chance of a HIT; `joins` where two Bosses that attack become an Epic Monster."""
    if joins:
        return thousandths(*joined_threat(regular, shrugs_from))
    loose, pair = loose_threat(regular, bosses, is_rated), pair_threat(epic, is_rated)
    both = loose.ways * pair.ways
    only_loose, only_pair = loose.ways * pair.of - both, pair.ways * loose.of - both
    hit = both
    if not is_shrugged(shrugs_from, regular + bosses):
        hit += only_loose
    if not is_shrugged(shrugs_from, 2):
        hit += only_pair
    return thousandths(hit, loose.of * pair.of)


def is_shrugged(shrugs_from: int, only_a: int) -> bool:
    """Whether an ability wards off a HIT of so many dice. [DA-ADVENTURER-02]"""
    return 0 < shrugs_from <= only_a


def loose_threat(regular: int, bosses: int, is_rated: bool) -> Threat:
    """All dice outside the Epic pair attack; without a rating D counts as A. [DA-RULING-07]"""
    if not regular and not bosses:
        return Threat(0, 1)
    ways = 1 if is_rated else 2
    boss_ways = BOSS_ATTACKS if is_rated else BOSS_ATTACKS + BOSS_BEATEN
    return Threat(ways**regular * boss_ways**bosses, 3**regular * BOSS_WAYS**bosses)


def pair_threat(epic: int, is_rated: bool) -> Threat:
    """Both dice of the Epic Monster attack. [DA-EPIC-05]"""
    return Threat(1 if is_rated else 4, 9) if epic else Threat(0, 1)


def joined_threat(regular: int, shrugs_from: int) -> Threat:
    """Both Bosses attack and join, which HITs at once. [DA-EPIC-03] [DA-RULING-53]"""
    joined, of = BOSS_ATTACKS**2, BOSS_WAYS**2
    if is_shrugged(shrugs_from, regular + 2):
        # Only where all other dice attack too is it nothing but A.
        return Threat(joined * (3**regular - 1), of * 3**regular)
    return Threat(joined, of)


@cache
def likely_beaten(regular: int, bosses: int, rating: int) -> int:
    """How many of some dice are most likely beaten; of equals the most. [DA-DEFEATED-04]"""
    ways = [0] * (min(regular + bosses, rating) + 1)
    for some in range(regular + 1):
        for red in range(bosses + 1):
            chosen = comb(regular, some) * comb(bosses, red)
            missed = 2 ** (regular - some) * (BOSS_WAYS - BOSS_BEATEN) ** (bosses - red)
            ways[min(some + red, rating)] += chosen * missed
    return max(range(len(ways)), key=lambda count: (ways[count], count))
