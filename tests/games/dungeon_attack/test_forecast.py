"""Forecasts of Dungeon Attack!: what they say is what then happens."""

from itertools import product
from typing import Any

import pytest

from tests.games.dungeon_attack.situations import adventurer, card, choose, happened, seat, table
from undercroft.engine import Option, Prospect, Roll, Table
from undercroft.engine.chance import NOBODY
from undercroft.engine.odds import thousandths
from undercroft.games.dungeon_attack import prospects as ex
from undercroft.games.dungeon_attack.events import HitTaken, MonstersDefeated
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
    STAND,
    TAKE,
    TINKER,
    By,
)
from undercroft.games.dungeon_attack.state import Phase


def expected(game: Table, option: Option) -> list[Prospect]:
    (asked,) = game.waiting_for
    return list(game.forecast(asked, option).prospects)


def is_grave(game: Table, option: Option) -> bool:
    (asked,) = game.waiting_for
    return game.forecast(asked, option).grave


def one(game: Table, option: Option, kind: type[Prospect]) -> Any:
    (found,) = [prospect for prospect in expected(game, option) if isinstance(prospect, kind)]
    return found


def roll_all(game: Table, dice: list[str]) -> Table:
    """The door is busted and these dice fall; what is rolled after them is left open."""
    game.use(NOBODY)
    choose(game, BUST)
    for roll in dice:
        if roll:
            assert isinstance(game.ask, Roll)
            game.tell(game.ask.die.parse(roll))
    return game


HARDY = card("hulda-ironbrow")
"""Takes no HIT from two or more dice that all attack."""


@pytest.mark.parametrize("setup", [{}, {"epic_monster": True}], ids=["basic", "epic"])
@pytest.mark.parametrize("hero", ["garrick-vane", "hulda-ironbrow"])
@pytest.mark.parametrize(
    ("regular", "bosses", "epic"),
    [(1, 0, 0), (3, 0, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0), (0, 0, 1), (1, 0, 1), (2, 1, 1)],
)
def test_the_risk_of_a_hit_is_counted_over_all_rolls(
    regular: int, bosses: int, epic: int, hero: str, setup: dict[str, Any]
) -> None:
    """Every way in which these dice can fall is played by the rules."""

    def open_table() -> Table:
        me, other = adventurer(card(hero)), adventurer()
        return table(me, other, room=regular, room_bosses=bosses, room_epic=epic, **setup)

    told = [p for p in expected(open_table(), BUST) if isinstance(p, ex.HitRisk)]
    hits, beaten, ways = 0, [0] * (regular + bosses + 1), 0
    for rolls in product(
        product("DMA", repeat=regular), product(*["DMA"] * 2 * bosses), product("DMA", repeat=2)
    ):
        first, again = rolls[1][:bosses], rolls[1][bosses:]
        redone = "".join(face for face, was in zip(again, first, strict=True) if was == "D")
        dice = ["".join(rolls[0]), "".join(first), "".join(rolls[2]) if epic else "", redone]
        game = roll_all(open_table(), dice)
        while game.ask is not None and game.ask.why in ("DA-MOVING-02", "DA-RULING-08"):
            game.answer(0, game.options(0)[0])
        ways += 1
        hits += bool(happened(game, HitTaken))
        won = happened(game, MonstersDefeated)
        beaten[won[0].regular + won[0].bosses if won else 0] += 1

    assert [risk.chance for risk in told] == ([thousandths(hits, ways)] if hits else [])
    if not epic:
        assert beaten[one(open_table(), BUST, ex.LikelyBeaten).dice] == max(beaten)


def test_a_bust_says_how_many_dice_and_what_a_hit_would_do() -> None:
    game = table(adventurer(hits=1), adventurer(), room=1, room_bosses=1)

    assert expected(game, BUST) == [
        ex.DiceToRoll(2, 1),
        ex.HitRisk(0, 2, 148),
        ex.LikelyBeaten(0, 0, 3),
    ]


