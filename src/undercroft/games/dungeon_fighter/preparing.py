"""Before a throw: which die, which weapons, choice A or B. [DF-COMBAT-04] [DF-COMBAT-20]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon_fighter.deeds import perform, uses
from undercroft.games.dungeon_fighter.demands import fight_of, fitting, toss_of
from undercroft.games.dungeon_fighter.options import (
    ARM,
    PROPOSE_WITHDRAWAL,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_NOW,
    Arm,
    TakeDie,
    TakeWhite,
    Use,
    UseOn,
)
from undercroft.games.dungeon_fighter.printed import COLOURS as NAMES
from undercroft.games.dungeon_fighter.state import BEYOND, COLOURS, WHITE, FighterState, Hero
from undercroft.games.dungeon_fighter.withdrawing import can_withdraw


def banned(g: FighterState) -> list[int]:
    """The colours that the monster forbids. [DF-MONPOWER-06] [DF-RULING-58]"""
    fight = fight_of(g)
    names = () if fight.song else g.printed.foe(fight.card).banned
    return [NAMES.index(name) for name in names]


def available(g: FighterState) -> list[int]:
    """The Hero dice that can be thrown. [DF-COMBAT-02] [DF-COMBAT-10] [DF-RULING-31]"""
    gone = [*fight_of(g).spent, *banned(g)]
    return [colour for colour in COLOURS if colour not in gone]


def dice(g: FighterState) -> list[Option]:
    """What can be thrown, or the choice between A and B. [DF-RULING-11] [DF-RULING-12]"""
    found: list[Option] = [TAKE_DIE[colour] for colour in available(g)]
    if found:
        return found
    if g.dice:
        found.append(TAKE_WHITE)
    if g.level != BEYOND:
        found.append(TAKE_BEATING)
    return found


def prepare(g: FighterState, hero: Hero) -> Script[Option]:
    """A die, a beating or a withdrawal; weapons and healing come before. [DF-CONDITION-02]"""
    toss = toss_of(g)
    while True:
        throwable = dice(g)
        why = "DF-COMBAT-04" if available(g) else "DF-COMBAT-20"
        options = [*throwable, *uses(g, hero)]
        if throwable[0] is not TAKE_BEATING:
            options += [ARM[card] for card in fitting(g, hero, toss.weapons)]
        if can_withdraw(g):
            options.append(PROPOSE_WITHDRAWAL)
        choice: Option = yield Choose(hero.seat, options, why)
        if isinstance(choice, Arm):
            toss.weapons.append(choice.gear)
        elif isinstance(choice, Use | UseOn):
            perform(g, hero, choice)
        else:
            take(g, choice)
            return choice


def take(g: FighterState, choice: Option) -> None:
    """A white die leaves the Treasury for good. [DF-COMBAT-21] [DF-BONUS-03]"""
    toss = toss_of(g)
    if isinstance(choice, TakeDie):
        toss.die = toss.colour = choice.die
    elif isinstance(choice, TakeWhite):
        toss.die = WHITE
        g.dice -= 1
        fight_of(g).white += 1


def arm_again(g: FighterState, hero: Hero) -> Script[None]:
    """The same die once more, with weapons chosen anew. [DF-RULING-17] [DF-RULING-20]"""
    toss = toss_of(g)
    while True:
        options = [THROW_NOW, *(ARM[card] for card in fitting(g, hero, toss.weapons))]
        choice: Option = yield Choose(hero.seat, options, "DF-RULING-17")
        if not isinstance(choice, Arm):
            return
        toss.weapons.append(choice.gear)
