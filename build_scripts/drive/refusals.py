"""Disks that refuse under the real program: by a library loaded before it, and by a file system that is really full.

A person plays, the disk begins to refuse, the person plays on and leaves in one of several ways. The person must get
messages before, during and after, and in the end every move must be in the archive.
"""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError
from devtools.running import running
from drive.record_reader import RecordReader
from drive.refusing_disk import REFUSALS, SLOW_S, Refusal, RefusingDisk, compiled, may_mount
from drive.user import User, middle
from game.engine.record import read_record
from game.games import GAMES
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

_GAME: Final = next(iter(GAMES))
_MARK: Final = "table.unsaved"
_TURNS: Final = 8
_MARKED_S: Final = 3.0
"""The time after a turn within which the mark may come, with a slow disk."""
_HOME_S: Final = 10.0
"""The time that a record may take to come home after the start."""
LEAVINGS: Final = ("menu", "window", "SIGTERM", "SIGHUP")
ANSWERS: Final = ("room returns", "elsewhere")


@dataclass(slots=True)
class Outcome:
    """The outcome of one try."""

    refusal: str
    left_by: str
    answer: str
    told: list[str] = field(default_factory=list)
    """The messages that the person saw, in order."""
    struck: str = ""
    """The refusals of the disk before the person left."""
    moves: int = 0
    """The number of moves in the archive after the next start."""
    fault: str = ""
    """The fault, if any; empty is the aim."""


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
        self._library = library
        self._command = list(command)

    def tries(self, refusal: Refusal, left_by: str, answer: str) -> Outcome:
        """Plays, is refused, plays on, leaves, and looks what is there."""
        outcome = Outcome(refusal.name, left_by, answer)
        try:
            disk = RefusingDisk(refusal, self._home, self._saves, self._library)
            with disk.mounted():
                self._plays_and_leaves(refusal, outcome, disk)
        except (DevtoolsError, OSError, subprocess.SubprocessError) as error:
            outcome.fault = str(error)
        return outcome

    def _plays_and_leaves(self, refusal: Refusal, outcome: Outcome, disk: RefusingDisk) -> None:
        with running(disk.under(self._command), self._display, self._folder) as program:
            user = User(program)
            user.waits_for("menu.new_match", 60)
            user.takes_the_keyboard()
            self._deals(user)
            self._takes_a_turn(user)
            disk.breaks()
            self._plays_until_it_is_refused(user)
            state = user.sees()["said"].partition("\n")[0]
            outcome.told.append(f"mark {state!r}" if state else "mark")
            self._takes_a_turn(user)
            user.waits_for(_MARK, refusal.patience)
            hand = _hand(user.sees())
            outcome.struck = disk.struck()
            self._leaves(user, refusal, outcome, disk)
        disk.heals()
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

    def _leaves(self, user: User, refusal: Refusal, outcome: Outcome, disk: RefusingDisk) -> None:
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
            user.waits_until(lambda state: bool(state["said"]), "word that no place takes it", 10, still=False)
            outcome.told.append(user.sees()["said"])
        if outcome.answer == "elsewhere":
            user.click("unsaved.elsewhere")
            user.waits_for("unsaved.done", refusal.patience)
            outcome.told.append("where it is")
            self._finds_it_elsewhere(outcome)
            user.click("unsaved.done") if outcome.left_by == "menu" else user.clicks_away("unsaved.done")
        else:
            disk.heals()
            if refusal.patience < SLOW_S:
                user.clicks_away("unsaved.again")
        if outcome.left_by == "menu":
            # an unpacked program may offer something there
            user.waits_until(lambda state: state["scene"] in {"menu", "menu_entry"}, "menu", refusal.patience)
        elif process.wait(refusal.patience) != 0:
            raise DevtoolsError(f"the closed window left the exit code {process.returncode}")

    def _finds_it_elsewhere(self, outcome: Outcome) -> None:
        records = self._elsewhere()
        if len(records) != 1:
            raise DevtoolsError(f"{len(records)} records in second places")
        outcome.told.append(f"kept in {records[0].parent.relative_to(self._home)}")

    def _comes_back(self, outcome: Outcome, hand: list[str]) -> None:
        """Check that after the next start the match is in the archive as it was left, and nothing is left elsewhere."""
        with running(self._command, self._display, self._folder) as program:
            user = User(program)
            user.waits_for("menu.continue", 60)
            if outcome.answer == "elsewhere":
                state = user.waits_until(lambda state: bool(state["said"]), "word of it", _HOME_S, still=False)
                outcome.told.append(f"at the next start {state['said']!r}")
            end = time.monotonic() + _HOME_S
            while self._elsewhere() and time.monotonic() < end:
                time.sleep(0.05)
        reader = RecordReader(self._saves)
        outcome.moves = sum(type(line).__name__ == "ActionLine" for line in reader.lines())
        match = reader.match()
        there = sorted(map(str, match.view(0).hand))
        if there != hand:
            raise DevtoolsError(f"the hand was {' '.join(hand)} and is {' '.join(there)}")
        if match.actor() != 0:
            raise DevtoolsError(f"moves of others are lost: it was the person's turn and is that of {match.actor()}")
        if not outcome.struck:
            raise DevtoolsError("the disk never refused anything")
        if read_record(reader.path.read_bytes()).torn:
            raise DevtoolsError("the record ends in the middle of a line")
        if self._elsewhere():
            raise DevtoolsError(f"{self._elsewhere()} did not come home")

    def _elsewhere(self) -> list[Path]:
        """The records in second places."""
        return [path for place in ("state", "cache") for path in (self._home / place).glob("rescued/*.jsonl")]

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
        state = user.waits_until(lambda state: len(_hand(state)) > before, "drawn card")
        card = next(name for name in state["targets"] if name.startswith("hand.0."))
        user.drag(middle(state["targets"][card]), middle(state["targets"]["discards"]))
        user.waits_until(lambda state: len(_hand(state)) == before, "discarded card")
        self._waits_for_the_turn(user)

    def _waits_for_the_turn(self, user: User) -> None:
        user.waits_for("table.draw", 60)


def _hand(state: dict[str, Any]) -> list[str]:
    names = [name.split(".") for name in state["targets"]]
    return sorted(words[2] for words in names if words[0] == "hand" and len(words) == 3)


def table(outcomes: Sequence[Outcome]) -> str:
    """The outcomes, a line each."""
    rows = [("disk", "left by", "answer", "refused", "moves", "told", "fault")]
    rows += [
        (one.refusal, one.left_by, one.answer, one.struck, str(one.moves), "; ".join(one.told), one.fault or "–")
        for one in outcomes
    ]
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(word.ljust(room) for word, room in zip(row, wide, strict=True)).rstrip() for row in rows)


def all_tries(command: Sequence[str], display: str, folder: Path, only: str = "") -> list[Outcome]:
    """Try everything with `only` in its name, with a line after each. Raises `DevtoolsError` without a compiler."""
    library = compiled(folder)
    if library is None:
        raise DevtoolsError("Failing disks need Linux and a C compiler (sudo apt install gcc).")
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
    settings = Settings(
        confirm_moves=False, animation_speed="instant", thinking_ms=0, language="en", first_start_done=True
    )
    save_settings(folders_of({"MAJLIS_HOME": str(folder / "home")}).config, settings)
