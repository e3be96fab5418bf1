"""Why one way was better, in words: what can be seen to part both, then what came about more or less often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.sequels import COUNTED, SEQUELS
from game.match.playback import Playback
from game.opponents.protocol import Explanation
from game.opponents.sequels import AMOUNTS, COUNTING, Parting, Sequel
from game.review.judging import Judged
from game.ui.judged.verdicts import Points, signed_or_none
from game.ui.scenes.review.evidence import Evidence, Figure, Pair, Sum
from game.ui.shared_texts import number_text


def reason_texts(playback: Playback, decision: Judged, points: Points) -> list[str]:
    """Sentences, the chief one first; none where nothing was better."""
    return list(_told(playback, decision, points)) if decision.is_dear else []


def _told(playback: Playback, decision: Judged, points: Points) -> Iterator[str]:
    phrases, names = phrases_of(playback.game_name), [each.name for each in playback.seats]
    if decision.reason in phrases.explanations:
        yield phrases.explanation(Explanation(decision.reason, decision.params), names)
    for each in decision.partings:
        yield parting_text(each, points, _following(playback, decision, names))


def _following(playback: Playback, decision: Judged, names: Sequence[str]) -> str:
    """The name of who acted next; empty where nobody did."""
    own = playback.still_at(decision.number).actor
    actors = (playback.still_at(number).actor for number in range(decision.number + 1, playback.last + 1))
    return next((names[actor] for actor in actors if actor is not None and actor != own), "")


def parting_text(parting: Parting, points: Points, following: str) -> str:
    """What came about by both ways; `following` is the name of the next player."""
    sequel = Sequel(parting.sequel)
    better, done = (
        points.said(each) if sequel in AMOUNTS else f"{100 * each:.0f}" for each in (parting.better, parting.done)
    )
    return SEQUELS[sequel].said(chance=better, other=done, player=following)


def evidence(playback: Playback, decision: Judged, points: Points) -> Evidence:
    """What came about by both ways in figures, and what the better brings; no chance that the chief sentence tells."""
    if not decision.is_dear:
        return Evidence()
    phrases, names = phrases_of(playback.game_name), [each.name for each in playback.seats]
    following = _following(playback, decision, names)
    told, counted = decision.partings, [each for each in decision.partings if Sequel(each.sequel) in COUNTING]
    if not counted and decision.reason not in phrases.explanations:
        told = told[1:]
    found = sorted((_pair(each, following, points) for each in told), key=lambda pair: not pair.chance or not counted)
    return Evidence(found, _sums(counted, decision, points) if counted else [])


def _sums(counted: Sequence[Parting], decision: Judged, points: Points) -> list[Sum]:
    """What the better way brings besides the points that are counted, and in all."""
    whole = points.rounded(decision.cost)
    rest = whole - sum((_gained(each, points) for each in counted), Decimal(0))
    sums = [Sum(_("Everything else"), signed_or_none(rest), rest >= 0)] if rest else []
    return [*sums, Sum(_("What the better move brings in all"), signed_or_none(whole), good=True, whole=True)]


def _gained(parting: Parting, points: Points) -> Decimal:
    """The points that a parting brings, as figures are told."""
    return abs(points.rounded(parting.better) - points.rounded(parting.done))


def _pair(parting: Parting, following: str, points: Points) -> Pair:
    """Chances in percent, or amounts of points, as they are told."""
    sequel = Sequel(parting.sequel)
    label = COUNTED[sequel].said(player=following)
    if sequel not in AMOUNTS:
        done, better = (Decimal(f"{100 * each:.0f}") for each in (parting.done, parting.better))
        return _of_chances(label, done, better)
    done, better = points.rounded(parting.done), points.rounded(parting.better)
    gain = _gained(parting, points) if sequel in COUNTING else better - done
    first, second = (Figure(number_text(each), float(each)) for each in (done, better))
    return Pair(label, first, second, signed_or_none(gain))


def _of_chances(label: str, done: Decimal, better: Decimal) -> Pair:
    """Both in percent."""
    first, second = (Figure(_percent(number_text(each)), float(each) / 100) for each in (done, better))
    return Pair(label, first, second, "", chance=True)


def _percent(said: str) -> str:
    return _("{number}%", number=said)
