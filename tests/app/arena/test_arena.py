"""`majlis arena`: the same numbers however it is played, who meets whom, and when it stops."""

from __future__ import annotations

import json
import shutil
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.arena import command
from game.app.arena.bout import Bout, Measure, Standings, StopRule, line_up, pairs_of
from game.app.cli import main
from game.app.table_run import Contest, DealResult
from game.games import game_named
from game.opponents.levels import LEVELS

SMALL = ("--agents", "greedy,random", "--deals", "4", "--seed", "4")


def arena(capsys: pytest.CaptureFixture[str], *words: str, game: str = "baloot") -> dict[str, Any]:
    assert main(["arena", game, *words, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return report


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on how fast the machine is."""
    return {
        **report,
        "bouts": [
            {**bout, "decisions": {name: times["count"] for name, times in bout["decisions"].items()}}
            for bout in report["bouts"]
        ],
    }


def test_what_is_measured_of_each_bout(capsys: pytest.CaptureFixture[str]) -> None:
    (bout,) = arena(capsys, *SMALL)["bouts"]
    assert (bout["first"], bout["second"]) == ("greedy", "random")
    assert (bout["deals"], bout["rounds"], bout["illegal"]) == (4, 8, 0)
    assert bout["even"] == 0.5
    assert bout["points"]["ci95"][0] <= bout["points"]["mean"] <= bout["points"]["ci95"][1]
    assert bout["capped"] == {"greedy": 0, "random": 0}
    assert all(0 < times["p50"] <= times["p95"] <= times["max"] for times in bout["decisions"].values())
    assert "test" not in bout


@pytest.mark.parametrize(
    ("game", "seats", "seated"), [("baloot", 4, "ABAB"), ("buraco", 2, "AB"), ("rami", 4, "ABBB"), ("remik", 3, "ABB")]
)
def test_a_team_meets_a_team_and_a_single_as_many_as_there_are(game: str, seats: int, seated: str) -> None:
    assert "".join(line_up(game_named(game), seats, "A", "B")) == seated


def test_everybody_meets_everybody_and_on_a_ladder_only_the_one_below() -> None:
    names = ("novice", "casual", "club")
    assert list(pairs_of(names, ladder=False)) == [("novice", "casual"), ("novice", "club"), ("casual", "club")]
    assert list(pairs_of(names, ladder=True)) == [("casual", "novice"), ("club", "casual")]


def test_a_ladder_has_all_levels_that_players_may_choose(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = [replace(LEVELS[name], offered=name != "random") for name in ("random", "greedy", "novice")]
    monkeypatch.setattr(command, "levels_of", lambda _game: quick)
    report = arena(capsys, "--ladder", "--deals", "1")
    assert [(bout["first"], bout["second"]) for bout in report["bouts"]] == [("novice", "greedy")]


@pytest.mark.slow
def test_a_run_that_was_taken_up_again_tells_what_an_unbroken_one_does(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    whole = arena(capsys, *SMALL)
    arena(capsys, *SMALL, "--deals", "2", "--resume", str(file))
    begun = file.read_bytes()
    resumed = arena(capsys, *SMALL, "--resume", str(file))
    assert timeless(resumed) == timeless(whole)
    assert file.read_bytes().startswith(begun)
    assert len(file.read_text().splitlines()) == 1 + 4
    kept = file.read_bytes()
    assert timeless(arena(capsys, *SMALL, "--resume", str(file))) == timeless(whole)
    assert file.read_bytes() == kept


@pytest.mark.slow
def test_two_processes_find_what_one_finds_and_stop_at_the_same_deal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--agents", "greedy,random", "--until-significant", "--gain", "100", "--deals", "200")
    alone = arena(capsys, *words)
    (bout,) = alone["bouts"]
    assert bout["test"]["verdict"] == "stronger"
    assert bout["deals"] < 200
    assert timeless(arena(capsys, *words, "--jobs", "2")) == timeless(alone)


def standings(rule: StopRule, sides: int = 2) -> Standings:
    contest = Contest("borako", ("a", "b") * 2, 1, whole_matches=False, duplicate=True)
    return Standings(Bout("a", "b", contest, sides), rule)


def dealt(lead: float, winners: tuple[int, ...] = (0,)) -> DealResult:
    return DealResult([(lead, 0.0)], [winners], 1, seconds={"a": array("d"), "b": array("d")})


@pytest.mark.parametrize(("lead", "verdict"), [(60.0, "stronger"), (-5.0, "not stronger")])
def test_a_bout_stops_when_points_are_sure(lead: float, verdict: str) -> None:
    played = standings(StopRule(1000, gain=50.0, measure=Measure.POINTS))
    while not played.over:
        played.add(dealt(lead + (20.0 if len(played.results) % 2 else -20.0)))
    assert len(played.results) < 40
    assert played.to_json()["test"]["verdict"] == verdict


def test_a_deal_in_which_nothing_was_played_tells_the_test_nothing() -> None:
    played = standings(StopRule(1000, gain=50.0, measure=Measure.POINTS))
    for _ in range(100):
        played.add(DealResult(rounds=2, seconds={"a": array("d"), "b": array("d")}))
    assert not played.over
    assert played.to_json()["points"] == {"mean": None, "ci95": None}


def test_drawn_rounds_are_half_won_in_elo_and_count_for_nobody_in_the_share() -> None:
    played = standings(StopRule(3))
    for winners in ((0,), (), ()):
        played.add(dealt(1.0, winners))
    figures = played.to_json()
    assert figures["won"]["share"] == 1.0
    # two halves and a whole of three
    assert figures["elo"]["mean"] == pytest.approx(120.4, abs=0.1)
    assert played.over


def test_more_points_are_worse_where_the_fewest_win() -> None:
    contest = Contest("remik", ("a", "b"), 1, whole_matches=False, duplicate=True)
    assert DealResult([(10.0, 40.0)]).lead(contest) == 30.0


def test_levels_may_be_held_to_their_time(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Hurried:
        def decide(self, view: Any, rng: Any, watch: Any) -> Any:
            from game.opponents.protocol import Decision, agent_for

            asked.append(watch.expired())
            action = agent_for(game_named("baloot"), "random").decide(view, rng, watch).action
            return Decision(action, capped=watch.expired())

    from game.app import contestant_lookup

    monkeypatch.setattr(contestant_lookup, "agent_for", lambda _game, _level: Hurried())
    contestant_lookup.contestant_named.cache_clear()
    try:
        now = iter(range(10**9))
        monkeypatch.setattr("game.app.contestants.time.perf_counter", lambda: float(next(now)))
        (bout,) = arena(capsys, *SMALL, "--clock")["bouts"]
        assert bout["capped"]["greedy"] == bout["decisions"]["greedy"]["count"] > 0
        assert all(asked)
        asked.clear()
        (bout,) = arena(capsys, *SMALL)["bouts"]
        assert bout["capped"] == {"greedy": 0, "random": 0}
        assert not any(asked)
    finally:
        contestant_lookup.contestant_named.cache_clear()


def test_without_json_the_report_is_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "baloot", *SMALL, "--until-significant"]) == 0
    message = capsys.readouterr().out
    assert "greedy over random: 4 deals, 8 rounds" in message
    assert "50.0% is even" in message
    assert "by elo, 20 or none: open" in message


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["whist", "--agents", "club,greedy"], "whist"),
        (["baloot"], "--agents"),
        (["baloot", "--agents", "club"], "at least two"),
        (["baloot", "--agents", "club,greedy,club"], "different agents"),
        (["baloot", "--agents", "club,genius"], "genius"),
        (["baloot", "--agents", "club,genius@HEAD"], "genius"),
        (["baloot", "--agents", "club,club@no-such-version"], "no-such-version" if shutil.which("git") else "git"),
        (["buraco", "--agents", "club,greedy", "--seats", "3"], "unequal"),
        (["baloot", "--agents", "club,greedy", "--seats", "2"], "4"),
        (["borako", "--agents", "club,greedy", "--fixed-contracts"], "borako"),
        (["baloot", "--agents", "club,greedy", "--fixed-contracts", "--matches"], "rounds"),
        (["baloot", "--agents", "club,greedy", "--gain", "5"], "--until-significant"),
        (["baloot", "--agents", "club,greedy", "--until-significant", "--gain", "-5"], "no gain"),
        (["baloot", "--agents", "club,greedy", "--until-significant", "--by", "points"], "--gain"),
        (["baloot", "--agents", "club,greedy", "--option", "x=1"], "x"),
        (["baloot", "--agents", "club,greedy", "--resume", "/no/such/folder/file"], str(Path("/no/such/folder/file"))),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    try:
        status = main(["arena", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    assert status == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert message in line
