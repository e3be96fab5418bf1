"""Lines of a record, their strict reading and their chained checksum."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.record import (
    BRANCHED,
    FORMAT,
    ActionLine,
    DealLine,
    HeaderLine,
    Line,
    Notice,
    RedoLine,
    ReshuffleLine,
    SeatSetup,
    UndoLine,
    read_record,
    written_all,
)
from tests.storage.forging import forged, opened

HEADER = HeaderLine(
    FORMAT,
    "0.1.0",
    "toy",
    1,
    {"target": 60, "kind": "soft", "open": True},
    (SeatSetup("Ámal", None),),
    7,
    "2024-05-06T07:08:09",
)
LINES: list[Line] = [
    HEADER,
    DealLine("deal 1", "AS 2S JK"),
    ActionLine(0, "lay AS"),
    UndoLine(),
    RedoLine(),
    ReshuffleLine("reshuffle 1", "2S"),
    ActionLine(None, "next round"),
]


def test_what_was_written_is_read_back() -> None:
    record = read_record(written_all(LINES))
    assert [entry.line for entry in record.entries] == LINES
    assert record.header == HEADER
    assert record.fault is None
    assert not record.torn


def test_every_line_is_json_and_ends_with_its_checksum() -> None:
    for piece in written_all(LINES).splitlines():
        members = json.loads(piece)
        assert next(iter(members)) == "line"
        assert list(members)[-1] == "sum"


def test_a_changed_line_is_found_and_what_is_before_it_is_kept() -> None:
    raw = written_all(LINES).replace(b'"lay AS"', b'"lay 2S"')
    record = read_record(raw)
    assert [entry.line for entry in record.entries] == LINES[:2]
    assert record.fault is not None
    assert record.fault.key == "record_line_changed"
    assert dict(record.fault.params) == {"line": 3}


@pytest.mark.parametrize("change", ["missing", "doubled", "swapped"])
def test_a_missing_doubled_or_moved_line_breaks_the_chain(change: str) -> None:
    pieces = written_all(LINES).splitlines(keepends=True)
    if change == "missing":
        del pieces[2]
    elif change == "doubled":
        pieces.insert(2, pieces[2])
    else:
        pieces[2], pieces[3] = pieces[3], pieces[2]
    record = read_record(b"".join(pieces))
    assert record.fault is not None
    assert record.fault.key == "record_line_changed"


def test_a_last_line_cut_short_is_dropped() -> None:
    record = read_record(written_all(LINES)[:-5])
    assert record.torn
    assert record.fault is None
    assert [entry.line for entry in record.entries] == LINES[:-1]


@pytest.mark.parametrize(
    "tail",
    [
        b"x",
        b"\0" * 40,
        b"{}",
        b'{"line":"bid"',
        b'{"line":"action","seat":nil',
        b'{"line":"undo","sum":"0123456789abcdeg',
    ],
)
def test_an_end_that_no_line_begins_with_is_damage_and_no_line_cut_short(tail: bytes) -> None:
    record = read_record(written_all(LINES) + tail)
    assert not record.torn
    assert record.fault == Notice("record_tail_damaged", (("line", len(LINES) + 1),))
    assert [entry.line for entry in record.entries] == LINES


def test_a_last_line_that_lacks_only_its_end_is_cut_short_if_it_is_right() -> None:
    whole = written_all(LINES)
    assert read_record(whole[:-1]).torn
    changed = whole[:-4] + (b"0" if whole[-4:-3] != b"0" else b"1") + whole[-3:-1]
    assert not read_record(changed).torn


def test_an_entry_knows_where_it_ends() -> None:
    raw = written_all(LINES)
    for number, entry in enumerate(read_record(raw).entries, start=1):
        assert raw[: entry.end] == written_all(LINES[:number])


@pytest.mark.parametrize(
    "line",
    [
        {"line": "action", "seat": "0", "text": "draw"},
        {"line": "action", "seat": 0.0, "text": "draw"},
        {"line": "action", "seat": True, "text": "draw"},
        {"line": "action", "seat": -1, "text": "draw"},
        {"line": "action", "seat": 10**40, "text": "draw"},
        {"line": "action", "seat": 0, "text": 5},
        {"line": "action", "seat": 0, "text": None},
        {"line": "action", "seat": 0},
        {"line": "action", "seat": 0, "text": "draw", "more": 1},
        {"line": "deal", "label": "deal 1", "order": ["AS"]},
        {"line": "bid", "text": "draw"},
        {"line": 3, "text": "draw"},
        {"text": "draw"},
    ],
)
def test_a_line_of_wrong_types_is_refused_even_with_a_right_checksum(line: dict[str, Any]) -> None:
    good = opened(written_all([HEADER, UndoLine()]))
    record = read_record(forged([good[0], line, good[1]]))
    assert [entry.line for entry in record.entries] == [HEADER]
    assert record.fault is not None
    assert dict(record.fault.params) == {"line": 2}


def test_a_second_header_is_refused() -> None:
    record = read_record(written_all([HEADER, HEADER]))
    assert record.fault is not None
    assert record.fault.key == "record_line_misplaced"


@pytest.mark.parametrize("raw", [b"", b"\n", b"\0" * 500, b"\xff\xfe\n", b"[" * 100_000 + b"\n", b"{}\n", b"null\n"])
def test_what_is_no_record_has_no_header_and_a_fault(raw: bytes) -> None:
    record = read_record(raw)
    assert record.header is None
    assert record.fault is not None


def test_a_record_of_a_newer_format_says_so() -> None:
    newer = HeaderLine(BRANCHED + 1, "9.0", "toy", 1, {}, (SeatSetup("Amal"),), 7, "")
    record = read_record(written_all([newer]))
    assert record.fault is not None
    assert record.fault.key == "record_newer_format"


@pytest.mark.slow
@settings(max_examples=300)
@given(st.binary(max_size=300))
def test_any_bytes_can_be_read_without_an_error(raw: bytes) -> None:
    record = read_record(raw)
    assert record.header is None
    assert record.entries == ()


@pytest.mark.slow
@settings(max_examples=300)
@given(st.data())
def test_a_flipped_bit_never_goes_unnoticed(draw: st.DataObject) -> None:
    raw = bytearray(written_all(LINES))
    at = draw.draw(st.integers(0, len(raw) - 1))
    raw[at] ^= 1 << draw.draw(st.integers(0, 7))
    record = read_record(bytes(raw))
    kept = [entry.line for entry in record.entries]
    assert kept == LINES[: len(kept)]
    assert record.fault is not None or record.torn
