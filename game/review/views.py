"""View models of a review: what scenes show and speak, and what the command line prints, of decisions and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum, auto

from game.cards import format_faces
from game.engine import CardsDealt, Place
from game.i18n import _, decimal_sign, plural
from game.i18n.points import CountedPoints
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.review.decisions import own_seat, turn_of
from game.review.deeds import Deed, Placement, PlanStep, decider, plan_steps, ways
from game.review.findings import RoundReview, by_weight
from game.review.judging import Judged
from game.review.reasons import Evidence, evidence_of, reason_texts, reasons_further
from game.review.verdicts import (
    Grade,
    Points,
    Summary,
    Verdict,
    figure_of,
    is_sure,
    signed_or_none,
    summary_of,
    verdict_of,
    verdict_text,
)

_DRAWN = (Place("stock"), Place("discards"))
"""The places that a card is drawn or taken from at the beginning of a turn."""


@dataclass(frozen=True, slots=True)
class WorthView:
    """The points that a decision gave away or gained."""

    points: str
    """ "15.2", or "about 13" where that is uncertain."""
    sure: bool
    counts: str
    """The name of the points: "points given away"."""
    within: str
    """ "likely 11.4 to 19.1"; empty where the reason says so."""
    span: tuple[float, float, float]
    """The least it may be, what it is, and the most, from 0 on."""


@dataclass(frozen=True, slots=True)
class DecisionView:
    """A decision in finished words and figures."""

    judged: Judged
    turn: int
    """The number of the player's turn in the round, from 1."""
    placed: str
    """ "Turn 2: draw", which is not the same for two decisions of a turn."""
    done: Deed
    instead: Deed
    """The move of the strongest level; a sentence without cards where that is the same."""
    steps: tuple[PlanStep, ...]
    """The whole turn that the better way begins; empty where it is not known, or ends with it."""
    verdict: Verdict
    grade: Grade | None
    """The grade of a mistake."""
    finding: str
    """ "blunder: cost 15.2"."""
    gain: Decimal
    """The points that it gained; negative for what is charged, 0 where no difference was found."""
    figure: str
    """The gain with its sign; empty for 0."""
    worth: WorthView | None
    reason: str
    """The chief reason, with what it leads to; else how it compares with the strongest level's choice."""
    brief: str
    """The chief reason alone."""
    notes: tuple[str, ...]
    """What is charged for it where that is not what it cost, in sentences."""
    others: tuple[str, ...]
    """Further reasons, in sentences."""
    evidence: Evidence
    chance: str
    """The loss of chance to win the match; empty where that is not known or next to nothing."""
    held: str
    """The cards that the player held, in notation."""

    @property
    def number(self) -> int:
        """The number of actions in effect before it."""
        return self.judged.number

    @property
    def brief_lines(self) -> Iterator[str]:
        """The finding, both ways and what is charged, in sentences."""
        yield f"{self.placed}: {self.finding}" + (f" ({self.worth.within})" if self.worth and self.worth.within else "")
        for deeds in ([self.done], [self.instead], [step.deed for step in self.steps[1:]]):
            yield from filter(None, [" ".join(text for deed in deeds for text in (deed.text, deed.spoken) if text)])
        yield from self.notes

    @property
    def lines(self) -> Iterator[str]:
        """All of it in sentences."""
        yield from self.brief_lines
        yield from filter(None, (self.reason, *self.others, self.chance))


@dataclass(frozen=True, slots=True)
class TurnView:
    """A turn of the player in a round."""

    turn: int
    decisions: tuple[DecisionView, ...]
    """The decisions in their order; empty where there was nothing to decide."""

    @property
    def gain(self) -> str:
        """The points of all its decisions with a sign; empty where they made no difference."""
        gain = sum((each.gain for each in self.decisions), Decimal(0))
        return signed_or_none(gain) if gain else ""


class Source(Enum):
    """The source of a part of the result of a round."""

    CARDS = auto()
    PLAYER = auto()
    OTHERS = auto()
    SUM = auto()


