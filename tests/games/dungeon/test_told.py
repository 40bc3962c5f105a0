"""What everybody is told: each thing that happens is an event with what it is about."""

from typing import Any

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    BOLT,
    BOX,
    CAGES,
    ESP,
    FIREBALL,
    HALL,
    MORDECAI,
    RELIC,
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
    new_table,
    offered,
    person,
    room,
    secret_room,
    table,
    tear,
)
from undercroft.engine import Table
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.events import DungeonEvent
from undercroft.games.dungeon.options import (
    ACCEPT,
    ACT_FIRST,
    ATTACK,
    BANK,
    CAST,
    DROP,
    ENCOUNTER,
    FREE,
    GUESS,
    HUNT,
    LOOK,
    MOVE,
    PICK_LEVEL,
    REGAIN,
    ROB,
    SCRY,
    SCRY_ROOM,
    SEARCH,
    START_ASSAULT,
    STAY,
    STRIKE,
    SWAP_TOKENS,
    TAKE_CLASS,
    TAKE_SPELL,
    USE,
)

ROOM = room()
HERE = front(ROOM)
AWAY = front(room(6))
DWARF, ELF, ROGUE, FIGHTER = (klass(name) for name in ("dwarf", "elf", "rogue", "fighter"))
WIZARD, CLERIC, HALFLING = (klass(name) for name in ("wizard", "cleric", "halfling"))
RICH = [gold(10_000), gold(2500)]


def said(at: Table, kind: type[DungeonEvent], *fields: str) -> list[tuple[Any, ...]]:
    """Some fields of the events of a kind, and the rule behind each."""
    return [
        (*(getattr(event, field) for field in fields), event.why) for event in happened(at, kind)
    ]


@pytest.mark.rule("DG-TURN-01", "DG-RULING-04")
def test_the_rolls_for_the_start() -> None:
    at = new_table(3, ["66", "11", "66", "12", "34"])

    rule = "DG-TURN-01"
    assert said(at, ev.StartRolled, "seat", "total") == [
        (0, 12, rule),
        (1, 2, rule),
        (2, 12, rule),
        (0, 3, rule),
        (2, 7, rule),
    ]


@pytest.mark.rule("DG-SETUP-15", "DG-RULING-57", "DG-ELF-02")
def test_classes_and_how_many_spells_an_elf_has() -> None:
    at = choose(new_table(2, ["66", "34", "2"]), TAKE_CLASS[ELF])

    assert said(at, ev.ClassTaken, "hero", "seat") == [(ELF, 0, "DG-SETUP-15")]
    assert said(at, ev.SpellsCounted, "hero", "count") == [(ELF, 5, "DG-ELF-02")]


# Move


@pytest.mark.rule("DG-MOVE-03", "DG-RULING-12", "DG-TURN-03")
def test_turns_and_the_rogues_roll() -> None:
    at = table(hero("rogue"), hero("elf"), script="3")

    assert said(at, ev.TurnBegan, "hero") == [(ROGUE, "DG-TURN-03")]
    assert said(at, ev.StepsRolled, "hero", "steps") == [(ROGUE, 7, "DG-MOVE-03")]


@pytest.mark.rule("DG-MOVE-01", "DG-RULING-10", "DG-RULING-09")
def test_a_walk() -> None:
    step = BOARD.neighbours(HALL)[0]
    at = choose(table(hero("dwarf"), hero("elf")), MOVE[step])

    assert said(at, ev.HeroMoved, "hero", "place", "level") == [(DWARF, step, 1, "DG-MOVE-01")]


@pytest.mark.rule("DG-DOOR-02", "DG-DOOR-07", "DG-RULING-13", "DG-RULING-15")
def test_the_dice_of_a_search() -> None:
    _, before, door = secret_room()
    found = choose(table(hero("dwarf", before), hero("elf"), script=["62"]), SEARCH[door])
    missed = choose(table(hero("dwarf", before), hero("elf"), script=["63"]), SEARCH[door])

    assert said(found, ev.SecretDoorFound, "hero", "seat", "dice") == [
        (DWARF, 0, "6 2", "DG-RULING-15")
    ]
    assert said(missed, ev.SecretDoorMissed, "hero", "dice") == [(DWARF, "6 3", "DG-RULING-13")]


