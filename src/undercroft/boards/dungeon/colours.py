"""The colours of the levels, and the colour and crest of each seat."""

LEVELS = {
    1: ("#e9c74a", "#6e5a1c"),
    2: ("#ea8b3c", "#6f3d14"),
    3: ("#d9503f", "#611a14"),
    4: ("#a877e0", "#432767"),
    5: ("#5b9fe6", "#1d3f6b"),
    6: ("#5fb56a", "#1e4d28"),
}
"""The floor of a level and the rock around it; its numeral is always printed besides."""
SEATS = (
    ("#5fa5e0", "M0,-9 L8,-5 V3 C8,7 4,10 0,12 C-4,10 -8,7 -8,3 V-5 Z"),
    ("#4ee696", "M0,-11 C9,-6 10,4 0,12 C-10,4 -9,-6 0,-11 Z"),
    ("#ad6bfd", "M0,-11 L3,-3 H11 L5,2 L7,10 L0,5 L-7,10 L-5,2 L-11,-3 H-3 Z"),
    ("#e6638b", "M0,-11 L10,0 L0,11 L-10,0 Z"),
    ("#f9e833", "M0,-10 A10,10 0 1 1 0,10 A10,10 0 1 1 0,-10 Z"),
    ("#f3f0ea", "M5,-10 A10.5,10.5 0 1 0 9,6 A8.5,8.5 0 0 1 5,-10 Z"),
    ("#49d3e0", "M0,-11 L9.5,-5.5 V5.5 L0,11 L-9.5,5.5 V-5.5 Z"),
)
"""Shield, leaf, star, diamond, disc, moon and hexagon: no colour stands alone."""
