"""Checks of the reasons for cards in games of tricks whose cards count points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from game.cards import Face
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.rules import SEATS, TEAMS, TrickRules
from game.tricks.solver import values
from reasons.judging import Check, Hint, Verdict, differs, estimate

_WORLDS: Final = 16
_SOLVED: Final = 5
"""Cards in hand up to which worlds are solved."""
_SURE: Final = 2.0
"""Standard errors beyond which a difference over worlds is one."""
_CLOSE: Final = 4.0
"""Card points that are still close."""


@dataclass(frozen=True)
class CardChecks:
    """Judges the reasons for cards of one game."""

    play: type[Any]
    """The action that plays a card."""
    rules: Callable[[Any], TrickRules]
    """The ranks, points and duties under the contract of a view."""
    locked: Callable[[Any], bool] = lambda _view: False
    """Whether trumps may not be led by who has another card."""

    def _power(self, hint: Hint, card: Face, led: Face) -> int:
        """Return the power of a card in a trick: the more the better, below 0 if it cannot win."""
        trump = hint.view.trump
        place = self.rules(hint.view).strength(card, trump)
        if card.suit == trump:
            return 100 + place
        return place if card.suit == led.suit else -1

    def _winning(self, hint: Hint) -> tuple[int, Face]:
        """Return the seat that is winning the trick, and its card."""
        trick = hint.view.trick
        best = max(trick, key=lambda card: self._power(hint, card, trick[0]))
        return (hint.view.leader + trick.index(best)) % SEATS, best

    def _beats(self, hint: Hint, card: Face) -> bool:
        led = hint.view.trick[0]
        return self._power(hint, card, led) > self._power(hint, self._winning(hint)[1], led)

    def _out(self, hint: Hint) -> list[Face]:
        """The cards that others hold."""
        played = [card for trick in hint.view.tricks for card in trick.cards]
        return [card for card in self.rules(hint.view).deck if card not in (*hint.view.hand, *played, *hint.view.trick)]

    def _stays(self, hint: Hint, card: Face) -> bool:
        """Whether the card wins the trick whatever comes, once it is winning."""
        if len(hint.view.trick) == SEATS - 1:
            return True
        led = hint.view.trick[0]
        return all(self._power(hint, other, led) < self._power(hint, card, led) for other in self._out(hint))

    def _partner_wins(self, hint: Hint) -> bool:
        return bool(hint.view.trick) and TEAMS[self._winning(hint)[0]] == hint.view.team

    def _counts(self, hint: Hint, card: Face) -> int:
        return self.rules(hint.view).points(card, hint.view.trump)

    def _so_far(self, hint: Hint) -> str | None:
        return differs("points", hint.number("points"), sum(self._counts(hint, card) for card in hint.view.trick))

    def _following(self, check: Check) -> Check:
        """For reasons of a card that follows to a trick."""

        def checked(hint: Hint) -> str | Verdict | None:
            if not isinstance(hint.action, self.play) or not hint.view.trick:
                return "it follows to no trick"
            return check(hint)

        return checked

    def _leading(self, check: Check) -> Check:
        """For reasons of a card that is led."""

        def checked(hint: Hint) -> str | Verdict | None:
            if not isinstance(hint.action, self.play) or hint.view.trick:
                return "it is not led"
            return check(hint)

        return checked

    def _instead(self, check: Check) -> Check:
        """For reasons that name a card which might have been played."""

        def checked(hint: Hint) -> str | Verdict | None:
            if not isinstance(hint.action, self.play) or hint.card == hint.action.card:
                return "no other card is named"
            return check(hint) if self.play(hint.card) in hint.actions else f"{hint.card} may not be played"

        return checked

    def _takes(self, *, trump: bool | None) -> Check:
        def check(hint: Hint) -> str | None:
            card = hint.action.card
            if self._partner_wins(hint):
                return "the partner has the trick already"
            if not self._beats(hint, card):
                return "it does not beat the table"
            if trump is not None and not self._stays(hint, card):
                return "it may still be beaten"
            if trump and card.suit != hint.view.trump:
                return "it is no trump"
            return self._so_far(hint)

        return self._following(check)

    def _secures(self, hint: Hint) -> str | None:
        if not self._partner_wins(hint) or self._stays(hint, self._winning(hint)[1]):
            return "the partner's card is not in danger"
        return (
            self._so_far(hint)
            if self._beats(hint, hint.action.card) and self._stays(hint, hint.action.card)
            else "nor is it safe"
        )

    def _feeds(self, hint: Hint) -> str | None:
        if not self._partner_wins(hint) or self._beats(hint, hint.action.card):
            return "the partner does not win the trick"
        return differs("points", hint.number("points"), self._counts(hint, hint.action.card))

    def _gives(self, hint: Hint) -> str | None:
        if self._partner_wins(hint) or self._beats(hint, hint.action.card):
            return "the opponents do not win the trick"
        cheaper = [action.card for action in hint.actions if isinstance(action, self.play)]
        if any(self._counts(hint, card) < self._counts(hint, hint.action.card) for card in cheaper):
            return "another card gives less"
        return differs(
            "points", hint.number("points"), self._counts(hint, hint.card) - self._counts(hint, hint.action.card)
        )

    def _leaves(self, hint: Hint) -> str | None:
        if not self._partner_wins(hint) or self._beats(hint, hint.action.card):
            return "the partner does not win the trick"
        return None if self._beats(hint, hint.card) else f"{hint.card} would not take it"

    def _cheaper(self, hint: Hint) -> str | None:
        both = self._beats(hint, hint.action.card) and self._beats(hint, hint.card)
        return (
            None
            if both and self._counts(hint, hint.action.card) < self._counts(hint, hint.card)
            else "it is not cheaper"
        )

    def _higher_out(self, hint: Hint, card: Face) -> list[Face]:
        return [
            other
            for other in self._out(hint)
            if other.suit == card.suit and self._power(hint, other, card) > self._power(hint, card, card)
        ]

    def _cashes(self, hint: Hint) -> str | None:
        card = hint.action.card
        trumps = [other for other in self._out(hint) if other.suit == hint.view.trump]
        if hint.card != card or self._higher_out(hint, card) or (trumps and card.suit != hint.view.trump):
            return "something that is out beats it"
        return None

    def _tops_suit(self, hint: Hint) -> str | None:
        card = hint.action.card
        return "something of its suit beats it" if hint.card != card or self._higher_out(hint, card) else None

    def _draws(self, hint: Hint) -> str | None:
        trumps = [other for other in self._out(hint) if other.suit == hint.view.trump]
        if hint.action.card.suit != hint.view.trump:
            return "it is no trump"
        return differs("trumps", hint.number("count"), len(trumps))

    def _returns(self, hint: Hint) -> str | None:
        partner = (hint.view.seat + 2) % SEATS
        led = {trick.cards[0].suit for trick in hint.view.tricks if trick.leader == partner}
        return None if hint.action.card.suit in led else "the partner has not led it"

    def _keeps_guard(self, hint: Hint) -> str | None:
        kept, gone = hint.card, hint.action.card
        if kept not in hint.view.hand or kept == gone:
            return f"{kept} is not kept"
        left = [card for card in hint.view.hand if card.suit == kept.suit and card not in (kept, gone)]
        above = self._higher_out(hint, kept)
        return None if above and len(left) >= len(above) else f"{kept} is not guarded"

    def _keeps_trump(self, hint: Hint) -> str | None:
        kept = hint.card.suit == hint.view.trump != hint.action.card.suit
        return None if kept else f"{hint.card} is no trump, or is one as well as the card"

    def _keeps_card(self, hint: Hint) -> str | None:
        if self._counts(hint, hint.card) <= self._counts(hint, hint.action.card):
            return f"{hint.card} counts no more"
        return differs("points", hint.number("points"), self._counts(hint, hint.card))

    def _alike(self, hint: Hint) -> str | None:
        same = hint.card.suit == hint.action.card.suit and self._counts(hint, hint.card) == self._counts(
            hint, hint.action.card
        )
        if same or not hint.view.trick:
            return None if same else "they are of two suits, or count differently"
        return "they are of two suits, or count differently"

    def _expects_more(self, hint: Hint) -> str | Verdict | None:
        if not self._solvable(hint):
            return estimate(hint)
        more, error = self._brings_more(hint, hint.action.card, hint.card)
        return f"solved worlds say {more:+.1f}" if more + _SURE * error < 0.0 else None

    def _close(self, hint: Hint) -> str | Verdict | None:
        if not self._solvable(hint):
            return Verdict.ESTIMATE
        more, error = self._brings_more(hint, hint.action.card, hint.card)
        return f"solved worlds say {more:+.1f}" if abs(more) - _SURE * error > _CLOSE else None

    def _only_card(self, hint: Hint) -> str | None:
        cards = sum(isinstance(action, self.play) for action in hint.actions)
        return None if cards == 1 else f"{cards} cards might be played"

    def _solvable(self, hint: Hint) -> bool:
        """Whether few enough cards are left."""
        return len(hint.view.hand) <= _SOLVED

    def _brings_more(self, hint: Hint, card: Face, other: Face) -> tuple[float, float]:
        """The average gain of a card in card points of the own team, and its standard error."""
        pack = pack_of(self.rules(hint.view), hint.view.trump)
        bits = [pack.bit_of[each] for each in (card, other)]
        gains = []
        for number in range(_WORLDS):
            state: Any = hint.game.determinize(hint.view, Random(number))
            masks = [pack.mask(hand) for hand in state.hands]
            trick = tuple(pack.bit_of[each] for each in hint.view.trick)
            hands = (masks[0], masks[1], masks[2], masks[3])
            found = values(Deal(pack, hands, hint.view.leader, trick, self.locked(hint.view)), sum(bits))
            gains.append(found[bits[0]] - found[bits[1]])
        mean = sum(gains) / _WORLDS
        variance = sum((gain - mean) ** 2 for gain in gains) / (_WORLDS - 1)
        return mean, sqrt(variance / _WORLDS)

    def checks(self) -> Mapping[str, Check]:
        """The check of each reason."""
        return {
            "explain_no_choice": self._only_card,
            "explain_alike": self._instead(self._alike),
            "explain_close": self._instead(self._close),
            "explain_cashes": self._leading(self._cashes),
            "explain_tops_suit": self._leading(self._tops_suit),
            "explain_wins_trick": self._takes(trump=False),
            "explain_trumps_in": self._takes(trump=True),
            "explain_beats_table": self._takes(trump=None),
            "explain_secures": self._following(self._secures),
            "explain_cheaper": self._instead(self._following(self._cheaper)),
            "explain_feeds_partner": self._following(self._feeds),
            "explain_gives_little": self._instead(self._following(self._gives)),
            "explain_leaves_trick": self._instead(self._following(self._leaves)),
            "explain_keeps_guard": self._keeps_guard,
            "explain_keeps_trump": self._instead(self._keeps_trump),
            "explain_keeps_card": self._instead(self._keeps_card),
            "explain_draws_trumps": self._leading(self._draws),
            "explain_returns_suit": self._leading(self._returns),
            "explain_expects_more": self._instead(self._expects_more),
        }
