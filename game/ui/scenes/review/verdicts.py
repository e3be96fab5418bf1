"""What is found of a decision and of a round: verdicts, grades and points, as the totals of a match tell points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Final

from game.engine import AnyGame
from game.i18n import _, plural
from game.opponents.protocol import opponents_of
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.ui.graphics.theme import Rgb, Theme, mixed
from game.ui.shared_texts import number_text, signed_text

_MISTAKE: Final = 0.1
_BLUNDER: Final = 0.3
"""The part of what a round typically comes to from which on a decision is one; before, it is a slip."""

_WELL: Final = 0.2
_FAIR: Final = 0.7
"""The part of it that all decisions of a round cost below which it was played well, or neither well nor badly."""


class Verdict(Enum):
    """What is found of a decision."""

    BEST = auto()
    """The strongest level would have done the same."""
    EVEN = auto()
    """It would have done otherwise, and no difference was found."""
    DEAR = auto()
    """It would have done better."""
    BETTER = auto()
    """It would have done worse."""


class Grade(Enum):
    """How bad a mistake was."""

    SLIP = auto()
    MISTAKE = auto()
    BLUNDER = auto()


def verdict_of(decision: Judged) -> Verdict:
    """What is found of it."""
    if not decision.better:
        return Verdict.BEST
    if not decision.is_clear:
        return Verdict.EVEN
    return Verdict.DEAR if decision.cost > 0 else Verdict.BETTER


class Points:
    """Tells points of rounds as the totals of a match do, which may count them otherwise."""

    def __init__(self, game: AnyGame) -> None:
        self._scale = game.round_scale
        self.swing: Final = opponents_of(game).swing
        """What a round typically comes to, in points of a round."""

    def said(self, points: float) -> str:
        """Whole ones, or with a tenth where they are few, or where the totals have tenths."""
        return number_text(self._rounded(points))

    def signed(self, points: float) -> str:
        """The same with a sign."""
        return _signed(self._rounded(points))

    def share(self, cost: float) -> float:
        """The part that a cost is of what rounds of the game typically come to."""
        return cost / self.swing

    def grade(self, cost: float) -> Grade:
        """Of a mistake: by what part its cost is of what rounds of the game typically come to."""
        share = self.share(cost)
        return Grade.SLIP if share < _MISTAKE else Grade.MISTAKE if share < _BLUNDER else Grade.BLUNDER

    def grade_of(self, decision: Judged) -> Grade | None:
        """The grade of a decision that was a mistake."""
        return self.grade(decision.cost) if decision.is_dear else None

    def graded(self, cost: float) -> str:
        """What a mistake cost, with its grade."""
        said = self.said(cost)
        match self.grade(cost):
            case Grade.SLIP:
                return _("slip: cost {points}", points=said)
            case Grade.MISTAKE:
                return _("mistake: cost {points}", points=said)
            case Grade.BLUNDER:
                return _("blunder: cost {points}", points=said)

    def parts(self, whole: float, parts: Sequence[float]) -> list[str]:
        """A sum, its parts with their signs, and what is left of it: as they are told they add up."""
        rounded = [Decimal(f"{each / self._scale:.1f}") for each in (whole, *parts)]
        rest = rounded[0] - sum(rounded[1:])
        return [_signed(each.normalize() + 0) for each in (*rounded, rest)]

    def _rounded(self, points: float) -> Decimal:
        scaled = points / self._scale
        exact = abs(scaled) < 10 or self._scale > 1
        return Decimal(f"{scaled:.1f}" if exact else f"{scaled:.0f}").normalize() + 0


def _signed(points: Decimal) -> str:
    return signed_text(points) if points else number_text(points)


def verdict_text(decision: Judged, points: Points) -> str:
    """The same in a word or two, for a list."""
    match verdict_of(decision):
        case Verdict.BEST:
            return _("best move")
        case Verdict.EVEN:
            return _("as good")
        case Verdict.DEAR:
            return points.graded(decision.cost)
        case Verdict.BETTER:
            return _("better by {points}", points=points.said(-decision.cost))


@dataclass(frozen=True, slots=True)
class Summary:
    """What the decisions of a round come to."""

    verdict: str
    """In a word or two."""
    good: bool | None
    """Whether it was played well; None for neither well nor badly."""
    told: str
    """What they cost in all, and what they gained."""
    brief: str = ""
    """The same where there is little room."""
    total: str = ""
    """The sum of both with its sign, as it is told elsewhere; empty for none."""


def summary_of(review: RoundReview, points: Points) -> Summary:
    """How well the round was played: what was given away, by how many of its decisions."""
    count = len(review.decisions)
    dear = [each.cost for each in review.decisions if each.is_dear]
    gained = -sum(each.cost for each in review.decisions if each.is_clear and not each.is_dear)
    total = points.parts(review.lead, (review.gift, review.clear_play))[2] if review.clear_play else ""
    if not dear:
        told = plural(
            "No mistake in {count} decision: well played!", "No mistake in {count} decisions: well played!", count
        )
        return Summary(_("Faultless"), True, told, told, total)
    brief = told = plural(
        "{count} costly decision in {number}: {points} points given away",
        "{count} costly decisions in {number}: {points} points given away",
        len(dear),
        number=count,
        points=points.said(sum(dear)),
    )
    if gained:
        told = plural(
            "{count} costly decision in {number}: {points} points given away, {gained} gained",
            "{count} costly decisions in {number}: {points} points given away, {gained} gained",
            len(dear),
            number=count,
            points=points.said(sum(dear)),
            gained=points.said(gained),
        )
    share = points.share(sum(dear))
    if share < _WELL:
        return Summary(_("Well played"), True, told, brief, total)
    return (
        Summary(_("Fairly played"), None, told, brief, total)
        if share < _FAIR
        else Summary(_("Costly play"), False, told, brief, total)
    )


def grades_text(points: Points) -> str:
    """From how many points on a decision is what."""
    return _(
        "Slip: less than {mistake} points, mistake: from {mistake}, blunder: from {blunder}.",
        mistake=points.said(points.swing * _MISTAKE),
        blunder=points.said(points.swing * _BLUNDER),
    )


def grade_texts(points: Points) -> list[tuple[Grade, str]]:
    """The same in a word or two for each grade."""
    mistake, blunder = points.said(points.swing * _MISTAKE), points.said(points.swing * _BLUNDER)
    return [
        (Grade.SLIP, _("slip: under {points}", points=mistake)),
        (Grade.MISTAKE, _("mistake: from {points}", points=mistake)),
        (Grade.BLUNDER, _("blunder: from {points}", points=blunder)),
    ]


def verdict_colour(theme: Theme, decision: Judged, grade: Grade | None) -> Rgb:
    """Of words that say what is found of a decision; between gold and red for a mistake."""
    if grade is not None:
        return grade_colour(theme, grade)
    return {Verdict.BEST: theme.good, Verdict.BETTER: theme.good, Verdict.EVEN: theme.text_soft}.get(
        verdict_of(decision), theme.bad
    )


def grade_colour(theme: Theme, grade: Grade) -> Rgb:
    """Of a mistake."""
    return mixed(theme.gilt, theme.bad, {Grade.SLIP: 0.0, Grade.MISTAKE: 0.5, Grade.BLUNDER: 1.0}[grade])
