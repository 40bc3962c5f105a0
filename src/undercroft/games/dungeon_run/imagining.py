"""What a seat can't know is dealt anew: private cards and known places. [DR-HIDDEN-01]"""

from undercroft.engine import Source
from undercroft.engine.imagining import redeal
from undercroft.engine.seats import is_in
from undercroft.games.dungeon_run.state import Hero, Kept, RunState


def imagine(g: RunState, seat: int, source: Source) -> None:
    """Loot piles, the boss and known places of decks, as the seat may think they are."""
    redeal(g.bosses, [], seat, source)
    redeal(g.encounters, [], seat, source)
    others = [hero for hero in g.heroes if hero.seat != seat]
    for hero in others:
        hero.gained.clear()
    deal_unseen(g, hidden(others, seat), source)
    for back in ("treasures", "artifacts", "encounters"):
        slots = [kept for hero in others for kept in getattr(hero, back) if is_hidden(kept, seat)]
        swap_about([kept for kept in slots if kept.seen], source)


def hidden(others: list[Hero], seat: int) -> list[Kept]:
    """Treasures that nobody but their owners ever saw."""
    return [
        kept
        for hero in others
        for kept in hero.treasures
        if not kept.seen and is_hidden(kept, seat)
    ]


def is_hidden(kept: Kept, seat: int) -> bool:
    return not is_in(kept.known, seat)


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
