"""Death, new adventurers and foul minions."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOX,
    DROW,
    FIREBALL,
    GAME,
    HALL,
    ORC,
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
from undercroft.games.dungeon.events import (
    HeroEntered,
    HeroMoved,
    MinionRose,
    MinionSlain,
    MonsterAttacked,
    PlayerOut,
)
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.options import (
    ACCEPT,
    ARRIVE,
    ATTACK,
    ENCOUNTER,
    GUESS,
    HUNT,
    MOVE,
    PASS,
    START_ASSAULT,
    STAY,
    TAKE_CLASS,
    TAKE_SPELL,
    USE,
    Move,
)
from undercroft.games.dungeon.state import Hero, Phase

HERE = front(room(3))
UNDER = {"underdungeon": True}
DAGGER = deed("wavy-bladed-dagger")


def dead(name: str = "dwarf", **more: object) -> Hero:
    return hero(name, alive=False, **more)  # type: ignore[arg-type]


# New adventurers


@pytest.mark.rule("DG-DEATH-01", "DG-RULING-57", "DG-CHOICE-20")
def test_a_killed_heros_player_comes_back_with_any_free_class() -> None:
    at = table(dead(), hero("elf", HERE))
    names = ("rogue", "cleric", "fighter", "wizard", "dwarf", "halfling")
    assert offered(at) == [TAKE_CLASS[klass(name)] for name in names], "the old one included"
    choose(at, TAKE_CLASS[klass("halfling")])

    me = person(at)
    assert (me.card, me.alive, me.place) == (klass("halfling"), True, HALL)
    assert asked(at) == "DG-MOVE-01", "and plays this turn"
    assert [event.hero for event in happened(at, HeroEntered)] == [klass("halfling")]
    assert at.view(None)["heroes"][0]["goal"] == 7500


@pytest.mark.rule("DG-RULING-57")
def test_the_new_one_has_the_starting_set_only_and_uses_are_counted_for_the_game() -> None:
    used = {"spellbook-of-darthon": 1, "slingshot-of-snake-pipe-hollow": 6}
    at = table(dead("wizard", used=used), hero("elf", HERE))
    choose(at, TAKE_CLASS[klass("wizard")], *[TAKE_SPELL[FIREBALL]] * 8)

    me = person(at)
    assert len(me.spells) == 8
    assert (me.treasures, me.banked, me.spent, me.doors) == ([], [], [], 0)
    book, sling = deed("spellbook-of-darthon"), deed("slingshot-of-snake-pipe-hollow")
    assert me.used[book - BOX.feats.start] == 1, "a class played again does not get them back"
    assert me.used[sling - BOX.feats.start] == 0, "stones are part of the starting set"


@pytest.mark.rule("DG-CLT-05", "DG-RULING-57")
def test_a_death_takes_everything_that_was_learnt() -> None:
    place = room()
    one = hero("dwarf", place, [gold(250)], banked=[gold(500)], doors=3, tried=4, edge=1)
    at = table(
        one, hero("elf", HERE), open={place: foe(12)}, script="11 66", setup={"deadly": True}
    )
    choose(at, STAY, ENCOUNTER)

    me = person(at)
    assert not me.alive
    assert (me.treasures, me.banked, me.doors, me.tried, me.edge) == ([], [], 0, 0, 0)


@pytest.mark.rule("DG-RULING-58", "DG-LOSS-01", "DG-META-04")
def test_nobody_comes_back_once_no_hero_was_left() -> None:
    place = room()
    at = table(
        hero("dwarf", place),
        dead("elf"),
        open={place: foe(12)},
        script="11 66",
        setup={"deadly": True},
    )
    choose(at, STAY, ENCOUNTER)

    assert at.is_over
    assert at.result().verdicts == ("verdict-heroes-fell",)


@pytest.mark.rule("DG-RULING-58")
def test_in_a_team_the_killed_come_back_and_alone_they_do_not() -> None:
    team = table(dead(), hero("elf", HERE), setup={"mode": "team"})
    assert TAKE_CLASS[klass("dwarf")] in offered(team)
    alone = table(dead("rogue"), hero("cleric", HERE), solo=True, queue=[1])
    assert asked(alone) == "DG-MOVE-01"
    assert alone.state.queue == [1]


# Foul minions


def risen(minion: int = ORC, place: int = -1, graves: int = 1) -> Hero:
    """A player who has become a foul minion."""
    one = dead()
    one.minion, one.graves, one.fell = minion, graves, 3
    one.place = chamber(3) if place < 0 else place
    return one


def underdungeon(*heroes: Hero, script: list[str | int] | str = "", **more: object) -> Table:
    return table(*heroes, script=script, setup=UNDER, **more)  # type: ignore[arg-type]


@pytest.mark.rule(
    "DG-DEATH-02", "DG-DEATH-03", "DG-MINION-01", "DG-TOKEN-11", "DG-EXAMPLE-02", "DG-COMPONENT-10"
)
def test_a_killed_hero_becomes_an_orc_then_a_drow_then_nothing() -> None:
    place = room()
    at = underdungeon(
        hero("dwarf", place), hero("elf", HERE), open={place: foe(12)}, script="11 66"
    )
    choose(at, STAY, ENCOUNTER)
    assert (person(at).graves, person(at).alive) == (1, False)
    choose(at, STAY)
    assert asked(at) == "DG-MINION-02"
    choose(at, ARRIVE[chamber(3)])
    assert person(at).minion == ORC
    assert GAME.name_of(at.state, "seat", 0) == "minion-orc"

    second = dead()
    second.graves, second.fell = 2, 3
    at = choose(underdungeon(second, hero("elf", HERE)), ARRIVE[chamber(3)])
    assert person(at).minion == DROW
    third = dead()
    third.graves, third.fell = 3, 3
    at = underdungeon(hero("elf", HERE), third)
    choose(at, STAY)
    assert at.waiting_for == (0,), "three gravestones: out of the game"


@pytest.mark.rule("DG-MINION-02", "DG-MINION-01", "DG-CHOICE-20")
def test_it_enters_a_chamber_on_the_level_of_the_death() -> None:
    one = dead()
    one.graves, one.fell = 1, 5
    at = underdungeon(one, hero("elf", HERE))

    assert offered(at) == [ARRIVE[place] for place in BOARD.chambers[5]]
    choose(at, ARRIVE[chamber(5)])
    assert [event.place for event in happened(at, MinionRose)] == [chamber(5)]
    assert person(at).place == chamber(5)


@pytest.mark.rule("DG-MINION-02")
def test_who_dies_in_the_great_hall_rises_on_level_1() -> None:
    rich = hero("dwarf", HALL, [gold(20_000)])
    at = underdungeon(rich, hero("elf", HERE), script=[BOX.boss_spells[1]])
    choose(at, STAY)
    choose(at, START_ASSAULT, GUESS[BOX.boss_spells[0]])
    assert person(at).fell == 1
    choose(at, STAY)
    assert offered(at) == [ARRIVE[place] for place in BOARD.chambers[1]]


@pytest.mark.rule("DG-MINION-03", "DG-MINION-04", "DG-MINION-05", "DG-CHOICE-21")
def test_it_walks_five_spaces_through_all_doors_but_never_into_the_hall() -> None:
    near = BOARD.neighbours(HALL)[0]
    at = underdungeon(risen(place=near), hero("elf", HERE))
    places = {option.place for option in offered(at) if isinstance(option, Move)}
    everywhere = BOARD.walk(near, 5, BOARD.all_doors, 0, 1 << HALL).costs

    assert places == set(everywhere)
    assert HALL not in places
    room_near = next(p for p in places if BOARD.kinds[p] == "room")
    choose(at, MOVE[room_near])
    assert [event.place for event in happened(at, HeroMoved)] == [room_near]
    assert at.waiting_for == (1,), "it meets no monsters"
    assert person(at).treasures == []


@pytest.mark.rule("DG-MINION-06", "DG-MINION-08")
@pytest.mark.parametrize(("dice", "slain"), [("23", True), ("22", False)])
def test_it_may_attack_a_hero_who_then_rolls_against_its_card(dice: str, slain: bool) -> None:
    at = underdungeon(risen(place=HERE), hero("elf", HERE, [gold(250)]), script=[dice, "16"])
    choose(at, STAY)
    assert offered(at) == [PASS, ATTACK[klass("elf")]]
    choose(at, ATTACK[klass("elf")])

    assert bool(happened(at, MinionSlain)) == slain
    assert bool(happened(at, MonsterAttacked)) != slain
    assert person(at, 1).treasures == ([gold(250)] if slain else [])
    assert at.state.fight is None


@pytest.mark.rule("DG-MINION-06")
def test_it_does_not_attack_where_another_monster_is() -> None:
    token = underdungeon(risen(place=HERE), hero("elf", HERE), open={HERE: foe(5)})
    assert choose(token, STAY).waiting_for == (1,)
    other = risen(place=HERE)
    two = underdungeon(risen(place=HERE), hero("elf", HERE), other)
    assert choose(two, STAY).waiting_for == (1,)
    alone = underdungeon(risen(place=chamber()), hero("elf", HERE))
    assert choose(alone, STAY).waiting_for == (1,), "nobody is there"


@pytest.mark.rule("DG-MINION-08", "DG-CLT-01")
def test_a_minion_can_kill() -> None:
    at = underdungeon(
        risen(place=HERE), hero("elf", HERE, [gold(250)]), hero("cleric"), script="11 66"
    )
    choose(at, STAY, ATTACK[klass("elf")])

    assert (person(at, 1).alive, person(at, 1).graves) == (False, 1)
    assert [(h.place, h.cards) for h in at.state.heaps] == [(HERE, [gold(250)])]


@pytest.mark.rule("DG-MINION-07", "DG-MINION-08", "DG-MINION-09")
def test_a_hero_may_attack_it_as_an_encounter() -> None:
    at = underdungeon(hero("elf", HERE), risen(place=HERE), script=["23"])
    choose(at, STAY)
    assert HUNT[ORC] in offered(at)
    choose(at, HUNT[ORC])

    assert person(at, 1).minion == -1
    assert person(at, 1).graves == 2
    assert person(at).treasures == [], "no Prize"
    assert asked(at) == "DG-MINION-02", "it comes back as a Drow"
    lost = underdungeon(hero("elf", HERE, [gold(250)]), risen(place=HERE), script="11 16")
    choose(lost, STAY, HUNT[ORC])
    assert person(lost).treasures == []
    assert lost.state.monsters_at(HERE) == []


@pytest.mark.rule("DG-MINION-08", "DG-RULING-22")
def test_a_failed_attack_on_a_minion_ends_the_turn() -> None:
    place = chamber()
    at = table(
        hero("elf", place, [gold(250)]),
        risen(place=place),
        cleared=[place],
        setup={"underdungeon": True, "banking": True},
        script="11 11",
    )
    choose(at, STAY, HUNT[ORC])

    assert at.waiting_for == (1,), "a Miss takes nothing, but there is no Rest"


@pytest.mark.rule("DG-MINION-09", "DG-MINION-01")
def test_a_slain_drow_is_out_of_the_game() -> None:
    at = underdungeon(hero("elf", HERE), risen(DROW, HERE, 2), script=["66"])
    choose(at, STAY, HUNT[DROW])

    assert [event.seat for event in happened(at, PlayerOut)] == [1]
    assert at.waiting_for == (0,)


@pytest.mark.rule("DG-RULING-39")
def test_the_dagger_works_on_minions() -> None:
    one = hero("rogue", HERE, spent=["backstab", "hide-in-shadows"])
    at = underdungeon(one, risen(DROW, HERE, 2), script=["1", "11", "1"])
    choose(at, STAY, HUNT[DROW], USE[DAGGER])

    assert len(happened(at, MinionSlain)) == 1


@pytest.mark.rule("DG-MINION-10", "DG-BOSS-01")
def test_its_card_lies_on_the_sideboard_while_it_is_on_the_board() -> None:
    monsters = {room(4): foe(5)}
    at = underdungeon(hero("elf", HERE), risen(), open=monsters)
    assert boss_life(at.state) == 2
    without = underdungeon(hero("elf", HERE), dead(), open=monsters)
    assert boss_life(without.state) == 1


@pytest.mark.rule("DG-MINION-11", "DG-LOSS-01")
def test_minions_win_with_the_dungeon() -> None:
    out = dead("halfling")
    out.graves, out.fell = 3, 3
    at = underdungeon(risen(place=HERE), hero("elf", HERE), out, script="11 66")
    choose(at, STAY, ATTACK[klass("elf")])

    assert at.state.phase is Phase.OVER
    assert at.result().ranks == (1, 1, 2), "whoever serves the dungeon by then"
    assert at.result().verdicts == ("verdict-minions",)


@pytest.mark.rule("DG-RULING-59")
def test_in_the_underdungeon_nobody_comes_back_as_a_hero() -> None:
    one = dead()
    one.graves, one.fell = 1, 3
    at = underdungeon(one, hero("elf", HERE))

    assert not any(option in TAKE_CLASS for option in offered(at))
    assert ACCEPT not in offered(at)
