"""The score of a round tells its story: who went out and how, what is missing, who leads; figures count up."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

import pytest

from game.cards import format_faces
from game.match.match import Match
from game.ui.motion import Pace
from game.ui.scenes.put_out import newly_out, seats_out
from game.ui.scenes.round_story import round_story
from game.ui.scenes.score_heads import Figure
from game.ui.scenes.scoring import ScoringScene
from game.ui.screenshot import played_match
from game.ui.sound import Cue
from game.ui.widgets.graph import TotalsGraph
from pictures.families import rummy
from tests.ui.pilot import Pilot

REMIK_LIMIT = 501


@cache
def scored(game: str, rounds: int) -> Match:
    return played_match(game, lambda match: len(match.history()) >= rounds)


def opened(pilot: Pilot, match: Match) -> ScoringScene:
    pilot.stage.navigator.open_scoring(match)
    scene = pilot.scene
    assert isinstance(scene, ScoringScene)
    return scene


@pytest.mark.parametrize("game", ["borako", "buraco", "rami", "remik"])
def test_a_round_that_somebody_won_shows_who_went_out_with_which_meld(game: str) -> None:
    match = scored(game, 2)
    story = round_story(match)
    events = match.log(0)
    last = next(event for event in reversed(events) if event.target is not None and event.target.zone == "meld")
    assert story.ended.endswith(".")
    assert set(story.fresh) <= set(story.meld)
    if last.seat is not None and match.seats[last.seat].name in story.ended:
        assert format_faces(card for card in last.cards if card is not None) == format_faces(story.fresh)


def test_the_line_that_counted_most_is_named_with_its_points_and_its_team() -> None:
    match = scored("borako", 3)
    lines = [line for line in match.history()[-1].lines if line.key != "melded_cards"]
    most = max(abs(line.points) for line in lines)
    told = round_story(match).turn
    assert f"{most.normalize():f}" in told
    assert told.endswith(("Us", "Them"))


def test_a_deal_without_melds_has_no_last_meld() -> None:
    story = round_story(scored("baloot", 2))
    assert (story.ended, story.meld) == ("", ())
    assert story.told


def test_those_who_play_alone_stand_in_the_order_of_their_totals(pilot: Pilot) -> None:
    match = scored("remik", 4)
    scene = opened(pilot, match)
    totals = match.history()[-1].totals
    across = sorted(zip(scene._columns, scene._teams, strict=True), key=lambda one: one[0].left)
    assert [totals[team] for _column, team in across] == sorted(totals), "fewest points lead"


@pytest.mark.parametrize(("game", "limit"), [("borako", 350), ("buraco", 3000), ("baloot", 152), ("remik", 501)])
def test_every_column_measures_how_far_the_limit_is(pilot: Pilot, game: str, limit: int) -> None:
    assert opened(pilot, scored(game, 1))._limit == limit


def test_figures_count_up_and_a_click_shows_them_all(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 2))
    final = scene._round.points[scene._teams[0]]
    pilot.wait(600)
    assert scene._points[0].at(pilot.clock.now()) != final
    pilot.press((5, 5))
    assert scene._points[0].at(pilot.clock.now()) == final
    assert scene._totals[0].at(pilot.clock.now()) == scene._round.totals[scene._teams[0]]
    assert pilot.scene is scene, "the click dealt nothing"


def test_with_reduced_motion_figures_are_there_at_once(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    scene = opened(pilot, scored("borako", 2))
    pilot.press((5, 5))
    assert not scene._counting(pilot.clock.now())
    assert scene._totals[0].at(pilot.clock.now()) == scene._round.totals[scene._teams[0]]


def test_a_figure_shows_as_many_decimals_as_it_will_have() -> None:
    figure = Figure(Decimal("0"))
    figure.to(Decimal("43.95"), 0.0, 300.0)
    assert figure.at(150.0).as_tuple().exponent == -2
    assert figure.at(300.0) == Decimal("43.95")


def test_every_line_is_heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(pilot.stage.sounds, "play", heard.append)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 2))
    pilot.wait(8000)
    assert heard.count(Cue.COUNT) == scene._longest


def test_cards_are_larger_where_lines_are_few(pilot: Pilot) -> None:
    few, many = scored("remik", 1), scored("borako", 5)
    wide = opened(pilot, few)._fit.units
    assert wide > opened(pilot, many)._fit.units


def test_who_is_put_out_is_marked_at_the_column_and_above_it(pilot: Pilot) -> None:
    match = rummy.scored("remik")
    (out,) = newly_out(match)
    assert match.history()[-1].totals[out] >= REMIK_LIMIT
    assert seats_out(match) == {out}
    scene = opened(pilot, match)
    assert scene._out == {match.teams[out]}
    assert match.seats[out].name in scene._summary


def test_a_round_of_a_game_that_most_points_win_puts_nobody_out() -> None:
    assert seats_out(scored("borako", 2)) == frozenset()


def test_fewest_points_win_is_said_where_they_do() -> None:
    assert "Fewest points win" in round_story(rummy.scored("remik")).turn
    assert "Fewest" not in round_story(scored("borako", 3)).turn


@pytest.mark.parametrize(("total", "shown"), [(100, 0), (300, 501)])
def test_the_limit_lies_in_the_graph_once_somebody_is_half_way_there(total: int, shown: int) -> None:
    graph = TotalsGraph("graph", [[Decimal(total), Decimal(0)]], [1], 501)
    assert graph._limit == shown
    assert graph._span()[1] >= max(shown, total)
