"""What choices about a roll would mean: re-roll it, leave it, keep of it, send of it."""

from functools import lru_cache
from typing import NamedTuple

from undercroft.engine import Option, Prospect
from undercroft.engine.odds import thousandths
from undercroft.games.dungeon_attack import prospects as ex
from undercroft.games.dungeon_attack.fight import rating_of
from undercroft.games.dungeon_attack.hits import judge, loose_only_a
from undercroft.games.dungeon_attack.keeping import kept_with, legal_keeps
from undercroft.games.dungeon_attack.moving import picked_up
from undercroft.games.dungeon_attack.options import By, Keep, Reroll, Send
from undercroft.games.dungeon_attack.rerolls import turned
from undercroft.games.dungeon_attack.risks import hit_risk, is_shrugged
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    FACES,
    KNOCKED_OUT,
    MOVING,
    DungeonState,
    Monsters,
    Seat,
    Thrown,
)

MOST_KEPT = 20_000
"""Rolls that are remembered: the same few dice lie on many tables."""


class Rolled(NamedTuple):
    """All that decides what becomes of a roll; rolls that are alike are reckoned once."""

    regular: int
    bosses: int
    epic: int
    rating: int
    shrugs_from: int
    joins: bool
    """Whether two Bosses that attack become an Epic Monster."""


class Lying(NamedTuple):
    """What becomes of the dice of a roll, as they lie."""

    beaten: int
    moving: int
    staying: int
    hits: int


def rolled(g: DungeonState, me: Seat, thrown: Thrown) -> Rolled:
    """The roll on the table, and who rolled it."""
    regular, bosses, epic = thrown.regular, thrown.bosses, thrown.epic
    rating = rating_of(me, regular + bosses + 2 * epic)
    joins = bosses == 2 and g.setup.epic_monster
    return Rolled(regular, bosses, epic, rating, me.card.shrugs_from, joins)


@lru_cache(MOST_KEPT)
def lying(roll: Rolled, faces: tuple[int, ...]) -> Lying:
    """What a roll does with these faces. [DA-RULING-05]"""
    thrown = Thrown(roll.regular, roll.bosses, roll.epic, faces=list(faces))
    dice = roll.regular + roll.bosses + 2 * roll.epic
    beaten = beaten_by(thrown, roll.rating)
    moving = picked_up(thrown.faces).dice()
    return Lying(beaten, moving, dice - beaten - moving, hits_of(roll, thrown))


def beaten_by(thrown: Thrown, rating: int) -> int:
    """How many D dice the Combat Rating allows to keep. [DA-DEFEATED-06]"""
    beaten = showing(thrown, DEFEATED)
    if beaten.dice() <= rating:
        return beaten.dice()
    first = legal_keeps(beaten, rating)[0]
    return kept_with(beaten, rating, first.epic, first.bosses).dice()


