"""How the decks are made up: counts, the spread of numbers by level, what is worth how much."""

from collections import Counter
from statistics import mean

import pytest

from tests.games.dungeon.boxes import BOX
from undercroft.games.dungeon.box import IMMUNE
from undercroft.games.dungeon.cards import COLUMNS, LEVELS, MonsterCard

FIGHTER = {1: 3, 2: 4, 3: 6, 4: 7, 5: 8, 6: 9}
"""The average target number of the Fighter by level. [DG-DECK-04]"""
BESIDE = (1, 1, 0, 2, -1, -1)
"""What the other columns have more than the Fighter's."""
VALUES = {
    1: (250, 750, 500),
    2: (500, 1_000, 750),
    3: (750, 2_000, 1_300),
    4: (1_500, 2_500, 2_000),
    5: (2_000, 4_000, 3_000),
    6: (4_000, 7_500, 5_400),
}
"""The least, the most and the average value of a Prize by level. [DG-DECK-06]"""
GOALS = {
    "rogue": 10_000,
    "cleric": 10_000,
    "fighter": 15_000,
    "wizard": 20_000,
    "dwarf": 12_500,
    "elf": 10_000,
    "halfling": 7_500,
}


def monsters_of(level: int) -> list[MonsterCard]:
    """The monsters of a level's deck, without its trap."""
    cards = [BOX.cards[number] for number in BOX.monster_decks[level]]
    return [card for card in cards if isinstance(card, MonsterCard)]


@pytest.mark.rule("DG-COMPONENT-03", "DG-DECK-01", "DG-CAGE-01", "DG-GAP-02")
@pytest.mark.parametrize("level", LEVELS)
def test_a_monster_deck_has_seventeen_monsters_and_a_cage_trap(level: int) -> None:
    deck = BOX.monster_decks[level]

    assert len(deck) == len(set(deck)) == 18
    assert len({card.id for card in monsters_of(level)}) == 17
    assert [BOX.names[n] for n in deck if n in BOX.traps] == ["trap-cage-trap"]


@pytest.mark.rule("DG-DECK-01", "DG-DECK-02")
def test_there_are_108_monster_cards_and_72_prize_cards() -> None:
    assert sum(len(deck) for deck in BOX.monster_decks.values()) == 108
    assert sum(len(deck) for deck in BOX.prize_decks.values()) == 72
    assert len({BOX.names[n] for n in BOX.monsters}) == 102
    assert [len(some) for some in (BOX.chambers, BOX.actions, BOX.spells)] == [12, 12, 3]


@pytest.mark.rule("DG-DECK-03")
def test_a_monster_has_six_numbers() -> None:
    assert len(COLUMNS) == 6
    for number in BOX.monsters:
        targets = BOX.targets[number]
        assert len(targets) == 6
        assert all(2 <= target <= 12 for target in targets[:4])
        assert all(2 <= target <= IMMUNE for target in targets[4:])


@pytest.mark.rule("DG-DECK-03")
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_monsters_that_a_spell_does_nothing_to(level: int) -> None:
    for spell in (4, 5):
        immune = [card for card in monsters_of(level) if card.targets[spell] == "-"]
        assert 1 <= len(immune) <= 4
    assert not any(card.targets[4:] == ("-", "-") for card in monsters_of(level))


@pytest.mark.rule("DG-DECK-04")
@pytest.mark.parametrize("level", LEVELS)
def test_the_fighter_meets_the_numbers_of_the_level(level: int) -> None:
    targets = [card.targets[2] for card in monsters_of(level)]

    assert mean(targets) == pytest.approx(FIGHTER[level], abs=0.1)
    assert all(abs(target - FIGHTER[level]) <= 1 for target in targets)


@pytest.mark.rule("DG-DECK-04")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("column", range(6))
def test_the_other_columns_keep_their_distance_to_the_fighter(level: int, column: int) -> None:
    targets = [card.targets[column] for card in monsters_of(level)]
    usual = FIGHTER[level] + BESIDE[column]

    assert mean(t for t in targets if t != "-") == pytest.approx(usual, abs=0.4)


@pytest.mark.rule("DG-DECK-04")
@pytest.mark.parametrize("level", LEVELS)
def test_a_monster_favors_one_class_at_most_and_by_one(level: int) -> None:
    for card in monsters_of(level):
        base = max(set(strengths(card)), key=strengths(card).count)
        favored = [number for number in strengths(card) if number != base]
        assert favored in ([], [base - 1])
        spells = [target - base for target in card.targets[4:] if target != "-"]
        assert all(spell in (-2, -1, 0) or base + spell == 2 for spell in spells)


def strengths(card: MonsterCard) -> list[int]:
    """What each class would call the strength of a monster: its number, less its distance."""
    return [target - by for target, by in zip(card.targets[:4], BESIDE[:4], strict=True)]


@pytest.mark.rule("DG-DECK-05")
@pytest.mark.parametrize("level", LEVELS)
def test_four_monsters_of_a_level_are_undead(level: int) -> None:
    assert Counter(card.kind for card in monsters_of(level))["undead"] == 4


@pytest.mark.rule("DG-COMPONENT-04", "DG-DECK-02", "DG-DECK-06", "DG-GAP-03")
@pytest.mark.parametrize("level", LEVELS)
def test_a_prize_deck_has_twelve_cards_of_the_values_of_its_level(level: int) -> None:
    values = [BOX.values[number] for number in BOX.prize_decks[level]]
    least, most, average = VALUES[level]

    assert len(values) == 12
    assert (min(values), max(values)) == (least, most)
    assert mean(values) == pytest.approx(average, abs=10)
    assert all(value % 250 == 0 for value in values)


