"""Scenes for the cards of heroes: any roll is played in one line, and its dice are counted."""

from collections.abc import Sequence
from typing import Any

from tests.games.dungeon_run.situations import (
    BOX,
    ENTRANCE,
    Spot,
    card,
    choose,
    happened,
    hero,
    offered,
    table,
)
from undercroft.engine import Die, Fast, Option, Poll, Table
from undercroft.games.dungeon_run.cards import AbilityCard
from undercroft.games.dungeon_run.events import DiceRolled
from undercroft.games.dungeon_run.options import (
    BATTLE,
    DUEL,
    END_TURN,
    ESCAPE,
    FIGHT_WITH,
    MOVE,
    PASS,
    USE,
)
from undercroft.games.dungeon_run.state import Hero

EAST, WEST = 1, 3
STONE = "artifact-summoning-stone"
BOSS = "boss-khor-vaal"
"""An animate of defense 4 that never roams and shrugs one wound off."""
DEEDS = ("battle", "duel", "defend", "disarm", "escape", "bridge", "channel", "gate", "content")
WINDOWS = ("DR-ASSIST-01", "DR-RULING-29")
TILES = {
    "bridge": "ancient-bridge",
    "channel": "underground-channel",
    "gate": "portcullis-room",
    "disarm": "den",
}


