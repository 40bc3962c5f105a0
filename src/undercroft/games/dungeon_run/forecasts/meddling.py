"""What it would mean to assist, to sabotage and to cause a re-roll."""

from undercroft.engine import Option, Prospect
from undercroft.games.dungeon_run.effects import ForceReroll, Reroll, WorseHarm
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.helping import assist_dice
from undercroft.games.dungeon_run.options import SABOTAGE, AssistWith
from undercroft.games.dungeon_run.rolls import SABOTAGE_DICE, SUCCESS
from undercroft.games.dungeon_run.showing import needs
from undercroft.games.dungeon_run.state import NOBODY, Effort, Hero, RunState
from undercroft.games.dungeon_run.traits import total, traits


def expect_meddling(g: RunState, me: Hero, effort: Effort, choice: Option) -> list[Prospect]:
    """The dice that somebody would give or take. [DR-ASSIST-07] [DR-SABOTAGE-04]"""
    if isinstance(choice, AssistWith):
        return [ex.DiceAdded(effort.seat, assist_dice(g, me, choice.rating))]
    if choice is SABOTAGE:
        taken = SABOTAGE_DICE + total(g, me, WorseHarm)
        return [ex.DiceTaken(effort.seat, taken), ex.SabotageWound(me.seat)]
    return []


def expect_reroll(g: RunState, me: Hero, effort: Effort, card: int) -> list[Prospect]:
    """How many dice would fall again, and how good they are as they lie. [DR-REROLL-01]"""
    if effort.target != NOBODY:
        return []  # in a duel the state does not say whose dice are looked at
    by_monster = effort.deed == "battle" and not effort.dice
    dice = effort.foe_dice if by_monster else effort.dice
    mine = effort.seat == me.seat and not by_monster
    effects = [
        effect
        for kind in ((Reroll,) if mine else (ForceReroll,))
        for number, effect, _ in traits(g, me).get(kind, ())
        if number == card
    ]
    if not effects or not dice:
        return []
    falling = [face for face in dice if face < SUCCESS] if effects[0].dice == "misses" else dice
    count = 1 if effects[0].dice == "one" else len(falling)
    good = sum(is_good(g, effort, face, by_monster) for face in falling)
    return [ex.DiceAgain(count, min(good, count))]


def is_good(g: RunState, effort: Effort, face: int, by_monster: bool) -> bool:
    """Whether a die does what its roller wants."""
    if by_monster:
        return face in g.printed.monster(effort.card).power
    need = needs(g, effort)
    return face >= (need["number"] if need and need["kind"] != "disarm" else SUCCESS)
