"""Pieces: heroes, monsters, strangers and items, each known by its shape and letter."""

from undercroft.boards.shapes import BONE, INK, circle, path, rect, tag, words

EDGE = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
PAWN = (
    "M0,-22 a8.5,8.5 0 0 1 5,15.4 C8,0 14,8 15,17 Q15,20 12,20 H-12 Q-15,20 -15,17 "
    "C-14,8 -8,0 -5,-6.6 A8.5,8.5 0 0 1 0,-22 Z"
)
SHAPES = {
    "humanoid": "M-22,-25 H22 V2 C22,16 10,24 0,28 C-10,24 -22,16 -22,2 Z",
    "undead": "M-11,-28 H11 L21,-10 L13,28 H-13 L-21,-10 Z",
    "beast": "M-24,-28 L-9,-17 H9 L24,-28 L25,5 L0,28 L-25,5 Z",
    "animate": "M-11,-27 H11 L27,-11 V11 L11,27 H-11 L-27,11 V-11 Z",
}
"""A shield, a coffin, a head with ears and a block: the shapes of the types of monsters."""
HORNS = (
    "M-14,-24 C-40,-26 -42,-46 -34,-54 C-34,-42 -22,-38 -6,-28 Z "
    "M14,-24 C40,-26 42,-46 34,-54 C34,-42 22,-38 6,-28 Z"
)
HOOD = "M0,-27 C20,-27 22,-4 18,6 L26,27 H-26 L-18,6 C-22,-4 -20,-27 0,-27 Z"
DROP = "M0,-10 C6,-2 8,2 8,5 A8,8 0 0 1 -8,5 C-8,2 -6,-2 0,-10 Z"
GEM = "M0,-16 L13,-7 L13,7 L0,16 L-13,7 L-13,-7 Z"
FACETS = "M0,-16 V-5 M13,-7 L0,-5 L-13,-7 M0,-5 L-8,10 M0,-5 L8,10 M-13,7 L-8,10 L0,16 L8,10 L13,7"


def hero(letter: str, colour: str) -> str:
    """A standing hero, 30 wide and 42 high."""
    return (
        tag("ellipse", cx=0, cy=19, rx=17, ry=5, fill="#000", fill_opacity=0.45)
        + path(PAWN, fill=colour, **EDGE)
        + words(0, 16, letter, 17, fill=INK)
    )


def turn() -> str:
    """The shine and the ring below the piece of the hero who plays now."""
    ring = tag("ellipse", cx=0, cy=19, rx=22, ry=7, fill="none", stroke="#fff", stroke_width=3)
    return circle(0, 4, 36, fill="url(#turn)") + ring


def lying_hero(letter: str, colour: str) -> str:
    """A hero who is knocked out: tipped over, his letter still upright. [DR-DEFEAT-07]"""
    pawn = path(PAWN, fill=colour, transform="rotate(-90) translate(-4,2)", **EDGE)
    shade = tag("ellipse", cx=0, cy=17, rx=22, ry=4, fill="#000", fill_opacity=0.45)
    return shade + pawn + words(11, 10, letter, 17, fill=INK)


def grave(letter: str, colour: str) -> str:
    """A hero who is dead."""
    arch = {"fill": "#8d867d", "stroke": colour, "stroke_width": 3}
    slab = path("M-15,20 V-6 A15,15 0 0 1 15,-6 V20 Z", **arch)
    return slab + words(0, 14, letter, 16, fill=INK) + words(0, -4, "†", 14, fill=INK)


def monster(kind: str, letter: str) -> str:
    """A monster of a type, about 54 high."""
    look = {"fill": "#9c1f1b", "stroke": BONE, "stroke_width": 3, "stroke_linejoin": "round"}
    return path(SHAPES[kind], **look) + words(0, 10, letter, 27)


def boss(kind: str, letter: str) -> str:
    """A boss: horned, gold-rimmed, dark."""
    gold = {"stroke": "#ffcf4a", "stroke_width": 3, "stroke_linejoin": "round"}
    horns = path(HORNS, fill="#e9dcc0", **gold)
    return horns + path(SHAPES[kind], fill="#3d0d3f", **gold) + words(0, 10, letter, 27)


def stranger(letter: str) -> str:
    """A hooded figure."""
    cloak = path(HOOD, fill="#4c6b8a", stroke=BONE, stroke_width=2.5, stroke_linejoin="round")
    face = tag("ellipse", cx=0, cy=-9, rx=10, ry=12, fill=INK)
    return cloak + face + words(0, -3, letter, 16) + words(0, 23, "…", 18)


def face_down(mark: str = "?") -> str:
    """A treasure that nobody has seen."""
    card = rect(-11, -15, 22, 30, rx=3, fill="url(#back)", **EDGE)
    return card + circle(0, 0, 8.5, fill=INK) + words(0, 5.5, mark, 15)


def face_up(letter: str) -> str:
    """An item that everybody sees."""
    card = rect(-11, -15, 22, 30, rx=3, fill="#f0dfb4", **EDGE)
    line = path("M-7,9 H7", stroke="#8a6a32", stroke_width=2)
    return card + line + words(0, 4, letter, 16, fill=INK)


def stone() -> str:
    """The Summoning Stone: a gem in a shine of its own."""
    rays = "".join(
        path("M0,-20 L2.6,-31 L0,-36 L-2.6,-31 Z", fill="#ffe9a8", transform=f"rotate({45 * n})")
        for n in range(8)
    )
    gem = path(GEM, fill="#b45cff", stroke="#fff", stroke_width=2)
    facets = path(FACETS, fill="none", stroke="#fff", stroke_opacity=0.75, stroke_width=1.2)
    return circle(0, 0, 44, fill="url(#halo)") + rays + gem + facets


def drop(*, full: bool = True) -> str:
    """A wound, or the room for one."""
    look = {"fill": "#e0322b"} if full else {"fill": "#1d1713"}
    return path(DROP, stroke=BONE, stroke_width=1.5, **look)
