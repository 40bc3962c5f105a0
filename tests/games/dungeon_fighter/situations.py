"""Situations of Dungeon Fighter: one line puts a table where a rule applies.

    at = table(hero("torm"), hero("randolph"), foe=foe(7, 1), script=[hit(3), miss()])
    choose(at, TAKE_DIE[RED])

Cards are made in place (`cards.py`) or are the shipped ones by their names. The script is what
chance does, in the order in which it is asked: landings (`hit(3, icon=True)`, `miss("hole")`), and
cards that are drawn (`weapon("blind")`, or a number).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tests.games.dungeon_fighter.cards import KINDS, PLAIN, Card, level
from undercroft import content
from undercroft.engine import Landing, Option, Scripted, Table
from undercroft.games import find
from undercroft.games.dungeon_fighter import DungeonFighter
from undercroft.games.dungeon_fighter.box import Box
from undercroft.games.dungeon_fighter.events import FighterEvent
from undercroft.games.dungeon_fighter.printed import (
    BossCard,
    EquipmentCard,
    FaceCard,
    HeroCard,
    MonsterCard,
    Room,
)
from undercroft.games.dungeon_fighter.setting_up import lay_out, start_faces
from undercroft.games.dungeon_fighter.state import (
    BEYOND,
    NOWHERE,
    Fight,
    FighterState,
    Hero,
    Phase,
)

RED, BLUE, GREEN = range(3)
HERE = 1
"""The room of a test's face in which the Party is."""

_shipped = find("dungeon-fighter")
assert isinstance(_shipped, DungeonFighter)
SHIPPED: DungeonFighter = _shipped
Outcome = Landing | Card | str | int
"""A landing, a card that is drawn (made, or shipped by its id with its kind), or its number."""


# What chance does


def hit(value: int, *, icon: bool = False, bounces: int = 2) -> Landing:
    """A die in a section; 10 is the centre."""
    place = "centre" if value == 10 else f"zone-{value}"
    return Landing(place, bounces=bounces, icon=icon)


def miss(how: str = "table", *, icon: bool = False) -> Landing:
    """A die that misses: on the table or floor, in a hole, on the edge, without a bounce, or with a
    condition broken, by its id.
    """
    if how in ("table", "floor", "edge"):
        return Landing(how, bounces=2, icon=icon)
    if how == "hole":
        return Landing("hole-1", bounces=2, icon=icon)
    if how == "no-bounce":
        return Landing("zone-4", icon=icon)
    return Landing("zone-4", bounces=2, broken=(how,), icon=icon)


# Who is there


class Player:
    """A Hero in some condition, before the box with his cards is put together."""

    def __init__(
        self,
        card: str | HeroCard = "randolph",
        life: int | None = None,
        gear: Iterable[str | EquipmentCard] = (),
        scars: Sequence[int] = (),
        charmed: Iterable[str | MonsterCard] = (),
        **more: Any,
    ) -> None:
        self.card = card
        self.gear = list(gear)
        self.charmed = list(charmed)
        self.scars = list(scars)
        self.life = 9 - 3 * len(self.scars) if life is None else life
        self.more = more

    @property
    def cards(self) -> list[Any]:
        return [self.card, *self.gear, *self.charmed]

    def seated(self, box: Box, seat: int) -> Hero:
        """The Hero at the table."""
        found = Hero(
            seat,
            number_in(box, "hero", self.card),
            self.life,
            self.scars,
            [number_in(box, "equipment", card) for card in self.gear],
            [number_in(box, "monster", card) for card in self.charmed],
        )
        for field, value in self.more.items():
            setattr(found, field, value)
        return found


hero = Player
"""`hero("torm")`, `hero(sheet("flurry"), life=3, gear=[weapon("blind", 3)], scars=[RED])`."""


def number_in(box: Box, kind: str, card: str | Card) -> int:
    """The number of a card: a shipped one by its id, or one that was made."""
    return box.number(f"{kind}-{card if isinstance(card, str) else card.id}")


# Where they are


