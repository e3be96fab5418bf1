"""A sum in the score is read in one direction, that of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.stories import round_story
from game.i18n import use_language
from game.i18n.order import visual_runs, without_marks
from game.ui.screenshot import played_match

_TERM = re.compile(r"[0-9]+|[+÷=]")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_the_terms_of_a_sum_follow_each_other_from_the_right() -> None:
    use_language("ar")
    match = played_match("baloot", lambda match: len(match.history()) >= 5)
    notes = round_story(match.score(), match.view_as(BalootView, 0), match.names).notes.values()
    assert any("÷" in note and "+" in note for note in notes)
    for note in notes:
        shown = "".join(
            run.text[::-1] if run.right_to_left else run.text for run in visual_runs(note, right_to_left=True)
        )
        assert _TERM.findall(without_marks(shown)) == _TERM.findall(without_marks(note))[::-1]
