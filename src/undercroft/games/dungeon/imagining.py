"""What a seat can't know is dealt anew: private looks and hands of spells. [DG-RULING-69]"""

from undercroft.engine import Source
from undercroft.engine.piles import Pile, Placed
from undercroft.engine.seats import is_in
from undercroft.games.dungeon.state import LEVELS, NOTHING, DungeonState


def imagine(g: DungeonState, seat: int, source: Source) -> None:
    """Cards that only others have seen, and what others hold in hand."""
    levels = g.board.levels
    for at in LEVELS:
        sites = [site for site in g.sites if levels[site.place] == at + 1]
        deal_again(g.unseen[at], [card for site in sites for card in site.cards], seat, source)
        prizes = [site.prize for site in sites if site.prize is not None]
        deal_again(g.prizes[at], prizes, seat, source)
    spells = list(g.printed.spells)
    for hero in g.heroes:
        if hero.seat != seat:
            hero.spells = sorted(pick(spells, source) for _ in hero.spells)


def deal_again(pile: Pile, places: list[Placed], seat: int, source: Source) -> None:
    """Decided cards that a seat does not know, together with those that nobody knows."""
    hidden = [one for one in places if one.card != NOTHING and not is_in(one.known, seat)]
    pile.pool = sorted([*pile.pool, *(one.card for one in hidden)])
    for one in hidden:
        one.card = pick(pile.pool, source)
        pile.pool.remove(one.card)


def pick(cards: list[int], source: Source) -> int:
    card = source.draw(cards)
    assert card is not None, "imagining needs a source that answers"
    return card
