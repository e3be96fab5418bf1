"""The coach does not warn that others take the pile after the discard that ends the round."""

from __future__ import annotations

from dataclasses import replace

from drive.learning import asked
from game.families.canasta.lessons import TeamDeal, feeds_them
from game.games.borako.lessons import going_out
from game.lessons.lesson import PLAYER
from game.lessons.starting import begun
from tests.lessons.learner import NAMES


def test_the_last_card_is_thrown_without_a_warning() -> None:
    deal = going_out.LESSON.deal
    assert isinstance(deal, TeamDeal)
    deal = replace(deal, draws="KD JC JD JS QH")
    before = list(going_out.LESSON.before)
    theirs = before.index("discard JD")
    before[theirs : theirs + 3] = ["lay 9C TC JC", "discard 7C", "draw", "discard JD"]
    course = begun("borako", replace(going_out.LESSON, deal=deal, before=tuple(before)), NAMES)
    last = course.match.game.parse("discard QC")
    warned = []
    while course.match.actor() == PLAYER:
        if course.reading:
            course.read()
            continue
        if course.match.why_not([last]) is None:
            warned.append(bool(feeds_them(course.match, last)))
        course.play([asked(course)])
    assert warned[0], "it fits their clubs"
    assert not warned[-1]
