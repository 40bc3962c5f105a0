"""The worked examples of the ledger, with the corrections that its rulings make."""

from typing import Any

import pytest

from tests.games.dungeon_fighter_catacombs.cards import foe, room, sheet, weapon
from tests.games.dungeon_fighter_catacombs.situations import (
    ALL_SPENT,
    BLUE,
    GREEN,
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
    new_table,
    number,
    offered,
    on,
    person,
    table,
    web,
)
from undercroft.engine import Table
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    BUY_HEALING,
    COVER_ABILITY,
    DEAL_DAMAGE,
    HOLD,
    LET_LAPSE,
    NAME_LEADER,
    RETRIEVE,
    TAKE_DIE,
    TAKE_HERO,
    TAKE_ROOM,
    TAKE_WHITE,
    THROW_NOW,
    UNLEASH,
    USE_ABILITY,
)
from undercroft.games.dungeon_fighter_catacombs.score import score_parts, title
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Phase

BARE = {"backing_down": False}
"""Without the offer to back down, all that is offered is what can be thrown."""
LIANNA, MARY, SAUL = "lianna-lightbringer", "lady-mary", "saul-baysar"


def first_combat(*script: Any, life: int = 6, **more: Any) -> Table:
    """Lianna, Lady Mary and Saul against the Skeleton Goblin in the room of Rotten Food."""
    return table(
        *(hero(LIANNA), hero(MARY), hero(SAUL)),
        foe="skeleton-goblin",
        room="rotten-food",
        life=life,
        setup=BARE,
        script=script,
        **more,
    )


@pytest.mark.rule("DC-EXAMPLE-01")
def test_the_lizard_king_has_13_life() -> None:
    at = table(hero(), hero(), monsters=["lizard-king"], deck=(0, 0, 1, 0), rooms=[room(1)])

    assert fight_at(at).life == 13


@pytest.mark.rule("DC-EXAMPLE-02", "DC-EXAMPLE-03")
def test_rotten_food_gives_a_die_and_makes_the_goblin_stronger() -> None:
    other = room(2)
    at = table(
        *(hero(LIANNA), hero(MARY), hero(SAUL)),
        rooms=["rotten-food", other],
        monsters=["skeleton-goblin"],
        deck=(1, 0, 0, 0),
        script=["room-rotten-food"],
        setup=BARE,
    )
    assert at.waiting_for == (2,)

    choose(at, TAKE_ROOM[number(at, "room-rotten-food")])

    assert at.state.dice == 3
    assert [layer.cards for layer in at.state.under] == [[number(at, other)]]
    assert (fight_at(at).life, fight_at(at).gold) == (6, 1)
    assert at.view(0)["fight"]["demanded"] == ["chopstick-shot"]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DC-EXAMPLE-04")
def test_a_hit_in_a_section_of_1_leaves_red_and_green() -> None:
    at = first_combat(hit(1))

    choose(at, TAKE_DIE[BLUE])

    assert fight_at(at).life == 5
    assert happened(at, ev.AbilityUsed) == []
    assert at.waiting_for == (1,)
    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[GREEN]]


@pytest.mark.rule("DC-EXAMPLE-05", "DC-EXAMPLE-06")
def test_a_re_throw_makes_the_miss_void_and_the_second_icon_is_declined() -> None:
    saul = miss("hole", icon=True)  # the last coloured die is thrown without a question
    at = first_combat(
        *(miss(icon=True), hit(2, icon=True), saul),
        life=5,
        fight={"active": 1, "spent": [BLUE]},
    )
    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])
    assert lives(at) == [9, 9, 9]
    assert at.waiting_for == (1,)

    choose(at, LET_LAPSE)

    assert lives(at) == [9, 9, 9]
    assert fight_at(at).life == 3
    assert happened(at, ev.DieTaken)[-1].die == GREEN
    assert at.waiting_for == (2,)


@pytest.mark.rule("DC-EXAMPLE-07")
def test_a_die_in_a_hole_is_a_miss_and_still_picks_pockets() -> None:
    at = first_combat(
        miss("hole", icon=True), life=3, fight={"active": 2, "spent": [BLUE, RED]}, gold=1
    )

    # The last coloured die is thrown without a question.
    choose(at, USE_ABILITY[GREEN])

    assert fight_at(at).life == 3
    assert lives(at) == [9, 9, 8]
    assert at.state.gold == 2


@pytest.mark.rule("DC-EXAMPLE-08")
def test_when_all_dice_are_thrown_it_is_a_white_one_or_retrieving() -> None:
    at = first_combat(hit(1), life=3, fight=ALL_SPENT, dice=3)

    assert offered(at) == [TAKE_WHITE, RETRIEVE]
    choose(at, TAKE_WHITE)

    assert at.state.dice == 2
    assert lives(at) == [9, 9, 9]
    assert at.waiting_for == (1,)
    assert offered(at) == [TAKE_WHITE, RETRIEVE]


