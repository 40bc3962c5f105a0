"""Equip: items are put on and taken off, and one hero may be traded with. [DR-EQUIP-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.items import can_equip, put_on, stow, take_away
from undercroft.games.dungeon_run.options import DONE, PASS, PUT_ON, TAKE_OFF, TRADE, PutOn, TakeOff
from undercroft.games.dungeon_run.state import Hero, RunState
from undercroft.games.dungeon_run.trade_options import TradeWith
from undercroft.games.dungeon_run.trading import trade

MOST_CHANGES = 40
"""Nobody dresses and undresses for ever."""


def equip(g: RunState, hero: Hero) -> Script[None]:
    """Any number of changes, and a trade with one hero of the tile. [DR-TRADE-04]"""
    partner: Hero | None = None
    for _ in range(MOST_CHANGES):
        options = equip_options(g, hero)
        partners = g.others_here(hero) if partner is None else []
        options += [TRADE[other.seat] for other in partners]
        if not options and (hero.treasures or hero.artifacts):
            # Nobody is to learn from a question that is not asked that his loot is of no use.
            options.append(PASS)
        choice: Option = yield Choose(hero.seat, [*options, DONE], "DR-EQUIP-01")
        if choice is DONE or choice is PASS:
            return
        if isinstance(choice, TradeWith):
            partner = g.heroes[choice.seat]
            yield from trade(g, hero, partner)
        else:
            change(g, hero, choice)


def equip_options(g: RunState, hero: Hero) -> list[Option]:
    """What can be put on or taken off."""
    loot = [kept.card for kept in (*hero.treasures, *hero.artifacts)]
    options: list[Option] = [PUT_ON[card] for card in loot if can_equip(g, hero, card)]
    return options + [TAKE_OFF[card] for card in hero.equipped]


def can_change(g: RunState, hero: Hero) -> bool:
    """Whether an Equip action could do anything."""
    return bool(hero.equipped or hero.treasures or hero.artifacts or g.others_here(hero))


def change(g: RunState, hero: Hero, choice: Option) -> None:
    """One item goes on or off. [DR-EQUIP-01]"""
    assert isinstance(choice, PutOn | TakeOff)
    take_away(g, hero, choice.card)
    if isinstance(choice, PutOn):
        put_on(g, hero, choice.card)
    else:
        stow(g, hero, choice.card)
        g.outbox.append(ev.ItemTakenOff(hero.seat, choice.card, why="DR-EQUIP-01"))
