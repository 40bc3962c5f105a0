"""The sideboard, tokens, chambers, cage traps, Mordecai."""

import pytest

from tests.games.dungeon.situations import (
    BOARD,
    BOX,
    CAGES,
    FIREBALL,
    HALL,
    MORDECAI,
    RELIC,
    STONE,
    TELEPORT,
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
    CageFell,
    CageOpened,
    MonsterDefeated,
    SiteCleared,
    TokenPlaced,
    TurnLost,
)
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.options import (
    ATTACK,
    CAST,
    DONE,
    ENCOUNTER,
    FREE,
    MOVE,
    PASS,
    PICK_LEVEL,
    STAY,
    STRIKE,
    SWAP_TOKENS,
    TAKE,
    USE,
)
from undercroft.games.dungeon.revealing import strength
from undercroft.games.dungeon.state import Monster

PRIZE = gold(1000, 7)


# The sideboard


@pytest.mark.rule("DG-SIDEBOARD-01", "DG-SIDEBOARD-02", "DG-TOKEN-01", "DG-SIDEBOARD-04")
def test_a_monster_that_was_met_and_not_beaten_goes_to_the_sideboard() -> None:
    at = before_a_room(hero("dwarf", treasures=[gold(250)]), foe(12), ["11", "16"])

    entry = monster_at(at, room())
    assert entry is not None
    assert (entry.number, entry.place, entry.pile) == (1, room(), [gold(250)])
    assert entry.prize is not None
    assert entry.prize.card == PRIZE
    shown = at.view(None)["monsters"][-1]
    assert (shown["number"], shown["card"], shown["prize"]) == (1, foe(12), PRIZE), "it is public"
    assert [event.token for event in happened(at, TokenPlaced)] == [1]


@pytest.mark.rule("DG-SIDEBOARD-02")
def test_it_goes_there_at_the_end_of_the_turn() -> None:
    at = before_a_room(hero("wizard", spells=[FIREBALL]), foe(12), [])

    entry = monster_at(at, room())
    assert entry is not None
    assert (entry.number, strength(at.state)) == (0, 0)


@pytest.mark.rule("DG-SIDEBOARD-05", "DG-TOKEN-02", "DG-TOKEN-04")
def test_a_defeated_monster_is_discarded_and_its_number_is_free_again() -> None:
    first, second = room(3), room(3, 1)
    at = table(
        hero("dwarf", first),
        hero("cleric", spent=["blessing", "sanctuary"], used={"invoke-valerians-hand": 2}),
        open={first: foe(5), second: foe(12)},
        script=["32"],
    )
    choose(at, STAY, ENCOUNTER)

    assert [m.number for m in at.state.monsters if m.number] == [2]
    assert at.state.discards[2] == [foe(5)]
    assert at.state.site_at(first).cleared
    assert [event.place for event in happened(at, SiteCleared)] == [first]
    third = room(4)
    again = table(
        hero("dwarf", front(third)),
        hero("cleric"),
        open={second: foe(12)},
        rooms={third: (foe(11), PRIZE)},
        script=["11", "11"],
    )
    again.state.monsters[-1].number = 2
    choose(again, MOVE[third])
    entry = monster_at(again, third)
    assert entry is not None
    assert entry.number == 1, "the lowest free number"


@pytest.mark.rule("DG-SIDEBOARD-06", "DG-BOSS-01", "DG-BOSS-02", "DG-EXAMPLE-12")
@pytest.mark.parametrize(("count", "life"), [(0, 1), (1, 1), (2, 2), (4, 4)])
def test_the_boss_has_a_hit_point_for_each_monster_card_there(count: int, life: int) -> None:
    places = [room(3, 0), room(3, 1), room(4, 0), room(4, 1)][:count]
    monsters = {place: foe(5 + n) for n, place in enumerate(places)}
    at = table(hero("dwarf"), hero("cleric"), open=monsters, heaps={room(5): [gold(250)]})

    assert boss_life(at.state) == life


# Chambers


