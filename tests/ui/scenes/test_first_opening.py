"""What is opened first, right from the menu, need not wait for what its first frame does not show."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.pilot import profile_in
from tests.ui.shelves import fill

ROOT = Path(__file__).parents[3]
_OPENED = """
import sys
from pathlib import Path
from tests.ui.pilot import Pilot, profile_in
pilot = Pilot(profile_in(Path({home!r})))
pilot.stage.navigator.open_menu()
pilot.settle()
before = set(sys.modules)
pilot.click("menu.{way}")
assert pilot.scene.name == "{way}"
pilot.frame()
print(*set(sys.modules) - before)
"""


@pytest.mark.parametrize(
    ("way", "module", "unwanted"),
    [
        ("load", "load.scene", ("rules", "table", "opponents", "review", "subprocess")),
        ("statistics", "statistics.scene", ("rules", "table", "opponents", "review", "playback")),
        ("days", "deals.days", ("table", "opponents", "review", "seating", "thumbnails")),
    ],
)
def test_a_page_loads_neither_tables_nor_what_thinks(
    way: str, module: str, unwanted: tuple[str, ...], tmp_path: Path
) -> None:
    fill(profile_in(tmp_path), 8)
    code = _OPENED.format(home=str(tmp_path), way=way)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert f"game.ui.scenes.{module}" in loaded
    assert not [name for name in loaded if {*name.split(".")} & {*unwanted}]
