"""Piles on the board, defences and what is spent; rests, reserves and wandering monsters."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BOX,
    CAGES,
    FIREBALL,
    HALL,
    MORDECAI,
    ORC,
    RELIC,
    SWORD,
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
    new_table,
    offered,
    person,
    room,
    table,
    tear,
)
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon.events import (
    AttackRaised,
    AttackRolled,
    CageFell,
    MonsterAttacked,
    WandererCame,
    WanderingRolled,
)
from undercroft.games.dungeon.options import (
    ACCEPT,
    ATTACK,
    BANK,
    DONE,
    ENCOUNTER,
    HEX,
    MOVE,
    REGAIN,
    STAY,
    TAKE_CLASS,
    USE,
)
from undercroft.games.dungeon.state import Hero

ROOM = room()
HERE = front(ROOM)
AWAY = front(room(6))
NO_BOOK = {"spellbook-of-darthon": 1}
SHIELDS, FAST = USE[deed("shield-wall")], USE[deed("stand-fast")]


# Piles


@pytest.mark.rule("DG-COLLECT-02", "DG-RULING-29", "DG-RULING-30")
def test_treasure_that_falls_on_treasure_is_one_pile() -> None:
    orc = hero("dwarf", alive=False)
    orc.minion, orc.graves, orc.fell, orc.place = ORC, 1, 3, HERE
    at = table(
        orc,
        hero("elf", HERE, [gold(250)]),
        hero("cleric", AWAY),
        setup={"underdungeon": True},
        heaps={HERE: [gold(500)], AWAY: [gold(1000)]},
        script=["11", "16"],
    )
    choose(at, STAY, ATTACK[klass("elf")])

    assert [(heap.place, heap.cards) for heap in at.state.heaps] == [
        (HERE, [gold(500), gold(250)]),
        (AWAY, [gold(1000)]),
    ]
    first = table(
        orc,
        hero("elf", HERE, [gold(250)]),
        hero("cleric", AWAY),
        setup={"underdungeon": True},
        heaps={AWAY: [gold(1000)]},
        script=["11", "16"],
    )
    choose(first, STAY, ATTACK[klass("elf")])
    assert [(heap.place, heap.cards) for heap in first.state.heaps] == [
        (AWAY, [gold(1000)]),
        (HERE, [gold(250)]),
    ]


@pytest.mark.rule("DG-SIDEBOARD-05", "DG-SPECIAL-01")
def test_mordecai_is_not_discarded() -> None:
    at = choose(table(hero("dwarf", RELIC), hero("elf", AWAY), script=["66"]), STAY, ENCOUNTER)

    assert not any(MORDECAI in cards for cards in at.state.discards)


@pytest.mark.rule("DG-CLT-05", "DG-RULING-57", "DG-MINION-02")
def test_nothing_is_left_of_the_killed() -> None:
    one = hero(
        "wizard", ROOM, [gold(250)], spells=[FIREBALL], caged=True, lost=0, banked=[gold(500)]
    )
    one.spent = [deed("charge")]
    at = table(
        one,
        hero("elf", AWAY),
        open={ROOM: foe(12)},
        script="11 66",
        setup={"deadly": True},
    )
    choose(at, STAY, ENCOUNTER)
    while at.waiting_for == (0,):
        choose(at, offered(at)[0])

    me = person(at)
    assert (me.alive, me.spells, me.spent, me.caged, me.fell) == (False, [], [], False, 3)
    assert at.state.fight is None


# Fights


@pytest.mark.rule("DG-RULING-24", "DG-ACTIONCARD-06", "DG-HALFLING-04")
def test_nobody_is_asked_for_a_blessing_that_is_not_needed() -> None:
    stones = USE[deed("slingshot-of-snake-pipe-hollow")]
    at = table(hero("halfling", ROOM), hero("cleric", ROOM), open={ROOM: foe(8)}, script=["43"])
    choose(at, STAY, ENCOUNTER, stones)

    assert asked(at) == "DG-MOVE-01"
    assert len(happened(at, AttackRaised)) == 1
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-CHAMBERCARD-01", "DG-CHAMBERCARD-02", "DG-COMBAT-01")
@pytest.mark.parametrize(("name", "total"), [("mirth", 9), ("folly", 7)])
def test_a_tear_counts_for_one_roll(name: str, total: int) -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place), used={"slingshot-of-snake-pipe-hollow": 6}),
        hero("elf", AWAY),
        chambers={place: [foe(12), foe(12), foe(12)]},
        tears={place: tear(name)},
        setup={"chamber_cards": True},
        script=["44", "11", "66", "12"],
    )
    choose(at, MOVE[place])
    assert person(at).edge == 0
    choose(at, STAY, STAY, ENCOUNTER)

    assert [event.total for event in happened(at, AttackRolled)] == [total, 12]


@pytest.mark.rule("DG-RULING-21", "DG-CHAMBERCARD-05")
def test_blood_is_added_to_the_dice_of_the_monster() -> None:
    place = chamber()
    at = table(
        hero("fighter", front(place), [gold(250)], spent=["mighty-blow"]),
        hero("elf", AWAY),
        chambers={place: [foe(12), foe(12), foe(12)]},
        tears={place: tear("blood")},
        setup={"chamber_cards": True},
        script=["111", "16"],
    )
    choose(at, MOVE[place])

    assert [(event.total, event.tier) for event in happened(at, MonsterAttacked)] == [(8, "hurt")]
    assert (at.state.fight.foe_dice, at.state.fight.foe_bonus) == ([1, 6], 1)


@pytest.mark.rule("DG-RULING-24", "DG-RULING-40", "DG-ACTIONCARD-12", "DG-ACTIONCARD-10")
def test_what_the_fighter_can_do_about_each_result() -> None:
    def lost(dice: str, *spent: str) -> Table:
        one = hero("fighter", treasures=[gold(250)], spent=["mighty-blow", *spent])
        return before_a_room(one, foe(12), ["111", dice])

    assert offered(lost("16")) == [ACCEPT, SHIELDS]
    assert offered(lost("26")) == [ACCEPT, SHIELDS, FAST]
    assert offered(lost("56")) == [ACCEPT, SHIELDS]
    softened = choose(lost("56"), SHIELDS)
    assert offered(softened) == [ACCEPT, FAST], "it is Hurt by now"
    standing = choose(lost("26"), FAST)
    assert offered(standing) == [ACCEPT, SHIELDS], "who stands fast can't stand faster"
    choose(standing, ACCEPT)
    assert (person(standing).place, person(standing).lost) == (ROOM, 0)


@pytest.mark.rule("DG-RULING-40", "DG-ATTACK-04")
def test_without_a_card_nobody_stands_fast() -> None:
    at = choose(
        before_a_room(hero("fighter", spent=["mighty-blow"]), foe(12), ["111", "26"]), ACCEPT
    )

    assert (person(at).place, person(at).lost) == (HERE, 1)


@pytest.mark.rule("DG-TURN-06", "DG-TOKEN-10")
@pytest.mark.parametrize(("used", "left"), [(0, True), (1, False)])
def test_an_ability_is_offered_as_long_as_it_has_uses(used: int, left: bool) -> None:
    one = hero("rogue", spent=["backstab", "hide-in-shadows"], used={"wavy-bladed-dagger": used})
    at = before_a_room(one, foe(12), ["1", "11", "11"])

    assert (at.waiting_for == (0,)) == left


@pytest.mark.rule("DG-RULING-47", "DG-ITEM-01")
def test_the_best_sword_counts_wherever_it_is_carried() -> None:
    second = BOX.number("item-magic-sword-2")
    for cards in ([SWORD, second], [second, SWORD], [gold(250), SWORD, gold(500)]):
        at = before_a_room(hero("dwarf", treasures=cards), foe(9), ["44"])
        assert gold(1000, 7) in person(at).treasures


@pytest.mark.rule("DG-RULING-02", "DG-DUEL-03", "DG-DUEL-07")
def test_who_is_attacked_is_the_living_hero_of_that_class() -> None:
    dead = hero("halfling", alive=False)
    prey = hero("halfling", HERE, [gold(250)], used={"slingshot-of-snake-pipe-hollow": 6})
    at = table(hero("dwarf", HERE), dead, hero("elf", HERE, [gold(500)]), prey, script="66 11")
    choose(at, STAY, ATTACK[klass("halfling")])

    assert person(at).treasures == [gold(250)]
    assert person(at, 2).treasures == [gold(500)]
    hexed = table(
        hero("wizard", HERE, spells=[FIREBALL], used=NO_BOOK),
        dead,
        hero("elf", HERE, [gold(500)]),
        prey,
        script="66",
    )
    choose(hexed, STAY, HEX[klass("halfling")])
    choose(hexed, offered(hexed)[0])
    assert person(hexed).treasures == [gold(250)]
    assert hexed.state.fight is None


@pytest.mark.rule("DG-DUEL-03", "DG-DUEL-02")
@pytest.mark.parametrize(("dice", "winner"), [("44 43", 0), ("43 44", 1), ("43 34", None)])
def test_one_point_decides_a_fight_among_heroes(dice: str, winner: int | None) -> None:
    heroes = hero("dwarf", HERE, [gold(250)]), hero("elf", HERE, [gold(500)])
    at = choose(table(*heroes, script=dice), STAY, ATTACK[klass("elf")])

    gained = [gold(500), gold(250)]
    for number, card in enumerate(gained):
        assert (card in person(at, number).treasures) == (winner == number)


# Rest


def resting(one: Hero, **more: Any) -> Table:
    return choose(table(one, hero("elf", AWAY), **more), STAY)


@pytest.mark.rule("DG-CAST-02", "DG-REST-04")
@pytest.mark.parametrize(("held", "back"), [(3, 4), (4, 4), (5, 3), (7, 1), (8, 0)])
def test_a_rest_gives_back_four_spells_or_what_is_missing(held: int, back: int) -> None:
    at = resting(hero("wizard", HALL, spells=[FIREBALL] * held, used=NO_BOOK))
    taken = 0
    while at.waiting_for == (0,):
        choose(at, offered(at)[1])
        taken += 1

    assert taken == back
    assert len(person(at).spells) == held + back


@pytest.mark.rule("DG-RULING-44", "DG-RULING-46", "DG-BANK-04", "DG-BANK-01")
@pytest.mark.parametrize("banking", [True, False])
def test_what_a_rest_offers(banking: bool) -> None:
    one = hero("fighter", HALL, [gold(250), gold(500)], spent=["charge", "stand-fast"])
    at = resting(one, setup={"banking": banking})
    cards = [REGAIN[deed("charge")], REGAIN[deed("stand-fast")]]
    banks = [BANK[card] for card in sorted([gold(250), gold(500)])] if banking else []

    assert (asked(at), offered(at)) == ("DG-RULING-44", [DONE, *cards, *banks])
    choose(at, cards[0])
    assert (at.waiting_for == (0,)) == banking
    if banking:
        assert offered(at) == [DONE, *banks]


@pytest.mark.rule("DG-ACTION-02", "DG-RULING-45", "DG-CHAMBERCARD-09")
@pytest.mark.parametrize(("name", "back"), [("rest", 1), ("mirth", 0)])
def test_in_a_chamber_only_the_tear_of_rest_gives_a_card_back(name: str, back: int) -> None:
    place = chamber()
    at = table(hero("fighter", place, spent=["charge"]), hero("elf", AWAY), cleared=[place])
    at.state.site_at(place).tear = Placed(tear(name), EVERYONE)
    choose(at, STAY)

    assert (at.waiting_for == (0,)) == bool(back)
    bare = table(hero("fighter", place, spent=["charge"]), hero("elf", AWAY), cleared=[place])
    assert choose(bare, STAY).waiting_for == (1,)


# Set-up


@pytest.mark.rule("DG-ELF-02", "DG-CHANCE-05", "DG-SETUP-15")
@pytest.mark.parametrize(("face", "spells"), [("1", 4), ("2", 5), ("3", 6)])
def test_the_elf_rolls_a_die_of_three(face: str, spells: int) -> None:
    at = choose(new_table(2, ["66", "34", face]), TAKE_CLASS[klass("elf")])
    taken = 0
    while at.waiting_for == (0,):
        choose(at, offered(at)[0])
        taken += 1

    assert taken == spells == len(person(at).spells)
    with pytest.raises(Exception, match="broke"):
        choose(new_table(2, ["66", "34", "4"]), TAKE_CLASS[klass("elf")])


@pytest.mark.rule("DG-SETUP-10", "DG-COMPONENT-13")
@pytest.mark.parametrize("option", [True, False])
def test_chamber_cards_lie_in_chambers_with_the_option_only(option: bool) -> None:
    at = table(hero("dwarf"), hero("elf"), setup={"chamber_cards": option})
    kinds = BOX.board.kinds

    for site in at.state.sites:
        assert (site.tear is not None) == (option and kinds[site.place] == "chamber")
    assert len(at.state.tears.pool) == (12 if option else 0)


# Wandering monsters


def wander(*heroes: Hero, script: list[str | int], **more: Any) -> Table:
    """A Cleric far away ends the turn, then comes what wanders."""
    at = table(hero("cleric", AWAY), *heroes, script=script, setup={"wandering": True}, **more)
    return choose(at, STAY)


@pytest.mark.rule("DG-WANDER-02", "DG-WANDER-01", "DG-CAGE-08", "DG-RULING-52")
@pytest.mark.parametrize(
    ("dice", "level"), [("15", 6), ("51", 6), ("42", 6), ("16", 0), ("34", 0), ("66", 0)]
)
def test_both_dice_make_the_level_up_to_the_deepest(dice: str, level: int) -> None:
    deck = [card for card in BOX.monster_decks[6] if card in BOX.monsters]
    script: list[str | int] = [dice, deck[0], "66", BOX.prize_decks[6][0]] if level else [dice]
    at = wander(hero("elf", front(room(2))), script=script)

    assert [event.total for event in happened(at, WanderingRolled)] == [
        sum(int(die) for die in dice)
    ]
    assert [event.level for event in happened(at, WandererCame)] == ([level] if level else [])
    if level:
        assert happened(at, WandererCame)[0].hero == klass("cleric"), "who is on that level"


@pytest.mark.rule("DG-WANDER-03", "DG-RULING-55", "DG-RULING-56", "DG-RULING-67")
def test_a_wanderer_and_its_prize_come_from_the_reserves() -> None:
    whole = table(hero("dwarf", HERE), hero("elf")).state
    less = [count - (level == 2) for level, count in enumerate(whole.reserve)]
    fewer = [count - (level == 2) for level, count in enumerate(whole.prizes_left)]
    at = wander(hero("dwarf", HERE), script=["12", foe(8), "66", gold(250)])
    assert (at.state.reserve, at.state.prizes_left) == (less, fewer)
    assert person(at, 1).treasures == [gold(250)], "one Prize and no more"
    assert monster_at(at, HERE) is None
    assert not any(one.due for one in at.state.monsters)

    lost = wander(hero("dwarf", HERE), script=["12", foe(8), "11", "11"])
    assert (lost.state.reserve, lost.state.prizes_left) == (less, fewer)
    left = monster_at(lost, HERE)
    assert left is not None
    assert (left.prize, left.number) == (Placed(-1), 1)


@pytest.mark.rule("DG-RULING-56", "DG-WANDER-04")
def test_without_a_prize_in_reserve_a_wanderer_has_none() -> None:
    at = wander(hero("dwarf", HERE), script=["12", foe(8), "11", "11"], prizes_left=[0] * 6)

    left = monster_at(at, HERE)
    assert left is not None
    assert left.prize is None
    assert at.state.prizes_left == [0] * 6


@pytest.mark.rule("DG-CAGE-08", "DG-CAGE-02", "DG-SIDEBOARD-05")
def test_a_wandering_cage_is_discarded_and_nobody_fights() -> None:
    at = wander(
        hero("elf", HERE, [gold(250)]),
        hero("halfling", HERE, [gold(500)]),
        script=["12", CAGES[3]],
    )

    assert [event.hero for event in happened(at, CageFell)] == [klass("halfling")]
    assert at.state.discards[2] == [CAGES[3]]
    assert happened(at, WandererCame) == []
    assert at.waiting_for == (1,)
