"""A folder put beside the games is a game: found, judged, simulated, pictured and played with no other file touched.

A game of each family is cloned in a copy of the checkout: its two folders under another name, with its own name
replaced in them. Nothing else is changed, and the game itself stays.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from devtools.display import WITHOUT_XVFB
from devtools.paths import ROOT
from game.games import INFOS
from tests.battery.walks import BY_NAME

CLONED = {"canasta": "borako", "rummy": "remik", "tricks": "baloot"}
"""A game of each family."""
JUDGED = {
    "canasta": ("meld", "5H", "6H", "7H"),
    "rummy": ("meld", "5H", "6H", "7H"),
    "tricks": ("hand", "--contract", "sun", "--raw", "100", "30"),
}
"""What `majlis judge` is asked of a game of the family."""
COPIED = ("assets", "build_scripts", "game", "pyproject.toml", "tests")
WITHOUT_NEED = ("tests/records/",)
"""Of these the copy has no need."""
GOLDEN = "late_positions"
"""Positions whose lines of play were counted are come to by chance, which the name of a game is a part of."""
TEXTS = {".md", ".py", ".toml", ".txt"}

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Scratch:
    """A copy of the checkout with one game more."""

    folder: Path
    family: str
    game: str
    """The clone's name."""

    def run(self, *words: str, code: int = 0) -> str:
        """What a module of the copy prints in a process of its own, which is to end with that code."""
        return self.python("-m", *words, code=code)

    def python(self, *words: str, code: int = 0) -> str:
        """What Python prints there; the copy keeps what was compiled for the next one."""
        paths = os.pathsep.join((str(self.folder), str(self.folder / "build_scripts")))
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": ""},
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, f"{' '.join(words)}\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
        return done.stdout


@pytest.fixture(scope="module", params=CLONED)
def scratch(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scratch]:
    family = request.param
    name, clone = CLONED[family], f"z{CLONED[family][1:]}"
    folder = tmp_path_factory.mktemp(clone)
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    for games in ("game/games", "tests/games"):
        cloned(folder / games / name, folder / games / clone, name, clone)
    yield Scratch(folder, family, clone)
    shutil.rmtree(folder)


def tracked() -> list[str]:
    """What of the checkout is copied."""
    listed = subprocess.run(["git", "ls-files", "-z", *COPIED], cwd=ROOT, check=True, capture_output=True, text=True)
    paths = [path for path in listed.stdout.split("\0") if path and not path.startswith(WITHOUT_NEED)]
    folders = {Path(path).parent / "__pycache__" for path in paths if path.endswith(".py")}
    compiled = [str(path.relative_to(ROOT)) for folder in folders for path in (ROOT / folder).glob("*.pyc")]
    return [path for path in (*paths, *compiled) if (ROOT / path).is_file()]


def cloned(original: Path, clone: Path, name: str, new: str) -> None:
    """Copies a folder and replaces a name in it, however it is written."""
    shutil.copytree(original, clone)
    for path in clone.rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8")
            for old, fresh in ((name, new), (name.title(), new.title()), (name.upper(), new.upper())):
                text = text.replace(old, fresh)
            path.write_text(text, encoding="utf-8")


def test_a_game_of_every_family_is_cloned() -> None:
    assert {INFOS[name].family: name for name in CLONED.values()} == CLONED
    assert {info.family for info in INFOS.values()} == set(CLONED)


def test_the_battery_passes(scratch: Scratch) -> None:
    sets = BY_NAME[CLONED[scratch.family]].option_sets
    others = " or ".join(f"{scratch.game}-{number}" for number in range(1, len(sets)))  # they do what the original does
    chosen = f"{scratch.game} and not {GOLDEN} and not ({others})"
    told = scratch.run("pytest", "-n", "0", "-p", "no:cacheprovider", "tests/battery", "-k", chosen, "-vv")
    passed = re.findall(rf"::(test_\w+)\[.*{scratch.game}.*\] PASSED", told)
    assert {"test_every_match_ends", "test_every_clause_is_cited_in_code"} <= set(passed)


def test_the_command_line_judges_and_simulates_it(scratch: Scratch) -> None:
    assert scratch.game in scratch.run("game", "simulate", "--help")
    judged = scratch.run("game", "judge", scratch.game, *JUDGED[scratch.family], "--json")
    assert json.loads(judged.splitlines()[-1])["valid"] is True
    levels = ",".join(["greedy"] * 4)
    told = scratch.run("game", "simulate", scratch.game, "--rounds", "2", "--seats", levels, "--json")
    simulated = json.loads(told.splitlines()[-1])
    assert (simulated["rounds"], simulated["illegal"]) == (2, 0)


def test_its_table_is_pictured_and_a_new_match_offers_it(scratch: Scratch) -> None:
    of_it = ("--game", scratch.game)
    asked = {"table": ("table", "--at", "8", *of_it), "new": ("new_match", *of_it), "others": ("new_match",)}
    pictures = {name: scratch.folder / f"{name}.png" for name in asked}
    words = [["screenshot", *asked[name], "--size", "960x600", "--out", str(pictures[name])] for name in asked]
    scratch.python("-c", f"from game.app.cli import main; raise SystemExit(any([main(each) for each in {words}]))")
    assert all(pictures[name].stat().st_size > 20_000 for name in ("table", "new"))
    assert pictures["others"].read_bytes() != pictures["new"].read_bytes()


def test_a_lesson_in_its_folder_is_in_the_list(scratch: Scratch) -> None:
    folder = scratch.folder / "game" / "games" / scratch.game / "lessons"
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    shutil.copyfile(folder / f"{names[0]}.py", folder / "one_more.py")
    for name in names:
        (folder / f"{name}.py").unlink()
    found = f"from game.lessons.shelf import lessons_of; print([each.name for each in lessons_of({scratch.game!r})])"
    assert scratch.python("-c", found).splitlines()[-1] == "['one_more']"
    picture = scratch.folder / "lessons.png"
    scratch.run("game", "screenshot", "lessons", "--game", scratch.game, "--size", "960x600", "--out", str(picture))
    assert picture.stat().st_size > 20_000


@pytest.mark.skipif(not all(map(shutil.which, ("Xvfb", "xdotool"))) and not os.environ.get("CI"), reason=WITHOUT_XVFB)
def test_a_round_of_it_is_driven_in_a_window(scratch: Scratch) -> None:
    assert "✓ end of the round" in scratch.run("drive", scratch.game, "--brief")
