"""End of Turn: its steps in the order that the Party wants, trade, the dice passed on.

[DF-ENDTURN-01] [DF-RULING-46]
"""

from undercroft.engine import Option, Script
from undercroft.games.dungeon_fighter import events as ev
from undercroft.games.dungeon_fighter.deeds import uses_and_trades
from undercroft.games.dungeon_fighter.demands import fight_of
from undercroft.games.dungeon_fighter.giving import settle_excess, take_stolen
from undercroft.games.dungeon_fighter.moving import begin_turn
from undercroft.games.dungeon_fighter.options import DO_STEP, END_TURN, USUAL_ORDER, DoStep
from undercroft.games.dungeon_fighter.party import consult, next_in_play
from undercroft.games.dungeon_fighter.special_rooms import use_room
from undercroft.games.dungeon_fighter.state import FighterState, Step
from undercroft.games.dungeon_fighter.waking import wake_all
from undercroft.targets.move import Setting


def end_turn(g: FighterState) -> Script[None]:
    """One step of those that are left; after the last one trade, then the next turn."""
    if not g.todo:
        yield from finish(g)
        return
    step = Step(g.todo[0])
    if not g.ordered and does_order_matter(g):
        choice = yield from consult(g, orders(g), "DF-ENDTURN-01", uses_and_trades)
        if choice is None:
            return
        g.ordered = not isinstance(choice, DoStep)
        step = Step(choice.step) if isinstance(choice, DoStep) else step
    g.todo.remove(step)
    yield from do_step(g, step)


def orders(g: FighterState) -> list[Option]:
    """What can be done first; the monster itself goes last."""
    return [USUAL_ORDER, *(DO_STEP[step] for step in g.todo if step != Step.DISCARD)]


def does_order_matter(g: FighterState) -> bool:
    """Whether one of the steps that are left changes what another one brings."""
    left = set(g.todo)
    if left >= {Step.LARCENY, Step.WAKE}:
        return True
    if Step.ROOM in left and left & touched_by_room(g):
        return True
    # The supply may be too small before the used dice are back.
    return Step.RETURN_DICE in left and dice_due(g, left) > g.supply


def dice_due(g: FighterState, left: set[int]) -> int:
    """The white dice that the steps that are left bring, if there are enough."""
    room = g.printed.room(g.face, g.room).dice if Step.ROOM in left else 0
    return fight_of(g).unused + room


def touched_by_room(g: FighterState) -> set[Step]:
    """The steps that bring something else before the room's benefit than after it."""
    room = g.printed.room(g.face, g.room)
    if room.kind == "shop":
        return {Step.LOOT, Step.LARCENY, Step.WAKE, Step.RETURN_DICE, Step.UNUSED_DICE}
    return {Step.LARCENY, Step.WAKE} if room.equipment else set()


def do_step(g: FighterState, step: Step) -> Script[None]:
    """One step of End of Turn."""
    match step:
        case Step.LOOT:
            take_loot(g)
        case Step.LARCENY:
            yield from take_stolen(g)
        case Step.RETURN_DICE:
            return_dice(g)
        case Step.UNUSED_DICE:
            gain_dice(g)
        case Step.TURN_TOKEN:
            turn_token(g)
        case Step.WAKE:
            yield from wake_all(g)
        case Step.ROOM:
            yield from use_room(g)
        case Step.DISCARD:
            discard_monster(g)


def take_loot(g: FighterState) -> None:
    """The gold on the monster's card. [DF-ENDTURN-02] [DF-RULING-79]"""
    fight = fight_of(g)
    g.gold += fight.gold
    g.outbox.append(ev.LootTaken(fight.card, fight.gold, why="DF-ENDTURN-02"))
    fight.gold = 0


def return_dice(g: FighterState) -> None:
    """White dice that were used go to the supply. [DF-ENDTURN-06]"""
    fight = fight_of(g)
    g.outbox.append(ev.DiceReturned(fight.white, why="DF-ENDTURN-06"))
    fight.white = 0


def gain_dice(g: FighterState) -> None:
    """A white die for each Hero die not used, as far as there are any. [DF-ENDTURN-07]"""
    fight = fight_of(g)
    gained = min(fight.unused, g.supply)
    missing = fight.unused - gained
    g.dice += gained
    fight.unused = 0
    g.outbox.append(ev.DiceGained(gained, missing, why="DF-ENDTURN-07"))


def turn_token(g: FighterState) -> None:
    """The Leader token shows Undefeated again. [DF-ENDTURN-09]"""
    g.defeated = False
    g.outbox.append(ev.LeaderRecovered(g.leader, why="DF-ENDTURN-09"))


def discard_monster(g: FighterState) -> None:
    """Tokens go; so does the monster, unless somebody charmed it. [DF-ENDTURN-10]"""
    fight = fight_of(g)
    charmer = None if fight.charm < 0 else g.heroes[fight.charm]
    if charmer is not None and not charmer.angelic:
        charmer.charmed.append(fight.card)
        g.outbox.append(ev.MonsterCharmed(charmer.seat, fight.card, why="DF-POWER-24"))
    else:
        g.beaten.append(fight.card)
        g.outbox.append(ev.MonsterDiscarded(fight.card, why="DF-ENDTURN-10"))
    g.fight = g.toss = None
    g.setting = Setting()


def finish(g: FighterState) -> Script[None]:
    """Trade and excess, then the Hero dice pass clockwise. [DF-ENDTURN-11] [DF-ENDTURN-13]"""
    choice = yield from consult(g, [END_TURN], "DF-ENDTURN-11", uses_and_trades)
    if choice is None:
        return
    yield from settle_excess(g)
    g.handed = []
    begin_turn(g, next_in_play(g, g.first).seat)
