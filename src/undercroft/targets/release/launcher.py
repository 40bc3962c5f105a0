"""The kinds of launchers that a release can name; how each works is for `launch`."""

from enum import StrEnum


class Launcher(StrEnum):
    """The ways a throw can begin [DF-SIM-05]."""

    DIRECT = "direct"
    CARRIER = "carrier"
    STRIKE = "strike"
    BREATH = "breath"
    SPRING = "spring"
