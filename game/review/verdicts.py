"""Verdicts, grades and points of decisions and rounds, with points counted as the totals of the match count them."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Final

from game.engine import AnyGame
from game.i18n import _, plural
from game.i18n.points import CountedPoints
from game.i18n.wording import number_text, signed_text
from game.opponents.protocol import opponents_of
from game.review.findings import RoundReview
from game.review.judging import MISTAKE, Judged
from game.review.sums import Sums, rounded, sums_of, worth_of

_BLUNDER: Final = 0.3
"""A cost of about this part of what a round typically comes to is one, if it is so much at least."""
_WELL: Final = 0.2
_FAIR: Final = 0.7
"""A round whose mistakes cost less than these parts of it was played well, or neither well nor badly."""
_UNCERTAIN: Final = 0.6
"""A difference whose margin is a larger part of it than this is called uncertain."""


class Verdict(Enum):
    """The verdict on a decision, compared with the strongest level's choice."""

    BEST = auto()
    """The strongest level chooses the same."""
    EVEN = auto()
    """The strongest level chooses otherwise, and no difference was found."""
    DEAR = auto()
    """The choice of the strongest level is better."""
    AGAIN = auto()
    """The choice of the strongest level is better, as it was in an earlier turn already, where that is charged."""
    BETTER = auto()
    """The choice of the strongest level is worse."""


class Grade(Enum):
    """The grade of a mistake."""

    SLIP = auto()
    MISTAKE = auto()
    BLUNDER = auto()


def verdict_of(decision: Judged) -> Verdict:
    """The verdict on it."""
    if not decision.better:
        return Verdict.BEST
    if decision.is_dear:
        return Verdict.DEAR if decision.repeats is None else Verdict.AGAIN
    return Verdict.BETTER if decision.is_clear else Verdict.EVEN


class Points:
    """A converter of points of rounds into those of the totals of a match, which may count otherwise."""

    def __init__(self, game: AnyGame) -> None:
        self._scale = game.round_scale
        self.swing: Final = opponents_of(game).swing
        """The typical size of a result, in points of a round."""

    def text(self, points: float) -> str:
        """Points in digits: whole, or with a tenth where they are few or the totals have tenths."""
        return number_text(self.rounded(points))

    def signed(self, points: float) -> str:
        """Points in digits with a sign."""
        return signed_or_none(self.rounded(points))

    def rounded(self, points: float) -> Decimal:
        """Points as a number that is rounded as they are shown."""
        return rounded(points, self._scale)

    def worth(self, decision: Judged) -> Decimal:
        """Return the rounded gain of a decision; negative for what is charged, 0 where no difference was found."""
        return worth_of(decision, self._scale)

    def sums(self, review: RoundReview) -> Sums:
        """Return the rounded parts of the result of a round."""
        return sums_of(review, self._scale)

    def share(self, cost: Decimal) -> float:
        """A rounded cost as a part of what rounds of the game typically come to."""
        return float(cost) * self._scale / self.swing

    def begin_of(self, grade: Grade) -> Decimal:
        """The points from which on a mistake has this grade: a whole number, which is easily remembered."""
        if grade is Grade.SLIP:
            return Decimal(0)
        part = MISTAKE if grade is Grade.MISTAKE else _BLUNDER
        return Decimal(max(1, round(self.swing / self._scale * part)))

    def grade_of(self, decision: Judged) -> Grade | None:
        """The grade of a decision that was a mistake, else None; a blunder costs as much at the least."""
        if not decision.is_dear:
            return None
        if self.rounded(decision.cost - decision.margin) >= self.begin_of(Grade.BLUNDER):
            return Grade.BLUNDER
        return Grade.MISTAKE if self.rounded(decision.cost) >= self.begin_of(Grade.MISTAKE) else Grade.SLIP

    def graded(self, decision: Judged) -> str:
        """The grade of a mistake with its cost, and how sure that is."""
        shown = self.text(decision.cost)
        if decision.probable:
            shown = _("probably about {points}", points=shown)
        elif not is_sure(decision):
            shown = _("about {points}", points=shown)
        match self.grade_of(decision):
            case Grade.SLIP:
                return _("slip: cost {points}", points=shown)
            case Grade.MISTAKE:
                return _("mistake: cost {points}", points=shown)
            case _:
                return _("blunder: cost {points}", points=shown)


