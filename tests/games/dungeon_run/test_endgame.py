"""The endgame: from the moment a hero has the Stone, the defeated die."""

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Phase,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
    vote,
)
from undercroft.engine import Option, Refused, Table
from undercroft.games.dungeon_run.events import (
    EscapeFailed,
    FreeAttackBegan,
    HeroKnockedOut,
    StoneAppeared,
    TurnBegan,
)
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DONE,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    LEAVE,
    MOVE,
    PASS,
    PUT_ON,
    RESEARCH,
    SEARCH,
    STOW,
    STRIKE_HOME,
    TAKE_ITEM,
    TAKE_OFF,
    USE,
    Move,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero

STONE = card("artifact-summoning-stone")
STONE_NAME = "artifact-summoning-stone"
EAST, WEST = 1, 3
BRAWN = FIGHT_WITH[0]


def victim(**more: object) -> Hero:
    """Corvan with one life left; he rolls one die of brawn."""
    return hero("corvan", wounds=5, **more)  # type: ignore[arg-type]


def slay(
    *heroes: Hero,
    dungeon: list[Spot] | None = None,
    endgame: bool = True,
    script: str = "6111 1",
) -> Table:
    """The first hero battles Corvan and hits him once."""
    at = table(*heroes, dungeon=dungeon, endgame=endgame, script=script)
    return choose(at, DUEL[1], BRAWN, BRAWN, STRIKE_HOME)


@pytest.mark.rule("DR-ENDGAME-01")
def test_the_endgame_starts_when_the_stone_of_the_fallen_boss_is_picked_up() -> None:
    dungeon = [ENTRANCE, Spot("lair", monster="boss-ormgrath", wounds=6)]
    at = table(hero("ragg", place=1), hero(), dungeon=dungeon, script="1111 5111")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)
    assert [event.tile for event in happened(at, StoneAppeared)] == [1]
    assert (tile_at(at, 1).items, at.state.endgame) == ([STONE], False)

    choose(at, SEARCH, STOW[STONE])
    assert at.state.endgame


@pytest.mark.rule("DR-ENDGAME-02", "DR-ENDGAME-10")
def test_a_hero_defeated_in_the_endgame_is_killed_and_out_of_the_game() -> None:
    at = slay(hero("ragg"), victim(), hero(place=1))

    assert (hero_at(at, 1).alive, hero_at(at, 1).ko) == (False, False)
    assert happened(at, HeroKnockedOut) == []
    assert DUEL[1] not in offered(at)

    seats: list[int] = []
    for _ in range(3):
        choose(at, END_TURN)
        seats += at.waiting_for
    assert seats == [2, 2, 0]
    assert 1 not in [event.seat for event in happened(at, TurnBegan)]
    assert at.result().ranks == (0, 0, 0)


@pytest.mark.rule("DR-ENDGAME-02")
@pytest.mark.parametrize("endgame", [False, True])
@pytest.mark.parametrize("cause", ["monster", "trap", "tile", "card"])
def test_whatever_defeats_a_hero_kills_him_from_then_on(cause: str, endgame: bool) -> None:
    deeds: dict[str, tuple[Hero, Spot, list[Option], str]] = {
        "monster": (victim(place=1), Spot(monster="monster-slime"), [ESCAPE], "1 33"),
        "trap": (victim(), Spot("den"), [MOVE[EAST]], "4 11"),
        "tile": (victim(place=1), Spot("library"), [RESEARCH], "1"),
        "card": (
            hero("kessa", place=1, wounds=7, abilities=["ability-forced-march"]),
            Spot(),
            [USE[card("ability-forced-march")]],
            "",
        ),
    }
    fallen, spot, options, script = deeds[cause]
    at = table(
        fallen,
        hero("dorgan", place=2),
        hero("ragg", place=2),
        dungeon=[ENTRANCE, spot, Spot()],
        encounters=["trap-dart-wall"],
        endgame=endgame,
        script=script,
    )

    choose(at, *options)

    assert hero_at(at, 0).alive is not endgame
    assert hero_at(at, 0).ko is not endgame


@pytest.mark.rule("DR-ENDGAME-02")
def test_the_same_defeat_before_the_endgame_is_a_knock_out() -> None:
    at = slay(hero("ragg"), victim(), hero(place=1), endgame=False)

    assert (hero_at(at, 1).alive, hero_at(at, 1).ko) == (True, True)