def test_an_assist_rolls_the_other_ones_dice_and_sends_the_moving_ones_back() -> None:
    game = table(adventurer(hits=2), adventurer(facing=2), room=5)

    assert expected(game, ASSIST[1]) == [
        ex.DiceToRoll(2, 0),
        ex.HitRisk(0, 3, 111),
        ex.LikelyBeaten(0, 1, 3),
        ex.GoingBack(1),
    ]


def test_what_heals_names_whom_and_what_it_uses_up() -> None:
    maren = adventurer(card("sister-maren"), hits=1, charged=2, drained=1, artifacts=1)
    game = table(maren, adventurer(hits=3), adventurer(facing=1), room=1)

    assert expected(game, RECOVER) == [ex.Healing(0, 0)]
    assert expected(game, RECHARGE) == [ex.ItemReady(0, 3)]
    assert expected(game, HEAL[By.ABILITY][0]) == [ex.Healing(0, 0)]
    assert expected(game, HEAL[By.ABILITY][1]) == [ex.Healing(1, 2), ex.GoldEarned(0, 1)]
    assert expected(game, HEAL[By.ARTIFACT][1]) == [ex.Healing(1, 2)]
    assert expected(game, HEAL[By.ITEM][1]) == [ex.Healing(1, 2), ex.ItemDrains(0, 1)]


def test_whatever_is_no_bust_in_a_quiet_room_ends_the_fight_and_says_so() -> None:
    quiet = table(adventurer(hits=1), adventurer(), room=4)

    assert expected(quiet, PASS) == [ex.FightEnds(4)]
    assert expected(quiet, RECOVER) == [ex.Healing(0, 0), ex.FightEnds(4)]

    fighting = table(adventurer(hits=1), adventurer(facing=1), room=4)
    closed = table(adventurer(hits=1), adventurer(), room=4, busted=False)

    assert expected(fighting, PASS) == []
    assert expected(closed, PASS) == []


def test_to_pass_is_grave_and_nothing_else_that_can_be_done() -> None:
    game = table(adventurer(hits=1), adventurer(facing=1), room=4)

    assert [is_grave(game, option) for option in (PASS, ASSIST[1], RECOVER, BUST)] == [
        True,
        False,
        False,
        False,
    ]


def test_a_roll_that_is_left_as_it_lies_says_what_it_does() -> None:
    game = table(adventurer(facing=6, charged=1), adventurer(), dice="DDDDMA")

    assert expected(game, STAND) == [ex.Beaten(0, 3, 3), ex.Leaving(1), ex.Staying(0, 2)]
    assert not is_grave(game, STAND)


def test_to_leave_a_roll_that_hits_is_grave() -> None:
    game = table(adventurer(facing=2, hits=2, charged=1), adventurer(), dice="AA")

    assert expected(game, STAND) == [ex.HitComing(0, 3), ex.Staying(0, 2)]
    assert is_grave(game, STAND)


def test_a_reroll_says_what_it_may_win_and_lose() -> None:
    attacked = table(adventurer(facing=2, charged=1), adventurer(), dice="AA")
    beaten = table(adventurer(facing=2, charged=1), adventurer(), dice="DA")

    assert expected(attacked, REROLL[By.ITEM][2]) == [
        ex.HitAverted(0, 667),
        ex.MoreBeaten(0, 333),
        ex.ItemDrains(0, 0),
    ]
    assert expected(beaten, REROLL[By.ITEM][0]) == [
        ex.HitRisk(0, 1, 333),
        ex.FewerBeaten(0, 667),
        ex.ItemDrains(0, 0),
    ]
    game = table(adventurer(facing=2, artifacts=1), adventurer(), dice="AM")
    assert expected(game, REROLL[By.ARTIFACT][1]) == [ex.HitRisk(0, 1, 333), ex.MoreBeaten(0, 333)]


def test_a_shield_that_takes_the_hit_is_reckoned_with() -> None:
    game = table(adventurer(HARDY, facing=2, charged=1), adventurer(), dice="AA")

    assert expected(game, STAND) == [ex.Staying(0, 2)]
    assert not is_grave(game, STAND)


def test_a_snare_says_how_the_roll_lies_after_it() -> None:
    thorn = adventurer(card("thorn-wildstep"), facing=2)
    game = table(thorn, adventurer(), dice="AA")

    assert expected(game, SNARE) == [ex.Leaving(1), ex.Staying(0, 1)]
    assert expected(game, STAND) == [ex.HitComing(0, 1), ex.Staying(0, 2)]


