"""Withdrawing from a monster: all together, for a point of shame each. [DF-WITHDRAW-01]"""

from undercroft.engine import Option, Script
from undercroft.families.dungeon_fighters.voting import ask_all
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import are_impossible, fight_of
from undercroft.games.dungeon_fighter.life import faint_if_due, is_lost, lose_life
from undercroft.games.dungeon_fighter.meeting import laid_out
from undercroft.games.dungeon_fighter.options import FIGHT_ON, WITHDRAW
from undercroft.games.dungeon_fighter.party import next_conscious, voters
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState
from undercroft.games.dungeon_fighter.tower import draw_monster, highest_storey

SHAME = 1
"""[DF-WITHDRAW-02]"""


def can_withdraw(g: FighterState) -> bool:
    """Whether a withdrawal can be proposed now. [DF-RULING-60] [DF-RULING-61] [DF-RULING-62]"""
    fight = fight_of(g)
    if g.level == BEYOND or fight.hesitated:
        return False
    return (g.setup.withdrawing or are_impossible(g)) and storey_after(g) is not None


def storey_after(g: FighterState) -> int | None:
    """Where another monster comes from: the same pile, or the next ones. [DF-WITHDRAW-05]"""
    return highest_storey(g, storey_of(g))


def storey_of(g: FighterState) -> int:
    """Where the present monster came from."""
    return g.printed.monster(fight_of(g).card).level - 1


def propose(g: FighterState, proposer: int) -> Script[bool]:
    """Whether all want to withdraw; who proposes it does. [DF-WITHDRAW-01] [DF-RULING-06]"""
    others = [seat for seat in voters(g) if seat != proposer]
    options = [[WITHDRAW, FIGHT_ON]] * len(others)
    votes: tuple[Option, ...] = ()
    if others:
        votes = yield from ask_all(others, options, "DF-WITHDRAW-01")
    if FIGHT_ON not in votes:
        yield from withdraw(g)
        return True
    fight_of(g).hesitated = True
    g.outbox.append(ev.WithdrawalRefused(why="DF-WITHDRAW-01"))
    return False


def withdraw(g: FighterState) -> Script[None]:
    """All are ashamed, and another monster comes to this room. [DF-WITHDRAW-03] [DF-WITHDRAW-04]"""
    old = fight_of(g)
    g.outbox.append(ev.PartyWithdrew(old.card, why="DF-WITHDRAW-01"))
    be_ashamed(g)
    if is_lost(g):
        return
    storey = storey_of(g)
    card = yield from draw_monster(g, storey, "DF-WITHDRAW-04")
    g.under[storey].append(old.card)
    new = laid_out(g, card)
    # It is the same turn: dice, thefts and the beer stay. [DF-RULING-61]
    new.spent, new.white, new.thefts, new.beer = old.spent, old.white, old.thefts, old.beer
    active = g.heroes[old.active]
    new.active = old.active if active.is_conscious else next_conscious(g, old.active).seat
    g.fight = new


def be_ashamed(g: FighterState) -> None:
    """Every Hero loses 1 HP; nothing protects from that. [DF-RULING-36] [DF-RULING-63]"""
    for hero in g.conscious():
        lose_life(g, hero, SHAME)
        g.outbox.append(ev.HeroAshamed(hero.seat, hero.life, why="DF-WITHDRAW-02"))
        faint_if_due(g, hero)
