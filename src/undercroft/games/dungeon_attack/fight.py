"""A roll of Monster Dice, from the throw to the HITs, in the fixed order of DA-RULING-05."""

from undercroft.engine import Roll, Script
from undercroft.games.dungeon_attack.endings import end_roll
from undercroft.games.dungeon_attack.events import (
    BossesRolledAgain,
    DiceRolled,
    MonstersDefeated,
    MonstersStayed,
)
from undercroft.games.dungeon_attack.hits import judge
from undercroft.games.dungeon_attack.keeping import choose_kept
from undercroft.games.dungeon_attack.rerolls import reroll, snare
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    BOSS_AT,
    DEFEATED,
    EPIC_AT,
    MONSTER,
    MOVING,
    STUNNED,
    WOUNDED,
    DungeonState,
    Monsters,
    Phase,
    Seat,
    Thrown,
)


def fight(g: DungeonState, me: Seat, place: Monsters, helped: Seat | None = None) -> Script[None]:
    """Throw all dice of a place, re-roll, judge, keep, send away, take HITs. [DA-RULING-05]

    Sending away is a step of its own; it ends the turn.
    """
    card = me.card
    thrown = Thrown(place.regular, place.bosses, place.epic, helped.seat if helped else -1)
    g.thrown = thrown
    place.regular = place.bosses = place.epic = 0
    yield from throw(g, me, thrown)
    if me.charged or me.artifacts or card.rerolls:
        yield from reroll(g, me, thrown)
    if card.snares:
        yield from snare(g, me, thrown)
    rating = combat_rating(me, thrown)
    thrown.hits = judge(g, thrown, rating)
    faces = thrown.faces
    if faces[DEFEATED] + faces[BOSS_AT] + faces[EPIC_AT] > rating:
        yield from choose_kept(me, thrown, rating)
    settle(g, me, thrown)
    if faces[MOVING] or faces[BOSS_AT + MOVING] or faces[EPIC_AT + MOVING]:
        g.phase = Phase.MOVING
    else:
        end_roll(g, me, thrown)


def throw(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Throw all dice; none may be held back. [DA-ROLL-01] [DA-EPIC-04]"""
    counts = thrown.faces
    regular = bosses = epic = b""
    if thrown.regular:
        regular = yield Roll(thrown.regular, MONSTER, "DA-ROLL-01")
        sort_dice(regular, counts, 0)
    if thrown.bosses:
        bosses = yield Roll(thrown.bosses, BOSS, "DA-ROLL-01")
        sort_dice(bosses, counts, BOSS_AT)
    if thrown.epic:
        epic = yield Roll(2, BOSS, "DA-EPIC-04")
        sort_dice(epic, counts, EPIC_AT)
    g.outbox.append(
        DiceRolled(
            me.seat,
            MONSTER.read(regular),
            BOSS.read(bosses) if bosses else "",
            BOSS.read(epic) if epic else "",
            why="DA-ROLL-02",
        )
    )
    if counts[BOSS_AT]:
        yield from throw_bosses_again(g, me, thrown)


def throw_bosses_again(g: DungeonState, me: Seat, thrown: Thrown) -> Script[None]:
    """Each Boss that shows D on the first throw is re-rolled, free. [DA-BOSS-02] [DA-RULING-11]"""
    faces: bytes = yield Roll(thrown.faces[BOSS_AT], BOSS, "DA-BOSS-02")
    thrown.faces[BOSS_AT] = 0
    sort_dice(faces, thrown.faces, BOSS_AT)
    sort_dice(faces, thrown.final, BOSS_AT)
    g.outbox.append(BossesRolledAgain(me.seat, BOSS.read(faces), why="DA-BOSS-02"))


def sort_dice(faces: bytes, counts: list[int], at: int) -> None:
    """Count dice by their face. [DA-ROLL-02]"""
    defeated, moving = faces.count(DEFEATED), faces.count(MOVING)
    counts[at] += defeated
    counts[at + MOVING] += moving
    counts[at + ATTACKING] += len(faces) - defeated - moving


def combat_rating(me: Seat, thrown: Thrown) -> int:
    """The most dice beaten in this turn, as the card says now. [DA-DEFEATED-04]"""
    card = me.card
    if card.throng and thrown.regular + thrown.bosses + 2 * thrown.epic >= card.throng:
        return card.rating_in_throng
    if me.hits == STUNNED and card.rating_stunned:
        return card.rating_stunned
    if me.hits == WOUNDED and card.rating_wounded:
        return card.rating_wounded
    return card.rating


def settle(g: DungeonState, me: Seat, thrown: Thrown) -> None:
    """Beaten dice go to the pile, attacking ones stay; moving ones are left on the table.

    [DA-DEFEATED-02] [DA-ATTACKING-01]
    """
    faces = thrown.faces
    regular, bosses, epic = faces[DEFEATED], faces[BOSS_AT], faces[EPIC_AT] // 2
    pairs_moving = faces[EPIC_AT + MOVING] // 2
    if regular or bosses or epic:
        pile = me.pile
        pile.regular += regular
        pile.bosses += bosses
        pile.epic += epic
        g.outbox.append(MonstersDefeated(me.seat, regular, bosses, epic, why="DA-DEFEATED-02"))
    regular = faces[ATTACKING]
    bosses = faces[BOSS_AT + ATTACKING]
    epic = thrown.epic - epic - pairs_moving
    if regular or bosses or epic:
        facing = me.facing
        facing.regular += regular
        facing.bosses += bosses
        facing.epic += epic
        g.outbox.append(MonstersStayed(me.seat, regular + bosses + 2 * epic, why="DA-ATTACKING-01"))
    faces[DEFEATED] = faces[ATTACKING] = faces[BOSS_AT] = faces[BOSS_AT + ATTACKING] = 0
    faces[EPIC_AT] = faces[EPIC_AT + ATTACKING] = 0
    faces[EPIC_AT + MOVING] = 2 * pairs_moving
