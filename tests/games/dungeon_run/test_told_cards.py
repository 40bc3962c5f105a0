"""What is told of the set-up, of items, trades and what cards do: who, what, and by which row."""

from collections.abc import Callable

import pytest

from tests.games.dungeon_run.cards.hero_scenes import able, drawing, together, use
from tests.games.dungeon_run.cards.item_scenes import attack
from tests.games.dungeon_run.situations import (
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    new_table,
    table,
)
from tests.games.dungeon_run.told import Scene, told
from undercroft.engine import Table
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    AGREE,
    EQUIP,
    GIVE,
    KEEP,
    KEEP_ON_TOP,
    LOOK,
    PROPOSE,
    PUT_ON,
    PUT_UNDER,
    RAISE,
    RESEARCH,
    SEARCH,
    STOW,
    TAKE_HERO,
    TAKE_OFF,
    TRADE,
    WALK_AWAY,
    WANT,
    WANT_BACK,
)

STONE, SLIME, WOLF = "artifact-summoning-stone", "monster-slime", "monster-gloomwolf"
SWORD, SHIELD, WAND = "treasure-feud-sword", "treasure-gatekeepers-shield", "treasure-ember-wand"
SIGNS, CHARGE, CRY = "ability-read-the-signs", "ability-charge", "ability-rallying-cry"
BOTH = seat_set([0, 1])


def dealt() -> Table:
    """Two heroes are taken and each keeps an ability card."""
    drawn = cards(CHARGE, CRY, "ability-smoke-step", "ability-torchlight")
    at = new_table(2, ["34", *drawn])
    choose(at, TAKE_HERO[card("hero-kessa")], TAKE_HERO[card("hero-corvan")])
    return choose(at, KEEP[card(CHARGE)], KEEP[drawn[2]])


def advancing() -> Table:
    me = hero("kessa", loot=[SLIME, SLIME], deck=[CHARGE, CRY])
    at = choose(table(me, hero("ragg"), script=[card(CHARGE)]), ADVANCE, RAISE[0])
    return choose(at, KEEP[card(CHARGE)])


def searching() -> Table:
    """Kessa finds the Stone and a sword."""
    dungeon = [ENTRANCE, Spot(items=[STONE, SWORD])]
    at = choose(table(hero("kessa", place=1), hero("ragg"), dungeon=dungeon), SEARCH)
    return choose(at, PUT_ON[card(STONE)], STOW[card(SWORD)])


def trading() -> Table:
    """Kessa trades her wand for Corvan's slime, and asks for more."""
    heroes = hero("kessa", loot=[WAND]), hero("corvan", equipped=[STONE], loot=[SLIME])
    at = choose(table(*heroes, endgame=True, artifacts=[]), EQUIP, TRADE[1])
    return choose(at, WANT[card(STONE)], WANT_BACK[2], GIVE[card(WAND)], PROPOSE)


def stealing() -> Table:
    """Dorgan beats Ragg and takes a sword from him."""
    thief = able("ability-finders-keepers")
    at = attack(together(thief, hero("ragg", loot=[SWORD]), script="41111 1111"), 1)
    return choose(at, use("ability-finders-keepers"))


def reading() -> Table:
    """Saelith sees two encounter cards and puts the second one under the deck."""
    drawn = cards(SLIME, WOLF)
    at = table(
        able(SIGNS), hero("ragg"), encounters=[SLIME, WOLF, "trap-dart-wall"], script=[*drawn]
    )
    return choose(at, use(SIGNS), KEEP_ON_TOP[drawn[0]], PUT_UNDER[drawn[1]])


def researching() -> Table:
    dungeon = [ENTRANCE, Spot("library")]
    script: list[str | int] = ["5", card("boss-isaveth")]
    at = table(hero(place=1), hero("ragg"), dungeon=dungeon, script=script)
    return choose(at, RESEARCH, LOOK)


