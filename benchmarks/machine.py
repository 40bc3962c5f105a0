"""What the figures were taken on: interpreter, processor, versions. It measures nothing."""

import os
import platform
from importlib import metadata
from pathlib import Path

CPU_INFO = Path("/proc/cpuinfo")
LIBRARIES = ("undercroft", "open_spiel", "numpy")


def cpu_model() -> str:
    """Name of the processor, as far as the system tells."""
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def library_versions() -> list[str]:
    """Installed versions of the Python libraries under measurement."""
    return [f"{name} {version}" for name in LIBRARIES if (version := _version(name))]


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def describe(tools: list[str]) -> str:
    """One sentence for the report; `tools` are versions of what is not a Python library."""
    cores = os.cpu_count()
    parts = [f"{cpu_model()}, {cores} cores", f"Python {platform.python_version()}"]
    return "; ".join([*parts, *library_versions(), *tools]) + "."