@pytest.mark.rule("DR-ENDGAME-03")
def test_the_start_of_the_endgame_does_not_kill_the_knocked_out() -> None:
    dungeon = [ENTRANCE, Spot(items=[STONE_NAME])]
    at = table(hero(place=1), hero("dorgan", ko=True, wounds=3), hero("ragg"), dungeon=dungeon)

    choose(at, SEARCH, STOW[STONE])
    assert (at.state.endgame, hero_at(at, 1).alive, hero_at(at, 1).ko) == (True, True, True)

    choose(at, END_TURN)
    assert at.waiting_for == (2,)
    assert (hero_at(at, 1).alive, hero_at(at, 1).ko) == (True, False)


@pytest.mark.rule("DR-ENDGAME-04", "DR-ENDGAME-05")
def test_the_token_goes_to_the_equipped_stone_and_stays_with_it() -> None:
    bearer = hero("ragg", equipped=[STONE_NAME], place=1)
    at = table(hero(), bearer, hero("dorgan"), endgame=True, phase=Phase.ROAM, first=2)

    firsts = []
    for _ in range(3):
        firsts.append(at.state.first)
        choose(at, END_TURN, END_TURN, END_TURN)
    assert firsts == [1, 1, 1]

    choose(at, EQUIP, TAKE_OFF[STONE], DONE, END_TURN, END_TURN, END_TURN)
    assert at.state.first == 2


@pytest.mark.rule("DR-ENDGAME-06")
def test_nobody_moves_off_a_tile_that_he_shares_with_a_hero() -> None:
    at = table(hero(), hero("dorgan"), endgame=True)
    assert ESCAPE in offered(at)
    assert not any(isinstance(option, Move) for option in offered(at))
    before = GAME.pack(at.state)
    with pytest.raises(Refused):
        at.answer(0, MOVE[EAST])
    assert GAME.pack(at.state) == before

    earlier = table(hero(), hero("dorgan"))
    assert MOVE[EAST] in offered(earlier)
    assert ESCAPE not in offered(earlier)
    assert MOVE[EAST] in offered(table(hero(), hero("dorgan", place=1), endgame=True))


@pytest.mark.rule("DR-ENDGAME-07")
@pytest.mark.parametrize(("dice", "place"), [("41", 1), ("16", 1), ("33", 0), ("12", 0)])
def test_a_hero_escapes_from_heroes_with_any_four(dice: str, place: int) -> None:
    at = table(hero(), hero("dorgan"), endgame=True, script=dice)

    choose(at, ESCAPE)
    vote(at, s1=PASS)

    assert hero_at(at, 0).place == place
    assert (at.waiting_for, at.state.actions) == ((0,), 1)


@pytest.mark.rule("DR-ENDGAME-08")
def test_a_failed_escape_from_a_hero_causes_no_free_attack() -> None:
    at = table(hero(), hero("dorgan"), endgame=True, script="33")

    choose(at, ESCAPE)
    vote(at, s1=PASS)

    assert len(happened(at, EscapeFailed)) == 1
    assert happened(at, FreeAttackBegan) == []
    assert (hero_at(at, 0).place, hero_at(at, 0).wounds) == (0, 0)


@pytest.mark.rule("DR-ENDGAME-09")
@pytest.mark.parametrize(
    ("monster", "dice", "attacks"),
    [("gloomwolf", "44", True), ("gloomwolf", "15", False), ("cellar-ogre", "31", False)],
)
def test_beside_monster_and_hero_the_monsters_escape_rating_counts(
    monster: str, dice: str, attacks: bool
) -> None:
    dungeon = [ENTRANCE, Spot(monster=f"monster-{monster}")]
    heroes = hero(place=1), hero("ragg", place=1)
    script = [dice, "111"] if attacks else [dice]
    at = table(*heroes, dungeon=dungeon, endgame=True, script=list(script))

    choose(at, ESCAPE)
    vote(at, s1=PASS)

    assert bool(happened(at, FreeAttackBegan)) == attacks
    assert hero_at(at, 0).place == (1 if attacks else 0)


