"""Pieces: heroes, monsters, cards and tokens, each known by its shape as well as its colour."""

from undercroft.boards.dungeon.colours import LEVELS, SEATS
from undercroft.boards.shapes import BONE, INK, circle, path, rect, tag, words

EDGE = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
PAWN = (
    "M0,-23 a8,8 0 0 1 5,14.4 C9,-2 15,6 16,17 Q16,20 13,20 H-13 Q-16,20 -16,17 "
    "C-15,6 -9,-2 -5,-8.6 A8,8 0 0 1 0,-23 Z"
)
HORNS = (
    "M-12,-14 C-26,-16 -27,-28 -22,-33 C-22,-25 -15,-22 -5,-18 Z "
    "M12,-14 C26,-16 27,-28 22,-33 C22,-25 15,-22 5,-18 Z"
)
GEM = "M0,-13 L10,-6 V6 L0,13 L-10,6 V-6 Z"
FACETS = "M0,-13 V-4 M10,-6 L0,-4 L-10,-6 M0,-4 L-6,8 M0,-4 L6,8 M-10,6 L-6,8 L0,13 L6,8 L10,6"
CHECK = "M-8,0 L-2.5,6 L8.5,-6.5"
COINS = ((-7, 5), (7, 5), (0, -2))


def pawn(hero: int) -> str:
    """A hero: a pawn with the crest of its player."""
    colour, crest = SEATS[hero]
    shade = tag("ellipse", cx=0, cy=19, rx=18, ry=5, fill="#000", fill_opacity=0.45)
    mark = path(crest, fill=INK, transform="translate(0,8) scale(0.7)")
    return shade + path(PAWN, fill=colour, **EDGE) + mark


def minion(hero: int) -> str:
    """A foul minion: horned, with the crest of its player."""
    colour, crest = SEATS[hero]
    horns = path(HORNS, fill="#e9dcc0", **EDGE)
    disc = circle(0, 0, 17, fill="#2a1713", stroke=colour, stroke_width=4)
    return horns + disc + path(crest, fill=colour, transform="scale(0.8)")


def turn() -> str:
    """The shine and the ring below the piece of the hero who plays now."""
    ring = tag("ellipse", cx=0, cy=19, rx=22, ry=7, fill="none", stroke="#ffb84d", stroke_width=3)
    return circle(0, 4, 36, fill="url(#turn)") + ring


def monster(letter: str) -> str:
    """A monster that is turned up."""
    disc = circle(0, 0, 18, fill="#8f1d19", stroke=BONE, stroke_width=3)
    return disc + words(0, 8, letter, 23)


def boss(life: int) -> str:
    """The boss, and his hit points."""
    horns = path(HORNS, fill="#e9dcc0", **EDGE)
    disc = circle(0, 0, 20, fill="#3d0d3f", stroke="#ffcf4a", stroke_width=3)
    return horns + disc + words(0, 8, str(life), 23)


def number_token(number: int) -> str:
    """The number token of a monster on the sideboard."""
    return circle(0, 0, 10, fill=BONE, **EDGE) + words(0, 5.5, str(number), 15, 16, fill=INK)


def monster_back(level: int) -> str:
    """A face-down Monster card."""
    card = rect(-10, -14, 20, 28, rx=3.5, fill=LEVELS[level][1], stroke="#f6e6bf", stroke_width=2)
    return card + words(0, 6.5, str(level), 18, fill="#fff3d6")


def prize_back(level: int) -> str:
    """A face-down Prize card."""
    card = rect(-10, -14, 20, 28, rx=3.5, fill=LEVELS[level][0], stroke=INK, stroke_width=2)
    coin = circle(0, 0, 6, fill="#ffe08a", stroke=INK, stroke_width=1.5)
    return card + coin


def seen_card(letter: str) -> str:
    """A card that the one who looks knows."""
    card = rect(-10, -14, 20, 28, rx=3.5, fill="#f2e5c7", **EDGE)
    return card + words(0, 6.5, letter, 18, fill=INK)


def treasure(count: int) -> str:
    """Treasure that lies open on the floor."""
    coins = [circle(x, y, 7, fill="#ffd24a", **EDGE) for x, y in COINS]
    more = words(0, 6, str(count), 13, fill=INK) if count > 1 else ""
    return "".join(coins) + more


def cleared() -> str:
    """A Cleared token."""
    disc = circle(0, 0, 14, fill="#20180f", fill_opacity=0.85, stroke="#8fd07a", stroke_width=2)
    look = {"fill": "none", "stroke": "#c9f2b8", "stroke_width": 3.5, "stroke_linecap": "round"}
    return disc + path(CHECK, **look)


def shadowstone() -> str:
    """The Shadowstone, in a shine of its own."""
    gem = path(GEM, fill="#5b2aa0", stroke="#f3e0ff", stroke_width=2)
    facets = path(FACETS, fill="none", stroke="#f3e0ff", stroke_opacity=0.75, stroke_width=1.2)
    return circle(0, 0, 34, fill="url(#halo)") + gem + facets
