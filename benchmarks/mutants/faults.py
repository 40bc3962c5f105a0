"""Faults: the small mistakes that a text of Python can have. They know no game and no tests."""

import ast
import copy
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
REMOVED = (ast.AugAssign, ast.Break, ast.Continue)
SKIPPED = (ast.JoinedStr, ast.arguments, ast.Assert)


class Fault(NamedTuple):
    """Bytes of a source from `start` to `end` become `text`."""

    start: int
    end: int
    text: bytes
    names: tuple[str, ...] = ()
    """What the broken statement uses, by name."""


def faults(source: bytes, node: ast.AST) -> Iterator[Fault]:
    """All faults of a piece of a source, in its order."""
    starts = _line_starts(source)
    conditions = set(map(id, _conditions(node)))
    for part, statement in _parts(node, node):
        if not isinstance(part, ast.expr | ast.stmt):
            continue
        start, end = _span(part, starts)
        for text in _texts(source[start:end], part, is_condition=id(part) in conditions):
            yield Fault(start, end, text, names_in(statement))


def _texts(old: bytes, node: ast.expr | ast.stmt, *, is_condition: bool) -> Iterator[bytes]:
    """What could stand in the place of a statement or an expression."""
    if isinstance(node, ast.stmt):
        if _can_go(node):
            yield b"pass"
        return
    other = _other(node)
    if other is not None:
        yield _text(other)
    if is_condition and not isinstance(node, ast.Compare | ast.UnaryOp):
        yield b"(not (" + old + b"))"


def names_in(node: ast.AST) -> tuple[str, ...]:
    """The names that a piece of a source uses."""
    return tuple(sorted({part.id for part in ast.walk(node) if isinstance(part, ast.Name)}))


def _text(node: ast.expr) -> bytes:
    """An expression as text that can stand anywhere."""
    text = ast.unparse(node)
    return (text if isinstance(node, ast.Constant | ast.Call) else f"({text})").encode()


def _line_starts(source: bytes) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _span(node: ast.expr | ast.stmt, starts: list[int]) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = starts[node.lineno - 1] + node.col_offset
    return start, starts[node.end_lineno - 1] + node.end_col_offset


def _parts(node: ast.AST, statement: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What can be wrong, and in which statement: all but types, parameters and words.

    `strict` of a zip is an assertion, as `assert` is: it changes nothing where the rest is right.
    """
    if isinstance(node, ast.stmt):
        statement = node
    yield node, statement
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        if _is_type_check(node) and name == "args":
            value = value[:1]
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_skipped(child):
                yield from _parts(child, statement)


def _is_skipped(node: ast.AST) -> bool:
    """Whether nobody plays by it; `strict=` of `zip` only checks what a type checker can't."""
    return isinstance(node, SKIPPED) or (isinstance(node, ast.keyword) and node.arg == "strict")


def _is_type_check(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance"


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that decide whether something is done."""
    for part in ast.walk(node):
        if isinstance(part, ast.If | ast.While | ast.IfExp):
            yield part.test
        elif isinstance(part, ast.comprehension):
            yield from part.ifs


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement can be left out without breaking what stands around it."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, REMOVED) or (isinstance(node, ast.Return) and node.value is None)


def _other(node: ast.expr) -> ast.expr | None:
    """The same expression with another operator, number or name; None for what has no other."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[operator]):
            other.ops = [COMPARED[type(operator)]()]
        case ast.BoolOp():
            other.op = ast.And() if isinstance(other.op, ast.Or) else ast.Or()
        case ast.BinOp() if type(other.op) in CALCULATED:
            other.op = CALCULATED[type(other.op)]()
        case ast.UnaryOp(op=ast.Not()):
            return other.operand
        case ast.Constant(value=bool(flag)):
            other.value = not flag
        case ast.Constant(value=int(number)):
            other.value = number + 1
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            other.func = ast.Name(CALLED[name], ast.Load())
        case _:
            return None
    return other
