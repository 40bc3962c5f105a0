"""Items: where they lie, who may equip them, what is found. [DR-EQUIP-03]"""

from collections.abc import Sequence

from undercroft.engine import Choose, Option, Script
from undercroft.engine.asks import Draw
from undercroft.engine.seats import EVERYONE, seat_set
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.options import PUT_ON, STOW
from undercroft.games.dungeon_run.parts import names
from undercroft.games.dungeon_run.state import NOTHING, Hero, Kept, RunState
from undercroft.games.dungeon_run.traits import is_trained, trained_by


def loot_pile(g: RunState, hero: Hero, card: int) -> list[Kept]:
    """The part of a loot pile that cards of this back lie in. [DR-LOOT-02]"""
    box = g.printed
    if card in box.treasures:
        return hero.treasures
    return hero.artifacts if card in box.artifacts else hero.encounters


def held_items(hero: Hero) -> list[int]:
    """All items of a hero, equipped or not."""
    loot = [kept.card for kept in (*hero.treasures, *hero.artifacts)]
    return [*hero.equipped, *loot]


def item_options(g: RunState, hero: Hero, family: Sequence[Option]) -> list[Option]:
    """An option for each item of a hero."""
    return [family[card] for card in held_items(hero)]


def take_away(g: RunState, hero: Hero, card: int) -> Kept:
    """A card leaves a hero."""
    if card in hero.equipped:
        hero.equipped.remove(card)
        return Kept(card, EVERYONE)
    if card == hero.boss:
        hero.boss = NOTHING
        return Kept(card, EVERYONE)
    pile = loot_pile(g, hero, card)
    kept = next(kept for kept in pile if kept.card == card)
    pile.remove(kept)
    return kept


def turn_up(kept: Kept) -> Script[None]:
    """A card that comes out of a loot pile is seen by everybody from now on. [DR-HIDDEN-05]"""
    if kept.known != EVERYONE:
        yield Draw([kept.card], "DR-HIDDEN-05")


def put_down(g: RunState, place: int, card: int) -> None:
    """An item lies face up on a tile. [DR-HIDDEN-05]"""
    g.tiles[place].items.append(card)


def stow(g: RunState, hero: Hero, card: int, known: int = EVERYONE, seen: bool = True) -> None:
    """A card goes to the loot pile. [DR-LOOT-02]"""
    loot_pile(g, hero, card).append(Kept(card, known, seen))
    if card == g.printed.stone:
        begin_endgame(g, hero)


def put_on(g: RunState, hero: Hero, card: int) -> None:
    """An item is equipped. [DR-EQUIP-03]"""
    by = trained_by(g, hero, card)
    hero.equipped.append(card)
    g.outbox.append(ev.ItemEquipped(hero.seat, card, names(g, by), why="DR-EQUIP-03"))
    if card == g.printed.stone:
        begin_endgame(g, hero)


def begin_endgame(g: RunState, hero: Hero) -> None:
    """A hero has picked the Stone up. [DR-ENDGAME-01]"""
    if not g.endgame:
        g.endgame = True
        g.outbox.append(ev.EndgameBegan(hero.seat, why="DR-ENDGAME-01"))


def has_room(g: RunState, hero: Hero, card: int) -> bool:
    """Whether the slots an item fills are free. [DR-EQUIP-08] [DR-EQUIP-09] [DR-ITEMCARD-02]"""
    slots = g.printed.item(card).slots
    if not slots:
        return True
    filled = {slot for worn in hero.equipped for slot in g.printed.item(worn).slots}
    return filled.isdisjoint(slots)


def can_equip(g: RunState, hero: Hero, card: int) -> bool:
    """Whether a hero has the training and the slots. [DR-EQUIP-04]"""
    return has_room(g, hero, card) and is_trained(g, hero, card)


def settle_found(g: RunState, hero: Hero, cards: list[int], why: str) -> Script[None]:
    """Each found item is equipped at once or put into the loot pile. [DR-SEARCH-05]

    Who falls leaves by default what he gained last. [DR-DEFEAT-09]
    """
    for card in cards:
        hero.gained.append(card)
        equips = False
        if can_equip(g, hero, card):
            choice: Option = yield Choose(hero.seat, [PUT_ON[card], STOW[card]], why)
            equips = choice is PUT_ON[card]
        if equips:
            put_on(g, hero, card)
        else:
            stow(g, hero, card)
            g.outbox.append(ev.ItemStowed(hero.seat, card, why=why))


def search(g: RunState, hero: Hero) -> Script[None]:
    """All items of the tile are turned up and taken. [DR-SEARCH-03] [DR-SEARCH-04]"""
    tile = g.tile_of(hero)
    found = tile.items.copy()
    for _ in range(tile.hidden):
        card: int = yield Draw(g.treasures.candidates(), "DR-SEARCH-03")
        g.treasures.remove_next(card)
        found.append(card)
    tile.items.clear()
    tile.hidden = 0
    for card in found:
        g.outbox.append(ev.ItemFound(hero.seat, card, why="DR-SEARCH-03"))
    yield from settle_found(g, hero, found, "DR-SEARCH-05")


def find_treasure(g: RunState, hero: Hero, why: str) -> Script[None]:
    """A treasure comes into the loot pile, seen by its owner alone. [DR-RULING-58]"""
    if not g.treasures_left:
        return
    only = seat_set([hero.seat])
    card: int = yield Draw(g.treasures.candidates(), why, only)
    g.treasures.remove_next(card)
    g.treasures_left -= 1
    hero.gained.append(card)
    stow(g, hero, card, only, False)
    g.outbox.append(ev.TreasureGained(hero.seat, why=why))
    g.outbox.append(ev.TreasureSeen(hero.seat, card, why=why, to=only))


def gain_artifact(g: RunState, hero: Hero, card: int, why: str) -> Script[None]:
    """An artifact comes into play; a hero who is down can't take it. [DR-ARTIFACT-03]"""
    if card not in g.artifacts:
        return
    g.artifacts.remove(card)
    g.outbox.append(ev.ArtifactGained(hero.seat, card, why=why))
    if hero.stands:
        yield from settle_found(g, hero, [card], why)
    else:
        put_down(g, hero.place, card)
