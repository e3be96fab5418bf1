"""A round of Rami in its lean core, to be measured."""

from __future__ import annotations

from functools import partial

from game.games.rami.opponents.weights import RAMI_WEIGHTS
from tests.families.rummy.opponents.lean.playing import played_out

play_round = partial(played_out, "rami", RAMI_WEIGHTS)
