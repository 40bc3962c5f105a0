"""Everything that requests share, built in one thread before the first of them comes.

Msgspec builds what it knows of a type when the type is first used. Threads that do so at once can
crash the process, so nothing is left for them to build.
"""

import msgspec
from litestar import Litestar
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from undercroft.book import book
from undercroft.rulebook import rules
from undercroft.server.http.game_routes import game_infos, printed
from undercroft.server.tables.loading import game_of
from undercroft.targets.prepare import prepare as prepare_throws
from undercroft.words import LANGUAGES


def preload(app: Litestar) -> None:
    """Games with cards, words, rules, books and guides; throws; what routes take and tell."""
    for info in game_infos():
        printed(info.id)
        for language in LANGUAGES:
            rules(game_of(info.id), language)
            book(game_of(info.id), language)
    prepare_throws()
    for handler in _handlers(app):
        msgspec.json.Decoder(handler.signature_model)
    _ = app.openapi_schema  # made when first asked


def _handlers(app: Litestar) -> list[BaseRouteHandler]:
    found: list[BaseRouteHandler] = []
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            found += route.route_handlers
        elif isinstance(route, WebSocketRoute):
            found.append(route.route_handler)
    return found
