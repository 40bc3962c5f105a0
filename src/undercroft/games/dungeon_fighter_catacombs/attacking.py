"""A turn of a combat: one Hero's throw and all that comes of it. [DC-COMBAT-05] [DC-RULING-10]"""

from undercroft.engine import Script
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.abilities import use_ability
from undercroft.games.dungeon_fighter_catacombs.aiding import offer_aid, offer_last, settle_faints
from undercroft.games.dungeon_fighter_catacombs.dealing import (
    add_more,
    bless,
    deal,
    gather,
    parts_now,
)
from undercroft.games.dungeon_fighter_catacombs.deeds import is_fighting
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.first_abilities import scatter
from undercroft.games.dungeon_fighter_catacombs.flipping import flip_all, remove
from undercroft.games.dungeon_fighter_catacombs.options import (
    PASS,
    PROPOSE_RETREAT,
    RETRIEVE,
)
from undercroft.games.dungeon_fighter_catacombs.party import next_conscious
from undercroft.games.dungeon_fighter_catacombs.powers import activated
from undercroft.games.dungeon_fighter_catacombs.preparing import arm_again, dice, prepare
from undercroft.games.dungeon_fighter_catacombs.retreating import propose
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero, Phase, Toss
from undercroft.games.dungeon_fighter_catacombs.suffering import retrieve, suffer_miss
from undercroft.games.dungeon_fighter_catacombs.throwing import throw_die
from undercroft.games.dungeon_fighter_catacombs.winning import end_combat

TREASURE = 3
"""Gold of a Treasure Template. [DC-TEMPL-17]"""


def attack(g: CatacombsState) -> Script[None]:
    """The Active Hero throws, retrieves, or backs down with all. [DC-COMBAT-05]"""
    hero = yield from open_turn(g)
    if not is_fighting(g):
        close(g)
        return
    g.toss = Toss(hero.who)
    choice = yield from prepare(g, hero)
    if choice is PROPOSE_RETREAT:
        g.toss = None
        yield from propose(g, hero.seat)
    elif choice is RETRIEVE:
        yield from retrieve(g, hero)
        hand_on_if_fallen(g)
    elif choice is PASS:
        close(g)
    else:
        yield from throw_and_resolve(g, hero)
        yield from repeat(g, hero)
        end_turn(g)


def open_turn(g: CatacombsState) -> Script[Hero]:
    """Before a turn others may use what they have; who can't throw at the Boss has lost."""
    g.toss = None
    active = g.heroes[fight_of(g).active]
    yield from offer_aid(g, [other for other in g.conscious() if other.seat != active.seat])
    yield from flip_all(g)
    if is_fighting(g) and not dice(g):
        yield from offer_last(g)
        yield from flip_all(g)
    if is_fighting(g) and not dice(g):
        lose_for_dice(g)
    return g.heroes[fight_of(g).active]


def lose_for_dice(g: CatacombsState) -> None:
    """A Hero must throw at the Boss and has nothing to throw. [DC-BOSS-06] [DC-RULING-29]"""
    g.outbox.append(ev.PartyLost(fight_of(g).card, 1, why="DC-BOSS-06"))
    g.end(won=False)


def throw_and_resolve(g: CatacombsState, hero: Hero) -> Script[None]:
    """A throw and all that comes of it, in one fixed order. [DC-RULING-10]"""
    yield from throw_die(g, hero)
    rest_on(g, hero)
    ability = activated(g, hero)
    if ability is not None:
        yield from use_ability(g, hero, ability)
    gather(g, hero, ability)
    yield from add_more(g)
    deal(g, hero)
    if ability is not None and ability.kind == "divine-intervention":
        yield from bless(g, hero)
    if ability is not None and ability.kind == "scattered-blessing":
        yield from scatter(g, hero, worth(parts_now(g)))
    # Blind Fury of the first box may have taken the last life.
    yield from settle_faints(g)
    if g.phase is Phase.OVER:
        return
    if toss_of(g).miss:
        # After a hit the next turn asks the same.
        yield from offer_aid(g, g.conscious())
    if toss_of(g).miss and not fight_of(g).is_defeated:
        yield from suffer_miss(g, hero)


def repeat(g: CatacombsState, hero: Hero) -> Script[None]:
    """The second throw of a Flurry, with the same die. [DC-RULING-97]"""
    toss, ability = toss_of(g), activated(g, hero)
    if ability is None or ability.kind != "flurry" or not is_fighting(g) or not g.conscious():
        return
    g.toss = Toss(toss.who, toss.die, again=True)
    g.outbox.append(ev.FlurryBegan(*hero.both, why="DC-RULING-97"))
    yield from arm_again(g, hero)
    yield from throw_and_resolve(g, hero)


def rest_on(g: CatacombsState, hero: Hero) -> None:
    """What a web or a Template does that carries the die. [DC-MODIF-06] [DC-TEMPL-17]"""
    toss = toss_of(g)
    if toss.miss:
        return
    if toss.place.startswith("web-"):
        lost = min(1, g.dice)
        g.dice -= lost
        g.setting = g.setting.without(toss.place)
        g.outbox.append(ev.WebGone(*hero.both, lost, why="DC-MODIF-07"))
    elif toss.place in ("treasure", "backstab"):
        why = "DC-TEMPL-13"
        if toss.place == "treasure":
            why = "DC-TEMPL-17"
            g.gold += TREASURE
            g.outbox.append(ev.GoldFound(TREASURE, why=why))
        remove(g, toss.place)
        g.outbox.append(ev.TemplateGone((f"template-{toss.place}",), why=why))


def end_turn(g: CatacombsState) -> None:
    """The monster is defeated, or the next Hero clockwise is active. [DC-COMBAT-12]"""
    fight = fight_of(g)
    if is_fighting(g):
        fight.hesitated = False
        fight.active = next_conscious(g, fight.active).who
    close(g)


def hand_on_if_fallen(g: CatacombsState) -> None:
    """The same Hero goes on with a turn, if he can. [DC-NODICE-06] [DC-RULING-27]"""
    fight = fight_of(g)
    if g.phase is not Phase.OVER and not g.heroes[fight.active].is_conscious:
        fight.active = next_conscious(g, fight.active).who
        fight.hesitated = False


def close(g: CatacombsState) -> None:
    """A monster without life ends the combat. [DC-COMBAT-11]"""
    if g.phase is Phase.COMBAT and fight_of(g).is_defeated:
        end_combat(g)