@dataclass(frozen=True, slots=True)
class AccountPart:
    """A line of what the result of a round is made of."""

    source: Source
    label: str
    brief: str
    """A shorter label."""
    points: str
    begin: float
    """The points before it."""
    gain: float


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round under review."""

    review: RoundReview
    summary: Summary
    decisions: tuple[DecisionView, ...]
    """All decisions in their order."""
    weighed: tuple[DecisionView, ...]
    """The decisions that made a difference: mistakes, the dearest first, then gains, the largest first."""
    turns: tuple[TurnView, ...]
    heading: str
    parts: tuple[AccountPart, ...]
    """The parts of the result; the last is the sum."""


class ReviewViews:
    """A maker of the views of a match, each made once, in the language in use until `forget`."""

    def __init__(self, playback: Playback, placement: Placement) -> None:
        """Make views of a match that is wholly read; `placement` says which cards lie where."""
        self._playback = playback
        self._placement = placement
        self._points = Points(playback.game)
        self._decisions: dict[int, DecisionView] = {}
        self._rounds: dict[int, RoundView] = {}

    def forget(self) -> None:
        """Make all views anew, because the language is another one."""
        self._decisions.clear()
        self._rounds.clear()

    def prepare(self, found: Iterable[object]) -> DecisionView | None:
        """Make the first view of `found` decisions that is missing, and return it; None where there are all."""
        judged = (each for each in found if isinstance(each, Judged))
        missing = next((each for each in judged if each.number not in self._decisions), None)
        return self.decision(missing) if missing is not None else None

    def decision(self, judged: Judged) -> DecisionView:
        """The view of a decision."""
        view = self._decisions.get(judged.number)
        if view is None or view.judged is not judged:
            view = self._decisions[judged.number] = self._decision(judged)
        return view

    def round(self, review: RoundReview) -> RoundView:
        """The view of a round with all its decisions."""
        view = self._rounds.get(review.round)
        if view is None or view.review is not review:
            view = self._rounds[review.round] = self._round(review)
        return view

    def _decision(self, judged: Judged) -> DecisionView:
        playback, points = self._playback, self._points
        done, instead = ways(playback, self._placement, judged)
        if verdict_of(judged) is Verdict.BETTER:  # the strongest level is asked for what it would do at once
            instead = replace(instead, text=_("At first sight: {deed}", deed=instead.text))
        seat, turn = decider(playback, judged), turn_of(playback, judged.number)
        reasons = reasons_further(playback, judged, points)
        reason, *others = reasons or [_comparison_text(judged, points)]
        return DecisionView(
            judged,
            turn,
            _placed_text(playback, judged, turn),
            done,
            instead,
            tuple(plan_steps(playback, self._placement, judged)),
            verdict_of(judged),
            points.grade_of(judged),
            verdict_text(judged, points),
            points.worth(judged),
            figure_of(judged, points),
            _worth(judged, points, explained=bool(reasons)),
            reason,
            reason_texts(playback, judged, points)[0] if reasons else reason,
            tuple(_notes(playback, judged, points)),
            tuple(others),
            evidence_of(playback, judged, points),
            _chance_text(judged),
            format_faces(playback.game.view(playback.still_at(judged.number).state, seat).hand),
        )

    def _lasting(self, view: DecisionView, last: Judged | None) -> DecisionView:
        """A view that says until when the same was missed, where `last` is the last decision that missed it."""
        if last is None:
            return view
        turn = turn_of(self._playback, last.number)
        until = _("You kept missing this until turn {turn}; it counts only once.", turn=turn)
        return replace(view, notes=(until, *view.notes))

    def _round(self, review: RoundReview) -> RoundView:
        lasted = {each.repeats: each for each in review.decisions if each.repeats is not None}
        decisions = tuple(self._lasting(self.decision(each), lasted.get(each.number)) for each in review.decisions)
        views = {each.number: each for each in decisions}
        of_turn: dict[int, list[DecisionView]] = {}
        for each in decisions:
            of_turn.setdefault(each.turn, []).append(each)
        last = max((_turns_in(self._playback, review.round), *of_turn))
        return RoundView(
            review,
            summary_of(review, self._points),
            decisions,
            tuple(views[each.number] for each in by_weight(review.decisions)),
            tuple(TurnView(turn, tuple(of_turn.get(turn, ()))) for turn in range(1, last + 1)),
            _heading(review.lead),
            tuple(_account(review, self._points)),
        )


# Turns.


def _placed_text(playback: Playback, judged: Judged, turn: int) -> str:
    """Return the turn and the place in it, since a way that was better before a card came need not be so after it."""
    number = first = judged.number
    seat = decider(playback, judged)
    while first and not playback.still_at(first).deals and playback.still_at(first - 1).actor == seat:
        first -= 1
    hand, events = Place("hand", seat), playback.still_at(min(first + 1, playback.last)).events
    if not any(each.source in _DRAWN and each.target == hand and not isinstance(each, CardsDealt) for each in events):
        return _("Turn {turn}", turn=turn)
    if number == first:
        return _("Turn {turn}: draw", turn=turn)
    return _("Turn {turn}: play", turn=turn)


def _turns_in(playback: Playback, round_number: int) -> int:
    """Return the number of the player's turns in a round."""
    seat, turns, before = own_seat(playback), 0, None
    for number in range(playback.begin_of_round(round_number), playback.last + 1):
        still = playback.still_at(number)
        if still.state.round != round_number:
            break
        turns += still.actor == seat != before
        before = still.actor
    return turns


