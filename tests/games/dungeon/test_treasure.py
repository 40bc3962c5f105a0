"""Treasure: dropped, guarded, collected; resting and the bank; goals."""

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    BOLT,
    BOX,
    ESP,
    FIREBALL,
    HALL,
    SECRET,
    STONE,
    SWORD,
    TELEPORT,
    asked,
    before_a_room,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    klass,
    monster_at,
    offered,
    person,
    room,
    table,
    tear,
)
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.events import TreasureTaken
from undercroft.games.dungeon.goals import goal_of, is_met, wealth
from undercroft.games.dungeon.options import (
    BANK,
    DONE,
    DROP,
    ENCOUNTER,
    MOVE,
    PASS,
    REGAIN,
    STAY,
    TAKE,
    TAKE_ALL,
    TAKE_SPELL,
    USE,
    Bank,
    Regain,
    TakeSpell,
)

PRIZE = gold(1000, 7)


@pytest.mark.rule("DG-RULING-29", "DG-COLLECT-02")
def test_dropped_treasure_is_guarded_until_the_monster_is_defeated() -> None:
    place = room()
    at = before_a_room(hero("dwarf", treasures=[gold(250)]), foe(12), ["11", "16"])
    guard = monster_at(at, place)
    assert guard is not None
    assert guard.pile == [gold(250)]
    assert at.view(None)["monsters"][-1]["pile"] == [gold(250)], "it lies open"

    later = table(hero("dwarf", place), hero("cleric"), open={place: foe(12)})
    later.state.monsters_at(place)[0].pile.append(gold(250))
    choose(later, STAY, PASS)
    assert later.waiting_for == (1,), "nothing can be collected before the monster"


@pytest.mark.rule("DG-COLLECT-01", "DG-RULING-31", "DG-COMBAT-04")
def test_the_winner_claims_the_prize_and_may_take_the_guarded_pile() -> None:
    place = room()
    at = table(hero("dwarf", place), hero("cleric"), open={place: foe(5)}, script=["32"])
    at.state.monsters_at(place)[0].pile.append(gold(250))
    choose(at, STAY, ENCOUNTER)
    assert person(at).treasures == [gold(500, 7)], "the Prize"
    assert offered(at) == [DONE, TAKE[gold(250)]]
    choose(at, TAKE[gold(250)])

    assert sorted(person(at).treasures) == sorted([gold(500, 7), gold(250)])
    assert at.state.heaps == []


@pytest.mark.rule("DG-COLLECT-02", "DG-RULING-30", "DG-CHOICE-15")
def test_any_or_all_of_an_unguarded_pile_is_taken_on_the_own_space() -> None:
    here = front(room())
    cards = [gold(250), gold(500), gold(1000)]

    def at() -> Table:
        return choose(table(hero("dwarf", here), hero("cleric"), heaps={here: cards}), STAY)

    assert offered(at()) == [DONE, TAKE_ALL, *(TAKE[card] for card in sorted(cards))]
    some = choose(at(), TAKE[gold(500)], DONE)
    assert person(some).treasures == [gold(500)]
    assert some.state.heaps[0].cards == [gold(250), gold(1000)]
    everything = choose(at(), TAKE_ALL)
    assert person(everything).treasures == cards
    assert everything.state.heaps == []
    nothing = choose(at(), DONE)
    assert person(nothing).treasures == []
    elsewhere = choose(table(hero("dwarf", here), hero("cleric"), heaps={room(): cards}), STAY)
    assert elsewhere.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-32")
def test_treasure_is_not_given_away() -> None:
    here = front(room())
    at = table(hero("dwarf", here, [gold(250)]), hero("cleric", here), setup={"mode": "team"})
    choose(at, STAY)

    assert at.waiting_for == (1,), "there is nothing to do with it"


@pytest.mark.rule("DG-RULING-38", "DG-SETUP-12")
def test_the_shadowstone_is_one_treasure_that_can_be_dropped() -> None:
    at = before_a_room(hero("dwarf", treasures=[STONE, gold(250)]), foe(12), ["11", "16"])
    choose(at, DROP[STONE])

    assert person(at).treasures == [gold(250)]
    assert BOX.values[STONE] == 5000
    card = BOX.treasure(STONE)
    assert (card.attack, card.senses, card.scries, card.opens) == (0, False, False, False)