def showing(thrown: Thrown, face: int) -> Monsters:
    """The monsters of a roll that show a face; the Epic pair only if both its dice do."""
    faces = thrown.faces
    return Monsters(faces[face], faces[BOSS_AT + face], faces[EPIC_AT + face] // 2)


def hits_of(roll: Rolled, thrown: Thrown) -> int:
    """How many HITs a roll gives, less the one that an ability wards off."""
    if roll.joins and thrown.faces[BOSS_AT + ATTACKING] == 2:
        attacks = [loose_only_a(thrown, roll.rating)]
    else:
        attacks = [hit.only_a for hit in judge(thrown, roll.rating)]
    return len(attacks) - any(is_shrugged(roll.shrugs_from, only_a) for only_a in attacks)


class Changes(NamedTuple):
    """The chances of what one die may change that falls again."""

    averted: int
    hit: int
    more: int
    fewer: int


@lru_cache(MOST_KEPT)
def changes(roll: Rolled, faces: tuple[int, ...], slot: int) -> Changes:
    """What the next face of a die may change. [DA-REROLL-02]"""
    now, at = lying(roll, faces), slot // FACES * FACES
    ways = [lying(roll, tuple(turned(list(faces), slot, at + face))) for face in range(FACES)]
    return Changes(
        thousandths(sum(way.hits < now.hits for way in ways), FACES),
        thousandths(sum(way.hits > now.hits for way in ways), FACES),
        thousandths(sum(way.beaten > now.beaten for way in ways), FACES),
        thousandths(sum(way.beaten < now.beaten for way in ways), FACES),
    )


def expect_standing(g: DungeonState, me: Seat, thrown: Thrown) -> list[Prospect]:
    """What the roll does as it lies."""
    return expect_lying(g, me, thrown, thrown.faces)


def expect_snare(g: DungeonState, me: Seat, thrown: Thrown) -> list[Prospect]:
    """What the roll does with one die turned from A to M. [DA-ADVENTURER-06]"""
    return expect_lying(g, me, thrown, turned(thrown.faces, ATTACKING, MOVING))


def expect_lying(g: DungeonState, me: Seat, thrown: Thrown, faces: list[int]) -> list[Prospect]:
    """What becomes of a roll with these faces."""
    roll = rolled(g, me, thrown)
    way = lying(roll, tuple(faces))
    expected: list[Prospect] = []
    if way.hits:
        expected.append(ex.HitComing(me.seat, min(me.hits + way.hits, KNOCKED_OUT)))
    if way.beaten:
        expected.append(ex.Beaten(me.seat, way.beaten, roll.rating))
    if way.moving:
        expected.append(ex.Leaving(way.moving))
    if way.staying:
        expected.append(ex.Staying(me.seat, way.staying))
    return expected


def expect_reroll(g: DungeonState, me: Seat, thrown: Thrown, choice: Reroll) -> list[Prospect]:
    """What one die may change that falls again, and what that uses up."""
    roll, faces = rolled(g, me, thrown), tuple(thrown.faces)
    change = changes(roll, faces, choice.slot)
    expected: list[Prospect] = []
    if change.averted:
        expected.append(ex.HitAverted(me.seat, change.averted))
    if change.hit:
        hits = me.hits + lying(roll, faces).hits + 1
        expected.append(ex.HitRisk(me.seat, min(hits, KNOCKED_OUT), change.hit))
    if change.more:
        expected.append(ex.MoreBeaten(me.seat, change.more))
    if change.fewer:
        expected.append(ex.FewerBeaten(me.seat, change.fewer))
    if choice.by == By.ITEM:
        expected.append(ex.ItemDrains(me.seat, me.charged - 1))
    return expected


def expect_keeping(me: Seat, thrown: Thrown, choice: Keep) -> list[Prospect]:
    """What goes to the pile and what stays as Attacking. [DA-RULING-08]"""
    dice = thrown.regular + thrown.bosses + 2 * thrown.epic
    rating, beaten = rating_of(me, dice), showing(thrown, DEFEATED)
    kept = kept_with(beaten, rating, choice.epic, choice.bosses)
    moving = picked_up(thrown.faces).dice()
    return [
        ex.Kept(me.seat, kept.regular, kept.bosses, kept.epic),
        ex.Staying(me.seat, dice - kept.dice() - moving),
    ]


def expect_sending(g: DungeonState, thrown: Thrown, to: Option) -> list[Prospect]:
    """What the next moving monster does where it would go. [DA-MOVING-05]"""
    moving = picked_up(thrown.faces)
    sent = next_sent(moving)
    place = g.seats[to.seat].facing if isinstance(to, Send) else g.room
    there = Monsters(place.regular, place.bosses, place.epic)
    there.add(sent)
    expected: list[Prospect] = [ex.RoomHolds(there.dice())]
    if isinstance(to, Send):
        target = g.seats[to.seat]
        expected = [ex.Facing(target.seat, there.dice())]
        if risk := hit_risk(g, target, there):
            expected.append(ex.HitRisk(target.seat, target.hits + 1, risk))
    left = moving.dice() - sent.dice()
    return [*expected, ex.StillToSend(left)] if left else expected


def next_sent(moving: Monsters) -> Monsters:
    """The monster that is sent next: the Epic pair, then Bosses, then regular dice."""
    if moving.epic:
        return Monsters(epic=1)
    return Monsters(bosses=1) if moving.bosses else Monsters(regular=1)
