"""Equipment: the Shop deck, who can carry what, what is used. [DC-EQUIP-02] [DC-RULING-51]"""

from undercroft.engine import Script
from undercroft.engine.piles import draw
from undercroft.games.dungeon_fighter_catacombs.state import NOTHING, CatacombsState, Hero


def limit(g: CatacombsState, hero: Hero, card: int) -> int:
    """How many cards of a card's kind a Hero can carry. [DC-SHEET-02]"""
    sheet, kind = g.printed.hero(hero.card), g.printed.gear(card).kind
    if kind == "weapon":
        return sheet.weapons
    if kind == "armour":
        return sheet.armours
    return sheet.spendables if kind == "spendable" else 0


def of_kind(g: CatacombsState, hero: Hero, card: int) -> list[int]:
    """The cards of a card's kind that a Hero has."""
    kind = g.printed.gear(card).kind
    return [other for other in hero.gear if g.printed.gear(other).kind == kind]


def carried(g: CatacombsState, hero: Hero, card: int) -> int:
    """How many cards of a card's kind a Hero has."""
    return len(of_kind(g, hero, card))


def has_place_for(g: CatacombsState, hero: Hero, card: int) -> bool:
    """Whether a Hero may carry such a card, instead of another one if need be. [DC-RULING-51]

    Nobody has two Weapons of the same name. [DC-EQUIP-07]
    """
    if not limit(g, hero, card):
        return False
    if g.printed.gear(card).kind != "weapon":
        return True
    return all(g.printed.title(card) != g.printed.title(other) for other in hero.gear)


def excess(g: CatacombsState, hero: Hero) -> list[int]:
    """The cards of those kinds of which a Hero has too many. [DC-EQUIP-02]"""
    return [card for card in hero.gear if carried(g, hero, card) > limit(g, hero, card)]


def holder(g: CatacombsState, card: int) -> Hero | None:
    """Who has a card; nobody has what belongs to the party."""
    for hero in g.heroes:
        if card in hero.gear or card in hero.charmed:
            return hero
    return None


def ready_relics(g: CatacombsState) -> list[int]:
    """The relics that can be used now. [DC-RELIC-03] [DC-RELIC-04]"""
    return [card for card in g.relics if card not in g.relics_used]


def put_away(g: CatacombsState, card: int) -> None:
    """A card was used: a spendable leaves the game, a relic waits for Resting. [DC-EQUIP-11]"""
    hero = holder(g, card)
    if hero is not None:
        hero.gear.remove(card)
    elif g.printed.gear(card).once:
        g.relics.remove(card)
    else:
        g.relics_used.append(card)


def draw_card(g: CatacombsState, why: str) -> Script[int]:
    """The next card of the Shop deck, or nothing. [DC-RULING-55]"""
    if not len(g.equipment):
        return NOTHING
    card = yield from draw(g.equipment, why)
    return card
