"""When a greedy player dares the boss: with the goal, and once more treasure hardly helps."""

from undercroft.games.dungeon.bots.outlook import targets
from undercroft.games.dungeon.fights.assault import attack_now, boss_life
from undercroft.games.dungeon.forecasts.boss import bearable
from undercroft.games.dungeon.forecasts.reckoning import Battle, victory
from undercroft.games.dungeon.goals import is_met, is_waived
from undercroft.games.dungeon.state import DungeonState, Hero

WORTH = 0.053
"""What one more treasure has to add to the chance to win, to be worth the time."""
HASTE = 1.6
"""How many times as much more for each hero whom the boss has killed: nobody waits by then."""
WEARY = 0.0005
"""How much more it has to add with every round."""
HOPELESS = 0.07
"""The chance to win below which there is no sense in it, as long as there is treasure to be had.

After each hero that he has killed less will do: waiting does not make him weaker.
"""
AHEAD = 6
"""Treasures that are thought of: with much life to take, the first of them hardly help."""


def dares(g: DungeonState, me: Hero) -> bool:
    """Whether a hero goes for the boss now."""
    if is_waived(g, me):
        return True
    if not is_met(g, me):
        return False
    attack = attack_now(g)
    battle = Battle(attack.dice, attack.rerolls, boss_life(g), bearable(g, me))
    if gain(battle) >= WORTH * (1 + HASTE * g.kills) + WEARY * g.round:
        return False
    return victory(battle) >= HOPELESS / (1 + HASTE * g.kills) or not targets(g, me)


def gain(battle: Battle) -> float:
    """What each of some more treasures would add to the chance to win, at best."""
    now = victory(battle)
    richer = (battle._replace(losses=battle.losses + more) for more in range(1, AHEAD + 1))
    return max((victory(one) - now) / more for more, one in enumerate(richer, 1))
