"""Tune the heuristic policies of the canasta family by self-play: `python -m tuning.canasta GAME STATE.json`."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from game.families.canasta.opponents.weights import Weights
from game.games.borako.opponents.heuristic import HeuristicAgent as BorakoAgent
from game.games.borako.opponents.weights import CLUB_WEIGHTS as BORAKO_WEIGHTS
from game.games.buraco.opponents.heuristic import HeuristicAgent as BuracoAgent
from game.games.buraco.opponents.weights import CLUB_WEIGHTS as BURACO_WEIGHTS
from tuning.evolution import Evolution, tune

CHANCES: Final = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("take_")
) | {
    "alone",
    "patience",
    "project",
    "gapped",
    "scattered",
    "dirty_ease",
    "set_share",
    "ace_to_ace",
    "reserve_surest",
    "draw_share",
    "rival_exit",
}

if __name__ == "__main__":
    tune(
        Evolution("borako", (4,), BORAKO_WEIGHTS, BorakoAgent, CHANCES),
        Evolution("buraco", (2, 4), BURACO_WEIGHTS, BuracoAgent, CHANCES),
    )
