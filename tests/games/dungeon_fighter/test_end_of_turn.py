"""End of Turn, scars, what Heroes carry, and the score. [DF-ENDTURN-01] [DF-SCAR-01]"""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    FOUNTAIN,
    SHOP,
    armour,
    boss,
    foe,
    magic,
    sheet,
    treasure,
    weapon,
)
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    SHIPPED,
    Player,
    all_choose,
    asked,
    choose,
    fight_at,
    happened,
    hero,
    hit,
    lives,
    miss,
    number,
    offered,
    person,
    table,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.options import (
    ARM,
    COVER_ABILITY,
    DISCARD,
    DO_STEP,
    END_TURN,
    ENTER_ROOM,
    GIVE_TO,
    HAND,
    LEAVE_IT,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    USE,
    USE_ON,
    USUAL_ORDER,
)
from undercroft.games.dungeon_fighter.score import title
from undercroft.games.dungeon_fighter.state import Phase, Step

PREY = foe(5, 1, gold=2)
OUT_COLD: dict[str, Any] = {"fainted": True, "life": 0}


def killed(*players: Player, die: int = RED, **more: Any) -> Table:
    """The first Hero kills the monster with his die."""
    script = [hit(5), *more.pop("script", [])]
    party = players or (hero(sheet()), hero("randolph"))
    more.setdefault("foe", PREY)
    at = table(*party, script=script, **more)
    return choose(at, TAKE_DIE[die])


# The steps


@pytest.mark.rule("DF-ENDTURN-02")
def test_the_gold_on_the_monster_goes_to_the_treasury() -> None:
    assert killed().state.gold == 2 + 2
    assert killed(foe=foe(5, 1)).state.gold == 2


@pytest.mark.rule("DF-ENDTURN-01", "DF-ENDTURN-12")
def test_the_players_choose_the_order_where_it_matters() -> None:
    pile = [
        magic("heal-all", 1, price=4),
        weapon("flick"),
        weapon("blind"),
        weapon("jump"),
        armour("riposte"),
    ]
    at = killed(room=SHOP, pile=pile, script=pile)

    assert asked(at) == "DF-ENDTURN-01"
    steps = [option.step for option in offered(at, 0) if option in DO_STEP]
    assert steps == [Step.LOOT, Step.UNUSED_DICE, Step.ROOM]
    # The Shop first: only the 2 gold that were there before can be spent.
    all_choose(at, DO_STEP[Step.ROOM])
    assert at.state.phase is Phase.SHOP
    assert at.state.gold == 2

    usual = killed(room=SHOP, pile=pile, script=pile)
    all_choose(usual, USUAL_ORDER)
    assert usual.state.gold == 4


@pytest.mark.rule("DF-ENDTURN-01")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    assert asked(killed()) == "DF-MOVE-06"


@pytest.mark.rule("DF-ENDTURN-03", "DF-ENDTURN-04", "DF-SCAR-01", "DF-SCAR-02")
def test_who_fainted_wakes_with_one_scar_on_an_ability() -> None:
    at = killed(hero(sheet()), hero(sheet("flurry", "beer", "refrain"), **OUT_COLD))

    assert at.waiting_for == (1,)
    assert offered(at) == [COVER_ABILITY[colour] for colour in (RED, BLUE, GREEN)]
    choose(at, COVER_ABILITY[BLUE])
    woken = person(at, 1)
    assert (woken.fainted, woken.scars, woken.life) == (False, [BLUE], 6)
    assert person(at, 0).scars == []


@pytest.mark.rule("DF-SCAR-02", "DF-ABILITY-05")
def test_a_covered_ability_is_not_triggered() -> None:
    scarred = hero(sheet("pickpocket", "pickpocket"), scars=[RED])
    at = table(scarred, foe=foe(20), script=[hit(2, icon=True), hit(2, icon=True)])
    choose(at, TAKE_DIE[RED])
    assert at.state.gold == 2
    choose(at, TAKE_DIE[BLUE])
    assert at.state.gold == 4


