"""Reading along in the record that the program writes: the person's own memory of the match."""

from __future__ import annotations

from pathlib import Path

from devtools.environment import DevtoolsError
from game.engine.record import ActionLine, Line, read_record
from game.games import GAMES
from game.match.match import Match
from game.match.resume import replayed


class RecordReader:
    """The one record in a folder of saves. The match it gives is replayed and belongs to the reader."""

    def __init__(self, saves: Path) -> None:
        self._saves = saves
        self._raw = b""
        self._match: Match | None = None
        self._lines: tuple[Line, ...] = ()

    @property
    def path(self) -> Path:
        """The record; raises `DevtoolsError` where there is not exactly one."""
        records = sorted(self._saves.glob("*.jsonl"))
        if len(records) != 1:
            raise DevtoolsError(f"There should be one record, but there are {len(records)}.")
        return records[0]

    def match(self) -> Match:
        """The match as far as it is written. Raises `DevtoolsError` for a record that does not replay."""
        raw = self.path.read_bytes()
        if self._match is None or raw != self._raw:
            record = read_record(raw)
            played = replayed(record, GAMES)
            if played.notice is not None:
                raise DevtoolsError(f"The record does not replay: {played.notice}.")
            self._raw, self._match = raw, played.match
            self._lines = tuple(entry.line for entry in record.entries)
        return self._match

    def lines(self) -> tuple[Line, ...]:
        """All lines that are written."""
        self.match()
        return self._lines

    def last_action(self) -> str:
        """The text of the last action line; empty before the first."""
        texts = [line.text for line in self.lines() if isinstance(line, ActionLine)]
        return texts[-1] if texts else ""
