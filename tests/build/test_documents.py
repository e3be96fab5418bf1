"""What the documents point at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from devtools.paths import ROOT
from devtools.tasks import main

DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "assets/README.md", "assets/CREDITS.md")
EVERY_DOCUMENT = pytest.mark.parametrize("name", DOCUMENTS)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@EVERY_DOCUMENT
def test_links_lead_to_files(name: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text_of(name))
    assert [link for link in links if "://" not in link and not (ROOT / Path(name).parent / link).exists()] == []


@EVERY_DOCUMENT
def test_tasks_in_the_text_exist(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = set(re.findall(r"^ {4}(\w+) ", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"dev\.py (\w+)", text_of(name))) <= known
