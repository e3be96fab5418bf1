"""A process that enters rounds from a file, one answer after the other, and says after each what is safe.

`python -m tests.sheets.writing FOLDER ROUNDS.json`: a sheet in the folder is gone on with.
"""

from __future__ import annotations

import json
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from game.engine.score_sheet import Entry, value_at
from game.games import GAMES
from game.sheets.book import SheetBook, open_sheet, start_sheet
from game.sheets.sheet import Sheet
from tests.sheets.entered import NAMES

PATIENCE = 60
"""Seconds that the disk has at most; what it has not taken is not said to be safe."""


def state_of(sheet: Sheet) -> str:
    """All that was entered, in one line."""
    return json.dumps([sheet.entries, sheet.number, sheet.draft], sort_keys=True)


def book_in(folder: Path, name: str) -> SheetBook:
    """The sheet of the folder, or a new one."""
    kept = sorted(folder.glob("*.jsonl"))
    if kept:
        return open_sheet(GAMES, kept[0])
    game = GAMES[name]
    return start_sheet(game, NAMES[: max(game.seats)], {}, folder, datetime(2026, 11, 30, 12))


def say(book: SheetBook) -> None:
    """Print what was entered as soon as it is on the disk."""
    assert book.writer.wait(PATIENCE)
    print(state_of(book.sheet), flush=True)


def enter(book: SheetBook, wanted: Entry) -> None:
    """Answer what is asked, and count the round."""
    while True:
        sheet = book.sheet
        ask = next((ask for ask in sheet.asks if value_at(sheet.draft, ask.path) != value_at(wanted, ask.path)), None)
        if ask is None:
            break
        book.answer(ask.path, value_at(wanted, ask.path))
        say(book)
    book.count()
    say(book)


def main(folder: Path, described: dict[str, Any]) -> None:
    """Enter all rounds, and begin again with the first."""
    book = book_in(folder, described["game"])
    say(book)
    while not book.sheet.standing.winners:
        rounds = described["rounds"]
        enter(book, rounds[(book.sheet.number - 1) % len(rounds)])


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))
