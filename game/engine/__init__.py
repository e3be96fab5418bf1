"""The contract of every game, with events, refusals, options, scores and random streams."""

from game.engine.deals import Deals, RecordedOrderError, shuffled, stream
from game.engine.events import (
    CardsDealt,
    Event,
    MatchEnded,
    OrderBrought,
    Place,
    Reshuffled,
    Resynced,
    RoundEnded,
    Shuffled,
    TurnBegan,
    redacted,
)
from game.engine.game import Action, AnyGame, Appraisal, Game, MeldGame, Seat, SeatView, State
from game.engine.options import (
    TARGET,
    OptionError,
    OptionSpec,
    OptionValue,
    choose,
    declared,
    match_length,
    option,
    presets_of,
)
from game.engine.refusal import ActionSyntaxError, IllegalActionError, Refusal
from game.engine.scores import Outcome, RoundScore, ScoreLine, Standing, sole_best, team_points
