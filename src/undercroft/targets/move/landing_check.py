"""Which landings a throw can have: what board, die, conditions and setting do not allow is refused.

It is asked of every landing that somebody says, be it people, a log or a worker.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from msgspec import structs

from undercroft.engine.refusals import Refused
from undercroft.engine.throws import NO_FACE, Landing, Piece
from undercroft.targets.conditions.combination import is_lacking
from undercroft.targets.move.lying_check import collide, lies_there, shows
from undercroft.targets.move.lying_template import pointed_by
from undercroft.targets.move.places import GROUND, bodies, is_on_target, is_to_lie_on, places
from undercroft.targets.move.setting import lying_dice, scene_of
from undercroft.targets.predicates.path import Bounced, OffABone
from undercroft.targets.scene.board import board
from undercroft.targets.scene.dice import die_kind, is_template
from undercroft.targets.scene.regions import rank, region_names, section_values
from undercroft.targets.scene.scene import check_scene

if TYPE_CHECKING:  # a throw asks for this check; at run time only its object is needed
    from undercroft.targets.move.throw import Throw

MOST_BOUNCES = 99
DOUBT = 4
"""Between hundredths of a face: they are in doubt up to 2, and each is rounded."""
CORNERS = {"cube": 8, "dodecahedron": 20}


def check_landing(throw: Throw, landing: Landing) -> None:
    """Refuse a landing that can't be; the reason names the field."""
    if landing.place not in places(throw):
        _refuse("place", f"there is no {landing.place!r} here")
    _check_face(throw, landing)
    _check_conditions(throw, landing)
    _check_names(throw, landing)
    _check_shares(throw, landing)
    _check_pieces(throw, landing)
    _check_pointed(throw, landing)


def _check_face(throw: Throw, landing: Landing) -> None:
    kind = die_kind(throw.die)
    if not NO_FACE <= landing.face < kind.faces:
        _refuse("face", f"must lie between {NO_FACE} and {kind.faces - 1}")
    if landing.face != NO_FACE and landing.icon != (landing.face in kind.icons):
        _refuse("icon", "does not fit the face that is up")
    if landing.icon and not kind.icons:
        _refuse("icon", "this has no symbol")


def _check_conditions(throw: Throw, landing: Landing) -> None:
    if not 0 <= landing.bounces <= MOST_BOUNCES:
        _refuse("bounces", f"must lie between 0 and {MOST_BOUNCES}")
    _check_each("broken", landing.broken, throw.combined.checks)
    for card in throw.combined.conditions:
        if card.id not in landing.broken and is_lacking(card, board(throw.setting.board)):
            _refuse("broken", f"{card.id} can't be kept at this board")
    for name, check in throw.combined.checks.items():
        if name not in landing.broken:
            least = check.times if isinstance(check, Bounced) else int(isinstance(check, OffABone))
            if landing.bounces < least:
                _refuse("broken", f"{name} is only kept with {least} bounces or more")


def _check_names(throw: Throw, landing: Landing) -> None:
    _check_each("touched", landing.touched, bodies(throw))
    _check_each("pushed", landing.pushed, [piece.name for piece in throw.setting.dice])
    holes = [hole.id for hole in board(throw.setting.board).holes]
    for hole in landing.passages:
        if hole not in holes or hole in throw.setting.webs:
            _refuse("passages", f"there is no open hole {hole!r}")
    if len(landing.passages) > MOST_BOUNCES:
        _refuse("passages", f"at most {MOST_BOUNCES}")


def _check_shares(throw: Throw, landing: Landing) -> None:
    """Corners add up to all that the die has, hundredths to no more than a face."""
    if not landing.shares:
        return
    regions = [region for region, _ in landing.shares]
    _check_each("shares", regions, [*places(throw), "outside"])
    if any(share < 1 for _, share in landing.shares):
        _refuse("shares", "each must be 1 or more")
    total = sum(share for _, share in landing.shares)
    in_corners = board(throw.setting.board).reading == "corners"
    corners = CORNERS.get(die_kind(throw.die).shape)
    if total > 101 or (in_corners and corners and total != corners):
        _refuse("shares", "do not add up")
    is_section = landing.place in section_values(board(throw.setting.board))
    # A plate lies where its centre does.
    if corners and is_section and landing.place not in regions:
        _refuse("shares", f"nothing of it lies on {landing.place!r}")
    if corners and is_section and not _is_best(throw, landing, 0 if in_corners else DOUBT):
        _refuse("shares", f"more of it lies elsewhere than on {landing.place!r}")


