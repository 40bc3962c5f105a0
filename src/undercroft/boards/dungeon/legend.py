"""The legend below the board: the heroes and their treasure, the sideboard, and the signs."""

from typing import Any

from undercroft.boards.dungeon import pieces
from undercroft.boards.dungeon.colours import LEVELS, SEATS
from undercroft.boards.dungeon.doors import door, secret
from undercroft.boards.dungeon.floors import stairs
from undercroft.boards.dungeon.ground import plate
from undercroft.boards.dungeon.sight import Sight
from undercroft.boards.shapes import Look, circle, group, rect, words
from undercroft.games.dungeon.state import NOTHING, Phase
from undercroft.words import Words

LEFT: Look = {"text_anchor": "start"}
PALE: Look = {"fill": "#cdbb9f", "font_weight": "normal", **LEFT}
GOLD = "#f3d798"
HERO = 70
"""The height of a hero's plate."""
Drawn = tuple[str, float]
"""A part of the legend and its height."""


def draw_key(words_: Words, game: str, wide: float) -> Drawn:
    """The name of the game and what the signs on the board mean."""
    title = words(0, 36, words_.say(f"game-{game}"), 40, fill=GOLD, **LEFT)
    signs = _signs(words_)
    left, step = 210, (wide - 210) / ((len(signs) + 1) // 2)
    parts = [title]
    for n, (look, said) in enumerate(signs):
        x, y = left + step * (n // 2), 14 + 34 * (n % 2)
        parts.append(group("sign", x + 16, y, look))
        parts.append(words(x + 42, y + 5, said, 15, step - 46, **PALE))
    return "".join(parts), 70


def _signs(words_: Words) -> list[tuple[str, str]]:
    """Every sign that is printed on the board, and what it means."""
    say = words_.say
    levels = [
        (group("", 0, 0, plate(level, 0, 0), scale=0.62), say("picture-level", level=level))
        for level in LEVELS
    ]
    return [
        *levels,
        (group("", 0, 0, door(), scale=0.95), say("picture-door")),
        (secret(0, 0), say("picture-secret")),
        (group("", 0, 0, stairs(40, 1, 2), scale=0.66), say("picture-stairs")),
        (group("", 0, 0, pieces.shadowstone(), scale=0.8), say("picture-shadowstone")),
        (group("", 0, 0, pieces.monster_back(1), scale=0.85), say("picture-room")),
        (_three(), say("picture-chamber")),
    ]


def _three() -> str:
    backs = [group("", 9 * n - 9, 0, pieces.monster_back(1), scale=0.7) for n in range(3)]
    return "".join(backs)


def draw_heroes(sight: Sight, wide: float) -> Drawn:
    """The heroes, a plate each, in one or two rows; the round and the boss beside them."""
    count = len(sight.heroes) + 1
    step = wide / count
    parts = [_table(sight, step - 10)]
    parts += [
        group("plate", step * (n + 1), 0, _hero(sight, hero, step - 10))
        for n, hero in enumerate(sight.heroes)
    ]
    return "".join(parts), HERO + 14


def _table(sight: Sight, wide: float) -> str:
    """The round, and what the boss is like now."""
    view = sight.view
    lines = [sight.say("round", round=view["round"])] if view["round"] else []
    if view["phase"] == Phase.OVER:
        winners = ", ".join(sight.teller.seat(seat) for seat in view["winners"])
        lines = [sight.say("winner", seat=winners) if winners else sight.say("nobody")]
    lines.append(sight.say("boss-life", name=sight.name(sight.box.boss), life=view["boss_life"]))
    return "".join(
        words(0, 22 + 24 * n, line, 18 - 3 * n, wide, **({"fill": GOLD, **LEFT} if not n else PALE))
        for n, line in enumerate(lines)
    )


def _hero(sight: Sight, hero: dict[str, Any], wide: float) -> str:
    """A hero: pawn, name, treasure against the goal, and what is special now."""
    colour = SEATS[hero["id"]][0]
    shine = pieces.turn() if hero["id"] == sight.turn else ""
    piece = pieces.pawn(hero["id"]) if hero["minion"] == NOTHING else pieces.minion(hero["id"])
    parts = [
        rect(0, 0, wide, HERO, rx=10, fill="#1b120c", stroke=colour, stroke_width=2),
        group("hero", 26, 36, shine, piece),
        words(52, 22, sight.hero_name(hero), 17, wide - 60, fill=colour, **LEFT),
    ]
    if hero["goal"]:
        part = min(1, hero["gold"] / hero["goal"])
        bar = wide - 62
        parts.append(rect(52, 29, bar, 7, rx=3, fill="#0b0807"))
        parts.append(rect(52, 29, round(bar * part, 1), 7, rx=3, fill="#e0b75c"))
        told = sight.say("gold", gold=hero["gold"], goal=hero["goal"])
        parts.append(words(52, 51, told, 13, wide - 60, **PALE))
    notes = " · ".join(_notes(sight, hero))
    parts.append(words(52, 65, notes, 12, wide - 60, **{**PALE, "fill": "#ff9a86"}))
    return "".join(parts)


def _notes(sight: Sight, hero: dict[str, Any]) -> list[str]:
    """What is special about a hero now."""
    notes = {
        "turn": hero["id"] == sight.turn,
        "dead": hero["card"] != NOTHING and not hero["alive"] and hero["minion"] == NOTHING,
        "caged": hero["caged"],
    }
    told = [sight.say(note) for note, holds in notes.items() if holds]
    return told + ([sight.say("lost", count=hero["lost"])] if hero["lost"] else [])


def draw_sideboard(sight: Sight, wide: float) -> Drawn:
    """The monsters that are known and not beaten, by their number tokens. [DG-SIDEBOARD-01]"""
    known = [monster for monster in sight.view["monsters"] if monster["number"]]
    if not known:
        return "", 0
    title = sight.say("sideboard")
    parts = [words(0, 18, title, 17, 190, fill=GOLD, **LEFT)]
    step = 210.0
    rows = max(1, int((wide - 210) // step))
    for n, monster in enumerate(sorted(known, key=lambda one: int(one["number"]))):
        x, y = 210 + step * (n % rows), 12 + 28 * (n // rows)
        level = sight.board.levels[monster["place"]]
        ring = circle(0, 0, 13, fill=LEVELS[level][0])
        parts.append(group("token", x + 12, y, ring, pieces.number_token(monster["number"])))
        parts.append(words(x + 30, y + 5, sight.name(monster["card"]), 14, step - 36, **PALE))
    return "".join(parts), 28 * ((len(known) - 1) // rows + 1) + 8
