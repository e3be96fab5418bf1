"""The score of a round tells its story: who went out and how, what is missing, who leads; figures count up."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import cache

import pygame
import pytest

from game.cards import format_faces
from game.match.match import Match
from game.match.sides import own_seat
from game.ui.motion import Pace
from game.ui.scenes.scoring import column as columns
from game.ui.scenes.scoring import scene as scenes
from game.ui.scenes.scoring.counting import Counting, Step
from game.ui.scenes.scoring.heads import Figure, Head, mood_at
from game.ui.scenes.scoring.scene import ScoringScene
from game.ui.scenes.scoring.stamps import Stamp
from game.ui.scenes.scoring.story import round_story
from game.ui.screenshot import played_match
from game.ui.sound import Cue
from game.ui.widgets.graph import TotalsGraph
from pictures.families import rummy
from tests.games.baloot import moments as baloot
from tests.ui.evening.thoughts import remembering
from tests.ui.pilot import Pilot

REMIK_LIMIT = 501
BEST_RUN = 200


@cache
def scored(game: str, rounds: int) -> Match:
    return played_match(game, lambda match: len(match.history()) >= rounds)


def opened(pilot: Pilot, match: Match) -> ScoringScene:
    pilot.stage.navigator.open_scoring(match)
    scene = pilot.scene
    assert isinstance(scene, ScoringScene)
    return scene


def heads_seen(monkeypatch: pytest.MonkeyPatch, seen: Callable[[Head], object]) -> None:
    """Every head of a column is shown to `seen` instead of being drawn."""

    def draw(_surface: pygame.Surface, _style: object, column: pygame.Rect, head: Head, *, narrow: bool) -> pygame.Rect:
        seen(head)
        return column

    monkeypatch.setattr(columns, "draw_head", draw)


@pytest.mark.parametrize("game", ["borako", "buraco", "rami", "remik"])
def test_a_round_that_somebody_won_shows_who_went_out_with_which_melds(game: str) -> None:
    match = scored(game, 2)
    story = round_story(match)
    events = match.log(0)
    last = next(event for event in reversed(events) if event.target is not None and event.target.zone == "meld")
    assert story.event.endswith(".")
    if last.seat is not None and match.seats[last.seat].name in story.event:
        assert {card for card in last.cards if card is not None} <= set(story.melds[-1])


@pytest.mark.parametrize("game", ["borako", "buraco", "baloot", "rami", "remik"])
def test_the_headline_says_whose_round_it_was_and_shows_their_faces(game: str) -> None:
    match = scored(game, 2)
    story, points = round_story(match), match.history()[-1].points
    best = min(points) if match.game.fewest_win else max(points)
    winners = [seat for seat, team in enumerate(match.teams) if points[team] == best]
    alone = len(set(match.teams)) == len(match.seats)
    names = [match.seats[seat].name for seat in winners]
    own = own_seat(match) in winners
    said = ("You win", "Your team wins") if own else (*(f"{name} wins" for name in names), "Your opponents win")
    assert story.headline.startswith(said)
    assert ("Your" in story.headline) is not alone
    assert story.seats == tuple(winners)
    assert story.mood == "glad"


def test_of_baloot_it_is_said_how_card_points_became_points_of_the_match() -> None:
    match = scored("baloot", 2)
    told = round_story(match).beside
    lines = {(line.team, line.key): line for line in match.history()[-1].lines}
    for (team, key), text in told.items():
        assert key == "cards"
        parts = [lines[team, one].points for one in ("cards", "last_trick", "rounding") if (team, one) in lines]
        assert f"{sum(parts):f}".rstrip("0").rstrip(".") in text
        assert ("last trick" in text) is ((team, "last_trick") in lines)


def test_the_line_that_counted_most_is_told_from_the_players_side() -> None:
    match = scored("borako", 3)
    lines = [line for line in match.history()[-1].lines if line.key != "melded_cards"]
    most = max(abs(line.points) for line in lines)
    told = round_story(match).detail
    assert f"{most.normalize():f}" in told
    assert told.startswith(("Your best", "Their best", "What cost"))


def test_of_lines_that_counted_the_same_the_longest_meld_is_told() -> None:
    match = scored("borako", 5)
    runs = [line for line in match.history()[-1].lines if line.points == BEST_RUN]
    longest = max(int(dict(line.detail)["count"]) for line in runs)
    assert len(runs) > 1
    assert round_story(match).detail == f"Their best: Clean run of {longest} cards, +{BEST_RUN}."


def test_who_lost_nearly_as_much_as_the_last_is_dismayed_as_well() -> None:
    points = [Decimal(each) for each in (-10, 125, 115, 5)]
    assert [mood_at(points, team, fewest_win=True) for team in range(4)] == ["glad", "dismayed", "dismayed", "calm"]


def test_a_deal_without_melds_is_told_by_what_was_bought() -> None:
    match = scored("baloot", 2)
    story = round_story(match)
    shown = [str(dict(line.detail)["cards"]) for line in match.history()[-1].lines if "cards" in dict(line.detail)]
    bought, *projects = map(format_faces, story.melds)
    assert len(bought.split()) == 1
    assert projects == shown
    assert "bought" in story.event
    assert story.seats


def test_what_is_mere_bookkeeping_is_counted_with_the_first_line(pilot: Pilot) -> None:
    match = scored("baloot", 2)
    assert any(line.key == "rounding" for line in match.history()[-1].lines)
    scene = opened(pilot, match)
    for column in scene._line_up.columns:
        assert sum(row.points for row in column.rows) == column.side.points
        assert all(row.line.key != "rounding" for row in column.rows)


def test_cards_left_with_a_team_bear_the_name_of_who_held_them(pilot: Pilot) -> None:
    scene = opened(pilot, scored("borako", 5))
    left = [row for column in scene._line_up.columns for row in column.rows if row.line.key == "cards_in_hand"]
    assert sorted(row.note for row in left) == sorted(setup.name for setup in scene._match.seats)


def test_those_who_play_alone_come_to_stand_in_the_order_of_their_totals(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    match = scored("remik", 4)
    scene = opened(pilot, match)
    before, after = (entry.totals for entry in match.history()[-2:])

    def across() -> list[int]:
        return [
            scene._line_up.teams[column.side.place]
            for column in sorted(scene._line_up.columns, key=lambda one: one.rect.left)
        ]

    assert [before[team] for team in across()] == sorted(before), "nothing is given away before it is counted"
    pilot.press((5, 5))
    pilot.frame()
    assert [after[team] for team in across()] == sorted(after), "fewest points lead"


@pytest.mark.parametrize(("game", "limit"), [("borako", 350), ("buraco", 3000), ("baloot", 152), ("remik", 501)])
def test_every_column_measures_how_far_the_limit_is(pilot: Pilot, game: str, limit: int) -> None:
    assert {column.side.limit for column in opened(pilot, scored(game, 1))._line_up.columns} == {limit}


def test_totals_move_when_all_is_counted_and_a_click_shows_them_all(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 2))
    column = scene._line_up.columns[0]
    before, final = (entry.totals[scene._line_up.teams[0]] for entry in scene._match.history()[-2:])
    pilot.wait(600)
    assert column.total.at(pilot.clock.now()) == before
    assert scene._graph.shown == 1
    pilot.press((5, 5))
    assert column.total.at(pilot.clock.now()) == final
    assert scene._graph.shown == 2
    assert pilot.scene is scene, "the click dealt nothing"


def test_with_reduced_motion_nothing_moves_between_the_lines(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("remik", 2))
    moved = []
    for _frame in range(500):
        pilot.frame()
        moved.append(scene._moving(pilot.clock.now()))
    assert scene._counting.over
    assert not any(moved)


def test_the_decimals_of_a_figure_stand_still_while_it_counts() -> None:
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
    assert heard.count(Cue.COUNT) == max(len(column.rows) for column in scene._line_up.columns)
    assert heard.count(Cue.TALLY) == 1


def test_who_plays_alone_is_counted_after_the_other_the_winner_last() -> None:
    counting = Counting([2, 1, 0], order=[1, 0, 2])
    seen = []
    while not counting.over:
        counting.go_on(0.0)
        seen.append(tuple(counting.shown))
    assert seen[:2] == [(0, 1, 0), (0, 1, 0)], "a line, then the sum"
    assert seen.index((1, 1, 0)) < seen.index((2, 1, 0))
    assert counting.totals_since == 0.0


def test_cards_are_larger_where_lines_are_few(pilot: Pilot) -> None:
    few, many = scored("remik", 1), scored("borako", 5)
    wide = opened(pilot, few)._line_up.card_units
    assert wide > opened(pilot, many)._line_up.card_units


@pytest.mark.slow
def test_who_is_put_out_is_the_story_and_marked_at_the_column(pilot: Pilot) -> None:
    match = remembering(lambda: rummy.scored("remik"))
    scene = opened(pilot, match)
    (out,) = scene._story.out
    assert match.history()[-1].totals[out] >= REMIK_LIMIT
    assert scene._story.seats == (out,)
    assert [column.side.out for column in scene._line_up.columns] == [team == out for team in scene._line_up.teams]


@pytest.mark.slow
def test_fewest_points_win_is_said_where_they_do() -> None:
    assert "Fewest points win" in round_story(remembering(lambda: rummy.scored("remik"))).note
    assert round_story(scored("borako", 3)).note == ""


@pytest.mark.parametrize(("total", "highest"), [(100, 100), (300, 501)])
def test_the_limit_lies_in_the_graph_once_somebody_is_half_way_there(total: int, highest: int) -> None:
    graph = TotalsGraph("graph", [[Decimal(total), Decimal(0)]], [1], limit=REMIK_LIMIT)
    reached = graph._span(5)[1]
    assert highest <= reached < highest + 200


@pytest.mark.slow
@pytest.mark.usefixtures("watched")
def test_whose_round_it_was_is_given_away_by_nothing_before_all_is_counted(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    moods: list[str] = []
    seen: set[str] = set()
    monkeypatch.setattr(scenes, "paint_band", lambda *args: told.append(args[2].headline))
    heads_seen(monkeypatch, lambda head: moods.append(head.mood))
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 4))
    while scene._counting.revealed_since is None:
        seen = {*told, *moods}
        pilot.frame()
    assert seen == {"The stock ran out: nobody went out.", "calm"}
    assert told[-1] == scene._story.headline == "Your team wins the round!"
    assert set(moods) > {"calm"}


def test_an_opening_says_who_goes_out_with_the_cards_and_is_not_glad_yet() -> None:
    story = round_story(scored("remik", 2))
    assert story.opening.headline == story.event
    assert story.opening.melds == story.melds
    assert story.opening.mood == "calm"
    assert story.opening.seats == story.seats, "fewest points has who went out"


def test_of_a_deal_that_was_bought_the_opening_says_only_that() -> None:
    story = round_story(scored("baloot", 2))
    assert story.opening.headline.partition(" and ")[0].rstrip(".") in story.event.replace("Khasara! ", "")
    assert "made it" in story.event
    assert "made it" not in story.opening.headline


@pytest.mark.slow
def test_what_players_talk_about_is_stamped_over_the_column_it_is_about() -> None:
    remik = remembering(lambda: rummy.scored("remik", "remik", "doubled"))
    (out,) = [line.team for line in remik.history()[-1].lines if line.key == "remik"]
    assert round_story(remik).stamps == {out: Stamp("Remik!", good=True)}
    khasara = remembering(lambda: baloot.scored(("khasara",), 1))
    lost = next(line.team for line in khasara.history()[-1].lines if line.key == "khasara" and line.points < 0)
    assert round_story(khasara).stamps == {lost: Stamp("Khasara!", good=False)}


def test_a_stamp_comes_before_the_winner_and_after_the_totals() -> None:
    counting = Counting([1, 1], None, stamped=True)
    assert [counting.go_on(0.0) for _step in range(5)] == [
        Step.LINE, Step.SUM, Step.TOTALS, Step.STAMPS, Step.REVEAL
    ]  # fmt: skip
    assert counting.over


def test_the_sum_of_a_column_runs_with_its_lines(pilot: Pilot) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("borako", 5))
    column = scene._line_up.columns[0]
    while scene._counting.shown[0] < 2:
        pilot.frame()
    assert column.run.value == column.rows[0].points + column.rows[1].points


def test_with_reduced_motion_everything_is_there_at_once(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("remik", 2))
    pilot.frame()
    assert scene._counting.over


@pytest.mark.usefixtures("watched")
def test_more_points_are_bad_news_where_the_fewest_win(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    good: dict[Decimal, bool] = {}
    monkeypatch.setattr(columns, "paint_sum", lambda *args, **more: good.update({args[5]: more["good"]}))
    pilot.stage.profile.change(reduce_motion=True)
    opened(pilot, scored("remik", 3))
    pilot.frame()
    assert len(good) > 2
    assert all(kind is (points < 0) for points, kind in good.items())


@pytest.mark.usefixtures("watched")
def test_who_plays_alone_looks_at_the_own_points_from_their_counting_on(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[int, list[str]] = {}
    heads_seen(monkeypatch, lambda head: seen.setdefault(head.place, []).append(head.mood))
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, scored("remik", 3))
    pilot.frame()
    winner = next(each.side for each in scene._line_up.columns if each.side.mood == "glad")
    worst = next(each.side for each in scene._line_up.columns if each.side.mood == "dismayed")
    assert seen[winner.place][0] == "calm", "it is said last"
    assert seen[worst.place][0] == "calm"
    while scene._counting.row_since(worst.place, 0) is None:
        pilot.frame()
    pilot.frame()
    assert scene._counting.sum_since(worst.place) is None
    assert seen[worst.place][-1] == "dismayed"
