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
from game.review.decisions import Choice, choices_of, dealt_states, own_seat, rounds_of, turn_of
from game.review.findings import RoundReview, charged_once, in_order, lead_in, within_reach
from game.review.judging import Judged, judged

_LINES: Final = 1000


@dataclass(frozen=True, slots=True)
class Gift:
    """The value of a deal for the player: the average lead of Club in every seat."""

    round: int
    points: float


@dataclass(frozen=True, slots=True)
class Par:
    """The player's lead in a round, and that of Club in the same seat against the same levels."""

    round: int
    lead: float
    club: float


Finding = Judged | Gift | Par


class QuestionKind(Enum):
    """The kind of a question about a match."""

    REVIEW = "review"
    """Every decision, and what the deals gave."""
    PARS = "pars"
    """The player's rounds compared with Club's in the same seat."""


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """A question about a match."""

    raw: bytes
    """The record of the match."""
    rounds: tuple[int, ...] = ()
    """The rounds in question; empty for all that are over."""
    kind: QuestionKind = QuestionKind.REVIEW


class ReviewWork:
    """All parts of what is wanted, in the same order wherever they are counted."""

    def __init__(self, games: Games, wanted: ReviewQuestion) -> None:
        """Reads the record. Raises `UnplayableRecordError`."""
        self.playback = read_back(games, wanted.raw)
        over = rounds_of(self.playback)
        self.rounds = [number for number in over if number in wanted.rounds or not wanted.rounds]
        self.seat = own_seat(self.playback)
        self._dealt = dealt_states(self.playback)
        self._kind = wanted.kind
        deals: list[int | Choice] = [number for number in self.rounds if number in self._dealt]
        choices: list[int | Choice] = []
        if wanted.kind is QuestionKind.REVIEW:
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
        levels = [CLUB if self._kind is QuestionKind.REVIEW else quick(setup.level) for setup in playback.seats]
        question = Question(game.name, self._dealt[part], seed, tuple(levels), rounds=1)
        club = lead_of(par_of(question, game).points, team, fewest=game.fewest_win)
        if self._kind is QuestionKind.REVIEW:
            return Gift(part, club)
        return Par(part, lead_in(playback, team, part), club)


def reviews_of(playback: Playback, rounds: Iterable[int], findings: Iterable[Finding]) -> list[RoundReview]:
    """The reviews of rounds, of everything that was found out about them."""
    found = list(findings)
    gifts = {each.round: each.points for each in found if isinstance(each, Gift)}
    team = playback.teams[own_seat(playback)]
    reviews = list[RoundReview]()
    for number in rounds:
        lead = lead_in(playback, team, number)
        decisions = in_order([each for each in found if isinstance(each, Judged) and each.round == number])
        charged = charged_once(decisions, lambda judged: turn_of(playback, judged.number))
        reviews.append(RoundReview(number, lead, gifts.get(number, 0.0), within_reach(charged, lead)))
    return reviews


def read_back(games: Games, raw: bytes) -> Playback:
    """The whole match of a record. Raises `UnplayableRecordError`."""
    playback = played_back(games, raw)
    while not playback.read_on(_LINES):
        pass
    return playback
