"""The artifacts: the way each comes into play, and what it does."""

from typing import Any

import pytest

from tests.games.dungeon_run.cards.hero_scenes import (
    BOSS,
    EAST,
    STONE,
    beside,
    can_use_again,
    drawing,
    together,
    use,
)
from tests.games.dungeon_run.cards.item_scenes import (
    DRAKE,
    WOLF,
    fight,
    monster_at,
    more_dice,
    roaming,
    wearing,
    wounds_of,
)
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.games.dungeon_run.options import (
    END_TURN,
    KEEP_ON_TOP,
    MEET,
    MOVE,
    PASS,
    PICK_MONSTER,
    PICK_TILE,
    PUT_ON,
    PUT_UNDER,
    SEARCH,
    STOW,
    SUMMON,
    TOSS,
)

SWORD = "artifact-sword-of-the-well-spirit"
CROWN = "artifact-crown-of-kravlas"
LANTERN = "artifact-lantern-of-the-dead"
SLIME = "monster-slime"
IDOL = "monster-watching-idol"
WAYS = [("equipped", True), ("loot", False)]


@pytest.mark.card("artifact-summoning-stone")
def test_the_stone_lies_where_the_boss_fell_and_is_found_by_a_search() -> None:
    dungeon = [ENTRANCE, Spot(monster=BOSS, wounds=6)]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon, boss=BOSS, script="1111 6611")

    fight(at)
    assert (tile_at(at, 1).items, card(STONE) in at.state.artifacts) == ([card(STONE)], False)
    assert not at.state.endgame
    choose(at, SEARCH)
    assert offered(at) == [PUT_ON[card(STONE)], STOW[card(STONE)]]
    choose(at, PUT_ON[card(STONE)])

    assert (hero_at(at, 0).equipped, at.state.endgame) == ([card(STONE)], True)


@pytest.mark.card("artifact-summoning-stone")
@pytest.mark.parametrize(("where", "works"), WAYS)
def test_the_equipped_stone_wakes_the_summoner_ability_and_lets_a_hero_summon(
    where: str, works: bool
) -> None:
    kept: dict[str, Any] = {where: [STONE]}
    kessa = hero("kessa", **kept)
    at = beside(DRAKE, kessa, hero("ragg"), endgame=True, script="455")

    assert (SUMMON in offered(at)) == works
    choose(at, END_TURN)

    assert wounds_of(at) == [2 if works else 3, 0]


@pytest.mark.card("artifact-summoning-stone")
@pytest.mark.parametrize(("where", "firsts"), [("equipped", [2, 2, 2]), ("loot", [1, 2, 0])])
def test_the_equipped_stone_keeps_the_first_player_token(where: str, firsts: list[int]) -> None:
    kept: dict[str, Any] = {where: [STONE]}
    bearer = hero("brunna", place=1, **kept)
    at = table(hero("kessa"), hero("ragg"), bearer, endgame=True)

    found = []
    for _ in range(3):
        choose(at, END_TURN, END_TURN, END_TURN)
        found.append(at.state.first)

    assert found == firsts


@pytest.mark.card("artifact-summoning-stone")
@pytest.mark.parametrize("where", ["equipped", "loot"])
@pytest.mark.parametrize(("place", "winner"), [(0, 0), (1, -1)])
def test_whoever_ends_his_turn_on_the_entrance_with_the_stone_wins(
    where: str, place: int, winner: int
) -> None:
    kept: dict[str, Any] = {where: [STONE]}
    at = table(hero("kessa", place=place, **kept), hero("ragg", place=1), endgame=True)

    choose(at, END_TURN)

    assert (at.state.winner, at.is_over) == (winner, winner == 0)


@pytest.mark.card("artifact-sword-of-the-well-spirit")
@pytest.mark.parametrize(("die", "wins"), [("2", False), ("3", True), ("6", True)])
def test_the_sword_is_won_at_the_well(die: str, wins: bool) -> None:
    doll = "treasure-hex-doll"
    dungeon = [ENTRANCE, Spot("well")]
    at = table(hero("kessa", place=1, loot=[doll]), hero("ragg"), dungeon=dungeon, script=die)

    choose(at, TOSS[card(doll)])
    if wins:
        choose(at, PUT_ON[card(SWORD)])

    assert (hero_at(at, 0).equipped == [card(SWORD)]) == wins
    assert (card(SWORD) in at.state.artifacts) != wins
    assert hero_at(at, 0).treasures == []


@pytest.mark.card("artifact-sword-of-the-well-spirit")
@pytest.mark.parametrize("rating", [0, 1])
def test_the_sword_adds_two_dice_in_battles_and_duels(rating: int) -> None:
    more = {"battle": 2, "duel": 2, "defend": 2}

    assert more_dice(SWORD, "ragg", rating=rating) == more


@pytest.mark.card("artifact-sword-of-the-well-spirit")
@pytest.mark.parametrize(("dice", "wounds"), [("111144", 1), ("111114", 2)])
def test_the_sword_heals_a_wound_when_its_bearer_kills(dice: str, wounds: int) -> None:
    at = beside(WOLF, wearing(SWORD, "kessa", wounds=2), hero("ragg"), script=f"111 {dice}")

    fight(at)
    if wounds == 1:
        choose(at, PASS)

    assert hero_at(at, 0).wounds == wounds


