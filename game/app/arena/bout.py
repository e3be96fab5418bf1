"""A bout: one opponent against another on common deals, each deal in every rotation of the seats.

In games of two teams a team of the first meets one of the second; in games of singles one of the first meets as many
of the second as there are other seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, pairwise
from statistics import fmean
from typing import Any

from game.app.arena.results_file import ResultsFile
from game.app.arena.sequential import BOUND, SequentialTest, Verdict, elo_of, share_at
from game.app.measures import mean_interval, mean_json, rounded, share_json, times_json
from game.app.table_run import Contest, DealResult, played_deals, trait_shares
from game.engine import AnyGame


class Measure(Enum):
    """The measure that decides a bout."""

    ELO = "elo"
    """Rounds or matches won."""
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Bout:
    """A bout: the contestants and the game they play."""

    first: str
    second: str
    contest: Contest
    sides: int
    """The number of teams or singles at the table."""

    @property
    def names(self) -> tuple[str, str]:
        """The names of both contestants."""
        return self.first, self.second

    @property
    def name(self) -> str:
        """The name of the bout in its arena."""
        return f"{self.first} over {self.second}"


@dataclass(frozen=True, slots=True)
class StopRule:
    """The rule that ends a bout."""

    deals: int
    """The number of deals after which it stops in any case."""
    gain: float | None = None
    """The gain to test for: a bout stops as soon as it is sure whether the first is stronger by it or not at all; None
    plays all deals.
    """
    measure: Measure = Measure.ELO


def pairs_of(names: Sequence[str], *, ladder: bool) -> Iterator[tuple[str, str]]:
    """Yield the pairs: everybody against the others, those named first as the first; on a ladder each against the one
    before.
    """
    if ladder:
        yield from ((stronger, weaker) for weaker, stronger in pairwise(names))
    else:
        yield from combinations(names, 2)


def line_up(game: AnyGame, seats: int, first: str, second: str) -> tuple[str, ...]:
    """Return the contestants of the seats in the first rotation: the first at the seats of team 0."""
    return tuple(second if team else first for team in game.teams(seats))


class Standings:
    """The results of a bout so far."""

    def __init__(self, bout: Bout, rule: StopRule) -> None:
        self.bout = bout
        self.rule = rule
        self.results: list[DealResult] = []
        self._test: SequentialTest | None = None
        if rule.gain is not None and rule.measure is Measure.POINTS:
            self._test = SequentialTest(0.0, rule.gain)
        elif rule.gain is not None:
            self._test = SequentialTest(1.0 / bout.sides, share_at(rule.gain, bout.sides))

    @property
    def over(self) -> bool:
        """Whether the rule ends the bout here."""
        decided = self._test is not None and self._test.verdict is not Verdict.OPEN
        return decided or len(self.results) >= self.rule.deals

    def add(self, result: DealResult) -> None:
        """Take the result of the next deal."""
        self.results.append(result)
        if self._test is not None and result.points:
            by_points = self.rule.measure is Measure.POINTS
            self._test.observe(result.lead(self.bout.contest) if by_points else result.score(self.bout.sides))

    def to_json(self) -> dict[str, Any]:
        """The numbers; intervals are of 95% and take a deal with all its rotations as one observation."""
        bout, results = self.bout, self.results
        measured = [result for result in results if result.points]
        rounds = sum(result.rounds for result in results)
        report: dict[str, Any] = {
            "first": bout.first,
            "second": bout.second,
            "deals": len(results),
            "rounds": rounds,
            "measured": sum(len(result.points) for result in results),
            "points": mean_json([result.lead(bout.contest) for result in measured]),
            "won": share_json([result.won(0) for result in results], [result.decided for result in results]),
            "even": rounded(1.0 / bout.sides),
            "elo": _elo_json([result.score(bout.sides) for result in measured], bout.sides),
            "illegal": sum(result.illegal for result in results),
            "capped": {name: sum(result.capped[name] for result in results) for name in bout.names},
            "decisions": {
                name: times_json(seconds * 1000 for result in results for seconds in result.seconds[name])
                for name in bout.names
            },
            "traits": trait_shares((result.traits for result in results), rounds),
        }
        if self._test is not None:
            report["test"] = {
                "by": self.rule.measure.value,
                "gain": self.rule.gain,
                "ratio": rounded(self._test.ratio),
                "bound": rounded(BOUND),
                "verdict": self._test.verdict.value,
            }
        return report


def play_bout(standings: Standings, kept: ResultsFile, jobs: int) -> Iterator[None]:
    """Play until the rule ends it, in the order of the deals; what is kept already is not played again.

    What comes of it depends on the deals alone, and not on how many processes play or how often it was taken up.
    """
    bout, deals = standings.bout, range(standings.rule.deals)
    missing = [deal for deal in deals if kept.result(bout.name, deal) is None]
    playing = played_deals(bout.contest, missing, jobs)
    try:
        for deal in deals:
            result = kept.result(bout.name, deal)
            if result is None:
                result = next(playing)
                kept.add(bout.name, deal, result)
            standings.add(result)
            yield
            if standings.over:
                return
    finally:
        playing.close()


def _elo_json(scores: Sequence[float], sides: int) -> dict[str, Any]:
    if not scores:
        return {"mean": None, "ci95": None}
    mean, interval = elo_of(fmean(scores), sides), mean_interval(scores)
    ends = [elo_of(end, sides) for end in interval] if interval is not None else None
    return {
        "mean": None if mean is None else rounded(mean),
        "ci95": None if ends is None else [None if end is None else rounded(end) for end in ends],
    }