@pytest.mark.rule("DF-SCAR-03")
@pytest.mark.parametrize(("scars", "most"), [([], 9), ([RED], 6), ([RED, GREEN], 3)])
def test_each_scar_costs_three_of_the_capacity(scars: list[int], most: int) -> None:
    at = killed(hero(sheet(), life=1, scars=scars), room=FOUNTAIN)

    assert lives(at) == [most]


@pytest.mark.rule("DF-SCAR-04")
def test_a_third_scar_takes_the_hero_out_of_the_game() -> None:
    at = killed(hero(sheet()), hero("randolph", scars=[RED, GREEN], **OUT_COLD))

    gone = person(at, 1)
    assert (gone.angelic, gone.fainted, gone.scars) == (True, False, [])
    assert happened(at, ev.HeroGone)[0].seat == 1
    assert at.waiting_for == (0,)
    # With one scar only he wakes up.
    kept = killed(hero(sheet()), hero("randolph", scars=[RED], **OUT_COLD))
    assert offered(kept) == [COVER_ABILITY[BLUE], COVER_ABILITY[GREEN]]
    assert not choose(kept, COVER_ABILITY[BLUE]).state.heroes[1].angelic


@pytest.mark.rule("DF-SCAR-05")
def test_no_healing_takes_a_scar_away() -> None:
    at = killed(hero(sheet(), life=2, scars=[BLUE]), room=FOUNTAIN)

    assert person(at).scars == [BLUE]
    assert lives(at) == [6]


@pytest.mark.rule("DF-ENDTURN-05")
def test_a_theft_brings_its_card_after_the_fight() -> None:
    knife = weapon("flick")
    thief = hero(sheet("larceny", slots=(3, 0, 0)))
    at = table(thief, foe=PREY, pile=[knife], script=[hit(5, icon=True), knife])
    choose(at, TAKE_DIE[RED])

    assert person(at).gear == []
    assert offered(at) == [GIVE_TO[0], LEAVE_IT]
    choose(at, GIVE_TO[0])
    assert person(at).gear == [number(at, knife)]


@pytest.mark.rule("DF-ENDTURN-06", "DF-BONUS-02", "DF-BONUS-03")
def test_a_used_white_die_goes_to_the_supply_and_not_back() -> None:
    at = table(
        hero(sheet()), foe=foe(5), dice=3, fight={"spent": [RED, BLUE, GREEN]}, script=[hit(5)]
    )
    choose(at, TAKE_WHITE)

    assert at.state.dice == 2
    assert at.state.supply == 9 - 2


@pytest.mark.rule("DF-ENDTURN-07")
@pytest.mark.parametrize(("spent", "gained"), [([], 2), ([BLUE], 1), ([BLUE, GREEN], 0)])
def test_each_unused_hero_die_brings_a_white_one(spent: list[int], gained: int) -> None:
    # The last of the dice is thrown without a question.
    at = table(hero(sheet()), foe=PREY, dice=1, fight={"spent": spent}, script=[hit(5)])
    if len(spent) < 2:
        choose(at, TAKE_DIE[RED])

    assert at.state.dice == 1 + gained


@pytest.mark.rule("DF-ENDTURN-08", "DF-ENDTURN-09")
def test_who_was_beaten_gains_no_dice_and_is_undefeated_again() -> None:
    at = table(
        hero(sheet()), foe=PREY, dice=1, fight={"spent": [RED, BLUE, GREEN]}, script=[hit(5)]
    )
    choose(at, TAKE_BEATING)
    assert at.state.defeated
    choose(at, TAKE_DIE[RED])

    assert at.state.dice == 1
    assert not at.state.defeated
    assert happened(at, ev.LeaderRecovered)


@pytest.mark.rule("DF-ENDTURN-10")
def test_a_defeated_monster_is_discarded() -> None:
    at = killed()

    assert at.state.beaten == [number(at, PREY)]
    assert at.state.fight is None


@pytest.mark.rule("DF-ENDTURN-10", "DF-POWER-24")
def test_a_charmed_monster_stays_with_its_hero() -> None:
    at = killed(fight={"charm": 1})

    assert at.state.beaten == []
    assert person(at, 1).charmed == [number(at, PREY)]


