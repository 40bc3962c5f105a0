"""What a seat does when nobody decides for it: the defaults of the rules' decision table."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon_run.battle import defense_against, needs_help
from undercroft.games.dungeon_run.duel import hit_wounds
from undercroft.games.dungeon_run.items import can_equip
from undercroft.games.dungeon_run.lair import distances
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    DONE,
    END_TURN,
    ESCAPE,
    PASS,
    RALLY,
    ROLL_ARMOR,
    SEARCH,
    STRIKE_HOME,
    Accept,
    AssistWith,
    Block,
    FightWith,
    GoesFirst,
    Leave,
    LeaveItem,
    Move,
    Pay,
    PickTile,
    PutOn,
    Raise,
    TakeHero,
    TakeItem,
)
from undercroft.games.dungeon_run.outlook import (
    TIRED,
    attack_dice,
    can_battle,
    goals,
    promising,
    steps_to,
)
from undercroft.games.dungeon_run.rolls import count_dice
from undercroft.games.dungeon_run.state import NOBODY, Effort, Hero, Phase, RunState
from undercroft.games.dungeon_run.trade_options import WalkAway
from undercroft.games.dungeon_run.traits import life_of


def fallback(g: RunState, seat: int, options: list[Option], source: Source) -> Option:
    """The default answer to a question."""
    me = g.heroes[seat]
    first = options[0]
    if isinstance(first, TakeHero):
        return options[source.draw(range(len(options))) or 0]
    if first is END_TURN:
        return default_action(g, me, options)
    if first is STRIKE_HOME or isinstance(first, Block):
        return default_assignment(g, me, options)
    if isinstance(first, FightWith):
        return default_rating(g, me, options)
    if isinstance(first, PickTile):
        return default_tile(g, me, options)
    if isinstance(first, Leave):
        return default_exit(g, me, options)
    return default_of_few(g, me, options)


def default_of_few(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Questions with a plain default."""
    first = options[0]
    if isinstance(first, Pay):
        return cheapest(g, options)
    if isinstance(first, Raise):
        return options[main_rating(g, me)]
    if isinstance(first, LeaveItem):
        return default_leaving(g, me, options)
    if isinstance(first, GoesFirst):
        return default_order(g, options)
    if isinstance(options[-1], TakeItem):
        return options[-1]
    if DONE in options:
        return DONE
    if (together := default_help(g, options)) is not None:
        return together
    wanted = (WalkAway, Accept, PutOn)
    chosen = next((option for option in options if isinstance(option, wanted)), None)
    if chosen is not None:
        return chosen
    sure = next((option for option in (RALLY, ROLL_ARMOR) if option in options), None)
    return sure or (PASS if PASS in options and first is PASS else first)


def default_help(g: RunState, options: list[Option]) -> Option | None:
    """Nobody helps, until a boss has hidden among glyphs for too long. [DR-ASSIST-01]"""
    effort = g.effort
    assist = next((option for option in options if isinstance(option, AssistWith)), None)
    if assist is None or effort is None or effort.deed != "battle" or g.round < TIRED:
        return None
    actor = g.heroes[effort.seat]
    boss = g.tile_of(actor).monster
    hides = boss is not None and boss.card == g.boss_card and needs_help(g, actor, boss)
    return assist if hides else None


