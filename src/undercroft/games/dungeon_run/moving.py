"""Moves, escapes and arrivals. [DR-MOVE-02] [DR-ESCAPE-02]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import punish, rally, reward_spoilers
from undercroft.games.dungeon_run.battle import free_attack, stays_unbothered
from undercroft.games.dungeon_run.cards import BRAWN, SKILL
from undercroft.games.dungeon_run.effects import (
    EasyEscape,
    Hold,
    Slip,
    Stride,
    SureFooted,
)
from undercroft.games.dungeon_run.encounters import draw_encounter, has_encounter
from undercroft.games.dungeon_run.helping import window_a
from undercroft.games.dungeon_run.options import FIGHT_WITH, LEAVE, MOVE, PASS, PICK_TILE, Leave
from undercroft.games.dungeon_run.parts import Part, less, limited, more, names, told, worth
from undercroft.games.dungeon_run.pending import trigger
from undercroft.games.dungeon_run.rolls import SUCCESS, begin, roll_for, successes
from undercroft.games.dungeon_run.state import (
    NOTHING,
    OPEN,
    WALL,
    Hero,
    RunState,
)
from undercroft.games.dungeon_run.tiles import explore, roll_content, roll_den, tell_curse
from undercroft.games.dungeon_run.traits import mark_used, working
from undercroft.games.dungeon_run.wounds import resolve_defeats, wound_softly

FALL = 10
"""The wounds of a fall from the bridge. [DR-SPECIAL-02]"""
LEAP = 2
"""The successes a leap needs. [DR-SPECIAL-18]"""
EASIEST = 2
ENTRIES = {"bridge": "DR-SPECIAL-01", "channel": "DR-SPECIAL-18", "gate": "DR-SPECIAL-13"}
"""The rules that ask for the rolls of special tiles."""


def exits(g: RunState, hero: Hero) -> list[int]:
    """The sides a hero can leave by: to a tile, or into the unknown. [DR-RULING-06]"""
    near = g.tile_of(hero).near
    return [
        side
        for side in range(4)
        if near[side] >= 0 or (near[side] == OPEN and g.tiles_left and near[side] != WALL)
    ]


def is_bound(g: RunState, hero: Hero) -> bool:
    """Whether a monster, or in the endgame a hero, forbids to Move. [DR-MOVE-01] [DR-ENDGAME-06]"""
    monster = g.tile_of(hero).monster
    if monster is not None and not slips(g, hero, "monsters"):
        return True
    return g.endgame and bool(g.others_here(hero)) and not slips(g, hero, "heroes")


def slips(g: RunState, hero: Hero, who: str) -> list[int]:
    """The cards by which a hero may Move all the same."""
    monster = g.tile_of(hero).monster
    return [card for card, slip in working(g, hero, Slip, monster) if slip.from_ == who]


def tell_slip(g: RunState, hero: Hero) -> None:
    """A hero Moves although a monster, or in the endgame a hero, is beside him."""
    used = slips(g, hero, "monsters")[:1] if g.tile_of(hero).monster is not None else []
    if g.endgame and g.others_here(hero):
        used += slips(g, hero, "heroes")
    for card in dict.fromkeys(used):
        by = names(g, [card])
        g.outbox.append(ev.TraitWorked(hero.seat, "slip", by, why="DR-MOVE-01"))


def move(g: RunState, hero: Hero, side: int) -> Script[None]:
    """One tile through an exit. [DR-MOVE-03] [DR-MOVE-05] [DR-ABILITYCARD-06]"""
    opened = yield from open_gate(g, hero)
    if not opened:
        return
    tell_slip(g, hero)
    went = yield from go(g, hero, side)
    if went and hero.stands:
        trigger(g, hero, "move")
        traps = g.printed.traps
        surprised = any(due.card == NOTHING or due.card in traps for due in g.pending)
        if not surprised and not is_bound(g, hero):
            yield from stride(g, hero)


def stride(g: RunState, hero: Hero) -> Script[None]:
    """After a Move some cards take a hero one laid tile further. [DR-ABILITYCARD-06]"""
    for card, effect in working(g, hero, Stride)[:1]:
        targets = sorted(near for near in g.tile_of(hero).near if near >= 0)
        gate = g.printed.tiles[g.tile_of(hero).tile].gate
        if gate and not sure_cards(g, hero, "gate"):
            return
        options: list[Option] = [PASS, *(PICK_TILE[place] for place in targets)]
        choice = yield Choose(hero.seat, options, "DR-ABILITYCARD-06")
        if choice is not PASS:
            mark_used(hero, card, effect)
            if gate:
                is_sure(g, hero, "gate")
            by = names(g, [card])
            g.outbox.append(ev.TraitWorked(hero.seat, "stride", by, why="DR-ABILITYCARD-06"))
            yield from arrive(g, hero, choice.tile)


def open_gate(g: RunState, hero: Hero) -> Script[bool]:
    """A gate is lifted with brawn, or falls on the hero. [DR-SPECIAL-13] [DR-SPECIAL-15]"""
    if not g.printed.tiles[g.tile_of(hero).tile].gate or is_sure(g, hero, "gate"):
        return True
    effort = begin(g, hero, "gate")
    dice = yield from roll_for(g, effort, hero, BRAWN, "DR-SPECIAL-13")
    g.effort = None
    if successes(dice):
        return True
    g.outbox.append(ev.GateHeld(hero.seat, why="DR-SPECIAL-15"))
    yield from hurt_by_tile(g, hero, 1, "DR-SPECIAL-15")
    return False


def sure_cards(g: RunState, hero: Hero, tile: str) -> list[int]:
    """The cards that spare a hero the roll of a special tile."""
    return [card for card, sure in working(g, hero, SureFooted) if tile in sure.tiles]


def is_sure(g: RunState, hero: Hero, tile: str) -> bool:
    """Whether a card spares a hero the roll of a special tile, which is told."""
    cards = sure_cards(g, hero, tile)
    if cards:
        by = names(g, cards[:1])
        g.outbox.append(ev.TraitWorked(hero.seat, "sure-footed", by, why=ENTRIES[tile]))
    return bool(cards)


def hurt_by_tile(g: RunState, hero: Hero, wounds: int, why: str) -> Script[None]:
    """A special tile wounds a hero."""
    wound_softly(g, hero, wounds, "tiles", why)
    yield from resolve_defeats(g)


def go(g: RunState, hero: Hero, side: int) -> Script[bool]:
    """Through an exit, onto a laid tile or a new one; says whether he went. [DR-MOVE-04]"""
    place = g.tile_of(hero).near[side]
    if place >= 0:
        yield from arrive(g, hero, place)
        return True
    place = yield from explore(g, hero, side)
    if place == NOTHING:
        return False
    yield from arrive(g, hero, place, new=True)
    if hero.stands:
        trigger(g, hero, "explore")
    return True


def arrive(g: RunState, hero: Hero, place: int, new: bool = False) -> Script[None]:
    """A hero enters a tile: its entry roll, then what is there. [DR-RULING-12] [DR-RULING-17]

    A guarded tile that is new has an encounter. [DR-RULING-27] [DR-SPECIAL-05] [DR-SPECIAL-21]
    """
    if g.queue[0] == hero.seat:
        g.beside = NOTHING
    cursed = hero.place in g.cursed
    hero.place = place
    g.outbox.append(ev.HeroMoved(hero.seat, place, why="DR-MOVE-03"))
    if cursed != (place in g.cursed):
        tell_curse(g, hero)
    card = g.printed.tiles[g.tiles[place].tile]
    if card.bridge and not is_sure(g, hero, "bridge"):
        yield from cross_bridge(g, hero)
    if card.channel and not is_sure(g, hero, "channel"):
        yield from leap_channel(g, hero)
    if new and card.kind == "standard":
        yield from roll_content(g, hero, place)
    elif new and card.guarded:
        yield from draw_encounter(g, hero, place)
    elif card.den and hero.stands and not has_encounter(g, place):
        yield from roll_den(g, hero, place)


def cross_bridge(g: RunState, hero: Hero) -> Script[None]:
    """Nothing but 1s is a fall. [DR-SPECIAL-01] [DR-SPECIAL-02]"""
    effort = begin(g, hero, "bridge")
    dice = yield from roll_for(g, effort, hero, SKILL, "DR-SPECIAL-01")
    g.effort = None
    if max(dice) == 1:
        g.outbox.append(ev.BridgeBroke(hero.seat, why="DR-SPECIAL-02"))
        yield from hurt_by_tile(g, hero, FALL, "DR-SPECIAL-02")


def leap_channel(g: RunState, hero: Hero) -> Script[None]:
    """Two successes or a wound. [DR-SPECIAL-18] [DR-SPECIAL-19] [DR-SPECIAL-20]"""
    options = [FIGHT_WITH[BRAWN]]
    if g.printed.hero(hero.card).training == "talent":
        options.append(FIGHT_WITH[SKILL])
    effort = begin(g, hero, "channel")
    choice = yield Choose(hero.seat, options, "DR-SPECIAL-19")
    dice = yield from roll_for(g, effort, hero, choice.rating, "DR-SPECIAL-18")
    g.effort = None
    if successes(dice) < LEAP:
        g.outbox.append(ev.LeapFailed(hero.seat, why="DR-SPECIAL-20"))
        yield from hurt_by_tile(g, hero, 1, "DR-SPECIAL-20")


def escape(g: RunState, hero: Hero) -> Script[None]:
    """Skill against the monster's escape rating, or 4+ against heroes. [DR-ESCAPE-03]"""
    monster = g.tile_of(hero).monster
    effort = begin(g, hero, "escape", card=monster.card if monster else NOTHING)
    yield from window_a(g, effort, hero, monster)
    dice = yield from roll_for(g, effort, hero, SKILL, "DR-ESCAPE-02", monster)
    parts = escape_parts(g, hero)
    if len(parts) > 1:
        g.outbox.append(
            ev.NumberChanged(hero.seat, "escape", worth(parts), told(parts), why="DR-ESCAPE-03")
        )
    if max(dice) >= worth(parts):
        g.outbox.append(ev.Escaped(hero.seat, why="DR-ESCAPE-03"))
        opened = yield from open_gate(g, hero)
        if opened:
            yield from slip_away(g, hero)
            yield from punish(g, effort, "DR-SABOTAGE-05")
    else:
        g.outbox.append(ev.EscapeFailed(hero.seat, why="DR-ESCAPE-07"))
        reward_spoilers(g, effort)
        if monster is not None and not stays_unbothered(g, hero, monster, "DR-ESCAPE-07"):
            yield from free_attack(g, hero, monster, effort, "DR-ESCAPE-07")
            g.effort = None
            return
    yield from rally(g, [], effort)
    g.effort = None


