"""Refusals: each has its text in both languages, and no English stands in a French sentence."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from undercroft.cli import app
from undercroft.content import read_cards
from undercroft.engine import Fast, Refused, Table
from undercroft.engine.log import read_log
from undercroft.games import find
from undercroft.games.dungeon_attack.cards import Adventurer
from undercroft.server.storage.database import Database
from undercroft.terminal.saves import read
from undercroft.words import LANGUAGES, Words

SOURCES = Path(__file__).parents[1] / "src"
REASON = re.compile(r'(?:Refused|BadLog|BadContent|BadFile|__init__)\(\s*"([a-z-]+)"')
GAME = find("dungeon-attack")


def french(refused: Refused) -> str:
    told = Words("fr", GAME).refusal(refused)
    return told.replace("\u202f", " ").replace("’", "'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_waits_for_words_that_code_writes(language: str) -> None:
    for path in SOURCES.rglob(f"{language}.ftl"):
        assert "$detail" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_code_has_its_text(language: str) -> None:
    words = Words(language, folders=[files("undercroft.targets")])
    raised = {
        reason for path in SOURCES.rglob("*.py") for reason in REASON.findall(path.read_text())
    }

    assert "not-offered" in raised
    assert {reason for reason in raised if not words.has(f"refused-{reason}")} == set()


def cards(folder: Path, text: str) -> None:
    (folder / "adventurers.toml").write_text(text)
    read_cards(Adventurer, "adventurers.toml", [folder])


def setup(**given: object) -> None:
    Table(GAME, 2, Fast(1), given)


HEAD = '{"undercroft":99,"game":"x","rules":1,"content":"","seats":1,"setup":{}}\n'


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda _: setup(colour=1), "Aucun réglage ne s'appelle « colour »."),
        (
            lambda _: setup(starting_player=9),
            "Cette valeur ne convient pas au réglage « starting_player ». Choisissez-en une autre.",
        ),
        (
            lambda _: setup(starting_player=3),
            "La place 3 ne peut pas commencer. Cette partie a 2 places.",
        ),
        (lambda folder: read(folder / "x"), "x n'existe pas."),
        (lambda folder: read(folder), "est un dossier, pas un fichier."),
        (lambda _: read_log("?"), "Ce fichier n'est pas un journal d'Undercroft."),
        (lambda _: read_log(HEAD), "Ce journal est au format 99. Cette version lit le format 1."),
        (
            lambda folder: cards(folder, "[a]\nrating = 'x'"),
            "adventurers.toml, carte a : le champ rating ne convient pas.",
        ),
        (lambda folder: cards(folder, "[a"), "adventurers.toml : contenu illisible."),
        (
            lambda folder: cards(folder, "a = 3"),
            "adventurers.toml, carte a : écrivez ici une table de champs.",
        ),
        (
            lambda _: Database("oracle://x"),
            "Undercroft fonctionne avec sqlite et postgresql, pas avec oracle.",
        ),
    ],
)
def test_a_french_player_reads_french(
    tmp_path: Path, wrong: Callable[[Path], object], told: str
) -> None:
    with pytest.raises(Refused) as refused:
        wrong(tmp_path)

    assert french(refused.value).endswith(told)


@pytest.mark.parametrize(
    ("wanted", "lines"),
    [
        (["resume", "nowhere.log"], 1),
        (["play", "dungeon-attack", "--seats", "bot", "-o", "colour=red"], 1),
        (["play", "dungeon-attack", "--seats", "bot", "-o", "epic_monster=perhaps"], 2),
    ],
)
def test_the_system_is_heard_only_where_the_sentence_does_not_say_all(
    wanted: list[str], lines: int
) -> None:
    done = CliRunner().invoke(app, [*wanted, "--lang", "fr"])

    assert done.exit_code == 2
    assert len(done.stderr.strip().splitlines()) == lines
