"""Words: every text that people read, by id, in English or French, through Fluent.

Texts lie beside what they belong to (`text/en.ftl`, `text/fr.ftl`). A language falls back to
English, so that a content pack may bring one language only.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from undercroft.engine import AnyGame, Refused

LANGUAGES = ("en", "fr")


class Words:
    """The texts of one language, with those of a game if one is given."""

    def __init__(
        self, language: str = "en", game: AnyGame | None = None, folders: Iterable[Traversable] = ()
    ) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            message = f"there is no language {language!r}; there are: {known}"
            raise Refused("no-language", message, language=language, languages=known)
        self.language = language
        places = [*_places(game), *folders]
        order = dict.fromkeys((language, "en"))
        self._bundles = [_bundle(name, places) for name in order]

    def has(self, text: str, note: str | None = None) -> bool:
        """Whether this very language has a text, or a note of it."""
        bundle = self._bundles[0]
        if not bundle.has_message(text):
            return False
        return note is None or note in bundle.get_message(text).attributes

    def say(self, text: str, **facts: object) -> str:
        """A text with its facts; the bare id when there is no such text."""
        said = self._find(text, None, facts)
        return text if said is None else said

    def note(self, text: str, note: str, **facts: object) -> str | None:
        """A note attached to a text, such as its `help` or its `gender`."""
        return self._find(text, note, facts)

    def name(self, text: str) -> str:
        """The name of a thing; made from the id when a content pack brings no text for it."""
        said = self._find(text, None, {})
        if said is not None:
            return said
        return text.partition("-")[2].replace("-", " ").title() or text

    def refusal(self, refused: Refused) -> str:
        """Why something was refused, in this language."""
        said = self._find(f"refused-{refused.reason}", None, refused.facts)
        return str(refused) if said is None else said

    def _find(self, text: str, note: str | None, facts: dict[str, object]) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(text):
                continue
            message = bundle.get_message(text)
            pattern = message.attributes.get(note) if note else message.value
            if pattern is not None:
                said, _ = bundle.format_pattern(pattern, facts)
                return str(said)
        return None


def text_of(language: str, game: AnyGame | None = None) -> str:
    """The texts of the house in one language, or those of a game alone, as they are written."""
    places = _places(game)[1:] if game else _places(None)
    paths = [place / "text" / f"{language}.ftl" for place in places]
    return "\n".join(_read(path) for path in paths if path.is_file())


def _places(game: AnyGame | None) -> list[Traversable]:
    """Where texts lie, later ones going before earlier ones: ours, a family's, the game's own."""
    packages = (*game.families, game.package) if game else ()
    return [files(package) for package in ("undercroft", *packages)]


def _bundle(language: str, places: Iterable[Traversable]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in places:
        path = place / "text" / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(_parsed(_read(path)), allow_overrides=True)
    return bundle


@cache
def _parsed(text: str) -> Any:
    """Parsing takes a good part of a second, so each text is parsed once in a process."""
    return FluentResource(text)


def _read(path: Traversable) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        message = f"{path.name}: {error}"
        raise Refused("bad-content", message, file=path.name, card="none", field="none") from error
