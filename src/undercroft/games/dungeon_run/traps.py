"""Traps: disarmed at once, or they go off. [DR-DISARM-01]"""

from undercroft.engine import Choose, Script
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import punish, rally, reward_spoilers
from undercroft.games.dungeon_run.cards import RATINGS, TrapCard
from undercroft.games.dungeon_run.effects import EasyDisarm
from undercroft.games.dungeon_run.helping import window_a
from undercroft.games.dungeon_run.options import FIGHT_WITH
from undercroft.games.dungeon_run.parts import Part, less, limited, told, worth
from undercroft.games.dungeon_run.pending import trigger
from undercroft.games.dungeon_run.rolls import begin, new_unit, roll_for, successes
from undercroft.games.dungeon_run.state import Effort, Hero, Kept, Pending, RunState
from undercroft.games.dungeon_run.traits import working
from undercroft.games.dungeon_run.wounds import resolve_defeats, wound_softly

GOES_OFF = -1
"""In place of an effect's number: what a trap does besides its wounds."""


def disarm(g: RunState, hero: Hero, card: int) -> Script[None]:
    """The hero must try. [DR-DISARM-02] [DR-DISARM-03]"""
    trap = g.printed.trap(card)
    new_unit(g)
    effort = begin(g, hero, "disarm", card=card)
    yield from window_a(g, effort, hero)
    options = [FIGHT_WITH[RATINGS.index(rating)] for rating in trap.ratings]
    choice = yield Choose(hero.seat, options, "DR-DISARM-02")
    dice = yield from roll_for(g, effort, hero, choice.rating, "DR-DISARM-02")
    parts = disarm_parts(g, hero, trap)
    if len(parts) > 1:
        g.outbox.append(
            ev.NumberChanged(hero.seat, "disarm", worth(parts), told(parts), why="DR-DISARM-03")
        )
    if successes(dice) >= worth(parts):
        yield from disarmed(g, effort, hero, card)
    else:
        yield from goes_off(g, effort, hero, card, trap)
    g.effort = None


def disarm_parts(g: RunState, hero: Hero, trap: TrapCard) -> list[Part]:
    """The successes a trap needs, as cards change them. [DR-DISARM-03]"""
    return limited([("part-successes", trap.successes), *less(g, working(g, hero, EasyDisarm))], 1)


def disarmed(g: RunState, effort: Effort, hero: Hero, card: int) -> Script[None]:
    """The trap goes to the loot pile. [DR-DISARM-04]"""
    hero.encounters.append(Kept(card, EVERYONE))
    g.outbox.append(ev.TrapDisarmed(hero.seat, card, why="DR-DISARM-04"))
    yield from punish(g, effort, "DR-SABOTAGE-06")
    trigger(g, hero, "disarm")
    yield from rally(g, [hero], effort)


def goes_off(g: RunState, effort: Effort, hero: Hero, card: int, trap: TrapCard) -> Script[None]:
    """Wounds and the special effect. [DR-DISARM-05] [DR-DISARM-06] [DR-DISARM-08]"""
    g.outbox.append(ev.TrapWentOff(hero.seat, card, why="DR-DISARM-05"))
    wound_softly(g, hero, trap.wounds, "traps", "DR-DISARM-05")
    if trap.lasting:
        hero.burdens.append(card)
        g.outbox.append(ev.Burdened(hero.seat, card, why="DR-DISARM-08"))
    elif not trap.acts:
        g.discards.append(card)
    if trap.acts:
        g.pending.append(Pending(hero.seat, card, GOES_OFF))
    yield from resolve_defeats(g)
    reward_spoilers(g, effort)
    yield from rally(g, [], effort)
