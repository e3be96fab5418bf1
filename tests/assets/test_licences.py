"""Every font that travels with the program is named with its licence."""

from __future__ import annotations

import re
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CREDITS = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))


def test_the_credits_name_every_font_file_and_no_other() -> None:
    assert set(re.findall(r"fonts/[\w-]+\.ttf", CREDITS)) == {f"fonts/{font.name}" for font in FONTS}


def test_every_licence_text_that_the_credits_name_is_there() -> None:
    named = set(re.findall(r"fonts/[\w-]+\.txt", CREDITS))
    assert named == {f"fonts/{path.name}" for path in (ASSETS / "fonts").glob("*.txt")}
    for text in named:
        assert "SIL OPEN FONT LICENSE" in (ASSETS / text).read_text(encoding="utf-8")


def test_the_fonts_stay_small() -> None:
    assert sum(font.stat().st_size for font in FONTS) < 1_500_000
