"""Features: what makes a tile special, drawn on its floor by what the tile does."""

from collections.abc import Callable

from undercroft.boards.shapes import circle, path, rect, tag
from undercroft.games.dungeon_run.cards import TileCard
from undercroft.games.dungeon_run.geometry import SIDES, has_exit

STROKE = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def features(tile: TileCard, exits: int, turns: int) -> list[str]:
    """All features of a tile; those that follow its hallways turn with it."""
    found = [
        tag("g", draw(), transform=f"rotate({90 * turns},100,100)")
        for name, draw in TURNING.items()
        if getattr(tile, name)
    ]
    found += [draw() for name, draw in UPRIGHT.items() if getattr(tile, name)]
    found += [KINDS[tile.kind]()] if tile.kind in KINDS else []
    if tile.gate:
        found += [_portcullis(side) for side in SIDES if has_exit(exits, side)]
    return found


def _bridge() -> str:
    """Planks over a chasm."""
    chasm = "M34,66 L60,58 L90,64 L130,56 L166,62 V138 L140,146 L104,138 L66,144 L34,136 Z"
    planks = [rect(76, y, 48, 9, fill="#8a5a2b", stroke="#2b1a0c") for y in range(52, 146, 11)]
    rails = path("M76,50 V150 M124,50 V150", stroke="#d2b48c", stroke_width=3, **STROKE)
    return path(chasm, fill="#0a0809", stroke="#2e261f", stroke_width=3) + "".join(planks) + rails


def _channel() -> str:
    """Water from wall to wall."""
    water = (
        "M33,70 C60,58 80,82 104,70 S150,62 167,70 V132 C150,142 124,122 98,134 S54,140 33,130 Z"
    )
    waves = "M42,88 q10,-9 20,0 t20,0 t20,0 t20,0 t20,0 M50,112 q10,-9 20,0 t20,0 t20,0 t20,0"
    return path(water, fill="#1d5a78", stroke="#0d2c3d", stroke_width=3) + path(
        waves, stroke="#8fd3ee", stroke_width=2.5, **STROKE
    )


def _library() -> str:
    """Shelves along the two walls without an exit."""
    spines = ("#8c2f2b", "#b98a3a", "#2f5f7a", "#4f7a4a", "#6b4a7d")
    books = [
        rect(36 + 8 * n, 146 + 3 * (n % 3 == 1), 7, 18 - 3 * (n % 3 == 1), fill=spines[n % 5])
        for n in range(14)
    ]
    tall = [
        rect(37, 52 + 8 * n, 18 - 3 * (n % 3 == 2), 7, fill=spines[(n + 2) % 5]) for n in range(11)
    ]
    boards = path("M34,165 H152 M36,48 V142", stroke="#2b1a0c", stroke_width=4, **STROKE)
    return "".join(books + tall) + boards


def _den() -> str:
    """A hole in the floor, straw and gnawed bones."""
    hole = tag("ellipse", cx=100, cy=98, rx=52, ry=40, fill="#15100c", fill_opacity=0.75)
    straw = (
        "M46,120 l16,8 M52,130 l14,-2 M132,128 l18,-8 M140,136 l12,2 M60,64 l-12,-6 M138,62 l14,-6"
    )
    bones = "M52,146 l20,-10 M128,52 l18,10 M136,150 l16,-12"
    return (
        hole
        + path(straw, stroke="#cfae5f", stroke_width=2.5, **STROKE)
        + path(bones, stroke="#efe6cf", stroke_width=5, **STROKE)
    )


def _glyphs() -> str:
    """A ring of signs."""
    signs = [
        tag(
            "g",
            path("M100,42 l-6,9 h12 l-6,9", stroke="#7fffd4", stroke_width=2.5, **STROKE),
            transform=f"rotate({45 * n},100,100)",
        )
        for n in range(8)
    ]
    rings = [
        circle(100, 100, r, stroke="#7fffd4", stroke_width=2, stroke_opacity=0.7, fill="none")
        for r in (36, 62)
    ]
    return "".join(rings + signs)


def _curse() -> str:
    """A standing stone with an evil shine."""
    return (
        circle(100, 92, 78, fill="url(#curse)")
        + path("M84,128 L88,52 L100,42 L113,54 L117,128 Z", fill="#241a30", stroke="#b58cff")
        + path("M98,56 l5,14 l-8,14 l9,16 l-5,16", stroke="#d9b8ff", stroke_width=2, **STROKE)
    )


def _well() -> str:
    """A round well, its rim of stones."""
    rim = circle(
        100, 100, 44, fill="#0d2233", stroke="#b9ad97", stroke_width=13, stroke_dasharray="17 3"
    )
    ripples = "M78,98 q8,-7 16,0 t16,0 t16,0 M86,112 q8,-7 16,0 t16,0"
    return rim + path(ripples, stroke="#5fb0d6", stroke_width=2.5, **STROKE)


def _portcullis(side: int) -> str:
    """Bars across an exit."""
    bars = "M76,6 V28 M88,6 V30 M100,6 V32 M112,6 V30 M124,6 V28 M70,12 H130 M70,22 H130"
    iron = path(bars, stroke="#0b0908", stroke_width=6, **STROKE)
    shine = path(bars, stroke="#aab4bd", stroke_width=3, **STROKE)
    return tag("g", iron, shine, transform=f"rotate({90 * side},100,100)")


def _entrance() -> str:
    """Stairs that go up into the day."""
    arch = path(
        "M72,84 V62 A28,28 0 0 1 128,62 V84 Z", fill="#fffbe6", stroke="#5b3a1e", stroke_width=5
    )
    steps = [
        rect(66 - 5 * n, 84 + 7 * n, 68 + 10 * n, 7, fill=shade, stroke="#4a3725")
        for n, shade in enumerate(("#efe0bb", "#d8c49a", "#bca67d", "#a08b66"))
    ]
    rays = path(
        "M100,80 V46 M86,80 L80,52 M114,80 L120,52", stroke="#ffd76b", stroke_width=3, **STROKE
    )
    return arch + rays + "".join(steps)


def _lair() -> str:
    """A horned skull laid into the floor."""
    horns = (
        "M70,78 C40,76 36,48 46,38 C48,58 62,62 80,62 Z "
        "M130,78 C160,76 164,48 154,38 C152,58 138,62 120,62 Z"
    )
    skull = (
        "M64,92 C64,56 136,56 136,92 C136,110 124,114 122,122 "
        "L120,140 H80 L78,122 C76,114 64,110 64,92 Z"
    )
    holes = "M76,88 l18,6 l-6,14 l-12,-6 Z M124,88 l-18,6 l6,14 l12,-6 Z M100,110 l5,12 h-10 Z"
    teeth = path("M90,128 V140 M100,128 V140 M110,128 V140", stroke="#2a0b0b", stroke_width=3)
    bone = {"fill": "#c9b08c", "fill_opacity": 0.55, "stroke": "#2a0b0b", "stroke_width": 2}
    return path(horns, **bone) + path(skull, **bone) + path(holes, fill="#2a0b0b") + teeth


TURNING: dict[str, Callable[[], str]] = {
    "bridge": _bridge,
    "channel": _channel,
    "library": _library,
}
UPRIGHT: dict[str, Callable[[], str]] = {
    "den": _den,
    "glyphs": _glyphs,
    "curse": _curse,
    "well": _well,
}
KINDS: dict[str, Callable[[], str]] = {"entrance": _entrance, "lair": _lair}
