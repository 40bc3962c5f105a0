"""Private looks: the ESP Medallion and the Crystal Ball. [DG-ITEM-02] [DG-ITEM-03]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.seats import is_in, seat_set
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dealing import show
from undercroft.games.dungeon.deeds import carries
from undercroft.games.dungeon.options import LOOK, SCRY_ROOM, ScryRoom
from undercroft.games.dungeon.state import DungeonState, Hero, Site


def look_options(g: DungeonState, hero: Hero) -> list[Option]:
    """Shut doors next to a hero with something that senses. [DG-RULING-48]"""
    if g.looked or not carries(g, hero, "senses"):
        return []
    doors = g.board.doors_at[hero.place]
    return [LOOK[to] for to in doors if is_shut(g, to) and is_news(g, hero, to)]


def is_shut(g: DungeonState, place: int) -> bool:
    """Whether a space is a room that nobody has opened. [DG-ITEM-02]"""
    return g.board.kinds[place] == "room" and bool(g.sites[g.board.sites[place]].cards)


def is_news(g: DungeonState, hero: Hero, place: int) -> bool:
    """Whether a hero's player has not seen the monster of a room yet."""
    return not is_in(g.sites[g.board.sites[place]].cards[0].known, hero.seat)


def look(g: DungeonState, hero: Hero, place: int) -> Script[None]:
    """The monster behind a door, for one player's eyes. [DG-ITEM-02] [DG-RULING-48]"""
    g.looked = True
    g.outbox.append(ev.RoomSensed(hero.card, place, why="DG-ITEM-02"))
    yield from see_monster(g, hero, g.sites[g.board.sites[place]], "DG-RULING-48")


def see_monster(g: DungeonState, hero: Hero, site: Site, why: str) -> Script[None]:
    """A player sees the top Monster card of a site."""
    seats = seat_set([hero.seat])
    level = g.level_of(site.place)
    card = yield from show(site.cards[0], g.unseen[level - 1], seats, why)
    g.outbox.append(ev.MonsterSeen(card, site.place, why=why, to=seats))


def shut_rooms(g: DungeonState) -> list[int]:
    """The rooms that nobody has opened. [DG-ITEM-03]"""
    return [site.place for site in g.sites if site.cards and site.prize is not None]


def may_scry(g: DungeonState, hero: Hero) -> bool:
    """Whether a hero who has not moved can use a Crystal Ball. [DG-ITEM-04] [DG-RULING-49]"""
    return not g.moved and carries(g, hero, "scries") and bool(shut_rooms(g))


def scry(g: DungeonState, hero: Hero) -> Script[None]:
    """Monster and Prize of any room, for one player's eyes. [DG-ITEM-03] [DG-RULING-49]"""
    options = [SCRY_ROOM[place] for place in shut_rooms(g)]
    choice: ScryRoom = yield Choose(hero.seat, options, "DG-ITEM-03")
    site = g.sites[g.board.sites[choice.place]]
    g.outbox.append(ev.RoomSensed(hero.card, site.place, why="DG-ITEM-03"))
    yield from see_monster(g, hero, site, "DG-RULING-49")
    assert site.prize is not None
    seats = seat_set([hero.seat])
    level = g.level_of(site.place)
    card = yield from show(site.prize, g.prizes[level - 1], seats, "DG-RULING-49")
    g.outbox.append(ev.PrizeSeen(card, site.place, why="DG-RULING-49", to=seats))
