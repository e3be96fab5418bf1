"""The staging strip on the table: arranging groups of cards, what each is worth, and the best groups on demand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.cards import Face
from game.engine import Action, Place
from game.i18n import _
from game.ui.graphics.drawing import draw_text
from game.ui.graphics.theme import hex_of
from game.ui.shortcuts import Command
from game.ui.table.board import RELAYOUT_MS
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.facts import Meter, Offer, Opening
from game.ui.table.game_table import MeldTable
from game.ui.table.layout.zone import NEW_GROUP, Zone
from game.ui.table.melds.opening import opening_height, paint_opening
from game.ui.text import TextStyle
from game.ui.widgets import Button

V = TypeVar("V")

STRIP = "staging"
_SUGGEST: Final = 360
"""Units of the width of the button in it at most."""
_ROW: Final = 600
"""Units of the width of a strip that has a row to itself: its words stand large in its middle."""


class Strip(TableComponent[V]):
    """Moves cards between hand and groups, and measures the groups."""

    def __init__(self, table: TableContext[V], game: MeldTable[V]) -> None:
        super().__init__(table)
        self._game = game
        self.meters: list[Meter] = []
        self.needed: Opening | None = None
        """How far all groups are on their way to what they must count together."""
        self._laying: tuple[Action, ...] = ()
        """What its button does."""
        self._spared_in: tuple[Face, ...] = ()
        """The hand of which was said that none of its melds is worth a wild."""
        self._suggest = Button("suggest", "", self.suggest, size=18)
        self.widgets = (self._suggest,)

    def put(self, sprites: Sequence[Sprite], group: int | None = None, index: int | None = None) -> None:
        """Cards go into a group, before the one at `index` among its other cards, or become a new one."""
        self.board.staging.put(sprites, group, index)
        self._changed()

    def index_at(self, group: int | None, x: float, moving: Collection[Sprite]) -> int | None:
        """Before which of the cards of a group that do not move a place is, counted from the left."""
        board = self.board
        if group is None or group >= len(board.staging.groups):
            return None
        slots = board.layout.slots[Place(STRIP, self.table.seat, group)]
        cards = zip(board.staging.groups[group], slots, strict=True)
        return sum(slot.cx < x for sprite, slot in cards if sprite not in moving)

    def take(self, sprites: Collection[Sprite]) -> None:
        """Cards go back to the hand."""
        self.board.staging.take(sprites)
        self._changed()

    def clear(self) -> bool:
        """All cards go back to the hand; False when there were none."""
        if not self.board.staging.groups:
            return False
        self.board.staging.clear()
        self._changed()
        return True

    def suggest(self) -> None:
        """Fill the strip with the best melds of the hand, as many as can be shown at once.

        Where every meld costs a wild that is worth more elsewhere, that is said; asked once more, they are shown.
        """
        table = self.table
        wanted = self.best()
        if not wanted:
            wanted = self._game.arrangement(table.view(), sparing=False)
            held = tuple(sorted(faces_of(self.board.hand.sprites)))
            if not wanted:
                table.say(_("You have no meld in your hand yet."))
                return
            if held != self._spared_in:
                self._spared_in = held
                table.say(self._game.spared())
                return
        if self._spared_in:
            self._spared_in = ()
            table.hush()
        self.board.staging.clear()
        left = list(self.board.hand.sprites)
        for cards in wanted:
            if self.board.staging.groups and not self.board.shows_staged((*self.board.staging.sizes, len(cards))):
                break
            group = []
            for face in cards:
                sprite = next((one for one in left if one.face == face), None)
                if sprite is not None:
                    left.remove(sprite)
                    group.append(sprite)
            self.board.staging.put(group)
        self._changed()

    def best(self) -> Sequence[Sequence[Face]]:
        """The best melds of the hand."""
        return self._game.arrangement(self.table.view())

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """First the one that lays everything."""
        table = self.table
        groups = [faces_of(group) for group in self.board.staging.groups]
        laying = self._game.lays(table.match, table.view(), groups)
        self._laying = laying.actions if laying is not None else ()
        self._suggest.visible = not groups and bool(self.board.in_hand)
        return offers if laying is None else [laying, *offers]

    def lays(self, actions: Sequence[Action]) -> bool:
        """Whether these are what its button does, with its cards and no others."""
        return bool(actions) and tuple(actions) == self._laying

    def measure(self) -> None:
        """Groups may have changed with the hand: put each in order and find out what it is."""
        match, view = self.table.match, self.table.view()
        self.meters = []
        for group in self.board.staging.groups:
            meter = self._game.meter(match, view, faces_of(group))
            left, ordered = list(group), []
            for face in meter.cards:
                sprite = next(one for one in left if one.face == face)
                left.remove(sprite)
                ordered.append(sprite)
            group[:] = [*ordered, *left]
            self.meters.append(meter)
        self.needed = self._game.needed(view, [faces_of(group) for group in self.board.staging.groups])

    def place(self) -> None:
        """Measure the groups, and put the button at the foot of the empty strip."""
        self.measure()
        self._suggest.label = _("Suggest")
        table, style = self.table, self.style
        strip = pygame.Rect(self.board.layout.zones[Zone(STRIP)])
        low, gap = min(style.target(40 if strip.width < style.px(_ROW) else 56), strip.height // 2), style.px(8)
        button = pygame.Rect(0, 0, min(strip.width - 2 * gap, style.px(_SUGGEST)), low)
        button.midbottom = (strip.centerx, strip.bottom - style.px(6))
        self._suggest.place(button)
        key = table.stage.shortcuts.text(Command.SUGGEST) or "–"
        self._suggest.tip = _("See the best melds in your hand ({key}).", key=key)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """What each group is, and where."""
        zones = self.board.layout.zones
        groups = tuple((meter, zones.get(Zone(STRIP, number=number))) for number, meter in enumerate(self.meters))
        shown = groups, zones.get(NEW_GROUP), self.needed, self._suggest.visible, self.table.coached
        return {STRIP: (pygame.Rect(zones[Zone(STRIP)]), shown)}

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key of the button."""
        return {Command.SUGGEST: self.suggest}

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The groups, and the room for another one."""
        return ([zone for zone in self.board.layout.zones if zone.kind == STRIP and not zone.is_single],)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The strip, and below each group what it is."""
        table, style = self.table, self.style
        zones, slots = self.board.layout.zones, self.board.layout.slots
        if not area.colliderect(zones[Zone(STRIP)]):
            return
        draw_tray(surface, style, zones[Zone(STRIP)])
        alone = zones[Zone(STRIP)].w >= zones[Zone("felt")].w
        if alone and (self.needed is not None or self.meters):
            self._paint_frame(surface, pygame.Rect(zones[Zone(STRIP)]))
        if not self.meters:
            strip = pygame.Rect(zones[Zone(STRIP)])
            below = self._suggest.rect.top if self._suggest.visible else strip.bottom
            units = 22 if strip.width > style.px(_ROW) else 17
            top, step = strip.top + style.px(8), style.type.height(style.text(units))
            said = style.type.wrap(_("Try out melds here"), style.text(units), strip.width - style.px(12))
            room = below - top
            needed = self.needed
            owed = opening_height(style, needed, (strip.width, room)) if needed is not None else 0
            if table.coached or top + step * len(said) + owed > below:
                said = []
            elif strip.width > style.px(_ROW) and needed is None:
                top += (room - step * len(said)) // 2
            for line in said:
                draw_text(surface, style, line, units, style.theme.text_soft, midtop=(strip.centerx, top))
                top += step
            if needed is not None:
                paint_opening(surface, style, needed, pygame.Rect(strip.left, top, strip.width, below - top))
            return
        for number, meter in enumerate(self.meters):
            box = zones.get(Zone(STRIP, number=number))
            cards = slots.get(Place(STRIP, table.seat, number))
            if box is None or not cards:
                continue
            good = meter.refusal is None
            text = meter.text if good else "✗ " + meter.text
            room = box.w + style.px(8)
            px = style.type.fitted(text, style.text(18), room, TextStyle.STRONG)
            if meter.brief and style.type.width(text, px, TextStyle.STRONG) > room:
                text = meter.brief
                px = style.type.fitted(text, style.text(18), room, TextStyle.STRONG)
            text = style.type.shortened(text, px, room, TextStyle.STRONG)
            words = style.type.line(
                text, px, style.theme.brass_light if good else style.theme.text_soft, TextStyle.STRONG
            )
            surface.blit(words, words.get_rect(midbottom=(box.centre[0], box.bottom + style.px(2))))
        if self.needed is not None:
            paint_opening(surface, style, self.needed, pygame.Rect(zones[NEW_GROUP]))

    def _paint_frame(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """Where it has a row to itself, what is being worked at would be lost on the felt."""
        style = self.style
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{strip.width}" height="{strip.height}">'
            f'<rect x="2" y="2" width="{strip.width - 4}" height="{strip.height - 4}" rx="{style.px(9)}" fill="none" '
            f'stroke="{hex_of(style.theme.brass_light)}" stroke-width="{max(2, style.px(2.5))}" '
            f'stroke-dasharray="{style.px(14)} {style.px(8)}"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, strip.size), strip)

    def _changed(self) -> None:
        table = self.table
        self.board.selected = []
        self.measure()
        self.board.arrange(table.now, table.pace.move(RELAYOUT_MS))
        # a hint that goes lets its cards down again: into a layout that knows of the groups
        table.forget_hint()
        table.forget_refusal()
        table.refresh()
