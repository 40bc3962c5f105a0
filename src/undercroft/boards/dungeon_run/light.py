"""Light: the torchlight, the stone and the floor that every tile shares."""

from undercroft.boards.shapes import circle, group, path, rect, tag


def definitions() -> str:
    """What the picture refers to by name."""
    glows = (
        _glow("torch", "#ffb347", 0.75),
        _glow("room", "#ffcf87", 0.5),
        _glow("day", "#fff3c4", 0.95),
        _glow("ember", "#ff4a1c", 0.6),
        _glow("halo", "#c77dff", 0.95),
        _glow("curse", "#8f5bd6", 0.7),
        _glow("turn", "#fff6d8", 0.9),
    )
    return tag("defs", *glows, _dusk(), _rock(), _flags(), _back())


def _glow(name: str, colour: str, strength: float) -> str:
    stops = (
        tag("stop", offset="0", stop_color=colour, stop_opacity=strength),
        tag("stop", offset="0.45", stop_color=colour, stop_opacity=strength * 0.4),
        tag("stop", offset="1", stop_color=colour, stop_opacity=0),
    )
    return tag("radialGradient", *stops, id=name)


def _dusk() -> str:
    """A floor that goes into the dark."""
    near = tag("stop", offset="0", stop_color="#5d5344", stop_opacity=1)
    far = tag("stop", offset="1", stop_color="#5d5344", stop_opacity=0)
    return tag("linearGradient", near, far, id="dusk", x1="0", y1="1", x2="0", y2="0")


def _rock() -> str:
    cracks = (
        "M0,12 L14,9 L22,15 L40,11 M14,9 L16,0 M22,15 L20,27 L0,30 M20,27 L34,32 L40,30 "
        "M34,32 L31,40 M8,30 L10,40"
    )
    lines = path(cracks, fill="none", stroke="#000", stroke_opacity=0.38, stroke_width=1.5)
    light = path(
        "M1,14 L14,11 L21,17 M22,29 L33,34",
        fill="none",
        stroke="#fff",
        stroke_opacity=0.07,
        stroke_width=1.5,
    )
    return _pattern("rock", 40, lines, light)


def _flags() -> str:
    joints = "M0,1 H50 M0,26 H50 M16,1 V26 M38,26 V51"
    lines = path(joints, fill="none", stroke="#000", stroke_opacity=0.22, stroke_width=1.5)
    return _pattern("flags", 50, lines)


def _back() -> str:
    """The back of a treasure card."""
    ground = rect(0, 0, 8, 8, fill="#27496d")
    cross = path("M0,0 L8,8 M8,0 L0,8", stroke="#8fb7dd", stroke_width=1)
    return _pattern("back", 8, ground, cross)


def _pattern(name: str, size: int, *inside: str) -> str:
    units = {"patternUnits": "userSpaceOnUse"}
    return tag("pattern", *inside, id=name, width=size, height=size, **units)


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
