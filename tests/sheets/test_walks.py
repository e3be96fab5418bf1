"""Whatever is tapped on a score sheet, and whatever its file holds, it can be gone on with."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.record import FORMAT, RoundLine, SheetLine, written_all
from game.engine.score_sheet import EntryError
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.sheets.book import SheetBook, UnreadableSheetError, open_sheet, read_sheet, start_sheet
from game.sheets.sheet import Sheet
from tests.sheets.entered import BY_NAME, NAMES, any_answer, options_of
from tests.sheets.test_odd_entries import OBJECTS

STEPS = 80


def step(book: SheetBook, rng: Random) -> None:
    """Something that the form or the rounds offer."""
    sheet, asks = book.sheet, book.sheet.asks
    needed = [ask for ask in asks if ask.needed] or asks
    kind = rng.randrange(16)
    if kind < 9:
        ask = rng.choice(rng.choice((needed, asks)))
        book.answer(ask.path, any_answer(ask, rng))
    elif kind < 12:
        try:
            book.count()
        except EntryError as error:
            phrases_of(sheet.game.name).refusal(error.refusal)
    elif kind == 12:
        book.leave()
    elif kind == 13:
        book.agree(options=options_of(sheet.game.name, rng.randrange(len(BY_NAME[sheet.game.name].option_sets))))
    elif sheet.entries:
        book.correct(rng.randrange(len(sheet.entries)) + 1) if kind == 14 else book.take_away()


def look(sheet: Sheet) -> None:
    """Whatever a scene shows."""
    words = phrases_of(sheet.game.name)
    assert len(sheet.rounds) <= len(sheet.entries)
    for ask in sheet.asks:
        assert words.sheet[ask.word].said()
        for choice in ask.choices:
            assert not isinstance(choice, str) or (words.sheet.get(choice) or words.kinds[choice]).said()
    try:
        sheet.drafted()
    except EntryError as error:
        words.refusal(error.refusal)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_goes_on_whatever_is_tapped_and_is_read_as_it_was(name: str, seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    seats = rng.choice(GAMES[name].seats)
    book = start_sheet(GAMES[name], NAMES[:seats], options_of(name, 0), tmp_path, datetime(2026, 11, 30))
    for _step in range(STEPS):
        step(book, rng)
        look(book.sheet)
    assert book.close()
    again = open_sheet(GAMES, book.writer.path).sheet
    assert (again, again.standing) == (book.sheet, book.sheet.standing)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(0, 5),
    dealer=st.integers(0, 5),
    rounds=st.lists(st.tuples(st.integers(1, 3), OBJECTS, st.booleans()), max_size=4),
)
def test_no_file_does_harm(
    name: str,
    seats: int,
    dealer: int,
    rounds: list[tuple[int, dict[str, object], bool]],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    names = ("Amina",) * seats
    header = SheetLine(FORMAT, "0.3.0", name, GAMES[name].rules_version, {}, names, dealer, "2026-11-30T12:00:00")
    lines = [RoundLine(number, entry, counted) for number, entry, counted in rounds]
    path = tmp_path_factory.mktemp("sheet") / "sheet.jsonl"
    path.write_bytes(written_all([header, *lines]))
    try:
        look(read_sheet(GAMES, path).sheet)
    except UnreadableSheetError:
        assert seats not in GAMES[name].seats or dealer >= seats
