"""The legend: the round, the heroes with their wounds, and what the shapes mean."""

from textwrap import wrap
from typing import Any

from undercroft.boards.dungeon_run import pieces
from undercroft.boards.dungeon_run.sight import COLOURS, Sight
from undercroft.boards.shapes import Look, group, path, rect, words
from undercroft.games.dungeon_run.state import NOBODY, NOTHING, Phase

WIDTH = 420
LEFT: Look = {"text_anchor": "start"}
PALE: Look = {"fill": "#cbb991", "font_weight": "normal", **LEFT}
GOLD = "#ffcf4a"
Drawn = tuple[str, int]
"""A part of the legend and its height."""


def draw_legend(sight: Sight) -> Drawn:
    """The whole legend."""
    y, parts = 0, []
    blocks = [_title(sight), *(_hero(sight, hero) for hero in sight.view["heroes"]), _key(sight)]
    for look, height in blocks:
        parts.append(group("block", 0, y, look))
        y += height
    back = rect(0, 0, WIDTH, y, rx=10, fill="#1b1613", stroke="#8a6a32", stroke_width=3)
    inner = rect(6, 6, WIDTH - 12, y - 12, rx=6, fill="none", stroke="#4b3a20", stroke_width=1.5)
    return back + inner + "".join(parts), y


def _title(sight: Sight) -> Drawn:
    view = sight.view
    game = sight.teller.words.say(f"game-{sight.teller.table.game.id}")
    facts = [sight.say("round", round=view["round"])] if view["round"] else []
    facts.append(sight.say("pile", count=view["tiles_left"]))
    parts = [
        words(22, 44, game, 30, 376, fill=GOLD, **LEFT),
        words(22, 72, " · ".join(facts), 18, 376, **LEFT),
    ]
    if news := _news(sight):
        parts.append(words(22, 98, news, 17, 376, fill="#e3b8ff", **LEFT))
    return "".join(parts), 112 if news else 88


def _news(sight: Sight) -> str:
    """The one thing that everybody should know now."""
    view = sight.view
    if view["winner"] != NOBODY:
        return sight.say("winner", seat=sight.teller.seat(view["winner"]))
    if view["phase"] == Phase.OVER:
        return sight.say("nobody")
    if view["endgame"]:
        return sight.say("endgame")
    return sight.say("lair") if view["lair"] != NOTHING else ""


def _hero(sight: Sight, hero: dict[str, Any]) -> Drawn:
    """A hero: his piece, name and player, wounds, and what is special about him."""
    seat = hero["seat"]
    name, player = sight.teller.seat(seat), sight.teller.player(seat)
    parts = [
        path(f"M16,0 H{WIDTH - 16}", stroke="#4b3a20", stroke_width=1.5),
        _piece(sight, hero),
        words(76, 28, name, 19, 190, fill=COLOURS[seat], **LEFT),
        words(WIDTH - 22, 28, player, 15, 130, **{**PALE, "text_anchor": "end"}),
        _wounds(sight, hero),
    ]
    lines = wrap(" · ".join([*_marks(sight, hero), *_loot(sight, hero)]), 37)
    parts += [words(76, 72 + 19 * n, line, 14, 326, **PALE) for n, line in enumerate(lines)]
    return "".join(parts), 64 + 19 * len(lines) + 4 * bool(lines)


def _piece(sight: Sight, hero: dict[str, Any]) -> str:
    seat = hero["seat"]
    shapes = {"dead": pieces.grave, "ko": pieces.lying_hero, "up": pieces.hero}
    look = "dead" if not hero["alive"] else "ko" if hero["ko"] else "up"
    parts = [pieces.turn()] if sight.turn == seat else []
    parts.append(shapes[look](sight.letters[seat], COLOURS[seat]))
    if sight.is_bearer(seat):
        parts.append(group("stone", -15, -12, pieces.stone(), scale=0.6))
    return group("hero", 44, 36, *parts)


def _wounds(sight: Sight, hero: dict[str, Any]) -> str:
    """A drop for each life, full ones for the wounds, and the same in figures."""
    life = sight.life(hero["seat"])
    if not life:
        return ""
    step = min(17.0, 250 / life)
    drops = [
        group("wound", 84 + step * n, 46, pieces.drop(full=n < hero["wounds"]), scale=0.75)
        for n in range(life)
    ]
    told = f"{hero['wounds']}/{life}"
    return "".join(drops) + words(84 + step * life + 4, 52, told, 17, **LEFT)


def _marks(sight: Sight, hero: dict[str, Any]) -> list[str]:
    """What is special about a hero now."""
    seat, view = hero["seat"], sight.view
    marks = {
        "dead": not hero["alive"],
        "knocked-out": hero["ko"] and hero["alive"],
        "bearer": sight.is_bearer(seat),
        "maybe-bearer": len(sight.holders) > 1 and seat in sight.holders,
        "turn": sight.turn == seat,
        "first": view["first"] == seat and view["round"] > 0,
    }
    burdens = [sight.name(card) for card in hero["burdens"]]
    return [sight.say(mark) for mark, holds in marks.items() if holds] + burdens


def _loot(sight: Sight, hero: dict[str, Any]) -> list[str]:
    """The loot pile: by name for its owner, by number for others. [DR-RULING-60]"""
    piles = [hero[name] for name in ("treasures", "artifacts", "encounters")]
    count = sum(pile if isinstance(pile, int) else len(pile) for pile in piles)
    count += hero["boss"] != NOTHING
    if not count:
        return []
    names = [sight.name(kept["card"]) for pile in piles if isinstance(pile, list) for kept in pile]
    if not names:
        return [sight.say("loot", count=count)]
    return [sight.say("own-loot", count=count, names=", ".join(names))]


def _key(sight: Sight) -> Drawn:
    """What the shapes mean."""
    parts = [path(f"M16,0 H{WIDTH - 16}", stroke="#8a6a32", stroke_width=2)]
    for n, kind in enumerate(pieces.SHAPES):
        x = 62 + 99 * n
        parts.append(group("key", x, 36, pieces.monster(kind, ""), scale=0.72))
        parts.append(words(x, 74, sight.say(kind), 14, 96, **{**PALE, "text_anchor": "middle"}))
    entries = _entries(sight)
    for n, (look, said, scale) in enumerate(entries):
        x, y = 44 + 198 * (n % 2), 114 + 40 * (n // 2)
        parts.append(group("key", x, y, look, scale=scale))
        parts.append(words(x + 28, y + 5, said, 14, 150, **PALE))
    return "".join(parts), 114 + 40 * ((len(entries) + 1) // 2)


def _entries(sight: Sight) -> list[tuple[str, str, float]]:
    """Shapes with what they are and how large they are shown."""
    return [
        (pieces.boss("humanoid", ""), sight.say("boss"), 0.5),
        (pieces.stranger(""), sight.say("stranger"), 0.55),
        (pieces.drop(), sight.say("wounds"), 1),
        (pieces.stone(), sight.name(sight.box.stone), 0.5),
        (pieces.face_down(), sight.say("face-down"), 0.9),
        (pieces.face_up("A"), sight.say("face-up"), 0.9),
        (pieces.lying_hero("", "#cbb991"), sight.say("knocked-out"), 0.8),
        (words(0, 9, "?", 26, fill="#d9c08c"), sight.say("unknown"), 1),
    ]
