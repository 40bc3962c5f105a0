"""Acts: what cards do on the spot. TIMING.md lists them for designers."""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.asks import Draw
from undercroft.engine.piles import peek, put_at_bottom
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.advancing import train
from undercroft.games.dungeon_run.aftermath import claim, enjoy_kill, is_slain, rally
from undercroft.games.dungeon_run.battle import (
    free_attack,
    hurt_monster,
    own_free_attack,
)
from undercroft.games.dungeon_run.duel import own_free_attack_on_hero
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
from undercroft.games.dungeon_run.items import find_treasure, gain_artifact, held_items, take_away
from undercroft.games.dungeon_run.moving import arrive
from undercroft.games.dungeon_run.options import (
    KEEP_ON_TOP,
    PICK_HERO,
    PICK_MONSTER,
    PICK_TILE,
    PUT_UNDER,
    PickHero,
    PickMonster,
    PickTile,
)
from undercroft.games.dungeon_run.roaming import is_boss, roam_targets, walk_monster
from undercroft.games.dungeon_run.rolls import begin
from undercroft.games.dungeon_run.state import NOTHING, Hero, Kept, Monster, RunState
from undercroft.games.dungeon_run.summoning import can_summon, summon
from undercroft.games.dungeon_run.traits import mark_used
from undercroft.games.dungeon_run.wounds import (
    leave_item,
    resolve_defeats,
    wound,
    wound_softly,
)

WHY = "DR-ABILITY-01"
"""The rule under which a card does what it says."""


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


def change_actions(g: RunState, hero: Hero, amount: int) -> None:
    """More or fewer actions in the hero's own turn."""
    if g.queue[0] == hero.seat:
        g.actions = max(0, g.actions + amount)
        g.outbox.append(ev.ActionsChanged(hero.seat, g.actions, why=WHY))


def reached(g: RunState, hero: Hero, who: str) -> list[Hero]:
    """The standing heroes an act may touch. [DR-DEFEAT-13] [DR-RULING-45]"""
    if who == "self":
        return [hero]
    here = g.others_here(hero)
    if who == "all-here":
        return [hero, *here]
    if who in ("hero-near", "others-near"):
        near = g.tile_of(hero).near
        return [o for o in g.others(hero) if o.place == hero.place or o.place in near]
    return here


def pick_hero(g: RunState, hero: Hero, heroes: list[Hero], why: str) -> Script[Hero]:
    """The doer picks a hero."""
    options = [PICK_HERO[other.seat] for other in heroes]
    choice: PickHero = yield Choose(hero.seat, options, why)
    return g.heroes[choice.seat]


def touched(g: RunState, hero: Hero, who: str) -> Script[list[Hero]]:
    """The heroes an act touches: all in reach, or one that is picked."""
    heroes = reached(g, hero, who)
    if who in ("hero-here", "hero-near") and heroes:
        one = yield from pick_hero(g, hero, heroes, "DR-ABILITYCARD-08")
        return [one]
    return heroes


def heal(g: RunState, hero: Hero, act: Heal) -> Script[None]:
    healed = yield from touched(g, hero, act.who)
    for other in healed:
        wounds = min(other.wounds, act.amount)
        if wounds:
            other.wounds -= wounds
            g.outbox.append(ev.HeroHealed(other.seat, wounds, why=WHY))


def harm(g: RunState, hero: Hero, card: int, act: Harm) -> Script[None]:
    """Wounds by a card; only a hero's own card makes him a killer. [DR-RULING-74]"""
    harmed = yield from touched(g, hero, act.who)
    trap = card in g.printed.traps
    for other in harmed:
        if trap:
            wound_softly(g, other, act.amount, "traps", WHY)
        else:
            wound(g, other, act.amount, WHY)
    own = card not in g.printed.encounters and card not in g.printed.bosses
    yield from resolve_defeats(g, hero if own else None)


def monsters_in_reach(g: RunState, hero: Hero, where: str) -> list[int]:
    """The tiles with a monster that an act may touch."""
    if where == "any":
        places = list(range(len(g.tiles)))
    elif where == "near":
        places = [hero.place, *(near for near in g.tile_of(hero).near if near >= 0)]
    else:
        places = [hero.place]
    return [place for place in places if g.tiles[place].monster is not None]


