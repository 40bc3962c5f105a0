"""The score after a victory, its title, and how a game ended. [DF-SCORE-01]"""

from undercroft.engine import Result, ScorePart
from undercroft.games.dungeon_fighter.state import FighterState, Phase

DIFFICULTY_POINTS = (5, 10, 15)
"""[DF-SETUP-22]"""
PER_DIE = 2
PER_POINT = 2
"""Gold for a point. [DF-SCORE-05]"""
NOBODY_FELL = 5
PER_ANGEL = -5
TITLES = (
    (0, "title-lame-ducks"),
    (5, "title-incompetent-optimists"),
    (10, "title-unruly-hooligans"),
    (15, "title-novice-adventurers"),
    (20, "title-aspiring-heroes"),
    (25, "title-average-heroes"),
    (30, "title-level-20-heroes"),
    (35, "title-readers-of-epic-manuals"),
    (39, "title-authors-of-epic-manuals"),
)
"""The most points for each title. [DF-TITLE-01] to [DF-TITLE-09]"""
SUPREME = "title-supreme"
"""[DF-TITLE-10]"""


def result(g: FighterState) -> Result:
    """All win or lose together. [DF-GOAL-01] [DF-RULING-76]"""
    seats = len(g.heroes)
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


def score_parts(g: FighterState) -> tuple[ScorePart, ...]:
    """How the score of the Party comes about. [DF-SCORE-02] to [DF-SCORE-08]"""
    seats = len(g.heroes)
    scars = sum(len(hero.scars) for hero in g.in_play())
    angels = seats - len(g.in_play())
    points = g.gold // PER_POINT
    return (
        ScorePart("score-difficulty", g.difficulty, DIFFICULTY_POINTS[g.difficulty]),
        ScorePart("score-players", seats, seats),
        ScorePart("score-dice", g.dice, PER_DIE * g.dice),
        ScorePart("score-gold", g.gold, points),
        ScorePart("score-nobody-fell", int(not g.fell), 0 if g.fell else NOBODY_FELL),
        ScorePart("score-scars", scars, -scars),
        ScorePart("score-angels", angels, PER_ANGEL * angels),
    )


def title(score: int) -> str:
    """What such a Party may call itself. [DF-TITLE-01]"""
    return next((name for most, name in TITLES if score <= most), SUPREME)
