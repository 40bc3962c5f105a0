"""A combat won: what is due in End of Turn, or the end of the game. [DF-COMBATEND-02]"""

from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.demands import fight_of
from undercroft.games.dungeon_fighter.state import BEYOND, COLOURS, FighterState, Phase, Step


def end_combat(g: FighterState) -> None:
    """The monster is defeated. [DF-COMBAT-18] [DF-BOSS-08] [DF-RULING-72] [DF-ENDTURN-01]"""
    fight = fight_of(g)
    if g.level == BEYOND:
        g.outbox.append(ev.BossDefeated(fight.active, fight.card, why="DF-BOSS-08"))
        g.outbox.append(ev.PartyWon(fight.card, why="DF-GOAL-02"))
        g.end(won=True)
        return
    level = g.printed.monster(fight.card).level
    g.outbox.append(ev.MonsterDefeated(fight.active, fight.card, level, why="DF-COMBAT-18"))
    # The right to these dice is fixed now, before the token is turned. [DF-RULING-46]
    fight.unused = 0 if g.defeated else len(COLOURS) - len(fight.spent)
    g.todo = [int(step) for step in Step if is_due(g, step)]
    g.ordered = False
    g.phase = Phase.END_OF_TURN


def is_due(g: FighterState, step: Step) -> bool:
    """Whether a step of End of Turn has anything to do."""
    fight = fight_of(g)
    due = {
        Step.LOOT: fight.gold > 0,
        Step.LARCENY: fight.thefts > 0,
        Step.RETURN_DICE: fight.white > 0,
        Step.UNUSED_DICE: fight.unused > 0,
        Step.TURN_TOKEN: g.defeated,
        Step.WAKE: any(hero.fainted for hero in g.heroes),
        Step.ROOM: g.printed.room(g.face, g.room).kind in ("shop", "fountain", "treasure"),
        Step.DISCARD: True,
    }
    return due[step]
