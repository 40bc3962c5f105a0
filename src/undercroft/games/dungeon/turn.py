"""A turn: Move, Action, Collect, Rest, End of Turn. [DG-TURN-03] [DG-RULING-06]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.actions import act
from undercroft.games.dungeon.deeds import ready, spend
from undercroft.games.dungeon.dying import is_out, lose
from undercroft.games.dungeon.fights.assault import begin_assault, may_assault
from undercroft.games.dungeon.minions import play_minion
from undercroft.games.dungeon.moving import move
from undercroft.games.dungeon.options import ACT_FIRST, FREE, PASS, ActFirst
from undercroft.games.dungeon.resting import rest
from undercroft.games.dungeon.revealing import place_tokens
from undercroft.games.dungeon.setting_up import become
from undercroft.games.dungeon.solo import menace
from undercroft.games.dungeon.state import DungeonState, Hero, Phase
from undercroft.games.dungeon.treasure import collect
from undercroft.games.dungeon.wandering import wander

MOST_ROUNDS = 100
"""After so many rounds the dungeon wins. [DG-RULING-73]"""


def turn(g: DungeonState) -> Script[None]:
    """A turn up to its main Action. [DG-TURN-03]"""
    yield from choose_hero(g)
    hero = g.heroes[g.queue[0]]
    begin_turn(g)
    g.phase = Phase.LATE
    if g.setup.underdungeon and not hero.alive:
        yield from play_minion(g, hero)
        return
    if not hero.alive:
        yield from become(g, hero)
        g.outbox.append(ev.HeroEntered(hero.card, hero.seat, why="DG-RULING-57"))
    g.outbox.append(ev.TurnBegan(hero.card, why="DG-TURN-03"))
    yield from free_somebody(g, hero)
    if hero.lost:
        lose_turn(g, hero)
        return
    yield from move(g, hero)
    yield from act(g, hero)


def choose_hero(g: DungeonState) -> Script[None]:
    """Alone, a player chooses which hero acts first. [DG-SOLO-01]"""
    if not g.solo or len(g.queue) < 2:
        return
    options = [ACT_FIRST[g.heroes[number].card] for number in sorted(g.queue)]
    choice: ActFirst = yield Choose(0, options, "DG-SOLO-01")
    if g.heroes[g.queue[0]].card != choice.hero:
        g.queue.reverse()


def begin_turn(g: DungeonState) -> None:
    """Nothing has happened in this turn."""
    g.moved = g.entered = g.searched = g.looked = g.sneaking = g.ended = g.moving = False
    g.steps = 0


def free_somebody(g: DungeonState, hero: Hero) -> Script[None]:
    """A card that takes lose-turn tokens away. [DG-ACTIONCARD-08]"""
    for deed in ready(g, hero, "frees"):
        here = [o for o in g.heroes if o.alive and o.lost and o.place == hero.place]
        options: list[Option] = [PASS, *(FREE[one.card] for one in here)]
        choice = yield Choose(hero.seat, options, "DG-ACTIONCARD-08")
        if choice is PASS:
            return
        other = next(one for one in here if one.card == choice.rival)
        spend(g, hero, deed, "DG-ACTIONCARD-08")
        hand_back(other, g.printed.deed(deed).frees)
        own = int(other is hero)
        g.outbox.append(ev.HeroFreed(hero.card, other.card, own, why="DG-ACTIONCARD-08"))


def hand_back(hero: Hero, count: int) -> None:
    """Lose-turn tokens go; without any, no cage holds. [DG-TOKEN-07] [DG-CAGE-03]"""
    hero.lost = max(0, hero.lost - count)
    if not hero.lost:
        hero.caged = False


def lose_turn(g: DungeonState, hero: Hero) -> None:
    """A token is handed back, and the turn is lost. [DG-TOKEN-07] [DG-TOKEN-08]"""
    hand_back(hero, 1)
    g.ended = True
    g.outbox.append(ev.TurnLost(hero.card, hero.lost, why="DG-TOKEN-07"))


def finish_turn(g: DungeonState) -> Script[None]:
    """Collect, Rest and End of Turn. [DG-TURN-03] [DG-TURN-05]"""
    hero = g.heroes[g.queue[0]]
    if not g.ended and hero.alive:
        yield from collect(g, hero)
        yield from rest(g, hero)
    g.ended = True
    place_tokens(g)
    g.queue.pop(0)
    if g.solo:
        yield from end_solo_turn(g, hero)
    else:
        yield from end_turn(g, hero)


def end_turn(g: DungeonState, hero: Hero) -> Script[None]:
    """The wandering roll, then the next player. [DG-TURN-02] [DG-RULING-51]"""
    g.queue = [number for number in g.queue if not is_gone(g, g.heroes[number])]
    every_turn = g.setup.wandering_pace == "turn"
    if g.setup.wandering and (every_turn or not g.queue):
        yield from wander(g, hero)
    if g.phase is not Phase.OVER:
        next_turn(g)


def is_gone(g: DungeonState, hero: Hero) -> bool:
    """Whether a player has no turns any more. [DG-MINION-01] [DG-RULING-58]"""
    return is_out(g, hero) or (g.solo and not hero.alive)


def next_turn(g: DungeonState) -> None:
    """The turn passes on, and after the last one a round begins. [DG-TURN-02]"""
    g.queue = [number for number in g.queue if not is_gone(g, g.heroes[number])]
    if not g.queue:
        g.round += 1
        g.queue = [number for number in g.order if not is_gone(g, g.heroes[number])]
    g.phase = Phase.TURN
    if g.round > MOST_ROUNDS:
        lose(g, "DG-RULING-73")


def end_solo_turn(g: DungeonState, hero: Hero) -> Script[None]:
    """Home with enough, the assault begins; else doom comes nearer. [DG-DOOM-03]

    Then comes what wanders, which may send a hero home. [DG-SOLO-01] [DG-RULING-51]
    """
    if is_assault_due(g, hero):
        return
    if any(g.heroes[number].alive for number in g.queue):
        next_turn(g)
        return
    if not g.halted:
        yield from menace(g)
    if g.phase is not Phase.OVER and g.setup.wandering:
        yield from wander(g, hero)
        if is_assault_due(g, hero):
            return
    if g.phase is not Phase.OVER:
        next_turn(g)


def is_assault_due(g: DungeonState, hero: Hero) -> bool:
    """Starts the assault at once where both are home with enough; says whether. [DG-DOOM-03]"""
    home = [one for one in (hero, *g.living()) if one.alive and may_assault(g, one)]
    if not home:
        return False
    g.queue.insert(0, home[0].id)
    g.ended = g.halted = True
    begin_assault(g, home[0])
    return True
