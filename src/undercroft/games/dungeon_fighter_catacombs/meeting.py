"""Revealing the monster or the Final Boss, and who attacks it first. [DC-REVEAL-01]"""

from undercroft.engine import Script
from undercroft.engine.piles import draw
from undercroft.families.dungeon_fighters.damage import Part
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.deck import draw_monster
from undercroft.games.dungeon_fighter_catacombs.flipping import due_flips, flip_all
from undercroft.games.dungeon_fighter_catacombs.life import stop_holding
from undercroft.games.dungeon_fighter_catacombs.modifying import (
    bring_special_dice,
    lay_modifiers,
    modifiers_of,
)
from undercroft.games.dungeon_fighter_catacombs.party import next_conscious
from undercroft.games.dungeon_fighter_catacombs.retreating import warn
from undercroft.games.dungeon_fighter_catacombs.state import (
    BOSS_LEVEL,
    DIFFICULTIES,
    NOTHING,
    CatacombsState,
    Fight,
    Flip,
    Phase,
)

ADDED_LIFE = (0, 1, 3)
"""What the difficulty adds; games of bots chose it. [DC-SETUP-20] [DC-RULING-01]"""


def reveal(g: CatacombsState) -> Script[None]:
    """The top card of the Monster deck comes into the room. [DC-REVEAL-01]"""
    card = yield from draw_monster(g, "DC-REVEAL-01")
    begin_combat(g, laid_out(g, card))


def meet_boss(g: CatacombsState) -> Script[None]:
    """One of the Boss cards is revealed. [DC-BOSS-01] [DC-BOSS-03]"""
    card = yield from draw(g.bosses, "DC-BOSS-01")
    foe = g.printed.foe(card)
    g.outbox.append(ev.BossMet(card, foe.life, foe.damage, why="DC-BOSS-01"))
    tell_of_life(g, card)
    begin_combat(g, Fight(card, starting_life(g, card), BOSS_LEVEL))


def laid_out(g: CatacombsState, card: int) -> Fight:
    """A monster with its life and the Gold on its card. [DC-REVEAL-07] [DC-REVEAL-09]"""
    foe = g.printed.monster(card)
    met = ev.MonsterMet(card, foe.level, foe.life, foe.damage, foe.gold, why="DC-REVEAL-01")
    g.outbox.append(met)
    tell_of_life(g, card)
    return Fight(card, starting_life(g, card), foe.level, foe.gold)


def starting_life(g: CatacombsState, card: int) -> int:
    """The life with which a foe enters the combat. [DC-REVEAL-07] [DC-BOSS-03]"""
    return g.printed.foe(card).life + sum(amount for _, amount in added_life(g, card))


def added_life(g: CatacombsState, card: int) -> tuple[Part, ...]:
    """What room and difficulty add to a life. [DC-REVEAL-07] [DC-SETUP-20] [DC-RULING-02]"""
    parts: list[Part] = []
    is_boss = g.printed.is_boss(card)
    if g.room != NOTHING and not is_boss:
        parts.append((g.printed.names[g.room], g.printed.room(g.room).advantage))
    if g.setup.harder_boss or not is_boss:
        parts.append((f"difficulty-{DIFFICULTIES[g.difficulty]}", ADDED_LIFE[g.difficulty]))
    return tuple(part for part in parts if part[1])


def tell_of_life(g: CatacombsState, card: int) -> None:
    """What made a foe stronger, if anything did. [DC-REVEAL-07]"""
    if parts := added_life(g, card):
        g.outbox.append(ev.LifeAdded(card, starting_life(g, card), parts, why="DC-REVEAL-07"))


def begin_combat(g: CatacombsState, fight: Fight) -> None:
    """The Hero left of the Leader attacks first. [DC-COMBAT-04]"""
    left = [] if g.fight is None else modifiers_of(g)
    old, g.fight = g.fight, fight
    fight.active = next_conscious(g, g.leader).who
    if old is not None:
        take_over(g, old, fight)
    stop_holding(g)
    lay_modifiers(g, left)
    bring_special_dice(g)
    fight.flips = [Flip(template) for template in due_flips(g)]
    g.phase = Phase.FLIPS


def take_over(g: CatacombsState, old: Fight, fight: Fight) -> None:
    """After backing down: whose turn it was goes on, the dice are back. [DC-RULING-62]"""
    active = g.heroes[old.active]
    fight.active = active.who if active.is_conscious else next_conscious(g, active.who).who
    fight.last, fight.pointed = old.last, old.pointed
    g.setting = g.setting.without(*(die.name for die in g.setting.dice))


def make_ready(g: CatacombsState) -> Script[None]:
    """Templates are flipped before the first throw. [DC-TEMPL-02] [DC-RULING-71]"""
    yield from flip_all(g)
    if g.phase is not Phase.OVER:
        g.phase = Phase.COMBAT
        yield from warn(g)
