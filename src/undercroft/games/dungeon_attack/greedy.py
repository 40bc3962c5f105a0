"""A greedy player: weighs every option by what it brings on average, and takes the best."""

from undercroft.engine import Option, Source
from undercroft.games.dungeon_attack.actions import gives_up
from undercroft.games.dungeon_attack.fallback import fallback
from undercroft.games.dungeon_attack.options import (
    BUST,
    PASS,
    RECHARGE,
    RECOVER,
    SEND_TO_ROOM,
    SNARE,
    TINKER,
    Assist,
    By,
    Heal,
    Reroll,
    Send,
    Take,
)
from undercroft.games.dungeon_attack.outlook import charge, hit_cost, roll_worth, table_worth
from undercroft.games.dungeon_attack.rerolls import turned
from undercroft.games.dungeon_attack.state import (
    ATTACKING,
    EPIC_AT,
    FACES,
    MOVING,
    UNHURT,
    DungeonState,
    Seat,
    Thrown,
)


def greedy(g: DungeonState, seat: int, options: list[Option], source: Source) -> Option:
    """The choice of an adventurer who wants to be the most successful."""
    me, thrown = g.seats[seat], g.thrown
    first = options[0]
    if first is PASS:
        return max(reversed(options), key=lambda option: action_worth(g, me, option))
    if first is SEND_TO_ROOM:
        return max(options, key=lambda option: sending_worth(g, me, option))
    if isinstance(first, Take):
        return max(options, key=lambda option: card_worth(g, option))
    if TINKER in options:
        return TINKER
    if thrown is not None and SNARE in options:
        return max(options, key=lambda option: snare_worth(g, me, thrown, option))
    if thrown is not None and isinstance(options[-1], Reroll):
        return max(options, key=lambda option: reroll_worth(g, me, thrown, option))
    return fallback(g, seat, options, source)


def card_worth(g: DungeonState, take: Option) -> float:
    """How well bots do with an adventurer: what works on every roll comes first."""
    assert isinstance(take, Take)
    card = g.cards[take.card]
    often = 3 * card.rerolls + 2.5 * card.snares
    return often + card.tinkers + card.search_rerolls + card.rating / FACES


def action_worth(g: DungeonState, me: Seat, action: Option) -> float:
    """What an action brings, and what it leaves to rivals."""
    facing = [seat.facing.dice() for seat in g.seats]
    room, mine = g.room.dice(), me.seat
    if action is BUST:
        facing[mine] = room
        return table_worth(g, me, facing, 0, mine)
    if isinstance(action, Assist):
        # A third of the dice moves on average, and goes back.
        facing[mine], facing[action.seat] = facing[action.seat], facing[action.seat] // FACES
        return table_worth(g, me, facing, room, mine)
    gain = quiet_worth(g, me, action)
    if not any(facing) and gives_up(g, me):
        return gain
    return gain + table_worth(g, me, facing, room, mine + 1)


def quiet_worth(g: DungeonState, me: Seat, action: Option) -> float:
    """What an action without dice brings."""
    if action is RECOVER:
        return hit_cost(g, me, UNHURT)
    if action is RECHARGE:
        return charge(g)
    return heal_worth(g, me, action) if isinstance(action, Heal) else 0.0


def heal_worth(g: DungeonState, me: Seat, heal: Heal) -> float:
    """The HIT healed; a rival's is a loss, unless an ability pays for it."""
    target = g.seats[heal.seat]
    worth = hit_cost(g, target, target.hits - 1)
    if target is not me:
        worth = -worth / (len(g.seats) - 1)
        if heal.by == By.ABILITY:
            worth += me.card.mend_gold
    return worth - charge(g) if heal.by == By.ITEM else worth


def sending_worth(g: DungeonState, me: Seat, to: Option) -> float:
    """What a moving monster does where it goes: it feeds, it threatens, it keeps from busting."""
    thrown = g.thrown
    assert thrown is not None
    facing, room = [seat.facing.dice() for seat in g.seats], g.room.dice()
    dice = 2 if thrown.faces[EPIC_AT + MOVING] else 1
    if isinstance(to, Send):
        facing[to.seat] += dice
    else:
        room += dice
    return table_worth(g, me, facing, room, me.seat + 1)


def reroll_worth(g: DungeonState, me: Seat, thrown: Thrown, choice: Option) -> float:
    """What the roll is worth on average once a die is re-rolled, less what that uses up."""
    if not isinstance(choice, Reroll):
        return roll_worth(g, me, thrown, thrown.faces)
    at = choice.slot // FACES * FACES
    worths = [
        roll_worth(g, me, thrown, turned(thrown.faces, choice.slot, at + face))
        for face in range(FACES)
    ]
    return sum(worths) / FACES - (charge(g) if choice.by == By.ITEM else 0.0)


def snare_worth(g: DungeonState, me: Seat, thrown: Thrown, choice: Option) -> float:
    """What the roll is worth with a snared die, or as it lies."""
    faces = thrown.faces
    if choice is SNARE:
        faces = turned(faces, ATTACKING, MOVING)
    return roll_worth(g, me, thrown, faces)
