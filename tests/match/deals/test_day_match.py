"""A match that is the deal of a day: over after its rounds, recognised by its record, and a match like others
elsewhere.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

from game.engine.record import LARGEST_SEED
from game.match.deals.days import seed_of_day
from game.match.match import DAY_IS_OVER
from game.match.saves import MatchSetup, load_match, start_match
from tests.match.play import NOW, TWO_PEOPLE, play_on, recorded, summary_of
from tests.match.toy import GAMES, NextRound

DAY = date(2026, 11, 22)


def played(folder: Path, actions: int = 1000) -> Path:
    setup = MatchSetup("toy", TWO_PEOPLE, seed_of_day("toy", DAY), {"target": 100_000})
    match = start_match(GAMES, setup, folder, NOW)
    play_on(match, actions)
    assert match.close()
    assert match.record_path is not None
    return match.record_path


def test_it_is_over_after_the_rounds_of_a_day(tmp_path: Path) -> None:
    match = load_match(GAMES, played(tmp_path))[1].match

    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == DAY_IS_OVER
    assert len(match.history()) == 2
    assert outcome.totals == match.history()[-1].totals
    assert [outcome.totals[team] for team in outcome.winners] == [max(outcome.totals)] * len(outcome.winners)


def test_it_goes_on_until_then(tmp_path: Path) -> None:
    for actions in (0, 5, 20):
        assert load_match(GAMES, played(tmp_path, actions))[1].match.outcome() is None


def test_the_fewest_points_win_where_they_count_against_a_player(tmp_path: Path) -> None:
    match = load_match(GAMES, played(tmp_path))[1].match
    most = match.outcome()
    match.game.fewest_win = True
    try:
        fewest = match.outcome()
    finally:
        match.game.fewest_win = False
    assert most is not None
    assert fewest is not None
    assert set(most.winners).isdisjoint(fewest.winners)


def test_the_list_of_matches_knows_the_day_and_the_code(tmp_path: Path) -> None:
    of_day = summary_of(played(tmp_path))
    assert (of_day.day, of_day.deal[:4]) == ("2026-11-22", "TOY-")
    assert of_day.outcome is not None
    assert of_day.outcome.reason == DAY_IS_OVER

    match = recorded(tmp_path / "other")
    match.close()
    assert match.record_path is not None
    other = summary_of(match.record_path)
    assert (other.day, other.deal[:4]) == ("", "TOY-")


def test_by_the_rules_alone_it_goes_on_as_an_earlier_program_finds_it(tmp_path: Path) -> None:
    record, result = load_match(GAMES, played(tmp_path))
    assert record.header is not None
    assert record.header.seed <= LARGEST_SEED
    assert next(result.match.actions()) == NextRound()
