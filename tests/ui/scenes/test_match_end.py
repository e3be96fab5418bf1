"""The end of a match is a moment: winners first, what is worth remembering, a celebration that ends by itself."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.i18n.wording import number_text
from game.match import end_views
from game.match.course import VOID, WON, longest_run, results_of
from game.match.deals.codes import code_of_match
from game.match.end_views import MatchFact
from game.match.match import Match
from game.match.saves import load_match
from game.match.sides import team_name
from game.ui.graphics.motion import Pace
from game.ui.kit import List, spoken, walk
from game.ui.panels.winners import Celebration
from game.ui.scenes.ending import EndScene
from game.ui.screenshot import played_match
from game.ui.system.sound import Cue
from game.ui.table.contract.game_table import table_of
from tests.ui.pilot import Pilot
from tests.ui.shelves import FINISHED, RECORDS

RAIN_MS = 9000


def facts_of(match: Match) -> tuple[MatchFact, ...]:
    return end_views.match_facts(match, table_of(match.game_name))


@cache
def finished(game: str) -> Match:
    return played_match(game, lambda _match: False)


def opened(pilot: Pilot, match: Match) -> EndScene:
    pilot.stage.navigator.open_result(match)
    scene = pilot.scene
    assert isinstance(scene, EndScene)
    return scene


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match whose winners are the player's own team."""
    match = finished("borako")
    outcome = match.outcome()
    assert outcome is not None
    monkeypatch.setattr(end_views, "own_team", lambda _match: outcome.winners[0])
    return match


def test_winners_come_first_and_the_others_by_their_totals(pilot: Pilot) -> None:
    match = finished("remik")
    outcome = match.outcome()
    assert outcome is not None
    totals = opened(pilot, match).view.totals
    assert [total.won for total in totals] == [True, False, False, False]
    others = [total.total for total in totals[1:]]
    assert others == sorted(others), "fewest points are better"


def test_the_best_round_and_the_longest_meld_are_those_of_the_score() -> None:
    match = finished("buraco")
    facts = {fact.label: fact for fact in facts_of(match)}
    totals = [(Decimal(0), Decimal(0)), *(entry.totals for entry in match.history())]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,), "beside the own victory stands the own best round"
    best = max(now[0] - before[0] for before, now in pairwise(totals))
    assert facts["Best round"].value.endswith(f" +{best.normalize():f}"), "as the table of the rounds has it"
    sizes = [
        int(dict(line.detail)["count"])
        for entry in match.history()
        for line in entry.lines
        if {"cards", "count"} <= dict(line.detail).keys()
    ]
    assert facts["Longest meld"].value.startswith(f"{max(sizes)} cards")
    assert len(facts["Longest meld"].cards) == max(sizes)


def test_the_fewest_points_are_the_best_round_where_points_are_bad() -> None:
    match = finished("remik")
    best = min((entry.points[team], team) for entry in match.history() for team in set(match.teams))
    fact = facts_of(match)[0]
    assert team_name(match, best[1]) in fact.value or str(-best[0]) in fact.value


@pytest.mark.parametrize("record", FINISHED)
def test_the_longest_streak_is_as_long_as_in_the_statistics(record: str) -> None:
    match = load_match(GAMES, RECORDS / record)[1].match
    runs = [longest_run(results_of(match, team), WON) for team in set(match.teams)]
    facts = {fact.label: fact.value for fact in facts_of(match)}
    assert facts["Longest streak"].startswith(f"{max(runs)} rounds")


def test_a_deal_that_nobody_bought_is_no_round_lost() -> None:
    match = load_match(GAMES, RECORDS / FINISHED[0])[1].match
    results = [results_of(match, team) for team in (0, 1)]
    voids = [at for at, entry in enumerate(match.history()) if not any(entry.points)]
    assert voids, "the record has one"
    assert all(result[at] == VOID for result in results for at in voids)


