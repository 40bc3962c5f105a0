"""The answer to a throw: the die of a rule's ask is thrown with physics, and its landing told.

This is the one door from a release to a rule, for people, bots and scripts alike.
"""

from collections.abc import Sequence
from math import atan2, degrees
from typing import NamedTuple

from msgspec import structs

from undercroft.engine.entries import Threw
from undercroft.engine.recorded import RecordedThrow
from undercroft.engine.refusals import Refused
from undercroft.engine.throws import Landing, Piece
from undercroft.targets.move.lying_template import pointed_by
from undercroft.targets.move.places import GROUND
from undercroft.targets.move.setting import piece_of
from undercroft.targets.move.throw import Throw
from undercroft.targets.record.throw_record import pack_record, unpack_record
from undercroft.targets.release.help import Help
from undercroft.targets.release.placing import Placing
from undercroft.targets.release.release import Release
from undercroft.targets.scene.dice import is_template
from undercroft.targets.scene.props import Leg
from undercroft.targets.scene.scene import MOST_DICE, Scene, lying_names, the_board
from undercroft.throwing.attempt import Attempt, attempt
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.picture.keyframes import tracks
from undercroft.throwing.records import Comparison, rethrow
from undercroft.throwing.verdict.aftermath import after_flip, after_throw
from undercroft.throwing.verdict.rest_position import RestPosition

SEED_BYTES = 7
"""Of a throw's seed, those that a simulation takes."""
MOVED = 100
"""A die that moved by less, in hundredths of a millimetre, lies where it lay."""
TURNED = 200
"""The same for its turn, in ten-thousandths of a quaternion."""


class Answer(NamedTuple):
    """A throw that was made: what the log keeps, and how it flew."""

    threw: Threw
    flight: Flight


def answer(
    throw: Throw,
    release: Release,
    seed: bytes,
    helps: Sequence[Help] = (),
    placed: Sequence[Placing] = (),
) -> Answer:
    """Throw what is asked for; Refused when no hand could throw so.

    What the conditions need stands where the thrower placed it, or as usual as seen from where the
    hand lets go.
    """
    scene = throw.scene_from(stance_of(release), placed)
    found = attempt(scene, release, throw.under, seed_number(seed), helps)
    record = pack_record(found.record, tracks(found.flight))
    return Answer(Threw(landing_of(throw, found), "physics", record), found.flight)


def throw_again(thrown: RecordedThrow) -> Comparison:
    """Throw a throw of a log once more and compare seed, scene, flight and landing."""
    ask, entry, seed = thrown
    if not isinstance(ask, Throw):
        return Comparison.DIFFERENT
    try:
        record, _ = unpack_record(entry.record)
        comparison, found = rethrow(entry.record)
    except Refused:
        return Comparison.DIFFERENT
    if found is None or comparison is not Comparison.SAME:
        return comparison
    is_asked = (
        _is_asked(record.scene, ask.scene_from(stance_of(record.release)), ask)
        and record.conditions == ask.combined.ids
        and (seed is None or record.seed == seed_number(seed))
        and landing_of(ask, found) == entry.landing
    )
    return Comparison.SAME if is_asked else Comparison.DIFFERENT


def _is_asked(thrown: Scene, asked: Scene, throw: Throw) -> bool:
    """Whether it is the scene that was asked for; boxes and cards may have been moved.

    That they stand where they may was checked when the throw was made again.
    """
    own = len(throw.setting.props)
    kinds = [[type(prop) for prop in scene.props] for scene in (thrown, asked)]
    moved = tuple(
        one if isinstance(one, Leg) or at < own else other
        for at, (one, other) in enumerate(zip(asked.props, thrown.props, strict=False))
    )
    return kinds[0] == kinds[1] and thrown == structs.replace(asked, props=moved)


def stance_of(release: Release) -> int:
    """Where around the table a hand lets go, in whole degrees counter-clockwise from east."""
    x, y, _ = release.position
    return round(degrees(atan2(y, x))) % 360


def seed_number(seed: bytes) -> int:
    """The seed of a throw as the simulation takes it."""
    return int.from_bytes(seed[:SEED_BYTES], "little")


def landing_of(throw: Throw, found: Attempt) -> Landing:
    """All that rules read of a throw; dice by the names that the game gave them."""
    scene = found.flight.scene
    names = dict(zip(lying_names(scene), (die.name or "" for die in scene.lying), strict=True))
    after = _after(throw, found)
    dice, templates = _dice(throw, after), _templates(throw, after)
    landing = found.landing
    return structs.replace(
        landing,
        place=names.get(landing.place, landing.place),
        shares=_shares(scene, found.rest_position),
        touched=tuple(names.get(body, body) for body in found.log.touched),
        passages=tuple(passage.hole for passage in found.log.passages if passage.down),
        pointed=_pointed(throw, templates, landing),
        pushed=_pushed(throw, dice),
        dice=dice,
        templates=templates,
    )


def _after(throw: Throw, found: Attempt) -> Scene:
    """The scene afterwards; what failed to flip, counts as off the board or is too much goes away.

    A die on the rim may count as off the board while its middle is over it.
    """
    if is_template(throw.die) and not found.landing.broken:
        return after_flip(found.flight)
    has_room = not is_template(throw.die) and len(throw.setting.dice) < MOST_DICE
    is_taken = not has_room or found.landing.place in GROUND
    after = after_throw(found.flight, None if is_taken else throw.name)
    return structs.replace(after, lying=tuple(die for die in after.lying if die.name is not None))


def _dice(throw: Throw, after: Scene) -> tuple[Piece, ...]:
    """The dice afterwards; one that hardly moved lies where it lay, to the last digit."""
    before = {piece.name: piece for piece in throw.setting.dice}
    now = [piece_of(die, die.name or "", after.lift) for die in after.lying]
    return tuple(
        before[piece.name]
        if piece.name in before and _is_unmoved(before[piece.name], piece)
        else piece
        for piece in now
    )


def _is_unmoved(before: Piece, now: Piece) -> bool:
    moved = max(abs(one - other) for one, other in zip(before.at, now.at, strict=True))
    # A turn and its negative are the same.
    turned = min(
        max(abs(one - sign * other) for one, other in zip(before.turn, now.turn, strict=True))
        for sign in (1, -1)
    )
    return moved < MOVED and turned < TURNED


def _templates(throw: Throw, after: Scene) -> tuple[Piece, ...]:
    kept = {piece.name: piece for piece in throw.setting.templates if piece.name != throw.die}
    return tuple(
        kept.get(template.kind) or piece_of(template, template.kind, after.lift)
        for template in after.templates
    )


def _pushed(throw: Throw, dice: tuple[Piece, ...]) -> tuple[str, ...]:
    now = {piece.name: piece for piece in dice}
    return tuple(die.name for die in throw.setting.dice if now.get(die.name) != die)


def _shares(scene: Scene, position: RestPosition) -> tuple[tuple[str, int], ...]:
    """How it is spread over regions: corners in the Catacombs, hundredths in the first edition."""
    if the_board(scene).reading == "corners":
        found = position.corners
    else:
        found = {name: round(100 * share) for name, share in position.shares.items()}
    return tuple((name, count) for name, count in found.items() if count)


def _pointed(throw: Throw, templates: tuple[Piece, ...], landing: Landing) -> str:
    """What the blade points at, by the whole numbers that rules are told."""
    if not is_template(throw.die) or landing.broken:
        return ""
    return pointed_by(throw.setting, next(each for each in templates if each.kind == throw.die))
