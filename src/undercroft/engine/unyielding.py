"""Scripts made plain: the syntax of rules without their generators.

`yield from f()` becomes `f()`, an ask becomes the call of a hook that answers it, and what would go
into the outbox is left out. Who answers is not known here.
"""

import ast
import inspect
import pkgutil
from collections.abc import Generator, Iterator, Sequence
from importlib import import_module
from types import FunctionType, ModuleType
from typing import get_args, get_origin

from undercroft.engine import piles
from undercroft.engine.asks import Ask

ROLL, CHOOSE, ANSWER, PLAIN = "_roll_", "_choose_", "_answer_", "_plain_"
"""The hooks that plain functions call: for dice, for choices, for any ask, and for the plain
version of a script that is handed from rule to rule."""


class Underivable(TypeError):
    """A script that playouts can't derive; the message says where it stands and what to do."""


class Unyield(ast.NodeTransformer):
    """Turns a script into a plain function that tells nobody anything."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self._module = module
        self._function = function
        stored = (node for node in ast.walk(function) if isinstance(node, ast.Name | ast.arg))
        self._locals = {
            node.arg if isinstance(node, ast.arg) else node.id
            for node in stored
            if isinstance(node, ast.arg) or isinstance(node.ctx, ast.Store)
        }

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="outbox"), attr="append")):
                return ast.Pass()
        self.generic_visit(node)
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        self.generic_visit(node)
        match node.value:
            case ast.Call(func=ast.Name(id=name)) if self._is_known(name):
                if is_lister(getattr(self._module, name)):
                    raise self._underivable(node, f"{name} does not say that it returns a Script")
                return node.value
            case ast.Call(func=callee) as call:
                # Which script it is shows only when it is played: a rule handed to another rule.
                call.func = _call(PLAIN, [callee])
                return call
            case ast.Tuple(elts=[]):  # a script that has nothing to ask
                return ast.Constant(None)
        raise self._underivable(node, "`yield from` is followed by the call of a script")

    def _is_known(self, name: str) -> bool:
        """Whether a name means a function of the module's own name space."""
        value = None if name in self._locals else getattr(self._module, name, None)
        return isinstance(value, FunctionType)

    def _underivable(self, node: ast.YieldFrom, problem: str) -> Underivable:
        where = f"{self._module.__name__}.{self._function.name}, line {node.lineno}"
        return Underivable(f"{where}: {problem}")

    def visit_Yield(self, node: ast.Yield) -> ast.AST:
        self.generic_visit(node)
        ask = node.value
        assert ask is not None
        match ask:
            case ast.Call(func=ast.Name(id="Roll"), args=[count, die, *_]):
                return _call(ROLL, [count, die])
            case ast.Call(func=ast.Name(id="Choose"), args=[seat, options, *_]):
                return _call(CHOOSE, [seat, options])
        return _call(ANSWER, [ask])


def _call(name: str, arguments: list[ast.expr]) -> ast.Call:
    return ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=arguments, keywords=[])


def modules_of(packages: Sequence[str]) -> Iterator[ModuleType]:
    """All modules whose scripts a game may run."""
    yield piles
    for package in packages:
        root = import_module(package)
        yield root
        for info in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}."):
            yield import_module(info.name)


def is_script(value: object) -> bool:
    """Whether this is a function that says it returns a `Script[...]`."""
    if not inspect.isgeneratorfunction(value):
        return False
    kind = value.__annotations__.get("return")
    is_generator = get_origin(kind) is Generator and get_args(kind)[0] == Ask
    return is_generator or (isinstance(kind, str) and kind.startswith("Script["))


def is_lister(value: object) -> bool:
    """Whether this is a generator that asks nothing: it lists things and stays as it is."""
    return inspect.isgeneratorfunction(value) and not is_script(value)
