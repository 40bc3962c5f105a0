"""What a Hero can do of his own: use a card that heals at any time, hand cards on.

[DF-EQUIP-05] [DF-RULING-53] [DF-ENDTURN-11]
"""

from undercroft.engine import Option
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.gear import discard, has_place_for
from undercroft.games.dungeon_fighter.life import can_heal, heal, heal_all
from undercroft.games.dungeon_fighter.options import HAND, USE, USE_ON, Hand, Use, UseOn
from undercroft.games.dungeon_fighter.state import FighterState, Hero


def uses(g: FighterState, hero: Hero) -> list[Option]:
    """The healing that a Hero has at hand, where it does something. [DF-RULING-53]"""
    found: list[Option] = []
    if not hero.is_conscious:
        return found
    for card in hero.gear:
        effect = g.printed.gear(card).effect
        if effect == "heal-one":
            found += [USE_ON[card][other.seat] for other in g.heroes if can_heal(other)]
        elif effect == "heal-all" and any(can_heal(other) for other in g.heroes):
            found.append(USE[card])
    return found


def trades(g: FighterState, hero: Hero) -> list[Option]:
    """The cards that a Hero can hand to others in End of Turn. [DF-RULING-44] [DF-RULING-47]"""
    return [
        HAND[card][other.seat]
        for card in hero.gear
        if card not in g.handed
        for other in g.in_play()
        if other is not hero and has_place_for(g, other, card)
    ]


def uses_and_trades(g: FighterState, hero: Hero) -> list[Option]:
    """What can be done in End of Turn."""
    return [*uses(g, hero), *trades(g, hero)]


def perform(g: FighterState, hero: Hero, deed: Option) -> None:
    """A Hero does what he chose."""
    if isinstance(deed, Hand):
        hand_over(g, hero, deed)
    elif isinstance(deed, Use | UseOn):
        use(g, hero, deed)


def use(g: FighterState, hero: Hero, deed: Use | UseOn) -> None:
    """A card heals one Hero or all, and is discarded. [DF-ITEM-01] [DF-ITEM-02]"""
    card = g.printed.gear(deed.gear)
    cause = (g.printed.names[deed.gear],)
    g.outbox.append(ev.GearUsed(hero.seat, deed.gear, why="DF-EQUIP-05"))
    discard(g, hero, deed.gear)
    if isinstance(deed, UseOn):
        heal(g, g.heroes[deed.seat], card.value, cause, "DF-ITEM-01")
    else:
        heal_all(g, card.value, cause, "DF-ITEM-02")


def hand_over(g: FighterState, hero: Hero, deed: Hand) -> None:
    """A card goes to another Hero. [DF-ENDTURN-11]"""
    hero.gear.remove(deed.gear)
    g.heroes[deed.seat].gear.append(deed.gear)
    g.handed.append(deed.gear)
    g.outbox.append(ev.CardHanded(hero.seat, deed.seat, deed.gear, why="DF-ENDTURN-11"))