def pick_monster(g: RunState, hero: Hero, places: list[int]) -> Script[int]:
    """The doer picks a monster by its tile."""
    options = [PICK_MONSTER[place] for place in sorted(places)]
    choice: PickMonster = yield Choose(hero.seat, options, "DR-ABILITYCARD-10")
    return choice.monster


def pick_tile(g: RunState, hero: Hero, places: list[int]) -> Script[int]:
    """The doer picks a tile."""
    options = [PICK_TILE[place] for place in sorted(set(places))]
    choice: PickTile = yield Choose(hero.seat, options, "DR-ABILITYCARD-05")
    return choice.tile


def strike(g: RunState, hero: Hero, act: Strike) -> Script[None]:
    """A monster is wounded outside battle. [DR-DEFEAT-03]"""
    place = yield from pick_monster(g, hero, monsters_in_reach(g, hero, act.where))
    monster = g.tiles[place].monster
    assert monster is not None
    hurt_monster(g, hero, monster, [("part-wounds", act.amount)])
    if is_slain(g, monster):
        claim(g, hero, monster, place)
        enjoy_kill(g, hero, monster)
        yield from rally(g, [hero], begin(g, hero, "battle", card=monster.card))
        g.effort = None


def attack_freely(g: RunState, hero: Hero, card: int, act: FreeAttack) -> Script[None]:
    """A hero's free attack. [DR-FREEATK-06]"""
    if act.on == "monster":
        monster = g.tile_of(hero).monster
        assert monster is not None
        yield from own_free_attack(g, hero, monster, card, act)
        return
    other = yield from pick_hero(g, hero, g.others_here(hero), "DR-ABILITYCARD-11")
    yield from own_free_attack_on_hero(g, hero, other, card, act)


def warp_targets(g: RunState, hero: Hero, to: str) -> list[int]:
    """The tiles a hero may be taken to."""
    if to == "entrance":
        places = [0]
    elif to == "any":
        places = list(range(len(g.tiles)))
    elif to == "near":
        places = [near for near in g.tile_of(hero).near if near >= 0]
    else:
        places = [other.place for other in g.others(hero)]
    return [place for place in sorted(set(places)) if place != hero.place]


def warp(g: RunState, hero: Hero, act: Warp) -> Script[None]:
    """The hero is taken to a tile and enters it. [DR-RULING-12]"""
    place = yield from pick_tile(g, hero, warp_targets(g, hero, act.to))
    yield from arrive(g, hero, place)


def shove(g: RunState, hero: Hero) -> Script[None]:
    """Another hero is moved to an adjacent tile and enters it."""
    other = yield from pick_hero(g, hero, g.others_here(hero), "DR-ABILITYCARD-08")
    place = yield from pick_tile(g, hero, [near for near in g.tile_of(hero).near if near >= 0])
    yield from arrive(g, other, place)


def see_boss(g: RunState, hero: Hero) -> Script[None]:
    """The hidden boss card is looked at in secret. [DR-SPECIAL-11] [DR-HIDDEN-03]"""
    only = seat_set([hero.seat])
    cards = yield from peek(g.bosses, 1, only, "DR-SPECIAL-11")
    g.outbox.append(ev.BossLookedAt(hero.seat, why="DR-SPECIAL-11"))
    for card in cards:
        g.outbox.append(ev.BossSeen(hero.seat, card, why="DR-HIDDEN-03", to=only))


def see_encounters(g: RunState, hero: Hero, count: int) -> Script[None]:
    """The next encounter cards are looked at in secret; some go to the bottom."""
    only = seat_set([hero.seat])
    cards = yield from peek(g.encounters, count, only, "DR-STRANGER-01")
    g.outbox.append(ev.EncountersLookedAt(hero.seat, len(cards), why="DR-STRANGER-01"))
    under: list[int] = []
    for card in cards:
        options = [KEEP_ON_TOP[card], PUT_UNDER[card]]
        choice: Option = yield Choose(hero.seat, options, "DR-STRANGER-01")
        if choice is options[1]:
            under.append(card)
    for card in under:
        g.encounters.top = [placed for placed in g.encounters.top if placed.card != card]
        put_at_bottom(g.encounters, card, only)
    g.outbox.append(ev.EncountersSunk(hero.seat, len(under), why="DR-STRANGER-01"))


