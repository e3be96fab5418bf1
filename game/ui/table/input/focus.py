"""Playing by keyboard: what of the table has the focus, where Tab and the arrows lead, and what keys do there.

Tab goes from zone to zone and on through the buttons, arrows from card to card within a zone; Space selects, Enter
acts, Shift with an arrow moves a card within the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.drawing.marks import Ring, draw_ring, ring_of
from game.ui.table.input.table_input import TableInput
from game.ui.table.input.targets import hand_targets
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.strip import STRIP
from game.ui.widgets import Widget, WidgetGroup

HAND: Final = Zone("hand")
_ALONG: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ACROSS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_ENDS: Final = {pygame.K_HOME: 0, pygame.K_END: -1}
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_PUT_ON: Final = frozenset({"discards", "meld", "tray", "trick", STRIP})
"""Kinds of zones that cards are put on."""
_SAME_ROW: Final = 0.2
"""Cards of one row differ less in height, in card heights."""


class TableFocus:
    """The focus on cards and zones; buttons keep theirs in the group of widgets, and only one of the two is set."""

    def __init__(
        self,
        table: AnyContext,
        player: TableInput,
        widgets: WidgetGroup,
        components: Sequence[AnyComponent],
        take_first: Callable[[], None],
    ) -> None:
        """`take_first` does what is offered first for the selected cards."""
        self._table = table
        self._board = table.board
        self._player = player
        self._widgets = widgets
        self._components = components
        self._take_first = take_first
        self.zone: Zone | None = None
        """`hand`, a pile, a meld or a tray; None while a button or nothing has the focus."""
        self._sprite: Sprite | None = None
        self._place = 0
        """Where in the hand the focus was last."""
        self._in_use = False
        self.unmoved = 0
        """How often a key that moves along left the focus where it was."""
        self._shown: Ring | None = None
        """The ring on the screen."""

    @property
    def card(self) -> Sprite | None:
        """The card of the hand that has the focus."""
        return self._sprite if self.zone == HAND else None

    def handle(self, event: pygame.Event) -> bool:
        """Keys that move the focus or act where it is; a click takes the ring away."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._in_use = False
            self._set(None)
            return False
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        self.follow()
        if event.key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        focused = self._widgets.focus
        if focused is not None and not focused.focused and event.key in (*_ENTER, pygame.K_SPACE):
            self._widgets.set_focus(None)  # it was clicked: without a ring it is not what keys act on
        elif focused is not None:
            return False
        if event.key in _ALONG or event.key in _ACROSS or event.key in _ENDS:
            before = self.zone, self._place
            if event.key in _ENDS:
                self._end(_ENDS[event.key])
            else:
                self._arrow(event.key, moving=bool(event.mod & pygame.KMOD_SHIFT))
            self.unmoved += (self.zone, self._place) == before
            return True
        if self.zone is None:
            if event.key in _ENTER:
                self._take_first()
            return event.key in _ENTER
        if event.key == pygame.K_SPACE and self.card is not None:
            self._player.clicks.toggle(self.card)
            return True
        if event.key in _ENTER or event.key == pygame.K_SPACE:
            self._act()
            return True
        return False

    @property
    def in_use(self) -> bool:
        """Whether the player plays by keyboard at the moment."""
        return self._in_use

    def to_button(self, button: Widget) -> None:
        """Keys act on a button from now on."""
        self._in_use = True
        self._set(None)
        self._widgets.set_focus(button)

    def home(self) -> None:
        """Back to the hand, where the player plays by keyboard; without cards, to the first button."""
        if self._in_use:
            self._widgets.set_focus(None)
            self._to_hand(self._place)
            if self.zone is None:
                self._widgets.set_focus(next((each for each in self._widgets.widgets if each.takes_focus), None))

    def follow(self) -> None:
        """Cards and zones came and went: keep the focus on something that is there."""
        group, zones = self._widgets, self._board.layout.zones
        if self._in_use and group.focus is not None and not group.focus.takes_focus:
            self.home()
        if self.zone == HAND:
            held = self._board.in_hand
            if self._sprite in held:
                self._place = held.index(self._sprite)
            else:
                self._to_hand(self._place)
        elif self.zone is not None and self.zone not in zones:
            self.home()

    def update(self) -> None:
        """Have the ring painted where it belongs now."""
        ring = self._ring()
        if ring != self._shown:
            for shown in (self._shown, ring):
                if shown is not None:
                    self._table.damage.add(shown.area(self._table.style))
            self._shown = ring

    def target(self) -> pygame.Rect | None:
        """What has the focus, for the probe: the same rectangle that its own name has."""
        if self.zone is None:
            focused = self._widgets.focus
            return focused.rect if focused is not None else None
        if self.zone == HAND:
            held = self._board.in_hand
            place = held.index(self._sprite) if self._sprite in held else self._place
            return hand_targets(self._board).get(f"hand.{place}")
        return pygame.Rect(self._board.layout.zones[self.zone])

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The ring."""
        if self._shown is not None and self._shown.area(self._table.style).colliderect(area):
            draw_ring(surface, self._table.style, self._shown)

    # Moving.

    def _tab(self, way: int) -> bool:
        self._in_use = True
        regions = self._regions()
        widgets = [widget for widget in self._widgets.widgets if widget.takes_focus]
        stops = len(regions) + len(widgets)
        if self._widgets.focus in widgets:
            here = len(regions) + widgets.index(self._widgets.focus)
        else:
            here = next((number for number, zones in enumerate(regions) if self.zone in zones), -1 if way > 0 else 0)
        there = (here + way) % stops
        if there >= len(regions):
            self._set(None)
            self._widgets.set_focus(widgets[there - len(regions)])
            return True
        self._widgets.set_focus(None)
        if regions[there] == [HAND]:
            self._to_hand(self._place)
        else:
            self._set(regions[there][0])
        return True

    def _regions(self) -> list[list[Zone]]:
        """The zones that Tab stops at; between those of one list the arrows lead."""
        hand = [[HAND]] if self._board.in_hand else []
        zones = self._board.layout.zones
        stops = [
            [zone for zone in stop if zone in zones] for component in self._components for stop in component.stops()
        ]
        return [*hand, *(stop for stop in stops if stop)]

    def _arrow(self, key: int, *, moving: bool) -> None:
        self._in_use = True
        if self.zone is None:
            self._to_hand(self._place)
            return
        if self.zone != HAND:
            region = next(zones for zones in self._regions() if self.zone in zones)
            step = _ALONG.get(key) or _ACROSS[key]
            self._set(region[(region.index(self.zone) + step) % len(region)])
            return
        if moving and key in _ALONG and self._sprite is not None:
            self._player.shift(self._sprite, _ALONG[key])
            self.follow()
        elif key in _ALONG:
            self._to_hand((self._place + _ALONG[key]) % len(self._board.in_hand))
        else:
            self._to_hand(self._beside(_ACROSS[key]))

    def _end(self, place: int) -> None:
        """The first or the last card of the hand, or the first or last zone beside each other."""
        self._in_use = True
        if self.zone is None or self.zone == HAND:
            self._to_hand(place % max(1, len(self._board.in_hand)))
        else:
            self._set(next(zones for zones in self._regions() if self.zone in zones)[place])

    def _beside(self, way: int) -> int:
        """The card in the next row of the hand; the same one where there is no such row."""
        slots = self._board.layout.slots[self._board.own]
        here = slots[self._place]
        others = [
            (abs(slot.cy - here.cy) + abs(slot.cx - here.cx), place)
            for place, slot in enumerate(slots)
            if (slot.cy - here.cy) * way > here.h * _SAME_ROW
        ]
        return min(others)[1] if others else self._place

    def _to_hand(self, place: int) -> None:
        held = self._board.in_hand
        if not held:
            self._set(None)
            return
        self._place = max(0, min(place, len(held) - 1))
        self._set(HAND, held[self._place])

    def _set(self, zone: Zone | None, sprite: Sprite | None = None) -> None:
        had_card = self._sprite is not None
        self.zone, self._sprite = zone, sprite
        if had_card or sprite is not None:
            self._player.hover(sprite)

    def _act(self) -> None:
        """Enter: what a click on the zone does; on a card, what the selected cards are offered."""
        player = self._player
        if self.zone is not None and self.zone != HAND:
            before = self._table.match.number
            if not player.clicks.zone(self.zone):
                self._table.say(self._why_nothing(self.zone))
            if self._table.match.number != before:
                self.home()
        elif self._board.selected:
            self._take_first()
        elif self._sprite is not None and not player.clicks.obvious(self._sprite):
            self._table.say(self._why_nothing(HAND))
        self.follow()

    def _why_nothing(self, zone: Zone) -> str:
        """Why Enter does nothing in a zone."""
        if not self._table.own_turn:
            return _("It isn't your turn.")
        if self._board.selected:
            return _("The selected cards don't go here.")
        if zone == HAND:
            return _("No card is to be played now.")
        return _("Select a card first.") if zone.kind in _PUT_ON else _("There's nothing to take here now.")

    def _ring(self) -> Ring | None:
        if self.zone is None or self._player.busy:
            return None
        if self.zone == HAND:
            return None if self._sprite is None else ring_of(self._board, self._sprite)
        rect = self._board.layout.zones.get(self.zone)
        return None if rect is None else Ring(rect)
