"""Reasons of taking the pile and of drawing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.melds.common import Draw
from reasons.families.canasta.cards import Cards, counted, less, melds_of, ours, theirs
from reasons.judging import Hint, differs


@dataclass(frozen=True)
class Piles(Cards):
    """Judges them."""

    def _pile_denies(self, hint: Hint) -> str | None:
        if self.taking(hint) or hint.card not in hint.view.discards:
            return "the card is not taken with the pile"
        return differs("cards unseen", hint.number("count"), self.unseen_with(hint, hint.card))

    def taking(self, hint: Hint) -> str | None:
        """Why the pile is not taken."""
        return "nothing is taken" if isinstance(hint.action, Draw) or hint.view.phase.key != "draw" else None

    def drawing(self, hint: Hint) -> str | None:
        """Why nothing is drawn."""
        return None if isinstance(hint.action, Draw) else "nothing is drawn"

    def _pile_bonus(self, hint: Hint) -> str | None:
        return self.taking(hint) or differs("bonus", hint.number("points"), self.earned(hint, hint.end))

    def _pile_melds(self, hint: Hint) -> str | None:
        false = self.taking(hint)
        if false:
            return false
        melded = counted(melds_of(hint, hint.end)) - counted(ours(hint.view))
        wrong = Counter(hint.cards) - melded
        if wrong:
            return f"{list(map(str, wrong))} are not melded this turn"
        return None if not Counter(hint.cards) - Counter(hint.view.discards) else "they are not in the pile"

    def _pile_fits(self, hint: Hint) -> str | None:
        false = self.taking(hint)
        if false:
            return false
        pool = (*hint.view.hand, *hint.view.discards)
        wrong = [str(card) for card in hint.cards if self.fits_nothing(hint, card, less(pool, card))]
        return f"{wrong} fit nothing" if wrong else None

    def _pile_feeds(self, hint: Hint) -> str | None:
        if self.taking(hint) or hint.card not in hint.view.discards:
            return "the card is not taken with the pile"
        return differs("cards of the meld", hint.number("count"), self.longest(theirs(hint.view), hint.card, hint.view))

    def _pile_useless(self, hint: Hint) -> str | None:
        pool = (*hint.view.hand, *hint.view.discards)
        useless = [card for card in hint.view.discards if self.fits_nothing(hint, card, less(pool, card))]
        total = hint.params.get("total", hint.number("count"))
        return (
            self.drawing(hint)
            or differs("cards", total, len(hint.view.discards))
            or differs("useless cards", hint.number("count"), len(useless))
        )
