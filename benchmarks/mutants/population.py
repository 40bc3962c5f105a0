"""The population: every fault that a game's rules and content can have, and who should notice.

A rule is a function, or a constant of a module, that names the rows of the rulebook it plays. A
fault in it touches these rows, those of the rules that it calls in the broken statement or that
call it, and the cards with an effect that it asks for or that wait for an event it triggers, also
in what the broken statement calls. A number of the content belongs to its card, and to the rows
that the comment above it names. The rules of a game's families are broken like its own, and the
rows that they name of other games count too.
"""

import ast
import difflib
import hashlib
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from benchmarks.mutants.faults import Fault, faults, names_in

ROW = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
ROWS = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d+)\]? to \[?\1(\d+)\b")
TABLE = re.compile(r"^\[([a-z0-9-]+)\]$")
NUMBER = re.compile(rb"(?<![\w\"'.-])-?\d+(?![\w\"'.-])")
CARD_KINDS = {
    "abilities": "ability",
    "actions": "action",
    "artifacts": "artifact",
    "bosses": "boss",
    "chambers": "chamber",
    "classes": "class",
    "dooms": "doom",
    "feats": "feat",
    "gifts": "gift",
    "guards": "guard",
    "heroes": "hero",
    "items": "item",
    "minions": "minion",
    "monsters": "monster",
    "prizes": "prize",
    "relics": "relic",
    "spells": "spell",
    "strangers": "stranger",
    "traps": "trap",
    "treasures": "treasure",
}
"""What the cards of a content file are called in marks."""
CARDS_OF = {"dungeon-fighter": "families/first_box"}
"""Where more cards of a game lie: those that others may be mixed with."""
ADVICE = ("bots", "evaluation", "greedy", "heading", "odds", "outlook", "tactics")
"""Modules that say what is wise, not what is allowed."""
FAMILIES = "undercroft.families."
FORESIGHT = ("forecast", "forecast_rolls", "forecasts", "risks")
"""Modules and folders that say what a choice would mean; they decide nothing."""


class Rule(NamedTuple):
    """A function or a constant, and the rows it names."""

    name: str
    node: ast.AST
    rows: tuple[str, ...]


class Mutant(Struct, frozen=True):
    """A game with one fault."""

    game: str
    kind: str
    path: str
    """The broken file, from the root of the repository."""
    name: str
    """The function, the constant or the card that it breaks."""
    fault: Fault
    was: str
    became: str
    marks: tuple[str, ...]
    """The rows and the cards whose tests should notice."""
    again: int = 0
    """How many faults of the same name look the same and come before it."""

    @property
    def key(self) -> str:
        """What it is called in reports and in the list of equivalents."""
        place = self.path.removeprefix("src/undercroft/").removeprefix("games/")
        number = f" ({self.again + 1})" if self.again else ""
        return f"{place} {self.name}{number}: {self.was} => {self.became}"

    def order(self, seed: int) -> str:
        """Its place in a sample: others that come or go don't change it."""
        return hashlib.sha256(f"{seed} {self.key}".encode()).hexdigest()

    def broken(self, source: bytes) -> bytes:
        """The source with the fault."""
        return source[: self.fault.start] + self.fault.text + source[self.fault.end :]


def population(root: Path, game: str) -> list[Mutant]:
    """Every mutant of a game."""
    source = root / "src/undercroft"
    folder = source / "games" / game.replace("-", "_")
    found = [*_rules(root, game, folder), *_content(root, game, folder)]
    if game in CARDS_OF:
        found += _content(root, game, source / CARDS_OF[game])
    return list(_told_apart(found))


def families(root: Path, game: str) -> list[Path]:
    """The folders of the families that a game names."""
    source = root / "src/undercroft/games" / game.replace("-", "_") / "__init__.py"
    tree = ast.parse(source.read_bytes()) if source.exists() else ast.Module([], [])
    named = [
        part.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and _target(node) == "families"
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and str(part.value).startswith(FAMILIES)
    ]
    return [root / "src" / str(name).replace(".", "/") for name in named]


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])


def _told_apart(mutants: list[Mutant]) -> Iterator[Mutant]:
    seen: Counter[str] = Counter()
    for mutant in mutants:
        fields = {name: getattr(mutant, name) for name in mutant.__struct_fields__}
        yield Mutant(**fields | {"again": seen[mutant.key]})
        seen[mutant.key] += 1


def _rules(root: Path, game: str, folder: Path) -> Iterator[Mutant]:
    others = {*ADVICE, *FORESIGHT}
    paths = [
        path
        for place in (folder, *families(root, game))
        for path in sorted(place.rglob("*.py"))
        if not others & {*path.relative_to(place).with_suffix("").parts}
    ]
    trees = {path: ast.parse(path.read_bytes()) for path in paths}
    rules = {path: list(_named_rules(tree)) for path, tree in trees.items()}
    named = [rule for found in rules.values() for rule in found]
    rows_of = {rule.name: rule.rows for rule in named}
    callers = _rows_of_callers(named)
    cards_of = _cards_of_functions(folder, trees.values())
    for path, found in rules.items():
        source = path.read_bytes()
        where = path.relative_to(root).as_posix()
        for name, node, rows in found:
            for fault in faults(source, node):
                was, became = _change(source, fault)
                called = [row for used in fault.names for row in rows_of.get(used, ())]
                cards = [card for used in (name, *fault.names) for card in cards_of.get(used, ())]
                marks = tuple(dict.fromkeys([*rows, *called, *cards, *callers.get(name, ())]))
                yield Mutant(game, "rules", where, name, fault, was, became, marks)


