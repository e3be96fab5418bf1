"""A round of Borako in its lean core, to be measured."""

from __future__ import annotations

from functools import partial

from tests.families.canasta.opponents.lean.playing import played_out

play_round = partial(played_out, "borako")