@pytest.mark.rule("DG-ACTIONCARD-04")
def test_light_fingers_take_one_guarded_treasure_here_or_next_door() -> None:
    place = room()
    fingers = USE[deed("light-fingers")]

    def thief(at: int) -> Table:
        game = table(hero("rogue", at), hero("cleric"), open={place: foe(12)}, script=["1"])
        game.state.monsters_at(place)[0].pile += [gold(250), gold(500)]
        choose(game, STAY)
        if asked(game) == "DG-RULING-07":
            choose(game, PASS)
        return game

    for spot in (place, front(place)):
        game = thief(spot)
        assert offered(game) == [DONE, fingers]
        choose(game, fingers, TAKE[gold(500)])
        assert person(game).treasures == [gold(500)]
        assert deed("light-fingers") in person(game).spent
        assert game.waiting_for == (1,), "one treasure and no Prize"
    heap = table(
        hero("rogue", front(place)),
        hero("cleric"),
        open={place: foe(12)},
        heaps={place: [gold(250)]},
        script=["1"],
    )
    choose(heap, STAY, fingers)
    assert person(heap).treasures == [gold(250)]
    assert heap.state.heaps == [], "nothing lies there any more"
    far = next(p for p in BOARD.corridors[3] if BOARD.distances(place)[p] == 2)
    assert thief(far).waiting_for == (1,)


# Rest


def resting(name: str, place: int = HALL, **more: object) -> Table:
    """A hero whose turn has come to Rest."""
    setup = {"banking": True} if more.pop("banking", False) else {}
    cleared = [place] if place != HALL else []
    tears = more.pop("tears", None)
    at = table(
        hero(name, place, **more),  # type: ignore[arg-type]
        hero("cleric" if name != "cleric" else "dwarf", front(room(6))),
        cleared=cleared,
        script=["1"] if name == "rogue" else [],
        setup=setup,
    )
    if tears:
        at.state.site_at(place).tear = Placed(tears, EVERYONE)  # type: ignore[arg-type]
    choose(at, STAY)
    if at.waiting_for == (0,) and asked(at) == "DG-RULING-07":
        choose(at, PASS)
    return at


@pytest.mark.rule(
    "DG-REST-02", "DG-REST-04", "DG-SPELL-02", "DG-CAST-02", "DG-RULING-44", "DG-CHOICE-16"
)
def test_a_rest_gives_back_up_to_four_spells_of_choice() -> None:
    at = resting("wizard", spells=[FIREBALL], used={"spellbook-of-darthon": 1})
    spells = [TAKE_SPELL[spell] for spell in BOX.spells]
    assert offered(at) == [DONE, *spells]
    choose(at, TAKE_SPELL[BOLT], TAKE_SPELL[BOLT], TAKE_SPELL[TELEPORT], TAKE_SPELL[FIREBALL])

    assert person(at).spells == sorted([FIREBALL, FIREBALL, BOLT, BOLT, TELEPORT])
    assert at.waiting_for == (1,), "four and no more"


@pytest.mark.rule("DG-CAST-01")
def test_nobody_holds_more_than_eight() -> None:
    used = {"spellbook-of-darthon": 1}
    at = resting("wizard", spells=[FIREBALL] * 6, used=used)
    choose(at, TAKE_SPELL[BOLT], TAKE_SPELL[BOLT])

    assert len(person(at).spells) == 8
    assert at.waiting_for == (1,)
    assert resting("wizard", spells=[FIREBALL] * 8, used=used).waiting_for == (1,)


@pytest.mark.rule("DG-REST-01")
def test_resting_is_optional() -> None:
    at = choose(resting("wizard", used={"spellbook-of-darthon": 1}), DONE)

    assert person(at).spells == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-REST-03", "DG-RULING-45")
