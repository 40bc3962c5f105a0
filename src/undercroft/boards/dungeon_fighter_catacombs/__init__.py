"""The picture of the Catacombs: the Target in its true size, and on it what lies there.

Printed without a game it serves at a real table, with the Templates to cut out. [DC-COMPAN-06]
"""

from typing import Any

from undercroft.boards.dungeon_fighter_catacombs.pieces import die, stand, template, web
from undercroft.boards.dungeon_fighter_catacombs.target import SCALE, TABLE, draw_target
from undercroft.boards.shapes import INK, group, plate, tag, words
from undercroft.content import BOXES
from undercroft.engine import AnyGame
from undercroft.engine.throws import Piece
from undercroft.games.dungeon_fighter_catacombs.box import Box
from undercroft.games.dungeon_fighter_catacombs.state import DIE_KINDS, NOTHING, TEMPLATES
from undercroft.targets.move.setting import Setting
from undercroft.targets.scene.board import board
from undercroft.telling import Teller
from undercroft.words import Words

MARGIN = 20.0
ASIDE = 90.0
"""The width of what lies beside the Target, to be cut out."""
LINE = 9.0
LETTERS = 5.5
FONTS = "'Trebuchet MS', 'DejaVu Sans', Verdana, sans-serif"


def bare(game: AnyGame, words_: Words) -> str:
    """The Target as it is printed, and the Templates beside it."""
    reach = board("catacombs").radius * SCALE
    pieces = []
    for at, kind in enumerate(TEMPLATES):
        x, y = reach + MARGIN + ASIDE / 2, -reach / 1.5 + at * reach / 1.5
        name = words_.name(f"template-{kind}")
        flat = template(Piece(kind, kind, (0, 0, 0), (10_000, 0, 0, 0)), name)
        label = words(0, 48, name, LETTERS, ASIDE, fill=INK)
        pieces.append(group("cut-out", x, y, flat, label))
    return _picture(reach, ASIDE, [draw_target("catacombs"), *pieces], [])


def svg(view: dict[str, Any], teller: Teller) -> str:
    """The Target of a game with webs, Templates and dice, and below it who fights what."""
    setting = setting_of(view["setting"])
    reach = board(setting.board).radius * SCALE
    names = teller.words
    parts = [stand(setting.board)] if setting.raised else []
    parts.append(draw_target(setting.board))
    title = names.name("condition-spider-webs")
    parts += [web(setting.board, hole, title) for hole in setting.webs]
    for piece in setting.templates:
        parts.append(template(piece, names.name(f"template-{piece.kind}")))
    usual = DIE_KINDS[view["setup"]["dice"]]
    for piece in setting.dice:
        colour = piece.name.partition("-")[0]
        parts.append(die(piece, names.name(f"die-{colour}"), is_usual=piece.kind == usual))
    return _picture(reach, 0, parts, told(view, teller))


def setting_of(seen: dict[str, Any]) -> Setting:
    """What a view says that lies there."""
    dice, templates = _pieces(seen["dice"]), _pieces(seen["templates"])
    return Setting(seen["board"], dice, templates, tuple(seen["webs"]), seen["raised"])


def _pieces(seen: list[dict[str, Any]]) -> tuple[Piece, ...]:
    return tuple(
        Piece(one["kind"], one["name"], tuple(one["at"]), tuple(one["turn"])) for one in seen
    )


def told(view: dict[str, Any], teller: Teller) -> list[str]:
    """Who is there with how much life, and who is fought."""
    box: Box = BOXES[view["box"]]
    lines = []
    for hero in view["heroes"]:
        if hero["card"] != NOTHING:
            name = box.names[hero["card"]]
            life = teller.words.say("board-life", now=max(0, hero["life"]), most=hero["capacity"])
            lines.append(teller.words.say("labelled", label=teller.words.name(name), value=life))
    fight = view["fight"]
    if fight is not None:
        name = box.names[fight["card"]]
        life = teller.words.say("board-life", now=max(0, fight["life"]), most=fight["most"])
        lines.append(teller.words.say("labelled", label=teller.words.name(name), value=life))
    return lines


def _picture(reach: float, aside: float, parts: list[str], lines: list[str]) -> str:
    """A whole file, in millimetres, so that it prints in its true size."""
    wide = 2 * (reach + MARGIN) + aside
    high = 2 * (reach + MARGIN) + LINE * len(lines)
    below = [
        plate(0, reach + MARGIN + LINE * (at + 0.3), line, LETTERS, wide)
        for at, line in enumerate(lines)
    ]
    corner = -(reach + MARGIN)
    back = tag("rect", x=corner, y=corner, width=wide, height=high, fill=TABLE)
    inside = [back, *parts, *below]
    return tag(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        width=f"{wide:g}mm",
        height=f"{high:g}mm",
        viewBox=f"{corner:g} {corner:g} {wide:g} {high:g}",
        font_family=FONTS,
    )
