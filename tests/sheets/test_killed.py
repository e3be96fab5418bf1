"""A program that is killed while rounds are entered loses nothing that it had said to be safe."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from game.games import GAMES
from game.sheets.book import open_sheet, read_sheet
from tests.sheets.entered import entries_of, played_rounds
from tests.sheets.writing import state_of

KILLS = 8
MOST_ANSWERS = 15
"""The number of answers after which the process is killed at the latest."""
LONGEST_DELAY_S = 0.004
"""The longest delay of the kill after the last of them, so that it falls anywhere between two."""
ROOT = Path(__file__).parents[2]


def write_and_kill(folder: Path, rounds: Path, answers: int, delay_s: float) -> list[str]:
    """Let a process of its own take so many answers, kill it, and return what it said to be safe."""
    command = [sys.executable, "-m", "tests.sheets.writing", str(folder), str(rounds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        assert lines[0], "the process did not start"
        lines += islice(child.stdout, answers)
        time.sleep(delay_s)
        child.kill()
        lines += child.stdout.readlines()
    # A line that the kill cut short was never said.
    return [line.strip() for line in lines if line.endswith("\n")]


def one_line_before(path: Path, aside: Path) -> str:
    """What was entered before the last line of a record."""
    *lines, _last = path.read_bytes().splitlines(keepends=True)
    aside.write_bytes(b"".join(lines))
    return state_of(read_sheet(GAMES, aside).sheet)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_killed_at_any_answer_comes_back_with_all_of_them(name: str, tmp_path: Path) -> None:
    rng = Random(name)
    folder, rounds = tmp_path / "sheets", tmp_path / "rounds.json"
    folder.mkdir()
    entries = [entries_of(name, over)[-1] for over in played_rounds(name, 0, max(GAMES[name].seats), rounds=3)]
    rounds.write_text(json.dumps({"game": name, "rounds": entries}), encoding="utf-8")
    last = ""
    for _kill in range(KILLS):
        safe = write_and_kill(folder, rounds, rng.randrange(1, MOST_ANSWERS), rng.random() * LONGEST_DELAY_S)
        assert last in ("", safe[0]), "the next process begins with what came back"
        (path,) = folder.glob("*.jsonl")
        book = open_sheet(GAMES, path)
        assert book.close()
        last = state_of(book.sheet)
        # The kill may fall between the acknowledgement by the disk and the saying of it.
        assert safe[-1] in (last, one_line_before(path, tmp_path / "aside.jsonl"))
