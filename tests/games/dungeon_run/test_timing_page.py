"""The page for designers names every verb, act, event and condition, and its card works."""

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from undercroft.content import BadContent
from undercroft.games import dungeon_run
from undercroft.games.dungeon_run import effects

PAGE = (files(dungeon_run.__name__) / "TIMING.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([a-z_-]+)`", PAGE))


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_the_page_names_every_verb_and_act() -> None:
    assert tags(effects.AnyEffect) | tags(effects.AnyAct) <= NAMED


def test_the_page_names_every_event_deed_and_condition() -> None:
    conditions = set(effects.Effect.__struct_fields__)

    assert {*get_args(effects.Event), *get_args(effects.Deed), *conditions} <= NAMED


def test_the_card_on_the_page_can_be_played_with(tmp_path: Path) -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "abilities.toml").write_text(block, encoding="utf-8")

    box = dungeon_run.make([tmp_path]).box

    assert "ability-grave-whisper" in box.names
    assert len(box.deck_of(box.names.index("hero-thelian"))) == 11


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('{ do = "dicee", deeds = ["battle"] }', "effects[0].do"),
        ('{ do = "dice", deeds = ["battel"] }', "effects[0].deeds[0]"),
        ('{ do = "dice", deeds = ["battle"], amuont = 2 }', "amuont"),
        ('{ do = "dice", deeds = ["battle"], amount = 99 }', "effects[0].amount"),
        ('{ do = "action", free = true, acts = [{ act = "heal" }] }', "once"),
    ],
)
def test_a_wrong_card_is_refused_with_its_field(tmp_path: Path, effect: str, said: str) -> None:
    card = f'[odd]\nhero = "kessa"\neffects = [{effect}]\n'
    (tmp_path / "abilities.toml").write_text(card, encoding="utf-8")

    with pytest.raises(BadContent) as refused:
        dungeon_run.make([tmp_path])

    assert "abilities.toml, card odd" in str(refused.value)
    assert said in str(refused.value)
