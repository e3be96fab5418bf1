"""A page of a long text that is scrolled by wheel, keys, bar and by dragging the page itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pygame

from game.engine.book_blocks import Block, BlockKind
from game.engine.rule_book import Hit
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.mirror import pixels_of
from game.ui.reading.flow import Flow
from game.ui.reading.painting import paint_figure, paint_piece
from game.ui.reading.setting import Piece
from game.ui.widgets import Widget

_LINES: Final = 3
"""Lines that a step of the wheel goes on."""
_INSET = (44, 26)
"""Units from the edge of the paper to the text."""
_LINE_AIR: Final = 5
"""Units at the upper and the lower edge of a line that hold nothing."""
_CLICK: Final = 5
"""A pointer that moves no further than so many pixels while a button is held has not dragged anything."""


class Page(Widget):
    """Shows blocks of a book on paper. `on_scroll` is told whenever another part of it is shown."""

    def __init__(self, name: str, on_scroll: Callable[[], None] | None = None) -> None:
        super().__init__(name)
        self.offset = 0
        """Pixels scrolled down."""
        self._on_scroll = on_scroll
        self.blocks: Sequence[Block] = ()
        """The text, as it was filled last."""
        self._next: tuple[Sequence[Block], int] | None = None
        """The blocks to be shown as soon as it is settled, and the first in sight."""
        self._settled: tuple[object, ...] = ()
        """The size and the style for which its text is set."""
        self._flow = Flow()
        self._hits: Sequence[Hit] = ()
        self._current: Hit | None = None
        self._lit: int | None = None
        self._held: tuple[int, int] | None = None
        self._on_bar = False
        self._line = 20
        self._bar = 10
        self._inset = (0, 0)

    @property
    def spoken(self) -> str:
        """The paragraph at the upper edge."""
        return self.blocks[self._at_top()[0]].text if self.blocks else ""

    def natural(self, style: Style) -> tuple[int, int]:
        """Any size will do."""
        return 0, 0

    def fill(self, blocks: Sequence[Block], first: int = 0) -> None:
        """Show these blocks, from block `first`, as soon as the page has its place."""
        self._next = blocks, first

    def settle(self, style: Style, bounds: pygame.Rect) -> None:
        """Set the text for the place where it lies now, if it was not."""
        settled = (*self.rect.size, style.signature)
        if self._next is not None or settled != self._settled:
            blocks, first = self._next or (self.blocks, 0)
            self._next, self._settled = None, settled
            self.show(style, blocks, first)

    def show(self, style: Style, blocks: Sequence[Block], first: int = 0) -> None:
        """Set these blocks for the page where it lies now, from block `first`; what stood at the top stays there."""
        block, rest = self._at_top()
        same = blocks is self.blocks
        self.blocks = blocks
        self._inset = (style.px(_INSET[0]), style.px(_INSET[1]))
        self._bar = style.px(12)
        self._line = style.type.height(style.text(22))
        self._flow.begin(style, blocks, self._text_area.width, self._picture_size(style))
        if same and block < len(blocks):
            self._flow.set_around(block, self._text_area.height)
            self.scroll_to(self._flow.blocks[block].top + rest)
        elif first:
            self.show_block(first)
        else:
            self.scroll_to(0)

    @property
    def behind(self) -> bool:
        """Whether some of the text is still to be set."""
        return self._flow.behind

    def work(self) -> bool:
        """Set a little more of what is not in sight; the bar follows."""
        if self._flow.behind:
            before = self._in_sight()
            with self._in_place():
                self._flow.set_next()
            self.dirty = self.dirty or self._in_sight() != before
        return self._flow.behind

    def mark(self, hits: Sequence[Hit], current: Hit | None) -> None:
        """Light up what was found; the current one stands out."""
        self._hits, self._current, self.dirty = hits, current, True

    def light(self, block: int | None) -> None:
        """Mark the block that was asked for with a bar beside it."""
        self._lit, self.dirty = block, True

    def show_block(self, block: int) -> None:
        """Scroll until a block stands near the top."""
        if block < len(self._flow.blocks):
            self._flow.set_around(block, self._text_area.height)
            above = self._line * 2 // 3 if self.blocks[block].kind is BlockKind.CHAPTER else self._line
            self.scroll_to(self._flow.blocks[block].top - above)

    def show_hit(self, hit: Hit) -> None:
        """Scroll as far as is needed to see a hit."""
        pieces = self._flow.within(hit.block, hit.start, hit.end)
        if not pieces:
            return
        room = self._text_area.height
        self._flow.set_around(hit.block, room)
        block = self._flow.blocks[hit.block].top
        top, bottom = block + pieces[0].rect.top, block + pieces[-1].rect.bottom
        if top < self.offset + self._line or bottom > self.offset + room - self._line:
            self.scroll_to(top - room // 3)

    @property
    def first_block(self) -> int:
        """The block at the top of what is shown."""
        return self._at_top()[0]

    @property
    def shown(self) -> list[int]:
        """The blocks of which something is in sight."""
        top, bottom = self.offset - self._inset[1], self.offset + self.rect.height
        return [index for index, area in enumerate(self._flow.blocks) if area.bottom > top and area.top < bottom]

    @property
    def at_end(self) -> bool:
        """Whether the last line is in sight."""
        return self.offset >= self._most

    def keep_place(self) -> tuple[int, int]:
        """Where one reads, for `return_to`: a block and how far into it."""
        return self._at_top()

    def return_to(self, place: tuple[int, int]) -> None:
        """Go on reading there."""
        block, rest = place
        self._flow.set_around(block, self._text_area.height)
        self.scroll_to(self._flow.blocks[block].top + rest)

    def scroll_to(self, offset: int) -> None:
        """Show the part that begins `offset` pixels down, as far as there is one."""
        self.offset = max(0, min(offset, self._most))
        fresh = True
        while fresh:  # what is set may make room for more
            with self._in_place():
                fresh = self._flow.set_all(self.shown)
        self.dirty = True
        if self._on_scroll:
            self._on_scroll()

    def handle(self, event: pygame.Event) -> bool:
        """Wheel, keys, bar, and the page held and moved."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - event.y * _LINES * self._line)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            thumb = self._thumb()
            self._on_bar = thumb is not None and event.pos[0] >= thumb.left - self._bar
            self._held = (event.pos[1], self.offset)
            if thumb is not None and self._on_bar and not thumb.top <= event.pos[1] < thumb.bottom:
                self._held = (thumb.centery, self.offset)
                self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            held, self._held = self._held, None
            self.dirty = True
            if held is not None and not self._on_bar and abs(event.pos[1] - held[0]) <= _CLICK:
                return self._clicked(event.pos)
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The paper, what is in sight of the text, and the bar."""
        draw_panel(surface, style, self.rect, PanelKind.PARCHMENT, radius=4, shadow=8)
        text = self._text_area
        outer = surface.get_clip()
        surface.set_clip(outer.clip(self._sight(style)))
        self._paint_highlight(surface, style)
        self._paint_hits(surface, style)
        for index in self.shown:
            self._paint_block(surface, style, index)
        for index, area in enumerate(self._flow.blocks):
            if self.blocks[index].kind is BlockKind.CHAPTER:
                line = self._on_window(area)
                surface.fill(style.theme.brass_dark, (text.left, line.bottom - style.px(8), text.width, style.px(1.5)))
        surface.set_clip(outer)
        self._paint_bar(surface, style)
        if self.focused:
            self._paint_focus(surface, style)

    def _picture_size(self, style: Style) -> tuple[int, int]:
        """The size of the picture of a table; a plain page shows none."""
        return 0, 0

    def _clicked(self, position: tuple[int, int]) -> bool:
        """The page was clicked there and not dragged; a plain page leads nowhere."""
        return False

    def _paint_block(self, surface: pygame.Surface, style: Style, index: int) -> None:
        top = self._flow.blocks[index].topleft
        for figure in self._flow.figures(index):
            paint_figure(surface, style, figure, self._on_window(figure.rect.move(top)))
        for piece in self._flow.pieces(index):
            place = self._place_of(piece)
            if self._is_whole(style, place):
                paint_piece(surface, style, piece, place, self.blocks[index])

    def _paint_bar(self, surface: pygame.Surface, style: Style) -> None:
        """Where one is in the book, and where something was found."""
        thumb = self._thumb()
        if thumb is None:
            return
        way = pygame.Rect(thumb.left, self.rect.top + self._bar, thumb.width, self.rect.height - 2 * self._bar)
        draw_panel(surface, style, way, PanelKind.MARKED, 5)
        draw_panel(surface, style, thumb, PanelKind.BRASS_PRESSED if self._held else PanelKind.BRASS, 5)
        for hit, at in self._found_at():
            high = style.px(5 if hit == self._current else 3)
            surface.fill(style.theme.oxblood, (way.left, at - high // 2, way.width, high))

    def _found_at(self) -> list[tuple[Hit, int]]:
        """How far down the bar each hit has its mark."""
        top, high = self.rect.top + self._bar, self.rect.height - 2 * self._bar
        blocks = self._flow.blocks
        return [
            (hit, top + high * blocks[hit.block].centery // max(1, self._flow.height))
            for hit in self._hits
            if hit.block < len(blocks)
        ]

    def _sight(self, style: Style) -> pygame.Rect:
        """The part of the paper that text may stand on."""
        return self.rect.inflate(-2 * style.px(4), -2 * self._inset[1] // 2)

    def _is_whole(self, style: Style, place: pygame.Rect) -> bool:
        """Whether a line is not cut by the edges of the page."""
        sight, air = self._sight(style), style.px(_LINE_AIR)
        return place.top + air >= sight.top and place.bottom - air <= sight.bottom

    def _paint_focus(self, surface: pygame.Surface, style: Style) -> None:
        draw_focus(surface, style, self.rect, 4)

    @property
    def _text_area(self) -> pygame.Rect:
        across, down = self._inset
        return pygame.Rect(
            self.rect.left + across, self.rect.top + down, self.rect.width - 2 * across, self.rect.height - 2 * down
        )

    @property
    def _most(self) -> int:
        return max(0, self._flow.height - self._text_area.height)

    def _at_top(self) -> tuple[int, int]:
        """The block at the upper edge and how far into it the edge lies."""
        for index, area in enumerate(self._flow.blocks):
            if area.bottom > self.offset:
                return index, self.offset - area.top
        return 0, 0

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        """Blocks are set meanwhile: what stands at the top stays there, or the end in sight."""
        block, rest = self._at_top()
        ending, before = self.offset > 0 and self.at_end, self.offset
        yield
        if not ending and self._flow.blocks:
            self.offset = self._flow.blocks[block].top + rest
        self.offset = self._most if ending else max(0, min(self.offset, self._most))
        if self._held is not None and not self._on_bar:
            self._held = (self._held[0], self._held[1] + self.offset - before)

    def _place_of(self, piece: Piece) -> pygame.Rect:
        return self._on_window(piece.rect.move(self._flow.blocks[piece.block].topleft))

    def _on_window(self, rect: pygame.Rect) -> pygame.Rect:
        area = self._text_area
        return rect.move(area.left, area.top - self.offset)

    def _thumb(self) -> pygame.Rect | None:
        if not self._most:
            return None
        room = self.rect.height - 2 * self._bar
        length = max(40, room * self._text_area.height // self._flow.height)
        top = self.rect.top + self._bar + (room - length) * self.offset // self._most
        return pygame.Rect(self.rect.right - 2 * self._bar, top, self._bar, length)

    def _drag(self, y: int) -> None:
        if self._held is None:
            return
        begin, offset = self._held
        thumb = self._thumb()
        if not self._on_bar or thumb is None:
            self.scroll_to(offset + begin - y)
            return
        travel = max(1, self.rect.height - 2 * self._bar - thumb.height)
        self.scroll_to(offset + (y - begin) * self._most // travel)

    def _key(self, event: pygame.Event) -> bool:
        key = event.key
        room = self._text_area.height - self._line
        steps = {
            pygame.K_UP: -2 * self._line,
            pygame.K_DOWN: 2 * self._line,
            pygame.K_PAGEUP: -room,
            pygame.K_PAGEDOWN: room,
            pygame.K_SPACE: room,
            pygame.K_HOME: -self._flow.height,
            pygame.K_END: self._flow.height,
        }
        if key not in steps:
            return False
        self.scroll_to(self.offset + steps[key])
        return True

    def _in_sight(self) -> tuple[pygame.Rect | None, list[tuple[Hit, int]], list[tuple[int, pygame.Rect]]]:
        """The bar with the marks beside it, and where the blocks lie that are shown."""
        blocks = [(index, self._on_window(self._flow.blocks[index])) for index in self.shown]
        return self._thumb(), self._found_at(), blocks

    def _paint_highlight(self, surface: pygame.Surface, style: Style) -> None:
        if self._lit is None or self._lit >= len(self._flow.blocks):
            return
        area = self._on_window(self._flow.blocks[self._lit]).inflate(2 * style.px(16), 2 * style.px(5))
        draw_panel(surface, style, area, PanelKind.MARKED, radius=4)
        surface.fill(style.theme.oxblood, (area.left, area.top, style.px(5), area.height))

    def _paint_hits(self, surface: pygame.Surface, style: Style) -> None:
        shown = set(self.shown)
        for hit in self._hits:
            if hit.block not in shown:
                continue
            for piece in self._flow.within(hit.block, hit.start, hit.end):
                if not self._is_whole(style, self._place_of(piece)):
                    continue
                place = self._place_of(piece).inflate(2 * style.px(3), -style.px(2))
                draw_panel(surface, style, place, PanelKind.FOUND, radius=3)
                if hit == self._current:
                    frame = pixels_of(surface, place)
                    pygame.draw.rect(
                        surface, style.theme.oxblood, frame, max(2, style.px(2)), border_radius=style.px(3)
                    )
