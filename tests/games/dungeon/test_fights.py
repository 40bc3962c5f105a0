"""Encounters and attack rolls: numbers, dice, swords, and what may be done about a roll."""

import pytest

from tests.games.dungeon.situations import (
    BOX,
    FIREBALL,
    MORDECAI,
    RELIC,
    STONE,
    SWORD,
    TELEPORT,
    UNEVEN,
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
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import (
    AttackRolled,
    DeedUsed,
    MonsterAttacked,
    MonsterDefeated,
    MonsterRevealed,
    PrizeRevealed,
)
from undercroft.games.dungeon.options import (
    ACCEPT,
    CAST,
    ENCOUNTER,
    MOVE,
    PICK_LEVEL,
    STAY,
    STRIKE,
    USE,
)

PRIZE = gold(1000, 7)
NO_BOOK = {"spellbook-of-darthon": 1}
DAGGER, STONES = deed("wavy-bladed-dagger"), deed("slingshot-of-snake-pipe-hollow")


def won(at: Table) -> bool:
    return bool(happened(at, MonsterDefeated))


# Rolls


@pytest.mark.rule("DG-ENCOUNTER-01", "DG-RULING-19")
def test_opening_a_room_turns_up_monster_and_prize() -> None:
    at = before_a_room(hero("halfling"), foe(12), ["11"])

    assert [event.foe for event in happened(at, MonsterRevealed)] == [foe(12)]
    assert [event.treasure for event in happened(at, PrizeRevealed)] == [PRIZE]
    seen = at.view(1)["monsters"][-1]
    assert (seen["card"], seen["prize"]) == (foe(12), PRIZE)


@pytest.mark.rule("DG-RULING-19")
def test_in_a_chamber_only_the_monster_that_is_fought_is_turned_up() -> None:
    place = chamber()
    cards = [foe(12), foe(2), foe(3)]
    at = table(
        hero("dwarf", front(place)), hero("cleric"), chambers={place: cards}, script=["11", "11"]
    )
    choose(at, MOVE[place])

    assert [event.foe for event in happened(at, MonsterRevealed)] == [foe(12)]
    site = at.state.site_at(place)
    assert [card.card for card in site.cards] == [foe(2), foe(3)]
    shown = next(one for one in at.view(1)["sites"] if one["place"] == place)
    assert shown["cards"] == [None, None]


@pytest.mark.rule("DG-COMBAT-01", "DG-COMBAT-02", "DG-ENCOUNTER-02", "DG-CHANCE-07")
@pytest.mark.parametrize(
    ("name", "needs"),
    [("rogue", 4), ("cleric", 5), ("fighter", 6), ("wizard", 7)],
)
def test_two_dice_are_compared_with_the_number_of_the_class(name: str, needs: int) -> None:
    script = ["1"] if name == "rogue" else []
    dice = "11" if name != "fighter" else "111"
    at = before_a_room(hero(name, used=NO_BOOK), UNEVEN, [*script, dice, "11"])

    (rolled,) = happened(at, AttackRolled)
    assert rolled.needs == needs
    assert len(rolled.dice.split()) == (3 if name == "fighter" else 2)


@pytest.mark.rule("DG-ELF-01", "DG-HALFLING-01", "DG-RULING-41", "DG-CLASS-07")
@pytest.mark.parametrize(("name", "needs"), [("elf", 6), ("dwarf", 6), ("halfling", 4)])
def test_three_classes_borrow_their_numbers(name: str, needs: int) -> None:
    at = before_a_room(hero(name), UNEVEN, ["11", "11"])

    assert [event.needs for event in happened(at, AttackRolled)] == [needs]


@pytest.mark.rule("DG-RULING-18", "DG-COMBAT-03", "DG-COMBAT-04")
@pytest.mark.parametrize(("dice", "success"), [("35", True), ("36", True), ("34", False)])
def test_an_attack_succeeds_when_it_reaches_the_number(dice: str, success: bool) -> None:
    at = before_a_room(hero("dwarf"), foe(8), [dice, "11"])

    assert won(at) == success
    assert person(at).treasures == ([PRIZE] if success else [])
    assert at.state.site_at(room()).cleared == success


@pytest.mark.rule("DG-COMBAT-05", "DG-RULING-21", "DG-CHANCE-09")
def test_a_failure_is_followed_by_a_monster_attack_roll_of_two_dice() -> None:
    lost = before_a_room(hero("dwarf"), foe(8), ["34", "12"])
    fine = before_a_room(hero("dwarf"), foe(8), ["35"])

    assert [event.dice for event in happened(lost, MonsterAttacked)] == ["1 2"]
    assert happened(fine, MonsterAttacked) == []


@pytest.mark.rule("DG-RULING-25")
@pytest.mark.parametrize(("needs", "dice", "success"), [(2, "11", True), (12, "66", True)])
def test_a_natural_2_or_12_is_a_number_like_any_other(needs: int, dice: str, success: bool) -> None:
    assert won(before_a_room(hero("dwarf"), foe(needs), [dice])) == success
    assert not won(before_a_room(hero("dwarf"), foe(12), ["56", "11"]))


@pytest.mark.rule("DG-FIGHTER-01", "DG-EXAMPLE-03", "DG-CLASS-03")
@pytest.mark.parametrize(
    ("dice", "sword", "success"),
    [("244", False, True), ("234", False, False), ("234", True, True), ("116", False, False)],
)
def test_the_fighter_counts_the_best_two_of_three(dice: str, sword: bool, success: bool) -> None:
    treasures = [SWORD] if sword else []
    one = hero("fighter", treasures=treasures, spent=["mighty-blow", "shield-wall", "stand-fast"])
    at = before_a_room(one, foe(8), [dice, "11"])

    assert won(at) == success


@pytest.mark.rule("DG-ITEM-01", "DG-EXAMPLE-04", "DG-RULING-47")
@pytest.mark.parametrize(("dice", "success"), [("35", True), ("34", False)])
def test_a_magic_sword_adds_1(dice: str, success: bool) -> None:
    one = hero("cleric", treasures=[SWORD], spent=["blessing", "sanctuary"])
    place = room()
    one.place = front(place)
    at = table(one, hero("dwarf"), rooms={place: (foe(9), PRIZE)}, script=[dice, "11"])
    choose(at, MOVE[place])

    assert won(at) == success


@pytest.mark.rule("DG-FIGHTER-02", "DG-RULING-47")
def test_in_the_fighters_hand_a_sword_gives_2_and_a_second_one_nothing() -> None:
    second = BOX.number("item-magic-sword-2")
    spent = ["mighty-blow"]
    one = before_a_room(hero("fighter", treasures=[SWORD], spent=spent), foe(9), ["143"])
    two = before_a_room(
        hero("fighter", treasures=[SWORD, second], spent=spent), foe(9), ["142", "11"]
    )

    assert [event.total for event in happened(one, AttackRolled)] == [9]
    assert [event.total for event in happened(two, AttackRolled)] == [8]
    dwarf = before_a_room(hero("dwarf", treasures=[SWORD, second]), foe(9), ["44"])
    assert [event.total for event in happened(dwarf, AttackRolled)] == [9]


@pytest.mark.rule("DG-VAULT-03", "DG-BANK-03")
def test_a_banked_sword_does_nothing() -> None:
    at = before_a_room(hero("dwarf", banked=[SWORD]), foe(9), ["44", "11"])

    assert not won(at)


@pytest.mark.rule("DG-RULING-20")
def test_once_revealed_the_fight_is_compulsory() -> None:
    at = before_a_room(hero("wizard", spells=[FIREBALL], used=NO_BOOK), foe(12), [])

    assert asked(at) == "DG-ENCOUNTER-02"
    assert offered(at) == [STRIKE, CAST[FIREBALL]]


@pytest.mark.rule("DG-RULING-11", "DG-CHOICE-08")
def test_the_monster_of_the_own_space_may_be_fought_again() -> None:
    place = room()
    at = table(hero("dwarf", place), hero("cleric"), open={place: foe(5)}, script=["32"])
    choose(at, STAY, ENCOUNTER)

    assert won(at)


# Windows after a failed roll


@pytest.mark.rule("DG-ROGUE-01", "DG-EXAMPLE-05", "DG-CLASS-01")
def test_the_dagger_destroys_a_monster_after_the_dice() -> None:
    spent = ["backstab", "hide-in-shadows"]
    at = before_a_room(hero("rogue", spent=spent), foe(12), ["1", "11"])
    assert (asked(at), offered(at)) == ("DG-ROGUE-01", [ACCEPT, USE[DAGGER]])
    choose(at, USE[DAGGER])

    assert won(at)
    assert happened(at, MonsterAttacked) == []
    assert person(at).treasures == [PRIZE]
    assert person(at).used[DAGGER - BOX.feats.start] == 1
    again = before_a_room(
        hero("rogue", spent=spent, used={"wavy-bladed-dagger": 1}), foe(12), ["1", "11", "11"]
    )
    assert again.waiting_for == (1,), "once in a game"


@pytest.mark.rule("DG-ROGUE-01")
def test_after_a_success_nobody_is_asked_for_the_dagger() -> None:
    at = before_a_room(hero("rogue"), foe(5), ["1", "32"])

    assert won(at)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-39")
def test_the_dagger_works_on_mordecai() -> None:
    at = table(
        hero("rogue", RELIC, spent=["backstab", "hide-in-shadows"]), hero("cleric"), script="1 11"
    )
    choose(at, STAY, ENCOUNTER, USE[DAGGER])

    assert person(at).treasures == [STONE]
    assert [event.foe for event in happened(at, MonsterDefeated)] == [MORDECAI]


@pytest.mark.rule("DG-HALFLING-03", "DG-HALFLING-04", "DG-RULING-42", "DG-CHOICE-11")
def test_each_stone_adds_1_after_the_dice_and_any_number_may_be_thrown() -> None:
    at = before_a_room(hero("halfling"), foe(8), ["23", "11"])
    assert BOX.feat(STONES).uses == 6
    choose(at, USE[STONES], USE[STONES])
    assert not won(at)
    assert at.state.fight.bonus == 2
    choose(at, USE[STONES])

    assert won(at)
    assert person(at).used[STONES - BOX.feats.start] == 3
    empty = before_a_room(
        hero("halfling", used={"slingshot-of-snake-pipe-hollow": 6}), foe(8), ["34", "11"]
    )
    assert empty.waiting_for == (1,), "six stones and no more"
    last = hero("halfling", used={"slingshot-of-snake-pipe-hollow": 5})
    at = choose(before_a_room(last, foe(8), ["33", "11"]), USE[STONES])
    assert not won(at)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-ACTIONCARD-02")
def test_backstab_adds_2_after_the_roll() -> None:
    at = before_a_room(hero("rogue"), foe(8), ["1", "33"])
    assert USE[deed("backstab")] in offered(at)
    choose(at, USE[deed("backstab")])

    assert won(at)
    short = choose(before_a_room(hero("rogue"), foe(9), ["1", "33"]), USE[deed("backstab")])
    assert not won(short)


@pytest.mark.rule("DG-ACTIONCARD-05", "DG-CHOICE-10")
def test_turn_undead_adds_4_before_the_roll_against_the_dead() -> None:
    place = room()

    def meet(monster: int, dice: str) -> Table:
        at = table(
            hero("cleric", front(place), spent=["blessing", "sanctuary"]),
            hero("dwarf"),
            rooms={place: (monster, PRIZE)},
            script=[dice, "11"],
        )
        return choose(at, MOVE[place])

    turn = USE[deed("turn-undead")]
    at = meet(foe(12, "dead"), "44")
    assert offered(at) == [STRIKE, turn]
    choose(at, turn)
    assert won(at), "there is nothing more to choose, so the dice fall"
    assert not won(choose(meet(foe(12, "dead"), "34"), turn))
    assert not won(choose(meet(foe(12, "dead"), "44"), STRIKE))
    living = meet(foe(12), "44")
    assert living.waiting_for == (1,), "not offered against the living"


@pytest.mark.rule("DG-ACTIONCARD-06", "DG-RULING-24")
def test_blessing_adds_2_to_the_roll_of_any_hero_here() -> None:
    place = room()
    bless = USE[deed("blessing")]

    def fight(helper: int, dice: str = "33") -> Table:
        at = table(
            hero("dwarf", place),
            hero("cleric", helper),
            open={place: foe(8)},
            script=[dice, "11"],
        )
        return choose(at, STAY, ENCOUNTER)

    at = fight(place)
    assert (at.waiting_for, offered(at)) == ((1,), [ACCEPT, bless])
    choose(at, bless)
    assert won(at)
    assert person(at).treasures, "the attacker has the Prize"
    assert deed("blessing") in person(at, 1).spent
    assert not won(choose(fight(place), ACCEPT))
    away = fight(front(place))
    assert happened(away, MonsterAttacked), "only in the same space"
    assert won(fight(place, "35")), "nobody is asked after a success"

    own = table(hero("cleric", place), hero("dwarf"), open={place: foe(8)}, script=["33"])
    assert won(choose(own, STAY, ENCOUNTER, bless))


@pytest.mark.rule("DG-ACTIONCARD-09")
def test_mighty_blow_rolls_all_dice_again_and_the_second_roll_counts() -> None:
    blow = USE[deed("mighty-blow")]
    at = before_a_room(hero("fighter"), foe(8), ["123", "345"])
    assert offered(at) == [ACCEPT, blow]
    choose(at, blow)
    assert won(at)

    worse = before_a_room(
        hero("fighter", spent=["shield-wall", "stand-fast"]), foe(9), ["444", "111", "11"]
    )
    choose(worse, blow)
    assert not won(worse), "a better first roll does not count"
    assert [event.total for event in happened(worse, AttackRolled)] == [8, 2]
    fine = before_a_room(hero("fighter"), foe(8), ["444"])
    assert won(fine), "it is for failed rolls"


@pytest.mark.rule("DG-ACTIONCARD-01")
def test_hide_in_shadows_steps_back_without_a_monster_attack_roll() -> None:
    one = hero("rogue", treasures=[gold(500)], spent=["backstab"])
    at = before_a_room(one, foe(12), ["1", "11"])
    choose(at, ACCEPT)
    assert asked(at) == "DG-TELEPORT-04"
    choose(at, USE[deed("hide-in-shadows")])

    assert happened(at, MonsterAttacked) == []
    assert person(at).place == front(room())
    assert person(at).treasures == [gold(500)]
    assert at.waiting_for == (1,), "the turn ends"
    assert monster_at(at, room()) is not None


@pytest.mark.rule(
    "DG-SPELL-05", "DG-TELEPORT-04", "DG-EXAMPLE-19", "DG-SIDEBOARD-02", "DG-CHOICE-09"
)
@pytest.mark.parametrize("name", ["wizard", "elf"])
def test_teleport_is_an_escape_after_the_reveal_or_a_failed_roll(name: str) -> None:
    before = before_a_room(hero(name, spells=[TELEPORT], used=NO_BOOK), foe(12), ["11"])
    assert offered(before) == [STRIKE, CAST[TELEPORT]]
    after = before_a_room(hero(name, spells=[TELEPORT], used=NO_BOOK), foe(12), ["11"])
    choose(after, STRIKE)
    assert (asked(after), offered(after)) == ("DG-TELEPORT-04", [ACCEPT, CAST[TELEPORT]])
    for at in (before, after):
        choose(at, CAST[TELEPORT], PICK_LEVEL[3])
        choose(at, offered(at)[0])
        assert happened(at, MonsterAttacked) == []
        assert person(at).place != room()
        assert person(at).spells == []
        assert at.waiting_for == (1,), "the turn ends"
        left = monster_at(at, room())
        assert left is not None
        assert (left.card, left.number) == (foe(12), 1)


@pytest.mark.rule("DG-RULING-24")
def test_the_windows_come_in_one_order() -> None:
    at = before_a_room(hero("rogue"), foe(12), ["1", "11", "66"])
    order = []
    while at.waiting_for == (0,):
        order.append(asked(at))
        choose(at, ACCEPT)

    assert order == ["DG-RULING-24", "DG-ROGUE-01", "DG-TELEPORT-04"]
    fighter = before_a_room(hero("fighter"), foe(12), ["111", "64"])
    order = []
    while fighter.waiting_for == (0,):
        order.append(asked(fighter))
        choose(fighter, ACCEPT)
    assert order == ["DG-ACTIONCARD-09", "DG-RULING-40"]


@pytest.mark.rule("DG-TURN-06", "DG-RULING-07", "DG-RULING-08")
def test_several_abilities_may_be_used_in_one_turn() -> None:
    at = before_a_room(hero("rogue"), foe(12), ["1", "11"])
    choose(at, USE[deed("backstab")], USE[DAGGER])

    assert won(at)
    assert [event.deed for event in happened(at, DeedUsed)] == [deed("backstab"), DAGGER]


@pytest.mark.rule("DG-TOKEN-10")
def test_a_gravestone_counts_each_use_of_an_ability() -> None:
    named = {
        "rogue": ("wavy-bladed-dagger", 1),
        "cleric": ("invoke-valerians-hand", 2),
        "wizard": ("spellbook-of-darthon", 1),
        "halfling": ("nothing-a-good-breakfast-wouldnt-fix", 1),
    }
    for name, (feat, uses) in named.items():
        card = BOX.feat(deed(feat))
        assert (card.uses, card.gravestones) == (uses, True)
        assert deed(feat) in BOX.feats_of(klass(name))
    assert not BOX.feat(STONES).gravestones
