"""Decisions on the fallen, and on strangers, decks and markers."""

from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    Spot,
    card,
    cards,
    choose,
    happened,
    hero,
    hero_at,
    offered,
    table,
    tile_at,
)
from undercroft.engine import Refused, Table
from undercroft.games.dungeon_run.cards import MonsterCard, StrangerCard, TrapCard
from undercroft.games.dungeon_run.effects import Act, FreeAttack, Strike, Thorns
from undercroft.games.dungeon_run.events import (
    DiceRolled,
    EncountersShuffled,
    FreeAttackBegan,
    HeroDied,
    HeroKnockedOut,
    HeroWounded,
    MonsterSummoned,
    NothingSummoned,
    StrangerFled,
    TreasureLaid,
)
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    END_TURN,
    FIGHT_WITH,
    LEAVE_ITEM,
    MEET,
    MOVE,
    PASS,
    PAY,
    PICK_TILE,
    RAISE,
    SEARCH,
    STOW,
    STRIKE_HOME,
    SUMMON,
    THUMBS_UP,
    USE,
)

EAST = 1
BRAWN = FIGHT_WITH[0]
WOLF, GOLEM, SLIME = "monster-gloomwolf", "monster-stone-golem", "monster-slime"
IDOL, BOSS = "monster-watching-idol", "boss-hadrak"
SWORD, SATCHEL = "treasure-feud-sword", "treasure-healers-satchel"
STONE, DARTS = "artifact-summoning-stone", "trap-dart-wall"
HERMIT, SERGEANT = "stranger-barefoot-hermit", "stranger-old-sergeant"
SEER, FIGHT = "stranger-blood-seer", "ability-pick-a-fight"


def enter_den(drawn: str, *heroes: Any, **more: Any) -> Table:
    """The first hero moves into the Den and draws an encounter card."""
    dungeon = [ENTRANCE, Spot("den")]
    at = table(*heroes, dungeon=dungeon, encounters=[drawn], **more)
    return choose(at, MOVE[EAST])


@pytest.mark.rule("DR-RULING-44")
def test_the_cards_of_a_hero_who_is_down_do_not_work() -> None:
    roar, doll = "ability-roar", "treasure-hex-doll"
    seats = (
        hero("brunna", place=1),
        hero("ragg", place=1, ko=True, abilities=[roar]),
        hero("corvan", place=1, ko=True, equipped=[doll]),
    )
    at = table(*seats, dungeon=[ENTRANCE, Spot(monster=WOLF)], script="111 111")

    choose(at, BATTLE, BRAWN)

    assert END_TURN in offered(at, 0)
    with pytest.raises(Refused):
        at.answer(1, USE[card(roar)])


@pytest.mark.rule("DR-RULING-44")
def test_a_hero_who_is_down_leads_the_monsters_and_votes() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster=WOLF), Spot(), Spot()]
    at = table(hero("brunna"), hero("ragg", ko=True), dungeon=dungeon, first=1, queue=[0])
    choose(at, END_TURN)
    assert (at.waiting_for, offered(at)) == ((1,), [PICK_TILE[1], PICK_TILE[3]])

    seats = hero("brunna", place=1, wounds=7), hero("ragg", ko=True), hero("corvan")
    dungeon = [ENTRANCE, Spot(monster=GOLEM)]
    at = table(*seats, dungeon=dungeon, setup={"beg_for_your_life": True}, script="4444 111")
    choose(at, BATTLE, BRAWN)
    assert at.waiting_for == (1, 2)
    assert THUMBS_UP in offered(at, 1)


@pytest.mark.rule("DR-RULING-45")
def test_effects_on_each_hero_skip_who_is_down() -> None:
    seats = hero("brunna"), hero("ragg", place=1, wounds=3, ko=True), hero("kessa", place=1)
    at = enter_den("monster-fire-drake", *seats, script="4")
    assert [hero_at(at, seat).wounds for seat in range(3)] == [1, 3, 1]

    cry = "ability-rallying-cry"
    at = table(hero("kessa", wounds=2, abilities=[cry]), hero("ragg", wounds=3, ko=True))
    choose(at, USE[card(cry)])
    assert [hero_at(at, seat).wounds for seat in range(2)] == [1, 3]