@pytest.mark.rule("DG-RULING-33", "DG-RULING-36", "DG-TOKEN-05", "DG-RULING-34")
def test_a_chamber_is_fought_card_by_card_and_left_freely() -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place)),
        hero("cleric", front(room(6))),
        chambers={place: [foe(2), foe(3), foe(4)]},
        script=["11", "12", "22"],
    )
    choose(at, MOVE[place])
    site = at.state.site_at(place)
    assert person(at).place == place, "the hero stays"
    assert (len(site.cards), site.cleared) == (2, False)
    assert person(at).treasures == []
    choose(at, STAY)
    assert at.waiting_for == (0,), "one monster a turn"
    assert MOVE[front(place)] in offered(at)
    choose(at, STAY, ENCOUNTER, STAY, STAY, ENCOUNTER)
    site = at.state.site_at(place)
    assert (len(site.cards), site.cleared) == (0, True)


@pytest.mark.rule("DG-RULING-33")
def test_a_numbered_monster_of_a_chamber_comes_first() -> None:
    place = chamber()
    at = table(
        hero("halfling", place),
        hero("cleric"),
        chambers={place: [foe(2), foe(3), foe(4)]},
        script=["66"],
    )
    site = at.state.site_at(place)
    site.cards.pop()
    at.state.monsters.append(Monster(foe(12), place, 1, holds=True, dealt=place))
    choose(at, STAY, ENCOUNTER)

    assert [event.foe for event in happened(at, MonsterDefeated)] == [foe(12)]


# Cage traps


@pytest.mark.rule(
    "DG-CAGE-01", "DG-CAGE-02", "DG-CAGE-04", "DG-CAGE-06", "DG-GAP-07", "DG-TOKEN-04"
)
def test_a_cage_trap_takes_the_place_of_a_monster() -> None:
    at = before_a_room(hero("halfling", treasures=[gold(250)]), CAGES[3], [])

    assert happened(at, AttackRolled) == []
    assert (person(at).lost, person(at).caged) == (1, True)
    assert person(at).treasures == [gold(250)]
    assert at.waiting_for == (1,), "the turn ends, the Prize is not collected"
    assert monster_at(at, room()) is None
    assert strength(at.state) == 0
    assert at.state.discards[2] == [CAGES[3]]
    assert at.state.site_at(room()).cleared
    assert [(h.place, h.cards) for h in at.state.heaps] == [(room(), [PRIZE])]


@pytest.mark.rule("DG-CAGE-04")
def test_whoever_stands_there_collects_the_prize() -> None:
    at = table(hero("halfling", room()), hero("cleric"), cleared=[room()], heaps={room(): [PRIZE]})
    choose(at, STAY, TAKE[PRIZE])

    assert person(at).treasures == [PRIZE]


@pytest.mark.rule("DG-CAGE-05")
def test_in_a_chamber_it_is_one_of_the_three_cards() -> None:
    place = chamber()
    at = table(
        hero("halfling", front(place)),
        hero("cleric"),
        chambers={place: [CAGES[3]]},
    )
    choose(at, MOVE[place])

    assert at.state.site_at(place).cleared
    assert person(at).caged


@pytest.mark.rule("DG-CAGE-07", "DG-DWARF-03", "DG-CLASS-05")
def test_the_dwarf_laughs_at_cages_and_collects_at_once() -> None:
    at = before_a_room(hero("dwarf"), CAGES[3], [])

    assert len(happened(at, CageOpened)) == 1
    assert (person(at).lost, person(at).caged) == (0, False)
    assert offered(at) == [DONE, TAKE[PRIZE]]
    choose(at, TAKE[PRIZE])
    assert person(at).treasures == [PRIZE]
    inside = table(
        hero("dwarf", front(chamber())), hero("cleric"), chambers={chamber(): [CAGES[3], foe(2)]}
    )
    choose(inside, MOVE[chamber()])
    assert person(inside).treasures == [], "no card of Tardos for a trap"


@pytest.mark.rule("DG-CAGE-03")
def test_the_caged_neither_attack_nor_are_attacked() -> None:
    here = front(room())
    prey = hero("halfling", here, [gold(250)], lost=1, caged=True)
    free = hero("halfling", here, [gold(250)], lost=1)
    at = choose(table(hero("dwarf", here), prey), STAY)
    assert at.waiting_for == (0,), "it is the next turn: the Halfling's was lost"
    assert len(happened(at, TurnLost)) == 1
    assert not person(at, 1).caged, "the token was handed back"
    other = choose(table(hero("dwarf", here), free), STAY)
    assert ATTACK[klass("halfling")] in offered(other)


# Lose-turn tokens


