"""What everybody can work out from the open cards, told with every view.

It adds to what the fields declare public and uses nothing else: no pile, no loot, no secret.
"""

from typing import Any

from undercroft.games.dungeon_run.cards import RATINGS
from undercroft.games.dungeon_run.state import NOTHING, Hero, RunState
from undercroft.games.dungeon_run.trading import MOST_PROPOSALS
from undercroft.games.dungeon_run.traits import is_cursed, life_of, rating_of


def show_worth(g: RunState, seen: dict[str, Any]) -> dict[str, Any]:
    """A view, with what the heroes are worth now and how long a trade may go on."""
    for hero, shown in zip(g.heroes, seen["heroes"], strict=True):
        if hero.card != NOTHING:
            shown |= worth(g, hero)
    if seen["trade"] is not None:
        seen["trade"]["most"] = MOST_PROPOSALS
    return seen


def worth(g: RunState, hero: Hero) -> dict[str, Any]:
    """A hero's life and ratings with all that works for him. [DR-HEROCARD-08] [DR-ADVANCE-03]"""
    return {
        "life": life_of(g, hero),
        "ratings": [rating_of(g, hero, rating) for rating in range(len(RATINGS))],
        "cursed": is_cursed(g, hero),
    }
