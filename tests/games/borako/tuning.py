"""Tune the weights of Borako's heuristic policy by self-play: `python -m tuning borako STATE.json`."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from tuning.canasta import CHANCES
from tuning.evolution import Evolution, evolve

tune: Final = partial(evolve, Evolution("borako", (4,), CLUB_WEIGHTS, HeuristicAgent, CHANCES))
