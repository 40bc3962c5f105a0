"""A trade: a short talk of typed offers. [DR-TRADE-01] [DR-RULING-52]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.encounters import distinct
from undercroft.games.dungeon_run.items import stow, take_away
from undercroft.games.dungeon_run.options import (
    AGREE,
    GIVE,
    PROPOSE,
    TAKE_BACK,
    WALK_AWAY,
    WANT,
    WANT_BACK,
    Give,
    TakeBack,
    Want,
    WantBack,
)
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState, Trade

MOST_PROPOSALS = 6
MOST_CHANGES = 12
"""The changes somebody may make before he proposes."""


def trade(g: RunState, hero: Hero, partner: Hero) -> Script[None]:
    """Both sides lay cards in turn until one agrees or walks away. [DR-TRADE-03]"""
    talk = g.trade = Trade([hero.seat, partner.seat])
    g.outbox.append(ev.TradeBegan(hero.seat, partner.seat, why="DR-TRADE-01"))
    side = 0
    choice = yield from speak(g, talk, side)
    while choice is PROPOSE:
        talk.proposals += 1
        tell_offer(g, talk, side)
        side = 1 - side
        choice = yield from speak(g, talk, side)
    if choice is AGREE:
        swap(g, talk)
    else:
        g.outbox.append(ev.TradeFailed(hero.seat, partner.seat, why="DR-TRADE-03"))
    g.trade = None


def speak(g: RunState, talk: Trade, side: int) -> Script[Option]:
    """One side changes what it gives, says what it wants, and answers."""
    hero, other = g.heroes[talk.seats[side]], g.heroes[talk.seats[1 - side]]
    laid = talk.laid[side]
    fresh = True
    changes = 0
    while True:
        options = answers(talk, fresh)
        if talk.proposals < MOST_PROPOSALS and changes < MOST_CHANGES:
            options += offers(g, hero, other, laid)
        choice: Option = yield Choose(hero.seat, options, "DR-TRADE-03")
        if isinstance(choice, Give):
            laid.append(choice.card)
        elif isinstance(choice, TakeBack):
            laid.remove(choice.card)
        elif isinstance(choice, Want):
            g.outbox.append(ev.CardWanted(hero.seat, other.seat, choice.card, why="DR-RULING-52"))
        elif isinstance(choice, WantBack):
            g.outbox.append(ev.BackWanted(hero.seat, other.seat, choice.back, why="DR-RULING-52"))
        else:
            return choice
        changes += 1
        fresh = fresh and isinstance(choice, Want | WantBack)


def answers(talk: Trade, fresh: bool) -> list[Option]:
    """Walk away, propose what is laid, or agree to what the other proposed."""
    options: list[Option] = [WALK_AWAY]
    if talk.proposals and fresh and any(talk.laid):
        options.append(AGREE)
    if talk.proposals < MOST_PROPOSALS and (any(talk.laid) or not talk.proposals):
        options.append(PROPOSE)
    return options


def offers(g: RunState, hero: Hero, other: Hero, laid: list[int]) -> list[Option]:
    """The cards a side can still lay or take back, and what it can ask for. [DR-TRADE-02]"""
    held = [card for card in tradable(g, hero) if card not in laid]
    options: list[Option] = [GIVE[card] for card in distinct(g, held)]
    options += [TAKE_BACK[card] for card in distinct(g, laid)]
    options += [WANT[card] for card in other.equipped]
    has = (other.treasures, other.artifacts, other.encounters or other.boss != NOTHING)
    return options + [WANT_BACK[back] for back in range(3) if has[back]]


def tradable(g: RunState, hero: Hero) -> list[int]:
    """Items and encounter cards, the boss card among them. [DR-RULING-51]"""
    loot = [kept.card for kept in (*hero.treasures, *hero.artifacts, *hero.encounters)]
    boss = [] if hero.boss == NOTHING else [hero.boss]
    return [*hero.equipped, *loot, *boss]


def tell_offer(g: RunState, talk: Trade, side: int) -> None:
    """The two see the cards, the others how many there are. [DR-RULING-52]"""
    seat, other = talk.seats[side], talk.seats[1 - side]
    laid = talk.laid[side]
    box = g.printed
    treasures = sum(card in box.treasures for card in laid)
    artifacts = sum(card in box.artifacts for card in laid)
    rest = len(laid) - treasures - artifacts
    g.outbox.append(ev.OfferMade(seat, other, treasures, artifacts, rest, why="DR-RULING-52"))
    for card in laid:
        both = seat_set([seat, other])
        g.outbox.append(ev.CardOffered(seat, card, why="DR-RULING-52", to=both))


def swap(g: RunState, talk: Trade) -> None:
    """The cards change hands; all go to loot piles. [DR-RULING-51]"""
    heroes = [g.heroes[seat] for seat in talk.seats]
    both = seat_set(talk.seats)
    given = [
        [take_away(g, hero, card) for card in laid]
        for hero, laid in zip(heroes, talk.laid, strict=True)
    ]
    for hero, cards in zip(reversed(heroes), given, strict=True):
        for kept in cards:
            if kept.card in g.printed.bosses:
                hero.boss = kept.card
            else:
                hero.gained.append(kept.card)
                stow(g, hero, kept.card, both, kept.seen)
    counts = [len(laid) for laid in talk.laid]
    g.outbox.append(ev.TradeDone(talk.seats[0], talk.seats[1], *counts, why="DR-TRADE-03"))