def test_a_streak_counts_rounds_that_one_team_won_in_a_row() -> None:
    match = finished("borako")
    winners = [entry.points.index(max(entry.points)) for entry in match.history()]
    longest = run = 0
    for number, team in enumerate(winners):
        run = run + 1 if number and winners[number - 1] == team else 1
        longest = max(longest, run)
    facts = {fact.label: fact.value for fact in facts_of(match)}
    assert facts["Longest streak"].startswith(f"{longest} rounds")


def test_a_match_that_was_won_is_celebrated(pilot: Pilot, ours: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(pilot.stage.sounds, "play", heard.append)
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, ours)
    pilot.wait(500)
    assert any(isinstance(node, Celebration) for node in walk(scene.tree))
    assert heard == [Cue.VICTORY]


def test_a_match_that_was_lost_has_a_sound_of_its_own_and_no_celebration(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(pilot.stage.sounds, "play", heard.append)
    match = finished("borako")
    outcome = match.outcome()
    assert outcome is not None
    monkeypatch.setattr(end_views, "own_team", lambda _match: 1 - outcome.winners[0])
    scene = opened(pilot, match)
    pilot.wait(500)
    assert not any(isinstance(node, Celebration) for node in walk(scene.tree))
    assert heard == [Cue.DEFEAT]


@pytest.mark.slow
def test_the_celebration_ends_by_itself_and_costs_nothing_then(pilot: Pilot, ours: Match) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, ours)
    pilot.frame()
    assert scene.wake_after() == 0.0
    pilot.wait(RAIN_MS)
    assert scene.wake_after() is None
    assert pilot.frame() == []


@pytest.mark.slow
def test_the_winners_have_the_window_to_themselves_until_a_key_and_nothing_follows_by_accident(
    pilot: Pilot, ours: Match
) -> None:
    pilot.stage.pace = Pace.NORMAL
    scene = opened(pilot, ours)
    pilot.wait(300)
    assert pilot.stage.targets() == {}
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is scene, "a second stroke in haste begins no rematch"
    assert "end.rematch" in pilot.stage.targets()
    pilot.wait(2500)
    for total in scene.view.totals:
        assert number_text(total.total) in spoken(scene.tree)


def test_a_result_looked_at_again_has_no_moment(pilot: Pilot, tmp_path: Path) -> None:
    pilot.stage.pace = Pace.NORMAL
    pilot.stage.navigator.open_result(finished("borako"), tmp_path / "record.jsonl")
    assert "end.rematch" in pilot.stage.targets()


@pytest.mark.parametrize("still", ["reduced", "instant"])
def test_with_reduced_motion_all_is_there_at_once_and_nothing_falls(pilot: Pilot, ours: Match, still: str) -> None:
    if still == "reduced":
        pilot.stage.profile.change(reduce_motion=True)
    pilot.stage.pace = Pace.NORMAL if still == "reduced" else Pace(still)
    scene = opened(pilot, ours)
    pilot.settle()
    assert any(isinstance(node, Celebration) for node in walk(scene.tree))
    assert not scene.moving(pilot.clock.now())
    assert scene.wake_after() is None


@pytest.mark.slow
def test_the_match_is_exported_and_its_deal_is_shared_from_the_end(pilot: Pilot) -> None:
    match = finished("borako")
    scene = opened(pilot, match)
    pilot.settle()
    pilot.click("end.more")
    pilot.click("dialog.copy")
    assert code_of_match(match.header, match.game) in scene.said
    pilot.click("end.more")
    pilot.click("dialog.export")
    assert scene.said


def test_the_rounds_open_at_the_last_ones_and_stay_where_they_were_scrolled_to(pilot: Pilot, ours: Match) -> None:
    pilot.resize((960, 600))
    scene = opened(pilot, ours)
    pilot.settle()
    rounds = next(node.widget for node in walk(scene.tree) if isinstance(node, List))
    assert rounds.scrolls
    assert rounds.in_sight.stop == rounds.count
    rounds.scroll_to(0)
    scene.resize(scene.size)
    assert rounds.in_sight.start == 0