@pytest.mark.rule("DR-ENDGAME-11")
def test_all_items_of_a_dead_hero_lie_face_up_where_he_died() -> None:
    worn, loot = ["treasure-ember-wand"], ["treasure-hex-doll", "artifact-crown-of-kravlas"]
    at = slay(hero("ragg"), victim(equipped=worn, loot=loot), hero(place=1))

    assert tile_at(at, 0).items == cards(*worn, *loot)
    assert at.view(2)["tiles"][0]["items"] == cards(*worn, *loot)
    dead = hero_at(at, 1)
    assert (dead.equipped, dead.treasures, dead.artifacts) == ([], [], [])


@pytest.mark.rule("DR-ENDGAME-12", "DR-ENDGAME-13")
def test_the_killer_takes_any_of_the_items_and_may_equip_them_at_once() -> None:
    needle, cloak, plate, doll = names = [
        "treasure-lonely-needle",
        "treasure-shadow-cloak",
        "treasure-gate-guards-plate",
        "treasure-hex-doll",
    ]
    at = slay(hero("dorgan"), victim(loot=names), hero(place=1), script="61111 1")

    assert offered(at) == [DONE, *(TAKE_ITEM[number] for number in cards(*names))]
    choose(at, *(TAKE_ITEM[number] for number in cards(needle, cloak, plate)), DONE)
    assert offered(at) == [PUT_ON[card(needle)], STOW[card(needle)]]
    choose(at, PUT_ON[card(needle)], STOW[card(cloak)])

    killer = hero_at(at, 0)
    assert killer.equipped == [card(needle)]
    assert [kept.card for kept in killer.treasures] == cards(cloak, plate)
    assert tile_at(at, 0).items == [card(doll)]
    assert (at.waiting_for, at.state.actions) == ((0,), 1)


@pytest.mark.rule("DR-ENDGAME-12")
def test_the_killer_may_leave_everything_and_a_monster_takes_nothing() -> None:
    at = slay(hero("ragg"), victim(loot=["treasure-hex-doll"]), hero(place=1))
    choose(at, DONE)
    assert tile_at(at, 0).items == [card("treasure-hex-doll")]

    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    corvan = victim(place=1, loot=["treasure-hex-doll"])
    eaten = table(corvan, hero(), hero("ragg"), dungeon=dungeon, endgame=True, script="33")
    choose(eaten, END_TURN)
    assert tile_at(eaten, 1).items == [card("treasure-hex-doll")]
    assert eaten.waiting_for == (1,)


@pytest.mark.rule("DR-ENDGAME-12")
def test_an_attacked_hero_who_kills_takes_the_items_too() -> None:
    corvan = victim(loot=["treasure-hex-doll"])
    at = table(corvan, hero("ragg"), hero(place=1), endgame=True, script="1 6111")

    choose(at, DUEL[1], BRAWN, BRAWN)

    assert at.waiting_for == (1,)
    assert offered(at) == [DONE, TAKE_ITEM[card("treasure-hex-doll")]]


@pytest.mark.rule("DR-ENDGAME-14", "DR-ENDGAME-15")
def test_loot_markers_and_abilities_of_the_dead_leave_play() -> None:
    corvan = victim(
        loot=["monster-slime", "trap-dart-wall", "boss-ormgrath"],
        burdens=["trap-leg-iron"],
        abilities=["ability-dry-bones"],
        markers=(0, 1, 1),
    )
    at = slay(hero("ragg"), corvan, hero(place=1))

    dead = hero_at(at, 1)
    assert at.state.discards == cards("monster-slime", "trap-dart-wall", "trap-leg-iron")
    assert (dead.encounters, dead.boss, dead.burdens) == ([], NOTHING, [])
    assert (dead.markers, dead.abilities, len(dead.deck)) == ([0, 0, 0], [], 0)
    assert hero_at(at, 0).encounters == []
    assert MOVE[EAST] in offered(at)


@pytest.mark.rule("DR-ENDGAME-07")
def test_an_escape_from_heroes_picks_an_exit() -> None:
    dungeon = [ENTRANCE, Spot(), Spot()]
    at = table(hero(place=1), hero("dorgan", place=1), dungeon=dungeon, endgame=True, script="41")

    choose(at, ESCAPE)
    vote(at, s1=PASS)
    assert offered(at) == [LEAVE[EAST], LEAVE[WEST]]
    choose(at, LEAVE[EAST])

    assert hero_at(at, 0).place == 2
