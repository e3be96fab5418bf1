"""The turn that the first chapter of a rule book shows, as the cards it names."""

from __future__ import annotations

import re

from tests.battery.judging import ROOT


def example_of(game: str) -> list[str]:
    """The groups of cards under the heading "An example", in their order."""
    book = (ROOT / "game/games" / game / "rules/RULES.md").read_text(encoding="utf-8")
    match = re.search(r"^### An example\n(.*?)^##", book, re.MULTILINE | re.DOTALL)
    assert match is not None, f"the book of {game} shows no example"
    return re.findall(r"`([^`]+)`", match[1])