@pytest.mark.rule("DG-TOKEN-07", "DG-TOKEN-08", "DG-GAP-10")
def test_each_token_costs_one_turn() -> None:
    at = table(hero("dwarf", lost=2), hero("halfling", front(room(6))))
    assert at.waiting_for == (1,)
    assert person(at).lost == 1
    choose(at, STAY)
    assert at.waiting_for == (1,)
    assert person(at).lost == 0
    choose(at, STAY)
    assert at.waiting_for == (0,)


@pytest.mark.rule("DG-TOKEN-07")
def test_a_lost_turn_has_no_collect_and_no_rest() -> None:
    used = {"spellbook-of-darthon": 1}
    at = table(hero("wizard", lost=1, used=used), hero("dwarf"), heaps={HALL: [gold(250)]})

    assert at.waiting_for == (1,)
    assert person(at).treasures == []


@pytest.mark.rule("DG-TOKEN-09")
def test_the_wandering_roll_comes_after_a_lost_turn() -> None:
    at = table(hero("dwarf", lost=1), hero("halfling"), setup={"wandering": True}, script=["66"])

    assert at.waiting_for == (1,)
    assert at.source.position == 1


@pytest.mark.rule("DG-ACTIONCARD-08")
def test_healing_prayer_frees_the_cleric_or_somebody_here() -> None:
    here = front(room())
    at = table(hero("cleric", here, lost=1), hero("dwarf", here, lost=1))
    assert offered(at) == [PASS, FREE[klass("cleric")], FREE[klass("dwarf")]]
    choose(at, FREE[klass("cleric")])
    assert person(at).lost == 0
    assert at.waiting_for == (0,), "a Cleric so freed takes this turn"
    assert deed("healing-prayer") in person(at).spent
    other = table(hero("cleric", here), hero("dwarf", here, lost=1, caged=True))
    choose(other, FREE[klass("dwarf")])
    assert (person(other, 1).lost, person(other, 1).caged) == (0, False)
    away = table(hero("cleric", here), hero("dwarf", HALL, lost=1))
    assert STAY in offered(away)
    lost = choose(table(hero("cleric", here, lost=1), hero("dwarf", here)), PASS)
    assert lost.waiting_for == (1,)


# Mordecai and the Shadowstone


@pytest.mark.rule("DG-RULING-37", "DG-SETUP-13")
def test_mordecai_gets_a_token_when_somebody_loses_to_him() -> None:
    at = table(hero("dwarf", RELIC), hero("cleric"), script=["11", "11"])
    choose(at, STAY, ENCOUNTER)
    mordecai = monster_at(at, RELIC)
    assert mordecai is not None
    assert mordecai.number == 1
    fled = table(hero("wizard", RELIC, spells=[TELEPORT]), hero("cleric"))
    choose(fled, STAY, ENCOUNTER, CAST[TELEPORT], PICK_LEVEL[4])
    choose(fled, offered(fled)[0])
    mordecai = monster_at(fled, RELIC)
    assert mordecai is not None
    assert mordecai.number == 0, "who flees before the dice has not lost"


@pytest.mark.rule("DG-SPECIAL-01", "DG-SETUP-13")
def test_who_beats_mordecai_has_the_shadowstone() -> None:
    at = table(hero("dwarf", RELIC), hero("cleric"), script=["66"])
    choose(at, STAY, ENCOUNTER)

    assert person(at).treasures == [STONE]
    assert monster_at(at, RELIC) is None
    assert at.state.discards == [[] for _ in range(6)], "he is of no deck"


# The swap of tokens


def swapper(one: int, other: int, **more: object) -> Table:
    """A Wizard before a room with a token, and another token elsewhere."""
    wizard = hero("wizard", front(one), spells=[TELEPORT])
    at = table(wizard, hero("cleric"), open={one: foe(7), other: foe(9)}, **more)  # type: ignore[arg-type]
    return choose(at, STAY)