def escape_number(g: RunState, hero: Hero) -> int:
    """The lowest die that escapes. [DR-MONSTERCARD-06] [DR-ENDGAME-07] [DR-ENDGAME-09]"""
    return worth(escape_parts(g, hero))


def escape_parts(g: RunState, hero: Hero) -> list[Part]:
    """The number needed to escape, as cards change it. [DR-ENDGAME-07] [DR-ENDGAME-09]"""
    monster = g.tile_of(hero).monster
    parts = [("part-escape", g.printed.monster(monster.card).escape if monster else SUCCESS)]
    if monster is None:
        for other in g.others_here(hero):
            parts += more(g, working(g, other, Hold))
    parts += less(g, working(g, hero, EasyEscape, monster))
    return limited(parts, EASIEST, 6)


def slip_away(g: RunState, hero: Hero) -> Script[None]:
    """The hero picks an exit and leaves; that is no Move. [DR-ESCAPE-04] [DR-ESCAPE-06]"""
    sides = exits(g, hero)
    if not sides:
        return
    choice: Leave = yield Choose(hero.seat, [LEAVE[side] for side in sides], "DR-ESCAPE-04")
    went = yield from go(g, hero, choice.side)
    if went and hero.stands:
        trigger(g, hero, "escape")


def move_options(g: RunState, hero: Hero) -> list[Option]:
    """The exits a hero may Move through."""
    return [] if is_bound(g, hero) else [MOVE[side] for side in exits(g, hero)]
