"""The score after a victory, its title, and how a game ended. [DC-SCORE-01]"""

from undercroft.engine import Result, ScorePart
from undercroft.games.dungeon_fighter_catacombs.party import players
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Phase

DIFFICULTY_POINTS = (5, 15, 25)
"""[DC-SCORE-07]"""
PER_DIE = 3
"""[DC-SCORE-03]"""
NO_SCAR = 5
"""Nobody fainted in the whole game. [DC-SCORE-04] [DC-RULING-96]"""
PER_ELIMINATED = -5
"""[DC-SCORE-06]"""
TITLES = (
    (0, "title-lame-ducks"),
    (5, "title-inept-optimists"),
    (10, "title-insubordinate-rascals"),
    (15, "title-rookie-adventurers"),
    (20, "title-wannabe-heroes"),
    (25, "title-average-warriors"),
    (30, "title-skilled-champions"),
    (35, "title-sourcebook-readers"),
    (40, "title-sourcebook-writers"),
)
"""The most points for each title. [DC-TITLE-01] to [DC-TITLE-09]"""
SUPREME = "title-supreme"
"""[DC-TITLE-10]"""


def result(g: CatacombsState) -> Result:
    """All win or lose together. [DC-GOAL-01] [DC-RULING-88]"""
    seats = players(g)
    if g.phase is not Phase.OVER:
        return Result((0,) * seats, (0,) * seats, scored=False)
    if not g.won:
        verdict = "verdict-no-die-left" if g.conscious() else "verdict-all-fainted"
        return Result((0,) * seats, (0,) * seats, (verdict,), scored=False)
    if not g.setup.scoring:
        return Result((0,) * seats, (1,) * seats, ("verdict-won",), scored=False)
    parts = score_parts(g)
    score = sum(part.points for part in parts)
    verdicts = ("verdict-won", title(score))
    return Result((score,) * seats, (1,) * seats, verdicts, parts=(parts,) * seats)


def score_parts(g: CatacombsState) -> tuple[ScorePart, ...]:
    """How the score of the party comes about. [DC-SCORE-02] to [DC-SCORE-07]"""
    eliminated = len(g.heroes) - len(g.in_play())
    return (
        ScorePart("score-difficulty", g.difficulty, DIFFICULTY_POINTS[g.difficulty]),
        ScorePart("score-gold", g.gold, g.gold),
        ScorePart("score-dice", g.dice, PER_DIE * g.dice),
        ScorePart("score-no-scar", int(not g.fell), 0 if g.fell else NO_SCAR),
        ScorePart("score-scars", g.scars, -g.scars),
        ScorePart("score-eliminated", eliminated, PER_ELIMINATED * eliminated),
    )


def title(score: int) -> str:
    """What such a party may call itself. [DC-TITLE-01]"""
    return next((name for most, name in TITLES if score <= most), SUPREME)
