"""What every game is: the contract, events, refusals, options, scores and random streams."""

from game.engine.deals import Deals, RecordedOrderError
from game.engine.events import Event, Place, redacted
from game.engine.game import Appraisal, Game, MeldGame, Seat, SeatView
from game.engine.options import OptionError, OptionSpec, choose, declared, option, presets_of
from game.engine.refusal import ActionSyntaxError, IllegalActionError, Refusal
from game.engine.scores import Outcome, ScoreLine, Standing
from game.engine.streams import shuffled, stream

__all__ = [
    "ActionSyntaxError",
    "Appraisal",
    "Deals",
    "Event",
    "Game",
    "IllegalActionError",
    "MeldGame",
    "OptionError",
    "OptionSpec",
    "Outcome",
    "Place",
    "RecordedOrderError",
    "Refusal",
    "ScoreLine",
    "Seat",
    "SeatView",
    "Standing",
    "choose",
    "declared",
    "option",
    "presets_of",
    "redacted",
    "shuffled",
    "stream",
]
