"""Backing down from a monster: all lose life, and the next one comes. [DC-BACK-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.voting import ask_all, is_unanimous
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.aiding import settle_faints
from undercroft.games.dungeon_fighter_catacombs.demands import are_impossible, demanded, fight_of
from undercroft.games.dungeon_fighter_catacombs.life import lose_life
from undercroft.games.dungeon_fighter_catacombs.options import BACK_DOWN, FIGHT_ON
from undercroft.games.dungeon_fighter_catacombs.party import voters
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOBODY,
    CatacombsState,
    Phase,
)
from undercroft.targets.move.throw import combined_of

TOO_MUCH = 2
"""So many Specific Throws at once, and the table offers it by itself. [DC-RULING-63]"""


def can_back_down(g: CatacombsState) -> bool:
    """Whether backing down can be proposed now. [DC-RULING-62] [DC-RULING-63] [DC-RULING-64]"""
    if g.is_boss or not g.setup.backing_down or fight_of(g).hesitated:
        return False
    return bool(demanded(g))


def are_hard(g: CatacombsState) -> bool:
    """Whether the throws that are demanded can hardly be made. [DC-COMBO-09] [DC-RULING-63]"""
    throws = demanded(g)
    return len(throws) >= TOO_MUCH or are_impossible(g) or combined_of(tuple(throws)).hopeless


def warn(g: CatacombsState) -> Script[None]:
    """What can hardly be combined is said, and backing down offered. [DC-RULING-63]"""
    if not can_back_down(g) or not are_hard(g):
        return
    throws = tuple(f"condition-{throw}" for throw in demanded(g))
    g.outbox.append(ev.ThrowsClashed(throws, why="DC-RULING-63"))
    yield from propose(g, NOBODY)


def propose(g: CatacombsState, proposer: int) -> Script[bool]:
    """All may vote on it, and the Leader decides where they disagree. [DC-RULING-56]"""
    others = [seat for seat in voters(g) if seat != proposer]
    votes: list[Option] = [] if proposer == NOBODY else [BACK_DOWN]
    if others:
        answers = yield from ask_all(others, [[FIGHT_ON, BACK_DOWN]] * len(others), "DC-BACK-01")
        votes += answers
    choice = votes[0]
    if not is_unanimous(votes):
        choice = yield Choose(g.leads, [FIGHT_ON, BACK_DOWN], "DC-BACK-01")
    if choice is BACK_DOWN:
        yield from back_down(g)
        return True
    fight_of(g).hesitated = True
    g.outbox.append(ev.RetreatRefused(why="DC-BACK-01"))
    return False


def back_down(g: CatacombsState) -> Script[None]:
    """Each Hero loses life, and the monster goes back to the box. [DC-BACK-02] [DC-BACK-03]"""
    fight = fight_of(g)
    g.outbox.append(ev.PartyBackedDown(fight.card, why="DC-BACK-01"))
    for hero in g.conscious():
        lose_life(g, hero, fight.level)
        shame = ev.HeroAshamed(*hero.both, fight.level, hero.life, why="DC-BACK-02")
        g.outbox.append(shame)
    yield from settle_faints(g)
    if g.phase is not Phase.OVER:
        g.phase = Phase.REVEAL
