"""The tables that are in the memory of this node, and how much of it they may take."""

from collections import OrderedDict
from collections.abc import Iterator

from undercroft.server.tables.live_table import LiveTable


class TableCache:
    """Live tables by their id; those that nobody has looked at for longest are forgotten first."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """Those that are there now; meanwhile others may come and go."""
        return iter(list(self._tables.values()))

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._tables

    def get(self, table_id: str) -> LiveTable | None:
        """A table that somebody looks at now."""
        live = self._tables.get(table_id)
        if live is not None:
            self._tables.move_to_end(table_id)
        return live

    def holds(self, live: LiveTable) -> bool:
        """Whether it is this one that others at this node see."""
        return self._tables.get(live.row.id) is live

    def add(self, live: LiveTable) -> bool:
        """Keep a table; False when those that are in use leave no room for it."""
        self._tables[live.row.id] = live
        # A table that is too large by itself is kept: it could never be played otherwise.
        if not self.make_room() and len(self._tables) > 1:
            del self._tables[live.row.id]
            return False
        return True

    def remove(self, live: LiveTable) -> None:
        """Forget a table, if it is still the one that is kept."""
        if self.holds(live):
            del self._tables[live.row.id]

    def make_room(self) -> bool:
        """Forget the tables that nobody has looked at for longest, but not the latest.

        False when those that are in use are too large together.
        """
        size = self.size
        for table_id in list(self._tables)[:-1]:
            if len(self._tables) <= self._most and size <= self._most_bytes:
                break
            live = self._tables[table_id]
            if live.is_idle:
                size -= live.size
                del self._tables[table_id]
        return size <= self._most_bytes

    @property
    def size(self) -> int:
        """About how many bytes of memory they take."""
        return sum(live.size for live in self._tables.values())
