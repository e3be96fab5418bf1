"""Tune the weights of Buraco's quick policy by self-play: `python -m tuning buraco STATE.json`."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Final

from game.games.buraco.opponents.heuristic import HeuristicAgent
from game.games.buraco.opponents.weights import CLUB_WEIGHTS, Weights
from tuning.evolution import Evolution, evolve

CHANCES = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("take_")
) | {"alone", "patience", "project", "gapped", "scattered", "dirty_ease", "set_share", "ace_to_ace"}
tune: Final = partial(evolve, Evolution("buraco", (2, 4), CLUB_WEIGHTS, HeuristicAgent, CHANCES))
