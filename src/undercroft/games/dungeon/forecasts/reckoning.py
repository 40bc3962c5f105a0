"""Chances of Dungeon! in thousandths, counted exactly. It knows numbers and no state."""

from functools import cache
from itertools import product
from typing import NamedTuple

from undercroft.content import BOXES
from undercroft.engine.odds import CERTAIN, thousandths
from undercroft.games.dungeon.box import Box

SIDES = range(1, 7)
GUESSES = 3
"""The spells of the boss, all equally likely."""


@cache
def attack_odds(dice: int, needs: int) -> int:
    """The chance to reach a number with the best two of some dice."""
    rolls = [sum(sorted(roll)[-2:]) for roll in product(SIDES, repeat=dice)]
    return thousandths(sum(total >= needs for total in rolls), len(rolls))


@cache
def level_odds(key: str, level: int, column: int, dice: int, bonus: int) -> int:
    """How often the monsters of a level are beaten, on average."""
    box: Box = BOXES[key]
    targets = [box.targets[card][column] for card in box.monster_decks[level] if box.targets[card]]
    return sum(attack_odds(dice, target - bonus) for target in targets) // len(targets)


@cache
def duel_odds(dice: int, other_dice: int, lead: int) -> tuple[int, int]:
    """The chances to win and to lose a fight among heroes."""
    mine = [sum(sorted(roll)[-2:]) for roll in product(SIDES, repeat=dice)]
    theirs = [sum(roll) for roll in product(SIDES, repeat=other_dice)]
    leads = [one + lead - other for one in mine for other in theirs]
    won, lost = sum(by > 0 for by in leads), sum(by < 0 for by in leads)
    return thousandths(won, len(leads)), thousandths(lost, len(leads))


@cache
def double_odds(dice: int) -> int:
    """The chance that at least two of some dice are equal."""
    different = 1
    for taken in range(dice):
        different *= max(0, len(SIDES) - taken)
    return thousandths(len(SIDES) ** dice - different, len(SIDES) ** dice)


class Battle(NamedTuple):
    """A battle of one hero with the boss."""

    dice: int
    again: str | None
    """Whether a strike may be rolled again: once an attack, or each time."""
    life: int
    losses: int
    """Treasures that may be lost before it can't be won any more."""


def victory_odds(battle: Battle) -> int:
    """The chance to win a battle, as the guesses and the dice fall."""
    return round(CERTAIN * victory(battle))


@cache
def victory(battle: Battle) -> float:
    """The same, as a share."""
    if battle.life == 0:
        return 1.0
    if battle.losses < 0:
        return 0.0
    # A right guess and no double change nothing, but for a re-roll that is gone.
    once = double_odds(battle.dice) / CERTAIN
    right, wrong = 1 / GUESSES, 1 - 1 / GUESSES
    lost = wrong * victory(battle._replace(losses=battle.losses - 1))
    struck = battle._replace(life=battle.life - 1)
    if battle.again == "attack":
        spent = battle._replace(again=None)
        again = once * victory(struck._replace(again=None)) + (1 - once) * victory(spent)
        return lost + right * (once * victory(struck) + (1 - once) * again)
    hit = 1 - (1 - once) ** 2 if battle.again == "strike" else once
    return (lost + right * hit * victory(struck)) / (wrong + right * hit)