@pytest.mark.rule(
    "DG-WIZARD-02",
    "DG-WIZARD-03",
    "DG-TELEPORT-06",
    "DG-TELEPORT-07",
    "DG-EXAMPLE-20",
    "DG-CHOICE-18",
)
def test_teleport_swaps_two_tokens_one_of_them_adjacent() -> None:
    one, other = room(3), room(5)
    at = swapper(one, other)
    at.state.monsters_at(one)[0].pile.append(gold(250))
    assert SWAP_TOKENS in offered(at)
    choose(at, SWAP_TOKENS)

    assert person(at).spells == []
    troll, ghost = monster_at(at, other), monster_at(at, one)
    assert troll is not None
    assert ghost is not None
    assert (troll.card, troll.pile, troll.number) == (foe(7), [gold(250)], 1)
    assert (ghost.card, ghost.pile, ghost.number) == (foe(9), [], 2)
    assert at.waiting_for == (1,), "it was the main Action"


@pytest.mark.rule("DG-WIZARD-03", "DG-TELEPORT-05", "DG-TELEPORT-06")
def test_the_swap_needs_a_wizard_a_teleport_and_a_token_next_door() -> None:
    one, other = room(3), room(5)
    monsters = {one: foe(7), other: foe(9)}
    elf = choose(
        table(hero("elf", front(one), spells=[TELEPORT]), hero("cleric"), open=monsters), STAY
    )
    assert elf.waiting_for == (1,) or SWAP_TOKENS not in offered(elf)
    bare = table(hero("wizard", front(one), spells=[FIREBALL]), hero("cleric"), open=monsters)
    assert SWAP_TOKENS not in offered(choose(bare, STAY))
    lonely = table(
        hero("wizard", front(one), spells=[TELEPORT]), hero("cleric"), open={one: foe(7)}
    )
    assert SWAP_TOKENS not in offered(choose(lonely, STAY))
    far = next(p for p in BOARD.corridors[3] if BOARD.distances(one)[p] > 2)
    away = choose(
        table(hero("wizard", far, spells=[TELEPORT]), hero("cleric"), open=monsters), STAY
    )
    assert away.waiting_for == (1,) or SWAP_TOKENS not in offered(away)


@pytest.mark.rule("DG-RULING-68")
def test_a_swapped_monster_holds_the_place_where_its_token_is() -> None:
    one, other = chamber(3), room(5)
    at = swapper(one, other, chambers={one: [foe(10)]})
    choose(at, SWAP_TOKENS)
    site = at.state.site_at(one)
    assert (site.cleared, site.cards) == (False, [])
    fight = table(hero("dwarf", one), hero("cleric"), script=["66"])
    fight.state.monsters += at.state.monsters[1:]
    fight.state.sites = at.state.sites
    choose(fight, STAY, ENCOUNTER)
    assert fight.state.site_at(one).cleared, "beaten there, the chamber is cleared"
    assert not fight.state.site_at(other).cleared
    assert person(fight).treasures == [gold(500, 7)], "its own Prize, and no card of Tardos"


@pytest.mark.rule("DG-CAGE-06")
def test_traps_are_no_monsters_of_the_box() -> None:
    assert not any(card in BOX.monsters for card in CAGES.values())
    assert MORDECAI not in BOX.monsters


@pytest.mark.rule("DG-CAGE-02")
def test_a_cage_is_told() -> None:
    at = before_a_room(hero("halfling"), CAGES[3], [])

    assert [event.hero for event in happened(at, CageFell)] == [klass("halfling")]
    assert STRIKE not in offered(at)
    assert USE[deed("healing-prayer")] not in offered(at)


@pytest.mark.rule("DG-TOKEN-02", "DG-SIDEBOARD-02")
def test_a_monster_that_is_fought_again_keeps_its_number() -> None:
    first, second = room(3), room(3, 1)
    at = table(
        hero("dwarf", second),
        hero("cleric"),
        open={first: foe(11), second: foe(12)},
        script=["11", "11"],
    )
    choose(at, STAY, ENCOUNTER)

    entry = monster_at(at, second)
    assert entry is not None
    assert (entry.number, entry.due) == (2, False)


@pytest.mark.rule("DG-RULING-68")
def test_a_wanderer_that_is_swapped_into_a_room_must_be_beaten_there() -> None:
    place, corridor = room(3), front(room(5))
    at = swapper(place, corridor)
    choose(at, SWAP_TOKENS)
    wanderer, dweller = monster_at(at, place), monster_at(at, corridor)
    assert wanderer is not None
    assert dweller is not None
    assert (wanderer.card, wanderer.holds) == (foe(9), True)
    assert (dweller.card, dweller.holds) == (foe(7), False)
