"""Who plays: the words with which people say it, such as `human,human:Anna,bot,bot:legend`."""

from undercroft.bots import DEFAULT_LEVEL, LEVELS, Bot, is_level, make_bot
from undercroft.engine import Refused
from undercroft.words import Words

HUMAN = "human"
BOT = "bot"
LONGEST_NAME = 40
DEFAULT_SEATS = f"{HUMAN},{BOT},{BOT}"


def read_seats(words: str) -> tuple[str, ...]:
    """The players of a line of words; Refused names the one that is none."""
    return tuple(_read_seat(word.strip()) for word in words.split(","))


def _read_seat(word: str) -> str:
    kind, _, detail = word.partition(":")
    if kind == HUMAN and detail.isprintable() and len(detail) <= LONGEST_NAME:
        return word
    if kind == BOT and is_level(detail or DEFAULT_LEVEL):
        return f"{BOT}:{detail or DEFAULT_LEVEL}"
    if kind == BOT:
        make_bot(detail, "")
    message = f"{word!r} is no player; say human, human:NAME, bot or bot:LEVEL"
    raise Refused("bad-seat-word", message, word=word)


def told_levels(words: Words) -> list[str]:
    """Every level of bots with what it is like, a line each."""
    return [
        words.say("help-level", level=level, about=words.note(f"bot-{level}", "about") or "")
        for level in LEVELS
    ]


def bot_of(player: str, seed: str) -> Bot | None:
    """The bot that plays a seat; None for a person."""
    kind, _, level = player.partition(":")
    return make_bot(level, seed) if kind == BOT else None
