"""The kernel: asks, answers, chance, the table, the log, views. It knows no game and does no IO."""

from undercroft.engine.asks import Ask, Choose, Draw, Poll, Roll, Script
from undercroft.engine.chance import Fast, Keyed, People, Scripted, Source
from undercroft.engine.dice import D6, Die
from undercroft.engine.events import Event, Names, Parts, Weight
from undercroft.engine.forecasts import Forecast, Prospect
from undercroft.engine.game import AnyGame, Game, Result, ScorePart, Setup, State, worth
from undercroft.engine.measures import Luck, Measure
from undercroft.engine.options import Catalogue, Option
from undercroft.engine.refusals import BadFile, BadLog, Refused, RulesFault
from undercroft.engine.table import Table
from undercroft.engine.throws import Landing, Throw
from undercroft.engine.visibility import Backs, Private, Public

__all__ = [
    "D6",
    "AnyGame",
    "Ask",
    "Backs",
    "BadFile",
    "BadLog",
    "Catalogue",
    "Choose",
    "Die",
    "Draw",
    "Event",
    "Fast",
    "Forecast",
    "Game",
    "Keyed",
    "Landing",
    "Luck",
    "Measure",
    "Names",
    "Option",
    "Parts",
    "People",
    "Poll",
    "Private",
    "Prospect",
    "Public",
    "Refused",
    "Result",
    "Roll",
    "RulesFault",
    "ScorePart",
    "Script",
    "Scripted",
    "Setup",
    "Source",
    "State",
    "Table",
    "Throw",
    "Weight",
    "worth",
]
