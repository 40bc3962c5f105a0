"""The chore that breaks rules to see whether their tests notice."""

import ast
from pathlib import Path

import pytest
from benchmarks.mutants.__main__ import equivalents, row
from benchmarks.mutants.faults import Fault, faults
from benchmarks.mutants.journal import Journal, state_of
from benchmarks.mutants.population import Mutant, diff, population
from benchmarks.mutants.tally import Row, table, wilson
from benchmarks.mutants.trial import Copy, Outcome

from undercroft.games import makers

ROOT = Path(__file__).parents[2]


def broken(text: str) -> list[str]:
    """A text with each of its faults, without the brackets."""
    source = text.encode()
    texts = [
        (source[: fault.start] + fault.text + source[fault.end :]).decode()
        for fault in faults(source, ast.parse(source))
    ]
    return [one.replace("(", "").replace(")", "") for one in texts]


@pytest.mark.parametrize(
    ("text", "faulty"),
    [
        ("x = a < 3", ["x = a <= 3", "x = a < 4"]),
        ("return a in b and c", ["return a in b or c", "return a not in b and c"]),
        ("x = a + b * 2", ["x = a - b * 2", "x = a + b + 2", "x = a + b * 3"]),
        ("x.y = not True", ["pass", "x.y = True", "x.y = not False"]),
        ("if ready: go()", ["if not ready: go()", "if ready: pass"]),
        ("é = min(a)", ["é = max(a)"]),
        ("x: int | str = f'{a < b}'", []),
        ("isinstance(a, B | C)", ["pass"]),
        ("x = zip(a, b, strict=True)", []),
        ("'words'", []),
        ("[a for a in b if a]", ["pass", "[a for a in b if not a]"]),
    ],
)
def test_faults_are_small_and_are_python(text: str, faulty: list[str]) -> None:
    found = broken(text)

    assert found == [one.replace("(", "").replace(")", "") for one in faulty]
    for one in found:
        ast.parse(one)


@pytest.mark.parametrize("game", makers())
def test_every_mutant_of_a_game_has_a_name_of_its_own_and_somebody_to_notice(game: str) -> None:
    mutants = population(ROOT, game)

    assert {mutant.kind for mutant in mutants} == {"rules", "content"}
    assert len({mutant.key for mutant in mutants}) == len(mutants) > 300
    assert [mutant.key for mutant in mutants if not mutant.marks] == []
    for mutant in mutants[::50]:
        assert diff(ROOT, mutant).count("\n-") >= 1


def test_advice_and_foresight_are_no_rules_and_a_default_is_one() -> None:
    modules = {Path(mutant.path).name for mutant in population(ROOT, "dungeon-attack")}
    folders = {Path(mutant.path).parent.name for mutant in population(ROOT, "dungeon-run")}

    assert modules & {"greedy.py", "odds.py", "outlook.py", "forecast.py", "risks.py"} == set()
    assert "fallback.py" in modules
    assert "acts" in folders
    assert "forecasts" not in folders


FAMILY = """
def flare(g):
    \'\'\'[TO-TURN-02] [LA-TURN-09]\'\'\'
    g.lit += 2
"""


def test_the_rules_of_a_family_are_broken_in_every_game_that_names_it(tmp_path: Path) -> None:
    for place, text in {
        "games/torches/__init__.py": 'class Torches:\n    families = ("undercroft.families.fire",)',
        "games/lamps/__init__.py": "class Lamps:\n    pass",
        "families/fire/flaring.py": FAMILY,
    }.items():
        path = tmp_path / "src/undercroft" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    names = {
        (mutant.key.split(": ")[0], mutant.marks) for mutant in population(tmp_path, "torches")
    }
    assert names == {("families/fire/flaring.py flare", ("LA-TURN-09", "TO-TURN-02"))}
    assert population(tmp_path, "lamps") == []
    before = state_of(tmp_path, "torches"), state_of(tmp_path, "lamps")
    (tmp_path / "src/undercroft/families/fire/flaring.py").write_text(FAMILY.replace("2", "3"))
    assert state_of(tmp_path, "torches") != before[0]
    assert state_of(tmp_path, "lamps") == before[1]


def test_both_dungeon_fighters_break_what_they_share() -> None:
    shared = [
        {
            mutant.key
            for mutant in population(ROOT, game)
            if "/families/" in mutant.path and mutant.kind == "rules"
        }
        for game in ("dungeon-fighter", "dungeon-fighter-catacombs")
    ]

    assert shared[0] == shared[1]
    assert len(shared[0]) > 50


