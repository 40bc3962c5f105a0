"""Light: what the pictures of the board refer to by name."""

from undercroft.boards.shapes import tag
from undercroft.boards.stone import flags, glow, rock


def definitions() -> str:
    """All definitions."""
    return tag(
        "defs",
        rock(),
        flags(),
        glow("halo", "#c77dff", 0.95),
        glow("turn", "#fff6d8", 0.9),
        _fading("room", ("#fff3c8", 0.5), ("#1a0d04", 0.36)),
        _fading("slab", ("#fff3c8", 0.22), ("#1a0d04", 0.3)),
        _fading("dusk", ("#ffcf87", 0.16), ("#000000", 0.42)),
        _oak(),
    )


def _fading(name: str, inner: tuple[str, float], outer: tuple[str, float]) -> str:
    """From one light in the middle to another at the rim."""
    stops = [
        tag("stop", offset=at, stop_color=colour, stop_opacity=strength)
        for at, (colour, strength) in (("0", inner), ("1", outer))
    ]
    return tag("radialGradient", *stops, id=name, r="0.72")


def _oak() -> str:
    shades = (("0", "#6a4824"), ("0.4", "#3a2512"), ("0.75", "#5a3c1e"), ("1", "#2c1b0d"))
    stops = [tag("stop", offset=at, stop_color=colour) for at, colour in shades]
    return tag("linearGradient", *stops, id="oak", x1="0", y1="0", x2="1", y2="1")
