"""The figures of some matches: how many, how well, which streaks, which records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

from game.match.course import EVEN, LOST, VOID, WON, longest_run
from game.statistics.played import Played


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches or rounds by how they ended."""

    won: int
    lost: int
    even: int

    @property
    def count(self) -> int:
        """All of them."""
        return self.won + self.lost + self.even

    @property
    def share(self) -> float | None:
        """The part that was won, from 0 to 1; what was even was not. None of none."""
        return self.won / self.count if self.count else None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round that stands out."""

    points: float
    match: str
    """The file of its record."""
    round: int
    started: str


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of some matches of one game or of several."""

    begun: int
    """Matches in which at least a round was finished."""
    matches: Tally
    """The tally of matches that are over."""
    rounds: Tally
    mean_points: float | None
    """Points of the own team in a round; None without rounds."""
    mean_rival: float | None
    """The mean points of the best of the others."""
    mean_lead: float | None
    """The mean lead of the own team."""
    streak: int
    """Matches won in a row up to the last one; negative: lost."""
    longest_won: int
    longest_lost: int
    longest_rounds: int
    """Rounds won in a row, within a match or over several."""
    best_round: RoundRecord | None
    """The round with the largest lead."""
    worst_round: RoundRecord | None
    comeback: RoundRecord | None
    """The most points by which a match that was won was behind after a round."""
    shortest_win: int | None
    """Rounds."""
    longest_match: int | None
    """Rounds, won or not."""


def figures_of(matches: Sequence[Played]) -> Figures:
    """The figures of matches in the order in which they were begun."""
    finished = [each for each in matches if each.result is not None]
    over = "".join([each.result or "" for each in finished])
    results = "".join([each.results for each in matches])
    leads = [each.leads for each in matches]
    count, lengths = len(results), [len(each.course.results) for each in finished]
    won = [each for each in finished if each.result == WON]
    points = sum(chain.from_iterable([each.course.own for each in matches]))
    lead = sum(chain.from_iterable(leads))
    rival = sum(chain.from_iterable([each.course.best for each in matches]))
    return Figures(
        begun=len(matches),
        matches=tally(over),
        rounds=tally(results),
        mean_points=points / count if count else None,
        mean_rival=rival / count if count else None,
        mean_lead=lead / count if count else None,
        streak=_last_streak(over),
        longest_won=longest_run(over, WON),
        longest_lost=longest_run(over, LOST),
        longest_rounds=longest_run(results, WON),
        best_round=_outstanding(matches, max),
        worst_round=_outstanding(matches, min),
        comeback=_comeback(won),
        shortest_win=min([len(each.course.results) for each in won], default=None),
        longest_match=max(lengths, default=None),
    )


def tally(results: str) -> Tally:
    """Results counted."""
    return Tally(results.count(WON), results.count(LOST), results.count(EVEN))


def _last_streak(results: str) -> int:
    """Return the length of the last series: positive for wins, negative for losses, 0 after a shared result."""
    last = results[-1:]
    run = len(results) - len(results.rstrip(last)) if last else 0
    return {WON: run, LOST: -run}.get(last, 0)


def _outstanding(matches: Sequence[Played], most: Callable[[Iterable[float]], float]) -> RoundRecord | None:
    """The round whose lead is the most of all that count; the first of equals."""
    counting = [each for each in matches if each.results]
    if not counting:
        return None
    of_each = [most(each.counted_leads) for each in counting]
    lead = most(of_each)
    match = counting[of_each.index(lead)]
    ended = zip(match.leads, match.course.results, strict=True)
    number = next(at for at, (of, result) in enumerate(ended, 1) if of == lead and result != VOID)
    return RoundRecord(lead, match.name, number, match.started)


def _comeback(won: Sequence[Played]) -> RoundRecord | None:
    """Return the largest deficit in a match that was won, the first of equals; None without any."""
    worst = [min(accumulate(each.leads)) for each in won]
    behind = min(worst, default=0.0)
    if behind >= 0:
        return None
    match = won[worst.index(behind)]
    return RoundRecord(-behind, match.name, list(accumulate(match.leads)).index(behind) + 1, match.started)
