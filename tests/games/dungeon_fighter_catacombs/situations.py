"""Situations of the Catacombs: one line puts a table where a rule applies.

    at = table(hero("lady-mary"), hero("saul-baysar"), foe=foe(7, 1), script=[hit(3), miss()])
    choose(at, TAKE_DIE[RED])

Cards are made in place (`cards.py`) or are the shipped ones by their names. The script is what
chance does, in the order in which it is asked: what people would say they saw of a throw
(`hit(3, icon=True)`, `miss("hole")`, `on("compass")`, `web(2)`) or of a flip (`flipped()`,
`fallen()`, `lazy("compass")`), and cards that are drawn (`weapon("nose-shot")`, or a number).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from tests.games.dungeon_fighter_catacombs.cards import KINDS, Card, sheet
from undercroft import content
from undercroft.engine import Landing, Option, Scripted, Table
from undercroft.engine.entries import Threw
from undercroft.engine.throws import Throw
from undercroft.games import find
from undercroft.games.dungeon_fighter_catacombs import CARDS, DungeonFighterCatacombs
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.events import CatacombsEvent
from undercroft.games.dungeon_fighter_catacombs.meeting import begin_combat
from undercroft.games.dungeon_fighter_catacombs.options import PASS
from undercroft.games.dungeon_fighter_catacombs.printed import (
    BossCard,
    EquipmentCard,
    HeroCard,
    MonsterCard,
    RoomCard,
)
from undercroft.games.dungeon_fighter_catacombs.setting_up import has_list, lay_out
from undercroft.games.dungeon_fighter_catacombs.state import (
    ALL_TYPES,
    BOSS_LEVEL,
    SHOPS,
    CatacombsState,
    Fight,
    Hero,
    Phase,
)
from undercroft.targets.move import Seen, landing_of
from undercroft.targets.move import Throw as DieThrow

RED, GREEN, BLUE = range(3)
ALL_SPENT = {"spent": [RED, GREEN, BLUE]}
SECTIONS = {
    1: "S1-outer",
    2: "S7-middle",
    3: "S1-middle",
    4: "S2-middle",
    5: "S1-inner",
    6: "S3-inner",
    10: "bullseye",
}
"""A section of each value."""

_shipped = find("dungeon-fighter-catacombs")
assert isinstance(_shipped, DungeonFighterCatacombs)
SHIPPED: DungeonFighterCatacombs = _shipped
Outcome = Seen | Card | str | int
"""What people saw, a card that is drawn (made, or shipped by its text id), or its number."""


# What chance does


def hit(value: int, *, icon: bool = False, bounces: int = 2) -> Seen:
    """A die in a section; 10 is the bullseye."""
    return Seen(SECTIONS[value], bounces, icon)


def on(place: str, *, icon: bool = False) -> Seen:
    """A die on a Template or in a section, by its name."""
    return Seen(place, 2, icon)


def web(number: int = 1, *, icon: bool = False) -> Seen:
    """A die on a web."""
    return Seen(f"web-{number}", 2, icon)


def miss(how: str = "table", *, icon: bool = False) -> Seen:
    """A die that misses: on the table or floor, in a hole, on a bone, without a bounce, or with a
    condition broken, by its id.
    """
    if how in ("table", "floor", "edge"):
        return Seen(how, 2, icon)
    if how in ("hole", "bone"):
        return Seen(f"{how}-1", 2, icon)
    if how == "no-bounce":
        return Seen(SECTIONS[4], 0, icon)
    return Seen(SECTIONS[4], 2, icon, broken=(how,))


def flipped(place: str = "S4-middle", pointed: str = "") -> Seen:
    """A Template that lies where it counts; a dagger points at a section."""
    return Seen(place, pointed=pointed)


def fallen(template: str, place: str = "table") -> Seen:
    """A Template that touched the table."""
    return Seen(place, broken=(f"flip-{template}",))


def lazy(template: str) -> Seen:
    """A Template that landed well but turned too little."""
    return Seen("S4-middle", broken=(f"flip-{template}",))


class Told(Scripted):
    """Outcomes written down beforehand; throws as people would tell them.

    Where the outcome that is next is none of the cards, the first of them is drawn.
    """

    def __init__(self, outcomes: Iterable[Any]) -> None:
        super().__init__(outcomes)
        self.throws: list[DieThrow] = []
        """What was asked for, throw by throw."""

    def draw(self, cards: Sequence[int]) -> int:
        following = self.outcomes[self.position : self.position + 1]
        if following and following[0] in cards:
            self.position += 1
            return cards[cards.index(following[0])]
        return cards[0]

    def throw(self, throw: Throw) -> Threw:
        outcome: Any = self._next((Seen, Landing), f"a throw by seat {throw.seat}")  # type: ignore[arg-type]
        assert isinstance(throw, DieThrow)
        self.throws.append(throw)
        landing = landing_of(throw, outcome) if isinstance(outcome, Seen) else outcome
        throw.check(landing)
        return Threw(landing)


# Who is there


class Player:
    """A Hero in some condition, before the box with his cards is put together."""

    def __init__(
        self,
        card: str | HeroCard = "",
        life: int | None = None,
        gear: Iterable[str | EquipmentCard] = (),
        scars: Sequence[int] = (),
        charmed: Iterable[str | MonsterCard] = (),
        **more: Any,
    ) -> None:
        self.card = card or sheet()
        self.gear = list(gear)
        self.charmed = list(charmed)
        self.scars = list(scars)
        self.life = 9 - 2 * len(self.scars) if life is None else life
        self.more = more

    @property
    def cards(self) -> list[Any]:
        return [self.card, *self.gear, *self.charmed]

    def sit(self, g: CatacombsState, hero: Hero) -> None:
        """The Hero at the table."""
        box = g.printed
        hero.card, hero.life = number_in(box, "hero", self.card), self.life
        hero.scars = self.scars
        hero.gear = [number_in(box, "equipment", card) for card in self.gear]
        hero.charmed = [number_in(box, "monster", card) for card in self.charmed]
        hero.listed = list(ALL_TYPES) if has_list(g, hero) else []
        for field, value in self.more.items():
            setattr(hero, field, value)


hero = Player
"""`hero("lady-mary")`, `hero(sheet("re-throw"), life=3, gear=[weapon("nose-shot")], scars=[RED])`;
without a card a Hero whose abilities all are Pickpocket."""


def number_in(box: Box, kind: str, card: str | Card) -> int:
    """The number of a card: a shipped one by its id, or one that was made."""
    return box.number(f"{kind}-{card if isinstance(card, str) else card.id}")


# Where they are


def table(
    *players: Player,
    foe: str | MonsterCard | None = None,
    boss: str | BossCard | None = None,
    room: str | RoomCard = "same-corridor-again",
    passed: Iterable[str | RoomCard] = (),
    relics: Iterable[str | EquipmentCard] = (),
    script: Iterable[Outcome] = (),
    life: int | None = None,
    fight: dict[str, Any] | None = None,
    pile: Iterable[str | EquipmentCard] | None = None,
    rooms: Iterable[str | RoomCard] | None = None,
    monsters: Iterable[str | MonsterCard] = (),
    deck: Sequence[int] = (0, 0, 0, 3),
    setup: dict[str, Any] | None = None,
    solo: bool = False,
    **more: Any,
) -> Table:
    """A table in combat with a monster or Boss in a room, the first Hero about to attack.

    The last Hero leads. Without a foe the Leader is about to look at two Dungeon cards. `life` is
    what the foe has left, `fight` sets fields of the fight, `more` fields of the state. `passed`
    are the Dungeon cards of earlier rounds, `pile` is the Shop deck, `rooms` the Dungeon deck,
    `monsters` are all that can be met, `deck` says how many of each level. With a foe Templates
    that it or the room wants are flipped first.
    """
    outcomes, passed, relics = list(script), list(passed), list(relics)
    more_cards = [foe, boss, room, *passed, *relics, *monsters, *(pile or ()), *(rooms or ())]
    made = [*more_cards, *outcomes, *(card for player in players for card in player.cards)]
    box = box_with([card for card in made if isinstance(card, tuple(KINDS))])
    game = DungeonFighterCatacombs(box)
    g = lay_out(box, 1 if solo else len(players), game.read_setup(setup or {}))
    for player, one in zip(players, g.heroes, strict=True):
        player.sit(g, one)
    g.difficulty, g.leader, g.turn, g.deck = 0, len(g.heroes) - 1, 1, list(deck)
    g.level_up = g.setup.level_up == "on"
    g.passed = [number_in(box, "room", card) for card in passed]
    g.relics = [number_in(box, "equipment", card) for card in relics]
    g.phase = Phase.DUNGEON
    for field, value in more.items():
        setattr(g, field, value)
    lay_decks(g, pile, rooms, monsters)
    if boss is not None:
        g.shops = SHOPS
    elif foe is not None:
        g.room = number_in(box, "room", room)
        take_from(g.rooms.pool, g.room)
    if foe is not None or boss is not None:
        meet(g, foe, boss, life, fight or {})
    numbers = [as_outcome(box, one) for one in outcomes]
    seats = 1 if solo else len(players)
    return Table.from_checkpoint(game, seats, game.pack(g), Told(numbers))


def lay_decks(g: CatacombsState, pile: Any, rooms: Any, monsters: Any) -> None:
    """The decks as a test wants them; what somebody holds lies in none."""
    box = g.printed
    if pile is not None:
        g.equipment.pool = [number_in(box, "equipment", card) for card in pile]
    if rooms is not None:
        g.rooms.pool = [number_in(box, "room", card) for card in rooms]
    if monsters:
        g.monsters.pool = [number_in(box, "monster", card) for card in monsters]
    held = {card for one in g.heroes for card in (*one.gear, *one.charmed)} | set(g.relics)
    g.equipment.pool = [card for card in g.equipment.pool if card not in held]
    g.monsters.pool = [card for card in g.monsters.pool if card not in held]
    g.rooms.pool = [card for card in g.rooms.pool if card not in g.passed]


def take_from(pool: list[int], card: int) -> None:
    """A card that lies open is in no deck."""
    if card in pool:
        pool.remove(card)


def meet(g: CatacombsState, foe: Any, boss: Any, life: int | None, fields: dict[str, Any]) -> None:
    """A combat begins, with no life added by anything but the test."""
    kind, met = ("monster", foe) if boss is None else ("boss", boss)
    card = number_in(g.printed, kind, met)
    take_from((g.monsters if boss is None else g.bosses).pool, card)
    printed = g.printed.foe(card)
    level = BOSS_LEVEL if boss is not None else g.printed.monster(card).level
    left = printed.life if life is None else life
    fight = Fight(card, left, level, getattr(printed, "gold", 0))
    begin_combat(g, fight)
    if not fight.flips:
        g.phase = Phase.COMBAT
    for field, value in fields.items():
        setattr(fight, field, value)
    g.outbox.clear()


def box_with(cards: list[Any]) -> Box:
    """The shipped box with the cards of a test."""
    printed = SHIPPED.box.printed
    made = {
        kind: tuple({card.id: card for card in cards if isinstance(card, kind)}.values())
        for kind in KINDS
    }
    return content.keep(
        Box(
            replace(
                printed,
                heroes=printed.heroes + made[HeroCard],
                monsters=printed.monsters + made[MonsterCard],
                bosses=printed.bosses + made[BossCard],
                rooms=printed.rooms + made[RoomCard],
                equipment=printed.equipment + made[EquipmentCard],
            )
        )
    )


def as_outcome(box: Box, outcome: Outcome) -> Any:
    """An outcome as a script has it."""
    if isinstance(outcome, tuple(KINDS)):
        return number_in(box, KINDS[type(outcome)], outcome)  # type: ignore[arg-type]
    return box.number(outcome) if isinstance(outcome, str) else outcome


def new_table(seats: int, script: Iterable[Outcome] = (), **setup: Any) -> Table:
    """A new game of the shipped box, from its set-up on."""
    numbers = [as_outcome(SHIPPED.box, one) for one in script]
    return Table(SHIPPED, seats, Told(numbers), setup)


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


def wait_for(at: Table, why: str) -> Table:
    """Nobody uses anything until a question of another kind comes up."""
    while asked(at) != why:
        assert asked(at) == "DC-EQUIP-12", f"{asked(at)} is asked before {why}"
        all_choose(at, PASS)
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


def happened(at: Table, kind: type[CatacombsEvent]) -> list[Any]:
    """The events of a kind, in their order."""
    return [event for event in at.events if isinstance(event, kind)]


def story(at: Table) -> list[str]:
    """All that happened, a line an event: its kind, its values and its rule.

    Cards are called by their names, those of a test by their kind; a Hero by his place.
    """
    return [as_line(at.state.printed, event) for event in at.events]


def as_line(box: Box, event: Any) -> str:
    """An event in a line."""
    values = asdict(event)
    words = [
        as_word(box, box.names[value] if name in CARDS else value)
        for name, value in values.items()
        if name not in ("seat", "target", "why", "to") or isinstance(value, tuple)
    ]
    return " ".join([type(event).__name__, *filter(None, words), event.why])


def as_word(box: Box, value: Any) -> str:
    """A number, a name, or several of them; a part of a sum with its amount."""
    if isinstance(value, tuple) and value and isinstance(value[-1], int):
        return f"{as_word(box, value[0])}={value[1]}"
    if isinstance(value, tuple):
        return "+".join(as_word(box, part) for part in value)
    is_made = value in box.names and value not in SHIPPED.box.names
    return str(value).split("-", maxsplit=1)[0] if is_made else str(value)


def thrown(at: Table) -> list[DieThrow]:
    """The throws that were asked for, flips among them."""
    assert isinstance(at.source, Told)
    return at.source.throws


def person(at: Table, who: int = 0) -> Hero:
    """A Hero at a table."""
    found: Hero = at.state.heroes[who]
    return found


def lives(at: Table) -> list[int]:
    """The life of all Heroes."""
    return [one.life for one in at.state.heroes]


def fight_at(at: Table) -> Fight:
    """The combat that goes on."""
    fight = at.state.fight
    assert isinstance(fight, Fight)
    return fight