@pytest.mark.rule("DC-EXAMPLE-09")
def test_3_damage_defeat_the_goblin_and_lianna_leads() -> None:
    at = first_combat(hit(3), life=3, fight=ALL_SPENT, dice=3, gold=0)

    choose(at, TAKE_WHITE)

    assert at.state.gold == 1
    assert happened(at, ev.EpicShot) == []
    assert (at.state.dice, at.state.supply) == (2, 7)
    assert at.state.leader == 0


@pytest.mark.rule("DC-EXAMPLE-10")
def test_an_epic_shot_earns_a_coin_besides_the_reward() -> None:
    at = table(
        *(hero(SAUL, gear=[weapon(bonus=2)]), hero()),
        foe=foe(9, gold=4),
        life=2,
        script=[hit(5)],
        setup=BARE,
    )
    card = person(at).gear[0]

    choose(at, ARM[card], TAKE_DIE[RED])

    assert happened(at, ev.DamageDealt)[0].life == -5
    assert at.state.gold == 5


def second_combat(*script: Any, **more: Any) -> Table:
    """Lianna, Saul and Lady Mary, who leads, against the Lizard King on the flying stand."""
    lianna = hero(LIANNA, life=3, gear=["sneeze-machine"])
    saul = hero(SAUL, gear=["spluttering-stick"])
    mary = hero(MARY, charmed=["classy-orc"])
    return table(
        *(lianna, saul, mary),
        foe="lizard-king",
        room="haunted-cellar",
        setup=BARE,
        script=script,
        **more,
    )


@pytest.mark.rule("DC-EXAMPLE-11", "DC-EXAMPLE-12", "DC-RULING-86")
def test_the_first_miss_costs_a_die_and_fells_lianna() -> None:
    at = second_combat(miss("no-bounce"), dice=2)
    assert at.state.setting.raised

    gear = person(at).gear[0]
    choose(at, HOLD, ARM[gear], TAKE_DIE[RED])

    assert at.state.dice == 1
    assert person(at).life == 0
    assert person(at).fainted
    assert fight_at(at).active == 1


@pytest.mark.rule(
    "DC-EXAMPLE-13", "DC-EXAMPLE-14", "DC-EXAMPLE-15", "DC-EXAMPLE-16", "DC-RULING-85"
)
def test_a_charmed_monster_joins_the_attack_and_it_is_no_epic_shot() -> None:
    at = second_combat(hit(10), fight={"active": 1}, gold=0)
    lianna = at.state.heroes[0]
    lianna.life, lianna.fainted = 0, True
    at = Table.from_checkpoint(at.game, 3, at.game.pack(at.state), at.source)
    stick, orc = person(at, 1).gear[0], person(at, 2).charmed[0]

    choose(at, HOLD, ARM[stick], TAKE_DIE[BLUE])
    assert at.waiting_for == (2,)
    assert offered(at) == [DEAL_DAMAGE, UNLEASH[orc]]
    choose(at, UNLEASH[orc])

    dealt = happened(at, ev.DamageDealt)[0]
    assert (dealt.damage, dealt.life) == (14, -1)
    assert happened(at, ev.EpicShot) == []
    assert at.state.gold == 3
    choose(at, COVER_ABILITY[RED])
    assert (person(at).life, person(at).scars) == (7, [RED])
    assert not person(at).fainted


@pytest.mark.rule("DC-EXAMPLE-17", "DC-EXAMPLE-18", "DC-EXAMPLE-19")
@pytest.mark.parametrize(
    ("difficulty", "gold", "dice", "scars", "eliminated", "points", "wanted"),
    [
        (1, 4, 2, 3, 0, 22, "title-average-warriors"),
        (0, 0, 0, 5, 1, -5, "title-lame-ducks"),
        (2, 3, 3, 0, 0, 42, "title-supreme"),
    ],
)
def test_scores(
    difficulty: int,
    gold: int,
    dice: int,
    scars: int,
    eliminated: int,
    points: int,
    wanted: str,
) -> None:
    g: CatacombsState = table(hero(), hero(), boss="great-uncle-mortimer").state
    g.difficulty, g.gold, g.dice, g.scars, g.fell = difficulty, gold, dice, scars, scars > 0
    g.heroes[0].eliminated = bool(eliminated)

    assert sum(part.points for part in score_parts(g)) == points
    assert title(points) == wanted


