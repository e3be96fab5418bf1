"""Insights about a player: none from few matches, and none that chance explains as well."""

from __future__ import annotations

from game.statistics.figures import figures_of
from game.statistics.insights import insights
from game.statistics.played import Levels, Played
from game.statistics.views import insight_texts
from tests.statistics.matches import gain
from tests.statistics.matches import played as lived

POINTS = {"W": gain(10.0), "L": gain(0.0, 10.0)}


def played(results: str, *, rivals: Levels = ("club",), partner: str = "Layla") -> Played:
    """A match whose rounds were won and lost like that."""
    return lived(*(POINTS[result] for result in results), rivals=rivals, partner=partner)


def test_few_matches_say_nothing() -> None:
    found = insights([played("WLWLW"), played("LLW")])
    assert (found.rivals, found.partners, found.halves, found.lately, found.sizes, found.level) == (None,) * 6
    assert insights([]).level is None


def test_opponents_are_distinguished_only_where_the_rounds_are_enough_to_say_so() -> None:
    easy, hard = played("WWWWWWWWWWLL", rivals=("casual",)), played("LLLLLLLLLLWW", rivals=("strong",))
    found = insights([easy, hard]).rivals
    assert found is not None
    assert (found.best, found.worst) == (("casual",), ("strong",))
    assert round(found.more, 2) == 0.83
    alike = insights([played("WLWLWLWLWLWW", rivals=("casual",)), played("WLWLWLWLWLLL", rivals=("strong",))])
    assert alike.rivals is None


def test_the_first_rounds_of_matches_are_held_against_the_last() -> None:
    found = insights([played("WWWLLL")] * 6).halves
    assert found is not None
    assert (found.best, found.more, found.worst, found.fewer) == (0, 1.0, 1, 0.0)


def test_a_recent_change_is_shown_with_the_state_before() -> None:
    found = insights([played("L" * 20), played("L" * 20), played("W" * 20)]).lately
    assert found is not None
    assert found.best is True


def test_against_two_others_or_more_nobody_is_told_to_be_even() -> None:
    assert insights([played("WL" * 20, partner="Layla")]).level == 0
    assert insights([played("WL" * 20, partner="")]).level is None


def test_at_most_three_sentences_are_shown_and_points_of_one_game_alone() -> None:
    matches = [played("WWWLLL" * 4, rivals=("casual",), partner="Layla"), played("L" * 24, rivals=("strong",))]
    found = insights(matches)
    texts = insight_texts(found, figures_of(matches), one_game=False)
    assert 0 < len(texts) <= 3
    assert any("Casual" in text and "Strong" in text for text in texts)
