"""What is about to happen happens, in order, once the deed before is over."""

from itertools import takewhile

from undercroft.engine import Option, Poll, Script
from undercroft.games.dungeon_run.acts import is_useful, perform_all
from undercroft.games.dungeon_run.battle import battle
from undercroft.games.dungeon_run.cards import StrangerCard, TrapCard
from undercroft.games.dungeon_run.effects import On
from undercroft.games.dungeon_run.options import PASS, USE, Use
from undercroft.games.dungeon_run.rolls import new_unit, whose_first
from undercroft.games.dungeon_run.state import NOTHING, Hero, Pending, RunState
from undercroft.games.dungeon_run.traits import mark_used


def run_pending(g: RunState) -> Script[None]:
    """Everything that is about to happen happens, in order, and what follows from it too."""
    while g.pending:
        if is_optional(g, g.pending[0]):
            yield from offer_triggers(g)
            continue
        due = g.pending.pop(0)
        hero = g.heroes[due.seat]
        if due.card == NOTHING:
            yield from surprise(g, hero)
        else:
            yield from run_due(g, hero, due)


def trigger_of(g: RunState, due: Pending) -> On:
    """The effect that is about to happen."""
    effect = g.printed.effect(due.card, due.effect)
    assert isinstance(effect, On)
    return effect


def is_optional(g: RunState, due: Pending) -> bool:
    """Whether the hero may decline what is about to happen."""
    if due.card == NOTHING or isinstance(g.printed.cards[due.card], TrapCard | StrangerCard):
        return False
    return trigger_of(g, due).may


def offer_triggers(g: RunState) -> Script[None]:
    """Heroes with optional effects are asked at once, each for all of his. [DR-RULING-43]"""
    due = list(takewhile(lambda waiting: is_optional(g, waiting), g.pending))
    usable: dict[int, list[Pending]] = {}
    for waiting in due:
        hero = g.heroes[waiting.seat]
        if hero.stands and is_useful(g, hero, trigger_of(g, waiting).acts):
            usable.setdefault(hero.seat, []).append(waiting)
        else:
            g.pending.remove(waiting)
    seats = list(usable)
    options = [[PASS, *(USE[waiting.card] for waiting in usable[seat])] for seat in seats]
    answers: tuple[Option, ...] = yield Poll(seats, options, "DR-ABILITY-01")
    wanted: list[Pending] = []
    for seat, choice in zip(seats, answers, strict=True):
        if isinstance(choice, Use):
            wanted += [waiting for waiting in usable[seat] if waiting.card == choice.card]
        else:
            for waiting in usable[seat]:
                g.pending.remove(waiting)
    if wanted:
        seat = yield from whose_first(g, [waiting.seat for waiting in wanted], "DR-RULING-43")
        first = next(waiting for waiting in wanted if waiting.seat == seat)
        g.pending.remove(first)
        yield from run_due(g, g.heroes[first.seat], first)


def surprise(g: RunState, hero: Hero) -> Script[None]:
    """A drawn monster is battled at once, at no cost. [DR-BATTLE-02] [DR-BATTLE-03]"""
    if hero.stands and g.tile_of(hero).monster is not None:
        new_unit(g)
        yield from battle(g, hero, surprise=True)


def run_due(g: RunState, hero: Hero, due: Pending) -> Script[None]:
    """The acts of a trap, a stranger or a trigger, if the hero still stands."""
    card = g.printed.cards[due.card]
    if isinstance(card, TrapCard | StrangerCard):
        yield from perform_all(g, hero, due.card, card.acts)
        if isinstance(card, TrapCard) and not card.lasting:
            g.discards.append(due.card)
        return
    effect = trigger_of(g, due)
    if not is_useful(g, hero, effect.acts):
        return
    mark_used(hero, due.card, effect)
    yield from perform_all(g, hero, due.card, effect.acts)
