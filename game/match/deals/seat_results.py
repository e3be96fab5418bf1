"""The results of the player and of Club with the cards of every seat of a deal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from functools import partial
from typing import Final

import msgspec

from game.match.archive import Archive, Listener
from game.match.background import BackgroundJob
from game.match.deals.codes import code_of, deal_of
from game.match.deals.par import Par, Question, in_every_seat, in_own_seat, rounds_played
from game.match.deals.pars import Pars
from game.match.deals.results import turned
from game.match.match import Match
from game.match.resume import UnplayableRecordError
from game.match.saves import Games, ReadMatch, read_match
from game.match.sides import own_seat
from game.match.summary import begun
from game.storage.index import IndexRow
from game.storage.logs import LOG

_EVERY: Final = -1
"""The key of all seats together, in place of a seat's number."""
_LOOK_MS: Final = 100.0
"""The interval at which it is asked whether a match has been read."""
_TOTALS: Final = msgspec.json.Decoder(tuple[Decimal, ...])


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The results with the cards of one seat."""

    points: Decimal
    """The latest points of its cards: of the last match in which the player sat there, else of the current one."""
    club: Decimal | None
    """The points of Club with the same cards; None as long as they are not known."""
    lead: Decimal | None
    """The lead over Club; negative where the points are worse."""
    tried: date | None = None
    """The day of another match in which the player sat there; None where the points are of the current match."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The points of the player and of Club in one round."""

    number: int
    points: Decimal
    """The points of the match that it brought."""
    club: Decimal | None
    """The points of Club with the same cards; None as long as they are not known."""