@pytest.mark.rule("DR-RULING-45")
def test_monsters_do_not_attack_who_is_down() -> None:
    stir = "ability-stir-the-beasts"
    seats = hero("thelian", abilities=[stir]), hero("ragg", place=1, ko=True)
    at = table(*seats, dungeon=[ENTRANCE, Spot(monster=IDOL)])

    assert USE[card(stir)] not in offered(at)
    choose(at, END_TURN)

    assert happened(at, FreeAttackBegan) == []
    assert hero_at(at, 1).wounds == 0


@pytest.mark.rule("DR-RULING-46")
def test_the_fallen_hero_chooses_and_the_item_goes_under_the_monster() -> None:
    dungeon = [ENTRANCE, Spot(monster=GOLEM)]
    brunna = hero("brunna", place=1, wounds=7, equipped=[SATCHEL], loot=[SWORD])
    at = table(brunna, hero("kessa"), dungeon=dungeon, script="4444 111")
    choose(at, BATTLE, BRAWN)

    assert (at.waiting_for, offered(at)[0]) == ((0,), LEAVE_ITEM[card(SATCHEL)])
    choose(at, LEAVE_ITEM[card(SWORD)])

    assert tile_at(at, 1).monster is not None
    assert tile_at(at, 1).items == [card(SWORD)]


@pytest.mark.rule("DR-RULING-46")
def test_without_an_item_nothing_is_left() -> None:
    dungeon = [ENTRANCE, Spot(monster=GOLEM)]
    brunna = hero("brunna", place=1, wounds=7, loot=[SLIME])
    at = table(brunna, hero("kessa"), dungeon=dungeon, script="4444 111")

    choose(at, BATTLE, BRAWN)

    assert (hero_at(at, 0).ko, tile_at(at, 1).items) == (True, [])


@pytest.mark.rule("DR-RULING-46")
def test_who_holds_the_stone_is_not_knocked_out_any_more() -> None:
    march = "ability-forced-march"
    dungeon = [ENTRANCE, Spot(items=[STONE])]
    bearer = hero("kessa", place=1, wounds=7, abilities=[march], loot=[SWORD])
    at = table(bearer, hero("brunna"), hero("ragg"), dungeon=dungeon, artifacts=[])

    choose(at, SEARCH, STOW[card(STONE)], USE[card(march)])

    assert at.waiting_for == (1,)
    assert (len(happened(at, HeroDied)), happened(at, HeroKnockedOut)) == (1, [])


@pytest.mark.rule("DR-RULING-47")
def test_heroes_defeated_at_once_fall_clockwise_from_the_first_player() -> None:
    here = hero("ragg", place=1, wounds=5), hero("kessa", place=1, wounds=7)
    seats = hero("brunna", wounds=7), *here
    at = enter_den("monster-fire-drake", *seats, script="4", first=2)

    told = (HeroWounded, HeroKnockedOut)
    order = [(type(event), event.seat) for event in at.events if isinstance(event, told)]
    fallen = [(HeroKnockedOut, seat) for seat in (2, 0, 1)]
    assert {kind for kind, _ in order[:3]} == {HeroWounded}
    assert order[3:] == fallen


@pytest.mark.rule("DR-RULING-48")
def test_boss_and_hero_fall_together_before_the_endgame() -> None:
    dungeon = [ENTRANCE, Spot("lair", monster=BOSS, wounds=7)]
    seats = hero("brunna", place=1, wounds=7, loot=[SWORD]), hero("kessa")
    at = table(*seats, dungeon=dungeon, boss=BOSS, script="11114 114")

    choose(at, BATTLE, BRAWN, STRIKE_HOME)

    fallen = hero_at(at, 0)
    assert (fallen.boss, fallen.ko, fallen.alive) == (card(BOSS), True, True)
    assert set(tile_at(at, 1).items) == set(cards(STONE, SWORD))
    assert not at.state.endgame


@pytest.mark.rule("DR-RULING-49")
def test_every_monster_dies_by_a_hero_and_the_items_under_it_stay() -> None:
    for number in (*BOX.encounters, *BOX.bosses):
        assert not [act for act in acts_of(number) if isinstance(act, Strike | FreeAttack)]

    dungeon = [ENTRANCE, Spot(monster=SLIME, wounds=2, items=[SWORD], hidden=1)]
    at = table(hero("brunna", place=1), dungeon=dungeon, script="11 115")
    choose(at, BATTLE, BRAWN, STRIKE_HOME)
    assert tile_at(at, 1).monster is None
    assert (tile_at(at, 1).items, tile_at(at, 1).hidden) == ([card(SWORD)], 1)