@pytest.mark.card("artifact-crown-of-kravlas")
def test_the_crown_comes_to_whoever_kills_king_ulvar() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-king-ulvar", wounds=4)]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon, script="111 1115")

    fight(at)
    assert offered(at) == [PUT_ON[card(CROWN)], STOW[card(CROWN)]]
    choose(at, PUT_ON[card(CROWN)])

    assert hero_at(at, 0).equipped == [card(CROWN)]
    assert card(CROWN) not in at.state.artifacts


@pytest.mark.card("artifact-crown-of-kravlas")
def test_the_crown_pushes_a_near_monster_for_free_once_a_turn() -> None:
    spots = [Spot(monster=IDOL), Spot(monster=WOLF), Spot(), Spot(monster=SLIME)]
    kessa = wearing(CROWN, "kessa", place=2)
    at = table(kessa, dungeon=[ENTRANCE, *spots], script="111")

    choose(at, use(CROWN))
    assert offered(at) == [PICK_MONSTER[1], PICK_MONSTER[2]]
    choose(at, PICK_MONSTER[1])

    assert (monster_at(at, 0).card, tile_at(at, 1).monster) == (card(IDOL), None)
    assert at.state.actions == 2
    assert can_use_again(at, CROWN) == (False, True)


@pytest.mark.card("artifact-crown-of-kravlas")
def test_the_bearer_of_the_crown_chooses_where_a_monster_is_pushed() -> None:
    at = beside(WOLF, wearing(CROWN, "kessa"), hero("ragg"))

    choose(at, use(CROWN))
    assert offered(at) == [PICK_TILE[0], PICK_TILE[2]]
    choose(at, PICK_TILE[2])

    assert monster_at(at, 2).card == card(WOLF)
    assert MOVE[EAST] in offered(at)


@pytest.mark.card("artifact-crown-of-kravlas")
def test_the_crown_never_pushes_a_boss() -> None:
    assert use(CROWN) not in offered(beside("boss-isaveth", wearing(CROWN, "kessa")))


@pytest.mark.card("artifact-crown-of-kravlas")
@pytest.mark.parametrize(("worn", "place"), [([CROWN], 2), ([], 1)])
def test_the_crown_keeps_roaming_monsters_off_the_tile(worn: list[str], place: int) -> None:
    at = roaming(SLIME, hero("kessa", place=1, equipped=worn), hero("ragg"))

    assert monster_at(at, place).card == card(SLIME)


@pytest.mark.card("artifact-crown-of-kravlas")
def test_the_crown_does_not_keep_the_boss_away() -> None:
    at = roaming("boss-isaveth", wearing(CROWN, "kessa", place=1), hero("ragg"))

    assert offered(at) == [PICK_TILE[0], PICK_TILE[1]]


@pytest.mark.card("artifact-lantern-of-the-dead")
def test_the_lantern_is_bought_from_the_lantern_bearer() -> None:
    corvan = hero("corvan", loot=["treasure-hex-doll"])
    at = drawing("stranger-lantern-bearer", corvan, hero("ragg"))

    choose(at, MEET)
    assert offered(at) == [PUT_ON[card(LANTERN)], STOW[card(LANTERN)]]
    choose(at, PUT_ON[card(LANTERN)])

    assert (hero_at(at, 0).equipped, hero_at(at, 0).treasures) == ([card(LANTERN)], [])
    assert card(LANTERN) not in at.state.artifacts


@pytest.mark.card("artifact-lantern-of-the-dead")
def test_the_lantern_shows_the_next_two_encounters_for_free_once_a_turn() -> None:
    deck = ["trap-dart-wall", "monster-slime", "trap-fire-rune"]
    wall, slime, _ = cards(*deck)
    at = together(wearing(LANTERN, "corvan"), hero("kessa"), encounters=deck, script=[wall, slime])

    choose(at, use(LANTERN))
    assert offered(at) == [KEEP_ON_TOP[wall], PUT_UNDER[wall]]
    choose(at, PUT_UNDER[wall])
    assert offered(at) == [KEEP_ON_TOP[slime], PUT_UNDER[slime]]
    choose(at, KEEP_ON_TOP[slime])

    pile = at.state.encounters
    assert ([p.card for p in pile.top], [p.card for p in pile.bottom]) == ([slime], [wall])
    assert at.state.actions == 2
    assert can_use_again(at, LANTERN) == (False, True)


@pytest.mark.card("artifact-lantern-of-the-dead")
def test_only_the_bearer_of_the_lantern_sees_the_cards() -> None:
    deck = cards("trap-dart-wall", "monster-slime")
    names = ["trap-dart-wall", "monster-slime"]
    at = together(wearing(LANTERN, "corvan"), hero("kessa"), encounters=names, script=[deck[0]])

    choose(at, use(LANTERN))

    assert [at.view(seat)["encounters"]["top"] for seat in (0, 1)] == [deck, [None, None]]


@pytest.mark.card("artifact-lantern-of-the-dead")
@pytest.mark.parametrize(("worn", "turn", "actions"), [([LANTERN], 0, 1), ([], 1, 2)])
def test_the_lantern_leaves_an_action_to_a_hero_who_stands_up(
    worn: list[str], turn: int, actions: int
) -> None:
    at = table(hero("corvan", ko=True, equipped=worn), hero("kessa"), begun=False)

    assert not hero_at(at, 0).ko
    assert (at.state.turn, at.state.actions) == (turn, actions)
    assert MOVE[EAST] in offered(at)
