"""Forecasts of Dungeon Run: what they say is what then happens, and nobody learns a secret."""

import random
from itertools import product
from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    ENTRANCE,
    GAME,
    Phase,
    Spot,
    card,
    choose,
    happened,
    hero,
    hero_at,
    new_table,
    table,
)
from undercroft.engine import Fast, Keyed, Option, Prospect, Table
from undercroft.engine.odds import thousandths
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.geometry import EAST, NORTH, WEST
from undercroft.games.dungeon_run.options import (
    ACCEPT,
    ADVANCE,
    AGREE,
    ASSIST,
    BATTLE,
    BLOCK,
    DUEL,
    END_TURN,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    GIVE,
    HOLD_BACK,
    LAY,
    MEET,
    MOVE,
    PASS,
    PASS_ON,
    PICK_TILE,
    PROPOSE,
    PUT_ON,
    RAISE,
    RALLY,
    RESEARCH,
    ROLL_ARMOR,
    SABOTAGE,
    SEARCH,
    STRIKE_HOME,
    TAKE_HERO,
    TAKE_OFF,
    TOSS,
    TRADE,
    USE,
)
from undercroft.games.dungeon_run.state import Kept

OGRE, GOLEM, SLIME = (card(f"monster-{name}") for name in ("cellar-ogre", "stone-golem", "slime"))
"""Ogre: 4 dice, hits on 4 and 5, defense 4, life 4, no armor helps. Golem: defense 4, life 3, the
first wound does not count. Slime: 2 dice, hits on 3, 4 and 5, defense 5, life 3."""


def expected(at: Table, option: Option, seat: int | None = None) -> list[Prospect]:
    seat = at.waiting_for[0] if seat is None else seat
    return list(at.forecast(seat, option).prospects)


def is_grave(at: Table, option: Option, seat: int | None = None) -> bool:
    return at.forecast(at.waiting_for[0] if seat is None else seat, option).grave


def facing(monster: str, *heroes: Any, script: Any = "", wounds: int = 0, **more: Any) -> Table:
    dungeon = [ENTRANCE, Spot(monster=f"monster-{monster}", wounds=wounds)]
    return table(*heroes, dungeon=dungeon, script=script, **more)


# Fights


def test_a_battle_shows_the_dice_of_both_sides() -> None:
    at = facing("cellar-ogre", hero("kessa", place=1))

    assert expected(at, BATTLE) == [ex.FoeDice(OGRE, 4, "4 5"), ex.AttackDice(0, 4, 4)]


def test_glyphs_say_that_a_battle_needs_help() -> None:
    dungeon = [ENTRANCE, Spot("glyph-room", monster="monster-slime")]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon)

    assert expected(at, BATTLE)[0] == ex.NeedsHelp()


def test_a_rating_says_how_many_dice_it_gives_and_whether_they_may_kill() -> None:
    at = choose(facing("stone-golem", hero("kessa", place=1), script="1111", wounds=1), BATTLE)

    assert expected(at, FIGHT_WITH[0]) == [ex.AttackDice(0, 4, 4), ex.KillChance(0, GOLEM, 313)]
    assert expected(at, FIGHT_WITH[1]) == [ex.AttackDice(0, 1, 4)]


def test_dice_that_hit_twice_as_hard_kill_more_often() -> None:
    at = choose(facing("slime", hero("corvan", place=1), script="11", wounds=1), BATTLE)

    # Four dice; a 5 gives 1 wound and a 6 two: every way is counted.
    ways = [
        sum((face >= 5) + (face == 6) for face in dice) for dice in product(range(1, 7), repeat=4)
    ]
    chance = thousandths(sum(wounds >= 2 for wounds in ways), len(ways))
    assert expected(at, FIGHT_WITH[1]) == [ex.AttackDice(0, 4, 5), ex.KillChance(0, SLIME, chance)]


