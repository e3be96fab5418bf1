"""Par of a deal: the same everywhere, found in a process of its own, cached, and never in the way."""

from __future__ import annotations

import time
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import pytest

from game.engine import AnyGame
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.deals import par as par_module
from game.match.deals.par import Par, Question, in_every_seat, in_own_seat, key_of, par_of
from game.match.deals.pars import FILE, Pars
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from tests.match.play import play_on, unrecorded

NOW = datetime(2026, 11, 22, 20, 0)
GAME = "remik"


def begun(*levels: str, seed: int = 7) -> Match:
    seats = (SeatSetup("Amina"), *(SeatSetup("Karim", level) for level in levels))
    return new_match(GAMES, MatchSetup(GAME, seats, seed, {}), None, NOW)


def found(pars: Pars, match: Match, patience: float = 20.0) -> Par:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        par = pars.par(in_every_seat(match, 1))
        if par is not None:
            return par
        time.sleep(0.02)
    raise TimeoutError


@pytest.mark.slow
def test_club_plays_a_deal_alike_whoever_sits_there() -> None:
    first = par_of(in_every_seat(begun("club", "strong"), 1), GAMES[GAME], plays=2)
    again = par_of(in_every_seat(begun("novice", "novice"), 1), GAMES[GAME], plays=2)
    other = par_of(in_every_seat(begun("club", "club", seed=8), 1), GAMES[GAME], plays=2)
    assert first == again
    assert first != other
    assert len(first.points) == 3


def test_in_the_own_seat_club_meets_those_who_sit_there() -> None:
    def levels(*others: str) -> tuple[str, ...]:
        question = in_own_seat(begun(*others), 1)
        assert question is not None
        return question.levels

    assert levels("novice", "casual") == ("club", "novice", "casual")
    assert levels("strong", "club") == ("club", "club", "club")


def test_every_round_is_compared_from_where_it_began() -> None:
    match = unrecorded()
    play_on(match, 40)
    assert len(match.starts) == match.standing().round > 2
    assert [in_every_seat(match, number).state.round for number in (1, 2)] == [1, 2]
    assert in_own_seat(match, 1) is not None


@pytest.mark.slow
def test_each_of_several_rounds_has_a_result_and_they_add_up() -> None:
    match = begun("club", "club")
    par = par_of(in_every_seat(match, 1, 3), GAMES[GAME], plays=1)
    assert len(par.rounds) == 3
    assert tuple(sum(each) for each in zip(*par.rounds, strict=True)) == par.gained
    assert par_of(in_every_seat(match, 1), GAMES[GAME], plays=1).rounds == ()


def test_files_that_know_nothing_of_rounds_are_read(tmp_path: Path) -> None:
    question = in_every_seat(begun("club", "club"), 1)
    (tmp_path / FILE).write_text(f'{{"{key_of(question, GAMES[GAME])}": {{"points": ["3"], "gained": ["4"]}}}}')
    assert Pars(GAMES, tmp_path / FILE).par(question) == Par((Decimal(3),), (Decimal(4),))


@pytest.mark.slow
def test_what_was_found_out_is_kept_and_a_damaged_file_is_nothing(tmp_path: Path) -> None:
    match = begun("club", "club")
    pars = Pars(GAMES, tmp_path / FILE)
    par = found(pars, match)
    assert not pars.busy
    assert par == par_of(in_every_seat(match, 1), GAMES[GAME])
    assert sum(par.points) == pytest.approx(sum(par.gained), abs=2)

    later = Pars(GAMES, tmp_path / FILE)
    assert later.par(in_every_seat(match, 1)) == par
    assert not later.busy

    (tmp_path / FILE).write_text('{"a": {"points": ["x"]}}')
    damaged = Pars(GAMES, tmp_path / FILE)
    assert damaged.par(in_every_seat(match, 1)) is None
    assert damaged.busy
    damaged.close()
    assert not damaged.busy


@pytest.mark.slow
def test_a_game_without_club_has_no_answer_and_is_asked_once(tmp_path: Path) -> None:
    from tests.match.toy import GAMES as TOYS

    pars, match = Pars(TOYS, tmp_path / FILE), unrecorded()
    until = time.monotonic() + 20
    assert pars.par(in_every_seat(match, 1)) is None
    while pars.busy and time.monotonic() < until:
        assert pars.par(in_every_seat(match, 1)) is None
        time.sleep(0.02)
    assert not pars.busy
    assert pars.wake_after() is None


@pytest.mark.slow
def test_points_are_whole() -> None:
    par = par_of(in_every_seat(begun("club"), 1), GAMES[GAME], plays=3)
    assert all(points == points.to_integral_value() for points in par.points)
    assert par.points != (Decimal(0), Decimal(0))


@pytest.mark.slow
def test_those_who_leave_nothing_to_chance_are_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    play = par_module._played

    def counted(question: Question, game: AnyGame, number: int) -> par_module._Play:
        asked.append(number)
        return play(question, game, number)

    monkeypatch.setattr(par_module, "_played", counted)
    assert par_of(in_every_seat(begun("club", "club"), 1), GAMES[GAME])
    assert asked == [0, 1]
    question = in_own_seat(begun("novice", "novice"), 1)
    assert question is not None
    par_of(question, GAMES[GAME], plays=3)
    assert asked == [0, 1, 0, 1, 2]
