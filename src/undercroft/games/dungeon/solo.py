"""Alone: threat tokens and the doom track. [DG-THREAT-01] [DG-DOOM-01]"""

from undercroft.engine import D6, Roll, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.dying import lose
from undercroft.games.dungeon.state import DungeonState


def menace(g: DungeonState) -> Script[None]:
    """A token goes to the box, and doom may advance. [DG-THREAT-01] [DG-THREAT-02]"""
    doom = g.printed.doom
    g.threats += 1
    g.outbox.append(ev.ThreatGrew(g.threats, why="DG-THREAT-01"))
    if g.threats < doom.threats:
        faces: bytes = yield Roll(1, D6, "DG-THREAT-02")
        die = faces[0] + 1
        g.outbox.append(ev.ThreatRolled(die, g.threats, why="DG-THREAT-02"))
        if die > g.threats:
            return
    g.threats = 0
    g.doom += 1
    g.outbox.append(ev.DoomAdvanced(g.doom, doom.steps, why="DG-THREAT-04"))
    if g.doom == doom.steps:
        lose(g, "DG-LOSS-02")
