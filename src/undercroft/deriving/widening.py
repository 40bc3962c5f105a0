"""Calls change what was known: what mypy takes for granted after them is taken back.

Where `g.fight` was seen to be something, mypy believes it to be there even after a call that ended
the fight, and compiled code would break on its being gone. Binding a name anew, `g = g`, makes it
forget; that costs next to nothing.
"""

import ast
import builtins
from collections.abc import Iterable


def widen(node: ast.FunctionDef, doubtful: frozenset[str]) -> None:
    """Bind names anew wherever a call may have changed a doubtful field of what they hold."""
    held = {_root(one) for one in ast.walk(node) if _is_attribute(one, doubtful)}
    arguments = node.args
    given = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    node.body = _widened(node.body, {one.arg for one in given} & held, held)


def _widened(body: list[ast.stmt], bound: set[str], held: set[str]) -> list[ast.stmt]:
    """A block; `bound` are the names that are bound before it, of those that hold something."""
    bound = set(bound)
    found: list[ast.stmt] = []
    for line in body:
        found.append(line)
        calls = _calls(_parts(line))
        if isinstance(line, ast.For):
            inside = bound | (_names([line.target]) & held)
            line.body = _anew(inside) + _widened(line.body, inside, held)
        elif isinstance(line, ast.If | ast.While):
            first = _anew(bound) if calls else []
            line.body = first + _widened(line.body, bound, held)
            line.orelse = line.orelse and first + _widened(line.orelse, bound, held)
        elif isinstance(line, ast.Match):
            for case in line.cases:
                case.body = _widened(case.body, bound, held)
        bound |= _stored(line) & held
        if _calls([line]) and not isinstance(line, ast.Return | ast.Raise | ast.FunctionDef):
            found += _anew(bound)
    return found


def _parts(line: ast.stmt) -> list[ast.AST]:
    """What a line itself does, without the blocks in it."""
    match line:
        case ast.For():
            return [line.iter]
        case ast.If() | ast.While():
            return [line.test]
        case ast.Match():
            return [line.subject]
        case ast.FunctionDef() | ast.With() | ast.Try():
            return []
    return [line]


def _is_attribute(node: ast.AST, names: frozenset[str]) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in names


def _root(node: ast.AST) -> str:
    """The name that an attribute of an attribute begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _calls(nodes: Iterable[ast.AST]) -> bool:
    """Whether anything is called that may change a state."""
    return any(
        isinstance(one, ast.Call)
        and not (isinstance(one.func, ast.Name) and hasattr(builtins, one.func.id))
        for node in nodes
        for one in ast.walk(node)
    )


def _stored(line: ast.stmt) -> set[str]:
    """The names that an assignment binds for good."""
    if isinstance(line, ast.Assign):
        return _names(line.targets)
    if isinstance(line, ast.AnnAssign) and line.value is not None:
        return _names([line.target])
    return set()


def _names(targets: Iterable[ast.expr]) -> set[str]:
    names = (one for target in targets for one in ast.walk(target) if isinstance(one, ast.Name))
    return {name.id for name in names if isinstance(name.ctx, ast.Store)}


def _anew(names: set[str]) -> list[ast.stmt]:
    return [
        ast.Assign([ast.Name(name, ast.Store())], ast.Name(name, ast.Load()))
        for name in sorted(names)
    ]
