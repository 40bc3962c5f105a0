"""A setting: what lies and stands at the target as rules know it, in whole numbers and names.

A state holds it, so that everybody sees it; a throw carries it; a landing says what lies there
afterwards. The scene for a simulation is made from it.
"""

from functools import lru_cache

from msgspec import Struct, structs

from undercroft.engine.throws import Landing, Piece
from undercroft.engine.visibility import Public
from undercroft.targets.move.settling import settled
from undercroft.targets.scene.faces import turn_of
from undercroft.targets.scene.props import Box, Card, Leg, Prop
from undercroft.targets.scene.scene import LyingDie, Scene, Template
from undercroft.targets.scene.space import Vector

LENGTH = 100_000
"""Hundredths of a millimetre in a metre."""
TURN = 10_000
"""A quaternion's numbers are told in such parts."""
STAND = "flying-stand"
Spot = tuple[int, int]
"""A place seen from above, in hundredths of a millimetre from the centre."""


class Stood(Struct, frozen=True, gc=False, omit_defaults=True):
    """A box, a card or a leg that stands on the table; lengths in hundredths of a millimetre."""

    kind: Public[str]
    at: Public[tuple[int, int]]
    yaw: Public[int]
    """In degrees."""
    size: Public[tuple[int, int, int]]
    """Width, height and depth."""
    lowest: Public[int] = 0


class Setting(Struct, frozen=True, gc=False):
    """What a die is thrown at."""

    board: Public[str] = "first"
    dice: Public[tuple[Piece, ...]] = ()
    templates: Public[tuple[Piece, ...]] = ()
    webs: Public[tuple[str, ...]] = ()
    """The holes that a web closes."""
    raised: Public[bool] = False
    """Whether the board stands on the flying stand."""
    props: Public[tuple[Stood, ...]] = ()
    """What was stood up; what a condition needs besides stands where it usually does."""

    def after(self, landing: Landing) -> "Setting":
        """The same with what lies there after a landing."""
        return structs.replace(self, dice=landing.dice, templates=landing.templates)

    def without(self, *names: str) -> "Setting":
        """The same without some dice, Templates or webs; a web by its own name or its hole's."""
        gone = {name.replace("web", "hole") for name in names} | set(names)
        return structs.replace(
            self,
            dice=tuple(die for die in self.dice if die.name not in gone),
            templates=tuple(each for each in self.templates if each.name not in gone),
            webs=tuple(hole for hole in self.webs if hole not in gone),
        )


def scene_of(setting: Setting, die: str, lift: float = 0.0) -> Scene:
    """The scene in metres, for a simulation; on a stand all that lies on the board goes up too."""
    return Scene(
        board=setting.board,
        die=die,
        lying=tuple(
            structs.replace(lying, position=_lifted(lying.position, lift))
            for lying in settled(setting.board, lying_dice(setting), setting.webs, raised=lift > 0)
        ),
        props=tuple(_prop(stood) for stood in setting.props),
        lift=lift,
        webs=setting.webs,
        templates=tuple(
            Template(piece.kind, _lifted(place_of(piece), lift), turn_of(piece.turn))
            for piece in setting.templates
        ),
    )


def piece_of(thing: LyingDie | Template, name: str, lift: float = 0.0) -> Piece:
    """A die or Template of a scene in whole numbers."""
    x, y, height = thing.position
    x, y, z = (round(length * LENGTH) for length in (x, y, height - lift))
    w, i, j, k = (round(number * TURN) for number in thing.turn)
    return Piece(thing.kind, name, (x, y, z), (w, i, j, k))


def stood_of(prop: Prop) -> Stood:
    """What stands in a scene, in whole numbers."""
    kind = type(prop).__name__.lower()
    at = (round(prop.x * LENGTH), round(prop.y * LENGTH))
    sizes = (prop.width, prop.height, prop.depth)
    width, height, depth = (round(size * LENGTH) for size in sizes)
    return Stood(kind, at, round(prop.yaw), (width, height, depth), round(prop.lowest * LENGTH))


@lru_cache(maxsize=256)
def template_of(piece: Piece) -> Template:
    """A Template in metres, on a board that lies on the table."""
    return Template(piece.kind, place_of(piece), turn_of(piece.turn))


def lying_dice(setting: Setting) -> tuple[LyingDie, ...]:
    """The dice in metres, each as it came to rest."""
    return tuple(
        LyingDie(piece.kind, place_of(piece), turn_of(piece.turn), piece.name)
        for piece in setting.dice
    )


def place_of(piece: Piece) -> Vector:
    """The middle of a piece, in metres."""
    x, y, z = piece.at
    return x / LENGTH, y / LENGTH, z / LENGTH


def _lifted(place: Vector, lift: float) -> Vector:
    x, y, z = place
    return x, y, z + lift


def _prop(stood: Stood) -> Prop:
    x, y = (length / LENGTH for length in stood.at)
    width, height, depth = (length / LENGTH for length in stood.size)
    match stood.kind:
        case "card":
            return Card(x, y, width, height, float(stood.yaw), depth)
        case "leg":
            return Leg(x, y, stood.lowest / LENGTH, width, depth, float(stood.yaw))
    return Box(x, y, width, depth, height, float(stood.yaw))
