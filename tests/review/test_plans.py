"""A plan shows how the strongest level goes on in a turn, from what the seat saw, and guesses nothing."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import Action
from game.games import GAMES
from game.review.deeds import decider
from game.review.judging import Judged, QuestionLimit
from game.review.plans import plan_after
from tests.review.test_why import gone_over


def plan(game: str, decision: Judged, better: tuple[str, ...], *, elsewhere: int | None = None) -> tuple[Action, ...]:
    """Return the plan as it is found now; with hidden cards moved, if wanted."""
    playback, _review = gone_over(game)
    rules, seat, number = playback.game, decider(playback, decision), decision.number
    view = rules.view(playback.still_at(number).state, seat)
    if elsewhere is not None:
        view = rules.view(rules.determinize(view, Random(elsewhere)), seat)
    return plan_after(rules, view, tuple(map(rules.parse, better)), playback.header.seed, QuestionLimit)


def decision(game: str, number: int) -> Judged:
    return next(each for each in gone_over(game)[1].decisions if each.number == number)


def test_it_goes_on_until_the_turn_is_over() -> None:
    found = decision("remik", 33)
    assert found.better == ("swap 6C in 1",)
    assert tuple(map(str, plan("remik", found, found.better))) == found.plan
    assert found.plan == ("lay 5H 5C JK", "add 2D to 2", "discard KS")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), [("remik", 42), ("borako", 17)])
def test_where_unseen_cards_lie_changes_nothing(game: str, number: int) -> None:
    found = decision(game, number)
    assert tuple(map(str, plan(game, found, found.better, elsewhere=5))) == found.plan


def test_there_is_none_after_a_card_that_nobody_knew_or_after_the_turn() -> None:
    assert plan("remik", decision("remik", 41), ("draw",)) == ()
    assert plan("remik", decision("remik", 33), ("discard 5C",)) == ()
    assert plan("buraco", decision("buraco", 246), ("discard KC",)) == (), "what moves no card is not told"


def test_only_what_cost_something_has_one() -> None:
    for game in GAMES:
        assert all(each.is_dear for each in gone_over(game)[1].decisions if each.plan)
