"""Chronicles: finished games looked back upon, each worked out by a worker and kept a while."""

from collections import OrderedDict

import msgspec

from undercroft.engine import Refused
from undercroft.server.play.chronicles import ChronicleInfo
from undercroft.server.tables.node import Node
from undercroft.server.workers.jobs import look_back, past_of

MOST_KEPT = 64
_decoder = msgspec.json.Decoder(ChronicleInfo)


class Chronicles:
    """The chronicles of a node, those not asked for longest let go first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, ChronicleInfo] = OrderedDict()

    async def of(self, node: Node, table_id: str) -> ChronicleInfo:
        """The chronicle of a finished game; Refused before its end."""
        async with node.tables.enter(table_id) as live:
            session = live.check_begun()
            if not session.table.is_over:
                raise Refused("not-over", "the game is not over")
            past = past_of(session.followed or session.table)
            is_whole = session.followed is None
        if table_id not in self._kept:
            packed = await node.workers.run_apart(look_back, past, is_whole)
            self._kept[table_id] = _decoder.decode(packed)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table_id)
        return self._kept[table_id]