def acts_of(number: int) -> list[Act]:
    """What an encounter or boss card does on the spot."""
    found = BOX.cards[number]
    if isinstance(found, TrapCard | StrangerCard):
        return list(found.acts)
    assert isinstance(found, MonsterCard)
    assert not [effect for effect in found.effects if isinstance(effect, Thorns)]
    return [act for effect in found.effects for act in getattr(effect, "acts", ())]


@pytest.mark.rule("DR-RULING-56")
@pytest.mark.parametrize(("name", "stays"), [(HERMIT, True), (SEER, False)])
def test_a_stranger_who_was_met_stays_only_if_his_card_says_so(name: str, stays: bool) -> None:
    at = enter_den(name, hero("brunna", wounds=2), hero("kessa"), script=["4", card(BOSS)])

    choose(at, MEET)

    assert (tile_at(at, 1).stranger == card(name)) == stays
    assert at.state.discards == ([] if stays else [card(name)])


@pytest.mark.rule("DR-RULING-56")
def test_a_stranger_who_was_declined_stays_and_is_met_later_for_free_once_a_turn() -> None:
    at = enter_den(HERMIT, hero("brunna", wounds=3), hero("kessa", wounds=5), script="4")
    choose(at, PASS)
    assert (tile_at(at, 1).stranger, MEET in offered(at)) == (card(HERMIT), False)
    choose(at, END_TURN, MOVE[EAST], MEET)

    assert (hero_at(at, 1).wounds, at.state.actions) == (3, 1)
    with pytest.raises(Refused):
        at.answer(1, MEET)
    choose(at, END_TURN)
    assert (at.waiting_for, MEET in offered(at)) == ((1,), True)


@pytest.mark.rule("DR-RULING-57")
def test_a_monster_that_roams_in_removes_a_stranger() -> None:
    dungeon = [ENTRANCE, Spot(stranger=HERMIT), Spot(monster=WOLF)]
    at = table(hero("brunna"), dungeon=dungeon)

    choose(at, END_TURN)

    assert (tile_at(at, 1).stranger, at.state.discards) == (-1, [card(HERMIT)])
    assert len(happened(at, StrangerFled)) == 1


@pytest.mark.rule("DR-RULING-57")
def test_a_monster_that_is_summoned_drawn_or_pushed_in_removes_a_stranger() -> None:
    spots = [ENTRANCE, Spot(stranger=HERMIT)]
    bearer = hero("kessa", equipped=[STONE])
    summon = table(bearer, hero("ragg"), dungeon=spots, endgame=True, encounters=[SLIME])
    choose(summon, SUMMON, PICK_TILE[1])

    ragg = hero("ragg", place=1, abilities=[FIGHT])
    draw = table(ragg, dungeon=spots, encounters=[SLIME], script="11")
    choose(draw, USE[card(FIGHT)])

    crown = "artifact-crown-of-kravlas"
    kessa = hero("kessa", place=3, equipped=[crown])
    push = table(kessa, dungeon=[*spots, Spot(monster=WOLF), Spot()])
    choose(push, USE[card(crown)])

    for at in (summon, draw, push):
        assert tile_at(at, 1).monster is not None
        assert at.state.discards == [card(HERMIT)]
        assert tile_at(at, 1).stranger == -1


@pytest.mark.rule("DR-RULING-57")
def test_a_monster_drawn_where_one_is_is_discarded_and_no_other_card_is_sought() -> None:
    ragg = hero("ragg", place=1, abilities=[FIGHT])
    dungeon = [ENTRANCE, Spot(monster=WOLF)]
    deck = [SLIME, DARTS]
    at = table(ragg, dungeon=dungeon, encounters=deck, script=[card(SLIME)])

    choose(at, USE[card(FIGHT)])

    wolf = tile_at(at, 1).monster
    assert wolf is not None
    assert (wolf.card, at.state.discards) == (card(WOLF), [card(SLIME)])
    assert at.state.encounters.pool == [card(DARTS)]
    assert END_TURN in offered(at)


