"""A hero against a hero. [DR-DUEL-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import settle_duel
from undercroft.games.dungeon_run.battle import (
    assignments,
    heavy_faces,
    hit_parts,
    parrying,
    use_die,
)
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.effects import FreeAttack, Parry, Sharp, Thorns
from undercroft.games.dungeon_run.helping import window_a
from undercroft.games.dungeon_run.options import FIGHT_WITH, STRIKE_HOME, Block
from undercroft.games.dungeon_run.parts import Part, less, limited, more, told, worth
from undercroft.games.dungeon_run.rolls import (
    SUCCESS,
    begin,
    deed_of,
    dice_parts,
    roll_dice,
    roll_for,
    settle_dice,
)
from undercroft.games.dungeon_run.shielding import ask_armor, shield
from undercroft.games.dungeon_run.state import Effort, Hero, RunState
from undercroft.games.dungeon_run.traits import life_of, working
from undercroft.games.dungeon_run.wounds import put_wounds

LEAST_HIT = 2


def duel(g: RunState, hero: Hero, other: Hero) -> Script[None]:
    """Both roll, the attacker assigns, both are wounded at once. [DR-DUEL-03] [DR-DUEL-09]

    The others may assist or sabotage the attacker. [DR-ASSIST-08] [DR-SABOTAGE-08]
    """
    effort = begin(g, hero, "duel", other.seat)
    g.outbox.append(ev.DuelBegan(hero.seat, other.seat, why="DR-DUEL-01"))
    yield from window_a(g, effort, hero)
    rating = yield from pick_rating(hero, "DR-RULING-37")
    defending = yield from pick_rating(other, "DR-DUEL-03")
    effort.rating, effort.foe_rating = rating, defending
    parts = dice_parts(g, effort, hero, rating, None, other)
    effort.dice = yield from roll_dice(g, hero, "DR-DUEL-03", parts)
    parts = dice_parts(g, effort, other, defending, None, hero)
    effort.foe_dice = yield from roll_dice(g, other, "DR-DUEL-03", parts)
    yield from settle_dice(g, effort, effort.dice, hero, None, other)
    yield from settle_dice(g, effort, effort.foe_dice, other, None, hero)
    needed = tell_hits_from(g, effort, other, hero)
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
    return worth(aim(g, effort, hero, other))


def aim(g: RunState, effort: Effort, hero: Hero, other: Hero) -> list[Part]:
    """The number with which a hero hits another, as cards change it. [DR-DUEL-05]"""
    _, rating = deed_of(effort, hero)
    sharp = less(g, working(g, hero, Sharp, None, other, rating))
    return limited([("part-success", SUCCESS), *sharp], LEAST_HIT)


def tell_hits_from(g: RunState, effort: Effort, hero: Hero, other: Hero) -> int:
    """The lowest die with which a hero hits another; told where cards change it. [DR-DUEL-05]"""
    parts = aim(g, effort, hero, other)
    needed = worth(parts)
    if len(parts) > 1:
        g.outbox.append(ev.NumberChanged(hero.seat, "hit", needed, told(parts), why="DR-DUEL-05"))
    return needed


def assign_duel(g: RunState, effort: Effort, hero: Hero, other: Hero) -> Script[None]:
    """Each strong die of the attacker hits or blocks. [DR-DUEL-06] [DR-DUEL-10]"""
    needed = tell_hits_from(g, effort, hero, other)
    parries = parrying(working(g, hero, Parry, None, other, effort.rating))
    effort.dice = [face for face in effort.dice if face >= needed or face in parries]
    while True:
        options = assignments(effort.dice, effort.hits, needed, parries)
        if must_block(g, effort, hero, other):
            options = [option for option in options if isinstance(option, Block)]
        choice: Option = yield Choose(hero.seat, options, "DR-DUEL-06")
        if choice is STRIKE_HOME:
            return
        use_die(g, hero, effort, needed, parries, choice)


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


def lightest(g: RunState, effort: Effort, hero: Hero, other: Hero, faces: list[int]) -> list[int]:
    """A hero's hits on another, those that give fewer wounds first. [DR-RULING-26]"""
    heavy = heavy_faces(g, effort, hero, None, other)
    return sorted(faces, key=lambda face: face in heavy)


def duel_damage(g: RunState, effort: Effort, hero: Hero, other: Hero) -> Script[None]:
    """Armor, then wounds on both at the same moment. [DR-DUEL-08] [DR-DUEL-09]"""
    needed = hits_from(g, effort, hero, other)
    landed = [face for face in effort.dice if face >= needed]
    faces_on_other = lightest(g, effort, hero, other, landed)
    faces_on_hero = lightest(g, effort, other, hero, effort.hits)
    threatened = [one for one, hits in ((hero, faces_on_hero), (other, faces_on_other)) if hits]
    armored = yield from ask_armor(g, threatened)
    through = yield from shield(g, hero, len(faces_on_hero), hero in armored)
    on_hero = hit_parts(g, effort, other, faces_on_hero[:through], other=hero)
    through = yield from shield(g, other, len(faces_on_other), other in armored)
    on_other = hit_parts(g, effort, hero, faces_on_other[:through], other=other)
    on_hero, on_other = (
        [*on_hero, *(thorns(g, other) if worth(on_other) else [])],
        [*on_other, *(thorns(g, hero) if worth(on_hero) else [])],
    )
    put_wounds(g, hero, on_hero, "DR-DUEL-09")
    put_wounds(g, other, on_other, "DR-DUEL-09")
    yield from settle_duel(g, effort, hero, other, worth(on_hero), worth(on_other))


def thorns(g: RunState, hero: Hero) -> list[Part]:
    """The wounds that a hero's cards give to whoever wounds him."""
    return more(g, working(g, hero, Thorns))


def own_free_attack_on_hero(
    g: RunState, hero: Hero, other: Hero, card: int, act: FreeAttack
) -> Script[None]:
    """A hero's free attack on a hero, who rolls nothing back. [DR-FREEATK-06]"""
    effort = begin(g, hero, "duel", other.seat)
    effort.free, effort.by, effort.help = True, card, act.dice
    rating = RATINGS.index(act.with_)
    yield from roll_for(g, effort, hero, rating, "DR-FREEATK-06", None, other)
    needed = tell_hits_from(g, effort, hero, other)
    effort.dice = [face for face in effort.dice if face >= needed]
    faces = lightest(g, effort, hero, other, effort.dice)
    armored = yield from ask_armor(g, [other] if faces else [])
    through = yield from shield(g, other, len(faces), bool(armored))
    on_other = hit_parts(g, effort, hero, faces[:through], other=other)
    on_hero = [("part-hits", 0), *(thorns(g, other) if worth(on_other) else [])]
    put_wounds(g, other, on_other, "DR-FREEATK-06")
    put_wounds(g, hero, on_hero, "DR-FREEATK-06")
    yield from settle_duel(g, effort, hero, other, worth(on_hero), worth(on_other))
    g.effort = None
