"""Compiled playouts, where there are some: found, and used only while they fit the rules.

They are made by `undercroft.deriving` and lie in `undercroft/compiled`, one module a game. Beside
each lies its origin: the modules it was derived from and their finger print. As soon as one of
these changes, it is left alone, and playouts are interpreted again.
"""

import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.engine.game import AnyGame

FOLDER = Path(__file__).parent.parent / "compiled"


class Origin(Struct, frozen=True):
    """What a module was derived from."""

    packages: tuple[str, ...]
    sources: tuple[str, ...]
    finger_print: str

    def is_as_it_was(self) -> bool:
        """Whether nothing of it has changed since."""
        return finger_print(self.sources) == self.finger_print


def name_of(game: AnyGame) -> str:
    """What the compiled module of a game is called."""
    return f"fast_{game.id.replace('-', '_')}"


def file_of(game: AnyGame) -> Path:
    """Where it lies, for this version of Python."""
    return FOLDER / f"{name_of(game)}{EXTENSION_SUFFIXES[0]}"


def origin_of(file: Path) -> Path:
    """Where its origin lies."""
    return file.with_suffix(".json")


def packages_of(game: AnyGame) -> tuple[str, ...]:
    """Where the rules of a game stand."""
    return (game.package, *game.families)


def compiled(game: AnyGame) -> Any:
    """The compiled module of a game; None where there is none, or one of other rules."""
    return _found(name_of(game), file_of(game), packages_of(game))


@cache
def _found(name: str, file: Path, packages: tuple[str, ...]) -> ModuleType | None:
    if not (file.is_file() and origin_of(file).is_file()):
        return None
    origin = msgspec.json.decode(origin_of(file).read_bytes(), type=Origin)
    if origin.packages != packages or not origin.is_as_it_was():
        return None
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[name] = module
    return module


def finger_print(modules: Iterable[str]) -> str:
    """A check sum of the sources of some modules; nothing where one is not there."""
    found = hashlib.sha256()
    for name in modules:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            return ""
        found.update(Path(spec.origin).read_bytes())
    return found.hexdigest()
