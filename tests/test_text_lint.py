"""Text lint: bad lines are found and named, and our own texts have none."""

from pathlib import Path

import pytest

from undercroft.text_lint import check, check_rulebook, problems, texts_in

ROOT = Path(__file__).parents[1]
NARROW = "\u202f"


def found(written: str, language: str = "fr", english: str = "") -> list[tuple[str, str]]:
    return list(check(written, language, texts_in(english), {"web-go"}))


def test_no_text_of_ours_is_badly_written() -> None:
    assert list(problems(ROOT)) == []


@pytest.mark.parametrize(
    "line",
    [
        "Vraiment ?",
        "Vraiment?",
        "Attention : un piège",
        "Attention: un piège",
        "Un{ $n } ; deux",
        "Fini !",
        "{ $n } %",
        "{ $n }%",
        f"« Oui{NARROW}»",
        f"«{NARROW}Oui »",
        "Nouvel essai …",
        "Nouvel essai...",
        "l'autre",
        "l\u00a0autre",
        '"oui"',
        "-1 en Magie",
        "Etat du jeu",
        "{ $n ->\n        [one] Un ?\n       *[other] Deux\n    }",
    ],
)
def test_bad_french_is_found(line: str) -> None:
    assert [text for text, _ in found(f"some-text = {line}\n")] == ["some-text"]


@pytest.mark.parametrize(
    "line",
    [
        f"Vraiment{NARROW}? Oui{NARROW}! Non{NARROW}: {{ $n }}{NARROW}%.",
        f"«{NARROW}Oui{NARROW}», à 12:30, bot:random, https://jeux.example, sqlite:///FICHIER",
        'Tapez {"?"} pour l’aide, ou --svg.',
        "pip install 'undercroft[server]'",
        "−1 en Magie… État",
    ],
)
def test_good_french_passes(line: str) -> None:
    assert found(f"some-text = {line}\n") == []


def test_a_name_that_is_the_same_in_both_languages_keeps_its_typography() -> None:
    game = "game-dungeon = Dungeon!\n    .about = {}\n"

    assert found(game.format("Un donjon."), "fr", game.format("A dungeon.")) == []
    assert found(game.format("Un donjon!"), "fr", game.format("A dungeon!")) != []


@pytest.mark.parametrize("line", ["Don't", "-1 skill", "the colour", 'a "door"'])
def test_bad_english_is_found(line: str) -> None:
    assert len(found(f"some-text = {line}\n", "en")) == 1


@pytest.mark.parametrize(
    ("text", "most"), [("option-go", 24), ("web-go", 24), ("ask-dr-01", 70), ("event-gone", 110)]
)
def test_a_text_that_is_too_long_is_found(text: str, most: int) -> None:
    fits = "{ $seat } " + "x" * most

    assert found(f"{text} = {fits}\n", "en") == []
    assert found(f"{text} = {fits}y\n", "en") == [(text, f"{most + 1} characters; at most {most}")]


def test_the_longest_way_through_a_text_counts() -> None:
    written = (
        "option-go = Go { $way ->\n        [one] on\n       *[other] "
        + "x" * 30
        + "\n    } now\nabout = "
        + "x" * 300
        + "\n"
    )

    assert found(written, "en") == [("option-go", "37 characters; at most 24")]


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("- **DG-A-01** Un dé : lancez-le.", "fr"),
        ("Vraiment\u00a0?", "fr"),
        ("L'escalier", "fr"),
        ("the hero's neighbors", "en"),
        ("favour one class", "en"),
        ("Lightning Bolt -1", "en"),
    ],
)
def test_a_badly_written_line_of_a_rulebook_is_found(line: str, language: str) -> None:
    assert {number for number, _ in check_rulebook(f"# Title\n\n{line}\n", language)} == {3}


@pytest.mark.parametrize(
    "line",
    [
        "`(option : nom)` marque une règle",
        "[le plan](https://example.org/a:b?c)",
        "# Dungeon! et ses règles",
        f"Un dé{NARROW}: lancez-le. [DG-A-01]",
    ],
)
def test_code_links_and_titles_of_a_rulebook_are_left_alone(line: str) -> None:
    assert list(check_rulebook(line, "fr", ["Dungeon!"])) == []
