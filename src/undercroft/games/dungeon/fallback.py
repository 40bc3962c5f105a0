"""What a seat does when nobody decides for it: the defaults of the rules' decision table."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon.bots.outlook import doors_to, spare_cards, spell_chance, targets
from undercroft.games.dungeon.chances import strike_chance
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.fights.riposte import HURT
from undercroft.games.dungeon.goals import is_met
from undercroft.games.dungeon.minions import prey_of
from undercroft.games.dungeon.moving import stops
from undercroft.games.dungeon.options import (
    ACCEPT,
    DONE,
    ENCOUNTER,
    PASS,
    REROLL,
    START_ASSAULT,
    STAY,
    STRIKE,
    TAKE_ALL,
    ActFirst,
    Arrive,
    Attack,
    Cast,
    Drop,
    Forget,
    Guess,
    Look,
    Move,
    PickLevel,
    Regain,
    Retreat,
    Rob,
    Search,
    Take,
    TakeClass,
    TakeSpell,
    Use,
)
from undercroft.games.dungeon.state import NOTHING, DungeonState, Fight, Hero

SPARES = 3
"""Treasures that the boss may take for each of his hit points. [DG-CHOICE-08]"""
DEEP = 3
"""The level from which cards against monsters are played. [DG-CHOICE-10]"""

BESIDE_ALONE = "class-fighter"
"""Who goes beside the Rogue of a player alone. [DG-CHOICE-02]"""


def fallback(g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
    """The default answer to a question."""
    me = who_decides(g, seat, options)
    first = options[0]
    if isinstance(first, TakeClass | Guess | Forget):
        return own_class(g, me, options) or options[source.draw(range(len(options))) or 0]
    if isinstance(first, ActFirst | PickLevel):
        return first
    if isinstance(first, TakeSpell):
        return even_spell(me, options)
    if first is STAY:
        return default_move(g, me, options)
    if first is STRIKE:
        return default_way(g, me, options)
    if isinstance(first, Drop | Rob):
        return pick_treasure(g, options)
    if isinstance(first, Retreat):
        return nearest(g, options, g.board.hall)
    if isinstance(first, Arrive):
        return default_arrival(g, me, options)
    if first is ACCEPT:
        return default_answer(g, me, options)
    if first is DONE:
        return default_done(me, options)
    if first is PASS:
        return default_action(g, me, options)
    return REROLL if REROLL in options else first


def who_decides(g: DungeonState, seat: int, options: list[Option]) -> Hero:
    """The hero who is asked; alone a player decides for two."""
    if not g.solo:
        return g.heroes[seat]
    if g.fight is not None:
        return g.heroes[g.fight.hero]
    if g.assault is not None:
        return g.heroes[g.assault.heroes[0]]
    return g.heroes[g.queue[0]] if g.queue else g.heroes[0]


def own_class(g: DungeonState, me: Hero, options: list[Option]) -> Option | None:
    """The class that fell, and alone the Fighter, if it is free. [DG-CHOICE-02] [DG-CHOICE-20]"""
    wanted = g.printed.number(BESIDE_ALONE) if g.solo else me.card
    found = (one for one in options if isinstance(one, TakeClass) and one.hero == wanted)
    return next(found, None)


def even_spell(me: Hero, options: list[Option]) -> Option:
    """The kind that is missing most. [DG-CHOICE-03] [DG-CHOICE-16]"""
    spells = [option for option in options if isinstance(option, TakeSpell)]
    return min(spells, key=lambda option: me.spells.count(option.spell))


def default_move(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """To the nearest room that can be won, home with enough. [DG-CHOICE-04] [DG-CHOICE-05]"""
    if not me.alive:
        return hunt(g, me, options)
    looks = [option for option in options if isinstance(option, Look)]
    if looks:
        return looks[0]
    if is_met(g, me):
        return step_to(g, me, options, g.board.hall)
    goals = targets(g, me)
    if goals:
        return step_to(g, me, options, goals[0].place)
    searches = [option for option in options if isinstance(option, Search)]
    return searches[0] if searches else STAY


def step_to(g: DungeonState, me: Hero, options: list[Option], goal: int) -> Option:
    """The space that is nearest to a goal; what stops the way is entered if nothing else helps.

    Where no way is known, the secret door that leads there is searched for.
    """
    doors = doors_to(g, me, goal)
    steps = g.board.distances(goal, doors)
    here = steps[me.place]
    searches = (o for o in options if isinstance(o, Search) and doors >> o.door & 1)
    for option in searches:
        if steps[g.board.beyond(option.door, me.place)] < here:
            return option
    blocked = stops(g)
    moves = [option for option in options if isinstance(option, Move)]
    free = [m for m in moves if m.place == goal or not blocked >> m.place & 1]
    for some in (free, moves):
        best = min(some, key=lambda option: steps[option.place], default=None)
        if best is not None and steps[best.place] < here:
            return best
    return STAY


def hunt(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """A minion goes to the nearest hero. [DG-CHOICE-21]"""
    moves = [option for option in options if isinstance(option, Move)]
    doors, hall = g.board.all_doors, g.board.hall
    prey = [one.place for one in g.living() if one.place != hall]
    if me.place in prey or not prey or not moves:
        return STAY

    def distance(option: Move) -> int:
        return min(g.board.distances(option.place, doors)[place] for place in prey)

    return min(moves, key=distance)


def default_way(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """What has the best chance. [DG-CHOICE-09]"""
    fight = g.fight
    assert fight is not None
    for option in options:
        if isinstance(option, Use) and helps_now(g, me, option.deed, fight.card):
            return option

    def chance(option: Option) -> int:
        if isinstance(option, Cast):
            return spell_chance(g, option.spell, fight.card)
        return strike_chance(g, me, fight.card) if option is STRIKE else -1

    return max(options, key=chance)


def helps_now(g: DungeonState, me: Hero, deed: int, card: int) -> bool:
    """A card for a deep foe, the Spellbook for an empty hand. [DG-CHOICE-10] [DG-CHOICE-17]"""
    return not me.spells if g.printed.deed(deed).refills else is_deep(g, card)


def is_deep(g: DungeonState, card: int) -> bool:
    """Whether a foe is worth a card. [DG-CHOICE-10]"""
    return card in g.printed.minions or g.printed.foe_level(card) >= DEEP


def pick_treasure(g: DungeonState, options: list[Option]) -> Option:
    """The least that can be lost, the most that can be won. [DG-CHOICE-13] [DG-CHOICE-19]"""
    values, items = g.printed.values, g.printed.items
    losing = [option for option in options if isinstance(option, Drop)]
    if losing:
        return min(losing, key=lambda one: (one.treasure in items, values[one.treasure]))
    winning = [option for option in options if isinstance(option, Rob)]
    return max(winning, key=lambda one: values[one.treasure])


def nearest(g: DungeonState, options: list[Option], goal: int) -> Option:
    """The space nearest to a goal. [DG-CHOICE-14]"""
    steps = g.board.distances(goal)
    places = [option for option in options if isinstance(option, Retreat | Arrive)]
    return min(places, key=lambda option: steps[option.place])


def default_arrival(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """A minion rises near a hero; others appear near the Great Hall. [DG-CHOICE-20]"""
    if me.alive:
        return nearest(g, options, g.board.hall)
    prey = [one.place for one in g.living()]
    places = [option for option in options if isinstance(option, Arrive)]
    return min(places, key=lambda o: min(g.board.distances(o.place)[p] for p in prey))


def default_answer(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """The cheapest that turns a failure; defences from Hurt on. [DG-CHOICE-11] [DG-CHOICE-12]"""
    fight = g.fight
    assert fight is not None
    deeds = [option for option in options if isinstance(option, Use)]
    if fight.tier != NOTHING:
        return deeds[0] if fight.tier >= HURT else ACCEPT
    if fight.target != NOTHING and fight.card == NOTHING:
        return ACCEPT
    return turning(g, me, fight, deeds) or ACCEPT


def turning(g: DungeonState, me: Hero, fight: Fight, deeds: list[Use]) -> Option | None:
    """What makes a failed roll a success, or rolls it again."""
    lack = fight.needs - fight.dice[0] - fight.dice[1] - fight.bonus
    if fight.hero != me.id and not g.team:
        return None
    for option in deeds:
        card = g.printed.deed(option.deed)
        left = uses_left(g, me, option.deed)
        if card.rerolls or card.slays or (card.adds and card.adds * left >= lack):
            return option
    return None


def uses_left(g: DungeonState, me: Hero, deed: int) -> int:
    """How often a hero can still use an ability; an Action Card once."""
    feats = g.printed.feats
    return g.printed.feat(deed).uses - me.used[deed - feats.start] if deed in feats else 1


def default_done(me: Hero, options: list[Option]) -> Option:
    """All treasure, all that a rest gives back; nothing to the bank. [DG-CHOICE-15]"""
    if TAKE_ALL in options:
        return TAKE_ALL
    for option in options:
        if isinstance(option, Take | Regain):
            return option
    if any(isinstance(option, TakeSpell) for option in options):
        return even_spell(me, options)
    return DONE


def default_action(g: DungeonState, me: Hero, options: list[Option]) -> Option:
    """The encounter, the assault with cards to spare, or nothing. [DG-CHOICE-08]"""
    if not me.alive:
        attacks = [option for option in options if isinstance(option, Attack)]
        return attacks[0] if attacks and prey_of(g, me) else PASS
    if START_ASSAULT in options and spare_cards(g, me) >= SPARES * boss_life(g):
        return START_ASSAULT
    if ENCOUNTER in options:
        return ENCOUNTER
    refills = [option for option in options if isinstance(option, Use)]
    return refills[0] if refills and not me.spells else PASS
