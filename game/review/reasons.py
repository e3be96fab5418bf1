"""The reasons for the better way: in sentences, and in figures of both ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.points import CountedPoints
from game.i18n.sequels import BOTH_BONUSES, COUNTED, FOLLOWING, SEQUELS
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.opponents.protocol import Explanation
from game.opponents.sequels import AMOUNTS, COUNTING, OF_RIVALS, OutcomeDifference, Sequel
from game.review.judging import Judged
from game.review.verdicts import Points, signed_or_none

_FIGURES: Final = frozenset({"points", "chance"})
"""Parameters that say what something comes to."""
_BONUSES: Final = {Sequel.BONUS, Sequel.PROMISED}, {Sequel.RIVAL_BONUS, Sequel.RIVAL_PROMISED}
"""The bonuses of the own team, and those of the others."""


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount by one of both ways, for a bar."""

    text: str
    part: float
    """The length of its bar, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A sequel that is more or less likely by the better way."""

    label: str
    sentence: str
    """A sentence with both figures."""
    done: Amount
    better: Amount
    gain: str = ""
    """The points that the better way gains by it; empty for a chance, which is no part of a sum of points."""
    less_is_better: bool = False


@dataclass(frozen=True, slots=True)
class Total:
    """A line below the comparisons."""

    label: str
    points: str
    good: bool
    """Whether it speaks for the better way."""
    whole: bool = False
    """Whether it is what all lines come to."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The figures of both ways."""

    unit: str = ""
    """The unit of the figures; empty where there are none, or of two kinds."""
    comparisons: Sequence[Comparison] = ()
    totals: Sequence[Total] = ()
    """The sum that the better way brings, after the part of it that no comparison explains."""

    @property
    def gains(self) -> bool:
        """Whether a comparison has a gain in points; chances alone have none."""
        return any(each.gain for each in self.comparisons)


def reason_texts(playback: Playback, decision: Judged, points: Points) -> list[str]:
    """Sentences that say why another way was better, the chief one first; none where nothing was better."""
    if not decision.is_dear:
        return []
    phrases, names = phrases_of(playback.game_name), playback.names
    following = following_of(playback, decision)
    found = [difference_text(each, points, following) for each in decision.partings]
    if decision.reason in phrases.explanations:
        found.insert(0, phrases.explanation(Explanation(decision.reason, decision.params), names))
    return found


def reasons_further(playback: Playback, decision: Judged, points: Points) -> list[str]:
    """The reasons, the chief one followed by what it leads to."""
    chief, *others = reason_texts(playback, decision, points) or [""]
    return [" ".join(filter(None, (chief, further_text(playback, decision)))), *others] if chief else []


def further_text(playback: Playback, decision: Judged) -> str:
    """Return the consequence of the reason, by the rules or else by the sequels; empty where nothing is known.

    A reason that names points or chances says itself what it comes to.
    """
    phrases = phrases_of(playback.game_name)
    if not decision.is_dear or decision.reason not in phrases.explanations:
        return ""
    if by_rules := phrases.leads_to(Explanation(decision.reason, decision.params)):
        return by_rules
    found = [Sequel(each.sequel) for each in decision.partings]
    if not found or not _FIGURES.isdisjoint(dict(decision.params)):
        return ""
    if all(not kind.isdisjoint(found[:2]) for kind in _BONUSES):
        return BOTH_BONUSES.said()
    return FOLLOWING[min(found, key=OF_RIVALS.__contains__)].said(player=following_of(playback, decision))


def following_of(playback: Playback, decision: Judged) -> str:
    """Return the name of the next player to act; empty without one."""
    own = playback.still_at(decision.number).actor
    actors = (playback.still_at(number).actor for number in range(decision.number + 1, playback.last + 1))
    return next((playback.names[actor] for actor in actors if actor is not None and actor != own), "")


def difference_text(difference: OutcomeDifference, points: Points, following: str) -> str:
    """Return a sentence with the amounts of both ways; `following` is the name of the next player."""
    sequel = Sequel(difference.sequel)
    better, done = (
        CountedPoints(points.rounded(each)) if sequel in AMOUNTS else f"{100 * each:.0f}"
        for each in (difference.better, difference.done)
    )
    return SEQUELS[sequel].said(chance=better, other=done, player=following)


def evidence_of(playback: Playback, decision: Judged, points: Points) -> Evidence:
    """The figures of a mistake, without a chance that the chief sentence gives."""
    shown, counted = decision.partings, [each for each in decision.partings if Sequel(each.sequel) in COUNTING]
    if not decision.is_dear or not shown:
        return Evidence()
    if not counted and decision.reason not in phrases_of(playback.game_name).explanations:
        shown = shown[1:]
    amounts = [each for each in shown if Sequel(each.sequel) in AMOUNTS]
    most = max((abs(float(points.rounded(way))) for each in amounts for way in (each.done, each.better)), default=0.0)
    following = following_of(playback, decision)
    chances_first = sorted(shown, key=lambda each: each in amounts or not counted)
    found = [_comparison(each, following, points, most or 1.0) for each in chances_first]
    summed = counted or (found and not amounts)
    unit = (
        "" if not shown or 0 < len(amounts) < len(shown) else _("On average, in points") if amounts else _("How often")
    )
    return Evidence(unit, found, _totals(counted, decision, points) if summed else ())


def _comparison(difference: OutcomeDifference, following: str, points: Points, most: float) -> Comparison:
    sequel, ways = Sequel(difference.sequel), (difference.done, difference.better)
    label, sentence = COUNTED[sequel].said(player=following), difference_text(difference, points, following)
    if sequel in AMOUNTS:
        numbers = [points.rounded(each) for each in ways]
        done, better = (Amount(number_text(each), abs(float(each)) / most) for each in numbers)
        gain = _gain(difference, points) if sequel in COUNTING else numbers[1] - numbers[0]
        return Comparison(label, sentence, done, better, signed_or_none(gain), numbers[1] < numbers[0])
    numbers = [Decimal(f"{100 * each:.0f}") for each in ways]
    done, better = (Amount(_("{number}%", number=number_text(each)), float(each) / 100) for each in numbers)
    return Comparison(label, sentence, done, better, less_is_better=numbers[1] < numbers[0])


def _totals(counted: Sequence[OutcomeDifference], decision: Judged, points: Points) -> list[Total]:
    """Return the sum that the better way brings, after the part of it that the counted points do not explain."""
    whole = points.rounded(decision.cost)
    rest = whole - sum((_gain(each, points) for each in counted), Decimal(0))
    others = [Total(_("Everything else"), signed_or_none(rest), rest >= 0)] if counted and rest else []
    return [*others, Total(_("What the better move gains in all"), signed_or_none(whole), good=True, whole=True)]


def _gain(difference: OutcomeDifference, points: Points) -> Decimal:
    """The points that the better way brings, of figures rounded as they are shown."""
    return abs(points.rounded(difference.better) - points.rounded(difference.done))
