"""Processes load little: the opponents' no more than thinking takes, the window no more than what is shown first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.games import INFOS
from tests.ui.pilot import profile_in
from tests.ui.shelves import fill

ROOT = Path(__file__).parents[2]


def output_of(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("begins", "unwanted"),
    [
        (
            "game.match.worker, game.app.cli",
            {"pygame", "msgspec", "sqlite3", "argparse", "statistics", "game.storage", "game.ui"},
        ),
        (
            "game.app.cli, game.ui.window, game.ui.navigation, game.ui.opening, game.ui.scenes.menu",
            {"argparse", "multiprocessing", "ctypes", "statistics", "game.match.thinking", "game.ui.table.scene"},
        ),
    ],
)
def test_nothing_is_loaded_before_it_is_needed(begins: str, unwanted: set[str]) -> None:
    loaded = output_of(f"import sys\nimport {begins}\nprint(*sys.modules)").split()
    # there the folders of the user are asked for by it
    known = {"ctypes"} if sys.platform == "win32" else set()
    assert unwanted.intersection(loaded) - known == set()


_OPENED = """
import sys
from pathlib import Path
from game.ui.scenes import menu
from tests.ui.pilot import Pilot, profile_in
menu.read_ahead = lambda modules, give_way: None
pilot = Pilot(profile_in(Path({home!r})))
pilot.stage.navigator.open_menu()
pilot.settle()
before = set(sys.modules)
pilot.click("menu.{way}")
assert pilot.scene.name == "{way}"
pilot.frame()
print(*set(sys.modules) - before)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "module", "unwanted"),
    [
        ("load", "load.scene", ("rules", "table", "opponents", "review", "subprocess")),
        ("statistics", "statistics.scene", ("rules", "table", "opponents", "review", "playback")),
        ("days", "deals.days", ("table", "opponents", "review", "seating", "thumbnails")),
    ],
)
def test_a_page_over_the_menu_waits_for_no_table_and_for_nothing_that_thinks(
    way: str, module: str, unwanted: tuple[str, ...], tmp_path: Path
) -> None:
    fill(profile_in(tmp_path), 8)
    loaded = output_of(_OPENED.format(home=str(tmp_path), way=way)).splitlines()[-1].split()
    assert f"game.ui.scenes.{module}" in loaded
    assert not [name for name in loaded if {*name.split(".")} & {*unwanted}]


_SHOWN = """
import sys
from pathlib import Path
from tests.ui.pilot import Pilot, profile_in
pilot = Pilot(profile_in(Path({home!r})))
pilot.stage.navigator.open_menu()
pilot.settle()
assert pilot.scene.name == "menu"
print(*sys.modules)
"""


@pytest.mark.slow
def test_the_menu_knows_games_by_their_face_and_their_phrases_alone(tmp_path: Path) -> None:
    loaded = output_of(_SHOWN.format(home=str(tmp_path))).splitlines()[-1].split()
    of_games = [
        name for name in loaded if name.startswith(("game.games.", "game.families.", "game.tricks", "game.melds"))
    ]
    assert {f"game.games.{name}.phrases" for name in INFOS} <= {*of_games}
    assert not [name for name in of_games if {*name.split(".")} & {"rules", "opponents", "table", "lessons"}]


_STARTED = """
import os, time
from multiprocessing import active_children, resource_tracker
from game.match.worker_process import answer_all, end_process, spawn_process
from game.app.table_run import Contest, played_deals
from game.match.thinking import AgentProcess
CONTEST = Contest("remik", ("random", "random"), 4, whole_matches=False, duplicate=False)
{start}
print(len(active_children()), resource_tracker._resource_tracker._pid)
{end}
until = time.monotonic() + 10
try:
    while time.monotonic() < until:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        time.sleep(0.01)
except ChildProcessError:
    print("none is left")
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such process here")
@pytest.mark.parametrize(
    ("start", "end", "processes"),
    [
        ("agents = AgentProcess()\nagents.start()", "agents.close()", 1),
        ("process, connection = spawn_process('worker', answer_all, abs)", "end_process(process, connection)", 1),
        ("deals = played_deals(CONTEST, range(3), 2)\nnext(deals)", "deals.close()", 2),
    ],
)
def test_no_more_processes_are_started_than_wanted_and_nothing_is_left_of_them(
    start: str, end: str, processes: int
) -> None:
    assert output_of(_STARTED.format(start=start, end=end)).splitlines() == [f"{processes} None", "none is left"]


def test_processes_are_started_in_one_place() -> None:
    """None of them needs semaphores, and with them the tracker, which a pool would."""
    starting = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "game").rglob("*.py")
        if "get_context" in path.read_text(encoding="utf-8")
    }
    assert starting == {"game/match/worker_process.py"}
