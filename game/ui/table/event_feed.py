"""Having what happens in the match told at the table, and what the table says brought up to date with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.engine import Event, Resynced, SeatView, Shuffled
from game.i18n.phrases.captions import captions_of
from game.ui.table.component import AnyComponent
from game.ui.table.context import AnyContext
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import AnyTable
from game.ui.table.presenter import Presenter


class EventFeed:
    """Between the match, the presenter and the components of the table."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        panels: Panels,
        components: Sequence[AnyComponent],
        done: Callable[[], None],
    ) -> None:
        """`done` is called when everything that happened has been told."""
        self._table = table
        self._game = game
        self._panels = panels
        self._components = components
        self._done = done
        names = [seat.name for seat in table.match.seats]
        captions = captions_of(table.match.game_name)
        self.presenter = Presenter(table.board, captions, names, lambda: table.pace, table.refresh, self.on_event)

    def begin(self) -> None:
        """The first frame: dealt cards are told, a match that was resumed simply lies there."""
        table, presenter = self._table, self.presenter
        events = table.match.take_events(table.seat)
        view = table.view()
        placement = self._game.placement(view)
        fresh = bool(events) and isinstance(events[0], Shuffled)
        if not fresh:
            self.replay()
            presenter.begin(placement, table.now)
            return
        presenter.begin({events[0].target: events[0].cards} if events[0].target else placement, table.now)
        presenter.tell(events, placement, self._after(view))

    def pull(self) -> None:
        """Take what happened in the match and have it told."""
        table = self._table
        events = table.match.take_events(table.seat)
        if not events:
            return
        if isinstance(events[0], Resynced):
            self.replay()
        view = table.view()
        if any(self._game.config.style(event).still_ms for event in events):  # nobody's turn while all lies still
            self._panels.facts = _nobodys_turn(self._panels.facts)
        self.presenter.tell(events, self._game.placement(view), self._after(view))
        self.presenter.update(table.now)

    def on_event(self, event: Event) -> None:
        """An event begins to be told."""
        cue = self._game.config.style(event).heard_as(own=event.seat == self._table.seat)
        if cue is not None:
            self._table.stage.sounds.play(cue)
        if isinstance(event, Shuffled):  # the cards of a new round lie under its own totals
            facts = self._game.facts(self._table.match, self._table.view())
            self._panels.facts = _nobodys_turn(facts)
        for component in self._components:
            component.on_event(event)

    def relabel(self) -> None:
        """Say what is to be said now in the words of another language."""
        view = self._table.view()
        self._panels.facts = self._game.facts(self._table.match, view)
        for component in self._components:
            component.prepare(view)()
        self.replay()

    def replay(self) -> None:
        """What happened in the round so far counts as told."""
        events = self._table.match.log(self._table.seat)
        self.presenter.replay(events)
        for component in self._components:
            component.replay(events)

    def _after(self, view: SeatView) -> Callable[[], None]:
        """What brings the table up to date with `view` when everything has been told."""
        facts = self._game.facts(self._table.match, view)
        prepared = [component.prepare(view) for component in self._components]

        def done() -> None:
            self._panels.facts = facts
            for show in prepared:
                show()
            self._table.refresh()
            self._done()

        return done


def _nobodys_turn(facts: TableFacts) -> TableFacts:
    return replace(facts, prompt="", urgent=False, actor=None)
