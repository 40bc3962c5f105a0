"""Contents: what lies and stands on the places of the board."""

from typing import Any

from undercroft.boards.dungeon import pieces
from undercroft.boards.dungeon.outline import SIZE
from undercroft.boards.dungeon.sight import Sight
from undercroft.boards.shapes import group, plate
from undercroft.games.dungeon.box.places import Place
from undercroft.games.dungeon.state import NOTHING

Piece = tuple[str, str, str]
"""What it is, how it looks, what it is called."""
WIDTHS = {"monster": 38, "relic": 30, "treasure": 30, "cleared": 30, "hero": 30, "minion": 38}
CARD = 24
"""The room that pieces take in a row."""


def draw_contents(sight: Sight) -> list[str]:
    """Everything on the board, place by place."""
    drawn = [_contents(sight, number) for number in range(len(sight.board.places))]
    return [*(part for part in drawn if part), *_boss(sight)]


def _contents(sight: Sight, number: int) -> str:
    place = sight.board.places[number]
    lying = [*_cards(sight, number), *_monsters(sight, number), *_treasure(sight, number)]
    heroes = _heroes(sight, number)
    if not lying and not heroes:
        return ""
    x, y, wide, high = _room(place)
    tight = high < 2 * SIZE
    up, down = (0.0, 2.0) if tight else (-high / 4 + 6, high / 4 - 2)
    scale = 0.82 if tight else 1
    parts = _row(lying, wide, up if heroes else 0, scale)
    parts += _row(heroes, wide, down if lying else 0, scale)
    parts += _names(sight, number, wide, high)
    return group("contents", x, y, *parts)


def _room(place: Place) -> tuple[float, float, float, float]:
    """The middle of the largest part of a place, its width and its height."""
    column, row, wide, high = max(place.area, key=lambda area: area[2] * area[3])
    return (column + wide / 2) * SIZE, (row + high / 2) * SIZE, wide * SIZE, high * SIZE


def _cards(sight: Sight, number: int) -> list[Piece]:
    """The face-down cards of a room or chamber, or its Cleared token."""
    found: list[Piece] = []
    for site in sight.sites[number]:
        level = sight.board.levels[number]
        found += [_card(sight, card, level) for card in site["cards"]]
        has_prize = sight.board.kinds[number] == "room" and not site["cleared"]
        guarded = any(monster["prize"] is not None for monster in sight.monsters[number])
        if site["prize"] is not None:
            name = sight.name(site["prize"])
            found.append(("prize", pieces.seen_card(name[:1]), name))
        elif has_prize and not guarded and site["cards"]:
            found.append(("prize", pieces.prize_back(level), sight.say("prize", level=level)))
        if site["cleared"]:
            found.append(("cleared", pieces.cleared(), sight.say("cleared")))
    return found


def _card(sight: Sight, card: int | None, level: int) -> Piece:
    if card is None:
        return "monster-back", pieces.monster_back(level), sight.say("monster", level=level)
    name = sight.name(card)
    return "seen", pieces.seen_card(name[:1]), name


def _monsters(sight: Sight, number: int) -> list[Piece]:
    """The monsters that stand open on a place; a relic lies beside its guard."""
    found: list[Piece] = []
    for monster in sight.monsters[number]:
        if monster["prize"] == sight.box.relic:
            found.append(("relic", pieces.shadowstone(), sight.name(sight.box.relic)))
        look = pieces.monster(sight.name(monster["card"])[:1])
        if monster["number"]:
            look += group("token", 15, -13, pieces.number_token(monster["number"]))
        found.append(("monster", look, sight.name(monster["card"])))
    return found


def _treasure(sight: Sight, number: int) -> list[Piece]:
    """Treasure on the floor, guarded or not."""
    cards = [card for heap in sight.heaps[number] for card in heap["cards"]]
    cards += [card for monster in sight.monsters[number] for card in monster["pile"]]
    if not cards:
        return []
    told = ", ".join(map(sight.name, cards))
    if sight.box.relic in cards:
        return [("relic", pieces.shadowstone(), told)]
    return [("treasure", pieces.treasure(len(cards)), told)]


def _heroes(sight: Sight, number: int) -> list[Piece]:
    found: list[Piece] = []
    for hero in sight.standing[number]:
        shine = pieces.turn() if hero["id"] == sight.turn else ""
        name = sight.hero_name(hero)
        if hero["minion"] == NOTHING:
            found.append(("hero", shine + pieces.pawn(hero["id"]), name))
        else:
            found.append(("minion", shine + pieces.minion(hero["id"]), name))
    return found


def _row(things: list[Piece], wide: float, y: float, scale: float) -> list[str]:
    """Pieces side by side around a point, closer together when there are many."""
    widths = [WIDTHS.get(kind, CARD) * scale for kind, _, _ in things]
    squeeze = min(1.0, (wide - 10) / max(1, sum(widths)))
    x = -squeeze * sum(widths) / 2
    row = []
    for (kind, look, title), width in zip(things, widths, strict=True):
        at = round(x + squeeze * width / 2, 1)
        row.append(group(kind, at, y, look, title=title, scale=scale))
        x += squeeze * width
    return row


def _names(sight: Sight, number: int, wide: float, high: float) -> list[str]:
    """The name of a monster that stands open in a room."""
    monsters = sight.monsters[number]
    if not monsters or high < 2 * SIZE:
        return []
    return [plate(0, -high / 2 + 10, sight.name(monsters[0]["card"]), 12, wide - 8)]


def _boss(sight: Sight) -> list[str]:
    """The boss in the Great Hall, while he is fought. [DG-ASSAULT-02]"""
    assault: dict[str, Any] | None = sight.view["assault"]
    if assault is None:
        return []
    x, y, wide, _ = _room(sight.board.places[sight.board.hall])
    name = sight.name(sight.box.boss)
    return [group("boss", x + wide / 2 - 34, y + 4, pieces.boss(assault["life"]), title=name)]
