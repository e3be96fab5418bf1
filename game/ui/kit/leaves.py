"""Leaves: text, pictures, signs, widgets, and stops of Tab around what can only be read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from game.ui.graphics.background import lettering, spaced_title
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.icons import icon
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.kit.boxes import Stack
from game.ui.kit.node import Extent, Node, spoken
from game.ui.kit.tokens import Align, Role, Tone
from game.ui.widgets.base import Widget
from game.ui.widgets.graph import draw_mark

_SMALLER: Final = 0.85
"""A line may be set in letters smaller by this factor before anything else gives way."""
_CLOSE: Final = 0.85
"""Lines may be lower by this factor: above and below most letters is room for the marks of a few."""
_FRAME: Final = 4
"""Units of the frame of a picture."""
_ONWARD: Final = "onward"
"""The sign that points along the line, so it is turned round where lines begin at the right."""
_LEFT_OF_CUT: Final = 4
"""A text that may be cut keeps room for so many of its letters."""


class Text(Node):
    """Words in one role.

    A text of one line is first set a little smaller where it has no room, and cut with an ellipsis where even that does
    not help; one of several lines wraps first.
    """

    def __init__(
        self,
        text: str,
        role: Role = Role.BODY,
        tone: Tone | None = None,
        *,
        lines: int = 1,
        side: Align = Align.START,
        cut: bool = False,
        close: bool = False,
        reserve: Sequence[str] = (),
        said: str | None = None,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show `text`.

        Args:
            tone: another colour than that of the role.
            lines: how many lines it may take; 0 for as many as it needs.
            side: the side of its room at which lines begin or end.
            cut: whether it may be cut to a few letters for what needs its room, as names that people typed may.
            close: whether its lines may be a little lower than their letters ask for, as in low panels.
            reserve: texts of which the widest has room as well, so that columns of several rows are alike.
            said: what is spoken instead, where the words alone would not be understood.
        """
        super().__init__(grow=grow, optional=optional, align=align, name=name)
        self.text = text
        self.role = role
        self._units, self._face = role.units, role.face
        self.tone = tone or role.tone
        self._lines = lines
        self._side = side
        self._cut = cut
        self._close = close
        self._reserve = reserve
        self._said = text if said is None else said
        self._set: tuple[float, int, int, list[str]] | None = None
        """The scale and the width for which it was set, the size of its letters and its lines."""

    @property
    def whole(self) -> bool:
        """Whether nothing of it was cut away where it lies now."""
        shown = "".join(self._set[3]) if self._set is not None else self.text
        return _bare(shown) == _bare(self.text)

    def texts(self) -> Iterator[str]:
        """The text."""
        yield self._said

    def measure_width(self, style: Style) -> Extent:
        """The text in a line, and at least as wide as it can be read."""
        size, face = style.text(self._units), self._face
        natural = self._widest(style, size)
        if self._cut:
            return Extent(min(natural, _LEFT_OF_CUT * size), natural)
        if self._lines == 1:
            return Extent(min(natural, self._widest(style, style.text(self._units * _SMALLER))), natural)
        words = self.text.split()
        longest = max((style.type.width(word, size, face) for word in words), default=0)
        if self._lines and len(words) > self._lines:
            longest = max(longest, self._narrowest(style, words, self._lines))
        return Extent(min(natural, longest), natural)

    def _narrowest(self, style: Style, words: Sequence[str], lines: int) -> int:
        """The pixels of the width in which so many lines of the smallest letters have all words."""
        if lines == 1 or len(words) == 1:
            return style.type.width(" ".join(words), style.text(self._units * _SMALLER), self._face)

        def first(end: int) -> int:
            return self._narrowest(style, words[:end], 1)

        def others(end: int) -> int:
            return self._narrowest(style, words[end:], lines - 1)

        ends = range(1, len(words))
        turn = bisect_left(ends, True, key=lambda end: first(end) >= others(end))
        return min(max(first(end), others(end)) for end in ends[max(0, turn - 1) : turn + 1])

    def measure_height(self, style: Style, width: int) -> Extent:
        """All its lines."""
        size, lines = self._wrapped(style, width)
        high = max(1, len(lines)) * style.type.height(size, self._face)
        return Extent(round(high * _CLOSE) if self._close else high, high)

    def longest(self, style: Style, width: int) -> int:
        """The width of its longest line in a room of `width` pixels, which is enough for all of them."""
        size, lines = self._wrapped(style, width)
        return max(style.type.width(line, size, self._face) for line in lines)

    def content(self) -> Hashable:
        """The text and how it looks."""
        return self.text, self.role, self.tone, self._lines, self._side

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Its lines, in the middle of the height it has."""
        size, lines = self._wrapped(style, self.rect.width)
        colour, face = self.tone.colour(style.theme), self._face
        high = style.type.height(size, face)
        if self._close:
            high = min(high, self.rect.height // len(lines))
        top = self.rect.top + (self.rect.height - high * len(lines)) // 2
        for line in lines:
            gilded = face is TextStyle.TITLE and self.tone is Tone.GILT
            written = lettering(style, line, size) if gilded else style.type.line(line, size, colour, face)
            left = self.rect.left
            if self._side is Align.CENTER:
                left += (self.rect.width - written.get_width()) // 2
            elif self._side is Align.END:
                left += self.rect.width - written.get_width()
            surface.blit(written, (left, top + (high - written.get_height()) // 2))
            top += high

    def _widest(self, style: Style, size: int) -> int:
        """The width of the text in one line, or of what it reserves room for."""
        widest = style.type.width(self._letters(style), size, self._face)
        for text in self._reserve:
            widest = max(widest, style.type.width(text, size, self._face))
        return widest

    def _letters(self, style: Style) -> str:
        """The text as it is set: the face of titles has spaces that are too narrow."""
        return spaced_title(style, self.text) if self._face is TextStyle.TITLE else self.text

    def _wrapped(self, style: Style, width: int) -> tuple[int, list[str]]:
        """The size of its letters and its lines in a room of `width` pixels: the one place where it is set."""
        if self._set is not None and self._set[:2] == (style.scale, width):
            return self._set[2], self._set[3]
        size, face, lines = style.text(self._units), self._face, [self._letters(style)]
        least = style.text(self._units * _SMALLER)
        if self._lines != 1:
            lines = style.type.balanced(self.text, size, width, face)
            while self._lines and len(lines) > self._lines and size > least:  # smaller letters before a longer line
                size -= 1
                lines = style.type.balanced(self.text, size, width, face)
            if self._lines and len(lines) > self._lines:
                lines = [*lines[: self._lines - 1], " ".join(lines[self._lines - 1 :])]
        widest = max(lines, key=lambda line: style.type.width(line, size, face))
        size = max(least, style.type.fitted(widest, size, width, face))
        if self._lines:
            lines = [style.type.shortened(line, size, width, face) for line in lines]
        else:
            lines = [piece for line in lines for piece in style.type.broken(line, size, width, face)]
        self._set = (style.scale, width, size, lines)
        return size, lines


def _bare(text: str) -> str:
    """The letters of a text alone, since breaking lines changes spaces and directional marks."""
    return "".join(sign for sign in text if sign.isalnum())


class Picture(Node):
    """A framed picture that keeps its shape: as large as its room lets it be, up to a number of units of height."""

    def __init__(
        self,
        picture: pygame.Surface,
        *,
        height: float,
        side: Align = Align.CENTER,
        says: str = "",
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show a picture at most `height` units high.

        Args:
            side: the side of a wider room at which it lies.
            says: what a listener hears of it.
        """
        super().__init__(grow=grow, optional=optional, align=align, name=name)
        self._picture = picture
        self._side = side
        self._height = height
        self._says = says

    def texts(self) -> Iterator[str]:
        """What it shows, in words."""
        yield self._says

    def measure_width(self, style: Style) -> Extent:
        """As wide as it is at its full height; it may be much smaller."""
        high = style.px(self._height)
        wide = high * self._picture.get_width() // max(1, self._picture.get_height())
        return Extent(wide // 3, wide)

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as its shape makes it in that width."""
        high = min(style.px(self._height), width * self._picture.get_height() // max(1, self._picture.get_width()))
        return Extent(high // 3, high)

    def content(self) -> Hashable:
        """The picture itself."""
        return id(self._picture)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The picture in its shape, and its frame."""
        frame = style.px(_FRAME)
        place = self._picture.get_rect().fit(self.rect.inflate(-2 * frame, -2 * frame))
        if self._side is Align.END:
            place.right = self.rect.right - frame
        draw_panel(surface, style, place.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=frame)
        surface.blit(pygame.transform.smoothscale(self._picture, place.size), place)


class Control(Node):
    """A widget. It is painted and driven by the group of the scene; the node gives it its place and its order."""

    def __init__(
        self,
        widget: Widget,
        *,
        width: float | None = None,
        height: float | None = None,
        least: float = 0,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Place `widget`.

        Args:
            width: the units that it would like to have instead of its natural width.
            height: the units that it has instead of its natural height.
            least: the units that it is wide at least where its natural width is less.
        """
        super().__init__(grow=grow, optional=optional, align=align, name=name)
        self.widget = widget
        self._width = width
        self._height = height
        self._least = least

    def texts(self) -> Iterator[str]:
        """What the widget says."""
        yield self.widget.spoken

    def own_widgets(self) -> Sequence[Widget]:
        """The widget."""
        return (self.widget,)

    def measure_width(self, style: Style) -> Extent:
        """As the widget would like to be, or a good deal narrower."""
        least, natural = self.widget.widths(style)
        if self._width is not None:
            natural = style.target(self._width)
        if self._least:
            natural = max(natural, style.px(self._least))
        return Extent(min(least, natural), natural)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of the widget, which never gives way."""
        if self._height is not None:
            return Extent.fixed(style.target(self._height))
        return Extent.fixed(self.widget.natural(style)[1])

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the widget there."""
        super().arrange(style, rect)
        if self.widget.rect != rect:
            self.widget.place(rect)


class Icon(Node):
    """A small sign in one colour."""

    def __init__(
        self,
        sign: str,
        tone: Tone = Tone.GILT,
        *,
        size: float = 20,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show a sign of `game.ui.graphics.icons`, `size` units wide and high."""
        super().__init__(optional=optional, align=align, name=name)
        self._sign = sign
        self._tone = tone
        self._size = size

    def measure_width(self, style: Style) -> Extent:
        """Its size."""
        return Extent.fixed(style.px(self._size))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its size."""
        return Extent.fixed(style.px(self._size))

    def content(self) -> Hashable:
        """The sign and its colour."""
        return self._sign, self._tone

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The sign in the middle of its room."""
        sign = icon(style, self._sign, min(self.rect.size), self._tone.colour(style.theme))
        if self._sign == _ONWARD and is_mirrored(surface):
            sign = pygame.transform.flip(sign, True, False)
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class Rule(Node):
    """A thin line between things: across its room, or `upright` from top to bottom."""

    def __init__(self, *, upright: bool = False, bold: bool = False, optional: bool = False) -> None:
        super().__init__(optional=optional, align=Align.STRETCH)
        self._upright = upright
        self._bold = bold

    def measure_width(self, style: Style) -> Extent:
        """Its thickness, or any width."""
        return Extent.fixed(self._thick(style) if self._upright else 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its thickness, or any height."""
        return Extent.fixed(0 if self._upright else self._thick(style))

    def content(self) -> Hashable:
        """How it looks."""
        return self._upright, self._bold

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The line."""
        surface.fill(style.theme.text_soft if self._bold else style.theme.panel_edge, self.rect)

    def _thick(self, style: Style) -> int:
        return max(1, style.px(2 if self._bold or self._upright else 1))


class Drawing(Node):
    """Something that a function draws, of a fixed size in units."""

    def __init__(
        self,
        draw: Callable[[pygame.Surface, Style, pygame.Rect], None],
        content: Hashable,
        *,
        width: float,
        height: float,
        says: str = "",
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Draw with `draw`; `content` is equal as long as it looks the same, `says` is what a listener hears of it."""
        super().__init__(grow=grow, optional=optional, align=align, name=name)
        self._draw = draw
        self._content = content
        self._size = width, height
        self._says = says

    def texts(self) -> Iterator[str]:
        """What it shows, in words."""
        yield self._says

    def measure_width(self, style: Style) -> Extent:
        """Its width."""
        return Extent.fixed(style.px(self._size[0]))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self._size[1]))

    def content(self) -> Hashable:
        """What it was given."""
        return self._content

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Let the function draw."""
        self._draw(surface, style, self.rect)


def team_mark(place: int | None, radius: float = 5, room: float = 16) -> Node:
    """The mark of the team at a place, as in the graph of totals, so many units large; or the room of one."""
    return Drawing(partial(_draw_team_mark, place, radius), place, width=room, height=room)


def _draw_team_mark(place: int | None, radius: float, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    if place is not None:
        draw_mark(surface, style, place, rect.center, radius)


class Spoken(Node):
    """Words for those who listen, where what they say is shown elsewhere or by a sign."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def texts(self) -> Iterator[str]:
        """The words."""
        yield self._text

    def measure_width(self, style: Style) -> Extent:
        """It takes no room."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It takes no room."""
        return Extent.fixed(0)


class Reader(Widget):
    """A stop of Tab at words that can only be read; `Readable` gives it its place and its words."""

    words = ""

    @property
    def spoken(self) -> str:
        """The words."""
        return self.words

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The ring of the focus alone."""
        if self.focused:
            draw_focus(surface, style, self.rect)


class Readable(Stack):
    """A child that Tab stops at, so that it can be heard again."""

    def __init__(self, reader: Reader, child: Node, *, grow: float = 0, name: str = "") -> None:
        super().__init__(child, grow=grow, name=name)
        self._reader = reader

    def own_widgets(self) -> Sequence[Widget]:
        """The stop."""
        return (self._reader,)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the stop around the child."""
        super().arrange(style, rect)
        self._reader.words = spoken(self)
        if self._reader.rect != rect:
            self._reader.place(rect)
