"""Functions as the derived module knows them: its names, numbers for enums, types of its own."""

import ast
from collections.abc import Callable
from enum import Enum
from typing import Any

from undercroft.deriving.names import Defined, Meaning, Module, Outside

WRAPPERS = {"Public", "Private", "Backs", "Script", "Annotated"}
"""What says something about a type that matters to nobody here."""
REPLACE = Outside("msgspec.structs", "replace")
SAME = {ast.Is: ast.Eq(), ast.IsNot: ast.NotEq()}

MeaningOf = Callable[[str], Meaning | None]
"""What a name means where a function stands."""
Expression = Callable[[Meaning], ast.expr]
"""What stands for it in the derived module."""


class Rewriter(ast.NodeTransformer):
    """Writes a function, an expression or a type anew."""

    def __init__(
        self,
        meaning: Callable[[str, str], Meaning | None],
        expression: Expression,
        module: str,
        local: frozenset[str] = frozenset(),
    ) -> None:
        self._meaning_in = meaning
        self._expression = expression
        self._module = module
        self._locals = local

    def _meaning(self, node: ast.expr) -> Meaning | None:
        if isinstance(node, ast.Name) and node.id not in self._locals:
            return self._meaning_in(self._module, node.id)
        if isinstance(node, ast.Attribute):
            inside = self._meaning(node.value)
            if isinstance(inside, Module):
                return (
                    self._meaning_in(inside.module, node.attr)
                    if inside.is_ours
                    else Outside(inside.module, node.attr)
                )
        return None

    def _enum(self, node: ast.expr) -> type[Enum] | None:
        found = self._meaning(node)
        value = found.value if isinstance(found, Defined) else None
        is_enum = isinstance(value, type) and issubclass(value, Enum) and issubclass(value, int)
        return value if is_enum else None

    def visit_Name(self, node: ast.Name) -> ast.expr:
        found = self._meaning(node) if isinstance(node.ctx, ast.Load) else None
        return node if found is None else self._expression(found)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if (enum := self._enum(node.value)) and node.attr in enum.__members__:
            return literal(enum[node.attr])
        if (found := self._meaning(node)) is not None:
            return self._expression(found)
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        match node:
            case ast.Call(func=ast.Call(func=ast.Name(id="_plain_"), args=[script])):
                node.func = script
            case ast.Call(func=ast.Name(id="_answer_"), args=[ast.Call() as ask]):
                node = _answered_at_once(node, ask)
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, ast.BinOp() as kinds]):
                node.args[1] = ast.Tuple(_joined(kinds), ast.Load())
        if self._meaning(node.func) == REPLACE:
            node.func = ast.Name("_replaced_", ast.Load())
        if self._enum(node.func) is not None and len(node.args) == 1:
            inside: ast.expr = self.visit(node.args[0])
            return inside
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        sides = [node.left, *node.comparators]
        node.ops = [
            SAME.get(type(op), op) if _is_number(sides[at]) or _is_number(sides[at + 1]) else op
            for at, op in enumerate(node.ops)
        ]
        # Mypyc breaks down at `in (*some, other)`.
        node.comparators = [_listed(side) for side in node.comparators]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        arguments = node.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            if argument.annotation is not None:
                argument.annotation = self.annotation(argument.annotation)
        if node.returns is not None:
            node.returns = self.annotation(node.returns)
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        arguments.kw_defaults = [one and self.visit(one) for one in arguments.kw_defaults]
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        node.body = [self.visit(line) for line in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.annotation = self.annotation(node.annotation)
        node.value = node.value and self.visit(node.value)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in WRAPPERS:
            return self.annotation(node)
        self.generic_visit(node)
        return node

    def annotation(self, node: ast.expr) -> ast.expr:
        """A type as the derived module knows it."""
        match node:
            case ast.Constant(value=str(text)):
                return self.annotation(parsed(text))
            case ast.Subscript(value=ast.Name(id="Literal")):
                return node
            case ast.Subscript(value=ast.Name(id=name)) if name in WRAPPERS:
                inside = node.slice
                return self.annotation(inside.elts[0] if isinstance(inside, ast.Tuple) else inside)
            case ast.Name() | ast.Attribute():
                is_enum = self._enum(node) is not None
                kind: ast.expr = ast.Name("int", ast.Load()) if is_enum else self.visit(node)
                return kind
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                setattr(node, name, self.annotation(value))
            elif isinstance(value, list):
                setattr(node, name, [self.annotation(one) for one in value])
        return node


def _answered_at_once(call: ast.Call, ask: ast.Call) -> ast.Call:
    """An ask that is made and answered at once need not be made."""
    match ask:
        case ast.Call(func=ast.Name(id="Draw"), args=[cards, *_]):
            return ast.Call(ast.Name("_draw_", ast.Load()), [cards], [])
        case ast.Call(func=ast.Name(id="Poll"), args=[seats, options, *_]):
            return ast.Call(ast.Name("_poll_", ast.Load()), [seats, options], [])
    return call


def _joined(kinds: ast.expr) -> list[ast.expr]:
    if isinstance(kinds, ast.BinOp):
        return [*_joined(kinds.left), *_joined(kinds.right)]
    return [kinds]


def _listed(side: ast.expr) -> ast.expr:
    if isinstance(side, ast.Tuple) and any(isinstance(one, ast.Starred) for one in side.elts):
        return ast.Call(ast.Name("list", ast.Load()), [side], [])
    return side


def _is_number(node: ast.expr) -> bool:
    """Whether numbers are compared, where it may have been enums by identity."""
    inside = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inside, ast.Constant) and type(inside.value) is int


def literal(value: Any) -> ast.expr:
    """A constant in its place."""
    if isinstance(value, Enum):
        value = value.value
    if type(value) in (int, float) and value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def locals_of(node: ast.FunctionDef) -> frozenset[str]:
    """The names that a function binds."""
    arguments = {one.arg for one in ast.walk(node) if isinstance(one, ast.arg)}
    names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
    return frozenset(arguments | {one.id for one in names if isinstance(one.ctx, ast.Store)})
