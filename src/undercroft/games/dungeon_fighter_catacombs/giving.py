"""Who gets a card that the party found or bought, and what is too much. [DC-RULING-51]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.gear import excess, has_place_for, holder
from undercroft.games.dungeon_fighter_catacombs.options import (
    DISCARD,
    GIVE_TO,
    LEAVE_IT,
    Discard,
    GiveTo,
    Hand,
)
from undercroft.games.dungeon_fighter_catacombs.party import agree
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOBODY,
    NOTHING,
    CatacombsState,
    Hero,
)


def takers(g: CatacombsState, card: int) -> list[Option]:
    """The Heroes who can carry a card."""
    return [GIVE_TO[hero.who] for hero in g.in_play() if has_place_for(g, hero, card)]


def give_away(g: CatacombsState, card: int, *, free: bool) -> Script[None]:
    """A card goes to a Hero, a relic to the party; a free one may be left. [DC-RELIC-02]"""
    if g.printed.gear(card).kind == "relic":
        g.relics.append(card)
        g.outbox.append(ev.RelicWon(card, why="DC-RELIC-02"))
        return
    g.found = card
    options = [*takers(g, card), LEAVE_IT] if free else takers(g, card)
    choice = yield from agree(g, options, "DC-RULING-51")
    g.found = NOTHING
    if not isinstance(choice, GiveTo):
        g.outbox.append(ev.CardLeft(card, why="DC-RULING-51"))
        return
    hero = g.heroes[choice.who]
    hero.gear.append(card)
    g.outbox.append(ev.CardGiven(*hero.both, card, why="DC-SHOP-06"))
    yield from settle_excess(g, hero)


def hand_over(g: CatacombsState, deed: Hand) -> Script[None]:
    """A card goes to another Hero. [DC-MOVEON-07] [DC-RULING-52]"""
    giver, taker = holder(g, deed.gear), g.heroes[deed.who]
    assert giver is not None, "nobody has it"
    giver.gear.remove(deed.gear)
    taker.gear.append(deed.gear)
    g.handed.append(deed.gear)
    handed = ev.CardHanded(*giver.both, *taker.both, deed.gear, why="DC-MOVEON-07")
    g.outbox.append(handed)
    yield from settle_excess(g, taker)


def settle_excess(g: CatacombsState, hero: Hero) -> Script[None]:
    """Nobody keeps more than his sheet allows. [DC-EQUIP-02] [DC-RULING-51]"""
    g.chooser = hero.who
    while too_many := excess(g, hero):
        options = [DISCARD[card] for card in too_many]
        choice: Discard = yield Choose(hero.seat, options, "DC-RULING-51")
        hero.gear.remove(choice.gear)
        g.outbox.append(ev.CardDiscarded(*hero.both, choice.gear, why="DC-RULING-51"))
    g.chooser = NOBODY