def test_each_use_of_a_die_says_what_a_strike_with_the_rest_would_do() -> None:
    at = facing("cellar-ogre", hero("kessa", place=1), script="4516 5612")
    choose(at, BATTLE, FIGHT_WITH[0])

    assert expected(at, STRIKE_HOME) == [
        ex.WoundsTaken(0, 2, 6, 0),
        ex.MonsterTakes(0, OGRE, 2, 2),
    ]
    assert expected(at, BLOCK[5][4]) == [
        ex.WoundsTaken(0, 1, 7, 0),
        ex.MonsterTakes(0, OGRE, 1, 3),
    ]
    assert expected(at, HOLD_BACK[6]) == [
        ex.WoundsTaken(0, 2, 6, 0),
        ex.MonsterTakes(0, OGRE, 1, 3),
    ]


def test_a_kill_and_a_knock_out_are_foretold() -> None:
    at = facing("cellar-ogre", hero("kessa", place=1, wounds=6), script="4511 5612", wounds=2)
    choose(at, BATTLE, FIGHT_WITH[0])

    assert expected(at, STRIKE_HOME) == [
        ex.WoundsTaken(0, 2, 0, ex.DEAD),
        ex.MonsterTakes(0, OGRE, 2, 0),
    ]
    assert is_grave(at, STRIKE_HOME)
    assert not is_grave(at, BLOCK[5][4])
    assert is_grave(at, HOLD_BACK[5])


@pytest.mark.parametrize(("endgame", "fate"), [(False, ex.KNOCKED_OUT), (True, ex.DEAD)])
def test_who_falls_is_knocked_out_before_the_endgame_and_dead_in_it(
    endgame: bool, fate: int
) -> None:
    at = facing(
        "cellar-ogre",
        hero("kessa", place=1, wounds=6),
        hero("ragg"),
        script="4511 1115",
        endgame=endgame,
    )
    choose(at, BATTLE, FIGHT_WITH[0])

    assert expected(at, STRIKE_HOME)[0] == ex.WoundsTaken(0, 2, 0, fate)


def test_armor_is_told_with_the_strike_and_where_it_may_be_rolled() -> None:
    plated = hero("kessa", place=1, equipped=["treasure-gate-guards-plate"])
    at = facing("slime", plated, script="33 1115")
    choose(at, BATTLE, FIGHT_WITH[0])

    stops = ex.ArmorRoll(0, thousandths(6**3 - 4**3, 6**3))
    struck = ex.MonsterTakes(0, SLIME, 1, 2)
    assert expected(at, STRIKE_HOME) == [ex.WoundsTaken(0, 2, 6, 0), struck, stops]
    choose(at, STRIKE_HOME)
    assert expected(at, ROLL_ARMOR) == [stops]
    assert expected(at, PASS) == [ex.WoundsTaken(0, 2, 6, 0)]


def test_no_armor_is_promised_against_a_monster_that_pierces_it() -> None:
    plated = hero("kessa", place=1, equipped=["treasure-gate-guards-plate"])
    at = choose(facing("cellar-ogre", plated, script="4411 1115"), BATTLE, FIGHT_WITH[0])

    assert expected(at, STRIKE_HOME) == [
        ex.WoundsTaken(0, 2, 6, 0),
        ex.MonsterTakes(0, OGRE, 1, 3),
    ]


def test_a_duel_shows_both_dice_and_then_both_wounds() -> None:
    at = table(hero("kessa"), hero("brunna"), script="4511 4411")

    assert expected(at, DUEL[1]) == [ex.AttackDice(0, 4, 4), ex.AttackDice(1, 3, 4)]
    assert is_grave(at, DUEL[1])
    choose(at, DUEL[1], FIGHT_WITH[0])
    assert expected(at, FIGHT_WITH[0]) == [ex.AttackDice(1, 3, 4)]


def test_in_a_duel_a_block_spares_wounds_and_costs_a_hit() -> None:
    at = table(hero("kessa"), hero("brunna"), script="4511 441")
    choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0])

    assert expected(at, STRIKE_HOME) == [ex.WoundsTaken(0, 2, 6, 0), ex.WoundsTaken(1, 2, 6, 0)]
    assert expected(at, BLOCK[4][4]) == [ex.WoundsTaken(0, 1, 7, 0), ex.WoundsTaken(1, 1, 7, 0)]


