"""What is told of a throw, with its numbers: the story is all that people around a table see."""

from typing import Any

import pytest

from tests.games.dungeon_fighter.cards import (
    armour,
    foe,
    magic,
    perilous,
    sheet,
    weapon,
)
from tests.games.dungeon_fighter.situations import (
    BLUE,
    GREEN,
    RED,
    choose,
    happened,
    hero,
    hit,
    miss,
    number,
    table,
    vote,
)
from undercroft.engine import Table
from undercroft.games import find
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter import options as op
from undercroft.targets.conditions.files import conditions
from undercroft.telling import Teller
from undercroft.words import LANGUAGES, Words

FOE = foe(60, 2)
ALL_SPENT = {"spent": [RED, BLUE, GREEN]}


def names(at: Table, *cards: Any) -> tuple[str, ...]:
    """The text ids of cards."""
    return tuple(at.state.printed.names[number(at, card)] for card in cards)


# A throw


@pytest.mark.rule("DF-COMBAT-06", "DF-THROW-13", "DF-COMBAT-09")
def test_a_hit_is_told_with_what_it_deals() -> None:
    blind = weapon("blind", 3)
    at = table(hero(sheet(), gear=[blind]), foe=FOE, script=[hit(4)])
    choose(at, op.ARM[number(at, blind)], op.TAKE_DIE[RED])
    (name,), foe_number = names(at, blind), number(at, FOE)

    assert happened(at, ev.DieTaken) == [
        ev.DieTaken(0, RED, (name,), ("condition-blind",), "blind", why="DF-COMBAT-06")
    ]
    assert happened(at, ev.DieHit) == [ev.DieHit(0, 4, 0, why="DF-THROW-13")]
    parts = (("part-section", 4), (name, 3))
    dealt = ev.DamageDealt(0, foe_number, 7, parts, 53, why="DF-COMBAT-09")
    assert happened(at, ev.DamageDealt) == [dealt]
    assert happened(at, ev.AbilityUsed) == []


def told_under(lang: str, *throws: str) -> tuple[str, str]:
    """What is told of the first two dice in a room that demands some throws."""
    at = table(hero(), foe=FOE, room=perilous(*throws), script=[hit(4), hit(4)])
    choose(at, op.TAKE_DIE[RED], op.TAKE_DIE[BLUE])
    first, second = (Teller(at, Words(lang, at.game)).event(e) for e in happened(at, ev.DieTaken))
    return first, second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_special_throw_has_its_joke_told_once_a_fight(lang: str) -> None:
    words = Words(lang, find("dungeon-fighter"))
    jokes = set()
    for card in conditions().values():
        if card.edition == "first":
            name = words.name(f"condition-{card.id}")
            first, second = told_under(lang, card.id)
            jokes.add(first.partition(name)[2])
            assert second.endswith(f"{name}.")

    assert len(jokes) == 22
    assert min(map(len, jokes)) > len(" : .")


def test_several_special_throws_are_told_without_a_joke() -> None:
    told = told_under("en", "blind", "double")

    assert all(one.endswith(". All at once: Blind, Double Bounce.") for one in told)


@pytest.mark.rule("DF-THROW-13", "DF-THROW-16")
def test_the_landing_lies_there_while_a_colour_is_chosen() -> None:
    at = table(hero(sheet("beer")), foe=FOE, fight=ALL_SPENT, script=[hit(4, icon=True)])
    choose(at, op.TAKE_WHITE)
    toss = at.state.toss

    assert (toss.landed, toss.place, toss.icon, toss.base) == (
        True,
        "zone-4",
        True,
        ("part-section", 4),
    )


