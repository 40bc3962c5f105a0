"""Set-up: the table, who starts, classes and first spells."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOX,
    FIREBALL,
    GAME,
    HALL,
    MORDECAI,
    RELIC,
    SHIPPED,
    STONE,
    TELEPORT,
    asked,
    choose,
    deed,
    happened,
    klass,
    monster_at,
    new_table,
    offered,
    person,
)
from undercroft.engine import Refused, Scripted, Table
from undercroft.games.dungeon.events import SpellTaken, StarterFound
from undercroft.games.dungeon.options import ACT_FIRST, TAKE_CLASS, TAKE_SPELL
from undercroft.games.dungeon.state import DungeonState, Phase, TableSetup
from undercroft.words import LANGUAGES, Words


def begun(seats: int = 2, **setup: object) -> DungeonState:
    """The state before the first roll of the shipped game."""
    state = SHIPPED.setup(seats, SHIPPED.read_setup(setup))
    assert isinstance(state, DungeonState)
    return state


@pytest.mark.rule("DG-SETUP-07", "DG-SETUP-08", "DG-CHANCE-02")
def test_each_level_has_decks_of_its_own() -> None:
    g = begun()

    for level in range(1, 7):
        monsters, prizes = g.unseen[level - 1].pool, g.prizes[level - 1].pool
        assert (len(monsters), len(prizes)) == (18, 12)
        assert {
            SHIPPED.box.foe_level(card) for card in monsters if card in SHIPPED.box.monsters
        } == {level}
        assert {SHIPPED.box.cards[card].level for card in prizes} == {level}


@pytest.mark.rule("DG-SETUP-09", "DG-SETUP-10", "DG-COMPONENT-06")
def test_rooms_hold_a_monster_and_a_prize_and_chambers_three_monsters() -> None:
    g = begun()

    for site in g.sites:
        is_room = BOARD.kinds[site.place] == "room"
        assert len(site.cards) == (1 if is_room else 3)
        assert (site.prize is not None) == is_room
        assert not site.cleared
        assert all(card.known == 0 for card in site.cards)
    assert g.reserve == [4] * 6
    assert g.prizes_left == [4] * 6


@pytest.mark.rule(
    "DG-SETUP-11", "DG-SETUP-12", "DG-SETUP-13", "DG-SPECIAL-01", "DG-RULING-37", "DG-COMPONENT-09"
)
def test_mordecai_lies_open_beside_the_shadowstone() -> None:
    g = begun()

    (mordecai,) = g.monsters
    assert (mordecai.card, mordecai.place, mordecai.number) == (SHIPPED.box.guard, RELIC, 0)
    assert mordecai.prize is not None
    assert mordecai.prize.card == SHIPPED.box.relic
    assert SHIPPED.box.values[mordecai.prize.card] == 5000
    view = SHIPPED.view(g, None)
    assert view["monsters"][0]["prize"] == SHIPPED.box.relic
    assert view["boss_life"] == 1, "he does not strengthen the boss"


@pytest.mark.rule("DG-SETUP-14", "DG-ASSAULT-02", "DG-SPECIAL-02")
def test_the_boss_is_off_the_board() -> None:
    assert begun().assault is None


@pytest.mark.rule("DG-COMPONENT-01", "DG-COMPONENT-02", "DG-SETUP-15", "DG-META-01")
def test_each_player_picks_one_of_seven_classes() -> None:
    at = new_table(2, ["65", "21"])

    names = ("rogue", "cleric", "fighter", "wizard", "dwarf", "elf", "halfling")
    assert offered(at) == [TAKE_CLASS[klass(name)] for name in names]


@pytest.mark.rule("DG-RULING-02", "DG-CHOICE-02")
def test_a_class_is_taken_once() -> None:
    at = choose(new_table(2, ["65", "21"]), TAKE_CLASS[klass("dwarf")])

    assert at.waiting_for == (1,)
    assert TAKE_CLASS[klass("dwarf")] not in offered(at)
    assert len(offered(at)) == 6


@pytest.mark.rule("DG-SETUP-16", "DG-BOARD-02")
def test_every_pawn_begins_in_the_great_hall() -> None:
    at = new_table(2, ["65", "21"])
    choose(at, TAKE_CLASS[klass("dwarf")], TAKE_CLASS[klass("fighter")])

    assert [one.place for one in at.state.heroes] == [HALL, HALL]
    assert [one.came for one in at.state.heroes] == [-1, -1]


@pytest.mark.rule("DG-TURN-01", "DG-TURN-02", "DG-CHANCE-01")
def test_the_highest_roll_starts_and_turns_go_clockwise() -> None:
    at = new_table(3, ["12", "66", "34"])

    assert at.waiting_for == (1,)
    assert at.state.order == [1, 2, 0]
    assert [event.seat for event in happened(at, StarterFound)] == [1]


@pytest.mark.rule("DG-RULING-04")
def test_those_who_tie_for_the_highest_roll_again() -> None:
    at = new_table(3, ["66", "11", "66", "12", "34"])

    assert at.state.order == [2, 0, 1]
    assert at.state.rolls == [3, 0, 7]


@pytest.mark.rule("DG-CAST-01", "DG-CHOICE-03", "DG-SPELL-01", "DG-CLASS-04")
def test_the_wizard_starts_with_eight_spells_of_choice() -> None:
    at = choose(new_table(2, ["65", "21"]), TAKE_CLASS[klass("wizard")])
    for _ in range(7):
        choose(at, TAKE_SPELL[FIREBALL])
        assert asked(at) == "DG-CAST-01"
    choose(at, TAKE_SPELL[TELEPORT])

    assert person(at).spells == [FIREBALL] * 7 + [TELEPORT]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-ELF-02", "DG-CAST-04", "DG-CHANCE-05", "DG-CLASS-06")
@pytest.mark.parametrize(("die", "count"), [("1", 4), ("2", 5), ("3", 6)])
def test_the_elf_starts_with_d3_and_3_spells(die: str, count: int) -> None:
    at = choose(new_table(2, ["65", "21", die]), TAKE_CLASS[klass("elf")])
    choose(at, *[TAKE_SPELL[FIREBALL]] * count)

    assert len(person(at).spells) == count
    assert at.waiting_for == (1,), "and no more"


@pytest.mark.rule("DG-SPELL-01")
@pytest.mark.parametrize("name", ["rogue", "cleric", "fighter", "dwarf", "halfling"])
def test_nobody_else_has_spells(name: str) -> None:
    at = choose(new_table(2, ["65", "21"]), TAKE_CLASS[klass(name)])

    assert person(at).spells == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-69")
def test_which_spells_are_taken_is_known_to_the_owner_alone() -> None:
    at = choose(new_table(2, ["65", "21"]), TAKE_CLASS[klass("wizard")], TAKE_SPELL[FIREBALL])

    assert at.view(0)["heroes"][0]["spells"] == [FIREBALL]
    assert at.view(1)["heroes"][0]["spells"] == 1
    assert [e for e in at.story(1) if isinstance(e, SpellTaken)] == []
    assert [e.spell for e in at.story(0) if isinstance(e, SpellTaken)] == [FIREBALL]


@pytest.mark.rule("DG-ACTION-01", "DG-ACTION-03", "DG-GAP-04")
@pytest.mark.parametrize(
    ("name", "count"),
    [("rogue", 4), ("cleric", 4), ("fighter", 4), ("wizard", 0), ("elf", 0), ("dwarf", 0)],
)
def test_three_classes_have_four_action_cards_each(name: str, count: int) -> None:
    at = choose(new_table(2, ["65", "21", "1"]), TAKE_CLASS[klass(name)])

    assert len(BOX.actions_of(klass(name))) == count
    assert person(at).spent == []


# Modes


@pytest.mark.rule("DG-RULING-01", "DG-META-05", "DG-CHOICE-01")
def test_the_modes_and_how_many_play_them() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7]
    assert TableSetup() == TableSetup(mode="race")
    assert not begun(2).team
    assert begun(7, mode="team").team
    assert begun(1).solo
    assert begun(1).team, "both heroes are on one side"
    assert not any(getattr(TableSetup(), name) is True for name in TableSetup.__struct_fields__)
    with pytest.raises(Refused, match="7"):
        Table(GAME, 8, Scripted([]))


@pytest.mark.rule("DG-SETUP-18", "DG-SPECIAL-07", "DG-COMPONENT-11")
def test_alone_one_plays_the_rogue_and_a_second_hero() -> None:
    at = new_table(1, "")

    assert person(at).card == klass("rogue"), "there is no choice"
    names = ("cleric", "fighter", "wizard")
    assert offered(at) == [TAKE_CLASS[klass(name)] for name in names]
    choose(at, TAKE_CLASS[klass("cleric")])
    assert [one.card for one in at.state.heroes] == [klass("rogue"), klass("cleric")]
    assert offered(at) == [ACT_FIRST[klass("rogue")], ACT_FIRST[klass("cleric")]]


@pytest.mark.rule("DG-SETUP-19", "DG-SOLO-02", "DG-COMPONENT-11")
def test_the_log_sheet_of_both_heroes_is_in_the_view() -> None:
    at = choose(new_table(1, ""), TAKE_CLASS[klass("cleric")])

    for sheet in at.view(0)["heroes"]:
        wanted = {"card", "goal", "gold", "treasures", "banked", "spells", "spent", "used", "lost"}
        assert wanted | {"doors"} <= set(sheet)


@pytest.mark.rule("DG-SETUP-20", "DG-COMPONENT-12", "DG-DOOM-01", "DG-GAP-09")
def test_alone_the_pool_has_five_threats_and_the_track_fourteen_steps() -> None:
    g = begun(1)

    assert (g.threats, g.doom) == (0, 0)
    assert (SHIPPED.box.doom.threats, SHIPPED.box.doom.steps) == (5, 14)


@pytest.mark.rule("DG-SETUP-17", "DG-SPECIAL-06")
def test_the_minions_lie_ready_in_the_underdungeon() -> None:
    g = begun(2, underdungeon=True)

    assert [SHIPPED.box.names[card] for card in SHIPPED.box.minions] == [
        "minion-orc",
        "minion-drow",
    ]
    assert [one.minion for one in g.heroes] == [-1, -1]


@pytest.mark.rule("DG-RULING-72", "DG-RULING-59")
@pytest.mark.parametrize(("seats", "mode"), [(1, "race"), (2, "team"), (7, "team")])
def test_the_underdungeon_is_for_races_only(seats: int, mode: str) -> None:
    with pytest.raises(Refused, match="DG-RULING-72") as refused:
        Table(GAME, seats, Scripted([]), {"underdungeon": True, "mode": mode})
    assert refused.value.facts["rule"] == "DG-RULING-72"
    begun(7, underdungeon=True)


@pytest.mark.rule("DG-RULING-72")
def test_all_other_options_go_together() -> None:
    switches = [name for name in TableSetup.__struct_fields__ if "mode" not in name]
    setup = {name: True for name in switches if name not in ("wandering_pace", "underdungeon")}

    for seats, mode in ((1, "race"), (2, "race"), (2, "team")):
        begun(seats, mode=mode, **setup)
    begun(2, underdungeon=True, **setup)


@pytest.mark.rule("DG-CHANCE-03", "DG-COMPONENT-13")
def test_chamber_cards_are_dealt_only_with_the_option() -> None:
    with_cards, without = begun(chamber_cards=True), begun()

    assert len(with_cards.tears) == 12
    tears = [site.tear for site in with_cards.sites if BOARD.kinds[site.place] == "chamber"]
    assert len(tears) == 12
    assert all(tear is not None and tear.known == 0 for tear in tears)
    assert all(site.tear is None for site in without.sites)


@pytest.mark.rule("DG-COMPONENT-05", "DG-COMPONENT-10", "DG-GAP-10")
def test_tokens_are_part_of_the_state() -> None:
    g = begun()

    assert [monster.number for monster in g.monsters] == [0]
    assert all(one.graves == 0 and one.lost == 0 for one in g.heroes)


@pytest.mark.rule("DG-META-02")
def test_the_story_names_what_is_at_stake() -> None:
    for language in LANGUAGES:
        story = Words(language, SHIPPED).note("game-dungeon", "story")
        assert story is not None
        assert all(name in story for name in ("Darkpain", "Thatchum", "Magaroth"))


def test_the_helpers_put_what_they_say() -> None:
    at = new_table(2, ["65", "21"])

    assert monster_at(at, RELIC) is not None
    assert at.state.phase is Phase.DRAFT
    assert (BOX.guard, BOX.relic) == (MORDECAI, STONE)
    assert deed("charge") in BOX.actions
