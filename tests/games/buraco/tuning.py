"""Tune the weights of Buraco's level Club by self-play: `python -m tuning buraco STATE.json`."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.buraco.opponents import agent_of
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from tuning.canasta import CHANCES
from tuning.evolution import Evolution, evolve

tune: Final = partial(evolve, Evolution("buraco", (2, 4), CLUB_WEIGHTS, partial(agent_of, "club"), CHANCES))
