"""What a seat can't know is dealt anew: private cards and known places. [DR-HIDDEN-01]"""

from undercroft.engine import Source
from undercroft.engine.imagining import redeal
from undercroft.engine.seats import is_in
from undercroft.games.dungeon_run.state import Hero, Kept, RunState, Trade

BACKS = ("treasures", "artifacts", "encounters")


def imagine(g: RunState, seat: int, source: Source) -> None:
    """Loot piles, the boss and known places of decks, as the seat may think they are."""
    redeal(g.bosses, [], seat, source)
    redeal(g.encounters, [], seat, source)
    others = [hero for hero in g.heroes if hero.seat != seat]
    for hero in others:
        hero.gained.clear()
    slots = [hidden(g, others, back, seat) for back in BACKS]
    cards = [kept.card for some in slots for kept in some]
    deal_unseen(g, [kept for kept in slots[0] if not kept.seen], source)
    for some in slots:
        swap_about([kept for kept in some if kept.seen], source)
    if g.trade is not None:
        now = [kept.card for some in slots for kept in some]
        lay_again(g.trade, dict(zip(cards, now, strict=True)))


def hidden(g: RunState, others: list[Hero], back: str, seat: int) -> list[Kept]:
    """The cards of a back in loot piles of others that a seat can't know."""
    shown = [] if g.trade is None else shown_to(g.trade, seat)
    return [
        kept
        for hero in others
        for kept in getattr(hero, back)
        if not is_in(kept.known, seat) and kept.card not in shown
    ]


def shown_to(trade: Trade, seat: int) -> list[int]:
    """The cards that were offered to a seat. [DR-RULING-52]"""
    offers = [side.offer for side in trade.sides if side.offer is not None]
    return [card for offer in offers if offer.seat == seat for card in offer.cards]


def lay_again(trade: Trade, now: dict[int, int]) -> None:
    """What others laid in secret is what they hold now: nobody can give what he has not."""
    for side in trade.sides:
        piles = [side.laid]
        if side.offer is not None:
            piles += [side.offer.treasures, side.offer.artifacts, side.offer.encounters]
        for pile in piles:
            pile[:] = [now.get(card, card) for card in pile]


def deal_unseen(g: RunState, slots: list[Kept], source: Source) -> None:
    """Unseen treasures of others are dealt anew from all that the seat has not seen."""
    hand = [kept.card for kept in slots]
    redeal(g.treasures, [hand], -1, source)
    for kept, card in zip(slots, hand, strict=True):
        kept.card = card


def swap_about(slots: list[Kept], source: Source) -> None:
    """Cards that were traded in secret may lie with any of those who traded."""
    cards = sorted(kept.card for kept in slots)
    for kept in slots:
        card = source.draw(cards)
        assert card is not None, "imagining needs a source that answers"
        cards.remove(card)
        kept.card = card
