"""Light: the torchlight, the stone and the floor that every tile shares."""

from undercroft.boards.shapes import circle, group, path, rect, tag
from undercroft.boards.stone import flags, glow, pattern, rock


def definitions() -> str:
    """What the picture refers to by name."""
    glows = (
        glow("torch", "#ffb347", 0.75),
        glow("room", "#ffcf87", 0.5),
        glow("day", "#fff3c4", 0.95),
        glow("ember", "#ff4a1c", 0.6),
        glow("halo", "#c77dff", 0.95),
        glow("curse", "#8f5bd6", 0.7),
        glow("turn", "#fff6d8", 0.9),
    )
    return tag("defs", *glows, _dusk(), rock(), flags(), _back())


def _dusk() -> str:
    """A floor that goes into the dark."""
    near = tag("stop", offset="0", stop_color="#5d5344", stop_opacity=1)
    far = tag("stop", offset="1", stop_color="#5d5344", stop_opacity=0)
    return tag("linearGradient", near, far, id="dusk", x1="0", y1="1", x2="0", y2="0")


def _back() -> str:
    """The back of a treasure card."""
    ground = rect(0, 0, 8, 8, fill="#27496d")
    cross = path("M0,0 L8,8 M8,0 L0,8", stroke="#8fb7dd", stroke_width=1)
    return pattern("back", 8, ground, cross)


def torch(x: float, y: float) -> str:
    """A torch on a wall, with its shine."""
    return group(
        "torch",
        x,
        y,
        circle(0, 0, 34, fill="url(#torch)"),
        path("M-2.5,4 H2.5 L1.5,14 H-1.5 Z", fill="#2a1a0e"),
        path("M0,-10 C6,-3 5,5 0,5 C-5,5 -6,-3 0,-10 Z", fill="#ff8c1a"),
        path("M0,-4 C3,0 2.5,4 0,4 C-2.5,4 -3,0 0,-4 Z", fill="#fff0b3"),
    )
