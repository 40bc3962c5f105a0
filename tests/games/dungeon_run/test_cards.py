"""What is printed on heroes, items, monsters, traps, strangers and tiles, and that it counts."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.games.dungeon_run.situations import (
    BOX,
    CROSS,
    ENTRANCE,
    GAME,
    NOTHING,
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
from undercroft.content import BadContent
from undercroft.engine import Draw, Keyed, People, Refused, Table
from undercroft.games.dungeon_run import make
from undercroft.games.dungeon_run.events import DiceRolled, Escaped, HeroWounded, MonsterRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    BLOCK,
    DUEL,
    EQUIP,
    ESCAPE,
    FIGHT_WITH,
    LAY,
    MEET,
    MOVE,
    PASS,
    PICK_TILE,
    PUT_ON,
    RAISE,
    RESEARCH,
    SEARCH,
    STOW,
    STRIKE_HOME,
    TAKE_HERO,
    TAKE_OFF,
    USE,
)
from undercroft.rulebook import rules
from undercroft.telling import Teller
from undercroft.terminal.boards.dungeon_run import draw
from undercroft.words import LANGUAGES, Words

HEROES = [printed.id for printed in BOX.printed.heroes]
EAST, WEST = 1, 3


@cache
def words_of(language: str) -> Words:
    return Words(language, GAME)


def beside(monster: str, name: str, script: str, wounds: int = 0, **more: Any) -> Table:
    """A hero shares a tile with a monster; another hero waits at the Entrance."""
    dungeon = [ENTRANCE, Spot(monster=f"monster-{monster}", wounds=wounds)]
    other = hero("thelian" if name == "brunna" else "brunna")
    return table(hero(name, place=1, **more), other, dungeon=dungeon, script=script)


def dice_of(at: Table, seat: int = 0) -> int:
    """How many dice a seat rolled last."""
    rolled = [event for event in happened(at, DiceRolled) if event.seat == seat]
    return len(rolled[-1].dice.split())


def battle_dice(at: Table, rating: int) -> int:
    """How many dice a battle with a rating is fought with."""
    return dice_of(choose(at, BATTLE, FIGHT_WITH[rating]))


def duel(mine: str, theirs: str, script: str, **more: Any) -> Table:
    """A duel of brawn at the Entrance."""
    at = table(hero(mine, **more), hero(theirs), script=script)
    return choose(at, DUEL[1], FIGHT_WITH[0], FIGHT_WITH[0])


def spring(trap: str, script: str) -> Table:
    """Ragg picks a fight (brawn 4, magic 1, skill 3) and finds a trap."""
    ragg = hero("ragg", place=1, abilities=["ability-pick-a-fight"])
    at = table(ragg, hero("kessa"), encounters=[f"trap-{trap}"], script=script)
    return choose(at, USE[card("ability-pick-a-fight")])


def names(kind: str, language: str) -> list[str]:
    """The names of all different cards of a kind."""
    words = words_of(language)
    found = dict.fromkeys(name for name in BOX.names if name.startswith(f"{kind}-"))
    assert all(words.has(name) for name in found)
    return [words.name(name) for name in found]


# Heroes


@pytest.mark.rule("DR-HEROCARD-01", "DR-HEROCARD-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_hero_has_a_name_and_a_title_of_its_own(language: str) -> None:
    words = words_of(language)
    titles = [words.note(f"hero-{name}", "title") for name in HEROES]

    assert len(set(names("hero", language))) == len(set(titles)) == 8
    assert all(titles)


@pytest.mark.rule("DR-HEROCARD-01")
def test_the_picked_hero_card_is_the_players_hero() -> None:
    at = choose(table(hero()), MOVE[EAST])
    assert hero_at(at, 0).card == card("hero-kessa")

    drafted = choose(Table(GAME, 1, Keyed.from_seed("draft")), TAKE_HERO[card("hero-ragg")])
    assert hero_at(drafted, 0).card == card("hero-ragg")


@pytest.mark.rule("DR-HEROCARD-03")
def test_a_hero_card_an_item_and_a_monster_may_ask_for_a_race() -> None:
    grudge = ["ability-old-grudge"]
    assert dice_of(duel("ragg", "mizzle", "111111 111", abilities=grudge)) == 6
    assert dice_of(duel("ragg", "kessa", "11111 1111", abilities=grudge)) == 5

    sword = ["treasure-feud-sword"]
    assert dice_of(duel("kessa", "thelian", "111111 11", equipped=sword)) == 6
    assert dice_of(duel("kessa", "ragg", "11111 1111", equipped=sword)) == 5

    goblin = choose(beside("goblin-cutpurse", "ragg", "11 1111"), BATTLE, FIGHT_WITH[0])
    human = choose(beside("goblin-cutpurse", "kessa", "111 1111"), BATTLE, FIGHT_WITH[0])
    rolled = [happened(at, MonsterRolled)[0].dice for at in (goblin, human)]
    assert rolled == ["1 1", "1 1 1"]


@pytest.mark.rule("DR-HEROCARD-04", "DR-ITEMCARD-04")
@pytest.mark.parametrize(
    ("name", "trained"), [("kessa", True), ("brunna", True), ("mizzle", False), ("corvan", False)]
)
def test_any_one_matching_training_lets_a_hero_equip(name: str, trained: bool) -> None:
    sword = card("treasure-feud-sword")
    assert BOX.item(sword).trainings == ("prayer", "war")
    at = table(hero(name), hero("ragg"), dungeon=[Spot("entrance", items=["treasure-feud-sword"])])

    choose(at, SEARCH)

    assert (PUT_ON[sword] in offered(at)) is trained
    if trained:
        assert hero_at(choose(at, PUT_ON[sword]), 0).equipped == [sword]


@pytest.mark.rule("DR-ITEMCARD-05")
def test_without_the_training_an_item_only_lies_in_the_loot_pile() -> None:
    sword = card("treasure-feud-sword")
    dungeon = [Spot("entrance", items=["treasure-feud-sword", "treasure-healers-satchel"])]
    at = table(hero("mizzle"), hero("ragg"), dungeon=dungeon)

    choose(at, SEARCH, STOW[card("treasure-healers-satchel")])
    assert [kept.card for kept in hero_at(at, 0).treasures] == [
        sword,
        card("treasure-healers-satchel"),
    ]
    choose(at, EQUIP)

    assert PUT_ON[sword] not in offered(at)
    with pytest.raises(Refused):
        at.answer(0, PUT_ON[sword])
    assert hero_at(at, 0).equipped == []


@pytest.mark.rule("DR-HEROCARD-05")
def test_brawn_is_for_attacks_with_ordinary_weapons() -> None:
    assert battle_dice(beside("slime", "kessa", "11 1111"), 0) == 4
    armed = ["treasure-feud-sword"]
    assert battle_dice(beside("slime", "kessa", "11 11111", equipped=armed), 0) == 5
    assert battle_dice(beside("slime", "kessa", "11 1", equipped=armed), 1) == 1


@pytest.mark.rule("DR-HEROCARD-06")
def test_magic_is_for_combat_spells_and_enchanted_features() -> None:
    wand = ["treasure-ember-wand"]
    assert battle_dice(beside("slime", "corvan", "11 1111"), 1) == 4
    assert battle_dice(beside("slime", "corvan", "11 11111", equipped=wand), 1) == 5
    assert battle_dice(beside("slime", "corvan", "11 1", equipped=wand), 0) == 1

    assert dice_of(spring("blood-curse", "4")) == 1


@pytest.mark.rule("DR-HEROCARD-07")
def test_skill_is_for_disarming_and_escaping() -> None:
    assert dice_of(spring("dart-wall", "444")) == 3
    assert dice_of(choose(beside("gloomwolf", "ragg", "666"), ESCAPE)) == 3


@pytest.mark.rule("DR-HEROCARD-08")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_defeated_at_as_many_wounds_as_life(name: str) -> None:
    life = BOX.hero(card(f"hero-{name}")).life
    other = hero("kessa" if name != "kessa" else "ragg", place=1)

    for wounds, falls in ((life - 2, False), (life - 1, True)):
        me = hero(name, place=1, wounds=wounds)
        at = table(me, other, dungeon=[ENTRANCE, Spot("library")], script="1")
        choose(at, RESEARCH)
        assert [event.wounds for event in happened(at, HeroWounded)] == [1]
        assert hero_at(at, 0).ko is falls


@pytest.mark.rule("DR-HEROCARD-09")
def test_each_hero_card_has_an_ability_that_no_other_has() -> None:
    abilities = [printed.ability for printed in BOX.printed.heroes]
    assert all(abilities)
    assert len(set(abilities)) == len(abilities) == 8

    parrying = choose(beside("slime", "kessa", "44 3111"), BATTLE, FIGHT_WITH[0])
    assert BLOCK[3][4] in offered(parrying)
    others = choose(beside("slime", "ragg", "44 3661"), BATTLE, FIGHT_WITH[0])
    assert BLOCK[3][4] not in offered(others)


@pytest.mark.rule("DR-HEROCARD-10")
def test_each_hero_has_one_summoner_ability() -> None:
    assert len(BOX.summoners) == len(BOX.heroes) == 8
    assert all(printed.summoner for printed in BOX.printed.heroes)


@pytest.mark.rule("DR-HEROCARD-10")
@pytest.mark.parametrize(("worn", "wounds"), [(True, 2), (False, 3)])
def test_the_summoner_ability_works_like_any_but_with_the_stone_equipped(
    worn: bool, wounds: int
) -> None:
    kept: dict[str, Any] = {"equipped" if worn else "loot": ["artifact-summoning-stone"]}
    kessa = hero("kessa", place=1, **kept)
    dungeon = [ENTRANCE, Spot(monster="monster-gloomwolf")]
    at = table(kessa, hero("ragg"), dungeon=dungeon, endgame=True, script="11 555")

    choose(at, ESCAPE)

    assert hero_at(at, 0).wounds == wounds


@pytest.mark.rule("DR-HEROCARD-11")
def test_a_hero_draws_from_no_deck_but_his_own() -> None:
    at = Table(GAME, 2, People(Keyed.from_seed("decks"), dice=False, cards=True))
    first = at.waiting_for[0]
    choose(at, TAKE_HERO[card("hero-ragg")], TAKE_HERO[card("hero-corvan")])

    for name in ("ragg", "corvan"):
        for _ in range(2):
            assert isinstance(at.ask, Draw)
            printed = [BOX.printed.abilities[n - BOX.abilities.start] for n in at.ask.cards]
            assert {ability.hero for ability in printed} == {name}
            at.tell(at.ask.cards[0])
        choose(at, at.options(at.waiting_for[0])[0])

    assert hero_at(at, first).card == card("hero-ragg")


@pytest.mark.rule("DR-HEROCARD-12")
@pytest.mark.parametrize(("kept", "falls"), [(["ability-broad-as-a-door"], False), ([], True)])
def test_a_kept_ability_card_acts_like_a_printed_ability(kept: list[str], falls: bool) -> None:
    brunna = hero("brunna", place=1, wounds=7, abilities=kept)

    at = table(brunna, hero("ragg"), dungeon=[ENTRANCE, Spot("library")], script="1")

    assert hero_at(choose(at, RESEARCH), 0).ko is falls


# Items


@pytest.mark.rule("DR-ITEMCARD-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_treasures_share_a_name(language: str) -> None:
    assert len(BOX.treasures) == len(set(names("treasure", language))) == 22


@pytest.mark.rule("DR-ITEMCARD-02")
def test_an_item_fills_one_slot_several_or_none() -> None:
    axe, shield = card("treasure-headsmans-axe"), card("treasure-gatekeepers-shield")
    satchel, sword = card("treasure-healers-satchel"), card("treasure-feud-sword")
    loot = ["treasure-gatekeepers-shield", "treasure-healers-satchel", "treasure-feud-sword"]
    me = hero("kessa", equipped=["treasure-headsmans-axe"], loot=loot)

    at = choose(table(me, hero("dorgan")), EQUIP)
    assert PUT_ON[satchel] in offered(at)
    assert not {PUT_ON[shield], PUT_ON[sword]} & set(offered(at))
    choose(at, PUT_ON[satchel], TAKE_OFF[axe], PUT_ON[shield], PUT_ON[sword])

    assert hero_at(at, 0).equipped == [satchel, shield, sword]
    assert PUT_ON[axe] not in offered(at)


@pytest.mark.rule("DR-ITEMCARD-03")
@pytest.mark.parametrize(("item", "dice"), [("lonely-needle", "1111"), ("mirror-buckler", "11111")])
def test_other_effects_may_ask_for_an_enchanted_item(item: str, dice: str) -> None:
    mind = ["ability-starlit-mind"]
    at = beside("slime", "saelith", f"11 {dice}", abilities=mind, equipped=[f"treasure-{item}"])

    assert BOX.item(card(f"treasure-{item}")).enchanted is (len(dice) == 5)
    assert battle_dice(at, 1) == len(dice)


@pytest.mark.rule("DR-ITEMCARD-06")
@pytest.mark.parametrize(("where", "dice"), [("equipped", "11111"), ("loot", "1111")])
def test_an_item_works_while_it_is_equipped_only(where: str, dice: str) -> None:
    sword: dict[str, Any] = {where: ["treasure-feud-sword"]}
    at = beside("slime", "kessa", f"11 {dice}", **sword)

    assert battle_dice(at, 0) == len(dice)


@pytest.mark.rule("DR-ITEMCARD-07")
def test_an_artifact_is_found_and_worn_like_a_treasure() -> None:
    crown = card("artifact-crown-of-kravlas")
    dungeon = [Spot("entrance", items=["artifact-crown-of-kravlas"])]
    worn = ["treasure-miners-helm"]

    untrained = choose(table(hero("mizzle"), hero("kessa"), dungeon=dungeon), SEARCH)
    no_room = choose(table(hero("kessa", equipped=worn), hero("mizzle"), dungeon=dungeon), SEARCH)
    for at in (untrained, no_room):
        assert [kept.card for kept in hero_at(at, 0).artifacts] == [crown]
    free = choose(table(hero("kessa"), hero("mizzle"), dungeon=dungeon), SEARCH, PUT_ON[crown])

    assert hero_at(free, 0).equipped == [crown]


@pytest.mark.rule("DR-ITEMCARD-07")
def test_no_artifact_lies_in_the_treasure_deck() -> None:
    at = Table(GAME, 2, Keyed.from_seed("artifacts"))

    assert not set(BOX.artifacts) & set(at.state.treasures.pool)
    assert len(at.state.treasures) == 22


@pytest.mark.rule("DR-ITEMCARD-08")
def test_backs_tell_a_face_down_artifact_from_a_treasure() -> None:
    found = ["artifact-crown-of-kravlas", "treasure-feud-sword", "treasure-hex-doll"]
    at = table(hero("mizzle"), hero("kessa"), dungeon=[Spot("entrance", items=found)])

    choose(at, SEARCH)

    seen, own = at.view(1)["heroes"][0], at.view(0)["heroes"][0]
    assert (seen["treasures"], seen["artifacts"], seen["encounters"]) == (2, 1, 0)
    assert [kept["card"] for kept in own["artifacts"]] == [card("artifact-crown-of-kravlas")]


# Monsters


@pytest.mark.rule("DR-MONSTERCARD-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monster_has_a_name_and_a_rare_one_a_personal_name(language: str) -> None:
    kinds = BOX.printed.monsters
    assert len(set(names("monster", language))) == len(kinds)
    personal = [kind for kind in kinds if kind.personal]

    assert 0 < len(personal) < len(kinds) / 2
    assert all(kind.copies == 1 for kind in personal)


@pytest.mark.rule("DR-MONSTERCARD-02")
def test_an_ability_may_ask_for_one_of_the_four_types() -> None:
    breaker = ["ability-stonebreaker"]
    animate = beside("slime", "ragg", "11 111111", abilities=breaker)
    beast = beside("gloomwolf", "ragg", "111 1111", abilities=breaker)

    assert (battle_dice(animate, 0), battle_dice(beast, 0)) == (6, 4)
    assert {kind.type for kind in BOX.printed.monsters} == {
        "humanoid",
        "undead",
        "beast",
        "animate",
    }


@pytest.mark.rule("DR-MONSTERCARD-02")
def test_there_is_no_fifth_type(tmp_path: Path) -> None:
    card = 'attack = 1\npower = [6]\ndefense = 4\nescape = 4\nlife = 1\neffects = [{do = "lone"}]\n'
    pack = tmp_path / "monsters.toml"

    pack.write_text(f'[ivy]\ntype = "beast"\n{card}')
    assert len(make([tmp_path]).box.monsters) == 25
    pack.write_text(f'[ivy]\ntype = "plant"\n{card}')
    with pytest.raises(BadContent):
        make([tmp_path])


@pytest.mark.rule("DR-MONSTERCARD-03")
@pytest.mark.parametrize(
    ("monster", "attack"), [("slime", 2), ("bone-guard", 3), ("cellar-ogre", 4)]
)
def test_a_monster_rolls_its_attack_in_dice(monster: str, attack: int) -> None:
    at = choose(beside(monster, "ragg", f"{'1' * attack} {'2' * 4}"), BATTLE)

    (rolled,) = happened(at, MonsterRolled)
    assert len(rolled.dice.split()) == attack == BOX.monster(card(f"monster-{monster}")).attack


@pytest.mark.rule("DR-MONSTERCARD-04")
@pytest.mark.parametrize(
    ("rolled", "hits"), [("16", 2), ("15", 2), ("56", 2), ("24", 0), ("31", 1)]
)
def test_each_die_with_a_power_number_is_a_hit(rolled: str, hits: int) -> None:
    at = choose(beside("wailing-wraith", "kessa", f"11 {rolled}"), ESCAPE)

    assert hero_at(at, 0).wounds == hits


@pytest.mark.rule("DR-MONSTERCARD-05")
@pytest.mark.parametrize(
    ("monster", "faces", "wounds"), [("slime", "4456", 2), ("gloomwolf", "3444", 3)]
)
def test_defense_is_the_lowest_die_that_hits(monster: str, faces: str, wounds: int) -> None:
    at = beside(monster, "ragg", f"{'11' if monster == 'slime' else '111'} {faces}")
    life = BOX.monster(card(f"monster-{monster}")).life

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    left = tile_at(at, 1).monster
    assert (left is None) is (wounds >= life)
    assert left is None or left.wounds == wounds


@pytest.mark.rule("DR-MONSTERCARD-06")
@pytest.mark.parametrize(
    ("monster", "die", "away"),
    [
        ("gloomwolf", 4, False),
        ("gloomwolf", 5, True),
        ("wailing-wraith", 2, False),
        ("wailing-wraith", 3, True),
    ],
)
def test_escape_is_the_lowest_die_with_which_a_hero_gets_away(
    monster: str, die: int, away: bool
) -> None:
    blank = {"gloomwolf": "111", "wailing-wraith": "22"}[monster]
    at = choose(beside(monster, "kessa", f"1{die} {blank}"), ESCAPE)

    assert len(happened(at, Escaped)) == away
    assert hero_at(at, 0).place == (0 if away else 1)
    assert len(happened(at, MonsterRolled)) == (not away)


@pytest.mark.rule("DR-MONSTERCARD-07")
@pytest.mark.parametrize(("before", "dies"), [(0, False), (1, True)])
def test_a_monster_dies_of_as_many_wounds_as_its_life(before: int, dies: bool) -> None:
    at = beside("slime", "ragg", "11 1155", wounds=before)

    choose(at, BATTLE, FIGHT_WITH[0], STRIKE_HOME)

    assert (tile_at(at, 1).monster is None) is dies
    assert [kept.card for kept in hero_at(at, 0).encounters] == [card("monster-slime")] * dies


@pytest.mark.rule("DR-MONSTERCARD-08")
def test_every_monster_has_an_ability_that_is_told() -> None:
    for kind in (*BOX.printed.monsters, *BOX.printed.bosses):
        assert kind.effects
    for language in LANGUAGES:
        words = words_of(language)
        assert all(words.has(BOX.names[n], "text") for n in (*BOX.monsters, *BOX.bosses))


@pytest.mark.rule("DR-MONSTERCARD-08")
def test_the_ability_of_a_monster_works() -> None:
    tough = choose(beside("stone-golem", "ragg", "1111 4411"), BATTLE, FIGHT_WITH[0], STRIKE_HOME)
    golem = tile_at(tough, 1).monster
    assert golem is not None
    assert golem.wounds == 2 - 1

    sticky = choose(beside("slime", "ragg", "66"), ESCAPE)
    assert dice_of(sticky) == 3 - 1

    brave = choose(beside("wailing-wraith", "ragg", "22 1"), BATTLE)
    assert dice_of(brave) == BOX.hero(card("hero-ragg")).magic


# Traps and strangers


@pytest.mark.rule("DR-TRAPCARD-01", "DR-STRANGERCARD-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_traps_and_strangers_show_their_names(language: str) -> None:
    assert len(set(names("trap", language))) == 8
    assert len(set(names("stranger", language))) == 5


@pytest.mark.rule("DR-TRAPCARD-02")
@pytest.mark.parametrize(
    ("trap", "ratings"),
    [("long-slide", [0, 2]), ("grasping-hands", [0, 1]), ("fire-rune", [0, 1, 2])],
)
def test_a_trap_lists_the_ratings_that_may_disarm_it(trap: str, ratings: list[int]) -> None:
    at = spring(trap, "")

    assert offered(at) == [FIGHT_WITH[rating] for rating in ratings]


@pytest.mark.rule("DR-TRAPCARD-03")
@pytest.mark.parametrize(
    ("trap", "faces", "disarmed"),
    [
        ("long-slide", "4411", True),
        ("long-slide", "4333", False),
        ("fire-rune", "4565", True),
        ("fire-rune", "4531", False),
    ],
)
def test_a_trap_lists_how_many_dice_of_four_or_more_disarm_it(
    trap: str, faces: str, disarmed: bool
) -> None:
    at = choose(spring(trap, faces), FIGHT_WITH[0])

    assert bool(hero_at(at, 0).encounters) is disarmed


@pytest.mark.rule("DR-TRAPCARD-04")
def test_a_trap_lists_wounds_and_perhaps_more() -> None:
    darts = spring("dart-wall", "111")
    assert (hero_at(darts, 0).wounds, hero_at(darts, 0).place) == (2, 1)

    slide = choose(spring("long-slide", "111"), FIGHT_WITH[2])
    assert (hero_at(slide, 0).wounds, hero_at(slide, 0).place) == (1, 0)


def meeting(stranger: str, wounds: int = 0) -> Table:
    """Ragg picks a fight and finds a stranger."""
    ragg = hero("ragg", place=1, wounds=wounds, abilities=["ability-pick-a-fight"])
    at = table(ragg, hero("kessa"), encounters=[f"stranger-{stranger}"])
    return choose(at, USE[card("ability-pick-a-fight")])


@pytest.mark.rule("DR-STRANGERCARD-02")
def test_a_stranger_says_where_he_is_put_and_what_he_does() -> None:
    hermit = meeting("barefoot-hermit", wounds=3)
    assert offered(hermit) == [PASS, MEET]
    choose(hermit, MEET)
    assert hero_at(hermit, 0).wounds == 1
    assert tile_at(hermit, 1).stranger == card("stranger-barefoot-hermit")

    sergeant = meeting("old-sergeant")
    assert (tile_at(sergeant, 0).stranger, tile_at(sergeant, 1).stranger) == (
        card("stranger-old-sergeant"),
        NOTHING,
    )
    assert MEET not in offered(sergeant)


@pytest.mark.rule("DR-STRANGERCARD-02")
@pytest.mark.parametrize(
    ("stranger", "loot", "able"),
    [
        ("lantern-bearer", ["treasure-hex-doll"], True),
        ("lantern-bearer", ["artifact-crown-of-kravlas"], True),
        ("lantern-bearer", ["monster-slime"], False),
        ("lantern-bearer", ["artifact-summoning-stone"], False),
        ("mole-guide", ["monster-slime"], True),
        ("mole-guide", ["trap-dart-wall"], True),
        ("mole-guide", ["treasure-hex-doll"], False),
        ("blood-seer", [], True),
        ("barefoot-hermit", [], True),
    ],
)
def test_who_cannot_pay_what_a_stranger_asks_does_not_deal_with_him(
    stranger: str, loot: list[str], able: bool
) -> None:
    dungeon = [ENTRANCE, Spot(stranger=f"stranger-{stranger}"), Spot()]
    at = table(hero("kessa", place=1, loot=loot), hero("ragg"), dungeon=dungeon)

    assert (MEET in offered(at)) is able
    if not able:
        with pytest.raises(Refused):
            at.answer(0, MEET)
        assert tile_at(at, 1).stranger == card(f"stranger-{stranger}")


@pytest.mark.rule("DR-STRANGERCARD-02")
def test_a_stranger_takes_his_price_before_he_does_his_part() -> None:
    loot = ["monster-slime", "treasure-hex-doll"]
    dungeon = [ENTRANCE, Spot(stranger="stranger-mole-guide"), Spot(), Spot()]
    guided = table(hero("kessa", place=1, loot=loot), hero("ragg"), dungeon=dungeon)
    choose(guided, MEET)
    assert (hero_at(guided, 0).encounters, guided.state.actions) == ([], 2)
    choose(guided, PICK_TILE[3])
    assert hero_at(guided, 0).place == 3
    assert sorted(guided.state.discards) == sorted(cards("monster-slime", "stranger-mole-guide"))
    assert [kept.card for kept in hero_at(guided, 0).treasures] == cards("treasure-hex-doll")

    dungeon[1] = Spot(stranger="stranger-lantern-bearer")
    lit = table(hero("kessa", place=1, loot=loot), hero("ragg"), dungeon=dungeon)
    choose(lit, MEET)
    lantern = cards("artifact-lantern-of-the-dead")
    assert [kept.card for kept in hero_at(lit, 0).artifacts] == lantern
    assert (hero_at(lit, 0).treasures, lit.state.tossed) == ([], cards("treasure-hex-doll"))
    assert [kept.card for kept in hero_at(lit, 0).encounters] == cards("monster-slime")

    dungeon[1] = Spot(stranger="stranger-blood-seer")
    bled = table(
        hero("kessa", place=1), hero("ragg"), dungeon=dungeon, encounters=[], boss="boss-hadrak"
    )
    choose(bled, MEET)
    assert [one.wounds for one in bled.state.heroes] == [1, 0]


@pytest.mark.rule("DR-STRANGERCARD-02")
@pytest.mark.parametrize(
    ("stranger", "stays"),
    [("barefoot-hermit", True), ("old-sergeant", False), ("blood-seer", False)],
)
def test_a_stranger_says_whether_he_stays_after_a_meeting(stranger: str, stays: bool) -> None:
    name = f"stranger-{stranger}"
    at = table(
        hero("kessa", wounds=3),
        hero("ragg"),
        dungeon=[Spot("entrance", stranger=name)],
        encounters=[],
        boss="boss-hadrak",
    )

    choose(at, MEET)
    if stranger == "old-sergeant":
        choose(at, RAISE[0])

    assert (tile_at(at, 0).stranger == card(name)) is stays
    assert (card(name) in at.state.discards) is not stays
    assert MEET not in offered(at)


# Tiles


def colours(at: Table) -> dict[str, str]:
    """The style in which the name of each laid tile is drawn."""
    console = Console(width=200, color_system="truecolor", force_terminal=True)
    board = draw(at.view(0), Teller(at, words_of("en")))
    found: dict[str, str] = {}
    for segment in (segment for line in console.render_lines(board) for segment in line):
        number, _, name = segment.text.partition(" ")
        if number.isdigit() and name:
            found.setdefault(number, str(segment.style))
    return found


@pytest.mark.rule("DR-TILECARD-01", "DR-TILECARD-02")
def test_start_and_end_are_red_and_special_tiles_green() -> None:
    dungeon = [ENTRANCE, Spot(), Spot("library"), Spot("lair")]

    seen = colours(table(hero(), dungeon=dungeon))

    assert "red" in seen["1"]
    assert "green" in seen["3"]
    assert "red" in seen["4"]
    assert not {"red", "green"} & set(seen.get("2", "").split())


@pytest.mark.rule("DR-TILECARD-01")
def test_entrance_and_lair_are_one_each_and_no_part_of_the_rest() -> None:
    ends = [tile for tile in BOX.tiles if tile.kind in ("entrance", "lair")]

    assert [tile.kind for tile in ends] == ["entrance", "lair"]
    assert not any(tile.treasure or tile.encounter for tile in ends)
    assert hero_at(Table(GAME, 2, Keyed.from_seed("start")), 1).place == 0


@pytest.mark.rule("DR-TILECARD-03", "DR-TILECARD-04")
@pytest.mark.parametrize(
    ("die", "treasures", "encounter"), [(1, 1, False), (3, 1, True), (4, 0, True), (5, 0, False)]
)
def test_the_content_die_is_held_against_two_sets(
    die: int, treasures: int, encounter: bool
) -> None:
    printed = next(tile for tile in BOX.tiles if tile.id == "standard-06")
    assert (printed.treasure, printed.encounter) == ((1, 2, 3), (3, 4))
    at = table(
        hero(place=1),
        pile=["standard-06", "standard-07"],
        encounters=["stranger-old-sergeant"],
        script=[0, str(die)],
    )

    choose(at, MOVE[EAST], LAY[2])

    assert tile_at(at, 2).hidden == treasures
    assert (tile_at(at, 0).stranger != NOTHING) is encounter


@pytest.mark.rule("DR-TILECARD-03", "DR-TILECARD-04")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_ratings_are_sets_and_no_limits(die: int) -> None:
    printed = next(tile for tile in BOX.tiles if tile.id == "standard-11")
    assert (printed.treasure, printed.encounter) == ((2, 4, 6), (1, 3, 5))
    at = table(
        hero(place=1),
        pile=["standard-11", "standard-12"],
        encounters=["stranger-old-sergeant"],
        script=[0, str(die)],
    )

    choose(at, MOVE[EAST])
    choose(at, offered(at)[0])

    assert tile_at(at, 2).hidden == (die in (2, 4, 6))
    assert (tile_at(at, 0).stranger != NOTHING) is (die in (1, 3, 5))


@pytest.mark.rule("DR-TILECARD-03", "DR-TILECARD-04")
def test_every_standard_tile_prints_both_ratings() -> None:
    standard = [tile for tile in BOX.tiles if tile.kind == "standard"]

    assert all(tile.treasure and tile.encounter for tile in standard)


@pytest.mark.rule("DR-TILECARD-05")
def test_heroes_pass_through_exits_only() -> None:
    walled = [ENTRANCE, Spot(exits=CROSS ^ 1 << WEST), Spot(at=(0, 1))]
    at = table(hero(), dungeon=walled)

    assert [option for option in offered(at) if option in MOVE] == [MOVE[2]]
    with pytest.raises(Refused):
        at.answer(0, MOVE[EAST])
    assert hero_at(at, 0).place == 0
    choose(at, MOVE[2])

    assert hero_at(at, 0).place == 2


@pytest.mark.rule("DR-TILECARD-06", "DR-TILECARD-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_special_tile_has_a_name_and_a_short_rule(language: str) -> None:
    words = words_of(language)
    special = [f"tile-{BOX.tiles[number].id}" for number in BOX.special]
    called = [words.name(tile) for tile in special]

    assert len(set(called)) == 8
    assert all(words.note(tile, "text") for tile in special)
    rows = [row.text for row in rules(GAME, language).values() if "-SPECIAL-" in row.id]
    for name in called:
        assert any(row.startswith(name) for row in rows), name
