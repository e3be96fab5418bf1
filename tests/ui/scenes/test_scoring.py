"""The score of a round is counted line by line, gives nothing away before its time, and comes to rest."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.match.match import Match
from game.ui.graphics.motion import Pace
from game.ui.kit import List, Text, spoken, walk
from game.ui.panels.portraits import Portraits
from game.ui.panels.score import Figure, Growing, Melds
from game.ui.scenes.scoring import Counting, ScoringScene, Step
from game.ui.screenshot import played_match
from game.ui.system.sound import Cue
from game.ui.widgets import graph
from game.ui.widgets.graph import TotalsGraph
from pictures.moments import moments_of
from tests.match.test_round_views import scored
from tests.ui.pilot import Pilot

REMIK_LIMIT = 501


def opened(pilot: Pilot, match: Match) -> ScoringScene:
    pilot.stage.navigator.open_scoring(match)
    scene = pilot.scene
    assert isinstance(scene, ScoringScene)
    return scene


def seen_in(scene: ScoringScene) -> str:
    """Return the texts of the story and of the heads of the columns at this moment."""
    return spoken(scene.tree)


def across(scene: ScoringScene) -> list[int]:
    """The teams in the order in which their columns are seen."""
    columns = {node.name: node.rect.left for node in walk(scene.tree) if node.name.startswith("column.")}
    order = sorted(columns, key=lambda name: columns[name])
    return [scene.view.teams[int(name.removeprefix("column."))].team for name in order]


def test_those_who_play_alone_come_to_be_in_the_order_of_their_totals(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    match = scored("remik", 4)
    scene = opened(pilot, match)
    before, after = (entry.totals for entry in match.history()[-2:])
    assert [before[team] for team in across(scene)] == sorted(before), "nothing is given away before it is counted"
    pilot.press((5, 5))
    pilot.frame()
    assert [after[team] for team in across(scene)] == sorted(after), "fewest points lead"


def test_totals_move_when_all_is_counted_and_a_click_shows_them_all(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 2))
    team = scene.view.teams[0]
    pilot.wait(600)
    assert f"{team.before.normalize():f}" in seen_in(scene)
    assert f"{team.total.normalize():f}" not in seen_in(scene)
    pilot.press((5, 5))
    assert f"{team.total.normalize():f}" in seen_in(scene)
    assert pilot.scene is scene, "the click dealt nothing"


@pytest.mark.parametrize("game", ["remik", "borako"])
def test_with_reduced_motion_everything_is_there_at_once_and_nothing_moves(pilot: Pilot, game: str) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored(game, 2))
    pilot.frame()
    assert scene.counting.over
    for _frame in range(20):
        pilot.frame()
        assert not scene.moving(pilot.clock.now())


def test_the_decimals_of_a_figure_are_the_same_while_it_counts() -> None:
    figure = Figure(Decimal("0"))
    figure.to(Decimal("43.95"), 0.0, 300.0)
    shown = [figure.at(float(now)) for now in range(0, 300, 10)]
    assert {value % 1 for value in shown} == {Decimal("0.95")}
    assert shown == sorted(shown)
    assert figure.at(300.0) == Decimal("43.95")


@pytest.mark.slow
def test_every_line_is_heard_and_the_totals(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(pilot.stage.sounds, "play", heard.append)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 2))
    pilot.wait(8000)
    assert heard.count(Cue.COUNT) == max(len(team.lines) for team in scene.view.teams)
    assert heard.count(Cue.TALLY) == 1


def test_who_plays_alone_is_counted_after_the_other_the_winner_last() -> None:
    counting = Counting([2, 1, 0], order=[1, 0, 2])
    seen = []
    while not counting.over:
        counting.go_on(0.0)
        seen.append(tuple(counting.shown))
    assert seen[:2] == [(0, 1, 0), (0, 1, 0)], "a line, then the sum"
    assert seen.index((1, 1, 0)) < seen.index((2, 1, 0))
    assert counting.since(Step.TOTALS) == 0.0


def test_a_stamp_comes_before_the_winner_and_after_the_totals() -> None:
    counting = Counting([1, 1], None, stamped=True)
    assert [counting.go_on(0.0) for _step in range(5)] == [
        Step.LINE, Step.SUM, Step.TOTALS, Step.STAMPS, Step.REVEAL
    ]  # fmt: skip
    assert counting.over


@pytest.mark.slow
def test_whose_round_it_was_is_given_away_by_nothing_before_all_is_counted(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 4))
    while scene.counting.since(Step.REVEAL) is None:
        assert "The stock ran out: nobody went out." in seen_in(scene)
        assert "wins" not in seen_in(scene)
        assert {node.mood for node in walk(scene.tree) if isinstance(node, Portraits)} == {"calm"}
        pilot.frame()
    pilot.frame()
    assert "Your team wins the round!" in seen_in(scene)
    assert "glad" in {node.mood for node in walk(scene.tree) if isinstance(node, Portraits)}


def test_who_plays_alone_looks_at_the_own_points_from_their_counting_on(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("remik", 3))
    pilot.frame()
    worst = next(team for team in scene.view.teams if team.mood == "dismayed")

    def mood() -> str:
        column = next(node for node in walk(scene.tree) if node.name == f"column.{worst.place}")
        return next(node.mood for node in walk(column) if isinstance(node, Portraits))

    assert mood() == "calm"
    while scene.counting.since(Step.LINE, worst.place) is None:
        pilot.frame()
    pilot.frame()
    assert scene.counting.since(Step.SUM, worst.place) is None
    assert mood() == "dismayed"


def test_a_sum_that_grows_is_whole_and_says_how_it_is_divided(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 3))
    while scene.counting.since(Step.SUM) is None:
        pilot.frame()
    figures = [node for node in walk(scene.tree) if isinstance(node, Growing) and node.text]
    assert any("÷" in spoken(node) for node in figures)
    for node in figures:
        surface = pygame.Surface(scene.size)
        node.paint(surface, scene.style, node.rect)
        painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
        painted.invert()
        assert painted.count()
        assert all(node.rect.contains(each) for each in painted.get_bounding_rects())


def test_a_frame_of_the_counting_paints_only_what_changes(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 3))
    pilot.wait(2500)
    painted = pilot.frame()
    assert sum(rect.width * rect.height for rect in painted) < scene.size[0] * scene.size[1] / 2


@pytest.mark.parametrize("limit", [501, 410, 1000])
def test_no_number_next_to_the_graph_is_over_that_of_the_limit(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    drawn_at: dict[str, int] = {}

    def note(_surface: pygame.Surface, _style: object, text: str, *_more: object, **place: Any) -> None:
        if "midright" in place:
            drawn_at[text] = place["midright"][1]

    monkeypatch.setattr(graph, "draw_text", note)
    drawn = TotalsGraph("graph", [[Decimal(380), Decimal(0)]], [1], limit=limit)
    drawn.place(pygame.Rect(0, 0, 700, 110))
    style = pilot.stage.style
    drawn.paint(pygame.Surface((700, 110)), style)
    assert str(limit) in drawn_at
    heights = sorted(drawn_at.values())
    line = style.type.height(style.text(18))
    assert all(lower - upper >= line for upper, lower in pairwise(heights)), drawn_at


@pytest.mark.parametrize(("total", "highest"), [(100, 100), (300, 501)])
def test_the_limit_is_in_the_graph_once_somebody_is_half_way_there(total: int, highest: int) -> None:
    drawn = TotalsGraph("graph", [[Decimal(total), Decimal(0)]], [1], limit=REMIK_LIMIT)
    reached = drawn._span(5)[1]
    assert highest <= reached < highest + 200


@pytest.mark.slow
def test_who_is_put_out_is_marked_at_the_column(pilot: Pilot) -> None:
    match = moments_of("remik").played("somebody-out").match()
    scene = opened(pilot, match)
    pilot.press((5, 5))
    pilot.frame()
    (out,) = [team for team in scene.view.teams if team.out]
    assert out.total >= REMIK_LIMIT
    column = next(node for node in walk(scene.tree) if node.name == f"column.{out.place}")
    assert "Out" in [node.text for node in walk(column) if isinstance(node, Text)]


@pytest.mark.parametrize("size", [(1280, 720), (800, 1280)])
def test_cards_and_lines_of_a_round_are_all_reached(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    scene = opened(pilot, played_match("remik", lambda match: len(match.history()) >= 3))
    pilot.settle()
    lists = [node for node in walk(scene.tree) if isinstance(node, List)]
    assert len(lists) == len(scene.view.teams)
    assert any(isinstance(node, Melds) for node in walk(scene.tree))
    for node, team in zip(lists, scene.view.teams, strict=True):
        assert node.widget.count == len(team.lines)
