"""Tells what happened, one event at a time, and brings what the table says up to date with it.

When, how fast and with which words is said here; where is the business of the layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.cards import format_faces
from game.engine import CardsDealt, Event, Resynced, SeatView, Shuffled, TurnBegan
from game.i18n.phrases import Captions, captions_of
from game.ui.graphics.motion import Beat, Tempo, Timeline
from game.ui.table.cards.placement import CardPlacement, after
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import DEAL_MS, MOVE_MS, Board
from game.ui.table.contract.config import TableConfig
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.facts import TableFacts
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.drawing.rim_panels import Panels

_STAGGER_MS: Final = 70.0
"""Between cards that one event moves."""
_READ_CARDS_MS: Final = 850.0
_READ_WORDS_MS: Final = 600.0
_PACKET_MS: Final = 60.0
"""Between two packets that are dealt, besides the time that their cards take."""
_GATHER_MS: Final = 450.0
"""The time for all cards to come together, or for a whole hand to be taken up."""


class Presenter:
    """Queues beats on a timeline; nothing blocks, `hurry` tells the rest at once."""

    def __init__(
        self,
        board: Board,
        captions: Captions,
        names: Sequence[str],
        pace: Callable[[], Tempo],
        on_told: Callable[[], None],
        heard: Callable[[Event], object],
    ) -> None:
        self.captions: list[str] = []
        """What was told in this round, the latest last."""
        self.told_cards = ""
        """The cards that the last of it is about, as far as all of them could be seen."""
        self.told_by: int | None = None
        """Who did it."""
        self.last_moved: list[Sprite] = []
        """The cards of the last action, outlined until the next."""
        self._board = board
        self._config = board.config
        self._words = captions
        self._names = names
        self._pace = pace
        self._on_told = on_told
        self._heard = heard
        self._timeline = Timeline()
        self._news = False
        """Whether something was told that the table does not show yet."""
        self._told: CardPlacement = {}
        self._preferred: list[Sprite] = []
        self._captioned: Event | None = None
        """What the last caption is about."""
        self._latest: Event | None = None
        """The last action of what was recalled."""

    def begin(self, placement: CardPlacement, now: float) -> None:
        """Show how things stand without telling how it came to that."""
        self._timeline.skip(now)
        self._told = placement
        self._board.show(placement, now, 0.0)
        self.last_moved = self._lying()

    def replay(self, events: Sequence[Event], *, captioned: bool = False) -> None:
        """Take what happened in the round so far as told, as after resuming or a take-back; captions may be there."""
        self._latest = next((event for event in reversed(events) if not self._config.style(event).silent), None)
        for event in () if captioned else events:
            self._caption(event)

    def prefer(self, sprites: Sequence[Sprite]) -> None:
        """What the player did and is told next is about these very sprites, too."""
        self._preferred += sprites

    def tell(self, events: Sequence[Event], settled: CardPlacement, done: Callable[[], None]) -> None:
        """Queue what happened; `settled` is how things stand afterwards, `done` is called when all is under way."""

        def finish(_now: float) -> None:
            done()
            self._news = True

        events = gathered(events, self._config)
        moves = [index for index, event in enumerate(events) if event.cards]
        last = moves[-1] if moves else -1
        dealt = [event for event in events if isinstance(event, CardsDealt)]
        preferred, self._preferred = self._preferred, []
        for index, event in enumerate(events):
            before = self._told
            self._told = settled if index == last else after(self._told, event, settled)
            changed = self._told is not before
            following = events[index + 1] if index + 1 < len(events) else None
            beat = partial(self._start, event, self._told if changed else None, len(dealt), preferred)
            self._timeline.add(Beat(beat, self._length(event, following, len(dealt))))
        if events and not moves:
            self._told = settled
            self._timeline.add(Beat(partial(self._resync, settled, preferred)))
        self._timeline.add(Beat(finish))

    def update(self, now: float) -> None:
        """Start the beats that are due."""
        with self._board.gathering():
            self._timeline.update(now)
        self._show_news()

    def idle(self, now: float) -> bool:
        """Whether everything was told."""
        return self._timeline.idle(now)

    def hurry(self, now: float) -> None:
        """Tell the rest at once."""
        with self._board.gathering():
            self._timeline.skip(now)
        self._show_news()

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until the next beat; None when idle."""
        return None if self._timeline.idle(now) else max(0.0, self._timeline.next_at() - now)

    def _length(self, event: Event, following: Event | None, dealt: int) -> float:
        pace, style = self._pace(), self._config.style(event)
        if isinstance(event, CardsDealt):
            return self._dealing(event, following, dealt)
        lingering = 0.0 if following is None else pace.pause(self._config.style(following).still_ms)
        if lingering and event.cards:
            lingering += pace.move(MOVE_MS)
        if event.seat == self._board.seat:
            own = style.own_ms
            if own is None:
                own = _GATHER_MS if event.reveals and len(event.cards) > 1 else 0.0
            return max(pace.move(own), lingering)
        reading = style.ms
        if reading is None:
            reading = _READ_CARDS_MS if event.cards else _READ_WORDS_MS
        return max(pace.pause(reading), pace.move(MOVE_MS if event.cards else 0.0), lingering)

    def _dealing(self, event: Event, following: Event | None, dealt: int) -> float:
        """How long one hand or packet takes to be dealt."""
        pace, goes_on = self._pace(), isinstance(following, CardsDealt)
        if self._config.packets:
            last = 0.0 if goes_on else MOVE_MS
            return pace.move(len(event.cards) * DEAL_MS + _PACKET_MS + last)
        return 0.0 if goes_on else pace.move(dealt * len(event.cards) * DEAL_MS + MOVE_MS)

    def _start(
        self, event: Event, placement: CardPlacement | None, dealt: int, preferred: Sequence[Sprite], now: float
    ) -> None:
        self._heard(event)
        if event.seat not in (None, self._board.seat):
            self._board.hand.grow_used()
        moved: list[Sprite] = []
        if placement is not None:
            moved = self._show(event, placement, dealt, preferred if event.seat == self._board.seat else (), now)
        if not self._config.style(event).silent:
            self.last_moved = moved if event.target and event.target.zone in self._config.outlined else []
        self._caption(event)
        self._news = True

    def _show(
        self, event: Event, placement: CardPlacement, dealt: int, preferred: Sequence[Sprite], now: float
    ) -> list[Sprite]:
        pace = self._pace()
        order: dict[Sprite, int] = {}

        def delay(sprite: Sprite) -> float:
            turn = order.setdefault(sprite, len(order))
            if isinstance(event, Shuffled):
                return 0.0
            if not isinstance(event, CardsDealt):
                return pace.move(min(turn * _STAGGER_MS, 420.0))
            if self._config.packets:
                return pace.move(turn * DEAL_MS)
            if sprite.place == event.target:  # a card to each hand in turn
                return pace.move((turn * dealt + (event.seat or 0)) * DEAL_MS)
            return pace.move(dealt * len(event.cards) * DEAL_MS)

        return self._board.show(placement, now, pace.move(MOVE_MS), preferred, delay)

    def _resync(self, placement: CardPlacement, preferred: Sequence[Sprite], now: float) -> None:
        self._board.show(placement, now, self._pace().move(MOVE_MS), preferred, returned=True)
        self.last_moved = self._lying()
        self._news = True

    def _show_news(self) -> None:
        """Once for all that was told together."""
        if self._news:
            self._news = False
            self._on_told()

    def _lying(self) -> list[Sprite]:
        """The cards of the last action that was recalled, where they lie."""
        event = self._latest
        if event is None or event.target is None or event.target.zone not in self._config.outlined:
            return []
        wanted, found = list(event.cards), []
        for sprite in reversed(self._board.pool.at(event.target)):
            if sprite.face in wanted:
                wanted.remove(sprite.face)
                found.append(sprite)
        return found

    def _caption(self, event: Event) -> None:
        """Put in words what happened; a turn only where a round begins with it."""
        if isinstance(event, Shuffled):
            self.captions.clear()
            self.told_cards, self.told_by = "", None
        elif isinstance(event, CardsDealt) or (isinstance(event, TurnBegan) and len(self.captions) != 1):
            return
        player = self._names[event.seat] if event.seat is not None else ""
        joined = gathered([one for one in (self._captioned, event) if one is not None], self._config)
        if self._captioned is not None and len(joined) == 1:
            self.captions.pop()
        self._captioned = joined[-1]
        text = self._words.caption(joined[-1], player, own=event.seat == self._board.seat, names=self._names)
        if text:
            self.captions.append(text)
            self.told_cards, self.told_by = seen_cards(joined[-1]), joined[-1].seat


