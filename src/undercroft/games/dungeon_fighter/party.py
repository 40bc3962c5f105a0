"""The Party: who decides, who comes next, who leads. [DF-RULING-06] [DF-RULING-07]"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.engine import Option, Script
from undercroft.families.dungeon_fighters import consulting
from undercroft.families.dungeon_fighters.seating import next_after
from undercroft.families.dungeon_fighters.voting import decide
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.deeds import perform, uses_and_trades
from undercroft.games.dungeon_fighter.options import PASS
from undercroft.games.dungeon_fighter.state import FighterState, Hero

OptionT = TypeVar("OptionT", bound=Option)


def voters(g: FighterState) -> list[int]:
    """The seats that are asked what the Party wants."""
    return [g.leader] if g.setup.leader_decides else [hero.seat for hero in g.in_play()]


def agree(g: FighterState, options: Sequence[OptionT], why: str) -> Script[OptionT]:
    """The Party decides, and the Leader where it disagrees."""
    choice = yield from decide(voters(g), g.leader, options, why)
    return choice


def consult(
    g: FighterState,
    votes: Sequence[Option],
    why: str,
    deeds: Callable[[FighterState, Hero], list[Option]],
) -> Script[Option | None]:
    """What the Party wants; nothing if somebody did something of his own instead."""
    voting = voters(g)
    asked: list[tuple[int, list[Option]]] = []
    for hero in g.heroes:
        own = [*(votes if hero.seat in voting else [PASS]), *deeds(g, hero)]
        if len(own) > 1:
            asked.append((hero.seat, own))
    choice = yield from consulting.consult(g, asked, votes, g.leader, why, act)
    return choice


def act(g: FighterState, seat: int, deed: Option) -> Script[bool]:
    """A Hero does what he chose, if he still can: another's deed may have come first."""
    hero = g.heroes[seat]
    can_do = deed in uses_and_trades(g, hero)
    if can_do:
        perform(g, hero, deed)
    yield from ()
    return can_do


def next_conscious(g: FighterState, seat: int) -> Hero:
    """The next Hero clockwise who can act, after a seat. [DF-RULING-09]"""
    return next_after(g.heroes, seat, is_conscious)


def next_in_play(g: FighterState, seat: int) -> Hero:
    """The next Hero clockwise who is in the game, after a seat. [DF-RULING-08]"""
    return next_after(g.heroes, seat, is_in_play)


def is_conscious(hero: Hero) -> bool:
    return hero.is_conscious


def is_in_play(hero: Hero) -> bool:
    return not hero.angelic


def pass_leadership(g: FighterState) -> None:
    """Who has gone to the next level leads no more. [DF-RULING-07]"""
    if g.heroes[g.leader].angelic and g.in_play():
        g.leader = next_in_play(g, g.leader).seat
        g.outbox.append(ev.LeaderPassed(g.leader, why="DF-RULING-07"))
