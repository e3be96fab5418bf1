"""Three moments of a round that was played under the eyes of the coach."""

from __future__ import annotations

from typing import Final

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.lessons.course import Course, Noted
from game.ui.table.game_table import table_of

_MOMENTS: Final = 3


def review_text(course: Course, game: str) -> str:
    """A paragraph for each moment; empty where the player was never left to play alone."""
    return "\n".join(_moment(noted, game) for noted in _worth_telling(course.noted))


def _worth_telling(noted: list[Noted]) -> list[Noted]:
    """Dangers that the player ran into first, then what the coach would have done otherwise; in order of playing."""
    other = [one for one in noted if str(one.action) != str(one.advice.action)]
    alike = [one for one in noted if one not in other and one.advice.explanation is not None]
    ranked = sorted(other, key=lambda one: not one.warned) + alike[::-1]
    return sorted(ranked[:_MOMENTS], key=lambda one: one.number)


def _moment(noted: Noted, game: str) -> str:
    gesture = table_of(game).gesture(noted.view, noted.advice.action).text
    reason = noted.advice.explanation
    why = phrases_of(game).explanation(reason) if reason is not None else ""
    if str(noted.action) == str(noted.advice.action):
        return _("✓ {advice}. That is what you did. {why}", advice=gesture, why=why)
    return _("• {advice}. You did something else. {why}", advice=gesture, why=why)
