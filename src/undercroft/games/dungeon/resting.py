"""Rest: spells, Action Cards and the bank. [DG-REST-01] [DG-RULING-44]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.magic import take_spell
from undercroft.games.dungeon.options import BANK, DONE, REGAIN, TAKE_SPELL, Bank, Regain
from undercroft.games.dungeon.state import DungeonState, Hero


def may_rest(g: DungeonState, hero: Hero) -> bool:
    """Whether a hero is in the Great Hall or in a cleared chamber. [DG-REST-02] [DG-REST-03]"""
    if hero.place == g.board.hall:
        return True
    site = g.site_at(hero.place)
    return site is not None and site.cleared and g.board.kinds[hero.place] == "chamber"


def deeds_back(g: DungeonState, hero: Hero) -> int:
    """How many Action Cards a rest here gives back. [DG-ACTION-02] [DG-RULING-45]

    The Chamber Card lies open: it was turned up before the Action. [DG-CHAMBERCARD-09]
    """
    if hero.place == g.board.hall:
        return 1
    site = g.site_at(hero.place)
    if site is None or site.tear is None:
        return 0
    back: int = g.printed.chamber(site.tear.card).rest_actions
    return back


def rest(g: DungeonState, hero: Hero) -> Script[None]:
    """What comes back is chosen one by one. [DG-REST-04] [DG-CAST-02] [DG-RULING-46]"""
    if not may_rest(g, hero):
        return
    traits = g.printed.traits(hero.card)
    spells = min(traits.spells_back, max(0, traits.spells - len(hero.spells)))
    deeds, taken = deeds_back(g, hero), 0
    while True:
        options: list[Option] = [DONE]
        if spells:
            options += [TAKE_SPELL[spell] for spell in g.printed.spells]
        if deeds:
            options += [REGAIN[deed] for deed in sorted(hero.spent)]
        if g.setup.banking:
            options += [BANK[card] for card in sorted(hero.treasures)]
        choice = yield Choose(hero.seat, options, "DG-RULING-44")
        if choice is DONE:
            break
        if isinstance(choice, Bank):
            bank(g, hero, choice.treasure)
        elif isinstance(choice, Regain):
            deeds -= 1
            hero.spent.remove(choice.deed)
            g.outbox.append(ev.DeedRegained(hero.card, choice.deed, why="DG-ACTION-02"))
        else:
            spells -= 1
            taken += 1
            take_spell(g, hero, choice.spell, "DG-CAST-02")
    if taken:
        g.outbox.append(ev.SpellsRegained(hero.card, taken, why="DG-SPELL-02"))


def bank(g: DungeonState, hero: Hero, card: int) -> None:
    """A treasure is safe and of no use any more. [DG-BANK-01] [DG-VAULT-03]"""
    hero.treasures.remove(card)
    hero.banked.append(card)
    worth = g.printed.values[card]
    g.outbox.append(ev.TreasureBanked(hero.card, hero.seat, card, worth, why="DG-VAULT-01"))
