"""What is stored: tables, their seats and moves, secrets as hashes, chat, alerts, nodes, keys.

Times are milliseconds since 1970. The migrations lead here; a test compares them.
"""

import sqlalchemy as sa

METADATA = sa.MetaData()


def _of_table(*, primary_key: bool = False, index: bool = False) -> "sa.Column[str]":
    gone = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column(
        "table_id", sa.Text, gone, primary_key=primary_key, index=index, nullable=False
    )


TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("real_dice", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("clock", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("begun_at", sa.BigInteger, nullable=False),
    sa.Column("moved_at", sa.BigInteger, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("deadline", sa.BigInteger),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("base", sa.LargeBinary, nullable=False),
    sa.Column("base_position", sa.BigInteger, nullable=False),
    sa.Column("base_n", sa.Integer, nullable=False),
    sa.Column("checkpoint", sa.LargeBinary, nullable=False),
    sa.Column("checkpoint_position", sa.BigInteger, nullable=False),
    sa.Column("outcome", sa.LargeBinary, nullable=False),
    sa.Column("figures", sa.LargeBinary),
    sa.Column("rematch", sa.Text),
    sa.Column("key_told", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("clearing", sa.Integer),
    sa.Column("host", sa.Text, nullable=False, server_default=""),
    sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Index("tables_lobby", "public", "status", "moved_at"),
    sa.Index("tables_due", "deadline"),
)
"""`waiting` is the set of seats that are to act; `base` the state it starts from, after move
`base_n`, where that is not the beginning; `checkpoint` the last state between two steps;
`figures` whom the seats play, unknown where nobody has moved since that is stored;
`key_told` whether somebody has the log of the running game, and with it the dice to come;
`clearing` the number of the host's question whether it may be deleted, if there is one; `host` the
name of whoever created it; `guided` whether a guide leads through it, so that its chance proves
nothing; `hints` whether its players may ask what would be good."""

SEATS = sa.Table(
    "seats",
    METADATA,
    _of_table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("node", sa.Text),
    sa.Column("gone_at", sa.BigInteger),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("hook", sa.Text),
    sa.Column("hook_secret", sa.Text),
    sa.Column("hook_language", sa.Text, nullable=False),
    sa.Column("holder", sa.Integer, nullable=False, server_default="0"),
    sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("declines", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("way", sa.Text),
    sa.Column("back_at", sa.BigInteger),
)
"""`node` is the server that the player is connected to; a hook is called at the player's turn;
`holder` counts how often the seat has changed hands; `agrees` says that the host may delete the
table, `declines` that the host may not and has not read it yet; `way` is how it throws, if not as
is usual; `back_at` is when its player took it back from a bot."""

MOVES = sa.Table(
    "deeds",  # as moves and their column were called when the first databases were made
    METADATA,
    _of_table(primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("deed", sa.LargeBinary, nullable=False),
)

TOKENS = sa.Table(
    "tokens",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    _of_table(index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)
"""Secrets by their hash: `seat` plays a seat, `invite` claims one, `owner` runs the table."""

RECOVERIES = sa.Table(
    "recoveries",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("tokens", sa.LargeBinary, nullable=False),
)
"""A link that gives another device new secrets for the same seats, once."""

CHAT = sa.Table(
    "sayings",  # the name in databases that are there already
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    _of_table(index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False, server_default=""),
)
"""`name` is who sat there then: another may sit there now."""

ALERTS = sa.Table(
    "alerts",
    METADATA,
    _of_table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("due_at", sa.BigInteger, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
)
"""At most one waiting alert a seat: that it is to act since move n."""

NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
)

KEYS = sa.Table(
    "server_keys",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
)
"""Keys of the whole server, by what they are for."""

ATTEMPTS = sa.Table(
    "daily_attempts",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("day", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("throws", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("each", sa.LargeBinary, nullable=False),
    sa.Column("name", sa.Text),
    sa.Index("daily_attempts_day", "day", "points"),
    sa.Index("daily_attempts_age", "made_at"),
)
"""`throws` is how many were made, `each` their points; `name` is given when it is whole."""

SHARED = sa.Table(
    "shared_throws",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("film", sa.LargeBinary, nullable=False),
    sa.Index("shared_throws_age", "made_at"),
)
"""Films of throws that were shared, packed; the id follows from the film."""
