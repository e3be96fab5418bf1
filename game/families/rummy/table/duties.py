"""Components of a rummy besides cards: duties, a choice of two, and watching to the end.

Cards of the hand must be melded before the turn may end: the taken discard, won jokers. A card may do two things at a
clicked meld: which end, or add and win. Who is out of the match watches the others, or lets them play on at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.cards import Face
from game.engine import Action
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.advice import grave_question, owed
from game.families.rummy.table.drops import ways_at
from game.i18n import _
from game.ui.graphics.text import TextStyle
from game.ui.table.cards.fresh_dots import under_index
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Offer
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind

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
        """Note what will be owed."""
        due = owed(view)

        def show() -> None:
            self._owed = due

        return show

    def asks(self, actions: Sequence[Action]) -> str:
        """The discard of a joker is asked about first."""
        return grave_question(actions)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Return the marked cards."""
        hand = pygame.Rect(self.board.layout.zones[Zone("hand")])
        return {"duties": (hand, tuple(sprite.number for sprite in self.marked()))}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A seal below the index of each, wherever it lies in the hand or in the strip."""
        style = self.style
        for sprite in self.marked():
            slot = sprite.slot
            side = max(16, round(slot.w * _SIDE))
            rect = pygame.Rect(0, 0, side, side).move_to(center=under_index(slot, _AT))
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


class Choice(TableComponent[RummyView]):
    """Offers both as buttons while the card stays selected; a drop on either half of the meld need not be asked."""

    def __init__(self, table: TableContext[RummyView]) -> None:
        super().__init__(table)
        self._meld: Zone | None = None
        """The zone of the meld that was clicked."""
        self._card: tuple[Face, ...] = ()

    def clicked(self, zone: Zone, taking: Sequence[Action]) -> bool:
        """A meld was clicked with a card selected that has two things to do there."""
        self._meld, self._card = zone, self.table.selected_faces()
        asked = len(self._ways()) == 2
        if asked:
            self.table.selection_changed()
        return asked

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """The two, in place of what else may be done with the card."""
        ways = self._ways()
        return list(ways) if ways else offers

    def _ways(self) -> list[Offer]:
        table, view = self.table, self.table.view()
        if view.actor != table.seat or self._card != table.selected_faces():
            return []
        for number in range(1, len(view.melds) + 1):
            place = view.place(number)
            if self._meld == Zone.of(place):
                ways = ways_at(view, number, self._card)
                if len(ways) == 2:
                    return [
                        Offer(way.name, way.label, (way.action,), table.match.why_not([way.action]), tip=way.tip)
                        for way in ways
                    ]
        return []


_WIDE = 420
"""Units of the button."""


class Watching(TableComponent[RummyView]):
    """The button lies where the own hand would be."""

    def __init__(self, table: TableContext[RummyView]) -> None:
        super().__init__(table)
        self._away = _is_away(table.view())
        self._button = Button("fast_forward", "", self._toggle, kind=ButtonKind.PRIMARY, size=24)
        self._button.visible = False
        self.widgets = (self._button,)

    def prepare(self, view: RummyView) -> Callable[[], object]:
        """Whether the player will be out."""
        away = _is_away(view)

        def show() -> None:
            self._away = away

        return show

    def place(self) -> None:
        """In the middle of the empty hand."""
        table, style = self.table, self.style
        hand = pygame.Rect(self.board.layout.zones[Zone("hand")])
        self._button.visible = self._away
        self._button.label = _("Watch at normal speed") if table.hastened else _("Skip to the end")
        self._button.tip = _("You're out of the match: the others play on without pauses")
        box = pygame.Rect(0, 0, min(hand.width, style.px(_WIDE)), style.target(64)).move_to(center=hand.center)
        self._button.place(box)

    def _toggle(self) -> None:
        self.table.hasten(not self.table.hastened)
        self.place()


def _is_away(view: RummyView) -> bool:
    return view.seat not in view.playing