@pytest.mark.rule("DG-DECK-06", "DG-GAP-03")
def test_the_rooms_hold_more_than_all_goals_together() -> None:
    decks = [[BOX.values[n] for n in BOX.prize_decks[level]] for level in LEVELS]
    rooms = sum(8 * mean(values) for values in decks)
    goals = sum(card.goal for card in BOX.printed.classes)

    assert rooms == pytest.approx(104_000, abs=1_000)
    assert goals == 85_000 < rooms


@pytest.mark.rule("DG-COMPONENT-08", "DG-SPECIAL-03", "DG-DECK-07", "DG-RULING-50")
@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("magic-sword", [(1, 500), (2, 750), (3, 1_000)]),
        ("esp-medallion", [(1, 250), (3, 750)]),
        ("crystal-ball", [(2, 750), (4, 1_500)]),
        ("secret-entrance-card", [(1, 250), (2, 500), (3, 750)]),
    ],
)
def test_special_items_lie_among_the_prizes(name: str, found: list[tuple[int, int]]) -> None:
    numbers = [BOX.number(f"item-{name}-{level}") for level, _ in found]

    assert all(n in BOX.prize_decks[at] for n, (at, _) in zip(numbers, found, strict=True))
    assert [BOX.values[n] for n in numbers] == [value for _, value in found]
    assert sum(BOX.names[n].startswith(f"item-{name}-") for n in BOX.prizes) == len(found)


@pytest.mark.rule("DG-COMPONENT-07", "DG-SPECIAL-04", "DG-DECK-08", "DG-GAP-05")
def test_eight_cards_of_each_spell_and_three_of_the_boss() -> None:
    named = {BOX.names[n]: BOX.spell(n).copies for n in BOX.spells}

    assert named == {"spell-fireball": 8, "spell-lightning-bolt": 8, "spell-teleport": 8}
    assert sorted(BOX.boss_spells) == list(BOX.spells)


@pytest.mark.rule("DG-DECK-09", "DG-SPECIAL-01")
def test_mordecai_guards_the_shadowstone_of_five_thousand() -> None:
    mordecai = BOX.foe(BOX.guard)

    assert BOX.targets[BOX.guard] == (9, 8, 8, 10, 8, 8)
    assert (BOX.cards[BOX.guard].level, mordecai.kind) == (4, "humanoid")
    assert BOX.values[BOX.relic] == 5_000
    assert BOX.guard not in [n for deck in BOX.monster_decks.values() for n in deck]
    assert BOX.relic not in BOX.prizes


@pytest.mark.rule("DG-DECK-10", "DG-DECK-11", "DG-SPECIAL-06", "DG-GAP-08")
def test_orc_and_drow_come_in_this_order_with_their_numbers() -> None:
    assert [BOX.names[n] for n in BOX.minions] == ["minion-orc", "minion-drow"]
    assert [BOX.targets[n] for n in BOX.minions] == [(6, 6, 5, 7, 4, 4), (9, 9, 8, 10, 9, 9)]
    assert [BOX.minion(n).gravestones for n in BOX.minions] == [1, 2]


@pytest.mark.rule(*(f"DG-GOAL-{number:02}" for number in range(1, 8)))
def test_the_goals_of_the_classes() -> None:
    assert {card.id: card.goal for card in BOX.printed.classes} == GOALS


@pytest.mark.rule("DG-ACTION-01", "DG-GAP-04")
def test_rogue_cleric_and_fighter_have_four_action_cards_each() -> None:
    counted = Counter(card.hero for card in BOX.printed.actions)

    assert counted == {"rogue": 4, "cleric": 4, "fighter": 4}
    assert [len(BOX.actions_of(n)) for n in BOX.classes] == [4, 4, 4, 0, 0, 0, 0]


@pytest.mark.rule("DG-COMPONENT-13", "DG-GAP-06")
def test_two_chamber_cards_in_the_color_of_each_level() -> None:
    assert Counter(card.level for card in BOX.printed.chambers) == dict.fromkeys(LEVELS, 2)


@pytest.mark.rule("DG-DOOM-01", "DG-SETUP-20", "DG-SPECIAL-07")
def test_the_doom_track_has_fourteen_steps_and_five_threat_tokens() -> None:
    assert (BOX.doom.steps, BOX.doom.threats) == (14, 5)


@pytest.mark.rule("DG-DECK-01", "DG-DECK-02", "DG-COMBAT-02")
def test_a_box_holds_a_boss_a_doom_track_and_the_gifts_of_classes() -> None:
    boss = [BOX.names[number] for number in BOX.boss_spells]
    assert boss == ["spell-fireball", "spell-lightning-bolt", "spell-teleport"]
    assert BOX.doom is BOX.printed.dooms[0]
    assert [BOX.cards[number] for number in BOX.gifts] == list(BOX.printed.gifts)
    others = [number for number in range(len(BOX.cards)) if number not in BOX.treasures]
    assert {BOX.values[number] for number in others} == {BOX.swords[number] for number in others}
    assert {BOX.values[number] for number in others} == {0}


@pytest.mark.rule("DG-CHAMBERCARD-04", "DG-ACTION-01", "DG-ACTION-03")
def test_the_action_cards_of_each_class_are_its_own() -> None:
    for number in BOX.classes:
        cards = [BOX.cards[one] for one in BOX.actions_of(number)]
        assert {card.hero for card in cards} <= {BOX.cards[number].id}
        assert len(cards) in (0, 4)
