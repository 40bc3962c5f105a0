"""Wandering monsters."""

import pytest

from tests.games.dungeon.situations import (
    BOX,
    CAGES,
    SWORD,
    UNEVEN,
    choose,
    foe,
    front,
    gold,
    happened,
    hero,
    monster_at,
    person,
    room,
    table,
)
from undercroft.engine import Table
from undercroft.engine.piles import Pile, Placed
from undercroft.games.dungeon.events import (
    AttackRolled,
    CageFell,
    MonsterAttacked,
    PrizeRevealed,
    WandererCame,
    WanderingRolled,
)
from undercroft.games.dungeon.fights.assault import boss_life
from undercroft.games.dungeon.options import DROP, ENCOUNTER, STAY
from undercroft.games.dungeon.state import Hero

HERE = front(room(3))


def end_turn(*heroes: Hero, script: list[str | int], turns: int = 1, **setup: object) -> Table:
    """Some turns without a deed, then what wanders."""
    at = table(*heroes, script=script, setup={"wandering": True, **setup})
    return choose(at, *[STAY] * turns)


def plain(place: int = HERE, *treasures: int, name: str = "dwarf") -> Hero:
    return hero(name, place, treasures)


@pytest.mark.rule("DG-WANDER-01", "DG-RULING-51", "DG-CHANCE-11")
def test_there_is_a_roll_after_each_turn() -> None:
    at = end_turn(plain(), plain(front(room(6)), name="elf"), script=["66", "55"], turns=2)

    assert [event.total for event in happened(at, WanderingRolled)] == [12, 10]
    assert [event.hero for event in happened(at, WanderingRolled)] == [
        BOX.number("class-dwarf"),
        BOX.number("class-elf"),
    ]


@pytest.mark.rule("DG-RULING-51")
def test_a_table_may_roll_once_a_round() -> None:
    at = end_turn(plain(), plain(front(room(6)), name="elf"), script=["66"], wandering_pace="round")
    assert happened(at, WanderingRolled) == []
    choose(at, STAY)
    assert len(happened(at, WanderingRolled)) == 1


@pytest.mark.rule("DG-WANDER-01")
def test_without_the_option_nothing_wanders() -> None:
    at = choose(table(plain(), plain(front(room(6)), name="elf")), STAY)

    assert happened(at, WanderingRolled) == []


@pytest.mark.rule("DG-WANDER-02", "DG-RULING-52", "DG-RULING-53", "DG-EXAMPLE-15")
@pytest.mark.parametrize(
    ("dice", "comes"), [("22", True), ("23", False), ("26", False), ("11", True)]
)
def test_2_to_6_is_the_level_and_somebody_must_be_there(dice: str, comes: bool) -> None:
    two, four = plain(front(room(2))), plain(front(room(4)), name="elf")
    level = int(dice[0]) + int(dice[1])
    deck = BOX.monster_decks[level][0] if comes else 0
    fight: list[str | int] = [deck, "66"] if comes else []
    at = table(two, four, script=[dice, *fight, "66"], setup={"wandering": True})
    at.state.prizes_left = [0] * 6
    choose(at, STAY)

    assert [event.level for event in happened(at, WandererCame)] == ([level] if comes else [])


@pytest.mark.rule("DG-RULING-52")
def test_level_1_is_never_visited() -> None:
    at = end_turn(plain(front(room(1))), plain(front(room(6)), name="elf"), script=["16"])

    assert happened(at, WandererCame) == []


@pytest.mark.rule("DG-WANDER-03", "DG-RULING-54", "DG-RULING-55")
def test_the_strongest_hero_of_the_level_must_fight_out_of_turn() -> None:
    weak, strong = plain(name="halfling"), plain(name="wizard")
    at = end_turn(
        plain(front(room(6)), name="elf"), strong, weak, script=["12", UNEVEN, "66", gold(250)]
    )

    (came,) = happened(at, WandererCame)
    assert came.hero == BOX.number("class-halfling"), "4 is lower than 7"
    assert person(at, 2).treasures == [gold(250)]
    assert at.waiting_for == (1,), "the next turn is the next player's"


