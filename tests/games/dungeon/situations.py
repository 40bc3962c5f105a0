"""Situations of Dungeon!: one line puts a table where a rule applies.

The box has some cards more than the shipped one: monsters with one number for everybody (`foe(8)`)
and Prizes of a value (`gold(1000)`), so that no test depends on how the shipped ones are tuned.
Dice are scripted: each string is one roll ("36" is two dice), numbers are cards that are drawn, in
the order in which the rules ask.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from undercroft import content
from undercroft.engine import Option, Scripted, Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games import find
from undercroft.games.dungeon import Dungeon
from undercroft.games.dungeon.box import Box
from undercroft.games.dungeon.cards import MonsterCard, PrizeCard
from undercroft.games.dungeon.events import DungeonEvent
from undercroft.games.dungeon.laying_out import lay_out
from undercroft.games.dungeon.options import MOVE
from undercroft.games.dungeon.state import (
    NOTHING,
    DungeonState,
    Heap,
    Hero,
    Monster,
    Phase,
)

LEVEL = 3
"""The level of the monsters of tests."""
NUMBERS = range(2, 13)
VALUES = (250, 500, 1000, 2500, 5000, 10_000, 20_000)
COPIES = 8


def _monsters() -> list[MonsterCard]:
    kinds = [("even", "humanoid"), ("dead", "undead")]
    found = [
        MonsterCard(id=f"{name}-{n}", level=LEVEL, kind=kind, targets=(n,) * 6)  # type: ignore[arg-type]
        for name, kind in kinds
        for n in NUMBERS
    ]
    warded = MonsterCard(id="warded", level=LEVEL, kind="humanoid", targets=(8, 8, 8, 8, "-", "-"))
    uneven = MonsterCard(id="uneven", level=LEVEL, kind="humanoid", targets=(4, 5, 6, 7, 8, 9))
    return [*found, warded, uneven]


def _prizes() -> list[PrizeCard]:
    return [
        PrizeCard(id=f"gold-{value}-{copy}", level=LEVEL, value=value)
        for value in VALUES
        for copy in range(COPIES)
    ]


_shipped = find("dungeon")
assert isinstance(_shipped, Dungeon)
SHIPPED: Dungeon = _shipped
_printed = SHIPPED.box.printed
_more = replace(
    _printed,
    monsters=(*_printed.monsters, *_monsters()),
    prizes=(*_printed.prizes, *_prizes()),
)
BOX: Box = content.keep(Box(_more))
GAME = Dungeon(BOX)
BOARD = BOX.board
HALL = BOARD.hall
RELIC = BOARD.relic
CAGES = {
    level: next(n for n in BOX.monster_decks[level] if n in BOX.traps) for level in range(1, 7)
}
"""The cage trap of each level."""
FIREBALL, BOLT, TELEPORT = (
    BOX.number(f"spell-{name}") for name in ("fireball", "lightning-bolt", "teleport")
)
SWORD, ESP, BALL, SECRET = (
    BOX.number(f"item-{name}")
    for name in ("magic-sword-1", "esp-medallion-1", "crystal-ball-2", "secret-entrance-card-1")
)
STONE = BOX.relic
MORDECAI = BOX.guard
ORC, DROW = BOX.minions


def foe(number: int, kind: str = "even") -> int:
    """A monster with one number for all; `dead` ones are undead."""
    return BOX.number(f"monster-{kind}-{number}")


WARDED = BOX.number("monster-warded")
UNEVEN = BOX.number("monster-uneven")


def gold(value: int, copy: int = 0) -> int:
    """A Prize card of a value."""
    return BOX.number(f"prize-gold-{value}-{copy}")


def klass(name: str) -> int:
    """The card of a class."""
    return BOX.number(f"class-{name}")


def deed(name: str) -> int:
    """An ability with uses, or an Action Card."""
    kind = "action" if f"action-{name}" in BOX.names else "feat"
    return BOX.number(f"{kind}-{name}")


def tear(name: str) -> int:
    """A Chamber Card."""
    return BOX.number(f"chamber-tear-of-{name}")


def fronts(place: int) -> list[int]:
    """The corridor spaces from which a place can be entered without a search."""
    near = BOARD.neighbours(place)
    return [to for to in near if BOARD.kinds[to] == "corridor"]


def room(level: int = LEVEL, which: int = 0) -> int:
    """A room of a level with an ordinary door."""
    return [place for place in BOARD.rooms[level] if fronts(place)][which]


def chamber(level: int = LEVEL, which: int = 0) -> int:
    """A chamber of a level."""
    return [place for place in BOARD.chambers[level] if fronts(place)][which]


def front(place: int) -> int:
    """A corridor space before a room or chamber."""
    return fronts(place)[0]


def secret_room() -> tuple[int, int, int]:
    """A room behind a secret door only: the room, the corridor space before it, the door."""
    for door, join in enumerate(BOARD.secret_doors):
        for place, before in (join.ends, join.ends[::-1]):
            kinds = BOARD.kinds[place], BOARD.kinds[before]
            if kinds == ("room", "corridor") and not BOARD.neighbours(place):
                return place, before, door
    raise AssertionError("no room is behind a secret door")


def hero(
    name: str = "fighter",
    at: int = HALL,
    treasures: Iterable[int] = (),
    *,
    came: int = -1,
    banked: Iterable[int] = (),
    spells: Iterable[int] = (),
    spent: Iterable[str] = (),
    used: dict[str, int] | None = None,
    lost: int = 0,
    alive: bool = True,
    **more: Any,
) -> Hero:
    """A hero in some condition; seat and number come from the place at the table."""
    uses = [0] * len(BOX.feats)
    for feat, count in (used or {}).items():
        uses[deed(feat) - BOX.feats.start] = count
    found = Hero(
        0,
        0,
        klass(name),
        alive,
        at if alive else -1,
        came,
        list(treasures),
        list(banked),
        sorted(spells),
        [deed(one) for one in spent],
        uses,
        lost,
    )
    for field, value in more.items():
        setattr(found, field, value)
    return found


def table(
    *heroes: Hero,
    script: list[str | int] | str = "",
    rooms: dict[int, tuple[int, int]] | None = None,
    chambers: dict[int, list[int]] | None = None,
    tears: dict[int, int] | None = None,
    open: dict[int, int] | None = None,  # noqa: A002
    cleared: Iterable[int] = (),
    heaps: dict[int, list[int]] | None = None,
    solo: bool = False,
    setup: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table at the start of the first hero's turn.

    `rooms` says which Monster and Prize lie face down in rooms, `chambers` which Monsters in
    chambers, `open` which monsters stand open, with numbers in their order. `cleared` places have
    nothing in them. `more` sets fields of the state.
    """
    g = lay_out(BOX, 1 if solo else len(heroes), GAME.read_setup(setup or {}))
    for number, one in enumerate(heroes):
        one.seat, one.id = (0 if solo else number), number
    g.heroes = list(heroes)
    g.order = list(range(len(heroes)))
    g.queue = list(g.order)
    g.round, g.phase = 1, Phase.TURN
    for place, (monster, prize) in (rooms or {}).items():
        site_of(g, place).cards = [Placed(monster)]
        site_of(g, place).prize = Placed(prize)
        take_out(g, monster, prize)
    for place, cards in (chambers or {}).items():
        site_of(g, place).cards = [Placed(card) for card in cards]
        take_out(g, *cards)
    for place, card in (tears or {}).items():
        site_of(g, place).tear = Placed(card)
        g.tears.pool.remove(card)
    for place in cleared:
        site = site_of(g, place)
        site.cards, site.prize, site.cleared = [], None, True
    for number, (place, card) in enumerate((open or {}).items(), 1):
        stand(g, place, card, number)
    g.heaps = [Heap(place, list(cards)) for place, cards in (heaps or {}).items()]
    for one in heroes:
        take_out(g, *one.treasures, *one.banked)
    for field, value in more.items():
        setattr(g, field, value)
    words = script.split() if isinstance(script, str) else script
    seats = 1 if solo else len(heroes)
    return Table.from_checkpoint(GAME, seats, GAME.pack(g), Scripted(words))


