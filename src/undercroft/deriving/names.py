"""What a name in a module means: where it is defined, however often it was imported on the way.

It reads source and runs nothing of it.
"""

import ast
import inspect
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

HOUSE = "undercroft"


class Defined(NamedTuple):
    """A name that a module of ours defines at its top."""

    module: str
    name: str
    node: ast.stmt

    @property
    def value(self) -> Any:
        return getattr(import_module(self.module), self.name)


class Outside(NamedTuple):
    """A name that comes from elsewhere."""

    module: str
    name: str


class Module(NamedTuple):
    """A module that is called by a name."""

    module: str
    is_ours: bool


Meaning = Defined | Outside | Module


class _Imported(NamedTuple):
    module: str
    name: str


class Names:
    """What names mean for a game whose own modules are these, besides those of Undercroft."""

    def __init__(self, own: frozenset[str]) -> None:
        self._own = own
        self.read: set[str] = set()
        """The modules that had to be looked into."""

    def meaning(self, module: str, name: str) -> Meaning | None:
        """What a name means at the top of a module; None for what Python knows by itself."""
        self.read.add(module)
        bound = bindings(module).get(name)
        if bound is None or isinstance(bound, ast.stmt):
            return None if bound is None else Defined(module, name, bound)
        source, original = bound
        if not original:
            return Module(source, self._is_ours(source))
        if not self._is_ours(source):
            return Outside(source, original)
        found = self.meaning(source, original)
        if found is None and _is_module(f"{source}.{original}"):
            return Module(f"{source}.{original}", True)
        return found or Outside(source, original)

    def _is_ours(self, module: str) -> bool:
        return module.partition(".")[0] == HOUSE or module in self._own


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # what stands before the last dot is a module, not a package
        return False


@cache
def bindings(module: str) -> dict[str, ast.stmt | _Imported]:
    """What each name at the top of a module was bound to."""
    found: dict[str, ast.stmt | _Imported] = {}
    body = ast.parse(inspect.getsource(import_module(module))).body
    for node in body:
        if isinstance(node, ast.If):  # `if TYPE_CHECKING:`
            body.extend(node.body)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            found |= dict.fromkeys(_assigned(node), node)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                found[alias.asname or alias.name] = _Imported(node.module or "", alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                top = alias.name if alias.asname else alias.name.partition(".")[0]
                found[alias.asname or top] = _Imported(top, "")
    return found


def _assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [
        name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
    ]
