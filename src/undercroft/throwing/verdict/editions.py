"""The two editions' verdicts on one throw: how borders, holes, edges and tilted faces count.

A verdict says where the die lies, which face is up and how often it bounced; whether that is a hit
and what it costs is for the games.
"""

from collections.abc import Mapping

from undercroft.engine.throws import Landing
from undercroft.targets.predicates.log import EventLog, TableLanding
from undercroft.targets.scene.board import Board
from undercroft.targets.scene.dice import NO_FACE, DieKind, is_template
from undercroft.targets.scene.regions import OUTSIDE, rank
from undercroft.targets.scene.scene import Scene, the_board, thrown_kind
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.verdict.event_log import event_log
from undercroft.throwing.verdict.rest_position import FaceUp, RestPosition, rest_position

TABLE, FLOOR, EDGE = "table", "floor", "edge"

LEAST_CLEARANCE = 0.001
"""In m [DF-SIM-09]: a die that rolls over the table never rose so far, and did not bounce."""
LEAST_IMPULSE = 0.003
"""In N s [DC-PHYS-11]: less is a rolling die's bump."""
DOUBT = 0.02
"""As a share of the face [DF-SIM-12]; a footprint is measured to about half a percent."""


def landing(flight: Flight) -> Landing:
    """The landing of a flight, read as its board's edition reads it."""
    position = rest_position(flight.scene, flight.pose, flight.rest)
    return verdict(flight.scene, position, event_log(flight))


def verdict(scene: Scene, position: RestPosition, log: EventLog) -> Landing:
    """The landing by the edition that the board belongs to."""
    if is_template(scene.die):
        return _landing(
            scene, log, _place_of_template(the_board(scene), position), position.face.best
        )
    if the_board(scene).reading == "share":
        return first_edition(scene, position, log)
    return catacombs(scene, position, log)


def first_edition(scene: Scene, position: RestPosition, log: EventLog) -> Landing:
    """[DF-SIM-09] [DF-SIM-11] [DF-SIM-12] [DF-SIM-13] The first edition's verdict."""
    place, face = _first_place(the_board(scene), position), _clear_face(position.face)
    return _landing(scene, log, place, face)


def catacombs(scene: Scene, position: RestPosition, log: EventLog) -> Landing:
    """[DC-PHYS-11] [DC-PHYS-13] [DC-PHYS-14] [DC-PHYS-15] The Catacombs' verdict."""
    face = _icon_in_doubt(position.face, thrown_kind(scene))
    return _landing(scene, log, _catacombs_place(scene, position, log), face)


def _landing(scene: Scene, log: EventLog, place: str, face: int) -> Landing:
    icon = face in thrown_kind(scene).icons
    return Landing(place, face, len(counted(scene, log)), icon=icon)


def counted(scene: Scene, log: EventLog) -> tuple[TableLanding, ...]:
    """[DF-SIM-09] [DC-PHYS-11] Those landings before the target that the edition calls bounces."""
    if the_board(scene).reading == "share":
        return tuple(hit for hit in log.landings if hit.clearance >= LEAST_CLEARANCE)
    return tuple(hit for hit in log.landings if hit.impulse > LEAST_IMPULSE)


def largest_share(board: Board, shares: Mapping[str, float]) -> str:
    """[DF-SIM-12] The section with the largest share; in doubt, of the best two the lower.

    Parts over a hole or beyond the rim belong to no section and take part in no comparison.
    """
    best = sorted(
        (name for name in shares if rank(board, name) >= 0),
        key=lambda name: (-shares[name], rank(board, name)),
    )
    if not best:
        return OUTSIDE
    in_doubt = [name for name in best[:2] if shares[best[0]] - shares[name] < DOUBT]
    return min(in_doubt, key=lambda name: rank(board, name))


def most_corners(board: Board, corners: Mapping[str, int]) -> str:
    """[DC-HIT-05] [DC-HIT-06] [DC-RULING-39] The region with most corners; a tie to the lower.

    What a Template lies on is lower than the Template [DC-PHYS-16].
    """
    most = max(corners.values())
    tied = sorted(name for name, count in corners.items() if count == most)
    return min(tied, key=lambda name: (is_template(name), rank(board, name)))


