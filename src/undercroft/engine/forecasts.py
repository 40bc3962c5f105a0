"""Forecasts: what a choice means before it is made, from what its seat knows.

Games say it, clients show it. The law is that of views: whatever a seat can't know changes no
forecast of its options, and asking for one changes nothing.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from undercroft.engine.told import Told


class Prospect(Told, frozen=True, gc=False):
    """Something to expect from a choice: its text id is `forecast-` and its name.

    A fact called `chance` is in thousandths; a prospect without one is certain.
    """

    @property
    def facts(self) -> dict[str, Any]:
        return asdict(self)


class Forecast(Struct, frozen=True, gc=False):
    """What is to be expected from a choice, the weightiest first."""

    prospects: tuple[Prospect, ...] = ()
    grave: bool = False
    """Whether it harms who chooses it, or gives up something that could still be done: clients
    put it last and apart, and never where a hasty hand finds it."""


NOTHING_TO_EXPECT = Forecast()
"""What most choices have."""
GRAVE = Forecast(grave=True)
