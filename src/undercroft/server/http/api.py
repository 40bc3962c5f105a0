"""The HTTP interface: games, lobby, tables, seats, replays, logs. Playing goes over the socket.

Secrets come in the header `Authorization: Bearer ...`, several separated by commas, and never in an
address.
"""

from litestar import Router

from undercroft.server.http import (
    daily_routes,
    device_routes,
    game_routes,
    practice_routes,
    seat_routes,
    table_routes,
    target_routes,
)

API = Router(
    "/api",
    route_handlers=[
        game_routes.games,
        table_routes.lobby,
        table_routes.create_table,
        table_routes.look,
        table_routes.clear,
        table_routes.ask_to_clear,
        table_routes.stop_asking,
        table_routes.start,
        table_routes.rematch,
        seat_routes.claim,
        seat_routes.leave,
        seat_routes.invite,
        seat_routes.look_at_invitation,
        seat_routes.put_bot,
        seat_routes.hint,
        seat_routes.set_hook,
        table_routes.replay,
        table_routes.recap,
        table_routes.chronicle,
        table_routes.analysis,
        table_routes.export,
        table_routes.bring_in,
        device_routes.mine,
        device_routes.addresses,
        device_routes.make_recovery,
        device_routes.use_recovery,
        game_routes.words,
        game_routes.rules,
        game_routes.read_book,
        game_routes.cards,
        target_routes.targets,
        target_routes.paper,
        practice_routes.special_throws,
        practice_routes.ask,
        practice_routes.lift,
        practice_routes.toss,
        practice_routes.throw,
        practice_routes.share_throw,
        practice_routes.look_at_throw,
        daily_routes.challenge,
        daily_routes.begin,
        daily_routes.throw,
        daily_routes.enter,
    ],
)
