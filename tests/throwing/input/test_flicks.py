"""People flick, the table takes it, and they hit often enough; made-up people, see `flicks`."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec import structs

from tests.throwing.flicks import people
from tests.throwing.throws import CATACOMBS, FIRST
from undercroft.engine import Refused
from undercroft.targets.conditions.files import conditions
from undercroft.targets.scene.board import board
from undercroft.throwing import (
    Attempt,
    Combined,
    Gesture,
    Release,
    Scene,
    Stand,
    attempt,
    check_release,
    combine,
    learnt,
    prepare_scene,
    release_from,
    stand_of,
)
from undercroft.throwing.attempt import check_attempt
from undercroft.throwing.calibration.search import worth

PLAIN = combine(())
BOARDS = {"first": FIRST, "catacombs": CATACOMBS}
QUICK = 40


def learning(person: Sequence[Gesture]) -> Iterator[tuple[Gesture, float | None]]:
    """Each flick of a person with what the table has learnt of them before it."""
    own = None
    for gesture in person:
        yield gesture, own
        own = learnt(own, gesture)


def accepted(scene: Scene, screen: str, skill: str = "usual", seed: int = 1) -> list[Release]:
    """The releases of those flicks that a plain throw takes."""
    stand = stand_of(scene, PLAIN)
    found = []
    for person in people(screen, skill, seed=seed):
        for gesture, own in learning(person):
            try:
                release = release_from(gesture, stand, own=own, elapsed=gesture.times[-1])
                check_release(release, scene)
            except Refused:
                continue
            found.append(release)
    return found


def hit_share(scene: Scene, releases: list[Release]) -> float:
    thrown = [attempt(scene, release, (), seed) for seed, release in enumerate(releases)]
    return sum(worth(scene, each.landing) > 0 for each in thrown) / len(thrown)


@pytest.mark.rule("DF-SIM-06", "DC-PHYS-08")
@pytest.mark.parametrize("screen", ["mouse", "touch"])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("skill", ["steady", "usual", "clumsy"])
def test_nearly_every_flick_is_taken(screen: str, board: str, skill: str) -> None:
    assert len(accepted(BOARDS[board], screen, skill)) >= 0.98 * 300


@pytest.mark.parametrize("board", BOARDS)
def test_more_than_half_of_the_usual_flicks_hit(board: str) -> None:
    """A few throws of all people; the seeds are such that it is as with many."""
    releases = accepted(BOARDS[board], "mouse")

    assert hit_share(BOARDS[board], releases[:: len(releases) // QUICK]) >= 0.5


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["mouse", "touch"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_usual_person_hits_with_55_of_100_plain_flicks(board: str, screen: str) -> None:
    releases = [
        release for seed in range(1, 4) for release in accepted(BOARDS[board], screen, seed=seed)
    ]

    assert hit_share(BOARDS[board], releases) >= 0.55


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_who_flicks_more_steadily_hits_more_often(board: str) -> None:
    scene = BOARDS[board]
    steady, usual, clumsy = (
        hit_share(scene, accepted(scene, "mouse", skill)) for skill in ("steady", "usual", "clumsy")
    )

    assert steady > clumsy
    assert steady > usual - 0.03
    assert usual > clumsy - 0.03


def ready(name: str) -> tuple[Scene, Combined, Stand]:
    """The scene for a condition, and where the hand is."""
    combined = combine((name,))
    plain = Scene(combined.edition, board(combined.edition).die)
    stand = stand_of(plain, combined)
    return prepare_scene(plain, combined, stand.seat), combined, stand


def thrown(name: str, count: int) -> Iterator[Attempt]:
    """So many flicks of practised people under a condition; none of them is refused."""
    scene, combined, stand = ready(name)
    practised = [
        list(learning(person))[-1] for person in people("mouse", count=count, flicks=6, seed=5)
    ]
    for seed, (gesture, own) in enumerate(practised):
        yield attempt(scene, release_from(gesture, stand, own=own), combined.ids, seed)


@pytest.mark.rule("DF-SIM-05", "DF-SIM-19", "DC-PHYS-19")
@pytest.mark.parametrize("name", conditions())
def test_every_condition_can_be_thrown_and_kept_with_a_pointer(name: str) -> None:
    assert any(not each.landing.broken for each in thrown(name, 12))


@pytest.mark.slow
@pytest.mark.parametrize("name", conditions())
def test_every_condition_is_kept_with_a_pointer_again_and_again(name: str) -> None:
    assert sum(not each.landing.broken for each in thrown(name, 30)) >= 6


@pytest.mark.parametrize("name", conditions())
def test_nearly_every_flick_is_taken_under_every_condition(name: str) -> None:
    scene, combined, stand = ready(name)
    refused = 0
    for person in people("touch", count=10, flicks=10, seed=3):
        for gesture, own in learning(person):
            try:
                check_attempt(scene, release_from(gesture, stand, own=own), combined)
            except Refused:
                refused += 1

    assert refused <= 2


def test_a_stand_is_at_the_nearest_seat_of_the_thrower() -> None:
    bone = combine(("bone-shot",))

    assert stand_of(FIRST, PLAIN, 133.0).seat == 133.0
    assert [stand_of(CATACOMBS, PLAIN, side).seat for side in (50.0, 350.0, -100.0)] == [
        45.0,
        315.0,
        225.0,
    ]
    assert [stand_of(CATACOMBS, bone, side).seat for side in (50.0, 350.0, 200.0)] == [
        90.0,
        0.0,
        180.0,
    ]


def test_a_stand_keeps_to_the_limits_of_board_and_condition() -> None:
    afar = stand_of(FIRST, combine(("afar",)))
    below = stand_of(FIRST, combine(("under-table",)))
    blow = stand_of(FIRST, combine(("blow",)))

    assert 1.3 <= afar.away <= 1.6
    assert below.height < 0
    assert (blow.slowest, blow.fastest) == (5.0, 25.0)
    assert stand_of(FIRST, PLAIN) == structs.replace(
        stand_of(FIRST, PLAIN), away=0.48, height=0.08, loft=-12.0
    )
