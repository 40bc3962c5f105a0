"""What a node has begun and not finished: at its end that is waited for, and nothing new begins."""

from undercroft.engine import Refused


def closing() -> Refused:
    """What is told of something that comes too late."""
    return Refused("closing", "this server is closing; try again in a moment")


class InFlight:
    """Counts what is begun and not finished."""

    def __init__(self) -> None:
        self.count = 0
        self.is_closing = False

    def begin(self) -> "InFlight":
        """Something that is finished before the node closes, and not begun once it does."""
        if self.is_closing:
            raise closing()
        return self

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1
