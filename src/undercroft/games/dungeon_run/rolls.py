"""Rolls of heroes: how many dice, and what is done to them once they lie there."""

from typing import Any

from undercroft.engine import D6, Choose, Option, Poll, Roll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.effects import (
    BaseDice,
    Counts,
    Deed,
    Dice,
    ForceReroll,
    Reroll,
    TurnDie,
    WorseHarm,
)
from undercroft.games.dungeon_run.options import GOES_FIRST, PASS, PICK_DIE, USE, GoesFirst, Use
from undercroft.games.dungeon_run.parts import Part, cause, less, limited, more, told, worth
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import (
    is_concerned,
    mark_used,
    on_monster,
    rating_parts,
    total,
    traits,
    working,
)

SUCCESS = 4
"""A die that shows so much or more is a success. [DR-DISARM-03]"""
SABOTAGE_DICE = 2


def begin(g: RunState, hero: Hero, deed: Deed, target: int = NOBODY, card: int = NOTHING) -> Effort:
    """A roll is about to be made, for all to see; against a hero, or a monster's or trap's card."""
    g.effort = Effort(hero.seat, deed, target, card=card)
    return g.effort


def new_unit(g: RunState) -> None:
    """A new action, as far as re-rolls are counted. [DR-RULING-42]"""
    g.rerolled.clear()


def count_dice(
    g: RunState,
    effort: Effort,
    hero: Hero,
    rating: int,
    monster: Monster | None = None,
    other: Hero | None = None,
) -> int:
    """The dice of a roll. [DR-RULING-33]"""
    return worth(dice_parts(g, effort, hero, rating, monster, other))


def dice_parts(
    g: RunState,
    effort: Effort,
    hero: Hero,
    rating: int,
    monster: Monster | None = None,
    other: Hero | None = None,
) -> list[Part]:
    """Rating, bonuses, assists, minus sabotage; at least 1. [DR-RULING-33] [DR-DICE-02]"""
    deed, _ = deed_of(effort, hero)
    parts = rating_parts(g, hero, rating) + bonus_dice(g, hero, deed, rating, monster, other)
    if hero.seat == effort.seat:
        if effort.help:
            helped = "part-help" if effort.by == NOTHING else cause(g, effort.by)
            parts.append((helped, effort.help))
        if effort.spoilers:
            parts += sabotage(g, effort)
    return limited(parts, 1)


