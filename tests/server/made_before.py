"""Games and their texts, made when this is imported: nodes that are forked later have them."""

from undercroft.games import makers
from undercroft.server.tables.loading import game_of
from undercroft.words import LANGUAGES, Words

for game_id in makers():
    for language in LANGUAGES:
        Words(language, game_of(game_id))
