"""What clicks mean at the table: selecting cards, taking from piles, dropping what is selected, the obvious move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.engine import SeatView
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.board import RELAYOUT_MS
from game.ui.table.contract.config import DOUBLE_CLICK_MS
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.input.caution import Caution
from game.ui.table.input.targets import others_before
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.strip import STRIP, Strip

RESTED_MS: Final = 900.0
"""A card that was clicked so lately is still being selected, or no longer: it takes no double click."""


class _Click(NamedTuple):
    sprite: Sprite
    at: float
    first: bool
    """Whether another click soon after it makes a double click."""


class Clicks:
    """Everything a drag can do can be done by clicking as well."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        components: Sequence[AnyComponent],
        strip: Strip[SeatView] | None,
        caution: Caution,
        open_log: Callable[[], None],
    ) -> None:
        self._table = table
        self._board = table.board
        self._game = game
        self._components = components
        self._strip = strip
        self._caution = caution
        self._open_log = open_log
        self._last: _Click | None = None

    def card(self, sprite: Sprite) -> None:
        """A card of the hand: selected, or no longer; twice, the obvious move."""
        if self._double(sprite):
            self.obvious(sprite)
        else:
            self.toggle(sprite)

    def toggle(self, sprite: Sprite) -> None:
        """Select a card, or no longer."""
        selected = list(self._board.selected)
        if sprite in selected:
            selected.remove(sprite)
        elif self._board.config.alone:
            selected = [sprite]
        else:
            selected.append(sprite)
        self._table.select(selected)

    def staged(self, sprite: Sprite) -> None:
        """A card of the staging strip: the selected cards come after it, before it where it is the first of its group.

        Without any, it goes back to the hand.
        """
        strip = self._strip
        if strip is None:
            return
        group = next(number for number, each in enumerate(self._board.staging.groups) if sprite in each)
        if self._board.selected:
            place = self._board.staging.groups[group].index(sprite)
            strip.put(self._board.selected, group, place + 1 if place else 0)
        else:
            strip.take([sprite])

    def zone(self, zone: Zone) -> bool:
        """A pile, a tray or a meld: the selected cards go there; without any, the pile is taken or opened.

        Returns whether there was anything to do.
        """
        table = self._table
        if zone == "last":
            self._open_log()
            return True
        if self._strip is not None and zone.kind == STRIP:
            return self._to_strip(self._strip, zone)
        mine = table.own_turn
        if mine and self._board.selected:
            meaning = self._game.drops(table.match, table.view(), table.selected_faces()).get(zone)
            if meaning is not None:
                table.do(meaning)
                return True
        taken = self._game.takes(table.view()).get(zone, ()) if mine else ()
        if any(component.clicked(zone, taken) for component in self._components):
            return True
        if taken:
            table.act(taken)
        return bool(taken)

    def between(self, position: tuple[int, int]) -> None:
        """Beside the cards of the hand: the selected ones move there."""
        table, board = self._table, self._board
        if board.selected and board.reorder(board.selected, others_before(board, *position)):
            board.rearrange(table.now, table.pace.move(RELAYOUT_MS))
            table.selection_changed()

    def _to_strip(self, strip: Strip[SeatView], zone: Zone) -> bool:
        """The selected cards become a group or join one; without any, the group goes back to the hand."""
        group = zone.number
        if self._board.selected:
            strip.put(self._board.selected, group)
        elif group is not None:
            strip.take(tuple(self._board.staging.groups[group]))
        else:
            return False
        return True

    def obvious(self, sprite: Sprite) -> bool:
        """Put the card where it fits best: into what lies in a zone, else onto a pile. Where that would be a mistake it
        is only done when it is asked for again.

        Returns whether there is anywhere to put it.
        """
        table = self._table
        self._table.select([])
        if not table.own_turn or sprite.face is None:
            return False
        meanings = self._game.drops(table.match, table.view(), (sprite.face,))
        inner = [meaning for zone, meaning in meanings.items() if self._board.config.is_nested(zone)]
        outer = [meaning for zone, meaning in meanings.items() if zone.is_single]
        why_not = table.match.why_not
        legal = [ways for ways in ([way for way in some if why_not(way) is None] for some in (inner, outer)) if ways]
        if legal:
            actions = self._caution.best(legal[0])
            if not self._caution.stops(actions):
                table.act(actions, [sprite])
                return True
            self._last = None  # a second double click may follow at once
        elif (refused := [*inner, *outer]) and (refusal := why_not(refused[-1])) is not None:
            table.refuse(refusal)
        return bool(inner or outer)

    def _double(self, sprite: Sprite) -> bool:
        """Whether a click is the second half of a double click.

        The first half selects a card that was at rest, in a turn of the player's own.
        """
        now = self._table.now
        before = self._last if self._last is not None and self._last.sprite is sprite else None
        rested = before is None or now - before.at > RESTED_MS
        first = rested and sprite not in self._board.selected and self._table.own_turn
        self._last = _Click(sprite, now, first)
        return before is not None and before.first and now - before.at <= DOUBLE_CLICK_MS
