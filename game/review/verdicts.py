"""Verdicts, grades and points of decisions and rounds, with points counted as the totals of the match count them."""

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

_MISTAKE: Final = 0.1
_BLUNDER: Final = 0.3
"""A cost of about these parts of what a round typically comes to is one; a smaller cost is a slip."""
_WELL: Final = 0.2
_FAIR: Final = 0.7
"""A round whose mistakes cost less than these parts of it was played well, or neither well nor badly."""
_UNCERTAIN: Final = 0.6
"""A difference whose margin is a larger part of it than this is said to be uncertain."""


class Verdict(Enum):
    """The verdict on a decision, held against the strongest level's choice."""

    BEST = auto()
    """It chooses the same."""
    EVEN = auto()
    """It chooses otherwise, and no difference was found."""
    DEAR = auto()
    """Its choice is better."""
    BETTER = auto()
    """Its choice is worse."""


class Grade(Enum):
    """How bad a mistake was."""

    SLIP = auto()
    MISTAKE = auto()
    BLUNDER = auto()


def verdict_of(decision: Judged) -> Verdict:
    """The verdict on it."""
    if not decision.better:
        return Verdict.BEST
    if not decision.is_clear:
        return Verdict.EVEN
    return Verdict.DEAR if decision.cost > 0 else Verdict.BETTER


class Points:
    """It converts points of rounds into those that the totals of a match show, which may count otherwise."""

    def __init__(self, game: AnyGame) -> None:
        self._scale = game.round_scale
        self.swing: Final = opponents_of(game).swing
        """What a round typically comes to, in points of a round."""

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
        """What a decision gained, rounded; negative for what it cost, 0 where no difference was found."""
        return worth_of(decision, self._scale)

    def sums(self, review: RoundReview) -> Sums:
        """What the result of a round is made of, rounded."""
        return sums_of(review, self._scale)

    def share(self, cost: Decimal) -> float:
        """A rounded cost as a part of what rounds of the game typically come to."""
        return float(cost) * self._scale / self.swing

    def begin_of(self, grade: Grade) -> Decimal:
        """The points from which on a mistake has this grade: a whole number, which is easily remembered."""
        if grade is Grade.SLIP:
            return Decimal(0)
        part = _MISTAKE if grade is Grade.MISTAKE else _BLUNDER
        return Decimal(max(1, round(self.swing / self._scale * part)))

    def grade(self, cost: float) -> Grade:
        """The grade of a mistake of this cost."""
        shown = self.rounded(cost)
        return max((each for each in Grade if shown >= self.begin_of(each)), key=self.begin_of)

    def grade_of(self, decision: Judged) -> Grade | None:
        """The grade of a decision that was a mistake, else None."""
        return self.grade(decision.cost) if decision.is_dear else None

    def graded(self, cost: float, *, sure: bool = True) -> str:
        """The grade of a mistake with its cost, which is "about" so much where that is not `sure`."""
        shown = self.text(cost) if sure else _("about {points}", points=self.text(cost))
        match self.grade(cost):
            case Grade.SLIP:
                return _("slip: cost {points}", points=shown)
            case Grade.MISTAKE:
                return _("mistake: cost {points}", points=shown)
            case Grade.BLUNDER:
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
            return points.graded(decision.cost, sure=is_sure(decision))
        case Verdict.BETTER:
            return _("well found: {points}", points=points.signed(-decision.cost))


def figure_of(decision: Judged, points: Points) -> str:
    """Its worth with a sign; empty where no difference was found."""
    worth = points.worth(decision)
    return signed_or_none(worth) if worth else ""


@dataclass(frozen=True, slots=True)
class Summary:
    """How well a round was played."""

    verdict: str
    """A word or two."""
    good: bool | None
    """Whether it was played well; None for neither well nor badly."""
    sentence: str
    """What all decisions cost, and what they gained."""
    brief: str = ""
    """A shorter sentence without the gains."""
    total: str = ""
    """The sum of costs and gains with its sign; empty where there are none."""


def summary_of(review: RoundReview, points: Points) -> Summary:
    """The summary of a round, by what its costly decisions gave away."""
    count = len(review.decisions)
    dear = sum(each.is_dear for each in review.decisions)
    sums = points.sums(review)
    total = signed_or_none(sums.play) if sums.given or sums.gained else ""
    if not dear:
        sentence = plural(
            "No mistake in {count} decision: well played!", "No mistake in {count} decisions: well played!", count
        )
        return Summary(_("Faultless"), True, sentence, sentence, total)
    brief = sentence = plural(
        "{count} costly decision in {number}: {points} points given away",
        "{count} costly decisions in {number}: {points} points given away",
        dear,
        number=count,
        points=number_text(sums.given),
    )
    if sums.gained:
        sentence = plural(
            "{count} costly decision in {number}: {points} points given away, {gained} gained",
            "{count} costly decisions in {number}: {points} points given away, {gained} gained",
            dear,
            number=count,
            points=number_text(sums.given),
            gained=number_text(sums.gained),
        )
    share = points.share(sums.given)
    if share < _WELL:
        return Summary(_("Well played"), True, sentence, brief, total)
    return (
        Summary(_("Fairly played"), None, sentence, brief, total)
        if share < _FAIR
        else Summary(_("Costly play"), False, sentence, brief, total)
    )


def grades_text(points: Points) -> str:
    """The points from which on a mistake has each grade, in a sentence."""
    return _(
        "Slip: less than {mistake} points, mistake: from {mistake}, blunder: from {blunder}.",
        mistake=number_text(points.begin_of(Grade.MISTAKE)),
        blunder=number_text(points.begin_of(Grade.BLUNDER)),
    )


def grade_texts(points: Points) -> list[tuple[Grade, str]]:
    """The points from which on a mistake has each grade, in a word or two each."""
    mistake, blunder = (number_text(points.begin_of(each)) for each in (Grade.MISTAKE, Grade.BLUNDER))
    return [
        (Grade.SLIP, _("slip: under {points}", points=mistake)),
        (Grade.MISTAKE, _("mistake: from {points}", points=mistake)),
        (Grade.BLUNDER, _("blunder: from {points}", points=blunder)),
    ]


def grade_name(grade: Grade) -> str:
    """The name of a grade."""
    return {Grade.SLIP: _("slip"), Grade.MISTAKE: _("mistake"), Grade.BLUNDER: _("blunder")}[grade]
