"""What monsters do when a thrower misses, besides striking back. [DF-MONPOWER-01]"""

from undercroft.engine import Choose, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import fight_of, power_of
from undercroft.games.dungeon_fighter.gear import discard
from undercroft.games.dungeon_fighter.options import LOSE_GEAR, LoseGear
from undercroft.games.dungeon_fighter.state import FighterState, Hero
from undercroft.games.dungeon_fighter.suffering import strike


def backfire(g: FighterState, thrower: Hero) -> Script[None]:
    """Also when the thrower fainted, and though he was spared. [DF-RULING-14] [DF-RULING-34]"""
    power = power_of(g)
    if power == "destroy-equipment":
        yield from destroy(g, thrower)
    elif power == "heal":
        recover(g)
    elif power == "lose-gold":
        drop_gold(g, thrower)
    elif power == "critical-failure":
        yield from fail_critically(g, thrower)


def destroy(g: FighterState, thrower: Hero) -> Script[None]:
    """The thrower loses a card of his choice. [DF-MONPOWER-02] [DF-RULING-55]"""
    cards = [*thrower.gear, *thrower.charmed]
    if not cards:
        return
    options = [LOSE_GEAR[card] for card in cards]
    choice: LoseGear = yield Choose(thrower.seat, options, "DF-MONPOWER-02")
    discard(g, thrower, choice.gear)
    g.outbox.append(ev.GearDestroyed(thrower.seat, choice.gear, why="DF-MONPOWER-02"))


def recover(g: FighterState) -> None:
    """The monster heals itself, up to what is printed. [DF-MONPOWER-03] [DF-RULING-32]"""
    fight = fight_of(g)
    foe = g.printed.foe(fight.card)
    amount = min(foe.value, foe.life - fight.life)
    if amount <= 0:
        return
    fight.life += amount
    g.outbox.append(ev.MonsterHealed(fight.card, amount, fight.life, why="DF-MONPOWER-03"))


def drop_gold(g: FighterState, thrower: Hero) -> None:
    """The Treasury loses 1 gold, if there is any. [DF-MONPOWER-05]"""
    if not g.gold:
        return
    g.gold -= 1
    card = fight_of(g).card
    g.outbox.append(ev.GoldLost(thrower.seat, card, g.gold, why="DF-MONPOWER-05"))


def fail_critically(g: FighterState, thrower: Hero) -> Script[None]:
    """All others are hit too, each with what protects him. [DF-MONPOWER-07] [DF-RULING-33]"""
    card = fight_of(g).card
    g.outbox.append(ev.CriticalFailure(thrower.seat, card, why="DF-MONPOWER-07"))
    victims = [hero for hero in g.conscious() if hero is not thrower]
    yield from strike(g, victims, "DF-MONPOWER-07")
