"""What nodes and their workers make before they serve, made when this is imported.

Those that are forked later have it. Nothing may run on after this, neither a thread nor a
connection: it would be cut in two.
"""

import gc

from undercroft.games import makers
from undercroft.server.app.application import make_app
from undercroft.server.http.game_routes import game_infos
from undercroft.server.ops.settings import Settings
from undercroft.server.storage.database import Database
from undercroft.server.tables.loading import game_of
from undercroft.server.workers.jobs import made
from undercroft.words import LANGUAGES, Words

IN_MEMORY = "sqlite://"

for game_id in makers():
    made(game_id)
    for language in LANGUAGES:
        Words(language, game_of(game_id))
make_app(Settings(database=IN_MEMORY))
game_infos.cache_clear()  # a node may know further games
database = Database(IN_MEMORY)
database.migrate()
database.close()
gc.collect()
gc.freeze()  # or every node would look through all this for garbage
