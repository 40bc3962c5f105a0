"""Whatever people or skill left at a target, a die can be thrown at it with physics."""

import random

import pytest

from undercroft.engine import Refused
from undercroft.targets.move import Seen, Setting, Throw, flip, landing_of
from undercroft.targets.move.places import places
from undercroft.targets.scene.board import board
from undercroft.targets.skill.skilled import HANDS, threw_by_skill
from undercroft.throwing.physics.simulation import stage

DICE = {"first": ("d6", "d12"), "catacombs": ("d12", "d6", "pendulum", "coin")}
TEMPLATES = ("backstab", "compass", "treasure")


def left_by_skill(setting: Setting, chance: random.Random) -> Setting:
    """What lies there after some throws and a flip in any order."""
    for _ in range(6):
        if chance.random() < 0.3:
            throw = flip(0, "", chance.choice(TEMPLATES), setting)
        else:
            throw = Throw(0, "", chance.choice(DICE[setting.board]), (), setting)
        seed = chance.randbytes(32)
        setting = setting.after(threw_by_skill(throw, chance.choice(HANDS), seed).landing)
    return setting


@pytest.mark.parametrize("name", DICE)
@pytest.mark.parametrize("seed", range(8))
def test_dice_that_were_drawn_by_skill_are_in_nothing(name: str, seed: int) -> None:
    chance = random.Random(seed)
    webs = tuple(hole.id for hole in board(name).holes) if seed % 3 == 1 else ()
    setting = left_by_skill(Setting(name, webs=webs, raised=seed % 3 == 2), chance)

    stage(Throw(0, "", board(name).die, (), setting).scene)


@pytest.mark.parametrize("name", DICE)
def test_dice_that_people_saw_are_in_nothing(name: str) -> None:
    chance = random.Random(7)
    setting = Setting(name)
    for template, place in zip(TEMPLATES, ("S2-outer", "S5-outer", "S8-outer"), strict=True):
        if name == "catacombs":
            seen = Seen(place, pointed="S2-inner" if template == "backstab" else "")
            setting = setting.after(landing_of(flip(0, "", template, setting), seen))
    for start in range(3):
        laid = setting
        for place in places(Throw(0, "", board(name).die, (), setting))[start::3][:14]:
            throw = Throw(0, "", chance.choice(DICE[name]), (), laid)
            try:
                laid = laid.after(landing_of(throw, Seen(place, bounces=1)))
            except Refused:
                assert place in {die.name for die in laid.dice}
        stage(Throw(0, "", board(name).die, (), laid).scene)
