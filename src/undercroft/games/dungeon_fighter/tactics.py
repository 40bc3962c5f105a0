"""How a greedy Party fights: which die for whom, which weapons, A or B, when to give up."""

from collections.abc import Sequence
from functools import partial

from undercroft.engine import Option
from undercroft.families.dungeon_fighters import seating
from undercroft.families.dungeon_fighters.weighing import best_first
from undercroft.games.dungeon_fighter.aims import aim, icon_chance
from undercroft.games.dungeon_fighter.demands import (
    are_impossible,
    binding,
    fight_of,
    of_room,
    toss_of,
)
from undercroft.games.dungeon_fighter.options import (
    PROPOSE_WITHDRAWAL,
    TAKE_BEATING,
    TAKE_DIE,
    TAKE_WHITE,
    Arm,
    TakeDie,
)
from undercroft.games.dungeon_fighter.outlook import (
    HERO_DICE,
    MARGIN,
    RUIN,
    SCAR,
    Prospect,
    average_toll,
    die_worth,
    hit_share,
    missing,
    prospect,
    worth_of,
    worth_of_gold,
)
from undercroft.games.dungeon_fighter.party import is_conscious
from undercroft.games.dungeon_fighter.printed import Ability
from undercroft.games.dungeon_fighter.state import BEYOND, COLOURS, FighterState, Hero

CARD = 3.5
"""What an Equipment card drawn at random is worth."""


def prepare(g: FighterState, me: Hero, options: Sequence[Option]) -> Option | None:
    """A die, a weapon first, a beating, or a withdrawal."""
    if PROPOSE_WITHDRAWAL in options and is_worth_leaving(g):
        return PROPOSE_WITHDRAWAL
    if TAKE_BEATING in options and prefers_beating(g, options):
        return TAKE_BEATING
    arm = best_weapon(g, options)
    if arm is not None:
        return arm
    dice = [option for option in options if isinstance(option, TakeDie)]
    if dice:
        return best_die(g, me, dice)
    return TAKE_WHITE if TAKE_WHITE in options else None


def best_weapon(g: FighterState, options: Sequence[Option]) -> Option | None:
    """The weapon that makes the coming throw better, if one does."""
    weapons = toss_of(g).weapons
    best, most = None, throw_worth(g, weapons)
    for option in options:
        if isinstance(option, Arm):
            worth = throw_worth(g, [*weapons, option.gear])
            if worth > most:
                best, most = option, worth
    return best


def throw_worth(g: FighterState, weapons: Sequence[int]) -> float:
    """What a throw with some weapons is worth, its misses taken off."""
    now = prospect(g)
    found = aim(tuple(binding(g, list(weapons))))
    hits = hit_share(found, now.power)
    mean = hits if now.power == "horde" else worth_of(found, now.power)
    for card in weapons:
        mean *= g.printed.gear(card).times
    mean += hits * sum(g.printed.gear(card).bonus for card in weapons)
    heroes = len(g.conscious())
    dealt = min(mean, hits * fight_of(g).life)
    return dealt * now.price_of_life(heroes) - (1 - hits) * now.damage


def best_die(g: FighterState, me: Hero, dice: Sequence[TakeDie]) -> Option:
    """The die whose ability helps most, with what the next Heroes could make of the others."""
    now = prospect(g)
    colours = [die.die for die in dice]
    throwers = following(g, me, len(colours))
    return TAKE_DIE[best_first(throwers, colours, partial(colour_worth, g, now))]


def following(g: FighterState, me: Hero, count: int) -> list[Hero]:
    """The Heroes who throw next, the present one first."""
    return seating.following(g.heroes, me.seat, is_conscious, count)


def colour_worth(g: FighterState, now: Prospect, hero: Hero, colour: int) -> float:
    """What the ability of a colour is worth to a Hero's next throw."""
    if colour in hero.scars:
        return 0.0
    return icon_chance() * ability_worth(g, now, hero, g.printed.ability(hero.card, colour))


def ability_worth(g: FighterState, now: Prospect, hero: Hero, ability: Ability) -> float:
    """What an ability is worth when it triggers, a hit being as likely as it is."""
    dealt = extra_damage(g, now, hero, ability)
    if dealt is None:
        return helping_worth(g, now, ability)
    return min(dealt, fight_of(g).life) * now.price_of_life(len(g.conscious()))


def extra_damage(g: FighterState, now: Prospect, hero: Hero, ability: Ability) -> float | None:
    """What an ability adds to the damage of a throw; None for one that does something else."""
    fight, hits = fight_of(g), now.hits
    match ability.kind:
        case "flurry":
            return now.mean
        case "extra-damage":
            return hits * ability.value
        case "aimed-damage":
            return hits * ability.value - (hits if now.power == "horde" else now.mean)
        case "blind-fury":
            return 0.8 * now.mean - hits if hero.life > 1 else 0.0
        case "living-target":
            return 0.0 if fight.target else hits * max(1.0, throws_left(g, now) - 1)
        case "sworn-enemy":
            return float(ability.value * (ability.foe == g.printed.foe(fight.card).type))
    return None