def pushable(g: RunState, hero: Hero, where: str) -> list[int]:
    """The monsters, never a boss, that can be moved to an adjacent tile."""
    found = []
    for place in monsters_in_reach(g, hero, where):
        monster = g.tiles[place].monster
        assert monster is not None
        if not is_boss(g, monster) and roam_targets(g, place):
            found.append(place)
    return found


def push(g: RunState, hero: Hero, act: Push) -> Script[None]:
    """A monster is moved as if it roamed."""
    start = yield from pick_monster(g, hero, pushable(g, hero, act.where))
    place = yield from pick_tile(g, hero, roam_targets(g, start))
    walk_monster(g, start, place, WHY)


def loot_of(hero: Hero, back: str) -> list[Kept]:
    return hero.treasures if back == "treasure" else hero.encounters


def victims(g: RunState, hero: Hero, back: str) -> list[Hero]:
    """The heroes of the tile who have a card to be stolen."""
    return [other for other in g.others_here(hero) if loot_of(other, back)]


def steal(g: RunState, hero: Hero, act: Steal) -> Script[None]:
    """A random card of a loot pile changes hands; the two alone see it."""
    other = yield from pick_hero(g, hero, victims(g, hero, act.back), "DR-ABILITYCARD-08")
    both = seat_set([hero.seat, other.seat])
    pile = loot_of(other, act.back)
    card: int = yield Draw([kept.card for kept in pile], "DR-ABILITYCARD-14", both)
    kept = take_away(g, other, card)
    hero.gained.append(card)
    loot_of(hero, act.back).append(Kept(card, both, kept.seen))
    g.outbox.append(ev.CardStolen(hero.seat, other.seat, why="DR-ABILITYCARD-14"))
    g.outbox.append(ev.StolenCardSeen(hero.seat, card, why="DR-ABILITYCARD-14", to=both))


def attach(g: RunState, hero: Hero, card: int) -> None:
    """The card is put on the monster of the tile. [DR-ABILITYCARD-12]"""
    monster = g.tile_of(hero).monster
    assert monster is not None
    if card in hero.abilities:
        hero.abilities.remove(card)
        monster.attached.append(card)
        g.outbox.append(ev.CardAttached(hero.seat, card, monster.card, why="DR-ABILITYCARD-12"))


def incitable(g: RunState, hero: Hero, where: str) -> list[int]:
    """The tiles with a monster and another hero to be attacked."""
    if where == "summoned":
        places = [at for at, tile in enumerate(g.tiles) if is_summoned(g, tile.monster)]
    else:
        places = monsters_in_reach(g, hero, where)
    rivals = {other.place for other in g.others(hero)}
    return [place for place in places if place in rivals and g.tiles[place].monster is not None]


def is_summoned(g: RunState, monster: Monster | None) -> bool:
    return monster is not None and monster.card == g.summoned


def incite(g: RunState, hero: Hero, act: Incite) -> Script[None]:
    """A monster makes a free attack on a rival beside it."""
    place = yield from pick_monster(g, hero, incitable(g, hero, act.where))
    rivals = [other for other in g.others(hero) if other.place == place]
    other = yield from pick_hero(g, hero, rivals, "DR-ABILITYCARD-08")
    monster = g.tiles[place].monster
    assert monster is not None
    effort = begin(g, other, "battle", card=monster.card)
    effort.inciter = hero.seat
    yield from free_attack(g, other, monster, effort, "DR-FREEATK-01")
    g.effort = None


def cleanse(g: RunState, hero: Hero) -> None:
    """The oldest lasting trap is discarded."""
    card = hero.burdens.pop(0)
    g.discards.append(card)
    g.outbox.append(ev.BurdenEnded(hero.seat, card, why="DR-RULING-55"))
