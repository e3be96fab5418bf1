"""A round of Remik in its lean core, to be measured."""

from __future__ import annotations

from functools import partial

from game.games.remik.opponents.weights import REMIK_WEIGHTS
from tests.families.rummy.opponents.lean.playing import played_out

play_round = partial(played_out, "remik", REMIK_WEIGHTS)
