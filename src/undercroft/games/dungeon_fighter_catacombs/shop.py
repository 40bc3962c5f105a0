"""A Shop: cards, healing and white dice for Gold. [DC-SHOP-02]"""

from undercroft.engine import Option, Script
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.dungeon import put_under
from undercroft.games.dungeon_fighter_catacombs.gear import draw_card
from undercroft.games.dungeon_fighter_catacombs.giving import give_away, takers
from undercroft.games.dungeon_fighter_catacombs.levelling import level_up
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, heal_all
from undercroft.games.dungeon_fighter_catacombs.options import (
    BUY,
    BUY_DIE,
    BUY_HEALING,
    LEAVE_SHOP,
    Buy,
)
from undercroft.games.dungeon_fighter_catacombs.party import agree
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOTHING,
    SHOPS,
    CatacombsState,
    Phase,
)

OFFER = 2
"""Cards of a Shop, besides one for each Hero. [DC-SHOP-03]"""
PRICE_OF_DIE = 2
"""[DC-SHOP-09]"""
PRICE_OF_HEALING = 1
"""[DC-SHOP-08]"""
SHOP = ("part-shop",)


def open_shop(g: CatacombsState) -> Script[None]:
    """Tokens are taken, and cards turned up. [DC-SHOP-03] [DC-RULING-54] [DC-RULING-55]"""
    g.phase = Phase.SHOP
    g.outbox.append(ev.ShopReached(g.shops + 1, why="DC-SHOP-01"))
    yield from level_up(g)
    for _ in range(OFFER + len(g.in_play())):
        card = yield from draw_card(g, "DC-SHOP-03")
        if card == NOTHING:
            break
        g.offer.append(card)
    names = tuple(g.printed.names[card] for card in g.offer)
    g.outbox.append(ev.ShopOpened(names, why="DC-SHOP-03"))


def shop(g: CatacombsState) -> Script[None]:
    """One purchase, or none any more. [DC-SHOP-02] [DC-SHOP-04]"""
    choice = yield from agree(g, wares(g), "DC-SHOP-02")
    if isinstance(choice, Buy):
        yield from buy(g, choice.gear)
    elif choice is BUY_DIE:
        g.gold -= PRICE_OF_DIE
        g.dice += 1
        g.outbox.append(ev.DieBought(g.dice, g.gold, why="DC-SHOP-09"))
    elif choice is BUY_HEALING:
        g.gold -= PRICE_OF_HEALING
        g.outbox.append(ev.HealingBought(g.gold, why="DC-SHOP-08"))
        heal_all(g, 1, SHOP, "DC-SHOP-08")
    else:
        close_shop(g)


def wares(g: CatacombsState) -> list[Option]:
    """What the party can pay and use. [DC-SHOP-05] [DC-WHITE-02]"""
    payable = [card for card in g.offer if g.printed.gear(card).price <= g.gold]
    found: list[Option] = [LEAVE_SHOP]
    found += [BUY[card] for card in payable if is_useful(g, card)]
    if g.gold >= PRICE_OF_DIE and g.supply:
        found.append(BUY_DIE)
    if g.gold >= PRICE_OF_HEALING and any(can_heal(hero) for hero in g.heroes):
        found.append(BUY_HEALING)
    return found


def is_useful(g: CatacombsState, card: int) -> bool:
    """Whether somebody can have it. [DC-SHOP-06] [DC-RELIC-02]"""
    return g.printed.gear(card).kind == "relic" or bool(takers(g, card))


def buy(g: CatacombsState, card: int) -> Script[None]:
    """A card is paid and goes to a Hero, a relic to all. [DC-SHOP-05] [DC-SHOP-06]"""
    price = g.printed.gear(card).price
    g.gold -= price
    g.offer.remove(card)
    g.outbox.append(ev.CardBought(card, price, g.gold, why="DC-SHOP-05"))
    yield from give_away(g, card, free=False)


def close_shop(g: CatacombsState) -> None:
    """What was not bought is gone; the way goes on, or to the Boss. [DC-SHOP-07] [DC-SHOP-10]"""
    g.offer.clear()
    g.shops += 1
    if g.shops == SHOPS:
        # All monsters still in the deck are discarded. [DC-SHOP-12]
        g.deck = [0] * len(g.deck)
        g.phase = Phase.BOSS
    else:
        g.outbox.append(ev.RoomsReturned(len(g.passed), why="DC-SHOP-10"))
        put_under(g, g.passed)
        g.phase = Phase.DUNGEON
    g.passed = []
