"""A clock may be set to any year, and files may be dated anyhow: nothing breaks over it, and no match is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.app.cli import main
from game.clock import EARLIEST, LATEST, local_now
from game.match.saved_list import Period
from game.ui.scenes.load.scene import LoadScene
from pictures.scenes import with_saves
from tests.ui.pilot import Pilot

YEARS: Final = (
    datetime.min, datetime(1, 12, 31, 23, 59, 59), datetime(1900, 1, 1), datetime(1970, 1, 1), datetime(2000, 2, 29),
    datetime(2025, 12, 31, 23, 59), datetime(2026, 1, 1), datetime(2038, 1, 19, 3, 14, 8), datetime(3001, 1, 1),
    datetime(9999, 1, 31), datetime.max,
)  # fmt: skip
FILE_TIMES: Final = (-1e11, -1.0, 0.0, 1.0, 2.0**31, 2.0**32, 32_503_680_000.0, 253_402_300_799.0, 1e12)
DAY_KEYS: Final = (
    pygame.K_LEFT, pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_PAGEDOWN,
    pygame.K_END,
)  # fmt: skip


def set_clock(monkeypatch: pytest.MonkeyPatch, tell: Callable[[], datetime]) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, _tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return tell()

    monkeypatch.setattr("game.clock.datetime", Clock)


@pytest.mark.parametrize("moment", YEARS, ids=str)
def test_the_time_is_one_that_can_be_reckoned_with(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    set_clock(monkeypatch, lambda: moment)
    assert EARLIEST <= local_now() <= LATEST
    assert local_now() == moment or not EARLIEST <= moment <= LATEST


def test_a_clock_of_no_year_at_all_is_a_late_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> datetime:
        raise ValueError("year 30000 is out of range")

    set_clock(monkeypatch, fails)
    assert local_now() == LATEST


@pytest.mark.slow
@pytest.mark.parametrize("moment", YEARS, ids=str)
def test_every_scene_with_dates_opens_in_any_year(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, moment: datetime
) -> None:
    set_clock(monkeypatch, lambda: moment)
    with_saves(pilot.stage, "borako")
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.paint()
    pilot.stage.navigator.open_days()
    pilot.settle()
    for key in DAY_KEYS:
        pilot.scene.group.set_focus(pilot.scene.group.named("month"))  # type: ignore[attr-defined]
        pilot.key(key)
        pilot.paint()
    pilot.click("days.copy")
    pilot.click("days.play")
    pilot.wait(300)
    assert pilot.scene.name == "table"
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()
    pilot.settle()
    assert isinstance(pilot.scene, LoadScene)
    for number in range(len(Period)):
        pilot.click("load.since")
        pilot.click(f"load.since.{number}")
        pilot.settle()
        pilot.paint()
    pilot.stage.navigator.open_statistics()
    pilot.settle()
    for part in ("span", "span.1"):
        pilot.click(f"statistics.{part}")
        pilot.settle()
        pilot.paint()


@pytest.mark.parametrize("moment", YEARS, ids=str)
def test_the_command_line_tells_days_in_any_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], moment: datetime
) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    set_clock(monkeypatch, lambda: moment)
    for days in (1, 10**4, 10**6):
        assert main(["stats", "--days", str(days)]) == 0
    capsys.readouterr()
    assert main(["deal", "--of-day", "rami", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["day"]


@pytest.mark.slow
def test_files_of_any_date_are_listed_sorted_and_counted(pilot: Pilot) -> None:
    with_saves(pilot.stage, "borako")
    saves = pilot.stage.profile.folders.saves
    sound = max(saves.iterdir(), key=lambda file: file.stat().st_size).read_bytes()
    for number, moment in enumerate(FILE_TIMES):
        file = saves / f"dated-{number}.jsonl"
        file.write_bytes(sound)
        with suppress(OSError, OverflowError):  # not every disk keeps every date
            os.utime(file, (moment, moment))
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()
    pilot.settle()
    assert isinstance(pilot.scene, LoadScene)
    pilot.scene.group.set_focus(pilot.scene.group.named("match"))
    for _row in range(len(FILE_TIMES) + 4):
        pilot.key(pygame.K_DOWN)
        pilot.paint()
    pilot.scene.group.set_focus(pilot.scene.group.named("search"))
    pilot.type("19")
    pilot.settle()
    pilot.paint()
    pilot.stage.navigator.open_statistics()
    pilot.settle()
    pilot.paint()
