"""Tune the weights of Borako's quick policy by self-play: `python -m tuning borako STATE.json`."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Final

from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.weights import CLUB_WEIGHTS, Weights
from tuning.evolution import Evolution, evolve

CHANCES = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("sweep_")
) | {"alone", "patience", "project", "gapped", "scattered", "dirty_ease", "set_share"}
tune: Final = partial(evolve, Evolution("borako", (4,), CLUB_WEIGHTS, HeuristicAgent, CHANCES))
