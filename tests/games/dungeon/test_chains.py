"""Rules that meet: what one rule leaves on the table, the next one finds there."""

import pytest

from tests.games.dungeon.situations import (
    BALL,
    BOARD,
    BOLT,
    CAGES,
    FIREBALL,
    GAME,
    HALL,
    MORDECAI,
    ORC,
    RELIC,
    STONE,
    SWORD,
    TELEPORT,
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
    secret_room,
    table,
    tear,
)
from undercroft.engine import Option, Scripted, Table
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.options import (
    ACCEPT,
    ACT_FIRST,
    ARRIVE,
    ATTACK,
    CAST,
    DROP,
    GUESS,
    HEX,
    MOVE,
    OPEN_DOOR,
    PASS,
    REROLL,
    ROB,
    SCRY,
    SEARCH,
    START_ASSAULT,
    STAY,
    SWAP_TOKENS,
    TAKE,
    TAKE_CLASS,
    USE,
)
from undercroft.games.dungeon.state import Hero, Phase

AWAY = front(room(6))


def use(name: str) -> Option:
    return USE[deed(name)]


@pytest.mark.rule("DG-CHAMBERCARD-05", "DG-CLT-02", "DG-CLT-03", "DG-ATTACK-01", "DG-ATTACK-07")
@pytest.mark.parametrize("deadly", [False, True])
@pytest.mark.parametrize(
    ("dice", "tier"),
    [
        ("22", "miss"),
        ("23", "stunned"),
        ("33", "stunned"),
        ("34", "hurt"),
        ("45", "hurt"),
        ("55", "serious"),
        ("56", "killed"),
        ("66", "killed"),
    ],
)
def test_the_tear_of_blood_moves_every_edge_of_the_table(
    dice: str, tier: str, deadly: bool
) -> None:
    place = chamber()
    at = table(
        hero("dwarf", front(place)),
        hero("cleric", AWAY),
        chambers={place: [foe(12), foe(11), foe(10)]},
        tears={place: tear("blood")},
        setup={"chamber_cards": True, "deadly": deadly},
        script=["23", dice],
    )
    choose(at, MOVE[place])
    worst = tier if deadly or tier != "killed" else "serious"
    assert [event.tier for event in happened(at, ev.MonsterAttacked)] == [worst]


@pytest.mark.rule("DG-ACTIONCARD-07", "DG-CHAMBERCARD-05")
@pytest.mark.parametrize(("dice", "helps"), [("54", True), ("55", False)])
def test_sanctuary_looks_at_the_result_with_all_that_is_added(dice: str, helps: bool) -> None:
    place = chamber()
    at = table(
        hero("cleric", front(place)),
        hero("dwarf", AWAY),
        chambers={place: [foe(12), foe(11), foe(10)]},
        tears={place: tear("blood")},
        setup={"chamber_cards": True},
        script=["11", dice],
    )
    choose(at, MOVE[place], ACCEPT)
    assert (use("sanctuary") in offered(at)) is helps


@pytest.mark.rule(
    "DG-HALFLING-02", "DG-CLT-06", "DG-ATTACK-01", "DG-ATTACK-02", "DG-RULING-26", "DG-RULING-29"
)
def test_breakfast_turns_a_death_into_a_way_home_with_half() -> None:
    one = hero(
        "halfling",
        treasures=[gold(250), gold(500), gold(1000)],
        used={"slingshot-of-snake-pipe-hollow": 6},
    )
    at = before_a_room(one, foe(12), ["23", "66"], setup={"deadly": True})
    choose(at, use("nothing-a-good-breakfast-wouldnt-fix"), DROP[gold(250)], DROP[gold(500)])
    left = person(at)
    assert (left.alive, left.place, left.treasures) == (True, HALL, [gold(1000)])
    monster = monster_at(at, room())
    assert monster is not None
    assert (monster.number, monster.pile) == (1, [gold(250), gold(500)])


@pytest.mark.rule("DG-ACTIONCARD-10", "DG-ACTIONCARD-12", "DG-RULING-24", "DG-RULING-22")
def test_a_wall_first_and_then_the_fighter_stands() -> None:
    one = hero("fighter", treasures=[gold(250), gold(500)], spent=["mighty-blow"])
    at = before_a_room(one, foe(12), ["223", "56"])
    assert use("stand-fast") not in offered(at)
    choose(at, use("shield-wall"), use("stand-fast"), DROP[gold(500)])
    left = person(at)
    assert (left.place, left.lost, left.treasures) == (room(), 0, [gold(250)])
    assert at.waiting_for == (1,)


