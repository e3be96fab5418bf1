"""The buttons of the table: offers of the moment, the order of the hand, take back, redo, menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.i18n.phrases.message import mark
from game.ui.shortcuts import Command
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.facts import Offer
from game.ui.widgets import Button, ButtonKind

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_OFFERS: Final = 3
_ROWS: Final = 3
"""Of buttons beside the hand."""
_ORDERS: Final = {
    Sorting.SUIT: mark("By suit"),
    Sorting.RANK: mark("By rank"),
    Sorting.MELDS: mark("By melds"),
    Sorting.MANUAL: mark("My order"),
}


class TableButtons:
    """Places the buttons of a table and says which of them may be pressed."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.offers: list[Offer] = []
        self._offer = [
            Button(f"offer.{place}", "", partial(self._take, place), kind=ButtonKind.PRIMARY, size=22)
            for place in range(_OFFERS)
        ]
        player = scene.input
        self._sort = Button("sort", "", player.sort_another_way, size=18)
        self._undo = Button("take_back", _("Take back"), player.take_back, size=20)
        self._redo = Button("redo", _("Redo"), player.redo, size=18)
        self._hint = Button("hint", _("Hint"), scene.hint.ask, size=18)
        self._menu = Button("pause", _("Menu"), scene.stage.navigator.open_pause, size=20)
        self._undo.visible = self._redo.visible = scene.game.config.takes_back
        of_parts = [widget for component in scene.components for widget in component.widgets]
        fixed = [self._sort, self._undo, self._redo, self._hint, self._menu]
        scene.group.replace([*self._offer, *of_parts, *fixed])

    def place(self) -> None:
        """Put the fixed buttons where the layout wants them."""
        style = self._scene.style
        foot = self.row(0)
        if self._scene.game.config.takes_back:
            half = (foot.width - style.px(8)) // 2
            self._redo.place(pygame.Rect(foot.left, foot.top, half, foot.height))
            self._hint.place(pygame.Rect(foot.right - half, foot.top, half, foot.height))
            self._undo.place(self.row(1))
            self._sort.place(self.row(2))
        else:
            self._hint.place(foot)
            self._sort.place(self.row(1))
        self._menu.place(pygame.Rect(self._scene.board.layout.zones["menu"]))
        self._tell_keys()
        for component in self._scene.components:
            component.place()
        self.offer()

    def row(self, number: int) -> pygame.Rect:
        """The place of a button beside the hand, counted from below; three find room."""
        style = self._scene.style
        tools = pygame.Rect(self._scene.board.layout.zones["tools"])
        gap = style.px(8)
        high = min(style.target(58), (tools.height - gap * (_ROWS - 1)) // _ROWS)
        return pygame.Rect(tools.left, tools.bottom - (high + gap) * (number + 1) + gap, tools.width, high)

    def _tell_keys(self) -> None:
        """Tips with the keys that the player chose."""

        def key(command: Command) -> str:
            return self._scene.stage.shortcuts.text(command) or "–"

        self._undo.tip, self._redo.tip = key(Command.TAKE_BACK), key(Command.REDO)
        self._hint.tip = _("What a good player would do now ({key})", key=key(Command.HINT))
        self._sort.tip = _(
            "Sort the hand another way ({key}). Drag cards for an order of your own.", key=key(Command.SORT)
        )

    def offer(self) -> None:
        """Ask the game what may be offered now."""
        scene = self._scene
        self.offers = list(scene.game.offers(scene.match, scene.view(), scene.input.selected_faces()))
        for component in scene.components:
            self.offers = component.offers(self.offers)
        shown = scene.presenter.idle(scene.now) or bool(scene.board.selected)
        strip = pygame.Rect(scene.board.layout.zones["prompt"])
        offered = []
        for place, button in enumerate(self._offer):
            button.visible = shown and place < len(self.offers)
            if button.visible:
                offer = self.offers[place]
                button.name, button.label = offer.name, offer.label
                button.enabled = offer.refusal is None
                button.tip = scene.phrases.refusal(offer.refusal) if offer.refusal else ""
                offered.append(button)
        self._line_up(offered, strip)
        self._sort.label = _ORDERS[scene.board.hand.sorting].said()
        left = min((button.rect.left for button in offered), default=strip.right)
        scene.remark(self._described(), max(1, left - strip.left - scene.style.px(16)))
        scene.input.highlight()
        self._undo.enabled = scene.match.can_undo()
        self._redo.enabled = scene.match.can_redo()

    def _line_up(self, buttons: Sequence[Button], strip: pygame.Rect) -> None:
        """Side by side up to the end of the strip, each as wide as its label, or narrower where the strip is short."""
        style = self._scene.style
        gap, high = style.px(8), strip.height - style.px(4)
        wanted = [button.natural(style)[0] for button in buttons]
        room = strip.width - style.px(8) - gap * (len(buttons) - 1)
        share = min(1.0, room / max(1, sum(wanted)))
        right = strip.right - style.px(4)
        for button, natural in reversed(list(zip(buttons, wanted, strict=True))):
            wide = int(natural * share)
            button.place(pygame.Rect(right - wide, strip.centery - high // 2, wide, high))
            right -= wide + gap

    def take_first(self) -> None:
        """Do what is offered first for the selected cards, or say why not."""
        offers = [offer for offer in self.offers if not offer.aside]
        may = next((offer for offer in offers if offer.refusal is None), None)
        if may is not None:
            self._scene.input.do(may.actions)
        elif offers and (refusal := offers[0].refusal) is not None:
            self._scene.refuse(refusal)

    def _described(self) -> str:
        """What is to be known about what is selected: its worth, or why it may not be laid."""
        for offer in self.offers:
            if offer.refusal is not None and offer.remarked:
                return self._scene.phrases.refusal(offer.refusal)
            if offer.detail:
                return offer.detail
        return ""

    def _take(self, place: int) -> None:
        offer = self.offers[place] if place < len(self.offers) else None
        if offer is not None:
            self._scene.group.set_focus(None)  # the next offer on this button must be meant anew
            self._scene.input.do(offer.actions)
            self._scene.focus.home()