class Faces(Fast):
    """All dice of a throw show the same face: that of the list, the last one from then on."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        super().__init__()

    def roll(self, count: int, die: Die) -> bytes:
        face = self.faces.pop(0) if len(self.faces) > 1 else self.faces[0]
        return die.parse(str(face) * count)

    def draw(self, cards: Sequence[int]) -> int:
        return cards[0]


def use(name: str) -> Option:
    """The option to use a card."""
    return USE[card(name)]


def able(name: str, **condition: Any) -> Hero:
    """The hero whose deck a card is from, with that card."""
    return owner(name, abilities=[name], **condition)


def owner(name: str, **condition: Any) -> Hero:
    """The hero whose deck a card is from, without it."""
    ability = BOX.cards[card(name)]
    assert isinstance(ability, AbilityCard)
    return hero(ability.hero, **condition)


def beside(monster: str, *heroes: Hero, script: list[str | int] | str = "", **more: Any) -> Table:
    """All heroes stand on the second one of four tiles, with a monster."""
    dungeon = [ENTRANCE, Spot(monster=monster), Spot(), Spot()]
    return among(dungeon, *heroes, script=script, **more)


def together(*heroes: Hero, script: list[str | int] | str = "", **more: Any) -> Table:
    """All heroes stand on the second one of four tiles, and nothing else is there."""
    return among([ENTRANCE, Spot(), Spot(), Spot()], *heroes, script=script, **more)


def among(dungeon: list[Spot], *heroes: Hero, **more: Any) -> Table:
    for one in heroes:
        one.place = 1
    return table(*heroes, dungeon=dungeon, **more)


def drawing(
    encounter: str, *heroes: Hero, script: list[str | int] | str = "", **more: Any
) -> Table:
    """The first hero goes from the Entrance into the Den and draws this encounter card there."""
    dungeon = [ENTRANCE, Spot("den"), Spot()]
    coming = script.split() if isinstance(script, str) else script
    more |= {"dungeon": dungeon, "encounters": [encounter], "script": ["4", *coming]}
    return choose(table(*heroes, **more), MOVE[EAST])


def exploring(*heroes: Hero, script: Sequence[str | int], **more: Any) -> Table:
    """The first hero goes east from the second tile, where no tile lies yet."""
    heroes[0].place = 1
    pile = ["standard-01", "standard-14", "standard-15"]
    return choose(table(*heroes, pile=pile, script=list(script), **more), MOVE[EAST])


def pass_windows(at: Table) -> Table:
    """Nobody assists, nobody sabotages."""
    while isinstance(at.ask, Poll) and at.ask.why in WINDOWS:
        choose(at, PASS)
    return at


def pick_ratings(at: Table, ratings: dict[int, int]) -> Table:
    """Seats choose what they roll; brawn unless told."""
    while at.waiting_for and FIGHT_WITH[0] in at.options(at.waiting_for[0]):
        choose(at, FIGHT_WITH[ratings.get(at.waiting_for[0], 0)])
    return at


def rolling(
    deed: str, who: Hero, *others: Hero, monster: str = BOSS, rating: int = 0, foe: int = 1
) -> Table:
    """Seat 0 makes a roll of a deed, and every die shows 1; the table stops as soon as it asks."""
    special = Spot(TILES.get(deed, "standard-01"))
    if deed in ("battle", "escape"):
        special.monster = monster
    enters = deed in ("bridge", "channel", "disarm")
    who.place = 0 if enters else 1
    at = table(
        who,
        *others,
        dungeon=[ENTRANCE, special, Spot(), Spot()] if deed != "content" else [ENTRANCE, Spot()],
        turn=foe if deed == "defend" else 0,
        encounters=["trap-fire-rune"],
        pile=["standard-14", "standard-15"] if deed == "content" else None,
    )
    at.use(Faces(4, 1) if deed == "disarm" else Faces(1))
    choose(at, first_step(deed, foe))
    pass_windows(at)
    pick_ratings(at, {0: rating})
    return at


def first_step(deed: str, foe: int) -> Option:
    """The action with which a roll begins."""
    steps: dict[str, Option] = {
        "battle": BATTLE,
        "escape": ESCAPE,
        "duel": DUEL[foe],
        "defend": DUEL[0],
        "gate": MOVE[WEST],
    }
    return steps.get(deed, MOVE[EAST])


def dice_of(at: Table, seat: int = 0) -> int:
    """How many dice a seat has rolled last."""
    rolls = [event for event in happened(at, DiceRolled) if event.seat == seat]
    return len(rolls[-1].dice.split())


def foes(deed: str, foe: str = "kessa", company: bool = False) -> list[Hero]:
    """The other hero of a duel, or somebody who stands by."""
    return [hero(foe, place=1)] if company or deed in ("duel", "defend") else []


def dice_in(deed: str, who: Hero, *, foe: str = "kessa", company: bool = False, **how: Any) -> int:
    """How many dice a hero rolls for a deed."""
    return dice_of(rolling(deed, who, *foes(deed, foe, company), **how))


def all_dice(name: str, **condition: Any) -> dict[str, int]:
    """How many dice a hero rolls for each deed; with brawn where he may choose."""
    return {deed: dice_in(deed, hero(name, **condition)) for deed in DEEDS[:-1]}


def more_dice(name: str, *, how: dict[str, Any] | None = None, **condition: Any) -> dict[str, int]:
    """In which rolls of its hero a card changes the number of dice, and by how much."""
    found = {}
    for deed in DEEDS[:-1]:
        plain = dice_in(deed, owner(name, **condition), **(how or {}))
        found[deed] = dice_in(deed, able(name, **condition), **(how or {})) - plain
    return {deed: dice for deed, dice in found.items() if dice}


def offered_in(name: str, *, rating: int = 0, **condition: Any) -> list[str]:
    """The own rolls after which a card is offered to its hero."""
    return [
        deed
        for deed in DEEDS
        if use(name)
        in rolling(deed, able(name, **condition), *foes(deed), rating=rating).options(0)
    ]


def forced_in(name: str, place: int) -> list[str]:
    """The rolls of Kessa, or of Ragg whom she attacks, that a hero on a tile can spoil."""
    found = []
    for deed in ("battle", "duel", "disarm", "escape"):
        at = rolling(deed, hero("kessa"), able(name, place=place), hero("ragg", place=1), foe=2)
        if use(name) in at.options(1):
            found.append(deed)
            choose(at, PASS)
            found += ["defend"] if deed == "duel" and use(name) in at.options(1) else []
    return found


def end_turns(at: Table) -> Table:
    """Everybody ends his turn until the same hero has his next one; from now on dice show 2."""
    at.use(Faces(2))
    seat = at.state.turn
    choose(at, END_TURN)
    while at.state.turn != seat:
        choose(at, END_TURN)
    return at


def can_use_again(at: Table, name: str) -> tuple[bool, bool]:
    """Whether a hero can use a card once more in this turn, and in his next one."""
    now = use(name) in offered(at)
    return now, use(name) in offered(end_turns(at))


def battle_again(at: Table, rating: int = 0) -> Table:
    """Seat 0 battles once more in this turn, up to the first question after the rolls."""
    return pick_ratings(pass_windows(choose(at, BATTLE)), {0: rating})
