"""`majlis simulate`: the same numbers for the same seed, whatever the number of processes."""

from __future__ import annotations

import json
import sys
from array import array
from multiprocessing import active_children
from typing import Any

import pytest

from game.app.cli import main
from game.app.simulate import measured
from game.app.table_run import Contest, DealResult, play_deal, played_deals
from game.app.terminal import ProgressBar
from game.opponents.levels import UnknownLevelError


def simulate(capsys: pytest.CaptureFixture[str], *words: str, game: str = "borako") -> dict[str, Any]:
    assert main(["simulate", game, *words, "--json"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    report: dict[str, Any] = json.loads(last)
    return report


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    counts = {level: times["count"] for level, times in report["decisions"].items()}
    return {**report, "decisions": counts, "rounds_per_second": None}


def no_decisions() -> dict[str, array[float]]:
    return {"random": array("d"), "greedy": array("d")}


ROUNDS = ("--rounds", "6", "--seats", "random,greedy,random,greedy", "--seed", "4")


@pytest.mark.slow
def test_a_simulation_is_the_same_with_one_process_and_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    alone = simulate(capsys, *ROUNDS, "--duplicate")
    together = simulate(capsys, *ROUNDS, "--duplicate", "--jobs", "2")
    assert timeless(alone) == timeless(together)


def test_a_simulation_reports_everything_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, *ROUNDS, "--duplicate")
    assert report["rounds"] == 6
    assert report["matches"] == 0
    assert report["illegal"] == 0
    assert report["capped"] == 0
    assert report["rounds_per_second"] > 0
    assert [side["seats"] for side in report["seats"]] == [[0, 2], [1, 3]]
    assert report["seats"][0]["levels"] == ["random", "random"]
    low, high = report["difference"]["ci95"]
    assert low <= report["difference"]["mean"] <= high
    for level in ("random", "greedy"):
        times = report["decisions"][level]
        assert 0 < times["p50"] <= times["p95"] <= times["max"]


def test_rotations_count_as_rounds_and_meet_the_same_deal(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest("borako", ("random", "greedy", "random", "greedy"), 4, whole_matches=False, duplicate=True)
    assert contest.rotations == 2
    assert contest.rotated(1) == ("greedy", "random", "greedy", "random")
    result = play_deal(contest, 0)
    assert result.rounds == 2
    assert len(result.points) == 2
    mirrored = Contest("borako", contest.rotated(1), 4, whole_matches=False, duplicate=False)
    (points,) = play_deal(mirrored, 0).points
    assert result.points[1] == tuple(reversed(points))


def test_without_duplicate_every_deal_is_played_once_and_no_difference_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = simulate(capsys, *ROUNDS)
    assert "difference" not in report
    assert report["rounds"] == 6


@pytest.mark.slow
def test_whole_matches_are_played_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, "--matches", "1", "--seats", "greedy,greedy,greedy,greedy", "--seed", "2")
    assert report["matches"] == 1
    assert report["rounds"] >= 1
    assert sum(side["wins"] for side in report["seats"]) == 1
    assert max(side["mean"] for side in report["seats"]) >= 350


def test_the_difference_is_the_mean_over_deals_of_the_first_side_over_the_other() -> None:
    contest = Contest("borako", ("random", "greedy", "random", "greedy"), 4, whole_matches=False, duplicate=True)
    results = [
        DealResult([(10.0, 0.0), (20.0, 10.0)], [(0,), (0,)], 2, seconds=no_decisions()),
        DealResult([(0.0, 4.0), (0.0, 0.0)], [(1,), ()], 2, seconds=no_decisions()),
    ]
    report = measured(contest, results, 1.0)
    assert report["difference"]["mean"] == 4.0
    # Two deals with differences of 10 and -2: standard deviation 8.485, standard error 6.
    assert report["difference"]["ci95"] == [pytest.approx(4 - 11.76, abs=0.01), pytest.approx(4 + 11.76, abs=0.01)]
    assert [side["wins"] for side in report["seats"]] == [2, 1]
    # Two of the three rounds that were won: the deals are off that share by 2/3 each way, a standard error of 4/9.
    assert [side["share"] for side in report["seats"]] == [0.667, 0.333]
    assert report["seats"][0]["share_ci95"] == [pytest.approx(0.667 - 0.871, abs=1e-3), pytest.approx(1.538, abs=1e-3)]
    assert [side["mean"] for side in report["seats"]] == [7.5, 3.5]


PLAY_ALONE = ("--rounds", "60", "--seats", "random,greedy,random,greedy", "--seed", "4", "--duplicate")


@pytest.mark.slow
def test_with_contracts_fixed_only_the_play_differs(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, *PLAY_ALONE, "--fixed-contracts", game="baloot")
    assert report["points"] == "raw points"
    bought = report["traits"]["bought"] * report["rounds"]
    assert 0 < report["measured"] == round(bought) < report["rounds"]
    # Both rotations of a deal have the same contract, and together the two sides take 130 or 162 in each.
    alike = simulate(
        capsys,
        "--rounds",
        "60",
        "--seats",
        "greedy,greedy,greedy,greedy",
        "--seed",
        "4",
        "--fixed-contracts",
        game="baloot",
    )
    assert 130 < sum(side["mean"] for side in alike["seats"]) < 162
    assert report["difference"]["mean"] < 0


def test_kinds_of_rounds_are_reported_as_shares(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, "--rounds", "40", "--seats", "greedy,greedy,greedy,greedy", game="baloot")
    shares = report["traits"]
    assert shares["bought"] + shares["thrown_in"] + shares.get("kawesh", 0) == pytest.approx(1)
    assert shares["sun"] + shares["hokom"] == pytest.approx(shares["bought"])


def test_a_run_in_which_nothing_was_played_has_no_means() -> None:
    contest = Contest("baloot", ("greedy",) * 4, 4, whole_matches=False, duplicate=False, fixed_contracts=True)
    report = measured(contest, [DealResult(rounds=1, seconds={"greedy": array("d")})], 1.0)
    assert [(side["mean"], side["ci95"]) for side in report["seats"]] == [(None, None), (None, None)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "whist", "--rounds", "1", "--seats", "random"], "whist"),
        (["simulate", "borako", "--rounds", "1", "--seats", "random"], "4"),
        (["simulate", "borako", "--rounds", "1", "--seats", "random,random,random,genius"], "genius"),
        (["simulate", "buraco", "--rounds", "1", "--seats", "random,random,random", "--duplicate"], "unequal"),
        (["simulate", "borako", "--rounds", "0", "--seats", "random,random,random,random"], "less than 1"),
        (["simulate", "borako", "--rounds", "many", "--seats", "random,random,random,random"], "many"),
        (["simulate", "borako", "--seats", "random,random,random,random"], "--rounds"),
        (["simulate", "borako", "--rounds", "1", "--matches", "1", "--seats", "random"], "not allowed"),
        (["simulate", "borako", "--rounds", "1", "--seats", "random,random,random,random", "--seed", "-1"], "-1"),
        (["simulate", "borako", "--rounds", "1", "--seats", "random,random,random,random", "--option", "x"], "x"),
        (["simulate", "borako", "--rounds", "1", "--seats", "random,random,random,random", "--option", "x=1"], "x"),
        (
            ["simulate", "borako", "--rounds", "1", "--seats", "random,random,random,random", "--fixed-contracts"],
            "borako",
        ),
        (
            ["simulate", "baloot", "--matches", "1", "--seats", "random,random,random,random", "--fixed-contracts"],
            "rounds",
        ),
        (["replay", "no such file"], "no such file"),
        (["dance"], "dance"),
        (["replay"], "FILE"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    try:
        status = main(words)
    except SystemExit as ended:
        status = int(ended.code or 0)
    assert status == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert message in line


@pytest.mark.slow
def test_an_error_in_another_process_is_raised_where_the_deals_are_asked_for() -> None:
    contest = Contest("borako", ("random", "nobody"), 4, whole_matches=False, duplicate=False)
    with pytest.raises(UnknownLevelError, match="nobody"):
        list(played_deals(contest, range(3), 2))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_process_that_was_killed_ends_the_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    show = ProgressBar.show

    def kill_one(bar: ProgressBar, done: int) -> None:
        active_children()[0].kill()
        show(bar, done)

    monkeypatch.setattr(ProgressBar, "show", kill_one)
    assert main(["simulate", "borako", "--rounds", "200", "--seats", "random,random,random,random", "--jobs", "2"]) == 1
    assert "has ended before its time" in capsys.readouterr().err
