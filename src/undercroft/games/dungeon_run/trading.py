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
)
from undercroft.games.dungeon_run.state import NOTHING, Hero, Offer, RunState, Side, Trade
from undercroft.games.dungeon_run.trade_options import Give, TakeBack, Want, WantBack

MOST_PROPOSALS = 6
MOST_CHANGES = 12
"""The changes somebody may make before he proposes."""


def trade(g: RunState, hero: Hero, partner: Hero) -> Script[None]:
    """Both sides lay cards in turn until one agrees or walks away. [DR-TRADE-03]"""
    mine, other = Side(hero.seat), Side(partner.seat)
    talk = g.trade = Trade([mine, other])
    g.outbox.append(ev.TradeBegan(hero.seat, partner.seat, why="DR-TRADE-01"))
    choice = yield from speak(g, talk, mine, other)
    while choice is PROPOSE:
        talk.proposals += 1
        propose(g, mine, other)
        mine, other = other, mine
        choice = yield from speak(g, talk, mine, other)
    if choice is AGREE:
        swap(g, talk)
    else:
        g.outbox.append(ev.TradeFailed(hero.seat, partner.seat, why="DR-TRADE-03"))
    g.trade = None


def speak(g: RunState, talk: Trade, mine: Side, other: Side) -> Script[Option]:
    """One side changes what it gives, says what it wants, and answers."""
    fresh = True
    changes = 0
    while True:
        options = answers(talk, fresh)
        if talk.proposals < MOST_PROPOSALS and changes < MOST_CHANGES:
            options += offers(g, g.heroes[mine.seat], g.heroes[other.seat], mine.laid)
        choice: Option = yield Choose(mine.seat, options, "DR-TRADE-03")
        if isinstance(choice, Give):
            mine.laid.append(choice.card)
        elif isinstance(choice, TakeBack):
            mine.laid.remove(choice.card)
        elif isinstance(choice, Want):
            note(mine.wants, choice.card)
            g.outbox.append(ev.CardWanted(mine.seat, other.seat, choice.card, why="DR-RULING-52"))
        elif isinstance(choice, WantBack):
            note(mine.wants_backs, choice.back)
            g.outbox.append(ev.BackWanted(mine.seat, other.seat, choice.back, why="DR-RULING-52"))
        else:
            return choice
        changes += 1
        # To agree to what one has just changed would be to agree with oneself.
        fresh = fresh and isinstance(choice, Want | WantBack)


def note(wants: list[int], wanted: int) -> None:
    """What somebody asks for is asked for until the end, however often he says it."""
    if wanted not in wants:
        wants.append(wanted)


def answers(talk: Trade, fresh: bool) -> list[Option]:
    """Walk away, propose what is laid, or agree to what the other proposed."""
    options: list[Option] = [WALK_AWAY]
    is_laid = any(side.laid for side in talk.sides)
    if talk.proposals and fresh and is_laid:
        options.append(AGREE)
    if talk.proposals < MOST_PROPOSALS and (is_laid or not talk.proposals):
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


def propose(g: RunState, mine: Side, other: Side) -> None:
    """The two see the cards, the others how many there are. [DR-RULING-52]"""
    offer = mine.offer = Offer(other.seat)
    for card in mine.laid:
        by_back(g, offer, card).append(card)
    counts = (len(offer.treasures), len(offer.artifacts), len(offer.encounters))
    g.outbox.append(ev.OfferMade(mine.seat, other.seat, *counts, why="DR-RULING-52"))
    both = seat_set([mine.seat, other.seat])
    for card in mine.laid:
        g.outbox.append(ev.CardOffered(mine.seat, card, why="DR-RULING-52", to=both))


def by_back(g: RunState, offer: Offer, card: int) -> list[int]:
    """The cards of an offer that have the back of this one."""
    if card in g.printed.treasures:
        return offer.treasures
    return offer.artifacts if card in g.printed.artifacts else offer.encounters


def swap(g: RunState, talk: Trade) -> None:
    """The cards change hands; all go to loot piles. [DR-RULING-51]"""
    first, second = talk.sides
    both = seat_set([first.seat, second.seat])
    given = [[take_away(g, g.heroes[side.seat], card) for card in side.laid] for side in talk.sides]
    for side, cards in zip(reversed(talk.sides), given, strict=True):
        hero = g.heroes[side.seat]
        for kept in cards:
            if kept.card in g.printed.bosses:
                hero.boss = kept.card
            else:
                hero.gained.append(kept.card)
                stow(g, hero, kept.card, both, kept.seen)
    counts = (len(first.laid), len(second.laid))
    g.outbox.append(ev.TradeDone(first.seat, second.seat, *counts, why="DR-TRADE-03"))
