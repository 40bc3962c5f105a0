"""Packs of cards: they add and replace, and wrong ones are refused by file, card and field."""

from pathlib import Path

import pytest

from tests.games.dungeon_fighter.boxes import BOX, with_pack
from undercroft.content import BadContent
from undercroft.games import find
from undercroft.games.dungeon_fighter import DungeonFighter

HERO = """[ann]
red = { kind = "beer" }
blue = { kind = "flurry" }
green = { kind = "mass-healing", value = 2 }
weapons = 1
"""
GOBLIN = '[common-goblin]\nlevel = 1\ntype = "greenskin"\nlife = 7\ndamage = 1\n'
CLUB = '[club]\nkind = "weapon"\nprice = 2\nthrows = ["jump"]\nbonus = 2\n'
HELMET = '[pot]\nkind = "armour"\nprice = 2\neffect = "reduced-damage"\nvalue = 1\n'
PILL = '[pill]\nkind = "magic"\nprice = 1\neffect = "heal-one"\nvalue = 3\nonce = true\n'
BOSS = '[bob]\ntype = "fiend"\nlife = 20\ndamage = 3\nability = "heal"\nvalue = 1\n'


def without(text: str, *lines: str) -> str:
    for line in lines:
        assert f"{line}\n" in text
        text = text.replace(f"{line}\n", "")
    return text


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("heroes", HERO.replace('"beer"', '"wine"'), "card ann: field red.kind"),
        ("heroes", HERO.replace(", value = 2", ""), "card ann: field green.value: .*to have one"),
        ("heroes", HERO.replace('"beer"', '"beer", value = 1'), "field red.value: beer has none"),
        ("heroes", HERO.replace('"beer"', '"sworn-enemy", value = 4'), "field red.foe: .*have one"),
        ("heroes", HERO.replace('"beer"', '"beer", foe = "beast"'), "field red.foe: beer has none"),
        ("heroes", HERO.replace('"beer"', '"beer", foe = "elf"'), "field red.foe"),
        ("heroes", HERO.replace("= 1", "= 4"), "card ann: field weapons"),
        ("heroes", without(HERO, 'red = { kind = "beer" }'), "card ann: .*missing.*`red`"),
        ("equipment", CLUB.replace("jump", "hop"), "card club: field throws: .*'hop'"),
        (
            "equipment",
            CLUB.replace("jump", "ear-shot"),
            "field throws: ear-shot belongs to another",
        ),
        (
            "equipment",
            CLUB.replace('"jump"', '"jump", "seated"'),
            "field throws: .*can't be combined",
        ),
        ("equipment", without(CLUB, 'throws = ["jump"]'), "field throws: weapon has to have one"),
        ("equipment", without(CLUB, "bonus = 2"), "field bonus: weapon has to have one"),
        ("equipment", CLUB + "once = true\n", "field once: weapons are used again"),
        ("equipment", CLUB + 'effect = "riposte"\n', "field effect: weapon has none"),
        ("equipment", CLUB.replace("= 2", "= 12"), "card club: field (price|bonus)"),
        ("equipment", without(HELMET, "value = 1"), "field value: reduced-damage has to have one"),
        ("equipment", HELMET.replace("reduced-damage", "riposte"), "value: riposte has none"),
        ("equipment", without(HELMET, 'effect = "reduced-damage"'), "field effect: armour has to"),
        ("equipment", HELMET + 'throws = ["jump"]\n', "field throws: armour has none"),
        ("equipment", HELMET + "bonus = 1\n", "field bonus: armour has none"),
        ("equipment", without(PILL, "once = true"), "card pill: field once: every magic item"),
        ("monsters", GOBLIN.replace("= 7", "= 0"), "card common-goblin: field life"),
        ("monsters", GOBLIN.replace("level = 1", "level = 5"), "card common-goblin: field level"),
        ("monsters", GOBLIN.replace("greenskin", "elf"), "card common-goblin: field type"),
        ("monsters", GOBLIN + 'ability = "heal"\n', "field value: heal has to have one"),
        ("monsters", GOBLIN + "value = 1\n", "field value: no ability has none"),
        ("monsters", GOBLIN + 'ability = "banned"\n', "field banned: banned has to have one"),
        ("monsters", GOBLIN + 'banned = ["red"]\n', "field banned: no ability has none"),
        (
            "monsters",
            GOBLIN + 'ability = "banned"\nbanned = ["red", "blue", "green"]\n',
            "field banned: at least one Hero die",
        ),
        ("monsters", GOBLIN + 'ability = "banned"\nbanned = ["white"]\n', r"field banned\[0\]"),
        ("monsters", GOBLIN + 'throws = ["flick", "blow"]\n', "field throws: .*can't be combined"),
        ("monsters", GOBLIN + "price = 1\n", "card common-goblin: .*unknown field `price`"),
        ("bosses", without(BOSS, "value = 1"), "card bob: field value: heal has to have one"),
        ("bosses", BOSS + "gold = 3\n", "card bob: .*unknown field `gold`"),
    ],
)
def test_a_wrong_card_is_named(tmp_path: Path, file: str, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message) as refused:
        with_pack(tmp_path, f"{file}.toml", text)

    assert str(refused.value).startswith(f"{file}.toml")


@pytest.mark.rule("DF-MONSTER-04")
def test_every_difficulty_can_be_dealt(tmp_path: Path) -> None:
    names = [BOX.monster(card).id for card in BOX.levels[4]]
    moved = [GOBLIN.replace("common-goblin", name) for name in names]

    assert len(with_pack(tmp_path, "monsters.toml", "".join(moved[:5])).levels[4]) == 8
    with pytest.raises(BadContent, match=r"monsters.toml: at least 8 cards are needed: level 4"):
        with_pack(tmp_path, "monsters.toml", "".join(moved[:6]))


def test_a_pack_adds_and_replaces_cards(tmp_path: Path) -> None:
    texts = {"heroes": HERO, "equipment": CLUB + HELMET + PILL, "bosses": BOSS}
    for file, text in texts.items():
        (tmp_path / f"{file}.toml").write_text(text, encoding="utf-8")

    box = with_pack(tmp_path, "monsters.toml", GOBLIN.replace("= 7", "= 9") + "gold = 3\n")

    assert box.monster(box.number("monster-common-goblin")).life == 9
    assert box.gear(box.number("equipment-club")).throws == ("jump",)
    assert box.hero(box.number("hero-ann")).blue.kind == "flurry"
    assert box.foe(box.number("boss-bob")).value == 1
    counts = [len(cards) for cards in (box.heroes, box.equipment, box.monsters, box.bosses)]
    assert counts == [10, 56, 53, 5]
    assert box.key != BOX.key


def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    text = "".join(CLUB.replace("club", f"club-{n}") for n in range(300))

    with pytest.raises(BadContent, match="at most 384"):
        with_pack(tmp_path, "equipment.toml", text)


def test_the_game_plays_with_a_pack(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").write_text(HERO, encoding="utf-8")

    game = find("dungeon-fighter", [tmp_path])

    assert isinstance(game, DungeonFighter)
    assert "hero-ann" in game.box.names
