"""Damage to the monster: what it is made of, what may be added, and what follows at once.

[DF-COMBAT-08] [DF-RULING-14]
"""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.damage import Part, reckon, worth
from undercroft.families.dungeon_fighters.sharing import share_points
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.abilities import name_of
from undercroft.games.dungeon_fighter.demands import fight_of, power_of, toss_of
from undercroft.games.dungeon_fighter.gear import discard
from undercroft.games.dungeon_fighter.life import can_heal, capacity, heal
from undercroft.games.dungeon_fighter.options import (
    ADD_DAMAGE,
    DEAL_DAMAGE,
    HEAL_POINT,
    UNLEASH,
    AddDamage,
    Unleash,
)
from undercroft.games.dungeon_fighter.printed import Ability
from undercroft.games.dungeon_fighter.state import BEYOND, FighterState, Hero

HORDE = 1
"""[DF-MONPOWER-08]"""
TOKEN = 1
"""What the Target token adds. [DF-TOKEN-01]"""
BY_DIVINE = ("ability-divine-intervention",)


def gather(g: FighterState, hero: Hero, ability: Ability | None) -> None:
    """Everything that counts for this throw by itself. [DF-RULING-25] [DF-RULING-27]"""
    toss, box = toss_of(g), g.printed
    toss.base = base(g, ability)
    if not toss.miss:
        for card in toss.weapons:
            weapon = box.gear(card)
            if weapon.times > 1:
                toss.times.append((box.names[card], weapon.times))
            if weapon.bonus:
                toss.adds.append((box.names[card], weapon.bonus))
        if fight_of(g).target:
            toss.adds.append(("ability-living-target", TOKEN))
    if ability is not None and adds_damage(g, ability):
        toss.adds.append((name_of(ability), ability.value))


def base(g: FighterState, ability: Ability | None) -> Part:
    """What the die itself is worth. [DF-RULING-24] [DF-RULING-25] [DF-RULING-26]"""
    toss = toss_of(g)
    if toss.miss or toss.fatal:
        return toss.base
    if ability is not None and ability.kind == "aimed-damage":
        return name_of(ability), ability.value
    return ("part-horde", HORDE) if power_of(g) == "horde" else toss.base


def adds_damage(g: FighterState, ability: Ability) -> bool:
    """Whether an ability adds its number. [DF-POWER-04] [DF-POWER-17]"""
    if ability.kind == "sworn-enemy":
        return ability.foe == g.printed.foe(fight_of(g).card).type
    return ability.kind == "extra-damage"


def parts_now(g: FighterState) -> list[Part]:
    """What the damage of the throw is made of. [DF-CONDITION-12]"""
    toss = toss_of(g)
    return reckon(toss.base, toss.times, toss.adds)


def add_more(g: FighterState, hero: Hero) -> Script[None]:
    """Cards and charmed monsters of the thrower. [DF-ITEM-04] [DF-RULING-56]"""
    toss = toss_of(g)
    while not toss.fatal:
        options: list[Option] = [DEAL_DAMAGE]
        if not toss.miss:
            options += [ADD_DAMAGE[card] for card in damage_cards(g, hero)]
        options += [UNLEASH[card] for card in hero.charmed]
        choice: Option = yield Choose(hero.seat, options, "DF-RULING-56")
        if choice is DEAL_DAMAGE:
            return
        add(g, hero, choice)


def damage_cards(g: FighterState, hero: Hero) -> list[int]:
    """The cards of a Hero that add to a hit, each once a throw."""
    box, used = g.printed, {name for name, _ in toss_of(g).adds}
    return [
        card
        for card in hero.gear
        if box.gear(card).effect == "extra-damage" and box.names[card] not in used
    ]


def add(g: FighterState, hero: Hero, choice: Option) -> None:
    """A card or a charmed monster adds to the damage. [DF-POWER-26]"""
    toss, box = toss_of(g), g.printed
    if isinstance(choice, AddDamage):
        card, amount = choice.gear, box.gear(choice.gear).value
        g.outbox.append(ev.GearUsed(hero.seat, card, why="DF-ITEM-04"))
        if box.gear(card).once:
            discard(g, hero, card)
    else:
        assert isinstance(choice, Unleash)
        card, amount = choice.foe, box.foe(choice.foe).damage
        g.outbox.append(ev.MonsterUnleashed(hero.seat, card, amount, why="DF-POWER-26"))
        discard(g, hero, card)
    toss.adds.append((box.names[card], amount))


def deal(g: FighterState, hero: Hero) -> None:
    """The damage comes off the monster's life; a Fatal Blow needs none. [DF-COMBAT-09]"""
    fight, toss = fight_of(g), toss_of(g)
    if toss.fatal:
        fight.life = 0
        g.outbox.append(ev.FatalBlow(hero.seat, fight.card, why="DF-COMBAT-12"))
        return
    parts = parts_now(g)
    damage = worth(parts)
    if not damage:
        return
    fight.life = max(0, fight.life - damage)
    dealt = ev.DamageDealt(
        hero.seat, fight.card, damage, tuple(parts), fight.life, why="DF-COMBAT-09"
    )
    g.outbox.append(dealt)


def bless(g: FighterState, hero: Hero) -> Script[None]:
    """A point of life for each point of damage. [DF-POWER-07] [DF-RULING-23] [DF-RULING-40]

    Once the Boss is dead nobody needs it. [DF-RULING-72]
    """
    if g.level == BEYOND and fight_of(g).is_defeated:
        return
    points = worth(parts_now(g))
    yield from share_points(
        g, hero.seat, points, lacking, HEAL_POINT, (), "DF-POWER-07", heal_by_divine
    )


def lacking(g: FighterState) -> dict[int, int]:
    """What each Hero could recover."""
    return {hero.seat: capacity(hero) - hero.life for hero in g.heroes if can_heal(hero)}


def heal_by_divine(g: FighterState, seat: int, amount: int) -> None:
    heal(g, g.heroes[seat], amount, BY_DIVINE, "DF-POWER-07")
