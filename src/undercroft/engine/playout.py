"""Playouts: a game run to its end by a picker, without checkpoints and without a log.

For simulation and search, where only the end counts.
"""

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll, Script
from undercroft.engine.chance import Source
from undercroft.engine.game import AnyGame
from undercroft.engine.options import Option

Picker = Callable[[Sequence[Option]], Option]


def play_out(
    game: AnyGame,
    state: Any,
    pick: Picker,
    source: Source,
    script: Script[None] | None = None,
    ask: Ask | None = None,
) -> int:
    """Play on to the end, perhaps from within a step; returns how many decisions were made."""
    step, roll = game.step, source.roll
    decisions = 0
    if script is None:
        script, ask = step(state), None
    while script is not None:
        send = script.send
        try:
            if ask is None:
                ask = send(None)
            while True:
                if isinstance(ask, Choose):
                    options = ask.options
                    if len(options) == 1:
                        ask = send(options[0])
                    else:
                        decisions += 1
                        ask = send(pick(options))
                elif isinstance(ask, Roll):
                    ask = send(roll(ask.count, ask.die))
                elif isinstance(ask, Draw):
                    ask = send(source.draw(ask.cards))
                elif isinstance(ask, Poll):
                    votes = tuple(pick(o) if len(o) > 1 else o[0] for o in ask.options)
                    decisions += sum(len(o) > 1 for o in ask.options)
                    ask = send(votes)
                else:
                    ask = send(source.throw(ask))
        except StopIteration:
            state.outbox.clear()
            ask = None
            script = step(state)
    return decisions
