"""Lessons say first what the game is about, and hold nothing that they do not speak of."""

from __future__ import annotations

from game.lessons.catalogue import lessons_of


def test_the_first_sentence_says_what_the_game_is_about() -> None:
    first = lessons_of("belote")[0].lesson.steps[0].say.one
    assert all(words in first for words in ("Four players", "two teams", "eight tricks", "points", "1,000", "match"))