@pytest.mark.rule("DC-EXAMPLE-20")
def test_retrieving_costs_the_level_and_may_fell() -> None:
    at = table(
        *(hero(life=4), hero(life=3), hero(life=9)),
        foe=foe(30, level=3),
        fight=ALL_SPENT,
        setup=BARE,
    )

    choose(at, RETRIEVE)

    assert lives(at) == [1, 0, 6]
    assert [one.fainted for one in at.state.heroes] == [False, True, False]
    assert offered(at) == [TAKE_DIE[RED], TAKE_DIE[GREEN], TAKE_DIE[BLUE]]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DC-EXAMPLE-21")
def test_three_heroes_are_shown_five_cards_and_3_gold_heal_3_each() -> None:
    weapons = [weapon(bonus=n) for n in range(1, 8)]
    at = table(
        *(hero(life=2), hero(life=5), hero(life=9)),
        foe=foe(1),
        passed=[room(4), room(3), room(2)],
        room=room(2, gold=1),
        pile=weapons,
        script=[hit(1), *weapons[:5]],
        gold=3,
        setup=BARE,
    )

    choose(at, TAKE_DIE[RED])
    assert len(at.state.offer) == 5
    all_choose(at, BUY_HEALING, BUY_HEALING, BUY_HEALING)

    assert lives(at) == [5, 8, 9]
    assert at.state.gold == 0


@pytest.mark.rule("DC-EXAMPLE-22")
def test_the_compass_counts_all_icons_that_lie_open() -> None:
    at = table(
        *(hero(), hero()),
        foe=foe(30),
        room=room(4, template="compass"),
        passed=[room(3), room(2)],
        script=[flipped(), on("compass")],
        setup=BARE,
    )

    choose(at, TAKE_DIE[RED])

    assert fight_at(at).life == 21


@pytest.mark.rule("DC-EXAMPLE-23")
def test_backstab_doubles_the_section_before_anything_is_added() -> None:
    at = table(
        *(hero(sheet("piercing-damage"), gear=[weapon(bonus=2)]), hero()),
        foe=foe(30),
        room=room(1, template="backstab"),
        script=[flipped("S1-outer", "S1-middle"), hit(3, icon=True)],
        setup=BARE,
    )
    card = person(at).gear[0]

    choose(at, ARM[card], TAKE_DIE[RED], USE_ABILITY[RED])

    assert happened(at, ev.DamageDealt)[0].damage == 10


@pytest.mark.rule("DC-EXAMPLE-24")
def test_a_die_on_a_web_is_a_hit_of_0_and_costs_a_die() -> None:
    at = table(
        *(hero(gear=[weapon(bonus=2)]), hero()),
        foe=foe(30, modifiers=("spider-webs",)),
        script=[web(2)],
        dice=1,
        setup=BARE,
    )
    card = person(at).gear[0]

    choose(at, ARM[card], TAKE_DIE[RED])

    assert fight_at(at).life == 28
    assert at.state.dice == 0
    assert at.state.setting.webs == ("hole-1", "hole-3", "hole-4")


@pytest.mark.rule("DC-EXAMPLE-25")
@pytest.mark.parametrize(("kind", "damage"), [("beast", 6), ("ghost", 3)])
def test_a_sworn_enemy_takes_4_more_and_others_1(kind: str, damage: int) -> None:
    at = table(
        *(hero(sheet("sworn-enemy")), hero()),
        foe=foe(30, type=kind),
        script=[hit(2, icon=True)],
        setup=BARE,
    )

    choose(at, TAKE_DIE[RED], USE_ABILITY[RED])

    assert fight_at(at).life == 30 - damage


@pytest.mark.rule("DC-EXAMPLE-26")
def test_a_fourth_faint_eliminates_and_costs_points() -> None:
    at = table(
        *(hero(life=1, scars=[RED, GREEN, BLUE]), hero()),
        foe=foe(1),
        script=[miss(), hit(1)],
        scars=3,
        fell=True,
        setup=BARE,
    )

    choose(at, TAKE_DIE[RED], TAKE_DIE[GREEN])

    assert person(at).eliminated
    points = {part.text: part.points for part in score_parts(at.state)}
    assert (points["score-scars"], points["score-eliminated"]) == (-3, -5)
    assert points["score-no-scar"] == 0


def test_a_new_game_goes_from_the_heroes_to_the_first_room() -> None:
    box = new_table(1).state.printed
    mary, moo = box.number("hero-lady-mary"), box.number("hero-sir-moo")
    script = ["room-rotten-food", "room-haunted-cellar", "monster-skeleton-goblin"]
    at = new_table(1, script)

    choose(at, TAKE_HERO[mary], TAKE_HERO[moo], NAME_LEADER[1])

    assert [one.card for one in at.state.heroes] == [mary, moo]
    assert [one.seat for one in at.state.heroes] == [0, 0]
    assert at.state.gold == 0
    assert at.state.deck == [3, 3, 3, 6]
    assert asked(at) == "DC-PATH-02"
    assert at.state.phase is Phase.DUNGEON
    assert THROW_NOW not in offered(at)
