"""Limits: how much somebody may ask for in a time."""

from collections import OrderedDict

from undercroft.server.ops.timing import seconds


class Bucket:
    """Holds so many drops; each costs one, and some run in every second."""

    __slots__ = ("_at", "_drops", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._drops = most
        self._at = seconds()

    def take(self, drops: float = 1.0) -> bool:
        """Take some, if they are there."""
        now = seconds()
        self._drops = min(self.most, self._drops + (now - self._at) * self.per_second)
        self._at = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class Buckets:
    """A bucket for each of many who ask; those not seen for longest are forgotten."""

    def __init__(self, most: float, per_second: float, keep: int = 10_000) -> None:
        self._most = most
        self._per_second = per_second
        self._keep = keep
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __contains__(self, who: str) -> bool:
        """Whether somebody has asked for anything lately."""
        return who in self._buckets

    def take(self, who: str, drops: float = 1.0) -> bool:
        """Take from somebody's bucket, if it is there."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._most, self._per_second)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(drops)
