"""The party: who decides, who comes next, who is asked. [DC-RULING-54] [DC-RULING-56]"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.engine import Option, Script
from undercroft.families.dungeon_fighters.seating import next_after
from undercroft.families.dungeon_fighters.voting import decide
from undercroft.games.dungeon_fighter_catacombs.state import NOBODY, CatacombsState, Hero

OptionT = TypeVar("OptionT", bound=Option)
Deeds = Callable[[CatacombsState, Hero], Sequence[Option]]


def voters(g: CatacombsState) -> list[int]:
    """The seats that are asked what the party wants. [DC-RULING-53]"""
    if g.setup.leader_decides:
        return [g.leads]
    return sorted({hero.seat for hero in g.in_play()})


def players(g: CatacombsState) -> int:
    """How many people play. [DC-SOLO-01]"""
    return 1 + max(hero.seat for hero in g.heroes)


def agree(g: CatacombsState, options: Sequence[OptionT], why: str) -> Script[OptionT]:
    """The party decides, and the Leader where it disagrees."""
    choice = yield from decide(voters(g), g.leads, options, why)
    return choice


def asked(
    g: CatacombsState, heroes: Sequence[Hero], first: Sequence[Option], deeds: Deeds
) -> list[tuple[int, list[Option]]]:
    """What each seat is offered that has anything to do for one of its Heroes."""
    own: dict[int, list[Option]] = {}
    for hero in heroes:
        if found := deeds(g, hero):
            own.setdefault(hero.seat, []).extend(found)
    return [(seat, [*first, *own[seat]]) for seat in sorted(own)]


def next_conscious(g: CatacombsState, who: int) -> Hero:
    """The next Hero clockwise who can act. [DC-COMBAT-12] [DC-FAINT-02]"""
    return next_after(g.heroes, who, is_conscious)


def next_in_play(g: CatacombsState, who: int) -> Hero:
    """The next Hero clockwise who is in the game. [DC-RULING-54]"""
    return next_after(g.heroes, who, is_in_play)


def hero_of(g: CatacombsState, seat: int) -> Hero:
    """The Hero for whom a seat acts now, where one player runs two. [DC-SOLO-01]"""
    mine = [hero for hero in g.heroes if hero.seat == seat]
    fight, toss = g.fight, g.toss
    at_work = [
        g.chooser,
        NOBODY if toss is None else toss.who,
        NOBODY if fight is None else fight.active,
        g.leader,
    ]
    return next((hero for who in at_work for hero in mine if hero.who == who), mine[0])


def is_conscious(hero: Hero) -> bool:
    return hero.is_conscious


def is_in_play(hero: Hero) -> bool:
    return not hero.eliminated
