"""Stone: glows, patterns, rock and paved floors that every picture of a dungeon shares."""

from undercroft.boards.shapes import path, tag


def glow(name: str, colour: str, strength: float) -> str:
    """Light that fades to all sides."""
    stops = (
        tag("stop", offset="0", stop_color=colour, stop_opacity=strength),
        tag("stop", offset="0.45", stop_color=colour, stop_opacity=strength * 0.4),
        tag("stop", offset="1", stop_color=colour, stop_opacity=0),
    )
    return tag("radialGradient", *stops, id=name)


def rock() -> str:
    """Cracks in rock."""
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
    return pattern("rock", 40, lines, light)


def flags() -> str:
    """The joints of a paved floor."""
    joints = "M0,1 H50 M0,26 H50 M16,1 V26 M38,26 V51"
    lines = path(joints, fill="none", stroke="#000", stroke_opacity=0.22, stroke_width=1.5)
    return pattern("flags", 50, lines)


def pattern(name: str, size: int, *inside: str) -> str:
    """Something that repeats in all directions."""
    units = {"patternUnits": "userSpaceOnUse"}
    return tag("pattern", *inside, id=name, width=size, height=size, **units)
