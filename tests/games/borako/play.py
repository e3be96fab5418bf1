"""Matches of Borako for tests of saving, played by the heuristic policy with a take-back now and then.

As a program (`python -m tests.games.borako.play FOLDER`) it goes on with the match in the folder, or starts one, and
prints the number and the state of each action once the record has acknowledged it, until it is killed.
"""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from random import Random

from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, resume_match, start_match
from game.opponents.protocol import heuristic_action

SETUP = MatchSetup("borako", tuple(SeatSetup(name) for name in ("Amal", "Badr", "Celia", "Dov")), 5, {})
NOW = datetime(2024, 5, 6, 7, 8, 9)


def start_borako(folder: Path) -> Match:
    return start_match(GAMES, SETUP, folder, NOW)


def one_step(match: Match, rng: Random) -> None:
    """One action, or one take-back."""
    seat = match.actor()
    if match.can_undo() and rng.random() < 0.25:
        match.undo()
    elif match.can_redo() and rng.random() < 0.6:
        match.redo()
    elif seat is None:
        match.play(next(match.actions()))
    else:
        match.play(heuristic_action(match.game, match.view(seat), match.agent_stream()))


def _run(folder: Path, seed: int) -> None:
    rng = Random(seed)
    saved = sorted(folder.glob("*.jsonl"))
    match = resume_match(GAMES, saved[0]).match if saved else start_borako(folder)
    while True:
        while not match.settled:
            pass
        print(match.number, match.state_hash(), flush=True)
        if match.outcome() is not None:
            return
        one_step(match, rng)


if __name__ == "__main__":
    _run(Path(sys.argv[1]), int(sys.argv[2]))
