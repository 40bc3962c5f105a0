"""The Party: who decides, who comes next, who leads. [DF-RULING-06] [DF-RULING-07]"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.voting import ask_all, decide, is_unanimous
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.deeds import perform
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
    asked: list[Hero] = []
    options: list[list[Option]] = []
    for hero in g.heroes:
        own = [*(votes if hero.seat in voting else [PASS]), *deeds(g, hero)]
        if len(own) > 1:
            asked.append(hero)
            options.append(own)
    if not asked:
        return votes[0]
    answers = yield from ask_all([hero.seat for hero in asked], options, why)
    has_acted = False
    for hero, answer in zip(asked, answers, strict=True):
        if answer in votes or answer is PASS:
            continue
        has_acted = True
        if answer in deeds(g, hero):  # another's deed may have come first
            perform(g, hero, answer)
    if has_acted:
        return None
    wanted = [answer for answer in answers if answer in votes]
    if wanted and is_unanimous(wanted):
        return wanted[0]
    if not wanted:
        return votes[0]
    choice: Option = yield Choose(g.leader, votes, why)
    return choice


def next_conscious(g: FighterState, seat: int) -> Hero:
    """The next Hero clockwise who can act, after a seat. [DF-RULING-09]"""
    seats = len(g.heroes)
    order = (g.heroes[(seat + step) % seats] for step in range(1, seats + 1))
    return next(hero for hero in order if hero.is_conscious)


def next_in_play(g: FighterState, seat: int) -> Hero:
    """The next Hero clockwise who is in the game, after a seat. [DF-RULING-08]"""
    seats = len(g.heroes)
    order = (g.heroes[(seat + step) % seats] for step in range(1, seats + 1))
    return next(hero for hero in order if not hero.angelic)


def pass_leadership(g: FighterState) -> None:
    """Who has gone to the next level leads no more. [DF-RULING-07]"""
    if g.heroes[g.leader].angelic and g.in_play():
        g.leader = next_in_play(g, g.leader).seat
        g.outbox.append(ev.LeaderPassed(g.leader, why="DF-RULING-07"))
