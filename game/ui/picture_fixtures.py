"""What pictures need of deals: an evening that does not pass, what Club made of them, and days that were played."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Final

from game.games import GAMES
from game.match.deals.codes import deal_of
from game.match.deals.par import Par, Question
from game.match.deals.pars import Pars
from game.match.deals.results import deal_of_day, setup_of, turned
from game.match.match import Match
from game.match.saves import start_match
from game.ui.profile import Profile

EVENING: Final = datetime(2026, 1, 16, 21, 40)
_DAYS: Final = (5, 11, 12, 14, 15, 16)
_IN_PLAY: Final = 14
_STEP: Final = 17
_SPREAD: Final = 29
"""What Club makes goes up and down so much from round to round."""
_OTHERWISE: Final = 9
"""Every so many actions somebody does something else."""


class EveningProfile(Profile):
    """It is always the same evening, and what Club makes of deals is known."""

    draws_at_once = True

    def now(self) -> datetime:
        """The evening."""
        return EVENING

    @property
    def pars(self) -> Pars:
        """Alike for all deals."""
        return _KnownPars(self.games, self.folders.home / "pars")


class _KnownPars(Pars):
    def par(self, question: Question) -> Par:
        """Nothing is played for a picture; rounds differ from each other."""
        teams, number = range(len(question.levels)), question.state.round
        points = tuple(Decimal(35 - 4 * team + number * _STEP % _SPREAD - _SPREAD // 2) for team in teams)
        return Par(points, points)


def record_from_the_left(
    played: Match, play_on: Callable[[Match, Callable[[Match], bool]], object]
) -> tuple[str, bytes]:
    """The name and the content of the record of another match of a deal, with the player in the seat on the left.

    Now and then somebody does something else than before.
    """
    seats = played.seats
    deal = turned(deal_of(played.header, played.game), len(seats) - 1)
    names = [seats[(place + 1) % len(seats)].name for place in range(len(seats))]
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        match = start_match(GAMES, setup_of(deal, names), Path(scratch), EVENING)
        while match.outcome() is None:
            play_on(match, lambda match: match.number % _OTHERWISE == 0)
            if match.outcome() is None:
                match.play(list(match.actions())[-1])
        match.close()
        (path,) = Path(scratch).iterdir()
        return path.name, path.read_bytes()


def records_of_days(
    game: str, names: Sequence[str], play: Callable[[Match, bool], object]
) -> tuple[tuple[str, bytes], ...]:
    """Names and contents of the records of some days of the month; `play` is told which one is to stay in play."""
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        for day in _DAYS:
            deal = deal_of_day(GAMES[game], EVENING.date().replace(day=day))
            match = start_match(GAMES, setup_of(deal, names), Path(scratch), EVENING.replace(day=day))
            play(match, day == _IN_PLAY)
            match.close()
        return tuple((path.name, path.read_bytes()) for path in sorted(Path(scratch).iterdir()))
