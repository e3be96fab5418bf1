"""The table of a match in play: cards, plates, buttons, and the hand of the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame

from game.cards import Face
from game.engine.record import Notice
from game.i18n.phrases.captions import captions_of
from game.match.match import Match
from game.match.thinking import AgentProcess
from game.match.turn_loop import Pacing, TurnLoop
from game.ui import navigation
from game.ui.motion import Pace, Tempo
from game.ui.stage import Stage
from game.ui.table.board import Board
from game.ui.table.buttons import TableButtons
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.hand_order import HandOrder, Key, Sorting
from game.ui.table.cards.targets import hand_targets
from game.ui.table.commands import TableCommands
from game.ui.table.component import TableComponent
from game.ui.table.confirm import ConfirmDialog
from game.ui.table.drawing.layers import Layers
from game.ui.table.drawing.marks import Marks
from game.ui.table.drawing.picture import Picture
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.event_feed import EventFeed
from game.ui.table.hint import Hint
from game.ui.table.input.focus import TableFocus
from game.ui.table.input.table_input import TableInput
from game.ui.table.layout.tree import Frame
from game.ui.table.loop import Loop
from game.ui.table.melds.strip import Strip
from game.ui.table.messages import TableMessages
from game.ui.table.placement import hand_counts
from game.ui.table.presenter import Presenter
from game.ui.table.registry import table_of
from game.ui.table.round_end import RoundEnd

_POLL_MS: Final = 15.0
"""How often an agent that thinks is asked whether it is done."""


class TableScene(TableMessages):
    """Shows one match to one person. `loop` stands in for the turn loop in tests."""

    name = "table"
    at_table = True

    def __init__(self, stage: Stage, match: Match, notices: Sequence[Notice] = (), loop: Loop | None = None) -> None:
        super().__init__(stage, match, notices)
        self.seat = next((seat for seat in range(len(match.seats)) if match.is_human(seat)), 0)
        self.game = table_of(match.game_name)
        self.agents = AgentProcess() if loop is None else None
        """The opponents' process; None where a test plays for them."""
        self.loop: Loop = loop or TurnLoop(match, self.agents or AgentProcess())
        self.hastened = False
        """Whether the others play on without pauses, and without the score of each round, to the end of the match."""
        self._begun = False
        self._laid_out_for: tuple[tuple[int, int], object] | None = None
        names = [seat.name for seat in match.seats]
        facts = self.game.facts(match, self.view())
        self.panels = Panels(self.style, self.seat, match.teams, names, facts)
        self.art = CardArt(self.style.pictures)
        self.picture = Picture(self)
        self.layers = Layers(self.art, self.picture.paint_still, self.picture.paint_marks)
        hand = HandOrder(self._best_melds, self.game.manners.sortings, self._sort_key)
        seats = len(match.seats)
        self.board = Board(self.seat, seats, self.game.layout, self.layers, self.damage, self.game.manners, hand)
        self.telling = EventFeed(self)
        self.presenter = Presenter(
            self.board, captions_of(match.game_name), names, lambda: self.pace, self.refresh, self.telling.heard
        )
        self.marks = Marks(self.style, self.board)
        self.player = TableInput(self)
        self.hint = Hint(self)
        self.parts: tuple[TableComponent, ...] = tuple(self.game.parts(self))
        """What the game has on the felt besides cards."""
        self.strip = next((part for part in self.parts if isinstance(part, Strip)), None)
        """Where melds are arranged, in a game that has it."""
        self.aftermath = RoundEnd(self)
        self.focus = TableFocus(self)
        self.commands = TableCommands(self)
        self.buttons = TableButtons(self)

    # What others ask.

    def view(self) -> Any:
        """What the player may know now."""
        return self.match.view(self.seat)

    @property
    def mirrored(self) -> bool:
        """As the language wants it; for left-handed players the other way round."""
        return self.style.mirrored != self.stage.profile.settings.left_handed

    @property
    def now(self) -> float:
        """The time of the stage in milliseconds."""
        return self.stage.clock.now()

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""
        pace = Pace.INSTANT if self.hastened else self.stage.pace
        return Tempo(pace, still=self.stage.profile.settings.reduce_motion)

    def act(self, actions: Sequence[Any], *, confirmed: bool = False) -> bool:
        """Do something in the match; False where it is refused, with its reason shown, or is asked about first."""
        question = next(filter(None, (part.asks(actions) for part in self.parts)), "")
        if not question and self.stage.profile.settings.confirm_moves:
            question = self.game.question(self.view(), actions)
        if question and not confirmed and self.match.why_not(actions) is None:
            self._confirm(question, actions)
            return False
        self.hint.forget()
        refusal = self.loop.play(tuple(actions))
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.forget_refusal()
        self.telling.hear()
        return True

    def _confirm(self, question: str, actions: Sequence[Any]) -> None:
        def do() -> None:
            if self.act(actions, confirmed=True):
                self.player.select([])

        self.stage.push(ConfirmDialog(self.stage, question, do))

    def hasten(self, on: bool) -> None:
        """Let the others play on without pauses, or no longer."""
        self.hastened = on
        self._pace_agents()
        if on:
            self.hurry()

    def hurry(self) -> None:
        """A click: tell the rest at once, and wait for nothing."""
        if not self.presenter.idle(self.now):
            self.presenter.hurry(self.now)
        self.loop.hurry()
        self.aftermath.hurry()

    def remark(self, text: str, room: int) -> None:
        """Say something in place of the prompt, in so many pixels; an empty text brings the prompt back."""
        if (text, room) != (self.panels.remark, self.panels.room):
            self.panels.remark, self.panels.room = text, room
            self.layers.touch(pygame.Rect(self.board.layout.zones["prompt"]), self.damage)

    def selection_changed(self) -> None:
        """Other cards are selected, or something else changed what the buttons offer."""
        self.forget_refusal()
        self.buttons.offer()

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from the score or the pause, where another speed may have been chosen."""
        self._pace_agents()
        self.telling.hear()
        self.tell_notices()

    def _pace_agents(self) -> None:
        self.loop.pacing = Pacing(round(self.pace.pause(self.stage.profile.settings.thinking_ms)))

    def relabel(self) -> None:
        """Buttons, plates and captions in the words of another language."""
        self.buttons = TableButtons(self)
        self.telling.relabel()

    def leave(self) -> None:
        """Stop the agents, let the record be finished, and give the memory of all pictures back."""
        self.loop.close()
        if self.agents is not None:
            self.agents.close()
        self.match.close()
        nothing = (1, 1)
        self.art.clear(nothing)
        self.layers.resize(nothing)
        self.picture.clear()

    def layout(self, size: tuple[int, int]) -> None:
        """Everything in its place for a window of `size`."""
        self.player.cancel()
        dress = (*self.style.dress, self.mirrored)
        if self._laid_out_for == (size, dress):
            self.refresh()
            self._anchor_toast()
            return
        self._laid_out_for = (size, dress)
        self.art.clear(size)
        self.layers.resize(size, mirrored=self.mirrored)
        frame = Frame(*size, self.style.scale, self.mirrored)
        self.board.resize(frame, self.now)
        if not self._begun:
            self._begun = True
            self.telling.begin()
        self.art.foresee(self.board.hand_width)
        self.picture.clear()
        self.refresh()

    def _anchor_toast(self) -> None:
        """Messages stand in place of the prompt, where they hide no card."""
        prompt = pygame.Rect(self.board.layout.zones["prompt"])
        prompt.width = prompt.width * 2 // 3
        self.toast.within(prompt)
        if self.toast.visible:
            self.toast.fit(self.style)

    def handle(self, event: pygame.Event) -> bool:
        """The focus of the keyboard, buttons, named commands, then cards."""
        if self.player.busy and event.type != pygame.KEYDOWN:
            return self.player.handle(event)
        parts = (self.focus.handle, self.commands.handle, super().handle, self.player.handle)
        return any(part(event) for part in parts)

    def back(self) -> None:
        """Escape: drop what is selected, else pause."""
        if not self.player.escape():
            navigation.open_pause(self.stage)

    def update(self, now: float) -> None:
        """Let the match and the telling of it go on."""
        self.loop.tick(now, self.presenter.idle(now) and not self.layers.busy)
        self.telling.hear()
        self.tell_of_trouble()
        self.presenter.update(now)
        self.player.update(now)
        self.hint.update(now)
        if self.board.update(now):
            self.picture.land()
        self.focus.update()
        super().update(now)
        if self.panels.hushed != self.toast.visible:  # a message stands where the prompt does
            self.panels.hushed = self.toast.visible
            self.layers.touch(pygame.Rect(self.board.layout.zones["prompt"]), self.damage)
        self.picture.finish(now)
        self.layers.update(now, self.damage)
        if self.presenter.idle(now):
            self.aftermath.update(now)

    def wake_after(self) -> float | None:
        """At once while something moves, soon while an agent thinks."""
        if self.layers.busy or self.art.behind or self.style.pictures.behind:
            return 0.0
        now = self.now
        waits = [
            super().wake_after(),
            self.presenter.wake_after(now),
            self.player.wake_after(now),
            self.aftermath.wake_after(now),
        ]
        actor = self.match.actor()
        if self.hint.awaited or not self.match.settled or (actor is not None and not self.match.is_human(actor)):
            waits.append(_POLL_MS)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The still layer, what is lit and the buttons, then what moves, then messages."""
        self.layers.paint(surface, area, self._paint_between)
        self.player.paint(surface, area)
        self.hint.paint(surface, area)
        self.focus.paint(surface, area)
        if self.toast.visible:
            self.toast.paint(surface, self.style)
        self.tooltip.paint(surface, self.style)

    def focused(self) -> pygame.Rect | None:
        """A card, a zone or a button."""
        return self.focus.target()

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Buttons as `table.NAME`; zones, and the visible part of every card of the hand, by their names."""
        named = dict(super().targets())
        for name, zone in self.board.layout.zones.items():
            named[name] = pygame.Rect(zone)
        named.update(hand_targets(self.board))
        return named

    def _best_melds(self) -> Sequence[Sequence[Face]]:
        return self.strip.best() if self.strip is not None else ()

    def _sort_key(self, sorting: Sorting) -> Key:
        return self.game.order(self.view(), sorting)

    def refresh(self) -> None:
        """Words and numbers changed, or the zones did: have painted again what looks different."""
        self.panels.captions = self.presenter.captions
        self.panels.hands = hand_counts(self.board.tableau, len(self.match.seats))
        self.panels.layout = self.board.layout
        self.marks.outlined = list(self.presenter.last_moved)
        self.focus.follow()
        self.buttons.place()
        self.picture.dim()
        if self.picture.refresh():
            self._anchor_toast()

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.player.paint_lit(surface, area)
        self.group.paint(surface, self.style, area)
