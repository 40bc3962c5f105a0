"""Spells from safety, one after the other, and the swap: when a turn goes on and when it ends."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    BOX,
    CAGES,
    FIREBALL,
    HALL,
    SECRET,
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
    monster_at,
    offered,
    person,
    room,
    secret_room,
    stand,
    table,
    tear,
)
from undercroft.engine import Table
from undercroft.games.dungeon.events import MonsterDefeated, MonsterRevealed, SpellRolled
from undercroft.games.dungeon.options import (
    ARRIVE,
    CAST,
    MOVE,
    OPEN_DOOR,
    PASS,
    PICK_LEVEL,
    SCRY,
    SCRY_ROOM,
    STAY,
    TAKE_SPELL,
    USE,
    OpenDoor,
)

NO_BOOK = {"spellbook-of-darthon": 1}
AWAY = front(room(6))


def two_rooms() -> tuple[int, list[int]]:
    """A corridor space with two rooms or chambers beside it, and these."""
    for place, kind in enumerate(BOARD.kinds):
        near = [to for to in BOARD.neighbours(place) if to in BOARD.sites]
        if kind == "corridor" and len(near) > 1:
            return place, near[:2]
    raise AssertionError("no space has two rooms beside it")


HERE, (FIRST, SECOND) = two_rooms()


def caster(script: list[str | int], cards: tuple[int, int], **more: Any) -> Table:
    """A Wizard between two rooms or chambers, each with one Monster of these."""
    places = (FIRST, SECOND)
    rooms = {p: (c, gold(250, n)) for n, (p, c) in enumerate(zip(places, cards, strict=True))}
    inside = {place: rooms.pop(place) for place in places if BOARD.kinds[place] == "chamber"}
    at = table(
        hero("wizard", HERE, spells=more.pop("spells", [FIREBALL] * 3), used=NO_BOOK),
        hero("elf", AWAY),
        rooms=rooms,
        chambers={place: [found[0]] for place, found in inside.items()},
        script=script,
        **more,
    )
    return choose(at, STAY)


@pytest.mark.rule("DG-CAST-08", "DG-CAST-11", "DG-CAST-10")
def test_a_failure_ends_the_turn_with_all_that_would_follow() -> None:
    at = caster(["11"], (foe(12), foe(5)), heaps={HERE: [gold(500)]})
    choose(at, OPEN_DOOR[FIRST], CAST[FIREBALL])

    assert at.waiting_for == (1,), "no other spell, and nothing is collected"
    assert person(at).spells == [FIREBALL, FIREBALL]
    assert at.state.fight is None
    entry = monster_at(at, FIRST)
    assert entry is not None
    assert entry.number == 1


@pytest.mark.rule("DG-CAST-08", "DG-CAST-10", "DG-CAST-12")
def test_after_a_success_the_caster_may_stop_and_collect() -> None:
    at = caster(["66"], (foe(12), foe(5)), heaps={HERE: [gold(500)]})
    choose(at, OPEN_DOOR[FIRST], CAST[FIREBALL])
    assert (asked(at), offered(at)) == ("DG-CAST-08", [PASS, OPEN_DOOR[SECOND]])
    assert at.state.fight is None
    choose(at, PASS)

    assert asked(at) == "DG-RULING-30", "the turn goes on"
    assert at.waiting_for == (0,)


@pytest.mark.rule("DG-CAST-08", "DG-CAST-09")
def test_with_nothing_left_in_sight_nobody_is_asked() -> None:
    at = caster(["66"], (foe(12), foe(5)), cleared=[SECOND])
    choose(at, OPEN_DOOR[FIRST])
    choose(at, CAST[FIREBALL])

    assert at.waiting_for == (1,)
    assert len(happened(at, SpellRolled)) == 1


@pytest.mark.rule("DG-CAST-08")
def test_with_the_last_spell_the_action_is_over() -> None:
    at = caster(["66"], (foe(12), foe(5)), spells=[FIREBALL])
    choose(at, OPEN_DOOR[FIRST], CAST[FIREBALL])

    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-CAST-09", "DG-SPELL-03")
def test_only_rooms_and_chambers_with_a_monster_are_in_sight() -> None:
    corridor = next(to for to in BOARD.neighbours(HERE) if to not in BOARD.sites)
    at = caster([], (foe(12), foe(5)), open={corridor: foe(7)}, cleared=[SECOND])

    assert [option.place for option in offered(at) if isinstance(option, OpenDoor)] == [FIRST]


@pytest.mark.rule("DG-CAST-10", "DG-CAST-05")
def test_a_numbered_monster_is_the_one_that_is_hit() -> None:
    place = chamber()
    at = table(
        hero("wizard", front(place), spells=[FIREBALL], used=NO_BOOK),
        hero("elf", AWAY),
        chambers={place: [foe(2), foe(3), foe(4)]},
        script=["66"],
    )
    stand(at.state, place, foe(12), 1)
    choose(at, STAY, OPEN_DOOR[place], CAST[FIREBALL])

    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(12)]
    assert happened(at, MonsterRevealed) == []


@pytest.mark.rule("DG-CHAMBERCARD-07", "DG-COMBAT-03", "DG-CAST-12")
@pytest.mark.parametrize("is_open", [True, False])
def test_a_chamber_card_that_nobody_has_seen_gives_no_prize(is_open: bool) -> None:
    place = chamber()
    at = table(
        hero("wizard", front(place), spells=[FIREBALL], used=NO_BOOK),
        hero("elf", AWAY),
        chambers={place: [foe(12)]},
        tears={place: tear("kings")},
        setup={"chamber_cards": True},
        script=["66", gold(2500)] if is_open else ["66"],
    )
    if is_open:
        at.state.site_at(place).tear.known = -1
    choose(at, STAY, OPEN_DOOR[place], CAST[FIREBALL])

    assert at.state.site_at(place).cleared
    assert person(at).treasures == ([gold(2500)] if is_open else [])


# The Spellbook and Teleport


@pytest.mark.rule("DG-CAST-03", "DG-WIZARD-01", "DG-ACTIONCARD-11", "DG-TOKEN-10")
def test_the_spellbook_is_used_once_and_only_for_missing_spells() -> None:
    book = deed("spellbook-of-darthon")
    at = table(hero("wizard", HALL, spells=[FIREBALL] * 6), hero("elf", AWAY))
    choose(at, USE[book], TAKE_SPELL[FIREBALL], TAKE_SPELL[FIREBALL])

    assert person(at).used[book - BOX.feats.start] == 1
    assert at.state.steps == 5
    full = table(hero("wizard", HALL, spells=[FIREBALL] * 8), hero("elf", AWAY))
    assert USE[book] not in offered(full)


@pytest.mark.rule("DG-TELEPORT-01", "DG-TELEPORT-02", "DG-TOKEN-03", "DG-RULING-10")
def test_who_teleports_to_a_number_token_meets_its_monster() -> None:
    goal = next(p for p in BOARD.corridors[2] if not BOARD.searchable[p])
    at = table(
        hero("wizard", front(room(3)), spells=[TELEPORT], used=NO_BOOK),
        hero("elf", AWAY),
        open={goal: foe(12)},
        script=["11", "11"],
    )
    choose(at, CAST[TELEPORT], PICK_LEVEL[2], ARRIVE[goal])

    assert person(at).place == goal
    assert at.waiting_for == (1,), "the fight was lost"
    assert at.state.monsters_at(goal)[0].number == 1
    assert at.source.position == 2


@pytest.mark.rule("DG-TELEPORT-01", "DG-ITEM-04", "DG-RULING-49")
def test_teleport_is_a_move() -> None:
    goal = next(p for p in BOARD.corridors[2] if not BOARD.searchable[p])
    one = hero("wizard", front(room(3)), [BALL], spells=[TELEPORT], used=NO_BOOK)
    at = table(one, hero("elf", AWAY))
    choose(at, CAST[TELEPORT], PICK_LEVEL[2], ARRIVE[goal])

    assert at.waiting_for == (1,), "there is no Crystal Ball after a Move"
    staying = choose(table(hero("wizard", goal, [BALL], used=NO_BOOK), hero("elf", AWAY)), STAY)
    assert SCRY in offered(staying)


@pytest.mark.rule("DG-TELEPORT-01")
def test_no_steps_are_left_after_it() -> None:
    one = hero("wizard", front(room(3)), spells=[TELEPORT, FIREBALL])
    at = table(one, hero("elf", AWAY))
    goal = front(room(2))
    choose(at, CAST[TELEPORT], PICK_LEVEL[2], ARRIVE[goal])

    assert asked(at) == "DG-RULING-07"
    assert at.state.steps == 0


# What opening a door deals


@pytest.mark.rule("DG-ENCOUNTER-01", "DG-RULING-19", "DG-SETUP-09", "DG-CHANCE-02")
@pytest.mark.parametrize("level", [1, 3, 6])
def test_a_door_deals_from_the_decks_of_its_level(level: int) -> None:
    place = room(level)
    at = table(hero("dwarf", front(place)), hero("elf", AWAY))
    card = next(one for one in BOX.monster_decks[level] if one in BOX.monsters)
    prize = BOX.prize_decks[level][0]
    at.source.outcomes += [card, prize, "66"]  # type: ignore[attr-defined]
    choose(at, MOVE[place])

    assert person(at).treasures == [prize]
    assert card not in at.state.unseen[level - 1].pool
    assert prize not in at.state.prizes[level - 1].pool
    assert at.state.site_at(place).prize is None
    assert at.state.discards[level - 1] == [card]


@pytest.mark.rule("DG-RULING-33", "DG-RULING-35", "DG-DWARF-02")
@pytest.mark.parametrize("inside", [True, False])
def test_only_a_monster_of_a_chamber_is_worth_a_card_of_tardos(inside: bool) -> None:
    place = chamber() if inside else room()
    at = table(
        hero("dwarf", front(place)),
        hero("elf", AWAY),
        rooms={} if inside else {place: (foe(2), gold(1000))},
        chambers={place: [foe(2), foe(3), foe(4)]} if inside else {},
        script=["11", gold(2500)] if inside else ["11"],
    )
    choose(at, MOVE[place])

    assert person(at).treasures == [gold(2500) if inside else gold(1000)]


@pytest.mark.rule("DG-RULING-33", "DG-CHAMBERCARD-08", "DG-CAGE-02")
def test_in_chains_nobody_fights() -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place)),
        hero("elf", AWAY),
        chambers={place: [foe(2), foe(3), foe(4)]},
        tears={place: tear("chains")},
        setup={"chamber_cards": True},
    )
    choose(at, MOVE[place])

    assert (person(at).caged, person(at).lost, person(at).place) == (True, 1, place)
    assert happened(at, MonsterRevealed) == []
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-33", "DG-CHAMBERCARD-03")
def test_where_the_last_monster_burned_there_is_no_fight() -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place)),
        hero("elf", AWAY),
        chambers={place: [foe(2)]},
        tears={place: tear("embers")},
        setup={"chamber_cards": True},
    )
    choose(at, MOVE[place])

    assert at.state.site_at(place).cleared
    assert at.state.discards[2] == [foe(2)]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-TOKEN-04", "DG-RULING-68", "DG-TOKEN-05", "DG-CHAMBERCARD-03")
def test_a_numbered_monster_keeps_its_chamber_from_being_cleared() -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place)),
        hero("elf", AWAY),
        chambers={place: [foe(12), foe(2)]},
        tears={place: tear("embers")},
        setup={"chamber_cards": True},
        script=["11", "11"],
    )
    stand(at.state, place, foe(11), 1)
    at.state.monsters[-1].dealt = AWAY
    choose(at, MOVE[place])

    site = at.state.site_at(place)
    assert (site.cards, site.cleared) == ([], False), "it was swapped in: the other one burned"
    assert monster_at(at, place) is not None


@pytest.mark.rule("DG-CHAMBERCARD-03", "DG-CHANCE-02")
@pytest.mark.parametrize("level", [1, 6])
def test_embers_burn_a_card_of_the_level(level: int) -> None:
    place = chamber(level)
    at = table(
        hero("halfling", front(place)),
        hero("elf", AWAY),
        tears={place: tear("embers")},
        setup={"chamber_cards": True},
    )
    deck = [one for one in BOX.monster_decks[level] if one in BOX.monsters]
    at.source.outcomes += [deck[0], deck[1], "11", "11"]  # type: ignore[attr-defined]
    choose(at, MOVE[place])

    assert deck[0] in at.state.discards[level - 1]
    assert deck[0] not in at.state.unseen[level - 1].pool


@pytest.mark.rule("DG-ITEM-03", "DG-RULING-49", "DG-SIDEBOARD-03")
@pytest.mark.parametrize("level", [1, 5])
def test_what_a_crystal_ball_showed_is_what_lies_there(level: int) -> None:
    place = room(level)
    at = table(hero("dwarf", front(place), [BALL]), hero("elf", AWAY))
    card = next(one for one in BOX.monster_decks[level] if one in BOX.monsters)
    prize = next(one for one in BOX.prize_decks[level] if one != BALL)
    at.source.outcomes += [card, prize, "66"]  # type: ignore[attr-defined]
    choose(at, STAY, SCRY, SCRY_ROOM[place])
    site = at.state.site_at(place)
    assert (site.cards[0].card, site.prize.card) == (card, prize)
    choose(at, STAY)
    while at.waiting_for == (1,):
        choose(at, PASS)
    choose(at, MOVE[place])

    assert person(at).treasures == [BALL, prize]
    assert [event.foe for event in happened(at, MonsterRevealed)] == [card]


# Cages and keys


@pytest.mark.rule("DG-CAGE-02", "DG-CAST-10", "DG-CAST-11")
def test_a_trap_behind_the_door_ends_the_turn_of_the_caster() -> None:
    at = table(
        hero("wizard", front(room()), spells=[FIREBALL] * 2, used=NO_BOOK),
        hero("elf", AWAY),
        rooms={room(): (CAGES[3], gold(250))},
        heaps={front(room()): [gold(500)]},
    )
    choose(at, STAY, OPEN_DOOR[room()])

    assert person(at).caged
    assert at.waiting_for == (1,), "nothing is collected"


@pytest.mark.rule("DG-ACTIONCARD-04", "DG-RULING-30")
def test_light_fingers_take_no_more_than_one_and_leave_the_own_heap() -> None:
    here, place = front(room()), room()
    fingers = USE[deed("light-fingers")]
    at = table(
        hero("rogue", here),
        hero("elf", AWAY),
        open={place: foe(12)},
        heaps={here: [gold(250), gold(500)]},
        script=["1"],
    )
    at.state.monsters_at(place)[0].pile += [gold(1000)]
    choose(at, STAY)
    assert fingers in offered(at)
    choose(at, fingers)

    assert person(at).treasures == [gold(1000)]
    assert [heap.cards for heap in at.state.heaps] == [[gold(250), gold(500)]]
    assert asked(at) == "DG-RULING-30", "what lies here is still to be had"


@pytest.mark.rule("DG-ACTIONCARD-04", "DG-RULING-30")
def test_light_fingers_reach_what_nobody_guards_next_door() -> None:
    here, fingers = front(room()), USE[deed("light-fingers")]
    near, far = room(), front(room(6))
    at = table(
        hero("rogue", here),
        hero("elf", AWAY),
        cleared=[near],
        heaps={near: [gold(250)], far: [gold(500)]},
        script=["1"],
    )
    choose(at, STAY, fingers)
    assert person(at).treasures == [gold(250)], "even if a monster guards it, so also if not"
    own = table(hero("rogue", here), hero("elf", AWAY), heaps={here: [gold(250)]}, script=["1"])
    choose(own, STAY)
    assert fingers not in offered(own), "what lies on the own space is free"


@pytest.mark.rule("DG-ACTIONCARD-04", "DG-DOOR-06")
def test_light_fingers_reach_through_doors_that_the_rogue_may_pass() -> None:
    hidden, before, door = secret_room()
    fingers = USE[deed("light-fingers")]
    for treasures, doors, reaches in (([], 0, False), ([], 1 << door, True), ([SECRET], 0, True)):
        at = table(
            hero("rogue", before, treasures, doors=doors),
            hero("elf", AWAY),
            cleared=[hidden],
            heaps={hidden: [gold(250)]},
            script=["1"],
        )
        choose(at, STAY)
        assert (at.waiting_for == (0,) and fingers in offered(at)) == reaches
