"""A match that was played, at any of its moments: forwards, backwards, anywhere at once, and gone on with from there.

Reading plays the record through once and keeps the state after every action in effect; going to a moment only takes
that state up again, so a moment is the same from wherever it is reached.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal

from game import __version__
from game.engine import AnyGame, Deals, Event, OrderBrought, Resynced, RoundScore, Seat, SeatView, Shuffled
from game.engine.game import Action, State
from game.engine.record import (
    BRANCHED,
    ActionLine,
    Branch,
    Entry,
    HeaderLine,
    Line,
    Notice,
    Record,
    Report,
    identity_of,
    unreported,
)
from game.match.match import Match
from game.match.moment import Moment, Step
from game.match.resume import REFUSED, dealt_from, replay_entry, stopped_by

_REPORTED: Final = 20
"""The number of lines read between two reports of the progress."""


@dataclass(frozen=True, slots=True)
class Still:
    """One moment of a match: the state after an action, or after the deal."""

    state: State
    events: tuple[Event, ...]
    """The events of the action; those of the deal, at the first moment."""
    action: ActionLine | None
    """The action; None at the first moment."""
    actor: Seat | None
    """The seat whose action is awaited."""
    rounds: int
    """The number of rounds that are over."""

    @property
    def held_back(self) -> tuple[Event, ...]:
        """The events that wait for the next action: a trick that was won stays on the table until then."""
        moved = [event for event in self.events if event.source is not None]
        return tuple(event for event in moved[-1:] if event.source is not None and event.source.zone == "trick")

    @property
    def announced(self) -> tuple[Event, ...]:
        """The events that are announced with their own action."""
        return tuple(event for event in self.events if event not in self.held_back)

    @property
    def deals(self) -> bool:
        """Whether a round begins here."""
        return any(isinstance(event, Shuffled) for event in self.events)


class _Through(Match):
    """A match whose record is played through; every state that is in effect is kept."""

    def __init__(self, game: AnyGame, header: HeaderLine, options: object, deals: Deals) -> None:
        super().__init__(game, header, options, deals)
        self.stills = [Still(self._moment.state, tuple(self._log), None, self.actor(), 0)]

    def undo(self) -> None:
        """Take back the last action, which is no moment of the match then."""
        super().undo()
        del self.stills[self.number + 1 :]

    def _do(self, action: Action, step: Step[State], entry: int, *, announced: bool = True) -> list[Line]:
        line = ActionLine(self.actor(), str(action))
        lines = super()._do(action, step, entry, announced=announced)
        self.stills.append(Still(step[0], step[1], line, self.actor(), len(self._history)))
        return lines


class Playback(Match):
    """Shows one moment after the other as a match in play would show it; nothing can be done in it.

    Until it is `read` only what was read so far can be gone to.
    """

    def __init__(self, game: AnyGame, header: HeaderLine, options: object, deals: Deals) -> None:
        super().__init__(game, header, options, deals)
        self.opened = False
        """Whether all hands are shown, and all events as the player who caused them saw them."""
        self.notice: Notice | None = None
        """Why the record could not be read to its end."""
        self._through = _Through(game, header, options, deals)
        self._unread: list[Entry] = []
        """The entries that are still to be read, the next one last."""
        self._lines = 0
        self._turns: tuple[int, ...] = ()
        self._rounds: tuple[int, ...] = ()

    @classmethod
    def of(cls, record: Record, games: Mapping[str, AnyGame]) -> Playback:
        """The match of a record, of which nothing but the first deal was read yet. Raises `UnplayableRecordError`."""
        playback: Playback = dealt_from(record, games, cls)
        playback.notice = record.fault
        playback._unread = list(reversed(record.entries[1:]))
        playback._lines = len(record.entries)
        return playback

    def read_on(self, most: int) -> bool:
        """Read so many more lines; returns whether all were read, or as many as can be."""
        for _line in range(min(most, len(self._unread))):
            entry = self._unread.pop()
            try:
                replay_entry(self._through, entry)
            except REFUSED as error:
                self.notice = stopped_by(self.header, self.game, self._lines - len(self._unread), error)
                self._unread.clear()
                break
        if not self._unread and not self._turns:
            self._find_turns()
        return self.read

    @property
    def length(self) -> int:
        """The number of lines of the record."""
        return self._lines

    def read_whole(self, report: Report = unreported) -> None:
        """Read everything that can be read; raises what `report` does."""
        while not self.read_on(_REPORTED):
            report(1.0 - len(self._unread) / self._lines)

    @property
    def read(self) -> bool:
        """Whether everything that can be read was read."""
        return not self._unread

    @property
    def last(self) -> int:
        """The number of the last moment, which is that of actions in effect."""
        return len(self._through.stills) - 1

    @property
    def rounds(self) -> Sequence[int]:
        """The moments at which a round was dealt; empty until all is read."""
        return self._rounds

    @property
    def scores(self) -> Sequence[RoundScore]:
        """Every finished round of the match, whatever moment is shown."""
        return self._through.history()

    @property
    def still(self) -> Still:
        """The moment that is shown."""
        return self._through.stills[self.number]

    def still_at(self, number: int) -> Still:
        """Another moment; raises `IndexError` where there is none."""
        return self._through.stills[number]

    def view_at(self, number: int, seat: Seat) -> SeatView:
        """Return the view of a seat at another moment."""
        return self.game.view(self.still_at(number).state, seat)

    def go(self, number: int, *, announced: bool = False) -> None:
        """Show the moment after so many actions, or the nearest there is.

        If it is the next one and `announced`, every seat gets the events as they happened, else only `Resynced`.
        """
        number = max(0, min(number, self.last))
        announced = announced and number == self.number + 1
        before, still = self.still, self._through.stills[number]
        self._moment = Moment(self.game, still.state)
        self.number = number
        self._log[:] = self._log_until(number)
        self._history[:] = self._through.history()[: still.rounds]
        for pending in self._pending.values():
            if announced:
                pending.extend((*before.held_back, *still.announced))
            else:
                pending[:] = [Resynced()]

    def turn(self, way: int) -> int:
        """The moment at which the next turn begins, or with -1 this one, or the one before where it just began."""
        return self._nearest_begin(self._turns, way)

    def round(self, way: int) -> int:
        """The moment at which the next round begins, or with -1 this one, or the one before where it just began."""
        return self._nearest_begin(self._rounds, way)

    def round_of(self, number: int) -> tuple[int, int]:
        """The first and the last moment of the round of a moment."""
        place = max(0, bisect_right(self._rounds, number) - 1)
        begin = self._rounds[place] if self._rounds else 0
        return begin, self._rounds[place + 1] - 1 if place + 1 < len(self._rounds) else self.last

    def begin_of_round(self, number: int) -> int:
        """The moment at which a round was dealt, by its number; the first where it never was."""
        stills = self._through.stills
        return next((at for at in self._rounds if stills[at].state.round == number), 0)

    def take_events(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events before the moment, as a seat saw them or, with open hands, as each player saw their own."""
        events = tuple(self._pending[seat])
        redacted = super().take_events(seat)
        return events if self.opened else redacted

    def log(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events of the round, as a seat saw them or, with open hands, as each player saw their own."""
        return tuple(self._log) if self.opened else super().log(seat)

    def branch(
        self, number: int, now: datetime, origin: Literal["review", "replay"] = "replay", record: str = ""
    ) -> tuple[Line, ...]:
        """The record of a match that is the same up to a moment, with the same seats and levels, begun `now`.

        Its header says that it is a branch, and where this match is found: by its identity, or in the file `record`.
        """
        stills = self._through.stills[: number + 1]
        begin, _end = self.round_of(number)
        header = replace(
            self.header,
            format=BRANCHED,
            branch=Branch(
                identity_of(self.header), record, number, self.still_at(number).state.round, number - begin, origin
            ),
            program=__version__,
            rules_version=self.game.rules_version,
            started=now.isoformat(timespec="seconds"),
        )
        lines: list[Line] = [header]
        for still in stills:
            if still.action is not None:
                lines.append(still.action)
            for event in still.events:
                if isinstance(event, OrderBrought) and (order := self._through.order_line(event.label)) is not None:
                    lines.append(order)
        return tuple(lines)

    def _find_turns(self) -> None:
        """A turn begins where somebody else is to act, and where a round does; a trick is one turn."""
        stills = self._through.stills
        in_trick, in_trick_at = False, list[bool]()
        for still in stills:
            for event in still.events:
                if event.target is not None and event.target.zone == "trick":
                    in_trick = True
                elif still.deals or (event.source is not None and event.source.zone == "trick"):
                    in_trick = False
            in_trick_at.append(in_trick)
        self._rounds = tuple(at for at, still in enumerate(stills) if still.deals)
        self._turns = tuple(
            at
            for at, still in enumerate(stills)
            if not at or still.deals or still.held_back or (still.actor != stills[at - 1].actor and not in_trick_at[at])
        )

    def _nearest_begin(self, begins: Sequence[int], way: int) -> int:
        if way > 0:
            place = bisect_right(begins, self.number)
            return begins[place] if place < len(begins) else self.last
        place = bisect_left(begins, self.number) - 1
        return begins[place] if place >= 0 else 0

    def _log_until(self, number: int) -> list[Event]:
        """Return all events of the round up to a moment, its deal included."""
        stills, begin = self._through.stills, number
        while begin and not stills[begin].deals:
            begin -= 1
        events = [event for still in stills[begin : number + 1] for event in still.events]
        dealt = max((place for place, event in enumerate(events) if isinstance(event, Shuffled)), default=0)
        held_back = stills[number].held_back
        return events[dealt : -len(held_back)] if held_back and events[-1] is held_back[-1] else events[dealt:]