def _rows_of_callers(rules: list[Rule]) -> dict[str, list[str]]:
    """The rows of the rules that use a name."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for rule in rules:
        for name in names_in(rule.node):
            if name != rule.name:
                found[name] += rule.rows
    return found


def _cards_of_functions(folder: Path, trees: Iterable[ast.Module]) -> dict[str, list[str]]:
    """The cards that each function plays: by the effects it asks for and the events it triggers."""
    nodes = [node for tree in trees for node in ast.walk(tree)]
    words = _cards_by_word(folder)
    tags = {
        node.name: keyword.value.value
        for node in nodes
        if isinstance(node, ast.ClassDef)
        for keyword in node.keywords
        if keyword.arg == "tag" and isinstance(keyword.value, ast.Constant)
    }
    return {
        node.name: [
            card
            for word in (*(tags.get(used) for used in names_in(node)), *_events_in(node))
            for card in words.get(word, ())
        ]
        for node in nodes
        if isinstance(node, ast.FunctionDef)
    }


def _cards_by_word(folder: Path) -> dict[object, list[str]]:
    """The cards whose content holds a word; an event is `event=` and its name."""
    cards: defaultdict[object, list[str]] = defaultdict(list)
    for path in sorted(folder.glob("content/*.toml")):
        for name, card in tomllib.loads(path.read_text("utf-8")).items():
            for word in _words_in(card):
                cards[word].append(f"{CARD_KINDS.get(path.stem)}-{name}")
    return cards


def _events_in(node: ast.AST) -> Iterator[str]:
    """The events that a piece of a source triggers."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).startswith("trigger"):
            for part in call.args:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield f"event={part.value}"


def _words_in(content: object, key: str = "") -> set[str]:
    """All words that are values somewhere in a piece of content."""
    if isinstance(content, str):
        return {f"event={content}" if key == "event" else content}
    if isinstance(content, dict):
        return {word for name, part in content.items() for word in _words_in(part, name)}
    if isinstance(content, list):
        return {word for part in content for word in _words_in(part)}
    return set()


def _named_rules(tree: ast.Module) -> Iterator[Rule]:
    """The functions and constants that name rows, with them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and (rows := _rows_in(node)):
            yield Rule(node.name, node, rows)
    for node, after in zip(tree.body, tree.body[1:], strict=False):
        is_told = isinstance(after, ast.Expr)
        if isinstance(node, ast.Assign) and is_told and (rows := _rows_in(after)):
            yield Rule(ast.unparse(node.targets[0]), node.value, rows)


def _rows_in(node: ast.AST) -> tuple[str, ...]:
    words = [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    return tuple(sorted({row for word in words for row in _rows_named(word)}))


def _rows_named(text: str) -> Iterator[str]:
    """The rows that a text names, those within a range too."""
    yield from ROW.findall(text)
    for section, first, last in ROWS.findall(text):
        for number in range(int(first), int(last) + 1):
            yield f"{section}{number:02}"


def _content(root: Path, game: str, folder: Path) -> Iterator[Mutant]:
    for path in sorted(folder.glob("content/*.toml")):
        where, source = path.relative_to(root).as_posix(), path.read_bytes()
        for name, start, line, rows in _cards(source):
            kind = CARD_KINDS.get(path.stem)
            marks = (f"{kind}-{name}", *rows) if kind else rows
            for number in NUMBER.finditer(line.split(b"#")[0]):
                text = str(int(number[0]) + 1).encode()
                fault = Fault(start + number.start(), start + number.end(), text)
                was, became = _change(source, fault)
                mutant = Mutant(game, "content", where, name, fault, was, became, marks)
                if tomllib.loads(mutant.broken(source).decode()):
                    yield mutant


def _cards(source: bytes) -> Iterator[tuple[str, int, bytes, tuple[str, ...]]]:
    """The lines of a content file: their card, where they begin, and the rows it stands for."""
    name, start = "", 0
    above: list[str] = []
    rows: tuple[str, ...] = ()
    common: tuple[str, ...] | None = None
    for line in source.splitlines(keepends=True):
        text = line.decode().strip()
        if text.startswith("#"):
            above += _rows_named(text)
        elif table := TABLE.match(text):
            name, rows = table[1], (*(common or ()), *above)
            above = []
        elif not text and common is None:
            common, above = tuple(above), []
        elif name:
            yield name, start, line, rows
        start += len(line)


def _change(source: bytes, fault: Fault) -> tuple[str, str]:
    """The lines that a fault changes, before and after."""
    after = source[: fault.start] + fault.text + source[fault.end :]
    first = source.rfind(b"\n", 0, fault.start) + 1
    last, new_last = source.find(b"\n", fault.end), after.find(b"\n", fault.start + len(fault.text))
    return _flat(source[first:last]), _flat(after[first:new_last])


def _flat(text: bytes) -> str:
    return " ".join(text.decode().split())


def diff(root: Path, mutant: Mutant) -> str:
    """What a mutant changes, as people read it."""
    source = (root / mutant.path).read_bytes()
    old, new = source.decode().splitlines(), mutant.broken(source).decode().splitlines()
    return "\n".join(difflib.unified_diff(old, new, mutant.path, mutant.path, n=2, lineterm=""))
