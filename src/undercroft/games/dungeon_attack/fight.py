"""A roll of Monster Dice, from the throw to the HITs, in the fixed order of DA-RULING-05."""

from undercroft.engine import Roll, Script
from undercroft.games.dungeon_attack.endings import end_roll, end_turn
from undercroft.games.dungeon_attack.events import (
    BossesRolledAgain,
    DiceRolled,
    EpicMonsterStayed,
    MonstersDefeated,
    MonstersStayed,
    RatingChanged,
)
from undercroft.games.dungeon_attack.hits import form_epic_monster, is_epic_born, judge
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

MOVING_ON = Phase.MOVING


def fight(g: DungeonState, me: Seat, place: Monsters, helped: Seat | None = None) -> Script[None]:
    """Throw all dice of a place, re-roll, judge, keep, send away, take HITs. [DA-RULING-05]

    Sending away is a step of its own; it ends the turn.
    """
    card, dice = me.card, place.dice()
    thrown = Thrown(place.regular, place.bosses, place.epic, helped.seat if helped else -1)
    g.thrown = thrown
    place.regular = place.bosses = place.epic = 0
    yield from throw(g, me, thrown)
    if me.charged or me.artifacts or card.rerolls:
        yield from reroll(g, me, thrown)
    if card.snares:
        yield from snare(g, me, thrown)
    faces = thrown.faces
    if thrown.bosses == 2 and is_epic_born(g, thrown):
        form_epic_monster(g, me, thrown, rating_of(me, dice))
        if g.thrown is None:
            end_turn(g, me)
            return
        rating = rating_of(me, dice)
    else:
        rating = rating_of(me, dice)
        thrown.hits = judge(thrown, rating)
    beaten = faces[DEFEATED] + faces[BOSS_AT] + faces[EPIC_AT] // 2 * 2
    if rating != card.rating and beaten > min(rating, card.rating):
        g.outbox.append(RatingChanged(me.seat, me.seat, rating, why="DA-ABILITY-01"))
    if beaten > rating:
        yield from choose_kept(g, me, thrown, rating)
    if settle(g, me, thrown):
        g.phase = MOVING_ON
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
    sort_dice(faces, thrown.finals(), BOSS_AT)
    g.outbox.append(BossesRolledAgain(me.seat, BOSS.read(faces), why="DA-BOSS-02"))


def sort_dice(faces: bytes, counts: list[int], at: int) -> None:
    """Count dice by their face. [DA-ROLL-02]"""
    defeated, moving = faces.count(DEFEATED), faces.count(MOVING)
    counts[at] += defeated
    counts[at + MOVING] += moving
    counts[at + ATTACKING] += len(faces) - defeated - moving


def rating_of(me: Seat, dice: int) -> int:
    """The Combat Rating now, which may hang on HITs and on the dice rolled. [DA-DEFEATED-04]"""
    card = me.card
    if not (card.throng or card.rating_stunned or card.rating_wounded):
        return card.rating
    if card.throng and dice >= card.throng:
        return card.rating_in_throng
    if me.hits == STUNNED and card.rating_stunned:
        return card.rating_stunned
    if me.hits == WOUNDED and card.rating_wounded:
        return card.rating_wounded
    return card.rating


def settle(g: DungeonState, me: Seat, thrown: Thrown) -> bool:
    """Beaten dice go to the pile, attacking ones stay; says whether moving ones are left.

    [DA-DEFEATED-02] [DA-ATTACKING-01]
    """
    beaten, moving, staying, *red = thrown.faces
    beaten_bosses, moving_bosses, staying_bosses, epic_d, epic_m, epic_a = red
    beaten_epic, moving_epic = epic_d // 2, epic_m // 2
    staying_epic = thrown.epic - beaten_epic - moving_epic
    if beaten or beaten_bosses or beaten_epic:
        pile = me.pile
        pile.regular += beaten
        pile.bosses += beaten_bosses
        pile.epic += beaten_epic
        g.outbox.append(
            MonstersDefeated(me.seat, beaten, beaten_bosses, beaten_epic, why="DA-DEFEATED-02")
        )
    if staying_epic and epic_a < 2:
        g.outbox.append(EpicMonsterStayed(me.seat, why="DA-RULING-51"))
    if staying or staying_bosses or staying_epic:
        facing = me.facing
        facing.regular += staying
        facing.bosses += staying_bosses
        facing.epic += staying_epic
        stayed = staying + staying_bosses + 2 * staying_epic
        g.outbox.append(MonstersStayed(me.seat, stayed, why="DA-ATTACKING-01"))
    thrown.faces = [0, moving, 0, 0, moving_bosses, 0, 0, 2 * moving_epic, 0]
    return bool(moving or moving_bosses or moving_epic)
