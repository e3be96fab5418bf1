"""The hand as its player left it: remembered when the table is left, and arranged so again when the match goes on."""

from __future__ import annotations

from contextlib import suppress

from game.cards import CardSyntaxError, format_faces, parse_faces
from game.match.match import Match
from game.storage.hand_orders import HandOrder as Kept
from game.storage.hand_orders import HandOrders
from game.ui.table.cards.hand_order import HandOrder, Sorting


class LeftHand:
    """Between the order of a hand at the table and the file in which it outlasts the program."""

    def __init__(self, orders: HandOrders, match: Match, hand: HandOrder) -> None:
        self._orders = orders
        self._match = match
        self._hand = hand

    def take_up(self) -> bool:
        """Arrange the hand as it was left in this round; returns whether it was."""
        path = self._match.record_path
        kept = self._orders.of(path.name) if path is not None else None
        if kept is None or kept.round != self._match.standing().round:
            return False
        with suppress(CardSyntaxError, ValueError):
            self._hand.arrange(Sorting(kept.sorting), parse_faces(kept.cards))
            return True
        return False

    def leave(self) -> None:
        """Remember how the hand lies, where that is not how it is dealt."""
        path = self._match.record_path
        if path is None:
            return
        usual = self._hand.is_usual or self._match.outcome() is not None
        faces = format_faces(sprite.face for sprite in self._hand.sprites if sprite.face is not None)
        kept = None if usual else Kept(self._match.standing().round, self._hand.sorting.value, faces)
        self._orders.keep(path.name, kept)
