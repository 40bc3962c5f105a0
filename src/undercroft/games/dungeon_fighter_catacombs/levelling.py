"""The Level Up variant: experience, and the tokens it buys. [DC-LEVEL-02] [DC-LEVEL-07]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.options import KEEP_XP, TAKE_TOKEN, TakeToken
from undercroft.games.dungeon_fighter_catacombs.powers import is_at_hand, shown
from undercroft.games.dungeon_fighter_catacombs.state import (
    COLOURS,
    NOBODY,
    CatacombsState,
    Hero,
)

MOST_XP = 3
"""[DC-LEVEL-06]"""


def gain_xp(g: CatacombsState, hero: Hero, why: str) -> None:
    """The Crystal goes up; more than 3 is lost. [DC-LEVEL-06] [DC-RULING-81]"""
    if not g.level_up or hero.xp == MOST_XP:
        return
    hero.xp += 1
    g.outbox.append(ev.XpGained(*hero.both, hero.xp, why=why))


def gain_for_icon(g: CatacombsState, hero: Hero) -> None:
    """An icon that is not used, or can't be on this hit or miss. [DC-LEVEL-04] [DC-LEVEL-05]"""
    if any(is_at_hand(g, hero, colour) for colour in shown(g, hero)):
        gain_xp(g, hero, "DC-LEVEL-04")


def level_up(g: CatacombsState) -> Script[None]:
    """At a Shop tokens are ready again, and new ones are taken. [DC-LEVEL-07] [DC-LEVEL-11]"""
    for hero in g.in_play():
        hero.turned.clear()
        free = [colour for colour in COLOURS if colour not in hero.tokens]
        if not g.level_up or hero.xp < MOST_XP or not free:
            continue
        g.chooser = hero.who
        options = [KEEP_XP, *(TAKE_TOKEN[colour] for colour in free)]
        choice: Option = yield Choose(hero.seat, options, "DC-LEVEL-07")
        g.chooser = NOBODY
        if isinstance(choice, TakeToken):
            hero.xp = 0
            hero.tokens.append(choice.colour)
            taken = ev.TokenTaken(*hero.both, choice.colour, why="DC-LEVEL-08")
            g.outbox.append(taken)
