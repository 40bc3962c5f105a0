"""What follows from a battle, a duel, an escape or a disarming. [DR-RULING-40]"""

from undercroft.engine import Option, Poll, Script
from undercroft.engine.seats import EVERYONE
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import PASS, RALLY
from undercroft.games.dungeon_run.pending import trigger, trigger_of_monster
from undercroft.games.dungeon_run.state import (
    NOBODY,
    NOTHING,
    Effort,
    Hero,
    Kept,
    Monster,
    RunState,
)
from undercroft.games.dungeon_run.wounds import end, is_defeated, resolve_defeats, wound


def settle_battle(
    g: RunState, effort: Effort, hero: Hero, monster: Monster, hit: bool, hurt: bool
) -> Script[None]:
    """Defeats, loot, the saboteurs' wounds, rallies. [DR-RULING-40] [DR-ABILITY-02]"""
    killed = is_slain(g, monster)
    if killed:
        claim(g, hero, monster, g.tile_with(monster))
    killer = None if effort.inciter == NOBODY else g.heroes[effort.inciter]
    yield from resolve_defeats(g, killer)
    if hit:
        yield from punish(g, effort, "DR-SABOTAGE-07")
    if hurt:
        trigger_of_monster(g, hero, "wounds", monster)
    if killed and hero.stands:
        enjoy_kill(g, hero, monster)
    elif not hit and not killed and not effort.free:
        reward_spoilers(g, effort)
    yield from rally(g, [hero] if killed else [], effort)


def enjoy_kill(g: RunState, hero: Hero, monster: Monster) -> None:
    """What a kill gives the hero by his cards, and the burdens that it ends."""
    end_burdens(g, hero, "kill")
    trigger(g, hero, "kill", monster)


def is_slain(g: RunState, monster: Monster) -> bool:
    """Wounds at or above life. [DR-BATTLE-22] [DR-DEFEAT-01]"""
    return monster.wounds >= g.printed.monster(monster.card).life


def claim(g: RunState, hero: Hero, monster: Monster, place: int) -> None:
    """A slain monster goes to the loot pile of whoever killed it. [DR-DEFEAT-02] [DR-DEFEAT-03]

    [DR-LAIR-07] [DR-RULING-27]
    """
    g.tiles[place].monster = None
    g.outbox.append(ev.MonsterKilled(hero.seat, monster.card, why="DR-BATTLE-22"))
    for card in monster.attached:
        g.discard_ability(card)
    if monster.card in g.printed.bosses:
        claim_boss(g, hero, monster, place)
        return
    hero.encounters.append(Kept(monster.card, EVERYONE))
    if g.beside == monster.card:
        g.beside = NOTHING
    trigger_of_monster(g, hero, "death", monster)


def claim_boss(g: RunState, hero: Hero, monster: Monster, place: int) -> None:
    """The boss card is loot and the Stone lies where it fell. [DR-LAIR-07] [DR-LAIR-08]

    [DR-RULING-80]
    """
    hero.boss = monster.card
    g.killed_boss = hero.seat
    if len(g.heroes) == 1:
        hero.alive = not is_defeated(g, hero)
        g.outbox.append(ev.SoloWon(hero.seat, why="DR-SOLO-05"))
        end(g, hero.seat)
    g.artifacts.remove(g.printed.stone)
    g.tiles[place].items.append(g.printed.stone)
    g.outbox.append(ev.StoneAppeared(place, why="DR-LAIR-08"))
    trigger_of_monster(g, hero, "death", monster)


def settle_duel(
    g: RunState, effort: Effort, hero: Hero, other: Hero, on_hero: int, on_other: int
) -> Script[None]:
    """Both may fall; whoever killed takes booty; helpers rally. [DR-DUEL-12] [DR-RULING-38]

    [DR-ENDGAME-12]
    """
    yield from resolve_defeats(g, hero if is_defeated(g, other) else other)
    if on_other and not on_hero:
        trigger(g, hero, "duel-win")
    elif on_hero and not on_other:
        trigger(g, other, "duel-win")
    if not on_other and not effort.free:
        reward_spoilers(g, effort)
    yield from rally(g, [], effort)


def punish(g: RunState, effort: Effort, why: str) -> Script[None]:
    """Each saboteur of a deed that succeeded takes a wound. [DR-SABOTAGE-05]"""
    for seat in effort.spoilers:
        wound(g, g.heroes[seat], 1, why)
    yield from resolve_defeats(g, g.heroes[effort.seat])


def reward_spoilers(g: RunState, effort: Effort) -> None:
    """Saboteurs whose victim failed may have something of it, by their cards."""
    for seat in effort.spoilers:
        trigger(g, g.heroes[seat], "sabotaged")


def rally(g: RunState, doers: list[Hero], effort: Effort) -> Script[None]:
    """Doers and helpers who stand may remove a wound. [DR-RALLY-01] [DR-RULING-39]"""
    helpers = [g.heroes[seat] for seat in effort.helpers]
    for helper in helpers:
        trigger(g, helper, "assist")
    able = [hero for hero in (*doers, *helpers) if hero.stands and hero.wounds]
    answers: tuple[Option, ...] = yield Poll(
        [hero.seat for hero in able], [[RALLY, PASS]] * len(able), "DR-RALLY-01"
    )
    for hero, choice in zip(able, answers, strict=True):
        if choice is RALLY:
            hero.wounds -= 1
            g.outbox.append(ev.Rallied(hero.seat, why="DR-RALLY-01"))
            end_burdens(g, hero, "rally")


def end_burdens(g: RunState, hero: Hero, way: str) -> None:
    """Lasting traps that end this way are discarded. [DR-RULING-55]"""
    for card in [card for card in hero.burdens if g.printed.trap(card).ends == way]:
        hero.burdens.remove(card)
        g.discards.append(card)
        g.outbox.append(ev.BurdenEnded(hero.seat, card, why="DR-RULING-55"))
