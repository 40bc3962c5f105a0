"""A battle with a monster in three phases, and free attacks. [DR-BATTLE-06]"""

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import settle_battle
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.effects import (
    Again,
    Fierce,
    Hardened,
    Heavy,
    Lone,
    Only,
    Parry,
    Pierce,
    Sharp,
    Thorns,
    Tough,
    Unbothered,
)
from undercroft.games.dungeon_run.helping import window_a, window_b
from undercroft.games.dungeon_run.options import (
    BLOCK,
    FIGHT_WITH,
    HOLD_BACK,
    STRIKE_HOME,
    Block,
    HoldBack,
)
from undercroft.games.dungeon_run.rolls import (
    begin,
    deed_of,
    dice_text,
    roll_for,
    settle_dice,
)
from undercroft.games.dungeon_run.shielding import ask_armor, shield
from undercroft.games.dungeon_run.state import Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import (
    of_monster,
    total,
    total_of_monster,
    working,
)
from undercroft.games.dungeon_run.wounds import wound

LEAST_DEFENSE = 2


def battle(g: RunState, hero: Hero, surprise: bool = False) -> Script[bool]:
    """One exchange with the monster of the tile; says whether it took place. [DR-BATTLE-26]"""
    tile = g.tile_of(hero)
    monster = tile.monster
    assert monster is not None
    effort = begin(g, hero, "battle", card=monster.card)
    g.outbox.append(ev.BattleBegan(hero.seat, monster.card, why="DR-BATTLE-01"))
    yield from window_a(g, effort, hero, monster)
    if not effort.helpers and needs_help(g, hero, monster):
        g.outbox.append(ev.GlyphsForbade(hero.seat, monster.card, why="DR-SPECIAL-06"))
        g.asked_glyphs = g.asked_glyphs or not surprise
        if surprise:
            yield from free_attack(g, hero, monster, effort, "DR-BATTLE-04")
        g.effort = None
        return False
    yield from monster_rolls(g, effort, hero, monster)
    yield from window_b(g, effort, hero, monster)
    rating = yield from choose_rating(g, effort, hero, monster)
    yield from roll_for(g, effort, hero, rating, "DR-BATTLE-10", monster)
    wounds = yield from assign(g, effort, hero, defense_against(g, hero, monster, rating), monster)
    yield from damage(g, effort, hero, monster, wounds)
    g.effort = None
    return True


def needs_help(g: RunState, hero: Hero, monster: Monster) -> bool:
    """Whether glyphs protect a monster that could be battled with help. [DR-RULING-23]"""
    glyphs = g.printed.tiles[g.tile_of(hero).tile].glyphs
    return glyphs and len(g.heroes) > 1 and not of_monster(g, monster, Lone, hero)


