"""`Course`: a match from the side of the player, as its row in the index stores it, enough for statistics without
records.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from operator import sub
from typing import Annotated, Final

import msgspec

from game.engine import sole_best
from game.match.match import Match
from game.opponents.bents import plain_level

WON: Final = "w"
EVEN: Final = "e"
LOST: Final = "l"
VOID: Final = "v"
"""A round without points for anybody, such as a deal that was thrown in: it is neither won nor lost, and not counted.
"""
MOST_POINTS: Final = 1_000_000_000
"""No match comes near."""
_Points = Annotated[float, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class Course(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A match as its player lived through it: the first person at the table."""

    team: int
    fewest: bool
    """Whether points count against those who get them."""
    rivals: tuple[str, ...]
    """The levels of everybody in other teams, each once and sorted; empty for a person."""
    partner: str
    """The name of the partner; empty without one."""
    partner_level: str
    """The level; empty for a person."""
    own: tuple[_Points, ...]
    """The points of the match that each round brought."""
    best: tuple[_Points, ...]
    """The best that any other team did in it."""
    results: Annotated[str, msgspec.Meta(pattern=f"^[{WON}{EVEN}{LOST}{VOID}]*$")]
    """A letter a round: `WON` where the own team did better than every other, `LOST` where another did, else `EVEN`,
    or `VOID` where nobody scored."""

    def leads(self) -> list[float]:
        """The margin of each round over the best of the others; negative where it was worse."""
        return list(map(sub, self.best, self.own) if self.fewest else map(sub, self.own, self.best))


def course_of(match: Match) -> Course | None:
    """Return the course of the match so far; None where no person plays."""
    own = next((seat for seat in range(len(match.seats)) if match.is_human(seat)), None)
    if own is None:
        return None
    team, fewest = match.teams[own], match.game.fewest_win
    rivals = sorted(
        {plain_level(setup.level or "") for setup, of in zip(match.seats, match.teams, strict=True) if of != team}
    )
    partner = next(
        (match.header.seats[seat] for seat, of in enumerate(match.teams) if of == team and seat != own), None
    )
    name, level = (partner.name, plain_level(partner.level or "")) if partner is not None else ("", "")
    return Course(team, fewest, tuple(rivals), name, level, *_rounds(match, team, fewest=fewest))


def results_of(match: Match, team: int) -> str:
    """Return the result of every finished round for a team, a letter a round."""
    return _rounds(match, team, fewest=match.game.fewest_win)[2]


def longest_run(results: str, wanted: str) -> int:
    """Return the longest series of a result; rounds without points for anybody are passed over."""
    return max([len(run) for run in re.findall(f"{wanted}+", results.replace(VOID, ""))], default=0)


def _rounds(match: Match, team: int, *, fewest: bool) -> tuple[tuple[float, ...], tuple[float, ...], str]:
    """Every finished round; in points of the match, as a game may count its rounds in others."""
    sign = -1 if fewest else 1
    own: list[float] = []
    best: list[float] = []
    results: list[str] = []
    before = (Decimal(0),) * len(match.teams)
    for entry in match.history():
        gained = [sign * (total - had) for total, had in zip(entry.totals, before, strict=False)]
        before = entry.totals
        own.append(float(sign * gained[team]))
        best.append(float(sign * max(points for of, points in enumerate(gained) if of != team)))
        winners = sole_best(gained)
        results.append(_result(gained, winners, team))
    return tuple(own), tuple(best), "".join(results)


def _result(gained: Sequence[Decimal], winners: tuple[int, ...], team: int) -> str:
    if winners:
        return WON if winners[0] == team else LOST
    return EVEN if any(gained) else VOID


_DECODER: Final = msgspec.json.Decoder(Course)


def course_text(course: Course | None) -> str:
    """The course as a row has it; empty for none."""
    return msgspec.json.encode(course).decode() if course is not None else ""


def course_in(text: str) -> Course:
    """The course of the text of a row, which is not empty."""
    return _DECODER.decode(text)
