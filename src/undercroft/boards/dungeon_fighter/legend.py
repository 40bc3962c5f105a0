"""The legend below the boards: the signs of rooms, the Party, the tower and the fight."""

from typing import Any

from undercroft.boards.dungeon_fighter import signs
from undercroft.boards.dungeon_fighter.sight import Sight
from undercroft.boards.shapes import INK, Look, circle, group, rect, words
from undercroft.words import Words

LEFT: Look = {"text_anchor": "start"}
PALE: Look = {"fill": "#cdbb9f", "font_weight": "normal", **LEFT}
GOLD = "#f3d798"
PLATE = 118
"""The height of a plate."""
GAP = 12
NUMERALS = ("I", "II", "III", "IV")
MOST_LIFE = 9


def draw_key(said: Words, game: str, wide: float) -> tuple[str, float]:
    """The name of the game and what the rooms are, and how high that is."""
    parts = [words(0, 36, said.say(f"game-{game}"), 40, fill=GOLD, **LEFT)]
    left = 420.0
    step = (wide - left) / len(signs.SIGNS)
    for number, (kind, sign) in enumerate(signs.SIGNS.items()):
        x = left + step * number
        floor = circle(0, 0, 22, fill=signs.KINDS[kind], **signs.LINE)
        parts.append(group("key", x + 24, 24, floor, group("", 0, 0, sign(), scale=0.8)))
        parts.append(words(x + 56, 30, said.say(f"kind-{kind}"), 19, step - 64, **PALE))
    return "".join(parts), 64


def draw_table(sight: Sight, wide: float) -> tuple[str, float]:
    """The fight, the tower and the Treasury, and a plate for each Hero."""
    heroes = sight.view["heroes"]
    count = len(heroes) + 2
    step = (wide + GAP) / count
    plates = [_fight(sight, step - GAP), _tower(sight, step - GAP)]
    plates += [_hero(sight, hero, step - GAP) for hero in heroes]
    parts = [group("plate", step * n, 0, look) for n, look in enumerate(plates)]
    return "".join(parts), PLATE + GAP


def _ground(wide: float, edge: str = "#6b5436") -> str:
    return rect(0, 0, wide, PLATE, rx=8, fill="#241a12", stroke=edge, stroke_width=2.5)


def _fight(sight: Sight, wide: float) -> str:
    """Who bars the way, with life and damage; before that, the level."""
    fight = sight.fight
    if fight is None:
        level = min(sight.level + 1, len(sight.faces) or 1)
        return _ground(wide) + words(14, 32, sight.say("level", level=level), 20, wide - 28, **LEFT)
    room = wide - 28
    lines = [
        words(14, 32, sight.name(fight["card"]), 20, room, fill=GOLD, **LEFT),
        _bar(14, 46, room, fight["life"], fight["most"], "#d6503c"),
        words(14, 88, sight.say("damage", count=fight["damage"]), 16, room, **PALE),
    ]
    if fight["demanded"]:
        names = " + ".join(sight.words.name(f"condition-{each}") for each in fight["demanded"])
        lines.append(words(14, 108, names, 16, room, **{**PALE, "fill": "#ffb09a"}))
    return group("fight", 0, 0, _ground(wide, "#d6503c"), *lines)


def _tower(sight: Sight, wide: float) -> str:
    """How many monsters wait on each storey; gold and Bonus dice of all."""
    view = sight.view
    parts = [_ground(wide)]
    step = (wide - 28) / len(NUMERALS)
    for at, numeral in enumerate(NUMERALS):
        left = view["tower"][at] + len(view["under"][at])
        x = 14 + step * (at + 0.5)
        parts.append(words(x, 28, numeral, 17, step, fill="#cdbb9f"))
        parts.append(words(x, 56, str(left), 24, step))
    parts.append(group("gold", 26, 92, signs.coin()))
    parts.append(words(42, 99, str(view["gold"]), 20, **LEFT))
    parts.append(group("dice", wide / 2 + 12, 92, signs.die()))
    parts.append(words(wide / 2 + 28, 99, str(view["dice"]), 20, **LEFT))
    return group("tower", 0, 0, *parts)


def _hero(sight: Sight, hero: dict[str, Any], wide: float) -> str:
    """A Hero: the seat's number, name, life up to what scars leave, and what befell him."""
    seat = hero["seat"]
    colour = signs.SEATS[seat % len(signs.SEATS)]
    active = sight.fight is not None and sight.fight["active"] == seat
    room = wide - 66
    parts = [
        _ground(wide, "#fff6d8" if active else "#6b5436"),
        circle(30, 30, 16, fill=colour, **signs.LINE),
        words(30, 37, str(seat + 1), 20, fill=INK),
        words(56, 28, sight.hero(hero), 18, room, **LEFT),
        _bar(14, 54, wide - 28, hero["life"], hero["capacity"], "#63b35a"),
    ]
    notes = [sight.say(state) for state in ("fainted", "angelic") if hero[state]]
    if sight.view["leader"] == seat:
        side = "defeated" if sight.view["defeated"] else "undefeated"
        parts.append(words(56, 46, sight.say(f"leader-{side}"), 13, room, **PALE))
    notes += [sight.name(card) for card in hero["gear"]]
    parts.append(words(14, 102, ", ".join(notes), 14, wide - 28, **PALE))
    return group("hero", 0, 0, *parts)


def _bar(x: float, y: float, wide: float, life: int, most: int, colour: str) -> str:
    """Life as a bar with its numbers."""
    share = life / most if most else 0
    back = rect(x, y, wide, 22, rx=5, fill="#0d0906", stroke="#000", stroke_width=1.5)
    full = rect(x, y, round(wide * share, 1), 22, rx=5, fill=colour) if share else ""
    return back + full + words(x + wide / 2, y + 17, f"{life} / {most}", 16)
