"""A roll of Monster Dice, from the throw to the HITs, in the fixed order of DA-RULING-05."""

from undercroft.engine import Roll, Script
from undercroft.games.dungeon_attack.events import (
    BossesRolledAgain,
    DiceRolled,
    MonstersDefeated,
    MonstersStayed,
)
from undercroft.games.dungeon_attack.hits import judge, take_hits
from undercroft.games.dungeon_attack.keeping import beaten_monsters, choose_kept
from undercroft.games.dungeon_attack.moving import moving_monsters, send_away
from undercroft.games.dungeon_attack.rerolls import reroll, snare
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    MONSTER,
    MOVING,
    NO_DICE,
    STUNNED,
    WOUNDED,
    DungeonState,
    Monsters,
    Seat,
    Thrown,
)


def fight(g: DungeonState, me: Seat, dice: Monsters, helped: Seat | None) -> Script[None]:
    """Throw, re-roll, judge, keep, send away, take HITs. [DA-RULING-05]"""
    card = me.card
    thrown = g.thrown = Thrown(dice, helped.seat if helped else -1)
    yield from throw(g, me, thrown)
    if me.charged or me.artifacts or card.rerolls:
        yield from reroll(g, me, thrown)
    if card.snares:
        yield from snare(g, me, thrown)
    rating = combat_rating(me, dice)
    hits = judge(g, thrown, rating)
    kept = beaten_monsters(thrown)
    if kept.dice() > rating:
        kept = yield from choose_kept(me, kept, rating)
    thrown.moving = moving_monsters(thrown)
    settle(g, me, thrown, kept)
    if thrown.moving:
        yield from send_away(g, me, thrown.moving, helped)
    g.thrown = None
    if hits:
        take_hits(g, me, hits)


def throw(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Throw all dice; none may be held back. [DA-ROLL-01]"""
    dice, counts = thrown.dice, thrown.faces
    regular = bosses = epic = ""
    if dice.regular:
        faces: bytes = yield Roll(dice.regular, MONSTER, "DA-ROLL-01")
        count_faces(faces, counts, 0)
        regular = MONSTER.read(faces)
    if dice.bosses:
        faces = yield Roll(dice.bosses, BOSS, "DA-ROLL-01")
        count_faces(faces, counts, BOSS_AT)
        bosses = BOSS.read(faces)
    if dice.epic:
        faces = yield Roll(2, BOSS, "DA-EPIC-04")
        count_faces(faces, counts, EPIC_AT)
        epic = BOSS.read(faces)
    g.outbox.append(DiceRolled(me.seat, regular, bosses, epic, why="DA-ROLL-02"))
    if counts[BOSS_AT]:
        yield from throw_bosses_again(g, me, thrown)


def throw_bosses_again(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Each Boss that shows D on the first throw is re-rolled, free. [DA-BOSS-02] [DA-RULING-11]"""
    faces: bytes = yield Roll(thrown.faces[BOSS_AT], BOSS, "DA-BOSS-02")
    thrown.faces[BOSS_AT] = 0
    count_faces(faces, thrown.faces, BOSS_AT)
    count_faces(faces, thrown.final, BOSS_AT)
    g.outbox.append(BossesRolledAgain(me.seat, BOSS.read(faces), why="DA-BOSS-02"))


def count_faces(faces: bytes, counts: list[int], at: int) -> None:
    """Sort dice by their face. [DA-ROLL-02]"""
    counts[at] += faces.count(DEFEATED)
    counts[at + MOVING] += faces.count(MOVING)
    counts[at + ATTACKING] += faces.count(ATTACKING)


def combat_rating(me: Seat, dice: Monsters) -> int:
    """The most dice beaten in this turn, as the card says now. [DA-DEFEATED-04]"""
    card = me.card
    if card.throng and dice.dice() >= card.throng:
        return card.rating_in_throng
    if me.hits == STUNNED and card.rating_stunned:
        return card.rating_stunned
    if me.hits == WOUNDED and card.rating_wounded:
        return card.rating_wounded
    return card.rating


def settle(g: DungeonState, me: Seat, thrown: Thrown, kept: Monsters) -> None:
    """Beaten dice are piled, others stay; what moves is left. [DA-DEFEATED-02] [DA-ATTACKING-01]"""
    dice, moving, facing = thrown.dice, thrown.moving, me.facing
    if kept:
        me.pile.add(kept)
        g.outbox.append(
            MonstersDefeated(me.seat, kept.regular, kept.bosses, kept.epic, why="DA-DEFEATED-02")
        )
    stay = Monsters(
        dice.regular - kept.regular - moving.regular,
        dice.bosses - kept.bosses - moving.bosses,
        dice.epic - kept.epic - moving.epic,
    )
    if stay:
        facing.add(stay)
        g.outbox.append(MonstersStayed(me.seat, stay.dice(), why="DA-ATTACKING-01"))
    dice.regular = dice.bosses = dice.epic = 0
    thrown.faces = NO_DICE.copy()
