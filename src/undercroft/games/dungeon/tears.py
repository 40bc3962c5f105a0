"""The Halls of Chromatic Tears: a Chamber Card is turned up and works. [DG-COMPONENT-13]"""

from undercroft.engine import Choose, Script
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.cards import ChamberCard
from undercroft.games.dungeon.dealing import discard, turn_up
from undercroft.games.dungeon.fights.retreating import retreat
from undercroft.games.dungeon.fights.victory import settle
from undercroft.games.dungeon.options import FORGET, Forget
from undercroft.games.dungeon.revealing import spring
from undercroft.games.dungeon.state import DungeonState, Hero, Site
from undercroft.games.dungeon.treasure import drop, put_down


def enter_hall(g: DungeonState, hero: Hero) -> Script[None]:
    """The first hero in a chamber turns its Chamber Card up, before the fight if there is one.

    [DG-CHAMBERCARD-01] [DG-CHAMBERCARD-02] [DG-CHAMBERCARD-08]
    """
    site = g.site_at(hero.place)
    if site is None or site.tear is None or site.tear.known == EVERYONE:
        return
    card = yield from turn_up(site.tear, g.tears, "DG-COMPONENT-13")
    site.tear = Placed(card, EVERYONE)
    g.outbox.append(ev.TearRevealed(hero.card, card, why="DG-COMPONENT-13"))
    tear = g.printed.chamber(card)
    hero.edge += tear.next_attack
    yield from burn(g, site, tear.burns)
    yield from forget(g, hero, tear.forgets)
    yield from drop(g, hero, tear.drops, site.place, None, "DG-CHAMBERCARD-12")
    map_doors(g, hero, tear)
    if tear.springs:
        spring(g, hero, g.printed.number(f"trap-{tear.springs}"))
    if tear.washes:
        g.outbox.append(ev.HeroWashedBack(hero.card, why="DG-CHAMBERCARD-10"))
        yield from retreat(g, hero, "DG-CHAMBERCARD-10")
        g.ended = True


def burn(g: DungeonState, site: Site, count: int) -> Script[None]:
    """The first monsters burn; nobody gets anything for them. [DG-CHAMBERCARD-03]

    One that a spell from outside has turned up comes before those that lie face down.
    [DG-RULING-33]
    """
    for _ in range(count):
        standing = [one for one in g.monsters_at(site.place) if one.dealt == site.place]
        if standing:
            card = standing[0].card
            g.monsters.remove(standing[0])
            put_down(g, site.place, standing[0].pile)
        elif site.cards:
            pile = g.unseen[g.level_of(site.place) - 1]
            card = yield from turn_up(site.cards[0], pile, "DG-CHAMBERCARD-03")
            site.cards.pop(0)
        else:
            return
        discard(g, card, g.level_of(site.place))
        g.outbox.append(ev.MonsterBurned(card, why="DG-CHAMBERCARD-03"))
    settle(g, site)


def forget(g: DungeonState, hero: Hero, count: int) -> Script[None]:
    """A Spell or Action Card of the owner's choice is lost. [DG-CHAMBERCARD-04]"""
    for _ in range(count):
        deeds = [d for d in g.printed.actions_of(hero.card) if d not in hero.spent]
        options = [FORGET[card] for card in (*deeds, *dict.fromkeys(hero.spells))]
        if not options:
            return
        is_secret = bool(hero.spells)
        choice: Forget = yield Choose(hero.seat, options, "DG-CHAMBERCARD-04", always=is_secret)
        if choice.card in hero.spells:
            hero.spells.remove(choice.card)
        else:
            hero.spent.append(choice.card)
        g.outbox.append(ev.CardForgotten(hero.card, why="DG-CHAMBERCARD-04"))


def map_doors(g: DungeonState, hero: Hero, tear: ChamberCard) -> None:
    """All secret doors of this level become known to a hero. [DG-CHAMBERCARD-11]"""
    if not tear.maps:
        return
    level = g.level_of(hero.place)
    hero.doors |= g.board.doors_of_level(level)
    g.outbox.append(ev.DoorsMapped(hero.card, level, why="DG-CHAMBERCARD-11"))
