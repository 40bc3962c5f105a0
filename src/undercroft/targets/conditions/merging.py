"""How the parts of several conditions add up: launchers, limits, handicaps, camera, checks, stance.

Roles and groups: [DF-COMBO-02] [DC-COMBO-02]. It knows no scene and no physics.
"""

from msgspec import structs

from undercroft.targets.conditions.condition import (
    Camera,
    Condition,
    Handicap,
    ReleaseLimits,
    UsualAim,
)
from undercroft.targets.conditions.launch_spec import PLAIN, Hold, LaunchSpec
from undercroft.targets.predicates.check import Check
from undercroft.targets.predicates.stance import Caught
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.stance import Stance

MOST_NOISE = 4.0
"""[DC-COMBO-02]"""
GADGET_WAIT = 2.0
"""Seconds to throw on what was caught with a gadget [DC-COMBO-03]."""
PLACE = ("nearest", "farthest", "lowest", "highest", "beyond")
PACE = ("slowest", "speed", "spin", "push")
LEAST = ("nearest", "lowest", "beyond", "slowest")
"""Limits below which nothing is allowed; all others are those above which nothing is."""
AIM_ORDER = (
    *("perception", "view", "hand", "board", "die", "feed", "path"),
    *("posture", "touch", "launcher", "propulsion", "flight", "flip"),
)
CAMERA_ORDER = (
    *("board", "path", "flip", "propulsion", "launcher", "touch", "posture", "view", "perception"),
)


def launch_spec_of(cards: tuple[Condition, ...]) -> LaunchSpec:
    """Who holds the die, what meets it, what blows at it [DC-COMBO-04] [DC-COMBO-05]."""
    touches = [card for card in cards if card.group == "touch"]
    others = [card for card in cards if card not in touches]
    holders = sorted((card for card in others if card.hold), key=lambda card: card.last)
    busy = bool(holders) or len(touches) > 1 or any(card.air or _is_feed(card) for card in others)
    hold = holders[-1].hold if holders else None
    if touches and not busy:
        hold = touches[0].hold
    meets = [card.meet for card in (*others, *(touches if busy else ()))]
    tosses = [card.toss for card in cards if card.toss is not None]
    return LaunchSpec(
        hold=hold or Hold(),
        meets=tuple(meet for meet in meets if meet is not None),
        air=next((card.air for card in others if card.air), None),
        toss=max(tosses, default=PLAIN.toss),
    )


def _is_feed(card: Condition) -> bool:
    return card.group == "feed"


def launcher_of(cards: tuple[Condition, ...], spec: LaunchSpec) -> Launcher:
    """The launcher of the last stage: the one to which the release's velocity belongs."""
    if spec.air is not None:
        return Launcher.BREATH
    if spec.meets:
        return next(card.launcher for card in cards if card.meet is spec.meets[-1])
    if spec.hold.kind in ("hand", "thumb"):
        return Launcher.DIRECT
    return next(card.launcher for card in cards if card.hold is spec.hold)


def limits_of(cards: tuple[Condition, ...]) -> ReleaseLimits:
    """All must be kept; where a posture and the rest share no place, the posture's counts."""
    postures = _narrowed([card.limits for card in cards if card.group == "posture"])
    others = _narrowed([card.limits for card in cards if card.group != "posture"])
    paced = [card.limits for card in cards if card.air] or [card.limits for card in cards]
    return ReleaseLimits(**_shared(postures, others), **_tightest(paced, PACE))


def _narrowed(limits: list[ReleaseLimits]) -> ReleaseLimits:
    """The place that all of some limits allow.

    Where two ranges of heights share nothing the lower counts: a hand that must stay low can't
    reach up.
    """
    found = _tightest(limits, PLACE)
    if "lowest" in found and found["lowest"] >= found.get("highest", 10.0):
        found["lowest"] = min(edges.lowest for edges in limits if edges.lowest is not None)
    if "nearest" in found and found["nearest"] >= found.get("farthest", 10.0):
        found["farthest"] = max(edges.farthest for edges in limits if edges.farthest is not None)
    return ReleaseLimits(**found)


def _shared(posture: ReleaseLimits, other: ReleaseLimits) -> dict[str, float]:
    """The place that a posture and the rest both allow; where they share none, the posture's."""
    found, own = _tightest([posture, other], PLACE), posture.given
    for low, high in (("nearest", "farthest"), ("lowest", "highest")):
        if found.get(low, -10.0) >= found.get(high, 10.0):
            del found[low], found[high]
            found |= {name: own[name] for name in (low, high) if name in own}
    return found


def _tightest(limits: list[ReleaseLimits], names: tuple[str, ...]) -> dict[str, float]:
    """Of each limit that is given the one that leaves the least."""
    found = {}
    for name in names:
        given = [edges.given[name] for edges in limits if name in edges.given]
        if given:
            found[name] = max(given) if name in LEAST else min(given)
    return found


def handicap_of(cards: tuple[Condition, ...]) -> Handicap:
    """All of them; mirroring is done once [DF-COMBO-07]."""
    given = [card.handicap for card in cards]
    noise = 1.0
    for each in given:
        noise *= each.noise
    return Handicap(
        mirror=any(each.mirror for each in given),
        place=max((each.place for each in given), default=0.0),
        turn=max((each.turn for each in given), default=0.0),
        shake=max((each.shake for each in given), default=0.0),
        hertz=max((each.hertz for each in given), default=0.0),
        noise=min(MOST_NOISE, noise),
        jump=any(each.jump for each in given),
        dance=any(each.dance for each in given),
        feed=any(each.feed for each in given),
    )


def camera_of(cards: tuple[Condition, ...]) -> Camera:
    """The camera of the posture goes before that of the propulsion; hiding adds up."""
    ordered = sorted(
        (card for card in cards if card.camera and card.group in CAMERA_ORDER),
        key=lambda card: CAMERA_ORDER.index(card.group),
    )
    shown = [card.camera for card in ordered if card.camera]
    placed = [camera for camera in shown if not camera.dark] or shown
    if not placed:
        return Camera()
    return structs.replace(
        placed[-1],
        dark=any(camera.dark for camera in shown),
        blur=any(camera.blur for camera in shown),
        flag=any(camera.flag for camera in shown),
        roll=max(camera.roll for camera in shown),
    )


def aim_of(cards: tuple[Condition, ...]) -> UsualAim:
    """The usual throw of the condition that changes it most."""
    ordered = sorted(cards, key=lambda card: AIM_ORDER.index(card.group))
    return ordered[-1].aim if ordered else UsualAim()


def checks_of(cards: tuple[Condition, ...], spec: LaunchSpec) -> dict[str, Check]:
    """What must hold; a launcher that only helps another to hold is not checked by itself."""
    found = {}
    for card in cards:
        if card.check is None or (card.group == "launcher" and card.hold is not spec.hold):
            continue
        check = card.check
        if isinstance(check, Caught) and any(other.group == "launcher" for other in cards):
            check = Caught(within=GADGET_WAIT)
        found[card.id] = check
    return found


def stance_of(cards: tuple[Condition, ...]) -> Stance:
    """What each asks of the body; of two values the larger."""
    plain = Stance()
    found = plain
    for card in cards:
        changed = {
            name: value
            for name, value in structs.asdict(card.stance).items()
            if value != getattr(plain, name) and not _is_less(value, getattr(found, name))
        }
        found = structs.replace(found, **changed)
    return found


def _is_less(value: object, than: object) -> bool:
    return isinstance(value, float) and isinstance(than, float) and value < than
