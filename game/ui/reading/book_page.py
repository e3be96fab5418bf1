"""A page of a rule book: words that lead to the glossary, and a picture of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from game.engine.book_blocks import BlockKind, zones_named
from game.ui.graphics.drawing import Style, draw_focus
from game.ui.reading.page import Page
from game.ui.reading.painting import paint_picture, underline
from game.ui.reading.setting import FigureKind, Piece

_SHAPES: Final = (4 / 3, 16 / 9)
"""The narrowest and the widest picture of a table, width over height."""
_PICTURE_HIGH: Final = 0.92
"""The highest picture, in heights of the page."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


@dataclass(frozen=True, slots=True)
class Link:
    """A word or several that lead to an entry of the glossary; where they lie in the window is asked of the page."""

    target: str
    pieces: tuple[Piece, ...]

    @property
    def key(self) -> tuple[int, int]:
        """Which of a book it is: its block and where it begins there."""
        return self.pieces[0].block, self.pieces[0].start


def links_in(pieces: Iterable[Piece]) -> list[Link]:
    """The links among the pieces of a block, in the order in which they are read."""
    found: list[list[Piece]] = []
    for piece in sorted((piece for piece in pieces if piece.target), key=lambda piece: piece.start):
        before = found[-1][-1] if found else None
        if before is not None and before.target == piece.target and piece.start <= before.end + 1:
            found[-1].append(piece)
        else:
            found.append([piece])
    return [Link(group[0].target, tuple(group)) for group in found]


class Pointing:
    """Of the links in sight the one under the pointer and the one that has the focus; at most one each."""

    def __init__(self, place_of: Callable[[Piece], pygame.Rect]) -> None:
        self._place_of = place_of
        self.under: Link | None = None
        self.chosen: Link | None = None

    def point(self, links: Sequence[Link], position: tuple[int, int]) -> bool:
        """The pointer is there; returns whether that changes anything."""
        before, self.under = self.under, self.at(links, position)
        return before != self.under

    def at(self, links: Sequence[Link], position: tuple[int, int]) -> Link | None:
        """The link at a position."""
        return next((link for link in links if any(area.collidepoint(position) for area in self.areas(link))), None)

    def areas(self, link: Link) -> list[pygame.Rect]:
        """Where its words lie in the window, one rectangle a line."""
        lines: list[pygame.Rect] = []
        for piece in link.pieces:
            place = self._place_of(piece)
            if lines and lines[-1].top == place.top:
                lines[-1].union_ip(place)
            else:
                lines.append(place)
        return lines

    def step(self, links: Sequence[Link], way: int) -> bool:
        """Choose the next link in sight, the first one where none was; False where there is none left."""
        keys = [link.key for link in links]
        if self.chosen is not None and self.chosen.key in keys:
            place = keys.index(self.chosen.key) + way
        else:
            place = 0 if way > 0 else len(links) - 1
        self.chosen = links[place] if 0 <= place < len(links) else None
        return self.chosen is not None

    def keep(self, links: Sequence[Link]) -> None:
        """Others are in sight now: what is not among them is pointed at no longer."""
        self.under = None
        if self.chosen is not None and self.chosen.key not in [link.key for link in links]:
            self.chosen = None


class Picture(Protocol):
    """A picture of the table that is made in the size that is wanted, a little in every frame."""

    @property
    def surface(self) -> pygame.Surface | None:
        """None as long as it is not ready."""

    @property
    def shape(self) -> float:
        """Width over height of the window that the table would have."""

    @property
    def behind(self) -> bool:
        """Whether it is still to be made."""

    def want(self, style: Style, size: tuple[int, int], names: Sequence[tuple[str, str]]) -> None:
        """Have it made in this size, with these numbers at these zones."""

    def work(self) -> None:
        """One step."""


class Guide(Protocol):
    """Where links lead to."""

    def gloss(self, target: str) -> str:
        """What a term means; empty where it is not known."""

    def follow(self, target: str) -> None:
        """A link was clicked."""


