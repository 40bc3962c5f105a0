"""Situations of Dungeon Attack!: one line puts a table where a rule applies.

Dice are scripted: each string is one roll (`D` Defeated, `M` Moving, `A` Attacking), in the order
in which the rules throw: regular dice, then red ones, then free Boss re-rolls.
"""

from typing import Any

from undercroft.content import read_cards
from undercroft.engine import Option, Scripted, Table
from undercroft.engine.piles import Pile
from undercroft.games import find
from undercroft.games.dungeon_attack import DungeonAttack
from undercroft.games.dungeon_attack.cards import Adventurer
from undercroft.games.dungeon_attack.events import DungeonEvent
from undercroft.games.dungeon_attack.state import (
    DungeonState,
    Monsters,
    Phase,
    Seat,
    TableSetup,
)

GAME = find("dungeon-attack")
assert isinstance(GAME, DungeonAttack)
CARDS = {card.id: card for card in GAME.content}
PLAIN = Adventurer(id="plain", rating=3)
"""An adventurer without an ability."""


def card(name: str) -> Adventurer:
    """An adventurer card that is shipped with the game."""
    return CARDS[name]


def adventurer(
    card: Adventurer = PLAIN,
    *,
    facing: int = 0,
    bosses: int = 0,
    epic: int = 0,
    pile: int = 0,
    boss_pile: int = 0,
    epic_pile: int = 0,
    hits: int = 0,
    gold: int = 0,
    charged: int = 0,
    drained: int = 0,
    artifacts: int = 0,
) -> Seat:
    """An adventurer in some condition; its seat number comes from its place at the table."""
    return Seat(
        0,
        card,
        hits,
        Monsters(facing, bosses, epic),
        Monsters(pile, boss_pile, epic_pile),
        gold,
        charged,
        drained,
        artifacts,
    )


def table(
    *seats: Seat,
    dice: str | list[str] = "",
    room: int = 0,
    room_bosses: int = 0,
    room_epic: int = 0,
    turn: int = 0,
    opener: int = 0,
    level: int = 1,
    busted: bool = True,
    phase: Phase = Phase.FIGHT,
    **setup: Any,
) -> Table:
    """A table at the start of a turn (or search), with the coming dice as words."""
    for number, seat in enumerate(seats):
        seat.seat = number
    state = DungeonState(
        phase=phase,
        setup=GAME.read_setup(setup),
        deck=Pile(),
        cards=[],
        seats=list(seats),
        level=level,
        opener=opener,
        turn=turn,
        busted=busted,
        room=Monsters(room, room_bosses, room_epic),
    )
    script = dice.split() if isinstance(dice, str) else dice
    return Table.from_checkpoint(GAME, len(seats), GAME.pack(state), Scripted(script))


def new_table(seats: int, script: list[str | int], **setup: Any) -> Table:
    """A new game from its set-up on; cards and the starting player are numbers in the script."""
    return Table(GAME, seats, Scripted(script), setup)


def choose(table: Table, *options: Option) -> Table:
    """The seats that are asked choose these options, one after the other."""
    for option in options:
        (seat,) = table.waiting_for
        table.answer(seat, option)
    return table


def seat(table: Table, number: int) -> Seat:
    """A seat of a table, from 0."""
    found: Seat = table.state.seats[number]
    return found


def offered(table: Table) -> list[Option]:
    """What is offered to the one who is asked."""
    (asked,) = table.waiting_for
    return table.options(asked)


def happened(table: Table, kind: type[DungeonEvent]) -> list[Any]:
    """The events of a kind, in their order."""
    return [event for event in table.events if isinstance(event, kind)]


__all__ = [
    "CARDS",
    "GAME",
    "PLAIN",
    "Adventurer",
    "Monsters",
    "Phase",
    "TableSetup",
    "adventurer",
    "card",
    "choose",
    "happened",
    "new_table",
    "offered",
    "read_cards",
    "seat",
    "table",
]
