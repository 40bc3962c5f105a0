"""A die thrown at a board with physics: scenes, releases, simulation, events, verdicts, pictures.

It knows the engine's refusals and landings, and no game.
"""

from undercroft.targets.conditions.combination import Combined, combine, impossible_pairs
from undercroft.targets.conditions.condition import Condition
from undercroft.targets.conditions.files import condition, conditions
from undercroft.targets.conditions.preparation import (
    prepare_scene,
    under_conditions,
    usual_release,
)
from undercroft.targets.conditions.stands import stand_of, toss_stand
from undercroft.targets.predicates.log import EventLog
from undercroft.targets.record.throw_record import ThrowRecord, pack_record, unpack_record
from undercroft.targets.release.help import Blow, Help, Palm, Pass, read_help
from undercroft.targets.release.launcher import Launcher
from undercroft.targets.release.release import Release, read_release
from undercroft.targets.release.stance import Stance
from undercroft.targets.release.stand import Stand
from undercroft.targets.scene.board import Board, board, board_names
from undercroft.targets.scene.props import Box, Card, Leg
from undercroft.targets.scene.scene import LyingDie, Scene, Template, read_scene
from undercroft.targets.scene.templates import pointed_at
from undercroft.throwing.answer import Answer, answer, stance_of, throw_again
from undercroft.throwing.attempt import Attempt, attempt, throw
from undercroft.throwing.bot_hand import throw_by_hand
from undercroft.throwing.input.blowing import blow_from
from undercroft.throwing.input.gesture import Gesture, learnt, read_gesture, release_from
from undercroft.throwing.input.passing import pass_from
from undercroft.throwing.input.release_checks import check_release
from undercroft.throwing.physics.flight import Flight
from undercroft.throwing.physics.model import model_text, scene_hash
from undercroft.throwing.physics.simulation import SimulationFailed, Stage
from undercroft.throwing.picture.keyframes import tracks, tracks_json
from undercroft.throwing.picture.projection import View
from undercroft.throwing.picture.svg import svg
from undercroft.throwing.records import Comparison, Rethrown, rethrow
from undercroft.throwing.toss import toss
from undercroft.throwing.verdict.aftermath import after_flip, after_throw, with_template, without
from undercroft.throwing.verdict.editions import landing
from undercroft.throwing.verdict.event_log import event_log
from undercroft.throwing.verdict.rest_position import RestPosition, rest_position

__all__ = [
    "Answer",
    "Attempt",
    "Blow",
    "Board",
    "Box",
    "Card",
    "Combined",
    "Comparison",
    "Condition",
    "EventLog",
    "Flight",
    "Gesture",
    "Help",
    "Launcher",
    "Leg",
    "LyingDie",
    "Palm",
    "Pass",
    "Release",
    "RestPosition",
    "Rethrown",
    "Scene",
    "SimulationFailed",
    "Stage",
    "Stance",
    "Stand",
    "Template",
    "ThrowRecord",
    "View",
    "after_flip",
    "after_throw",
    "answer",
    "attempt",
    "blow_from",
    "board",
    "board_names",
    "check_release",
    "combine",
    "condition",
    "conditions",
    "event_log",
    "impossible_pairs",
    "landing",
    "learnt",
    "model_text",
    "pack_record",
    "pass_from",
    "pointed_at",
    "prepare_scene",
    "read_gesture",
    "read_help",
    "read_release",
    "read_scene",
    "release_from",
    "rest_position",
    "rethrow",
    "scene_hash",
    "stance_of",
    "stand_of",
    "svg",
    "throw",
    "throw_again",
    "throw_by_hand",
    "toss",
    "toss_stand",
    "tracks",
    "tracks_json",
    "under_conditions",
    "unpack_record",
    "usual_release",
    "with_template",
    "without",
]
