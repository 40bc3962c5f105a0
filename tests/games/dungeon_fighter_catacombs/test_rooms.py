"""The Dungeon phase: two paths, what rooms do, and the monster that waits. [DC-PATH-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import (
    foe,
    relic,
    room,
    sheet,
    weapon,
)
from tests.games.dungeon_fighter_catacombs.situations import (
    RED,
    all_choose,
    asked,
    choose,
    fight_at,
    flipped,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    person,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    BACK_DOWN,
    GIVE_TO,
    LEAVE_IT,
    PROPOSE_RETREAT,
    TAKE_DIE,
    TAKE_ROOM,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.state import PENDULUM, Phase

PLAIN = room(2)


def entered(card: Any, *players: Any, **more: Any) -> Table:
    """The Leader revealed this room; an easy monster comes in."""
    players = players or (hero(), hero())
    more = {"monsters": [foe(3, 1, 2)], "deck": (1, 0, 0, 0), **more}
    at = table(*players, rooms=[card, room(1, gold=9)], **more)
    return choose(at, TAKE_ROOM[number(at, card)])


# Choosing a path


@pytest.mark.rule("DC-PATH-01", "DC-PATH-02", "DC-PATH-03", "DC-RULING-91", "DC-LEADER-01")
def test_the_leader_looks_at_two_cards_in_secret_and_reveals_one() -> None:
    rooms = [room(2), room(3), room(4)]
    at = table(hero(), hero(), hero(), rooms=rooms, leader=1, script=[rooms[2], rooms[0]])
    second, third = number(at, rooms[0]), number(at, rooms[2])

    assert at.waiting_for == (1,)
    assert offered(at) == [TAKE_ROOM[third], TAKE_ROOM[second]]
    assert str(third) in str(at.view(1)["look"])
    for other in (0, 2, None):
        assert str(third) not in str(at.view(other)["look"])
    choose(at, TAKE_ROOM[second])

    assert at.state.room == second
    assert [layer.cards for layer in at.state.under] == [[third]]
    # Nobody but the Leader knows what lies under the deck.
    assert "under" not in at.view(0)
    assert happened(at, ev.RoomRevealed)[0].room == second
    assert third not in [event.room for event in happened(at, ev.RoomRevealed)]


@pytest.mark.rule("DC-PATH-03")
def test_the_other_card_comes_again_after_all_that_lay_above_it() -> None:
    rooms = [room(1, gold=gold) for gold in (1, 2, 3, 4)]
    script: list[Any] = [*rooms[:2], foe(1), hit(1), *rooms[2:], foe(1, 2), hit(1)]
    monsters = [foe(1, damage) for damage in (1, 2, 3)]
    at = table(hero(), hero(), rooms=rooms, monsters=monsters, deck=(3, 0, 0, 0), script=script)
    first, second, third, fourth = (TAKE_ROOM[number(at, card)] for card in rooms)

    assert set(offered(at)) == {first, second}
    choose(at, first, TAKE_DIE[RED])
    assert set(offered(at)) == {third, fourth}
    choose(at, third, TAKE_DIE[RED])
    assert set(offered(at)) == {second, fourth}


@pytest.mark.rule("DC-RULING-61")
def test_a_leader_takes_the_only_card_there_is() -> None:
    only = room(3, gold=1)
    at = table(hero(), hero(), rooms=[only], monsters=[foe(3)], deck=(1, 0, 0, 0), gold=0)

    # There is nothing to choose.
    assert asked(at) == "DC-COMBAT-06"
    assert at.state.room == number(at, only)
    assert at.state.under == []


@pytest.mark.rule("DC-PATH-04", "DC-PATH-05", "DC-ROUND-02", "DC-SHOP-01", "DC-MOVEON-11")
@pytest.mark.parametrize(("passed", "icons", "is_reached"), [(8, 1, False), (8, 2, True)])
def test_ten_icons_lead_to_a_shop(passed: int, icons: int, is_reached: bool) -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(1),
        room=room(icons),
        passed=[room(4), room(passed - 4, gold=1)],
        gold=9,
        script=[hit(1)],
    )
    assert at.view(0)["icons"] == passed + icons
    choose(at, TAKE_DIE[RED])

    assert (at.state.phase is Phase.SHOP) is is_reached
    assert len(happened(at, ev.ShopReached)) == is_reached
    assert at.view(0)["icons"] == passed + icons


@pytest.mark.rule("DC-ROUND-01")
def test_a_round_goes_from_the_dungeon_over_the_combat_to_resting() -> None:
    at = table(
        *(hero(), hero()),
        rooms=[room(1), room(1, gold=1), room(1, gold=2)],
        monsters=[foe(1), foe(2)],
        deck=(2, 0, 0, 0),
        script=[hit(1)],
    )
    phases = [at.state.phase]
    choose(at, offered(at)[0])
    phases.append(at.state.phase)
    choose(at, TAKE_DIE[RED])
    phases.append(at.state.phase)

    assert phases == [Phase.DUNGEON, Phase.COMBAT, Phase.DUNGEON]
    order = [ev.RoomRevealed, ev.MonsterMet, ev.DieTaken, ev.MonsterDefeated, ev.IconsCounted]
    kinds: list[Any] = [type(event) for event in at.events]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert [event.turn for event in happened(at, ev.RoundBegan)] == [2, 3]


# What a room does at once


@pytest.mark.rule("DC-DUNFX-01", "DC-PATH-08")
def test_a_room_may_bring_gold() -> None:
    at = entered(room(2, gold=3), gold=1)

    assert at.state.gold == 4


@pytest.mark.rule("DC-DUNFX-02", "DC-PATH-08")
def test_a_room_may_heal_every_hero_2_life_up_to_the_maximum() -> None:
    at = entered(room(2, heal=2), hero(life=3), hero(life=8), hero(life=6, scars=[RED]))

    assert lives(at) == [5, 9, 7]


@pytest.mark.rule("DC-DUNFX-03", "DC-WHITE-02", "DC-RULING-34")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (8, 9), (9, 9)])
def test_a_room_may_bring_a_white_die_up_to_nine(before: int, after: int) -> None:
    at = entered(room(2, dice=1), dice=before)

    assert at.state.dice == after


@pytest.mark.rule("DC-DUNFX-04")
def test_a_room_may_give_the_top_card_of_the_shop_deck() -> None:
    first, second = weapon(bonus=1), weapon(bonus=3)
    at = entered(room(2, equipment=1), pile=[first, second], script=[second], gold=0)
    card = number(at, second)
    assert offered(at, 0) == [GIVE_TO[0], GIVE_TO[1], LEAVE_IT] == offered(at, 1)

    all_choose(at, GIVE_TO[1])

    assert person(at, 1).gear == [card]
    assert at.state.gold == 0
    assert at.state.equipment.pool == [number(at, first)]


@pytest.mark.rule("DC-DUNFX-04", "DC-RULING-56")
def test_where_the_party_disagrees_the_leader_gives_the_card() -> None:
    gift = weapon(bonus=1)
    at = entered(room(2, equipment=1), pile=[gift])

    vote(at, GIVE_TO[0], GIVE_TO[1])
    assert at.waiting_for == (1,)
    choose(at, GIVE_TO[0])

    assert person(at).gear == [number(at, gift)]


@pytest.mark.rule("DC-DUNFX-04", "DC-RULING-51")
def test_a_free_card_that_nobody_can_or_wants_to_take_is_discarded() -> None:
    unarmed = sheet(slots=(0, 1, 1))
    at = entered(room(2, equipment=1), hero(unarmed), hero(unarmed), pile=[weapon(bonus=1)])
    assert asked(at) == "DC-COMBAT-06"
    assert len(happened(at, ev.CardLeft)) == 1

    at = entered(room(2, equipment=1), pile=[weapon(bonus=1)])
    all_choose(at, LEAVE_IT)
    assert person(at).gear == person(at, 1).gear == []
    assert len(at.state.equipment.pool) == 0


@pytest.mark.rule("DC-DUNFX-04", "DC-RULING-51", "DC-RELIC-02")
def test_a_free_relic_goes_to_the_party() -> None:
    gift = relic("heal-all", 1)
    at = entered(room(2, equipment=1), pile=[gift])

    assert at.state.relics == [number(at, gift)]
    assert asked(at) == "DC-COMBAT-06"


@pytest.mark.rule("DC-DUNFX-04", "DC-RULING-55")
def test_an_empty_shop_deck_gives_nothing() -> None:
    at = entered(room(2, equipment=1), pile=[])

    assert asked(at) == "DC-COMBAT-06"
    assert len(happened(at, ev.NoCardLeft)) == 1


# What a room does through the combat


@pytest.mark.rule("DC-DUNFX-05", "DC-REVEAL-07", "DC-PATH-08")
@pytest.mark.parametrize(("advantage", "difficulty", "life"), [(0, 0, 3), (4, 0, 7), (4, 2, 10)])
def test_room_and_difficulty_add_to_the_life_of_the_monster(
    advantage: int, difficulty: int, life: int
) -> None:
    at = entered(room(2, advantage=advantage), difficulty=difficulty)

    assert fight_at(at).life == life


@pytest.mark.rule("DC-DUNFX-05")
def test_the_advantage_is_gone_with_the_room() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(1),
        room=room(2, advantage=5),
        rooms=[room(1), room(3)],
        monsters=[foe(4)],
        deck=(1, 0, 0, 0),
        script=[hit(1)],
    )
    choose(at, TAKE_DIE[RED])
    choose(at, offered(at)[0])

    assert fight_at(at).life == 4


@pytest.mark.rule("DC-DUNFX-06", "DC-REQ-01", "DC-REQ-02", "DC-PATH-08")
def test_a_room_demands_a_specific_throw_of_every_throw() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 2),
        room=room(2, throws=("nose-shot",)),
        script=[hit(3), miss("nose-shot"), hit(3)],
        setup={"backing_down": False},
        dice=1,
    )
    choose(at, TAKE_DIE[0], TAKE_DIE[1])

    taken = happened(at, ev.DieTaken)
    assert [event.throws for event in taken] == [("condition-nose-shot",)] * 3
    assert fight_at(at).life == 24
    assert lives(at) == [9, 7]


@pytest.mark.rule("DC-REQ-02", "DC-REQ-03", "DC-REQ-01")
def test_monster_and_room_bind_together_and_white_dice_too() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30, 2, throws=("goggle-shot",)),
        room=room(2, throws=("nose-shot",)),
        fight={"spent": [0, 1, 2]},
        setup={"backing_down": False},
        script=[miss("goggle-shot")],
        dice=2,
    )
    assert at.view(0)["fight"]["demanded"] == ["nose-shot", "goggle-shot"]
    choose(at, offered(at)[0])

    assert happened(at, ev.DieTaken)[0].throws == ("condition-nose-shot", "condition-goggle-shot")
    assert lives(at) == [7, 9]
    assert fight_at(at).life == 30


@pytest.mark.rule("DC-DUNFX-07", "DC-MODIF-01", "DC-PATH-08")
def test_a_room_may_raise_the_board_or_lay_webs() -> None:
    at = entered(room(2, modifiers=("flying-stand",)))
    assert (at.state.setting.raised, at.state.setting.webs) == (True, ())

    at = entered(room(2, modifiers=("spider-webs",)))
    assert (at.state.setting.raised, len(at.state.setting.webs)) == (False, 4)


@pytest.mark.rule("DC-DUNFX-07", "DC-TEMPL-02")
def test_a_room_may_call_for_a_flip_before_the_first_throw() -> None:
    at = entered(room(2, template="compass"), script=[flipped()])

    kinds: list[Any] = [type(event) for event in at.events]
    assert kinds.index(ev.MonsterMet) < kinds.index(ev.TemplateFlipped)
    assert [piece.name for piece in at.state.setting.templates] == ["compass"]
    assert happened(at, ev.DieTaken) == []


@pytest.mark.rule("DC-DUNFX-07", "DC-SPDICE-01")
def test_a_room_may_bring_a_special_die() -> None:
    at = entered(room(2, die="pendulum"))

    assert offered(at) == [*TAKE_DIE[:3], TAKE_DIE[PENDULUM]]


# The monster


@pytest.mark.rule("DC-REVEAL-01", "DC-REVEAL-02")
def test_the_monster_comes_after_the_room_with_all_that_is_printed() -> None:
    at = entered(PLAIN, monsters=[foe(5, 2, 3, type="ghost", level=1)], gold=0)

    kinds: list[Any] = [type(event) for event in at.events]
    assert kinds.index(ev.RoomRevealed) < kinds.index(ev.MonsterMet)
    met = happened(at, ev.MonsterMet)[0]
    assert (met.level, met.life, met.damage, met.gold) == (1, 5, 2, 3)
    assert at.view(1)["fight"]["damage"] == 2


@pytest.mark.rule("DC-REVEAL-03")
@pytest.mark.parametrize(
    ("deck", "level"), [((2, 0, 0, 6), 1), ((0, 1, 0, 6), 2), ((0, 0, 1, 6), 3), ((0, 0, 0, 1), 4)]
)
def test_everybody_sees_the_level_of_the_next_monster(deck: tuple[int, ...], level: int) -> None:
    at = table(hero(), hero(), foe=foe(), deck=deck)

    assert [at.view(seat)["next_level"] for seat in (0, 1, None)] == [level] * 3


@pytest.mark.rule("DC-REVEAL-04")
@pytest.mark.parametrize(("power", "dice"), [("", 2), ("toxic", 1)])
def test_a_monster_may_have_an_ability(power: str, dice: int) -> None:
    at = table(hero(), hero(), foe=foe(9, ability=power), script=[miss()], dice=2)

    choose(at, TAKE_DIE[RED])

    assert at.state.dice == dice


@pytest.mark.rule("DC-REVEAL-06")
@pytest.mark.parametrize(("kind", "damage"), [("beast", 5), ("cultist", 2)])
def test_the_type_matters_for_the_sworn_enemy(kind: str, damage: int) -> None:
    at = table(
        *(hero(sheet("sworn-enemy")), hero()),
        foe=foe(9, type=kind),
        script=[hit(1, icon=True)],
    )
    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert fight_at(at).life == 9 - damage


@pytest.mark.rule("DC-REVEAL-09", "DC-REVEAL-10", "DC-REST-04")
def test_the_gold_on_a_monster_is_earned_when_it_is_defeated() -> None:
    at = table(hero(), hero(), foe=foe(4, 1, 3), script=[hit(3), hit(1)], gold=1)
    assert (fight_at(at).gold, at.state.gold) == (3, 1)

    choose(at, TAKE_DIE[RED])
    assert (fight_at(at).gold, at.state.gold) == (3, 1)
    choose(at, TAKE_DIE[1])

    assert at.state.gold == 4


@pytest.mark.rule("DC-REVEAL-10")
def test_gold_on_a_monster_that_the_party_leaves_is_lost() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(4, 1, 3, throws=("nose-shot",)),
        monsters=[foe(2)],
        deck=(1, 0, 0, 0),
        gold=0,
    )
    choose(at, PROPOSE_RETREAT, BACK_DOWN)

    assert at.state.gold == 0
    assert fight_at(at).gold == 0


@pytest.mark.rule("DC-DUNFX-08")
def test_two_effects_of_a_room_both_happen() -> None:
    at = entered(room(2, dice=1, advantage=4), dice=2)

    assert (at.state.dice, fight_at(at).life) == (3, 7)
