"""Where the conformance kit starts beside new games: secrets are at stake, which is rare else."""

from collections.abc import Callable

from tests.games.dungeon.situations import (
    BALL,
    BOLT,
    BOX,
    ESP,
    FIREBALL,
    HALL,
    SHIPPED,
    TELEPORT,
    front,
    hero,
    room,
)
from undercroft.engine import Scripted, Table
from undercroft.engine.piles import Placed
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon.laying_out import lay_out
from undercroft.games.dungeon.state import DungeonState, Hero, Monster, Phase

SHIFT = {
    card: SHIPPED.box.number(BOX.names[card]) for card in (ESP, BALL, FIREBALL, BOLT, TELEPORT)
}
"""The numbers of cards in the box of the game itself."""


def start(*heroes: Hero, token: bool = False) -> Table:
    """Heroes of the shipped game, with what they hold and have seen."""
    box = SHIPPED.box
    g = lay_out(box, len(heroes), SHIPPED.read_setup({}))
    for number, one in enumerate(heroes):
        one.seat = one.id = number
        one.card = box.number(BOX.names[one.card])
        one.spells = sorted(SHIFT[spell] for spell in one.spells)
        one.treasures = [SHIFT[card] for card in one.treasures]
    g.heroes = list(heroes)
    g.order = list(range(len(heroes)))
    g.queue, g.round, g.phase = list(g.order), 1, Phase.TURN
    for seat, place in enumerate((room(3), room(3, 1), room(4))):
        look(g, place, seat)
    if token:
        for number, place in enumerate((room(3), room(5)), 1):
            site = g.sites[box.board.sites[place]]
            level = box.board.levels[place]
            card = g.unseen[level - 1].pool.pop(0)
            g.unseen[level - 1].pool.extend(p.card for p in site.cards if p.card >= 0)
            site.cards, site.prize = [], None
            g.monsters.append(Monster(card, place, number, holds=True))
    return Table.from_checkpoint(SHIPPED, len(heroes), SHIPPED.pack(g), Scripted([]))


def look(g: DungeonState, place: int, seat: int) -> None:
    """A seat has seen what is in a room."""
    box = SHIPPED.box
    site, level = g.sites[box.board.sites[place]], box.board.levels[place]
    seats = seat_set([seat])
    site.cards = [Placed(g.unseen[level - 1].pool.pop(0), seats)]
    site.prize = Placed(g.prizes[level - 1].pool.pop(0), seats)


def casters() -> Table:
    """A Wizard and an Elf at doors that others have looked behind."""
    return start(
        hero("wizard", front(room(3)), spells=[FIREBALL, BOLT, TELEPORT]),
        hero("elf", front(room(3, 1)), spells=[FIREBALL, TELEPORT]),
        hero("dwarf", front(room(4)), [ESP, BALL]),
    )


def at_one_door() -> Table:
    """Heroes on one space, with spells to cast at each other and something to look at."""
    here = front(room(3))
    return start(
        hero("wizard", here, [ESP], spells=[TELEPORT, TELEPORT]),
        hero("elf", here, [BALL], spells=[BOLT]),
        hero("cleric", here),
    )


def before_tokens() -> Table:
    """A Wizard next to a number token."""
    return start(
        hero("wizard", front(room(3)), spells=[TELEPORT, FIREBALL]),
        hero("elf", HALL, spells=[FIREBALL, FIREBALL]),
        hero("dwarf", HALL, [BALL]),
        token=True,
    )


STARTS: dict[str, Callable[[], Table]] = {
    "casters": casters,
    "at one door": at_one_door,
    "before tokens": before_tokens,
}
