"""A greedy player: fights what he can beat, helps or hinders by standing, runs with the Stone."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon_run.effects import (
    Action,
    AnyAct,
    Attach,
    CallMonster,
    Cleanse,
    FindTreasure,
    FreeAttack,
    Harm,
    Heal,
    Incite,
    MoreActions,
    On,
    SeeBoss,
    Steal,
    Strike,
    Train,
    Warp,
)
from undercroft.games.dungeon_run.equipping import equip_options
from undercroft.games.dungeon_run.fallback import exit_towards, fallback, step_towards
from undercroft.games.dungeon_run.lair import distances
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    AGREE,
    BATTLE,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    MEET,
    PASS,
    PROPOSE,
    SABOTAGE,
    SEARCH,
    SUMMON,
    THUMBS_DOWN,
    WALK_AWAY,
    AssistWith,
    KeepAbility,
    Leave,
    PickHero,
    PickMonster,
    PickTile,
    PutOn,
    Use,
)
from undercroft.games.dungeon_run.outlook import (
    TIRED,
    can_battle,
    goals,
    life_left,
    prospects,
    standing,
    steps_to,
    unexplored,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero, Phase, RunState
from undercroft.games.dungeon_run.traits import helping_rating, traits

EVEN = 1.0
"""Prospects from which a hero fights."""
BOLD = 0.75
"""Prospects from which he seeks the boss, whose wounds stay."""


def greedy(g: RunState, seat: int, options: list[Option], source: Source) -> Option:
    """The choice of a hero who wants to win."""
    me = g.heroes[seat]
    first = options[0]
    chosen: Option | None = None
    if first is END_TURN:
        chosen = choose_action(g, me, options)
    elif any(isinstance(option, AssistWith) for option in options) or SABOTAGE in options:
        chosen = meddle(g, me, options)
    elif isinstance(first, PickTile):
        chosen = choose_tile(g, me, options)
    elif isinstance(first, PickHero):
        chosen = max(options, key=lambda option: rivalry(g, option))
    elif isinstance(first, Leave):
        chosen = run_from(g, me, options)
    elif isinstance(first, KeepAbility):
        chosen = options[source.draw(range(len(options))) or 0]
    else:
        chosen = choose_little(g, me, options)
    return chosen or fallback(g, seat, options, source)


def choose_little(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """Equipping, trading, voting, re-rolling and other small questions."""
    if THUMBS_DOWN in options:
        return THUMBS_DOWN if is_leader(g, g.heroes[fallen_seat(g)], me) else None
    if DONE in options:
        return next((option for option in options if isinstance(option, PutOn)), None)
    if AGREE in options or WALK_AWAY in options:
        return answer_trade(g, me, options)
    if options == [PASS, MEET]:
        return MEET
    if isinstance(options[-1], Use) and PASS in options:
        return options[-1] if wants_use(g, me, options[-1].card) else PASS
    if isinstance(options[0], PickMonster) and g.phase is Phase.TURN:
        return options[0]
    return None


def answer_trade(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Gifts are welcome; anything else is declined."""
    talk = g.trade
    if talk is not None and AGREE in options:
        gives = any(side.laid for side in talk.sides if side.seat == me.seat)
        if not gives:
            return AGREE
    return WALK_AWAY if WALK_AWAY in options else PROPOSE


def fallen_seat(g: RunState) -> int:
    """Whose fate a vote is about: the hero with the most wounds."""
    return max(g.living(), key=lambda hero: hero.wounds).seat


def is_leader(g: RunState, other: Hero, me: Hero) -> bool:
    return other is not me and standing(g, other) > standing(g, me) + 3


def wants_use(g: RunState, me: Hero, card: int) -> bool:
    """Whether a re-roll or a trigger is worth it: own bad dice, or a rival's or foe's good ones."""
    effort = g.effort
    if effort is None:
        return leads_on(g, me, card)
    if effort.seat == me.seat and effort.dice:
        good = sum(face >= 5 for face in effort.dice)
        return 3 * good < len(effort.dice)
    if effort.seat == me.seat:
        return True
    return g.endgame or is_leader(g, g.heroes[effort.seat], me)


