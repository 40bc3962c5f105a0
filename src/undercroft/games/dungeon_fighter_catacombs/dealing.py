"""Damage to the monster: what it is made of, what may be added, and what follows at once.

[DC-HIT-02] [DC-RULING-10] [DC-RULING-12]
"""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.damage import Part, reckon, worth
from undercroft.families.dungeon_fighters.voting import ask_all
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.abilities import name_of
from undercroft.games.dungeon_fighter_catacombs.deeds import give_up, user_of
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, power_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.gear import put_away, ready_relics
from undercroft.games.dungeon_fighter_catacombs.levelling import gain_xp
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, capacity, heal
from undercroft.games.dungeon_fighter_catacombs.options import (
    ADD_DAMAGE,
    BLESS,
    DEAL_DAMAGE,
    UNLEASH,
    AddDamage,
    Bless,
    Unleash,
)
from undercroft.games.dungeon_fighter_catacombs.party import asked
from undercroft.games.dungeon_fighter_catacombs.powers import can_unleash
from undercroft.games.dungeon_fighter_catacombs.printed import Ability
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero

FOCUSED = 5
"""[DC-ABIL-08]"""
DOUBLED = 2
"""[DC-TEMPL-12]"""
PIERCING, SWORN, OTHERS, LISTED = 2, 4, 1, 3
"""[DC-ABIL-06] [DC-ABIL-10] [DC-ABIL-11] [DC-UNIQUE-10]"""
EPIC = -3
"""[DC-REST-02]"""
HORDE = TOKEN = 1
"""What a Horde makes of a section, and what the Target token adds."""
BY_DIVINE = ("ability-divine-intervention",)


def gather(g: CatacombsState, hero: Hero, ability: Ability | None) -> None:
    """Everything that counts for this hit by itself, in layers. [DC-RULING-12]"""
    toss, box = toss_of(g), g.printed
    if toss.miss:
        return
    toss.base = base(g, ability)
    if toss.place == fight_of(g).pointed:
        toss.times.append(("template-backstab", DOUBLED))
    if ability is not None and (added := added_by(g, ability)):
        toss.adds.append((name_of(ability), added))
    if fight_of(g).target:
        toss.adds.append(("ability-living-target", TOKEN))
    for card in toss.weapons:
        weapon = box.gear(card)
        if weapon.times > 1:
            toss.times.append((box.names[card], weapon.times))
        toss.adds.append((box.names[card], weapon.bonus))


def base(g: CatacombsState, ability: Ability | None) -> Part:
    """What the section counts as. [DC-ABIL-08] [DC-RULING-12] [DC-RULING-97]"""
    if ability is not None and ability.kind in ("focused-damage", "aimed-damage"):
        return name_of(ability), ability.value or FOCUSED
    return swarm(g, toss_of(g).base)


def swarm(g: CatacombsState, found: Part) -> Part:
    """Any section counts as 1 against a Horde of the first box. [DC-RULING-97]"""
    is_horde = power_of(g) == "horde" and found[0] == "part-section"
    return ("part-horde", HORDE) if is_horde else found


def added_by(g: CatacombsState, ability: Ability) -> int:
    """What an ability adds to a hit."""
    if ability.kind == "sworn-enemy":
        is_sworn = ability.foe == g.printed.foe(fight_of(g).card).type
        return SWORN if is_sworn else OTHERS
    if ability.kind == "sworn-foe":
        return ability.value if ability.foe == g.printed.foe(fight_of(g).card).type else 0
    if ability.kind == "extra-damage":
        return ability.value
    return {"piercing-damage": PIERCING, "death-list": LISTED}.get(ability.kind, 0)


def parts_now(g: CatacombsState) -> list[Part]:
    """What the damage of the throw is made of. [DC-RULING-12]"""
    toss = toss_of(g)
    return reckon(toss.base, toss.times, toss.adds)


def add_more(g: CatacombsState) -> Script[None]:
    """Cards and Charmed Monsters of anybody. [DC-RULING-18] [DC-RULING-50]"""
    toss = toss_of(g)
    while not toss.miss and not toss.fatal:
        offered = asked(g, g.conscious(), [DEAL_DAMAGE], additions)
        if not offered:
            return
        seats, options = [seat for seat, _ in offered], [own for _, own in offered]
        answers = yield from ask_all(seats, options, "DC-RULING-50")
        added = [answer for answer in answers if answer is not DEAL_DAMAGE]
        if not added:
            return
        for answer in added:
            add(g, answer)


def additions(g: CatacombsState, hero: Hero) -> list[Option]:
    """What a Hero can add to the damage of a hit, his own or another's. [DC-UNIQUE-07]"""
    cards = list(hero.gear)
    if hero.who == fight_of(g).active:
        cards += ready_relics(g)
    found: list[Option] = [
        ADD_DAMAGE[card] for card in cards if g.printed.gear(card).effect == "extra-damage"
    ]
    return [*found, *(UNLEASH[card] for card in hero.charmed if can_unleash(g, hero))]


def add(g: CatacombsState, choice: Option) -> None:
    """A card or a Charmed Monster adds to the damage."""
    toss, box = toss_of(g), g.printed
    if isinstance(choice, AddDamage):
        card, amount = choice.gear, box.gear(choice.gear).value
        g.outbox.append(ev.GearUsed(*user_of(g, card).both, card, why="DC-RULING-50"))
        put_away(g, card)
    else:
        assert isinstance(choice, Unleash)
        card, amount = choice.foe, give_up(g, choice.foe)
    toss.adds.append((box.names[card], amount))


def deal(g: CatacombsState, hero: Hero) -> None:
    """The damage comes off the monster's life; an insta-kill needs none. [DC-HIT-03]"""
    fight, toss = fight_of(g), toss_of(g)
    if toss.miss:
        return
    if toss.fatal:
        fight.life, fight.epic = 0, True
        g.outbox.append(ev.InstaKill(*hero.both, fight.card, why="DC-INSTA-01"))
    else:
        strike(g, hero)
    if fight.is_defeated:
        gain_xp(g, hero, "DC-LEVEL-03")


def strike(g: CatacombsState, hero: Hero) -> None:
    """A hit takes life; far below 0 it is an Epic Shot. [DC-HIT-04] [DC-REST-02]"""
    fight, parts = fight_of(g), parts_now(g)
    damage = worth(parts)
    if not damage:
        return
    fight.life -= damage
    fight.epic = fight.life <= EPIC
    dealt = ev.DamageDealt(
        *hero.both, fight.card, damage, tuple(parts), fight.life, why="DC-HIT-03"
    )
    g.outbox.append(dealt)


def bless(g: CatacombsState, hero: Hero) -> Script[None]:
    """One Hero heals as much as the attack dealt. [DC-UNIQUE-08] [DC-RULING-21]"""
    is_fatal, dealt = toss_of(g).fatal, worth(parts_now(g))
    wounded = [other for other in g.heroes if can_heal(other)]
    if not wounded or not (is_fatal or dealt):
        return
    choice: Bless = yield Choose(hero.seat, [BLESS[other.who] for other in wounded], "DC-UNIQUE-08")
    blessed = g.heroes[choice.who]
    amount = capacity(blessed) if is_fatal else dealt
    heal(g, blessed, amount, BY_DIVINE, "DC-UNIQUE-08")
