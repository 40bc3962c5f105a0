"""What the cards of this box do: heroes, ability cards, items, encounters and bosses."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    GAME,
    NOTHING,
    Phase,
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
from undercroft.engine import Keyed, Scripted, Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.cards import RATINGS, TRAININGS, TrapCard
from undercroft.games.dungeon_run.effects import (
    Armor,
    BaseDice,
    ForceReroll,
    Reroll,
)
from undercroft.games.dungeon_run.events import DiceRolled, MonsterRolled
from undercroft.games.dungeon_run.options import (
    ADVANCE,
    BATTLE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    KEEP,
    LEAVE,
    MEET,
    MOVE,
    PASS,
    PAY,
    PICK_HERO,
    PICK_TILE,
    PUT_ON,
    RAISE,
    ROLL_ARMOR,
    SEARCH,
    STRIKE_HOME,
    SUMMON,
    TAKE_HERO,
    TOSS,
    USE,
)
from undercroft.games.dungeon_run.state import Monster
from undercroft.words import LANGUAGES, Words

EAST, WEST = 1, 3
HEROES = [printed.id for printed in BOX.printed.heroes]
TYPES = {"humanoid", "undead", "beast", "animate"}
STONE, SWORD = "artifact-summoning-stone", "artifact-sword-of-the-well-spirit"


@cache
def words_of(language: str) -> Words:
    return Words(language, GAME)


def use(name: str) -> Any:
    """The option to use a card."""
    return USE[card(name)]


def beside(monster: str, name: str, script: str = "", wounds: int = 0, **more: Any) -> Table:
    """A hero shares a tile with a monster; another hero waits at the Entrance."""
    dungeon = [ENTRANCE, Spot(monster=monster, wounds=wounds)]
    other = hero("thelian" if name == "brunna" else "brunna")
    return table(hero(name, place=1, **more), other, dungeon=dungeon, script=script)


def dice_of(at: Table, seat: int = 0) -> int:
    """How many dice a seat rolled last."""
    return len([e for e in happened(at, DiceRolled) if e.seat == seat][-1].dice.split())


def deck_of(name: str) -> list[Any]:
    """The ability cards of a hero, as printed."""
    return [printed for printed in BOX.printed.abilities if printed.hero == name]


# Heroes


@pytest.mark.rule("DR-HERO-01")
def test_dorgan_is_a_dwarf_who_rolls_five_dice_with_brawn_his_highest_rating() -> None:
    dorgan = BOX.hero(card("hero-dorgan"))
    assert words_of("en").note("hero-dorgan", "title") == "Treasure Hunter"
    assert dorgan.race == "dwarf"
    assert dorgan.brawn > max(dorgan.magic, dorgan.skill)

    at = beside("monster-slime", "dorgan", "13 13455")
    assert dice_of(choose(at, BATTLE, FIGHT_WITH[0])) == 5


def test_only_what_the_rulebook_names_is_said_to_come_from_it() -> None:
    printed = BOX.printed
    kinds = (printed.heroes, printed.abilities, printed.treasures, printed.artifacts)
    foes = (printed.monsters, printed.traps, printed.strangers, printed.bosses)
    every = [one for kind in (*kinds, *foes, printed.tiles) for one in kind]
    special = [tile.id for tile in printed.tiles if tile.kind != "standard"]
    named = ["dorgan", "slime", "summoning-stone", "sword-of-the-well-spirit", *special]

    claimed = [one.id for one in every if one.provenance == "rulebook"]
    assert sorted(claimed) == sorted(named)


@pytest.mark.rule("DR-HERO-02", "DR-HERO-03")
@pytest.mark.parametrize("name", HEROES)
def test_who_is_taken_keeps_one_other_hero_of_his_training_from_being_taken(name: str) -> None:
    at = Table(GAME, 2, Keyed.from_seed("trainings"))

    choose(at, TAKE_HERO[card(f"hero-{name}")])

    left = [number for number in BOX.heroes if TAKE_HERO[number] in offered(at)]
    banned = set(BOX.heroes) - set(left) - {card(f"hero-{name}")}
    assert len(left) == 6
    trainings = {BOX.hero(number).training for number in left}
    assert trainings == {"prayer", "war", "magic", "talent"} - {
        BOX.hero(number).training for number in banned
    }


@pytest.mark.rule("DR-HERO-04")
@pytest.mark.parametrize("name", HEROES)
def test_heroes_of_talent_may_leap_with_skill(name: str) -> None:
    printed = BOX.hero(card(f"hero-{name}"))
    dungeon = [ENTRANCE, Spot("underground-channel")]
    at = table(hero(name), dungeon=dungeon, script="4" * printed.brawn)

    choose(at, MOVE[EAST])

    finesse = printed.training == "talent"
    assert (offered(at) == [FIGHT_WITH[0], FIGHT_WITH[2]]) is finesse
    assert finesse or dice_of(at) == printed.brawn


@pytest.mark.rule("DR-HERO-05")
def test_dwarves_are_one_of_several_races() -> None:
    races = Counter(printed.race for printed in BOX.printed.heroes)

    assert races["dwarf"] == 2
    assert len(races) >= 3


@pytest.mark.rule("DR-HERO-06")
def test_a_lasting_trap_may_press_a_rating_below_one() -> None:
    at = beside("monster-gloomwolf", "corvan", "6", burdens=["trap-leg-iron"])

    assert BOX.hero(card("hero-corvan")).skill - 2 < 1
    assert dice_of(choose(at, ESCAPE)) == 1


@pytest.mark.rule("DR-HERO-07")
@pytest.mark.parametrize("name", HEROES)
def test_each_hero_leans_to_brawn_or_to_magic(name: str) -> None:
    brawn, magic, _ = BOX.hero(card(f"hero-{name}")).base
    dice = [
        dice_of(
            choose(beside("monster-slime", name, f"11 {'1' * rating}"), BATTLE, FIGHT_WITH[number])
        )
        for number, rating in enumerate((brawn, magic))
    ]

    assert abs(dice[0] - dice[1]) >= 2


@pytest.mark.rule("DR-HERO-08")
@pytest.mark.parametrize(
    ("name", "abilities"),
    [*((name, []) for name in HEROES), ("brunna", ["ability-broad-as-a-door"])],
)
def test_a_fall_fells_anybody(name: str, abilities: list[str]) -> None:
    ones = "1" * BOX.hero(card(f"hero-{name}")).skill
    other = hero("thelian" if name != "thelian" else "brunna")
    dungeon = [ENTRANCE, Spot("ancient-bridge")]
    at = table(hero(name, abilities=abilities), other, dungeon=dungeon, script=ones)

    choose(at, MOVE[EAST])

    assert hero_at(at, 0).ko


@pytest.mark.rule("DR-HERO-09")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_has_all_that_a_hero_card_needs(name: str) -> None:
    printed = BOX.hero(card(f"hero-{name}"))
    assert printed.race
    assert printed.training in TRAININGS
    assert min(*printed.base, printed.life) >= 1
    assert printed.ability
    assert printed.summoner
    assert len(BOX.deck_of(card(f"hero-{name}"))) == 10
    for language in LANGUAGES:
        words = words_of(language)
        notes = [words.note(f"hero-{name}", note) for note in ("title", "text", "summoner")]
        assert words.has(f"hero-{name}")
        assert all(notes)


# Ability cards


@pytest.mark.rule("DR-ABILITYCARD-01", "DR-ABILITYCARD-02")
def test_a_deck_lasts_for_the_start_and_four_advances() -> None:
    first, *deck = [f"ability-{printed.id}" for printed in deck_of("kessa")][1:]
    me = hero("kessa", abilities=[first], deck=deck, loot=["monster-slime"] * 10)
    at = table(me, hero("ragg"), actions=5, script=[card(name) for name in deck[:-1]])

    for kept in deck[::2]:
        choose(at, ADVANCE, RAISE[0], KEEP[card(kept)])
    assert len(hero_at(at, 0).deck) == 0
    choose(at, ADVANCE, RAISE[0])

    assert hero_at(at, 0).markers == [5, 0, 0]
    assert hero_at(at, 0).abilities == cards(first, *deck[::2])
    assert len(hero_at(at, 0).abilities) == 5


@pytest.mark.rule("DR-ABILITYCARD-03")
def test_an_ability_card_may_add_attack_dice() -> None:
    at = beside("monster-slime", "ragg", "11 111111", abilities=["ability-stonebreaker"])

    assert dice_of(choose(at, BATTLE, FIGHT_WITH[0])) == 4 + 2


@pytest.mark.rule("DR-ABILITYCARD-04")
def test_an_ability_card_rerolls_the_own_dice() -> None:
    swing = "ability-second-swing"
    at = beside("monster-slime", "dorgan", "11 11111 55111", abilities=[swing])

    choose(at, BATTLE, FIGHT_WITH[0])
    assert offered(at) == [PASS, use(swing)]
    choose(at, use(swing), STRIKE_HOME)

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert slime.wounds == 2


@pytest.mark.rule("DR-ABILITYCARD-04")
def test_another_makes_somebody_else_reroll_and_not_its_own_hero() -> None:
    roar = "ability-roar"
    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    heroes = hero("kessa", place=1), hero("ragg", place=1, abilities=[roar])
    at = table(*heroes, dungeon=dungeon, script="11 5555 1111")

    choose(at, BATTLE, PASS, PASS, FIGHT_WITH[0])
    assert (at.waiting_for, offered(at)) == ((1,), [PASS, use(roar)])
    choose(at, use(roar))
    slime = tile_at(at, 1).monster
    assert slime is not None
    assert slime.wounds == 0

    own = table(hero("ragg", place=1, abilities=[roar]), dungeon=dungeon, script="11 1111")
    choose(own, BATTLE, FIGHT_WITH[0])
    assert use(roar) not in offered(own)


@pytest.mark.rule("DR-ABILITYCARD-04")
@pytest.mark.parametrize("name", HEROES)
def test_each_deck_has_a_reroll_and_a_forced_one(name: str) -> None:
    found = Counter(type(effect) for printed in deck_of(name) for effect in printed.effects)

    assert found[Reroll]
    assert found[ForceReroll]
    whole = [effect for printed in BOX.printed.abilities for effect in printed.effects]
    forced = {effect.of for effect in whole if isinstance(effect, ForceReroll)}
    assert forced == {"hero", "monster"}


@pytest.mark.rule("DR-ABILITYCARD-05", "DR-ABILITYCARD-10")
def test_a_special_action_may_kill_a_monster_outside_battle() -> None:
    dungeon = [ENTRANCE, Spot(), Spot(monster="monster-bat-swarm")]
    corvan = hero("corvan", place=1, abilities=["ability-ember-lance"])
    at = table(corvan, hero("ragg"), dungeon=dungeon)

    choose(at, use("ability-ember-lance"))

    assert at.state.actions == 1
    assert tile_at(at, 2).monster is None
    assert [kept.card for kept in hero_at(at, 0).encounters] == cards("monster-bat-swarm")
    assert not happened(at, MonsterRolled)


@pytest.mark.rule("DR-ABILITYCARD-06")
def test_wild_rush_works_on_a_move_and_not_on_an_escape() -> None:
    wolf = Spot(monster="monster-gloomwolf")
    rush = ["ability-wild-rush"]

    moved = table(hero("ragg", abilities=rush), hero("kessa"), dungeon=[ENTRANCE, wolf])
    choose(moved, MOVE[EAST])
    fled = table(
        hero("ragg", place=1, abilities=rush),
        hero("kessa"),
        dungeon=[ENTRANCE, Spot(monster="monster-wailing-wraith"), wolf],
        script="666",
    )
    choose(fled, ESCAPE, LEAVE[EAST])

    found = tile_at(moved, 1).monster, tile_at(fled, 2).monster
    assert [monster and monster.wounds for monster in found] == [1, 0]
    assert hero_at(fled, 0).place == 2


def striding(name: str, place: int, dungeon: list[Spot], **more: Any) -> Table:
    """Saelith steps lightly; another hero waits at the Entrance."""
    light = hero("saelith", place=place, abilities=[name] if name else [])
    return table(light, hero("ragg"), dungeon=dungeon, **more)


@pytest.mark.rule("DR-ABILITYCARD-06")
def test_feather_step_goes_one_laid_tile_further_after_a_move() -> None:
    row = [ENTRANCE, Spot(), Spot(), Spot()]
    light = choose(striding("ability-feather-step", 1, row), MOVE[EAST])
    assert offered(light) == [PASS, PICK_TILE[1], PICK_TILE[3]]
    choose(light, PICK_TILE[3])
    assert (hero_at(light, 0).place, light.state.actions) == (3, 1)
    assert offered(light)[0] is END_TURN

    stays = choose(striding("ability-feather-step", 1, row), MOVE[EAST], PASS)
    plain = choose(striding("", 1, row), MOVE[EAST])
    for at in (stays, plain):
        assert (hero_at(at, 0).place, at.state.actions) == (2, 1)
        assert offered(at)[0] is END_TURN


@pytest.mark.rule("DR-ABILITYCARD-06")
def test_feather_step_does_nothing_for_a_hero_who_escapes() -> None:
    row = [ENTRANCE, Spot(monster="monster-wailing-wraith"), Spot(), Spot()]
    at = striding("ability-feather-step", 1, row, script="666")

    choose(at, ESCAPE, LEAVE[EAST])

    assert (hero_at(at, 0).place, at.state.actions) == (2, 1)
    assert offered(at)[0] is END_TURN


@pytest.mark.rule("DR-ABILITYCARD-06")
def test_feather_step_does_not_lead_past_a_monster() -> None:
    row = [ENTRANCE, Spot(), Spot(monster="monster-slime"), Spot()]

    at = choose(striding("ability-feather-step", 1, row), MOVE[EAST])

    assert hero_at(at, 0).place == 2
    assert offered(at)[0] is END_TURN


@pytest.mark.rule("DR-ABILITYCARD-07")
def test_borrowed_strength_uses_base_magic() -> None:
    strength: Any = {"abilities": ["ability-borrowed-strength"], "markers": (0, 5, 0)}
    circlet = ["treasure-circlet-of-clear-thought"]
    at = beside("monster-gloomwolf", "thelian", "1116", equipped=circlet, **strength)

    assert dice_of(choose(at, ESCAPE)) == 2 + 4 // 2
    used = [e for p in BOX.printed.abilities for e in p.effects if isinstance(e, BaseDice)]
    assert len(used) >= 2


@pytest.mark.rule("DR-ABILITYCARD-08", "DR-ABILITYCARD-14")
def test_cards_target_other_heroes_and_spoil_their_plans() -> None:
    betrayal = hero("corvan", abilities=["ability-fire-and-betrayal"])
    burnt = table(betrayal, hero("ragg", place=1), hero("brunna"))
    choose(burnt, use("ability-fire-and-betrayal"))
    assert offered(burnt) == [PICK_HERO[1], PICK_HERO[2]]
    choose(burnt, PICK_HERO[1])
    assert hero_at(burnt, 1).wounds == 2

    thief = hero("mizzle", abilities=["ability-light-fingers"])
    robbed = table(thief, hero("ragg", loot=["treasure-hex-doll"]))
    choose(robbed, use("ability-light-fingers"))
    assert [kept.card for kept in hero_at(robbed, 0).treasures] == cards("treasure-hex-doll")

    thrown = table(hero("ragg", abilities=["ability-pit-throw"]), hero("kessa"))
    choose(thrown, use("ability-pit-throw"))
    assert hero_at(thrown, 1).place == 1


@pytest.mark.rule("DR-ABILITYCARD-09")
@pytest.mark.parametrize(("monster", "wounds"), [("king-ulvar", 3), ("ishkaal", 2)])
def test_an_oath_deals_with_the_dead_differently(monster: str, wounds: int) -> None:
    blank = "1111" if monster == "ishkaal" else "111"
    oath = ["ability-oath-against-the-dead"]
    faces = {"king-ulvar": "456", "ishkaal": "345"}[monster]
    at = beside(f"monster-{monster}", "brunna", f"{blank} {faces}", abilities=oath)

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    hurt = tile_at(at, 1).monster
    assert hurt is not None
    assert hurt.wounds == wounds


@pytest.mark.rule("DR-ABILITYCARD-11")
def test_smite_grants_a_free_attack() -> None:
    at = beside("monster-slime", "brunna", "556", abilities=["ability-smite"])

    choose(at, use("ability-smite"))

    assert tile_at(at, 1).monster is None
    assert (hero_at(at, 0).wounds, happened(at, MonsterRolled)) == (0, [])


@pytest.mark.rule("DR-ABILITYCARD-12", "DR-BOSS-02")
@pytest.mark.parametrize("monster", ["monster-bone-guard", "boss-khor-vaal"])
def test_a_card_may_be_attached_to_a_monster_or_a_boss(monster: str) -> None:
    attack = BOX.monster(card(monster)).attack
    at = beside(monster, "corvan", f"{'2' * (attack - 1)} 1", abilities=["ability-hex-of-lead"])

    choose(at, use("ability-hex-of-lead"), BATTLE, FIGHT_WITH[0])

    cursed = tile_at(at, 1).monster
    assert cursed is not None
    assert cursed.attached == cards("ability-hex-of-lead")
    assert hero_at(at, 0).abilities == []
    assert len(happened(at, MonsterRolled)[0].dice.split()) == attack - 1


@pytest.mark.rule("DR-ABILITYCARD-12", "DR-BOSS-02", "DR-LAIR-06")
def test_a_bounty_on_a_boss_is_paid() -> None:
    lair = Spot("lair", monster="boss-ormgrath", wounds=6, attached=["ability-bounty-mark"])
    at = table(
        hero("kessa", place=1),
        hero("dorgan"),
        dungeon=[ENTRANCE, lair],
        boss="boss-ormgrath",
        treasures=["treasure-hex-doll"],
        script="1111 6111",
    )

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    assert [kept.card for kept in hero_at(at, 0).treasures] == cards("treasure-hex-doll")


@pytest.mark.rule("DR-ABILITYCARD-13")
def test_ability_cards_ask_for_race_training_and_enchanted_items() -> None:
    bite = ["ability-bite-back"]
    for other, dice in (("saelith", "11111"), ("mizzle", "1111")):
        foe = BOX.hero(card(f"hero-{other}")).brawn
        at = table(hero("ragg", abilities=bite), hero(other), script=f"{dice} {'1' * foe}")
        assert dice_of(choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0])) == len(dice)

    for worn, dice in ((["treasure-mirror-buckler"], "11111"), ([], "1111")):
        relic: Any = {"abilities": ["ability-relic-fire"], "equipped": worn}
        at = beside("monster-slime", "corvan", f"11 {dice}", **relic)
        assert dice_of(choose(at, BATTLE, FIGHT_WITH[1])) == len(dice)

    effects = [effect for printed in BOX.printed.abilities for effect in printed.effects]
    for condition in ("race", "training", "enchanted"):
        assert any(getattr(effect, condition) for effect in effects)


# Treasures


@pytest.mark.rule("DR-TREASURE-01", "DR-TREASURE-02", "DR-TREASURE-03", "DR-TREASURE-04")
def test_the_treasures_have_names_slots_flags_and_trainings() -> None:
    treasures = BOX.printed.treasures
    for language in LANGUAGES:
        words = words_of(language)
        assert len({words.name(f"treasure-{item.id}") for item in treasures}) == 22
    slots = {item.slots for item in treasures}
    assert slots == {("primary",), ("off",), ("head",), ("body",), ("primary", "off"), ()}
    assert 0 < sum(item.enchanted for item in treasures) < 22
    assert all(set(item.trainings) <= set(TRAININGS) for item in treasures)
    assert {len(item.trainings) for item in treasures} >= {1, 2}


@pytest.mark.rule("DR-TREASURE-05", "DR-TREASURE-09")
@pytest.mark.parametrize(
    ("name", "item", "rating"),
    [
        ("kessa", "feud-sword", 0),
        ("kessa", "headsmans-axe", 0),
        ("corvan", "ember-wand", 1),
        ("thelian", "stormcaller-staff", 1),
    ],
)
def test_weapons_add_dice_to_brawn_and_spells_to_magic(name: str, item: str, rating: int) -> None:
    base = BOX.hero(card(f"hero-{name}")).base
    for chosen, more in ((rating, 1), (1 - rating, 0)):
        dice = "1" * (base[chosen] + more)
        at = beside("monster-slime", name, f"11 {dice}", equipped=[f"treasure-{item}"])
        assert dice_of(choose(at, BATTLE, FIGHT_WITH[chosen])) == len(dice)


@pytest.mark.rule("DR-TREASURE-06")
def test_the_longbow_gives_a_special_action() -> None:
    at = beside("monster-bat-swarm", "kessa", "15", equipped=["treasure-yew-longbow"])

    choose(at, use("treasure-yew-longbow"))

    assert (at.state.actions, dice_of(at)) == (1, 2)
    assert tile_at(at, 1).monster is None


@pytest.mark.rule("DR-TREASURE-07")
def test_treasures_reroll_and_force_rerolls() -> None:
    bone = beside("monster-slime", "kessa", "11 1111", equipped=["treasure-lucky-knucklebone"])
    choose(bone, BATTLE, FIGHT_WITH[0])
    assert offered(bone) == [PASS, use("treasure-lucky-knucklebone")]

    dungeon = [ENTRANCE, Spot(monster="monster-slime")]
    doll = hero("corvan", place=0, equipped=["treasure-hex-doll"])
    at = table(hero("kessa", place=1), doll, dungeon=dungeon, script="11 1111")
    choose(at, BATTLE, FIGHT_WITH[0])
    assert (at.waiting_for, offered(at)) == ((1,), [PASS, use("treasure-hex-doll")])


@pytest.mark.rule("DR-TREASURE-08")
def test_armor_is_rolled_after_the_assignment_and_before_the_wounds() -> None:
    plate = ["treasure-gate-guards-plate"]
    at = beside("monster-slime", "kessa", "45 1116 556", equipped=plate)

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)
    assert offered(at) == [ROLL_ARMOR, PASS]
    slime = tile_at(at, 1).monster
    assert slime is not None
    assert (hero_at(at, 0).wounds, slime.wounds) == (0, 0)
    choose(at, ROLL_ARMOR)

    slime = tile_at(at, 1).monster
    assert slime is not None
    assert (hero_at(at, 0).wounds, slime.wounds) == (0, 1)
    armors = [
        item for item in BOX.printed.treasures if any(isinstance(e, Armor) for e in item.effects)
    ]
    assert len(armors) >= 4


@pytest.mark.rule("DR-TREASURE-10")
@pytest.mark.parametrize(("name", "dice"), [("dorgan", "1111111"), ("mizzle", "111")])
def test_an_effect_may_depend_on_the_race_of_its_bearer(
    tmp_path: Path, name: str, dice: str
) -> None:
    axe = 'trainings = ["talent"]\neffects = [{do = "dice", amount = 2, deeds = ["battle"], '
    (tmp_path / "treasures.toml").write_text(f'[clan-axe]\n{axe}own_race = "dwarf"}}]\n')
    game = make([tmp_path])
    g = game.setup(1, game.read_setup({}))
    number = game.box.names.index("treasure-clan-axe")
    me, slime = g.heroes[0], game.box.names.index("monster-slime")
    me.card, me.equipped = game.box.names.index(f"hero-{name}"), [number]
    g.tiles[0].monster = Monster(slime)
    g.phase, g.queue, g.begun, g.actions = Phase.TURN, [0], True, 2

    at = Table.from_checkpoint(game, 1, game.pack(g), Scripted(["11", dice]))
    choose(at, BATTLE, FIGHT_WITH[0])

    assert dice_of(at) == len(dice)


# Artifacts


@pytest.mark.rule("DR-ARTIFACT-01", "DR-BOSS-03")
def test_the_dragons_slayer_may_become_the_summoner() -> None:
    assert "Dragon" in words_of("en").name("boss-ormgrath")
    lair = Spot("lair", monster="boss-ormgrath", wounds=6)
    heroes = hero("mizzle", place=1), hero("kessa"), hero("corvan")
    at = table(
        *heroes,
        dungeon=[ENTRANCE, lair, Spot()],
        boss="boss-ormgrath",
        script="1111 611",
        encounters=["monster-slime"],
        first=2,
    )

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)
    assert (tile_at(at, 1).items, at.state.endgame) == (cards(STONE), False)
    choose(at, SEARCH, PUT_ON[card(STONE)])
    assert at.state.endgame
    assert offered(at) == [END_TURN, use("summoner-mizzle")]
    choose(at, END_TURN, END_TURN, END_TURN)

    assert (at.state.first, at.waiting_for) == (0, (0,))
    assert {SUMMON, use("summoner-mizzle")} <= set(offered(at))
    choose(at, SUMMON, PICK_TILE[2])
    assert tile_at(at, 2).monster is not None
    choose(at, END_TURN, END_TURN, END_TURN)
    while at.state.phase is Phase.ROAM:
        choose(at, offered(at)[0])
    assert at.state.first == 0


@pytest.mark.rule("DR-ARTIFACT-02")
@pytest.mark.parametrize(("die", "won"), [("2", False), ("3", True)])
def test_the_sword_is_won_at_the_well_for_a_treasure(die: str, won: bool) -> None:
    dungeon = [ENTRANCE, Spot("well")]
    me = hero("kessa", place=1, loot=["treasure-hex-doll"])
    at = table(me, hero("ragg"), dungeon=dungeon, script=[die])

    choose(at, TOSS[card("treasure-hex-doll")], *[PUT_ON[card(SWORD)]] * won)

    assert hero_at(at, 0).treasures == []
    assert hero_at(at, 0).equipped == cards(SWORD) * won
    assert (card(SWORD) in at.state.artifacts) is not won
    printed = BOX.item(card(SWORD))
    assert (printed.slots, printed.enchanted, bool(printed.effects)) == (("primary",), True, True)


@pytest.mark.rule("DR-ARTIFACT-02")
def test_the_sword_adds_two_dice_and_heals_after_a_kill() -> None:
    at = beside("monster-slime", "kessa", "11 111115", wounds=2, equipped=[SWORD])
    hero_at(at, 0).wounds = 3

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME, PASS)

    assert (dice_of(at), hero_at(at, 0).wounds) == (6, 2)


@pytest.mark.rule("DR-RULING-20")
def test_a_sword_given_away_for_good_can_be_won_again() -> None:
    dungeon = [ENTRANCE, Spot("well", stranger="stranger-lantern-bearer")]
    me = hero("kessa", place=1, equipped=[SWORD], loot=["treasure-hex-doll"])
    others = [STONE, "artifact-lantern-of-the-dead", "artifact-crown-of-kravlas"]
    at = table(me, hero("ragg"), dungeon=dungeon, artifacts=others)

    choose(at, MEET, PAY[card(SWORD)])

    assert TOSS[card("treasure-hex-doll")] in offered(at)


@pytest.mark.rule("DR-ARTIFACT-03")
def test_the_other_artifacts_come_with_encounters() -> None:
    crown, lantern = card("artifact-crown-of-kravlas"), card("artifact-lantern-of-the-dead")
    slain = beside("monster-king-ulvar", "ragg", "111 1115", wounds=4)
    choose(slain, BATTLE, FIGHT_WITH[0], STRIKE_HOME, PUT_ON[crown])
    assert hero_at(slain, 0).equipped == [crown]
    assert crown not in slain.state.artifacts

    dungeon = [Spot("entrance", stranger="stranger-lantern-bearer")]
    me = hero("mizzle", loot=["treasure-hex-doll"])
    met = choose(table(me, hero("ragg"), dungeon=dungeon), MEET, PUT_ON[lantern])
    assert hero_at(met, 0).equipped == [lantern]
    assert hero_at(met, 0).treasures == []


@pytest.mark.rule("DR-ARTIFACT-04")
@pytest.mark.parametrize("name", HEROES)
def test_every_hero_can_equip_the_stone(name: str) -> None:
    other = hero("kessa" if name != "kessa" else "ragg")
    at = table(hero(name), other, dungeon=[Spot("entrance", items=[STONE])])

    choose(at, SEARCH, PUT_ON[card(STONE)])

    assert hero_at(at, 0).equipped == cards(STONE)
    assert set(BOX.item(card(STONE)).trainings) == set(TRAININGS)


# Monsters


@pytest.mark.rule("DR-MONSTER-01")
def test_the_slime_is_as_printed() -> None:
    slime = BOX.monster(card("monster-slime"))

    assert (slime.attack, slime.power, slime.defense) == (2, (3, 4, 5), 5)
    assert slime.life >= 3
    assert slime.type in TYPES
    at = beside("monster-slime", "kessa", "4")
    assert dice_of(choose(at, ESCAPE)) == 2 - 1
    assert slime.escape == 4
    assert hero_at(at, 0).place == 0


@pytest.mark.rule("DR-MONSTER-02")
def test_drake_golem_dragon_and_a_many_headed_beast_are_there() -> None:
    words = words_of("en")
    called = " ".join(words.name(BOX.names[n]) for n in (*BOX.monsters, *BOX.bosses))

    assert all(name in called for name in ("Fire Drake", "Golem", "Dragon", "Many-Headed"))
    assert BOX.monster(card("monster-ishkaal")).type == "beast"


@pytest.mark.rule("DR-MONSTER-03", "DR-MONSTER-04")
def test_all_types_occur_and_most_monsters_are_generic() -> None:
    kinds = BOX.printed.monsters

    assert {kind.type for kind in kinds} == TYPES
    assert max(kind.copies for kind in kinds) > 1
    unique = [kind for kind in kinds if kind.personal]
    assert 0 < len(unique) <= 4
    assert {kind.copies for kind in unique} == {1}


@pytest.mark.rule("DR-MONSTER-05")
@pytest.mark.parametrize(("rolled", "wounds"), [("66", 0), ("36", 1), ("35", 2)])
def test_a_six_of_the_slime_does_nothing(rolled: str, wounds: int) -> None:
    at = beside("monster-slime", "kessa", f"1 {rolled}")

    assert hero_at(choose(at, ESCAPE), 0).wounds == wounds


@pytest.mark.rule("DR-MONSTER-06")
def test_monsters_ask_for_other_heroes_race_and_roles() -> None:
    heads = [ENTRANCE, Spot(monster="monster-ishkaal")]
    company = table(hero(place=1), hero("ragg", place=1), dungeon=heads, script="11111")
    choose(company, BATTLE, PASS)
    alone = table(hero(place=1), hero("ragg"), dungeon=heads, script="1111")
    choose(alone, BATTLE)
    rolls = [len(happened(at, MonsterRolled)[0].dice.split()) for at in (company, alone)]
    assert rolls == [5, 4]

    ogre = choose(beside("monster-cellar-ogre", "dorgan", "11111 1111"), BATTLE)
    assert len(happened(ogre, MonsterRolled)[0].dice.split()) == 5

    guard = beside("monster-bone-guard", "kessa", "222 111")
    assert dice_of(choose(guard, BATTLE, FIGHT_WITH[0])) == 4 - 1


@pytest.mark.rule("DR-MONSTER-07")
@pytest.mark.parametrize("kind", [k.id for k in BOX.printed.monsters if k.id != "watching-idol"])
def test_only_beasts_leave_items_behind(kind: str) -> None:
    lying = Spot(monster=f"monster-{kind}", items=["treasure-hex-doll"], hidden=1)
    dungeon = [ENTRANCE, Spot(), lying, Spot(exits=0b1000)]
    at = table(hero(), hero("ragg"), dungeon=dungeon, queue=[0])

    choose(at, END_TURN, PICK_TILE[3])

    left = 2 if BOX.monster(card(f"monster-{kind}")).type == "beast" else 3
    assert tile_at(at, 3).monster is not None
    assert (tile_at(at, left).items, tile_at(at, left).hidden) == (cards("treasure-hex-doll"), 1)


# Traps and strangers


def drawn(encounter: str, script: str = "", **more: Any) -> Table:
    """Ragg picks a fight (brawn 4, magic 1, skill 3) at tile 1."""
    ragg = hero("ragg", place=1, abilities=["ability-pick-a-fight"], **more)
    at = table(ragg, hero("kessa"), encounters=[encounter], script=script)
    return choose(at, use("ability-pick-a-fight"))


@pytest.mark.rule("DR-TRAP-01", "DR-TRAP-02")
@pytest.mark.parametrize("number", BOX.traps)
def test_a_trap_that_goes_off_gives_its_wounds(number: int) -> None:
    trap = BOX.trap(number)
    assert isinstance(trap, TrapCard)
    ragg = BOX.hero(card("hero-ragg"))
    rating = min(("brawn", "magic", "skill").index(name) for name in trap.ratings)
    ones = "1" * ragg.base[rating]

    at = drawn(BOX.names[number], ones)
    if len(trap.ratings) > 1:
        choose(at, FIGHT_WITH[rating])

    assert hero_at(at, 0).wounds == trap.wounds
    assert hero_at(at, 0).encounters == []


def attempt(number: int, rating: int, faces: str) -> Table:
    """A hero with six dice of every rating tries to disarm a trap with one of them."""
    at = drawn(BOX.names[number], faces, markers=(2, 5, 3))
    if len(BOX.trap(number).ratings) > 1:
        choose(at, FIGHT_WITH[rating])
    return at


def allowed(number: int) -> list[int]:
    """The ratings with which a trap may be disarmed."""
    return [RATINGS.index(name) for name in BOX.trap(number).ratings]


@pytest.mark.rule("DR-TRAP-01")
@pytest.mark.parametrize("number", BOX.traps)
def test_a_trap_is_disarmed_by_its_number_of_fours_and_not_by_one_less(number: int) -> None:
    needed = BOX.trap(number).successes
    for rating in allowed(number):
        for faces in ("4" * needed, "6" * needed):
            at = attempt(number, rating, faces.ljust(6, "3"))
            assert [kept.card for kept in hero_at(at, 0).encounters] == cards(BOX.names[number])
            assert (hero_at(at, 0).wounds, hero_at(at, 0).burdens) == (0, [])

        short = attempt(number, rating, ("6" * (needed - 1)).ljust(6, "3"))
        assert hero_at(short, 0).encounters == []
        assert hero_at(short, 0).wounds == BOX.trap(number).wounds


@pytest.mark.rule("DR-TRAP-01")
@pytest.mark.parametrize("number", BOX.traps)
def test_a_trap_is_tried_with_the_ratings_it_lists_only(number: int) -> None:
    listed = allowed(number)
    base = BOX.hero(card("hero-ragg")).base
    if len(listed) > 1:
        assert offered(drawn(BOX.names[number])) == [FIGHT_WITH[rating] for rating in listed]
    else:
        assert dice_of(drawn(BOX.names[number], "4" * base[listed[0]])) == base[listed[0]]


@pytest.mark.rule("DR-TRAP-02")
def test_some_traps_do_more_than_wound() -> None:
    hands = drawn("trap-grasping-hands", "1111", loot=["treasure-hex-doll"])
    choose(hands, FIGHT_WITH[0])
    assert tile_at(hands, 1).items == cards("treasure-hex-doll")
    assert BOX.trap(card("trap-alarm-gong")).wounds == 0
    assert BOX.trap(card("trap-dart-wall")).acts == ()


@pytest.mark.rule("DR-TRAP-03")
def test_a_lasting_trap_stays_with_its_victim() -> None:
    at = choose(drawn("trap-leg-iron", "1111"), FIGHT_WITH[0])

    assert hero_at(at, 0).burdens == cards("trap-leg-iron")
    assert at.state.discards == []
    wolf = beside("monster-gloomwolf", "ragg", "6", burdens=["trap-leg-iron"])
    assert dice_of(choose(wolf, ESCAPE)) == 3 - 2


@pytest.mark.rule("DR-TRAP-03", "DR-RULING-55")
@pytest.mark.parametrize(("die", "ends"), [("3", False), ("4", True)])
def test_a_roll_at_the_beginning_of_a_turn_may_end_a_lasting_trap(die: str, ends: bool) -> None:
    bound = hero("ragg", burdens=["trap-leg-iron"])
    at = table(bound, hero("kessa"), begun=False, script=die)

    assert (hero_at(at, 0).burdens == []) is ends
    assert at.state.discards == (cards("trap-leg-iron") if ends else [])
    assert at.state.effort is None


@pytest.mark.rule("DR-DEFEAT-14", "DR-RULING-28")
def test_who_stands_up_does_not_roll_to_end_a_trap() -> None:
    down = hero("ragg", burdens=["trap-leg-iron"], ko=True)
    at = table(down, hero("kessa"), begun=False)

    assert at.waiting_for == (1,)
    assert hero_at(at, 0).burdens == cards("trap-leg-iron")


@pytest.mark.rule("DR-STRANGER-01", "DR-STRANGER-04")
@pytest.mark.parametrize("name", [stranger.id for stranger in BOX.printed.strangers])
def test_meeting_a_stranger_is_a_choice_and_gives_no_loot_card(name: str) -> None:
    dungeon = [ENTRANCE, Spot(stranger=f"stranger-{name}")]
    loot = ["treasure-hex-doll", "monster-slime"]
    me = hero("kessa", place=1, wounds=3, loot=loot)
    before = [card("monster-slime")]

    declined = table(me, hero("ragg"), dungeon=dungeon)
    assert {MEET, END_TURN} <= set(offered(declined))
    choose(declined, END_TURN)
    assert tile_at(declined, 1).stranger == card(f"stranger-{name}")

    met = table(me, hero("ragg"), dungeon=dungeon, encounters=["monster-slime"], boss="boss-hadrak")
    choose(met, MEET)
    while offered(met)[0] is not END_TURN:
        choose(met, offered(met)[0])
    assert [kept.card for kept in hero_at(met, 0).encounters] in (before, [])


@pytest.mark.rule("DR-STRANGER-01")
def test_strangers_help() -> None:
    dungeon = [Spot("entrance", stranger="stranger-barefoot-hermit")]
    at = table(hero(wounds=3, burdens=["trap-leg-iron"]), hero("ragg"), dungeon=dungeon)

    choose(at, MEET)

    assert (hero_at(at, 0).wounds, hero_at(at, 0).burdens) == (1, [])


@pytest.mark.rule("DR-STRANGER-02")
def test_a_stranger_may_wait_on_another_tile() -> None:
    at = drawn("stranger-old-sergeant")

    assert [tile.stranger for tile in at.state.tiles] == [card("stranger-old-sergeant"), NOTHING]


@pytest.mark.rule("DR-STRANGER-03")
def test_a_monster_that_enters_removes_the_stranger() -> None:
    wolf = Spot(monster="monster-gloomwolf", exits=0b1000)
    dungeon = [ENTRANCE, Spot(stranger="stranger-barefoot-hermit"), wolf]
    at = table(hero(), hero("ragg"), dungeon=dungeon, queue=[0, 1])

    choose(at, END_TURN)
    assert tile_at(at, 1).stranger == card("stranger-barefoot-hermit")
    choose(at, END_TURN)

    assert tile_at(at, 1).monster is not None
    assert tile_at(at, 1).stranger == NOTHING
    assert at.state.discards == cards("stranger-barefoot-hermit")


# Bosses


@pytest.mark.rule("DR-BOSS-01")
@pytest.mark.parametrize("name", [boss.id for boss in BOX.printed.bosses])
def test_a_boss_is_battled_like_a_monster(name: str) -> None:
    boss = BOX.monster(card(f"boss-{name}"))
    assert boss.type in TYPES
    assert boss.effects
    blank = next(face for face in range(1, 7) if face not in boss.power)
    at = beside(f"boss-{name}", "kessa", f"{str(blank) * boss.attack} 666{boss.defense - 1}")

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    hurt = tile_at(at, 1).monster
    assert hurt is not None
    assert hurt.wounds == (2 if name == "khor-vaal" else 3)
    assert ESCAPE in offered(at)


@pytest.mark.rule("DR-BOSS-02")
def test_a_boss_has_items_under_it() -> None:
    lying = Spot(
        monster="boss-hadrak", items=["treasure-hex-doll"], attached=["ability-hex-of-lead"]
    )
    at = table(hero(), hero("corvan"), dungeon=[ENTRANCE, Spot(), lying], queue=[0])

    choose(at, END_TURN, PICK_TILE[1])

    boss = tile_at(at, 1).monster
    assert boss is not None
    assert boss.attached == cards("ability-hex-of-lead")
    assert tile_at(at, 1).items == cards("treasure-hex-doll")


@pytest.mark.rule("DR-BOSS-05")
def test_the_boss_card_pays_for_an_advance_alone() -> None:
    deck = ["ability-charge", "ability-shield-wall"]
    at = table(hero(loot=["boss-hadrak"], deck=deck), hero("ragg"), script=[card(deck[0])])

    choose(at, ADVANCE, RAISE[2], KEEP[card(deck[1])])

    assert (hero_at(at, 0).markers, hero_at(at, 0).boss) == ([0, 0, 1], NOTHING)


@pytest.mark.rule("DR-BOSS-05")
def test_the_boss_card_scores_three_hundred_alone() -> None:
    rich = table(hero(loot=["boss-hadrak"]))
    poor = table(hero())

    assert rich.result().scores[0] - poor.result().scores[0] == 300