@pytest.mark.rule("DF-ENDTURN-11")
def test_heroes_hand_their_equipment_on() -> None:
    knife = weapon("flick")
    at = killed(hero(sheet(), gear=[knife]), hero(sheet("flurry")))
    assert asked(at) == "DF-ENDTURN-11"
    card = number(at, knife)

    at.answer(0, HAND[card][1])
    all_choose(at, END_TURN) if asked(at) == "DF-ENDTURN-11" else None
    assert (person(at, 0).gear, person(at, 1).gear) == ([], [card])

    # To somebody who can't carry it, it is not handed.
    barred = killed(hero(sheet(), gear=[knife]), hero(sheet("flurry", slots=(0, 1, 1))))
    assert asked(barred) == "DF-MOVE-06"


@pytest.mark.rule("DF-ENDTURN-11")
def test_nothing_is_handed_on_in_a_fight() -> None:
    knife = weapon("flick")
    at = table(hero(sheet(), gear=[knife]), hero(sheet("flurry")), foe=foe(20), script=[])

    with pytest.raises(Refused):
        at.answer(0, HAND[number(at, knife)][1])


@pytest.mark.rule("DF-ENDTURN-13", "DF-TURN-02", "DF-TURN-01")
def test_the_dice_pass_clockwise_and_the_next_turn_begins() -> None:
    at = killed(hero(sheet()), hero("randolph"), hero("torm"), first=1)
    assert (at.state.first, at.state.turn) == (2, 2)
    assert at.state.phase is Phase.MOVEMENT
    assert asked(at) == "DF-MOVE-06"

    around = killed(hero(sheet()), hero("randolph"), hero("torm"), first=2)
    assert around.state.first == 0

    over_angel = killed(
        hero(sheet()), hero("randolph", angelic=True, life=0), hero("torm"), first=0
    )
    assert over_angel.state.first == 2


@pytest.mark.rule(
    "DF-ENDTURN-14", "DF-TOKEN-01", "DF-TOKEN-02", "DF-TOKEN-03", "DF-TOKEN-04", "DF-TOKEN-05"
)
def test_power_tokens_are_gone_with_the_next_monster() -> None:
    after = foe(6, 2)
    tokens = {"target": True, "toad": True, "song": True, "charm": 0, "beer": 1}
    at = killed(fight=tokens, monsters=[after], tower=(3, 3, 3, 5), script=[after])
    all_choose(at, ENTER_ROOM[3])

    fight = fight_at(at)
    assert fight.card == number(at, after)
    assert [fight.target, fight.toad, fight.song] == [False] * 3
    assert fight.charm == fight.beer == -1


