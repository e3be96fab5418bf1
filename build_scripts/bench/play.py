"""How fast the rules and the opponents are: `majlis simulate` from the checkout."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from devtools.environment import DevtoolsError
from devtools.paths import ROOT


def simulate(game: str, levels: str, rounds: int) -> dict[str, Any]:
    """What `simulate` tells of that many rounds of a game on one core."""
    command = [sys.executable, "-m", "game", "simulate", game, "--rounds", str(rounds), "--seats", levels]
    command += ["--seed", "1", "--jobs", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"simulate ended with {done.returncode}: {done.stderr.strip()[-400:]}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told
