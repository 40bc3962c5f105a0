"""Several conditions in one throw: what launches, from where, with what around, what must hold.

The parts add up by the ledgers' groups [DF-COMBO-02] [DC-COMBO-02]; what can't be done together is
refused with the two ids. It knows no scene and no physics.
"""

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Literal, NoReturn

from msgspec import Struct, structs

from undercroft.engine.refusals import Refused
from undercroft.targets.conditions.boxes import (
    is_hopeless_mixed,
    is_impossible_mixed,
    without_same,
)
from undercroft.targets.conditions.condition import (
    Camera,
    Condition,
    Control,
    Handicap,
    Need,
    ReleaseLimits,
    UsualAim,
)
from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.conditions.launch_spec import LaunchSpec
from undercroft.targets.conditions.merging import (
    aim_of,
    camera_of,
    checks_of,
    handicap_of,
    launch_spec_of,
    launcher_of,
    limits_of,
    stance_of,
)
from undercroft.targets.predicates.check import Check
from undercroft.targets.predicates.path import OffABone
from undercroft.targets.release.bounds import Bounds
from undercroft.targets.release.help import Blow, Help, Palm, Pass
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.stance import Stance
from undercroft.targets.scene.board import Board

Clash = Literal["both", "launch", "flip", "die"]
"""Why no throw can keep two conditions: nobody does both at once, each says how the die starts to
fly, a flip is a throw of its own, each has a die of its own."""


class Combined(Struct, frozen=True):
    """All that one throw is under."""

    conditions: tuple[Condition, ...]
    launcher: Launcher
    launch_spec: LaunchSpec
    limits: ReleaseLimits
    needs: tuple[Need, ...]
    handicap: Handicap
    camera: Camera
    controls: tuple[Control, ...]
    aim: UsualAim
    checks: dict[str, Check]
    """By the id of the condition that asks for it."""
    stance: Stance
    """What a thrower does who means to keep everything."""
    lift: float
    webs: bool
    die: str
    hopeless: bool
    """It can hardly be done: the table may offer to back down at once [DC-COMBO-09]."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the conditions."""
        return tuple(card.id for card in self.conditions)

    @property
    def edition(self) -> str:
        """The edition that the conditions belong to; empty without any."""
        return self.conditions[0].edition if self.conditions else ""

    @property
    def questions(self) -> tuple[str, ...]:
        """The ids of the questions for a real table, in order."""
        return tuple(card.question for card in self.conditions if card.question)

    @property
    def helps(self) -> tuple[type[Help], ...]:
        """What somebody may add to the throw; what nobody gives the table does by itself."""
        wanted: dict[type[Help], bool] = {
            Pass: self.handicap.feed,
            Palm: self.launch_spec.hold.lag > 0,
            Blow: self.launch_spec.air is not None and self.launch_spec.tossed,
        }
        return tuple(kind for kind, is_wanted in wanted.items() if is_wanted)

    def bounds(self, plain: Bounds) -> Bounds:
        """The limits on the release: those of the board, changed by the conditions."""
        return structs.replace(plain, **self.limits.given)


def combine(ids: Iterable[str]) -> Combined:
    """Combine conditions; the same one twice counts once [DF-CONDITION-10] [DC-COMBO-01].

    So do two of different boxes that are the same, and then the stricter one counts [DC-REQ-05].
    """
    wanted = set(ids)
    for name in sorted(wanted):
        condition(name)
    cards = without_same([card for card in conditions().values() if card.id in wanted])
    for one, other in combinations(cards, 2):
        if is_impossible(one, other):
            _refuse(one.id, other.id)
    launch_spec = launch_spec_of(cards)
    return Combined(
        conditions=cards,
        launcher=launcher_of(cards, launch_spec),
        launch_spec=launch_spec,
        limits=limits_of(cards),
        needs=tuple(need for card in cards for need in card.props),
        handicap=handicap_of(cards),
        camera=camera_of(cards),
        controls=tuple(card.control for card in cards) or (Control(),),
        aim=aim_of(cards),
        checks=checks_of(cards, launch_spec),
        stance=stance_of(cards),
        lift=max((card.lift for card in cards), default=0.0),
        webs=any(card.webs for card in cards),
        die=next((card.die for card in cards if card.die), ""),
        hopeless=is_hopeless(cards),
    )


def clash(one: Condition, other: Condition) -> Clash | None:
    """Why no throw can keep both; None where one can [DF-COMBO-03] [DF-COMBO-04] [DF-COMBO-05]."""
    if one.edition != other.edition and is_impossible_mixed(one, other):
        return "launch"
    if one.id in other.impossible or other.id in one.impossible:
        return "both"
    if one.group == other.group == "propulsion":
        return None if other.id in one.goes_with else "launch"
    groups = {one.group, other.group}
    if "flip" in groups:
        return None if groups == {"flip", "board"} else "flip"
    return "die" if one.die and other.die else None


def is_impossible(one: Condition, other: Condition) -> bool:
    """Whether no throw can keep both."""
    return clash(one, other) is not None


def impossible_pairs(edition: str) -> tuple[tuple[str, str], ...]:
    """The pairs that can't be combined, for tables that grey them out [DF-COMBO-06]."""
    cards = [card for card in conditions().values() if card.edition == edition]
    return tuple(
        (one.id, other.id) for one, other in combinations(cards, 2) if is_impossible(one, other)
    )


def is_lacking(card: Condition, target: Board) -> bool:
    """Whether a board has not what a condition is about, so that nobody can keep it there."""
    return bool(isinstance(card.check, OffABone) and not target.bones)


def is_hopeless(cards: Iterable[Condition]) -> bool:
    """Whether the check can hardly be met [DC-COMBO-09]: by its parts, or no hand ever did."""
    together = tuple(cards)
    if any(other.id in (one.hopeless or ()) for one, other in permutations(together, 2)):
        return True
    if any(is_hopeless_mixed(one, other) for one, other in combinations(together, 2)):
        return True
    groups = [card.group for card in together]
    parts = groups.count("launcher") + groups.count("touch") + groups.count("flight")
    return parts >= 3 or {"feed", "flight", "launcher"} <= set(groups)


def _refuse(one: str, other: str) -> NoReturn:
    message = f"conditions: {one} and {other} can't be combined"
    raise Refused("impossible-throw", message, field="conditions", one=one, other=other)
