"""A greedy player: wins what can be won, robs the weak, goes home rich and dares the boss.

Where it goes is in heading.py, how it fights in tactics.py, whom it robs in preying.py.
"""

from undercroft.engine import Option, Source
from undercroft.games.dungeon.bots.daring import dares
from undercroft.games.dungeon.bots.heading import (
    approach,
    choose_arrival,
    destination,
    is_careful,
    travel_to,
)
from undercroft.games.dungeon.bots.outlook import FAIR, cast_chance_at, chance_at, targets
from undercroft.games.dungeon.bots.preying import (
    best_prey,
    duel_worth,
    hex_worth,
    stake_of,
    whom_to_chase,
)
from undercroft.games.dungeon.bots.tactics import choose_answer, choose_way
from undercroft.games.dungeon.chances import strike_chance
from undercroft.games.dungeon.fallback import even_spell, fallback, step_to, who_decides
from undercroft.games.dungeon.fights.duels import hero_of
from undercroft.games.dungeon.goals import is_met
from undercroft.games.dungeon.magic import attack_spells
from undercroft.games.dungeon.moving import reach
from undercroft.games.dungeon.options import (
    ACCEPT,
    DONE,
    ENCOUNTER,
    MOVE,
    PASS,
    START_ASSAULT,
    STAY,
    STRIKE,
    Arrive,
    Attack,
    Bank,
    Free,
    Hex,
    Hunt,
    Look,
    OpenDoor,
    PickLevel,
    TakeClass,
    TakeSpell,
    Use,
)
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero

TRAVELS = 3
"""One spell out of so many is for travelling."""
TRAVELS_MORE = 2
"""The same for who gets spells back: what saves a walk is never missed."""
CHEAP = 750
"""Up to this a treasure is kept in hand for the boss rather than banked."""


def greedy(g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
    """The choice of somebody who wants to win."""
    me = who_decides(g, seat, options)
    first = options[0]
    chosen: Option | None = None
    if first is STAY and me.alive:
        chosen = choose_move(g, me, options)
    elif first is STRIKE:
        chosen = choose_way(g, me, options)
    elif first is ACCEPT:
        chosen = choose_answer(g, me, options)
    elif first is PASS and me.alive:
        frees = [option for option in options if isinstance(option, Free)]
        chosen = choose_freed(g, me, frees) if frees else choose_action(g, me, options)
    elif first is DONE:
        chosen = choose_bank(g, me, options)
    elif isinstance(first, TakeSpell):
        chosen = choose_spell(g, me, options)
    elif isinstance(first, TakeClass):
        chosen = choose_class(g, me, options, source)
    elif isinstance(first, PickLevel | Arrive) and me.alive:
        chosen = choose_arrival(g, me, options)
    return chosen or fallback(g, seat, options, source)


def choose_class(g: DungeonState, me: Hero, options: list[Option], source: Source) -> Option:
    """Any at first; who comes back late leaves the one with the highest goal alone."""
    classes = [option for option in options if isinstance(option, TakeClass)]
    if me.card != NOTHING:
        classes.remove(max(classes, key=lambda option: g.printed.hero(option.hero).goal))
    return classes[source.draw(range(len(classes))) or 0]


def choose_move(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """To the best target, or home."""
    looks = [option for option in options if isinstance(option, Look)]
    if looks:
        return looks[0]
    refills = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).refills]
    if refills and not attack_spells(g, me):
        return refills[0]
    goal = destination(g, me)
    if goal is not None:
        return travel_to(g, me, options, goal)
    goals = targets(g, me)
    prey, spoils = best_prey(g, me, [me.place, *reach(g, me).costs])
    if spoils > (goals[0].worth if goals else 0):
        return STAY if prey == me.place else MOVE[prey]
    if goals:
        return approach(g, me, options, goals[0])
    if is_met(g, me):
        return step_to(g, me, options, g.board.hall)
    quarry = whom_to_chase(g, me)
    return None if quarry is None else travel_to(g, me, options, quarry.place)


def choose_action(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The main Action."""
    if START_ASSAULT in options and dares(g, me):
        return START_ASSAULT
    if ENCOUNTER in options and chance_at(g, me, me.place) >= FAIR:
        return ENCOUNTER
    victim = choose_victim(g, me, options)
    if victim is not None:
        return victim
    doors = [o for o in options if isinstance(o, OpenDoor) and is_careful(g, me, o.place)]
    if doors:
        return max(doors, key=lambda option: cast_chance_at(g, me, option.place))
    hunts = [option for option in options if isinstance(option, Hunt)]
    if hunts and strike_chance(g, me, hunts[0].rival) >= FAIR:
        return hunts[0]
    return ENCOUNTER if ENCOUNTER in options else None


def choose_freed(g: DungeonState, me: Hero, frees: list[Free]) -> Option:
    """Who is freed of a lose-turn token: the own hero first, others of the own side."""
    mine = [option for option in frees if option.rival == me.card]
    if mine:
        return mine[0]
    return frees[0] if g.team else PASS


def choose_victim(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The rival whom it pays most to attack."""
    best, most, stake = None, 0.0, stake_of(g, me)
    for option in options:
        if isinstance(option, Hex):
            worth = hex_worth(g, me, hero_of(g, option.rival))
        elif isinstance(option, Attack):
            worth = duel_worth(g, me, hero_of(g, option.rival), stake)
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def choose_bank(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """What is worth much goes to the bank, without what works while it is carried."""
    banks = [option for option in options if isinstance(option, Bank)]
    values, items = g.printed.values, g.printed.items
    for option in banks:
        if values[option.treasure] > CHEAP and option.treasure not in items:
            return option
    return None


def choose_spell(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """Every so many spells a way home, the rest to attack with."""
    spells = [option for option in options if isinstance(option, TakeSpell)]
    every = TRAVELS_MORE if g.printed.traits(me.card).spells_back else TRAVELS
    travel = [o for o in spells if g.printed.spell(o.spell).travels]
    attack: list[Option] = [o for o in spells if o not in travel]
    if travel and every * me.spells.count(travel[0].spell) <= len(me.spells) - every + 1:
        return travel[0]
    return even_spell(me, attack) if attack else spells[0]
