"""Ways through the castle, and the secret doors in them."""

from undercroft.engine import Weight
from undercroft.games.dungeon.events.base import HeroEvent, SeatEvent


class StepsRolled(HeroEvent, frozen=True):
    steps: int


class HeroMoved(HeroEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class HeroTeleported(HeroEvent, frozen=True):
    weight = Weight.STEP
    place: int
    level: int


class SecretDoorFound(SeatEvent, frozen=True):
    weight = Weight.STEP
    tone = "gain"
    dice: str


class SecretDoorMissed(HeroEvent, frozen=True):
    dice: str


class DoorsMapped(HeroEvent, frozen=True):
    level: int


class HeroFled(HeroEvent, frozen=True):
    weight = Weight.STEP
    foe: int


class HeroRetreated(HeroEvent, frozen=True):
    place: int


class HeroSentHome(SeatEvent, frozen=True):
    weight = Weight.DEED
    tone = "loss"


class HeroWashedBack(HeroEvent, frozen=True):
    pass
