"""The picture of Dungeon Fighter: three map boards in a chain and the Party, or all the faces."""

from typing import Any

from undercroft.boards.dungeon_fighter import signs
from undercroft.boards.dungeon_fighter.faces import HIGH, WIDE, draw_face, place
from undercroft.boards.dungeon_fighter.legend import draw_key, draw_table
from undercroft.boards.dungeon_fighter.rooms import RADIUS
from undercroft.boards.dungeon_fighter.sight import Sight
from undercroft.boards.shapes import circle, group, plate, rect, tag
from undercroft.boards.stone import glow, rock
from undercroft.engine import AnyGame
from undercroft.games.dungeon_fighter import DungeonFighter
from undercroft.telling import Teller
from undercroft.words import Words

MARGIN = 26.0
GAP = 26.0
BOSS = 200.0
"""The width of what lies behind the last board."""
BESIDE = 20
"""How far the Party stands from the middle of its room, so that the sign is seen."""
COLUMNS = 4
FONTS = "'Trebuchet MS', 'DejaVu Sans', Verdana, sans-serif"


def bare(game: AnyGame, words: Words) -> str:
    """All faces of all map boards, by board."""
    assert isinstance(game, DungeonFighter)
    box = game.box
    numbers = [number for faces in box.boards.values() for number in faces]
    parts = []
    for at, number in enumerate(numbers):
        row, column = divmod(at, COLUMNS)
        title = f"{box.face(number).board}. {words.name(box.names[number])}"
        look = draw_face(box.routes_of(number), words, title)
        parts.append(group("face", column * (WIDE + GAP), row * (HIGH + GAP), look))
    wide = COLUMNS * (WIDE + GAP) - GAP
    rows = -(-len(numbers) // COLUMNS)
    key, tall = draw_key(words, game.id, wide)
    return _picture(
        wide, rows * (HIGH + GAP) + tall, [*parts, group("legend", 0, rows * (HIGH + GAP), key)]
    )


def svg(view: dict[str, Any], teller: Teller) -> str:
    """The picture of a view."""
    sight = Sight(view, teller)
    wide = 3 * (WIDE + GAP) + BOSS
    parts = [_level(sight, level, face) for level, face in enumerate(sight.faces)]
    parts.append(group("boss", 3 * (WIDE + GAP) + BOSS / 2, HIGH / 2, _boss(sight)))
    parts.append(_party(sight))
    table, tall = draw_table(sight, wide)
    key, high = draw_key(teller.words, teller.table.game.id, wide)
    top = HIGH + GAP
    legend = [group("legend", 0, top, table), group("legend", 0, top + tall + 8, key)]
    return _picture(wide, top + tall + 8 + high, [*parts, *legend])


def _level(sight: Sight, level: int, face: int) -> str:
    """The map board of a level."""
    title = f"{level + 1}. {sight.name(face)}"
    look = draw_face(sight.box.routes_of(face), sight.words, title, sight.ahead(level))
    return group("face", level * (WIDE + GAP), 0, look)


def _boss(sight: Sight) -> str:
    """Who waits behind the last board; his name once he is met."""
    shine = circle(0, 0, 74, fill="url(#turn)") if sight.is_before_the_boss else ""
    met = sight.fight is not None and sight.is_before_the_boss
    name = sight.name(sight.fight["card"]) if met and sight.fight else sight.say("lair")
    return shine + group("", 0, 0, signs.boss(), scale=1.4) + plate(0, 66, name, 16, BOSS)


def _party(sight: Sight) -> str:
    """The Party token: in its room, outside before the first one, or before the Boss."""
    if not sight.faces:
        return ""
    if sight.is_before_the_boss:
        at = 3 * (WIDE + GAP) + BOSS / 2, HIGH / 2 + 116
    elif sight.is_outside:
        entry = sight.box.routes_of(sight.faces[0]).entry
        at = 4.0, place(sight.box.face(sight.faces[0]), entry)[1]
    else:
        x, y = place(sight.box.face(sight.faces[sight.level]), sight.room)
        at = sight.level * (WIDE + GAP) + x, y - BESIDE - RADIUS / 2
    return group("party", *at, signs.party(), title=sight.say("party"))


def _picture(wide: float, high: float, parts: list[str]) -> str:
    width, height = wide + 2 * MARGIN, high + 2 * MARGIN
    return tag(
        "svg",
        tag("defs", rock(), glow("turn", "#fff6d8", 0.95), _shade()),
        rect(0, 0, width, height, fill="#120b07"),
        group("table", MARGIN, MARGIN, *parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        font_family=FONTS,
    )


def _shade() -> str:
    """Light from the middle of a room, dark at its wall."""
    stops = [
        tag("stop", offset=at, stop_color=colour, stop_opacity=strength)
        for at, colour, strength in (("0", "#fff3c8", 0.42), ("1", "#1a0d04", 0.4))
    ]
    return tag("radialGradient", *stops, id="room", r="0.6")
