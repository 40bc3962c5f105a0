"""Before a throw: which die, which Weapons, retrieving. [DC-COMBAT-06] [DC-NODICE-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.families.dungeon_fighters.throws import is_possible
from undercroft.games.dungeon_fighter_catacombs.deeds import act, is_fighting, uses
from undercroft.games.dungeon_fighter_catacombs.demands import (
    available,
    binding,
    fight_of,
    fitting,
    toss_of,
)
from undercroft.games.dungeon_fighter_catacombs.flipping import flip_all
from undercroft.games.dungeon_fighter_catacombs.options import (
    ARM,
    PASS,
    PROPOSE_RETREAT,
    RETRIEVE,
    TAKE_DIE,
    TAKE_WHITE,
    THROW_NOW,
    Arm,
    TakeDie,
    TakeWhite,
    Unleash,
    Use,
    UseOn,
    UseOnDie,
)
from undercroft.games.dungeon_fighter_catacombs.retreating import can_back_down
from undercroft.games.dungeon_fighter_catacombs.state import (
    NOTHING,
    WHITE,
    CatacombsState,
    Hero,
)

DEEDS = Use | UseOn | UseOnDie | Unleash


def dice(g: CatacombsState) -> list[Option]:
    """What can be thrown, or retrieving. [DC-NODICE-01] [DC-RULING-30] [DC-RULING-33]"""
    coloured = available(g)
    special = [die for die in fight_of(g).special if can_be_thrown(g, die)]
    found: list[Option] = [TAKE_DIE[die] for die in (*coloured, *special)]
    if coloured:
        return found
    if g.dice:
        found.append(TAKE_WHITE)
    if not g.is_boss:
        found.append(RETRIEVE)
    return found


def can_be_thrown(g: CatacombsState, die: int) -> bool:
    """Whether a special die goes with all that its throw would be under. [DC-REQ-03]"""
    return is_possible(binding(g, [] if g.toss is None else g.toss.weapons, die))


def prepare(g: CatacombsState, hero: Hero) -> Script[Option]:
    """A die, retrieving or backing down; Weapons and cards come before. [DC-RULING-49]

    To pass says that the turn can't go on: a card ended the combat, or a flip felled the Hero.
    """
    while is_fighting(g) and hero.is_conscious:
        choice: Option = yield Choose(hero.seat, preparations(g, hero), why_asked(g))
        if isinstance(choice, Arm):
            toss_of(g).weapons.append(choice.gear)
        elif isinstance(choice, DEEDS):
            yield from act(g, hero.seat, choice)
            yield from flip_all(g)
        else:
            take(g, choice)
            return choice
    return PASS


def why_asked(g: CatacombsState) -> str:
    """The rule behind the question."""
    return "DC-COMBAT-06" if available(g) else "DC-NODICE-01"


def preparations(g: CatacombsState, hero: Hero) -> list[Option]:
    """What the Active Hero can do now, dice first."""
    throwable = dice(g)
    if not throwable:
        return [PASS]
    own = [other for other in g.conscious() if other.seat == hero.seat]
    found = [*throwable, *(deed for other in own for deed in uses(g, other))]
    if throwable[0] is not RETRIEVE:
        weapons = toss_of(g).weapons
        found += [ARM[card] for card in fitting(g, hero, weapons, NOTHING)]
    if can_back_down(g) and not toss_of(g).weapons:
        found.append(PROPOSE_RETREAT)
    return found


def take(g: CatacombsState, choice: Option) -> None:
    """A white die leaves the Chest. [DC-NODICE-02] [DC-WHITE-01]"""
    toss = toss_of(g)
    if isinstance(choice, TakeDie):
        toss.die = choice.die
    elif isinstance(choice, TakeWhite):
        toss.die = WHITE
        g.dice -= 1
        fight_of(g).white += 1


def arm_again(g: CatacombsState, hero: Hero) -> Script[None]:
    """The same die once more, with Weapons declared anew. [DC-RULING-14]"""
    toss = toss_of(g)
    while True:
        weapons = [ARM[card] for card in fitting(g, hero, toss.weapons, toss.die)]
        choice: Option = yield Choose(hero.seat, [THROW_NOW, *weapons], "DC-RULING-14")
        if not isinstance(choice, Arm):
            return
        toss.weapons.append(choice.gear)
