"""Set-up: Heroes, decks, difficulty, the Leader and what the Chest begins with. [DC-SETUP-03]"""

from collections import Counter
from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, room
from tests.games.dungeon_fighter_catacombs.situations import (
    SHIPPED,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    new_table,
    number,
    offered,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    DRAW_HERO,
    DRAW_LEADER,
    NAME_LEADER,
    PICK_DIFFICULTY,
    TAKE_DIE,
    TAKE_HERO,
    TAKE_ROOM,
)
from undercroft.games.dungeon_fighter_catacombs.state import Phase

BOX = SHIPPED.box
MARY, MOO, LIANNA, SAUL = (
    BOX.number(f"hero-{name}")
    for name in ("lady-mary", "sir-moo", "lianna-lightbringer", "saul-baysar")
)
PARTY = [TAKE_HERO[card] for card in (MARY, MOO, LIANNA, SAUL)]
NORMAL, HARD, INFERNO = range(3)


def drafted(seats: int, *drawn: int | str, **setup: str | bool) -> Table:
    """A game whose Heroes are chosen."""
    return choose(new_table(seats, drawn, **setup), *PARTY[: max(2, seats)])


def begun(seats: int, leader: int = 0, **setup: str | bool) -> Table:
    """A game that begins with that Leader, who looks at two Dungeon cards."""
    return all_choose(drafted(seats, **setup), NAME_LEADER[leader])


def met(seats: int = 2, **setup: str | bool) -> Table:
    """A game in its first combat: the first room, in which nothing happens, and a monster."""
    room, other = BOX.number("room-same-corridor-again"), BOX.number("room-haunted-cellar")
    at = drafted(seats, room, other, "monster-candle-end-novice", **setup)
    all_choose(at, NAME_LEADER[0])
    return choose(at, TAKE_ROOM[room])


