"""Doors that are opened: the monster, the Prize, or a trap. [DG-ENCOUNTER-01] [DG-RULING-19]"""

from undercroft.engine import Script
from undercroft.engine.piles import Placed
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dealing import discard, turn_up
from undercroft.games.dungeon.fights.riposte import take_token
from undercroft.games.dungeon.fights.victory import settle
from undercroft.games.dungeon.state import NOTHING, NOWHERE, DungeonState, Hero, Monster, Site
from undercroft.games.dungeon.treasure import put_down


def reveal(g: DungeonState, hero: Hero, site: Site) -> Script[Monster | None]:
    """The next card of a site is turned up; None when it was a trap. [DG-RULING-33]

    A trap leaves the Prize. [DG-CAGE-04] What is not beaten goes to the sideboard at the end of the
    turn. [DG-SIDEBOARD-02] A chamber's monster stays one, wherever it goes. [DG-RULING-35]
    """
    level = g.level_of(site.place)
    is_chamber = g.board.kinds[site.place] == "chamber"
    placed = site.cards[0]
    card = yield from turn_up(placed, g.unseen[level - 1], "DG-ENCOUNTER-01")
    site.cards.pop(0)
    g.outbox.append(ev.MonsterRevealed(hero.card, card, why="DG-ENCOUNTER-01"))
    prize = NOTHING
    if site.prize is not None:
        prize = yield from turn_up(site.prize, g.prizes[level - 1], "DG-RULING-19")
        site.prize = None
        g.outbox.append(ev.PrizeRevealed(prize, why="DG-RULING-19"))
    if card in g.printed.traps:
        discard(g, card, level)
        put_down(g, site.place, [] if prize == NOTHING else [prize])
        settle(g, site)
        spring(g, hero, card)
        return None
    monster = Monster(
        card,
        site.place,
        prize=None if prize == NOTHING else Placed(prize, EVERYONE),
        holds=True,
        dealt=site.place if is_chamber else NOWHERE,
        due=True,
    )
    g.monsters.append(monster)
    return monster


def spring(g: DungeonState, hero: Hero, trap: int) -> None:
    """A cage falls on a hero, who may have the key. [DG-CAGE-02] [DG-DWARF-03]"""
    if g.printed.traits(hero.card).cage_proof:
        g.outbox.append(ev.CageOpened(hero.card, trap, why="DG-CAGE-07"))
        return
    g.outbox.append(ev.CageFell(hero.card, hero.seat, trap, why="DG-CAGE-02"))
    hero.caged = True
    for _ in range(g.printed.trap(trap).lost_turns):
        take_token(g, hero, "DG-CAGE-02")
    if g.queue and g.queue[0] == hero.id:
        g.ended = True


def place_tokens(g: DungeonState) -> None:
    """Monsters that were met and not defeated go to the sideboard. [DG-SIDEBOARD-02]"""
    for monster in g.monsters:
        if not monster.due:
            continue
        monster.due = False
        if monster.number == 0:
            monster.number = lowest_free(g)
            g.outbox.append(ev.TokenPlaced(monster.card, monster.number, why="DG-SIDEBOARD-02"))


def lowest_free(g: DungeonState) -> int:
    """The lowest number that no monster has. [DG-TOKEN-02]"""
    taken = {monster.number for monster in g.monsters}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def strength(g: DungeonState) -> int:
    """The Monster cards on the sideboard. [DG-SIDEBOARD-06] [DG-MINION-10]"""
    tokens = sum(monster.number > 0 for monster in g.monsters)
    return tokens + sum(one.minion != NOTHING for one in g.heroes)