@pytest.mark.rule("DF-THROW-08", "DF-COMBAT-14")
def test_a_miss_is_told_with_what_it_costs() -> None:
    at = table(hero(sheet(), life=2), hero("torm"), foe=FOE, script=[miss("hole", icon=True)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.DieMissed) == [ev.DieMissed(0, "hole", 1, why="DF-THROW-08")]
    hurt = ev.HeroHurt(0, 2, (("part-monster", 2),), 0, why="DF-COMBAT-14")
    assert happened(at, ev.HeroHurt) == [hurt]
    assert happened(at, ev.HeroFainted) == [ev.HeroFainted(0, why="DF-COMBAT-16")]


@pytest.mark.rule("DF-RULING-29")
def test_a_miss_in_zone_1_is_told_as_what_it_is() -> None:
    small = foe(60, 2, ability="small-target")
    at = table(hero(sheet()), foe=small, script=[hit(1)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.DieMissed) == [ev.DieMissed(0, "small", 0, why="DF-RULING-29")]


@pytest.mark.rule("DF-COMBAT-12", "DF-RULING-23", "DF-COMBAT-18")
def test_a_fatal_blow_is_told_without_numbers() -> None:
    at = table(hero(sheet("pickpocket")), foe=FOE, script=[hit(10, icon=True)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.FatalBlow) == [ev.FatalBlow(0, number(at, FOE), why="DF-COMBAT-12")]
    assert happened(at, ev.DamageDealt) == []
    defeated = ev.MonsterDefeated(0, number(at, FOE), 1, why="DF-COMBAT-18")
    assert happened(at, ev.MonsterDefeated) == [defeated]


@pytest.mark.rule("DF-POWER-20", "DF-ITEM-03", "DF-RULING-17")
def test_a_second_try_is_told_with_its_cause() -> None:
    card = magic("re-throw")
    at = table(hero(sheet("re-throw"), gear=[card]), foe=FOE, script=[miss(icon=True)] * 3)
    choose(at, op.TAKE_DIE[RED], op.RETHROW_WITH[number(at, card)], op.RETHROW)

    assert happened(at, ev.ThrownAgain) == [
        ev.ThrownAgain(0, names(at, card), why="DF-ITEM-03"),
        ev.ThrownAgain(0, ("ability-re-throw",), why="DF-POWER-20"),
    ]


@pytest.mark.rule("DF-POWER-01", "DF-POWER-02")
def test_the_second_throw_of_a_flurry_is_told_and_counted() -> None:
    at = table(
        hero(sheet("flurry", "re-throw"), gear=[magic("extra-damage", 2)]),
        foe=FOE,
        script=[hit(3, icon=True), hit(2)],
    )
    choose(at, op.TAKE_DIE[RED], op.DEAL_DAMAGE, op.THROW_AGAIN)

    assert happened(at, ev.FlurryBegan) == [ev.FlurryBegan(0, why="DF-POWER-01")]
    assert (at.state.toss.again, at.state.toss.total) == (True, 3)


# Abilities


@pytest.mark.rule("DF-THROW-16", "DF-POWER-09")
def test_fury_is_told_with_the_life_that_is_left() -> None:
    at = table(hero(sheet("blind-fury")), foe=FOE, script=[hit(3, icon=True)])
    choose(at, op.TAKE_DIE[RED], op.RAGE)

    used = ev.AbilityUsed(0, ("ability-blind-fury",), RED, why="DF-THROW-16")
    assert happened(at, ev.AbilityUsed) == [used]
    assert happened(at, ev.RageTaken) == [ev.RageTaken(0, 8, why="DF-POWER-09")]
    (dealt,) = happened(at, ev.DamageDealt)
    assert dealt.parts == (("part-section", 3), ("ability-blind-fury", 3))


@pytest.mark.rule("DF-POWER-11", "DF-POWER-13", "DF-POWER-14", "DF-POWER-22", "DF-POWER-23")
@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("living-target", ev.TargetPlaced(0, 0, why="DF-POWER-11")),
        ("larceny", ev.TheftPlanned(0, why="DF-POWER-13")),
        ("metamorphosis", ev.ToadPlaced(0, 0, 1, why="DF-POWER-14")),
        ("pickpocket", ev.GoldPicked(0, 2, why="DF-POWER-22")),
        ("seduction", ev.CharmPlaced(0, 0, why="DF-POWER-23")),
    ],
)
def test_what_an_ability_does_is_told(kind: str, told: ev.FighterEvent) -> None:
    at = table(hero(sheet(kind)), foe=foe(60, 3), script=[hit(3, icon=True)])
    choose(at, op.TAKE_DIE[RED])

    (found,) = happened(at, type(told))
    assert found.why == told.why
    fields = {name: getattr(told, name) for name in told.__struct_fields__}
    if "foe" in fields:
        fields["foe"] = number(at, foe(60, 3))
    assert found == type(told)(**fields)


@pytest.mark.rule("DF-POWER-28", "DF-POWER-29")
@pytest.mark.parametrize("drinker", [0, 1])
def test_the_beer_is_told_with_who_drinks_it(drinker: int) -> None:
    at = table(hero(sheet("beer")), hero("torm"), foe=FOE, script=[hit(3, icon=True)])
    choose(at, op.TAKE_DIE[RED], op.GIVE_BEER[drinker])

    given = ev.BeerGiven(0, drinker, int(drinker == 0), why="DF-POWER-28")
    assert happened(at, ev.BeerGiven) == [given]


@pytest.mark.rule("DF-POWER-32", "DF-RULING-58")
def test_a_refrain_is_told_with_the_gold_that_is_left() -> None:
    loud = foe(60, 2, ability="heal", value=1)
    at = table(hero(sheet("refrain")), foe=loud, script=[hit(3, icon=True)], gold=4)
    choose(at, op.TAKE_DIE[RED], op.SING)

    assert happened(at, ev.RefrainSung) == [
        ev.RefrainSung(0, number(at, loud), 3, why="DF-POWER-32")
    ]


@pytest.mark.rule("DF-BONUS-01")
def test_the_colour_of_a_white_die_is_told() -> None:
    at = table(hero(sheet()), foe=FOE, fight=ALL_SPENT, script=[hit(3, icon=True)])
    choose(at, op.TAKE_WHITE, op.PICK_COLOUR[GREEN])

    assert happened(at, ev.ColourChosen) == [ev.ColourChosen(0, GREEN, why="DF-BONUS-01")]


@pytest.mark.rule("DF-POWER-10", "DF-RULING-41", "DF-POWER-07")
@pytest.mark.parametrize(
    ("kind", "why"), [("mass-healing", "DF-POWER-10"), ("divine-intervention", "DF-POWER-07")]
)
def test_healing_is_told_as_far_as_it_went(kind: str, why: str) -> None:
    at = table(hero(sheet(kind), life=8), foe=FOE, script=[hit(3, icon=True)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.HeroHealed) == [ev.HeroHealed(0, 1, 9, (f"ability-{kind}",), why=why)]


# Misses


@pytest.mark.rule("DF-POWER-21", "DF-COMBAT-14", "DF-POWER-28", "DF-POWER-14")
@pytest.mark.parametrize(
    ("kind", "fight", "cause"),
    [
        ("no-damage", {}, "ability-no-damage"),
        ("flurry", {"beer": 0}, "ability-beer"),
        ("flurry", {"toad": True}, "ability-metamorphosis"),
    ],
)
def test_who_is_spared_hears_why(kind: str, fight: dict[str, Any], cause: str) -> None:
    at = table(hero(sheet(kind)), foe=FOE, fight=fight, script=[miss(icon=True)])
    choose(at, op.TAKE_DIE[RED])

    assert happened(at, ev.HeroSpared) == [ev.HeroSpared(0, (cause,), why="DF-COMBAT-14")]
    assert happened(at, ev.HeroHurt) == []


@pytest.mark.rule("DF-ITEM-05", "DF-ITEM-09", "DF-RULING-80")
@pytest.mark.parametrize(("effect", "value"), [("no-damage", 0), ("reduced-damage", 1)])
def test_a_card_against_damage_is_told_and_what_it_left(effect: str, value: int) -> None:
    card = armour(effect, value, once=True)
    at = table(hero(sheet(), gear=[card]), foe=FOE, script=[miss()])
    choose(at, op.TAKE_DIE[RED], op.PREVENT[number(at, card)])

    used = ev.GearUsed(0, number(at, card), why="DF-RULING-80")
    assert happened(at, ev.GearUsed) == [used]
    spared = [ev.HeroSpared(0, names(at, card), why="DF-COMBAT-14")]
    assert happened(at, ev.HeroSpared) == ([] if value else spared)
    hurts = [(("part-monster", 2), (names(at, card)[0], -1))] if value else []
    assert [hurt.parts for hurt in happened(at, ev.HeroHurt)] == hurts


@pytest.mark.rule("DF-ITEM-07", "DF-RULING-54")
def test_a_riposte_is_told_and_can_be_left() -> None:
    kept, once = armour("riposte"), armour("riposte", once=True)
    at = table(hero(sheet(), gear=[once, kept]), foe=FOE, script=[miss()])
    choose(at, op.TAKE_DIE[RED], op.SUFFER)

    back = ev.Riposted(0, number(at, FOE), 2, names(at, kept), 58, why="DF-ITEM-07")
    assert happened(at, ev.Riposted) == [back]
    assert number(at, once) in at.state.heroes[0].gear


@pytest.mark.rule("DF-MONPOWER-02", "DF-MONPOWER-03", "DF-MONPOWER-05", "DF-MONPOWER-07")
@pytest.mark.parametrize("power", ["destroy-equipment", "heal", "lose-gold", "critical-failure"])
def test_what_a_monster_does_on_a_miss_is_told(power: str) -> None:
    monster = foe(60, 2, ability=power, value=2)
    shirt = armour("reduced-damage", 1)
    at = table(
        hero(sheet(), gear=[shirt]), hero("torm"), foe=monster, life=50, script=[miss()], gold=4
    )
    choose(at, op.TAKE_DIE[RED])
    card = number(at, monster)

    assert happened(at, ev.GearDestroyed) == (
        [ev.GearDestroyed(0, number(at, shirt), why="DF-MONPOWER-02")]
        if power == "destroy-equipment"
        else []
    )
    healed = ev.MonsterHealed(card, 2, 52, why="DF-MONPOWER-03")
    assert happened(at, ev.MonsterHealed) == ([healed] if power == "heal" else [])
    lost = ev.GoldLost(0, card, 3, why="DF-MONPOWER-05")
    assert happened(at, ev.GoldLost) == ([lost] if power == "lose-gold" else [])
    failed = ev.CriticalFailure(0, card, why="DF-MONPOWER-07")
    is_critical = power == "critical-failure"
    assert happened(at, ev.CriticalFailure) == ([failed] if is_critical else [])
    assert [hurt.seat for hurt in happened(at, ev.HeroHurt)] == ([0, 1] if is_critical else [0])


@pytest.mark.rule("DF-MONPOWER-07", "DF-RULING-53", "DF-RULING-80")
@pytest.mark.parametrize("power", ["critical-failure", "heal"])
def test_who_will_be_hit_though_the_thrower_is_spared_may_heal_before(power: str) -> None:
    card = magic("heal-one", 3)
    at = table(
        hero(sheet("no-damage")),
        hero("torm", life=1, gear=[card]),
        foe=foe(60, 2, ability=power, value=1),
        script=[miss(icon=True)],
    )
    vote(at, op.HOLD)
    choose(at, op.TAKE_DIE[RED])
    if power == "heal":
        assert at.waiting_for == (1,)
        assert op.TAKE_DIE[BLUE] in at.options(1)
    else:
        assert at.waiting_for == (1,)
        choose(at, op.USE_ON[number(at, card)][1])
        assert at.state.heroes[1].life == 1 + 3 - 2
