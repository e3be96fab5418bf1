"""The bench prints figures as they are, and its position is the described one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from bench import archive, usage
from bench.figures import Figure, percentile, table
from bench.late_round import HAND, MELDS, write_late_round
from bench.many_matches import write_many
from bench.rivals import Player, Program, ProgramEndedError, first_picture
from bench.screen import Screen
from devtools.of_games import of_game
from devtools.paths import ROOT
from game.games import GAMES
from game.games.borako.rules.view import BorakoView
from game.match.archive import Archive
from game.match.saves import resume_match
from game.storage.folders import folders_of
from game.storage.index import FILE


def test_percentiles_are_values_that_were_measured() -> None:
    assert [percentile([4.0, 1.0, 3.0, 2.0], percent) for percent in (0, 50, 99, 100)] == [1.0, 3.0, 4.0, 4.0]


def test_a_missed_aim_is_marked_in_the_table() -> None:
    slow = Figure("slow", "a slow thing", 9.0, "ms", 8.0)
    fast = Figure("fast", "a fast thing", 7.0, "ms", 8.0)
    rows = table([slow, fast]).splitlines()
    assert "✗" in rows[2]
    assert "✗" not in rows[3]


def test_an_aim_from_below_is_met_above_it() -> None:
    assert Figure("many", "rounds", 60, "/s", 50, more_is_better=True).meets_aim
    assert not Figure("few", "rounds", 40, "/s", 50, more_is_better=True).meets_aim


@pytest.mark.slow
def test_the_late_round_has_many_melds_and_waits_for_the_person(tmp_path: Path) -> None:
    match = resume_match(GAMES, write_late_round(tmp_path)).match
    view = match.view_as(BorakoView, 0)
    assert match.actor() == 0
    assert sum(map(len, view.melds)) >= MELDS
    assert len(view.hand) >= HAND
    match.close()


@pytest.mark.slow
def test_the_archive_of_many_matches_is_one_that_the_program_believes(tmp_path: Path) -> None:
    folders = folders_of({"MAJLIS_HOME": str(tmp_path)})
    write_many(folders, len(GAMES) + 2, "short")
    archive = Archive(GAMES, folders.saves, folders.home / FILE)
    files = archive._files()
    archive.look()
    assert archive.wait()
    archive.close()
    assert {row.name: row.stamp for row in archive.rows} == {name: stamp for name, (stamp, _) in files.items()}
    assert {row.game for row in archive.rows} == set(GAMES)
    assert all(row.finished for row in archive.rows)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if (ROOT / "tests" / "games" / game / "lean.py").is_file()])
def test_a_round_of_a_lean_core_is_the_same_whenever_it_is_played(game: str) -> None:
    play_round = of_game(game, "lean", "play_round")
    assert play_round(3) == play_round(3) != play_round(4)


def test_an_archive_that_opens_late_misses_its_aim() -> None:
    names = [name for key in archive._TEXTS for name in (key, f"processor_{key}")]
    measured = {size: {name: (float(size), float(size)) for name in names} for size in archive.SIZES}
    late = {figure.key: figure for figure in archive.figures(measured) if not figure.meets_aim}
    assert late["archive_statistics_ms"].value == 5000
    assert late["archive_statistics_more_ms"].value == 5000 - 20
    assert late["archive_first_frame_more_ms"].value == 5000
    assert "archive_statistics_few_ms" not in late


class EmptyScreen:
    """A screen on which nothing is ever painted."""

    def forget(self) -> None:
        """Forget nothing, since nothing was painted."""

    def paintings(self, _seconds: float) -> Iterator[tuple[float, int]]:
        """Return no paintings."""
        return iter(())


EMPTY = cast(Screen, EmptyScreen())
ENDS = Program("Short", [sys.executable, "-c", ""], [sys.executable, "-c", ""], (0, 1, 0.5), (0.5, 0.5))
"""A program that ends at once."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is measured so")
def test_a_program_that_has_ended_is_not_waited_for() -> None:
    with pytest.raises(ProgramEndedError, match="Short"):
        first_picture(ENDS, EMPTY, ":none")
    process = subprocess.Popen(list(ENDS.start))
    process.wait()
    with pytest.raises(ProgramEndedError, match="Short"):
        Player(ENDS, process, EMPTY).sit_down(":none")
    with pytest.raises(ProgramEndedError, match="Short"):
        Player(ENDS, process, EMPTY).rest(0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is measured so")
def test_a_child_that_ends_while_it_is_measured_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = usage.seconds_used(os.getpid())
    child = subprocess.Popen([sys.executable, "-c", "sum(range(20_000_000))"])
    child.wait()
    ended = child.pid
    monkeypatch.setattr(usage, "family", lambda process: [process, ended])
    assert usage.seconds_used(os.getpid()) - before > 0.1
    assert usage.wakings_of(os.getpid())
    assert usage.megabytes(ended) == 0
