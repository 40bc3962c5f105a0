"""A greedy player: wins what can be won, robs the weak, goes home rich and dares the boss."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon.assault import boss_life
from undercroft.games.dungeon.chances import strike_chance
from undercroft.games.dungeon.deeds import passable
from undercroft.games.dungeon.duels import hero_of
from undercroft.games.dungeon.fallback import (
    default_answer,
    even_spell,
    fallback,
    nearest,
    step_to,
    uses_left,
    who_decides,
)
from undercroft.games.dungeon.goals import is_met, is_waived
from undercroft.games.dungeon.magic import attack_spells, destinations
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
    Cast,
    Free,
    Hex,
    Hunt,
    Look,
    Move,
    OpenDoor,
    PickLevel,
    Search,
    TakeSpell,
    Use,
)
from undercroft.games.dungeon.outlook import (
    Target,
    best_chance,
    chance_at,
    is_enough,
    loot_at,
    risk,
    spell_chance,
    targets,
)
from undercroft.games.dungeon.preying import SPELL_WORTH, best_prey, duel_worth, hex_worth
from undercroft.games.dungeon.riposte import HURT, SERIOUS
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero
from undercroft.games.dungeon.treasure import gold

FAIR = 40
"""The chance in percent from which a monster is fought again."""
POOR = 25
"""The chance in percent below which it is better to flee."""
RICH = 2000
"""A treasure that is worth something that can't be had again."""
CAREFUL = 6000
"""Gold that a caster does not carry into a fight."""
SAVING = 2
"""Moves that Teleport has to save."""
TRAVELS = 3
"""One spell out of so many is for travelling."""
PATIENT, TIRED = 40, 70
"""Rounds after which fewer spare cards will do."""
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
        chosen = choose_action(g, me, options)
    elif first is DONE:
        chosen = choose_bank(g, me, options)
    elif isinstance(first, TakeSpell):
        chosen = choose_spell(g, me, options)
    elif isinstance(first, PickLevel | Arrive) and me.alive:
        chosen = choose_arrival(g, me, options)
    return chosen or fallback(g, seat, options, source)


def spares_wanted(g: DungeonState) -> int:
    """Treasures to lose before the boss is dared; patience wears out."""
    life = boss_life(g)
    if g.round > TIRED:
        return 0
    return life if g.round > PATIENT else 2 * life + 1


def goes_home(g: DungeonState, me: Hero) -> bool:
    """Whether a hero has enough, or there is nothing more to be had."""
    return is_enough(g, me, spares_wanted(g)) or is_waived(g, me)


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
    prey, spoils = best_prey(g, me, {me.place: 0} | reach(g, me).costs)
    if spoils > (goals[0].worth if goals else 0):
        return STAY if prey == me.place else MOVE[prey]
    search = worth_searching(g, me, options, goals)
    if search is not None:
        return search
    if not goals:
        return step_to(g, me, options, g.board.hall) if is_met(g, me) else None
    return approach(g, me, options, goals[0])


def destination(g: DungeonState, me: Hero) -> int | None:
    """Home with enough, or without spells; None while there is more to be had."""
    return g.board.hall if goes_home(g, me) or wants_rest(g, me) else None


def wants_rest(g: DungeonState, me: Hero) -> bool:
    """Whether a caster near home has run out of spells."""
    back = g.printed.traits(me.card).spells_back
    return bool(back) and not attack_spells(g, me)


def approach(g: DungeonState, me: Hero, options: list[Option], goal: Target) -> Option:
    """Towards a target; who casts spells and has much to lose stops in front of it."""
    strides = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).strides]
    if strides and g.board.distances(me.place)[goal.place] > g.steps:
        return strides[0]
    if is_careful(g, me) and goal.place in g.board.sites and chance_at(g, me, goal.place) < 100:
        fronts = g.board.neighbours(goal.place, me.doors)
        if me.place in fronts:
            return STAY
        here = [o for o in options if isinstance(o, Move) and o.place in fronts]
        if here:
            return here[0]
    return travel_to(g, me, options, goal.place)


def is_careful(g: DungeonState, me: Hero) -> bool:
    """Whether a caster has more to lose than a turn is worth."""
    return bool(attack_spells(g, me)) and gold(g, me.treasures) >= CAREFUL


def travel_to(g: DungeonState, me: Hero, options: list[Option], goal: int) -> Option:
    """By Teleport where that saves a turn or more, else on foot."""
    casts = [option for option in options if isinstance(option, Cast)]
    if casts:
        steps = g.board.distances(goal, passable(g, me))
        saved = steps[me.place] - steps[landing(g, me, casts[0].spell, goal)]
        if saved >= SAVING * g.printed.traits(me.card).move:
            return casts[0]
    return step_to(g, me, options, goal)


def landing(g: DungeonState, me: Hero, spell: int, goal: int) -> int:
    """The space nearest to a goal where Teleport can lead."""
    here, reach = g.level_of(me.place), g.printed.spell(spell).reach
    steps = g.board.distances(goal, passable(g, me))
    levels = range(here - reach, here + reach + 1)
    places = [place for level in levels for place in destinations(g, level)]
    return min(places, key=lambda place: steps[place])


def worth_searching(
    g: DungeonState, me: Hero, options: list[Option], goals: list[Target]
) -> Option | None:
    """A secret door with something good behind it."""
    best = goals[0].worth if goals else 0.0
    for option in options:
        if isinstance(option, Search):
            beyond = g.board.beyond(option.door, me.place)
            gold, _ = loot_at(g, me, beyond)
            if gold * chance_at(g, me, beyond) / 400 > best:
                return option
    return None


