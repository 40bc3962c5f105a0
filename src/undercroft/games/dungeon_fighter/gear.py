"""Equipment: the pile, who can carry what, and what is too much. [DF-EQUIP-03] [DF-EQUIP-04]"""

from undercroft.engine import Script
from undercroft.engine.piles import draw, reshuffle
from undercroft.games.dungeon_fighter.state import NOTHING, FighterState, Hero


def limit(g: FighterState, hero: Hero, card: int) -> int:
    """How many cards of a card's kind a Hero can carry. [DF-EQUIP-03]"""
    box = g.printed
    return box.slots[hero.card][box.kinds[card]]


def carried(g: FighterState, hero: Hero, card: int) -> int:
    """How many cards of a card's kind a Hero has."""
    kinds = g.printed.kinds
    kind = kinds[card]
    count = 0
    for other in hero.gear:
        if kinds[other] == kind:
            count += 1
    return count


def has_place_for(g: FighterState, hero: Hero, card: int) -> bool:
    """Whether a Hero may carry such a card, instead of another one if need be. [DF-RULING-51]"""
    return limit(g, hero, card) > 0


def excess(g: FighterState, hero: Hero) -> list[int]:
    """The cards of those kinds of which a Hero has too many. [DF-EQUIP-04]"""
    return [card for card in hero.gear if carried(g, hero, card) > limit(g, hero, card)]


def discard(g: FighterState, hero: Hero, card: int) -> None:
    """A card of a Hero goes to the discards, a charmed monster to those defeated."""
    if card in hero.charmed:
        hero.charmed.remove(card)
        g.beaten.append(card)
    else:
        hero.gear.remove(card)
        g.discards.append(card)


def draw_card(g: FighterState, why: str) -> Script[int]:
    """The next card of the Equipment pile, or nothing. [DF-RULING-49]"""
    if not len(g.equipment):
        reshuffle(g.equipment, g.discards)
    if not len(g.equipment):
        return NOTHING
    card = yield from draw(g.equipment, why)
    return card
