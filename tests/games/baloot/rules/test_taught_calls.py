"""The teaching chapter of the rule book names every call with which the face-up card is bought (baloot 3.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games.baloot.table.glossary import BUYING
from game.i18n import LANGUAGES, use_language
from tests.battery.test_lessons import chapters


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("call", ["hokom", "sun", "ashkal"])
@pytest.mark.parametrize("code", [each.code for each in LANGUAGES])
def test_how_it_plays_links_a_call_to_its_explanation(code: str, call: str) -> None:
    use_language(code)
    _heading, lesson = chapters("baloot", code)[0]
    assert f"](#{BUYING[call].word.said()})" in " ".join(lesson.split())
