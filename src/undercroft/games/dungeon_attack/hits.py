"""HITs: when a roll gives one, and what it does."""

from undercroft.games.dungeon_attack.events import (
    EpicMonsterFormed,
    HitShruggedOff,
    HitTaken,
    KnockedOut,
)
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    KNOCKED_OUT,
    DungeonState,
    Hit,
    Seat,
    Thrown,
)


def judge(g: DungeonState, thrown: Thrown, rating: int) -> list[Hit]:
    """The HITs that the final faces give. [DA-RULING-06]"""
    faces = thrown.faces
    loose = thrown.regular + thrown.bosses
    attacking = faces[ATTACKING] + faces[BOSS_AT + ATTACKING]
    pair_attacking = faces[EPIC_AT + ATTACKING]
    if not rating:
        # D dice can't be kept then, and count as A for this test. [DA-RULING-07]
        attacking += faces[DEFEATED] + faces[BOSS_AT + DEFEATED]
        pair_attacking += faces[EPIC_AT + DEFEATED]
    if attacking != loose and not thrown.epic and faces[BOSS_AT + ATTACKING] != 2:
        return []
    only_a = loose if attacking == loose else 0
    hits: list[Hit] = []
    if is_epic_born(g, thrown):
        join_bosses(g, thrown)
        hits.append(Hit("DA-EPIC-03", only_a))
    elif only_a:
        hits.append(Hit("DA-ATTACKING-03", only_a))
    if pair_attacking == 2:
        hits.append(Hit("DA-EPIC-05", 2))
    return hits


def is_epic_born(g: DungeonState, thrown: Thrown) -> bool:
    """Both red dice of one roll finally show A. [DA-EPIC-01] [DA-RULING-49]"""
    return thrown.faces[BOSS_AT + ATTACKING] == 2 and g.setup.epic_monster


def join_bosses(g: DungeonState, thrown: Thrown) -> None:
    """The two red dice are one Epic Monster from now on. [DA-EPIC-02] [DA-EPIC-04]"""
    thrown.bosses -= 2
    thrown.epic += 1
    thrown.faces[BOSS_AT + ATTACKING] -= 2
    thrown.faces[EPIC_AT + ATTACKING] += 2
    g.outbox.append(EpicMonsterFormed(g.turn, why="DA-EPIC-02"))


def take_hits(g: DungeonState, me: Seat, hits: list[Hit]) -> None:
    """After D dice are piled and M dice are sent. [DA-RULING-35]"""
    shrugs = 1
    for hit in hits:
        if shrugs and 0 < me.card.shrugs_from <= hit.only_a:
            shrugs -= 1
            g.outbox.append(HitShruggedOff(me.seat, why="DA-ADVENTURER-02"))
        elif me.hits < KNOCKED_OUT:
            take_hit(g, me, hit.why)


def take_hit(g: DungeonState, me: Seat, why: str) -> None:
    """Stunned, Wounded, Knocked Out. [DA-HIT-02] [DA-HIT-03] [DA-HIT-04]"""
    me.hits += 1
    g.outbox.append(HitTaken(me.seat, me.hits, why=why))
    if me.hits == KNOCKED_OUT:
        g.outbox.append(KnockedOut(me.seat, me.facing.dice(), me.pile.dice(), why="DA-HIT-04"))
        g.room.add(me.facing)
        me.facing.clear()
        me.pile.clear()
