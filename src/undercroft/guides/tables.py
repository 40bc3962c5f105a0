"""Guided tables: opened, and taken up again."""

from undercroft.engine import AnyGame, BadLog, Keyed, Refused, Source, Table
from undercroft.engine.guided import Guided
from undercroft.engine.log import Log
from undercroft.engine.replay import load, source_of
from undercroft.guides.guide import Guide, guide_of


def check_guide(game: AnyGame) -> Guide:
    """The guide of a game; Refused when it has none."""
    guide = guide_of(game)
    if guide is None:
        raise Refused("no-guide", f"{game.id} has no guided game", game=game.id)
    return guide


def guided_source(game: AnyGame, other: Source, left_at: int | None = None) -> Guided:
    """Chance of a guided game, which comes from elsewhere where nobody follows the guide."""
    return Guided(other, check_guide(game).path, left_at)


def guided_table(game: AnyGame, key: bytes, name: str = "") -> Table:
    """A new guided table for somebody who learns the game."""
    guide = check_guide(game)
    players = list(guide.written.seats)
    if name:
        players[guide.learner] = f"human:{name}"
    source = guided_source(game, Keyed(key))
    return Table(game, len(players), source, guide.written.setup, players)


AS_WRITTEN = -1
"""In place of a number: the guide was left where the log says."""


def chance_of(log: Log, game: AnyGame, left_at: int | None = AS_WRITTEN) -> Source:
    """The chance of a log, guided or not, from its beginning on."""
    source = source_of(log)
    if not log.head.guided:
        return source
    return guided_source(game, source, log.head.guide_left if left_at == AS_WRITTEN else left_at)


def load_table(log: Log, game: AnyGame) -> Table:
    """The table of a saved game, ready to go on; a guide may be another one by now."""
    source = chance_of(log, game)
    try:
        return load(log, game, source)
    except BadLog as bad:
        if not log.head.guided or bad.reason != "log-edited":
            raise
    table = load(log, game)
    source.position = log.foot.position
    table.use(source)
    return table
