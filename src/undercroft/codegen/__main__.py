"""Write what is made from our structs, or with `--check` say what is stale."""

import sys
from pathlib import Path

from undercroft.codegen import asyncapi, pages

ASYNCAPI = Path("docs/asyncapi.json")


def texts(root: Path) -> dict[Path, str]:
    """All files that are made, by their place in the repository."""
    return {ASYNCAPI: asyncapi.document(), **pages.texts(root)}


def stale(root: Path) -> list[Path]:
    """The files that are not as they would be made now."""
    made = texts(root)
    return [path for path, text in made.items() if _read(root / path) != text]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main() -> None:
    """Write all, or check."""
    root = Path()
    if "--check" in sys.argv[1:]:
        if found := stale(root):
            sys.exit(f"stale, run make protocol: {', '.join(map(str, found))}")
        return
    for path, text in texts(root).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