def monster_rolls(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[None]:
    """Phase 1: potential hits are set aside. [DR-BATTLE-07] [DR-BATTLE-08] [DR-BATTLE-09]"""
    card = g.printed.monster(monster.card)
    count = max(1, card.attack + fierceness(g, effort, hero, monster))
    faces: bytes = yield Roll(count, D6, "DR-BATTLE-07")
    dice = [face + 1 for face in faces]
    g.outbox.append(ev.MonsterRolled(monster.card, dice_text(dice), why="DR-BATTLE-07"))
    misses = [place for place, face in enumerate(dice) if face not in card.power]
    if misses and of_monster(g, monster, Again, hero):
        faces = yield Roll(len(misses), D6, "DR-RULING-41")
        for place, face in zip(misses, faces, strict=True):
            dice[place] = face + 1
        g.outbox.append(ev.MonsterRolledAgain(monster.card, dice_text(dice), why="DR-RULING-41"))
    effort.foe_dice = dice
    yield from settle_dice(g, effort, dice, None, monster)
    effort.hits = [face for face in dice if face in card.power]


def fierceness(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> int:
    """How many dice more than printed a monster rolls."""
    found = of_monster(g, monster, Fierce, hero)
    return sum(more.amount for more in found if effort.free or not more.free)


def choose_rating(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[int]:
    """Phase 2: brawn or magic, unless the monster allows only one. [DR-BATTLE-10]"""
    options = FIGHT_WITH[:2]
    for only in of_monster(g, monster, Only, hero):
        options = (FIGHT_WITH[RATINGS.index(only.of)],)
    choice = yield Choose(hero.seat, options, "DR-BATTLE-10")
    rating: int = choice.rating
    return rating


def defense_against(g: RunState, hero: Hero, monster: Monster, rating: int) -> int:
    """The lowest die that hits a monster. [DR-MONSTERCARD-05]"""
    defense = g.printed.monster(monster.card).defense
    defense += total_of_monster(g, monster, Hardened, hero)
    defense -= sum(sharp.amount for _, sharp in working(g, hero, Sharp, monster, None, rating))
    return max(LEAST_DEFENSE, min(6, defense))


def assign(g: RunState, effort: Effort, hero: Hero, defense: int, monster: Monster) -> Script[int]:
    """Phase 3: dice block or hit; says the wounds that the hits give. [DR-BATTLE-12]"""
    dice, hits = effort.dice, effort.hits
    parries = [
        face
        for _, parry in working(g, hero, Parry, monster, None, effort.rating)
        for face in parry.faces
    ]
    while True:
        options = assignments(dice, hits, defense, parries)
        choice: Option = yield Choose(hero.seat, options, "DR-BATTLE-12")
        if choice is STRIKE_HOME:
            break
        use_die(g, hero, dice, hits, choice)
    heavy = heavy_faces(g, effort, hero, monster, None)
    return sum(1 + (face in heavy) for face in dice if face >= defense)


def assignments(dice: list[int], hits: list[int], defense: int, parries: list[int]) -> list[Option]:
    """What a die can be used for. [DR-BATTLE-13] [DR-BATTLE-14] [DR-BATTLE-16]"""
    options: list[Option] = [STRIKE_HOME]
    open_hits = sorted(set(hits))
    for face in sorted(set(dice)):
        strong = face >= defense
        options += [
            BLOCK[face][hit] for hit in open_hits if strong or face == hit or face in parries
        ]
        if strong:
            options.append(HOLD_BACK[face])
    return options


def use_die(g: RunState, hero: Hero, dice: list[int], hits: list[int], choice: Option) -> None:
    """A die blocks one hit or is left unused. [DR-BATTLE-17]"""
    assert isinstance(choice, Block | HoldBack)
    dice.remove(choice.face)
    if isinstance(choice, Block):
        hits.remove(choice.hit)
        g.outbox.append(ev.HitBlocked(hero.seat, choice.face, choice.hit, why="DR-BATTLE-17"))


def heavy_faces(
    g: RunState, effort: Effort, hero: Hero, monster: Monster | None, other: Hero | None
) -> list[int]:
    """The faces with which a hero's hits give two wounds."""
    _, rating = deed_of(effort, hero)
    found = working(g, hero, Heavy, monster, other, rating)
    return [face for _, heavy in found for face in heavy.faces]


def damage(g: RunState, effort: Effort, hero: Hero, monster: Monster, wounds: int) -> Script[None]:
    """Wounds on both sides, then what follows from them. [DR-BATTLE-21] [DR-RULING-40]"""
    taken = yield from shield_from(g, effort, hero, monster)
    tough = total_of_monster(g, monster, Tough, hero, effort.rating)
    thorns = total(g, hero, Thorns, monster) if taken else 0
    hurt_monster(g, hero, monster, wounds + thorns - tough)
    wound(g, hero, taken, "DR-BATTLE-19")
    yield from settle_battle(g, effort, hero, monster, wounds > tough, taken > 0)


def shield_from(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[int]:
    """The hits that get through to the hero. [DR-RULING-26]"""
    pierced = bool(of_monster(g, monster, Pierce, hero))
    hits = len(effort.hits)
    armored = yield from ask_armor(g, [hero] if hits and not pierced else [])
    taken: int = yield from shield(g, hero, hits, hero in armored)
    return taken


def hurt_monster(g: RunState, hero: Hero, monster: Monster, wounds: int) -> None:
    """Wound markers are put on a monster. [DR-BATTLE-20]"""
    if wounds > 0:
        monster.wounds += wounds
        g.outbox.append(ev.MonsterWounded(hero.seat, monster.card, wounds, why="DR-BATTLE-20"))


def free_attack(
    g: RunState, hero: Hero, monster: Monster, effort: Effort, why: str
) -> Script[None]:
    """The monster attacks, and nothing is blocked. [DR-FREEATK-02] [DR-RULING-25]"""
    effort.free = True
    g.outbox.append(ev.FreeAttackBegan(hero.seat, monster.card, why=why))
    yield from monster_rolls(g, effort, hero, monster)
    taken = yield from shield_from(g, effort, hero, monster)
    if taken:
        wound(g, hero, taken, "DR-BATTLE-19")
        tough = total_of_monster(g, monster, Tough, hero)
        hurt_monster(g, hero, monster, total(g, hero, Thorns, monster) - tough)
    yield from settle_battle(g, effort, hero, monster, False, taken > 0)


def own_free_attack(
    g: RunState, hero: Hero, monster: Monster, rating: int, more: int
) -> Script[None]:
    """A hero's free attack on a monster: it rolls nothing back. [DR-FREEATK-06]"""
    effort = begin(g, hero, "battle", card=monster.card)
    effort.free = True
    effort.help = more
    yield from roll_for(g, effort, hero, rating, "DR-FREEATK-06", monster)
    defense = defense_against(g, hero, monster, rating)
    heavy = heavy_faces(g, effort, hero, monster, None)
    wounds = sum(1 + (face in heavy) for face in effort.dice if face >= defense)
    wounds -= total_of_monster(g, monster, Tough, hero, rating)
    hurt_monster(g, hero, monster, wounds)
    yield from settle_battle(g, effort, hero, monster, False, False)
    g.effort = None


def stays_unbothered(g: RunState, hero: Hero, monster: Monster) -> bool:
    """Whether a card spares the hero the monster's free attack."""
    return bool(working(g, hero, Unbothered, monster))