def choose_way(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The best chance; a hopeless fight is fled."""
    fight = g.fight
    assert fight is not None
    flights = [
        o for o in options if isinstance(o, Cast) and g.printed.spell(o.spell).column is None
    ]
    if flights and best_chance(g, me, fight.card) < POOR and me.treasures:
        return flights[0]
    by_hand = strike_chance(g, me, fight.card)
    spells = [o for o in options if isinstance(o, Cast) and o not in flights]
    best = max(spells, key=lambda o: spell_chance(g, o.spell, fight.card), default=None)
    if best is not None:
        gain = (spell_chance(g, best.spell, fight.card) - by_hand) * loot_at(g, me, me.place)[0]
        if gain >= SPELL_WORTH * 100:
            return best
    uses = [option for option in options if isinstance(option, Use)]
    if uses and by_hand < 80:
        return uses[0]
    return STRIKE


def choose_answer(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """What can be done about a roll."""
    fight = g.fight
    if fight is None:
        return None
    if fight.tier != NOTHING:
        return defend(g, me, fight, options)
    if fight.card == NOTHING:
        return outbid(g, me, fight, options)
    flights = [o for o in options if isinstance(o, Cast)]
    hides = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).flees]
    if flights or hides:
        return flee(g, me, hides, flights)
    slayers = [o for o in options if isinstance(o, Use) and g.printed.deed(o.deed).slays]
    if slayers:
        return slayers[0] if prize_at(g, fight, me) >= RICH else ACCEPT
    if fight.hero != me.id and not g.team:
        return ACCEPT
    return default_answer(g, me, options)


def flee(g: DungeonState, me: Hero, hides: list[Use], flights: list[Cast]) -> Option:
    """Away from a monster, if there is something to lose."""
    if not me.treasures:
        return ACCEPT
    if hides:
        return hides[0]
    return flights[0] if len(me.treasures) > 1 or risk(g, me) >= RICH else ACCEPT


def prize_at(g: DungeonState, fight: Fight, me: Hero) -> int:
    """What is to be won where a hero fights."""
    return loot_at(g, me, me.place)[0]


def outbid(g: DungeonState, me: Hero, fight: Fight, options: list[Option]) -> Option:
    """Stones in a fight among heroes: only if they turn it."""
    mine = fight.dice[0] + fight.dice[1] + fight.bonus
    theirs = fight.foe_dice[0] + fight.foe_dice[1] + fight.foe_bonus
    lack = theirs - mine + 1 if fight.hero == me.id else mine - theirs + 1
    for option in options:
        if isinstance(option, Use) and 0 < lack <= uses_left(g, me, option.deed):
            return option
    return ACCEPT


def defend(g: DungeonState, me: Hero, fight: Fight, options: list[Option]) -> Option:
    """Cards first, abilities against the worst."""
    cards = [o for o in options if isinstance(o, Use) and o.deed in g.printed.actions]
    feats = [o for o in options if isinstance(o, Use) and o.deed not in g.printed.actions]
    if cards and fight.tier >= HURT:
        return cards[0]
    if feats and (fight.tier >= SERIOUS or (fight.tier >= HURT and len(me.treasures) > 2)):
        return feats[0]
    return ACCEPT


def choose_action(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The main Action."""
    frees = [option for option in options if isinstance(option, Free)]
    if frees:
        mine = [option for option in frees if option.rival == me.card]
        return mine[0] if mine else (frees[0] if g.team else PASS)
    if START_ASSAULT in options and goes_home(g, me):
        return START_ASSAULT
    if ENCOUNTER in options and chance_at(g, me, me.place) >= FAIR:
        return ENCOUNTER
    doors = [option for option in options if isinstance(option, OpenDoor)]
    best = max(doors, key=lambda o: chance_at(g, me, o.place), default=None)
    if best is not None and chance_at(g, me, best.place) >= FAIR:
        return best
    hunts = [option for option in options if isinstance(option, Hunt)]
    if hunts and strike_chance(g, me, hunts[0].rival) >= FAIR:
        return hunts[0]
    return choose_victim(g, me, options) or (ENCOUNTER if ENCOUNTER in options else None)


def choose_victim(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The rival whom it pays most to attack."""
    best, most = None, 0.0
    for option in options:
        if isinstance(option, Hex):
            worth = hex_worth(g, me, hero_of(g, option.rival))
        elif isinstance(option, Attack):
            worth = duel_worth(g, me, hero_of(g, option.rival))
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
    travel = [o for o in spells if g.printed.spell(o.spell).travels]
    attack: list[Option] = [o for o in spells if o not in travel]
    if travel and TRAVELS * me.spells.count(travel[0].spell) <= len(me.spells) - TRAVELS + 1:
        return travel[0]
    return even_spell(me, attack) if attack else spells[0]


def choose_arrival(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """Nearest to where the hero wants to be."""
    goals = [] if g.fight is not None else targets(g, me)
    goal = destination(g, me)
    if goal is None:
        goal = goals[0].place if goals else g.board.hall
    levels = [option for option in options if isinstance(option, PickLevel)]
    if levels:
        steps = g.board.distances(goal, passable(g, me))
        return min(levels, key=lambda o: min(steps[p] for p in destinations(g, o.level)))
    return nearest(g, options, goal)
