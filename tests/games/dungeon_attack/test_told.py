"""What is told: every event of the game in a scene, with its facts and the row it comes from."""

from collections.abc import Callable

import pytest

from tests.games.dungeon_attack.situations import (
    GAME,
    Adventurer,
    Phase,
    adventurer,
    card,
    choose,
    happened,
    new_table,
    table,
)
from undercroft.engine import Event, Table
from undercroft.games.dungeon_attack.events import (
    EVENTS,
    AdventurerAssisted,
    AdventurerTaken,
    BossesRolledAgain,
    DiceRolled,
    DieRerolled,
    DieSearchedAgain,
    DoorBusted,
    DungeonCleared,
    DungeonEvent,
    EpicHoardFound,
    EpicMonsterFormed,
    EpicMonsterStayed,
    FightEnded,
    GoldEarned,
    Healed,
    HitShruggedOff,
    HitTaken,
    ItemRecharged,
    KnockedOut,
    LevelBegan,
    MonsterRepelled,
    MonstersDefeated,
    MonsterSent,
    MonsterSnared,
    MonstersReturned,
    MonstersSentToRoom,
    MonstersStayed,
    PartyFell,
    PartyRested,
    PileSearched,
    RatingChanged,
    Recovered,
    StartingPlayerFound,
    SurplusAttacked,
    TreasureFound,
    TurnPassed,
)
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    KEEP,
    PASS,
    RECHARGE,
    RECOVER,
    REPEL,
    REROLL,
    SEARCH_AGAIN,
    SEND,
    SEND_TO_ROOM,
    SNARE,
    TAKE,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import ATTACKING, BOSS_AT, Attackers, Kind, Seat

GARRICK, HULDA, MAREN = card("garrick-vane"), card("hulda-ironbrow"), card("sister-maren")
QUILL, THORN, ORRIN = card("quill"), card("thorn-wildstep"), card("orrin-cogwright")
MAGE = Adventurer(id="mage", rating=3, rerolls=1)
WARDEN = Adventurer(id="warden", rating=3, repels=1)
NAMES = [one.id for one in GAME.content]


def acting(me: Seat) -> Table:
    """Seat 0 acts; somebody hurt sits next, and somebody else is in a fight."""
    return table(me, adventurer(hits=2), adventurer(facing=1))


def rolling(me: Seat, dice: str, seats: int = 3) -> Table:
    """Seat 0 rolls, and a die is left in the room."""
    others = [adventurer() for _ in range(seats - 1)]
    return table(me, *others, dice=dice, room=1, epic_monster=True)


def searching(me: Seat, dice: str = "", level: int = 3, **setup: bool) -> Table:
    """Seat 0 searches its pile, alone."""
    return table(me, dice=dice, level=level, phase=Phase.SEARCH, **setup)