def table(
    *players: Player,
    foe: str | MonsterCard | None = None,
    boss: str | BossCard | None = None,
    room: Room = PLAIN,
    at: int = HERE,
    script: Iterable[Outcome] = (),
    life: int | None = None,
    fight: dict[str, Any] | None = None,
    pile: Iterable[str | EquipmentCard] | None = None,
    tower: Sequence[int] = (0, 0, 0, 8),
    monsters: Iterable[MonsterCard] = (),
    faces: Sequence[FaceCard] | None = None,
    setup: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table in the fight against a monster or Boss, the first player about to attack.

    Without either the Party is about to leave the room. `life` is what the foe has left, `fight`
    sets fields of the fight, `more` fields of the state. `pile` is the Equipment pile, `monsters`
    are further ones for the tower. `room` is the second room of the first face; the Party stands
    there, or in the room with the number `at`.
    """
    outcomes = list(script)
    levels = list(faces or [level(1, room), level(2), level(3)])
    cards: list[Any] = [foe, boss, *monsters, *(pile or ()), *outcomes]
    cards += [card for player in players for card in player.cards]
    box = box_with([card for card in cards if isinstance(card, Card)], levels)
    game = DungeonFighter(box)
    g = lay_out(box, len(players), game.read_setup(setup or {}))
    g.heroes = [player.seated(box, seat) for seat, player in enumerate(players)]
    g.faces = [box.number(f"face-{face.id}") for face in levels]
    g.difficulty, g.tower = 1, list(tower)
    g.leader = g.first = 0
    g.turn, g.level, g.phase = 1, 0, Phase.MOVEMENT
    g.room = at
    if pile is not None:
        g.equipment.pool = [number_in(box, "equipment", card) for card in pile]
    if boss is not None:
        g.level, g.room = BEYOND, NOWHERE
    for field, value in more.items():
        setattr(g, field, value)
    take_out(g)
    met = foe if boss is None else boss
    if met is not None:
        begin(g, number_in(box, "monster" if boss is None else "boss", met), life, fight or {})
    numbers = [as_outcome(box, one) for one in outcomes]
    return Table.from_checkpoint(game, len(players), game.pack(g), Scripted(numbers))


def box_with(cards: list[Card], faces: Sequence[FaceCard]) -> Box:
    """The shipped box with the cards and faces of a test."""
    printed = SHIPPED.box.printed
    made = {
        kind: tuple({card.id: card for card in cards if isinstance(card, kind)}.values())
        for kind in KINDS
    }
    shipped = {face.id for face in printed.faces}
    return content.keep(
        Box(
            replace(
                printed,
                heroes=printed.heroes + made[HeroCard],
                equipment=printed.equipment + made[EquipmentCard],
                monsters=printed.monsters + made[MonsterCard],
                bosses=printed.bosses + made[BossCard],
                faces=printed.faces + tuple(face for face in faces if face.id not in shipped),
            )
        )
    )


def take_out(g: FighterState) -> None:
    """What Heroes hold lies in no pile."""
    held = {card for one in g.heroes for card in (*one.gear, *one.charmed)}
    g.equipment.pool = [card for card in g.equipment.pool if card not in held]
    g.monsters.pool = [card for card in g.monsters.pool if card not in held]


def begin(g: FighterState, card: int, life: int | None, fields: dict[str, Any]) -> None:
    """The fight against a foe goes on."""
    pool = g.bosses.pool if card in g.printed.bosses else g.monsters.pool
    pool.remove(card)
    foe = g.printed.foe(card)
    g.fight = Fight(card, foe.life if life is None else life, getattr(foe, "gold", 0), g.first)
    g.phase = Phase.ATTACK
    for field, value in fields.items():
        setattr(g.fight, field, value)


def as_outcome(box: Box, outcome: Outcome) -> Any:
    """An outcome as a script has it."""
    if isinstance(outcome, Card):
        return number_in(box, KINDS[type(outcome)], outcome)
    return box.number(outcome) if isinstance(outcome, str) else outcome


def drawn_boards() -> list[int]:
    """What is drawn for a dungeon: an End face, and Start faces of two other End boards."""
    box = SHIPPED.box
    ends = [n for n in box.faces if box.face(n).kind == "end"]
    starts = start_faces(box)
    return [ends[0], *(starts[box.face(end).board][0] for end in ends[1:3])]


def new_table(seats: int, script: Iterable[int | Landing] | None = None, **setup: Any) -> Table:
    """A new game of the shipped box, from its set-up on; any boards where no draws are given."""
    outcomes = drawn_boards() if script is None else script
    return Table(SHIPPED, seats, Scripted(outcomes), setup)


# What people do and see


def number(at: Table, card: str | Card) -> int:
    """The number of a card at a table: a made one, or a shipped one as `equipment-...`."""
    box: Box = at.state.printed
    return box.number(card if isinstance(card, str) else f"{KINDS[type(card)]}-{card.id}")


def choose(at: Table, *options: Option) -> Table:
    """The seat that is asked chooses these options, one after the other."""
    for option in options:
        (seat,) = at.waiting_for
        at.answer(seat, option)
    return at


def vote(at: Table, *options: Option) -> Table:
    """The seats that are asked choose these options, each its own, in the order of seats."""
    for seat, option in zip(at.waiting_for, options, strict=True):
        at.answer(seat, option)
    return at


def all_choose(at: Table, *options: Option) -> Table:
    """All seats that are asked choose the same, as often as options are given."""
    for option in options:
        for seat in at.waiting_for:
            at.answer(seat, option)
    return at


def offered(at: Table, seat: int | None = None) -> list[Option]:
    """What is offered to a seat, or to the only one that is asked."""
    if seat is None:
        (seat,) = at.waiting_for
    return at.options(seat)


def asked(at: Table) -> str:
    """The rule behind the present question."""
    assert at.ask is not None
    return at.ask.why


def happened(at: Table, kind: type[FighterEvent]) -> list[Any]:
    """The events of a kind, in their order."""
    return [event for event in at.events if isinstance(event, kind)]


def person(at: Table, seat: int = 0) -> Hero:
    """A Hero at a table."""
    found: Hero = at.state.heroes[seat]
    return found


def lives(at: Table) -> list[int]:
    """The life of all Heroes."""
    return [one.life for one in at.state.heroes]


def fight_at(at: Table) -> Fight:
    """The fight that goes on."""
    fight = at.state.fight
    assert isinstance(fight, Fight)
    return fight