def gathered(events: Sequence[Event], config: TableConfig) -> list[Event]:
    """The events, each run of the same movement made one where that is the style of its kind."""
    told: list[Event] = []
    for event in events:
        before = told[-1] if told and config.style(event).gathered else None
        if before is not None and replace(before, cards=()) == replace(event, cards=()):
            told[-1] = replace(before, cards=(*before.cards, *event.cards))
        else:
            told.append(event)
    return told


def seen_cards(event: Event) -> str:
    """The cards that moved, as far as all of them could be seen; empty where one could not."""
    seen = [card for card in event.cards if card is not None]
    return format_faces(seen) if len(seen) == len(event.cards) else ""


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
        names = table.match.names
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
            self._done()
            return
        presenter.begin({events[0].target: events[0].cards} if events[0].target else placement, table.now)
        presenter.tell(events, placement, self._after(view))

    def lie(self, *, captioned: bool = False) -> None:
        """Show how things stand now, as if the match had just been opened here; captions may be there already."""
        table = self._table
        table.match.take_events(table.seat)
        self._describe()
        self.replay(captioned=captioned)
        self.presenter.begin(self._game.placement(table.view()), table.now)
        table.refresh()

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
        if isinstance(event, Shuffled):  # the cards of a new round lie under its own figures
            facts = self._game.facts(self._table.match, self._table.view())
            kept = facts.prompt if self._table.seat in facts.away else ""
            self._panels.facts = replace(_nobodys_turn(facts), prompt=kept)
        for component in self._components:
            component.on_event(event)

    def relabel(self) -> None:
        """Say what is to be said now in the words of another language."""
        self._describe()
        self.replay()

    def _describe(self) -> None:
        """Show what panels and components say of the table as it is now."""
        view = self._table.view()
        self._panels.facts = self._game.facts(self._table.match, view)
        for component in self._components:
            component.prepare(view)()

    def replay(self, *, captioned: bool = False) -> None:
        """What happened in the round so far counts as told; captions may be there already."""
        events = self._table.match.log(self._table.seat)
        self.presenter.replay(events, captioned=captioned)
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
            self._done()

        return done


def _nobodys_turn(facts: TableFacts) -> TableFacts:
    return replace(facts, prompt="", urgent=False, actor=None, done=None)
