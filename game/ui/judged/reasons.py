"""Why one way was better, in words: what can be seen to part both, then what came about more or less often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.i18n.phrases import phrases_of
from game.i18n.sequels import BOTH_BONUSES, FOLLOWING, SEQUELS
from game.match.playback import Playback
from game.opponents.protocol import Explanation
from game.opponents.sequels import AMOUNTS, OF_RIVALS, OutcomeDifference, Sequel
from game.review.judging import Judged
from game.ui.judged.verdicts import Points

_FIGURES: Final = frozenset({"points", "chance"})
"""Parameters that say what something comes to."""
_BONUSES: Final = {Sequel.BONUS, Sequel.PROMISED}, {Sequel.RIVAL_BONUS, Sequel.RIVAL_PROMISED}
"""Those of the own team, and of the others."""


def reason_texts(playback: Playback, decision: Judged, points: Points) -> list[str]:
    """Sentences, the chief one first; none where nothing was better."""
    return list(_told(playback, decision, points)) if decision.is_dear else []


def _told(playback: Playback, decision: Judged, points: Points) -> Iterator[str]:
    phrases, names = phrases_of(playback.game_name), playback.names
    if decision.reason in phrases.explanations:
        yield phrases.explanation(Explanation(decision.reason, decision.params), names)
    for each in decision.partings:
        yield parting_text(each, points, following_of(playback, decision, names))


def reasons_further(playback: Playback, decision: Judged, points: Points) -> list[str]:
    """The same, and with the chief one what it leads to."""
    chief, *others = reason_texts(playback, decision, points) or [""]
    return [" ".join(filter(None, (chief, further_text(playback, decision)))), *others] if chief else []


def further_text(playback: Playback, decision: Judged) -> str:
    """What its reason leads to, in a sentence: by the rules, else by what came about; empty where nothing is known.

    A reason that tells points or chances says itself what it comes to.
    """
    phrases, names = phrases_of(playback.game_name), playback.names
    if not decision.is_dear or decision.reason not in phrases.explanations:
        return ""
    if told := phrases.leads_to(Explanation(decision.reason, decision.params)):
        return told
    found = [Sequel(each.sequel) for each in decision.partings]
    if not found or not _FIGURES.isdisjoint(dict(decision.params)):
        return ""
    if all(not kind.isdisjoint(found[:2]) for kind in _BONUSES):
        return BOTH_BONUSES.said()
    return FOLLOWING[min(found, key=OF_RIVALS.__contains__)].said(player=following_of(playback, decision, names))


def following_of(playback: Playback, decision: Judged, names: Sequence[str]) -> str:
    """The name of who acted next; empty where nobody did."""
    own = playback.still_at(decision.number).actor
    actors = (playback.still_at(number).actor for number in range(decision.number + 1, playback.last + 1))
    return next((names[actor] for actor in actors if actor is not None and actor != own), "")


def parting_text(parting: OutcomeDifference, points: Points, following: str) -> str:
    """What came about by both ways; `following` is the name of the next player."""
    sequel = Sequel(parting.sequel)
    better, done = (
        points.said(each) if sequel in AMOUNTS else f"{100 * each:.0f}" for each in (parting.better, parting.done)
    )
    return SEQUELS[sequel].said(chance=better, other=done, player=following)