@pytest.mark.rule("DG-RULING-31", "DG-TOKEN-02", "DG-TOKEN-03", "DG-SIDEBOARD-05", "DG-COLLECT-02")
def test_who_beats_the_monster_later_gets_prize_and_pile() -> None:
    at = before_a_room(
        hero("dwarf", treasures=[gold(250), SWORD]),
        foe(8),
        ["11", "33"],
    )
    choose(at, DROP[SWORD])
    assert boss_life(at.state) == 1
    place = room()
    g = at.state
    g.heroes[1].place = front(place)
    g.phase = Phase.TURN
    again = Table.from_checkpoint(GAME, 2, GAME.pack(g), Scripted(["44"]))
    choose(again, MOVE[place])
    assert asked(again) == "DG-RULING-30"
    choose(again, TAKE[SWORD])
    assert person(again, 1).treasures == [gold(1000, 7), SWORD]
    assert again.state.monsters[0].card == MORDECAI
    assert len(again.state.monsters) == 1
    assert foe(8) in again.state.discards[2]


@pytest.mark.rule(
    "DG-TELEPORT-06", "DG-TELEPORT-07", "DG-RULING-37", "DG-RULING-68", "DG-EXAMPLE-20"
)
def test_mordecai_goes_with_stone_and_pile_and_is_beaten_in_a_room() -> None:
    near, other = BOARD.neighbours(RELIC)[0], room(5)
    wizard = hero("wizard", near, spells=[TELEPORT, BOLT])
    at = table(wizard, hero("dwarf", front(other)), open={other: foe(7)}, script=["66"])
    at.state.monsters[0].number = 2
    at.state.monsters[0].pile = [gold(250)]
    choose(at, STAY, SWAP_TOKENS)
    stood = {one.card: one for one in at.state.monsters}
    assert (stood[MORDECAI].place, stood[foe(7)].place) == (other, RELIC)
    choose(at, MOVE[other])
    assert STONE in person(at, 1).treasures
    choose(at, TAKE[gold(250)])
    assert at.state.site_at(other).cleared
    assert [one.card for one in at.state.monsters] == [foe(7)]


@pytest.mark.rule("DG-CAST-10", "DG-CAGE-02", "DG-CAGE-04", "DG-CAST-07", "DG-CAGE-06")
def test_a_trap_behind_the_door_catches_who_opened_it() -> None:
    place = room()
    wizard = hero("wizard", front(place), spells=[FIREBALL])
    at = table(wizard, hero("cleric", AWAY), rooms={place: (CAGES[3], gold(1000))})
    choose(at, STAY, OPEN_DOOR[place])
    assert (person(at).lost, person(at).caged, person(at).spells) == (1, True, [FIREBALL])
    assert at.state.site_at(place).cleared
    assert at.state.heaps[0].cards == [gold(1000)]
    assert len(at.state.monsters) == 1, "Mordecai"
    assert at.waiting_for == (1,)


@pytest.mark.rule(
    "DG-CAST-08", "DG-CAST-11", "DG-CAST-12", "DG-TOKEN-05", "DG-RULING-33", "DG-CAGE-05"
)
def test_three_spells_from_safety_clear_a_chamber() -> None:
    place = chamber()
    wizard = hero("wizard", front(place), spells=[FIREBALL, FIREBALL, BOLT])
    at = table(
        wizard,
        hero("cleric", AWAY),
        chambers={place: [foe(5), foe(6), foe(7)]},
        script=["23", "33", "34"],
    )
    choose(
        at,
        STAY,
        OPEN_DOOR[place],
        CAST[FIREBALL],
        OPEN_DOOR[place],
        CAST[FIREBALL],
        OPEN_DOOR[place],
        CAST[BOLT],
    )
    assert at.state.site_at(place).cleared
    assert (person(at).spells, person(at).treasures) == ([], [])


@pytest.mark.rule(
    "DG-MINION-08", "DG-MINION-09", "DG-MINION-10", "DG-MINION-02", "DG-TOKEN-11", "DG-EXAMPLE-02"
)
def test_an_orc_that_is_slain_comes_back_as_a_drow_where_it_fell() -> None:
    place = chamber()
    gone = hero("dwarf", alive=False, graves=1, fell=3)
    at = table(
        gone,
        hero("elf", place, [gold(500)]),
        setup={"underdungeon": True},
        cleared=[place],
        script=["14"],
    )
    choose(at, ARRIVE[place], STAY)
    assert boss_life(at.state) == 1
    assert person(at).minion == ORC
    choose(at, ATTACK[klass("elf")])
    assert (person(at).graves, person(at).minion, person(at).fell) == (2, -1, 3)
    assert person(at, 1).treasures == [gold(500)]
    while at.waiting_for == (1,):
        choose(at, STAY if STAY in offered(at) else offered(at)[0])
    assert set(offered(at)) == {ARRIVE[chamber_] for chamber_ in BOARD.chambers[3]}


