"""The windows in which those who hold something that heals are asked whether they use it.

[DF-RULING-53]
"""

from collections.abc import Sequence

from undercroft.engine import Option, Script
from undercroft.families.dungeon_fighters.voting import ask_all
from undercroft.games.dungeon_fighter.deeds import perform, uses
from undercroft.games.dungeon_fighter.options import HOLD, PASS
from undercroft.games.dungeon_fighter.state import FighterState, Hero


def offer_aid(g: FighterState, heroes: Sequence[Hero]) -> Script[None]:
    """Before a throw and after it: some Heroes may use what they have. [DF-RULING-53]"""
    while True:
        asked = [hero for hero in heroes if not hero.holding and uses(g, hero)]
        if not asked:
            return
        options = [[PASS, HOLD, *uses(g, hero)] for hero in asked]
        answers = yield from ask_all([hero.seat for hero in asked], options, "DF-RULING-53")
        if not help_out(g, asked, answers):
            return


def help_out(g: FighterState, asked: Sequence[Hero], answers: Sequence[Option]) -> bool:
    """What they answered is done; whether anybody used anything."""
    has_acted = False
    for hero, answer in zip(asked, answers, strict=True):
        if answer is HOLD:
            hero.holding = True
        elif answer in uses(g, hero):
            perform(g, hero, answer)
            has_acted = True
    return has_acted


def others(g: FighterState, hero: Hero) -> list[Hero]:
    """All Heroes but one who can act."""
    return [other for other in g.conscious() if other is not hero]
