"""Spells cast from safety, and the swap of number tokens. [DG-SPELL-03] [DG-WIZARD-02]"""

from undercroft.engine import Choose, Option, Script
from undercroft.games.dungeon import events as ev
from undercroft.games.dungeon.deeds import passable
from undercroft.games.dungeon.encounters import awaits
from undercroft.games.dungeon.fights.fighting import cast, works
from undercroft.games.dungeon.fights.victory import defeat
from undercroft.games.dungeon.magic import attack_spells, refill, refill_options, travel_spells
from undercroft.games.dungeon.options import (
    CAST,
    CLOSE_DOOR,
    OPEN_DOOR,
    PASS,
    PICK_TOKEN,
    SWAP_TOKENS,
    Cast,
    OpenDoor,
    PickToken,
    Use,
)
from undercroft.games.dungeon.revealing import reveal
from undercroft.games.dungeon.state import NOWHERE, DungeonState, Fight, Hero, Monster


def sites_in_sight(g: DungeonState, hero: Hero) -> list[int]:
    """Rooms and chambers next to a hero with something to cast at. [DG-CAST-09]"""
    near = g.board.neighbours(hero.place, passable(g, hero))
    sites = g.board.sites
    return sorted(place for place in near if place in sites and awaits(g, place))


def cast_from_safety(g: DungeonState, hero: Hero, place: int) -> Script[None]:
    """Attack spells one after the other, until one fails or the caster stops. [DG-CAST-08]"""
    while True:
        hit = yield from cast_into(g, hero, place)
        if not hit or g.ended:
            g.ended = True
            return
        next_place = yield from choose_next(g, hero)
        if next_place == NOWHERE:
            return
        place = next_place


def choose_next(g: DungeonState, hero: Hero) -> Script[int]:
    """Where the next spell goes, if anywhere; the Spellbook may be opened before. [DG-CAST-03]"""
    while True:
        places, books = sites_in_sight(g, hero), refill_options(g, hero)
        if not places or not (hero.spells or books):
            return NOWHERE
        options: list[Option] = [PASS, *books]
        if attack_spells(g, hero):
            options += [OPEN_DOOR[to] for to in places]
        choice: Option = yield Choose(hero.seat, options, "DG-CAST-08", always=True)
        if isinstance(choice, Use):
            yield from refill(g, hero, choice.deed)
        else:
            return choice.place if isinstance(choice, OpenDoor) else NOWHERE


def cast_into(g: DungeonState, hero: Hero, place: int) -> Script[bool]:
    """The door is opened, the monster flipped, the spell chosen. [DG-CAST-10] [DG-CAST-11]"""
    monster = yield from target_in(g, hero, place)
    if monster is None:
        return True
    one = g.fight = Fight(hero.id, monster.card)
    choice = yield from choose_spell(g, hero, monster.card)
    hit = False
    if isinstance(choice, Cast):
        hit = yield from cast(g, hero, one, choice.spell)
    g.fight = None
    if hit:
        yield from defeat(g, hero, monster, from_safety=True)
    return hit


def choose_spell(g: DungeonState, hero: Hero, card: int) -> Script[Option]:
    """A spell for what is behind a door. [DG-CAST-10] [DG-CAST-03]"""
    while True:
        spells = [spell for spell in attack_spells(g, hero) if works(g, spell, card)]
        options: list[Option] = [CAST[spell] for spell in spells] or [CLOSE_DOOR]
        options += refill_options(g, hero)
        choice: Option = yield Choose(hero.seat, options, "DG-CAST-10", always=True)
        if not isinstance(choice, Use):
            return choice
        yield from refill(g, hero, choice.deed)


def target_in(g: DungeonState, hero: Hero, place: int) -> Script[Monster | None]:
    """The monster at which a spell is cast; None when it was a trap. [DG-CAST-10]"""
    there = g.monsters_at(place)
    if there:
        return there[0]
    monster = yield from reveal(g, hero, g.sites[g.board.sites[place]])
    return monster


def tokens_near(g: DungeonState, hero: Hero) -> list[Monster]:
    """Monsters with number tokens on spaces adjacent to a hero's. [DG-WIZARD-03]"""
    near = g.board.neighbours(hero.place, passable(g, hero))
    return [monster for monster in g.monsters if monster.number and monster.place in near]


def may_swap(g: DungeonState, hero: Hero) -> bool:
    """Whether there are two tokens to swap, one of them adjacent. [DG-TELEPORT-06]"""
    if not g.printed.traits(hero.card).swaps or not hero.spells:
        return False
    return sum(monster.number > 0 for monster in g.monsters) > 1 and bool(tokens_near(g, hero))


def swap_options(g: DungeonState, hero: Hero) -> list[Option]:
    return [SWAP_TOKENS] if may_swap(g, hero) and travel_spells(g, hero) else []


def swap_tokens(g: DungeonState, hero: Hero) -> Script[None]:
    """Two number tokens change places, and their monsters with them. [DG-TELEPORT-07]"""
    hero.spells.remove(travel_spells(g, hero)[0])
    near = {monster.number for monster in tokens_near(g, hero)}
    options = [PICK_TOKEN[number] for number in sorted(near)]
    first: PickToken = yield Choose(hero.seat, options, "DG-WIZARD-03")
    rest = sorted(m.number for m in g.monsters if m.number not in (0, first.token))
    options = [PICK_TOKEN[number] for number in rest]
    second: PickToken = yield Choose(hero.seat, options, "DG-WIZARD-02")
    one, other = (next(m for m in g.monsters if m.number == t.token) for t in (first, second))
    one.place, other.place = other.place, one.place
    one.holds, other.holds = other.holds, one.holds
    g.outbox.append(ev.TokensSwapped(hero.card, one.card, other.card, why="DG-WIZARD-02"))
