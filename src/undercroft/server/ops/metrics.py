"""What a node counts, for Prometheus."""

from functools import cache

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

MOVES = Counter("undercroft_moves", "Moves accepted", ["game"])
REFUSALS = Counter("undercroft_refusals", "Messages refused", ["reason"])
LATENCY = Histogram(
    "undercroft_move_seconds",
    "From reading a move to telling it",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
SOCKETS = Gauge("undercroft_sockets", "Clients connected")
TABLES = Gauge("undercroft_tables", "Tables stored", ["status"])
LAG = Gauge("undercroft_loop_lag_seconds", "How late the event loop was, at worst, lately")
CACHE = Counter("undercroft_cache", "Tables asked for, in memory or not", ["found"])
LIVE_TABLES = Gauge("undercroft_live_tables", "Tables in memory")
LIVE_BYTES = Gauge("undercroft_live_bytes", "Memory that these tables take, about")
IMPORTS = Counter("undercroft_imports", "Logs that people brought", ["how"])
IMPORT_BYTES = Counter("undercroft_import_bytes", "Bytes of the logs that were taken")

NOTICES = Counter(
    "undercroft_notices", "Moves of other nodes played as told, or changes read", ["how"]
)


@cache
def moves_of(game: str) -> Counter:
    """The moves accepted at tables of a game."""
    return MOVES.labels(game)


def page() -> bytes:
    """All numbers, as Prometheus reads them."""
    return generate_latest(REGISTRY)
