"""Tune the weights of Buraco's heuristic policy by self-play: `python -m tuning buraco STATE.json`."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.buraco.opponents.heuristic import HeuristicAgent
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from tuning.canasta import CHANCES
from tuning.evolution import Evolution, evolve

tune: Final = partial(evolve, Evolution("buraco", (2, 4), CLUB_WEIGHTS, HeuristicAgent, CHANCES))