def _is_best(throw: Throw, landing: Landing, doubt: int) -> bool:
    """Whether a section has the largest share; in doubt the lower one counts.

    Corners compete with holes, bones and what is outside; shares of a face do not.
    """
    target = board(throw.setting.board)
    rivals = section_values(target) if doubt else (*region_names(target),)
    shares = {region: share for region, share in landing.shares if region in rivals}
    best, mine = max(shares.values()), shares[landing.place]
    lower = all(
        rank(target, landing.place) <= rank(target, region)
        for region, share in shares.items()
        if share == best
    )
    return mine + doubt >= best and (mine == best or lower) and (doubt > 0 or lower)


def _check_each(field: str, names: Iterable[str], allowed: Iterable[str]) -> None:
    """Each name is allowed, and none is given twice."""
    known, found = set(allowed), set[str]()
    for name in names:
        if name not in known:
            _refuse(field, f"there is no {name!r} here")
        if name in found:
            _refuse(field, f"{name!r} is given twice")
        found.add(name)


def _check_pointed(throw: Throw, landing: Landing) -> None:
    """Only a blade that lies there points at a section, and at no other."""
    lying = next((piece for piece in landing.templates if piece.name == throw.die), None)
    pointed = "" if lying is None else pointed_by(throw.setting, lying)
    if landing.pointed != pointed:
        _refuse("pointed", f"the blade does not point there, but at {pointed or None!r}")


def _check_pieces(throw: Throw, landing: Landing) -> None:
    """What lies there afterwards: what lay there before, moved only if pushed, and what came."""
    flipped = is_template(throw.die)
    before = {piece.name: piece for piece in throw.setting.dice}
    came = set() if flipped else {throw.name}
    _check_each("dice", [piece.name for piece in landing.dice], before.keys() | came)
    after = {piece.name: piece for piece in landing.dice}
    for name, piece in before.items():
        now = after.get(name)
        if now != piece and name not in landing.pushed:
            _refuse("dice", f"{name!r} was not pushed and lies elsewhere")
        if now is not None and now.kind != piece.kind:
            _refuse("dice", f"{name!r} is another kind of die")
    thrown = after.get(throw.name) if came and throw.name not in before else None
    if thrown is not None:
        _check_thrown(throw, landing, thrown)
    _check_templates(throw, landing)
    _check_poses(throw, landing)


def _check_thrown(throw: Throw, landing: Landing, thrown: Piece) -> None:
    if thrown.kind != throw.die:
        _refuse("dice", f"{thrown.name!r} is another kind of die")
    if landing.place in GROUND:
        _refuse("dice", f"{thrown.name!r} lies on the {landing.place}")
    if not lies_there(throw, landing, thrown):
        _refuse("dice", f"{thrown.name!r} does not lie on {landing.place!r}")
    if not shows(thrown, icon=landing.icon):
        _refuse("icon", "does not fit how it lies")


def _check_templates(throw: Throw, landing: Landing) -> None:
    _check_flip(throw, landing)
    before = {piece.name: piece for piece in throw.setting.templates}
    came = {throw.die} if is_template(throw.die) and not landing.broken else set[str]()
    names = [piece.name for piece in landing.templates]
    _check_each("templates", names, before.keys() | came)
    for piece in landing.templates:
        if piece.name not in came and piece != before[piece.name]:
            _refuse("templates", f"{piece.name!r} can't be moved")
        if piece.kind != piece.name:
            _refuse("templates", f"{piece.name!r} is named after its kind")
    if before.keys() - came - set(names):
        _refuse("templates", "none goes away by itself")


def _check_flip(throw: Throw, landing: Landing) -> None:
    """A Template that was flipped well lies on the board, on no die, and else nowhere."""
    lying = next((piece for piece in landing.templates if piece.name == throw.die), None)
    if not is_template(throw.die) or landing.broken:
        return
    if not is_to_lie_on(throw, landing.place):
        _refuse("place", f"{throw.die!r} was flipped well, but not onto the Target")
    if lying is None:
        _refuse("templates", f"{throw.die!r} was flipped well, but does not lie there")


def _check_poses(throw: Throw, landing: Landing) -> None:
    after = throw.setting.after(landing)
    try:
        scene = scene_of(after, board(after.board).die)
        check_scene(structs.replace(scene, lying=lying_dice(after)))
    except Refused as refused:
        _refuse("dice", str(refused))
    if wrong := collide(landing.dice):
        _refuse("dice", f"{wrong!r} can't lie there")
    if not all(is_on_target(throw.setting.board, piece) for piece in landing.dice):
        _refuse("dice", "what lies off the board is taken away")


def _refuse(field: str, problem: str) -> NoReturn:
    raise Refused("bad-landing", f"{field}: {problem}", field=field)