@pytest.mark.rule("DG-TELEPORT-02", "DG-TELEPORT-01", "DG-TELEPORT-04")
def test_a_teleport_as_a_move_and_out_of_a_fight() -> None:
    move = table(hero("wizard", HERE, spells=[TELEPORT]), hero("elf"))
    choose(move, CAST[TELEPORT], PICK_LEVEL[3])
    choose(move, offered(move)[0])
    flight = before_a_room(hero("wizard", spells=[TELEPORT]), foe(12), [])
    choose(flight, CAST[TELEPORT], PICK_LEVEL[3])
    choose(flight, offered(flight)[0])

    for at, why in ((move, "DG-TELEPORT-01"), (flight, "DG-TELEPORT-04")):
        assert said(at, ev.HeroTeleported, "hero", "place", "level") == [
            (WIZARD, person(at).place, 3, why)
        ]
    assert said(flight, ev.HeroFled, "hero", "foe") == [(WIZARD, foe(12), "DG-TELEPORT-04")]
    assert flight.state.fight is None


@pytest.mark.rule("DG-ITEM-02", "DG-RULING-48")
def test_that_somebody_looks_behind_a_door() -> None:
    at = table(hero("dwarf", HERE, [ESP]), hero("elf"), rooms={ROOM: (foe(5), gold(250))})
    choose(at, LOOK[ROOM])

    assert said(at, ev.RoomSensed, "hero", "place") == [(DWARF, ROOM, "DG-ITEM-02")]


@pytest.mark.rule("DG-ITEM-03", "DG-RULING-49")
def test_that_somebody_looks_into_a_crystal_ball() -> None:
    at = table(hero("dwarf", HERE, [BALL]), hero("elf"), rooms={ROOM: (foe(5), gold(250))})
    choose(at, STAY, SCRY, SCRY_ROOM[ROOM])

    assert said(at, ev.RoomSensed, "hero", "place") == [(DWARF, ROOM, "DG-ITEM-03")]


@pytest.mark.rule("DG-ACTIONCARD-03", "DG-ACTIONCARD-11", "DG-TOKEN-10")
@pytest.mark.parametrize(
    ("name", "card", "rule"),
    [("fighter", "charge", "DG-ACTIONCARD-11"), ("rogue", "silent-step", "DG-ACTIONCARD-03")],
)
def test_cards_of_the_start_of_move(name: str, card: str, rule: str) -> None:
    at = table(hero(name), hero("elf"), script="1")
    choose(at, USE[deed(card)])

    assert said(at, ev.DeedUsed, "hero", "deed") == [(klass(name), deed(card), rule)]


# Fights


@pytest.mark.rule("DG-RULING-24", "DG-HALFLING-04", "DG-ACTIONCARD-02", "DG-COMBAT-01")
def test_what_is_added_to_a_roll_makes_it_a_success() -> None:
    at = before_a_room(hero("rogue"), foe(8), ["1", "33"])
    choose(at, USE[deed("backstab")])

    assert said(at, ev.AttackRaised, "hero", "deed", "total") == [
        (ROGUE, deed("backstab"), 8, "DG-RULING-24")
    ]
    assert said(at, ev.MonsterDefeated, "foe", "guard") == [(foe(8), 0, "DG-COMBAT-03")]
    assert person(at).treasures == [gold(1000, 7)]


@pytest.mark.rule("DG-COMBAT-03", "DG-SPECIAL-01")
def test_that_mordecai_was_beaten() -> None:
    at = choose(table(hero("dwarf", RELIC), hero("elf"), script=["66"]), STAY, ENCOUNTER)

    assert said(at, ev.MonsterDefeated, "foe", "guard") == [(MORDECAI, 1, "DG-COMBAT-03")]


