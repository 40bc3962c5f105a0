"""The six actions of an adventurer who faces no dice. [DA-ACTION-01] [DA-ACTION-02]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.seats import seat_set
from undercroft.games.dungeon_attack.endings import end_turn
from undercroft.games.dungeon_attack.events import (
    AdventurerAssisted,
    DoorBusted,
    GoldEarned,
    Healed,
    ItemRecharged,
    Recovered,
    TurnPassed,
)
from undercroft.games.dungeon_attack.fight import fight
from undercroft.games.dungeon_attack.options import (
    ASSIST,
    BUST,
    HEAL,
    PASS,
    RECHARGE,
    RECOVER,
    Assist,
    By,
    Heal,
)
from undercroft.games.dungeon_attack.state import (
    KNOCKED_OUT,
    STUNNED,
    DungeonState,
    Seat,
)


def act(g: DungeonState, me: Seat) -> Script[None]:
    """Take one action; not busting a quiet room may give the fight up. [DA-TURN-05]"""
    fighting = adventurers_facing_dice(g)
    why = "DA-TURN-05" if fighting or not g.busted else "DA-PHASEEND-02"
    action: Option = yield Choose(me.seat, legal_actions(g, me, fighting), why)
    if action is BUST:
        yield from bust(g, me)
    elif isinstance(action, Assist):
        yield from assist(g, me, g.seats[action.seat])
    else:
        do_without_dice(g, me, action)
        end_turn(g, me, gives_up=not fighting and declines(g, me))


def adventurers_facing_dice(g: DungeonState) -> list[Seat]:
    """Who is in a fight; with nobody there, what is left lies in the room."""
    fighting: list[Seat] = []
    for seat in g.seats:
        facing = seat.facing
        if facing.regular or facing.bosses or facing.epic:
            fighting.append(seat)
    return fighting


def legal_actions(g: DungeonState, me: Seat, fighting: list[Seat]) -> list[Option]:
    """Pass, Assist, heal, Recover, Recharge, Bust, in this order. [DA-RULING-22]"""
    legal: list[Option] = [PASS]
    legal += [ASSIST[seat.seat] for seat in fighting]
    if me.charged or me.artifacts or me.card.mends:
        legal += legal_heals(g, me)
    if me.hits == STUNNED:
        legal.append(RECOVER)
    if me.drained:
        legal.append(RECHARGE)
    if g.room:
        legal.append(BUST)
    return legal


def legal_heals(g: DungeonState, me: Seat) -> list[Option]:
    """By ability, Artifact or Item, each on everybody who is hurt. [DA-RULING-17]"""
    hurt = [seat.seat for seat in g.seats if seat.hits]
    means = ((me.card.mends, By.ABILITY), (me.artifacts, By.ARTIFACT), (me.charged, By.ITEM))
    return [HEAL[by][seat] for has, by in means if has for seat in hurt]


def declines(g: DungeonState, me: Seat) -> bool:
    """Not busting a quiet room gives the fight up, once the door was busted. [DA-RULING-36]

    Before that every able player must decline. [DA-RULING-37]
    """
    g.declined |= seat_set([me.seat])
    return gives_up(g, me)


def gives_up(g: DungeonState, me: Seat) -> bool:
    """Whether not busting a quiet room ends the fight. [DA-RULING-36] [DA-RULING-37]"""
    able = seat_set(seat.seat for seat in g.seats if seat.hits < KNOCKED_OUT)
    return g.busted or not able & ~(g.declined | seat_set([me.seat]))


def bust(g: DungeonState, me: Seat) -> Script[None]:
    """Roll together every die of the room. [DA-BUST-01]"""
    g.busted = True
    g.outbox.append(DoorBusted(me.seat, g.room.dice(), why="DA-BUST-01"))
    yield from fight(g, me, g.room)


def assist(g: DungeonState, me: Seat, helped: Seat) -> Script[None]:
    """Roll all dice that face another adventurer. [DA-ASSIST-01] [DA-RULING-27]"""
    dice = helped.facing.dice()
    g.outbox.append(AdventurerAssisted(me.seat, helped.seat, dice, why="DA-ASSIST-01"))
    yield from fight(g, me, helped.facing, helped)


def do_without_dice(g: DungeonState, me: Seat, action: Option) -> None:
    """Pass, heal, Recover or Recharge."""
    if action is PASS:
        g.outbox.append(TurnPassed(me.seat, why="DA-ACTION-08"))
    elif isinstance(action, Heal):
        heal(g, me, g.seats[action.seat], action.by)
    elif action is RECOVER:
        me.hits -= 1
        g.outbox.append(Recovered(me.seat, why="DA-HIT-06"))
    else:
        me.drained -= 1
        me.charged += 1
        g.outbox.append(ItemRecharged(me.seat, me.seat, 0, why="DA-MAGIC-06"))


def heal(g: DungeonState, me: Seat, target: Seat, by: int) -> None:
    """Heal one HIT on one adventurer, Knocked Out ones too. [DA-RULING-18] [DA-RULING-65]"""
    target.hits -= 1
    if by == By.ITEM:
        me.charged -= 1
        me.drained += 1
    why = "DA-ADVENTURER-03" if by == By.ABILITY else "DA-MAGIC-03"
    own = int(target is me)
    g.outbox.append(Healed(me.seat, target.seat, by, target.hits, me.seat, own, why=why))
    gold = me.card.mend_gold
    if by == By.ABILITY and gold and target is not me:
        me.gold += gold
        g.outbox.append(GoldEarned(me.seat, me.seat, gold, why="DA-ADVENTURER-03"))
