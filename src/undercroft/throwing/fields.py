"""Which field of some data is wrong, told from the message of the reader.

It knows neither boards nor releases.
"""

import re

NAMED = re.compile(r"(?P<what>missing required|contains unknown) field `(?P<name>[^`]+)`")


def wrong_field(error: Exception) -> tuple[str, str]:
    """The path of the field, empty for the whole, and what is wrong with it."""
    problem, _, place = str(error).partition(" - at `$")
    path = place.strip("`.")
    named = NAMED.search(problem)
    if named is None:
        return path, problem
    problem = "is missing" if named["what"].startswith("missing") else "is not known"
    return ".".join(part for part in (path, named["name"]) if part), problem