@pytest.mark.rule("DC-GOAL-03", "DC-GOAL-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play_with_this_box_alone(seats: int) -> None:
    assert begun(seats).state.phase is Phase.DUNGEON


@pytest.mark.rule("DC-GOAL-04")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_can_not(seats: int) -> None:
    with pytest.raises(Refused):
        new_table(seats)


@pytest.mark.rule("DC-GOAL-04", "DC-MIX-01")
def test_five_can_not_play_with_the_heroes_of_this_box_alone() -> None:
    with pytest.raises(Refused) as refused:
        new_table(5, heroes="catacombs")

    assert refused.value.reason == "few-heroes"
    assert refused.value.facts == {"heroes": 4, "wanted": 5}


# Heroes


@pytest.mark.rule("DC-SETUP-03", "DC-SETUP-06")
def test_every_player_picks_a_hero_that_is_free() -> None:
    at = new_table(2)

    assert at.waiting_for == (0,)
    assert set(offered(at)) == {*PARTY, DRAW_HERO}
    choose(at, TAKE_HERO[SAUL])
    assert at.waiting_for == (1,)
    assert set(offered(at)) == {*PARTY[:3], DRAW_HERO}
    choose(at, TAKE_HERO[MARY])

    assert [one.card for one in at.state.heroes] == [SAUL, MARY]
    assert [one["card"] for one in at.view(1)["heroes"]] == [SAUL, MARY]


@pytest.mark.rule("DC-SETUP-03", "DC-SETUP-06")
def test_a_hero_is_dealt_of_those_that_are_free() -> None:
    at = new_table(2, ["hero-sir-moo"])

    choose(at, TAKE_HERO[MARY], DRAW_HERO)

    assert at.state.heroes[1].card == MOO
    assert happened(at, ev.HeroTaken)[1].drawn == 1


@pytest.mark.rule("DC-SETUP-04", "DC-SHEET-03")
def test_everybody_starts_with_9_life() -> None:
    assert lives(begun(4)) == [9, 9, 9, 9]


@pytest.mark.rule("DC-SETUP-05", "DC-RULING-26")
def test_the_charm_token_is_inactive_and_the_death_list_is_not() -> None:
    at = begun(4)

    assert [len(one.listed) for one in at.state.heroes] == [0, 0, 6, 0]
    assert [one.charmed for one in at.state.heroes] == [[], [], [], []]
    assert fight_at(met()).charm == -1


@pytest.mark.rule("DC-UNIQUE-09", "DC-RULING-26")
def test_lianna_starts_with_a_token_of_each_type() -> None:
    at = begun(3)

    assert sorted(at.state.heroes[2].listed) == [0, 1, 2, 3, 4, 5]


# Decks


@pytest.mark.rule("DC-SETUP-07", "DC-SETUP-08")
def test_all_dungeon_and_equipment_cards_are_face_down_in_their_decks() -> None:
    at = drafted(2)

    assert Counter(at.state.rooms.pool) == Counter(BOX.rooms)
    own = [card for card in BOX.equipment if BOX.gear(card).edition == "catacombs"]
    assert Counter(at.state.equipment.pool) == Counter(own)
    kinds = {BOX.gear(card).kind for card in at.state.equipment.pool}
    assert "relic" in kinds
    view = at.view(0)
    hidden: dict[str, Any] = {"top": [], "bottom": []}
    assert view["rooms"] == {"count": len(BOX.rooms), **hidden}
    assert view["equipment"] == {"count": len(own), **hidden}


@pytest.mark.rule("DC-SETUP-09", "DC-SETUP-11", "DC-SETUP-12")
def test_the_monster_deck_has_three_of_each_level_and_all_of_level_4() -> None:
    at = begun(2)

    assert at.state.deck == [3, 3, 3, 6]


@pytest.mark.rule("DC-SETUP-10", "DC-SETUP-13", "DC-SETUP-14", "DC-REVEAL-03")
def test_monsters_come_level_by_level_and_those_of_a_level_in_any_order() -> None:
    monsters = [foe(1, damage, level=level) for level in (1, 2, 3, 4) for damage in (1, 2)]
    drawn = [monsters[at] for at in (1, 2, 5, 6)]
    script: list[Any] = [drawn[0]]
    for after in (*drawn[1:], None):
        script += [hit(1), *([after] if after else [])]
    at = table(
        *(hero(), hero()),
        rooms=[room(1, gold=gold) for gold in range(1, 9)],
        monsters=monsters,
        deck=(1, 1, 1, 2),
        script=script,
    )
    seen = []
    for _ in drawn:
        seen.append(at.view(0)["next_level"])
        choose(at, offered(at)[0], TAKE_DIE[0])

    assert [event.foe for event in happened(at, ev.MonsterMet)] == [number(at, c) for c in drawn]
    assert seen == [1, 2, 3, 4]
    assert at.state.deck == [0, 0, 0, 1]


# Difficulty


@pytest.mark.rule("DC-SETUP-17")
@pytest.mark.parametrize("difficulty", [NORMAL, HARD, INFERNO])
def test_the_party_chooses_one_of_three_difficulties(difficulty: int) -> None:
    at = drafted(2, difficulty="vote")

    assert offered(at, 0) == list(PICK_DIFFICULTY) == offered(at, 1)
    all_choose(at, PICK_DIFFICULTY[difficulty])

    assert at.state.difficulty == difficulty
    assert asked(at) == "DC-SETUP-21"


@pytest.mark.rule("DC-SETUP-18", "DC-SETUP-19", "DC-SETUP-20", "DC-RULING-01", "DC-COMP-09")
@pytest.mark.parametrize(("difficulty", "added"), [("normal", 0), ("hard", 1), ("inferno", 3)])
def test_difficulty_adds_life_to_every_monster(difficulty: str, added: int) -> None:
    at = met(difficulty=difficulty)

    printed = BOX.foe(fight_at(at).card).life
    assert fight_at(at).life == printed + added
    assert len(happened(at, ev.LifeAdded)) == bool(added)


@pytest.mark.rule("DC-SETUP-20")
def test_difficulty_adds_life_in_every_combat() -> None:
    at = table(
        *(hero(), hero()), monsters=[foe(4, level=2)], deck=(0, 1, 0, 0), difficulty=1, turn=5
    )
    choose(at, offered(at)[0])

    assert fight_at(at).life == 4 + 1


# The Leader and the Chest


@pytest.mark.rule("DC-SETUP-21", "DC-LEADER-01")
def test_the_players_agree_on_a_leader() -> None:
    at = begun(3, leader=2)

    assert at.state.leader == 2
    assert at.waiting_for == (2,)
    assert asked(at) == "DC-PATH-02"


@pytest.mark.rule("DC-SETUP-21", "DC-LEADER-01")
@pytest.mark.parametrize("votes", [[DRAW_LEADER, DRAW_LEADER], [NAME_LEADER[0], NAME_LEADER[1]]])
def test_a_leader_is_drawn_where_nobody_is_agreed_on(votes: list[object]) -> None:
    at = drafted(2, "hero-sir-moo")

    vote(at, *votes)  # type: ignore[arg-type]

    assert at.state.leader == 1
    assert happened(at, ev.LeaderNamed)[0].drawn == 1


@pytest.mark.rule(
    "DC-SETUP-23", "DC-SETUP-24", "DC-SETUP-27", "DC-SOLO-02", "DC-WHITE-05", "DC-COMP-02"
)
@pytest.mark.parametrize(("seats", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_chest_begins_with_two_dice_and_a_coin_less_than_players(seats: int, gold: int) -> None:
    at = begun(seats)

    assert (at.state.gold, at.state.dice) == (gold, 2)
    assert at.view(0)["supply"] == 7
    assert at.state.scars == 0
    assert at.state.setting.templates == at.state.setting.webs == ()
    assert len(at.state.bosses.pool) == 3


@pytest.mark.rule("DC-SETUP-26")
def test_what_is_in_the_chest_belongs_to_all() -> None:
    at = table(*(hero(), hero(), hero()), foe=foe(30), fight={"spent": [0, 1, 2]}, dice=3, gold=4)

    # Whoever's turn it is throws a white die of the Chest; nobody has any of his own.
    assert "dice" not in at.view(0)["heroes"][0]
    assert "gold" not in at.view(0)["heroes"][0]
    assert [at.view(seat)["gold"] for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("DC-SETUP-16", "DC-REVEAL-08")
def test_no_monster_has_life_before_one_is_revealed() -> None:
    at = begun(2)
    assert at.state.fight is None

    at = table(hero(), hero(), foe="lizard-king")
    assert at.view(0)["fight"]["life"] == 13


# One player


@pytest.mark.rule("DC-SOLO-01", "DC-GOAL-04")
def test_one_player_runs_two_heroes() -> None:
    at = begun(1)

    assert [one.seat for one in at.state.heroes] == [0, 0]
    assert [one.card for one in at.state.heroes] == [MARY, MOO]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DC-SHEET-04", "DC-COMBAT-02")
def test_a_sheet_has_an_ability_for_each_die() -> None:
    at = met()

    assert at.view(0)["fight"]["available"] == [0, 1, 2]
    for card in BOX.heroes:
        assert len({BOX.ability(card, colour).kind for colour in range(3)}) == 3
