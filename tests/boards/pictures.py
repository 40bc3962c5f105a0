"""Pictures as tests read them: groups by their class, and all words."""

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


def read(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def groups(root: Element, kind: str) -> list[Element]:
    """The groups of a kind."""
    return [one for one in root.iter(f"{SVG}g") if kind in (one.get("class") or "").split()]


def texts(root: Element) -> list[str]:
    return [one.text or "" for one in root.iter(f"{SVG}text")]


def titles(elements: list[Element]) -> list[str]:
    """What a pointing finger is told of each."""
    return [one.findtext(f"{SVG}title") or "" for one in elements]
