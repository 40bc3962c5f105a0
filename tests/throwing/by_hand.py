"""A source of chance for which every die is thrown with physics, by an average hand."""

from undercroft.engine.chance import Around
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Throw as EngineThrow
from undercroft.targets.move import Throw
from undercroft.throwing.bot_hand import throw_by_hand


class ByHand(Around):
    """All other chance is that of the source around which it stands."""

    def throw(self, throw: EngineThrow) -> Threw:
        seed = self.other.seed()
        assert isinstance(throw, Throw)
        assert seed is not None
        return throw_by_hand(throw, "average", seed)
