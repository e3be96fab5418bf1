"""Disks that refuse under the real program: by a library loaded before it, and by a file system that is really full.

A person plays, the disk begins to refuse, the person plays on and leaves in one of several ways. What counts: the
person is told before, during and after, and in the end every move is in the archive.
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError
from devtools.running import running
from drive.record_reader import RecordReader
from drive.user import User, middle
from game.engine.record import read_record
from game.games import GAMES
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

_SOURCE: Final = Path(__file__).with_name("refusing_disk.c")
_GAME: Final = next(iter(GAMES))
_MARK: Final = "table.unsaved"
_SLOW_S: Final = 20
_TURNS: Final = 8
_MARKED_S: Final = 3.0
"""How long after a turn the mark may come, by a slow disk."""
_HOME_S: Final = 10.0
"""How long a record may take to come home after the start."""
_ROOM: Final = 130
"""Bytes that a disk still takes that becomes full in the middle of a line."""
_MOUNT: Final = ("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs")


@dataclass(frozen=True, slots=True)
class Refusal:
    """How a disk refuses: the lines of the library's script, or a full file system where there are none."""

    name: str
    script: tuple[str, ...] = ()
    everywhere: bool = False
    """Whether no second place takes anything either."""
    patience: float = 10.0


REFUSALS: Final = (
    Refusal("full (ENOSPC)", (f"write {errno.ENOSPC} 0",)),
    Refusal("quota (EDQUOT)", (f"write {errno.EDQUOT} 0",)),
    Refusal("read-only (EROFS)", (f"open {errno.EROFS} 0",)),
    Refusal("EIO on write", (f"write {errno.EIO} 0",)),
    Refusal("EIO on fsync", (f"fsync {errno.EIO} 0",)),
    Refusal("short write, then full", (f"room {errno.ENOSPC} {_ROOM}",)),
    Refusal(f"fsync of {_SLOW_S} s", (f"fsync 0 {_SLOW_S}",), patience=3.0 * _SLOW_S),
    Refusal("full everywhere", (f"write {errno.ENOSPC} 0",), everywhere=True),
    Refusal("tmpfs, really full"),
)
LEAVINGS: Final = ("menu", "window", "SIGTERM", "SIGHUP")
ANSWERS: Final = ("room returns", "elsewhere")


@dataclass(slots=True)
class Outcome:
    """What came of one try."""

    refusal: str
    left_by: str
    answer: str
    told: list[str] = field(default_factory=list)
    """What the person saw, in order."""
    moves: int = 0
    fault: str = ""
    """What must not be; empty is the aim."""