@pytest.mark.rule("DG-RULING-54")
@pytest.mark.parametrize(
    ("first", "second", "chosen"),
    [
        ([], [SWORD], 2),
        ([gold(250)], [gold(500)], 2),
        ([gold(500)], [gold(250)], 1),
        ([gold(500)], [gold(500, 1)], 1),
    ],
)
def test_ties_go_to_the_richer_then_to_the_earlier(
    first: list[int], second: list[int], chosen: int
) -> None:
    at = end_turn(
        plain(front(room(6)), name="cleric"),
        plain(HERE, *first),
        plain(HERE, *second, name="elf"),
        script=["12", foe(8), "66", gold(1000)],
    )

    assert gold(1000) in person(at, chosen).treasures


@pytest.mark.rule("DG-WANDER-04", "DG-RULING-56", "DG-SIDEBOARD-04")
def test_a_lost_fight_leaves_monster_prize_and_pile_on_the_sideboard() -> None:
    at = end_turn(
        plain(front(room(6)), name="elf"),
        plain(HERE, gold(250)),
        script=["12", foe(8), "11", "16"],
    )
    left = monster_at(at, HERE)
    assert left is not None
    assert (left.number, left.pile) == (1, [gold(250)])
    assert left.prize is not None
    assert (left.prize.card, left.prize.known) == (-1, 0), "face down for everybody"
    assert boss_life(at.state) == 1
    assert not left.holds


@pytest.mark.rule("DG-RULING-56")
def test_who_beats_it_later_turns_its_prize_up() -> None:
    at = table(plain(), hero("cleric"), open={HERE: foe(5)}, script=["32", gold(2500)])
    at.state.monsters[-1].prize = Placed(-1)
    choose(at, STAY, ENCOUNTER)

    assert person(at).treasures == [gold(2500)]
    assert [event.treasure for event in happened(at, PrizeRevealed)] == [gold(2500)]


@pytest.mark.rule("DG-RULING-56")
def test_a_winner_draws_a_prize_and_the_boss_is_no_stronger() -> None:
    at = end_turn(
        plain(front(room(6)), name="elf"), plain(), script=["12", foe(8), "66", gold(2500)]
    )

    assert person(at, 1).treasures == [gold(2500)]
    assert monster_at(at, HERE) is None
    assert at.state.discards[2] == [foe(8)]


@pytest.mark.rule("DG-RULING-55")
def test_a_token_from_it_counts_for_the_next_turn() -> None:
    at = end_turn(
        plain(front(room(6)), name="elf"),
        plain(HERE, gold(250)),
        script=["12", foe(8), "11", "26", "66"],
    )
    near = at.options(1)
    choose(at, near[0])

    assert len(happened(at, MonsterAttacked)) == 1
    assert at.waiting_for == (0,), "the Dwarf's turn was lost"


@pytest.mark.rule("DG-CAGE-08")
def test_a_wandering_cage_falls_on_the_richest() -> None:
    at = end_turn(
        plain(front(room(6)), name="elf"),
        plain(HERE, gold(250), name="halfling"),
        plain(HERE, gold(500), name="fighter"),
        script=["12", CAGES[3]],
    )

    assert [event.hero for event in happened(at, CageFell)] == [BOX.number("class-fighter")]
    assert happened(at, AttackRolled) == []


@pytest.mark.rule("DG-CAGE-03")
def test_nothing_wanders_into_a_cage() -> None:
    caged = plain()
    caged.lost, caged.caged = 2, True
    at = end_turn(plain(front(room(6)), name="elf"), caged, script=["12", "66"])

    assert happened(at, WandererCame) == []


@pytest.mark.rule("DG-RULING-67")
def test_an_empty_reserve_is_refilled_from_the_discards_or_stays_empty() -> None:
    def wander(discards: list[int], script: list[str | int]) -> Table:
        at = table(
            plain(front(room(6)), name="elf"),
            plain(),
            script=["12", *script],
            setup={"wandering": True},
            reserve=[0] * 6,
            discards=[[], [], discards, [], [], []],
            again=[Pile() for _ in range(6)],
        )
        return choose(at, STAY)

    again = wander([foe(8)], ["66", gold(250)])
    assert person(again, 1).treasures == [gold(250)]
    assert happened(wander([], []), WandererCame) == []


@pytest.mark.rule("DG-WANDER-04")
def test_who_drops_treasure_chooses_it() -> None:
    at = end_turn(
        plain(front(room(6)), name="elf"),
        plain(HERE, gold(250), gold(500)),
        script=["12", foe(8), "11", "16"],
    )
    assert at.waiting_for == (1,)
    choose(at, DROP[gold(250)])
    assert person(at, 1).treasures == [gold(500)]
