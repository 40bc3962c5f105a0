"""What axe-core finds serious on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def barriers(page: Page) -> list[str]:
    """The findings, each with the first thing that has it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]
