"""Whatever people or skill left at a target, a die can be thrown at it with physics."""

import random

import pytest

from undercroft.engine import Refused
from undercroft.targets.move import Seen, Setting, Throw, end_of_flip, flip, landing_of
from undercroft.targets.move.places import places
from undercroft.targets.scene.board import board
from undercroft.targets.skill.skilled import HANDS, threw_by_skill
from undercroft.throwing.bot_hand import throw_by_hand
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


@pytest.mark.parametrize("name", DICE)
@pytest.mark.parametrize("template", TEMPLATES)
@pytest.mark.rule("DC-TEMPL-04", "DC-TEMPL-05", "DC-TEMPL-07", "DC-RULING-69", "DC-RULING-72")
def test_a_flip_of_a_hand_ends_in_one_of_its_ways(template: str, name: str) -> None:
    chance, ends = random.Random(template), set()
    for _ in range(7):
        throw = flip(0, "", template, left_by_skill(Setting(name), chance))
        threw = throw_by_hand(throw, chance.choice(HANDS), chance.randbytes(32))
        landing = threw.landing

        assert threw.way == "physics"
        throw.check(landing)
        end = end_of_flip(throw, landing)
        lying = [piece for piece in landing.templates if piece.kind == template]
        assert len(lying) == (end == "lies")
        is_beside = bool({"table", "floor"} & {landing.place})
        assert (end == "fell") == is_beside
        gone = {die.name for die in throw.setting.dice} - {die.name for die in landing.dice}
        assert gone <= set(landing.pushed)
        ends.add(end)
    assert "lies" in ends
