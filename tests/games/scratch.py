"""A copy of the checkout with one more folder among the games.

A game of each family is cloned: its two folders under another name, with its own name replaced in them. Nothing else is
changed, and the games themselves stay.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from devtools.paths import ROOT

CLONED = {"canasta": "borako", "rummy": "remik", "tricks": "baloot"}
"""A game of each family."""
COPIED = ("assets", "build_scripts", "game", "pyproject.toml", "tests")
WITHOUT_NEED = ("tests/records/",)
"""Files that the copy does not need."""
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
"""A script that runs commands one after the other."""
TEXTS = {".md", ".py", ".toml", ".txt"}


@dataclass(frozen=True)
class Scratch:
    """A copy of the checkout with a game more of each family."""

    folder: Path
    games: Mapping[str, str]
    """The name of each clone by its family."""

    def run(self, *words: str, code: int = 0) -> str:
        """Return the output of a module of the copy in a process of its own, which must end with that code."""
        return self.python("-m", *words, code=code)

    def python(self, *words: str, code: int = 0) -> str:
        """Return the output of Python there; the copy keeps compiled files for the next run."""
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
        """Return the output of the program's commands, one after the other in one process."""
        done = self.python("-c", COMMANDS, json.dumps(asked))
        return done.split(END)[:-1]


@contextmanager
def copied(folder: Path) -> Iterator[Scratch]:
    """The copy in that folder, which is gone afterwards."""
    clones = {family: f"z{name[1:]}" for family, name in CLONED.items()}
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    for games in ("game/games", "tests/games"):
        for family, name in CLONED.items():
            cloned(folder / games / name, folder / games / clones[family], name, clones[family])
    yield Scratch(folder, clones)
    shutil.rmtree(folder)


def tracked() -> list[str]:
    """Return the files of the checkout that are copied."""
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
