"""A match that is killed in the middle comes back at its last acknowledged action."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from game.engine.record import Record, read_record
from game.games import GAMES
from game.match.resume import replayed
from game.match.saves import resume_match

KILLS = 20
MOST_ACTIONS = 12
"""The number of reported actions after which a process is killed at the latest."""
LONGEST_DELAY_S = 0.004
"""The longest delay of the kill after the last of them, so that it falls anywhere between two."""


def play_and_kill(folder: Path, seed: int, actions: int, delay_s: float) -> list[str]:
    """Let a process of its own play so many actions, kill it, and return the states that it reported as safe."""
    command = [sys.executable, "-m", "tests.games.borako.play", str(folder), str(seed)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        assert lines[0], "the process did not start"
        lines += islice(child.stdout, actions)
        time.sleep(delay_s)
        child.kill()
        lines += child.stdout.readlines()
    # A line that the kill cut short was never told.
    return [line.split()[1] for line in lines if line.endswith("\n")]


def state_one_line_before(record: Record) -> str:
    """The state before the last action of a record; the orders of cards that belong to it fall away with it."""
    entries = list(record.entries)
    while type(entries[-1].line).__name__ in ("DealLine", "ReshuffleLine"):
        entries.pop()
    return replayed(Record(record.header, tuple(entries[:-1])), GAMES).match.state_hash()


@pytest.mark.slow
def test_a_match_killed_at_twenty_random_moments_always_comes_back_where_it_was(tmp_path: Path) -> None:
    rng = Random(20)
    last = ""
    for kill in range(KILLS):
        safe = play_and_kill(tmp_path, kill, rng.randrange(1, MOST_ACTIONS), rng.random() * LONGEST_DELAY_S)
        assert last in ("", safe[0]), "the next process begins where the match came back"
        (path,) = tmp_path.glob("*.jsonl")
        raw = path.read_bytes()
        resumed = resume_match(GAMES, path)
        resumed.match.close()
        last = resumed.match.state_hash()
        # The kill may fall between the acknowledgement by the disk and the telling of it.
        if safe[-1] != last:
            assert safe[-1] == state_one_line_before(read_record(raw))
        assert [notice.key for notice in resumed.notices] in ([], ["record_torn"])
    assert replayed(read_record(raw), GAMES).actions > KILLS