def default_action(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Battle, Search, Advance, or a step towards the goal. [DR-TURN-02] [DR-TURN-07]"""
    monster = g.tile_of(me).monster
    if BATTLE in options and monster is not None and can_battle(g, me, monster, me.place):
        return BATTLE
    for wanted in (SEARCH, ADVANCE):
        if wanted in options:
            return wanted
    step = step_towards(g, me, options, goals(g, me))
    if step is not None:
        return step
    return ESCAPE if ESCAPE in options else END_TURN


def step_towards(g: RunState, me: Hero, options: list[Option], places: list[int]) -> Option | None:
    """The Move that brings a hero nearer to one of some tiles, or into the unknown there."""
    moves = [option for option in options if isinstance(option, Move)]
    if not moves or not places:
        return None
    near = g.tile_of(me).near
    steps = steps_to(g, places)
    if me.place in places:
        new = promising(g, me.place)
        return next((move for move in moves if move.side in new), None)
    known = [move for move in moves if near[move.side] >= 0]
    best = min(known, key=lambda move: steps[near[move.side]], default=None)
    return best if best is not None and steps[near[best.side]] < steps[me.place] else None


def exit_towards(g: RunState, me: Hero, options: list[Option], places: list[int]) -> Leave | None:
    """The exit by which an escape leads to one of some tiles, or into the unknown there."""
    exits = [option for option in options if isinstance(option, Leave)]
    if me.place in places:
        new = promising(g, me.place)
        return next((option for option in exits if option.side in new), None)
    near = g.tile_of(me).near
    known = [option for option in exits if near[option.side] >= 0]
    steps = steps_to(g, places)
    return min(known, key=lambda option: steps[near[option.side]], default=None)


def default_exit(g: RunState, me: Hero, options: list[Option]) -> Option:
    """A known tile without a monster, else the first exit. [DR-ESCAPE-04]"""
    near = g.tile_of(me).near
    exits = [option for option in options if isinstance(option, Leave)]
    known = [option for option in exits if near[option.side] >= 0]
    if g.round >= TIRED and (wanted := exit_towards(g, me, options, goals(g, me))) is not None:
        return wanted
    free = [option for option in known if g.tiles[near[option.side]].monster is None]
    return (free or exits)[0]


def default_rating(g: RunState, me: Hero, options: list[Option]) -> Option:
    """The rating that gives the most dice. [DR-BATTLE-10] [DR-DISARM-02]"""
    effort = g.effort
    assert effort is not None
    monster = g.tiles[g.heroes[effort.seat].place].monster
    rated = [option for option in options if isinstance(option, FightWith)]
    return max(rated, key=lambda option: count_dice(g, effort, me, option.rating, monster))


def default_assignment(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Weak dice block, then as many as it takes to live; the rest hits. [DR-BATTLE-12]"""
    effort = g.effort
    assert effort is not None
    blocks = [option for option in options if isinstance(option, Block)]
    monster = g.tile_of(me).monster
    if monster is not None:
        defense = defense_against(g, me, monster, effort.rating)
        weak = [block for block in blocks if block.face < defense]
        if weak:
            return weak[0]
    in_danger = me.wounds + coming_wounds(g, me, effort) >= life_of(g, me)
    if blocks and (in_danger or STRIKE_HOME not in options):
        return blocks[0]
    return STRIKE_HOME


def coming_wounds(g: RunState, me: Hero, effort: Effort) -> int:
    """The wounds of the hits that are not blocked yet."""
    if effort.target == NOBODY:
        return len(effort.hits)
    return sum(hit_wounds(g, effort, g.heroes[effort.target], me, effort.hits))


def default_tile(g: RunState, me: Hero, options: list[Option]) -> Option:
    """Where a monster goes: away from heroes; a boss far away; a summoned one to rivals."""
    tiles = [option for option in options if isinstance(option, PickTile)]
    if g.phase is Phase.TURN:
        free = [place for place, tile in enumerate(g.tiles) if tile.monster is None]
        if not g.endgame or [tile.tile for tile in tiles] != free:
            return tiles[0]
        return max(tiles, key=lambda option: threat(g, me, option.tile))
    occupied = {hero.place for hero in g.heroes if hero.alive}
    steps = distances(g, me.place)
    roamer = g.tiles[g.mover].monster
    if roamer is not None and roamer.card in g.printed.bosses:
        away = 1 if g.round < TIRED else -1
        return max(
            tiles, key=lambda option: (option.tile not in occupied, away * steps[option.tile])
        )
    return min(tiles, key=lambda option: option.tile in occupied)


def threat(g: RunState, me: Hero, place: int) -> tuple[int, int]:
    """How well a summoned monster would lie on a tile: on rivals, else far from me."""
    if place == me.place:
        return -1, 0
    rivals = sum(hero.place == place for hero in g.others(me))
    return rivals, distances(g, me.place)[place]


def default_leaving(g: RunState, me: Hero, options: list[Option]) -> Option:
    """An item he cannot use, else the one gained last. [DR-DEFEAT-09]"""
    leaving = [option for option in options if isinstance(option, LeaveItem)]
    loot = [option for option in leaving if option.card not in me.equipped]
    useless = [option for option in loot if not can_equip(g, me, option.card)]
    latest = (o for card in reversed(me.gained) for o in leaving if o.card == card)
    return useless[0] if useless else next(latest, leaving[0])


def default_order(g: RunState, options: list[Option]) -> Option:
    """Clockwise from the acting hero. [DR-REROLL-06]"""
    acting = g.effort.seat if g.effort else g.queue[0]
    order = [option for option in options if isinstance(option, GoesFirst)]
    return min(order, key=lambda option: (option.seat - acting) % len(g.heroes))


def cheapest(g: RunState, options: list[Option]) -> Option:
    """Encounter cards before the boss, traps before monsters, small before large ones."""
    paying = [option for option in options if isinstance(option, Pay)]
    return min(paying, key=lambda option: worth(g, option.card))


def worth(g: RunState, card: int) -> int:
    box = g.printed
    if card in box.bosses:
        return 100
    return box.monster(card).life if card in box.monsters else 0


def main_rating(g: RunState, me: Hero) -> int:
    """Brawn or magic, whichever the hero attacks with."""
    return int(attack_dice(g, me, 1) > attack_dice(g, me, 0))
