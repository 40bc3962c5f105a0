"""Builds compiled playouts: derives a game's module; mypyc and a C compiler make code of it.

It needs what `pip install undercroft[fast]` brings, and a C compiler with the headers of Python.
"""

import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from undercroft.deriving.derive import derive
from undercroft.engine import AnyGame
from undercroft.engine.compiled import compiled, file_of, name_of, origin_of

SETTINGS = """
[mypy]
follow_imports = silent
ignore_errors = True
"""
"""What is derived was checked where it was written; numbers for enums would only confuse."""


class CantBuildError(Exception):
    """What is missing here, in words."""


def missing() -> str | None:
    """What keeps this machine from compiling; None when all is there."""
    try:
        import mypyc  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        return f"{error.name} is missing: pip install 'undercroft[fast]'"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler}); on Debian: apt install build-essential"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are missing; on Debian: apt install python3-dev"
    return None


def build(game: AnyGame, say: Callable[[str], None]) -> None:
    """Compile the playouts of a game, unless that was done and nothing has changed since."""
    if compiled(game) is not None:
        say(f"{game.id}: nothing changed")
        return
    if problem := missing():
        raise CantBuildError(problem)
    say(f"{game.id}: compiling ...")
    with TemporaryDirectory() as folder:
        text, origin = derive(game)
        made = _compile(name_of(game), text, Path(folder))
        file = file_of(game)
        file.parent.mkdir(exist_ok=True)
        origin_of(file).unlink(missing_ok=True)
        # Aside and then into place: a process that uses the old one keeps it.
        aside = file.with_suffix(".new")
        shutil.copyfile(made, aside)
        aside.replace(file)
        origin_of(file).write_bytes(msgspec.json.encode(origin))


def _compile(name: str, text: str, folder: Path) -> Path:
    """The compiled module of a text."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.errors import CompileError

    source, settings = folder / f"{name}.py", folder / "mypy.ini"
    source.write_text(text, encoding="utf-8")
    settings.write_text(SETTINGS, encoding="utf-8")
    given = ["--config-file", str(settings), str(source)]
    modules = mypycify(given, opt_level="2", target_dir=str(folder / "c"))
    command: Any = setuptools.Distribution({"name": name, "ext_modules": modules}).get_command_obj(
        "build_ext"
    )
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    try:
        command.run()
    except CompileError as error:
        raise CantBuildError(f"the C compiler failed: {error}") from error
    (made,) = (folder / "lib").glob(f"{name}*")
    return made


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Compile the games named on the command line, or all."""
    from undercroft.games import find, makers

    try:
        for name in sys.argv[1:] or sorted(makers()):
            build(find(name), _say)
    except CantBuildError as error:
        sys.exit(f"Playouts stay interpreted, which is slower and does the same: {error}.")