def test_an_attack_on_a_hero_is_no_longer_grave_in_the_endgame() -> None:
    at = table(hero("kessa"), hero("brunna"), endgame=True)

    assert not is_grave(at, DUEL[1])


def open_battles(seed: int) -> list[tuple[Table, int]]:
    """Moments of a game at which somebody may strike, each as a copy that can be played on."""
    at, chooser = new_game(seed), random.Random(seed)
    found: list[tuple[Table, int]] = []
    while not at.is_over and len(found) < 40:
        seat = chooser.choice(at.waiting_for)
        options = at.options(seat)
        if STRIKE_HOME in options:
            found.append((at.twin(Fast(seed)), seat))
        well = chooser.random() < 0.6
        advice = at.game.advise(at.state, seat, options, Fast(seed))
        at.answer(seat, advice if well else chooser.choice(options))
    return found


def new_game(seed: int) -> Table:
    return Table(GAME, 3, Keyed.from_seed(f"forecast {seed}"))


@pytest.mark.parametrize("seed", range(4))
def test_a_strike_does_what_was_forecast(seed: int) -> None:
    """Wherever no armor is rolled for, the wounds on both sides are those that were told."""
    compared = 0
    for at, seat in open_battles(seed):
        told = at.forecast(seat, STRIKE_HOME).prospects
        before = len(at.events)
        at.answer(seat, STRIKE_HOME)
        while at.ask is not None and at.ask.why == "DR-DUEL-08":
            at.answer(at.waiting_for[0], PASS)
        struck = at.events[before:]
        taken = [one for one in told if isinstance(one, ex.WoundsTaken)]
        dealt = [one for one in told if isinstance(one, ex.MonsterTakes)]
        wounded = {
            (event.seat, event.wounds)
            for event in struck
            if isinstance(event, ev.HeroWounded) and event.why in ("DR-BATTLE-19", "DR-DUEL-09")
        }
        hurt = [event.wounds for event in struck if isinstance(event, ev.MonsterWounded)][:1]
        assert {(one.seat, one.wounds) for one in taken} == wounded
        assert [one.wounds for one in dealt] == hurt
        killed = [event.card for event in struck if isinstance(event, ev.MonsterKilled)][:1]
        assert [one.card for one in dealt if not one.left] == killed
        compared += 1
    assert compared


# Rolls


def test_a_disarming_says_its_chance_and_what_failing_costs() -> None:
    pile = ["standard-14", "standard-15"]
    trap = ["trap-long-slide"]
    at = table(hero("kessa"), hero("ragg", place=1), pile=pile, encounters=trap, script=[0, "4"])
    assert expected(at, MOVE[NORTH]) == [ex.NewTile(2)]
    choose(at, MOVE[NORTH])
    while at.ask is not None and at.ask.why == "DR-TILE-02":
        at.answer(0, at.options(0)[0])

    assert expected(at, FIGHT_WITH[0]) == [ex.RollNeeds(0, 4, 4, 2, 688), ex.ElseWounds(0, 1)]
    assert expected(at, FIGHT_WITH[2]) == [ex.RollNeeds(0, 2, 4, 2, 250), ex.ElseWounds(0, 1)]


def test_an_escape_says_its_chance_and_the_free_attack_it_risks() -> None:
    at = facing("cellar-ogre", hero("kessa", place=1))

    assert expected(at, ESCAPE) == [
        ex.RollNeeds(0, 2, 3, 1, 889),
        ex.ElseFreeAttack(0, OGRE, 4, "4 5"),
    ]
    spared = facing("cellar-ogre", hero("mizzle", place=1))
    assert expected(spared, ESCAPE) == [ex.RollNeeds(0, 5, 3, 1, 996)]


