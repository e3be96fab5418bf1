"""What the player's hand does at the table: selecting, dragging, dropping, clicking piles, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.cards import Face
from game.engine import Action, SeatView
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.contract.board import HOVER_MS, RELAYOUT_MS
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.drawing.marks import DropHighlight
from game.ui.table.input.caution import Caution
from game.ui.table.input.clicks import Clicks
from game.ui.table.input.drag import RETURN_MS, Carrying, Drag, Press
from game.ui.table.input.enlarged import Enlarged
from game.ui.table.input.hint import Hint
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.strip import STRIP, Strip

_THRESHOLD: Final = 5
"""Pixels a pressed pointer moves before it drags."""


class TableInput:
    """Turns events into actions of the match."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        hint: Hint,
        components: Sequence[AnyComponent],
        strip: Strip[SeatView] | None,
        caution: Caution,
        open_log: Callable[[], None],
    ) -> None:
        self._table = table
        self._board = table.board
        self._game = game
        self._hint = hint
        self._strip = strip
        self._press: Press | None = None
        self.drag: Drag | None = None
        self.clicks = Clicks(table, game, components, strip, caution, open_log)
        self._carrying = Carrying(table, game, strip)
        self.enlarged = Enlarged(table)
        self._highlight = DropHighlight(table, components)

    @property
    def busy(self) -> bool:
        """Whether a button of the pointer is held on something of the table."""
        return self._press is not None or self.drag is not None

    def selected_faces(self) -> tuple[Face, ...]:
        """The faces of the selected cards, in the order of selecting."""
        return faces_of(self._board.selected)

    # Events.

    def handle(self, event: pygame.Event) -> bool:
        """React to the pointer."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos, event.rel)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self.hover(None)
        return False

    def escape(self) -> bool:
        """Cancel a drag or drop the selection; False when there was nothing to cancel."""
        if self.drag is not None or self._press is not None:
            self.cancel()
            return True
        if self._board.selected:
            self.select([])
            return True
        return self._hint.forget() or (self._strip is not None and self._strip.clear())

    def cancel(self) -> None:
        """Whatever is carried flies home."""
        self._press = None
        self.enlarged.close()
        if self.drag is not None:
            self._board.hand.restore(self.drag.order)
            self.drag = None
            self._board.let_go(self._table.now, self._table.pace.move(RETURN_MS))
            self.highlight()

    def follow(self) -> None:
        """What is carried was taken elsewhere by the match, as by a key in the middle of a drag: let go of it."""
        drag = self.drag
        if drag is not None and any(sprite.place != drag.home for sprite in drag.sprites):
            self.cancel()

    def update(self, now: float) -> None:
        """A carried card stands upright again while the pointer rests."""
        if self.drag is not None and abs(self.drag.speed) > 0.01:
            self.drag.slow_down(now)
            for sprite in self.drag.sprites:
                sprite.angle.to(0.0, now, 160.0)

    def wake_after(self, _now: float) -> float | None:
        """At once while something is carried and still tilts."""
        return 0.0 if self.drag is not None and abs(self.drag.speed) > 0.01 else None

    # What buttons and keys do.

    def do(self, actions: Sequence[Action]) -> bool:
        """Do actions with the selected cards, or those of the strip: of equal cards these very ones are moved."""
        selected, staged = self._board.selected, self._board.staging.sprites
        lays = self._strip is not None and self._strip.lays(actions)
        done = self._table.act(actions, [*staged, *selected] if lays else [*selected, *staged])
        if done:
            self.select([])
        return done

    def sort(self, sorting: Sorting) -> None:
        """Keep the hand in this order."""
        self._board.hand.sort(sorting)
        self._board.rearrange(self._table.now, self._table.pace.move(200.0))
        self._table.selection_changed()

    def sort_another_way(self) -> None:
        """In the next of the orders that the game has."""
        self._board.hand.toggle()
        self.sort(self._board.hand.sorting)

    def shift(self, sprite: Sprite, way: int) -> None:
        """Move a card of the hand one place along."""
        board = self._board
        if board.reorder([sprite], board.in_hand.index(sprite) + way):
            board.rearrange(self._table.now, self._table.pace.move(RELAYOUT_MS))
            self._table.selection_changed()

    # Painting.

    def paint_highlight(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Targets that are lit."""
        self._highlight.paint(surface, area)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What is enlarged."""
        self.enlarged.paint(surface, area)

    # The pointer.

    def _down(self, position: tuple[int, int]) -> bool:
        table, board = self._table, self._board
        table.hurry()
        sprite = board.hand_at(position, table.now)
        if sprite is not None:
            self._press = Press(position, sprite, Zone("hand"), "hand")
            return True
        sprite = board.staged_at(position)
        if sprite is not None:
            self._press = Press(position, sprite, Zone(STRIP), STRIP)
            return True
        zone = board.zone_at(position)
        if zone is None:
            return False
        self._press = Press(position, None, zone, self._carrying.source_of(zone))
        return True

    def _move(self, position: tuple[int, int], relative: tuple[int, int]) -> bool:
        table, board = self._table, self._board
        press = self._press
        if press is None:
            self.hover(board.hand_at(position, table.now))
            return False
        if self.drag is None:
            away = max(abs(position[0] - press.position[0]), abs(position[1] - press.position[1]))
            if away < max(_THRESHOLD, table.style.px(_THRESHOLD)) or not press.source:
                return True
            self.drag = self._carrying.lift(press)
            self.highlight()
        drag = self.drag
        if drag.move(position, relative, table.now, board.layout.zones):
            self.highlight()
        home = press.source == "hand" and board.layout.zones[Zone("hand")].holds(*position)
        opened = board.keep_gap(home)
        if home:
            index = board.insertion_at(drag.lead.x.target, drag.lead.y.target)
            moved = board.reorder(drag.sprites, index)
        else:
            moved = board.hand.restore(drag.order)
        if moved or opened:
            board.rearrange(table.now, table.pace.move(RELAYOUT_MS))
        if moved:
            table.selection_changed()
        return True

    def _up(self, position: tuple[int, int]) -> bool:
        press, self._press = self._press, None
        drag, self.drag = self.drag, None
        if press is None:
            return False
        if drag is not None:
            self._carrying.drop(press, drag, position)
            self.highlight()
        elif press.sprite is not None and press.source == STRIP:
            self.clicks.staged(press.sprite)
        elif press.sprite is not None:
            self.clicks.card(press.sprite)
        elif press.zone == "hand":
            self.clicks.between(position)
        elif press.zone is not None:
            self.clicks.zone(press.zone)
        return True

    # Selection, hover, light.

    def select(self, sprites: list[Sprite]) -> None:
        """These cards are selected now."""
        table, board = self._table, self._board
        if sprites == board.selected:
            return
        board.selected = sprites
        if sprites:
            self._hint.forget()
        board.rearrange(table.now, table.pace.move(HOVER_MS))
        table.selection_changed()

    def hover(self, sprite: Sprite | None) -> None:
        """Raise this card of the hand a little, or none."""
        board = self._board
        if sprite is not board.hovered:
            board.hovered = sprite
            board.rearrange(self._table.now, self._table.pace.move(HOVER_MS))

    def highlight(self) -> None:
        """Light what may be dropped on now, or taken."""
        if self.drag is not None:
            self._highlight.set([*self.drag.legal, *self.drag.local], self.drag.target)
        elif (hinted := self._hint.zone) is not None:
            zone = hinted if isinstance(hinted, Zone) else None  # else it is a button
            self._highlight.set([zone] if zone is not None else [], zone)
        else:
            self._highlight.set(self._offered_piles(), None)

    def _offered_piles(self) -> tuple[Zone, ...]:
        table = self._table
        if not (table.own_turn and table.idle):
            return ()
        taken = self._game.takes(table.view())
        return tuple(zone for zone, actions in taken.items() if table.match.why_not(actions) is None)
