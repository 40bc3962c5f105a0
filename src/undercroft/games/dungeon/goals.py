"""Treasure goals: who has brought home enough. [DG-WIN-01]"""

from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.state import LEVELS, NOTHING, DungeonState, Hero
from undercroft.games.dungeon.treasure import gold


def wealth(g: DungeonState, hero: Hero) -> int:
    """What a hero holds, banked treasure included. [DG-VAULT-02]"""
    return gold(g, hero.treasures) + gold(g, hero.banked)


def goal_of(g: DungeonState, hero: Hero) -> int:
    """The goal of a hero's class. [DG-GOAL-01]"""
    goal: int = g.printed.hero(hero.card).goal
    return goal


def side_of(g: DungeonState, hero: Hero) -> list[Hero]:
    """Those whose treasure and goals are counted together. [DG-RULING-03]"""
    return g.living() if g.team else [hero]


def is_met(g: DungeonState, hero: Hero) -> bool:
    """Whether a hero's side holds what it needs. [DG-WIN-01] [DG-RULING-03]"""
    side = side_of(g, hero)
    return sum(wealth(g, one) for one in side) >= sum(goal_of(g, one) for one in side)


def is_home(g: DungeonState, hero: Hero) -> bool:
    """Whether all of a hero's side are in the Great Hall. [DG-WIN-02] [DG-RULING-03]"""
    hall = g.board.hall
    return all(one.place == hall for one in side_of(g, hero))


def is_waived(g: DungeonState, hero: Hero) -> bool:
    """Whether no treasure can lead anybody to a goal, and this hero is the nearest to it.

    Counted are treasures on the board and carried ones; of cards that lie face down in rooms the
    best that they could be. [DG-RULING-66]
    """
    free = loose_gold(g)
    if g.team:
        side = g.living()
        return free + sum(wealth(g, one) for one in side) < sum(goal_of(g, one) for one in side)
    carried = free + sum(gold(g, one.treasures) for one in g.heroes)
    for one in g.living():
        if carried + gold(g, one.banked) >= goal_of(g, one):
            return False
    return nearest(g) is hero


def nearest(g: DungeonState) -> Hero:
    """The living hero with the highest share of a goal, the earlier in turn order."""
    heroes = [g.heroes[number] for number in g.order if g.heroes[number].alive]
    # Shares are compared as fractions: no number is ever rounded.
    best = heroes[0]
    for one in heroes[1:]:
        if wealth(g, one) * goal_of(g, best) > wealth(g, best) * goal_of(g, one):
            best = one
    return best


def loose_gold(g: DungeonState) -> int:
    """What lies on the board, as much as it can be. [DG-RULING-66]"""
    total = sum(gold(g, heap.cards) for heap in g.heaps)
    values, levels = g.printed.values, g.board.levels
    hidden = [0 for _ in LEVELS]
    placed = [(levels[site.place], site.prize) for site in g.sites]
    placed += [(g.printed.foe_level(monster.card), monster.prize) for monster in g.monsters]
    pools = [list(pile.pool) for pile in g.prizes]
    for monster in g.monsters:
        total += gold(g, monster.pile)
    for level, prize in placed:
        if prize is None:
            continue
        if prize.known == EVERYONE:
            total += values[prize.card]
            continue
        hidden[level - 1] += 1
        if prize.card != NOTHING:
            pools[level - 1].append(prize.card)
    for count, pool in zip(hidden, pools, strict=True):
        total += sum(sorted((values[card] for card in pool), reverse=True)[:count])
    return total
