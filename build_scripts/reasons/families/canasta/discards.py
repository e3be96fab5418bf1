"""Reasons of discards."""

from __future__ import annotations

from dataclasses import dataclass

from game.melds.common import Discard
from reasons.families.canasta.cards import Cards, less, ours, theirs, wild
from reasons.judging import Hint, Verdict, differs, estimate


@dataclass(frozen=True)
class Discards(Cards):
    """Judges them."""

    def kept(self, hint: Hint) -> str | None:
        """Whether the card that is named might have been discarded."""
        if not isinstance(hint.action, Discard):
            return "nothing is discarded"
        if hint.card == hint.action.card or hint.card not in hint.view.hand:
            return f"{hint.card} is not kept"
        return None

    def _keeps_wild(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        return None if wild(hint.card) and not wild(hint.action.card) else "no wild card is kept by it"

    def _keeps_with(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        kept, gone = hint.card, hint.action.card
        with_kept = self.together(hint, kept, less(hint.view.hand, kept))
        wrong = [str(card) for card in hint.cards if card not in with_kept]
        if wrong:
            return f"{wrong} do not go with {kept}"
        with_gone = set(self.together(hint, gone, less(hint.view.hand, gone)))
        if len(with_gone) >= len(set(with_kept)) and hint.view.hand.count(gone) < 2:
            return f"{gone} goes with as many cards"
        return None

    def _keeps_for_team(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        kept, gone = (self.longest(ours(hint.view), card, hint.view) for card in (hint.card, hint.action.card))
        if kept <= gone:
            return f"{hint.action.card} fits as long a meld"
        return differs("cards of the meld", hint.params.get("count", kept), kept)

    def _counts_more(self, hint: Hint) -> str | None:
        points = self.points((hint.action.card,), hint.view.options) - self.points((hint.card,), hint.view.options)
        return self.kept(hint) or differs("points", hint.number("points"), round(points))

    def _feeds_meld(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        kept, gone = (self.longest(theirs(hint.view), card, hint.view) for card in (hint.card, hint.action.card))
        return "it feeds no less" if kept <= gone else differs("cards of the meld", hint.number("count"), kept)

    def _feeds_bonus(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        kept, gone = (self.bonus_with(hint, card) for card in (hint.card, hint.action.card))
        return "the discard earns as much" if kept <= gone else differs("bonus", hint.number("points"), kept)

    def _unseen(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        if wild(hint.card) or wild(hint.action.card):
            return "one of them is wild"
        count, other = (self.unseen_with(hint, card) for card in (hint.card, hint.action.card))
        if count <= other:
            return "the discard goes with as many"
        return differs("cards unseen", hint.number("count"), count) or differs("others", hint.number("other"), other)

    def _better_by(self, hint: Hint) -> str | Verdict:
        return self.kept(hint) or estimate(hint)

    def _close(self, hint: Hint) -> str | Verdict:
        return self.kept(hint) or Verdict.ESTIMATE

    def _alike(self, hint: Hint) -> str | None:
        false = self.kept(hint)
        if false:
            return false
        kept, gone = hint.card, hint.action.card
        if wild(kept) != wild(gone):
            return "one of them is wild"
        for melds in (ours(hint.view), theirs(hint.view)):
            if self.longest(melds, kept, hint.view) != self.longest(melds, gone, hint.view):
                return "one of them fits a longer meld"
        return None
