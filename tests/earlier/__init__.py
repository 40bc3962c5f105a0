"""What earlier versions left behind: saved games, a database and a backup, as they wrote them.

`rules_1` was played under the first rules of both games. Nothing here is ever made anew.
"""

import gzip
import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "rules_1"
FINISHED = sorted(HERE.glob("*-over.log"))
SAVES = sorted(set(HERE.glob("*.log")) - set(FINISHED))
SAME, PARTED = "-v_JR4k8K3Zk", "uBhr8V90eCr6"
"""The tables of the finished games: one that still replays, and one that changed rules stop."""
BACKUP = HERE / "backup"


def tables() -> dict[str, dict[str, Any]]:
    """The tables of the database and of the backup, with their secrets."""
    found: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text("utf-8"))
    return found


def unpack_database(path: Path, name: str = "tables") -> None:
    """Put a database somewhere: `tables`, or `finished` with two games that are over."""
    path.write_bytes(gzip.decompress((HERE / f"{name}.sqlite.gz").read_bytes()))
