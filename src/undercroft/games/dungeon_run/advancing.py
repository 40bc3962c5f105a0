"""Advance: encounter cards become training. [DR-ADVANCE-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.asks import Draw
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import Bargain, Insight
from undercroft.games.dungeon_run.encounters import distinct
from undercroft.games.dungeon_run.items import take_away, turn_up
from undercroft.games.dungeon_run.options import KEEP, PAY, RAISE, KeepAbility, Pay, Raise
from undercroft.games.dungeon_run.parts import Part, cause, limited, more, told, worth
from undercroft.games.dungeon_run.pending import trigger
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState
from undercroft.games.dungeon_run.traits import working

PRICE = 2
CHOICE = 2
"""The ability cards that are drawn to keep one of. [DR-ADVANCE-05]"""


def price(g: RunState, hero: Hero) -> int:
    """The encounter cards an Advance costs. [DR-ADVANCE-01]"""
    return worth(price_parts(g, hero))


def price_parts(g: RunState, hero: Hero) -> list[Part]:
    """The price of an Advance, as a card changes it. [DR-ADVANCE-01]"""
    bargains = working(g, hero, Bargain)[:1]
    return [("part-price", PRICE), *((cause(g, card), -1) for card, _ in bargains)]


def can_advance(g: RunState, hero: Hero) -> bool:
    return hero.boss != NOTHING or len(hero.encounters) >= price(g, hero)


def advance(g: RunState, hero: Hero) -> Script[None]:
    """Payment, a training marker, an ability card. [DR-ADVANCE-02] [DR-RULING-54]"""
    yield from pay_advance(g, hero)
    yield from train(g, hero, "DR-ADVANCE-03")
    if len(g.heroes) > 1:
        yield from choose_ability(g, hero, "DR-ADVANCE-05")
    trigger(g, hero, "advance")


def pay_advance(g: RunState, hero: Hero) -> Script[None]:
    """Two encounter cards, or the boss card alone. [DR-ADVANCE-08]"""
    parts = price_parts(g, hero)
    left = whole = worth(parts)
    while left:
        options: list[Option] = []
        if len(hero.encounters) >= left:
            options += [PAY[c] for c in distinct(g, [kept.card for kept in hero.encounters])]
        if hero.boss != NOTHING and left == whole:
            options.append(PAY[hero.boss])
        choice: Pay = yield Choose(hero.seat, options, "DR-ADVANCE-01")
        yield from turn_up(take_away(g, hero, choice.card))
        if choice.card in g.printed.bosses:
            left = 0
        else:
            g.discards.append(choice.card)
            left -= 1
            if len(parts) > 1:
                g.outbox.append(
                    ev.NumberChanged(hero.seat, "price", whole, told(parts), why="DR-ADVANCE-01")
                )
        g.outbox.append(ev.CardPaid(hero.seat, choice.card, why="DR-ADVANCE-01"))


def train(g: RunState, hero: Hero, why: str) -> Script[None]:
    """A marker on brawn, magic or skill. [DR-ADVANCE-04]"""
    choice: Raise = yield Choose(hero.seat, RAISE, why)
    hero.markers[choice.rating] += 1
    g.outbox.append(ev.Trained(hero.seat, choice.rating, why=why))


def choose_ability(g: RunState, hero: Hero, why: str) -> Script[None]:
    """Of the drawn ability cards one is kept. [DR-SETUP-21] [DR-ADVANCE-06] [DR-ADVANCE-07]"""
    drawn: list[int] = []
    parts = limited(
        [("part-cards", CHOICE), *more(g, working(g, hero, Insight))], 0, len(hero.deck)
    )
    if worth(parts) > CHOICE:
        g.outbox.append(ev.NumberChanged(hero.seat, "draw", worth(parts), told(parts), why=why))
    for _ in range(worth(parts)):
        card: int = yield Draw(hero.deck.candidates(), why)
        hero.deck.remove_next(card)
        drawn.append(card)
    if not drawn:
        return
    kept: KeepAbility = yield Choose(hero.seat, [KEEP[card] for card in drawn], why)
    drawn.remove(kept.card)
    hero.abilities.append(kept.card)
    hero.discards.extend(drawn)
    g.outbox.append(ev.AbilityKept(hero.seat, kept.card, why=why))
    for card in drawn:
        g.outbox.append(ev.AbilityDiscarded(hero.seat, card, why="DR-SETUP-22"))