@pytest.mark.rule("DG-ACTIONCARD-01", "DG-TELEPORT-04", "DG-TOKEN-10")
def test_that_a_rogue_hides() -> None:
    at = before_a_room(hero("rogue", spent=["backstab"]), foe(12), ["1", "11"])
    choose(at, ACCEPT, USE[deed("hide-in-shadows")])

    rule = "DG-ACTIONCARD-01"
    assert said(at, ev.HeroFled, "hero", "foe") == [(ROGUE, foe(12), rule)]
    assert said(at, ev.HeroRetreated, "hero", "place") == [(ROGUE, HERE, rule)]
    assert said(at, ev.DeedUsed, "deed") == [(deed("hide-in-shadows"), rule)]
    assert deed("hide-in-shadows") in person(at).spent


@pytest.mark.rule("DG-ACTIONCARD-09", "DG-COMBAT-01")
def test_a_mighty_blow_is_spent() -> None:
    at = before_a_room(hero("fighter"), foe(8), ["123", "345"])
    choose(at, USE[deed("mighty-blow")])

    assert person(at).spent == [deed("mighty-blow")]
    assert said(at, ev.DeedUsed, "deed") == [(deed("mighty-blow"), "DG-ACTIONCARD-09")]


@pytest.mark.rule("DG-ATTACK-04", "DG-ATTACK-05", "DG-RULING-23", "DG-TOKEN-07", "DG-RULING-27")
def test_what_a_hurt_hero_suffers() -> None:
    at = before_a_room(hero("dwarf", treasures=[gold(250)]), foe(12), ["11", "26"])

    assert said(at, ev.TreasureDropped, "hero", "treasure", "gold") == [
        (DWARF, gold(250), 250, "DG-ATTACK-03")
    ]
    assert said(at, ev.HeroRetreated, "hero", "place") == [(DWARF, HERE, "DG-ATTACK-04")]
    assert said(at, ev.TurnTokenTaken, "hero", "seat") == [(DWARF, 0, "DG-ATTACK-05")]


@pytest.mark.rule("DG-ATTACK-02", "DG-ACTIONCARD-12", "DG-RULING-40")
def test_the_way_home_and_defences() -> None:
    home = before_a_room(hero("dwarf"), foe(12), ["11", "56"])
    assert said(home, ev.HeroSentHome, "hero", "seat") == [(DWARF, 0, "DG-ATTACK-02")]
    fast = before_a_room(hero("fighter", spent=["mighty-blow"]), foe(12), ["111", "26"])
    choose(fast, USE[deed("stand-fast")], ACCEPT)
    assert said(fast, ev.ResultSoftened, "hero", "deed", "tier") == [
        (FIGHTER, deed("stand-fast"), "hurt", "DG-RULING-40")
    ]


@pytest.mark.rule("DG-DUEL-04", "DG-PVP-03")
def test_who_robs_whom_of_what() -> None:
    at = table(hero("dwarf", HERE), hero("elf", HERE, [gold(1000)]), script="66 11")
    choose(at, STAY, ATTACK[ELF])

    assert said(at, ev.TreasureRobbed, "hero", "seat", "treasure", "gold", "rival", "target") == [
        (DWARF, 0, gold(1000), 1000, ELF, 1, "DG-DUEL-04")
    ]
    assert at.state.fight is None


# Cages, Chamber Cards, tokens


@pytest.mark.rule("DG-CAGE-02", "DG-CAGE-04", "DG-ENCOUNTER-01", "DG-TOKEN-07")
def test_a_cage_and_its_token() -> None:
    at = before_a_room(hero("halfling"), CAGES[3], [])

    assert said(at, ev.CageFell, "hero", "card") == [(HALFLING, CAGES[3], "DG-CAGE-02")]
    assert said(at, ev.TurnTokenTaken, "hero") == [(HALFLING, "DG-CAGE-02")]
    assert at.state.discards[2] == [CAGES[3]]
    assert [(heap.place, heap.cards) for heap in at.state.heaps] == [(ROOM, [gold(1000, 7)])]
    assert at.state.site_at(ROOM).prize is None


