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
    Attackers,
    DungeonState,
    Hit,
    Monsters,
    Seat,
    Thrown,
)


def judge(thrown: Thrown, rating: int) -> list[Hit]:
    """The HITs that the final faces give. [DA-RULING-06]"""
    hits: list[Hit] = []
    only_a = loose_only_a(thrown, rating)
    if only_a:
        attackers = Attackers.OTHER_DICE if thrown.epic else Attackers.ALL_DICE
        hits.append(Hit("DA-ATTACKING-03", only_a, attackers))
    if thrown.epic:
        faces = thrown.faces
        attacking = faces[EPIC_AT + ATTACKING]
        if not rating:
            attacking += faces[EPIC_AT + DEFEATED]
        if attacking == 2:
            hits.append(Hit("DA-EPIC-05", 2, Attackers.EPIC_MONSTER))
    return hits


def loose_only_a(thrown: Thrown, rating: int) -> int:
    """How many dice there are outside the Epic pair if they all show A, else none."""
    faces = thrown.faces
    loose = thrown.regular + thrown.bosses
    attacking = faces[ATTACKING] + faces[BOSS_AT + ATTACKING]
    if not rating:
        # D dice can't be kept then, and count as A for this test. [DA-RULING-07]
        attacking += faces[DEFEATED] + faces[BOSS_AT + DEFEATED]
    return loose if attacking == loose else 0


def is_epic_born(g: DungeonState, thrown: Thrown) -> bool:
    """Both red dice of one roll finally show A. [DA-EPIC-01] [DA-RULING-49]"""
    return thrown.faces[BOSS_AT + ATTACKING] == 2 and g.setup.epic_monster


def form_epic_monster(g: DungeonState, me: Seat, thrown: Thrown, rating: int) -> None:
    """The two red dice join and HIT at once, the only HIT of this roll. [DA-EPIC-03]

    Nothing is piled or sent yet: a Knocked Out adventurer leaves the whole roll. [DA-RULING-35]
    """
    hit = Hit("DA-EPIC-03", loose_only_a(thrown, rating), Attackers.EPIC_MONSTER)
    join_bosses(g, thrown)
    take_hits(g, me, [hit])


def join_bosses(g: DungeonState, thrown: Thrown) -> None:
    """The two red dice are one Epic Monster from now on. [DA-EPIC-02] [DA-EPIC-04]"""
    thrown.bosses -= 2
    thrown.epic += 1
    thrown.faces[BOSS_AT + ATTACKING] -= 2
    thrown.faces[EPIC_AT + ATTACKING] += 2
    g.outbox.append(EpicMonsterFormed(g.turn, why="DA-EPIC-02"))


def take_hits(g: DungeonState, me: Seat, hits: list[Hit]) -> None:
    """Each HIT of a roll, less the one that an ability wards off. [DA-ADVENTURER-02]"""
    shrugs = 1
    for hit in hits:
        if shrugs and 0 < me.card.shrugs_from <= hit.only_a:
            shrugs -= 1
            g.outbox.append(HitShruggedOff(me.seat, me.seat, hit.attackers, why="DA-ADVENTURER-02"))
        elif me.hits < KNOCKED_OUT:
            take_hit(g, me, hit)


def take_hit(g: DungeonState, me: Seat, hit: Hit) -> None:
    """Stunned, Wounded, Knocked Out. [DA-HIT-02] [DA-HIT-03] [DA-HIT-04]"""
    me.hits += 1
    g.outbox.append(HitTaken(me.seat, me.hits, hit.attackers, why=hit.why))
    if me.hits == KNOCKED_OUT:
        knock_out(g, me)


def knock_out(g: DungeonState, me: Seat) -> None:
    """Dice that face the adventurer go to the room, the pile leaves play. [DA-HIT-09] [DA-HIT-10]

    A roll that still lies unsorted faces the adventurer too. [DA-RULING-35]
    """
    facing, unsorted = me.facing, g.thrown
    if unsorted is not None:
        facing.add(Monsters(unsorted.regular, unsorted.bosses, unsorted.epic))
        g.thrown = None
    g.outbox.append(KnockedOut(me.seat, facing.dice(), me.pile.dice(), why="DA-HIT-04"))
    g.room.add(facing)
    facing.clear()
    me.pile.clear()
