"""Golden playthroughs: whole games written down to be read, one file a scenario.

A change of rules shows in their diff. `make playthroughs` writes them anew.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from tests.conformance.walk import GAMES
from undercroft.bots import Chair, make_bot, with_hands
from undercroft.engine import Event, Keyed, Option, Table
from undercroft.telling import Teller
from undercroft.words import Words

HERE = Path(__file__).parent


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of bots, from its seed."""

    seats: list[str]
    seed: str
    language: str = "en"
    setup: dict[str, Any] = field(default_factory=dict)


def scenarios() -> Iterator[tuple[str, str, Scenario]]:
    """Game, name and scenario of each file."""
    for path in sorted(HERE.glob("*/scenarios.toml")):
        for name, fields in tomllib.loads(path.read_text(encoding="utf-8")).items():
            yield path.parent.name, name, msgspec.convert(fields, Scenario)


def golden_file(game: str, name: str) -> Path:
    return HERE / game / f"{name}.txt"


def lay(game_id: str, scenario: Scenario) -> Table:
    """The table as its game begins."""
    game = GAMES[game_id]
    chance = with_hands(game, Keyed.from_seed(scenario.seed), scenario.seats)
    return Table(game, len(scenario.seats), chance, scenario.setup)


def play(table: Table, scenario: Scenario) -> Iterator[tuple[int, Option]]:
    """Play to the end; before each decision, who decides and what will be chosen."""
    bots = [make_bot(level, f"{scenario.seed} {n}") for n, level in enumerate(scenario.seats)]
    while not table.is_over:
        seat = table.waiting_for[0]
        option = bots[seat].choose(Chair(table, seat))
        yield seat, option
        table.answer(seat, option)


def playthrough(game_id: str, name: str, scenario: Scenario) -> str:
    """A whole game as text: who could choose what, what was chosen, what happened and why."""
    game = GAMES[game_id]
    table = lay(game_id, scenario)
    teller = Teller(table, Words(scenario.language, game))
    lines = [f"{game_id}: {name}", f"rules {game.rules_version}, seed “{scenario.seed}”"]
    lines += [f"{key} = {value}" for key, value in scenario.setup.items()]
    told = 0
    for seat, option in play(table, scenario):
        lines += [_event(teller, event) for event in table.events[told:]]
        told = len(table.events)
        lines += _decision(teller, seat, option)
    lines += [_event(teller, event) for event in table.events[told:]]
    return "\n".join([*lines, *_end(table, teller)]) + "\n"


def _event(teller: Teller, event: Event) -> str:
    return f"    {teller.event(event)}  [{event.why}]"


def _decision(teller: Teller, seat: int, chosen: Option) -> list[str]:
    table = teller.table
    assert table.ask is not None
    lines = ["", f"{teller.seat(seat)}: {teller.ask(table.ask)}  [{table.ask.why}]"]
    for option in table.options(seat):
        mark = ">" if option is chosen else " "
        lines += [f"  {mark} {teller.option(option)}"]
    return lines


def _end(table: Table, teller: Teller) -> list[str]:
    result = table.result()
    lines = ["", "The end"]
    for seat in range(table.seats):
        rank = result.ranks[seat] or "-"
        score = f": {result.scores[seat]}" if result.scored else ""
        lines += [f"  {rank}. {teller.seat(seat)}{score}"]
    return lines + [f"  {teller.verdict(verdict)}" for verdict in result.verdicts]
