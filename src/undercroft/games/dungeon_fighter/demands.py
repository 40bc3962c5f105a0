"""Special throws that a combat demands, and the weapons that go with them. [DF-CONDITION-06]"""

from undercroft.families.dungeon_fighters import throws
from undercroft.families.dungeon_fighters.throws import is_possible, merged
from undercroft.games.dungeon_fighter.state import NOWHERE, Fight, FighterState, Hero, Toss


def fight_of(g: FighterState) -> Fight:
    """The fight that goes on."""
    assert g.fight is not None, "nobody fights"
    return g.fight


def toss_of(g: FighterState) -> Toss:
    """The throw in progress."""
    assert g.toss is not None, "nobody throws"
    return g.toss


def power_of(g: FighterState) -> str:
    """The ability that the monster has now; a Refrain lifts it. [DF-POWER-32]"""
    fight = fight_of(g)
    return "" if fight.song else g.printed.foe(fight.card).ability


def of_monster(g: FighterState) -> tuple[str, ...]:
    """What the monster demands; a Refrain lifts it. [DF-RULING-58]"""
    fight = fight_of(g)
    return () if fight.song else g.printed.foe(fight.card).throws


def of_room(g: FighterState) -> tuple[str, ...]:
    """What a Perilous Room demands; there is none around the Boss. [DF-ROOM-12] [DF-RULING-72]"""
    return () if g.room == NOWHERE else g.printed.room(g.face, g.room).throws


def demanded(g: FighterState) -> list[str]:
    """The compulsory special throws of this combat. [DF-CONDITION-08]"""
    return merged(of_monster(g), of_room(g))


def are_impossible(g: FighterState) -> bool:
    """Whether no throw at all can keep what is demanded. [DF-RULING-60]"""
    return not is_possible(demanded(g))


def binding(g: FighterState, weapons: list[int]) -> list[str]:
    """What a throw is under: what is demanded, and what its weapons need. [DF-CONDITION-09]

    Where that can't be, it is thrown under what the room demands, and is a miss whatever happens.
    """
    if are_impossible(g):
        return merged(of_room(g))
    return merged(demanded(g), *map(g.printed.throws_of, weapons))


def fitting(g: FighterState, hero: Hero, weapons: list[int]) -> list[int]:
    """The Hero's weapons that can be used besides others. [DF-CONDITION-04] [DF-COMBO-06]"""
    if are_impossible(g):
        return []
    box = g.printed
    own = [card for card in hero.gear if box.gear(card).kind == "weapon"]
    return throws.fitting(own, weapons, binding(g, weapons), box.throws_of)
