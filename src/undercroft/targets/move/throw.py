"""The throw that a rule asks for: which die, under what, at which setting, from where, with whom.

Every landing is checked against it before a rule sees one, whoever says it.
"""

from collections.abc import Sequence
from functools import lru_cache

from undercroft.engine.throws import Landing
from undercroft.engine.throws import Throw as EngineThrow
from undercroft.targets.conditions.combination import Combined, combine, is_lacking
from undercroft.targets.conditions.preparation import prepare_scene
from undercroft.targets.conditions.stands import seats_of, stand_of, toss_stand
from undercroft.targets.move.landing_check import check_landing
from undercroft.targets.move.setting import STAND, Setting, Stood, scene_of, stood_of
from undercroft.targets.release.placing import Placing
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.board import board
from undercroft.targets.scene.scene import Scene

SOUTH = 270


class Throw(EngineThrow, gc=False):
    """A seat throws a die at a target."""

    die: str
    """Its kind: `d6`, `d12`, `coin`, ..."""
    conditions: tuple[str, ...] = ()
    setting: Setting = Setting()
    called: str = ""
    """The die's own name, such as `red`; without one it is named after its kind."""
    place: int = SOUTH
    """Where the thrower sits, in degrees counter-clockwise from east."""
    helper: int | None = None
    """The seat that lends a hand or passes the die, if one does."""
    judge: int | None = None
    """The seat that confirms what people saw at a real table; None for nobody."""

    def __post_init__(self) -> None:
        """A Template that is flipped anew is picked up for it. [DC-TEMPL-06]"""
        if any(piece.kind == self.die for piece in self.setting.templates):
            self.setting = self.setting.without(self.die)

    @property
    def name(self) -> str:
        """The name that the die has where it lies."""
        if self.called:
            return self.called
        taken = {piece.name for piece in self.setting.dice}
        names = (f"{self.die}-{number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)

    @property
    def under(self) -> tuple[str, ...]:
        """Its conditions, and what the setting makes of it."""
        if self.setting.raised and STAND not in self.conditions:
            return (*self.conditions, STAND)
        return self.conditions

    @property
    def combined(self) -> Combined:
        """All that it is under."""
        return combined_of(self.under)

    @property
    def hopeless(self) -> bool:
        """Whether it can hardly be done here, so that a party may be offered to back down."""
        target = board(self.setting.board)
        lacking = (is_lacking(card, target) for card in self.combined.conditions)
        return self.combined.hopeless or any(lacking)

    @property
    def stand(self) -> Stand:
        """Where the hand of a gesture is, and what a usual flick becomes."""
        return self.stand_at(None)

    def stand_at(self, side: float | None) -> Stand:
        """The same for who went to another side of the table first, as far as one may."""
        side = self.place if side is None else side
        return stand_of(self._bare_scene, self.combined, float(side))

    @property
    def toss_stand(self) -> Stand:
        """The same for a toss, where a throw has two stages."""
        return self.toss_stand_at(None)

    def toss_stand_at(self, side: float | None) -> Stand:
        """The same for who went to another side of the table first."""
        side = self.place if side is None else side
        return toss_stand(self._bare_scene, self.combined, float(side))

    @property
    def seats(self) -> tuple[float, ...]:
        """Where around the table it may be thrown from; anywhere if none is named."""
        return seats_of(self._bare_scene, self.combined)

    @property
    def scene(self) -> Scene:
        """What is thrown at, with all that the conditions need for somebody who throws there."""
        return self.scene_from(round(self.stand.seat))

    def scene_from(self, stance: int, placed: Sequence[Placing] = ()) -> Scene:
        """The same for somebody who throws from so many degrees around the table."""
        return prepare_scene(self._bare_scene, self.combined, float(stance), placed, again=True)

    @property
    def stood(self) -> tuple[Stood, ...]:
        """What the conditions need besides the setting, where it usually stands."""
        return tuple(map(stood_of, self.scene.props[len(self.setting.props) :]))

    @property
    def _bare_scene(self) -> Scene:
        return scene_of(self.setting, self.die, self.combined.lift)

    def check(self, landing: Landing) -> None:
        check_landing(self, landing)


def place_of_seat(seat: int, seats: int) -> int:
    """Where a seat is around the table: the first in the south, then clockwise."""
    return round(SOUTH - 360 * seat / seats) % 360


@lru_cache(maxsize=1024)
def combined_of(conditions: tuple[str, ...]) -> Combined:
    """Some conditions in one throw; combining takes long."""
    return combine(conditions)
