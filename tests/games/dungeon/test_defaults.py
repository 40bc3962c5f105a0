"""What a seat does by default, case by case. The table of decisions is proved in test_bots.py."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOX,
    ESP,
    FIREBALL,
    GAME,
    HALL,
    ORC,
    TELEPORT,
    before_a_room,
    chamber,
    choose,
    deed,
    foe,
    front,
    gold,
    hero,
    klass,
    offered,
    room,
    secret_room,
    table,
)
from undercroft.engine import Fast, Option, Table
from undercroft.games.dungeon.options import (
    ACCEPT,
    ARRIVE,
    ATTACK,
    CAST,
    DONE,
    ENCOUNTER,
    LOOK,
    MOVE,
    PASS,
    RETREAT,
    SEARCH,
    STAY,
    STRIKE,
    TAKE_SPELL,
    USE,
    Arrive,
    Move,
    Retreat,
)
from undercroft.games.dungeon.state import Hero

ROOM = room()
HERE = front(ROOM)
AWAY = front(room(6))
UNDER = {"underdungeon": True}
BOOK = USE[deed("spellbook-of-darthon")]
TURN = USE[deed("turn-undead")]


def default(at: Table) -> Option:
    """What the fallback of the asked seat is."""
    (seat,) = at.waiting_for
    return GAME.fallback(at.state, seat, at.options(seat), Fast(1))


def orc(place: int = HERE) -> Hero:
    """A player who has become an Orc."""
    one = hero("dwarf", alive=False)
    one.minion, one.graves, one.fell, one.place = ORC, 1, 3, place
    return one


# Move


@pytest.mark.rule("DG-CHOICE-05", "DG-CHOICE-04")
def test_a_secret_door_is_searched_where_nothing_else_is_to_be_had() -> None:
    hidden, before, door = secret_room()
    others = [place for place in BOARD.sites if place != hidden]
    at = table(hero("dwarf", before), hero("elf", AWAY), cleared=others)
    at.state.monsters.clear()
    assert default(at) is SEARCH[door]
    farther = next(p for p in BOARD.neighbours(before) if door not in BOARD.searchable[p])
    at = table(hero("dwarf", farther), hero("elf", AWAY), cleared=others)
    at.state.monsters.clear()
    move = default(at)
    assert isinstance(move, Move)
    assert door in BOARD.searchable[move.place], "to the door"


@pytest.mark.rule("DG-CHOICE-05", "DG-CHOICE-04")
def test_without_anything_to_be_had_one_searches_or_stays() -> None:
    _, before, door = secret_room()
    at = table(hero("dwarf", before), hero("elf", AWAY), cleared=BOARD.sites)
    at.state.monsters.clear()
    assert default(at) is SEARCH[door]
    nowhere = next(p for p in BOARD.corridors[1] if not BOARD.searchable[p])
    idle = table(hero("dwarf", nowhere), hero("elf", AWAY), cleared=BOARD.sites)
    idle.state.monsters.clear()
    assert default(idle) is STAY


@pytest.mark.rule("DG-CHOICE-07", "DG-CHOICE-04")
def test_the_medallion_is_used_first() -> None:
    at = table(hero("dwarf", HERE, [ESP]), hero("elf", AWAY))

    assert default(at) is LOOK[ROOM]


@pytest.mark.rule("DG-CHOICE-14")
def test_a_retreat_leads_towards_the_great_hall() -> None:
    steps = BOARD.distances(HALL)
    here = next(p for p in BOARD.corridors[3] if len(BOARD.neighbours(p)) > 2)
    at = table(hero("dwarf", here), hero("elf"), open={here: foe(12)}, script="11 26")
    choose(at, STAY, ENCOUNTER)
    ways = [option.place for option in offered(at) if isinstance(option, Retreat)]

    assert default(at) is RETREAT[min(ways, key=lambda place: steps[place])]
    assert len({steps[place] for place in ways}) > 1


# The main Action and fights


@pytest.mark.rule("DG-CHOICE-08")
def test_an_encounter_is_sought_and_nothing_else() -> None:
    rival = table(hero("dwarf", HERE), hero("elf", HERE))
    assert default(choose(rival, STAY)) is PASS


@pytest.mark.rule("DG-CHOICE-17", "DG-CHOICE-08")
@pytest.mark.parametrize(("spells", "expected"), [([], BOOK), ([FIREBALL], PASS)])
def test_the_spellbook_is_opened_with_an_empty_hand(spells: list[int], expected: Option) -> None:
    at = choose(table(hero("wizard", HERE, spells=spells), hero("elf", AWAY)), STAY)

    assert BOOK in offered(at)
    assert default(at) is expected


@pytest.mark.rule("DG-CHOICE-17", "DG-CHOICE-09")
@pytest.mark.parametrize(("spells", "expected"), [([], BOOK), ([TELEPORT], STRIKE)])
def test_in_a_fight_it_is_opened_with_an_empty_hand_too(
    spells: list[int], expected: Option
) -> None:
    at = before_a_room(hero("wizard", spells=spells), foe(12), [])

    assert BOOK in offered(at)
    assert default(at) is expected


@pytest.mark.rule("DG-CHOICE-09", "DG-CHOICE-10")
def test_a_spell_is_cast_where_it_has_the_better_chance() -> None:
    by_hand = before_a_room(hero("wizard", spells=[FIREBALL]), BOX.number("monster-uneven"), [])
    assert default(by_hand) is STRIKE, "7 by hand, 8 with a Fireball"
    place = room()
    weak = next(n for n in BOX.monster_decks[3] if n in BOX.monsters and is_weak_to_fire(n))
    at = table(
        hero("wizard", HERE, spells=[FIREBALL]), hero("elf", AWAY), rooms={place: (weak, gold(250))}
    )
    choose(at, MOVE[place])
    assert default(at) is CAST[FIREBALL]


def is_weak_to_fire(card: int) -> bool:
    """Whether a Fireball does better than a Wizard by hand."""
    return BOX.targets[card][4] < BOX.targets[card][3]


@pytest.mark.rule("DG-CHOICE-10")
@pytest.mark.parametrize(("level", "expected"), [(2, STRIKE), (3, TURN), (4, TURN)])
def test_undead_are_turned_from_level_3_on(level: int, expected: Option) -> None:
    deck = BOX.monster_decks[level]
    dead = next(card for card in deck if card in BOX.monsters and BOX.foe(card).kind == "undead")
    place = room(level)
    at = table(hero("cleric", front(place)), hero("elf", AWAY), rooms={place: (dead, gold(250))})
    choose(at, MOVE[place])

    assert TURN in offered(at)
    assert default(at) is expected


@pytest.mark.rule("DG-CHOICE-11", "DG-CHOICE-12")
def test_no_stones_are_thrown_in_a_fight_among_heroes() -> None:
    at = table(hero("dwarf", HERE), hero("halfling", HERE, [gold(250)]), script="44 43")
    choose(at, STAY, ATTACK[klass("halfling")])

    assert USE[deed("slingshot-of-snake-pipe-hollow")] in offered(at)
    assert default(at) is ACCEPT


@pytest.mark.rule("DG-CHOICE-11")
def test_stones_are_thrown_at_monsters_and_minions() -> None:
    stones = USE[deed("slingshot-of-snake-pipe-hollow")]
    at = table(orc(), hero("halfling", HERE), setup=UNDER, script=["22"])
    choose(at, STAY, ATTACK[klass("halfling")])

    assert default(at) is stones


@pytest.mark.rule("DG-CHOICE-11", "DG-ENCOUNTER-02")
def test_before_an_escape_there_is_nothing_to_turn() -> None:
    at = before_a_room(hero("rogue", spent=["backstab"]), foe(12), ["1", "11"])
    choose(at, ACCEPT)

    assert USE[deed("hide-in-shadows")] in offered(at)
    assert default(at) is ACCEPT


# Collect and Rest


@pytest.mark.rule("DG-CHOICE-15", "DG-CHOICE-16")
def test_spells_come_back_in_equal_parts_and_nothing_is_banked() -> None:
    used = {"spellbook-of-darthon": 1}
    wizard = hero("wizard", HALL, [gold(250)], spells=[FIREBALL], used=used)
    at = choose(table(wizard, hero("elf", AWAY), setup={"banking": True}), STAY)
    assert default(at) is TAKE_SPELL[BOX.spells[1]]
    dwarf = hero("dwarf", HALL, [gold(250)])
    at = choose(table(dwarf, hero("elf", AWAY), setup={"banking": True}), STAY)
    assert default(at) is DONE


# Minions


@pytest.mark.rule("DG-CHOICE-20")
def test_a_minion_rises_near_a_hero_and_a_hero_lands_near_the_hall() -> None:
    one = orc(-1)
    one.minion = -1
    for near in BOARD.chambers[3]:
        at = table(one, hero("elf", front(near)), setup=UNDER)
        assert default(at) is ARRIVE[near]
    far = table(one, hero("elf", front(chamber(3))), hero("cleric", HALL), setup=UNDER)
    steps = {place: BOARD.distances(place) for place in BOARD.chambers[3]}
    best = min(steps, key=lambda place: min(steps[place][front(chamber(3))], steps[place][HALL]))
    assert default(far) is ARRIVE[best]
    flight = table(hero("wizard", HERE, spells=[BOX.spells[2]]), hero("elf", AWAY))
    choose(flight, CAST[BOX.spells[2]])
    choose(flight, offered(flight)[0])
    places = [option.place for option in offered(flight) if isinstance(option, Arrive)]
    home = BOARD.distances(HALL)
    assert default(flight) is ARRIVE[min(places, key=lambda place: home[place])]


@pytest.mark.rule("DG-CHOICE-21")
def test_a_minion_walks_to_the_nearest_hero_outside_the_hall() -> None:
    def hunted(*heroes: Hero) -> Table:
        return table(orc(chamber(3)), *heroes, setup=UNDER)

    near, far = front(room(3)), front(room(6))
    at = hunted(hero("elf", far), hero("cleric", near))
    move = default(at)
    assert isinstance(move, Move)
    before = BOARD.distances(chamber(3), BOARD.all_doors)[near]
    assert BOARD.distances(move.place, BOARD.all_doors)[near] == max(0, before - 5)
    assert default(hunted(hero("elf", chamber(3)), hero("cleric", far))) is STAY, "prey is here"
    assert default(hunted(hero("elf", HALL))) is STAY, "nobody is within reach of a minion"


@pytest.mark.rule("DG-CHOICE-21", "DG-CHOICE-08")
def test_a_minion_attacks_whoever_is_there() -> None:
    at = choose(table(orc(), hero("elf", HERE), hero("cleric", HERE), setup=UNDER), STAY)

    assert default(at) is ATTACK[klass("elf")]
