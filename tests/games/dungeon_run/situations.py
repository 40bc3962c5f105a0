"""Situations of Dungeon Run: a few lines put a table where a rule applies.

A dungeon is drawn by hand: tiles lie in a row or where `at` says, heroes and monsters stand on
them. Dice are scripted: each string is one roll ("136" is three dice), numbers are cards drawn, in
the order in which the rules ask. A tile from the pile is two draws: which of the tiles that are
left (see `pile`), then which tile; a draw among one is not scripted.
"""

from typing import Any

from undercroft.engine import Option, Scripted, Table
from undercroft.engine.piles import Pile
from undercroft.engine.seats import EVERYONE
from undercroft.games import find
from undercroft.games.dungeon_run import DungeonRun, geometry
from undercroft.games.dungeon_run.box import Box
from undercroft.games.dungeon_run.events import RunEvent
from undercroft.games.dungeon_run.state import (
    NOTHING,
    Hero,
    Kept,
    Monster,
    Phase,
    RunState,
    TableSetup,
    Tile,
)
from undercroft.games.dungeon_run.tiles import is_cursed, lay

_game = find("dungeon-run")
assert isinstance(_game, DungeonRun)
GAME: DungeonRun = _game
BOX: Box = GAME.box
CROSS = 0b1111
"""Exits to all sides."""


def card(name: str) -> int:
    """The number of a card by its text id, such as `monster-slime` (the first copy)."""
    return BOX.names.index(name)


def cards(*names: str) -> list[int]:
    """The numbers of cards by their text ids."""
    return [card(name) for name in names]


def tile_number(name: str) -> int:
    """The number of a printed tile by its id, such as `den`."""
    return next(number for number, tile in enumerate(BOX.tiles) if tile.id == name)


def hero(
    name: str = "kessa",
    *,
    place: int = 0,
    wounds: int = 0,
    abilities: list[str] | None = None,
    equipped: list[str] | None = None,
    loot: list[str] | None = None,
    burdens: list[str] | None = None,
    markers: tuple[int, int, int] = (0, 0, 0),
    ko: bool = False,
    alive: bool = True,
    quiet: bool = False,
    deck: list[str] | None = None,
) -> Hero:
    """A hero in some condition; cards by text id. His seat comes from his place at the table."""
    number = card(f"hero-{name}")
    own = cards(*(abilities or []))
    rest = [c for c in BOX.deck_of(number) if c not in own]
    found = Hero(
        0,
        number,
        place,
        wounds,
        list(markers),
        own,
        cards(*(equipped or [])),
        burdens=cards(*(burdens or [])),
        ko=ko,
        alive=alive,
        deck=Pile(rest if deck is None else cards(*deck)),
        quiet=quiet,
    )
    for name_of_card in loot or []:
        put_into_loot(found, card(name_of_card))
    return found


def put_into_loot(owner: Hero, number: int) -> None:
    """A card in the part of the loot pile where it belongs."""
    if number in BOX.bosses:
        owner.boss = number
        return
    pile = owner.encounters
    if number in BOX.treasures:
        pile = owner.treasures
    elif number in BOX.artifacts:
        pile = owner.artifacts
    pile.append(Kept(number, EVERYONE))


class Spot:
    """What is to lie in one cell of the dungeon."""

    def __init__(
        self,
        tile: str = "standard-01",
        *,
        at: tuple[int, int] | None = None,
        turns: int = 0,
        monster: str = "",
        wounds: int = 0,
        attached: list[str] | None = None,
        items: list[str] | None = None,
        hidden: int = 0,
        stranger: str = "",
        exits: int | None = None,
    ) -> None:
        self.tile = tile
        self.at = at
        self.turns = turns
        self.monster = monster
        self.wounds = wounds
        self.attached = attached or []
        self.items = items or []
        self.hidden = hidden
        self.stranger = stranger
        self.exits = exits


ENTRANCE = Spot("entrance")


