"""A folder put beside the games is a game: found, judged, simulated, pictured and played with no other file touched.

A game of each family is cloned in one copy of the checkout: its two folders under another name, with its own name
replaced in them. Nothing else is changed, and the games themselves stay.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
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
END = "\0"
COMMANDS = f"""
import json, sys
from game.app.cli import main
for words in json.loads(sys.argv[1]):
    try:
        assert not main(words)
    except SystemExit as end:
        assert not end.code
    print(end={END!r}, flush=True)
"""
"""What runs commands one after the other."""
GOLDEN = "late_positions"
"""Positions whose lines of play were counted are come to by chance, which the name of a game is a part of."""
TEXTS = {".md", ".py", ".toml", ".txt"}

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Scratch:
    """A copy of the checkout with a game more of each family."""

    folder: Path
    games: Mapping[str, str]
    """The name of each clone by its family."""

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

    def commands(self, asked: Sequence[Sequence[str]]) -> list[str]:
        """What the program's commands print, one after the other in one process."""
        done = self.python("-c", COMMANDS, json.dumps(asked))
        return done.split(END)[:-1]


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scratch]:
    clones = {family: f"z{name[1:]}" for family, name in CLONED.items()}
    folder = tmp_path_factory.mktemp("checkout")
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    for games in ("game/games", "tests/games"):
        for family, name in CLONED.items():
            cloned(folder / games / name, folder / games / clones[family], name, clones[family])
    yield Scratch(folder, clones)
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
    chosen = []
    for family, game in scratch.games.items():
        sets = range(1, len(BY_NAME[CLONED[family]].option_sets))
        others = "".join(f" and not {game}-{number}" for number in sets)  # they do what the original does
        chosen.append(f"({game}{others})")
    asked = f"({' or '.join(chosen)}) and not {GOLDEN}"
    told = scratch.run("pytest", "-n", "0", "-p", "no:cacheprovider", "tests/battery", "-k", asked, "-vv")
    for game in scratch.games.values():
        passed = re.findall(rf"::(test_\w+)\[.*{game}.*\] PASSED", told)
        assert {"test_every_match_ends", "test_every_clause_is_cited_in_code"} <= set(passed)


def test_the_command_line_judges_and_simulates_it(scratch: Scratch) -> None:
    levels = ",".join(["greedy"] * 4)
    asked = [["simulate", "--help"]]
    for family, game in scratch.games.items():
        asked.append(["judge", game, *JUDGED[family], "--json"])
        asked.append(["simulate", game, "--rounds", "2", "--seats", levels, "--json"])
    help_text, *told = scratch.commands(asked)
    for family, game in scratch.games.items():
        assert game in help_text
        assert json.loads(told.pop(0).splitlines()[-1])["valid"] is True, family
        simulated = json.loads(told.pop(0).splitlines()[-1])
        assert (simulated["rounds"], simulated["illegal"]) == (2, 0)


def test_its_table_is_pictured_and_a_new_match_offers_it(scratch: Scratch) -> None:
    asked = {"others": ["new_match"]}
    for game in scratch.games.values():
        asked |= {f"table {game}": ["table", "--at", "8", "--game", game], f"new {game}": ["new_match", "--game", game]}
    pictures = {name: scratch.folder / f"{name}.png" for name in asked}
    words = [["screenshot", *asked[name], "--size", "960x600", "--out", str(pictures[name])] for name in asked]
    scratch.commands(words)
    assert all(picture.stat().st_size > 20_000 for picture in pictures.values())
    for game in scratch.games.values():
        assert pictures["others"].read_bytes() != pictures[f"new {game}"].read_bytes()


def test_a_lesson_in_its_folder_is_in_the_list(scratch: Scratch) -> None:
    for game in scratch.games.values():
        folder = scratch.folder / "game" / "games" / game / "lessons"
        names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
        shutil.copyfile(folder / f"{names[0]}.py", folder / "one_more.py")
        for name in names:
            (folder / f"{name}.py").unlink()
    games = list(scratch.games.values())
    found = f"from game.lessons.shelf import lessons_of; print([[e.name for e in lessons_of(g)] for g in {games}])"
    assert scratch.python("-c", found).splitlines()[-1] == str([["one_more"]] * len(games))
    pictures = {game: scratch.folder / f"lessons {game}.png" for game in games}
    of_it = [
        ["screenshot", "lessons", "--game", game, "--size", "960x600", "--out", str(pictures[game])] for game in games
    ]
    scratch.commands(of_it)
    assert all(picture.stat().st_size > 20_000 for picture in pictures.values())


@pytest.mark.skipif(not all(map(shutil.which, ("Xvfb", "xdotool"))) and not os.environ.get("CI"), reason=WITHOUT_XVFB)
@pytest.mark.parametrize("family", CLONED)
def test_a_round_of_it_is_driven_in_a_window(scratch: Scratch, family: str) -> None:
    assert "✓ end of the round" in scratch.run("drive", scratch.games[family], "--brief")
