"""A playback of the round that is in play, from a few actions ago on; the match itself goes on undisturbed."""

from __future__ import annotations

from game.engine import Deals, Resynced, Shuffled
from game.match.match import Match
from game.match.moment import Moment


class RoundPlayback(Match):
    """Shows one moment of the round after the other; no action can be played in it."""

    opened = False
    """A playback shows no more than was seen at the table."""

    def __init__(self, match: Match, number: int) -> None:
        """Show the round of `match` after `number` actions, of which the deal is the first."""
        super().__init__(match.game, match.header, match.options, Deals(match.header.seed))
        self._round[:] = match.round_so_far()
        self._history[:] = match.history()
        self.go(number)

    def go(self, number: int) -> None:
        """Jump to the state after an action of the round; every seat gets `Resynced` as its only event."""
        self._show(number)
        for pending in self._pending.values():
            pending[:] = [Resynced()]

    def advance(self, number: int) -> None:
        """Go on to a later action; every seat gets all events in between."""
        events = [event for _state, happened in self._round[self.number + 1 : number + 1] for event in happened]
        self._show(number)
        for pending in self._pending.values():
            pending.extend(events)

    def _show(self, number: int) -> None:
        self.number = number
        self._moment = Moment(self.game, self._round[number][0])
        events = [event for _state, happened in self._round[: number + 1] for event in happened]
        dealt = max((place for place, event in enumerate(events) if isinstance(event, Shuffled)), default=0)
        self._log[:] = events[dealt:]
