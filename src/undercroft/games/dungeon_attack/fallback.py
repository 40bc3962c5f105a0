"""What a seat does when nobody decides for it: the defaults of the rules' decision table."""

from undercroft.engine import Option
from undercroft.games.dungeon_attack.actions import adventurers_facing_dice
from undercroft.games.dungeon_attack.options import (
    BUST,
    PASS,
    RECHARGE,
    RECOVER,
    SEND_TO_ROOM,
    SNARE,
    STAND,
    Keep,
    Reroll,
    SearchAgain,
)
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    FACES,
    WOUNDED,
    DungeonState,
    Kind,
    Seat,
)


def fallback(g: DungeonState, seat: int, options: list[Option]) -> Option:
    """The default answer to a question. [DA-CHOICE-03] to [DA-CHOICE-11]"""
    me = g.seats[seat]
    first = options[0]
    if first is PASS:
        return default_action(g, me, options)
    if first is SEND_TO_ROOM or isinstance(first, Keep):
        return first
    if SNARE in options:
        return SNARE if shows_only_a(g) else STAND
    last = options[-1]
    if isinstance(last, SearchAgain):
        return last
    if isinstance(last, Reroll):
        return default_reroll(g, options)
    return first


def default_action(g: DungeonState, me: Seat, options: list[Option]) -> Option:
    """Open the door; else Recover, Bust, Recharge, Pass. [DA-CHOICE-03] [DA-CHOICE-04]"""
    if not g.busted and BUST in options:
        return BUST
    if not adventurers_facing_dice(g):
        return default_at_quiet_room(g, me, options)
    wanted = (RECOVER, BUST, RECHARGE, PASS)
    return next(option for option in wanted if option in options)


def default_at_quiet_room(g: DungeonState, me: Seat, options: list[Option]) -> Option:
    """Bust if less than Wounded and three or more dice lie there, else end. [DA-CHOICE-10]"""
    if me.hits < WOUNDED and g.room.dice() >= 3:
        return BUST
    wanted = (RECOVER, RECHARGE, PASS)
    return next(option for option in wanted if option in options)


def default_reroll(g: DungeonState, options: list[Option]) -> Option:
    """Against an all-A roll, or for a Boss die; cheapest source first. [DA-CHOICE-06]"""
    rerolls = [option for option in options if isinstance(option, Reroll)]
    if shows_only_a(g):
        return rerolls[0]
    bosses = [option for option in rerolls if option.slot // FACES == Kind.BOSS]
    return bosses[0] if bosses else STAND


def shows_only_a(g: DungeonState) -> bool:
    """Whether the loose dice of the roll show nothing but A."""
    thrown = g.thrown
    assert thrown is not None
    count = thrown.dice.regular + thrown.dice.bosses
    attacking = thrown.faces[ATTACKING] + thrown.faces[BOSS_AT + ATTACKING]
    return bool(count) and attacking == count