@pytest.mark.rule("DG-MINION-01", "DG-MINION-11", "DG-LOSS-01", "DG-META-04", "DG-CLT-05")
def test_who_is_out_does_not_win_with_the_dungeon() -> None:
    place = chamber()
    orc = hero("dwarf", alive=False, graves=1, fell=3)
    out = hero("rogue", alive=False, graves=3, fell=3)
    last = hero("elf", place, [gold(500)])
    at = table(orc, last, out, setup={"underdungeon": True}, cleared=[place], script=["11", "66"])
    choose(at, ARRIVE[place], STAY, ATTACK[klass("elf")])
    assert at.is_over
    assert at.result().ranks == (1, 1, 2), "the last hero has a gravestone too"
    assert at.state.heaps[0].cards == [gold(500)]


@pytest.mark.rule(
    "DG-DUEL-02", "DG-DUEL-03", "DG-DUEL-04", "DG-PVP-03", "DG-HALFLING-04", "DG-FIGHTER-02"
)
def test_stones_of_the_attacked_turn_a_fight_around() -> None:
    here = front(room())
    at = table(
        hero("fighter", here, [SWORD, gold(250)]),
        hero("halfling", here, [gold(500)]),
        script=["123", "32"],
    )
    # The Fighter: 3 + 2 + 2 for the sword; the Halfling: 5 and three stones.
    choose(
        at, STAY, ATTACK[klass("halfling")], *[use("slingshot-of-snake-pipe-hollow")] * 3, ACCEPT
    )
    assert asked(at) == "DG-DUEL-04"
    choose(at, ROB[SWORD])
    assert person(at, 1).treasures == [gold(500), SWORD]
    assert person(at).treasures == [gold(250)]


@pytest.mark.rule("DG-PVP-02", "DG-DUEL-01", "DG-CAGE-03", "DG-DUEL-08", "DG-DUEL-05")
def test_whom_nobody_may_attack() -> None:
    here = front(room())

    def heroes() -> list[Hero]:
        caged = hero("dwarf", here, caged=True, lost=1)
        return [hero("elf", here, spells=[FIREBALL]), hero("wizard", here), caged]

    at = choose(table(*heroes()), STAY)
    assert ATTACK[klass("wizard")] in offered(at)
    assert HEX[klass("wizard")] not in offered(at)
    assert not {ATTACK[klass("dwarf")], HEX[klass("dwarf")]} & set(offered(at))
    haunted = choose(table(*heroes(), open={here: foe(8)}), STAY)
    assert ATTACK[klass("wizard")] not in offered(haunted)
    hall = [hero("elf", HALL), hero("rogue", HALL)]
    peace = choose(table(*hall, setup={"peaceful_hall": True}, script="1"), STAY)
    assert peace.waiting_for == (1,)


@pytest.mark.rule(
    "DG-ASSAULT-05",
    "DG-ASSAULT-12",
    "DG-ASSAULT-13",
    "DG-ASSAULT-11",
    "DG-BOSS-09",
    "DG-BOSS-11",
    "DG-RULING-58",
)
def test_in_a_team_the_battle_gets_harder_with_each_who_falls() -> None:
    rich = [gold(20_000, n) for n in range(3)]
    at = table(
        hero("dwarf", HALL, rich),
        hero("elf", HALL, [gold(250)]),
        hero("cleric", HALL, [gold(500)]),
        setup={"mode": "team"},
        script=[FIREBALL, "1234", BOLT, BOLT, FIREBALL, "12", "33"],
        open={room(5): foe(6)},
    )
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])
    assert at.state.assault.life == 1
    assert at.waiting_for == (1,)
    choose(at, GUESS[FIREBALL])
    assert not person(at, 1).alive
    choose(at, GUESS[FIREBALL])
    assert not person(at, 2).alive
    assert at.state.kills == 2
    choose(at, GUESS[FIREBALL])
    assert asked(at) == "DG-BOSS-10"
    choose(at, REROLL)
    assert [len(e.dice.split()) for e in happened(at, ev.StrikeRolled)] == [4, 2, 2]
    assert at.is_over
    assert at.result().ranks == (1, 1, 1)


@pytest.mark.rule("DG-DOOM-03", "DG-SOLO-01", "DG-ASSAULT-01", "DG-RULING-03")
def test_alone_the_battle_begins_as_soon_as_both_are_home_with_enough() -> None:
    rich = [gold(20_000, n) for n in range(2)]
    way = BOARD.neighbours(HALL)[0]
    at = table(
        hero("rogue", way, rich), hero("fighter", HALL), solo=True, script=["3"], threats=4, doom=13
    )
    choose(at, ACT_FIRST[klass("rogue")], MOVE[HALL], STAY)
    assert at.state.phase is Phase.ASSAULT
    assert (at.state.threats, at.state.doom) == (4, 13)