def helping_worth(g: FighterState, now: Prospect, ability: Ability) -> float:
    """What an ability that deals no damage saves or brings, in points of life."""
    fight, hurt = fight_of(g), (1 - now.hits) * now.damage
    heroes = len(g.conscious())
    match ability.kind:
        case "divine-intervention":
            return min(now.mean, sum(map(missing, g.heroes))) * 0.9
        case "mass-healing":
            return 0.9 * sum(min(ability.value, missing(other)) for other in g.heroes)
        case "metamorphosis":
            saved = min(2, now.damage) * (1 - now.hits) * throws_left(g, now)
            return 0.0 if fight.toad else saved
        case "re-throw":
            return (1 - now.hits) * (now.damage + now.mean * now.price_of_life(heroes))
        case "no-damage":
            return hurt
        case "pickpocket":
            return 2 * worth_of_gold(heroes)
        case "seduction":
            return 0.0 if fight.charm >= 0 else now.damage * 0.8
        case "beer":
            return 0.0 if fight.beer >= 0 else hurt * max(1.0, throws_left(g, now) / max(1, heroes))
        case "refrain":
            return refrain_worth(g, now, heroes)
    return CARD  # of a Larceny


def throws_left(g: FighterState, now: Prospect) -> float:
    """About how many throws the fight still takes."""
    return min(6.0, fight_of(g).life / max(now.mean, 0.5))


def refrain_worth(g: FighterState, now: Prospect, heroes: int) -> float:
    """What it saves if the monster loses its ability or its special throw."""
    fight = fight_of(g)
    foe = g.printed.foe(fight.card)
    if fight.song or not g.gold or not (foe.ability or foe.throws):
        return 0.0
    plain = Prospect(foe, tuple(of_room(g)), "", now.damage)
    saved = now.toll(fight.life, heroes) - plain.toll(fight.life, heroes)
    return max(0.0, saved - worth_of_gold(heroes))


def prefers_beating(g: FighterState, options: Sequence[Option]) -> bool:
    """Choice B: when the dice that a kill would take are worth more than the life it costs."""
    if TAKE_WHITE not in options:
        return True
    now, fight = prospect(g), fight_of(g)
    damage = g.printed.foe(fight.card).damage
    conscious = g.conscious()
    fainting = sum(hero.life <= damage for hero in conscious)
    if fainting == len(conscious):
        return False
    throws = max(1.0, (fight.life + 1) / max(now.mean, 0.1))
    beatings = max(1.0, throws / HERO_DICE)
    life = beatings * sum(min(damage, hero.life) for hero in conscious) + SCAR * fainting
    brink = sum(damage < hero.life <= 2 * damage for hero in conscious)
    life += (1 - now.hits) * brink * (0.0 if len(conscious) > 1 else RUIN)
    dice = sum(die_worth(g, g.dice - 1 - n) for n in range(min(g.dice, round(throws))))
    # What the white dice don't kill costs a beating all the same.
    if throws > g.dice:
        dice += life * (throws - g.dice) / throws
    return life < dice


def is_worth_leaving(g: FighterState) -> bool:
    """Whether another monster is so much easier that the Party would rather be ashamed."""
    if are_impossible(g):
        return True
    if g.level == BEYOND:
        return False
    fight, heroes = fight_of(g), len(g.conscious())
    if any(hero.life <= 1 for hero in g.conscious()):
        return False
    toll = prospect(g).toll(fight.life, heroes)
    another = average_toll(g, g.printed.monster(fight.card).level, of_room(g))
    return toll > another + heroes + MARGIN * heroes


def best_colour(g: FighterState, me: Hero) -> int:
    """What a white die that shows the symbol counts as."""
    now, missed = prospect(g), bool(toss_of(g).miss)
    free = [c for c in COLOURS if c not in me.scars] or list(COLOURS)
    return max(free, key=lambda c: settled_worth(g, now, me, c, missed=missed))


def settled_worth(g: FighterState, now: Prospect, me: Hero, colour: int, *, missed: bool) -> float:
    """What an ability is worth once hit or miss is known."""
    ability = g.printed.ability(me.card, colour)
    needs_hit = ("flurry", "extra-damage", "aimed-damage", "divine-intervention", "blind-fury")
    if colour in me.scars or (missed and ability.kind in needs_hit):
        return 0.0
    if ability.kind in ("no-damage", "re-throw"):
        return now.damage + now.mean if missed else 0.0
    worth = ability_worth(g, now, me, ability)
    return worth / max(now.hits, 0.1) if ability.kind in needs_hit else worth