@pytest.mark.rule("DF-TOKEN-01", "DF-POWER-11")
def test_the_target_token_adds_one_to_every_hit() -> None:
    at = table(
        hero(sheet()),
        hero("randolph"),
        foe=foe(20),
        fight={"target": True},
        script=[hit(3), hit(2)],
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert fight_at(at).life == 20 - 4 - 3


@pytest.mark.rule("DF-TOKEN-02", "DF-POWER-14")
@pytest.mark.parametrize(("damage", "taken"), [(1, 0), (2, 0), (3, 1)])
def test_the_toad_takes_two_off_the_damage(damage: int, taken: int) -> None:
    at = table(hero(sheet()), foe=foe(20, damage), fight={"toad": True}, script=[miss()])
    choose(at, TAKE_DIE[RED])

    assert lives(at) == [9 - taken]


@pytest.mark.rule("DF-TOKEN-03", "DF-POWER-23")
def test_the_charm_token_lies_on_the_monster() -> None:
    at = table(hero(sheet("seduction")), foe=foe(20), script=[miss(icon=True)])
    choose(at, TAKE_DIE[RED])

    assert fight_at(at).charm == 0


@pytest.mark.rule("DF-TOKEN-04", "DF-POWER-28")
def test_the_beer_token_protects_its_hero() -> None:
    at = table(
        hero(sheet()), hero("randolph"), foe=foe(20, 3), fight={"beer": 0}, script=[miss(), miss()]
    )
    choose(at, TAKE_DIE[RED], TAKE_DIE[BLUE])

    assert lives(at) == [9, 6]


# Equipment


@pytest.mark.rule("DF-EQUIP-01")
def test_there_are_weapons_armour_and_magic_items() -> None:
    kinds = {SHIPPED.box.gear(card).kind for card in SHIPPED.box.equipment}

    assert kinds == {"weapon", "armour", "magic"}


@pytest.mark.rule("DF-EQUIP-02")
def test_equipment_is_found_in_treasure_rooms_too() -> None:
    knife = weapon("flick")
    at = killed(hero(sheet()), room=treasure(equipment=1), pile=[knife], script=[knife])

    assert GIVE_TO[0] in offered(at)


@pytest.mark.rule("DF-EQUIP-03")
def test_a_sheet_without_a_slot_takes_no_such_card() -> None:
    plate = armour("riposte")
    bare, clad = hero(sheet(slots=(3, 0, 3))), hero(sheet("flurry", slots=(0, 1, 0)))
    at = killed(bare, clad, room=treasure(equipment=1), pile=[plate], script=[plate])

    assert offered(at) == [GIVE_TO[1], LEAVE_IT]


@pytest.mark.rule("DF-EQUIP-04", "DF-RULING-51")
def test_what_is_too_much_is_discarded_or_handed_on() -> None:
    held, found = weapon("flick"), weapon("blind")
    full = hero(sheet(slots=(1, 0, 0)), gear=[held])
    free = hero(sheet("flurry", slots=(1, 0, 0)))
    at = killed(full, free, room=treasure(equipment=1), pile=[found], script=[found])
    choose(at, GIVE_TO[0])
    all_choose(at, END_TURN)

    assert asked(at) == "DF-EQUIP-04"
    old, new = number(at, held), number(at, found)
    assert set(offered(at)) == {HAND[old][1], DISCARD[old], HAND[new][1], DISCARD[new]}
    choose(at, DISCARD[old])
    assert person(at, 0).gear == [new]
    assert at.state.discards == [old]


@pytest.mark.rule("DF-EQUIP-05", "DF-EQUIP-07")
def test_a_magic_item_works_once_at_any_time() -> None:
    flask = magic("heal-one", 3)
    at = table(
        hero(sheet(), life=4, gear=[flask]), hero("randolph", life=5), foe=foe(20), script=[hit(2)]
    )
    card = number(at, flask)
    choose(at, USE_ON[card][1])

    assert lives(at) == [4, 8]
    assert person(at).gear == []
    assert at.state.discards == [card]

    walking = table(hero(sheet(), life=4, gear=[flask]), hero("randolph"), script=[])
    assert USE_ON[card][0] in offered(walking, 0)


@pytest.mark.rule("DF-EQUIP-05")
def test_who_fainted_uses_nothing() -> None:
    flask = magic("heal-one", 3)
    at = table(
        hero(sheet(), life=4),
        hero("randolph", gear=[flask], **OUT_COLD),
        foe=foe(20),
        script=[hit(2)],
    )

    assert at.waiting_for == (0,)
    assert USE_ON[number(at, flask)][0] not in offered(at)


@pytest.mark.rule("DF-EQUIP-06")
def test_healing_counts_at_once() -> None:
    drum = magic("heal-all", 2)
    at = table(hero(sheet(), life=4, gear=[drum]), hero("randolph", life=8), foe=foe(20), script=[])
    choose(at, USE[number(at, drum)])

    assert lives(at) == [6, 9]


@pytest.mark.rule("DF-EQUIP-08", "DF-RULING-54", "DF-CONDITION-03")
def test_kept_armour_and_weapons_work_again() -> None:
    plate, blade = armour("reduced-damage", 1), weapon("flick", 2)
    script = [miss(), hit(2), hit(2)]
    at = table(hero(sheet(), gear=[plate, blade]), foe=foe(30, 3), script=script)
    choose(at, TAKE_DIE[RED])
    assert lives(at) == [7]
    card = number(at, blade)
    choose(at, ARM[card], TAKE_DIE[BLUE])

    assert person(at).gear == [number(at, plate), card]
    assert fight_at(at).life == 30 - 4
    assert ARM[card] in offered(at)


# Score


def won(*players: Player, gold: int = 0, dice: int = 0, difficulty: int = 0, **more: Any) -> Table:
    """A Party that has just beaten the Boss; no Hero die was needed twice."""
    party = players or (hero(sheet()), hero("randolph"))
    at = table(
        *party,
        boss=boss(5, 1),
        gold=gold,
        dice=dice,
        difficulty=difficulty,
        script=[hit(5)],
        **more,
    )
    return choose(at, TAKE_DIE[RED])


def points(at: Table, kind: str) -> int:
    """What a part of the score is worth."""
    (found,) = [part.points for part in at.result().parts[0] if part.text == kind]
    return found


@pytest.mark.rule("DF-SCORE-01")
def test_a_score_is_kept_after_a_victory_unless_the_table_says_no() -> None:
    assert won().result().scored
    plain = won(setup={"scoring": False}).result()
    assert not plain.scored
    assert plain.ranks == (1, 1)


@pytest.mark.rule("DF-SCORE-02", "DF-SETUP-22")
@pytest.mark.parametrize(("difficulty", "worth"), [(0, 5), (1, 10), (2, 15)])
def test_the_difficulty_is_worth_points(difficulty: int, worth: int) -> None:
    assert points(won(difficulty=difficulty), "score-difficulty") == worth


@pytest.mark.rule("DF-SCORE-03")
def test_each_player_is_worth_one() -> None:
    assert points(won(), "score-players") == 2
    assert points(won(hero(sheet())), "score-players") == 1


@pytest.mark.rule("DF-SCORE-04")
def test_each_bonus_die_is_worth_two() -> None:
    assert points(won(dice=3), "score-dice") == 6


@pytest.mark.rule("DF-SCORE-05")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_two_gold_are_worth_one(gold: int, worth: int) -> None:
    assert points(won(gold=gold), "score-gold") == worth


@pytest.mark.rule("DF-SCORE-06")
def test_nobody_ever_fainted_is_worth_five() -> None:
    assert points(won(), "score-nobody-fell") == 5
    assert points(won(fell=True), "score-nobody-fell") == 0


@pytest.mark.rule("DF-SCORE-07", "DF-SCORE-08")
def test_scars_cost_one_and_the_lost_five() -> None:
    at = won(
        hero(sheet(), scars=[RED, BLUE]),
        hero("randolph", scars=[RED]),
        hero("torm", angelic=True, life=0),
    )

    assert points(at, "score-scars") == -3
    assert points(at, "score-angels") == -5
    assert at.result().scores[0] == sum(part.points for part in at.result().parts[0])


@pytest.mark.parametrize(
    ("least", "most", "name"),
    [
        pytest.param(-9, 0, "lame-ducks", marks=pytest.mark.rule("DF-TITLE-01")),
        pytest.param(1, 5, "incompetent-optimists", marks=pytest.mark.rule("DF-TITLE-02")),
        pytest.param(6, 10, "unruly-hooligans", marks=pytest.mark.rule("DF-TITLE-03")),
        pytest.param(11, 15, "novice-adventurers", marks=pytest.mark.rule("DF-TITLE-04")),
        pytest.param(16, 20, "aspiring-heroes", marks=pytest.mark.rule("DF-TITLE-05")),
        pytest.param(21, 25, "average-heroes", marks=pytest.mark.rule("DF-TITLE-06")),
        pytest.param(26, 30, "level-20-heroes", marks=pytest.mark.rule("DF-TITLE-07")),
        pytest.param(31, 35, "readers-of-epic-manuals", marks=pytest.mark.rule("DF-TITLE-08")),
        pytest.param(36, 39, "authors-of-epic-manuals", marks=pytest.mark.rule("DF-TITLE-09")),
        pytest.param(40, 99, "supreme", marks=pytest.mark.rule("DF-TITLE-10")),
    ],
)
def test_every_score_has_its_title(least: int, most: int, name: str) -> None:
    assert title(least) == title(most) == f"title-{name}"
    assert title(least - 1) == title(least) if least < 0 else title(least - 1) != title(least)


@pytest.mark.rule("DF-SCORE-01", "DF-TITLE-01")
def test_the_title_is_told_with_the_score() -> None:
    at = won(hero(sheet(), scars=[RED]), difficulty=0, fell=True)

    assert at.result().scores == (5,)
    assert "title-incompetent-optimists" in at.result().verdicts
