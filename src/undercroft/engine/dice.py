"""Dice: what is on their sides, and how fair bytes become fair faces.

A die holds no chance of its own; it only says how to read bytes that somebody else drew.
"""

BYTE = 256
NO_FACE = 255
SHORT = 4


class Die:
    """A die with symbols on its sides, e.g. `Die("monster", "DDMMAA")`.

    A rolled face is a small number: the place of its symbol in `symbols`.
    """

    __slots__ = ("_faces", "_letters", "_parsed", "faces", "name", "sides", "skip", "symbols")

    def __init__(self, name: str, sides: str) -> None:
        count = len(sides)
        self.name = name
        self.sides = sides
        self.symbols = "".join(dict.fromkeys(sides))
        """The different symbols in the order in which they first appear."""
        self.faces = bytes(self.symbols.index(sides[byte % count]) for byte in range(BYTE))
        """The face of each byte, for `bytes.translate`."""
        self.skip = bytes(range(BYTE - BYTE % count, BYTE))
        """Bytes that would make low faces likelier: drop them."""
        self._letters = self.symbols.encode("ascii").ljust(BYTE, b"?")
        self._parsed: dict[str, bytes] = {}
        """Short texts parsed before: logs repeat them all the time."""
        self._faces = bytes(self.symbols.find(chr(byte)) % BYTE for byte in range(BYTE))

    def __repr__(self) -> str:
        return f"Die({self.name!r}, {self.sides!r})"

    def read(self, faces: bytes) -> str:
        """Faces as symbols: faces 0 and 2 of a monster die are `"DA"`."""
        return faces.translate(self._letters).decode("ascii")

    def parse(self, text: str) -> bytes:
        """Symbols as faces; ValueError names the first that is on no side."""
        return self._parsed.get(text) or self._parse(text)

    def _parse(self, text: str) -> bytes:
        faces = text.encode("ascii", "replace").translate(self._faces)
        if NO_FACE in faces:
            wrong = text[faces.index(NO_FACE)]
            raise ValueError(f"{wrong!r} is on no side of this die; it has {self.symbols}")
        if len(text) <= SHORT:
            self._parsed[text] = faces
        return faces


D6 = Die("d6", "123456")
