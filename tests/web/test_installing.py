"""Installing: a manifest with icons that fit, and a worker that keeps built files only."""

import re
import struct

from playwright.sync_api import Page

from tests.server.clients import REQUESTS
from tests.server.nodes import Node
from tests.web.visits import come_in, until

KEPT = """async () => {
    const cache = await caches.open("undercroft-assets");
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
OLD = r"/index-(00000000|0-0000-0)\."
"""Files of an earlier build, whose hashes may contain hyphens."""


def test_the_manifest_names_icons_of_their_size(node: Node) -> None:
    answer = REQUESTS.get(f"{node.url}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()

    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = REQUESTS.get(f"{node.url}{icon['src']}")
        width, height = struct.unpack(">II", picture.content[16:24])
        assert picture.headers["content-type"] == "image/png"
        assert icon["sizes"] == f"{width}x{height}"


def test_art_is_kept_for_a_day_and_pages_are_not(node: Node) -> None:
    for path in ("/art/torch.svg", "/art/icon-192.png"):
        answer = REQUESTS.get(f"{node.url}{path}")
        assert answer.headers["cache-control"] == "max-age=86400, public"
        assert answer.headers["etag"]
    assert REQUESTS.get(node.url).headers["cache-control"] == "no-cache"
    assert REQUESTS.get(f"{node.url}/art/missing.svg").status_code == 404


def test_the_worker_keeps_built_files_and_nothing_else(page: Page, node: Node) -> None:
    come_in(page, node)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(
        """async () => {
            const cache = await caches.open("undercroft-assets");
            for (const name of ["index-00000000.js", "index-0-0000-0.css"])
                await cache.put(`/assets/${name}`, new Response("old"));
        }"""
    )

    come_in(page, node)

    until(page, lambda: not any(re.search(OLD, path) for path in page.evaluate(KEPT)))
    kept = page.evaluate(KEPT)
    assert all(path.startswith("/assets/") for path in kept)
    assert {path.rpartition(".")[2] for path in kept} == {"js", "css", "woff2"}
