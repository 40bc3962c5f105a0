"""The rulebook: a game's RULES.md as rows that can be looked up, searched and read.

The ids are those that prompts, events and tests name.
"""

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct

from undercroft.engine import AnyGame, Refused

ROW = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* (.*)")
CELL = re.compile(r"^\| ([A-Z]{2}-[A-Z]+-\d+) \| (.*) \|$")
FOR_TESTERS = ("(physical)", "(testers)")
"""How rows begin that no player needs."""
DECISION_POINTS = "Decision points"
"""The heading of the tables that say what happens by default, and what is drawn."""
HEADING = re.compile(r"^(#{2,3}) (.*)")


class Rule(Struct, frozen=True):
    """One row: its id, the heading it stands under, its text."""

    id: str
    heading: str
    text: str


def rulebook_text(game: AnyGame, language: str = "en") -> str:
    """The whole rulebook as Markdown; English where there is no other."""
    folder = files(game.package)
    translated = folder / f"RULES.{language}.md"
    path = translated if translated.is_file() else folder / "RULES.md"
    return path.read_text(encoding="utf-8")


def rules(game: AnyGame, language: str = "en") -> dict[str, Rule]:
    """All rows by id, in their order."""
    return _rules(rulebook_text(game, language))


def players_rules(game: AnyGame, language: str = "en") -> list[Rule]:
    """The rows that players may want to read; the English ones say which."""
    testers = {rule.id for rule in rules(game).values() if _is_for_testers(rule)}
    return [rule for rule in rules(game, language).values() if rule.id not in testers]


def _is_for_testers(rule: Rule) -> bool:
    """Whether a row is about print, or stands in a table of defaults and chances."""
    return rule.text.startswith(FOR_TESTERS) or rule.heading == DECISION_POINTS


def find_rules(game: AnyGame, wanted: str, language: str = "en") -> list[Rule]:
    """The rule of an id, else all rows that hold the words; Refused when there are none."""
    every = rules(game, language)
    if rule := every.get(wanted.upper()):
        return [rule]
    folded = wanted.casefold()
    found = [
        rule
        for rule in every.values()
        if folded in rule.text.casefold()
        or folded in rule.heading.casefold()
        or folded in rule.id.casefold()
    ]
    if not found:
        message = f"no rule of {game.id} is called or holds {wanted!r}"
        raise Refused("no-rule", message, wanted=wanted)
    return found


@cache
def _rules(text: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    heading = ""
    for line in text.splitlines():
        if match := HEADING.match(line):
            heading = match[2]
        elif match := ROW.match(line) or CELL.match(line):
            found[match[1]] = Rule(match[1], heading, match[2].replace(" | ", "; "))
    return found