TOLD: list[tuple[str, Callable[[], Table], list[DungeonEvent]]] = [
    (
        "DA-SETUP-01",
        lambda: new_table(2, [6, 2, 1]),
        [
            AdventurerTaken(0, NAMES[6], why="DA-SETUP-01"),
            AdventurerTaken(1, NAMES[2], why="DA-SETUP-01"),
        ],
    ),
    (
        "DA-RULING-59",
        lambda: choose(new_table(2, [1], free_choice=True), TAKE[3], TAKE[5]),
        [
            AdventurerTaken(0, NAMES[3], why="DA-RULING-59"),
            AdventurerTaken(1, NAMES[5], why="DA-RULING-59"),
        ],
    ),
    (
        "DA-SETUP-02",
        lambda: new_table(2, [6, 2, 1]),
        [StartingPlayerFound(1, why="DA-SETUP-02")],
    ),
    (
        "DA-LEVEL-06",
        lambda: new_table(2, [6, 2, 1]),
        [LevelBegan(1, 14, 0, 1, why="DA-LEVEL-06")],
    ),
    (
        "DA-LEVEL-06",
        lambda: searching(adventurer(), level=2),
        [LevelBegan(3, 14, 2, 0, why="DA-LEVEL-06")],
    ),
    (
        "DA-BUST-01",
        lambda: choose(table(adventurer(), adventurer(), room=3, dice="AAD"), BUST),
        [DoorBusted(0, 3, why="DA-BUST-01")],
    ),
    (
        "DA-ASSIST-01",
        lambda: choose(table(adventurer(), adventurer(facing=2), dice="AD"), ASSIST[1]),
        [AdventurerAssisted(0, 1, 2, why="DA-ASSIST-01")],
    ),
    (
        "DA-ACTION-08",
        lambda: choose(acting(adventurer()), PASS),
        [TurnPassed(0, why="DA-ACTION-08")],
    ),
    (
        "DA-HIT-06",
        lambda: choose(acting(adventurer(hits=1)), RECOVER),
        [Recovered(0, why="DA-HIT-06")],
    ),
    (
        "DA-MAGIC-06",
        lambda: choose(acting(adventurer(drained=1)), RECHARGE),
        [ItemRecharged(0, 0, 0, why="DA-MAGIC-06")],
    ),
    (
        "DA-ADVENTURER-07",
        lambda: choose(acting(adventurer(ORRIN, drained=1)), TINKER),
        [ItemRecharged(0, 0, 1, why="DA-ADVENTURER-07")],
    ),
    (
        "DA-ADVENTURER-03",
        lambda: choose(acting(adventurer(MAREN)), HEAL[By.ABILITY][1]),
        [Healed(0, 1, By.ABILITY, 1, 0, 0, why="DA-ADVENTURER-03")],
    ),
    (
        "DA-ADVENTURER-03",
        lambda: choose(acting(adventurer(MAREN)), HEAL[By.ABILITY][1]),
        [GoldEarned(0, 0, 1, why="DA-ADVENTURER-03")],
    ),
    (
        "DA-MAGIC-03",
        lambda: choose(acting(adventurer(charged=1, hits=1)), HEAL[By.ITEM][0]),
        [Healed(0, 0, By.ITEM, 0, 0, 1, why="DA-MAGIC-03")],
    ),
    (
        "DA-MAGIC-03",
        lambda: choose(acting(adventurer(artifacts=1)), HEAL[By.ARTIFACT][1]),
        [Healed(0, 1, By.ARTIFACT, 1, 0, 0, why="DA-MAGIC-03")],
    ),
    (
        "DA-ABILITY-03",
        lambda: choose(rolling(adventurer(WARDEN, facing=2), "D"), REPEL),
        [MonsterRepelled(0, 0, why="DA-ABILITY-03")],
    ),
    (
        "DA-ROLL-02",
        lambda: rolling(adventurer(facing=2, bosses=1, epic=1), "DA A DM"),
        [DiceRolled(0, "DA", "A", "DM", why="DA-ROLL-02")],
    ),
    (
        "DA-ROLL-02",
        lambda: rolling(adventurer(facing=2), "DA"),
        [DiceRolled(0, "DA", "", "", why="DA-ROLL-02")],
    ),
    (
        "DA-BOSS-02",
        lambda: rolling(adventurer(bosses=2), "DD AD"),
        [BossesRolledAgain(0, "AD", why="DA-BOSS-02")],
    ),
    (
        "DA-REROLL-02",
        lambda: choose(rolling(adventurer(MAGE, facing=2), "AD D"), REROLL[By.ABILITY][ATTACKING]),
        [DieRerolled(0, 0, By.ABILITY, Kind.REGULAR, "A", "D", why="DA-ABILITY-05")],
    ),
    (
        "DA-REROLL-02",
        lambda: choose(
            rolling(adventurer(bosses=1, artifacts=1), "A D"),
            REROLL[By.ARTIFACT][BOSS_AT + ATTACKING],
        ),
        [DieRerolled(0, 0, By.ARTIFACT, Kind.BOSS, "A", "D", why="DA-MAGIC-08")],
    ),
    (
        "DA-REROLL-02",
        lambda: choose(rolling(adventurer(facing=1, charged=1), "D A"), REROLL[By.ITEM][0]),
        [DieRerolled(0, 0, By.ITEM, Kind.REGULAR, "D", "A", why="DA-MAGIC-02")],
    ),
    (
        "DA-ADVENTURER-06",
        lambda: choose(rolling(adventurer(THORN, facing=1), "A"), SNARE),
        [MonsterSnared(0, 0, why="DA-ADVENTURER-06")],
    ),
    (
        "DA-EPIC-02",
        lambda: rolling(adventurer(facing=1, bosses=2), "D AA"),
        [EpicMonsterFormed(0, why="DA-EPIC-02")],
    ),
    (
        "DA-ABILITY-01",
        lambda: rolling(adventurer(GARRICK, facing=6), "DDDDDA"),
        [RatingChanged(0, 0, 5, why="DA-ABILITY-01")],
    ),
    (
        "DA-DEFEATED-06",
        lambda: choose(rolling(adventurer(QUILL, facing=2, epic=1), "DD DD"), KEEP[1][0]),
        [SurplusAttacked(0, 2, 2, why="DA-DEFEATED-06")],
    ),
    (
        "DA-DEFEATED-02",
        lambda: rolling(adventurer(GARRICK, facing=1, bosses=1, epic=1), "D D DD D"),
        [MonstersDefeated(0, 1, 1, 1, why="DA-DEFEATED-02")],
    ),
    (
        "DA-ATTACKING-01",
        lambda: rolling(adventurer(facing=3, bosses=1, epic=1), "DAA A AA"),
        [MonstersStayed(0, 5, why="DA-ATTACKING-01")],
    ),
    (
        "DA-ATTACKING-01",
        lambda: rolling(adventurer(facing=1, epic=1), "D DA"),
        [EpicMonsterStayed(0, why="DA-RULING-51")],
    ),
    (
        "DA-MOVING-05",
        lambda: choose(rolling(adventurer(facing=1, bosses=1), "M M A M"), SEND[1], SEND[2]),
        [
            MonsterSent(0, 1, Kind.BOSS, why="DA-MOVING-05"),
            MonsterSent(0, 2, Kind.REGULAR, why="DA-MOVING-05"),
        ],
    ),
    (
        "DA-MOVING-02",
        lambda: choose(rolling(adventurer(facing=1, epic=1), "M MM"), SEND_TO_ROOM, SEND_TO_ROOM),
        [
            MonstersSentToRoom(0, 2, why="DA-MOVING-02"),
            MonstersSentToRoom(0, 1, why="DA-MOVING-02"),
        ],
    ),
    (
        "DA-RULING-15",
        lambda: rolling(adventurer(facing=2, bosses=1, epic=1), "MM M MM", seats=1),
        [MonstersSentToRoom(0, 5, why="DA-RULING-15")],
    ),
    (
        "DA-ASSIST-03",
        lambda: choose(
            table(adventurer(), adventurer(), adventurer(facing=4), dice="ADMM"), ASSIST[2]
        ),
        [MonstersReturned(0, 2, 2, why="DA-ASSIST-03")],
    ),
    (
        "DA-HIT-02",
        lambda: rolling(adventurer(facing=2), "AA"),
        [HitTaken(0, 1, Attackers.ALL_DICE, why="DA-ATTACKING-03")],
    ),
    (
        "DA-HIT-03",
        lambda: rolling(adventurer(facing=2, epic=1, hits=1), "AA DM"),
        [HitTaken(0, 2, Attackers.OTHER_DICE, why="DA-ATTACKING-03")],
    ),
    (
        "DA-HIT-02",
        lambda: rolling(adventurer(facing=2, epic=1), "AD AA"),
        [HitTaken(0, 1, Attackers.EPIC_MONSTER, why="DA-EPIC-05")],
    ),
    (
        "DA-EPIC-03",
        lambda: rolling(adventurer(facing=1, bosses=2), "D AA"),
        [HitTaken(0, 1, Attackers.EPIC_MONSTER, why="DA-EPIC-03")],
    ),
    (
        "DA-ADVENTURER-02",
        lambda: rolling(adventurer(HULDA, facing=2), "AA"),
        [HitShruggedOff(0, 0, Attackers.ALL_DICE, why="DA-ADVENTURER-02")],
    ),
    (
        "DA-HIT-04",
        lambda: rolling(adventurer(facing=2, hits=2, pile=1, epic_pile=1), "AA"),
        [KnockedOut(0, 2, 3, why="DA-HIT-04")],
    ),
    (
        "DA-PHASEEND-01",
        lambda: table(adventurer(facing=1), level=3, dice="D M"),
        [FightEnded(3, 0, why="DA-PHASEEND-01")],
    ),
    (
        "DA-PHASEEND-02",
        lambda: choose(table(adventurer(), level=2, room=1, room_epic=1), PASS),
        [FightEnded(2, 3, why="DA-PHASEEND-02")],
    ),
    (
        "DA-RULING-37",
        lambda: choose(table(adventurer(), room=4, busted=False), PASS),
        [FightEnded(1, 4, why="DA-RULING-37")],
    ),
    (
        "DA-RULING-34",
        lambda: table(adventurer(facing=1, hits=2), adventurer(hits=3), level=2, dice="A"),
        [PartyFell(2, why="DA-RULING-34")],
    ),
    (
        "DA-SEARCH-01",
        lambda: searching(adventurer(pile=2, boss_pile=1), "MA D"),
        [PileSearched(0, "MA", "D", why="DA-SEARCH-01")],
    ),
    (
        "DA-ADVENTURER-04",
        lambda: choose(
            searching(adventurer(QUILL, pile=1, boss_pile=1), "M M A"), SEARCH_AGAIN[Kind.BOSS]
        ),
        [DieSearchedAgain(0, 0, Kind.BOSS, "A", why="DA-ADVENTURER-04")],
    ),
    (
        "DA-SEARCH-02",
        lambda: searching(adventurer(pile=4, boss_pile=2), "DDAM AD"),
        [TreasureFound(0, 4, 2, 1, why="DA-SEARCH-02")],
    ),
    (
        "DA-EPIC-08",
        lambda: searching(adventurer(epic_pile=1)),
        [EpicHoardFound(0, 10, why="DA-EPIC-08")],
    ),
    (
        "DA-NEXT-01",
        lambda: searching(adventurer(), level=2),
        [PartyRested(2, 0, why="DA-NEXT-01")],
    ),
    (
        "DA-NEXT-01",
        lambda: searching(adventurer(), level=1, strict_knock_out=True),
        [PartyRested(1, 1, why="DA-NEXT-01")],
    ),
    (
        "DA-SCORE-01",
        lambda: searching(adventurer()),
        [DungeonCleared(3, why="DA-SCORE-01")],
    ),
]


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        pytest.param(scene, told, marks=pytest.mark.rule(*sorted({row, told[0].why})))
        for row, scene, told in TOLD
    ],
)
def test_what_happens_is_told_once_with_its_facts_and_its_row(
    scene: Callable[[], Table], told: list[DungeonEvent]
) -> None:
    assert happened(scene(), type(told[0])) == told


def test_every_event_of_the_game_has_a_scene() -> None:
    shown: set[type[Event]] = {type(event) for _, _, told in TOLD for event in told}

    assert shown == set(EVENTS)
