"""A match can be short, usual or long in every game, or played to another number of points that its book allows."""

from __future__ import annotations

from datetime import datetime

import pytest

from game.engine import TARGET, AnyGame, OptionError, OptionSpec, choose, declared
from game.engine.options import LENGTHS
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.table.contract.game_table import table_of

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def length_of(game: AnyGame) -> OptionSpec:
    return next(spec for spec in declared(game.options) if spec.name == TARGET)


def begun(game: AnyGame, points: int) -> Match:
    seats = tuple(SeatSetup(f"Player {seat}", None if seat == 0 else "greedy") for seat in range(max(game.seats)))
    return new_match(GAMES, MatchSetup(game.name, seats, 11, {TARGET: points}), None, datetime(2026, 1, 16))


@EVERY_GAME
def test_every_game_has_three_lengths_and_others(game: AnyGame) -> None:
    spec = length_of(game)
    assert tuple(spec.lengths) == LENGTHS
    assert spec.lengths["short"] < spec.lengths["usual"] < spec.lengths["long"]
    assert spec.default == spec.lengths["usual"]
    assert set(spec.lengths.values()) < set(spec.choices)


@EVERY_GAME
def test_no_other_number_is_played_to(game: AnyGame) -> None:
    with pytest.raises(OptionError):
        choose(game.options, {TARGET: 7})


@EVERY_GAME
def test_the_table_says_what_is_played_to(game: AnyGame) -> None:
    for points in length_of(game).lengths.values():
        match = begun(game, points)
        facts = table_of(game.name).facts(match, match.view(0))
        assert facts.limit == points
        assert str(points) in facts.target