class SeatResults:
    """The results of a match in every seat, and of saved matches of its deal in which the player sat elsewhere."""

    def __init__(
        self,
        match: Match,
        archive: Archive,
        games: Games,
        pars: Pars | None,
        counting: Callable[[], Sequence[IndexRow]],
        patience: float,
    ) -> None:
        """Look for results.

        Args:
            counting: gives the rows of the saved matches that count for the player.
            patience: how many seconds are waited for a record before it is read in the background.
        """
        self._archive = archive
        self._games = games
        self._counting = counting
        self._patience = patience
        self._match = match
        self._pars = pars
        self._own = own_seat(match)
        self._over = match.outcome() is not None
        self._news = Listener(archive)
        deal, seats = deal_of(match.header, match.game), len(match.seats)
        self._codes = {code_of(turned(deal, turns)): (self._own + turns) % seats for turns in range(1, seats)}
        """The codes of the deal with the player in each of the other seats."""
        self._being_read: dict[int, BackgroundJob[ReadMatch]] = {}
        """The matches in other seats that are being read, by seat."""
        self._elsewhere: dict[int, IndexRow] = {}
        """The last match that the player finished in each of them."""
        every = [in_every_seat(match, *span) for span in rounds_played(match)] if self._over else []
        self._asked: dict[int, Sequence[Question]] = {self._own: _in_seat_of_player(match) or every, _EVERY: every}
        """The questions to Club about the seats in which the player sat, and about all of them together."""
        self._team_of: dict[int, int] = dict(enumerate(match.teams))
        self._answered: dict[int, list[Par]] = {}
        """The answers, in the order of the questions, as far as they are known."""
        self.of_seats: Sequence[SeatResult] = ()
        """The results by seat; those so far of a match in play."""
        self.of_teams: Sequence[SeatResult] = ()
        """The results by team, of this match alone.

        Those of the player's team are compared with Club in the player's seat, the others with Club in every seat.
        """
        self.of_rounds: Sequence[RoundResult] = ()
        """The figures of the player; none where Club is not compared, or what it made of rounds was not kept."""
        self._take_stock()

    @property
    def compared(self) -> bool:
        """Whether Club is compared at all."""
        return self._pars is not None and self._over and any(self._asked.values())

    @property
    def being_found_out(self) -> bool:
        """Whether Club is still playing."""
        return self._pars is not None and self._pars.busy

    def update(self) -> bool:
        """Look for matches in other seats and for what Club made; returns whether something is new."""
        if self._news.hears():
            self._look_elsewhere()
        self._take_read()
        if self.compared:
            self._ask()
        before = self.of_seats, self.of_teams, self.of_rounds
        self._take_stock()
        return (self.of_seats, self.of_teams, self.of_rounds) != before

    def wake_after(self) -> float | None:
        """Milliseconds until there may be something new."""
        lacks = self.compared and any(len(self._answers(key)) < len(asked) for key, asked in self._asked.items())
        read = _LOOK_MS if self._being_read else None
        waits = (read, self._news.wake_after(), self._pars.wake_after() if self._pars is not None and lacks else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def _look_elsewhere(self) -> None:
        """The rows are in order, the last played first."""
        found: dict[int, IndexRow] = {}
        for row in self._counting():
            seat = self._codes.get(row.deal) if row.finished else None
            if seat is not None:
                found.setdefault(seat, row)
        for seat, row in found.items():
            if self._elsewhere.get(seat) != row and self._over:
                record = self._archive.folder / row.name
                job = BackgroundJob(partial(read_match, self._games, record))
                job.wait(self._patience)
                self._being_read[seat] = job
        self._elsewhere = found if self._over else {}

    def _take_read(self) -> None:
        """Take the matches that have been read meanwhile."""
        for seat, job in tuple(self._being_read.items()):
            if job.finished:
                del self._being_read[seat]
                self._take(seat, job)

    def _take(self, seat: int, job: BackgroundJob[ReadMatch]) -> None:
        """Club is asked about the rounds of that match instead, as at its own end."""
        try:
            match = job.result().match
        except (OSError, UnplayableRecordError):
            logging.getLogger(LOG).info("a match in another seat cannot be compared", exc_info=True)
            return
        self._asked[seat] = _in_seat_of_player(match)
        self._team_of[seat] = match.teams[own_seat(match)]
        self._answered.pop(seat, None)

    def _ask(self) -> None:
        """The player's own seat first, one question after the other."""
        for key, questions in self._asked.items():
            made = self._answered.setdefault(key, [])
            while self._pars is not None and len(made) < len(questions):
                par = self._pars.par(questions[len(made)])
                if par is None:
                    return
                made.append(par)

    def _answers(self, key: int) -> Sequence[Par]:
        return self._answered.get(key, ())

    def _club(self, key: int, team: int) -> Decimal | None:
        """Return the points of Club for a team, in one seat or in all; None as long as some are not known."""
        asked, made = self._asked[key], self._answers(key)
        if not asked or len(made) < len(asked):
            return None
        return sum((par.gained[team] for par in made), Decimal(0))

    def _result(self, points: Decimal, key: int, team: int, tried: date | None = None) -> SeatResult:
        club = self._club(key, team)
        lead = None if club is None else club - points if self._match.game.fewest_win else points - club
        return SeatResult(points, club, lead, tried)

    def _take_stock(self) -> None:
        match, own_team = self._match, self._match.teams[self._own]
        totals = match.history()[-1].totals if match.history() else match.standing().totals
        self.of_teams = [
            self._result(total, self._own if team == own_team else _EVERY, team) for team, total in enumerate(totals)
        ]
        results: list[SeatResult] = []
        for seat, of in enumerate(match.teams):
            row = None if seat in self._being_read else self._elsewhere.get(seat)
            team = self._team_of[seat]
            points = _TOTALS.decode(row.totals)[team] if row is not None else totals[of]
            started = begun(row) if row is not None else ""
            tried = datetime.fromisoformat(started).date() if started else None
            results.append(self._result(points, seat if seat in self._asked else _EVERY, team, tried))
        self.of_seats, self.of_rounds = results, self._round_results()

    def _round_results(self) -> Sequence[RoundResult]:
        if not self.compared:
            return ()
        team = self._team_of[self._own]
        gains: list[Decimal] = []
        for question, par in zip(self._asked[self._own], self._answers(self._own), strict=False):
            if question.rounds > 1 and not par.rounds:
                return ()
            gains += [gained[team] for gained in par.rounds or (par.gained,)]
        before, results = Decimal(0), []
        for place, ended in enumerate(self._match.history()):
            club = gains[place] if place < len(gains) else None
            results.append(RoundResult(ended.round, ended.totals[team] - before, club))
            before = ended.totals[team]
        return results


def _in_seat_of_player(match: Match) -> Sequence[Question]:
    """Return the question to Club about the player's seat; None for a match without a person."""
    found = [in_own_seat(match, *span) for span in rounds_played(match)]
    return [question for question in found if question is not None]