def compiled(folder: Path) -> Path | None:
    """The library, or None where there is no compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or os.uname().sysname != "Linux":
        return None
    library = folder / "refusing_disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(_SOURCE)], check=True)
    return library


def may_mount(folder: Path) -> bool:
    """Whether a file system of its own can be had here; that needs root, and not every container lets it."""
    place = folder / "mounted"
    place.mkdir()
    if subprocess.run([*_MOUNT, str(place)], check=False, stderr=subprocess.DEVNULL).returncode != 0:
        return False
    subprocess.run(["umount", str(place)], check=True)
    return True


def tries() -> Iterator[tuple[Refusal, str, str]]:
    """Every refusal with every way to leave; with those that ask, every answer that can help."""
    for refusal in REFUSALS:
        for left_by in LEAVINGS:
            if left_by.startswith("SIG"):
                if not refusal.everywhere:
                    yield refusal, left_by, "elsewhere"
                continue
            for answer in ANSWERS[:1] if refusal.everywhere else ANSWERS:
                yield refusal, left_by, answer


class RefusedPerson:
    """One try, in a profile of its own."""

    def __init__(self, command: Sequence[str], display: str, folder: Path, library: Path) -> None:
        self._display = display
        self._folder = folder
        self._home = folder / "home"
        self._saves = self._home / "saves"
        self._script = folder / "script"
        self._script.write_text("")
        self._plain = list(command)
        self._command = ["env", f"LD_PRELOAD={library}", f"REFUSING_DISK={self._script}", *command]

    def tries(self, refusal: Refusal, left_by: str, answer: str) -> Outcome:
        """Plays, is refused, plays on, leaves, and looks what is there."""
        outcome = Outcome(refusal.name, left_by, answer)
        try:
            with self._disk(refusal) as (breaks, heals):
                self._plays_and_leaves(refusal, outcome, breaks, heals)
        except (DevtoolsError, OSError, subprocess.SubprocessError) as error:
            outcome.fault = str(error)
        return outcome

    def _plays_and_leaves(
        self, refusal: Refusal, outcome: Outcome, breaks: Callable[[], None], heals: Callable[[], None]
    ) -> None:
        with running(self._command, self._display, self._folder) as program:
            user = User(program)
            user.waits_for("menu.new_match", 60)
            user.takes_the_keyboard()
            self._deals(user)
            self._takes_a_turn(user)
            breaks()
            self._plays_until_it_is_refused(user)
            outcome.told.append(f"mark {user.sees()['said'].partition(chr(10))[0]!r}")
            self._takes_a_turn(user)
            user.waits_for(_MARK, refusal.patience)
            hand = _hand(user.sees())
            self._leaves(user, refusal, outcome, heals)
        heals()
        self._comes_back(outcome, hand)

    def _plays_until_it_is_refused(self, user: User) -> None:
        """A file system that is full still has room in the last block of the record."""
        for _turn in range(_TURNS):
            self._takes_a_turn(user)
            end = time.monotonic() + _MARKED_S
            while time.monotonic() < end:
                if user.box(_MARK) is not None:
                    return
                time.sleep(0.02)
        raise DevtoolsError(f"After {_TURNS} turns there was no mark.")

    def _leaves(self, user: User, refusal: Refusal, outcome: Outcome, heals: Callable[[], None]) -> None:
        process = user.program.process
        if outcome.left_by.startswith("SIG"):
            process.send_signal(getattr(signal, outcome.left_by))
            code = process.wait(10)
            if code != 0:
                raise DevtoolsError(f"the signal left the exit code {code}")
            self._finds_it_elsewhere(outcome)
            return
        if outcome.left_by == "menu":
            user.click("table.pause")
            user.click("pause.menu")
        else:
            user.asks_to_close()
        user.waits_for("unsaved.again")
        outcome.told.append("question")
        if refusal.everywhere:
            user.click("unsaved.elsewhere")
            user.waits_until(lambda told: bool(told["said"]), "word that no place takes it", 10, still=False)
            outcome.told.append(user.sees()["said"])
        if outcome.answer == "elsewhere":
            user.click("unsaved.elsewhere")
            user.waits_for("unsaved.done", refusal.patience)
            outcome.told.append("where it is")
            self._finds_it_elsewhere(outcome)
            user.click("unsaved.done") if outcome.left_by == "menu" else user.clicks_away("unsaved.done")
        else:
            heals()
            if refusal.patience < _SLOW_S:
                user.clicks_away("unsaved.again")
        if outcome.left_by == "menu":
            user.waits_until(lambda told: told["scene"] == "menu", "menu", refusal.patience)
        elif process.wait(refusal.patience) != 0:
            raise DevtoolsError(f"the closed window left the exit code {process.returncode}")

    def _finds_it_elsewhere(self, outcome: Outcome) -> None:
        records = self._elsewhere()
        if len(records) != 1:
            raise DevtoolsError(f"{len(records)} records in second places")
        outcome.told.append(f"kept in {records[0].parent.relative_to(self._home)}")

    def _comes_back(self, outcome: Outcome, hand: list[str]) -> None:
        """After the next start the match is in the archive as it was left, and nothing lies about elsewhere."""
        with running(self._plain, self._display, self._folder) as program:
            user = User(program)
            user.waits_for("menu.continue", 60)
            end = time.monotonic() + _HOME_S
            while self._elsewhere() and time.monotonic() < end:
                time.sleep(0.05)
        reader = RecordReader(self._saves)
        outcome.moves = sum(type(line).__name__ == "ActionLine" for line in reader.lines())
        there = sorted(map(str, reader.match().view(0).hand))
        if there != hand:
            raise DevtoolsError(f"the hand was {' '.join(hand)} and is {' '.join(there)}")
        if read_record(reader.path.read_bytes()).torn:
            raise DevtoolsError("the record ends in the middle of a line")
        if self._elsewhere():
            raise DevtoolsError(f"{self._elsewhere()} did not come home")

    def _elsewhere(self) -> list[Path]:
        """The records in second places."""
        return [path for place in ("state", "cache") for path in (self._home / place).glob("rescued/*.jsonl")]

    @contextmanager
    def _disk(self, refusal: Refusal) -> Iterator[tuple[Callable[[], None], Callable[[], None]]]:
        """What breaks the disk, and what heals it."""
        if refusal.script:
            folder = self._home if refusal.everywhere else self._saves
            broken = "\n".join([str(folder), *refusal.script]) + "\n"
            yield lambda: self._says(broken), lambda: self._says("")
            return
        ballast = self._saves / "ballast"
        self._saves.mkdir(parents=True, exist_ok=True)
        subprocess.run([*_MOUNT, str(self._saves)], check=True)
        try:
            yield lambda: _fill(ballast), lambda: ballast.unlink(missing_ok=True)
        finally:
            subprocess.run(["umount", str(self._saves)], check=True)

    def _says(self, script: str) -> None:
        beside = self._script.with_suffix(".new")
        beside.write_text(script)
        beside.replace(self._script)

    def _deals(self, user: User) -> None:
        user.click("menu.new_match")
        user.waits_for("new_match.start")
        if user.box(f"new_match.game.{_GAME}") is not None:
            user.click(f"new_match.game.{_GAME}")
        user.click("new_match.deal")
        user.types("7")
        user.click("new_match.start")
        self._waits_for_the_turn(user)

    def _takes_a_turn(self, user: User) -> None:
        """Draws a card and throws one away; every game of melds allows that."""
        before = len(_hand(user.sees()))
        user.click("table.draw")
        told = user.waits_until(lambda told: len(_hand(told)) > before, "drawn card")
        card = next(name for name in told["targets"] if name.startswith("hand.0."))
        user.drag(middle(told["targets"][card]), middle(told["targets"]["discards"]))
        user.waits_until(lambda told: len(_hand(told)) == before, "discarded card")
        self._waits_for_the_turn(user)

    def _waits_for_the_turn(self, user: User) -> None:
        user.waits_for("table.draw", 60)


def _hand(told: dict[str, Any]) -> list[str]:
    names = [name.split(".") for name in told["targets"]]
    return sorted(words[2] for words in names if words[0] == "hand" and len(words) == 3)


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 256, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue


def table(outcomes: Sequence[Outcome]) -> str:
    """The outcomes, a line each."""
    rows = [("disk", "left by", "answer", "moves", "told", "fault")]
    rows += [
        (one.refusal, one.left_by, one.answer, str(one.moves), "; ".join(one.told), one.fault or "–")
        for one in outcomes
    ]
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(word.ljust(room) for word, room in zip(row, wide, strict=True)).rstrip() for row in rows)


def all_tries(command: Sequence[str], display: str, folder: Path, only: str = "") -> list[Outcome]:
    """Every try with `only` in its name; each is told when it is over. Raises `DevtoolsError` without a compiler."""
    library = compiled(folder)
    if library is None:
        raise DevtoolsError("Disks refuse by a library that needs Linux and a C compiler (sudo apt install gcc).")
    outcomes = []
    mounting = may_mount(folder)
    for number, (refusal, left_by, answer) in enumerate(tries()):
        if only not in f"{refusal.name} {left_by} {answer}":
            continue
        if not refusal.script and not mounting:
            print(f"left out, as nothing can be mounted here: {refusal.name} {left_by} {answer}", flush=True)
            continue
        place = folder / str(number)
        place.mkdir(parents=True)
        _settle(place)
        began = time.monotonic()
        outcome = RefusedPerson(command, display, place, library).tries(refusal, left_by, answer)
        outcomes.append(outcome)
        print(f"{time.monotonic() - began:5.1f} s  {table([outcome]).splitlines()[1]}", flush=True)
    return outcomes


def _settle(folder: Path) -> None:
    """Settings for a quick game in the folder."""
    settings = Settings(animation_speed="instant", thinking_ms=0, language="en", first_start_done=True)
    save_settings(folders_of({"MAJLIS_HOME": str(folder / "home")}).config, settings)
