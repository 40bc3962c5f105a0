"""What a defeated monster leaves: its Prize, its pile, a cleared room. [DG-COMBAT-03]"""

from undercroft.engine import Script
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dealing import discard, draw_prize, turn_up
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero, Monster, Site
from undercroft.games.dungeon.treasure import claim, put_down


def defeat(
    g: DungeonState, hero: Hero, monster: Monster, from_safety: bool = False
) -> Script[None]:
    """A monster is beaten. From safety its Prize stays where it is. [DG-COMBAT-04] [DG-CAST-12]"""
    card, level = monster.card, g.printed.foe_level(monster.card)
    guards = int(card in g.printed.guards)
    g.outbox.append(
        ev.MonsterDefeated(hero.card, hero.seat, card, level, guards, why="DG-COMBAT-03")
    )
    g.monsters.remove(monster)
    discard(g, card, level)
    prize = yield from open_prize(g, monster.prize, level)
    put_down(g, monster.place, monster.pile)
    if prize != NOTHING and from_safety:
        put_down(g, monster.place, [prize])
    elif prize != NOTHING:
        claim(g, hero, prize, "DG-COMBAT-04")
    if monster.dealt == monster.place:
        yield from reward(
            g, hero, g.printed.traits(hero.card).chamber_prizes, monster, "DG-DWARF-02"
        )
    site = g.site_at(monster.place)
    if site is not None and monster.holds and settle(g, site):
        kings = g.printed.chamber(site.tear.card).last_prizes if site.tear and is_open(site) else 0
        yield from reward(g, hero, kings, monster, "DG-CHAMBERCARD-07")


def open_prize(g: DungeonState, prize: Placed | None, level: int) -> Script[int]:
    """The Prize of a monster; one that nobody has seen is turned up. [DG-SIDEBOARD-04]"""
    if prize is None:
        return NOTHING
    if prize.known == EVERYONE:
        return prize.card
    card = yield from turn_up(prize, g.prizes[level - 1], "DG-RULING-56")
    g.outbox.append(ev.PrizeRevealed(card, why="DG-RULING-56"))
    return card


def reward(g: DungeonState, hero: Hero, count: int, monster: Monster, why: str) -> Script[None]:
    """Prize cards from the reserve of the level where a monster was beaten. [DG-RULING-35]"""
    for _ in range(count):
        card = yield from draw_prize(g, g.level_of(monster.place), why)
        if card != NOTHING:
            claim(g, hero, card, why)


def is_open(site: Site) -> bool:
    """Whether a Chamber Card lies open here."""
    return site.tear is not None and site.tear.known == EVERYONE


def settle(g: DungeonState, site: Site) -> bool:
    """A site without its monsters gets a Cleared token; says whether. [DG-TOKEN-04]"""
    held = any(monster.holds and monster.place == site.place for monster in g.monsters)
    if site.cards or held or site.cleared:
        return False
    site.cleared = True
    level = g.level_of(site.place)
    g.outbox.append(ev.SiteCleared(site.place, level, why="DG-TOKEN-04"))
    return True
