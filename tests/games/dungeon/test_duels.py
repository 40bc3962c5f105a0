"""Fights among heroes, hand to hand and with spells."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOLT,
    BOX,
    FIREBALL,
    HALL,
    SWORD,
    TELEPORT,
    asked,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    happened,
    hero,
    klass,
    offered,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import DuelRolled, DuelTied, DuelWon, HexRolled
from undercroft.games.dungeon.options import (
    ACCEPT,
    ATTACK,
    CAST,
    HEX,
    PASS,
    ROB,
    STAY,
    USE,
    Attack,
    Hex,
)
from undercroft.games.dungeon.state import Hero

HERE = front(room())
STONES = deed("slingshot-of-snake-pipe-hollow")
ELF = klass("elf")


def meeting(one: Hero, other: Hero, script: str = "", place: int = HERE, **more: object) -> Table:
    """Two heroes on one space, after the Move of the first."""
    one.place = other.place = place
    return choose(table(one, other, script=script, **more), STAY)  # type: ignore[arg-type]


def attacks(at: Table) -> list[object]:
    if at.waiting_for != (0,):
        return []
    return [option for option in offered(at) if isinstance(option, Attack | Hex)]


@pytest.mark.rule(
    "DG-PVP-01", "DG-PVP-03", "DG-DUEL-03", "DG-DUEL-04", "DG-EXAMPLE-16", "DG-CHANCE-10"
)
def test_the_higher_total_takes_a_treasure_of_choice() -> None:
    at = meeting(hero("dwarf"), hero("elf", treasures=[gold(250), gold(1000)]), "36 34")
    choose(at, ATTACK[ELF])
    assert (asked(at), at.waiting_for) == ("DG-DUEL-04", (0,))
    assert offered(at) == [ROB[card] for card in sorted([gold(250), gold(1000)])]
    choose(at, ROB[gold(250)])

    assert person(at).treasures == [gold(250)]
    assert person(at, 1).treasures == [gold(1000)]
    (rolled,) = happened(at, DuelRolled)
    assert (rolled.total, rolled.rival_total) == (9, 7)


@pytest.mark.rule("DG-DUEL-03", "DG-EXAMPLE-16")
def test_a_tie_changes_nothing() -> None:
    at = meeting(hero("dwarf", treasures=[gold(250)]), hero("elf", treasures=[gold(500)]), "34 25")
    choose(at, ATTACK[ELF])

    assert len(happened(at, DuelTied)) == 1
    assert [one.treasures for one in at.state.heroes] == [[gold(250)], [gold(500)]]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-DUEL-04", "DG-CHOICE-19")
def test_a_winning_defender_picks_too() -> None:
    at = meeting(hero("dwarf", treasures=[gold(250), gold(500)]), hero("elf"), "11 12")
    choose(at, ATTACK[ELF])
    assert at.waiting_for == (1,)
    choose(at, ROB[gold(500)])

    assert person(at, 1).treasures == [gold(500)]
    poor = choose(meeting(hero("dwarf"), hero("elf"), "11 12"), ATTACK[ELF])
    assert len(happened(poor, DuelWon)) == 1
    assert person(poor, 1).treasures == []


@pytest.mark.rule("DG-DUEL-02")
def test_an_attacking_fighter_rolls_three_dice_and_a_defending_one_two() -> None:
    attacking = meeting(hero("fighter"), hero("elf"), "253 11")
    choose(attacking, ATTACK[ELF])
    assert [event.total for event in happened(attacking, DuelRolled)] == [8]
    defending = meeting(hero("elf"), hero("fighter"), "11 12")
    choose(defending, ATTACK[klass("fighter")])
    assert [event.rival_total for event in happened(defending, DuelRolled)] == [3]


@pytest.mark.rule("DG-DUEL-02", "DG-ITEM-01")
def test_swords_count_for_both() -> None:
    second = BOX.number("item-magic-sword-2")
    at = meeting(hero("dwarf", treasures=[SWORD]), hero("elf", treasures=[second]), "12 12")
    choose(at, ATTACK[ELF])

    (rolled,) = happened(at, DuelRolled)
    assert (rolled.total, rolled.rival_total) == (4, 4)


@pytest.mark.rule("DG-DUEL-02", "DG-HALFLING-04")
def test_sling_stones_are_thrown_after_the_dice_by_either_side() -> None:
    at = meeting(hero("halfling"), hero("elf", treasures=[gold(250)]), "11 12")
    choose(at, ATTACK[ELF], USE[STONES], USE[STONES], ACCEPT)
    assert person(at).treasures == [gold(250)]
    assert person(at).used[STONES - BOX.feats.start] == 2
    defender = meeting(hero("elf", treasures=[gold(250)]), hero("halfling"), "12 12")
    choose(defender, ATTACK[klass("halfling")])
    assert defender.waiting_for == (1,)
    choose(defender, USE[STONES], ACCEPT)
    assert person(defender, 1).treasures == [gold(250)]


@pytest.mark.rule("DG-DUEL-02")
def test_cards_for_fights_with_monsters_do_not_work() -> None:
    at = meeting(hero("rogue"), hero("elf", treasures=[gold(250)]), "1 11 12")
    choose(at, ATTACK[ELF])

    assert at.waiting_for == (1,), "no Backstab, no Dagger"
    assert person(at).used == [0] * len(BOX.feats)


@pytest.mark.rule("DG-PVP-02", "DG-DUEL-01")
def test_no_undefeated_monster_may_be_there() -> None:
    token = meeting(hero("dwarf"), hero("elf"), open={HERE: foe(5)})
    assert attacks(token) == []
    hidden = meeting(hero("dwarf"), hero("elf"), place=chamber())
    assert attacks(hidden) == []
    cleared = meeting(hero("dwarf"), hero("elf"), place=chamber(), cleared=[chamber()])
    assert attacks(cleared) == [ATTACK[ELF]]


@pytest.mark.rule("DG-DUEL-01")
def test_the_target_shares_the_space() -> None:
    next_door = next(p for p in BOARD.neighbours(HERE) if BOARD.kinds[p] == "corridor")
    at = choose(table(hero("dwarf", HERE), hero("elf", next_door)), STAY)

    assert attacks(at) == []


@pytest.mark.rule("DG-DUEL-05")
def test_heroes_fight_in_the_great_hall_unless_the_table_forbids_it() -> None:
    assert attacks(meeting(hero("dwarf"), hero("elf"), place=HALL)) == [ATTACK[ELF]]
    peaceful = meeting(hero("dwarf"), hero("elf"), place=HALL, setup={"peaceful_hall": True})
    assert attacks(peaceful) == []
    outside = meeting(hero("dwarf"), hero("elf"), setup={"peaceful_hall": True})
    assert attacks(outside) == [ATTACK[ELF]]


@pytest.mark.rule("DG-DUEL-06")
def test_nobody_attacks_the_own_team() -> None:
    assert attacks(meeting(hero("dwarf"), hero("elf"), setup={"mode": "team"})) == []
    alone = table(
        hero("rogue", HERE), hero("wizard", HERE, spells=[FIREBALL]), solo=True, script="1"
    )
    alone = choose(alone, offered(alone)[0], STAY)
    assert not any(isinstance(option, Attack | Hex) for option in offered(alone))


@pytest.mark.rule("DG-CAGE-03")
def test_the_caged_are_not_attacked() -> None:
    prey = hero("elf", lost=1, caged=True)

    assert attacks(meeting(hero("dwarf"), prey)) == []


@pytest.mark.rule("DG-RULING-32")
def test_only_fights_change_owners() -> None:
    at = meeting(hero("dwarf", treasures=[gold(250)]), hero("elf"))

    assert offered(at) == [PASS, ATTACK[ELF]]


# Spells at heroes


@pytest.mark.rule("DG-DUEL-07")
@pytest.mark.parametrize("spell", [FIREBALL, BOLT])
@pytest.mark.parametrize(("dice", "hits"), [("26", True), ("25", False)])
def test_a_spell_wins_on_8_or_does_nothing(spell: int, dice: str, hits: bool) -> None:
    wizard = hero("wizard", spells=[spell], treasures=[gold(250)], used={"spellbook-of-darthon": 1})
    at = meeting(wizard, hero("elf", treasures=[gold(500)]), dice)
    choose(at, HEX[ELF], CAST[spell])

    assert [event.needs for event in happened(at, HexRolled)] == [8]
    assert person(at).spells == []
    assert (gold(500) in person(at).treasures) == hits
    assert gold(250) in person(at).treasures, "a failed spell costs nothing else"


@pytest.mark.rule("DG-DUEL-07")
def test_the_target_is_here_or_on_an_adjacent_space() -> None:
    near = next(p for p in BOARD.neighbours(HERE) if BOARD.kinds[p] == "corridor")
    far = next(p for p in BOARD.corridors[3] if BOARD.distances(HERE)[p] == 2)
    for place, can in ((near, True), (far, False)):
        at = choose(table(hero("wizard", HERE, spells=[FIREBALL]), hero("elf", place)), STAY)
        assert (HEX[ELF] in offered(at)) == can
        assert ATTACK[ELF] not in offered(at)
    guarded = table(hero("wizard", HERE, spells=[FIREBALL]), hero("elf", near), open={near: foe(5)})
    assert HEX[ELF] not in offered(choose(guarded, STAY))
    teleport = choose(table(hero("wizard", HERE, spells=[TELEPORT]), hero("elf", HERE)), STAY)
    assert HEX[ELF] not in offered(teleport)


@pytest.mark.rule("DG-DUEL-08", "DG-SPELL-04", "DG-RULING-43")
def test_a_wizard_is_no_target_of_spells_but_an_elf_is() -> None:
    at = meeting(hero("elf", spells=[FIREBALL]), hero("wizard", spells=[FIREBALL]))
    assert attacks(at) == [ATTACK[klass("wizard")]]
    other = meeting(hero("wizard", spells=[FIREBALL]), hero("elf", spells=[FIREBALL]))
    assert HEX[ELF] in attacks(other)
