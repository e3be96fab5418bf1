"""Tune the weights of Borako's level Club by self-play: `python -m tuning borako STATE.json`."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.borako.opponents import agent_of
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from tuning.canasta import CHANCES
from tuning.evolution import Evolution, evolve

tune: Final = partial(evolve, Evolution("borako", (4,), CLUB_WEIGHTS, partial(agent_of, "club"), CHANCES))
