"""Acts: what cards do on the spot. TIMING.md lists them for designers."""

from undercroft.games.dungeon_run.acts.performing import is_useful, perform_all, use_action
from undercroft.games.dungeon_run.acts.secrets import see_boss

__all__ = ["is_useful", "perform_all", "see_boss", "use_action"]
