"""A turn: two actions, free actions, and its end. [DR-TURN-02]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.acts import is_useful, see_boss, use_action
from undercroft.games.dungeon_run.advancing import advance, can_advance
from undercroft.games.dungeon_run.battle import battle, free_attack, stays_unbothered
from undercroft.games.dungeon_run.cards import TrapCard
from undercroft.games.dungeon_run.duel import duel
from undercroft.games.dungeon_run.effects import Action, QuickStand
from undercroft.games.dungeon_run.encounters import can_meet, meet
from undercroft.games.dungeon_run.equipping import can_change, equip
from undercroft.games.dungeon_run.items import gain_artifact, held_items, search, take_away
from undercroft.games.dungeon_run.lair import check_lair
from undercroft.games.dungeon_run.moving import escape, hurt_by_tile, move, move_options
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    LOOK,
    MEET,
    PASS,
    RESEARCH,
    SEARCH,
    SUMMON,
    TOSS,
    USE,
    WATCH,
    Duel,
    Move,
    TossTreasure,
    Use,
)
from undercroft.games.dungeon_run.parts import more, told, worth
from undercroft.games.dungeon_run.pending import trigger
from undercroft.games.dungeon_run.rolls import begin, new_unit, roll_dice
from undercroft.games.dungeon_run.running import run_pending
from undercroft.games.dungeon_run.state import NOTHING, Hero, Phase, RunState
from undercroft.games.dungeon_run.summoning import can_summon, summon
from undercroft.games.dungeon_run.traits import traits, working
from undercroft.games.dungeon_run.wounds import Over, end, resolve_defeats

ACTIONS = 2
"""[DR-TURN-02]"""


def turn(g: RunState) -> Script[None]:
    """One action of the hero whose turn it is, or the beginning or end of his turn."""
    hero = g.heroes[g.queue[0]]
    try:
        if not g.begun:
            yield from begin_turn(g, hero)
        else:
            yield from take_action(g, hero)
        yield from run_pending(g)
        yield from resolve_defeats(g)
        yield from check_lair(g)
        if g.begun and not hero.stands:
            end_turn(g, hero)
    except Over:
        g.pending.clear()


def begin_turn(g: RunState, hero: Hero) -> Script[None]:
    """A hero begins his turn, or spends it standing up. [DR-DEFEAT-14] [DR-RULING-28]

    [DR-RULING-27] [DR-RULING-56]
    """
    g.begun, g.acted, g.battled, g.geared = True, False, False, False
    g.asked_glyphs = False
    g.actions = ACTIONS
    g.beside = NOTHING
    hero.used.clear()
    hero.met.clear()
    g.outbox.append(ev.TurnBegan(hero.seat, why="DR-TURN-01"))
    if hero.ko:
        hero.ko = False
        g.outbox.append(ev.StoodUp(hero.seat, why="DR-DEFEAT-14"))
        parts = [("part-actions", 0), *more(g, working(g, hero, QuickStand))]
        g.actions = worth(parts)
        if g.actions:
            g.outbox.append(
                ev.NumberChanged(hero.seat, "stand", g.actions, told(parts), why="DR-DEFEAT-14")
            )
        trigger(g, hero, "stand")
        yield from run_pending(g)
        if not g.actions and hero.stands:
            yield from finish_turn(g, hero)
        return
    monster = g.tile_of(hero).monster
    if monster is not None:
        g.beside = monster.card
    if hero.burdens:
        yield from shake_off(g, hero)
    trigger(g, hero, "turn")


def shake_off(g: RunState, hero: Hero) -> Script[None]:
    """A roll may end a lasting trap. [DR-TRAP-03]"""
    for card in hero.burdens.copy():
        trap = g.printed.cards[card]
        assert isinstance(trap, TrapCard)
        if trap.ends != "roll":
            continue
        begin(g, hero, "disarm", card=card)
        dice = yield from roll_dice(g, hero, "DR-TRAP-03")
        g.effort = None
        if dice[0] >= trap.ends_on:
            hero.burdens.remove(card)
            g.discards.append(card)
            g.outbox.append(ev.BurdenEnded(hero.seat, card, why="DR-RULING-55"))


def take_action(g: RunState, hero: Hero) -> Script[None]:
    """The hero chooses what to do; a lone END_TURN is not asked. [DR-TURN-02] [DR-RULING-22]

    The end of a turn is a unit of its own, as an action is. [DR-RULING-42] [DR-SUMMON-04]
    """
    new_unit(g)
    options = action_options(g, hero)
    choice: Option = yield Choose(hero.seat, options, "DR-TURN-02")
    if choice is END_TURN:
        yield from finish_turn(g, hero)
        return
    if choice is WATCH:
        hero.quiet = False
        g.outbox.append(ev.Watches(hero.seat, why="DR-RULING-30"))
        return
    g.acted = True
    if choice is MEET:
        yield from meet(g, hero)
    elif choice is SUMMON:
        yield from summon(g, hero)
    else:
        cost = 0 if is_free(g, hero, choice) else 1
        g.actions -= cost
        took_place = yield from act(g, hero, choice)
        if not took_place:
            g.actions += cost
        elif cost:
            g.asked_glyphs = False


def action_options(g: RunState, hero: Hero) -> list[Option]:
    """Everything the hero may do now. [DR-TURN-06]"""
    options: list[Option] = [END_TURN]
    if hero.quiet:
        options.append(WATCH)
    if can_meet(g, hero):
        options.append(MEET)
    if not g.acted and g.printed.stone in hero.equipped and can_summon(g, hero):
        options.append(SUMMON)
    if g.actions:
        options += basic_actions(g, hero)
        options += tile_actions(g, hero)
    options += card_actions(g, hero)
    return options


def basic_actions(g: RunState, hero: Hero) -> list[Option]:
    """Move, Escape, Battle, Equip, Search and Advance. [DR-TURN-06] [DR-DUEL-01] [DR-EQUIP-02]"""
    tile = g.tile_of(hero)
    monster = tile.monster
    options = move_options(g, hero)
    others = g.others_here(hero)
    if monster is not None or (g.endgame and others):
        options.append(ESCAPE)
    if monster is not None:
        if not g.asked_glyphs:
            options.append(BATTLE)
    else:
        options += [DUEL[other.seat] for other in others]
        if tile.items or tile.hidden:
            options.append(SEARCH)
    if can_change(g, hero) and not (monster is not None and g.geared):
        options.append(EQUIP)
    if can_advance(g, hero):
        options.append(ADVANCE)
    return options


def tile_actions(g: RunState, hero: Hero) -> list[Option]:
    """What the tile offers. [DR-SPECIAL-09] [DR-SPECIAL-22] [DR-RULING-21]"""
    tile = g.tile_of(hero)
    card = g.printed.tiles[tile.tile]
    if card.library:
        return [RESEARCH]
    if card.well and tile.monster is None and g.printed.artifact(card.well) in g.artifacts:
        treasures = [c for c in held_items(hero) if c in g.printed.treasures]
        return [TOSS[treasure] for treasure in treasures]
    return []


def card_actions(g: RunState, hero: Hero) -> list[Option]:
    """Special and free actions of cards. [DR-TURN-07] [DR-FREE-06]"""
    if Action not in traits(g, hero):
        return []
    monster = g.tile_of(hero).monster
    return [
        USE[card]
        for card, effect in working(g, hero, Action, monster)
        if (effect.free or g.actions) and is_useful(g, hero, effect.acts)
    ]


def action_of(g: RunState, hero: Hero, card: int) -> Action:
    """The action a card offers."""
    found: Action = next(effect for number, effect, _ in traits(g, hero)[Action] if number == card)
    return found


def is_free(g: RunState, hero: Hero, choice: Option) -> bool:
    """Whether a choice costs no action. [DR-TURN-08]"""
    return isinstance(choice, Use) and action_of(g, hero, choice.card).free


def act(g: RunState, hero: Hero, choice: Option) -> Script[bool]:
    """One action; says whether it took place. [DR-TURN-03] [DR-EQUIP-02]"""
    if isinstance(choice, Move):
        yield from move(g, hero, choice.side)
    elif choice is ESCAPE:
        yield from escape(g, hero)
    elif choice is BATTLE:
        fought = yield from battle(g, hero)
        g.battled = g.battled or fought
        return fought
    elif isinstance(choice, Duel):
        g.battled = True
        yield from duel(g, hero, g.heroes[choice.seat])
    elif choice is EQUIP:
        g.geared = True
        yield from equip(g, hero)
    elif choice is SEARCH:
        yield from search(g, hero)
        trigger(g, hero, "search")
    elif choice is ADVANCE:
        yield from advance(g, hero)
    elif choice is RESEARCH:
        yield from research(g, hero)
    elif isinstance(choice, TossTreasure):
        yield from toss(g, hero, choice.card)
    else:
        assert isinstance(choice, Use)
        yield from use_action(g, hero, choice.card, action_of(g, hero, choice.card))
    return True


def research(g: RunState, hero: Hero) -> Script[None]:
    """A 1 hurts, 5+ shows the boss. [DR-SPECIAL-09] to [DR-SPECIAL-12]"""
    dice = yield from roll_dice(g, hero, "DR-SPECIAL-09")
    if dice[0] == 1:
        yield from hurt_by_tile(g, hero, 1, "DR-SPECIAL-10")
    elif dice[0] >= 5:
        why = "DR-SPECIAL-11" if g.boss_card == NOTHING else "DR-RULING-19"
        choice: Option = yield Choose(hero.seat, [LOOK, PASS], why)
        if choice is LOOK and g.boss_card == NOTHING:
            yield from see_boss(g, hero)


def toss(g: RunState, hero: Hero, card: int) -> Script[None]:
    """A treasure goes into the Well; 3+ brings its artifact. [DR-SPECIAL-22] [DR-SPECIAL-23]"""
    take_away(g, hero, card)
    g.tossed.append(card)
    g.outbox.append(ev.TreasureTossed(hero.seat, card, why="DR-SPECIAL-22"))
    dice = yield from roll_dice(g, hero, "DR-SPECIAL-23")
    if dice[0] >= 3:
        artifact = g.printed.artifact(g.printed.tiles[g.tile_of(hero).tile].well)
        yield from gain_artifact(g, hero, artifact, "DR-SPECIAL-23")


def finish_turn(g: RunState, hero: Hero) -> Script[None]:
    """The free attack for standing by, then the way out. [DR-BATTLE-05] [DR-RULING-75]"""
    monster = g.tile_of(hero).monster
    stood_by = monster is not None and g.beside == monster.card and not g.battled
    if monster is not None and stood_by and not stays_unbothered(g, hero, monster, "DR-BATTLE-05"):
        effort = begin(g, hero, "battle", card=monster.card)
        yield from free_attack(g, hero, monster, effort, "DR-BATTLE-05")
        g.effort = None
        yield from run_pending(g)
    if hero.alive and hero.place == 0 and g.bearer() is hero:
        g.outbox.append(ev.StoneCarriedOut(hero.seat, why="DR-VICTORY-01"))
        end(g, hero.seat)
    end_turn(g, hero)


def end_turn(g: RunState, hero: Hero) -> None:
    """The next hero's turn, or the roaming step. [DR-TURN-04]"""
    g.begun = False
    g.queue.pop(0)
    if not g.queue:
        g.phase = Phase.ROAM
