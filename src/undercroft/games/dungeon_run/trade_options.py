"""What can be chosen in a trade."""

from undercroft.engine import Option


class TradeWith(Option, frozen=True):
    """Begin a trade. [DR-TRADE-01]"""

    group = "trade"

    seat: int


class Give(Option, frozen=True):
    """Lay a card into the trade."""

    group = "offer"
    secret = True

    card: int


class TakeBack(Option, frozen=True):
    """Take a laid card back."""

    group = "offer"
    secret = True

    card: int


class Want(Option, frozen=True):
    """Name an equipped item of the partner that one wants."""

    group = "want"

    card: int


class WantBack(Option, frozen=True):
    """Name the back of a card that one wants: a treasure, an artifact, an encounter."""

    group = "want"

    back: int


class Propose(Option, frozen=True):
    """Show the partner what is laid. [DR-TRADE-03]"""

    reveals = True


class Agree(Option, frozen=True):
    """Trade what is laid. [DR-TRADE-03]"""

    reveals = True


class WalkAway(Option, frozen=True):
    """End the trade without one. [DR-TRADE-03]"""

    grave = True
