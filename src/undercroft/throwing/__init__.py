"""A die thrown at a board with physics: scenes, releases, simulation, events, readings, pictures.

It knows the engine's refusals and landings, and no game.
"""

from undercroft.throwing.aftermath import after_flip, after_throw, with_template, without
from undercroft.throwing.attempt import Attempt, attempt, throw
from undercroft.throwing.board import Board, board, board_names
from undercroft.throwing.combining import Combined, combine, impossible_pairs
from undercroft.throwing.conditions import Condition, condition, conditions
from undercroft.throwing.dressing import dressed, meant, usual_release
from undercroft.throwing.events import EventLog, event_log
from undercroft.throwing.flight import Flight, Throw
from undercroft.throwing.gear import Launcher
from undercroft.throwing.gesture import Gesture, read_gesture, release_from
from undercroft.throwing.keyframes import tracks, tracks_json
from undercroft.throwing.model import model_text, scene_hash
from undercroft.throwing.overlays import pointed_at
from undercroft.throwing.picture import svg
from undercroft.throwing.projection import View
from undercroft.throwing.reading import Reading, read
from undercroft.throwing.release import Release, check_release, read_release
from undercroft.throwing.scene import Box, Card, Leg, LyingDie, Scene, Template, read_scene
from undercroft.throwing.simulate import SimulationFailed, Stage
from undercroft.throwing.stance import Stance
from undercroft.throwing.verdicts import landing

__all__ = [
    "Attempt",
    "Board",
    "Box",
    "Card",
    "Combined",
    "Condition",
    "EventLog",
    "Flight",
    "Gesture",
    "Launcher",
    "Leg",
    "LyingDie",
    "Reading",
    "Release",
    "Scene",
    "SimulationFailed",
    "Stage",
    "Stance",
    "Template",
    "Throw",
    "View",
    "after_flip",
    "after_throw",
    "attempt",
    "board",
    "board_names",
    "check_release",
    "combine",
    "condition",
    "conditions",
    "dressed",
    "event_log",
    "impossible_pairs",
    "landing",
    "meant",
    "model_text",
    "pointed_at",
    "read",
    "read_gesture",
    "read_release",
    "read_scene",
    "release_from",
    "scene_hash",
    "svg",
    "throw",
    "tracks",
    "tracks_json",
    "usual_release",
    "with_template",
    "without",
]
