"""An attack: one Hero's go inside a combat, in the order of DF-RULING-14."""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.abilities import use_ability
from undercroft.games.dungeon_fighter.aiding import offer_aid, others
from undercroft.games.dungeon_fighter.backfiring import backfire
from undercroft.games.dungeon_fighter.dealing import add_more, bless, deal, gather, parts_now
from undercroft.games.dungeon_fighter.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter.encounters import warn
from undercroft.games.dungeon_fighter.life import faint_if_due, is_lost
from undercroft.games.dungeon_fighter.options import (
    PROPOSE_WITHDRAWAL,
    STOP_THERE,
    TAKE_BEATING,
    THROW_AGAIN,
)
from undercroft.games.dungeon_fighter.party import next_conscious
from undercroft.games.dungeon_fighter.powers import triggered
from undercroft.games.dungeon_fighter.preparing import arm_again, dice, prepare
from undercroft.games.dungeon_fighter.printed import Ability
from undercroft.games.dungeon_fighter.state import FighterState, Hero, Phase, Toss
from undercroft.games.dungeon_fighter.suffering import be_beaten, suffer_miss
from undercroft.games.dungeon_fighter.throwing import fresh, throw_die
from undercroft.games.dungeon_fighter.winning import end_combat
from undercroft.games.dungeon_fighter.withdrawing import propose


def attack(g: FighterState) -> Script[None]:
    """The active Hero throws, is beaten, or withdraws with all. [DF-COMBAT-04]"""
    fight = fight_of(g)
    hero = g.heroes[fight.active]
    if not dice(g):
        lose_for_dice(g)
        return
    g.toss = Toss(hero.seat)
    yield from offer_aid(g, others(g, hero))
    choice = yield from prepare(g, hero)
    if choice is PROPOSE_WITHDRAWAL:
        yield from try_to_withdraw(g, hero)
    elif choice is TAKE_BEATING:
        yield from be_beaten(g, hero)
        go_on_after_beating(g)
    else:
        yield from throw_and_resolve(g, hero)
        yield from repeat(g, hero)
        end_attack(g)


def lose_for_dice(g: FighterState) -> None:
    """A Hero must throw at the Boss and has nothing to throw. [DF-BOSS-07] [DF-RULING-73]"""
    g.outbox.append(ev.PartyLost(fight_of(g).card, 1, why="DF-BOSS-07"))
    g.end(won=False)


def try_to_withdraw(g: FighterState, hero: Hero) -> Script[None]:
    """All agree, or the attack begins once more. [DF-WITHDRAW-01]"""
    g.toss = None
    has_withdrawn = yield from propose(g, hero.seat)
    if has_withdrawn:
        yield from warn(g)


def throw_and_resolve(g: FighterState, hero: Hero) -> Script[None]:
    """A throw and all that comes of it. [DF-RULING-14]"""
    yield from throw_die(g, hero)
    yield from offer_aid(g, g.conscious())
    ability = triggered(g, hero)
    if ability is not None:
        yield from use_ability(g, hero, ability)
    gather(g, hero, ability)
    yield from add_more(g, hero)
    deal(g, hero)
    if ability is not None and ability.kind == "divine-intervention":
        yield from bless(g, hero)
    faint_if_due(g, hero)  # of Blind fury [DF-RULING-38]
    if fight_of(g).is_defeated or is_lost(g) or not toss_of(g).miss:
        return
    yield from suffer_miss(g, hero)
    # A dead monster does nothing more. [DF-RULING-16]
    if g.phase is not Phase.OVER and not fight_of(g).is_defeated:
        yield from backfire(g, hero)


def repeat(g: FighterState, hero: Hero) -> Script[None]:
    """The second throw of a Flurry, if the first did not kill. [DF-POWER-01] [DF-RULING-20]"""
    toss = toss_of(g)
    if toss.again or not is_flurry(triggered(g, hero)) or fight_of(g).is_defeated:
        return
    choice: Option = yield Choose(hero.seat, [THROW_AGAIN, STOP_THERE], "DF-POWER-01")
    if choice is STOP_THERE:
        return
    second = fresh(toss)
    second.again = True
    second.total = toss.total + worth(parts_now(g))
    g.toss = second
    g.outbox.append(ev.FlurryBegan(hero.seat, why="DF-POWER-01"))
    yield from arm_again(g, hero)
    yield from throw_and_resolve(g, hero)


def is_flurry(ability: Ability | None) -> bool:
    return ability is not None and ability.kind == "flurry"


def end_attack(g: FighterState) -> None:
    """The monster is defeated, or the next Hero clockwise attacks. [DF-COMBAT-18] [DF-COMBAT-25]"""
    fight = fight_of(g)
    if g.phase is Phase.OVER:
        return
    if fight.is_defeated:
        end_combat(g)
        return
    fight.hesitated = False
    fight.active = next_conscious(g, fight.active).seat


def go_on_after_beating(g: FighterState) -> None:
    """The same Hero attacks, if he can. [DF-COMBAT-23] [DF-RULING-13]"""
    fight = fight_of(g)
    if g.phase is not Phase.OVER and not g.heroes[fight.active].is_conscious:
        fight.active = next_conscious(g, fight.active).seat
