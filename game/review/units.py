"""The work of a review in small parts, so that two processes share it and every part shows progress."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.match.deals.par import CLUB, Question, par_of, quick
from game.match.playback import Playback
from game.match.saves import Games, played_back
from game.opponents.playouts import lead_of
from game.review.decisions import Choice, choices_of, dealt_states, own_seat, rounds_of
from game.review.findings import RoundReview, in_order, lead_in
from game.review.judging import Judged, judged

_LINES: Final = 1000


@dataclass(frozen=True, slots=True)
class Gift:
    """What the deal of a round gave to the player: the lead that Club in every seat comes to, on average."""

    round: int
    points: float


@dataclass(frozen=True, slots=True)
class Par:
    """What the player made of a round, and what Club made of it in the same seat, beside the same levels."""

    round: int
    lead: float
    club: float


Finding = Judged | Gift | Par


class Look(Enum):
    """What is found out about a match."""

    REVIEW = "review"
    """Every decision, and what the deals gave."""
    PARS = "pars"
    """How the player's rounds compare with Club's in the same seat."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be found out about a match."""

    raw: bytes
    """Its record."""
    rounds: tuple[int, ...] = ()
    """Those to be gone over; empty for all that are over."""
    look: Look = Look.REVIEW


class Work:
    """All parts of what is wanted, in the same order wherever they are counted."""

    def __init__(self, games: Games, wanted: Wanted) -> None:
        """Reads the record. Raises `UnplayableRecordError`."""
        self.playback = read_back(games, wanted.raw)
        over = rounds_of(self.playback)
        self.rounds = [number for number in over if number in wanted.rounds or not wanted.rounds]
        self.seat = own_seat(self.playback)
        self._dealt = dealt_states(self.playback)
        self._look = wanted.look
        deals: list[int | Choice] = [number for number in self.rounds if number in self._dealt]
        choices: list[int | Choice] = []
        if wanted.look is Look.REVIEW:
            choices = [choice for number in self.rounds for choice in choices_of(self.playback, self.seat, number)]
        self._parts = [*choices, *deals]

    def __len__(self) -> int:
        return len(self._parts)

    def done(self, number: int) -> Finding:
        """Do a part by its number."""
        part, game, seed = self._parts[number], self.playback.game, self.playback.header.seed
        if isinstance(part, Choice):
            return judged(game, part, seed)
        playback, team = self.playback, self.playback.teams[self.seat]
        levels = [CLUB if self._look is Look.REVIEW else quick(setup.level) for setup in playback.seats]
        question = Question(game.name, self._dealt[part], seed, tuple(levels), rounds=1)
        club = lead_of(par_of(question, game).points, team, fewest=game.fewest_win)
        if self._look is Look.REVIEW:
            return Gift(part, club)
        return Par(part, lead_in(playback, team, part), club)


def reviews_of(playback: Playback, rounds: Iterable[int], findings: Iterable[Finding]) -> list[RoundReview]:
    """The reviews of rounds, of everything that was found out about them."""
    found = list(findings)
    gifts = {each.round: each.points for each in found if isinstance(each, Gift)}
    team = playback.teams[own_seat(playback)]
    return [
        RoundReview(
            number,
            lead_in(playback, team, number),
            gifts.get(number, 0.0),
            in_order([each for each in found if isinstance(each, Judged) and each.round == number]),
        )
        for number in rounds
    ]


def read_back(games: Games, raw: bytes) -> Playback:
    """The whole match of a record. Raises `UnplayableRecordError`."""
    playback = played_back(games, raw)
    while not playback.read_on(_LINES):
        pass
    return playback
