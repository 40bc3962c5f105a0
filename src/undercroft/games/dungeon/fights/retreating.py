"""Retreats, and the way home of the Seriously Hurt. [DG-RULING-23] [DG-ATTACK-02]"""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.deeds import passable
from undercroft.games.dungeon.options import RETREAT, Retreat
from undercroft.games.dungeon.state import NOWHERE, DungeonState, Hero

CORRIDORS = ("corridor", "stair", "hall")


def retreat(g: DungeonState, hero: Hero, why: str) -> Script[None]:
    """One space back; nothing is encountered there. [DG-ATTACK-04] [DG-RULING-23]"""
    place = hero.came
    if place == NOWHERE:
        near = g.board.neighbours(hero.place, passable(g, hero))
        options = [RETREAT[to] for to in near if g.board.kinds[to] in CORRIDORS]
        if not options:
            return
        choice: Retreat = yield Choose(hero.seat, options, "DG-RULING-23")
        place = choice.place
    hero.place, hero.came = place, NOWHERE
    g.outbox.append(ev.HeroRetreated(hero.card, place, why=why))


def send_home(g: DungeonState, hero: Hero) -> None:
    """Back to the Great Hall. [DG-ATTACK-02]"""
    hero.place, hero.came = g.board.hall, NOWHERE
    g.outbox.append(ev.HeroSentHome(hero.card, hero.seat, why="DG-ATTACK-02"))
