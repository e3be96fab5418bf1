"""What is found out about a round, and how the index keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
from game.storage.index import Kept

REVIEW: Final = "review.3"
"""The kind of what the index keeps of a round; another one whenever more is found out than before."""
DEAREST: Final = 3
"""So many decisions are shown first."""


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round that was gone over."""

    round: int
    lead: float
    """By how many points the round was better for the player than for the others."""
    gift: float
    """What it is for Club in every seat: what the deal gave."""
    decisions: tuple[Judged, ...]
    """In the order in which they were made."""

    @property
    def play(self) -> float:
        """What the player's decisions brought, held against the strongest level's: nothing or less, on average."""
        return -sum(each.cost for each in self.decisions)

    @property
    def play_error(self) -> float:
        """The standard error of that."""
        return float(sum(each.error**2 for each in self.decisions) ** 0.5)

    @property
    def rest(self) -> float:
        """What neither the deal nor the player's decisions account for: the play of the others, and chance."""
        return self.lead - self.gift - self.play


def dearest(decisions: Iterable[Judged], most: int = DEAREST) -> list[Judged]:
    """The decisions that cost most, of those that cost something for sure."""
    return sorted((each for each in decisions if each.is_dear), key=lambda each: -each.cost)[:most]


def by_weight(decisions: Iterable[Judged]) -> list[Judged]:
    """Those that made a difference for sure: what cost most first, after all of them what gained most."""
    clear = [each for each in decisions if each.is_clear]
    return sorted(clear, key=lambda each: (not each.is_dear, -abs(each.cost)))


def lead_in(playback: Playback, team: int, round_number: int) -> float:
    """By how many points a finished round was better for a team; raises `KeyError` where it is not over."""
    playback.go(playback.last)
    points = {entry.round: entry.points for entry in playback.history()}[round_number]
    return lead_of(points, team, fewest=playback.game.fewest_win)


def marks_of(playback: Playback) -> dict[int, str]:
    """By the number of a round a text that is another one wherever the match was another up to its end."""
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


def kept_review(kept: Kept, playback: Playback) -> RoundReview | None:
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
    sizes = [decision.cost, decision.error, decision.chance or 0.0]
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
    )


def in_order(decisions: Sequence[Judged]) -> tuple[Judged, ...]:
    """Decisions in the order in which they were made, whichever was found first."""
    return tuple(sorted(decisions, key=lambda each: each.number))
