"""When a greedy player dares the boss: with the goal, and once more treasure hardly helps."""

from undercroft.games.dungeon.bots.outlook import has_targets
from undercroft.games.dungeon.fights.assault import attack_now, boss_life
from undercroft.games.dungeon.forecasts.boss import bearable
from undercroft.games.dungeon.forecasts.reckoning import Battle, victory
from undercroft.games.dungeon.goals import is_met, is_waived
from undercroft.games.dungeon.state import DungeonState, Hero

WORTH = 0.065
"""What one more treasure has to add to the chance to win, to be worth the time."""
HASTE = (1.0, 2.5, 4.2)
"""How many times as much, by the heroes whom the boss has killed: in the end nobody waits."""
WEARY = 0.0005
"""How much more it has to add with every round."""
HOPELESS = (0.07, 0.1, 0.0)
"""The chance to win below which there is no sense in it, as long as there is treasure to be had.

Once he has killed a hero each loss makes him stronger; after two waiting makes nobody stronger.
"""
AHEAD = 6
"""Treasures that are thought of: with much life to take, the first of them hardly help."""


def dares(g: DungeonState, me: Hero) -> bool:
    """Whether a hero goes for the boss now."""
    if is_waived(g, me):
        return True
    if not is_met(g, me):
        return False
    attack, killed = attack_now(g), min(g.kills, len(HASTE) - 1)
    battle = Battle(attack.dice, attack.rerolls, boss_life(g), bearable(g, me))
    if gain(battle) >= WORTH * HASTE[killed] + WEARY * g.round:
        return False
    return victory(battle) >= HOPELESS[killed] or not has_targets(g, me)


def gain(battle: Battle) -> float:
    """What each of some more treasures would add to the chance to win, at best."""
    now = victory(battle)
    richer = (battle._replace(losses=battle.losses + more) for more in range(1, AHEAD + 1))
    return max((victory(one) - now) / more for more, one in enumerate(richer, 1))