RULES = """
class Heal(Effect, tag="heal"):
    pass

def glow(g):
    return working(g, Heal)

def burn(g):
    \'\'\'[TO-TURN-01]\'\'\'
    trigger(g, "gust")
    glow(g)
    g.lit += 1
"""
CONTENT = """
[candle]
effects = [{ do = "heal" }]

[cloak]
effects = [{ do = "on", event = "gust" }]

[gust]
kind = "gust"
"""


def test_a_fault_touches_the_cards_of_its_effects_events_and_calls(tmp_path: Path) -> None:
    folder = tmp_path / "src/undercroft/games/torches"
    (folder / "content").mkdir(parents=True)
    (folder / "rules.py").write_text(RULES)
    (folder / "content/treasures.toml").write_text(CONTENT)
    marks = {mutant.was: mutant.marks for mutant in population(tmp_path, "torches")}

    assert marks["g.lit += 1"] == ("TO-TURN-01", "treasure-cloak")
    assert marks["glow(g)"] == ("TO-TURN-01", "treasure-cloak", "treasure-candle")


def test_a_sample_does_not_change_when_other_mutants_go() -> None:
    mutants = population(ROOT, "dungeon-attack")
    first = sorted(mutants, key=lambda mutant: mutant.order(1))[:20]
    fewer = [mutant for mutant in mutants if mutant not in first[:5]]

    assert sorted(fewer, key=lambda mutant: mutant.order(1))[:15] == first[5:]
    assert sorted(mutants, key=lambda mutant: mutant.order(2))[:20] != first


def test_what_is_listed_as_equivalent_is_still_there_and_has_a_reason() -> None:
    there = {mutant.key for game in makers() for mutant in population(ROOT, game)}

    assert sorted(set(equivalents()) - there) == []
    assert all(len(reason) > 20 for reason in equivalents().values())


@pytest.mark.parametrize(
    ("caught", "tried", "low", "high"),
    [(0, 0, 0, 1), (10, 10, 0.722, 1), (0, 10, 0, 0.278), (58, 60, 0.886, 0.991)],
)
def test_the_interval_is_wilsons(caught: int, tried: int, low: float, high: float) -> None:
    assert wilson(caught, tried) == pytest.approx((low, high), abs=0.001)


def test_the_table_counts_what_could_be_noticed() -> None:
    outcomes = [Outcome.CAUGHT, Outcome.HUNG, Outcome.SURVIVED, Outcome.STILLBORN]

    assert table([Row("torches", "rules", 1000, outcomes)]).splitlines()[-1] == (
        "| torches | rules | 1,000 | 3 | 2 | 66.7 % (20.8 % to 93.9 %) |"
    )
    assert row("torches", "all", [], []).tried == 0


def test_a_journal_forgets_what_was_tried_with_other_tests(tmp_path: Path) -> None:
    path = tmp_path / "new" / "torches.jsonl"
    Journal(path, "one").write("a fault", Outcome.CAUGHT)

    assert Journal(path, "one").known == {"a fault": Outcome.CAUGHT}
    assert Journal(path, "two").known == {}


RULE = "def is_won(torches):\n    return torches >= 10\n"
TEST = """import pytest
from torches import is_won

def test_edge():
    assert is_won({})
"""


def torches(folder: Path, edge: int) -> Copy:
    """A copy of a tiny repository with one rule and one test of it."""
    copy = Copy.__new__(Copy)
    copy.folder = folder
    (folder / "src").mkdir()
    (folder / "src/torches.py").write_text(RULE)
    (folder / "test_torches.py").write_text(TEST.format(edge))
    return copy


@pytest.mark.parametrize(
    ("edge", "text", "outcome"),
    [
        (10, b">", Outcome.CAUGHT),
        (11, b">", Outcome.SURVIVED),
        (10, b"> nonsense >", Outcome.CAUGHT),
        (10, b"$", Outcome.STILLBORN),
    ],
)
def test_a_trial_breaks_the_copy_and_mends_it(
    edge: int, text: bytes, outcome: Outcome, tmp_path: Path
) -> None:
    copy = torches(tmp_path, edge)
    at = RULE.index(">=")
    fault = Fault(at, at + 2, text)
    mutant = Mutant("torches", "rules", "src/torches.py", "is_won", fault, "", "", ("TO-END-01",))

    assert copy.try_out(mutant, ["test_torches.py"]) is outcome
    assert copy.try_out(mutant, []) is Outcome.SURVIVED
    assert (tmp_path / "src/torches.py").read_text() == RULE


def test_a_copy_holds_what_git_knows_and_nothing_else(tmp_path: Path) -> None:
    copy = Copy(ROOT, tmp_path)

    assert (tmp_path / "src/undercroft/engine/table.py").exists()
    assert not list(tmp_path.rglob("node_modules"))
    assert str(tmp_path) in copy.environment["PYTHONPATH"]
