"""Rounds that levels play are judged: whose decision counts for whom, the file of results, and the summary."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.review.decisions import choices_of
from game.review.findings import lead_in
from tuning import duplicates, own_rounds
from tuning.duplicates import Split, play_part
from tuning.judged_rounds import judged_seat, played_round, resumed


def test_a_team_gets_the_gifts_of_others_less_its_own_costs() -> None:
    assert play_part([3.0, 10.0, 1.0, 20.0], (0, 1, 0, 1), 0) == 30.0 - 4.0
    assert play_part([6.0, 2.0, 4.0], (0, 1, 2), 0) == 3.0 - 6.0
    assert sum(play_part([6.0, 2.0, 4.0], (0, 1, 2), team) for team in range(3)) == 0.0


def test_rounds_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    file, played = tmp_path / "found.jsonl", list[int]()

    def found(seed: int) -> dict[str, float]:
        played.append(seed)
        return {"cost": seed * 10.0}

    assert [line["cost"] for line in resumed(file, range(2), found)] == [0.0, 10.0]
    assert [line["cost"] for line in resumed(file, range(3), found)] == [0.0, 10.0, 20.0]
    assert played == [0, 1, 2]


def test_the_spread_of_the_play_part_is_reported_beside_that_of_the_result() -> None:
    deals = [
        [Split(30.0, 5.0, 1.0, -1.0), Split(-10.0, 1.0, 1.0, -3.0)],
        [Split(10.0, 1.0, 1.0, -3.0), Split(-30.0, 5.0, 1.0, -1.0)],
    ]
    whole, a_round, turned = duplicates.summary("toy", deals).splitlines()
    assert whole == "toy: 4 rounds of 2 deals, doubt of a round's play part 1.0"
    parts = "Strong over Casual +0.0", "play part +3.0", "Strong's own decisions -2.0"
    assert a_round.endswith(_joined(parts, ("22.4", "2.0, 0.09 of it", "1.0, 0.04 of it")))
    assert turned.endswith(_joined(parts, ("10.0", "0.0, 0.00 of it", "0.0, 0.00 of it")))


def _joined(parts: Sequence[str], spreads: Sequence[str]) -> str:
    return "; ".join(f"{part}, spread {spread}" for part, spread in zip(parts, spreads, strict=True))


def test_the_costs_of_a_round_are_printed_with_twice_their_error() -> None:
    assert (
        own_rounds.summary("toy", [1.0, 3.0]) == "toy: 2 rounds of Club, its decisions cost +2.0 ± 2.0 points a round"
    )


@pytest.mark.slow
def test_every_decision_of_a_seat_in_a_round_that_was_played_is_judged() -> None:
    playback = played_round("baloot", ("greedy",) * 4, 3, 1)
    judged = judged_seat(playback, 1, 2, 1)
    assert [each.number for each in judged] == [choice.number for choice in choices_of(playback, 1, 1)]
    assert judged
    assert lead_in(playback, 0, 1) == -lead_in(playback, 1, 1)
