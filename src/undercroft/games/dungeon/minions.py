"""Foul minions: what killed players become in the Underdungeon. [DG-DEATH-02]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dying import slay_minion
from undercroft.games.dungeon.encounters import awaits
from undercroft.games.dungeon.fights.fighting import WON, fight
from undercroft.games.dungeon.options import ARRIVE, ATTACK, MOVE, PASS, STAY, Arrive
from undercroft.games.dungeon.state import NOTHING, DungeonState, Hero


def rise(g: DungeonState, player: Hero) -> Script[None]:
    """A minion enters a chamber on the level of the death. [DG-MINION-01] [DG-MINION-02]"""
    options = [ARRIVE[place] for place in g.board.chambers[player.fell]]
    choice: Arrive = yield Choose(player.seat, options, "DG-MINION-02")
    player.minion = g.printed.minions[player.graves - 1]
    player.place = choice.place
    g.outbox.append(ev.MinionRose(player.minion, player.seat, choice.place, why="DG-MINION-02"))


def play_minion(g: DungeonState, player: Hero) -> Script[None]:
    """A minion enters, walks and may attack. [DG-MINION-03] [DG-MINION-06]"""
    if player.minion == NOTHING:
        yield from rise(g, player)
    board = g.board
    steps = g.printed.minion(player.minion).move
    walk = board.walk(player.place, steps, board.all_doors, closed=1 << board.hall)
    options: list[Option] = [STAY, *(MOVE[place] for place in walk.costs)]
    choice = yield Choose(player.seat, options, "DG-MINION-03")
    if choice is not STAY:
        player.place = choice.place
        level = g.level_of(player.place)
        g.outbox.append(ev.HeroMoved(player.minion, player.place, level, why="DG-MINION-03"))
    prey = prey_of(g, player)
    options = [PASS, *(ATTACK[one.card] for one in prey)]
    choice = yield Choose(player.seat, options, "DG-MINION-06")
    if choice is not PASS:
        hero = next(one for one in prey if one.card == choice.rival)
        yield from fight_minion(g, hero, player)


def prey_of(g: DungeonState, player: Hero) -> list[Hero]:
    """The heroes whom a minion may attack. [DG-MINION-06]"""
    others = [one for one in g.minions_at(player.place) if one is not player]
    if awaits(g, player.place) or others:
        return []
    here = (one for one in g.heroes if one.alive and one.place == player.place)
    return [one for one in here if not one.caged]


def fight_minion(g: DungeonState, hero: Hero, minion: Hero) -> Script[None]:
    """Whoever starts it, the hero rolls against the minion's card. [DG-MINION-08]"""
    ending = yield from fight(g, hero, minion.minion, None, minion.id)
    if ending == WON:
        slay_minion(g, hero, minion)
    elif g.queue[0] == hero.id:
        g.ended = True
