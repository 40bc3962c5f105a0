"""Search for Treasure, and what happens between two levels."""

from undercroft.engine import Choose, Option, Roll, Script
from undercroft.games.dungeon_attack.deal import begin_level
from undercroft.games.dungeon_attack.events import (
    DieSearchedAgain,
    DungeonCleared,
    EpicHoardFound,
    PartyRested,
    PileSearched,
    TreasureFound,
)
from undercroft.games.dungeon_attack.fight import sort_dice
from undercroft.games.dungeon_attack.options import SEARCH_AGAIN, STAND, SearchAgain
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS,
    BOSS_AT,
    DEFEATED,
    FACES,
    KNOCKED_OUT,
    MONSTER,
    MOVING,
    DungeonState,
    Kind,
    Phase,
    Seat,
    Thrown,
)

BOSS_GOLD = 3
EPIC_GOLD = 10


def search(g: DungeonState) -> Script[None]:
    """Everybody searches, from the opener to the left; then on. [DA-SEARCH-01] [DA-RULING-44]"""
    count = len(g.seats)
    for step in range(count):
        seat = g.seats[(g.opener + step) % count]
        if seat.pile:
            yield from search_pile(g, seat)
    if g.level == len(g.setup.dungeon):
        g.phase = Phase.OVER
        g.outbox.append(DungeonCleared(g.level, why="DA-SCORE-01"))
    else:
        rest(g)
        g.opener = g.next_able(g.opener)
        begin_level(g)


def search_pile(g: DungeonState, me: Seat) -> Script[None]:
    """Throw all dice of the own pile; an Epic Monster pays without a throw. [DA-EPIC-08]"""
    pile = me.pile
    if pile.regular or pile.bosses:
        yield from throw_pile(g, me)
    if pile.epic:
        me.gold += EPIC_GOLD
        g.outbox.append(EpicHoardFound(me.seat, EPIC_GOLD, why="DA-EPIC-08"))
    pile.clear()


def throw_pile(g: DungeonState, me: Seat) -> Script[None]:
    """Every die but the Epic pair is thrown again and gives what it shows. [DA-SEARCH-01]"""
    pile = me.pile
    found = g.thrown = Thrown(pile.regular, pile.bosses, 0)
    regular = bosses = b""
    if pile.regular:
        regular = yield Roll(pile.regular, MONSTER, "DA-SEARCH-01")
        sort_dice(regular, found.faces, 0)
    if pile.bosses:
        bosses = yield Roll(pile.bosses, BOSS, "DA-SEARCH-01")
        sort_dice(bosses, found.faces, BOSS_AT)
    g.outbox.append(
        PileSearched(me.seat, MONSTER.read(regular), BOSS.read(bosses), why="DA-SEARCH-01")
    )
    for _ in range(me.card.search_rerolls):
        yield from search_again(g, me, found)
    gain(g, me, found)
    g.thrown = None


def search_again(g: DungeonState, me: Seat, found: Thrown) -> Script[None]:
    """Re-roll one die that shows M; the new face stands. [DA-ADVENTURER-04]"""
    options: list[Option] = [STAND]
    for kind in (Kind.REGULAR, Kind.BOSS):
        slot = FACES * kind + MOVING
        if found.faces[slot] > found.finals()[slot]:
            options.append(SEARCH_AGAIN[kind])
    choice: Option = yield Choose(me.seat, options, "DA-ADVENTURER-04")
    if not isinstance(choice, SearchAgain):
        return
    faces: bytes = yield Roll(1, BOSS if choice.kind else MONSTER, "DA-ADVENTURER-04")
    at = FACES * choice.kind
    found.faces[at + MOVING] -= 1
    found.faces[at + faces[0]] += 1
    found.finals()[at + faces[0]] += 1
    after = MONSTER.read(faces)
    g.outbox.append(DieSearchedAgain(me.seat, me.seat, choice.kind, after, why="DA-ADVENTURER-04"))


def gain(g: DungeonState, me: Seat, found: Thrown) -> None:
    """D: a Magic Item or Artifact; A: Gold; M: nothing. [DA-LOOT-01] [DA-LOOT-02]"""
    faces = found.faces
    items = faces[DEFEATED]
    artifacts = faces[BOSS_AT + DEFEATED]
    gold = faces[ATTACKING] + BOSS_GOLD * faces[BOSS_AT + ATTACKING]
    me.charged += items
    me.artifacts += artifacts
    me.gold += gold
    g.outbox.append(TreasureFound(me.seat, gold, items, artifacts, why="DA-SEARCH-02"))


def rest(g: DungeonState) -> None:
    """Each adventurer heals one HIT, all items are recharged. [DA-NEXT-01] [DA-NEXT-02]"""
    for seat in g.seats:
        if seat.hits and not (g.setup.strict_knock_out and seat.hits == KNOCKED_OUT):
            seat.hits -= 1
        seat.charged += seat.drained
        seat.drained = 0
    g.outbox.append(PartyRested(g.level, int(g.setup.strict_knock_out), why="DA-NEXT-01"))
