"""Links in the text that is in sight: which there are, which one is pointed at, and which one the keyboard is on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.reading.setting import Piece


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
