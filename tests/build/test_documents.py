"""What the documents point at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from devtools.paths import ROOT
from devtools.tasks import main

DOCUMENTS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "ACCESSIBILITY.md",
    "assets/README.md",
    "assets/CREDITS.md",
)
BELOW = ("assets/", "build_scripts/", "game/", "tests/", "ui/", "match/")
"""What a path begins with; the last two are short for folders of the program."""
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


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if "/" not in name])
def test_paths_in_the_text_exist(name: str) -> None:
    named = {path for path in re.findall(r"`([\w./*-]+)`", text_of(name)) if path.startswith(BELOW)}
    assert sorted(path for path in named if not is_there(path)) == []


@EVERY_DOCUMENT
def test_tasks_in_the_text_exist(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = set(re.findall(r"^ {4}(\w+) ", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"dev\.py (\w+)", text_of(name))) <= known
