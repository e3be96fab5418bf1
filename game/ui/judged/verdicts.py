"""What is found of a decision and of a round: verdicts, grades and points, as the totals of a match tell points."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Final

from game.engine import AnyGame
from game.i18n import _, plural
from game.i18n.wording import number_text, signed_text
from game.opponents.protocol import opponents_of
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.review.sums import Sums, rounded, sums_of, worth_of
from game.ui.graphics.theme import Rgb, Theme

_MISTAKE: Final = 0.1
_BLUNDER: Final = 0.3
"""The part of what a round typically comes to from about which on a decision is one; before, it is a slip."""

_WELL: Final = 0.2
_FAIR: Final = 0.7
"""The part of it that all decisions of a round cost below which it was played well, or neither well nor badly."""
_UNCERTAIN: Final = 0.6
"""The part of a difference from which on what it may be wrong by is said to be much."""


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
        return number_text(self.rounded(points))

    def signed(self, points: float) -> str:
        """The same with a sign."""
        return signed_or_none(self.rounded(points))

    def rounded(self, points: float) -> Decimal:
        """The same as a number."""
        return rounded(points, self._scale)

    def worth(self, decision: Judged) -> Decimal:
        """What a decision gained, as it is told; less than nothing for what it cost, 0 for no difference."""
        return worth_of(decision, self._scale)

    def sums(self, review: RoundReview) -> Sums:
        """What the result of a round is made of, as it is told."""
        return sums_of(review, self._scale)

    def share(self, cost: Decimal) -> float:
        """The part that a cost, as it is told, is of what rounds of the game typically come to."""
        return float(cost) * self._scale / self.swing

    def begin_of(self, grade: Grade) -> Decimal:
        """From how many points on, as they are told, a mistake is of this grade: a whole number that is easily kept."""
        if grade is Grade.SLIP:
            return Decimal(0)
        part = _MISTAKE if grade is Grade.MISTAKE else _BLUNDER
        return Decimal(max(1, round(self.swing / self._scale * part)))

    def grade(self, cost: float) -> Grade:
        """Of a mistake: by its cost as it is told."""
        told = self.rounded(cost)
        return max((each for each in Grade if told >= self.begin_of(each)), key=self.begin_of)

    def grade_of(self, decision: Judged) -> Grade | None:
        """The grade of a decision that was a mistake."""
        return self.grade(decision.cost) if decision.is_dear else None

    def graded(self, cost: float, *, sure: bool = True) -> str:
        """What a mistake cost, with its grade; about so much where that is not `sure`."""
        said = self.said(cost) if sure else _("about {points}", points=self.said(cost))
        match self.grade(cost):
            case Grade.SLIP:
                return _("slip: cost {points}", points=said)
            case Grade.MISTAKE:
                return _("mistake: cost {points}", points=said)
            case Grade.BLUNDER:
                return _("blunder: cost {points}", points=said)


def signed_or_none(points: Decimal) -> str:
    """Points with their sign; nothing has none."""
    return signed_text(points) if points else number_text(Decimal(0))


def is_sure(decision: Judged) -> bool:
    """Whether the truth hardly lies far from what is told of it."""
    return decision.margin <= _UNCERTAIN * abs(decision.cost)


def verdict_text(decision: Judged, points: Points) -> str:
    """The same in a word or two, for a list."""
    match verdict_of(decision):
        case Verdict.BEST:
            return _("best move")
        case Verdict.EVEN:
            return _("as good")
        case Verdict.DEAR:
            return points.graded(decision.cost, sure=is_sure(decision))
        case Verdict.BETTER:
            return _("well found: {points}", points=points.signed(-decision.cost))


def figure_of(decision: Judged, points: Points) -> str:
    """What it was worth, with its sign; empty for no difference."""
    worth = points.worth(decision)
    return signed_or_none(worth) if worth else ""


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
    dear = sum(each.is_dear for each in review.decisions)
    sums = points.sums(review)
    total = signed_or_none(sums.play) if sums.given or sums.gained else ""
    if not dear:
        told = plural(
            "No mistake in {count} decision: well played!", "No mistake in {count} decisions: well played!", count
        )
        return Summary(_("Faultless"), True, told, told, total)
    brief = told = plural(
        "{count} costly decision in {number}: {points} points given away",
        "{count} costly decisions in {number}: {points} points given away",
        dear,
        number=count,
        points=number_text(sums.given),
    )
    if sums.gained:
        told = plural(
            "{count} costly decision in {number}: {points} points given away, {gained} gained",
            "{count} costly decisions in {number}: {points} points given away, {gained} gained",
            dear,
            number=count,
            points=number_text(sums.given),
            gained=number_text(sums.gained),
        )
    share = points.share(sums.given)
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
        mistake=number_text(points.begin_of(Grade.MISTAKE)),
        blunder=number_text(points.begin_of(Grade.BLUNDER)),
    )


def grade_texts(points: Points) -> list[tuple[Grade, str]]:
    """The same in a word or two for each grade."""
    mistake, blunder = (number_text(points.begin_of(each)) for each in (Grade.MISTAKE, Grade.BLUNDER))
    return [
        (Grade.SLIP, _("slip: under {points}", points=mistake)),
        (Grade.MISTAKE, _("mistake: from {points}", points=mistake)),
        (Grade.BLUNDER, _("blunder: from {points}", points=blunder)),
    ]


def grade_name(grade: Grade) -> str:
    """A grade in a word, where its sign stands without one."""
    return {Grade.SLIP: _("slip"), Grade.MISTAKE: _("mistake"), Grade.BLUNDER: _("blunder")}[grade]


def verdict_colour(theme: Theme, decision: Judged, grade: Grade | None) -> Rgb:
    """Of words that say what is found of a decision; from yellow to red for a mistake."""
    if grade is not None:
        return grade_colour(theme, grade)
    return {Verdict.BEST: theme.good, Verdict.BETTER: theme.good, Verdict.EVEN: theme.text_soft}.get(
        verdict_of(decision), theme.bad
    )


def grade_colour(theme: Theme, grade: Grade) -> Rgb:
    """Of a mistake."""
    return {Grade.SLIP: theme.slip, Grade.MISTAKE: theme.mistake, Grade.BLUNDER: theme.blunder}[grade]
