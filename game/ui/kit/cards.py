"""Cards in a line: of each only its index, as in a hand that is held closely together; and a suit on a plate."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from typing import Final

import pygame

from game.cards import Suit
from game.resources import asset
from game.ui.graphics.card_strip import TEXT_CARD, draw_strip, foresee_strip, strip_size
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb
from game.ui.kit import Extent, Node, walk

BACK: Final = "back"
"""The name of a card that nobody sees; it is shown whole."""
_ENDLESS: Final = 1 << 20
_FEW: Final = 4
"""So many cards never cover one another."""
_CLOSEST: Final = 0.7
"""The part of its natural width in which a longer strip can be read."""
_PAPER: Final[Rgb] = (250, 245, 232)
_SIGN: Final = 0.74
"""The part of its plate that a suit takes."""


class Cards(Node):
    """The indices of cards in notation, `width` units wide each; closer to one another where there is little room."""

    def __init__(self, cards: str, *, width: float = TEXT_CARD, says: str = "", optional: bool = False) -> None:
        """Show cards; `says` is what a listener hears of them, where no text beside them names them."""
        super().__init__(optional=optional)
        self.cards = cards
        self._width = width
        self._says = says

    def texts(self) -> Iterator[str]:
        """The cards in words."""
        yield self._says

    def measure_width(self, style: Style) -> Extent:
        """All indices side by side, or a part of each."""
        if self.cards == BACK:
            return Extent.fixed(round(self._size(style, _ENDLESS)[1] / CARD_RATIO))
        natural = self._size(style, _ENDLESS)[0]
        return Extent(natural if len(self.cards.split()) <= _FEW else round(natural * _CLOSEST), natural)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of an index."""
        return Extent.fixed(self._size(style, width)[1])

    def content(self) -> Hashable:
        """The cards."""
        return self.cards, self._width

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The strip, or the back of a card."""
        if self.cards == BACK:
            style.pictures.card(BACK, self.rect.width).draw(surface, *self.rect.topleft)
        else:
            draw_strip(surface, style, self.cards, self.rect, self._width)

    def foresee(self, style: Style) -> None:
        """Ask for the pictures of its cards before it is painted."""
        foresee_strip(style, self.cards, max(1, self.rect.width), self._width)

    def _size(self, style: Style, room: int) -> tuple[int, int]:
        return strip_size(style, len(self.cards.split()), room, self._width)


def foresee_cards(tree: Node, style: Style) -> None:
    """Ask for the pictures of all cards in an arranged tree."""
    for node in walk(tree):
        if isinstance(node, Cards):
            node.foresee(style)


class SuitPlate(Node):
    """A suit in the inks of the deck on a plate, `side` units wide, with an edge in a colour if one is given."""

    def __init__(self, suit: Suit, *, side: float, edge: Rgb | None = None) -> None:
        super().__init__()
        self._suit = suit
        self._side = side
        self._edge = edge

    def measure_width(self, style: Style) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its side."""
        return Extent.fixed(style.px(self._side))

    def content(self) -> Hashable:
        """The suit and the edge."""
        return self._suit, self._edge

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The plate, its edge and the suit."""
        draw_suit(surface, style, self.rect, self._suit, self._edge)


def draw_suit(surface: pygame.Surface, style: Style, plate: pygame.Rect, suit: Suit, edge: Rgb | None = None) -> None:
    """Draw a suit on a plate."""
    radius, pixels = max(2, plate.height // 7), pixels_of(surface, plate)
    pygame.draw.rect(surface, _PAPER, pixels, border_radius=radius)
    if edge is not None:
        pygame.draw.rect(surface, edge, pixels, max(2, style.px(3)), radius)
    side = round(min(plate.size) * _SIGN)
    drawing = style.pictures.drawn(style.pictures.deck.printed(_drawing(suit.letter)), (side, side))
    surface.blit(drawing, drawing.get_rect(center=plate.center))


@cache
def _drawing(letter: str) -> str:
    return asset("suits", f"{letter}.svg").read_text(encoding="utf-8")