def _first_place(board: Board, position: RestPosition) -> str:
    if position.hole is not None:
        return position.hole
    for ground in (FLOOR, TABLE):
        if ground in position.contacts:
            return _on_ground(ground, position)
    if position.against_side:
        return EDGE
    if "board" not in position.contacts:
        return _elsewhere(position)
    section = largest_share(board, position.shares)
    return EDGE if section == OUTSIDE else section


def _on_ground(ground: str, position: RestPosition) -> str:
    """A die on the ground that also touches the board leans against its edge."""
    return EDGE if "board" in position.contacts else ground


def _catacombs_place(scene: Scene, position: RestPosition, log: EventLog) -> str:
    if FLOOR in position.contacts:
        return FLOOR
    if position.template is not None and _counts_on_template(scene, position):
        return position.template
    if position.hole is not None and position.hole == position.over and not scene.lift:
        return position.hole
    if scene.lift and position.below_board:
        return _under_the_stand(position, log)
    place = _printed_place(scene, position)
    return _elsewhere(position) if place == OUTSIDE else place


def _place_of_template(board: Board, position: RestPosition) -> str:
    """Where a flipped Template lies, so that a game can tell the three ends of a flip.

    With its condition kept it counts. Else, on a region, web or Template it only turned too little
    and is void [DC-RULING-69]; on table, floor or anything else it costs damage [DC-FLIP-05], also
    where it touches the table through a hole [DC-FLIP-04].
    """
    if FLOOR in position.contacts or TABLE in position.contacts:
        return _elsewhere(position)
    if position.contacts and not position.on_target:
        return _elsewhere(position)
    return position.template or _region_that_holds(board, position)


def _region_that_holds(board: Board, position: RestPosition) -> str:
    """The region under its centre; where that is none to lie on, that of most corners."""
    nothing = {OUTSIDE, *(hole.id for hole in board.holes)}
    if position.over not in nothing:
        return position.over
    corners = {name: count for name, count in position.corners.items() if name not in nothing}
    return most_corners(board, corners) if corners else EDGE


def _printed_place(scene: Scene, position: RestPosition) -> str:
    """The region of most corners, or under a coin's centre [DC-COIN-03]; a web must carry it.

    What lies on dice alone touches neither web nor Template: the region below counts
    [DC-RULING-37] [DC-BOARD-15].
    """
    if thrown_kind(scene).shape == "plate":
        return (position.on_dice and position.over_template) or position.over
    corners = {
        name: count
        for name, count in position.corners.items()
        if not name.startswith("web-") or name == position.web or position.on_dice
    }
    return most_corners(the_board(scene), corners or position.corners)


def _counts_on_template(scene: Scene, position: RestPosition) -> bool:
    """[DC-COIN-03] A coin only where its centre lies over the Template."""
    return thrown_kind(scene).shape != "plate" or position.over_template == position.template


def _under_the_stand(position: RestPosition, log: EventLog) -> str:
    """[DC-STAND-03] Below a raised board the hole it fell through, else outside [DC-MISS-03]."""
    if position.over != OUTSIDE and log.passages and log.passages[-1].down:
        return log.passages[-1].hole
    return _elsewhere(position)


def _elsewhere(position: RestPosition) -> str:
    for ground in (FLOOR, TABLE):
        if ground in position.contacts:
            return ground
    others = [body for body in position.contacts if body != "board"]
    return others[0] if others else TABLE


def _clear_face(face: FaceUp) -> int:
    """[DF-SIM-13] None when the two best faces are within 5 degrees."""
    return NO_FACE if face.gap < 5 else face.best


def _icon_in_doubt(face: FaceUp, kind: DieKind) -> int:
    """[DC-PHYS-13] Within 1 degree, an icon does not count against a blank face.

    A coin that leans by more than 45 degrees shows its blank side [DC-COIN-02].
    """
    if kind.shape == "plate" and face.gap < 90:
        return face.second if face.best in kind.icons else face.best
    if face.gap < 1 and face.best in kind.icons and face.second not in kind.icons:
        return face.second
    return face.best
