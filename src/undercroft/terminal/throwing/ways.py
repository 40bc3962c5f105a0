"""Who throws how: the words with which people say it, such as `physics` or `companion,steady`."""

from collections.abc import Sequence
from importlib.util import find_spec

from undercroft import bots
from undercroft.engine import AnyGame, Refused, Table
from undercroft.terminal.players import BOT

PHYSICS, COMPANION, AVERAGE = "physics", "companion", "average"
HANDS = ("steady", AVERAGE, "clumsy")
WAYS = (PHYSICS, COMPANION, *HANDS)


def has_physics() -> bool:
    """Whether the extra `throwing` is installed."""
    return all(find_spec(part) is not None for part in ("mujoco", "numpy"))


def read_ways(words: str, game: AnyGame, players: Sequence[str]) -> tuple[str, ...]:
    """How each seat throws: one word for all people, or one a seat; Refused names what is wrong."""
    if not bots.has_throws(game):
        raise Refused("no-throws", f"nothing is thrown in {game.id}")
    ways = [check_way(word.strip()) for word in words.split(",")]
    if len(ways) == 1:
        return tuple(usual_way(player) if is_bot(player) else ways[0] for player in players)
    if len(ways) != len(players):
        message = f"there are {len(players)} seats, not {len(ways)}"
        raise Refused("other-seats", message, seats=len(players), given=len(ways))
    return tuple(_own_way(*pair) for pair in zip(players, ways, strict=True))


def usual_ways(table: Table, *, real_dice: bool) -> tuple[str, ...]:
    """How the seats of a table throw if nobody says it; empty where nothing is thrown."""
    if not bots.has_throws(table.game):
        return ()
    return tuple(
        COMPANION if real_dice and not is_bot(player) else usual_way(player)
        for player in table.players
    )


def usual_way(player: str) -> str:
    """With physics; without it by skill, bots as their level can."""
    return PHYSICS if has_physics() else hand_of(player)


def hand_of(player: str) -> str:
    """How surely somebody throws for whom the table throws."""
    kind, _, level = player.partition(":")
    return bots.HANDS.get(level, AVERAGE) if kind == BOT else AVERAGE


def is_bot(player: str) -> bool:
    """Whether a bot plays the seat."""
    return player.partition(":")[0] == BOT


def check_way(word: str) -> str:
    """A way to throw by its name; Refused where there is none, or no physics for it."""
    if word not in WAYS:
        known = ", ".join(WAYS)
        raise Refused("unknown-way", f"there is no way {word!r}: {known}", way=word, ways=known)
    if word == PHYSICS and not has_physics():
        raise Refused("no-physics", "throws with physics need: pip install 'undercroft[throwing]'")
    return word


def _own_way(player: str, way: str) -> str:
    """Bots throw for themselves."""
    return usual_way(player) if is_bot(player) and way == COMPANION else way


def way_of(table: Table, seat: int) -> str:
    """How a seat throws now: what it can't do here it does by skill."""
    player = table.players[seat] if seat < len(table.players) else ""
    way = table.ways[seat] if seat < len(table.ways) else usual_way(player)
    if way not in WAYS or (way == PHYSICS and not has_physics()):
        return hand_of(player)
    return _own_way(player, way)