@pytest.mark.rule("DG-THREAT-03", "DG-THREAT-04", "DG-DOOM-01", "DG-LOSS-02")
def test_the_fifth_token_brings_the_skull_without_a_roll() -> None:
    at = table(
        hero("rogue", AWAY), hero("fighter", AWAY), solo=True, script=["3"], threats=4, doom=13
    )
    choose(at, ACT_FIRST[klass("fighter")], STAY, STAY)
    while not at.is_over:
        choose(at, PASS if PASS in offered(at) else STAY)
    assert at.result().verdicts == ("verdict-doom",)


@pytest.mark.rule("DG-EXAMPLE-17", "DG-VAULT-02", "DG-VAULT-05", "DG-BANK-02", "DG-VAULT-04")
def test_a_bank_counts_for_the_goal_and_not_for_the_life() -> None:
    one = hero("elf", HALL, [gold(1000), gold(2500)], banked=[gold(5000), gold(2500, 1)])
    at = table(one, hero("cleric", AWAY), setup={"banking": True}, script=[BOLT, BOLT])
    choose(at, STAY, START_ASSAULT, GUESS[FIREBALL])
    assert DROP[gold(5000)] not in offered(at)
    choose(at, DROP[gold(1000)])
    assert person(at).alive
    choose(at, GUESS[FIREBALL])
    assert not person(at).alive


@pytest.mark.rule("DG-WANDER-02", "DG-CAGE-08", "DG-CAGE-03", "DG-RULING-53")
def test_a_wandering_cage_falls_on_the_richest_who_is_not_caged_yet() -> None:
    here = front(room())
    at = table(
        hero("cleric", here),
        hero("elf", here, [gold(500)]),
        hero("dwarf", HALL),
        hero("rogue", here, [gold(5000)], caged=True, lost=1),
        setup={"wandering": True},
        script=["12", CAGES[3], "66", "66"],
    )
    choose(at, PASS, STAY, PASS)
    assert [event.hero for event in happened(at, ev.CageFell)] == [klass("elf")]
    assert [event.hero for event in happened(at, ev.TurnLost)] == [klass("elf")]


@pytest.mark.rule("DG-RULING-55", "DG-RULING-56", "DG-WANDER-04", "DG-SIDEBOARD-04", "DG-TOKEN-07")
def test_a_lost_fight_out_of_turn_leaves_a_monster_with_a_hidden_prize() -> None:
    here = front(room())
    at = table(
        hero("cleric", HALL),
        hero("elf", here, [gold(500)]),
        setup={"wandering": True},
        script=["12", foe(12), "11", "35", "66"],
    )
    choose(at, STAY)
    while at.ask is not None and at.waiting_for == (1,) and asked(at) == "DG-RULING-23":
        choose(at, offered(at)[0])
    monster = monster_at(at, here)
    assert monster is not None
    assert (monster.number, monster.pile) == (1, [gold(500)])
    assert monster.prize is not None
    assert monster.prize.known == 0
    assert at.waiting_for == (0,), "the Elf has lost the turn already"
    assert [event.hero for event in happened(at, ev.TurnLost)] == [klass("elf")]


@pytest.mark.rule("DG-RULING-57", "DG-RULING-02", "DG-DEATH-01")
def test_a_class_played_again_has_its_stones_and_not_its_breakfast() -> None:
    uses = {"slingshot-of-snake-pipe-hollow": 6, "nothing-a-good-breakfast-wouldnt-fix": 1}
    at = table(hero("halfling", alive=False, used=uses), hero("cleric"), hero("elf"))
    assert not {TAKE_CLASS[klass(name)] for name in ("cleric", "elf")} & set(offered(at))
    choose(at, TAKE_CLASS[klass("halfling")])
    again = [person(at).used[deed(name) - min(GAME.box.feats)] for name in uses]
    assert again == [0, 1]


@pytest.mark.rule("DG-RULING-37", "DG-TELEPORT-04", "DG-SIDEBOARD-02")
def test_who_flees_from_mordecai_before_a_blow_has_not_lost_to_him() -> None:
    near = BOARD.neighbours(RELIC)[0]
    at = table(hero("wizard", near, spells=[TELEPORT]), hero("cleric", AWAY))
    choose(at, MOVE[RELIC], CAST[TELEPORT])
    choose(at, offered(at)[0])
    choose(at, offered(at)[0])
    assert at.state.monsters[0].number == 0


@pytest.mark.rule("DG-ITEM-03", "DG-ITEM-04", "DG-RULING-49", "DG-RULING-13")
def test_a_search_is_a_move_and_leaves_no_time_for_the_crystal_ball() -> None:
    _, before, door = secret_room()
    still = choose(table(hero("dwarf", before, [BALL]), hero("cleric")), STAY)
    assert SCRY in offered(still)
    after = choose(table(hero("dwarf", before, [BALL]), hero("cleric"), script="66"), SEARCH[door])
    assert after.waiting_for == (1,)
