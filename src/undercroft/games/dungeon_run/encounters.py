"""Encounter cards: drawn, laid and resolved. [DR-ENCOUNTER-01]"""

from undercroft.engine import Choose, Option, Script
from undercroft.engine.piles import draw, reshuffle
from undercroft.games.dungeon_run import events as ev
from undercroft.games.dungeon_run.effects import FindArtifact
from undercroft.games.dungeon_run.items import held_items, take_away, turn_up
from undercroft.games.dungeon_run.options import MEET, PASS, PAY
from undercroft.games.dungeon_run.pending import trigger_of_monster
from undercroft.games.dungeon_run.state import NOTHING, Hero, Monster, Pending, RunState
from undercroft.games.dungeon_run.traps import disarm
from undercroft.games.dungeon_run.wounds import resolve_defeats, wound

CROWD = 5
"""With so many players an empty encounter deck is built anew. [DR-CROWD-03]"""
MEETING = -2
"""In place of an effect's number: what a stranger does."""


def has_encounter(g: RunState, place: int) -> bool:
    """Whether a monster or a stranger lies on a tile."""
    tile = g.tiles[place]
    return tile.monster is not None or tile.stranger != NOTHING


def has_encounters(g: RunState) -> bool:
    """Whether an encounter card can be drawn. [DR-RULING-58] [DR-CROWD-03]"""
    return len(g.encounters) > 0 or (len(g.heroes) >= CROWD and bool(g.discards))


def rebuild_encounters(g: RunState) -> bool:
    """In a crowd an empty deck is built anew from the discards; says whether it was. [DR-CROWD-03]

    That is when its last card has been drawn, which is not discarded yet. Where nothing was
    discarded by then, it is built before the next draw.
    """
    if len(g.encounters) or len(g.heroes) < CROWD or not g.discards:
        return False
    reshuffle(g.encounters, g.discards)
    g.outbox.append(ev.EncountersShuffled(len(g.encounters), why="DR-CROWD-03"))
    return True


def draw_encounter(g: RunState, hero: Hero, place: int) -> Script[None]:
    """An encounter card, if one is left, is laid on a tile and resolved. [DR-TILE-13]

    [DR-RULING-17] [DR-RULING-58]
    """
    rebuild_encounters(g)
    if not len(g.encounters):
        return
    card = yield from draw(g.encounters, "DR-TILE-13")
    box = g.printed
    g.outbox.append(ev.EncounterDrawn(hero.seat, card, why="DR-TILE-13"))
    rebuild_encounters(g)
    if card in box.monsters:
        meet_monster(g, hero, place, card)
    elif card in box.strangers:
        yield from lay_stranger(g, hero, place, card)
    elif hero.stands:
        yield from disarm(g, hero, card)
    else:
        g.discards.append(card)


def meet_monster(g: RunState, hero: Hero, place: int, card: int) -> None:
    """A new monster means battle at once. [DR-ENCOUNTER-03] [DR-RULING-57]"""
    if g.tiles[place].monster is not None:
        g.discards.append(card)
        return
    monster = put_monster(g, place, card)
    if hero.stands:
        trigger_of_monster(g, hero, "reveal", monster)
        g.pending.append(Pending(hero.seat))


def put_monster(g: RunState, place: int, card: int) -> Monster:
    """A monster comes onto a tile; a stranger there goes. [DR-RULING-57]"""
    monster = Monster(card)
    g.tiles[place].monster = monster
    drive_off(g, place)
    return monster


def drive_off(g: RunState, place: int) -> None:
    """A stranger leaves the tile that a monster enters. [DR-ROAM-10]"""
    tile = g.tiles[place]
    if tile.stranger != NOTHING:
        g.discards.append(tile.stranger)
        g.outbox.append(ev.StrangerFled(tile.stranger, why="DR-ROAM-10"))
        tile.stranger = NOTHING


def lay_stranger(g: RunState, hero: Hero, place: int, card: int) -> Script[None]:
    """A stranger is put where its card says; the hero may deal with it. [DR-ENCOUNTER-02]"""
    if g.printed.stranger(card).place == "entrance":
        place = 0
    if has_encounter(g, place):
        g.discards.append(card)
        return
    g.tiles[place].stranger = card
    if place == hero.place and hero.stands and can_meet(g, hero):
        choice: Option = yield Choose(hero.seat, [PASS, MEET], "DR-ENCOUNTER-02")
        hero.met.append(card)
        if choice is MEET:
            yield from meet(g, hero)


def can_meet(g: RunState, hero: Hero) -> bool:
    """Whether the hero can deal with the stranger of his tile. [DR-RULING-56]"""
    tile = g.tile_of(hero)
    card = tile.stranger
    if card == NOTHING or card in hero.met:
        return False
    stranger = g.printed.stranger(card)
    wanted = [act.id for act in stranger.acts if isinstance(act, FindArtifact)]
    if len(wanted) == len(stranger.acts) and not any(
        g.printed.artifact(name) in g.artifacts for name in wanted
    ):
        return False
    price = stranger.price
    if price == "encounter":
        return bool(hero.encounters)
    return price != "treasure" or bool(payable_items(g, hero))


def payable_items(g: RunState, hero: Hero) -> list[int]:
    """Items that a stranger takes: any but the Stone."""
    return [card for card in held_items(hero) if card != g.printed.stone]


def meet(g: RunState, hero: Hero) -> Script[None]:
    """The price is paid and the stranger does his part. [DR-STRANGERCARD-02]"""
    tile = g.tile_of(hero)
    card = tile.stranger
    stranger = g.printed.stranger(card)
    g.outbox.append(ev.StrangerMet(hero.seat, card, why="DR-ENCOUNTER-02"))
    if card not in hero.met:
        hero.met.append(card)
    if not stranger.stays:
        tile.stranger = NOTHING
        g.discards.append(card)
    g.pending.append(Pending(hero.seat, card, MEETING))
    if stranger.price == "wound":
        wound(g, hero, 1, "DR-STRANGERCARD-02")
        yield from resolve_defeats(g)
    elif stranger.price != "nothing":
        yield from pay_stranger(g, hero, stranger.price)


def pay_stranger(g: RunState, hero: Hero, price: str) -> Script[None]:
    """A card of the hero's choice leaves him."""
    if price == "encounter":
        options = [PAY[card] for card in distinct(g, [kept.card for kept in hero.encounters])]
    else:
        options = [PAY[card] for card in payable_items(g, hero)]
    choice = yield Choose(hero.seat, options, "DR-STRANGERCARD-02")
    yield from turn_up(take_away(g, hero, choice.card))
    leave_game(g, choice.card)
    g.outbox.append(ev.CardPaid(hero.seat, choice.card, why="DR-STRANGERCARD-02"))


def leave_game(g: RunState, card: int) -> None:
    """A paid card: encounters are discarded, artifacts may be won again. [DR-RULING-20]"""
    if card in g.printed.encounters:
        g.discards.append(card)
    elif card in g.printed.artifacts:
        g.artifacts.append(card)
    else:
        g.tossed.append(card)


def distinct(g: RunState, cards: list[int]) -> list[int]:
    """One card of each sort, as copies are all the same."""
    return list({g.printed.cards[card].id: card for card in reversed(cards)}.values())[::-1]
