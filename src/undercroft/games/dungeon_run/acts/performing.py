"""Which act a card does, and whether it can be done."""

from undercroft.engine import Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.acts.heroes import (
    attack_freely,
    change_actions,
    cleanse,
    harm,
    heal,
    shove,
    warp,
    warp_targets,
)
from undercroft.games.dungeon_run.acts.monsters import (
    attach,
    incitable,
    incite,
    push,
    pushable,
    strike,
)
from undercroft.games.dungeon_run.acts.secrets import see_boss, see_encounters, steal, victims
from undercroft.games.dungeon_run.acts.targets import WHY, monsters_in_reach, reached
from undercroft.games.dungeon_run.advancing import train
from undercroft.games.dungeon_run.effects import (
    Action,
    Ambush,
    AnyAct,
    Attach,
    CallMonster,
    Cleanse,
    DropItem,
    FindArtifact,
    FindTreasure,
    FreeAttack,
    Harm,
    Heal,
    Incite,
    MoreActions,
    Push,
    SeeBoss,
    SeeEncounters,
    Shove,
    Steal,
    Strike,
    Train,
    Warp,
)
from undercroft.games.dungeon_run.encounters import draw_encounter, has_encounters
from undercroft.games.dungeon_run.items import find_treasure, gain_artifact, held_items
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState
from undercroft.games.dungeon_run.summoning import can_summon, summon
from undercroft.games.dungeon_run.traits import mark_used
from undercroft.games.dungeon_run.wounds import leave_item


def perform_all(g: RunState, hero: Hero, card: int, acts: tuple[AnyAct, ...]) -> Script[None]:
    """The acts of a card, in order; for a fallen hero only what harms others or lies there."""
    g.outbox.append(ev.CardWorked(hero.seat, card, why=WHY))
    for act in acts:
        if hero.stands or isinstance(act, FindArtifact | Harm):
            yield from perform(g, hero, card, act)


def use_action(g: RunState, hero: Hero, card: int, effect: Action) -> Script[None]:
    """A special action of a card. [DR-TURN-07]"""
    mark_used(hero, card, effect)
    yield from perform_all(g, hero, card, effect.acts)


def is_useful(g: RunState, hero: Hero, acts: tuple[AnyAct, ...]) -> bool:
    """Whether a card's acts can be paid, if one is a price, and one of them does something."""
    prices = [act for act in acts if isinstance(act, DropItem)]
    if len(prices) < len(acts) and not all(can_perform(g, hero, price) for price in prices):
        return False
    return any(can_perform(g, hero, act) for act in acts if act not in prices or len(acts) == 1)


def can_perform(g: RunState, hero: Hero, act: AnyAct) -> bool:
    """Whether an act would find what it needs; otherwise it is not offered."""
    if isinstance(act, Heal):
        return any(other.wounds for other in reached(g, hero, act.who))
    if isinstance(act, Harm):
        return bool(reached(g, hero, act.who))
    if isinstance(act, Strike):
        return bool(monsters_in_reach(g, hero, act.where))
    if isinstance(act, FreeAttack):
        if act.on == "hero":
            return g.tile_of(hero).monster is None and bool(g.others_here(hero))
        return g.tile_of(hero).monster is not None
    if isinstance(act, FindTreasure):
        return g.treasures_left > 0
    if isinstance(act, FindArtifact):
        return g.printed.artifact(act.id) in g.artifacts
    if isinstance(act, Warp):
        return bool(warp_targets(g, hero, act.to))
    return can_perform_rest(g, hero, act)


def can_perform_rest(g: RunState, hero: Hero, act: AnyAct) -> bool:
    if isinstance(act, Shove):
        return bool(g.others_here(hero)) and any(near >= 0 for near in g.tile_of(hero).near)
    if isinstance(act, SeeBoss):
        return g.boss_card == NOTHING and len(g.bosses) > 0
    if isinstance(act, SeeEncounters):
        return len(g.encounters) > 0
    if isinstance(act, Push):
        return bool(pushable(g, hero, act.where))
    if isinstance(act, Steal):
        return bool(victims(g, hero, act.back))
    if isinstance(act, Attach):
        return g.tile_of(hero).monster is not None
    if isinstance(act, Incite):
        return bool(incitable(g, hero, act.where))
    if isinstance(act, CallMonster):
        return can_summon(g, hero)
    if isinstance(act, Cleanse):
        return bool(hero.burdens)
    if isinstance(act, DropItem):
        return bool(held_items(hero))
    if isinstance(act, Ambush):
        return has_encounters(g)
    return True


def perform(g: RunState, hero: Hero, card: int, act: AnyAct) -> Script[None]:
    """One act; without a target nothing happens."""
    if not can_perform(g, hero, act):
        return
    if isinstance(act, Heal):
        yield from heal(g, hero, act)
    elif isinstance(act, Harm):
        yield from harm(g, hero, card, act)
    elif isinstance(act, Strike):
        yield from strike(g, hero, act)
    elif isinstance(act, FreeAttack):
        yield from attack_freely(g, hero, card, act)
    elif isinstance(act, FindTreasure):
        for _ in range(act.amount):
            yield from find_treasure(g, hero, WHY)
    elif isinstance(act, FindArtifact):
        yield from gain_artifact(g, hero, g.printed.artifact(act.id), "DR-ARTIFACT-03")
    elif isinstance(act, Train):
        yield from train(g, hero, "DR-ADVANCE-03")
    elif isinstance(act, MoreActions):
        change_actions(g, hero, act.amount)
    elif isinstance(act, Warp):
        yield from warp(g, hero, act)
    else:
        yield from perform_rest(g, hero, card, act)


def perform_rest(g: RunState, hero: Hero, card: int, act: AnyAct) -> Script[None]:
    if isinstance(act, Shove):
        yield from shove(g, hero)
    elif isinstance(act, SeeBoss):
        yield from see_boss(g, hero)
    elif isinstance(act, SeeEncounters):
        yield from see_encounters(g, hero, act.amount)
    elif isinstance(act, Push):
        yield from push(g, hero, act)
    elif isinstance(act, Steal):
        yield from steal(g, hero, act)
    elif isinstance(act, DropItem):
        yield from leave_item(g, hero, "DR-DEFEAT-09")
    elif isinstance(act, Attach):
        attach(g, hero, card)
    elif isinstance(act, Incite):
        yield from incite(g, hero, act)
    elif isinstance(act, CallMonster):
        yield from summon(g, hero)
    elif isinstance(act, Cleanse):
        cleanse(g, hero)
    else:
        assert isinstance(act, Ambush)
        yield from draw_encounter(g, hero, hero.place)