def test_a_turn_that_ends_beside_a_monster_brings_its_free_attack() -> None:
    at = facing("cellar-ogre", hero("kessa", place=1))

    risk = ex.WoundRisk(0, thousandths(6**4 - 4**4, 6**4))
    assert expected(at, END_TURN) == [
        ex.FreeAttack(0, OGRE, 4, "4 5"),
        risk,
        ex.ActionsLost(0, 2),
    ]
    assert is_grave(at, END_TURN)


def test_to_end_a_turn_is_not_grave_when_nothing_is_given_up() -> None:
    reader = hero("saelith", abilities=["ability-read-the-signs"])
    at = table(reader, hero("ragg", place=1), actions=0)

    assert expected(at, END_TURN) == []
    assert not is_grave(at, END_TURN)


def test_to_end_a_turn_on_the_entrance_with_the_stone_wins() -> None:
    at = table(
        hero("kessa", equipped=["artifact-summoning-stone"]), hero("ragg", place=1), endgame=True
    )

    assert expected(at, END_TURN) == [ex.GameWon(0), ex.ActionsLost(0, 2)]
    assert not is_grave(at, END_TURN)


def test_special_tiles_tell_the_rolls_they_ask_for() -> None:
    dungeon = [ENTRANCE, Spot("ancient-bridge"), Spot("underground-channel", at=(0, -1))]
    at = table(hero("kessa"), hero("ragg", place=1), dungeon=dungeon)

    assert expected(at, MOVE[EAST]) == [
        ex.KnownTile(1),
        ex.FallRisk(0, 10, 28),
        ex.HeroThere(1),
    ]
    assert expected(at, MOVE[NORTH]) == [
        ex.KnownTile(2),
        ex.RollNeeds(0, 4, 4, 2, 688),
        ex.ElseWounds(0, 1),
    ]
    gated = table(hero("kessa", place=1), dungeon=[ENTRANCE, Spot("portcullis-room")])
    assert expected(gated, MOVE[WEST]) == [
        ex.RollNeeds(0, 4, 4, 1, 938),
        ex.ElseWounds(0, 1),
        ex.KnownTile(0),
    ]


def test_a_card_that_spares_a_roll_spares_its_forecast() -> None:
    dungeon = [ENTRANCE, Spot("ancient-bridge")]
    at = table(hero("kessa", equipped=["treasure-ten-foot-pole"]), dungeon=dungeon)

    assert expected(at, MOVE[EAST]) == [ex.KnownTile(1)]


def test_what_lies_and_stands_on_a_tile_is_told_before_one_goes_there() -> None:
    spot = Spot(monster="monster-slime", wounds=1, items=["treasure-feud-sword"], hidden=2)
    stranger = Spot(stranger="stranger-barefoot-hermit", at=(0, -1))
    at = table(hero("kessa"), dungeon=[ENTRANCE, spot, stranger])

    assert expected(at, MOVE[EAST]) == [
        ex.KnownTile(1),
        ex.MonsterThere(SLIME, 2),
        ex.ThingsThere(1, 2),
    ]
    assert expected(at, MOVE[NORTH])[1] == ex.StrangerThere(card("stranger-barefoot-hermit"))


def test_a_curse_is_told_to_those_it_would_silence() -> None:
    dungeon = [ENTRANCE, Spot(), Spot("cursed-stone")]
    at = table(hero("kessa"), dungeon=dungeon)
    lit = table(hero("kessa", abilities=["ability-unquenched-lamp"]), dungeon=dungeon)

    assert ex.CurseThere(0) in expected(at, MOVE[EAST])
    assert ex.CurseThere(0) not in expected(lit, MOVE[EAST])


def test_a_tile_that_is_placed_says_where_its_exits_lead() -> None:
    dungeon = [ENTRANCE, Spot(exits=0b1111), Spot(at=(1, -1), exits=0b1101)]
    at = table(hero("kessa"), dungeon=dungeon, pile=["standard-10", "standard-11"], script=[0])
    choose(at, MOVE[NORTH])

    exits = [expected(at, turn)[0] for turn in LAY if turn in at.options(0)]
    assert exits == [ex.ExitsOpen(2, 1), ex.ExitsOpen(2, 1)]


