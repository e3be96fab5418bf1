"""Score sheets as files: what was entered is there again, whatever happened to the program or the file."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from pathlib import Path

import pytest

from game.engine.score_sheet import EntryError
from game.games import GAMES
from game.sheets.book import SheetBook, UnreadableSheetError, kept_sheets, open_sheet, start_sheet

NOW = datetime(2026, 11, 30, 12)
NAMES = ("Amina", "Karim", "Layla", "Samir")


def begun(folder: Path) -> SheetBook:
    """A sheet with one round counted and another begun."""
    book = start_sheet(GAMES["baloot"], NAMES, {}, folder, NOW)
    for path, value in ((("contract",), "hokom"), (("buyer",), 0), (("points", 0), 100)):
        book.answer(path, value)
    book.count()
    book.answer(("contract",), "sun")
    return book


def test_what_was_entered_is_there_again(tmp_path: Path) -> None:
    book = begun(tmp_path)
    again = open_sheet(GAMES, book.writer.path)
    assert again.sheet == book.sheet
    assert again.sheet.standing.totals == (Decimal(10), Decimal(6))
    assert again.sheet.draft == {"contract": "sun"}


def test_a_file_cut_anywhere_gives_what_was_entered_before(tmp_path: Path) -> None:
    path = begun(tmp_path).writer.path
    raw = path.read_bytes()
    first = raw.index(b"\n") + 1
    for end in range(first, len(raw)):
        path.write_bytes(raw[:end])
        sheet = open_sheet(GAMES, path).sheet
        assert len(sheet.entries) == (1 if raw[:end].count(b"\n") >= 5 else 0)


def test_a_changed_file_is_kept_aside_and_goes_on_before_the_change(tmp_path: Path) -> None:
    path = begun(tmp_path).writer.path
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b"100", b"101", 1))
    book = open_sheet(GAMES, path)
    assert book.sheet.draft == {"contract": "hokom", "buyer": 0}
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("raw", [b"", b"{}", b"\x00" * 100, b'{"line":"sheet"}\n'])
def test_what_is_no_sheet_is_refused_and_left_out_of_the_list(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "sheet-x.jsonl"
    path.write_bytes(raw)
    with pytest.raises(UnreadableSheetError):
        open_sheet(GAMES, path)
    assert kept_sheets(GAMES, tmp_path) == []


def test_a_round_corrected_later_recounts_all(tmp_path: Path) -> None:
    book = begun(tmp_path)
    book.leave()
    for path, value in ((("contract",), "sun"), (("buyer",), 1), (("points", 0), 30)):
        book.answer(path, value)
    book.count()
    assert book.sheet.standing.totals == (Decimal(16), Decimal(26))
    book.correct(1)
    book.answer(("points", 0), 50)
    assert book.sheet.corrects
    assert book.sheet.standing.totals == (Decimal(16), Decimal(26))
    book.count()
    assert book.sheet.standing.totals == (Decimal(6), Decimal(36))
    assert book.sheet.number == 3


def test_the_last_round_taken_away_is_there_to_be_changed(tmp_path: Path) -> None:
    book = begun(tmp_path)
    book.take_away()
    assert book.sheet.standing.totals == (Decimal(0), Decimal(0))
    assert book.sheet.draft == {"contract": "hokom", "buyer": 0, "points": [100]}


def test_what_cannot_be_is_not_counted(tmp_path: Path) -> None:
    book = start_sheet(GAMES["baloot"], NAMES, {}, tmp_path, NOW)
    for path, value in ((("contract",), "hokom"), (("buyer",), 0), (("points", 0), 100), (("points", 1), 100)):
        book.answer(path, value)
    with pytest.raises(EntryError, match="sheet_points_do_not_add_up"):
        book.count()
    assert book.sheet.entries == ()
