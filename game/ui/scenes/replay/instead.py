"""The better way on the table of a move that was a mistake: what it takes, and where its cards would lie now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.judged.arc import Point
from game.ui.judged.arrows import Around
from game.ui.judged.drawn_ways import DrawnWays, sprites_of
from game.ui.judged.signs import Sign
from game.ui.judged.ways import Way, met_now, ways_of
from game.ui.scenes.replay.reviewed import Graded, Reviewed
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import Board
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.geometry import INDEX_HIGH, INDEX_WIDE, Landing

_SIGN: Final = 30
"""Units of the sign of the mistake, beside what was done."""
_OF_WORDS: Final = 10
"""So much more than the corner of a card weighs what has words."""


class Trace(NamedTuple):
    """What is seen of what was done instead of the better way."""

    frame: pygame.Rect | None
    """What is seen of its cards where they lie now; None where they are not seen."""
    way: Sequence[Point]
    """That of its arrow; empty without one."""


class Instead:
    """Is seen by whoever made the mistake, while the table lies."""

    def __init__(self, reviewed: Reviewed) -> None:
        self._reviewed = reviewed
        self._graded: Graded | None = None
        self._ways: Sequence[Way] = ()
        self.drawn: DrawnWays | None = None
        self._done: pygame.Rect | None = None
        """The place of the sign of what was done."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """All that it covers; empty while nothing is seen."""

    @property
    def kept(self) -> Sequence[pygame.Rect]:
        """What words keep off."""
        return self.drawn.kept if self.drawn is not None else ()

    def find(self, playback: Playback, seat: int) -> Sequence[Landing]:
        """What would have been better than what led to the moment that is shown; returns what it would bring."""
        action, number = playback.still.action, playback.number
        self._ways, self._graded = (), None
        graded = self._reviewed.at(number, action.seat) if action is not None and action.seat == seat else None
        if graded is not None:
            at, better, table = graded.number, graded.decision.better, table_of(playback.game_name)
            ways = ways_of(playback, seat, better, Sign.GOOD, lambda _event: "", at=at, better=True)
            before, now = (table.placement(playback.view_at(each, seat)) for each in (at, number))
            self._graded, self._ways = graded, met_now([way for way in ways if way.is_seen], before, now)
        return [each.landing for way in self._ways for each in way.moved]

    def taken(self, board: Board) -> list[Sprite]:
        """The cards of the hand that it takes, as far as they are still there."""
        return [sprite for way in self._ways for sprite in sprites_of(board.hand.sprites, way.cards)]

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area = self.area, pygame.Rect(0, 0, 0, 0)
        self.drawn = self._done = None
        return before

    def show(self, style: Style, board: Board, around: Around, done: Trace) -> pygame.Rect:
        """Its cards where the table has laid them out, and an arrow that leads `around` things.

        What was `done` has the sign of the mistake. Returns what to paint again.
        """
        before = self.hide()
        if not self._ways:
            return before
        self.drawn = DrawnWays(style, board, self._ways, board.layout.landings, around=around, bold=1.0)
        self.area = self.drawn.area
        if done.frame is not None:
            self._done = beside_frame(
                done.frame, style.px(_SIGN), [*around.words, *self.kept], indices(board), done.way
            )
        self.area = self.area.union(self._done or self.area)
        return before.union(self.area) if before else self.area

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Where it touches `area`."""
        if self._graded is None or self.drawn is None or not self.area.colliderect(area):
            return
        self.drawn.paint_upon(surface)
        if self._done is not None:
            self._reviewed.draw(surface, style, self._done, self._graded)


def indices(board: Board) -> list[pygame.Rect]:
    """By what cards are known that lie open."""
    return [
        pygame.Rect(rect.x, rect.y, round(rect.w * INDEX_WIDE), round(rect.h * INDEX_HIGH))
        for sprites in board.pool.places.values()
        for rect in (sprite.slot.rect for sprite in sprites if sprite.face is not None)
    ]


def beside_frame(
    frame: pygame.Rect, side: int, words: Sequence[pygame.Rect], known: Sequence[pygame.Rect], way: Sequence[Point]
) -> pygame.Rect:
    """The place of a sign on the edge of the frame of a card: where it hides least of `words`, of what cards are
    `known` by, and of the way that leads there.
    """
    trail = [pygame.Rect(round(x) - side // 3, round(y) - side // 3, side * 2 // 3, side * 2 // 3) for x, y in way]
    places = list[pygame.Rect]()
    for x, y in (
        frame.midtop,
        frame.midbottom,
        frame.midright,
        frame.midleft,
        frame.topright,
        frame.bottomright,
        frame.bottomleft,
    ):
        place = pygame.Rect(0, 0, side, side).move_to(center=(x, y))
        places.append(place)
    hidden = [
        _OF_WORDS * len(place.collidelistall(list(words)))
        + len(place.collidelistall(list(known)))
        + bool(place.collidelistall(trail))
        for place in places
    ]
    return places[hidden.index(min(hidden))]