def site_of(g: DungeonState, place: int) -> Any:
    site = g.site_at(place)
    assert site is not None
    return site


def take_out(g: DungeonState, *cards: int) -> None:
    """Cards that lie somewhere are not among those that nobody has seen."""
    for pile in (*g.unseen, *g.prizes):
        pile.pool = [card for card in pile.pool if card not in cards]


def stand(g: DungeonState, place: int, card: int, number: int) -> None:
    """A monster with a number token on a space."""
    site = g.site_at(place)
    is_chamber = BOARD.kinds[place] == "chamber"
    monster = Monster(card, place, number, holds=site is not None)
    if site is not None:
        site.cards.pop(0)
        monster.prize = None if is_chamber else Placed(gold(500, 7), EVERYONE)
        site.prize = None
        monster.dealt = place if is_chamber else NOTHING
    g.monsters.append(monster)
    take_out(g, card, gold(500, 7))


def new_table(seats: int, script: list[str | int] | str, **setup: Any) -> Table:
    """A new game from its set-up on."""
    words = script.split() if isinstance(script, str) else script
    return Table(GAME, seats, Scripted(words), setup)


def choose(at: Table, *options: Option) -> Table:
    """The seats that are asked choose these options, one after the other."""
    for option in options:
        (seat,) = at.waiting_for
        at.answer(seat, option)
    return at


def offered(at: Table) -> list[Option]:
    """What is offered to the one who is asked."""
    (asked,) = at.waiting_for
    return at.options(asked)


def asked(at: Table) -> str:
    """The rule behind the present question."""
    assert at.ask is not None
    return at.ask.why


def happened(at: Table, kind: type[DungeonEvent]) -> list[Any]:
    """The events of a kind, in their order."""
    return [event for event in at.events if isinstance(event, kind)]


def person(at: Table, number: int = 0) -> Hero:
    """A hero of a table, from 0."""
    found: Hero = at.state.heroes[number]
    return found


def monster_at(at: Table, place: int) -> Monster | None:
    """The first open monster on a space."""
    found = at.state.monsters_at(place)
    return found[0] if found else None


def before_a_room(one: Hero, monster: int, script: str | list[str | int], **more: Any) -> Table:
    """A hero who has just entered a room with this monster and a Prize of 1,000 gold pieces.

    The hero came from the space before it; a Cleric in the Great Hall is the other player.
    """
    place = room()
    one.place = front(place)
    prize = gold(1000, 7)
    at = table(one, hero("cleric"), rooms={place: (monster, prize)}, script=script, **more)
    return choose(at, MOVE[place])
