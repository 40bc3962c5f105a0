"""Damage to Heroes: after a miss, for the coloured dice, and what guards. [DC-MISS-07]"""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.aiding import settle_faints
from undercroft.games.dungeon_fighter_catacombs.backfiring import backfire
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, power_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.gear import put_away
from undercroft.games.dungeon_fighter_catacombs.life import lose_life, stop_holding
from undercroft.games.dungeon_fighter_catacombs.options import GUARD, SUFFER, Guard
from undercroft.games.dungeon_fighter_catacombs.powers import blow
from undercroft.games.dungeon_fighter_catacombs.printed import EquipmentCard
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero


def suffer_miss(g: CatacombsState, hero: Hero) -> Script[None]:
    """What the monster does, then Armor, then damage. [DC-RULING-10]"""
    poison(g, hero)
    if power_of(g) == "death-touch" and toss_of(g).place.startswith("hole-"):
        yield from touch(g, hero)
    if not hero.is_conscious:
        return
    yield from guard(g, hero)
    # The monster falls first. [DC-RULING-92]
    if not fight_of(g).is_defeated:
        be_struck(g, hero)
        yield from settle_faints(g)
        yield from backfire(g, hero)


def poison(g: CatacombsState, hero: Hero) -> None:
    """A miss costs a white die: the first one, or each. [DC-MABIL-02] [DC-MABIL-03]"""
    fight, power = fight_of(g), power_of(g)
    if power not in ("toxic", "super-toxic") or (power == "toxic" and fight.toxic):
        return
    fight.toxic = True
    if g.dice:
        g.dice -= 1
        toss_of(g).lost += 1
        why = "DC-MABIL-02" if power == "toxic" else "DC-MABIL-03"
        g.outbox.append(ev.DieLost(*hero.both, fight.card, g.dice, why=why))


def touch(g: CatacombsState, hero: Hero) -> Script[None]:
    """A die in a hole: no life is left, whatever protects. [DC-MABIL-01] [DC-RULING-44]"""
    g.outbox.append(ev.DeathTouched(*hero.both, fight_of(g).card, why="DC-MABIL-01"))
    lose_life(g, hero, hero.life)
    yield from settle_faints(g)


def guard(g: CatacombsState, hero: Hero) -> Script[None]:
    """Armor, one card after the other. [DC-EQUIP-09] [DC-RULING-46]"""
    while not fight_of(g).is_defeated and (cards := guards(g, hero)):
        options = [SUFFER, *(GUARD[card] for card in cards)]
        choice: Option = yield Choose(hero.seat, options, "DC-EQUIP-09")
        if not isinstance(choice, Guard):
            return
        use_armour(g, hero, choice.gear)


def guards(g: CatacombsState, hero: Hero) -> list[int]:
    """The Armor that is ready and does something now. [DC-EQUIP-08] [DC-RULING-47]"""
    box = g.printed
    ready = [c for c in hero.gear if is_guard(box.gear(c)) and c not in hero.used]
    return [card for card in ready if does_something(g, hero, box.gear(card).effect)]


def is_guard(card: EquipmentCard) -> bool:
    """Armor, or a Spendable of the first box that prevents damage."""
    return card.kind == "armour" or (card.kind == "spendable" and card.effect == "no-damage")


def does_something(g: CatacombsState, hero: Hero, effect: str) -> bool:
    """Whether Armor with this effect helps against the miss in progress."""
    if effect in ("reduced-damage", "no-damage", "mirror"):
        return not blow(g, hero)[1]
    return effect != "keep-die" or (toss_of(g).lost > 0 and g.supply > 0)


def use_armour(g: CatacombsState, hero: Hero, card: int) -> None:
    """An Armor works and is turned, or it is discarded. [DC-EQUIP-10] [DC-EQUIP-11]"""
    toss, printed, name = toss_of(g), g.printed.gear(card), g.printed.names[card]
    if printed.once or printed.kind == "spendable":
        put_away(g, card)
    else:
        hero.used.append(card)
    g.outbox.append(ev.GearUsed(*hero.both, card, why="DC-EQUIP-09"))
    if printed.effect == "no-damage":
        toss.spared = name
    elif printed.effect == "reduced-damage":
        toss.guards.append((name, printed.value))
    elif printed.effect == "mirror":
        toss.mirrors.append(card)
    elif printed.effect == "gold-for-miss":
        g.gold += printed.value
        told = ev.GoldForMiss(*hero.both, card, printed.value, why="DC-EQUIP-09")
        g.outbox.append(told)
    elif printed.effect == "riposte":
        give_back(g, hero, name, printed.value)
    else:
        toss.lost -= 1
        g.dice += 1
        g.outbox.append(ev.DieKept(*hero.both, card, g.dice, why="DC-EQUIP-09"))


def give_back(g: CatacombsState, hero: Hero, name: str, damage: int) -> None:
    """The monster takes damage on a miss; that is never an Epic Shot. [DC-RULING-17]"""
    fight = fight_of(g)
    fight.life -= damage
    told = ev.Riposted(*hero.both, fight.card, damage, (name,), fight.life, why="DC-EQUIP-09")
    g.outbox.append(told)


def be_struck(g: CatacombsState, hero: Hero) -> None:
    """The thrower takes the damage that is left. [DC-MISS-07] [DC-MISS-08]"""
    parts, spared = blow(g, hero)
    if spared:
        g.outbox.append(ev.HeroSpared(*hero.both, (spared,), why="DC-MISS-07"))
        return
    damage = worth(parts)
    lose_life(g, hero, damage)
    hurt = ev.HeroHurt(*hero.both, damage, tuple(parts), hero.life, why="DC-MISS-07")
    g.outbox.append(hurt)
    for card in toss_of(g).mirrors:
        if not fight_of(g).is_defeated:
            give_back(g, hero, g.printed.names[card], damage)


def retrieve(g: CatacombsState, hero: Hero) -> Script[None]:
    """The coloured dice come back, and the monster's level hurts all. [DC-NODICE-03]"""
    fight = fight_of(g)
    fight.spent.clear()
    fight.retrieved += 1
    g.setting = g.setting.without("red", "green", "blue")
    stop_holding(g)
    g.outbox.append(ev.DiceRetrieved(*hero.both, fight.level, why="DC-NODICE-03"))
    for other in g.conscious():
        lose_life(g, other, fight.level)
        parts = (("part-level", fight.level),)
        hurt = ev.HeroHurt(*other.both, fight.level, parts, other.life, why="DC-NODICE-04")
        g.outbox.append(hurt)
    yield from settle_faints(g)