# Helping and hindering


def test_an_assist_and_a_sabotage_say_whose_dice_they_change() -> None:
    at = choose(facing("cellar-ogre", hero("kessa", place=1), hero("brunna", place=1)), BATTLE)

    assert expected(at, ASSIST[0], 1) == [ex.DiceAdded(0, 1)]
    assert expected(at, SABOTAGE, 1) == [ex.DiceTaken(0, 2), ex.SabotageWound(1)]
    assert is_grave(at, SABOTAGE, 1)
    assert expected(at, PASS_ON, 1) == [ex.AutoPass()]
    assert expected(at, PASS, 1) == []
    choose(at, ASSIST[0])
    assert expected(at, ACCEPT[1]) == [ex.DiceAdded(0, 1)]


def test_a_reroll_says_how_many_dice_fall_again_and_how_good_they_are() -> None:
    prayer = hero("brunna", place=1, abilities=["ability-patient-prayer"])
    at = facing("stone-golem", prayer, script="1111 125")
    choose(at, BATTLE, FIGHT_WITH[0])

    assert expected(at, USE[card("ability-patient-prayer")]) == [ex.DiceAgain(2, 0)]
    nerve = hero("kessa", place=1, abilities=["ability-break-their-nerve"])
    at = choose(facing("cellar-ogre", nerve, script="4561"), BATTLE)
    assert expected(at, USE[card("ability-break-their-nerve")]) == [ex.DiceAgain(1, 1)]


def test_a_rally_heals_and_who_is_attacked_by_a_roaming_monster_is_named() -> None:
    at = facing("slime", hero("kessa", place=1, wounds=2), script="11 5511", wounds=1)
    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    assert expected(at, RALLY) == [ex.Heals(0, 1)]


def test_where_a_monster_roams_says_whom_it_would_meet() -> None:
    dungeon = [ENTRANCE, Spot(monster="monster-cellar-ogre"), Spot(at=(1, -1)), Spot(at=(1, 1))]
    heroes = [hero("kessa", place=2), hero("ragg", place=3)]
    at = table(*heroes, dungeon=dungeon, phase=Phase.ROAM, queue=[0])

    assert expected(at, PICK_TILE[2]) == [ex.HeroThere(0)]
    assert expected(at, PICK_TILE[3]) == [ex.HeroThere(1)]


# Cards


def test_a_search_counts_only_what_its_hero_has_not_seen() -> None:
    dungeon = [ENTRANCE, Spot(hidden=1)]
    seeker, rival = hero("kessa", place=1), hero("ragg", place=1)
    plain = table(hero("kessa", place=1), hero("ragg", place=1), dungeon=dungeon)
    (before,) = expected(plain, SEARCH)
    assert isinstance(before, ex.Finds)
    assert (before.hidden, before.unseen) == (1, len(plain.state.printed.treasures))

    sword, doll = card("treasure-feud-sword"), card("treasure-hex-doll")
    rival.treasures = [Kept(sword, seat_set([1]), False)]
    seeker.treasures = [Kept(doll, seat_set([0]), False)]
    (after,) = expected(table(seeker, rival, dungeon=dungeon), SEARCH)

    assert isinstance(after, ex.Finds)
    assert after.unseen == before.unseen - 1


def test_the_stone_on_the_ground_is_announced_as_what_it_is() -> None:
    dungeon = [ENTRANCE, Spot(items=["artifact-summoning-stone"])]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon, artifacts=[])

    assert expected(at, SEARCH) == [ex.Finds(0, 1, 0, 0, 0), ex.EndgameBegins()]
    choose(at, SEARCH)
    assert ex.EndgameBegins() in expected(at, PUT_ON[card("artifact-summoning-stone")])


