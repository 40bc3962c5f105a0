"""Assist and sabotage: what the others do before the dice fall, asked all at once.

[DR-RULING-29] [DR-RULING-30]
"""

from undercroft.engine import Choose, Option, Poll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import BetterHelp, Lone, Reach, Unspoiled
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ASSIST,
    CALL,
    DECLINE,
    PASS,
    PASS_ON,
    SABOTAGE,
    AssistWith,
)
from undercroft.games.dungeon_run.state import NOBODY, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import (
    helping_rating,
    is_concerned,
    of_monster,
    total,
    traits,
    working,
)


def helpers_near(g: RunState, hero: Hero, target: int = NOBODY) -> list[Hero]:
    """The heroes who may meddle: those on the tile, and those who reach it. [DR-ASSIST-01]"""
    if len(g.heroes) == 1:
        return []
    near = g.tile_of(hero).near
    return [
        other
        for other in g.others(hero)
        if other.seat != target
        and (other.place == hero.place or (other.place in near and Reach in traits(g, other)))
    ]


def window_a(
    g: RunState, effort: Effort, hero: Hero, monster: Monster | None = None
) -> Script[None]:
    """Assist and sabotage, before any die is rolled. [DR-ASSIST-05] [DR-SABOTAGE-02]"""
    others = helpers_near(g, hero, effort.target)
    if not others:
        return
    meddling: list[Option] = []
    if monster is None or not of_monster(g, monster, Lone, hero):
        meddling += ASSIST
    if not working(g, hero, Unspoiled):
        meddling.append(SABOTAGE)
    if not meddling:
        return
    effort.called = yield from call_for_help(g, hero, others, monster)
    asked = [other for other in others if effort.called or is_concerned(g, other, monster)]
    answers = yield from ask_others(g, asked, meddling, "DR-ASSIST-01")
    for other, choice in zip(asked, answers, strict=True):
        if choice is SABOTAGE:
            spoil(g, effort, other, hero)
    for other, choice in zip(asked, answers, strict=True):
        if isinstance(choice, AssistWith):
            yield from offer_assist(g, effort, hero, other, choice.rating)


def call_for_help(
    g: RunState, hero: Hero, others: list[Hero], monster: Monster | None
) -> Script[bool]:
    """The hero may call on those who pass unless it concerns them. [DR-ASSIST-02]"""
    if all(is_concerned(g, other, monster) for other in others):
        return False
    choice: Option = yield Choose(hero.seat, [PASS, CALL], "DR-ASSIST-02")
    if choice is CALL:
        g.outbox.append(ev.HelpCalled(hero.seat, why="DR-ASSIST-02"))
    return choice is CALL


def ask_others(
    g: RunState, asked: list[Hero], meddling: list[Option], why: str
) -> Script[tuple[Option, ...]]:
    """Everybody answers at once. [DR-RULING-30]"""
    if not asked:
        return ()
    options = [[PASS, *meddling] if other.quiet else [PASS, PASS_ON, *meddling] for other in asked]
    answers: tuple[Option, ...] = yield Poll([other.seat for other in asked], options, why)
    for other, choice in zip(asked, answers, strict=True):
        if choice is PASS_ON:
            other.quiet = True
            g.outbox.append(ev.PassesOn(other.seat, why="DR-RULING-30"))
    return answers


def spoil(g: RunState, effort: Effort, other: Hero, hero: Hero) -> None:
    """A sabotage is announced; it is final. [DR-SABOTAGE-03]"""
    effort.spoilers.append(other.seat)
    g.outbox.append(ev.Sabotaged(other.seat, hero.seat, why="DR-SABOTAGE-01"))


def offer_assist(g: RunState, effort: Effort, hero: Hero, other: Hero, rating: int) -> Script[None]:
    """The hero takes the offered assist or not. [DR-ASSIST-04] [DR-ASSIST-07]"""
    dice = assist_dice(g, other, rating)
    g.outbox.append(ev.AssistOffered(other.seat, hero.seat, dice, why="DR-ASSIST-01"))
    answers = [ACCEPT[other.seat], DECLINE[other.seat]]
    choice: Option = yield Choose(hero.seat, answers, "DR-ASSIST-04")
    if choice is answers[0]:
        effort.helpers.append(other.seat)
        effort.help += dice
        g.outbox.append(ev.AssistAccepted(hero.seat, other.seat, dice, why="DR-ASSIST-07"))
    else:
        g.outbox.append(ev.AssistDeclined(hero.seat, other.seat, why="DR-ASSIST-04"))


def assist_dice(g: RunState, other: Hero, rating: int) -> int:
    """The dice that a hero's assist adds. [DR-ASSIST-06] [DR-ASSIST-07]"""
    return max(1, helping_rating(g, other, rating) // 2) + total(g, other, BetterHelp)


def window_b(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[None]:
    """Sabotage only, once the monster has rolled. [DR-RULING-29]"""
    others = [
        other
        for other in helpers_near(g, hero)
        if other.seat not in effort.helpers
        and other.seat not in effort.spoilers
        and (effort.called or is_concerned(g, other, monster))
    ]
    if not others or working(g, hero, Unspoiled):
        return
    answers = yield from ask_others(g, others, [SABOTAGE], "DR-RULING-29")
    for other, choice in zip(others, answers, strict=True):
        if choice is SABOTAGE:
            spoil(g, effort, other, hero)