SCENES: list[Scene] = [
    (
        dealt,
        [
            ev.FirstRolled(0, 3, why="DR-SETUP-15"),
            ev.FirstPlayerFound(1, why="DR-SETUP-15"),
            ev.HeroTaken(1, card("hero-kessa"), why="DR-SETUP-17"),
            ev.AbilityKept(1, card(CHARGE), why="DR-SETUP-21"),
            ev.AbilityDiscarded(1, card(CRY), why="DR-SETUP-22"),
            ev.RoundBegan(1, 1, why="DR-TURN-01"),
        ],
    ),
    (
        advancing,
        [
            ev.CardPaid(0, card(SLIME), why="DR-ADVANCE-01"),
            ev.Trained(0, 0, why="DR-ADVANCE-03"),
            ev.AbilityKept(0, card(CHARGE), why="DR-ADVANCE-05"),
        ],
    ),
    (
        searching,
        [
            ev.ItemFound(0, card(STONE), why="DR-SEARCH-03"),
            ev.ItemEquipped(0, card(STONE), why="DR-EQUIP-03"),
            ev.EndgameBegan(0, why="DR-ENDGAME-01"),
            ev.ItemStowed(0, card(SWORD), why="DR-SEARCH-05"),
        ],
    ),
    (
        lambda: choose(table(hero(equipped=[SHIELD]), hero("ragg")), EQUIP, TAKE_OFF[card(SHIELD)]),
        [ev.ItemTakenOff(0, card(SHIELD), why="DR-EQUIP-01")],
    ),
    (
        trading,
        [
            ev.TradeBegan(0, 1, why="DR-TRADE-01"),
            ev.CardWanted(0, 1, card(STONE), why="DR-RULING-52"),
            ev.BackWanted(0, 1, 2, why="DR-RULING-52"),
            ev.OfferMade(0, 1, 1, 0, 0, why="DR-RULING-52"),
            ev.CardOffered(0, card(WAND), why="DR-RULING-52", to=BOTH),
        ],
    ),
    (lambda: choose(trading(), AGREE), [ev.TradeDone(0, 1, 1, 0, why="DR-TRADE-03")]),
    (lambda: choose(trading(), WALK_AWAY), [ev.TradeFailed(0, 1, why="DR-TRADE-03")]),
    (
        stealing,
        [
            ev.CardStolen(0, 1, why="DR-ABILITYCARD-14"),
            ev.StolenCardSeen(0, card(SWORD), why="DR-ABILITYCARD-14", to=BOTH),
        ],
    ),
    (
        reading,
        [
            ev.EncountersLookedAt(0, 2, why="DR-STRANGER-01"),
            ev.EncountersSunk(0, 1, why="DR-STRANGER-01"),
        ],
    ),
    (
        researching,
        [
            ev.BossLookedAt(0, why="DR-SPECIAL-11"),
            ev.BossSeen(0, card("boss-isaveth"), why="DR-HIDDEN-03", to=seat_set([0])),
        ],
    ),
]


@pytest.mark.parametrize(("play", "event"), told(SCENES))
def test_it_is_told(play: Callable[[], Table], event: ev.RunEvent) -> None:
    assert event in play().events


@pytest.mark.rule("DR-STRANGER-01")
def test_of_the_cards_she_saw_one_lies_on_top_and_one_under_the_deck() -> None:
    deck = reading().state.encounters

    assert [placed.card for placed in deck.top] == cards(SLIME)
    assert [placed.card for placed in deck.bottom] == cards(WOLF)
    assert len(deck) == 3


@pytest.mark.rule("DR-RULING-58", "DR-HIDDEN-06")
def test_a_treasure_that_a_card_gives_is_seen_by_its_owner_alone() -> None:
    script: list[str | int] = ["444", card(SWORD)]
    at = drawing("trap-dart-wall", hero("dorgan"), hero(), script=script, treasures=[SWORD, SHIELD])

    me = at.state.heroes[0]
    (kept,) = me.treasures
    assert (kept.card, kept.known, kept.seen) == (card(SWORD), seat_set([0]), False)
    assert (me.gained, at.state.treasures_left, len(at.state.treasures)) == ([card(SWORD)], 1, 1)
    assert [(one.seat, one.card, one.to) for one in happened(at, ev.TreasureSeen)] == [
        (0, card(SWORD), seat_set([0]))
    ]
    assert len(happened(at, ev.TreasureGained)) == 1


@pytest.mark.rule("DR-ADVANCE-05", "DR-SETUP-21")
def test_a_usual_draw_of_abilities_is_not_told_as_a_change() -> None:
    assert happened(advancing(), ev.NumberChanged) == []
