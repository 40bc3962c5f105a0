"""The Level Up variant: experience, and tokens that stand for the icon. [DC-LEVEL-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import armour, foe, relic, room, sheet
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
    RED,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    new_table,
    offered,
    person,
    table,
    vote,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    DRAW_HERO,
    GUARD,
    KEEP_XP,
    LEAVE_SHOP,
    LET_LAPSE,
    NAME_LEADER,
    RETHROW_WITH,
    SPEND_TOKEN,
    TAKE_DIE,
    TAKE_TOKEN,
    TAKE_WHITE,
    THROW_NOW,
    USE_ABILITY,
    WANT_LEVEL_UP,
    WANT_NO_LEVEL_UP,
)
from undercroft.games.dungeon_fighter_catacombs.state import Phase
from undercroft.targets.move import Seen

ON = {"level_up": "on"}
SCARS = [RED, GREEN, BLUE]


def thrown_by(player: Any, *script: Any, die: int = RED, life: int = 30, **more: Any) -> Table:
    """A Hero threw a die, with the variant."""
    more = {"foe": foe(40, 2), "setup": ON, **more}
    at = table(player, hero(), life=life, script=script, **more)
    return choose(at, TAKE_DIE[die])


def at_the_shop(*players: Any, **more: Any) -> Table:
    """A party that reaches a Shop with the variant."""
    passed = [room(4), room(4, gold=1)]
    more = {"room": room(3), "gold": 9, "setup": ON, "script": [hit(1)], **more}
    at = table(*players, foe=foe(1), passed=passed, **more)
    choose(at, TAKE_DIE[RED])
    return choose(at, LET_LAPSE) if asked(at) == "DC-ICON-01" else at


# Whether it is played


@pytest.mark.rule("DC-LEVEL-01", "DC-RULING-56")
@pytest.mark.parametrize(("other", "is_on"), [(WANT_LEVEL_UP, True), (WANT_NO_LEVEL_UP, False)])
def test_the_variant_needs_everybody(other: Any, is_on: bool) -> None:
    at = new_table(3, level_up="vote")
    choose(at, DRAW_HERO, DRAW_HERO, DRAW_HERO)
    assert asked(at) == "DC-LEVEL-01"
    vote(at, WANT_LEVEL_UP, WANT_LEVEL_UP, other)

    assert at.state.level_up is is_on
    assert at.view(0)["icons_needed"] == (11 if is_on else 10)


@pytest.mark.rule("DC-LEVEL-02")
def test_everybody_starts_without_experience() -> None:
    at = new_table(2, level_up="on")
    choose(at, DRAW_HERO, DRAW_HERO)
    all_choose(at, NAME_LEADER[0])

    assert [(one.xp, one.tokens) for one in at.state.heroes] == [(0, []), (0, [])]


@pytest.mark.rule("DC-LEVEL-01")
def test_without_the_variant_nobody_gains_anything() -> None:
    at = thrown_by(hero(xp=0, tokens=[RED]), hit(3), life=3, setup={})

    assert person(at).xp == 0
    assert happened(at, ev.TokenSpent) == []


# Experience


@pytest.mark.rule("DC-LEVEL-03", "DC-RULING-84")
@pytest.mark.parametrize(("life", "xp"), [(3, 1), (4, 0)])
def test_the_last_hit_brings_experience(life: int, xp: int) -> None:
    at = thrown_by(hero(), hit(3), life=life)

    assert person(at).xp == xp
    assert person(at, 1).xp == 0


@pytest.mark.rule("DC-LEVEL-03", "DC-RULING-17")
def test_a_monster_that_dies_of_something_else_brings_none() -> None:
    at = thrown_by(hero(gear=[armour("riposte", 1)]), miss(), life=1)
    choose(at, GUARD[person(at).gear[0]])

    assert at.state.defeated == 1
    assert person(at).xp == 0


@pytest.mark.rule("DC-LEVEL-04", "DC-RULING-84")
@pytest.mark.parametrize(("choice", "xp"), [(LET_LAPSE, 1), (USE_ABILITY[RED], 0)])
def test_an_icon_that_is_not_used_brings_experience(choice: Any, xp: int) -> None:
    at = thrown_by(hero(), hit(1, icon=True))
    choose(at, choice)

    assert person(at).xp == xp


@pytest.mark.rule("DC-LEVEL-05", "DC-RULING-84")
@pytest.mark.parametrize(
    ("kind", "landing"),
    [
        ("agile-instincts", hit(1, icon=True)),
        ("piercing-damage", miss(icon=True)),
        ("sworn-enemy", miss(icon=True)),
    ],
)
def test_an_icon_that_does_not_fit_hit_or_miss_brings_experience(kind: str, landing: Seen) -> None:
    at = thrown_by(hero(sheet(kind)), landing)

    assert person(at).xp == 1


@pytest.mark.rule("DC-LEVEL-04")
@pytest.mark.parametrize("landing", [hit(1), miss()])
def test_a_blank_face_brings_nothing(landing: Seen) -> None:
    at = thrown_by(hero(), landing)

    assert person(at).xp == 0


@pytest.mark.rule("DC-LEVEL-06", "DC-RULING-81")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_last_hit_and_icon_both_count_up_to_3(before: int, after: int) -> None:
    at = thrown_by(hero(xp=before), hit(3, icon=True), life=3)
    choose(at, LET_LAPSE)

    assert person(at).xp == after


@pytest.mark.rule("DC-RULING-81")
def test_a_colour_under_a_scar_brings_nothing() -> None:
    at = thrown_by(hero(scars=[RED]), hit(1, icon=True))

    assert person(at).xp == 0


@pytest.mark.rule("DC-RULING-81", "DC-UNIQUE-11")
def test_a_death_list_without_the_token_brings_nothing() -> None:
    at = thrown_by(hero(sheet("death-list"), listed=[]), hit(1, icon=True))

    assert person(at).xp == 0


@pytest.mark.rule("DC-RULING-81")
def test_a_re_throw_that_is_used_brings_nothing_and_a_declined_one_does() -> None:
    at = thrown_by(hero(sheet("re-throw")), miss(icon=True), hit(2, icon=True))

    choose(at, USE_ABILITY[RED])
    assert person(at).xp == 0
    choose(at, LET_LAPSE)
    assert person(at).xp == 1


@pytest.mark.rule("DC-RULING-81")
def test_a_used_token_brings_nothing() -> None:
    at = thrown_by(hero(tokens=[RED]), hit(1))
    choose(at, SPEND_TOKEN[RED])
    assert person(at).xp == 0

    at = thrown_by(hero(tokens=[RED], turned=[RED]), hit(1))
    assert person(at).xp == 0


# Tokens


@pytest.mark.rule("DC-LEVEL-07", "DC-LEVEL-08", "DC-RULING-82")
@pytest.mark.parametrize(("xp", "is_asked"), [(2, False), (3, True)])
def test_three_experience_buy_a_token_at_a_shop(xp: int, is_asked: bool) -> None:
    at = at_the_shop(hero(), hero(xp=xp))
    assert (asked(at) == "DC-LEVEL-07") is is_asked
    if not is_asked:
        return
    assert at.waiting_for == (1,)
    assert offered(at) == [KEEP_XP, *(TAKE_TOKEN[colour] for colour in SCARS)]
    choose(at, TAKE_TOKEN[GREEN])

    taker = person(at, 1)
    assert (taker.xp, taker.tokens, taker.turned) == (0, [GREEN], [])


@pytest.mark.rule("DC-RULING-82", "DC-LEVEL-07")
def test_experience_may_be_kept() -> None:
    at = at_the_shop(hero(), hero(xp=3))
    choose(at, KEEP_XP)

    assert (person(at, 1).xp, person(at, 1).tokens) == (3, [])
    assert at.state.phase is Phase.SHOP


@pytest.mark.rule("DC-RULING-82", "DC-RULING-83", "DC-LEVEL-08")
@pytest.mark.parametrize(("have", "free"), [([RED], [GREEN, BLUE]), (SCARS, [])])
def test_a_colour_has_one_token_at_most(have: list[int], free: list[int]) -> None:
    at = at_the_shop(hero(), hero(xp=3, tokens=have))

    if not free:
        assert asked(at) == "DC-SHOP-02"
        return
    assert offered(at) == [KEEP_XP, *(TAKE_TOKEN[colour] for colour in free)]
    with pytest.raises(Refused):
        at.answer(1, TAKE_TOKEN[RED])


@pytest.mark.rule("DC-RULING-83", "DC-COMP-05", "DC-COMP-19")
def test_all_heroes_may_have_a_token_for_each_colour() -> None:
    at = at_the_shop(*(hero(xp=3, tokens=[RED, GREEN]) for _ in range(4)), leader=3)

    for who in range(4):
        assert at.waiting_for == (who,)
        choose(at, TAKE_TOKEN[BLUE])

    assert [len(one.tokens) for one in at.state.heroes] == [3, 3, 3, 3]


@pytest.mark.rule("DC-LEVEL-09", "DC-LEVEL-10", "DC-RULING-80")
@pytest.mark.parametrize("die", [RED, GREEN])
def test_a_token_stands_for_the_icon_of_its_colour_on_any_die(die: int) -> None:
    at = thrown_by(hero(tokens=[GREEN]), hit(1), die=die, gold=0)
    assert offered(at) == [LET_LAPSE, SPEND_TOKEN[GREEN]]
    choose(at, SPEND_TOKEN[GREEN])

    assert at.state.gold == 1
    assert person(at).turned == [GREEN]


@pytest.mark.rule("DC-RULING-80", "DC-LEVEL-09")
def test_a_token_answers_a_white_die_too() -> None:
    at = table(
        *(hero(tokens=[GREEN]), hero()),
        foe=foe(30, 2),
        fight=ALL_SPENT,
        setup=ON,
        gold=0,
        script=[miss()],
    )
    choose(at, TAKE_WHITE, SPEND_TOKEN[GREEN])

    assert at.state.gold == 1
    assert lives(at)[0] == 7


@pytest.mark.rule("DC-RULING-80")
@pytest.mark.parametrize(("die", "is_offered"), [(RED, False), (GREEN, True)])
def test_the_strict_reading_asks_for_the_same_colour(die: int, is_offered: bool) -> None:
    setup = {"level_up": "on", "strict_tokens": True}
    at = thrown_by(hero(tokens=[GREEN]), hit(1), die=die, setup=setup)

    assert (SPEND_TOKEN[GREEN] in at.options(0)) is is_offered


@pytest.mark.rule("DC-LEVEL-09")
def test_a_token_is_no_use_beside_the_icon() -> None:
    at = thrown_by(hero(tokens=[GREEN]), hit(1, icon=True))

    assert offered(at) == [LET_LAPSE, USE_ABILITY[RED]]


@pytest.mark.rule("DC-LEVEL-09", "DC-ICON-04")
def test_a_token_obeys_hit_and_miss() -> None:
    at = thrown_by(hero(sheet("piercing-damage"), tokens=[RED]), miss())
    assert at.waiting_for == (1,)

    at = thrown_by(hero(sheet("piercing-damage"), tokens=[RED]), hit(1))
    choose(at, SPEND_TOKEN[RED])
    assert fight_at(at).life == 27


@pytest.mark.rule("DC-LEVEL-09", "DC-ABIL-03")
def test_a_token_may_throw_again() -> None:
    at = thrown_by(hero(sheet("re-throw"), tokens=[RED]), miss(), hit(4))
    choose(at, SPEND_TOKEN[RED])

    assert fight_at(at).life == 26
    assert lives(at) == [9, 9]
    assert person(at).turned == [RED]


@pytest.mark.rule("DC-LEVEL-10")
def test_a_used_token_does_nothing_until_the_next_shop() -> None:
    at = thrown_by(hero(tokens=[RED], turned=[RED]), hit(1))

    assert at.waiting_for == (1,)


@pytest.mark.rule("DC-LEVEL-11")
def test_used_tokens_are_ready_again_at_the_next_shop() -> None:
    at = at_the_shop(hero(tokens=[RED], turned=[RED]), hero(tokens=[RED, BLUE], turned=[BLUE]))

    assert [one.turned for one in at.state.heroes] == [[], []]
    assert [one.tokens for one in at.state.heroes] == [[RED], [RED, BLUE]]


@pytest.mark.rule("DC-LEVEL-11")
def test_used_tokens_are_not_ready_after_a_mere_rest() -> None:
    at = thrown_by(hero(tokens=[GREEN], turned=[GREEN]), hit(1), life=1)

    assert at.state.defeated == 1
    assert person(at).turned == [GREEN]


@pytest.mark.rule("DC-LEVEL-12")
def test_a_scar_overrides_a_token() -> None:
    at = thrown_by(hero(tokens=[GREEN], scars=[GREEN]), hit(1))

    assert at.waiting_for == (1,)
    assert happened(at, ev.TokenSpent) == []


@pytest.mark.rule("DC-LEVEL-13", "DC-RULING-58")
@pytest.mark.parametrize(("icons", "is_reached"), [(2, False), (3, True), (4, True)])
def test_a_shop_takes_eleven_icons(icons: int, is_reached: bool) -> None:
    at = at_the_shop(hero(), hero(), room=room(icons), rooms=[room(1), room(1, gold=2)])

    assert (at.state.phase is Phase.SHOP) is is_reached
    if is_reached:
        all_choose(at, LEAVE_SHOP)
        assert at.view(0)["icons"] == 0


@pytest.mark.rule("DC-RULING-14")
def test_a_card_that_throws_again_brings_no_experience() -> None:
    finger = relic("re-throw")
    at = thrown_by(hero(), miss(icon=True), hit(2), relics=[finger])
    choose(at, RETHROW_WITH[at.state.relics[0]])

    assert person(at).xp == 0
    assert THROW_NOW not in at.options(0)