@pytest.mark.rule("DG-CHAMBERCARD-10", "DG-CHAMBERCARD-11", "DG-COMPONENT-13")
@pytest.mark.parametrize("name", ["floods", "roots"])
def test_what_chamber_cards_do(name: str) -> None:
    place = chamber()
    at = table(
        hero("dwarf", front(place)),
        hero("elf"),
        chambers={place: [foe(12)] * 3},
        tears={place: tear(name)},
        setup={"chamber_cards": True},
        script=["11", "11"],
    )
    choose(at, MOVE[place])

    floods = [(DWARF, "DG-CHAMBERCARD-10")] if name == "floods" else []
    roots = [(DWARF, 3, "DG-CHAMBERCARD-11")] if name == "roots" else []
    assert said(at, ev.HeroWashedBack, "hero") == floods
    assert said(at, ev.DoorsMapped, "hero", "level") == roots
    assert person(at).doors == (BOARD.doors_of_level(3) if name == "roots" else 0)


@pytest.mark.rule("DG-WIZARD-02", "DG-TELEPORT-07")
def test_a_swap_of_tokens() -> None:
    at = table(
        hero("wizard", HERE, spells=[TELEPORT]),
        hero("elf"),
        open={ROOM: foe(7), room(5): foe(9)},
    )
    choose(at, STAY, SWAP_TOKENS)

    assert said(at, ev.TokensSwapped, "hero", "foe", "card") == [
        (WIZARD, foe(7), foe(9), "DG-WIZARD-02")
    ]


@pytest.mark.rule("DG-ACTIONCARD-08")
@pytest.mark.parametrize(("whom", "own"), [(CLERIC, 1), (DWARF, 0)])
def test_whom_a_prayer_frees(whom: int, own: int) -> None:
    at = table(hero("cleric", HERE, lost=1), hero("dwarf", HERE, lost=1))
    choose(at, FREE[whom])

    assert said(at, ev.HeroFreed, "hero", "rival", "own") == [
        (CLERIC, whom, own, "DG-ACTIONCARD-08")
    ]


# Rest


@pytest.mark.rule("DG-SPELL-02", "DG-CAST-02")
def test_how_many_spells_came_back() -> None:
    used = {"spellbook-of-darthon": 1}
    at = choose(table(hero("wizard", HALL, used=used), hero("elf", AWAY)), STAY)
    choose(at, *[TAKE_SPELL[BOLT]] * 4)
    none = choose(table(hero("fighter", HALL, spent=["charge"]), hero("elf", AWAY)), STAY)
    choose(none, REGAIN[deed("charge")])

    assert said(at, ev.SpellsRegained, "hero", "count") == [(WIZARD, 4, "DG-SPELL-02")]
    assert said(none, ev.SpellsRegained, "hero", "count") == []
    assert said(none, ev.DeedRegained, "hero", "deed") == [
        (FIGHTER, deed("charge"), "DG-ACTION-02")
    ]


@pytest.mark.rule("DG-BANK-01", "DG-VAULT-03", "DG-VAULT-01")
def test_what_was_banked() -> None:
    at = table(hero("dwarf", HALL, [gold(250)]), hero("elf", AWAY), setup={"banking": True})
    choose(at, STAY, BANK[gold(250)])

    assert said(at, ev.TreasureBanked, "hero", "seat", "treasure", "gold") == [
        (DWARF, 0, gold(250), 250, "DG-VAULT-01")
    ]


# The end


@pytest.mark.rule("DG-ASSAULT-06", "DG-BOSS-03", "DG-WIN-03", "DG-BOSS-05")
def test_guess_strike_and_victory() -> None:
    at = table(hero("dwarf", HALL, RICH), hero("elf", AWAY), script=[FIREBALL, "1123"])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])

    assert said(at, ev.SpellGuessed, "hero", "guess", "spell") == [
        (DWARF, FIREBALL, FIREBALL, "DG-ASSAULT-06")
    ]
    assert said(at, ev.StrikeRolled, "dice") == [("1 1 2 3", "DG-BOSS-05")]
    assert said(at, ev.BossStruck, "life") == [(0, "DG-BOSS-05")]
    assert said(at, ev.GameWon, "hero", "seat", "together") == [(DWARF, 0, 0, "DG-WIN-03")]