@pytest.mark.rule("DR-RULING-58")
def test_an_empty_encounter_deck_means_no_encounter() -> None:
    seats = [hero(name) for name in ("brunna", "ragg", "kessa", "corvan")]
    dungeon = [ENTRANCE, Spot("den")]
    at = table(*seats, dungeon=dungeon, encounters=[], script="4", discards=cards(SLIME, DARTS))

    choose(at, MOVE[EAST])

    assert (at.waiting_for, tile_at(at, 1).monster) == ((0,), None)
    assert at.state.discards == cards(SLIME, DARTS)
    assert len(happened(at, DiceRolled)) == 1


@pytest.mark.rule("DR-RULING-58")
@pytest.mark.parametrize("count", [2, 5])
def test_an_empty_treasure_deck_is_never_built_again(count: int) -> None:
    names = ["brunna", "ragg", "kessa", "corvan", "mizzle"][:count]
    pile = ["standard-16", "standard-15"]
    seats = [hero(name, place=1) for name in names]
    at = table(*seats, treasures=[], tossed=cards(SWORD), pile=pile, script=[1, "1"])

    choose(at, MOVE[EAST])

    assert (hero_at(at, 0).place, tile_at(at, 2).hidden) == (2, 0)
    assert happened(at, TreasureLaid) == []
    assert (len(at.state.treasures), at.state.tossed) == (0, cards(SWORD))


def five(**more: Any) -> Table:
    """Five heroes in the endgame; the first has the Stone equipped."""
    names = ["ragg", "brunna", "corvan", "mizzle"]
    seats = [hero("kessa", place=1, equipped=[STONE]), *(hero(name) for name in names)]
    return table(*seats, endgame=True, artifacts=[], **more)


@pytest.mark.rule("DR-RULING-59")
def test_a_summon_builds_the_deck_anew_once_and_then_gives_up() -> None:
    discards = cards(DARTS, SERGEANT)
    at = five(encounters=[HERMIT], discards=discards, script=cards(DARTS, HERMIT))

    choose(at, SUMMON)

    assert len(happened(at, EncountersShuffled)) == len(happened(at, NothingSummoned)) == 1
    assert happened(at, MonsterSummoned) == []
    assert set(at.state.discards) == set(cards(HERMIT, DARTS, SERGEANT))


@pytest.mark.rule("DR-RULING-59")
def test_a_monster_of_the_deck_built_anew_is_summoned() -> None:
    at = five(encounters=[HERMIT], discards=cards(DARTS, SLIME), script=[card(SLIME)])

    choose(at, SUMMON, PICK_TILE[0])

    monster = tile_at(at, 0).monster
    assert monster is not None
    assert monster.card == card(SLIME)


@pytest.mark.rule("DR-RULING-61")
def test_dice_and_training_markers_never_run_out() -> None:
    kessa = hero("kessa", place=1, markers=(24, 0, 0), loot=[SLIME, DARTS])
    at = table(kessa, dungeon=[ENTRANCE, Spot(monster=WOLF)], script=f"111 {'1' * 29}")

    choose(at, ADVANCE, PAY[card(SLIME)], RAISE[0], BATTLE, BRAWN)

    assert hero_at(at, 0).markers == [25, 0, 0]
    assert happened(at, DiceRolled)[0].dice.count("1") == 29


@pytest.mark.rule("DR-RULING-61")
def test_wound_markers_never_run_out() -> None:
    wounds = {"kessa": 7, "ragg": 5, "dorgan": 4, "thelian": 5, "corvan": 5}
    others = [hero(name, wounds=count) for name, count in wounds.items()]
    bosses = [Spot(monster="monster-king-ulvar", wounds=4), Spot(monster=BOSS, wounds=7)]
    spots = [
        ENTRANCE,
        Spot(monster=WOLF, wounds=1),
        *bosses,
        Spot(monster="monster-ishkaal", wounds=4),
    ]
    at = table(hero("brunna", place=1), *others, dungeon=spots, boss=BOSS, script="333 111")

    choose(at, BATTLE, BRAWN)

    monsters = [tile.monster for tile in at.state.tiles if tile.monster is not None]
    assert sum(one.wounds for one in (*at.state.heroes, *monsters)) == 42 + 3
