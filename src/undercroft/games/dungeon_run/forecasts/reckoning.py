"""What forecasts reckon with: faces as they count, a monster's dice, wounds that get through."""

from msgspec.structs import replace

from undercroft.engine import Prospect
from undercroft.engine.odds import at_least, at_least_worth
from undercroft.games.dungeon_run.battle import (
    defense_against,
    fierceness,
    heavy_faces,
    stays_unbothered_by,
    toughness,
)
from undercroft.games.dungeon_run.effects import Again, Counts, Soak, Ward
from undercroft.games.dungeon_run.forecasts import prospects as ex
from undercroft.games.dungeon_run.parts import worth
from undercroft.games.dungeon_run.state import Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import life_of, of_monster, total, working

FACES = range(1, 7)
SIDES = len(FACES)


def counted(
    g: RunState,
    hero: Hero,
    deed: str,
    rating: int,
    monster: Monster | None = None,
    other: Hero | None = None,
) -> list[int]:
    """The faces of a die as they count in a hero's roll."""
    faces = list(FACES)
    for _, counts in working(g, hero, Counts, monster, other, rating):
        if deed in counts.deeds:
            faces = [counts.as_ if face == counts.face else face for face in faces]
    return faces


def roll_needs(
    g: RunState, hero: Hero, effort: Effort, dice: int, face: int, count: int
) -> list[Prospect]:
    """A roll that has to show a face so often, and its chance."""
    good = sum(shown >= face for shown in counted(g, hero, effort.deed, effort.rating))
    return [ex.RollNeeds(hero.seat, dice, face, count, at_least(count, dice, good))]


def monster_dice(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> tuple[int, str]:
    """The dice a monster rolls against a hero, and the faces with which it hits."""
    card = g.printed.monster(monster.card)
    dice = max(1, card.attack + fierceness(g, effort, hero, monster))
    return dice, " ".join(map(str, card.power))


def wound_risk(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> list[Prospect]:
    """The chance that a monster's roll wounds a hero who blocks nothing."""
    dice, _ = monster_dice(g, effort, hero, monster)
    power, sides = len(g.printed.monster(monster.card).power), SIDES
    if of_monster(g, monster, Again, hero):
        power, sides = SIDES**2 - (SIDES - power) ** 2, SIDES**2
    chance = at_least(1 + warded(g, hero), dice, power, sides)
    return [ex.WoundRisk(hero.seat, chance)] if chance else []


def free_attack(g: RunState, hero: Hero, monster: Monster) -> list[Prospect]:
    """The free attack of a monster, unless a card spares it. [DR-BATTLE-05]"""
    if stays_unbothered_by(g, hero, monster):
        return []
    effort = Effort(hero.seat, "battle", free=True)
    attack = ex.FreeAttack(hero.seat, monster.card, *monster_dice(g, effort, hero, monster))
    return [attack, *wound_risk(g, effort, hero, monster)]


def kill_chance(
    g: RunState, effort: Effort, hero: Hero, rating: int, dice: int, monster: Monster
) -> list[Prospect]:
    """The chance that a hero's dice kill a monster if all of them strike."""
    defense = defense_against(g, hero, monster, rating)
    heavy = heavy_faces(g, replace(effort, rating=rating), hero, monster, None)
    faces = counted(g, hero, "battle", rating, monster)
    worths = tuple((face >= defense) * (1 + (face in heavy)) for face in faces)
    needed = life_left(g, monster) - worth(toughness(g, hero, monster, rating))
    chance = at_least_worth(needed, dice, worths)
    return [ex.KillChance(hero.seat, monster.card, chance)] if chance else []


def life_left(g: RunState, monster: Monster) -> int:
    """How many wounds a monster can still take."""
    return g.printed.monster(monster.card).life - monster.wounds


def warded(g: RunState, hero: Hero) -> int:
    """How many hits of an attack a hero's cards take away without a roll."""
    return total(g, hero, Ward)


def softened(g: RunState, hero: Hero, wounds: int, source: str) -> int:
    """The wounds of a trap or a tile, less what cards keep away."""
    found = [soak.amount for _, soak in working(g, hero, Soak) if soak.from_ == source]
    return max(0, wounds - sum(found))


def wounds_taken(g: RunState, hero: Hero, wounds: int) -> list[Prospect]:
    """What so many wounds would make of a hero. [DR-DEFEAT-01] [DR-DEFEAT-05]"""
    if wounds <= 0:
        return []
    left = max(0, life_of(g, hero) - hero.wounds - wounds)
    return [ex.WoundsTaken(hero.seat, wounds, left, 0 if left else fate(g))]


def fate(g: RunState) -> int:
    """What a defeat means now: death in the endgame and alone, else a knock-out."""
    return ex.DEAD if g.endgame or g.solo else ex.KNOCKED_OUT
