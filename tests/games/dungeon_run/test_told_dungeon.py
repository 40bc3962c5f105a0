"""What is told of tiles, moves, encounters and monsters: who, what, and by which row."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import drawing
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Phase,
    Spot,
    card,
    cards,
    choose,
    hero,
    table,
    tile_number,
)
from tests.games.dungeon_run.told import Scene, told
from undercroft.engine import Table
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    MEET,
    MOVE,
    PICK_TILE,
    PLACE_LAIR,
    SUMMON,
    TOSS,
)

NORTH, EAST, WEST = 0, 1, 3
STONE, SLIME, WOLF = "artifact-summoning-stone", "monster-slime", "monster-gloomwolf"
HERMIT, HELM = "stranger-barefoot-hermit", "treasure-miners-helm"
WELL_SWORD = "artifact-sword-of-the-well-spirit"
BOSS = "boss-isaveth"
CURSE = [ENTRANCE, Spot(), Spot("cursed-stone")]
DART, NEEDLE = "trap-dart-wall", "trap-venom-needle"


def entering(tile: str, dice: str, **condition: Any) -> Table:
    """Ragg enters a special tile."""
    dungeon = [ENTRANCE, Spot(tile), Spot()]
    return choose(
        table(hero("ragg", **condition), hero(), dungeon=dungeon, script=dice), MOVE[EAST]
    )


def laying(script: list[str | int], *pile: str, **more: Any) -> Table:
    """Kessa goes north from the Entrance, where no tile lies."""
    heroes = hero("kessa"), hero("ragg")
    at = table(*heroes, pile=list(pile), script=script, encounters=[], **more)
    return choose(at, MOVE[NORTH])


def cornered() -> Table:
    """A cell where only a crossing fits."""
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1)), Spot(at=(-1, -1))]
    return laying([0, 0, "6"], "standard-01", "standard-14", "standard-15", dungeon=dungeon)


def futile() -> Table:
    """A cell where the only tile does not fit."""
    dungeon = [ENTRANCE, Spot(), Spot(at=(1, -1)), Spot(at=(-1, -1))]
    return laying([], "standard-01", dungeon=dungeon)


def last_tile() -> Table:
    """The last tile is laid; the Lair can lie in several places."""
    at = laying(["6", card(BOSS)], "standard-14", dungeon=[ENTRANCE])
    return choose(at, *[option for option in at.options(0) if option in PLACE_LAIR[1]][:1])


def roaming(*heroes: Any, **spot: Any) -> Table:
    """The roaming step; the monster is on the second of three tiles."""
    dungeon = [ENTRANCE, Spot(**spot), Spot()]
    return table(*heroes, dungeon=dungeon, phase=Phase.ROAM, begun=False)


def summoning(*encounters: str) -> Table:
    """Kessa summons with these cards in the deck, in their order."""
    heroes = hero("kessa", equipped=[STONE]), hero("ragg")
    script: list[str | int] = [*cards(*encounters[:-1])]
    at = table(*heroes, endgame=True, artifacts=[], encounters=[*encounters], script=script)
    return choose(at, SUMMON)


def crowded() -> Table:
    """The last encounter card is drawn among five."""
    names = ("kessa", "ragg", "brunna", "corvan", "mizzle")
    at = table(
        *(hero(name) for name in names),
        dungeon=[ENTRANCE, Spot("den")],
        encounters=[HERMIT],
        discards=cards(SLIME, WOLF),
        script="4",
    )
    return choose(at, MOVE[EAST])


def at_the_well() -> Table:
    dungeon = [ENTRANCE, Spot("well")]
    at = table(hero("ragg", place=1, loot=[HELM]), hero(), dungeon=dungeon, script="3")
    return choose(at, TOSS[card(HELM)])


def meeting(stranger: str, **condition: Any) -> Table:
    """Ragg meets a stranger."""
    dungeon = [ENTRANCE, Spot(stranger=stranger)]
    return choose(table(hero("ragg", place=1, **condition), hero(), dungeon=dungeon), MEET)


SCENES: list[Scene] = [
    (
        lambda: entering("ancient-bridge", "111"),
        [
            ev.HeroMoved(0, 1, why="DR-MOVE-03"),
            ev.BridgeBroke(0, why="DR-SPECIAL-02"),
        ],
    ),
    (
        lambda: entering("underground-channel", "4111"),
        [ev.LeapFailed(0, why="DR-SPECIAL-20")],
    ),
    (
        lambda: choose(entering("portcullis-room", "1111"), MOVE[EAST]),
        [ev.GateHeld(0, why="DR-SPECIAL-15")],
    ),
    (
        lambda: choose(table(hero(), hero("ragg"), dungeon=CURSE), MOVE[EAST], MOVE[WEST]),
        [ev.CurseFell(0, why="DR-SPECIAL-03"), ev.CurseLifted(0, why="DR-RULING-18")],
    ),
    (
        lambda: laying([0, "6"], "standard-14", "standard-15"),
        [
            ev.TileDrawn(0, tile_number("standard-14"), 0, NORTH, why="DR-MOVE-04"),
        ],
    ),
    (cornered, [ev.TilePutAside(0, tile_number("standard-01"), why="DR-TILE-05")]),
    (futile, [ev.NoTileFitted(0, why="DR-TILE-07")]),
    (last_tile, [ev.LairSited(0, 1, NORTH, why="DR-LAIR-04")]),
    (
        lambda: choose(roaming(hero(), hero("ragg"), monster=SLIME), PICK_TILE[2]),
        [
            ev.MonsterStirred(card(SLIME), 1, why="DR-ROAM-03"),
            ev.MonsterRoamed(card(SLIME), 2, why="DR-ROAM-04"),
            ev.RoundBegan(2, 1, why="DR-TURN-01"),
            ev.TurnBegan(1, why="DR-TURN-01"),
        ],
    ),
    (
        lambda: roaming(hero(), hero("ragg"), monster=BOSS, wounds=2),
        [ev.MonsterHealed(card(BOSS), 1, why="DR-MONSTERCARD-08")],
    ),
    (
        lambda: table(hero(ko=True), hero("ragg"), begun=False),
        [ev.StoodUp(0, why="DR-DEFEAT-14")],
    ),
    (
        lambda: choose(summoning(HERMIT, SLIME), PICK_TILE[1]),
        [
            ev.SummonTurned(0, card(HERMIT), why="DR-SUMMON-05"),
            ev.MonsterSummoned(0, card(SLIME), 1, why="DR-SUMMON-06"),
        ],
    ),
    (lambda: summoning(HERMIT), [ev.NothingSummoned(0, why="DR-RULING-59")]),
    (
        crowded,
        [
            ev.EncounterDrawn(0, card(HERMIT), why="DR-TILE-13"),
            ev.EncountersShuffled(2, why="DR-CROWD-03"),
        ],
    ),
    (
        lambda: drawing(DART, hero("ragg"), hero(), script="441"),
        [ev.TrapDisarmed(0, card(DART), why="DR-DISARM-04")],
    ),
    (
        lambda: drawing(NEEDLE, hero("ragg"), hero(), script="111"),
        [
            ev.TrapWentOff(0, card(NEEDLE), why="DR-DISARM-05"),
            ev.Burdened(0, card(NEEDLE), why="DR-DISARM-08"),
        ],
    ),
    (
        lambda: table(hero(burdens=["trap-leg-iron"]), hero("ragg"), begun=False, script="4"),
        [ev.BurdenEnded(0, card("trap-leg-iron"), why="DR-RULING-55")],
    ),
    (
        lambda: meeting(HERMIT, wounds=1),
        [ev.StrangerMet(0, card(HERMIT), why="DR-ENCOUNTER-02")],
    ),
    (
        lambda: meeting("stranger-lantern-bearer", loot=[HELM]),
        [
            ev.CardPaid(0, card(HELM), why="DR-STRANGERCARD-02"),
            ev.ArtifactGained(0, card("artifact-lantern-of-the-dead"), why="DR-ARTIFACT-03"),
        ],
    ),
    (
        at_the_well,
        [
            ev.TreasureTossed(0, card(HELM), why="DR-SPECIAL-22"),
            ev.ArtifactGained(0, card(WELL_SWORD), why="DR-SPECIAL-23"),
        ],
    ),
]


@pytest.mark.parametrize(("play", "event"), told(SCENES))
def test_it_is_told(play: Callable[[], Table], event: ev.RunEvent) -> None:
    assert event in play().events