# What a decision was worth.


def _worth(judged: Judged, points: Points, *, explained: bool) -> WorthView | None:
    if not judged.counts:
        return None
    cost, sure = abs(judged.cost), is_sure(judged)
    span = max(0.0, cost - judged.margin), cost, cost + judged.margin
    least, shown, most = map(points.text, span)
    within = _("likely {least} to {most}", least=least, most=most)
    if not sure:
        shown = _("probably about {points}", points=shown) if judged.probable else _("about {points}", points=shown)
        within = _("uncertain: {least} to {most}", least=least, most=most)
    given = plural("point given away", "points given away", points.rounded(cost))
    gained = plural("point gained", "points gained", points.rounded(cost))
    counts = given if judged.is_dear else gained
    return WorthView(shown, sure, counts, within if explained else "", span)


def _notes(playback: Playback, judged: Judged, points: Points) -> Iterator[str]:
    if judged.repeats is not None:
        yield _("It counts for turn {turn} already.", turn=turn_of(playback, judged.repeats))
    elif made_good := points.rounded(judged.cost) - points.rounded(judged.charged):
        yield _("Later luck won back {points} of these points: only the rest counts.", points=number_text(made_good))


def _comparison_text(judged: Judged, points: Points) -> str:
    """Return a sentence with the difference of both ways, and how sure it is."""
    cost = abs(judged.cost)
    least, most = map(points.text, (max(0.0, cost - judged.margin), cost + judged.margin))
    shown = CountedPoints(points.rounded(cost))
    match verdict_of(judged):
        case Verdict.BEST:
            return _("You chose what the strongest opponent would have chosen.")
        case Verdict.EVEN:
            return _("A strong player would choose differently, but with no clear difference.")
        case Verdict.DEAR | Verdict.AGAIN:
            return _(
                "A strong player's move brings {points:points} more on average (likely between {least} and {most}).",
                points=shown,
                least=least,
                most=most,
            )
        case Verdict.BETTER:
            return _(
                "Your move brings {points:points} more on average than a strong player's "
                "(likely between {least} and {most}).",
                points=shown,
                least=least,
                most=most,
            )


def _chance_text(judged: Judged) -> str:
    percent = round(100 * judged.chance, 1) if judged.chance is not None and judged.is_dear else 0.0
    if percent < 0.1:
        return ""
    points = Decimal(f"{percent:.0f}" if percent >= 10 else f"{percent:.1f}").normalize()
    return plural(
        "Your move lowers your chance to win the match by about {points} percentage point.",
        "Your move lowers your chance to win the match by about {points} percentage points.",
        points,
        points=number_text(points),
    )


# What the result of a round is made of.


def _heading(lead: float) -> str:
    """Return a heading for all parts, since a minus alone says nothing where the fewest points win."""
    if lead > 0:
        return _("Why you came out ahead of the others, in points")
    return _("Why you fell behind the others, in points") if lead < 0 else _("What your result is made of, in points")


def _account(review: RoundReview, points: Points) -> Iterator[AccountPart]:
    sums = points.sums(review)
    if not sums.play % 1:  # whole points, as those of the decisions are
        gift, lead = (each.quantize(Decimal(1)) + 0 for each in (sums.gift, sums.lead))
        sums = replace(sums, gift=gift, lead=lead)
    nothing = Decimal(0)
    parts: Sequence[tuple[Source, str, str, Decimal, Decimal]] = (
        (Source.CARDS, _("Luck of the deal"), "", nothing, sums.gift),
        (Source.PLAYER, _("Your decisions"), "", sums.gift, sums.play),
        (
            Source.OTHERS,
            _("Others' play and later luck"),
            _("The others, and chance"),
            sums.gift + sums.play,
            sums.rest,
        ),
        (Source.SUM, _("Your result"), "", nothing, sums.lead),
    )
    tenths = any(gain % 1 for *_others, gain in parts)  # all have tenths or none, so that their digits are aligned
    for source, label, brief, begin, gain in parts:
        text = decimal_sign(f"{gain:+.1f}".replace("-", "−")) if tenths and gain else signed_or_none(gain)
        yield AccountPart(source, label, brief or label, text, float(begin), float(gain))
