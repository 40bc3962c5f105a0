"""Packs of cards: they add and replace, and wrong ones are refused by file, card and field."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.dungeon.boxes import BOX, with_pack
from undercroft.content import BadContent
from undercroft.engine import Refused
from undercroft.games.dungeon.box.checking import check
from undercroft.words import LANGUAGES, Words

GOBLIN = '[larder-goblin]\nlevel = 1\nkind = "humanoid"\ntargets = [3, 4, 3, 5, 2, 2]\n'
BOSS = "[magaroth-darkpain]\ntempered_life = 3\n"
SPELLS = 'spells = ["fireball", "teleport"]\n'
STRIKES = "attacks = [{ dice = 4 }]\n"


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("classes.toml", "[rogue]\ngoal = 10_100\ncolumn = 'rogue'", "rogue: field goal: .*250"),
        ("classes.toml", "[rogue]\ngoal = 0\ncolumn = 'rogue'", "card rogue: field goal"),
        ("classes.toml", "[bard]\ngoal = 500\ncolumn = 'bard'", "card bard: field column"),
        ("classes.toml", "[rogue]\ncolumn = 'rogue'", "card rogue: .*missing.*`goal`"),
        ("gifts.toml", "[lute]\nhero = 'bard'\nmove = 1", "gifts.toml, card lute: no card.*'bard'"),
        ("gifts.toml", "[lute]\nhero = 'elf'\nmove = 13", "card lute: field move"),
        ("gifts.toml", "[lute]\nhero = 'elf'\nspell_die = 4", "card lute: field spell_die"),
        ("feats.toml", "[song]\nhero = 'elf'\nslays = true", "card song: .*missing.*`uses`"),
        ("feats.toml", "[song]\nhero = 'elf'\nuses = 0", "card song: field uses"),
        ("feats.toml", "[song]\nhero = 'bard'\nuses = 1", "feats.toml, card song: no card"),
        ("actions.toml", "[jig]\nhero = 'rogue'\nwards = 'all'", "card jig: field wards"),
        ("actions.toml", "[jig]\nhero = 'rogue'\nagainst = 'rats'", "card jig: field against"),
        ("actions.toml", "[jig]\nhero = 'rogue'\nuses = 1", "card jig: .*unknown field `uses`"),
        ("monsters.toml", GOBLIN.replace("= 1", "= 7"), "larder-goblin: field level"),
        ("monsters.toml", GOBLIN.replace("humanoid", "elf"), "larder-goblin: field kind"),
        ("monsters.toml", GOBLIN.replace("[3,", "[13,"), r"field targets\[0\]: .*<= 12"),
        ("monsters.toml", GOBLIN.replace("[3,", "[1,"), r"field targets\[0\]: .*>= 2"),
        ("monsters.toml", GOBLIN.replace("[3,", "['-',"), r"field targets\[0\]"),
        ("monsters.toml", GOBLIN.replace("2, 2]", "2]"), "field targets: .*length 6"),
        ("monsters.toml", GOBLIN.replace("2, 2]", "2, 'x']"), r"field targets\[5\]"),
        ("monsters.toml", GOBLIN + "prize = 2\n", "larder-goblin: .*unknown field `prize`"),
        ("traps.toml", "[pit]\nlevels = []", "traps.toml, card pit: field levels"),
        ("traps.toml", "[pit]\nlevels = [0]", r"card pit: field levels\[0\]"),
        ("prizes.toml", "[cup]\nlevel = 1\nvalue = 300", "prizes.toml, card cup: field value"),
        ("prizes.toml", "[cup]\nlevel = 0\nvalue = 250", "card cup: field level"),
        ("items.toml", "[lamp]\nfound = []", "items.toml, card lamp: field found"),
        ("items.toml", "[lamp]\nfound = [{ level = 1 }]", r"card lamp: .*`value`.*|field found\[0"),
        ("relics.toml", "[eye]\nvalue = 5_000\nguard = 'mordecai'", "relics.toml: exactly one"),
        (
            "guards.toml",
            GOBLIN.replace("larder-", ""),
            "guards.toml: exactly",
        ),
        ("spells.toml", "[frost]\ncopies = 0", "spells.toml, card frost: field copies"),
        ("spells.toml", "[frost]\ncopies = 8\ncolumn = 'wizard'", "card frost: field column"),
        ("chambers.toml", "[tear]\nlevel = 1\nsprings = 'pit'", "card tear: no card.*'pit'"),
        ("chambers.toml", "[tear]\nlevel = 1\nattack = 5", "card tear: field attack"),
        ("bosses.toml", BOSS + STRIKES + "spells = ['fireball']", "field spells"),
        ("bosses.toml", BOSS + STRIKES + "spells = ['frost', 'fireball']", "no card.*'frost'"),
        ("bosses.toml", BOSS + SPELLS + "attacks = []", "field attacks"),
        ("bosses.toml", BOSS + SPELLS + "attacks = [{ dice = 1 }]", r"field attacks\[0\].dice"),
        ("bosses.toml", f"[other]\ntempered_life = 3\n{SPELLS}{STRIKES}", "bosses.toml: exactly"),
        ("dooms.toml", "[slow]\nsteps = 20\nthreats = 5", "dooms.toml: exactly one"),
        ("dooms.toml", "[doom-track]\nsteps = 0\nthreats = 5", "card doom-track: field steps"),
    ],
)
def test_a_wrong_card_is_named(tmp_path: Path, file: str, text: str, message: str) -> None:
    with pytest.raises(BadContent, match=message) as refused:
        with_pack(tmp_path, file, text)

    assert str(refused.value).startswith(file)


def moved(number: int, level: int) -> str:
    """Many monsters of a level, moved to another one."""
    names = [BOX.cards[n].id for n in BOX.monster_decks[level] if n in BOX.monsters][:number]
    body = 'level = 2\nkind = "beast"\ntargets = [4, 4, 3, 5, 2, 2]\n'
    return "".join(f"[{name}]\n{body}" for name in names)


@pytest.mark.rule("DG-SETUP-09", "DG-SETUP-10")
def test_a_level_needs_enough_monsters(tmp_path: Path) -> None:
    assert len(with_pack(tmp_path, "monsters.toml", moved(4, 1)).monster_decks[1]) == 14
    with pytest.raises(BadContent, match=r"monsters.toml: at least 14 cards.*level 1"):
        with_pack(tmp_path, "monsters.toml", moved(5, 1))


@pytest.mark.rule("DG-SETUP-09", "DG-SETUP-10")
def test_a_level_needs_enough_prizes(tmp_path: Path) -> None:
    plain = [card.id for card in BOX.printed.prizes if card.level == 6]
    moving = [f"[{name}]\nlevel = 5\nvalue = 4_000\n" for name in plain]

    assert len(with_pack(tmp_path, "prizes.toml", "".join(moving[:4])).prize_decks[6]) == 8
    with pytest.raises(BadContent, match=r"prizes.toml: at least 8 cards.*level 6"):
        with_pack(tmp_path, "prizes.toml", "".join(moving[:5]))


@pytest.mark.rule("DG-SETUP-18")
def test_one_class_plays_every_solo_game(tmp_path: Path) -> None:
    for who, solo in (("elf", "always"), ("rogue", "choice")):
        text = f'[{who}]\ngoal = 10_000\ncolumn = "rogue"\nsolo = "{solo}"\n'
        with pytest.raises(BadContent, match="exactly one class"):
            with_pack(tmp_path, "classes.toml", text)


@pytest.mark.rule("DG-SETUP-18")
def test_beside_it_one_of_choice_plays(tmp_path: Path) -> None:
    def with_choice(*names: str) -> str:
        return "".join(
            f'[{name}]\ngoal = 10_000\ncolumn = "rogue"\nsolo = "no"\n' for name in names
        )

    assert with_pack(tmp_path, "classes.toml", with_choice("wizard", "cleric"))
    with pytest.raises(BadContent, match=r"classes.toml: at least 1 cards.*choice"):
        with_pack(tmp_path, "classes.toml", with_choice("wizard", "cleric", "fighter"))


@pytest.mark.rule("DG-MINION-01")
def test_there_is_a_minion_for_the_first_death() -> None:
    (orc, *_) = sorted(BOX.printed.minions, key=lambda card: card.gravestones)
    check(replace(BOX.printed, minions=(orc,)))
    with pytest.raises(BadContent, match=r"minions.toml: at least 1"):
        check(replace(BOX.printed, minions=()))


@pytest.mark.rule("DG-MINION-01")
def test_minions_come_one_after_the_other(tmp_path: Path) -> None:
    troll = '[troll]\nkind = "humanoid"\ntargets = [9, 9, 9, 9, 9, 9]\ngravestones = '

    third = with_pack(tmp_path, "minions.toml", f"{troll}3")
    assert [BOX.names[n] for n in BOX.minions] == [third.names[n] for n in third.minions][:2]
    for wrong in (2, 4):
        with pytest.raises(BadContent, match=r"minions.toml, card .*: field gravestones"):
            with_pack(tmp_path, "minions.toml", f"{troll}{wrong}")


def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    text = "".join(f"[cup-{n}]\nlevel = 1\nvalue = 250\n" for n in range(200))

    with pytest.raises(BadContent, match="at most 384"):
        with_pack(tmp_path, "prizes.toml", text)


def test_a_pack_adds_and_replaces_cards(tmp_path: Path) -> None:
    extra = '[fox]\nlevel = 1\nkind = "beast"\ntargets = [2, 2, 2, 2, "-", 2]\n'

    box = with_pack(tmp_path, "monsters.toml", GOBLIN.replace("[3,", "[6,") + extra)

    goblin, fox = box.number("monster-larder-goblin"), box.number("monster-fox")
    assert box.targets[goblin] == (6, 4, 3, 5, 2, 2)
    assert box.targets[fox] == (2, 2, 2, 2, 13, 2)
    assert len(box.monster_decks[1]) == len(BOX.monster_decks[1]) + 1
    assert box.key != BOX.key


def test_gifts_of_a_pack_add_up(tmp_path: Path) -> None:
    lute = '[lute]\nhero = "elf"\nmove = 2\nsearch_dice = 1\nresists = true\n'

    box = with_pack(tmp_path, "gifts.toml", lute)

    before, after = BOX.traits(BOX.number("class-elf")), box.traits(box.number("class-elf"))
    assert (after.move, after.search_dice, after.resists) == (before.move + 2, 2, True)
    assert (after.search, after.spells, after.swaps) == (before.search, before.spells, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("dooms.toml", "[slow]\nsteps = 20\nthreats = 5", {"en": "needs exactly 1 card."}),
        ("classes.toml", '[elf]\ngoal = 500\ncolumn = "rogue"\nsolo = "always"', {}),
        ("gifts.toml", "[lute]\nhero = 'bard'", {"en": "no card is called “bard”"}),
    ],
)
def test_people_are_told_what_is_wrong(
    tmp_path: Path, language: str, file: str, text: str, told: dict[str, str]
) -> None:
    with pytest.raises(Refused) as refused:
        with_pack(tmp_path, file, text)

    said = Words(language).refusal(refused.value)
    assert said.startswith(file)
    assert "$" not in said
    assert told.get(language, "") in said
