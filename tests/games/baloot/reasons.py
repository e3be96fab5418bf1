"""Checks of Baloot's reasons: `python -m reasons baloot`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import Face
from game.families.tricks.rules.cards import PLAIN_ORDER, TRUMP_ORDER
from game.games.baloot.rules.actions import Claim, Cut, Declare, Play, Show
from game.games.baloot.rules.state import DECK, SEATS, TEAMS, points
from reasons.judging import Check, Hint, Verdict, differs, estimate
from tests.games.baloot.bids import BIDS
from tests.games.baloot.solving import brings_more, solvable


def _power(hint: Hint, card: Face, led: Face) -> int:
    """Return the power of a card in a trick: the more the better, below 0 if it cannot win."""
    trump = hint.view.trump
    if card.suit == trump:
        return 100 + TRUMP_ORDER.index(card.rank)
    return PLAIN_ORDER.index(card.rank) if card.suit == led.suit else -1


def _winning(hint: Hint) -> tuple[int, Face]:
    """Return the seat that is winning the trick, and its card."""
    trick = hint.view.trick
    best = max(trick, key=lambda card: _power(hint, card, trick[0]))
    return (hint.view.leader + trick.index(best)) % SEATS, best


def _beats(hint: Hint, card: Face) -> bool:
    led = hint.view.trick[0]
    return _power(hint, card, led) > _power(hint, _winning(hint)[1], led)


def _out(hint: Hint) -> list[Face]:
    """The cards that others hold."""
    played = [card for trick in hint.view.tricks for card in trick.cards]
    return [card for card in DECK if card not in (*hint.view.hand, *played, *hint.view.trick)]


def _stays(hint: Hint, card: Face) -> bool:
    """Whether the card wins the trick whatever comes, once it is winning."""
    if len(hint.view.trick) == SEATS - 1:
        return True
    led = hint.view.trick[0]
    return all(_power(hint, other, led) < _power(hint, card, led) for other in _out(hint))


def _partner_wins(hint: Hint) -> bool:
    return bool(hint.view.trick) and TEAMS[_winning(hint)[0]] == hint.view.team


def _counts(hint: Hint, card: Face) -> int:
    return points(card, hint.view.trump)


def _so_far(hint: Hint) -> str | None:
    return differs("points", hint.number("points"), sum(_counts(hint, card) for card in hint.view.trick))


def _following(check: Check) -> Check:
    """For reasons of a card that follows to a trick."""

    def checked(hint: Hint) -> str | Verdict | None:
        if not isinstance(hint.action, Play) or not hint.view.trick:
            return "it follows to no trick"
        return check(hint)

    return checked


def _leading(check: Check) -> Check:
    """For reasons of a card that is led."""

    def checked(hint: Hint) -> str | Verdict | None:
        if not isinstance(hint.action, Play) or hint.view.trick:
            return "it is not led"
        return check(hint)

    return checked


def _instead(check: Check) -> Check:
    """For reasons that name a card which might have been played."""

    def checked(hint: Hint) -> str | Verdict | None:
        if not isinstance(hint.action, Play) or hint.card == hint.action.card:
            return "no other card is named"
        return check(hint) if Play(hint.card) in hint.actions else f"{hint.card} may not be played"

    return checked


def _takes(*, trump: bool | None) -> Check:
    def check(hint: Hint) -> str | None:
        card = hint.action.card
        if _partner_wins(hint):
            return "the partner has the trick already"
        if not _beats(hint, card):
            return "it does not beat the table"
        if trump is not None and not _stays(hint, card):
            return "it may still be beaten"
        if trump and card.suit != hint.view.trump:
            return "it is no trump"
        return _so_far(hint)

    return _following(check)


def _secures(hint: Hint) -> str | None:
    if not _partner_wins(hint) or _stays(hint, _winning(hint)[1]):
        return "the partner's card is not in danger"
    return _so_far(hint) if _beats(hint, hint.action.card) and _stays(hint, hint.action.card) else "nor is it safe"


def _feeds(hint: Hint) -> str | None:
    if not _partner_wins(hint) or _beats(hint, hint.action.card):
        return "the partner does not win the trick"
    return differs("points", hint.number("points"), _counts(hint, hint.action.card))


def _gives(hint: Hint) -> str | None:
    if _partner_wins(hint) or _beats(hint, hint.action.card):
        return "the opponents do not win the trick"
    cheaper = [action.card for action in hint.actions if isinstance(action, Play)]
    if any(_counts(hint, card) < _counts(hint, hint.action.card) for card in cheaper):
        return "another card gives less"
    return differs("points", hint.number("points"), _counts(hint, hint.card) - _counts(hint, hint.action.card))


def _leaves(hint: Hint) -> str | None:
    if not _partner_wins(hint) or _beats(hint, hint.action.card):
        return "the partner does not win the trick"
    return None if _beats(hint, hint.card) else f"{hint.card} would not take it"


def _cheaper(hint: Hint) -> str | None:
    both = _beats(hint, hint.action.card) and _beats(hint, hint.card)
    return None if both and _counts(hint, hint.action.card) < _counts(hint, hint.card) else "it is not cheaper"


def _higher_out(hint: Hint, card: Face) -> list[Face]:
    return [
        other
        for other in _out(hint)
        if other.suit == card.suit and _power(hint, other, card) > _power(hint, card, card)
    ]


def _cashes(hint: Hint) -> str | None:
    card = hint.action.card
    trumps = [other for other in _out(hint) if other.suit == hint.view.trump]
    if hint.card != card or _higher_out(hint, card) or (trumps and card.suit != hint.view.trump):
        return "something that is out beats it"
    return None


def _tops_suit(hint: Hint) -> str | None:
    card = hint.action.card
    return "something of its suit beats it" if hint.card != card or _higher_out(hint, card) else None


def _draws(hint: Hint) -> str | None:
    trumps = [other for other in _out(hint) if other.suit == hint.view.trump]
    if hint.action.card.suit != hint.view.trump:
        return "it is no trump"
    return differs("trumps", hint.number("count"), len(trumps))


def _returns(hint: Hint) -> str | None:
    partner = (hint.view.seat + 2) % SEATS
    led = {trick.cards[0].suit for trick in hint.view.tricks if trick.leader == partner}
    return None if hint.action.card.suit in led else "the partner has not led it"


def _keeps_guard(hint: Hint) -> str | None:
    kept, gone = hint.card, hint.action.card
    if kept not in hint.view.hand or kept == gone:
        return f"{kept} is not kept"
    left = [card for card in hint.view.hand if card.suit == kept.suit and card not in (kept, gone)]
    above = _higher_out(hint, kept)
    return None if above and len(left) >= len(above) else f"{kept} is not guarded"


def _keeps_trump(hint: Hint) -> str | None:
    kept = hint.card.suit == hint.view.trump != hint.action.card.suit
    return None if kept else f"{hint.card} is no trump, or is one as well as the card"


def _keeps_card(hint: Hint) -> str | None:
    if _counts(hint, hint.card) <= _counts(hint, hint.action.card):
        return f"{hint.card} counts no more"
    return differs("points", hint.number("points"), _counts(hint, hint.card))


def _alike(hint: Hint) -> str | None:
    same = hint.card.suit == hint.action.card.suit and _counts(hint, hint.card) == _counts(hint, hint.action.card)
    if same or not hint.view.trick:
        return None if same else "they are of two suits, or count differently"
    return "they are of two suits, or count differently"


_SURE: Final = 2.0
"""Standard errors beyond which a difference over worlds is one."""
_CLOSE: Final = 4.0
"""Card points that are still close."""


def _expects_more(hint: Hint) -> str | Verdict | None:
    if not solvable(hint):
        return estimate(hint)
    more, error = brings_more(hint, hint.action.card, hint.card)
    return f"solved worlds say {more:+.1f}" if more + _SURE * error < 0.0 else None


def _close(hint: Hint) -> str | Verdict | None:
    if not solvable(hint):
        return Verdict.ESTIMATE
    more, error = brings_more(hint, hint.action.card, hint.card)
    return f"solved worlds say {more:+.1f}" if abs(more) - _SURE * error > _CLOSE else None


def _only_card(hint: Hint) -> str | None:
    cards = sum(isinstance(action, Play) for action in hint.actions)
    return None if cards == 1 else f"{cards} cards might be played"


def _claims(hint: Hint) -> str | None:
    if not isinstance(hint.action, Claim):
        return "nothing is claimed"
    return differs("tricks", hint.number("count"), len(hint.view.hand))


CHECKS: Final[Mapping[str, Check]] = {
    **BIDS,
    "explain_any_cut": lambda hint: None if isinstance(hint.action, Cut) else "nothing is cut",
    "explain_declares": lambda hint: None if isinstance(hint.action, Declare) else "nothing is declared",
    "explain_shows": lambda hint: None if isinstance(hint.action, Show) else "nothing is shown",
    "explain_claims": _claims,
    "explain_no_choice": _only_card,
    "explain_alike": _instead(_alike),
    "explain_close": _instead(_close),
    "explain_cashes": _leading(_cashes),
    "explain_tops_suit": _leading(_tops_suit),
    "explain_wins_trick": _takes(trump=False),
    "explain_trumps_in": _takes(trump=True),
    "explain_beats_table": _takes(trump=None),
    "explain_secures": _following(_secures),
    "explain_cheaper": _instead(_following(_cheaper)),
    "explain_feeds_partner": _following(_feeds),
    "explain_gives_little": _instead(_following(_gives)),
    "explain_leaves_trick": _instead(_following(_leaves)),
    "explain_keeps_guard": _keeps_guard,
    "explain_keeps_trump": _instead(_keeps_trump),
    "explain_keeps_card": _instead(_keeps_card),
    "explain_draws_trumps": _leading(_draws),
    "explain_returns_suit": _leading(_returns),
    "explain_expects_more": _instead(_expects_more),
}
"""The check of each reason."""