def test_what_is_worn_says_how_the_numbers_change() -> None:
    mage = hero("corvan", loot=["treasure-circlet-of-clear-thought"])
    at = choose(table(mage, hero("ragg", place=1)), EQUIP)
    circlet = card("treasure-circlet-of-clear-thought")

    assert expected(at, PUT_ON[circlet]) == [ex.RatingBecomes(0, 1, 5), ex.BattleDice(0, 1, 5)]
    choose(at, PUT_ON[circlet])
    assert expected(at, TAKE_OFF[circlet]) == [ex.RatingBecomes(0, 1, 4), ex.BattleDice(0, 1, 4)]


def test_an_advance_says_its_price_and_each_rating_what_it_becomes() -> None:
    loot = ["monster-slime", "monster-bone-guard"]
    at = table(hero("kessa", loot=loot), hero("ragg", place=1))

    assert expected(at, ADVANCE) == [ex.CardsPaid(0, 2), ex.Training(0)]
    choose(at, ADVANCE, *[option for option in at.options(0) if option is ADVANCE][1:])
    while at.ask is not None and at.ask.why == "DR-ADVANCE-01":
        at.answer(0, at.options(0)[0])
    assert expected(at, RAISE[0]) == [ex.RatingBecomes(0, 0, 5)]


def test_a_stranger_says_his_price_and_what_he_gives() -> None:
    dungeon = [ENTRANCE, Spot(stranger="stranger-blood-seer")]
    at = table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon)
    assert expected(at, MEET) == [ex.WoundsTaken(0, 1, 7, 0)]

    dungeon = [ENTRANCE, Spot(stranger="stranger-barefoot-hermit")]
    hurt = table(hero("kessa", place=1, wounds=1), hero("ragg"), dungeon=dungeon)
    assert expected(hurt, MEET) == [ex.Heals(0, 1)]


def test_the_library_and_the_well_tell_their_odds() -> None:
    library = table(hero("kessa", place=1), dungeon=[ENTRANCE, Spot("library")])
    assert expected(library, RESEARCH) == [ex.WoundRisk(0, 167), ex.BossSeen(0, 333)]
    known = table(hero("kessa", place=1), dungeon=[ENTRANCE, Spot("library")], boss="boss-hadrak")
    assert expected(known, RESEARCH) == [ex.WoundRisk(0, 167)]

    sword = card("treasure-feud-sword")
    rich = hero("kessa", place=1, loot=["treasure-feud-sword"])
    well = table(rich, dungeon=[ENTRANCE, Spot("well")])
    assert expected(well, TOSS[sword]) == [
        ex.CardLost(0, sword),
        ex.ArtifactChance(0, card("artifact-sword-of-the-well-spirit"), 667),
    ]


def test_cards_say_what_their_actions_do() -> None:
    abilities = ["ability-healing-spring"]
    healer = table(hero("thelian", wounds=1, abilities=abilities), hero("ragg", place=1))
    assert expected(healer, USE[card("ability-healing-spring")]) == [ex.Heals(0, 1)]

    march = table(hero("kessa", abilities=["ability-forced-march"]), hero("ragg", place=1))
    assert expected(march, USE[card("ability-forced-march")]) == [
        ex.WoundsTaken(0, 1, 7, 0),
        ex.ActionsGained(0, 1),
    ]
    lancer = facing("slime", hero("corvan", place=1, abilities=["ability-ember-lance"]), wounds=2)
    assert expected(lancer, USE[card("ability-ember-lance")]) == [ex.MonsterTakes(0, SLIME, 1, 0)]


def test_to_agree_to_a_trade_says_how_many_cards_change_hands() -> None:
    giver, taker = hero("kessa", loot=["treasure-feud-sword"]), hero("ragg")
    at = choose(table(giver, taker), EQUIP, TRADE[1])
    choose(at, GIVE[card("treasure-feud-sword")], PROPOSE)

    assert expected(at, AGREE) == [ex.TradeMade(0, 1)]
    assert hero_at(at, 1).treasures == []


def test_heroes_to_choose_from_show_their_figures() -> None:
    at = new_table(2, ["61"])

    assert expected(at, TAKE_HERO[card("hero-kessa")]) == [ex.HeroFigures(4, 1, 2, 8)]
    assert happened(at, ev.HeroTaken) == []