def leads_on(g: RunState, me: Hero, card: int) -> bool:
    """Whether a trigger is no step away from where the hero wants to go."""
    acts = [act for number, on, _ in traits(g, me).get(On, ()) if number == card for act in on.acts]
    if not any(isinstance(act, Warp) and act.to == "near" for act in acts):
        return True
    steps = steps_to(g, best_goals(g, me))
    return any(steps[near] < steps[me.place] for near in g.tile_of(me).near if near >= 0)


# --- Actions ---


def choose_action(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """What to do with an action, the best thing first."""
    if SUMMON in options:
        return SUMMON
    used = choose_card(g, me, options)
    if used is not None:
        return used
    if MEET in options:
        return MEET
    monster = g.tile_of(me).monster
    if monster is not None and g.actions:
        return choose_beside_monster(g, me, options)
    if not g.actions:
        return END_TURN
    if g.endgame:
        chosen = choose_in_endgame(g, me, options)
        if chosen is not None:
            return chosen
    if SEARCH in options:
        return SEARCH
    if EQUIP in options and not g.geared and gear_to_put_on(g, me):
        return EQUIP
    if ADVANCE in options and me.boss == NOTHING:
        return ADVANCE
    return step_towards(g, me, options, best_goals(g, me)) or wander(g, me, options)


def gear_to_put_on(g: RunState, me: Hero) -> bool:
    return any(isinstance(option, PutOn) for option in equip_options(g, me))


def choose_beside_monster(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """Fight what can be beaten; run from the rest, and with the Stone."""
    monster = g.tile_of(me).monster
    assert monster is not None
    runs = g.bearer() is me
    fights = BATTLE in options and can_battle(g, me, monster, me.place)
    dares = prospects(g, me, monster) >= fighting_spirit(g, me) or is_last_hope(g, me)
    if not runs and fights and dares:
        return BATTLE
    move = step_towards(g, me, options, best_goals(g, me))
    if move is not None:
        return move
    if ESCAPE in options and (runs or not fights or life_left(g, me) > 1):
        return ESCAPE
    return BATTLE if fights else None


def is_last_hope(g: RunState, me: Hero) -> bool:
    """Whether nothing is left to gain before the boss."""
    if g.boss_card == NOTHING or g.endgame:
        return False
    return not any(is_ripe(g, me, place) for place in range(len(g.tiles)))


def fighting_spirit(g: RunState, me: Hero) -> float:
    """The prospects a hero wants: a lone one must not fall, others may."""
    if len(g.heroes) == 1 or g.endgame:
        return EVEN
    return BOLD if life_left(g, me) > 2 else 0.5


def choose_in_endgame(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """The bearer runs for the Entrance, the others after him."""
    bearer = g.bearer()
    if bearer is me:
        if me.place == 0:
            return END_TURN
        step = step_towards(g, me, options, [0])
        return step or (ESCAPE if ESCAPE in options else None)
    if bearer is not None and DUEL[bearer.seat] in options:
        return DUEL[bearer.seat]
    if SEARCH in options:
        return SEARCH
    places = goals(g, me) if bearer is None else [ambush_goal(g, me, bearer)]
    return step_towards(g, me, options, places) or (ESCAPE if ESCAPE in options else None)


def ambush_goal(g: RunState, me: Hero, bearer: Hero) -> int:
    """Where to meet the bearer: with him, or at the Entrance when that is nearer."""
    steps = distances(g, me.place)
    way = distances(g, 0)[bearer.place]
    return bearer.place if steps[bearer.place] <= steps[0] or way > steps[0] else 0


def best_goals(g: RunState, me: Hero) -> list[int]:
    """Loot, weak monsters and unknown exits on the way; the boss once strong enough."""
    if g.bearer() is not None or any(g.printed.stone in tile.items for tile in g.tiles):
        return goals(g, me)
    ripe = [place for place in range(len(g.tiles)) if is_ripe(g, me, place)]
    unknown = unexplored(g)
    if me.place in unknown and me.place not in ripe:
        ripe = [place for place in ripe if distances(g, me.place)[place] <= 1]
        return [*ripe, me.place]
    return [*ripe, *unknown] or goals(g, me)


def is_ripe(g: RunState, me: Hero, place: int) -> bool:
    """Whether a tile holds something a hero wants and can get."""
    tile = g.tiles[place]
    monster = tile.monster
    if monster is None:
        return bool(tile.items or tile.hidden)
    if not can_battle(g, me, monster, place):
        return False
    if monster.card == g.boss_card:
        return prospects(g, me, monster) >= (EVEN if len(g.heroes) == 1 else BOLD)
    return prospects(g, me, monster) >= EVEN


def wander(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """Nothing to gain here: towards the boss all the same, or wait."""
    step = step_towards(g, me, options, goals(g, me))
    return step or (ADVANCE if ADVANCE in options else END_TURN)


# --- Cards ---


def choose_card(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """A special or free action of a card that helps now."""
    for option in options:
        if isinstance(option, Use):
            effect = next(e for card, e, _ in traits(g, me)[Action] if card == option.card)
            if all(is_wanted(g, me, act) for act in effect.acts[:1]):
                return option
    return None


def is_wanted(g: RunState, me: Hero, act: AnyAct) -> bool:
    """Whether an act does the hero good now."""
    if isinstance(act, Heal):
        hurt = me.wounds >= max(2, act.amount)
        return hurt and (g.round < TIRED or g.tile_of(me).monster is None)
    if isinstance(act, Harm | Steal):
        return g.endgame or any(is_leader(g, other, me) for other in g.others_here(me))
    if isinstance(act, FreeAttack):
        return act.on == "monster" or g.endgame
    if isinstance(act, Warp):
        return g.bearer() is me and act.to == "near" and me.place != 0
    return isinstance(
        act, Strike | FindTreasure | Train | Cleanse | MoreActions | Attach | Incite | CallMonster
    ) or (isinstance(act, SeeBoss) and g.actions > 1)


# --- Others' turns ---


def meddle(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Help who is behind, hinder who is ahead, nobody with the Stone. [DR-GOAL-05]"""
    effort = g.effort
    assert effort is not None
    other = g.heroes[effort.seat]
    rival = g.bearer() is other or is_leader(g, other, me)
    if rival or (g.endgame and effort.deed != "duel"):
        risky = life_left(g, me) <= 1
        return SABOTAGE if SABOTAGE in options and not risky else PASS
    helps = [option for option in options if isinstance(option, AssistWith)]
    if not helps or (g.endgame and g.bearer() is me):
        return PASS
    return max(helps, key=lambda option: helping_rating(g, me, option.rating))


def rivalry(g: RunState, option: Option) -> tuple[bool, int]:
    """How much a hero is to be feared: the bearer first, then who stands best."""
    assert isinstance(option, PickHero)
    other = g.heroes[option.seat]
    return g.bearer() is other, standing(g, other)


def run_from(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """The exit that leads to the goal."""
    return exit_towards(g, me, options, places) if (places := best_goals(g, me)) else None


def choose_tile(g: RunState, me: Hero, options: list[Option]) -> Option | None:
    """Where things go: the boss to a hero strong enough for it, pieces to their goal."""
    tiles = [option for option in options if isinstance(option, PickTile)]
    roamer = g.tiles[g.mover].monster
    if g.phase is Phase.ROAM and roamer is not None and roamer.card == g.boss_card:
        steps = distances(g, me.place)
        if prospects(g, me, roamer) < BOLD and not is_last_hope(g, me):
            return max(tiles, key=lambda option: steps[option.tile])
        open_ = [option for option in tiles if can_battle(g, me, roamer, option.tile)]
        return min(open_ or tiles, key=lambda option: steps[option.tile])
    if g.phase is Phase.TURN and not g.endgame:
        steps = steps_to(g, best_goals(g, me) or [0])
        return min(tiles, key=lambda option: steps[option.tile])
    if g.phase is Phase.TURN and g.bearer() is me and len(tiles) <= 4:
        steps = distances(g, 0)
        return min(tiles, key=lambda option: steps[option.tile])
    return None
