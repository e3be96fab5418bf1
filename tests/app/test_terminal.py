"""Names of files, names in records and arguments cannot give orders to a terminal."""

from __future__ import annotations

import ast
import io
import json
import os
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import game
from game.app.cli import main
from game.app.terminal import counted
from game.characters import escaped
from game.printing import print_text
from game.storage.logs import FILE, close_log, open_log
from game.ui.guard import tell_in_a_box
from tests.records.test_old_records import RECORDS
from tests.storage.forging import forged, opened

NAME = "a\x1b]0;x\x07\x9b2J\u202egnp\u2066.\r\n"
EVIL = f"{NAME}\udcff"
"""A file name whose bytes are no text."""
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
GAME = json.loads(RECORDS[0].read_bytes().splitlines()[0])["game"]


def assert_harmless(printed: str) -> None:
    assert not [sign for sign in printed if sign != "\n" and unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"}]
    assert not [sign for sign in printed if unicodedata.bidirectional(sign) in TURNING or sign in "\u200e\u200f\u061c"]
    printed.encode()


def record_of(folder: Path, **header: object) -> Path:
    lines = opened(RECORDS[0].read_bytes())
    lines[0] |= header
    folder.mkdir()
    path = folder / f"{EVIL}.jsonl"
    path.write_bytes(forged(lines))
    return path


def asked(*words: str | Path) -> int:
    try:
        return main([str(word) for word in words])
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Files with evil names and evil contents."""
    if os.name == "nt":
        pytest.skip("no file can have such a name there")
    seats = opened(RECORDS[0].read_bytes())[0]["seats"]
    table = tmp_path / EVIL
    table.write_text('{"\\u001b]0;x": ["\\u001b"]}')
    damaged = record_of(tmp_path / "damaged")
    damaged.write_bytes(damaged.read_bytes().replace(b"action", b"\x1b[2J", 1))
    return {
        "named": record_of(tmp_path / "named", seats=[{**seat, "name": NAME} for seat in seats]),
        "strange": record_of(tmp_path / "strange", game=NAME),
        "damaged": damaged,
        "table": table,
        "missing": tmp_path / "missing" / EVIL,
    }


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (0, ("replay", "{named}")),
        (0, ("replay", "{damaged}")),
        (1, ("replay", "{strange}")),
        (2, ("replay", "{missing}")),
        (2, ("replay", "{named}", f"--{NAME}")),
        (2, ("screenshot", "{strange}", "--out", "{missing}")),
        (2, ("screenshot", "{missing}", "--out", "x.png")),
        (2, ("screenshot", NAME, "--out", "x.png")),
        (2, ("screenshot", "menu", "--theme", NAME, "--out", "x.png")),
        (2, ("judge", NAME, "meld", "7H")),
        (2, ("judge", GAME, NAME)),
        (2, ("judge", GAME, "round", "{table}")),
        (2, ("judge", GAME, "round", "{missing}")),
        (2, ("judge", GAME, "round", "{table}", "--option", f"{NAME}=1")),
        (2, ("simulate", NAME, "--rounds", "1", "--seats", "random")),
        (2, ("simulate", GAME, "--rounds", "1", "--seats", NAME)),
        (2, ("simulate", GAME, "--rounds", NAME, "--seats", "random")),
        (2, (NAME,)),
    ],
)
def test_no_command_prints_what_a_terminal_would_obey(
    status: int, words: tuple[str, ...], files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(*(str(files.get(word.strip("{}"), word)) for word in words)) == status
    printed = capsys.readouterr()
    assert printed.out or printed.err
    assert printed.err.count("\n") <= 1, "what goes wrong is said in one line"
    assert_harmless(printed.out)
    assert_harmless(printed.err)


def test_what_was_in_a_name_can_be_seen(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    asked("replay", files["missing"])
    assert r"a\x1b]0;x\x07\x9b2J\u202egnp.\r\n\udcff" in capsys.readouterr().err


def test_the_log_and_the_last_words_are_harmless_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_log(tmp_path).error("no window: %s", EVIL)
    close_log()
    assert_harmless((tmp_path / FILE).read_text(encoding="utf-8"))
    tell_in_a_box(EVIL)
    assert_harmless(capsys.readouterr().err)


@pytest.mark.slow
@given(st.text(st.characters(exclude_categories=[])))
def test_any_text_can_be_printed_in_any_encoding(text: str) -> None:
    for encoding in ("ascii", "cp1252", "utf-8"):
        stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="")
        print_text(text, stream)
        stream.seek(0)
        assert_harmless(stream.read().replace("\t", " "))


def test_plain_text_is_printed_as_it_is() -> None:
    for text in ("Zażółć gęślą jaźń ♠", "سعودي 12", "two\nlines"):
        assert escaped(text, lines=True) == text


@pytest.mark.slow
def test_only_one_place_writes_to_a_terminal() -> None:
    folder = Path(game.__file__).parent
    for path in folder.rglob("*.py"):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "print"], path


@pytest.mark.parametrize(
    ("count", "words", "said"),
    [(1, ("round",), "1 round"), (0, ("round",), "0 rounds"), (2, ("match", "matches"), "2 matches")],
)
def test_counted_things_have_the_right_number(count: int, words: tuple[str, ...], said: str) -> None:
    assert counted(count, *words) == said
