"""A throw under conditions, from the release to the landing: launch, flight, log, verdict.

What no hand could do and what can't be combined is refused; what breaks a condition is told in the
landing and is for the games to punish [DF-RULING-59].
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import structs

from undercroft.engine.throws import Landing
from undercroft.targets.conditions.combination import Combined, combine
from undercroft.targets.conditions.preparation import check_prepared
from undercroft.targets.predicates.evidence import Evidence
from undercroft.targets.predicates.log import EventLog, LetGo
from undercroft.targets.record.throw_record import ThrowRecord
from undercroft.targets.release.bounds import plain_bounds
from undercroft.targets.release.help import Blow, Help, Palm, Pass
from undercroft.targets.release.release import Release, refuse
from undercroft.targets.scene.props import beyond_edge
from undercroft.targets.scene.scene import Scene, the_board, thrown_kind
from undercroft.targets.scene.space import vector
from undercroft.throwing.input.handicaps import embodied, hidden, noisier
from undercroft.throwing.input.helping import check_helps, helped_bounds, the_help, with_palm
from undercroft.throwing.input.passing import PassedDie, pass_die, with_pass
from undercroft.throwing.input.release_checks import check_release, check_trace_end
from undercroft.throwing.input.tremor import start_of
from undercroft.throwing.launch.launch import launch
from undercroft.throwing.launch.result import LaunchResult, at_once, joined
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.physics.model import scene_hash
from undercroft.throwing.physics.simulation import ENGINE, stage
from undercroft.throwing.physics.start_check import check_start
from undercroft.throwing.verdict.editions import counted, verdict
from undercroft.throwing.verdict.event_log import event_log
from undercroft.throwing.verdict.rest_position import RestPosition, rest_position


@dataclass(frozen=True, eq=False)
class Attempt:
    """All that is known of a throw under conditions."""

    record: ThrowRecord
    flight: Flight
    log: EventLog
    rest_position: RestPosition
    landing: Landing
    launch: LaunchResult


def attempt(
    scene: Scene,
    release: Release,
    ids: Iterable[str],
    seed: int,
    helps: Sequence[Help] = (),
) -> Attempt:
    """Throw the die of a scene under some conditions; help is what others, or a second stage, add.

    Without it the table passes, holds and blows by itself.
    """
    combined, helps = combine(ids), tuple(helps)
    thrown, launched, caught = launch_attempt(scene, release, combined, seed, helps)
    check_start(stage(scene), launched.start)
    flown = joined(launched, stage(scene).fly(launched.start))
    log = event_log(flown, _let_go(scene, thrown, launched, caught=caught), launched.steps)
    position = rest_position(scene, flown.pose, flown.rest)
    landed = judged(scene, position, log, combined)
    record = ThrowRecord(
        engine=ENGINE,
        scene_hash=scene_hash(scene),
        release=release,
        seed=seed,
        digest=flown.digest(),
        steps=len(flown.times) - 1,
        rested=flown.rested,
        scene=scene,
        conditions=combined.ids,
        helps=helps,
        landing=landed,
    )
    return Attempt(record, flown, log, position, landed, launched)


def launch_attempt(
    scene: Scene, release: Release, combined: Combined, seed: int, helps: tuple[Help, ...]
) -> tuple[Release, LaunchResult, bool]:
    """The release as it was really made, how the die begins to fly, and whether it was caught."""
    check_helps(helps, combined)
    release = with_palm(release, the_help(helps, Palm))
    check_attempt(scene, release, combined, helps)
    if seed < 0:
        refuse("seed", "must be 0 or more")
    thrown = embodied(release, combined.handicap)
    unseen = hidden(thrown, combined.handicap, seed)
    return thrown, *_launched(scene, unseen, combined, seed, helps)


def throw(scene: Scene, release: Release, seed: int) -> tuple[ThrowRecord, Flight]:
    """Throw the die of a scene as a plain throw, under no condition."""
    found = attempt(scene, release, (), seed)
    return found.record, found.flight


def check_attempt(
    scene: Scene, release: Release, combined: Combined, helps: Sequence[Help] = ()
) -> None:
    """Refuse a throw that can't be made: scene, launcher or limits do not fit."""
    check_prepared(scene, combined, release)
    if release.launcher is not combined.launcher:
        refuse("launcher", f"this throw is made by {combined.launcher}")
    check_release(release, scene, helped_bounds(combined.bounds(plain_bounds(scene)), helps))
    check_trace_end(release, combined.launch_spec)


def judged(scene: Scene, position: RestPosition, log: EventLog, combined: Combined) -> Landing:
    """The landing, with the conditions that were not kept."""
    evidence = Evidence(log, counted(scene, log))
    broken = tuple(name for name, check in combined.checks.items() if not check.holds(evidence))
    return structs.replace(verdict(scene, position, log), broken=broken)


def _launched(
    scene: Scene, release: Release, combined: Combined, seed: int, helps: tuple[Help, ...]
) -> tuple[LaunchResult, bool]:
    """How the die begins to fly, and whether a die that was passed was caught."""
    tremor = noisier(the_board(scene).tremor, combined.handicap.noise)
    blow = the_help(helps, Blow)
    if combined.handicap.feed:
        gadget = any(card.group == "launcher" for card in combined.conditions)
        incoming = pass_die(release, seed, gadget=gadget, given=the_help(helps, Pass))
        if not incoming.caught:
            return at_once(start_of(_missed(release, incoming), tremor, seed)), False
        if blow is None:
            release = structs.replace(release, velocity=with_pass(release, incoming))
    return launch(release, scene, combined.launch_spec, tremor, seed, blow), True


def _missed(release: Release, incoming: PassedDie) -> Release:
    return structs.replace(release, position=incoming.place, velocity=incoming.velocity)


def _let_go(scene: Scene, release: Release, launched: LaunchResult, *, caught: bool) -> LetGo:
    hand = [release.position, *(sample[1:] for sample in release.trace)]
    table = the_board(scene).table
    flew = launched.start.velocity
    return LetGo(
        point=release.position,
        velocity=vector(flew if launched.tossed is None else launched.tossed),
        flew=vector(flew),
        stance=release.stance,
        speeds={name: vector(speed) for name, speed in launched.speeds.items()},
        highest=max(z for _, _, z in hand),
        beyond=min(beyond_edge(table, x, y) for x, y, _ in hand),
        mass=thrown_kind(scene).mass,
        wind=vector(launched.wind),
        swing=launched.swing,
        gap=launched.gap,
        early=launched.early,
        caught=caught,
    )
