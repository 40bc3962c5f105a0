"""Contents: what lies and stands on a tile, each in its own part of the room."""

from typing import Any

from undercroft.boards.dungeon_run import pieces
from undercroft.boards.dungeon_run.sight import COLOURS, Sight
from undercroft.boards.dungeon_run.tiles import corner
from undercroft.boards.shapes import INK, group, plate, rect, words
from undercroft.games.dungeon_run.state import NOTHING

ROOM = 134
"""The width that a row of heroes can fill."""
NAMED = 2
"""How many items are named where they lie alone."""
MOST_CARDS = 3
"""How many cards are shown one by one."""


def draw_contents(sight: Sight, place: int) -> str:
    """All that is on a tile: beings above, heroes below, cards beside or between them."""
    tile = sight.view["tiles"][place]
    crowded = tile["monster"] is not None or tile["stranger"] != NOTHING
    items = sorted(tile["items"], key=lambda card: card != sight.box.stone)
    cards = _cards(sight, items, tile["hidden"])
    parts = [_being(sight, tile)]
    parts += _row(cards, 139, 82, 0.68) if crowded else _row(cards, 100, 62, 1)
    if not crowded:
        parts += _names([sight.name(card) for card in items])
    return group("contents", *corner(tile), *parts, *_heroes(sight, place))


def _being(sight: Sight, tile: dict[str, Any]) -> str:
    """The monster or the stranger: its piece above its name."""
    if tile["monster"]:
        return _monster(sight, tile["monster"])
    if tile["stranger"] == NOTHING:
        return ""
    name = sight.name(tile["stranger"])
    piece = pieces.stranger(name[:1].upper())
    return group("stranger", 74, 64, piece, title=name) + plate(100, 104, name, 15, 176)


def _monster(sight: Sight, monster: dict[str, Any]) -> str:
    card, name = sight.box.monster(monster["card"]), sight.name(monster["card"])
    is_boss = monster["card"] in sight.box.bosses
    life = f"{monster['wounds']}/{card.life}"
    told = " · ".join([f"{name} {life}", *map(sight.name, monster["attached"])])
    letter = name[:1].upper()
    if is_boss:
        parts = [group("boss", 74, 73, pieces.boss(card.type, letter), title=told, scale=0.95)]
    else:
        parts = [group("monster", 74, 64, pieces.monster(card.type, letter), title=told)]
    parts.append(_wounds(life))
    if monster["attached"]:
        parts.append(group("attached", 98, 84, pieces.face_up("+"), title=told, scale=0.6))
    return "".join(parts) + plate(100, 104, name, 15, 176)


def _wounds(life: str) -> str:
    """Wounds and life of a monster."""
    back = rect(108, 37, 62, 27, rx=4, fill=INK, fill_opacity=0.86)
    figures = words(147, 57, life, 18, 40)
    return group("wounds", 0, 0, back, group("drop", 119, 51, pieces.drop()), figures)


Piece = tuple[str, str, str]
"""What it is, how it looks, what it is called."""


def _cards(sight: Sight, items: list[int], hidden: int) -> list[Piece]:
    """The cards that lie here: the Stone, other items, and backs."""
    cards = [_card(sight, card) for card in items[:MOST_CARDS]]
    if more := items[MOST_CARDS:]:
        told = " · ".join(map(sight.name, more))
        cards.append(("item", pieces.face_up(f"+{len(more)}"), told))
    if hidden:
        mark = "?" if hidden == 1 else f"?{hidden}"
        cards.append(("hidden", pieces.face_down(mark), sight.say("face-down")))
    return cards


def _card(sight: Sight, card: int) -> Piece:
    name = sight.name(card)
    if card == sight.box.stone:
        return "stone", pieces.stone(), name
    return "item", pieces.face_up(name[:1].upper()), name


def _row(cards: list[Piece], x: float, y: float, scale: float) -> list[str]:
    """Cards side by side around a point, the Stone, which comes first, above the others."""
    step = 30 * scale
    left = x - step * (len(cards) - 1) / 2
    row = [
        group(kind, left + step * n, y, look, title=title, scale=scale)
        for n, (kind, look, title) in enumerate(cards)
    ]
    return row[::-1]


def _names(names: list[str]) -> list[str]:
    """The names of items that lie alone, as far as there is room."""
    shown = names[:NAMED]
    if len(names) > NAMED:
        shown[-1] = f"{shown[-1]} +{len(names) - NAMED}"
    return [plate(100, 88 + 18 * n, name, 12, 176) for n, name in enumerate(shown)]


def _heroes(sight: Sight, place: int) -> list[str]:
    """The heroes on a tile in the order of their seats, closer together when there are many."""
    here = [hero for hero in sight.view["heroes"] if hero["place"] == place and hero["alive"]]
    widths = [48 if hero["ko"] or sight.is_bearer(hero["seat"]) else 35 for hero in here]
    scale = min(1.0, ROOM / max(1, sum(widths)))
    x = 100 - scale * sum(widths) / 2
    row = []
    for hero, width in zip(here, widths, strict=True):
        row.append(_hero(sight, hero, x + scale * width / 2, scale))
        x += scale * width
    return row


def _hero(sight: Sight, hero: dict[str, Any], x: float, scale: float) -> str:
    seat = hero["seat"]
    letter, colour = sight.letters[seat], COLOURS[seat]
    title = sight.teller.seat(seat)
    parts = []
    if sight.turn == seat:
        parts.append(pieces.turn())
    if sight.is_bearer(seat):
        parts.append(group("stone", 0, -34, pieces.stone()))
    if hero["ko"]:
        parts += [pieces.lying_hero(letter, colour), plate(0, -17, sight.say("ko"), 12, 60)]
        return group("hero ko", x, 142, *parts, title=title, scale=scale)
    parts.append(pieces.hero(letter, colour))
    return group("hero", x, 142, *parts, title=title, scale=scale)
