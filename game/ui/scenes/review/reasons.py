"""Why one way was better, in figures: what came about by both ways, and what the better brings."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.sequels import COUNTED
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.opponents.sequels import AMOUNTS, COUNTING, OutcomeDifference, Sequel
from game.review.judging import Judged
from game.ui.judged.reasons import following_of
from game.ui.judged.verdicts import Points, signed_or_none
from game.ui.scenes.review.evidence import Evidence, Figure, Pair, Sum


def evidence(playback: Playback, decision: Judged, points: Points) -> Evidence:
    """What came about by both ways in figures, and what the better brings; no chance that the chief sentence tells."""
    if not decision.is_dear:
        return Evidence()
    phrases, names = phrases_of(playback.game_name), playback.names
    following = following_of(playback, decision, names)
    told, counted = (decision.partings, [each for each in decision.partings if Sequel(each.sequel) in COUNTING])
    if not counted and decision.reason not in phrases.explanations:
        told = told[1:]
    pairs = (_pair(each, following, points) for each in told)
    found = sorted(pairs, key=lambda pair: not pair.chance or not counted)
    summed = counted or (found and all(pair.chance for pair in found))
    return Evidence(found, _sums(counted, decision, points) if summed else [])


def _sums(counted: Sequence[OutcomeDifference], decision: Judged, points: Points) -> list[Sum]:
    """What the better way brings in all, and besides the points that are counted, if any are."""
    whole = points.rounded(decision.cost)
    rest = whole - sum((_gained(each, points) for each in counted), Decimal(0))
    sums = [Sum(_("Everything else"), signed_or_none(rest), rest >= 0)] if counted and rest else []
    return [*sums, Sum(_("What the better move brings in all"), signed_or_none(whole), good=True, whole=True)]


def _gained(parting: OutcomeDifference, points: Points) -> Decimal:
    """The points that a parting brings, as figures are told."""
    return abs(points.rounded(parting.better) - points.rounded(parting.done))


def _pair(parting: OutcomeDifference, following: str, points: Points) -> Pair:
    """Chances in percent, or amounts of points, as they are told, and by what these differ."""
    sequel = Sequel(parting.sequel)
    label = COUNTED[sequel].said(player=following)
    if sequel not in AMOUNTS:
        done, better = (Decimal(f"{100 * each:.0f}") for each in (parting.done, parting.better))
        first, second = (Figure(_percent(number_text(each)), float(each) / 100) for each in (done, better))
        return Pair(label, first, second, chance=True)
    done, better = points.rounded(parting.done), points.rounded(parting.better)
    gain = _gained(parting, points) if sequel in COUNTING else better - done
    first, second = (Figure(number_text(each), float(each)) for each in (done, better))
    return Pair(label, first, second, signed_or_none(gain))


def _percent(said: str) -> str:
    return _("{number}%", number=said)