def table(
    *heroes: Hero,
    dungeon: list[Spot] | None = None,
    script: list[str | int] | str = "",
    turn: int = 0,
    first: int = 0,
    queue: list[int] | None = None,
    actions: int = 2,
    begun: bool = True,
    phase: Phase = Phase.TURN,
    endgame: bool = False,
    boss: str = "",
    pile: list[str] | None = None,
    encounters: list[str] | None = None,
    treasures: list[str] | None = None,
    artifacts: list[str] | None = None,
    setup: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table in the middle of a turn (`begun`) or before it, with the coming outcomes.

    `dungeon` is a row of spots to the east; without one, the Entrance and one tile. A spot with
    `exits` has these exits instead of the printed ones; by default it is open to all sides. `pile`
    names the tiles that are left, all known to be there (a draw is the place in their sorted
    list). `encounters` and `treasures` are decks; a draw is a card's number in the script, unless
    one card is left. `more` sets fields of the state.
    """
    for seat, one in enumerate(heroes):
        one.seat = seat
    spots = dungeon or [ENTRANCE, Spot()]
    g = RunState(
        phase=phase,
        box=BOX.key,
        setup=GAME.read_setup(setup or {}),
        heroes=list(heroes),
        encounters=Pile(list(BOX.encounters) if encounters is None else cards(*encounters)),
        treasures=Pile(list(BOX.treasures) if treasures is None else cards(*treasures)),
        bosses=Pile(list(BOX.bosses)),
        artifacts=list(BOX.artifacts) if artifacts is None else cards(*artifacts),
        put_back=sorted(tile_number(name) for name in pile or []),
        tiles_left=len(pile or []),
        first=first,
        round=1,
        queue=queue or [(turn + step) % len(heroes) for step in range(len(heroes))],
        actions=actions,
        begun=begun,
        endgame=endgame,
    )
    build(g, spots)
    g.treasures_left = len(g.treasures) - sum(tile.hidden for tile in g.tiles)
    if boss:
        g.boss_card, g.bosses = card(boss), Pile()
    for name, value in more.items():
        assert hasattr(g, name), name
        setattr(g, name, value)
    monster = g.tile_of(heroes[turn]).monster
    if begun and phase is Phase.TURN and monster is not None and "beside" not in more:
        g.beside = monster.card
    outcomes = script.split() if isinstance(script, str) else script
    return Table.from_checkpoint(GAME, len(heroes), GAME.pack(g), Scripted(outcomes))


def build(g: RunState, spots: list[Spot]) -> None:
    """The dungeon is laid, tile by tile."""
    for number, spot in enumerate(spots):
        cell = (number, 0) if spot.at is None else spot.at
        exits = CROSS if spot.exits is None else spot.exits
        place = lay(g, cell, tile_number(spot.tile), spot.turns)
        join(g, place, cell, exits)
        tile = g.tiles[place]
        if spot.monster:
            tile.monster = Monster(card(spot.monster), spot.wounds, cards(*spot.attached))
        tile.items = cards(*spot.items)
        tile.hidden = spot.hidden
        if spot.stranger:
            tile.stranger = card(spot.stranger)
        if spot.tile == "lair":
            g.lair = place
    relay_curses(g)


def join(g: RunState, place: int, cell: tuple[int, int], exits: int) -> None:
    """A tile with other exits than the printed ones: both sides of an edge must have one."""
    tile = g.tiles[place]
    tile.exits = exits
    at = {(other.x, other.y): number for number, other in enumerate(g.tiles)}
    for side in range(4):
        tile.near[side] = -1 if exits >> side & 1 else -2
        other = at.get(geometry.beyond(cell, side))
        if other is None:
            continue
        across = geometry.opposite(side)
        joined = bool(exits >> side & 1) and bool(g.tiles[other].exits >> across & 1)
        tile.near[side] = other if joined else -2
        g.tiles[other].near[across] = place if joined else -2


def relay_curses(g: RunState) -> None:
    """Which tiles are cursed, now that the exits are as the test wants them."""
    g.cursed = [place for place in range(len(g.tiles)) if is_cursed(g, place)]


def new_table(seats: int, script: list[str | int], **setup: Any) -> Table:
    """A new game from its set-up on."""
    return Table(GAME, seats, Scripted(script), setup)


def choose(at: Table, *options: Option) -> Table:
    """The seat that is asked (the first of several) chooses these options, one after the other."""
    for option in options:
        at.answer(at.waiting_for[0], option)
    return at


def vote(at: Table, **answers: Option) -> Table:
    """Seats of a poll answer: `vote(at, s0=PASS, s2=SABOTAGE)`."""
    for seat, option in answers.items():
        at.answer(int(seat[1:]), option)
    return at


def hero_at(at: Table, seat: int) -> Hero:
    """The hero of a seat."""
    found: Hero = at.state.heroes[seat]
    return found


def tile_at(at: Table, place: int) -> Tile:
    """A laid tile."""
    found: Tile = at.state.tiles[place]
    return found


def offered(at: Table, seat: int | None = None) -> list[Option]:
    """What is offered to a seat, or to the only one that is asked."""
    if seat is None:
        (seat,) = at.waiting_for
    return at.options(seat)


def happened(at: Table, *kinds: type[RunEvent]) -> list[Any]:
    """The events of some kinds, in their order."""
    return [event for event in at.events if isinstance(event, kinds)]


__all__ = [
    "BOX",
    "CROSS",
    "ENTRANCE",
    "GAME",
    "NOTHING",
    "Phase",
    "Spot",
    "TableSetup",
    "card",
    "cards",
    "choose",
    "happened",
    "hero",
    "hero_at",
    "new_table",
    "offered",
    "table",
    "tile_at",
    "tile_number",
    "vote",
]
