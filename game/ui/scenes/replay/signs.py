"""What the signs on a table mean: in a tooltip of each, and in a key where discards or own melds leave room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

import pygame

from game.engine import Place
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.ends import cards_lying
from game.ui.table.board import Board
from game.ui.table.context import AnyComponent
from game.ui.table.layout.geometry import CARD_ASPECT
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Widget

_TEXT: Final = 16
"""Units of the letters."""
_SIGN: Final = 40
_ALONE: Final = 60
_LEAST_SIGN: Final = 22
"""Units of the size of a sign at most, where it stands alone in its column, and at least."""
_COLUMNS: Final = 2
"""Signs stand in so many of them where one has no room."""
_LINES: Final = 2
_UNEVEN: Final = 1.15
"""What a sign means takes so many lines where one has no room, of which one may be so much longer than half of it."""
_GAP: Final = 8
"""Units between signs, words, cards and edges."""


class SignKey:
    """Is found anew where the table lies, and stays while cards fly."""

    def __init__(self) -> None:
        self._rows: Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], Sequence[str]]] = ()
        """What draws each sign, and the lines of what it means."""
        self._high = 0
        """Pixels of a row."""
        self._wides: Sequence[int] = ()
        """The pixels of the columns that they stand in."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """Empty while nothing is seen."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self._rows = self.area, pygame.Rect(0, 0, 0, 0), ()
        return before

    def show(
        self, style: Style, board: Board, components: Sequence[AnyComponent], kept: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Explain the signs that are seen now, off all cards and what else is `kept` clear.

        Returns what to paint again.
        """
        before, zones = self.hide(), board.layout.zones
        rows = [each for component in components for each in component.key()]
        if not rows or Zone("discards") not in zones:
            return before
        gap, size, type_ = style.px(_GAP), style.text(_TEXT), style.type
        pile = pygame.Rect(zones[Zone("discards")])
        rooms = [pygame.Rect(zones[each]) for each in (Zone("discards"), Zone("melds", board.seat)) if each in zones]
        if not board.layout.slots.get(Place("discards")):  # the first one will lie there
            pile.width = round(pile.height * CARD_ASPECT)
            kept = [*kept, pile]
        taken = [*kept, *cards_lying(board), *(pygame.Rect(zones[each]) for each in (Zone("tally"),) if each in zones)]
        longest = max(type_.width(text, size) for _draw, text in rows)
        ways_to_set = product(rooms, range(1, min(_COLUMNS, len(rows)) + 1), range(1, _LINES + 1))
        for whole, columns, lines in ways_to_set:
            room = whole.inflate(-2 * gap, -gap)
            told = [(draw, type_.balanced(text, size, round(longest / lines * _UNEVEN))) for draw, text in rows]
            below = -(-len(rows) // columns)
            high = min(max(_largest(style, below), lines * type_.height(size) + gap), room.height // below)
            wides = [
                high + 2 * gap + max(type_.width(line, size) for _draw, each in column for line in each)
                for column in (told[begin : begin + below] for begin in range(0, len(told), below))
            ]
            area = pygame.Rect(0, 0, sum(wides), high * below)
            area.midright = room.midright
            if high < max(style.px(_LEAST_SIGN), max(len(each) for _draw, each in told) * type_.height(size)):
                continue
            while area.left >= room.left:
                around = area.inflate(4 * gap, 0)
                if around.collidelist(taken) < 0:
                    self.area, self._rows, self._high, self._wides = area, told, high, wides
                    return before.union(area) if before else area
                area = area.move(-gap, 0)
        return before

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A row for each, where they touch `area`."""
        if not self.area.colliderect(area):
            return
        step, below = style.type.height(style.text(_TEXT)), -(-len(self._rows) // len(self._wides))
        side = min(self._high, _largest(style, below))
        for number, (draw, lines) in enumerate(self._rows):
            column, place = divmod(number, below)
            left, top = self.area.left + sum(self._wides[:column]), self.area.top + place * self._high
            row = pygame.Rect(left, top, self._wides[column], self._high)
            sign = pygame.Rect(0, 0, side, side)
            sign.center = row.left + row.height // 2, row.centery
            draw(surface, sign)
            for place, text in enumerate(lines):
                line = style.type.line(text, style.text(_TEXT), style.theme.text)
                middle = row.centery + place * step - step * (len(lines) - 1) // 2
                surface.blit(line, line.get_rect(midleft=(row.left + row.height + style.px(_GAP), middle)))


def _largest(style: Style, below: int) -> int:
    """The pixels of a sign at most, of so many below one another."""
    return style.px(_SIGN if below > 1 else _ALONE)


def seat_at(board: Board, position: tuple[int, int]) -> int:
    """Whose panel or cards lie there, of the others; -1 where nobody's do."""
    for zone, rect in board.layout.zones.items():
        if zone.kind in ("seat", "backs") and zone.owner not in (None, board.seat) and rect.holds(*position):
            return zone.owner if zone.owner is not None else -1
    return -1


def meanings(board: Board, components: Sequence[AnyComponent]) -> Sequence[tuple[pygame.Rect, str]]:
    """What every sign means; and what the score counts: unlike the lead below, which moves with every card."""
    score = pygame.Rect(board.layout.zones[Zone("score")])
    told = [(score, _("The total without what is being played now."))] if score else []
    return [*(meaning for each in components for meaning in each.meanings()), *told]


class TableSigns(Widget):
    """Lies over the whole table, does nothing and shows nothing but the explanation of what the pointer is at."""

    def __init__(self, name: str, told: Callable[[], Sequence[tuple[pygame.Rect, str]]]) -> None:
        """`told` gives the signs that are seen now, each with its meaning."""
        super().__init__(name, focusable=False)
        self._told = told
        self._at = pygame.Rect(0, 0, 0, 0)

    @property
    def explained(self) -> pygame.Rect:
        """The sign that the pointer is at."""
        return self._at

    def area(self, style: Style) -> pygame.Rect:
        """It paints nothing."""
        return pygame.Rect(0, 0, 0, 0)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def point(self, position: tuple[int, int]) -> None:
        """Say what the sign there means."""
        found = next(((rect, text) for rect, text in self._told() if rect.collidepoint(position)), None)
        self._at, self.tip = found or (pygame.Rect(0, 0, 0, 0), "")

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Nothing."""
