"""A hero against a hero. [DR-DUEL-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import settle_duel
from undercroft.games.dungeon_run.battle import assignments, heavy_faces, use_die
from undercroft.games.dungeon_run.effects import Parry, Sharp, Thorns
from undercroft.games.dungeon_run.helping import window_a
from undercroft.games.dungeon_run.options import FIGHT_WITH, STRIKE_HOME, Block
from undercroft.games.dungeon_run.rolls import (
    SUCCESS,
    begin,
    count_dice,
    deed_of,
    roll_dice,
    roll_for,
    settle_dice,
)
from undercroft.games.dungeon_run.shielding import ask_armor, shield
from undercroft.games.dungeon_run.state import Effort, Hero, RunState
from undercroft.games.dungeon_run.traits import life_of, total, working
from undercroft.games.dungeon_run.wounds import wound

LEAST_HIT = 2


def duel(g: RunState, hero: Hero, other: Hero) -> Script[None]:
    """Both roll, the attacker assigns, both are wounded at once. [DR-DUEL-03] [DR-DUEL-09]"""
    effort = begin(g, hero, "duel", other.seat)
    g.outbox.append(ev.DuelBegan(hero.seat, other.seat, why="DR-DUEL-01"))
    yield from window_a(g, effort, hero)
    rating = yield from pick_rating(hero, "DR-RULING-37")
    defending = yield from pick_rating(other, "DR-DUEL-03")
    effort.rating, effort.foe_rating = rating, defending
    effort.dice = yield from roll_dice(
        g, hero, count_dice(g, effort, hero, rating, None, other), "DR-DUEL-03"
    )
    count = count_dice(g, effort, other, defending, None, hero)
    effort.foe_dice = yield from roll_dice(g, other, count, "DR-DUEL-03")
    yield from settle_dice(g, effort, effort.dice, hero, None, other)
    yield from settle_dice(g, effort, effort.foe_dice, other, None, hero)
    needed = hits_from(g, effort, other, hero)
    effort.hits = [face for face in effort.foe_dice if face >= needed]
    yield from assign_duel(g, effort, hero, other)
    yield from duel_damage(g, effort, hero, other)
    g.effort = None


def pick_rating(hero: Hero, why: str) -> Script[int]:
    """Brawn or magic. [DR-DUEL-03]"""
    choice = yield Choose(hero.seat, FIGHT_WITH[:2], why)
    rating: int = choice.rating
    return rating


def hits_from(g: RunState, effort: Effort, hero: Hero, other: Hero) -> int:
    """The lowest die with which a hero hits another. [DR-DUEL-05]"""
    _, rating = deed_of(effort, hero)
    sharper = sum(sharp.amount for _, sharp in working(g, hero, Sharp, None, other, rating))
    return max(LEAST_HIT, SUCCESS - sharper)


def assign_duel(g: RunState, effort: Effort, hero: Hero, other: Hero) -> Script[None]:
    """Each strong die of the attacker hits or blocks. [DR-DUEL-06]"""
    needed = hits_from(g, effort, hero, other)
    found = working(g, hero, Parry, None, other, effort.rating)
    parries = [face for _, parry in found for face in parry.faces]
    effort.dice = [face for face in effort.dice if face >= needed or face in parries]
    while True:
        options = assignments(effort.dice, effort.hits, needed, parries)
        if must_block(g, effort, hero, other):
            options = [option for option in options if isinstance(option, Block)]
        choice: Option = yield Choose(hero.seat, options, "DR-DUEL-06")
        if choice is STRIKE_HOME:
            return
        use_die(g, hero, effort.dice, effort.hits, choice)


def must_block(g: RunState, effort: Effort, hero: Hero, other: Hero) -> bool:
    """In the endgame nobody throws his life away. [DR-DUEL-10] [DR-RULING-73]"""
    if not g.endgame or not effort.dice or not effort.hits:
        return False
    wounds = sum(hit_wounds(g, effort, other, hero, effort.hits))
    return hero.wounds + wounds >= life_of(g, hero)


def hit_wounds(g: RunState, effort: Effort, hero: Hero, other: Hero, faces: list[int]) -> list[int]:
    """The wounds that each of a hero's hits on another gives, the lightest first."""
    heavy = heavy_faces(g, effort, hero, None, other)
    return sorted(1 + (face in heavy) for face in faces)


def duel_damage(g: RunState, effort: Effort, hero: Hero, other: Hero) -> Script[None]:
    """Armor, then wounds on both at the same moment. [DR-DUEL-08] [DR-DUEL-09]"""
    needed = hits_from(g, effort, hero, other)
    landed = [face for face in effort.dice if face >= needed]
    hits_on_other = hit_wounds(g, effort, hero, other, landed)
    hits_on_hero = hit_wounds(g, effort, other, hero, effort.hits)
    threatened = [one for one, hits in ((hero, hits_on_hero), (other, hits_on_other)) if hits]
    armored = yield from ask_armor(g, threatened)
    through = yield from shield(g, hero, len(hits_on_hero), hero in armored)
    on_hero = sum(hits_on_hero[:through])
    through = yield from shield(g, other, len(hits_on_other), other in armored)
    on_other = sum(hits_on_other[:through])
    on_hero, on_other = (
        on_hero + (total(g, other, Thorns) if on_other else 0),
        on_other + (total(g, hero, Thorns) if on_hero else 0),
    )
    wound(g, hero, on_hero, "DR-DUEL-09")
    wound(g, other, on_other, "DR-DUEL-09")
    yield from settle_duel(g, effort, hero, other, on_hero, on_other)


def own_free_attack_on_hero(
    g: RunState, hero: Hero, other: Hero, rating: int, more: int
) -> Script[None]:
    """A hero's free attack on a hero, who rolls nothing back. [DR-FREEATK-06]"""
    effort = begin(g, hero, "duel", other.seat)
    effort.free = True
    effort.help = more
    yield from roll_for(g, effort, hero, rating, "DR-FREEATK-06", None, other)
    needed = hits_from(g, effort, hero, other)
    effort.dice = [face for face in effort.dice if face >= needed]
    hits = hit_wounds(g, effort, hero, other, effort.dice)
    armored = yield from ask_armor(g, [other] if hits else [])
    through = yield from shield(g, other, len(hits), bool(armored))
    wounds = sum(hits[:through])
    thorns = total(g, other, Thorns) if wounds else 0
    wound(g, other, wounds, "DR-FREEATK-06")
    wound(g, hero, thorns, "DR-FREEATK-06")
    yield from settle_duel(g, effort, hero, other, thorns, wounds)
    g.effort = None
