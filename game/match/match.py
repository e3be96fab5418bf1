"""A match in play: it owns the real state, gives each seat its view and its events, and writes the record.

It knows no game: everything goes through the contract in `game.engine`. Nothing here blocks; the record is written by a
thread of its own, and `settled` says whether it has caught up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from game.cards import Face, format_faces
from game.engine import (
    Appraisal,
    Deals,
    Event,
    MeldGame,
    OrderBrought,
    Outcome,
    Refusal,
    Reshuffled,
    Resynced,
    RoundScore,
    ScoreLine,
    Seat,
    Shuffled,
    Standing,
    redacted,
    stream,
)
from game.engine.game import Action, AnyGame, SeatView, State
from game.engine.record import ActionLine, DealLine, HeaderLine, Line, RedoLine, ReshuffleLine, SeatSetup, UndoLine
from game.i18n.seats import NamesHere, seats_here
from game.match.deals.days import day_of
from game.match.moment import Done, Moment, Step, fingerprint
from game.storage.writer import RecordWriter

V = TypeVar("V")
DAY_IS_OVER: Final = "deal_of_the_day"
"""The reason of an outcome: the rounds of the day were played."""
_APPRAISALS: Final = 512
"""The number of appraisals kept: those of all melds on a table are asked for again after every action."""


class Match:
    """One match of one game. The record may be None, as in tests and in simulations."""

    def __init__(
        self, game: AnyGame, header: HeaderLine, options: object, deals: Deals, record: RecordWriter | None = None
    ) -> None:
        """Deal the first round; `options` are the chosen options of the header as the game's dataclass."""
        self.game = game
        self.header = header
        self.options = options
        self.names = NamesHere(header.seats)
        """The names of the seats."""
        self.teams = game.teams(len(header.seats))
        self.day = day_of(header.game, header.seed)
        """The day whose deal it is; None of every other match."""
        self.number = 0
        """The number of actions in effect, counted from the start of the match."""
        self._record = record
        self._history: list[RoundScore] = []
        self._past: list[Done[State, Action, SeatView]] = []
        self._future: list[Done[State, Action, SeatView]] = []
        self._entry = 0
        self._log: list[Event] = []
        self._round: list[Step[State]] = []
        self._pending: dict[Seat, list[Event]] = {seat: [] for seat in range(len(header.seats))}
        self._dealt: dict[str, Line] = {}
        state, events = game.new_match(options, len(header.seats), deals)
        self._moment = Moment(game, state)
        self._round.append((state, tuple(events)))
        self.starts: list[State] = [state]
        """The state at the beginning of each round."""
        self._appraised: Callable[[tuple[Face, ...], tuple[Face, ...]], Appraisal | Refusal] | None = None
        if isinstance(game, MeldGame):
            self._appraised = lru_cache(maxsize=_APPRAISALS)(partial(game.appraise, options))
        self._write([header, *self._take_in(events)])

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The players of the seats, with the names that the header gave them when the match began."""
        return seats_here(self.header.seats)

    @property
    def game_name(self) -> str:
        """The key of the game, by which it is found."""
        return self.game.name

    # What anybody may ask.

    def actor(self) -> Seat | None:
        """The seat whose action is awaited; None when a round is over (anyone may go on) or the match is."""
        return self._moment.actor

    def is_human(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.header.seats[seat].level is None

    def view(self, seat: Seat) -> SeatView:
        """All that `seat` may know: the game's own dataclass."""
        return self._moment.view(seat)

    def view_as(self, kind: type[V], seat: Seat) -> V:
        """The view of a caller that knows the game; raises `TypeError` where another one is played."""
        view = self.view(seat)
        if not isinstance(view, kind):
            raise TypeError(f"a view of {self.game.name} is no {kind.__name__}")
        return view

    def standing(self) -> Standing:
        """Round, phase, totals and the points of a round just over."""
        return self.game.standing(self._moment.state)

    def score(self) -> tuple[ScoreLine, ...]:
        """The score lines of a round just over; empty while one is in play."""
        return self.game.score(self._moment.state)

    def outcome(self) -> Outcome | None:
        """Return the end of the match, or None while it goes on; a deal of the day ends with its last round."""
        ended = self.game.outcome(self._moment.state)
        if ended is not None or self.day is None or len(self._history) < self.game.day_rounds:
            return ended
        totals = self._history[self.game.day_rounds - 1].totals
        best = min(totals) if self.game.fewest_win else max(totals)
        winners = tuple(team for team, total in enumerate(totals) if total == best)
        return Outcome(winners, DAY_IS_OVER, totals)

    def history(self) -> tuple[RoundScore, ...]:
        """Every finished round, in order."""
        return tuple(self._history)

    def state_hash(self) -> str:
        """A short text equal for equal positions; a record resumed at this action gives the same."""
        return fingerprint(self._moment.state, self.game.hashed_as)

    # What the seat to act may ask and do.

    def actions(self) -> Iterator[Action]:
        """Every legal action of the actor, lazily and in a fixed order; `next round` when a round is over."""
        return self.game.actions(self._moment.state)

    def why_not(self, actions: Sequence[Action]) -> Refusal | None:
        """The first refusal met when doing the actions one after the other, or None if all are allowed."""
        return self._moment.why_not(actions)

    def ends_the_round(self, *actions: Action) -> bool:
        """Whether the round in play is over when these actions are done; not where they are refused."""
        return self.why_not(actions) is None and self.game.actor(self._moment.steps(actions)[-1][0]) is None

    def appraise(self, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        """Return the appraisal of the cards as a new meld, or added to the meld `onto`, whoever may lay them.

        Raises `TypeError` in a game without melds.
        """
        if self._appraised is None:
            raise TypeError(f"{self.game.name} has no melds")
        return self._appraised(tuple(cards), tuple(onto))

    def play(self, *actions: Action) -> None:
        """Do the actions in order as one entry of the record.

        Raises `IllegalActionError` for the first refused one; then none of them is done.
        """
        steps = self._moment.steps(actions)
        lines: list[Line] = []
        self._entry += 1
        for action, step in zip(actions, steps, strict=True):
            lines += self._do(action, step, self._entry)
            self._future.clear()
        self._write(lines)

    def can_undo(self) -> bool:
        """Whether the last action may be taken back.

        It may while it belongs to the turn of a person and nothing hidden was seen since; what ended the turn, until an
        agent has acted.
        """
        return bool(self._past)

    def can_redo(self) -> bool:
        """Whether an action that was taken back may be done again."""
        return bool(self._future)

    def undo(self) -> None:
        """Take back the last action, and those that were done together with it; every seat gets `Resynced`.

        Without effect if `can_undo` is false.
        """
        if not self._past:
            return
        entry, lines = self._past[-1].entry, list[Line]()
        while self._past and self._past[-1].entry == entry:
            step = self._past.pop()
            self._future.append(step)
            self._moment = step.before
            del self._log[step.logged :]
            del self._round[-1]
            self.number -= 1
            lines.append(UndoLine())
        self._resync()
        self._write(lines)

    def redo(self) -> None:
        """Do again what was taken back last. Without effect if `can_redo` is false."""
        if not self._future:
            return
        entry, lines = self._future[-1].entry, list[Line]()
        while self._future and self._future[-1].entry == entry:
            step = self._future.pop()
            self._do(step.action, self._moment.steps([step.action])[0], entry, announced=False)
            lines.append(RedoLine())
        self._resync()
        self._write(lines)

    # Events for a table.

    def take_events(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events since the last call for the seat, without faces that are hidden from it."""
        events = tuple(redacted(event, seat) for event in self._pending[seat])
        self._pending[seat].clear()
        return events

    def log(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events of the round in play, or just over, as the seat may know them; also after resuming."""
        return tuple(redacted(event, seat) for event in self._log)

    def agent_stream(self) -> Random:
        """The random stream of the decision to be made now: the same after resuming and after a take-back."""
        return stream(self.header.seed, "agent", self.standing().round, self.number)

    def round_so_far(self) -> Sequence[Step[State]]:
        """Return the states of the round, first that after the deal, each with the events before it."""
        return tuple(self._round)

    # The record.

    @property
    def settled(self) -> bool:
        """Whether the next action may be done: the record is on disk, or the disk is in trouble and play goes on."""
        return self._record is None or self._record.settled

    @property
    def record(self) -> RecordWriter | None:
        """The writer of the record, if the match is recorded, with its failures."""
        return self._record

    @property
    def record_path(self) -> Path | None:
        """The file to which the record is written, if any."""
        return None if self._record is None else self._record.path

    @property
    def record_size(self) -> int:
        """Bytes of the record as far as the match has come; 0 where there is none."""
        return 0 if self._record is None else self._record.size

    def close(self, patience: float = 2.0) -> bool:
        """Wait up to `patience` seconds for the record to be on disk; returns whether it is.

        Nothing more is added to it; what the disk refuses is tried as long as the program runs.
        """
        return self._record is None or self._record.close(patience)

    def order_line(self, label: str) -> Line | None:
        """The record's line for the order of cards called `label`, or None if there was no such deal."""
        return self._dealt.get(label)

    def attach(self, record: RecordWriter, labels: Collection[str]) -> None:
        """Go on writing a record that was replayed; orders whose `labels` it does not hold yet are added to it."""
        self._record = record
        self._write([line for label, line in self._dealt.items() if label not in labels])

    def _do(self, action: Action, step: Step[State], entry: int, *, announced: bool = True) -> list[Line]:
        before, seat, log_length = self._moment, self.actor(), len(self._log)
        state, events = step
        self._moment = Moment(self.game, state)
        if any(isinstance(event, Shuffled) for event in events):
            self._round.clear()
        self._round.append(step)
        if seat is None:
            self.starts.append(state)
        self.number += 1
        lines: list[Line] = [ActionLine(seat, str(action)), *self._take_in(events, announced=announced)]
        shown = any(event.reveals or isinstance(event, OrderBrought) for event in events)
        if seat is not None and self.is_human(seat) and self._awaits_nobody_else(seat) and not shown:
            self._past.append(Done(before, action, log_length, entry))
        else:
            self._past.clear()
            self._future.clear()
        self._note_end_of_round()
        return lines

    def _awaits_nobody_else(self, seat: Seat) -> bool:
        """Whether the round goes on, and no other person sees the own cards next."""
        actor = self.actor()
        return actor is not None and (actor == seat or not self.is_human(actor))

    def _take_in(self, events: Sequence[Event], *, announced: bool = True) -> list[Line]:
        """Add events to those that seats have yet to take; returns the lines of the record for orders of cards."""
        orders: list[Line] = []
        for event in events:
            if isinstance(event, OrderBrought):
                line = _order_line(event)
                self._dealt[event.label] = line
                orders.append(line)
            if isinstance(event, Shuffled):
                self._log.clear()
            self._log.append(event)
            if announced:
                for pending in self._pending.values():
                    pending.append(event)
        return orders

    def _note_end_of_round(self) -> None:
        standing = self.standing()
        known = self._history[-1].round if self._history else 0
        if standing.round_points is not None and standing.round > known:
            self._history.append(RoundScore(standing.round, self.score(), standing.round_points, standing.totals))

    def _resync(self) -> None:
        for pending in self._pending.values():
            pending[:] = [Resynced()]

    def _write(self, lines: Sequence[Line]) -> None:
        if self._record is not None and lines:
            self._record.append(lines)


def _order_line(event: OrderBrought) -> DealLine | ReshuffleLine:
    """The record's line for an order of cards."""
    line = ReshuffleLine if isinstance(event, Reshuffled) else DealLine
    return line(event.label, format_faces(card for card in event.cards if card is not None))
