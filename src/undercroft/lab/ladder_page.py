"""The page of a ladder, in Markdown: what was played and what came out."""

from collections.abc import Iterable, Sequence

from undercroft.lab.matches import Played
from undercroft.lab.standings import Score, ratings, scores

HEAD = " ".join(
    (
        "How strong the levels of bots are, measured: every pair of levels plays games with the",
        "same chance and swapped seats, and in games of a party every level plays the same games",
        "with the same hands.",
        "A victory counts 1 and a shared rank a half. The interval holds the true share 95 times",
        "in 100 (Wilson). Ratings are those of chess: 400 points more make ten victories for one",
        "defeat; the weakest level has 1000. `undercroft ladder --help` says how to play it again.",
    )
)


def page(played: Sequence[Played], told: Iterable[str]) -> str:
    """The whole page; `told` says how it came about, a paragraph each."""
    games = sorted({one.match.game for one in played})
    parts = ["# Ladder\n", f"{HEAD}\n", *(f"{line}\n" for line in told)]
    parts += [section(game, [one for one in played if one.match.game == game]) for game in games]
    return "\n".join(parts)


def section(game: str, played: Sequence[Played]) -> str:
    """What came out in one game."""
    found = scores(played)
    searched = "; ".join(sorted({_searched(one) for one in played}))
    lines = [f"## {game}", "", searched, "", "| level | against | games | won | 95 % |"]
    lines.append("| --- | --- | --: | --: | --- |")
    for (one, other), score in found.items():
        lines.append(
            f"| {one} | {other} | {score.games} | {percent(score.share)} | {reach(score)} |"
        )
    lines += ["", "| level | rating |", "| --- | --: |"]
    lines += [f"| {level} | {rating} |" for level, rating in ratings(found).items()]
    return "\n".join([*lines, ""])


def _searched(one: Played) -> str:
    """How long levels that search thought."""
    given = ", ".join(f"{level} {count}" for level, count in one.match.playouts)
    seats = len(one.match.levels)
    return f"{seats} seats; playouts a decision: {given or 'the budgets of the levels'}."


def reach(score: Score) -> str:
    low, high = score.interval
    return f"{percent(low)} to {percent(high)}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
