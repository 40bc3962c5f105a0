"""Rooms: what a room of a face looks like, and what is printed in it."""

from undercroft.boards.dungeon_fighter.signs import KINDS, LINE, SIGNS, card, coin, die
from undercroft.boards.shapes import INK, circle, group, plate, words
from undercroft.games.dungeon_fighter.printed import Room
from undercroft.words import Words

RADIUS = 30
BELOW = RADIUS + 16
"""Where the name of a special throw stands."""
ROOMY = 128
"""How wide a name may be."""


def room(printed: Room, at: tuple[float, float], said: Words, *, ahead: bool = False) -> str:
    """A room at a point; one that the Party can enter next shines."""
    x, y = at
    ring = circle(0, 0, RADIUS + 9, fill="url(#turn)") if ahead else ""
    floor = circle(0, 0, RADIUS, fill=KINDS[printed.kind], **{**LINE, "stroke_width": 4})
    shade = circle(0, 0, RADIUS - 2, fill="url(#room)")
    inside = [ring, floor, shade]
    if printed.kind in SIGNS:
        inside.append(group("sign", 0, 0, SIGNS[printed.kind]()))
    inside += [_reward(printed), _throws(printed, said)]
    kind = f"room {printed.kind}{' ahead' if ahead else ''}"
    return group(kind, x, y, *inside, title=told(printed, said))


def told(printed: Room, said: Words) -> str:
    """A room in words: its name, and what it is."""
    about = said.say(
        f"board-room-{printed.kind}",
        gold=printed.gold,
        dice=printed.dice,
        equipment=printed.equipment,
        throws=throws_of(printed, said),
    )
    return f"{said.name(f'room-{printed.id}')}. {about}"


def throws_of(printed: Room, said: Words) -> str:
    """The special throws of a room by their names."""
    return " + ".join(said.name(f"condition-{throw}") for throw in printed.throws)


def _reward(printed: Room) -> str:
    """The printed reward: how many, and of what."""
    for amount, sign in ((printed.gold, coin), (printed.dice, die), (printed.equipment, card)):
        if amount:
            many = words(-8, 7, str(amount), 19, fill="#ffffff")
            back = circle(0, 0, 17, fill=INK, fill_opacity=0.86)
            return group("reward", RADIUS - 4, RADIUS - 8, back, many, group("", 6, 0, sign()))
    return ""


def _throws(printed: Room, said: Words) -> str:
    if not printed.throws:
        return ""
    return plate(0, BELOW, throws_of(printed, said), 14, ROOMY)
