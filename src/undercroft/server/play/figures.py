"""The figures of a table, such as heroes: who plays whom."""

from undercroft.engine import Table


def figures(table: Table) -> tuple[str | None, ...]:
    """The text ids of the seats' figures; None before a seat has one."""
    game, state = table.game, table.state
    return tuple(game.name_of(state, "seat", seat) for seat in range(table.seats))
