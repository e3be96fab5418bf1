"""Tune the weights of Borako's quick policy by self-play: `python build_scripts/tune_borako.py STATE.json`."""

from __future__ import annotations

from dataclasses import fields

from evolving import Evolution, tune
from game.agents.borako.quick import QuickAgent
from game.agents.borako.weights import STEADY, Weights

CHANCES = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("sweep_")
) | {"alone", "patience", "project", "gapped", "scattered", "dirty_ease", "set_share"}

if __name__ == "__main__":
    tune(Evolution("borako", (4,), STEADY, QuickAgent, CHANCES))
