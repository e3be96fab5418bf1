"""The work of a review in small parts, so that two processes share it and every part shows progress."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.match.deals.par import CLUB, Question, par_of
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


Finding = Judged | Gift


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be found out about a match."""

    raw: bytes
    """Its record."""
    rounds: tuple[int, ...] = ()
    """Those to be gone over; empty for all that are over."""
    decisions: bool = True
    """Whether decisions are judged, or only what the deals gave is looked at."""


class Work:
    """All parts of what is wanted, in the same order wherever they are counted."""

    def __init__(self, games: Games, wanted: Wanted) -> None:
        """Reads the record. Raises `UnplayableRecordError`."""
        self.playback = read_back(games, wanted.raw)
        over = rounds_of(self.playback)
        self.rounds = [number for number in over if number in wanted.rounds or not wanted.rounds]
        self.seat = own_seat(self.playback)
        self._dealt = dealt_states(self.playback)
        gifts: list[int | Choice] = [number for number in self.rounds if number in self._dealt]
        choices: list[int | Choice] = []
        if wanted.decisions:
            choices = [choice for number in self.rounds for choice in choices_of(self.playback, self.seat, number)]
        self._parts = [*choices, *gifts]

    def __len__(self) -> int:
        return len(self._parts)

    def done(self, number: int) -> Finding:
        """Do a part by its number."""
        part, game, seed = self._parts[number], self.playback.game, self.playback.header.seed
        if isinstance(part, Choice):
            return judged(game, part, seed)
        levels = (CLUB,) * len(self.playback.seats)
        par = par_of(Question(game.name, self._dealt[part], seed, levels, rounds=1), game)
        return Gift(part, lead_of(par.points, self.playback.teams[self.seat], fewest=game.fewest_win))


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
