"""What the strongest level decides at moments of a round, and whether the clock cut it short.

`python -m bench.opponents.decided GAME COUNT [MILLISECONDS]` prints one decision a line, by the program that is found
first; those that ran out of time begin with `cut`. `python -m bench.opponents.decided --windows` compares the share cut
short in every game here and under Wine, both compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.opponents.compiled import by_program
from devtools.environment import DevtoolsError
from devtools.paths import ROOT
from distribution.compiling import compiled_tree
from game.app.contestants import DecisionRequest, OwnContestant
from game.engine import Deals
from game.games import GAMES
from game.opponents.protocol import agent_for, levels_of
from windows.compiling import windows_tree
from windows.interpreter import windows_python
from windows.places import HERE
from windows.wine import wine

_SEED: Final = 7
_FEW: Final = 2
"""The first so many actions of a round are all decided, the others now and then; greedy players do the rest."""
_NOW_AND_THEN: Final = 8
_CLOCK_MS: Final = 500
_COUNT: Final = 24
"""Decisions of which the share cut short is told."""


def decisions(name: str, count: int, budget_ms: int | None) -> Iterator[str]:
    """Yield decisions of the strongest level in a match of greedy players."""
    game = GAMES[name]
    strongest = OwnContestant(agent_for(game, levels_of(game)[-1].name), budget_ms)
    greedy = OwnContestant(agent_for(game, "greedy"), None)
    state, _ = game.new_match(game.options(), max(game.seats), Deals(_SEED))
    number = asked = 0
    while asked < count:
        seat = game.actor(state)
        if seat is None:
            action = next(iter(game.actions(state)), None)
            if action is None:
                return
        else:
            request = DecisionRequest(seat, game.view(state, seat), _SEED, ("agent", 1, number))
            if number < _FEW or number % _NOW_AND_THEN == 0:
                decision = strongest.decide(request).decision
                yield f"{'cut ' if decision.capped else ''}{decision.action}"
                asked += 1
                action = decision.action
            else:
                action = greedy.decide(request).decision.action
        state, _ = game.apply(state, action)
        number += 1


def under_wine(tree: Path, *words: str) -> str:
    """Return the output of Windows' Python, given these words, with the program of a tree. Raises `DevtoolsError`."""
    python = windows_python()
    with wine(HERE / "prefix") as windows:
        places = ";".join(windows.windows_path(place) for place in (tree, ROOT, ROOT / "build_scripts"))
        variables = {"PYTHONPATH": places, "PYTHONPYCACHEPREFIX": windows.windows_path(HERE / "compiled")}
        done = windows.ask([str(python), "-P", *words], variables=variables)
    if done.returncode != 0:
        raise DevtoolsError(done.stdout)
    return done.stdout


def _compare() -> None:
    """Print for each game the share of decisions cut by the clock, here and under Wine, measured in turn."""
    here, there = compiled_tree(), windows_tree()
    for name in GAMES:
        words = (name, str(_COUNT), str(_CLOCK_MS))
        for system, told in (
            ("here", by_program(here, __spec__.name, *words)),
            ("Wine", under_wine(there, "-m", __spec__.name, *words)),
        ):
            lines = told.strip().splitlines()
            cut = sum(1 for line in lines if line.startswith("cut "))
            print(f"{name}, {system}: {cut} of {len(lines)} cut by the clock", flush=True)


def main() -> None:
    """Print decisions, or compare systems."""
    parser = argparse.ArgumentParser(prog="python -m bench.opponents.decided", description=__doc__)
    parser.add_argument("--windows", action="store_true", help="compare this system with Wine")
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("count", nargs="?", type=int, default=_COUNT, help=f"decisions ({_COUNT})")
    parser.add_argument("clock", nargs="?", type=int, metavar="MILLISECONDS", help="the time for each (no limit)")
    asked = parser.parse_args()
    if asked.windows:
        _compare()
    elif asked.game is None:
        parser.error("name a game, or use --windows")
    else:
        for line in decisions(asked.game, asked.count, asked.clock):
            print(line, flush=True)


if __name__ == "__main__":
    main()
