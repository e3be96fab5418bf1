"""A review judges every decision of the player from what the seat saw alone, and gives the same answer every time."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.games import GAMES
from game.match.playback import Playback
from game.match.saves import played_back
from game.review.decisions import Choice, choices_of, own_seat, rounds_of
from game.review.findings import (
    RoundReview,
    charged_once,
    dearest,
    lead_in,
    marks_of,
    review_in,
    review_text,
    within_reach,
)
from game.review.judging import Judged, judged, mean_and_error
from game.review.process import Review
from game.review.sums import sums_of
from game.review.units import Par, QuestionKind, ReviewQuestion, ReviewWork, read_back
from tests.ui.shelves import RECORDS

BALOOT = RECORDS / "baloot-finished.jsonl"
REMIK = RECORDS / "remik-three.jsonl"
BURACO = RECORDS / "buraco-two.jsonl"


def playback_of(record: Path) -> Playback:
    return read_back(GAMES, record.read_bytes())


def choice(record: Path, number: int) -> Choice:
    playback = playback_of(record)
    return next(each for each in choices_of(playback, own_seat(playback)) if each.number == number)


def test_every_choice_of_the_person_is_found_once_and_forced_moves_are_left_out() -> None:
    playback = playback_of(BALOOT)
    seat = own_seat(playback)
    found = list(choices_of(playback, seat))
    assert playback.is_human(seat)
    stills = [playback.still_at(number) for number in range(playback.last)]
    open_to_choice = [
        number
        for number, still in enumerate(stills)
        if still.actor == seat and len(list(playback.game.actions(still.state))) > 1
    ]
    assert [each.number for each in found] == open_to_choice
    assert all(each.view.seat == seat == each.view.actor for each in found)
    by_round = [len(list(choices_of(playback, seat, number))) for number in rounds_of(playback)]
    assert sum(by_round) == len(found)


def test_cards_taken_one_by_one_are_one_choice() -> None:
    texts = [tuple(map(str, each.actions)) for each in choices_of(playback_of(BURACO), 0)]
    assert ("take 4C", "take 7C") in texts


@pytest.mark.slow
@pytest.mark.parametrize(("record", "number"), [(BALOOT, 20), (REMIK, 45)])
def test_where_unseen_cards_lie_changes_nothing(record: Path, number: int) -> None:
    made = choice(record, number)
    game = playback_of(record).game
    elsewhere = game.determinize(made.view, Random(5))
    seen = replace(made, view=game.view(elsewhere, made.seat))
    assert judged(game, seen, 1, worlds=8) == judged(game, made, 1, worlds=8)


@pytest.mark.slow
def test_the_strongest_levels_own_choice_costs_nothing() -> None:
    game, made = GAMES["baloot"], choice(BALOOT, 20)
    found = judged(game, made, 1, worlds=4)
    assert found.better
    again = judged(game, replace(made, actions=(game.parse(found.better[0]),)), 1, worlds=4)
    assert (again.better, again.cost, again.error) == ((), 0.0, 0.0)


def test_a_difference_within_its_margin_is_none() -> None:
    unclear = Judged(1, 1, ("a",), ("b",), cost=10.0, error=6.0)
    dear = Judged(2, 1, ("a",), ("b",), cost=10.0, error=4.0)
    cheap = Judged(3, 1, ("a",), ("b",), cost=5.0, error=1.0)
    better = Judged(4, 1, ("a",), ("b",), cost=-10.0, error=1.0)
    assert not unclear.is_clear
    assert dearest([cheap, unclear, better, dear]) == [dear, cheap]
    assert better.is_clear
    mean, error = mean_and_error([1.0, 3.0, 5.0])
    assert mean == 3.0
    assert error == pytest.approx((4 / 3) ** 0.5)


def test_a_round_is_what_the_deal_gave_the_decisions_and_the_rest() -> None:
    decisions = (Judged(1, 1, ("a",), ("b",), 10.0, 3.0), Judged(2, 1, ("a",)), Judged(3, 1, ("a",), ("b",), -4.0, 4.0))
    review = RoundReview(1, lead=30.0, gift=12.5, decisions=decisions)
    sums = sums_of(review, 1)
    assert [sums.given, sums.gained] == [10, 0], "the third made no certain difference"
    assert sums.gift + sums.play + sums.rest == sums.lead
    assert review_in(review_text(review)) == review
    assert review_in('{"round":1}') is None


def missed_opening(number: int, melds: str = "7H 8H 9H / JH QH KH", cost: float = 50.0) -> Judged:
    return Judged(number, 1, ("discard 8C",), (f"open {melds}",), cost, 4.0)


def test_an_opening_that_is_missed_turn_after_turn_is_one_mistake() -> None:
    draw = Judged(25, 1, ("draw",), ("take",), 5.0, 1.0)
    decisions = [missed_opening(10), missed_opening(20), draw, missed_opening(30, "7H 8H 9H / TH JH QH KH"), draw]
    found = charged_once(decisions, lambda judged: judged.number // 10)
    assert [each.repeats for each in found] == [None, 10, None, 10, None]
    review = RoundReview(1, 0.0, 0.0, found)
    assert sums_of(review, 1).given == 60
    assert [each.number for each in dearest(found)] == [10, 25, 25]


def test_what_is_missed_after_a_turn_that_saw_it_or_with_other_cards_is_another_mistake() -> None:
    other = [missed_opening(10), missed_opening(30), missed_opening(40, "2C 3C 4C / 5D 6D 7D")]
    assert [each.repeats for each in charged_once(other, lambda judged: judged.number // 10)] == [None, None, None]


@pytest.mark.parametrize("seed", range(20))
def test_no_more_is_charged_than_could_still_be_lost_and_the_last_mistakes_first(seed: int) -> None:
    rng = Random(seed)
    decisions = [
        Judged(number, 1, ("a",), ("b",), rng.uniform(-20.0, 50.0), 2.0, reach=rng.uniform(-40.0, 90.0))
        for number in range(12)
    ]
    lead = rng.uniform(-80.0, 60.0)
    found = within_reach(decisions, lead)
    charged = [each.charged if each.is_dear else 0.0 for each in found]
    for place, each in enumerate(found):
        reach = max(lead, *(one.reach or 0.0 for one in found[place:]))
        assert sum(charged[place:]) <= reach - lead + 1e-6
        assert 0.0 <= charged[place] <= max(0.0, each.cost)
        assert replace(each, made_good=0.0) == decisions[place]
        if each.made_good:
            assert sum(charged[place:]) == pytest.approx(reach - lead), "nothing is left out that could be lost"


def test_what_luck_made_good_counts_for_nothing_but_stays_a_mistake() -> None:
    mistakes = [Judged(n, 1, ("a",), ("b",), 30.0, 2.0, reach=reach) for n, reach in enumerate((40.0, 35.0))]
    review = RoundReview(1, 0.0, 0.0, within_reach(mistakes, 0.0))
    assert [each.charged for each in review.decisions] == [10.0, 30.0]
    assert sums_of(review, 1).given == 40
    assert all(each.is_dear for each in review.decisions)
    assert review_in(review_text(review)) == review


def test_what_is_kept_belongs_to_the_match_as_far_as_the_round() -> None:
    whole = playback_of(BALOOT)
    lines = BALOOT.read_bytes().splitlines(keepends=True)
    second_ends = next(number for number in range(whole.last) if whole.still_at(number).state.round > 2)
    part = played_back(GAMES, b"".join(lines[: second_ends + 20]))
    while not part.read_on(1000):
        pass
    assert marks_of(part)[2] == marks_of(whole)[2]
    assert marks_of(whole)[2] != marks_of(whole)[3]
    assert lead_in(whole, 0, 1) == -lead_in(whole, 1, 1)


@pytest.mark.slow
def test_two_processes_find_what_one_would() -> None:
    wanted = ReviewQuestion(REMIK.read_bytes(), kind=QuestionKind.PARS)
    review = Review(GAMES, wanted)
    until = time.monotonic() + 60
    while not review.over and time.monotonic() < until:
        review.poll()
        time.sleep(0.01)
    assert review.done
    assert review.progress == 1.0
    work = ReviewWork(GAMES, wanted)
    assert review.findings == [work.done(number) for number in range(len(work))]
    (only,) = review.findings
    assert isinstance(only, Par)
    assert only.lead == lead_in(work.playback, work.playback.teams[work.seat], 1)


@pytest.mark.slow
def test_a_review_that_is_cancelled_ends_its_processes_and_is_not_done() -> None:
    review = Review(GAMES, ReviewQuestion(BALOOT.read_bytes()))
    assert len(review._open) == 1
    review.poll()
    assert len(review._open) == 2, "the other is started a frame later"
    processes = [process for process, _ in review._open]
    review.cancel()
    assert review.over
    assert not review.done
    until = time.monotonic() + 10
    while any(process.exitcode is None for process in processes) and time.monotonic() < until:
        time.sleep(0.02)  # a thread of the program waits for their ends, and only one may
    assert all(process.exitcode is not None for process in processes)
