"""What monsters of the first box do when a thrower misses, besides striking. [DC-RULING-97]"""

from undercroft.engine import Choose, Script
from undercroft.families.dungeon_fighters.damage import worth
from undercroft.games.dungeon_fighter_catacombs import events as ev
from undercroft.games.dungeon_fighter_catacombs.aiding import settle_faints
from undercroft.games.dungeon_fighter_catacombs.demands import fight_of, power_of, toss_of
from undercroft.games.dungeon_fighter_catacombs.life import lose_life
from undercroft.games.dungeon_fighter_catacombs.meeting import starting_life
from undercroft.games.dungeon_fighter_catacombs.options import LOSE_GEAR, LoseGear
from undercroft.games.dungeon_fighter_catacombs.powers import blow
from undercroft.games.dungeon_fighter_catacombs.state import CatacombsState, Hero, Phase


def backfire(g: CatacombsState, hero: Hero) -> Script[None]:
    """Also when the thrower fainted or was spared; a dead monster does nothing more."""
    if g.phase is not Phase.COMBAT or fight_of(g).is_defeated:
        return
    power = power_of(g)
    if power == "destroy-equipment":
        yield from destroy(g, hero)
    elif power == "heal":
        recover(g)
    elif power == "lose-gold" and g.gold:
        g.gold -= 1
        g.outbox.append(ev.GoldLost(*hero.both, fight_of(g).card, g.gold, why="DC-RULING-97"))
    elif power == "critical-failure":
        yield from hurt_others(g)


def destroy(g: CatacombsState, hero: Hero) -> Script[None]:
    """The thrower loses a card of his choice, a Charmed Monster too."""
    cards = [*hero.gear, *hero.charmed]
    if not cards:
        return
    choice: LoseGear = yield Choose(hero.seat, [LOSE_GEAR[card] for card in cards], "DC-MIX-05")
    if choice.gear in hero.charmed:
        hero.charmed.remove(choice.gear)
        g.beaten.append(choice.gear)
    else:
        hero.gear.remove(choice.gear)
    g.outbox.append(ev.GearDestroyed(*hero.both, choice.gear, why="DC-RULING-97"))


def recover(g: CatacombsState) -> None:
    """The monster heals itself, up to the life with which it came."""
    fight = fight_of(g)
    most = starting_life(g, fight.card) - fight.life
    amount = min(g.printed.foe(fight.card).value, most)
    if amount > 0:
        fight.life += amount
        told = ev.MonsterHealed(fight.card, amount, fight.life, why="DC-RULING-97")
        g.outbox.append(told)


def hurt_others(g: CatacombsState) -> Script[None]:
    """All other Heroes are hit as well."""
    g.outbox.append(ev.CriticalFailure(fight_of(g).card, why="DC-RULING-97"))
    for other in g.conscious():
        if other.who == toss_of(g).who:
            continue
        parts, spared = blow(g, other)
        if spared:
            g.outbox.append(ev.HeroSpared(*other.both, (spared,), why="DC-RULING-97"))
            continue
        lose_life(g, other, worth(parts))
        hurt = ev.HeroHurt(*other.both, worth(parts), tuple(parts), other.life, why="DC-RULING-97")
        g.outbox.append(hurt)
    yield from settle_faints(g)
