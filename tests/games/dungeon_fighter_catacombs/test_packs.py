"""Packs of cards: they add and replace, and wrong ones are refused by file, card and field."""

from pathlib import Path

import pytest

from tests.games.dungeon_fighter_catacombs.boxes import BOX, with_pack
from undercroft.content import BadContent
from undercroft.games import find
from undercroft.games.dungeon_fighter_catacombs import DungeonFighterCatacombs

HERO = """[ann]
red = { kind = "pickpocket" }
green = { kind = "re-throw" }
blue = { kind = "charming" }
weapons = 1
"""
ORC = '[classy-orc]\nlevel = 2\ntype = "beast"\nlife = 7\ndamage = 1\n'
CLUB = '[club]\nkind = "weapon"\nprice = 2\nthrows = ["ear-shot"]\nbonus = 2\n'
POT = '[pot]\nkind = "armour"\nprice = 3\neffect = "reduced-damage"\nvalue = 1\n'
PILL = '[pill]\nkind = "spendable"\nprice = 1\neffect = "heal-one"\nvalue = 3\n'
WATCH = '[watch]\nkind = "spendable"\nprice = 1\neffect = "special-die"\ndie = "coin"\n'
CHART = '[chart]\nkind = "relic"\nprice = 5\neffect = "flip-template"\ntemplate = "compass"\n'
BOB = '[bob]\ntype = "ghost"\nlife = 20\ndamage = 3\n'
HALL = '[hall]\nicons = 2\nthrows = ["nose-shot"]\n'


@pytest.mark.rule(
    *("DC-REQ-01", "DC-REVEAL-05", "DC-MONSTER-08", "DC-EQUIP-01", "DC-EQUIP-14", "DC-SHEET-02"),
    *("DC-SHEET-04", "DC-GEAR-03", "DC-PATH-07"),
)
@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("heroes", HERO.replace("re-throw", "wine"), "card ann: field green.kind"),
        ("heroes", HERO.replace("re-throw", "sworn-enemy"), "field green.foe: .*to have one"),
        (
            "heroes",
            HERO.replace('"re-throw"', '"re-throw", foe = "beast"'),
            "field green.foe: re-throw has none",
        ),
        ("heroes", HERO.replace("= 1", "= 4"), "card ann: field weapons"),
        ("equipment", CLUB.replace("bonus = 2\n", ""), "field bonus: weapon has to have one"),
        ("equipment", POT + "bonus = 1\n", "field bonus: armour has none"),
        ("equipment", POT + 'throws = ["ear-shot"]\n', "field throws: armour has none"),
        ("equipment", POT.replace("reduced-damage", "heal-one"), "field effect: armour has one of"),
        ("equipment", PILL.replace("heal-one", "riposte"), "field effect: spendable has one of"),
        ("equipment", CLUB + 'effect = "heal-one"\nvalue = 1\n', "field effect: weapon has one of"),
        ("equipment", POT.replace("value = 1\n", ""), "field value: reduced-damage has to have"),
        (
            "equipment",
            POT.replace("reduced-damage", "no-damage"),
            "field value: no-damage has none",
        ),
        ("equipment", WATCH.replace('die = "coin"\n', ""), "field die: special-die has to have"),
        ("equipment", PILL + 'die = "coin"\n', "field die: heal-one has none"),
        ("equipment", CHART.replace('template = "compass"\n', ""), "field template: flip-template"),
        ("equipment", PILL + 'template = "compass"\n', "field template: heal-one has none"),
        ("equipment", PILL + "once = true\n", "field once: only a relic says so"),
        ("equipment", CLUB.replace("ear-shot", "hop"), "card club: field throws: .*'hop'"),
        ("equipment", CLUB.replace("ear-shot", "jump"), "throws: jump belongs to another edition"),
        ("equipment", CLUB.replace("ear-shot", "spider-webs"), "spider-webs is no Specific Throw"),
        ("equipment", CLUB.replace("ear-shot", "pendulum-die"), "pendulum-die is no Specific"),
        (
            "equipment",
            CLUB.replace('"ear-shot"', '"pendulum-die", "destiny-coin"'),
            "field throws: .*can't be combined",
        ),
        ("rooms", HALL.replace("nose-shot", "flying-stand"), "flying-stand is no Specific Throw"),
        ("rooms", HALL.replace("icons = 2", "icons = 5"), "card hall: field icons"),
        (
            "rooms",
            HALL + 'modifiers = ["spider-webs", "spider-webs"]\n',
            "field modifiers: each is named once",
        ),
        (
            "monsters",
            ORC + 'throws = ["nose-shot"]\nability = "toxic"\n',
            "field ability: has throws already, and one feature at most",
        ),
        (
            "bosses",
            BOB + 'die = "coin"\nmodifiers = ["flying-stand"]\n',
            "field die: has modifiers",
        ),
        ("bosses", BOB + "gold = 3\n", "card bob: .*unknown field `gold`"),
    ],
)
def test_a_wrong_card_is_named(tmp_path: Path, file: str, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message) as refused:
        with_pack(tmp_path, f"{file}.toml", text)

    assert str(refused.value).startswith(f"{file}.toml")


@pytest.mark.rule("DC-SETUP-11", "DC-MONSTER-06", "DC-SETUP-09")
def test_every_level_can_be_dealt(tmp_path: Path) -> None:
    names = [BOX.monster(card).id for card in BOX.levels[3]]
    moved = [ORC.replace("classy-orc", name) for name in names]

    assert len(with_pack(tmp_path, "monsters.toml", "".join(moved[:2])).levels[2]) > 5
    with pytest.raises(BadContent, match=r"monsters.toml: at least 3 cards are needed: level 3"):
        with_pack(tmp_path, "monsters.toml", "".join(moved[:3]))


def test_a_pack_adds_and_replaces_cards(tmp_path: Path) -> None:
    gear = CLUB + POT + PILL + WATCH + CHART
    texts = {"heroes": HERO, "equipment": gear, "bosses": BOB, "rooms": HALL}
    for file, text in texts.items():
        (tmp_path / f"{file}.toml").write_text(text, encoding="utf-8")

    box = with_pack(tmp_path, "monsters.toml", ORC.replace("= 7", "= 9"))

    assert box.monster(box.number("monster-classy-orc")).life == 9
    assert box.gear(box.number("equipment-club")).throws == ("ear-shot",)
    assert box.hero(box.number("hero-ann")).blue.kind == "charming"
    assert box.foe(box.number("boss-bob")).life == 20
    assert box.room(box.number("room-hall")).icons == 2


@pytest.mark.rule("DC-RULING-79", "DC-MODIF-01", "DC-REQ-01")
def test_a_weapon_may_ask_for_the_flying_stand(tmp_path: Path) -> None:
    box = with_pack(tmp_path, "equipment.toml", CLUB.replace("ear-shot", "flying-stand"))

    assert box.throws_of(box.number("equipment-club")) == ("flying-stand",)


def test_the_game_plays_with_a_pack(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").write_text(HERO, encoding="utf-8")

    game = find("dungeon-fighter-catacombs", [tmp_path])

    assert isinstance(game, DungeonFighterCatacombs)
    assert "hero-ann" in game.box.names
