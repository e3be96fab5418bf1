"""Deals of the day end with their rounds: no scene names a limit, and after one round none names other rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from game.engine import TARGET, declared
from game.games import GAMES
from game.i18n.wording import number_text
from game.match.end_views import match_facts
from game.match.match import Match
from game.ui.scenes.ending import EndScene
from game.ui.table.contract.game_table import table_of
from tests.ui.pilot import Pilot
from tests.ui.scenes.finished_day import SCENES, open_scene, played, texts_of

OF_ONE_ROUND: Final = [game for game, rules in GAMES.items() if rules.day_rounds == 1]
_LIMITS: Final = ("to go", "to spare", "reached", "out at", "out of the match")
_RIGHTLY_SAID: Final = {"statistics": {"Best round"}, "replay": {"Round 1"}}
"""Scenes that rightly name a round: the statistics have one, and a table and the line of time name the
round in play.
"""
_OTHER_ROUNDS: Final = (
    "Best round",
    "Worst round",
    "Longest streak",
    "Round 1",
    "Round 1 of 1",
    "1 round",
    "Finished after 1 round.",
    "Points so far",
    "At the end",
)


@pytest.fixture
def play(pilot: Pilot, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Match]:
    """Gives the finished match of the day of a game, which is among the saved ones."""

    return lambda game: played(pilot, game, tmp_path_factory.getbasetemp())


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_scene_of_a_finished_day_tells_of_a_limit(
    pilot: Pilot, play: Callable[[str], Match], monkeypatch: pytest.MonkeyPatch, game: str, scene: str
) -> None:
    match = play(game)
    open_scene(pilot, scene, match)
    texts = texts_of(pilot, monkeypatch)
    assert texts
    (limit,) = (str(spec.default) for spec in declared(match.game.options) if spec.name == TARGET)
    assert not [text for text in texts if text in (limit, f"to {limit}") or text.endswith(_LIMITS)]
    if match.game.day_rounds == 1:
        assert not set(texts) & set(_OTHER_ROUNDS) - _RIGHTLY_SAID.get(scene, set())


@pytest.mark.parametrize("game", OF_ONE_ROUND)
def test_the_end_of_one_round_says_by_how_much_it_was_won_and_shows_no_course(
    pilot: Pilot, play: Callable[[str], Match], game: str
) -> None:
    match = play(game)
    outcome = match.outcome()
    assert outcome is not None
    totals = sorted(outcome.totals, reverse=not match.game.fewest_win)
    facts = {fact.label: fact.value for fact in match_facts(match, table_of(game))}
    assert facts["Winning margin"] == number_text(abs(totals[0] - totals[1]))
    assert "What counted most" in facts
    assert "Best round" not in facts
    open_scene(pilot, "end", match)
    pilot.settle()
    assert isinstance(pilot.scene, EndScene)
    shown = {widget.name for widget in pilot.scene.group.widgets if widget.visible}
    assert not shown & {"rounds", "graph"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_the_day_counts_its_rounds_and_no_points_to_be_reached(
    play: Callable[[str], Match], game: str
) -> None:
    match = play(game)
    facts = table_of(game).facts(match, match.view(0))
    assert facts.target == f"of {match.game.day_rounds}"
    assert facts.limit == 0
    assert not any(team.progress for team in facts.teams)
