"""Settings as a schema: all that a form needs to ask for them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.mappings import from_mapping, schema_of


class Level(Struct, array_like=True, frozen=True):
    dice: Annotated[int, Meta(ge=1, le=30)]
    bosses: int = 0


class Levels(Struct, array_like=True, frozen=True):
    dark: bool = False
    mood: Annotated[Literal["usual", "bad", "awful"], "told as it is named"] = "usual"
    levels: list[Level] = field(default_factory=lambda: [Level(14), Level(7, 1)])


def properties() -> dict[str, Any]:
    found: dict[str, Any] = schema_of(Levels)["$defs"]["Levels"]["properties"]
    return found


def test_a_schema_tells_what_is_usual_and_that_can_be_read_back() -> None:
    usual = {name: told["default"] for name, told in properties().items()}

    assert usual == {"dark": False, "mood": "usual", "levels": [[14, 0], [7, 1]]}
    assert from_mapping(usual, Levels) == Levels()


def test_a_schema_names_parts_that_are_told_in_order() -> None:
    parts = schema_of(Levels)["$defs"]["Level"]["prefixItems"]

    assert [part["title"] for part in parts] == ["dice", "bosses"]
    assert parts[0]["maximum"] == 30


def test_a_schema_keeps_the_order_in_which_values_are_named() -> None:
    assert properties()["mood"]["enum"] == ["usual", "bad", "awful"]
