"""A die thrown at a board with physics: scenes, releases, simulation, events, readings, pictures.

It knows the engine's refusals and landings, and no game.
"""

from undercroft.throwing.board import Board, board, board_names
from undercroft.throwing.events import EventLog, event_log
from undercroft.throwing.flight import Flight, Throw
from undercroft.throwing.keyframes import tracks, tracks_json
from undercroft.throwing.model import model_text, scene_hash
from undercroft.throwing.picture import svg
from undercroft.throwing.projection import View
from undercroft.throwing.reading import Reading, read
from undercroft.throwing.release import Release, check_release, read_release
from undercroft.throwing.scene import Box, Card, LyingDie, Scene
from undercroft.throwing.simulate import SimulationFailed, Stage, throw
from undercroft.throwing.verdicts import landing

__all__ = [
    "Board",
    "Box",
    "Card",
    "EventLog",
    "Flight",
    "LyingDie",
    "Reading",
    "Release",
    "Scene",
    "SimulationFailed",
    "Stage",
    "Throw",
    "View",
    "board",
    "board_names",
    "check_release",
    "event_log",
    "landing",
    "model_text",
    "read",
    "read_release",
    "scene_hash",
    "svg",
    "throw",
    "tracks",
    "tracks_json",
]
