"""Whether a throw kept its condition: every predicate that a condition's file can name.

Each is asked of the event log, and only of it.
"""

from undercroft.targets.predicates.launch import (
    Blown,
    Driven,
    Flicked,
    LastHeld,
    Launched,
    Met,
    OnTheFace,
    Parted,
    Struck,
    Swung,
)
from undercroft.targets.predicates.path import (
    Bounced,
    Flipped,
    FromBelow,
    OffABone,
    PassedOver,
    PassedUnder,
    Spun,
    Touched,
)
from undercroft.targets.predicates.stance import (
    Caught,
    Danced,
    EyesShut,
    Goggled,
    Jumped,
    OtherHand,
    SatLow,
    StoodBack,
    TurnedAway,
)

Check = (
    Touched
    | Bounced
    | PassedOver
    | PassedUnder
    | Spun
    | Launched
    | LastHeld
    | Flicked
    | Parted
    | Blown
    | Driven
    | Met
    | Struck
    | OnTheFace
    | EyesShut
    | OtherHand
    | Goggled
    | TurnedAway
    | Jumped
    | Danced
    | StoodBack
    | SatLow
    | FromBelow
    | OffABone
    | Caught
    | Swung
    | Flipped
)
"""One of all predicates."""
