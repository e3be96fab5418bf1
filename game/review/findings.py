"""`RoundReview`: the review of a round, and the text of it in the index."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

import msgspec

from game.i18n.phrases import phrases_of
from game.match.course import MOST_POINTS
from game.match.playback import Playback
from game.opponents.playouts import lead_of
from game.opponents.protocol import Explanation
from game.opponents.sequels import Sequel
from game.review.judging import Judged
from game.storage.index import CachedResult

REVIEW: Final = "review.5"
"""The kind of what the index keeps of a round; another one whenever more is found out than before."""
_MELDING: Final = ("open ", "lay ")
"""How actions begin that bring new melds to the table; their cards stay in hand where that is missed."""
_ALIKE: Final = 3
"""Words that two of them have in common where they lay the same, the first one among them."""
DEAREST: Final = 3
"""The number of decisions that are shown first."""


@dataclass(frozen=True, slots=True)
class RoundReview:
    """The review of a round."""

    round: int
    lead: float
    """The player's lead over the others in the round, in points."""
    gift: float
    """The lead of Club in every seat, which is due to the deal."""
    decisions: tuple[Judged, ...]
    """In the order in which they were made."""


def charged_once(decisions: Sequence[Judged], turn_of: Callable[[Judged], int]) -> tuple[Judged, ...]:
    """Decisions in their order, of which those that miss what an earlier one missed say so.

    Melds that could be laid and stay in hand may be laid turn after turn: that is one mistake however long it lasts,
    as long as no turn between saw it otherwise.
    """
    found: list[Judged] = []
    before, missed_before, turn_before = None, frozenset[str](), 0
    for decision in decisions:
        missed, turn = _melds_missed(decision), turn_of(decision)
        if before is not None and turn - turn_before <= 1 and len(missed & missed_before) >= _ALIKE:
            found.append(replace(decision, repeats=before.number if before.repeats is None else before.repeats))
        else:
            found.append(decision)
        if missed:
            before, missed_before, turn_before = found[-1], missed, turn
    return tuple(found)


def _melds_missed(decision: Judged) -> frozenset[str]:
    """The words of the melds that should have been laid and were not; none for every other decision."""
    if not decision.is_dear or any(text.startswith(_MELDING) for text in decision.done):
        return frozenset()
    return frozenset(word for text in decision.better if text.startswith(_MELDING) for word in text.split())


def within_reach(decisions: Sequence[Judged], lead: float) -> tuple[Judged, ...]:
    """Decisions in their order, none of them charged more than could still be lost in a round with this result.

    From every mistake on, all charges together are at most the best lead in reach from then on, less the result. What
    an earlier mistake cost beyond that, luck made good before the later ones.
    """
    found, reach, charged = list[Judged](), lead, 0.0
    for decision in reversed(decisions):
        reach = max(reach, lead if decision.reach is None else decision.reach)
        if decision.is_dear and decision.counts:
            counted = max(0.0, min(decision.cost, reach - lead - charged))
            charged += counted
            found.append(replace(decision, made_good=decision.cost - counted))
        else:
            found.append(decision)
    return tuple(reversed(found))


def dearest(decisions: Iterable[Judged], most: int = DEAREST) -> list[Judged]:
    """The decisions that cost most, of those that cost something."""
    return sorted((each for each in decisions if each.is_dear and each.counts), key=lambda each: -each.cost)[:most]


def by_weight(decisions: Iterable[Judged]) -> list[Judged]:
    """Return the decisions that made a difference: mistakes, the dearest first, then gains, the largest first."""
    counted = [each for each in decisions if each.counts]
    return sorted(counted, key=lambda each: (not each.is_dear, -abs(each.cost)))


def lead_in(playback: Playback, team: int, round_number: int) -> float:
    """Return the lead of a team in a finished round; raises `KeyError` where it is not over."""
    playback.go(playback.last)
    points = {entry.round: entry.points for entry in playback.history()}[round_number]
    return lead_of(points, team, fewest=playback.game.fewest_win)


def marks_of(playback: Playback) -> dict[int, str]:
    """Return digests of the record up to the end of each round, by its number."""
    header = playback.header
    begun = [header.game, header.rules_version, sorted(header.options.items()), header.seed]
    running, marks = sha256(msgspec.json.encode(begun)), dict[int, str]()
    current = playback.still_at(0).state.round
    for number in range(1, playback.last + 1):
        still = playback.still_at(number)
        if still.state.round != current:
            marks[current], current = running.hexdigest()[:16], still.state.round
        running.update(f"{still.action.text if still.action is not None else ''}\n".encode())
    marks[current] = running.hexdigest()[:16]
    return marks


_REVIEW: Final = msgspec.json.Decoder(RoundReview)


def review_text(review: RoundReview) -> str:
    """A review as the index keeps it."""
    return msgspec.json.encode(review).decode()


def review_in(text: str) -> RoundReview | None:
    """The review of a text that was kept; None where an older program wrote it otherwise."""
    try:
        return _REVIEW.decode(text)
    except msgspec.MsgspecError:
        return None


def cached_review(kept: CachedResult, playback: Playback) -> RoundReview | None:
    """The review of a round as the index keeps it; None where it says what cannot be of this match."""
    review = review_in(kept.text)
    try:
        return review if review is not None and _fits(review, kept.round, playback) else None
    except (LookupError, TypeError, ValueError):
        return None


def _fits(review: RoundReview, number: int, playback: Playback) -> bool:
    """Whether a review can be shown with the match.

    Raises `LookupError`, `TypeError` and `ValueError` for actions, reasons and sequels that the game has not.
    """
    return (
        review.round == number
        and all(abs(points) <= MOST_POINTS for points in (review.lead, review.gift))
        and all(each.round == number and _is_shown(each, playback) for each in review.decisions)
    )


def _is_shown(decision: Judged, playback: Playback) -> bool:
    actions = (*decision.done, *decision.better, *decision.plan)
    sizes = [decision.cost, decision.error, decision.chance or 0.0, decision.reach or 0.0]
    sizes += [size for each in decision.partings for size in (each.better, each.done)]
    if decision.reason:
        names = [seat.name for seat in playback.seats]
        phrases_of(playback.game_name).explanation(Explanation(decision.reason, decision.params), names)
    return (
        0 <= decision.number < playback.last
        and bool(decision.done)
        and all(str(playback.game.parse(text)) == text for text in actions)
        and all(abs(size) <= MOST_POINTS for size in sizes)
        and all(Sequel(each.sequel) for each in decision.partings)
        and 0.0 <= decision.made_good <= max(0.0, decision.cost)
        and (decision.repeats is None or 0 <= decision.repeats < decision.number)
    )


def in_order(decisions: Sequence[Judged]) -> tuple[Judged, ...]:
    """Decisions in the order in which they were made, whichever was found first."""
    return tuple(sorted(decisions, key=lambda each: each.number))
