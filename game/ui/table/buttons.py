"""The buttons of the table: offers of the moment, the order of the hand, take back, redo, menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.engine import Place
from game.i18n import _, mark
from game.ui.kit import Align, Control, Row, Space
from game.ui.system.shortcuts import Command
from game.ui.table.actions import Actions
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.facts import Offer
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.input.caution import Caution
from game.ui.table.input.hint import Hint
from game.ui.table.input.table_input import TableInput
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind, Widget

_OFFERS: Final = 3
_SUGGEST: Final = "suggest"
"""The button of a strip where melds are tried, which says anew with every offer whether it is there."""
_ROWS: Final = 3
"""The number of buttons beside the hand."""
_BROAD: Final = 4
"""Room so much wider than high holds them beside each other."""
_SQUARED: Final = 2
"""A pile in a place of fewer widths of a card is squared: its button lies across its foot."""
_ORDERS: Final = {
    Sorting.SUIT: mark("By suit"),
    Sorting.RANK: mark("By rank"),
    Sorting.MELDS: mark("By melds"),
    Sorting.MANUAL: mark("My order"),
}


class TableButtons:
    """Places the buttons of a table and says which of them may be pressed."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        actions: Actions,
        player: TableInput,
        hint: Hint,
        components: Sequence[AnyComponent],
        caution: Caution,
        remark: Callable[[str, int, int], None],
    ) -> None:
        """`remark` says something in place of the prompt, in so many pixels after those before it."""
        self._table = table
        self._game = game
        self._components = components
        self._caution = caution
        self._remark = remark
        self.offers: list[Offer] = []
        self._only: frozenset[str] | None = None
        self._grayed: list[Widget] = []
        """What waits until all may be used again."""
        self._offer = [
            Button(f"offer.{place}", "", partial(self._take, place), kind=ButtonKind.PRIMARY, size=22)
            for place in range(_OFFERS)
        ]
        for place, button in enumerate(self._offer):
            button.says_why = partial(self._refuse, place)
        self._sort = Button("sort", "", player.sort_another_way, size=18)
        self._undo = Button("take_back", "", actions.take_back, size=20)
        self._redo = Button("redo", "", actions.redo, size=18)
        self._hint = Button("hint", "", hint.ask, size=18)
        self._menu = Button("pause", "", table.stage.navigator.open_pause, size=20)
        self._undo.visible = self._redo.visible = table.board.config.takes_back
        self._tips_back: Sequence[tuple[str, str]] = ()
        """What is said of taking back and of doing again where it cannot be done, and where it can: its key."""
        self._placed_in: tuple[object, ...] | None = None
        """The room for which the fixed buttons were placed."""
        self.relabel()

    @property
    def widgets(self) -> Sequence[Widget]:
        """All buttons of the table in the order of the keyboard: offers, those of components, the fixed ones."""
        of_components = [widget for component in self._components for widget in component.widgets]
        return [*self._offer, *of_components, self._sort, self._undo, self._redo, self._hint, self._menu]

    def relabel(self) -> None:
        """The words of another language on the buttons, and tips with the keys that the player chose."""
        self._undo.label, self._redo.label = _("Take back"), _("Redo")
        self._hint.label, self._menu.label = _("Hint"), _("Menu")
        self._hint.tip = _("See what a good player would do now ({key}).", key=self._key(Command.HINT))
        self._sort.sets = _("Sort order")
        self._sort.tip = _(
            "Change the sort order ({key}), or drag cards into an order of your own.", key=self._key(Command.SORT)
        )
        nothing = (_("Nothing to take back now."), _("Nothing was taken back."))
        keys = (self._key(Command.TAKE_BACK), self._key(Command.REDO))
        self._tips_back = tuple(zip(nothing, keys, strict=True))
        self._placed_in = None
        for component in self._components:
            component.relabel()

    def _key(self, command: Command) -> str:
        return self._table.stage.shortcuts.text(command) or "–"

    def place(self) -> None:
        """Put the buttons where the layout wants them, and ask the game for its offers."""
        zones = self._table.board.layout.zones
        room = zones[Zone("tools")], zones[Zone("menu")], self._table.style.scale
        if room != self._placed_in:
            self._placed_in = room
            self._menu.place(pygame.Rect(zones[Zone("menu")]))
            self._place_beside_hand()
        for component in self._components:
            component.place()
        self.offer()

    def _place_beside_hand(self) -> None:
        """One below the other, or in a row; two share a place where both have room there."""
        style, foot = self._table.style, self.row(0)
        if self._table.board.config.takes_back:
            self._undo.place(self.row(1))
            self._side_by_side(foot, self._redo, self._hint)
            if not self._hint.has_room(style):
                self._side_by_side(self.row(1), self._undo, self._redo)
                self._hint.place(foot)
            self._sort.place(self.row(2))
        else:
            self._hint.place(foot)
            self._sort.place(self.row(1))

    def _side_by_side(self, row: pygame.Rect, first: Button, second: Button) -> None:
        """Two buttons share a row."""
        both = Row(Control(first), Control(second), gap=Space.SMALL, even=True, cross=Align.STRETCH)
        both.arrange(self._table.style, row)

    def row(self, number: int) -> pygame.Rect:
        """The place of a button beside the hand, counted from below; three find room."""
        style = self._table.style
        tools = pygame.Rect(self._table.board.layout.zones[Zone("tools")])
        gap = style.px(8)
        if tools.width > _BROAD * tools.height:  # in a row, from the end
            wide = (tools.width - gap * (_ROWS - 1)) // _ROWS
            return pygame.Rect(tools.right - (wide + gap) * (number + 1) + gap, tools.top, wide, tools.height)
        high = min(style.target(58), (tools.height - gap * (_ROWS - 1)) // _ROWS)
        return pygame.Rect(tools.left, tools.bottom - (high + gap) * (number + 1) + gap, tools.width, high)

    def keep_only(self, names: frozenset[str] | None) -> None:
        """Show only these of the offers and of the buttons beside the hand, and what takes back; None for all again.

        What stands on the table beside them, such as a question with its answers, is gray as long.
        """
        if names != self._only:
            self._only = names
            self._table.refresh()  # what stands around the buttons takes the room of those that are hidden

    def offer(self) -> None:
        """Ask the game what may be offered now."""
        table, board = self._table, self._table.board
        self.offers = list(self._game.offers(table.match, table.view(), table.selected_faces()))
        for widget in self._grayed:
            widget.enabled = True
        for component in self._components:
            self.offers = component.offers(self.offers)
        shown = table.idle or bool(board.selected)
        strip = pygame.Rect(board.layout.zones[Zone("prompt")])
        offered: list[Button] = []
        at_piles: list[Button] = []
        done_elsewhere = bool(board.selected or board.staging.groups)
        allowed = [one for one in self.offers if one.refusal is None and not (one.aside and done_elsewhere)]
        best = (one for one in allowed if table.is_wanted(one.actions) and not self._caution.is_dear(one.actions))
        beckons = next(best, None) if shown else None
        for place, button in enumerate(self._offer):
            button.visible = shown and place < len(self.offers)
            if button.visible:
                offer = self.offers[place]
                button.name, button.label = offer.name, offer.label
                button.enabled = offer.refusal is None
                button.kind = ButtonKind.PRIMARY if offer is beckons else ButtonKind.PLAIN
                button.tip = table.phrases.refusal(offer.refusal) if offer.refusal else offer.tip
                (at_piles if offer.pile and not board.selected else offered).append(button)
        if not self._stand_at_piles(at_piles):
            offered = [*at_piles, *offered]
        self._line_up(offered, strip)
        self._sort.label = _ORDERS[board.hand.sorting].said()
        left = min((button.rect.left for button in offered), default=strip.right)
        right = max((button.rect.right for button in offered), default=strip.left)
        first = table.stage.profile.settings.left_handed
        free = strip.right - right if first else left - strip.left
        room = max(1, free - table.style.px(16))
        self._remark(self._described(), room, strip.width - room if first else 0)
        table.highlight()
        self._undo.enabled = table.match.can_undo()
        self._redo.enabled = table.match.can_redo()
        for button, (nothing, key) in zip((self._undo, self._redo), self._tips_back, strict=True):
            button.tip = key if button.enabled else nothing
        self._hide()

    def _hide(self) -> None:
        """What is not to be shown, where only some buttons are."""
        only, back = self._only, self._table.board.config.takes_back
        for button in (self._undo, self._redo):
            button.visible = back and (only is None or button.enabled)
        for button in (self._sort, self._hint):
            button.visible = only is None or button.name in only
        others = [widget for component in self._components for widget in component.widgets]
        for widget in (*self._offer, *(each for each in others if each.name == _SUGGEST)):
            widget.visible &= only is None or widget.name in only
        self._grayed = [] if only is None else [each for each in others if each.enabled and each.name not in only]
        for widget in self._grayed:
            widget.enabled = False

    def _line_up(self, buttons: Sequence[Button], strip: pygame.Rect) -> None:
        """Side by side up to the end of the strip, each as wide as its label, or narrower where the strip is short.

        For whoever plays with the other hand they begin where the strip begins.
        """
        px, first = self._table.style.px, self._table.stage.profile.settings.left_handed
        justify = Align.START if first else Align.END
        row = Row(*map(Control, buttons), gap=Space.SMALL, justify=justify, cross=Align.STRETCH)
        row.arrange(self._table.style, strip.inflate(-px(Space.SMALL.value), -px(Space.TIGHT.value)))

    def _stand_at_piles(self, buttons: Sequence[Button]) -> bool:
        """Put buttons at the foot of squared piles that they take from, and beside cards that lie spread.

        False where there is no room for all of them: none covers what can be read.
        """
        style, board = self._table.style, self._table.board
        layout = board.layout
        pad, high = style.px(8), layout.zones[Zone("prompt")].h - style.px(4)
        for button in buttons:
            pile = next(offer.pile for offer in self.offers if offer.name == button.name)
            zone = pygame.Rect(layout.zones[Zone(pile)]).inflate(-2 * pad, -2 * pad)
            wide, left = min(zone.width, button.natural(style)[0]), zone.left
            hidden = all(sprite.face is None for sprite in board.pool.at(Place(pile)))
            for card in layout.slots.get(Place(pile), ())[-1:]:
                if hidden and zone.width < _SQUARED * card.rect.w:
                    wide = max(wide, min(zone.width, card.rect.w))
                    left = zone.centerx - wide // 2
                else:
                    left = card.rect.right + pad
                    wide = min(wide, zone.right - left)
            button.place(pygame.Rect(left, zone.bottom - high, wide, high))
            if wide <= 0 or not button.has_room(style):
                return False
        return True

    def take_first(self) -> None:
        """Do what is offered first for the selected cards and is no mistake, or say why not."""
        offers = [offer for offer in self.offers if not offer.aside]
        allowed = [offer for offer in offers if offer.refusal is None]
        if allowed:
            wanted = [offer for offer in allowed if self._table.is_wanted(offer.actions)] or allowed
            first = next((offer for offer in wanted if not self._caution.is_dear(offer.actions)), wanted[0])
            if not self._caution.stops(first.actions):
                self._table.do(first.actions)
        elif offers and (refusal := offers[0].refusal) is not None:
            self._table.refuse(refusal)

    def _described(self) -> str:
        """What is to be known about what is selected: its worth, or why it may not be laid."""
        for offer in self.offers:
            if offer.refusal is not None and offer.remarked:
                return self._table.phrases.refusal(offer.refusal)
            if offer.detail:
                return offer.detail
        return ""

    def _refuse(self, place: int) -> None:
        """Say why it may not be done now."""
        offer = self.offers[place] if place < len(self.offers) else None
        if offer is not None and offer.refusal is not None:
            self._table.refuse(offer.refusal)

    def _take(self, place: int) -> None:
        offer = self.offers[place] if place < len(self.offers) else None
        if offer is not None:
            self._table.choose(offer.actions)
