"""The speed of rules and opponents: `majlis simulate` from the checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bench.opponents.compiled import by_program
from devtools.paths import ROOT
from game.engine.game_info import GameInfo


def simulate(game: str, levels: str, rounds: int, tree: Path = ROOT) -> dict[str, Any]:
    """Return the report of `simulate` on that many rounds of a game on one core, by the program of a tree."""
    words = ["simulate", game, "--rounds", str(rounds), "--seats", levels, "--seed", "1", "--jobs", "1", "--json"]
    done = by_program(tree, "game", *words)
    told: dict[str, Any] = json.loads(done.splitlines()[-1])
    return told


def full_of(level: str, info: GameInfo) -> str:
    """The seats of a game with as many players as there can be, all of one level."""
    return ",".join([level] * max(info.seats))
