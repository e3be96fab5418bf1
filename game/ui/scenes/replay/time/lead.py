"""By how much one team leads in a match that is replayed, at every moment of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from time import perf_counter
from typing import Final

from game.i18n import _
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.ui.scenes.replay.key_moments import Ended

_BUDGET_S: Final = 0.002
"""So long it is reckoned in a frame."""
_AT_ONCE: Final = 8
"""Moments that are reckoned before the clock is looked at again."""


class Lead:
    """In points of the match: what rounds that are over brought, and what counts in the one that is played.

    It is known from what was read of the record alone, a part in every frame, and once for all.
    """

    def __init__(self, playback: Playback, seat: int, ended: Callable[[], Mapping[int, Ended]]) -> None:
        """That of the team of `seat` over the best of the others; `ended` says how rounds did, once all is read."""
        self._playback = playback
        self._seat = seat
        self._ended = ended
        self._out: Sequence[range] | None = None
        """The moments of rounds in which it was out of the match."""
        self._known: list[tuple[Decimal, Decimal] | None] = []
        """At every moment by how much it leads, and what of it is of the round."""

    @property
    def ready(self) -> bool:
        """Whether all of it is known."""
        return self._playback.read and len(self._known) == self._playback.last + 1

    def work(self) -> None:
        """Reckon on for a moment."""
        playback = self._playback
        if not playback.read or self.ready:
            return
        if self._out is None:
            spans = [playback.round_of(at) for at, each in self._ended().items() if each.out]
            self._out = [range(begin, end + 1) for begin, end in spans]
            return
        until = perf_counter() + _BUDGET_S
        while not self.ready:
            begin = len(self._known)
            self._known += [self._at(number) for number in range(begin, min(begin + _AT_ONCE, playback.last + 1))]
            if perf_counter() > until:
                break

    def at(self, number: int) -> Decimal | None:
        """At a moment; None where it is not known yet, and where the team is out of the match."""
        known = self._known[number] if number < len(self._known) else None
        return known[0] if known is not None else None

    def parts(self, number: int) -> tuple[Decimal, Decimal] | None:
        """What the score makes of whoever leads at a moment, and what the round does that is played: both together.

        None where either is nothing.
        """
        known = self._known[number] if number < len(self._known) else None
        if known is None or not known[0]:
            return None
        lead, now = known
        way = 1 if lead > 0 else -1
        return (way * (lead - now), way * now) if now and lead != now else None

    def is_of_round(self, number: int) -> bool:
        """Whether somebody leads at a moment by what is played then alone."""
        known = self._known[number] if number < len(self._known) else None
        return known is not None and bool(known[0]) and known[0] == known[1]

    @property
    def scale(self) -> int:
        """So many points of a round, as the table counts them, are one of a total."""
        return self._playback.game.round_scale

    @property
    def note(self) -> str:
        """What is to be known besides to understand it; empty where most points win."""
        return _("Fewest points win.") if self._playback.game.fewest_win else ""

    def _at(self, number: int) -> tuple[Decimal, Decimal] | None:
        if any(number in each for each in self._out or ()):
            return None
        playback, state = self._playback, self._playback.still_at(number).state
        game, own = playback.game, playback.teams[self._seat]
        sign = -1 if game.fewest_win else 1
        now = [sign * each / game.round_scale for each in game.counted(state)]
        standing = [sign * total + each for total, each in zip(state.totals, now, strict=True)]
        points, best = max((each, -team) for team, each in enumerate(standing) if team != own)
        return standing[own] - points, now[own] - now[-best]


def lead_text(lead: Decimal | None) -> str:
    """A lead in words; empty where there is none to tell of."""
    if lead is None:
        return ""
    if not lead:
        return _("Nobody leads.")
    points = number_text(abs(lead))
    return _("You lead by {points}.", points=points) if lead > 0 else _("You trail by {points}.", points=points)
