"""Who did best, and whether the party survived."""

from undercroft.engine import Result, ScorePart
from undercroft.games.dungeon_attack.endings import has_party_fallen
from undercroft.games.dungeon_attack.state import ARTIFACT_GOLD, ITEM_GOLD, DungeonState, Seat

HOARD = 60
GRADES = ((65, "legend"), (55, "veteran"), (45, "delver"), (0, "novice"))
"""Solo grades by total. [DA-RULING-42]"""


def result(g: DungeonState) -> Result:
    """Party survival and the ranking by total. [DA-RULING-46]"""
    scores = tuple(seat.total() for seat in g.seats)
    fallen = has_party_fallen(g)
    ranks = tuple(0 if fallen else rank(g, seat) for seat in g.seats)
    parts = tuple(score_parts(seat) for seat in g.seats)
    return Result(scores, ranks, tuple(verdicts(g, fallen)), parts=parts)


def score_parts(seat: Seat) -> tuple[ScorePart, ...]:
    """Gold, Items and Artifacts. [DA-SCORE-02] [DA-SCORE-03] [DA-SCORE-04]"""
    items = seat.charged + seat.drained
    return (
        ScorePart("score-gold", seat.gold, seat.gold),
        ScorePart("score-items", items, ITEM_GOLD * items),
        ScorePart("score-artifacts", seat.artifacts, ARTIFACT_GOLD * seat.artifacts),
    )


def rank(g: DungeonState, me: Seat) -> int:
    """1 for the most successful; ties share a rank. [DA-SCORE-05]"""
    mine = standing(me)
    return 1 + sum(standing(seat) > mine for seat in g.seats)


def standing(seat: Seat) -> tuple[int, int, int]:
    """The total, then more Magic Artifacts, then fewer HITs. [DA-RULING-47]"""
    return seat.total(), seat.artifacts, -seat.hits


def verdicts(g: DungeonState, fallen: bool) -> list[str]:
    """What else is to be said about the end."""
    if fallen:
        return ["verdict-party-fell"]
    said = ["verdict-party-survived"]
    total = sum(seat.total() for seat in g.seats)
    if len(g.seats) == 1:
        said.append("verdict-solo-" + next(name for least, name in GRADES if total >= least))
    if g.setup.shared_hoard:
        said.append("verdict-hoard-won" if total >= HOARD else "verdict-hoard-lost")
    return said