@pytest.mark.rule("DG-META-04", "DG-LOSS-01", "DG-MINION-11")
def test_that_the_dungeon_wins() -> None:
    at = table(
        hero("dwarf", ROOM),
        hero("elf", alive=False),
        open={ROOM: foe(12)},
        script="11 66",
        setup={"deadly": True},
    )
    choose(at, STAY, ENCOUNTER)

    assert said(at, ev.DungeonWon) == [("DG-LOSS-01",)]
    assert at.state.fight is None


@pytest.mark.rule("DG-THREAT-02", "DG-THREAT-01")
def test_the_roll_of_the_threat() -> None:
    at = table(hero("rogue", HERE), hero("cleric", HERE), solo=True, script=["1", "5"])
    choose(at, ACT_FIRST[ROGUE], STAY, STAY)

    assert said(at, ev.ThreatRolled, "die", "threats") == [(5, 1, "DG-THREAT-02")]


@pytest.mark.rule("DG-TOKEN-11", "DG-MINION-01")
def test_who_is_out_is_told_at_the_third_death_and_not_before() -> None:
    at = table(
        hero("dwarf", ROOM),
        hero("elf", AWAY),
        open={ROOM: foe(12)},
        script="11 66",
        setup={"underdungeon": True},
    )
    choose(at, STAY, ENCOUNTER)
    assert (person(at).graves, said(at, ev.PlayerOut)) == (1, [])
    orc = hero("dwarf", alive=False)
    orc.minion, orc.graves, orc.fell, orc.place = BOX.minions[0], 1, 5, HERE
    slain = table(hero("elf", HERE), orc, script="66", setup={"underdungeon": True})
    choose(slain, STAY, HUNT[BOX.minions[0]])
    assert (person(slain, 1).graves, said(slain, ev.PlayerOut)) == (2, [])
    assert (person(slain, 1).fell, person(slain, 1).place) == (3, -1)


@pytest.mark.rule("DG-RULING-27", "DG-ATTACK-01")
def test_each_treasure_that_falls_is_told() -> None:
    cards = [gold(250), gold(500)]
    at = before_a_room(hero("dwarf", treasures=cards), foe(12), ["11", "56"])
    choose(at, DROP[gold(500)])

    assert said(at, ev.TreasureDropped, "treasure", "gold") == [(gold(500), 500, "DG-RULING-26")]


@pytest.mark.rule("DG-DUEL-03", "DG-DUEL-02")
def test_stones_that_were_not_thrown_count_for_nobody() -> None:
    at = table(hero("dwarf", HERE), hero("halfling", HERE, [gold(250)]), script="43 43")
    choose(at, STAY, ATTACK[HALFLING])

    assert (at.state.fight.bonus, at.state.fight.foe_bonus) == (0, 0)
    choose(at, ACCEPT)
    assert said(at, ev.DuelTied, "hero", "rival") == [(DWARF, HALFLING, "DG-DUEL-03")]
    assert at.state.fight is None
    robbed = table(hero("dwarf", HERE), hero("elf", HERE, [gold(250), gold(500)]), script="66 11")
    choose(robbed, STAY, ATTACK[ELF])
    choose(robbed, ROB[gold(500)])
    assert person(robbed).treasures == [gold(500)]


@pytest.mark.rule("DG-COMBAT-02", "DG-ENCOUNTER-02")
def test_a_fight_is_over_once_it_was_fought() -> None:
    at = before_a_room(hero("wizard", spells=[FIREBALL]), foe(2), ["11"])
    choose(at, STRIKE)

    assert at.state.fight is None
    assert [event.total for event in happened(at, ev.AttackRolled)] == [2]
