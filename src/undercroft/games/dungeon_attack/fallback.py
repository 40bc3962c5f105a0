"""What a seat does when nobody decides for it: the defaults of the rules' decision table."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon_attack.actions import adventurers_facing_dice
from undercroft.games.dungeon_attack.hits import is_epic_born
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
    Take,
)
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    BOSS_AT,
    EPIC_AT,
    FACES,
    WOUNDED,
    DungeonState,
    Kind,
    Seat,
)


def fallback(g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
    """The default answer to a question. [DA-CHOICE-02] to [DA-CHOICE-11]"""
    me = g.seats[seat]
    first = options[0]
    if isinstance(first, Take):
        return options[source.draw(range(len(options))) or 0]
    if first is PASS:
        return default_action(g, me, options)
    if first is SEND_TO_ROOM or isinstance(first, Keep):
        return first
    if SNARE in options:
        return SNARE if shows_only_a(g, Kind.REGULAR) and not is_epic_coming(g) else STAND
    last = options[-1]
    if isinstance(last, SearchAgain):
        return last
    if isinstance(last, Reroll):
        return default_reroll(g, options)
    return first


def default_action(g: DungeonState, me: Seat, options: list[Option]) -> Option:
    """Open the door; else Recover, Bust, Recharge, Pass. [DA-CHOICE-03] [DA-CHOICE-04]"""
    if not g.busted and me.seat == g.opener and not g.declined:
        return BUST
    if g.busted and not adventurers_facing_dice(g):
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
    """Against dice that all show A, or for a Boss die; cheapest source first. [DA-CHOICE-06]"""
    rerolls = [option for option in options if isinstance(option, Reroll)]
    loose = [option for option in rerolls if option.slot < EPIC_AT]
    if shows_only_a(g, Kind.REGULAR) and loose:
        return loose[0]
    for kind, wanted in ((Kind.EPIC, shows_only_a(g, Kind.EPIC)), (Kind.BOSS, True)):
        matching = [option for option in rerolls if option.slot // FACES == kind]
        if wanted and matching:
            return matching[0]
    return STAND


def shows_only_a(g: DungeonState, kind: Kind) -> bool:
    """Whether the Epic pair, or else all other dice of the roll, show nothing but A."""
    thrown = g.thrown
    assert thrown is not None
    faces = thrown.faces
    if kind is Kind.EPIC:
        return faces[EPIC_AT + ATTACKING] == 2
    loose = thrown.regular + thrown.bosses
    return bool(loose) and faces[ATTACKING] + faces[BOSS_AT + ATTACKING] == loose


def is_epic_coming(g: DungeonState) -> bool:
    """Whether the Bosses will join, which gives a HIT anyhow."""
    return g.thrown is not None and is_epic_born(g, g.thrown)
