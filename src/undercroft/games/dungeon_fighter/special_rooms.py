"""Shop, Healing Fountain and Treasure Room, after their monster is beaten. [DF-ROOM-01]"""

from undercroft.engine import Option, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.gear import draw_card
from undercroft.games.dungeon_fighter.giving import give, take_treasure, takers
from undercroft.games.dungeon_fighter.life import can_heal, heal_all
from undercroft.games.dungeon_fighter.options import (
    BUY,
    BUY_DIE,
    BUY_HEALING,
    LEAVE_SHOP,
    Buy,
)
from undercroft.games.dungeon_fighter.party import agree
from undercroft.games.dungeon_fighter.printed import Room
from undercroft.games.dungeon_fighter.state import MOST_LIFE, NOTHING, FighterState, Phase

OFFER = 3
"""Cards of a Shop, besides one for each Hero. [DF-ROOM-02]"""
PRICE_OF_DIE = 2
"""[DF-ROOM-05]"""
PRICE_OF_HEALING = 1
"""[DF-ROOM-06]"""
FOUNTAIN = ("part-fountain",)
SHOP = ("part-shop",)


def use_room(g: FighterState) -> Script[None]:
    """The benefit of the room. [DF-ENDTURN-12]"""
    room = g.printed.room(g.face, g.room)
    if room.kind == "shop":
        yield from open_shop(g)
    elif room.kind == "fountain":
        g.outbox.append(ev.FountainReached(why="DF-ROOM-08"))
        heal_all(g, MOST_LIFE, FOUNTAIN, "DF-ROOM-08")
    elif room.equipment:
        for _ in range(room.equipment):
            yield from take_treasure(g)
    else:
        take_reward(g, room)


def take_reward(g: FighterState, room: Room) -> None:
    """Gold or Bonus dice, as printed. [DF-ROOM-09] [DF-RULING-48]"""
    if room.gold:
        g.gold += room.gold
        g.outbox.append(ev.GoldFound(room.gold, why="DF-ROOM-09"))
    if room.dice:
        found = min(room.dice, g.supply)
        g.dice += found
        g.outbox.append(ev.DiceFound(found, room.dice - found, why="DF-ROOM-09"))


def open_shop(g: FighterState) -> Script[None]:
    """Cards are turned up. [DF-ROOM-02] [DF-RULING-50]"""
    for _ in range(OFFER + len(g.in_play())):
        card = yield from draw_card(g, "DF-ROOM-02")
        if card == NOTHING:
            break
        g.offer.append(card)
    names = tuple(g.printed.names[card] for card in g.offer)
    g.outbox.append(ev.ShopOpened(names, why="DF-ROOM-02"))
    g.phase = Phase.SHOP


def shop(g: FighterState) -> Script[None]:
    """One purchase, or none any more. [DF-ROOM-07] [DF-RULING-52]"""
    choice = yield from agree(g, wares(g), "DF-ROOM-07")
    if isinstance(choice, Buy):
        yield from buy(g, choice.gear)
    elif choice is BUY_DIE:
        g.gold -= PRICE_OF_DIE
        g.dice += 1
        g.outbox.append(ev.DieBought(g.dice, g.gold, why="DF-ROOM-05"))
    elif choice is BUY_HEALING:
        g.gold -= PRICE_OF_HEALING
        g.outbox.append(ev.HealingBought(g.gold, why="DF-ROOM-06"))
        heal_all(g, 1, SHOP, "DF-ROOM-06")
    else:
        g.discards += g.offer
        g.offer = []
        g.phase = Phase.END_OF_TURN


def wares(g: FighterState) -> list[Option]:
    """What the Party can pay and use. [DF-ROOM-03] [DF-RULING-48]"""
    payable = [card for card in g.offer if g.printed.gear(card).price <= g.gold]
    found: list[Option] = [LEAVE_SHOP, *(BUY[card] for card in payable if takers(g, card))]
    if g.gold >= PRICE_OF_DIE and g.supply:
        found.append(BUY_DIE)
    if g.gold >= PRICE_OF_HEALING and any(can_heal(hero) for hero in g.heroes):
        found.append(BUY_HEALING)
    return found


def buy(g: FighterState, card: int) -> Script[None]:
    """A card is paid and goes to a Hero. [DF-ROOM-03] [DF-ROOM-04] [DF-RULING-51]"""
    price = g.printed.gear(card).price
    g.gold -= price
    g.offer.remove(card)
    g.found = card
    g.outbox.append(ev.CardBought(card, price, g.gold, why="DF-ROOM-03"))
    choice = yield from agree(g, takers(g, card), "DF-RULING-51")
    give(g, choice)
