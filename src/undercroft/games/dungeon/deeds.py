"""What heroes can still do: abilities with uses, Action Cards, and what they carry."""

from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.state import DungeonState, Hero


def is_ready(g: DungeonState, hero: Hero, deed: int) -> bool:
    """Whether an ability has uses left, or an Action Card is in hand. [DG-TURN-06]"""
    feats = g.printed.feats
    if deed in feats:
        return hero.used[deed - feats.start] < g.printed.feat(deed).uses
    return deed not in hero.spent


def ready(g: DungeonState, hero: Hero, window: str) -> list[int]:
    """The abilities and Action Cards that a hero can use in a window."""
    return [deed for deed in g.printed.deeds_of(hero.card, window) if is_ready(g, hero, deed)]


def spend(g: DungeonState, hero: Hero, deed: int, why: str) -> None:
    """An ability is used, or an Action Card is played. [DG-TOKEN-10]"""
    feats = g.printed.feats
    if deed in feats:
        hero.used[deed - feats.start] += 1
    else:
        hero.spent.append(deed)
    g.outbox.append(ev.DeedUsed(hero.card, deed, why=why))


def sword_of(g: DungeonState, hero: Hero) -> int:
    """What the best carried sword adds. [DG-ITEM-01] [DG-FIGHTER-02] [DG-RULING-47]"""
    swords = g.printed.swords
    best = 0
    for card in hero.treasures:
        if swords[card] > best:
            best = swords[card]
    return best + g.printed.traits(hero.card).sword if best else 0


def carries(g: DungeonState, hero: Hero, power: str) -> bool:
    """Whether a hero carries a treasure that can do something. [DG-RULING-47] [DG-VAULT-03]"""
    bearers: frozenset[int] = g.printed.powers[power]
    return any(card in bearers for card in hero.treasures)


def passable(g: DungeonState, hero: Hero) -> int:
    """The set of secret doors that a hero may pass. [DG-DOOR-06] [DG-RULING-17]"""
    return g.board.all_doors if carries(g, hero, "opens") else hero.doors
