"""Counts and records that must not change while a game's rules version stays the same.

`golden.toml` among the tests of a game holds how many lines of play a few late positions have, `golden.txt` one round
as its actions. Both are made by `python -m tests.battery.test_golden GAME` for a new game, and anew when its rules
version was raised.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.engine import stream
from game.games import GAMES
from tests.battery.entries import ENTRIES, Entry
from tests.battery.walks import BY_NAME, started, walk

GAMES_FOLDER = Path(__file__).parents[1] / "games"
RECORD_SEED = 7


def late_position(name: str, options: int, seed: int, back: int, lively: bool) -> Any:
    """The state so many actions before the end of a round."""
    return walk(name, options, seed=seed, lively=lively, rounds=1)[-back].before


def lines_of_play(name: str, state: Any, depth: int) -> int:
    """Return the number of sequences of so many actions, shorter ones that end the round included."""
    game = GAMES[name]
    if depth == 0 or game.actor(state) is None:
        return 1
    return sum(lines_of_play(name, game.apply(state, action)[0], depth - 1) for action in game.actions(state))


def counted(name: str) -> list[dict[str, Any]]:
    """The positions of a game; none of a new one whose files are still to be made."""
    path = GAMES_FOLDER / name / "golden.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    positions: list[dict[str, Any]] = found.get("positions", [])
    return positions


def test_every_game_has_late_positions() -> None:
    assert all(counted(entry.name) for entry in ENTRIES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "position"), [(entry.name, position) for entry in ENTRIES for position in counted(entry.name)]
)
def test_late_positions_have_as_many_lines_of_play_as_ever(name: str, position: dict[str, Any]) -> None:
    state = late_position(name, position["options"], position["seed"], position["back"], position["lively"])
    depths = range(1, len(position["lines"]) + 1)
    assert [lines_of_play(name, state, depth) for depth in depths] == position["lines"]


def record_of(entry: Entry) -> str:
    """A round played at random as text: the actions, then the score lines."""
    game = entry.game
    rng = stream(RECORD_SEED, "golden")
    state = started(entry, 0, RECORD_SEED)
    texts = [f"{entry.name} rules version {game.rules_version}, seed {RECORD_SEED}"]
    while (actor := game.actor(state)) is not None:
        action = entry.lively(list(game.actions(state)), rng)
        texts.append(f"{actor} {action}")
        state, _ = game.apply(state, action)
    texts += [f"team {line.team} {line.points:+} {line.key} {line.clause}" for line in game.score(state)]
    return "\n".join(texts) + "\n"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_a_round_is_played_as_it_was_recorded(entry: Entry) -> None:
    assert record_of(entry) == (GAMES_FOLDER / entry.name / "golden.txt").read_text(encoding="utf-8")


def write_golden(names: Sequence[str]) -> None:
    """Write the golden files of these games as the rules are now."""
    for entry in map(BY_NAME.__getitem__, names):
        (GAMES_FOLDER / entry.name / "golden.txt").write_text(record_of(entry), encoding="utf-8")
        rows = []
        for number in range(10):
            options, seed, back, lively = number % len(entry.option_sets), number, 4 + 2 * number, number % 2 == 0
            state = late_position(entry.name, options, seed, back, lively)
            lines = [lines_of_play(entry.name, state, 1)]
            while lines[-1] < 400 and len(lines) < 6:
                lines.append(lines_of_play(entry.name, state, len(lines) + 1))
            asked = f"options = {options}, seed = {seed}, back = {back}, lively = {str(lively).lower()}"
            rows.append(f"    {{ {asked}, lines = {lines} }},\n")
        (GAMES_FOLDER / entry.name / "golden.toml").write_text(f"positions = [\n{''.join(rows)}]\n", encoding="utf-8")


if __name__ == "__main__":
    write_golden(sys.argv[1:])
