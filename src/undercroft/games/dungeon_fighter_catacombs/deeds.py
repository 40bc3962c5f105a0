"""What can be done at any time: spendables, relics, Charmed Monsters; and cards handed on.

[DC-EQUIP-12] [DC-RELIC-03] [DC-UNIQUE-05] [DC-MOVEON-07]
"""

from undercroft.engine import Option, Script
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of
from undercroft.games.dungeon_fighter_catacombs.gear import (
    has_place_for,
    holder,
    put_away,
    ready_relics,
)
from undercroft.games.dungeon_fighter_catacombs.giving import hand_over
from undercroft.games.dungeon_fighter_catacombs.life import can_heal, heal, heal_all, stop_holding
from undercroft.games.dungeon_fighter_catacombs.modifying import add_special
from undercroft.games.dungeon_fighter_catacombs.options import (
    HAND,
    HOLD,
    UNLEASH,
    USE,
    USE_ON,
    USE_ON_DIE,
    Hand,
    Unleash,
    Use,
    UseOn,
    UseOnDie,
)
from undercroft.games.dungeon_fighter_catacombs.powers import can_unleash, rage_of
from undercroft.games.dungeon_fighter_catacombs.printed import COLOURS, EquipmentCard
from undercroft.games.dungeon_fighter_catacombs.state import (
    SPECIAL,
    CatacombsState,
    Flip,
    Hero,
    Phase,
)


def is_fighting(g: CatacombsState) -> bool:
    """Whether a combat goes on that something can still change."""
    return g.phase in (Phase.FLIPS, Phase.COMBAT) and not fight_of(g).is_defeated


def uses(g: CatacombsState, hero: Hero) -> list[Option]:
    """What a Hero has at hand, where it does something. [DC-RULING-50]"""
    if not hero.is_conscious:
        return []
    cards = [card for card in hero.gear if g.printed.gear(card).kind == "spendable"]
    if g.fight is not None and hero.who == g.fight.active:
        cards += ready_relics(g)
    found = [option for card in cards for option in ways(g, card)]
    if is_fighting(g) and can_unleash(g, hero):
        found += [UNLEASH[card] for card in hero.charmed]
    return found


def ways(g: CatacombsState, card: int) -> list[Option]:
    """The ways in which a card can be used now."""
    printed = g.printed.gear(card)
    if printed.effect in ("heal-one", "heal-all"):
        return healing_ways(g, card, printed, [hero for hero in g.heroes if can_heal(hero)])
    if not is_fighting(g):
        return []
    if printed.effect == "ready-die":
        return [USE_ON_DIE[card][colour] for colour in fight_of(g).spent]
    if printed.effect == "special-die":
        is_there = SPECIAL[printed.die] in fight_of(g).special
        return [] if is_there else [USE[card]]
    is_calm = g.toss is None or not g.toss.landed
    return [USE[card]] if printed.effect == "flip-template" and is_calm else []


def healing_ways(
    g: CatacombsState, card: int, printed: EquipmentCard, wounded: list[Hero]
) -> list[Option]:
    """Whom a card that heals can do good."""
    if printed.effect == "heal-one":
        return [USE_ON[card][hero.who] for hero in wounded]
    return [USE[card]] if printed.effect == "heal-all" and wounded else []


def trades(g: CatacombsState, hero: Hero) -> list[Option]:
    """The cards that a Hero can hand to others in Resting. [DC-MOVEON-07] [DC-RULING-53]"""
    return [
        HAND[card][other.who]
        for card in hero.gear
        if card not in g.handed
        for other in g.in_play()
        if other is not hero and has_place_for(g, other, card)
    ]


def uses_and_trades(g: CatacombsState, hero: Hero) -> list[Option]:
    """What can be done in Resting."""
    return [*uses(g, hero), *trades(g, hero)]


def act(g: CatacombsState, seat: int, deed: Option) -> Script[bool]:
    """A seat does what it chose, if it still can: another's deed may have come first."""
    mine = [hero for hero in g.heroes if hero.seat == seat]
    if deed is HOLD:
        for hero in mine:
            hero.holding = True
        return False
    deeds = uses_and_trades if g.phase is Phase.RESTING else uses
    if not any(deed in deeds(g, hero) for hero in mine):
        return False
    yield from perform(g, deed)
    return True


def perform(g: CatacombsState, deed: Option) -> Script[None]:
    """Something is used or handed on."""
    if isinstance(deed, Hand):
        yield from hand_over(g, deed)
    elif isinstance(deed, Unleash):
        unleash(g, deed.foe)
    elif isinstance(deed, Use | UseOn | UseOnDie):
        use(g, deed)


def user_of(g: CatacombsState, card: int) -> Hero:
    """Who uses a card: its owner, or of a relic who is active. [DC-RELIC-03]"""
    return holder(g, card) or g.heroes[fight_of(g).active]


def use(g: CatacombsState, deed: Use | UseOn | UseOnDie) -> None:
    """A spendable or a relic does what it says. [DC-EQUIP-11]"""
    card, box = deed.gear, g.printed
    hero, printed, cause = user_of(g, card), box.gear(deed.gear), (box.names[deed.gear],)
    g.outbox.append(ev.GearUsed(*hero.both, card, why="DC-EQUIP-12"))
    put_away(g, card)
    if isinstance(deed, UseOnDie):
        ready_die(g, hero, deed.die)
    elif isinstance(deed, UseOn):
        heal(g, g.heroes[deed.who], printed.value, cause, "DC-EQUIP-12")
    elif printed.effect == "heal-all":
        heal_all(g, printed.value, cause, "DC-EQUIP-12")
    elif printed.effect == "special-die":
        add_special(g, printed.die)
    else:
        fight_of(g).flips.append(Flip(printed.template, hero.who))


def ready_die(g: CatacombsState, hero: Hero, colour: int) -> None:
    """A coloured die comes back from where it lies."""
    fight_of(g).spent.remove(colour)
    g.setting = g.setting.without(COLOURS[colour])
    g.outbox.append(ev.DieReadied(*hero.both, colour, why="DC-EQUIP-12"))


def unleash(g: CatacombsState, card: int) -> None:
    """A Charmed Monster strikes by itself; that is never an Epic Shot. [DC-RULING-18]"""
    fight = fight_of(g)
    damage = give_up(g, card)
    fight.life -= damage
    parts = ((g.printed.names[card], damage),)
    hero = g.heroes[fight.active]
    dealt = ev.DamageDealt(*hero.both, fight.card, damage, parts, fight.life, why="DC-RULING-18")
    g.outbox.append(dealt)
    stop_holding(g)


def give_up(g: CatacombsState, card: int) -> int:
    """A Charmed Monster is discarded; the damage it does. [DC-UNIQUE-05]"""
    hero = holder(g, card)
    assert hero is not None, "nobody charmed it"
    hero.charmed.remove(card)
    g.beaten.append(card)
    damage = rage_of(g, hero, card)
    g.outbox.append(ev.MonsterUnleashed(*hero.both, card, damage, why="DC-UNIQUE-05"))
    return damage