def test_in_a_cleared_chamber_spells_come_back_but_no_action_cards() -> None:
    wizard = resting("wizard", chamber(), used={"spellbook-of-darthon": 1})
    assert any(isinstance(option, TakeSpell) for option in offered(wizard))
    assert resting("fighter", chamber(), spent=["charge"]).waiting_for == (1,)


@pytest.mark.rule("DG-REST-02", "DG-REST-03")
def test_there_is_no_rest_elsewhere() -> None:
    for place, cleared in ((front(room()), []), (room(), [room()])):
        at = table(
            hero("wizard", place, used={"spellbook-of-darthon": 1}),
            hero("cleric", front(room(6))),
            cleared=cleared,
        )
        choose(at, STAY)
        assert at.waiting_for == (1,)
    uncleared = table(
        hero("wizard", chamber(), used={"spellbook-of-darthon": 1}), hero("cleric", front(room(6)))
    )
    choose(uncleared, STAY, PASS)
    assert uncleared.waiting_for == (1,)


@pytest.mark.rule("DG-ACTION-02", "DG-RULING-46", "DG-RULING-45")
def test_one_action_card_of_choice_comes_back_in_the_great_hall() -> None:
    at = resting("fighter", spent=["charge", "shield-wall"])
    assert {type(option) for option in offered(at)} == {type(DONE), Regain}
    choose(at, REGAIN[deed("charge")])

    assert person(at).spent == [deed("shield-wall")]
    assert at.waiting_for == (1,), "one for a rest"


@pytest.mark.rule("DG-RULING-45")
def test_uses_in_a_game_never_come_back() -> None:
    at = resting("halfling", used={"nothing-a-good-breakfast-wouldnt-fix": 1})

    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-ELF-03")
def test_the_elfs_spells_never_come_back() -> None:
    assert resting("elf").waiting_for == (1,)
    assert resting("elf", chamber()).waiting_for == (1,)


@pytest.mark.rule("DG-CHAMBERCARD-09")
def test_the_tear_of_rest_gives_an_action_card_back() -> None:
    at = resting("fighter", chamber(), spent=["charge"], tears=tear("rest"))
    choose(at, REGAIN[deed("charge")])

    assert person(at).spent == []
    other = resting("fighter", chamber(), spent=["charge"], tears=tear("mirth"))
    assert other.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-44", "DG-TURN-03", "DG-RULING-06")
def test_rest_costs_neither_move_nor_action() -> None:
    step = BOARD.neighbours(HALL)[0]
    one = hero("wizard", step, used={"spellbook-of-darthon": 1})
    at = choose(table(one, hero("cleric", front(room(6)))), MOVE[HALL], STAY)

    assert asked(at) == "DG-RULING-44"


@pytest.mark.rule("DG-WIZARD-01", "DG-CAST-03", "DG-CHOICE-17")
def test_the_spellbook_fills_the_hand_once_at_any_time_of_the_own_turn() -> None:
    book = USE[deed("spellbook-of-darthon")]
    here = front(room())
    moving = table(hero("wizard", here, spells=[FIREBALL] * 5), hero("cleric"))
    assert book in offered(moving)
    choose(moving, book, *[TAKE_SPELL[BOLT]] * 3)
    assert person(moving).spells == [FIREBALL] * 5 + [BOLT] * 3
    assert asked(moving) == "DG-MOVE-01", "the turn goes on"
    assert book not in offered(moving), "the hand is full, and it is spent"
    acting = choose(table(hero("wizard", here, spells=[FIREBALL]), hero("cleric")), STAY)
    assert book in offered(acting)
    spent = table(hero("wizard", here, used={"spellbook-of-darthon": 1}), hero("cleric"))
    assert book not in offered(spent)


# The bank


@pytest.mark.rule("DG-BANK-01", "DG-VAULT-01")
@pytest.mark.parametrize("place", [HALL, chamber()])
def test_any_number_of_treasures_is_banked_during_a_rest(place: int) -> None:
    at = resting("dwarf", place, treasures=[gold(250), gold(500)], banking=True)
    choose(at, BANK[gold(250)], BANK[gold(500)])

    assert person(at).banked == [gold(250), gold(500)]
    assert person(at).treasures == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-BANK-01")
