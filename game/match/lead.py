"""The lead of one team in a match that is played back, at every moment of it, and the points of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.i18n.wording import number_text
from game.match.playback import Playback
from game.match.replay_views import ReplayViews

_AT_ONCE: Final = 8
"""The number of moments that are calculated at once."""


class Lead:
    """The lead of a team over the best of the others, in points of the match.

    It counts what rounds that are over brought, and what counts in the one that is played. It is calculated from what
    was read of the record, step by step, and only once.
    """

    def __init__(self, playback: Playback, seat: int, views: ReplayViews) -> None:
        """Calculate the lead of the team of `seat`."""
        self._playback = playback
        self._seat = seat
        self._views = views
        self._out: Sequence[range] | None = None
        """The moments of rounds in which the team was out of the match."""
        self._known: list[tuple[Decimal, Decimal] | None] = []
        """The lead at each moment, and the part of it that the round in play brings."""

    @property
    def ready(self) -> bool:
        """Whether all of it is known."""
        return self._playback.read and len(self._known) == self._playback.last + 1

    def work(self) -> None:
        """Calculate some moments more."""
        playback = self._playback
        if not playback.read or self.ready:
            return
        if self._out is None:
            spans = [playback.round_of(at) for at, result in self._views.results.items() if result.out]
            self._out = [range(begin, end + 1) for begin, end in spans]
            return
        begin = len(self._known)
        self._known += [self._at(number) for number in range(begin, min(begin + _AT_ONCE, playback.last + 1))]

    def at(self, number: int) -> Decimal | None:
        """The lead at a moment; None where it is not known yet, and where the team is out of the match."""
        known = self._known[number] if number < len(self._known) else None
        return known[0] if known is not None else None

    def text(self, number: int) -> str:
        """The lead in words; empty without one."""
        lead = self.at(number)
        if lead is None:
            return ""
        if not lead:
            return _("Nobody leads.")
        points = number_text(abs(lead))
        return _("You lead by {points}.", points=points) if lead > 0 else _("You trail by {points}.", points=points)

    @property
    def note(self) -> str:
        """An explanation for the reader; empty where most points win."""
        return _("Fewest points win.") if self._playback.game.fewest_win else ""

    def source(self, number: int) -> str:
        """Return the parts of the lead, where its figure alone does not show them: "Total 12 + Round 5", "Round 50 ÷
        10".
        """
        known = self._known[number] if number < len(self._known) else None
        if known is None or not known[0] or not known[1]:
            return ""
        (lead, now), scale = known, self._playback.game.round_scale
        if lead != now:
            return self._sum_text(lead - now, now) if lead > 0 else self._sum_text(now - lead, -now)
        if scale == 1:
            return ""
        return f"{self._round_name} {number_text(abs(lead) * scale)} ÷ {number_text(Decimal(scale))}"

    @property
    def widest_source(self) -> str:
        """The longest text about the parts of a lead, for which room is reserved."""
        return self._sum_text(Decimal(100), Decimal(100))

    @property
    def _round_name(self) -> str:
        return phrases_of(self._playback.game_name).rounds.bare.said()

    def _sum_text(self, total: Decimal, now: Decimal) -> str:
        sign = "+" if now > 0 else "−"
        return f"{_('Total')} {number_text(total)} {sign} {self._round_name} {number_text(abs(now))}"

    def span(self) -> tuple[float, float]:
        """Return the least and the greatest lead of the match, with 0 always within."""
        leads = [float(known[0]) for known in self._known if known is not None]
        return min([0.0, *leads]), max([0.0, *leads])

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


def standings(playback: Playback, views: ReplayViews) -> list[list[float]]:
    """The totals of every team at first and after every finished round, by the places of the teams."""
    after = {score.round: score.totals for score in playback.scores}
    dealt = [playback.still_at(at).state for at in playback.rounds]
    rows = [[float(each) for each in dealt[0].totals]] if dealt else [[0.0] * len(set(playback.teams))]
    for state in dealt:
        if state.round not in after:
            break
        rows.append([float(each) for each in after[state.round]])
    teams = sorted(set(playback.teams), key=views.place_of)
    return [[row[team] for row in rows] for team in teams]
