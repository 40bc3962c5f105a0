"""Spells in fights and from safety, and what special items show."""

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    BOLT,
    CAGES,
    ESP,
    FIREBALL,
    HALL,
    SWORD,
    TELEPORT,
    WARDED,
    asked,
    before_a_room,
    chamber,
    choose,
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
    table,
)
from undercroft.engine import Table
from undercroft.engine.piles import Placed
from undercroft.games.dungeon.events import (
    MonsterAttacked,
    MonsterDefeated,
    MonsterRevealed,
    MonsterSeen,
    PrizeSeen,
    SpellRolled,
)
from undercroft.games.dungeon.options import (
    ACCEPT,
    CAST,
    CLOSE_DOOR,
    LOOK,
    MOVE,
    OPEN_DOOR,
    PASS,
    SCRY,
    SCRY_ROOM,
    STAY,
    STRIKE,
    TAKE,
    ScryRoom,
)
from undercroft.games.dungeon.revealing import strength
from undercroft.games.dungeon.state import Hero

PRIZE = gold(1000, 7)


def caster(
    *spells: int, name: str = "wizard", at: int = -1, treasures: tuple[int, ...] = ()
) -> Hero:
    used = {"spellbook-of-darthon": 1}
    return hero(name, front(room()) if at < 0 else at, treasures, spells=spells, used=used)


def at_the_door(
    *spells: int, monster: int = 0, script: list[str | int] | str = "", **more: object
) -> Table:
    """A Wizard before a shut room, whose Move is over."""
    rooms = {room(): (monster or foe(8), PRIZE)}
    at = table(caster(*spells), hero("cleric"), rooms=rooms, script=script, **more)  # type: ignore[arg-type]
    return choose(at, STAY)


# Inside a room


@pytest.mark.rule("DG-CAST-05", "DG-RULING-18", "DG-CHANCE-08", "DG-CHOICE-09")
@pytest.mark.parametrize("spell", [FIREBALL, BOLT])
@pytest.mark.parametrize(("dice", "success"), [("35", True), ("34", False)])
def test_an_attack_spell_replaces_the_attack_roll(spell: int, dice: str, success: bool) -> None:
    at = before_a_room(caster(spell), foe(8), [dice, "11"])
    assert offered(at) == [STRIKE, CAST[spell]]
    choose(at, CAST[spell])

    assert bool(happened(at, MonsterDefeated)) == success
    assert person(at).treasures == ([PRIZE] if success else [])


@pytest.mark.rule("DG-CAST-06")
def test_no_sword_helps_a_spell() -> None:
    at = before_a_room(caster(FIREBALL, treasures=(SWORD,)), foe(8), ["34", "11"])
    choose(at, CAST[FIREBALL])

    assert [event.total for event in happened(at, SpellRolled)] == [7]
    assert not happened(at, MonsterDefeated)


@pytest.mark.rule("DG-CAST-07")
@pytest.mark.parametrize("dice", ["66", "11"])
def test_the_card_is_spent_either_way(dice: str) -> None:
    at = before_a_room(caster(FIREBALL, BOLT), foe(8), [dice, "11"])
    choose(at, CAST[FIREBALL])

    assert person(at).spells == [BOLT]


@pytest.mark.rule("DG-CAST-13")
def test_inside_a_failed_spell_is_answered() -> None:
    at = before_a_room(caster(FIREBALL), foe(8), ["11", "56"])
    choose(at, CAST[FIREBALL])

    assert len(happened(at, MonsterAttacked)) == 1
    assert person(at).place == HALL


@pytest.mark.rule("DG-DECK-03")
def test_an_immune_monster_is_not_offered_to_that_spell() -> None:
    at = before_a_room(caster(FIREBALL, BOLT, TELEPORT), WARDED, [])

    assert offered(at) == [STRIKE, CAST[TELEPORT]]


@pytest.mark.rule("DG-RULING-69")
def test_who_holds_spells_is_asked_even_without_a_choice() -> None:
    at = before_a_room(caster(FIREBALL), WARDED, ["11", "11"])
    assert offered(at) == [STRIKE], "else the others would learn what is not in the hand"
    choose(at, STRIKE)
    assert offered(at) == [ACCEPT]


# From safety


@pytest.mark.rule("DG-SPELL-03", "DG-CAST-09", "DG-CAST-10")
def test_a_spell_is_cast_into_a_room_next_door() -> None:
    at = at_the_door(FIREBALL)
    assert OPEN_DOOR[room()] in offered(at)
    assert not happened(at, MonsterRevealed)
    choose(at, OPEN_DOOR[room()])

    assert [event.foe for event in happened(at, MonsterRevealed)] == [foe(8)]
    assert (asked(at), offered(at)) == ("DG-CAST-10", [CAST[FIREBALL]])


