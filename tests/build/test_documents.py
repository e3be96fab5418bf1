"""Links of the documents lead to files that exist."""

from __future__ import annotations

import re
import shlex
from datetime import datetime
from pathlib import Path

import pytest

from devtools.paths import ROOT
from devtools.tasks import main
from game.app.cli import main as majlis
from game.games import GAMES
from game.sheets.book import start_sheet

DOCUMENTS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "ACCESSIBILITY.md",
    "docs/command-line.md",
    "docs/decisions.md",
    "docs/measurements.md",
    "assets/README.md",
    "assets/CREDITS.md",
)
BELOW = ("assets/", "build_scripts/", "docs/", "game/", "tests/", "ui/", "match/")
"""Beginnings of paths; the last two are short for folders of the program."""
ANY = re.compile(r"\b(GAME|FAMILY|CODE)\b")
EVERY_DOCUMENT = pytest.mark.parametrize("name", DOCUMENTS)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def is_there(path: str) -> bool:
    pattern = ANY.sub("*", path).rstrip("/")
    return any(any(place.glob(pattern)) for place in (ROOT, ROOT / "game"))


@EVERY_DOCUMENT
def test_links_lead_to_files(name: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", re.sub(r"`[^`]*`", "", text_of(name)))
    assert [link for link in links if "://" not in link and not (ROOT / Path(name).parent / link).exists()] == []


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if not name.startswith("assets/")])
def test_paths_in_the_text_exist(name: str) -> None:
    named = {path for path in re.findall(r"`([\w./*-]+)`", text_of(name)) if path.startswith(BELOW)}
    assert sorted(path for path in named if not is_there(path)) == []


@EVERY_DOCUMENT
def test_tasks_in_the_text_exist(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = set(re.findall(r"^ {4}(\w+) ", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"dev\.py (\w+)", text_of(name))) <= known


EXAMPLES = re.findall(
    r"^\$ majlis ((?:judge|deal) .*)\n((?:.+\n)*?)(?=\n|```)", text_of("docs/command-line.md"), re.MULTILINE
)
"""Commands with what they print."""


@pytest.mark.parametrize(("words", "printed"), EXAMPLES, ids=[words for words, _ in EXAMPLES])
def test_commands_print_what_the_document_shows(
    words: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (described,) = re.findall(r"`(\{.*\})`", text_of("docs/command-line.md"))
    (tmp_path / "round.json").write_text(described, encoding="utf-8")
    book = start_sheet(GAMES["baloot"], ("Amina", "Karim", "Layla", "Samir"), {}, tmp_path, datetime(2026, 11, 30))
    for path, value in ((("contract",), "hokom"), (("buyer",), 0), (("points", 0), 100)):
        book.answer(path, value)
    book.count()
    assert book.close()
    book.writer.path.rename(tmp_path / "sheet.jsonl")
    majlis(shlex.split(words))
    assert capsys.readouterr().out == printed