def test_nothing_is_banked_where_nobody_rests() -> None:
    here = front(room())
    at = table(hero("dwarf", here, [gold(250)]), hero("cleric"), setup={"banking": True})

    assert choose(at, STAY).waiting_for == (1,)


@pytest.mark.rule("DG-BANK-04")
def test_without_the_option_nothing_is_banked() -> None:
    at = resting("dwarf", treasures=[gold(250)])

    assert not any(isinstance(option, Bank) for option in offered(at))


@pytest.mark.rule("DG-BANK-02", "DG-VAULT-04")
def test_banked_treasure_is_never_dropped() -> None:
    at = before_a_room(
        hero("dwarf", treasures=[gold(250)], banked=[gold(1000), gold(500)]), foe(12), ["11", "56"]
    )

    assert person(at).treasures == []
    assert person(at).banked == [gold(1000), gold(500)]


@pytest.mark.rule("DG-VAULT-02", "DG-EXAMPLE-17")
def test_banked_gold_counts_toward_the_goal() -> None:
    at = table(
        hero(
            "elf", treasures=[gold(500), gold(2500)], banked=[gold(5000), gold(1000), gold(1000, 1)]
        ),
        hero("cleric", banked=[gold(5000, 1)], treasures=[gold(2500, 1)]),
        setup={"banking": True},
    )

    assert wealth(at.state, person(at)) == 10_000
    assert is_met(at.state, person(at))
    assert not is_met(at.state, person(at, 1))


@pytest.mark.rule("DG-VAULT-03", "DG-BANK-03")
def test_what_is_banked_can_not_be_taken_back() -> None:
    at = resting("dwarf", banked=[SECRET, BALL, ESP, SWORD], banking=True)

    assert at.waiting_for == (1,)


# Goals


@pytest.mark.rule(
    "DG-GOAL-01", "DG-GOAL-02", "DG-GOAL-03", "DG-GOAL-04", "DG-GOAL-05", "DG-GOAL-06", "DG-GOAL-07"
)
@pytest.mark.parametrize(
    ("name", "goal"),
    [
        ("rogue", 10_000),
        ("cleric", 10_000),
        ("fighter", 15_000),
        ("wizard", 20_000),
        ("dwarf", 12_500),
        ("elf", 10_000),
        ("halfling", 7_500),
    ],
)
def test_the_goals_of_the_classes(name: str, goal: int) -> None:
    other = "dwarf" if name != "dwarf" else "elf"
    at = table(hero(name), hero(other), script=["1"])

    assert goal_of(at.state, person(at)) == goal
    assert at.view(None)["heroes"][0]["goal"] == goal
    assert BOX.hero(klass(name)).goal == goal


@pytest.mark.rule("DG-DWARF-02", "DG-EXAMPLE-11", "DG-RULING-35", "DG-RULING-34", "DG-CHANCE-12")
@pytest.mark.parametrize(("name", "draws"), [("dwarf", True), ("halfling", False)])
def test_the_dwarf_draws_a_prize_for_each_chamber_monster(name: str, draws: bool) -> None:
    place = chamber()
    at = table(
        hero(name, front(place)),
        hero("cleric"),
        chambers={place: [foe(2), foe(3), foe(4)]},
        script=["11", gold(2500)] if draws else ["11"],
    )
    left = at.state.prizes_left[2]
    choose(at, MOVE[place])

    assert person(at).treasures == ([gold(2500)] if draws else [])
    assert at.state.prizes_left[2] == left - draws
    assert not at.state.site_at(place).cleared
    assert len(happened(at, TreasureTaken)) == int(draws)


@pytest.mark.rule("DG-RULING-67")
def test_an_empty_prize_reserve_gives_nothing() -> None:
    place = chamber()
    at = table(
        hero("dwarf", front(place)),
        hero("cleric"),
        chambers={place: [foe(2), foe(3), foe(4)]},
        script=["11"],
        prizes_left=[0] * 6,
    )
    choose(at, MOVE[place])

    assert person(at).treasures == []