class BookPage(Page):
    """Explains a link that the pointer or the keyboard is on, and leads where `guide` says."""

    def __init__(self, name: str, on_scroll: Callable[[], None], guide: Guide, picture: Picture) -> None:
        super().__init__(name, on_scroll)
        self._guide, self._picture = guide, picture
        self._links = Pointing(self._place_of)

    @property
    def behind(self) -> bool:
        """Whether some of the text, or the picture in sight, is still to be made."""
        return super().behind or self._drawing

    def work(self) -> bool:
        """First the text, then the picture if it is in sight, which takes a frame for each of its steps."""
        if super().behind:
            return super().work()
        if self._drawing:
            self._picture.work()
            self.dirty = True
        return False

    def scroll_to(self, offset: int) -> None:
        """Show the part that begins there; links that went out of sight are left."""
        super().scroll_to(offset)
        self._links.keep(self._links_in_sight())
        self._explain()

    def point(self, position: tuple[int, int]) -> None:
        """The pointer is there."""
        if self._links.point(self._links_in_sight() if self.hovered else [], position):
            self._explain()

    def link_places(self) -> list[pygame.Rect]:
        """Where the links in sight lie, in the order in which they are read; of each its first line."""
        return [self._links.areas(link)[0] for link in self._links_in_sight()]

    @property
    def explained(self) -> pygame.Rect:
        """The link whose entry is shown, else the page."""
        link = self._links.under or self._links.chosen
        return self.rect if link is None else self._links.areas(link)[0]

    @property
    def acted_on(self) -> pygame.Rect:
        """What Enter acts on."""
        chosen = self._links.chosen
        return self.rect if chosen is None else self._links.areas(chosen)[0]

    @property
    def _drawing(self) -> bool:
        """Whether the picture of the table is in sight and not ready."""
        return self._picture.behind and any(self.blocks[block].kind is BlockKind.PICTURE for block in self.shown)

    def _picture_size(self, style: Style) -> tuple[int, int]:
        """Of the picture, which is asked for if the book has one."""
        place = next((number for number, block in enumerate(self.blocks) if block.kind is BlockKind.PICTURE), None)
        if place is None:
            return 0, 0
        room = self._text_area
        shape = max(_SHAPES[0], min(_SHAPES[1], self._picture.shape))
        wide = max(1, min(room.width, round(room.height * _PICTURE_HIGH * shape)))
        size = wide, max(1, round(wide / shape))
        self._picture.want(style, size, zones_named(self.blocks, place))
        return size

    def _links_in_sight(self) -> list[Link]:
        area = self._text_area
        links = [link for block in self.shown for link in links_in(self._flow.pieces(block))]
        return [link for link in links if area.contains(self._links.areas(link)[0])]

    def _explain(self) -> None:
        """What the link means that is pointed at, by pointer or keyboard."""
        link = self._links.under or self._links.chosen
        self.tip = self._guide.gloss(link.target) if link is not None else ""
        self.dirty = True

    def _key(self, event: pygame.Event) -> bool:
        """Tab goes from link to link before it leaves the page, Enter follows one."""
        if event.key == pygame.K_TAB:
            self._links.under = None
            found = self._links.step(self._links_in_sight(), -1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._explain()
            return found
        return (event.key in _ENTER and self._follow(self._links.chosen)) or super()._key(event)

    def _clicked(self, position: tuple[int, int]) -> bool:
        return self._follow(self._links.at(self._links_in_sight(), position))

    def _follow(self, link: Link | None) -> bool:
        if link is None:
            return False
        self._guide.follow(link.target)
        return True

    def _paint_block(self, surface: pygame.Surface, style: Style, index: int) -> None:
        super()._paint_block(surface, style, index)
        drawn, top = self._picture.surface, self._flow.blocks[index].topleft
        for figure in self._flow.figures(index):
            if figure.kind is FigureKind.TABLE and drawn is not None:
                paint_picture(surface, style, drawn, self._on_window(figure.rect.move(top)))
        pointed = [link.key for link in (self._links.under, self._links.chosen) if link is not None]
        for link in links_in(self._flow.pieces(index)):
            for area in self._links.areas(link):
                underline(surface, style, area, strong=link.key in pointed)

    def _paint_focus(self, surface: pygame.Surface, style: Style) -> None:
        if self._links.chosen is None:
            super()._paint_focus(surface, style)
            return
        for area in self._links.areas(self._links.chosen):
            draw_focus(surface, style, area, 3)