def test_two_bosses_that_would_join_hit_whatever_else_lies_there() -> None:
    me = adventurer(facing=1, bosses=2, charged=1)
    game = table(me, adventurer(), dice="D AA", epic_monster=True)

    assert expected(game, STAND) == [ex.HitComing(0, 1), ex.Beaten(0, 1, 3), ex.Staying(0, 2)]


def test_what_is_kept_says_what_goes_to_the_pile_and_what_stays() -> None:
    game = table(adventurer(facing=4, bosses=1), adventurer(), dice="DDDA D D")

    assert expected(game, KEEP[0][1]) == [ex.Kept(0, 2, 1, 0), ex.Staying(0, 2)]
    assert expected(game, KEEP[0][0]) == [ex.Kept(0, 3, 0, 0), ex.Staying(0, 2)]


def test_where_a_monster_is_sent_says_who_would_face_what() -> None:
    rival = adventurer(facing=1, hits=2)
    game = table(adventurer(facing=4), rival, adventurer(), dice="MMDA", room=2)

    assert expected(game, SEND_TO_ROOM) == [ex.RoomHolds(3), ex.StillToSend(1)]
    assert expected(game, SEND[1]) == [
        ex.Facing(1, 2),
        ex.HitRisk(1, 3, 111),
        ex.StillToSend(1),
    ]
    choose(game, SEND[1])
    assert expected(game, SEND[2]) == [ex.Facing(2, 1), ex.HitRisk(2, 1, 333)]


def test_a_boss_and_the_epic_monster_are_sent_as_what_they_are() -> None:
    game = table(adventurer(facing=1, bosses=1, epic=1), adventurer(), dice="M M MM", room=1)

    assert expected(game, SEND[1])[0] == ex.Facing(1, 2)
    assert expected(game, SEND[1])[-1] == ex.StillToSend(2)
    choose(game, SEND_TO_ROOM)
    assert expected(game, SEND[1])[:2] == [ex.Facing(1, 1), ex.HitRisk(1, 1, 444)]


def test_what_comes_before_a_roll_says_what_is_rolled_then() -> None:
    from msgspec.structs import replace

    keeper = adventurer(replace(card("garrick-vane"), repels=1), facing=2)
    game = table(keeper, adventurer(), room=1)

    assert expected(game, REPEL)[:3] == [
        ex.RoomHolds(2),
        ex.DiceToRoll(1, 0),
        ex.HitRisk(0, 1, 333),
    ]
    assert expected(game, STAND)[:2] == [ex.DiceToRoll(2, 0), ex.HitRisk(0, 1, 111)]
    alone = adventurer(replace(card("garrick-vane"), repels=1), facing=1)
    assert expected(table(alone, adventurer(), room=1), REPEL) == [ex.RoomHolds(2)]


def test_a_tinkerer_is_told_how_many_items_are_ready_then() -> None:
    game = table(adventurer(card("orrin-cogwright"), charged=1, drained=1), adventurer(), room=1)

    assert expected(game, TINKER) == [ex.ItemReady(0, 2)]
    assert expected(game, STAND) == []


def test_a_second_search_says_what_it_may_bring() -> None:
    quill = adventurer(card("quill"), pile=1, boss_pile=1)
    game = table(quill, adventurer(), dice="M M", phase=Phase.SEARCH)

    assert expected(game, SEARCH_AGAIN[0]) == [ex.SearchAgain(0, 1, 0, 666)]
    assert expected(game, SEARCH_AGAIN[1]) == [ex.SearchAgain(0, 3, 1, 666)]
    assert expected(game, STAND) == []


def test_adventurers_to_choose_from_show_their_rating() -> None:
    from tests.games.dungeon_attack.situations import GAME, new_table

    game = new_table(2, [0], free_choice=True)

    for take in game.options(0):
        (prospect,) = expected(game, take)
        assert prospect == ex.CombatRating(GAME.content[TAKE.index(take)].rating)
    assert seat(game, 0).card.rating == 0
