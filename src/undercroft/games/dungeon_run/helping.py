"""Assist and sabotage: what the others do before the dice fall, asked all at once.

[DR-RULING-29] [DR-RULING-30]
"""

from undercroft.engine import Choose, Names, Option, Poll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.cards import RATINGS
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
from undercroft.games.dungeon_run.parts import (
    Part,
    cause,
    more,
    name_on,
    names,
    told_changes,
    worth,
)
from undercroft.games.dungeon_run.state import NOBODY, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import (
    hampering,
    helping_rating,
    is_concerned,
    on_monster,
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
    lone = on_monster(g, monster, Lone, hero) if monster is not None else []
    if not lone:
        meddling += ASSIST
    unspoiled = working(g, hero, Unspoiled)
    if not unspoiled:
        meddling.append(SABOTAGE)
    tell_limits(g, hero, monster, lone, unspoiled)
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


def tell_limits(
    g: RunState,
    hero: Hero,
    monster: Monster | None,
    lone: list[tuple[int, Lone]],
    unspoiled: list[tuple[int, Unspoiled]],
) -> None:
    """Cards say that nobody can assist, or nobody sabotage."""
    if lone and monster is not None:
        by = name_on(g, monster, lone[0][0])
        g.outbox.append(ev.MonsterTraitWorked(monster.card, "lone", by, why="DR-ASSIST-01"))
    if unspoiled:
        by = names(g, [unspoiled[0][0]])
        g.outbox.append(ev.TraitWorked(hero.seat, "unspoiled", by, why="DR-SABOTAGE-01"))


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
    by = reaching(g, other, hero)
    g.outbox.append(ev.Sabotaged(other.seat, hero.seat, by, why="DR-SABOTAGE-01"))


def reaching(g: RunState, other: Hero, hero: Hero) -> Names:
    """The card by which somebody meddles from an adjacent tile."""
    if other.place == hero.place:
        return ()
    return names(g, [card for card, _, _ in traits(g, other).get(Reach, ())][:1])


def offer_assist(g: RunState, effort: Effort, hero: Hero, other: Hero, rating: int) -> Script[None]:
    """The hero takes the offered assist or not. [DR-ASSIST-04] [DR-ASSIST-07]"""
    parts = assist_parts(g, other, rating)
    dice = worth(parts)
    by = reaching(g, other, hero)
    changes = told_changes(parts)
    g.outbox.append(ev.AssistOffered(other.seat, hero.seat, dice, changes, by, why="DR-ASSIST-01"))
    answers = [ACCEPT[other.seat], DECLINE[other.seat]]
    effort.offered = dice
    choice: Option = yield Choose(hero.seat, answers, "DR-ASSIST-04")
    effort.offered = 0
    if choice is answers[0]:
        effort.helpers.append(other.seat)
        effort.help += dice
        g.outbox.append(ev.AssistAccepted(hero.seat, other.seat, dice, why="DR-ASSIST-07"))
    else:
        g.outbox.append(ev.AssistDeclined(hero.seat, other.seat, why="DR-ASSIST-04"))


def assist_dice(g: RunState, other: Hero, rating: int) -> int:
    """The dice that a hero's assist adds. [DR-ASSIST-06] [DR-ASSIST-07]"""
    return worth(assist_parts(g, other, rating))


def assist_parts(g: RunState, other: Hero, rating: int) -> list[Part]:
    """Half a rating, less with lasting traps, more with cards. [DR-ASSIST-06] [DR-RULING-32]"""
    helping = helping_rating(g, other, rating)
    traps = hampering(g, other, rating)
    half, whole = max(1, helping // 2), helping - sum(trap.amount for _, trap in traps)
    parts = [(f"part-half-{RATINGS[rating]}", max(1, whole // 2))]
    if half != worth(parts):
        parts.append((cause(g, traps[0][0]), half - worth(parts)))
    return parts + more(g, working(g, other, BetterHelp))


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
