"""Setting up matches of the toy game for tests, and listing what was saved of any game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random

from game.engine import Action
from game.engine.record import SeatSetup
from game.match.archive import Archive
from game.match.match import Match
from game.match.saves import Games, MatchSetup, new_match, resume_match, start_match
from game.match.summary import SavedMatch, read_row, saved_match
from game.opponents.protocol import NoDeadline, agent_for
from game.storage.disk import Disk
from game.storage.index import IndexRow
from tests.match.toy import GAMES

ROOT = Path(__file__).parents[2]
NOW = datetime(2024, 5, 6, 7, 8, 9)
TWO_PEOPLE = (SeatSetup("Amal"), SeatSetup("Badr"))
PERSON_AND_AGENT = (SeatSetup("Amal"), SeatSetup("Badr", "random"))


def setup(seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, target: int = 60) -> MatchSetup:
    return MatchSetup("toy", seats, seed, {"target": target})


def unrecorded(seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, target: int = 60) -> Match:
    return new_match(GAMES, setup(seats, seed, target), None, NOW)


def recorded(folder: Path, seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, disk: Disk | None = None) -> Match:
    return start_match(GAMES, setup(seats, seed), folder, NOW, disk)


def play_on(match: Match, actions: int, seed: int = 1) -> None:
    """Play random actions, with a take-back now and then, until so many are done or the match is over."""
    rng = Random(seed)
    for _ in range(actions):
        if match.outcome() is not None:
            return
        if match.can_undo() and rng.random() < 0.3:
            match.undo()
            if rng.random() < 0.5:
                match.redo()
        choices = list(match.actions())
        match.play(choices[int(rng.random() * len(choices))])


def any_move(match: Match) -> Action:
    """Return a quick move of the seat to act, good or bad."""
    greedy = agent_for(match.game, "greedy")
    return greedy.decide(match.view(match.actor() or 0), match.agent_stream(), NoDeadline()).action


@contextmanager
def archive_of(folder: Path, games: Games = GAMES, spare: Sequence[Path] = ()) -> Iterator[Archive]:
    """Return an archive that knows all about the folder, with its index there."""
    archive = Archive(games, folder, folder.with_name(f"{folder.name}.sqlite3"), spare)
    archive.look()
    assert archive.wait()
    yield archive
    archive.close()


def listed(folder: Path, games: Games = GAMES, spare: Sequence[Path] = ()) -> list[SavedMatch]:
    """The saved matches of a folder, the last played first."""
    with archive_of(folder, games, spare) as archive:
        return [saved_match(row, folder) for row in archive.rows]


def latest(folder: Path, games: Games = GAMES) -> SavedMatch | None:
    """The match that the menu would go on with."""
    with archive_of(folder, games) as archive:
        return archive.latest().saved


def gone_on_with(folder: Path, games: Games) -> Match:
    """That match, read from its record without a notice and left by whoever wrote it."""
    found = latest(folder, games)
    assert found is not None
    resumed = resume_match(games, found.path)
    assert resumed.notices == ()
    resumed.match.close()
    return resumed.match


def stay(match: Match) -> None:
    """Say `there` and the state once the record has acknowledged it, and wait to be killed."""
    while not match.settled:
        pass
    print("there", match.state_hash(), flush=True)
    while True:
        time.sleep(60)


def killed(*command: str) -> str:
    """Run a module of the tests until it stays, kill it, and return the state that it said."""
    with subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        there, state = child.stdout.readline().split()
        child.kill()
    assert there == "there"
    return state


def summary_of(path: Path, games: Games = GAMES) -> SavedMatch:
    """Return the summary of one record, read without an archive."""
    return saved_match(read_row(games, path.parent, IndexRow(path.name, "", 1.0)), path.parent)


def saved(folder: Path, actions: int = 60, seed: int = 7) -> Path:
    match = recorded(folder, seed=seed)
    play_on(match, actions)
    assert match.close()
    assert match.record_path is not None
    return match.record_path


def finished(folder: Path, seed: int = 7) -> Path:
    return saved(folder, 1000, seed)


def copies(path: Path, count: int) -> list[Path]:
    """Make as many copies of a record, each an hour older than the one before."""
    made = []
    for number in range(count):
        made.append(path.with_name(f"copy-{number:04}.jsonl"))
        shutil.copyfile(path, made[-1])
        moment = path.stat().st_mtime - 3600 * (number + 1)
        os.utime(made[-1], (moment, moment))
    return made


def by_name(folder: Path) -> dict[str, SavedMatch]:
    return {entry.path.name: entry for entry in listed(folder)}
