"""Signs: what stands in rooms and in the legend, each drawn around a point."""

from undercroft.boards.shapes import INK, Look, circle, path, rect, words

LINE: Look = {"stroke": INK, "stroke_width": 2.4, "stroke_linejoin": "round"}
SEATS = ("#5fa5e0", "#4ee696", "#ad6bfd", "#e6638b", "#f9e833", "#f3f0ea")
"""The colour of each seat; its number is always written besides."""
KINDS = {
    "plain": "#b9a88a",
    "shop": "#e8bf4a",
    "fountain": "#5fb3e6",
    "treasure": "#e58f3a",
    "perilous": "#d6503c",
}
"""The floor of a room; its sign says the same again."""


def shop() -> str:
    """A stall under an awning."""
    stall = rect(-15, 0, 30, 14, fill="#7a4c22", **LINE)
    stripes = "".join(
        path(f"M{x},-14 h8 v10 a4,5 0 0 1 -8,0 Z", fill=colour, **LINE)
        for x, colour in ((-16, "#fff3d8"), (-8, "#c23b2e"), (0, "#fff3d8"), (8, "#c23b2e"))
    )
    return stall + stripes


def fountain() -> str:
    """A bowl with a spring."""
    drops = path(
        "M0,-16 V2 M0,-12 C-8,-16 -13,-8 -11,0 M0,-12 C8,-16 13,-8 11,0",
        fill="none",
        stroke="#ffffff",
        stroke_width=3.2,
        stroke_linecap="round",
    )
    return drops + path("M-17,3 H17 C15,13 8,16 0,16 C-8,16 -15,13 -17,3 Z", fill="#e9e4d8", **LINE)


def chest() -> str:
    """An open chest."""
    lid = path("M-16,-3 C-16,-14 16,-14 16,-3 Z", fill="#a9692d", **LINE)
    box = rect(-16, -3, 32, 16, fill="#7a4c22", **LINE)
    lock = rect(-4, -6, 8, 9, rx=2, fill="#ffe48a", **LINE)
    return lid + box + lock


def coin() -> str:
    return circle(0, 0, 8, fill="#ffd75a", **LINE)


def die() -> str:
    """A white Bonus die."""
    pips = "".join(circle(x, x, 1.8, fill=INK) for x in (-4, 0, 4))
    return rect(-8, -8, 16, 16, rx=3, fill="#ffffff", **LINE) + pips


def card() -> str:
    """A face-down Equipment card."""
    return rect(-7, -9, 14, 18, rx=2, fill="#4f6fb0", **LINE) + path(
        "M-3,-4 L3,4 M3,-4 L-3,4", stroke="#ffffff", stroke_width=2.2, fill="none"
    )


def danger() -> str:
    """A warning triangle."""
    triangle = path("M0,-17 L18,13 H-18 Z", fill="#ffd75a", **LINE)
    return triangle + words(0, 10, "!", 24, fill=INK)


def party() -> str:
    """The Party token: three of them, back to back."""
    glow = circle(0, 0, 34, fill="url(#turn)")
    figures = "".join(
        path(f"M{x - 8},14 C{x - 8},0 {x + 8},0 {x + 8},14 Z", fill=colour, **LINE)
        + circle(x, -3, 6, fill="#ffe1bd", **LINE)
        for x, colour in ((-12, SEATS[0]), (12, SEATS[3]), (0, SEATS[4]))
    )
    return glow + figures


def boss() -> str:
    """The Final Boss: a crowned skull."""
    crown = path(
        "M-22,-16 L-20,-36 L-9,-24 L0,-40 L9,-24 L20,-36 L22,-16 Z", fill="#ffd75a", **LINE
    )
    skull = path(
        "M-22,-16 H22 C28,6 20,14 13,16 V26 H-13 V16 C-20,14 -28,6 -22,-16 Z",
        fill="#f3e4c4",
        **LINE,
    )
    eyes = circle(-9, 1, 6, fill=INK) + circle(9, 1, 6, fill=INK)
    return crown + skull + eyes + path("M-5,26 V19 M5,26 V19", stroke=INK, stroke_width=2.4)


SIGNS = {"shop": shop, "fountain": fountain, "treasure": chest, "perilous": danger}
"""The sign of each special room."""