def bonus_dice(
    g: RunState, hero: Hero, deed: str, rating: int, monster: Monster | None, other: Hero | None
) -> list[Part]:
    """Dice that cards add or take. [DR-BATTLE-11]"""
    found = working(g, hero, Dice, monster, other, rating)
    if monster is not None:
        found += on_monster(g, monster, Dice, hero, rating)
    parts = more(g, (one for one in found if deed in one[1].deeds))
    for card, base in working(g, hero, BaseDice, monster, other, rating):
        if deed in base.deeds:
            printed = g.printed.hero(hero.card).base[RATINGS.index(base.of)]
            parts.append((cause(g, card), max(1, printed // 2)))
    return parts


def sabotage(g: RunState, effort: Effort) -> list[Part]:
    """The dice that sabotage takes: once, with the worst saboteur's cards. [DR-SABOTAGE-04]"""
    worst = max(effort.spoilers, key=lambda seat: total(g, g.heroes[seat], WorseHarm))
    cards = working(g, g.heroes[worst], WorseHarm)
    return [("part-sabotage", -SABOTAGE_DICE), *less(g, cards)]


def roll_for(
    g: RunState,
    effort: Effort,
    hero: Hero,
    rating: int,
    why: str,
    monster: Monster | None = None,
    other: Hero | None = None,
) -> Script[list[int]]:
    """A hero rolls a rating; then dice are re-rolled and turned. [DR-DICE-01]"""
    effort.rating = rating
    parts = dice_parts(g, effort, hero, rating, monster, other)
    effort.dice = yield from roll_dice(g, hero, why, parts)
    yield from settle_dice(g, effort, effort.dice, hero, monster, other)
    return effort.dice


def roll_dice(
    g: RunState, hero: Hero, why: str, parts: list[Part] | None = None
) -> Script[list[int]]:
    """A hero throws as many dice as the parts are worth; without any, one."""
    faces: bytes = yield Roll(worth(parts) if parts else 1, D6, why)
    dice = [face + 1 for face in faces]
    g.outbox.append(ev.DiceRolled(hero.seat, dice_text(dice), told(parts or ()), why=why))
    return dice


def dice_text(dice: list[int]) -> str:
    return " ".join(map(str, dice))


def settle_dice(
    g: RunState,
    effort: Effort,
    dice: list[int],
    roller: Hero | None,
    monster: Monster | None = None,
    other: Hero | None = None,
) -> Script[None]:
    """Re-rolls, then dice turned by their owner, then dice that count as others."""
    yield from ask_rerolls(g, effort, dice, roller, monster, other)
    if roller is None:
        return
    deed, rating = deed_of(effort, roller)
    if TurnDie in traits(g, roller):
        yield from turn_dice(g, effort, dice, roller, monster, other)
    for card, counts in working(g, roller, Counts, monster, other, rating):
        if deed in counts.deeds and counts.face in dice:
            dice[:] = [counts.as_ if face == counts.face else face for face in dice]
            mark_used(roller, card, counts)
            g.outbox.append(
                ev.DiceCounted(
                    roller.seat,
                    card,
                    counts.face,
                    counts.as_,
                    dice_text(dice),
                    why="DR-ABILITY-01",
                )
            )


def deed_of(effort: Effort, roller: Hero | None) -> tuple[str, int]:
    """What a roll is for whoever rolls, and with which rating."""
    if roller is None:
        return "battle", effort.rating
    if roller.seat == effort.seat:
        return effort.deed, effort.rating
    return "defend", effort.foe_rating


def ask_rerolls(
    g: RunState,
    effort: Effort,
    dice: list[int],
    roller: Hero | None,
    monster: Monster | None,
    other: Hero | None,
) -> Script[None]:
    """Whoever can cause a re-roll is asked, until nobody wants to. [DR-REROLL-01]"""
    while True:
        sources = {
            hero.seat: found
            for hero in g.heroes
            if (found := reroll_sources(g, effort, dice, hero, roller, monster, other))
        }
        if not sources:
            return
        seats = list(sources)
        options = [[PASS, *(USE[card] for card in found)] for found in sources.values()]
        answers: tuple[Option, ...] = yield Poll(seats, options, "DR-REROLL-01")
        pairs = zip(seats, answers, strict=True)
        wanted = {seat: use.card for seat, use in pairs if isinstance(use, Use)}
        if not wanted:
            return
        seat = yield from whose_first(g, list(wanted), "DR-REROLL-06")
        card = wanted[seat]
        yield from reroll(g, effort, dice, g.heroes[seat], card, sources[seat][card])
        tell_reroll(g, effort, dice, g.heroes[seat], card, roller)


def tell_reroll(
    g: RunState, effort: Effort, dice: list[int], hero: Hero, card: int, roller: Hero | None
) -> None:
    """Who made whose dice fall again, and how they lie now."""
    lie = dice_text(dice)
    if roller is None:
        g.outbox.append(ev.MonsterRerolled(hero.seat, effort.card, card, lie, why="DR-REROLL-01"))
    elif roller is hero:
        g.outbox.append(ev.DiceRerolled(hero.seat, card, lie, why="DR-REROLL-01"))
    else:
        g.outbox.append(ev.RerollForced(hero.seat, roller.seat, card, lie, why="DR-REROLL-01"))


def whose_first(g: RunState, seats: list[int], why: str) -> Script[int]:
    """The First Player sets the order among heroes. [DR-REROLL-06] [DR-RULING-43]"""
    first: GoesFirst = yield Choose(g.first, [GOES_FIRST[seat] for seat in seats], why)
    return first.seat


def reroll_sources(
    g: RunState,
    effort: Effort,
    dice: list[int],
    hero: Hero,
    roller: Hero | None,
    monster: Monster | None,
    other: Hero | None,
) -> dict[int, Reroll | ForceReroll]:
    """The cards with which a hero can cause a re-roll of these dice. [DR-REROLL-02]"""
    if not hero.stands or hero.seat in g.rerolled:
        return {}
    acting = hero.seat in (effort.seat, effort.target)
    if not acting and not is_concerned(g, hero, monster):
        return {}
    kind: type[Reroll] | type[ForceReroll] = Reroll if roller is hero else ForceReroll
    if kind not in traits(g, hero):
        return {}
    deed, rating = deed_of(effort, roller)
    facing = other if roller is hero else roller
    found: list[tuple[int, Any]] = working(g, hero, kind, monster, facing, rating)
    return {
        card: effect
        for card, effect in found
        if deed in effect.deeds
        and not (effect.dice == "misses" and min(dice) >= SUCCESS)
        and (not isinstance(effect, ForceReroll) or can_force(g, effect, hero, effort, roller))
    }


def can_force(
    g: RunState, effect: ForceReroll, hero: Hero, effort: Effort, roller: Hero | None
) -> bool:
    """Whether a hero is near enough to the roller, and the roller of the right sort."""
    if (effect.of == "monster") != (roller is None):
        return False
    place = g.heroes[effort.seat].place if roller is None else roller.place
    return hero.place == place or (effect.near and place in g.tile_of(hero).near)


def reroll(
    g: RunState,
    effort: Effort,
    dice: list[int],
    hero: Hero,
    card: int,
    effect: Reroll | ForceReroll,
) -> Script[None]:
    """A hero causes a re-roll; nobody causes a second one in an action. [DR-REROLL-05]"""
    g.rerolled.append(hero.seat)
    mark_used(hero, card, effect)
    at = list(range(len(dice)))
    if effect.dice == "misses":
        at = [place for place, face in enumerate(dice) if face < SUCCESS]
    elif effect.dice == "one":
        face = yield from pick_die(hero, dice, "DR-RULING-41")
        at = [dice.index(face)]
    faces: bytes = yield Roll(len(at), D6, "DR-REROLL-01")
    for place, face in zip(at, faces, strict=True):
        dice[place] = face + 1


def pick_die(hero: Hero, dice: list[int], why: str) -> Script[int]:
    """A hero picks one of some dice by its face."""
    choice = yield Choose(hero.seat, [PICK_DIE[face] for face in sorted(set(dice))], why)
    face: int = choice.face
    return face


def turn_dice(
    g: RunState,
    effort: Effort,
    dice: list[int],
    hero: Hero,
    monster: Monster | None,
    other: Hero | None,
) -> Script[None]:
    """The hero may turn dice to a face, by his cards."""
    deed, rating = deed_of(effort, hero)
    for card, effect in working(g, hero, TurnDie, monster, other, rating):
        if deed not in effect.deeds or all(face == effect.to for face in dice):
            continue
        choice: Option = yield Choose(hero.seat, [PASS, USE[card]], "DR-ABILITY-01")
        if choice is PASS:
            continue
        others = [face for face in dice if face != effect.to]
        face = yield from pick_die(hero, others, "DR-ABILITY-02")
        dice[dice.index(face)] = effect.to
        mark_used(hero, card, effect)
        g.outbox.append(ev.DieTurned(hero.seat, card, face, effect.to, why="DR-ABILITY-01"))


def successes(dice: list[int]) -> int:
    """Dice of 4+. [DR-DISARM-03]"""
    return sum(face >= SUCCESS for face in dice)


def roll_one(g: RunState, hero: Hero, deed: Deed, why: str) -> Script[int]:
    """One die for a tile or a card, which the hero may re-roll if a card says so."""
    effort = begin(g, hero, deed)
    effort.rating = NOTHING
    effort.dice = yield from roll_dice(g, hero, why)
    yield from settle_dice(g, effort, effort.dice, hero)
    return effort.dice[0]
