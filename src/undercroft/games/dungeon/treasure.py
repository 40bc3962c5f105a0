"""Treasure: claimed, dropped, guarded and collected. [DG-COLLECT-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.deeds import passable, ready, spend
from undercroft.games.dungeon.options import DONE, DROP, TAKE, TAKE_ALL, USE, Drop, Take
from undercroft.games.dungeon.state import (
    NOWHERE,
    DungeonState,
    Heap,
    Hero,
    Monster,
    is_guarded,
)


def gold(g: DungeonState, cards: list[int]) -> int:
    """What some treasures are worth."""
    values, total = g.printed.values, 0
    for card in cards:
        total += values[card]
    return total


def claim(g: DungeonState, hero: Hero, card: int, why: str) -> None:
    """A hero gets a treasure."""
    hero.treasures.append(card)
    worth = g.printed.values[card]
    g.outbox.append(ev.TreasureTaken(hero.card, hero.seat, card, worth, why=why))


def put_down(g: DungeonState, place: int, cards: list[int]) -> None:
    """Treasure lies open on a space, on the pile that is there. [DG-COLLECT-02]"""
    if not cards:
        return
    for heap in g.heaps:
        if heap.place == place:
            heap.cards += cards
            return
    g.heaps.append(Heap(place, list(cards)))


def drop(
    g: DungeonState, hero: Hero, count: int, place: int, monster: Monster | None, why: str
) -> Script[None]:
    """The owner drops some treasures before a monster, or on a space. [DG-RULING-27]"""
    for _ in range(min(count, len(hero.treasures))):
        options = [DROP[card] for card in sorted(hero.treasures)]
        choice: Drop = yield Choose(hero.seat, options, "DG-RULING-27")
        hero.treasures.remove(choice.treasure)
        worth = g.printed.values[choice.treasure]
        g.outbox.append(ev.TreasureDropped(hero.card, hero.seat, choice.treasure, worth, why=why))
        lay_before(g, place, monster, [choice.treasure])


def lay_before(g: DungeonState, place: int, monster: Monster | None, cards: list[int]) -> None:
    """Treasure falls in front of a monster, which guards it, or on a space. [DG-RULING-29]"""
    if monster is None:
        put_down(g, place, cards)
    else:
        monster.pile += cards


def heap_at(g: DungeonState, place: int) -> Heap | None:
    """The treasure on a space that nobody guards. [DG-RULING-30]"""
    for heap in g.heaps:
        if heap.place == place:
            return None if is_guarded(g, place) else heap
    return None


def collect(g: DungeonState, hero: Hero) -> Script[None]:
    """Any or all unguarded treasure on the own space. [DG-RULING-30] [DG-ACTIONCARD-04]"""
    while True:
        heap = heap_at(g, hero.place)
        fingers = filching(g, hero)
        if heap is None and not fingers:
            return
        options: list[Option] = [DONE, *fingers]
        if heap is not None:
            options = [DONE, TAKE_ALL, *(TAKE[card] for card in sorted(heap.cards)), *fingers]
            if len(heap.cards) == 1:
                options.remove(TAKE_ALL)
        choice = yield Choose(hero.seat, options, "DG-RULING-30")
        if choice is DONE:
            return
        if isinstance(choice, Take) and heap is not None:
            pick_up(g, hero, heap, [choice.treasure])
        elif choice is TAKE_ALL and heap is not None:
            pick_up(g, hero, heap, list(heap.cards))
        else:
            yield from filch(g, hero, choice.deed)


def pick_up(g: DungeonState, hero: Hero, heap: Heap, cards: list[int]) -> None:
    """A hero takes treasure from a space."""
    for card in cards:
        heap.cards.remove(card)
        claim(g, hero, card, "DG-COLLECT-02")
    if not heap.cards:
        g.heaps.remove(heap)


def filching(g: DungeonState, hero: Hero) -> list[Option]:
    """Cards that take treasure out of reach of the own hands. [DG-ACTIONCARD-04]"""
    deeds = ready(g, hero, "filches")
    return [USE[deed] for deed in deeds] if deeds and within_grasp(g, hero) else []


def within_grasp(g: DungeonState, hero: Hero) -> dict[int, list[int]]:
    """Treasure here that is guarded, and all that lies on adjacent spaces, by card: its pile."""
    near = g.board.neighbours(hero.place, passable(g, hero))
    places = {hero.place, *near}
    piles = [monster.pile for monster in g.monsters if monster.place in places]
    free = hero.place if not is_guarded(g, hero.place) else NOWHERE
    piles += [heap.cards for heap in g.heaps if heap.place in places and heap.place != free]
    return {card: pile for pile in piles for card in pile}


def filch(g: DungeonState, hero: Hero, deed: int) -> Script[None]:
    """Dropped treasure is taken from under a monster's nose. [DG-ACTIONCARD-04]"""
    spend(g, hero, deed, "DG-ACTIONCARD-04")
    for _ in range(g.printed.deed(deed).filches):
        found = within_grasp(g, hero)
        if not found:
            return
        options = [TAKE[card] for card in sorted(found)]
        choice: Take = yield Choose(hero.seat, options, "DG-ACTIONCARD-04")
        found[choice.treasure].remove(choice.treasure)
        g.heaps = [heap for heap in g.heaps if heap.cards]
        claim(g, hero, choice.treasure, "DG-ACTIONCARD-04")
