"""The texts about the program travel with it, in a checkout, in a wheel and in a packaged folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import game
from distribution.contents import travelling_files
from game.resources import asset, changes_text, credits_text, licences

ROOT = Path(__file__).parents[1]


def test_the_changes_begin_with_this_version() -> None:
    headings = [line for line in changes_text().splitlines() if line.startswith("## ")]
    assert headings[0].startswith(f"## {game.__version__}")


def test_the_licence_of_the_program_comes_first_and_those_of_the_fonts_follow() -> None:
    found = licences()
    assert [licence.name for licence in found] == ["majlis", "OFL-IBMPlex", "OFL-ReemKufi"]
    assert "GNU GENERAL PUBLIC LICENSE" in found[0].text()
    assert all(licence.text().strip() for licence in found)


def test_the_credits_are_there() -> None:
    assert "IBM Plex" in credits_text()


def test_a_packaged_program_finds_the_licences_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "licenses").mkdir()
    for name in ("zlib", "majlis", "SDL2"):
        (tmp_path / "licenses" / f"{name}.txt").write_text(name)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "majlis"))
    assert [licence.name for licence in licences()] == ["majlis", "SDL2", "zlib"]


def test_changes_and_licence_travel_in_the_package() -> None:
    travelling = {Path(source).name: folder for source, folder in travelling_files()}
    assert travelling["CHANGELOG.md"] == travelling["LICENSE"] == "game/assets"


def test_an_asset_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="nothing"):
        asset("nothing.svg")
