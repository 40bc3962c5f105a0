"""The strangers: where they wait, what they take and what they give."""

from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import WEST, drawing
from tests.games.dungeon_run.cards.item_scenes import wounds_of
from tests.games.dungeon_run.situations import (
    ENTRANCE,
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
)
from undercroft.engine import Table
from undercroft.games.dungeon_run.events import BossSeen
from undercroft.games.dungeon_run.options import (
    END_TURN,
    KEEP_ON_TOP,
    MEET,
    MOVE,
    PASS,
    PAY,
    PICK_TILE,
    PUT_ON,
    PUT_UNDER,
    RAISE,
    STOW,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero

HERMIT = "stranger-barefoot-hermit"
BEARER = "stranger-lantern-bearer"
SERGEANT = "stranger-old-sergeant"
MOLE = "stranger-mole-guide"
SEER = "stranger-blood-seer"
LANTERN = "artifact-lantern-of-the-dead"


def waiting(stranger: str, who: Hero, **more: Any) -> Table:
    """A stranger waits on the hero's tile, the second of four; another hero is elsewhere."""
    who.place = 1
    dungeon = [ENTRANCE, Spot(stranger=stranger), Spot(), Spot()]
    return table(who, hero("ragg"), dungeon=dungeon, **more)


@pytest.mark.card(
    "stranger-barefoot-hermit",
    "stranger-lantern-bearer",
    "stranger-mole-guide",
    "stranger-blood-seer",
)
@pytest.mark.parametrize("stranger", [HERMIT, BEARER, MOLE, SEER])
def test_a_stranger_who_is_declined_waits_on_the_tile_where_he_was_drawn(stranger: str) -> None:
    loot = ["treasure-hex-doll", "monster-slime"]
    at = drawing(stranger, hero("kessa", loot=loot), hero("ragg"))

    assert offered(at) == [PASS, MEET]
    choose(at, PASS)

    assert tile_at(at, 1).stranger == card(stranger)


@pytest.mark.card("stranger-barefoot-hermit")
@pytest.mark.parametrize(("wounds", "left"), [(5, 3), (2, 0), (1, 0)])
def test_barefoot_hermit_heals_two_wounds_and_ends_one_lasting_trap(wounds: int, left: int) -> None:
    traps = ["trap-venom-needle", "trap-blood-curse"]
    at = waiting(HERMIT, hero("kessa", wounds=wounds, burdens=traps))

    choose(at, MEET)

    assert (hero_at(at, 0).wounds, at.state.actions) == (left, 2)
    assert len(hero_at(at, 0).burdens) == len(at.state.discards) == 1


@pytest.mark.card("stranger-barefoot-hermit")
def test_barefoot_hermit_stays_for_the_next_turn() -> None:
    at = drawing(HERMIT, hero("kessa", wounds=5), hero("ragg"))

    assert offered(at) == [PASS, MEET]
    choose(at, MEET)
    assert tile_at(at, 1).stranger == card(HERMIT)
    assert MEET not in offered(at)
    choose(at, END_TURN, END_TURN)
    while at.state.turn != 0:
        choose(at, END_TURN)
    choose(at, MEET)

    assert hero_at(at, 0).wounds == 1


@pytest.mark.card("stranger-lantern-bearer")
def test_lantern_bearer_gives_the_lantern_for_any_item() -> None:
    goods = ["treasure-feud-sword", "treasure-hex-doll", "artifact-crown-of-kravlas"]
    kessa = hero("kessa", equipped=goods[:1], loot=goods[1:])
    at = waiting(BEARER, kessa)

    choose(at, MEET)
    assert offered(at) == [PAY[number] for number in cards(*goods)]
    choose(at, PAY[card("treasure-feud-sword")])

    assert [kept.card for kept in hero_at(at, 0).artifacts] == cards(*goods[2:], LANTERN)
    assert (hero_at(at, 0).equipped, at.state.tossed) == ([], [card("treasure-feud-sword")])
    assert (tile_at(at, 1).stranger, at.state.discards) == (NOTHING, [card(BEARER)])


@pytest.mark.card("stranger-lantern-bearer")
def test_the_lantern_can_be_equipped_at_once() -> None:
    at = waiting(BEARER, hero("corvan", loot=["treasure-hex-doll"]))

    choose(at, MEET)

    assert offered(at) == [PUT_ON[card(LANTERN)], STOW[card(LANTERN)]]


@pytest.mark.card("stranger-lantern-bearer")
def test_lantern_bearer_gives_nothing_for_nothing() -> None:
    assert MEET not in offered(waiting(BEARER, hero("kessa", loot=["monster-slime"])))


@pytest.mark.card("stranger-lantern-bearer")
def test_lantern_bearer_takes_no_item_if_the_lantern_is_in_play() -> None:
    at = waiting(BEARER, hero("kessa", loot=["treasure-hex-doll"]), artifacts=[])

    assert MEET not in offered(at)


@pytest.mark.card("stranger-old-sergeant")
def test_old_sergeant_waits_at_the_entrance_and_trains_a_rating() -> None:
    at = drawing(SERGEANT, hero("kessa"), hero("ragg", place=1))

    assert (tile_at(at, 0).stranger, tile_at(at, 1).stranger) == (card(SERGEANT), NOTHING)
    assert MEET not in offered(at)
    choose(at, MOVE[WEST])
    choose(at, MEET)
    assert offered(at) == list(RAISE)
    choose(at, RAISE[2])

    assert (hero_at(at, 0).markers, wounds_of(at)) == ([0, 0, 1], [0, 0])
    assert (tile_at(at, 0).stranger, at.state.discards) == (NOTHING, [card(SERGEANT)])


@pytest.mark.card("stranger-mole-guide")
def test_mole_guide_takes_a_hero_to_any_tile_for_an_encounter_card() -> None:
    loot = ["monster-slime", "trap-dart-wall"]
    at = waiting(MOLE, hero("kessa", loot=loot))

    choose(at, MEET)
    assert offered(at) == [PAY[number] for number in cards(*loot)]
    choose(at, PAY[card("trap-dart-wall")])
    assert offered(at) == [PICK_TILE[place] for place in (0, 2, 3)]
    choose(at, PICK_TILE[3])

    assert (hero_at(at, 0).place, at.state.actions) == (3, 2)
    assert [kept.card for kept in hero_at(at, 0).encounters] == cards("monster-slime")
    assert sorted(at.state.discards) == sorted(cards(MOLE, "trap-dart-wall"))


@pytest.mark.card("stranger-mole-guide")
def test_mole_guide_takes_nobody_without_an_encounter_card() -> None:
    assert MEET not in offered(waiting(MOLE, hero("kessa", loot=["treasure-hex-doll"])))


@pytest.mark.card("stranger-blood-seer")
def test_blood_seer_shows_the_boss_and_three_encounters_for_a_wound() -> None:
    deck = ["trap-dart-wall", "monster-slime", "trap-fire-rune", "monster-ishkaal"]
    wall, slime, rune, _ = cards(*deck)
    boss = card("boss-isaveth")
    at = waiting(SEER, hero("kessa"), encounters=deck, script=[boss, wall, slime, rune])

    choose(at, MEET, PUT_UNDER[wall], KEEP_ON_TOP[slime])
    assert offered(at) == [KEEP_ON_TOP[rune], PUT_UNDER[rune]]
    choose(at, PUT_UNDER[rune])

    assert (wounds_of(at), [event.card for event in happened(at, BossSeen)]) == ([1, 0], [boss])
    views = [at.view(seat) for seat in (0, 1)]
    assert [seen["bosses"]["top"] for seen in views] == [[boss], [None]]
    assert [seen["encounters"]["top"] for seen in views] == [[slime], [None]]
    assert [seen["encounters"]["bottom"] for seen in views] == [[wall, rune], [None, None]]
    assert (tile_at(at, 1).stranger, at.state.discards) == (NOTHING, [card(SEER)])
