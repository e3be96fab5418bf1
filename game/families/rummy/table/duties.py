"""Cards of the hand that must be melded before the turn may end: the taken discard, won jokers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.cards import Face
from game.engine import Action
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.advice import grave_question, owed
from game.ui.table.cards.sprite import Sprite
from game.ui.table.component import TableComponent
from game.ui.table.context import TableContext
from game.ui.table.drawing.fresh_dots import under_index
from game.ui.text import TextStyle

_AT: Final = 0.6
"""A point in the strip that stays in sight, below what marks a new card, in card heights."""
_SIDE: Final = 0.24
"""In card widths."""
_SEAL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="#8f1d2c" '
    'stroke="#f2d898" stroke-width="8"/></svg>'
)


class Duties(TableComponent[RummyView]):
    """Marks them with a red seal until they are met; the prompt says what is owed."""

    def __init__(self, table: TableContext[RummyView]) -> None:
        super().__init__(table)
        self._owed: tuple[Face, ...] = owed(table.view())

    def prepare(self, view: RummyView) -> Callable[[], object]:
        """What will be owed."""
        due = owed(view)

        def show() -> None:
            self._owed = due

        return show

    def asks(self, actions: Sequence[Action]) -> str:
        """The discard of a joker is asked about first."""
        return grave_question(actions)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Which cards are marked."""
        hand = pygame.Rect(self.board.layout.zones["hand"])
        return {"duties": (hand, tuple(sprite.number for sprite in self.marked()))}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A seal below the index of each, wherever it lies in the hand or in the strip."""
        style = self.style
        for sprite in self.marked():
            slot = sprite.slot
            side = max(16, round(slot.w * _SIDE))
            rect = pygame.Rect(0, 0, side, side)
            rect.center = under_index(slot, _AT)
            if rect.colliderect(area):
                surface.blit(style.pictures.drawn(_SEAL, rect.size), rect)
                sign = style.type.line("!", max(13, round(side * 0.7)), (255, 246, 224), TextStyle.STRONG)
                surface.blit(sign, sign.get_rect(center=rect.center))

    def marked(self) -> Sequence[Sprite]:
        """A card for each that is owed, the ones that came last first."""
        hand, carried = self.board.hand, self.board.carried
        held = sorted(hand.sprites, key=lambda sprite: sprite not in hand.fresh)
        marked: list[Sprite] = []
        for face in self._owed:
            sprite = next((one for one in held if one.face == face and one not in marked), None)
            if sprite is not None and sprite not in carried:
                marked.append(sprite)
        return marked
