"""What the signs on a table mean: in a tooltip of each, and in a key where discards or own melds leave room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

import pygame

from game.engine import Place
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.kit import Drawing, Grid, Node, Role, Row, Space, Spacer, Text, Tone, spoken
from game.ui.scenes.replay.ends import cards_lying
from game.ui.table.contract.board import Board
from game.ui.table.contract.context import AnyComponent
from game.ui.table.layout.geometry import CARD_ASPECT
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Widget

_SIGN, _ALONE, _LEAST_SIGN = 40, 60, 22
"""Units of the size of a sign at most, where it stands alone in its column, and at least."""
_COLUMNS: Final = 2
"""Signs stand in so many of them where one has no room."""
_WIDTHS: Final = (1.0, 0.65)
"""The parts of its natural width in which the key is set: in one line each, or in two."""


class SignKey:
    """Is found anew where the table lies, and stays while cards fly."""

    def __init__(self) -> None:
        self.node: Node = Spacer()
        """A row for each sign."""
        self.area = pygame.Rect(0, 0, 0, 0)
        """Empty while nothing is seen."""

    def hide(self) -> pygame.Rect:
        """Show nothing; returns what is to be painted again."""
        before, self.area, self.node = self.area, pygame.Rect(0, 0, 0, 0), Spacer()
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
        gap, pile = style.px(Space.SMALL.value), pygame.Rect(zones[Zone("discards")])
        rooms = [pygame.Rect(zones[each]) for each in (Zone("discards"), Zone("melds", board.seat)) if each in zones]
        if not board.layout.slots.get(Place("discards")):  # the first one will lie there
            pile.width = round(pile.height * CARD_ASPECT)
            kept = [*kept, pile]
        taken = [*kept, *cards_lying(board), *(pygame.Rect(zones[each]) for each in (Zone("tally"),) if each in zones)]
        for whole, columns in product(rooms, range(1, min(_COLUMNS, len(rows)) + 1)):
            room, below = whole.inflate(-2 * gap, -gap), -(-len(rows) // columns)
            side = min(style.px(_SIGN if below > 1 else _ALONE), room.height // below)
            if side < style.px(_LEAST_SIGN):
                continue
            node = _compose(rows, columns, side / style.scale)
            least, natural = node.widths(style)
            for wide in (max(least, round(natural * part)) for part in _WIDTHS):
                area = pygame.Rect(0, 0, wide, node.heights(style, wide).natural).move_to(midright=room.midright)
                while area.left >= room.left and area.height <= room.height:
                    if area.inflate(4 * gap, 0).collidelist(taken) < 0:
                        self.node, self.area = node, area
                        node.arrange(style, area)
                        return before.union(area) if before else area
                    area = area.move(-gap, 0)
        return before

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The rows, where they touch `area`."""
        if self.area.colliderect(area):
            self.node.paint(surface, style, area)


def _compose(
    rows: Sequence[tuple[Callable[[pygame.Surface, pygame.Rect], None], str]], columns: int, side: float
) -> Node:
    """What draws each sign, `side` units large, before what it means."""
    cells = [Row(_sign(draw, side), Text(text, Role.SMALL, Tone.TEXT, lines=0), gap=Space.SMALL) for draw, text in rows]
    return Grid(*cells, columns=[0.0] * columns, gap=Space.MEDIUM, gap_above=Space.NONE)


def _sign(draw: Callable[[pygame.Surface, pygame.Rect], None], side: float) -> Node:
    return Drawing(lambda surface, _style, rect: draw(surface, rect), None, width=side, height=side)


def seat_at(board: Board, position: tuple[int, int]) -> int:
    """Whose panel or cards lie there, of the others; -1 where nobody's do."""
    for zone, rect in board.layout.zones.items():
        if zone.kind in ("seat", "backs") and zone.owner not in (None, board.seat) and rect.holds(*position):
            return zone.owner if zone.owner is not None else -1
    return -1


def meanings(board: Board, components: Sequence[AnyComponent]) -> Sequence[tuple[pygame.Rect, str]]:
    """What every sign means; and what the score counts: unlike the lead below, which moves with every card."""
    score = pygame.Rect(board.layout.zones[Zone("score")])
    told = [(score, _("The total without what's in play now."))] if score else []
    return [*(meaning for each in components for meaning in each.meanings()), *told]


class TableSigns(Widget):
    """Lies over the whole table, does nothing and shows nothing but the explanation of what the pointer is at."""

    def __init__(self, name: str, meanings: Callable[[], Sequence[tuple[pygame.Rect, str]]], key: SignKey) -> None:
        """`meanings` gives the signs that are seen now, each with its meaning; some are explained in a `key`."""
        super().__init__(name, focusable=False)
        self._meanings = meanings
        self._key = key
        self._at = pygame.Rect(0, 0, 0, 0)

    @property
    def explained(self) -> pygame.Rect:
        """The sign that the pointer is at."""
        return self._at

    @property
    def spoken(self) -> str:
        """What all of them mean."""
        return " ".join([spoken(self._key.node), *(text for _sign, text in self._meanings())])

    def area(self, style: Style) -> pygame.Rect:
        """It paints nothing."""
        return pygame.Rect(0, 0, 0, 0)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def point(self, position: tuple[int, int]) -> None:
        """Say what the sign there means."""
        found = next(((rect, text) for rect, text in self._meanings() if rect.collidepoint(position)), None)
        self._at, self.tip = found or (pygame.Rect(0, 0, 0, 0), "")

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Nothing."""
