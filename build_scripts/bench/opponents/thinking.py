"""The thinking time of opponents, from source as in the checkout and compiled as in packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.figures import Figure
from bench.opponents import play
from bench.opponents.compiled import programs
from game.engine.game_info import GameInfo
from game.games import INFOS, game_named
from game.opponents.levels import Level
from game.opponents.protocol import levels_of

_SEARCHING: Final = "strong"
"""The level that searches: it may take a little more than its budget, and is measured over fewer rounds."""
_SEARCHING_MS: Final = 600
_SLOWER_MS: Final = {("club", "tricks"): 250}
"""The milliseconds in which a level of a family shall decide nearly always, where they differ from its budget."""
_ROUNDS: Final = {"tricks": 60}
"""Rounds in which decisions are measured, by family: short ones bring few."""
_FEW: Final = 4
"""The default number of rounds."""
_SEARCHED: Final = {"tricks": 4}
"""Rounds of the level that searches."""


def decisions() -> Iterator[Figure]:
    """The levels that players may choose, in every game."""
    for name, info in INFOS.items():
        for level in levels_of(game_named(name)):
            if level.offered:
                for tree, how in programs():
                    if not how or level.budget_ms > _LITTLE_MS:
                        yield from _figures(name, info, level, tree, how)


_LITTLE_MS: Final = 50
"""A level with no more time than that does not search, so that compiling changes nothing."""


def _figures(name: str, info: GameInfo, level: Level, tree: Path, how: str) -> Iterator[Figure]:
    searching = level.name == _SEARCHING
    rounds = _SEARCHED.get(info.family, 1) if searching else _ROUNDS.get(info.family, _FEW)
    told = play.simulate(name, play.full_of(level.name, info), rounds, tree)["decisions"][level.name]
    aim = _SEARCHING_MS if searching else _SLOWER_MS.get((level.name, info.family), level.budget_ms)
    key, text = f"{name}_{level.name}{how and '_compiled'}", f"a decision of {level.name} in {name}{how}"
    yield Figure(f"{key}_p50_ms", f"{text}, median", told["p50"], "ms")
    yield Figure(f"{key}_p95_ms", f"{text}, 95 of 100", told["p95"], "ms", aim)
    yield Figure(f"{key}_max_ms", f"{text}, the longest", told["max"], "ms")
