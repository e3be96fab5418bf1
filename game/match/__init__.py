"""A table in play: seats, take-back, the turn loop, the agents' process, and matches resumed from records."""

from game.match.match import Match
from game.match.saves import MatchSetup
from game.match.summary import SavedMatch
from game.match.thinking import AgentProcess
from game.match.turn_loop import Pacing, TurnLoop

__all__ = ["AgentProcess", "Match", "MatchSetup", "Pacing", "SavedMatch", "TurnLoop"]
