"""The way of the cards that were moved just before a moment: an arc from where they came to where they are.

Where cards and signs lie between, a short one leads to its end alone, so that none is hidden: it begins with the face
of whose cards they were, or with a card like those that lay there. A card that somebody took lies on their hand with a
frame around it, and where it lay there is an empty one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.engine import Event, Place, redacted
from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import hex_of
from game.ui.scenes.replay.arc import HEAD, WIDE, arc_between, markup_of
from game.ui.scenes.replay.ends import cards_lying, is_from_pile, left, reached, whole_of
from game.ui.scenes.replay.moves import Player
from game.ui.table.board import Board
from game.ui.table.drawing.marks import OUTLINE
from game.ui.table.layout.geometry import CARD_ASPECT

_SEEN: Final = 170
"""How much of what lies below is covered by the arc, of 255."""
_BENEATH: Final = 64
"""How much of it shines through what lies upon it, of 255: no more than shows where it goes on."""
_TAKEN: Final = 0.9
"""The width of a taken card that is shown on the hand of who took it, in that of those of the pile."""
_MARGIN: Final = 6
"""Pixels between it and the edge of the window."""
_TAIL: Final = 52
"""Units of what stands before a short arc."""
_CORNER: Final = 0.06
"""The roundness of a frame in widths of a card."""
_ABOVE: Final = ("seat", "score", "badge", "points")
"""Zones beneath which an arc passes."""
_KEPT_CLEAR: Final = (*_ABOVE, "tally", "title", "head")
"""Zones with words in them that it keeps off where it can."""


class Way:
    """Is seen while the table lies; what was thrown or played on a trick has its corners from the table itself."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._arc = pygame.Rect(0, 0, 0, 0)
        self._taken: tuple[str, pygame.Rect] | None = None
        """A card that lies on the hand of somebody else now, and where."""
        self._lay: pygame.Rect | None = None
        """Where it lay."""
        self._tail: tuple[pygame.Rect, Player | str] | None = None
        """Whose face stands before a short arc, or the name of a card, and where."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """All that it covers; empty while nothing is seen."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._picture = self.area, pygame.Rect(0, 0, 0, 0), None
        self._taken = self._lay = self._tail = None
        return before

    def show(
        self,
        style: Style,
        board: Board,
        playback: Playback,
        window: pygame.Rect,
        players: Sequence[Player],
        *,
        mirrored: bool,
        prompt: pygame.Rect,
        signs: Sequence[pygame.Rect] = (),
    ) -> pygame.Rect:
        """The way to the moment that is shown, in a `window` and below all `signs`; returns what to paint again.

        `players` are those of all seats; nothing passes beneath the words of the `prompt`.
        """
        before = self.hide()
        moved = [each for each in playback.still.told if each.source is not None and each.target is not None]
        moved = [each for each in moved if each.cards and each.seat is not None]
        start, end = (left(board, moved[-1]), reached(board, moved[-1])) if moved else (None, None)
        if start is None or end is None:
            return before
        self._taken = None if playback.opened else _taken(board, redacted(moved[-1], board.seat), end, window)
        if self._taken is not None:
            end = self._taken[1]
        if is_from_pile(moved[-1]) and board.layout.slots.get(Place("discards")):
            self._lay = start
        zones = [(name.split(".")[0], pygame.Rect(zone)) for name, zone in board.layout.zones.items()]
        above = [*cards_lying(board), *signs, prompt, *(zone for name, zone in zones if name in _ABOVE)]
        words = [prompt, *(zone for name, zone in zones if name in _KEPT_CLEAR)]
        whole, tail = whole_of(board, moved[-1], end), style.px(_TAIL)
        points, tail_at = arc_between(start, whole, end, style.scale, above, words, window, tail)
        shown = _before(moved[-1] if playback.opened else redacted(moved[-1], board.seat), players)
        if tail_at is not None and (points or isinstance(shown, Player)):
            self._tail = tail_at, shown
        begin = self._tail[0] if self._tail is not None else None
        covered = [each for each in (end if self._taken else None, self._lay, begin) if each is not None]
        if points:
            xs, ys = zip(*points, strict=True)
            margin = math.ceil((HEAD + WIDE) * style.scale)
            box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
            self._arc = box.inflate(2 * margin, 2 * margin)
            drawn = style.pictures.drawn(markup_of(points, self._arc, style.scale), self._arc.size).copy()
            for each in above:
                hidden = each.move(-self._arc.left, -self._arc.top)
                drawn.fill((255, 255, 255, _BENEATH), hidden, pygame.BLEND_RGBA_MULT)
            drawn.fill((0, 0, 0, 0), prompt.move(-self._arc.left, -self._arc.top))
            drawn.set_alpha(_SEEN)
            self._picture = pygame.transform.flip(drawn, True, False) if mirrored else drawn
            covered.append(self._arc)
        if not covered:
            return before
        self.area = covered[0].unionall(covered[1:]).inflate(2 * style.px(WIDE), 2 * style.px(WIDE))
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Over the cards that lie, where it touches `area`."""
        if not self.area.colliderect(area):
            return
        if self._lay is not None:
            _frame(surface, style, self._lay, 0.55)
        if self._picture is not None:
            surface.blit(self._picture, self._arc)
        if self._tail is not None:
            square, shown = self._tail
            if isinstance(shown, str):
                wide = round(square.height * CARD_ASPECT)
                style.pictures.card(shown, wide).draw(surface, square.centerx - wide // 2, square.top)
            else:
                draw_medallion(surface, style, square, shown.name, shown.colour, face=shown.face)
        if self._taken is not None:
            name, rect = self._taken
            style.pictures.card(name, rect.width).draw(surface, rect.left, rect.top)
            _frame(surface, style, rect, 1.0)


def _frame(surface: pygame.Surface, style: Style, card: pygame.Rect, strength: float) -> None:
    """Around a card, or where one lay."""
    wide = max(2, style.px(WIDE))
    box, corner = card.inflate(2 * wide, 2 * wide), max(3, round(card.width * _CORNER) + wide)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{box.height}">'
        f'<rect x="{wide / 2}" y="{wide / 2}" width="{box.width - wide}" height="{box.height - wide}" rx="{corner}" '
        f'fill="none" stroke="{hex_of(OUTLINE)}" stroke-width="{wide}" stroke-opacity="{strength}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, box.size), box)


def _before(event: Event, players: Sequence[Player]) -> Player | str:
    """What a short arc begins with: the face of whose cards were moved, or one of those that lay on a pile."""
    if event.source is not None and event.source.zone == "hand" and event.seat is not None:
        return players[event.seat]
    return str(event.cards[-1]) if event.cards[-1] is not None else "back"


def _taken(board: Board, event: Event, hand: pygame.Rect, window: pygame.Rect) -> tuple[str, pygame.Rect] | None:
    """One card that everybody saw on its way to the `hand` of somebody else, and where it is shown there."""
    place, (card, *rest) = event.target, event.cards
    if place is None or place.zone != "hand" or place.owner == board.seat or card is None or rest:
        return None
    slots, pile = board.layout.slots.get(place, ()), board.layout.slots.get(Place("discards"), ())
    last = pygame.Rect(slots[-1].rect) if slots else hand
    wide = max(min(last.size), round((pile[-1].w if pile else 0) * _TAKEN))
    rect = pygame.Rect(0, 0, wide, round(wide / CARD_ASPECT))
    rect.center = last.center
    return str(card), rect.clamp(window.inflate(-2 * _MARGIN, -2 * _MARGIN))
