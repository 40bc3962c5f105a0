"""Fainted Heroes wake up with a scar, or go to the next level. [DF-ENDTURN-03] [DF-SCAR-04]"""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.abilities import name_of
from undercroft.games.dungeon_fighter.demands import fight_of
from undercroft.games.dungeon_fighter.life import capacity
from undercroft.games.dungeon_fighter.options import COVER_ABILITY, CoverAbility
from undercroft.games.dungeon_fighter.party import pass_leadership
from undercroft.games.dungeon_fighter.state import COLOURS, FighterState, Hero

MOST_SCARS = 2
"""A third one takes a Hero out of the game. [DF-SCAR-04]"""


def wake_all(g: FighterState) -> Script[None]:
    """Each fainted Hero, in the order of seats; if nobody is left the game is lost."""
    for hero in g.heroes:
        if not hero.fainted:
            continue
        if len(hero.scars) == MOST_SCARS:
            go_to_next_level(g, hero)
        else:
            yield from wake(g, hero)
    if not g.in_play():
        g.outbox.append(ev.PartyLost(fight_of(g).card, 0, why="DF-RULING-45"))
        g.end(won=False)


def wake(g: FighterState, hero: Hero) -> Script[None]:
    """A scar covers an ability; the rest of the Hero is as good as new. [DF-RULING-42]"""
    free = [colour for colour in COLOURS if colour not in hero.scars]
    options = [COVER_ABILITY[colour] for colour in free]
    choice: CoverAbility = yield Choose(hero.seat, options, "DF-RULING-43")
    hero.scars.append(choice.colour)
    ability = g.printed.ability(hero.card, choice.colour)
    cause = (name_of(ability),)
    g.outbox.append(ev.ScarTaken(hero.seat, choice.colour, cause, why="DF-SCAR-01"))
    hero.fainted = False
    hero.life = capacity(hero)
    g.outbox.append(ev.HeroWoke(hero.seat, hero.life, why="DF-ENDTURN-03"))


def go_to_next_level(g: FighterState, hero: Hero) -> None:
    """He is out; his scars leave with his sheet. [DF-SCAR-04] [DF-RULING-44]"""
    hero.angelic, hero.fainted = True, False
    hero.scars.clear()
    g.beaten += hero.charmed
    hero.charmed.clear()
    g.outbox.append(ev.HeroGone(hero.seat, why="DF-SCAR-04"))
    pass_leadership(g)
