"""A battle with a monster in three phases, and free attacks. [DR-BATTLE-06]"""

from undercroft.engine import D6, Choose, Option, Roll, Script
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.aftermath import settle_battle
from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.effects import (
    Again,
    Armor,
    Fierce,
    FreeAttack,
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
from undercroft.games.dungeon_run.helping import helpers_near, window_a, window_b
from undercroft.games.dungeon_run.options import (
    BLOCK,
    FIGHT_WITH,
    HOLD_BACK,
    STRIKE_HOME,
    Block,
    HoldBack,
)
from undercroft.games.dungeon_run.parts import (
    Part,
    cause,
    less,
    limited,
    more,
    name_on,
    names,
    told,
    told_changes,
    worth,
)
from undercroft.games.dungeon_run.rolls import (
    begin,
    deed_of,
    dice_text,
    roll_for,
    settle_dice,
)
from undercroft.games.dungeon_run.shielding import ask_armor, shield
from undercroft.games.dungeon_run.state import NOTHING, Effort, Hero, Monster, RunState
from undercroft.games.dungeon_run.traits import of_monster, on_monster, working
from undercroft.games.dungeon_run.wounds import wound

LEAST_DEFENSE = 2


def battle(g: RunState, hero: Hero, surprise: bool = False) -> Script[bool]:
    """One exchange with the monster of the tile; says whether it took place. [DR-BATTLE-26]

    [DR-RULING-22]
    """
    tile = g.tile_of(hero)
    monster = tile.monster
    assert monster is not None
    effort = begin(g, hero, "battle", card=monster.card)
    guarded = needs_help(g, hero, monster)
    if not guarded:
        g.outbox.append(ev.BattleBegan(hero.seat, monster.card, why="DR-BATTLE-01"))
    elif helpers_near(g, hero):
        g.outbox.append(ev.GlyphsDared(hero.seat, monster.card, why="DR-SPECIAL-06"))
    yield from window_a(g, effort, hero, monster)
    if guarded and not effort.helpers:
        g.outbox.append(ev.GlyphsForbade(hero.seat, monster.card, why="DR-SPECIAL-06"))
        g.asked_glyphs = g.asked_glyphs or not surprise
        if surprise:
            yield from free_attack(g, hero, monster, effort, "DR-BATTLE-04")
        g.effort = None
        return False
    if guarded:
        g.outbox.append(ev.BattleBegan(hero.seat, monster.card, why="DR-BATTLE-01"))
    yield from monster_rolls(g, effort, hero, monster)
    yield from window_b(g, effort, hero, monster)
    rating = yield from choose_rating(g, effort, hero, monster)
    yield from roll_for(g, effort, hero, rating, "DR-BATTLE-10", monster)
    faces = yield from assign(g, effort, hero, tell_defense(g, hero, monster, rating), monster)
    yield from damage(g, effort, hero, monster, faces)
    g.effort = None
    return True


def needs_help(g: RunState, hero: Hero, monster: Monster) -> bool:
    """Whether glyphs protect a monster that could be battled with help. [DR-RULING-23]"""
    glyphs = g.printed.tiles[g.tile_of(hero).tile].glyphs
    return glyphs and len(g.heroes) > 1 and not of_monster(g, monster, Lone, hero)


def monster_rolls(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[None]:
    """Phase 1: potential hits are set aside. [DR-BATTLE-07] [DR-BATTLE-08] [DR-BATTLE-09]"""
    card = g.printed.monster(monster.card)
    parts = limited([("part-attack", card.attack), *fury(g, effort, hero, monster)], 1)
    faces: bytes = yield Roll(worth(parts), D6, "DR-BATTLE-07")
    dice = [face + 1 for face in faces]
    g.outbox.append(
        ev.MonsterRolled(monster.card, dice_text(dice), told_changes(parts), why="DR-BATTLE-07")
    )
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
    return worth(fury(g, effort, hero, monster))


def fury(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> list[Part]:
    """The dice that a monster rolls more or fewer, and why."""
    return [
        (
            own_or(g, monster, card, "part-fury" if fierce.amount > 0 else "part-caution"),
            fierce.amount,
        )
        for card, fierce in on_monster(g, monster, Fierce, hero)
        if effort.free or not fierce.free
    ]


def own_or(g: RunState, monster: Monster, card: int, own: str) -> str:
    """How a cause is named: what the monster's own card does by a word, others by their name."""
    return own if card == monster.card else cause(g, card)


def choose_rating(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[int]:
    """Phase 2: brawn or magic, unless the monster allows only one. [DR-BATTLE-10]"""
    options = FIGHT_WITH[:2]
    for card, only in on_monster(g, monster, Only, hero):
        options = (FIGHT_WITH[RATINGS.index(only.of)],)
        tell_trait(g, monster, f"only-{only.of}", card, "DR-BATTLE-10")
    choice = yield Choose(hero.seat, options, "DR-BATTLE-10")
    rating: int = choice.rating
    return rating


def tell_trait(g: RunState, monster: Monster, what: str, card: int, why: str) -> None:
    """A monster's card, or one that lies on it, does something without a number."""
    by = name_on(g, monster, card)
    g.outbox.append(ev.MonsterTraitWorked(monster.card, what, by, why=why))


def defense_against(g: RunState, hero: Hero, monster: Monster, rating: int) -> int:
    """The lowest die that hits a monster. [DR-MONSTERCARD-05]"""
    return worth(defense_parts(g, hero, monster, rating))


def defense_parts(g: RunState, hero: Hero, monster: Monster, rating: int) -> list[Part]:
    """Defense, as cards change it. [DR-MONSTERCARD-05]"""
    parts = [("part-defense", g.printed.monster(monster.card).defense)]
    parts += [
        (own_or(g, monster, card, "part-hide"), hardened.amount)
        for card, hardened in on_monster(g, monster, Hardened, hero)
    ]
    parts += less(g, working(g, hero, Sharp, monster, None, rating))
    return limited(parts, LEAST_DEFENSE, 6)


def tell_defense(g: RunState, hero: Hero, monster: Monster, rating: int) -> int:
    """The lowest die that hits a monster; told where cards change it. [DR-MONSTERCARD-05]"""
    parts = defense_parts(g, hero, monster, rating)
    defense = worth(parts)
    if len(parts) > 1:
        g.outbox.append(
            ev.NumberChanged(hero.seat, "hit", defense, told(parts), why="DR-MONSTERCARD-05")
        )
    return defense


def assign(
    g: RunState, effort: Effort, hero: Hero, defense: int, monster: Monster
) -> Script[list[int]]:
    """Phase 3: dice block or hit; says the dice that hit. [DR-BATTLE-12]"""
    dice, hits = effort.dice, effort.hits
    parries = parrying(working(g, hero, Parry, monster, None, effort.rating))
    while True:
        options = assignments(dice, hits, defense, parries)
        choice: Option = yield Choose(hero.seat, options, "DR-BATTLE-12")
        if choice is STRIKE_HOME:
            return [face for face in dice if face >= defense]
        use_die(g, hero, effort, defense, parries, choice)


def parrying(found: list[tuple[int, Parry]]) -> dict[int, int]:
    """The faces that block any hit, with the card that says so."""
    return {face: card for card, parry in reversed(found) for face in parry.faces}


def assignments(
    dice: list[int], hits: list[int], defense: int, parries: dict[int, int]
) -> list[Option]:
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


def use_die(
    g: RunState,
    hero: Hero,
    effort: Effort,
    needed: int,
    parries: dict[int, int],
    choice: Option,
) -> None:
    """A die blocks one hit or is left unused. [DR-BATTLE-17]"""
    assert isinstance(choice, Block | HoldBack)
    face = choice.face
    effort.dice.remove(face)
    if isinstance(choice, Block):
        effort.hits.remove(choice.hit)
        parried = face < needed and face != choice.hit
        by = names(g, [parries[face]]) if parried else ()
        g.outbox.append(ev.HitBlocked(hero.seat, face, choice.hit, by, why="DR-BATTLE-17"))


def hit_parts(
    g: RunState,
    effort: Effort,
    hero: Hero,
    faces: list[int],
    monster: Monster | None = None,
    other: Hero | None = None,
) -> list[Part]:
    """The wounds that a hero's hits give: one each, two where a card says so."""
    parts = [("part-hits", len(faces))]
    heavy = heavy_faces(g, effort, hero, monster, other)
    if heavy:
        parts += [(cause(g, heavy[face]), 1) for face in faces if face in heavy]
    return parts


def heavy_faces(
    g: RunState, effort: Effort, hero: Hero, monster: Monster | None, other: Hero | None
) -> dict[int, int]:
    """The faces with which a hero's hits give two wounds, with the card that says so."""
    _, rating = deed_of(effort, hero)
    found = working(g, hero, Heavy, monster, other, rating)
    return {face: card for card, heavy in reversed(found) for face in heavy.faces}


def toughness(g: RunState, hero: Hero, monster: Monster, rating: int) -> list[Part]:
    """The wounds of an exchange that do not count."""
    return [
        (own_or(g, monster, card, "part-toughness"), -tough.amount)
        for card, tough in on_monster(g, monster, Tough, hero, rating)
    ]


def damage(
    g: RunState, effort: Effort, hero: Hero, monster: Monster, faces: list[int]
) -> Script[None]:
    """Wounds on both sides, then what follows from them. [DR-BATTLE-21] [DR-RULING-40]"""
    taken = yield from shield_from(g, effort, hero, monster)
    parts = hit_parts(g, effort, hero, faces, monster)
    tough = toughness(g, hero, monster, effort.rating)
    thorns = more(g, working(g, hero, Thorns, monster)) if taken else []
    hurt_monster(g, hero, monster, [*parts, *thorns, *tough])
    wound(g, hero, taken, "DR-BATTLE-19")
    yield from settle_battle(g, effort, hero, monster, worth([*parts, *tough]) > 0, taken > 0)


def shield_from(g: RunState, effort: Effort, hero: Hero, monster: Monster) -> Script[int]:
    """The hits that get through to the hero. [DR-RULING-26]"""
    pierced = on_monster(g, monster, Pierce, hero)
    hits = len(effort.hits)
    armor = working(g, hero, Armor)
    if pierced and hits and armor:
        tell_trait(g, monster, "pierce", pierced[0][0], "DR-RULING-26")
    armored = yield from ask_armor(g, [hero] if hits and not pierced else [])
    taken: int = yield from shield(g, hero, hits, hero in armored)
    return taken


def hurt_monster(g: RunState, hero: Hero, monster: Monster, parts: list[Part]) -> None:
    """As many wound markers as the parts are worth are put on a monster. [DR-BATTLE-20]"""
    wounds = worth(parts)
    if wounds > 0:
        monster.wounds += wounds
        changes = told_changes(parts)
        g.outbox.append(
            ev.MonsterWounded(hero.seat, monster.card, wounds, changes, why="DR-BATTLE-20")
        )
    elif any(amount > 0 for _, amount in parts):
        unhurt = told(limited(parts, 0))
        g.outbox.append(ev.MonsterUnhurt(hero.seat, monster.card, unhurt, why="DR-BATTLE-20"))


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
        tough = toughness(g, hero, monster, NOTHING)
        thorns = more(g, working(g, hero, Thorns, monster))
        hurt_monster(g, hero, monster, [("part-hits", 0), *thorns, *tough])
    yield from settle_battle(g, effort, hero, monster, False, taken > 0)


def own_free_attack(
    g: RunState, hero: Hero, monster: Monster, card: int, act: FreeAttack
) -> Script[None]:
    """A hero's free attack on a monster: it rolls nothing back. [DR-FREEATK-06]"""
    effort = begin(g, hero, "battle", card=monster.card)
    effort.free, effort.by, effort.help = True, card, act.dice
    rating = RATINGS.index(act.with_)
    yield from roll_for(g, effort, hero, rating, "DR-FREEATK-06", monster)
    defense = tell_defense(g, hero, monster, rating)
    faces = [face for face in effort.dice if face >= defense]
    parts = hit_parts(g, effort, hero, faces, monster)
    hurt_monster(g, hero, monster, [*parts, *toughness(g, hero, monster, rating)])
    yield from settle_battle(g, effort, hero, monster, False, False)
    g.effort = None


def stays_unbothered(g: RunState, hero: Hero, monster: Monster, why: str) -> bool:
    """Whether a card spares the hero the monster's free attack, which is told."""
    cards = stays_unbothered_by(g, hero, monster)
    if cards:
        by = names(g, cards[:1])
        g.outbox.append(ev.TraitWorked(hero.seat, "unbothered", by, why=why))
    return bool(cards)


def stays_unbothered_by(g: RunState, hero: Hero, monster: Monster) -> list[int]:
    """The cards that spare a hero the monster's free attack."""
    return [card for card, _ in working(g, hero, Unbothered, monster)]
