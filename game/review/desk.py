"""The reviews of one match, round by round: cached ones at once, the others from processes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from game.match.archive import Archive
from game.match.playback import Playback
from game.match.saves import Games
from game.review.decisions import rounds_of
from game.review.findings import REVIEW, RoundReview, cached_review, marks_of, review_text
from game.review.process import Review
from game.review.units import Finding, ReviewQuestion, reviews_of
from game.storage.index import CachedResult
from game.storage.logs import LOG

_LOOK_MS: Final = 100.0
"""The interval at which new results of the processes are fetched."""


class Desk:
    """Goes over one round after the other, the wanted one first. Nothing here waits."""

    def __init__(self, games: Games, archive: Archive, name: str, raw: bytes, playback: Playback) -> None:
        """The match of a record of that name, wholly read."""
        self._games = games
        self._archive = archive
        self._name = name
        self._raw = raw
        self._playback = playback
        self.rounds = rounds_of(playback)
        """The rounds that are over."""
        self.reviews: dict[int, RoundReview] = {}
        self.failed = False
        """Whether a review could not be brought to its end; nothing more is tried then."""
        self.paused = False
        """Whether the player stopped it."""
        self.current: int | None = None
        """The round under review now."""
        self._wanted: int | None = None
        self._review: Review | None = None
        self._marks = marks_of(playback)
        self._recalled = False
        archive.recall()

    @property
    def progress(self) -> float:
        """The part of the current round that is done, from 0 to 1."""
        return self._review.progress if self._review is not None else 0.0

    @property
    def found(self) -> Sequence[Finding]:
        """The findings about the current round so far."""
        return self._review.findings if self._review is not None else ()

    @property
    def busy(self) -> bool:
        """Whether there may soon be something new."""
        return not (self.paused or self.failed) and len(self.reviews) < len(self.rounds)

    def want(self, number: int) -> None:
        """Go over this round before the others."""
        self._wanted = number
        if self._review is not None and self.current != number and number not in self.reviews:
            self._stop()

    def pause(self) -> None:
        """Stop until `go_on`; what is done of the current round is lost."""
        self.paused = True
        self._stop()

    def go_on(self) -> None:
        """Go over what is left."""
        self.paused = self.failed = False

    def update(self) -> bool:
        """Take what was found; returns whether anything is new."""
        if not self._recalled:
            if self._archive.kept is None:
                return False
            self._recalled = True
            self._take_cached()
            return True
        if self._review is None:
            return self._begin()
        news = self._review.poll()
        if self._review.over:
            self._finish(self._review)
        return news

    def wake_after(self) -> float | None:
        """Milliseconds until it is worth looking again; None where nothing more comes."""
        return _LOOK_MS if self.busy else None

    def close(self) -> None:
        """End the processes."""
        self._stop()

    def _begin(self) -> bool:
        """Start with the next round; returns whether there was one."""
        left = [number for number in self.rounds if number not in self.reviews]
        if not left or self.paused or self.failed:
            return False
        self.current = self._wanted if self._wanted in left else left[0]
        try:
            self._review = Review(self._games, ReviewQuestion(self._raw, (self.current,)))
        except OSError:
            logging.getLogger(LOG).exception("a review could not be started")
            self.failed, self.current = True, None
        return True

    def _finish(self, review: Review) -> None:
        if review.done and self.current is not None:
            (found,) = reviews_of(self._playback, [self.current], review.findings)
            self.reviews[self.current] = found
            kept = CachedResult(self._name, REVIEW, self.current, self._marks[self.current], review_text(found))
            self._archive.keep([kept])
        else:
            self.failed = True
        self._review, self.current = None, None

    def _stop(self) -> None:
        if self._review is not None:
            self._review.cancel()
        self._review, self.current = None, None

    def _take_cached(self) -> None:
        for number in self.rounds:
            kept = (self._archive.kept or {}).get((self._name, REVIEW, number))
            if kept is not None and kept.mark == self._marks[number]:
                found = cached_review(kept, self._playback)
                if found is not None:
                    self.reviews[number] = found