@pytest.mark.rule("DG-CAST-09")
def test_a_secret_door_must_be_passable_and_a_chamber_will_do() -> None:
    place, before, door = secret_room()

    def standing(doors: int) -> Table:
        wizard = caster(FIREBALL, at=before)
        wizard.doors = doors
        return choose(table(wizard, hero("cleric")), STAY)

    known = standing(1 << door)
    assert OPEN_DOOR[place] in offered(known)
    unknown = standing(0)
    assert unknown.waiting_for == (1,) or OPEN_DOOR[place] not in offered(unknown)
    big = choose(table(caster(FIREBALL, at=front(chamber())), hero("cleric")), STAY)
    assert OPEN_DOOR[chamber()] in offered(big)


@pytest.mark.rule("DG-SPELL-03")
def test_nobody_casts_without_an_attack_spell_or_into_a_cleared_room() -> None:
    assert OPEN_DOOR[room()] not in offered(at_the_door(TELEPORT))
    at = choose(table(caster(FIREBALL), hero("cleric"), cleared=BOARD.sites), STAY)
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-CAST-11", "DG-SIDEBOARD-02")
def test_a_failure_from_safety_ends_the_turn_without_an_attack() -> None:
    at = at_the_door(FIREBALL, BOLT, script=["11"])
    choose(at, OPEN_DOOR[room()], CAST[FIREBALL])

    assert happened(at, MonsterAttacked) == []
    assert at.waiting_for == (1,)
    assert person(at).spells == [BOLT]
    entry = monster_at(at, room())
    assert entry is not None
    assert entry.number == 1


@pytest.mark.rule("DG-CAST-12")
def test_a_success_from_safety_leaves_the_prize_in_the_room() -> None:
    at = at_the_door(FIREBALL, script=["66"])
    choose(at, OPEN_DOOR[room()], CAST[FIREBALL])

    assert person(at).treasures == []
    assert [(h.place, h.cards) for h in at.state.heaps] == [(room(), [PRIZE])]
    assert at.state.site_at(room()).cleared
    first = table(
        hero("dwarf", front(room())), hero("cleric"), cleared=[room()], heaps={room(): [PRIZE]}
    )
    choose(first, MOVE[room()], STAY, TAKE[PRIZE])
    assert person(first).treasures == [PRIZE]


@pytest.mark.rule("DG-CAST-08")
def test_spells_are_cast_one_after_the_other_while_they_succeed() -> None:
    place = chamber()
    at = table(
        caster(FIREBALL, FIREBALL, BOLT, at=front(place)),
        hero("cleric"),
        chambers={place: [foe(2), foe(3), foe(4)]},
        cleared=[site for site in BOARD.sites if site != place],
        script=["66", "66", "11"],
    )
    choose(at, STAY, OPEN_DOOR[place], CAST[FIREBALL])
    assert (asked(at), offered(at)) == ("DG-CAST-08", [PASS, OPEN_DOOR[place]])
    choose(at, OPEN_DOOR[place], CAST[FIREBALL], OPEN_DOOR[place], CAST[BOLT])

    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(2), foe(3)]
    assert at.waiting_for == (1,)
    assert person(at).spells == []


@pytest.mark.rule("DG-CAST-08")
def test_who_has_spells_left_is_asked_again_even_if_none_attacks() -> None:
    """Or the others would know that the rest of the hand is for travelling."""
    place = chamber()
    at = table(
        caster(FIREBALL, TELEPORT, at=front(place)),
        hero("cleric"),
        chambers={place: [foe(2), foe(3), foe(4)]},
        cleared=[site for site in BOARD.sites if site != place],
        script=["66"],
    )
    choose(at, STAY, OPEN_DOOR[place], CAST[FIREBALL])

    assert (asked(at), offered(at)) == ("DG-CAST-08", [PASS])


@pytest.mark.rule("DG-CAST-10")
def test_who_has_no_spell_that_works_closes_the_door() -> None:
    at = at_the_door(FIREBALL, monster=WARDED)
    choose(at, OPEN_DOOR[room()])
    assert offered(at) == [CLOSE_DOOR]
    choose(at, CLOSE_DOOR)

    assert person(at).spells == [FIREBALL]
    assert at.waiting_for == (1,)
    assert strength(at.state) == 1


@pytest.mark.rule("DG-CAGE-02", "DG-CAST-10")
def test_a_trap_behind_the_door_falls_on_the_caster() -> None:
    at = choose(at_the_door(FIREBALL, monster=CAGES[3]), OPEN_DOOR[room()])

    assert person(at).caged
    assert person(at).spells == [FIREBALL]
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-07")
def test_there_is_one_main_action() -> None:
    at = at_the_door(FIREBALL, FIREBALL, script=["66"], cleared=[])
    choose(at, OPEN_DOOR[room()], CAST[FIREBALL])
    while at.waiting_for == (0,) and asked(at) == "DG-CAST-08":
        choose(at, PASS)

    assert at.waiting_for == (1,)


# The ESP Medallion and the Crystal Ball


def medallion(place: int = -1) -> Table:
    one = hero("dwarf", front(room()) if place < 0 else place, [ESP])
    return table(one, hero("cleric"), rooms={room(): (foe(8), PRIZE)})