def signed_or_none(points: Decimal) -> str:
    """Points with their sign; 0 has none."""
    return signed_text(points) if points else number_text(Decimal(0))


def is_sure(decision: Judged) -> bool:
    """Whether its margin is small enough to give its worth without reservation."""
    return decision.margin <= _UNCERTAIN * abs(decision.cost)


def verdict_text(decision: Judged, points: Points) -> str:
    """The verdict in a word or two."""
    match verdict_of(decision):
        case Verdict.BEST:
            return _("best move")
        case Verdict.EVEN:
            return _("as good")
        case Verdict.DEAR:
            return points.graded(decision)
        case Verdict.AGAIN:
            return _("missed again")
        case Verdict.BETTER:
            return _("well found: {points}", points=points.signed(-decision.cost))


def figure_of(decision: Judged, points: Points) -> str:
    """Return the points with a sign; empty where no difference was found."""
    worth = points.worth(decision)
    return signed_or_none(worth) if worth else ""


@dataclass(frozen=True, slots=True)
class Summary:
    """A judgement of a whole round."""

    verdict: str
    """A word or two."""
    good: bool | None
    """Whether it was played well; None for neither well nor badly."""
    sentence: str
    """A sentence with the cost and the gain of all decisions."""
    brief: str = ""
    """A shorter sentence without the gains."""
    total: str = ""
    """The sum of costs and gains with its sign; empty where there are none."""


def summary_of(review: RoundReview, points: Points) -> Summary:
    """The summary of a round, by what its costly decisions gave away."""
    count = len(review.decisions)
    mistakes = [each for each in review.decisions if each.is_dear]
    dear = sum(each.counts for each in mistakes)
    sums = points.sums(review)
    total = signed_or_none(sums.play) if sums.given or sums.gained else ""
    if not dear:
        sentence = plural(
            "No mistake in {count} decision: well played!", "No mistake in {count} decisions: well played!", count
        )
        return Summary(_("Faultless"), True, sentence, sentence, total)
    brief = sentence = plural(
        "{count} costly decision in {number}: {points:points} given away",
        "{count} costly decisions in {number}: {points:points} given away",
        dear,
        number=count,
        points=CountedPoints(sums.given),
    )
    if sums.gained:
        sentence = plural(
            "{count} costly decision in {number}: {points:points} given away, {gained} gained",
            "{count} costly decisions in {number}: {points:points} given away, {gained} gained",
            dear,
            number=count,
            points=CountedPoints(sums.given),
            gained=number_text(sums.gained),
        )
    share = points.share(sums.given)
    if share < _WELL and all(points.grade_of(each) is Grade.SLIP for each in mistakes):
        return Summary(_("Well played"), True, sentence, brief, total)
    return (
        Summary(_("Decent play"), None, sentence, brief, total)
        if share < _FAIR
        else Summary(_("Costly play"), False, sentence, brief, total)
    )


def grades_text(points: Points) -> str:
    """The points from which on a mistake has each grade, in a sentence."""
    return _(
        "Slip: less than {mistake:points}; mistake: {mistake} and up; blunder: {blunder} and up.",
        mistake=CountedPoints(points.begin_of(Grade.MISTAKE)),
        blunder=number_text(points.begin_of(Grade.BLUNDER)),
    )


def grade_texts(points: Points) -> list[tuple[Grade, str]]:
    """The points from which on a mistake has each grade, in a word or two each."""
    mistake, blunder = (number_text(points.begin_of(each)) for each in (Grade.MISTAKE, Grade.BLUNDER))
    return [
        (Grade.SLIP, _("slip: under {points}", points=mistake)),
        (Grade.MISTAKE, _("mistake: {points} and up", points=mistake)),
        (Grade.BLUNDER, _("blunder: {points} and up", points=blunder)),
    ]


def grade_name(grade: Grade) -> str:
    """The name of a grade."""
    return {Grade.SLIP: _("slip"), Grade.MISTAKE: _("mistake"), Grade.BLUNDER: _("blunder")}[grade]
