"""Compiled playouts: built where a C compiler is, used only while they fit the rules."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from tests.lanterns import Lanterns
from undercroft.deriving import building
from undercroft.deriving.building import CantBuildError, build, missing
from undercroft.engine import Fast, compiled
from undercroft.engine.compiled import Origin, file_of, finger_print, origin_of
from undercroft.engine.playout import Playouts
from undercroft.targets.skill.skilled import Skilled


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled playouts lie in a test; what is known of others is forgotten."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    compiled._found.cache_clear()
    return tmp_path


def end_of(game: Lanterns, *, interpreted: bool) -> bytes:
    state = game.setup(3, game.read_setup({}))
    source = Skilled(Fast(1), ["average"] * 3)
    Playouts(game, source, interpreted=interpreted).play(state)
    packed: bytes = game.pack(state)
    return packed


@pytest.mark.skipif(missing() is not None, reason=f"{missing()}")
def test_a_small_game_is_compiled_found_and_left_alone_when_its_rules_change(folder: Path) -> None:
    game = Lanterns()
    told: list[str] = []
    build(game, told.append)
    compiled._found.cache_clear()

    assert compiled.compiled(game).__file__ == str(file_of(game))
    assert end_of(game, interpreted=False) == end_of(game, interpreted=True)

    build(game, told.append)
    assert told == ["lanterns: compiling ...", "lanterns: nothing changed"]

    text = origin_of(file_of(game)).read_text().replace('"finger_print":"', '"finger_print":"0')
    origin_of(file_of(game)).write_text(text)
    compiled._found.cache_clear()
    assert compiled.compiled(game) is None


def test_a_changed_source_has_another_finger_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    page = tmp_path / "fickle_rules.py"
    page.write_text("WINS = 3\n")
    importlib.invalidate_caches()
    origin = Origin(("fickle_rules",), ("fickle_rules",), finger_print(("fickle_rules",)))

    assert origin.is_as_it_was()
    page.write_text("WINS = 4\n")
    assert not origin.is_as_it_was()
    page.unlink()
    importlib.invalidate_caches()
    sys.modules.pop("fickle_rules", None)
    assert not origin.is_as_it_was()


def test_without_a_compiler_it_is_said_what_is_missing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(CantBuildError, match="there is no C compiler"):
        build(Lanterns(), lambda line: None)

    monkeypatch.setattr(sys, "argv", ["deriving", "dungeon-attack"])
    with pytest.raises(SystemExit, match=r"^Playouts stay interpreted.*C compiler"):
        building.main()
    assert list(folder.iterdir()) == []
    assert compiled.compiled(Lanterns()) is None
