"""What others add to a throw is read and bounded; every refusal names its field."""

import math

import pytest

from undercroft.engine import Refused
from undercroft.targets.conditions.combination import combine
from undercroft.targets.release.help import Blow, Help, Palm, Pass, check_help, read_help

BREATH = tuple((0.1 + 0.02 * at, 12.0) for at in range(20))


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (
            {"type": "pass", "position": [0.5, 0, 0.3], "velocity": [1, 2, 3]},
            Pass((0.5, 0, 0.3), (1, 2, 3)),
        ),
        ({"type": "palm", "height": 0.3}, Palm(0.3, 1.0)),
        ({"type": "palm", "height": 0.3, "limp": 1.2}, Palm(0.3, 1.2)),
        ({"type": "blow", "rise": 30, "air": [[0.1, 20]]}, Blow(30, 0.0, ((0.1, 20),))),
    ],
)
def test_help_is_read(raw: object, found: Help) -> None:
    assert read_help(raw) == found


@pytest.mark.parametrize(
    ("raw", "field"),
    [
        (None, "help"),
        ([], "help"),
        ({}, "type"),
        ({"type": "shove"}, "type"),
        ({"type": "pass", "position": [0, 0], "velocity": [0, 0, 0]}, "position"),
        ({"type": "pass", "position": [0, 0, 0]}, "velocity"),
        ({"type": "palm", "height": "high"}, "height"),
        ({"type": "palm", "height": 0.3, "stiff": 1}, "stiff"),
        ({"type": "palm", "height": 0.7}, "help.height"),
        ({"type": "blow", "rise": 0, "air": [[0, 26]]}, "help.air"),
        ({"type": "blow", "rise": 0, "air": [3]}, "air"),
    ],
)
def test_a_bad_message_names_its_field(raw: object, field: str) -> None:
    with pytest.raises(Refused) as refused:
        read_help(raw)

    assert refused.value.reason == "bad-help"
    assert str(refused.value.facts["field"]).startswith(field)


@pytest.mark.rule("DF-BORROW-02", "DC-POTATO-02", "DC-BLOW-02")
@pytest.mark.parametrize(
    ("good", "bad", "field"),
    [
        (Palm(0.02), Palm(0.0199), "height"),
        (Palm(0.6), Palm(0.601), "height"),
        (Palm(0.3, 0.5), Palm(0.3, 0.49), "limp"),
        (Palm(0.3, 1.25), Palm(0.3, 1.26), "limp"),
        (Palm(0.3, 1.0), Palm(0.3, math.nan), "limp"),
        (Pass((0, 3, 0), (0, 0, 6)), Pass((0, 3.01, 0), (0, 0, 6)), "position"),
        (Pass((0, 3, 0), (0, 0, 6)), Pass((0, 3, 0), (0, 0, 6.01)), "velocity"),
        (Pass((0, 1, 0), (0, 0, 1)), Pass((0, math.nan, 0), (0, 0, 1)), "position"),
        (Pass((0, 1, 0), (0, 0, 1)), Pass((0, 1, 0), (0, 0, math.inf)), "position"),
        (Blow(90.0), Blow(90.1), "rise"),
        (Blow(0.0, -90.0), Blow(0.0, math.nan), "aside"),
        (Blow(0.0), Blow(0.0, 0.0, ((-0.01, 1.0),)), "air"),
        (Blow(0.0, 0.0, ((3.0, 25.0),)), Blow(0.0, 0.0, ((3.01, 25.0),)), "air"),
        (Blow(0.0, 0.0, BREATH), Blow(0.0, 0.0, BREATH[::-1]), "air"),
        (Blow(0.0, 0.0, BREATH), Blow(0.0, 0.0, (*BREATH, BREATH[-1])), "air"),
        (Blow(0.0, 0.0, ((0.0, 25.0),)), Blow(0.0, 0.0, ((0.0, 25.1),)), "air"),
        (Blow(0.0, 0.0, ((0.0, 0.0),)), Blow(0.0, 0.0, ((math.nan, 0.0),)), "air"),
        (
            Blow(0.0, 0.0, tuple((at / 200, 1.0) for at in range(400))),
            Blow(0.0, 0.0, tuple((at / 200, 1.0) for at in range(401))),
            "air",
        ),
    ],
)
def test_help_is_bounded(good: Help, bad: Help, field: str) -> None:
    check_help(good)

    with pytest.raises(Refused) as refused:
        check_help(bad)

    assert refused.value.facts["field"] == f"help.{field}"


def test_which_throws_take_which_help() -> None:
    assert combine(()).helps == ()
    assert combine(("flick",)).helps == ()
    assert combine(("blow",)).helps == ()
    assert combine(("borrow",)).helps == (Palm,)
    assert combine(("hot-potato-shot",)).helps == (Pass,)
    assert combine(("blow-shot",)).helps == (Blow,)
    assert combine(("hot-potato-shot", "blow-shot")).helps == (Pass, Blow)