@pytest.mark.rule("DG-ITEM-02", "DG-RULING-48", "DG-CHOICE-07", "DG-RULING-69", "DG-SIDEBOARD-03")
def test_the_medallion_shows_its_owner_the_monster_behind_a_door() -> None:
    at = medallion()
    assert LOOK[room()] in offered(at)
    choose(at, LOOK[room()])

    assert [e.foe for e in at.story(0) if isinstance(e, MonsterSeen)] == [foe(8)]
    assert [e for e in at.story(1) if isinstance(e, MonsterSeen)] == []

    def shown(seat: int | None) -> object:
        return next(s for s in at.view(seat)["sites"] if s["place"] == room())

    assert shown(0)["cards"] == [foe(8)]  # type: ignore[index]
    assert shown(1)["cards"] == [None]  # type: ignore[index]
    assert shown(None)["cards"] == [None]  # type: ignore[index]
    assert shown(0)["prize"] is None, "the Prize stays hidden"  # type: ignore[index]
    assert asked(at) == "DG-MOVE-01", "it is free"
    assert not any(option in LOOK for option in offered(at)), "once a turn"
    choose(at, STAY)
    assert strength(at.state) == 0
    assert monster_at(at, room()) is None


@pytest.mark.rule("DG-RULING-48", "DG-VAULT-03")
def test_the_medallion_works_next_to_a_door_and_while_carried() -> None:
    far = next(p for p in BOARD.corridors[3] if BOARD.distances(room())[p] > 2)
    assert LOOK[room()] not in offered(medallion(far))
    banked = hero("dwarf", front(room()), banked=[ESP])
    assert LOOK[room()] not in offered(table(banked, hero("cleric")))
    opened = table(hero("dwarf", front(room()), [ESP]), hero("cleric"), open={room(): foe(8)})
    assert LOOK[room()] not in offered(opened)


@pytest.mark.rule("DG-ITEM-03", "DG-ITEM-04", "DG-RULING-49", "DG-RULING-69", "DG-SIDEBOARD-03")
def test_the_crystal_ball_shows_monster_and_prize_of_any_room() -> None:
    far = room(6)
    at = table(hero("dwarf", front(room()), [BALL]), hero("cleric"), rooms={far: (foe(8), PRIZE)})
    choose(at, STAY)
    assert SCRY in offered(at)
    choose(at, SCRY)
    assert len([o for o in offered(at) if isinstance(o, ScryRoom)]) == 48
    choose(at, SCRY_ROOM[far])

    assert [e.foe for e in at.story(0) if isinstance(e, MonsterSeen)] == [foe(8)]
    assert [e.treasure for e in at.story(0) if isinstance(e, PrizeSeen)] == [PRIZE]
    assert [e for e in at.story(1) if isinstance(e, MonsterSeen | PrizeSeen)] == []
    assert at.waiting_for == (1,), "it was the main Action"
    assert strength(at.state) == 0


@pytest.mark.rule("DG-ITEM-04", "DG-RULING-49")
def test_who_has_moved_does_not_scry() -> None:
    here = front(room())
    step = next(p for p in BOARD.neighbours(here) if BOARD.kinds[p] == "corridor")
    at = table(hero("dwarf", here, [BALL]), hero("cleric"), cleared=BOARD.sites)
    choose(at, MOVE[step], STAY)

    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-47", "DG-RULING-50")
@pytest.mark.parametrize("name", ["cleric", "fighter", "wizard", "dwarf", "elf", "halfling"])
def test_items_work_for_every_class(name: str) -> None:
    other = "rogue" if name == "cleric" else "cleric"
    at = table(hero(name, front(room()), [ESP, BALL]), hero(other))
    assert LOOK[room()] in offered(at)
    assert SCRY in offered(choose(at, STAY))


@pytest.mark.rule("DG-SIDEBOARD-04")
def test_the_medallion_does_not_see_what_lies_on_the_sideboard() -> None:
    here = front(room())
    at = table(hero("dwarf", here, [ESP]), hero("cleric"), open={here: foe(8)})
    at.state.monsters[-1].prize = Placed(-1)

    assert at.view(0)["monsters"][-1]["prize"] is None
    assert at.view(None)["monsters"][-1]["prize"] is None


@pytest.mark.rule("DG-RULING-48")
def test_the_medallion_looks_once_a_turn_whatever_doors_there_are() -> None:
    first = room(3)
    at = table(hero("dwarf", front(first), [ESP]), hero("cleric"))
    other = next(
        place
        for some in BOARD.rooms.values()
        for place in some
        if place != first and front_of(place) and BOARD.distances(front(first))[front(place)] <= 5
    )
    pool = at.state.unseen[2].pool
    at.source.outcomes.append(pool[0])  # type: ignore[attr-defined]
    choose(at, LOOK[first])
    if front(other) != person(at).place:
        choose(at, MOVE[front(other)])
    assert LOOK[other] not in (offered(at) if at.waiting_for == (0,) else [])
    fresh = table(hero("dwarf", front(other), [ESP]), hero("cleric"))
    assert LOOK[other] in offered(fresh)


def front_of(place: int) -> bool:
    return any(BOARD.kinds[to] == "corridor" for to in BOARD.neighbours(place))
