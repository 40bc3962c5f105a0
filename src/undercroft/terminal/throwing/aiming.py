"""Aiming at the keyboard: single keys turn the dials, or typed words do; Enter alone throws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from undercroft.engine import Refused
from undercroft.engine.entries import Threw
from undercroft.targets.move import Throw
from undercroft.terminal import commands
from undercroft.terminal.throwing import keys
from undercroft.terminal.throwing.aim import BOUNDS, Aim, moved, release_of, with_step
from undercroft.terminal.throwing.physics import threw_by_release
from undercroft.terminal.throwing.view import aim_view, wait_for_key

if TYPE_CHECKING:  # the session aims; at run time only its object is needed
    from undercroft.terminal.session import Session

NAMES = ("aim", "strength", "loft", "place", "throw")
"""What can be typed; a language has words of its own beside these."""
THROW = NAMES[-1]
MOVES = {
    keys.RIGHT: ("aim", 1),
    keys.LEFT: ("aim", -1),
    keys.UP: ("strength", 1),
    keys.DOWN: ("strength", -1),
    keys.PAGE_UP: ("loft", 1),
    keys.PAGE_DOWN: ("loft", -1),
    keys.TAB: ("place", 15),
    keys.BACK_TAB: ("place", -15),
}
LONGEST_NUMBER = 4


def take_aimed(session: Session, throw: Throw, seed: bytes) -> Threw | None:
    """A throw as somebody aims it; None when the question has to be asked anew."""
    aim, is_new = Aim(), True
    while True:
        aim, said = _read(session, throw, aim, draw=is_new)
        before = aim
        typed = _known(session, said or THROW)
        try:
            if typed[0] in NAMES:
                aim, is_thrown = read_aim(typed, aim)
                if is_thrown:
                    return threw_by_release(throw, release_of(throw, aim), seed)
            elif said.lower() in ("b", "board"):
                is_new = True
                continue
            elif commands.do(session, throw.seat, said):
                return None
            else:
                wait_for_key(session)
        except Refused as refused:
            session.screen.say(session.words.refusal(refused), "red")
        is_new = aim != before


def _known(session: Session, said: str) -> list[str]:
    """The words that somebody typed, those of the language by their names."""
    own = dict(zip(session.words.say("aim-words").split(), NAMES, strict=True))
    return [own.get(word, word) for word in said.lower().split()]


def read_aim(words: list[str], aim: Aim) -> tuple[Aim, bool]:
    """What somebody typed, such as `aim 2 strength 6 throw`: the aim, and whether to throw."""
    while words and words[0] != THROW:
        name = words.pop(0)
        if name not in BOUNDS:
            raise Refused("no-aim", f"{name!r} can't be aimed", said=name[:40])
        aim = with_step(aim, name, _number(name, words.pop(0) if words else ""))
    return aim, bool(words)


def _number(name: str, word: str) -> int:
    digits = word.replace("−", "-").removeprefix("+")
    if digits.removeprefix("-").isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(digits)
    low, high = BOUNDS[name]
    message = f"{name} goes from {low} to {high}"
    raise Refused("bad-aim", message, name=name, low=low, high=high)


def _read(session: Session, throw: Throw, aim: Aim, *, draw: bool) -> tuple[Aim, str]:
    """The aim and what was typed."""
    screen = session.screen
    if screen.keys is not None:
        return _read_keys(session, throw, aim, screen.keys)
    if draw:
        screen.write(aim_view(session, throw, aim, keys=False))
    return aim, screen.ask(session.words.say("aim-prompt"))


def _read_keys(session: Session, throw: Throw, aim: Aim, read_keys: keys.Keys) -> tuple[Aim, str]:
    """Turn the dials key by key until Enter; letters make a command."""
    from rich.live import Live  # only here is anything drawn over again

    said = ""

    def drawn() -> Group:
        return Group(aim_view(session, throw, aim, keys=True), Text(f"> {said}", "bold"))

    shown = Live(drawn(), console=session.screen.console, auto_refresh=False, transient=True)
    with read_keys() as read, shown as live:
        while True:
            key = read()
            if key == keys.ENTER or (key == " " and not said):
                return aim, said.strip()
            if key in MOVES:
                aim = moved(aim, *MOVES[key])
            elif key == keys.RUBOUT:
                said = said[:-1]
            elif key.isprintable() and len(key) == 1:
                said += key
            live.update(drawn(), refresh=True)
