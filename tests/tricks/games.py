"""Trick games that differ in every parameter, each with its duties as its rule book puts them, card by card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.cards import Face, Rank, Suit
from game.tricks.rules import Duty, TrickRules

Faces = tuple[Face, ...]
_UPWARDS: Final = (*(rank for rank in Rank if rank != Rank.ACE), Rank.ACE)
_PLAIN: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
_TRUMPS: Final = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
_PLAIN_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_TRUMP_POINTS: Final = {**_PLAIN_POINTS, Rank.JACK: 20, Rank.NINE: 14}

WHIST: Final = TrickRules(_UPWARDS, _UPWARDS, trick_points=1)
"""52 cards; the suit led is followed, and nothing else is asked. Only tricks count."""
BELOTE: Final = TrickRules(
    _PLAIN,
    _TRUMPS,
    _PLAIN_POINTS,
    _TRUMP_POINTS,
    last_trick=10,
    must_trump=Duty.AGAINST_OPPONENTS,
    must_overtrump=True,
    must_undertrump=True,
    must_head_trumps=Duty.ALWAYS,
)
"""Trumps are headed even over the partner; nobody need trump the partner's trick."""
COINCHE: Final = TrickRules(
    _PLAIN,
    _TRUMPS,
    _PLAIN_POINTS,
    _TRUMP_POINTS,
    last_trick=10,
    must_trump=Duty.AGAINST_OPPONENTS,
    must_overtrump=True,
    must_head_trumps=Duty.ALWAYS,
)
"""The rules of Belote, except that a player who cannot overtrump may throw off."""
SPARING: Final = TrickRules(
    _PLAIN,
    _TRUMPS,
    _PLAIN_POINTS,
    _TRUMP_POINTS,
    last_trick=10,
    must_trump=Duty.AGAINST_OPPONENTS,
    must_overtrump=True,
    must_undertrump=True,
    may_undertrump_partner=False,
    must_head_trumps=Duty.ALWAYS,
)
"""The rules of Belote, except that nobody throws a trump below the partner's while holding another card."""
KLAVERJAS: Final = TrickRules(
    _PLAIN,
    _TRUMPS,
    _PLAIN_POINTS,
    _TRUMP_POINTS,
    last_trick=10,
    must_trump=Duty.ALWAYS,
    must_overtrump=True,
    must_undertrump=True,
    must_head_trumps=Duty.ALWAYS,
)
"""The rules of Rotterdam: the partner's trick is trumped, too."""
PREFERENCE: Final = TrickRules(_UPWARDS[5:], _UPWARDS[5:], trick_points=1, must_trump=Duty.ALWAYS)
"""32 cards in one order; who cannot follow must trump, high or low."""
HEADERS: Final = TrickRules(
    _UPWARDS[7:],
    _UPWARDS[7:],
    {Rank.ACE: 2, Rank.TEN: 1, Rank.KING: 1},
    {Rank.ACE: 2, Rank.TEN: 1, Rank.KING: 1},
    trick_points=1,
    last_trick=3,
    must_head_plain=Duty.ALWAYS,
    must_head_trumps=Duty.AGAINST_OPPONENTS,
)
"""24 cards, made up: every trick of a plain suit is headed, trumps over opponents only; nobody must trump."""

GAMES: Final[Mapping[str, TrickRules]] = {
    "whist": WHIST,
    "belote": BELOTE,
    "coinche": COINCHE,
    "sparing": SPARING,
    "klaverjas": KLAVERJAS,
    "preference": PREFERENCE,
    "headers": HEADERS,
}
CONTRACTS: Final = (None, Suit.SPADES, Suit.CLUBS)


def winner(rules: TrickRules, trick: Faces, trump: Suit | None) -> Face:
    """The card that wins: the highest trump, else the highest of the suit led."""
    trumps = [card for card in trick if card.suit == trump]
    if trumps:
        return max(trumps, key=lambda card: rules.trump_order.index(card.rank))
    able = [card for card in trick if card.suit == trick[0].suit]
    return max(able, key=lambda card: rules.plain_order.index(card.rank))


def _wins(rules: TrickRules, trick: Faces, trump: Suit | None, card: Face) -> bool:
    return winner(rules, (*trick, card), trump) == card


def _partner_wins(rules: TrickRules, trick: Faces, trump: Suit | None) -> bool:
    return len(trick) > 1 and winner(rules, trick, trump) == trick[-2]


def allowed(name: str, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    """The cards that may be played to a trick that somebody has led to."""
    rules = GAMES[name]
    follow = {card for card in hand if card.suit == trick[0].suit}
    if follow and trick[0].suit == trump:
        return _following_trumps(name, follow, trick, trump)
    if follow:
        higher = {card for card in follow if _wins(rules, trick, trump, card)}
        return higher or follow if name == "headers" else follow
    if trick[0].suit == trump:
        return set(hand)
    return _UNABLE[name](rules, hand, trick, trump)


def _following_trumps(name: str, follow: set[Face], trick: Faces, trump: Suit | None) -> set[Face]:
    rules = GAMES[name]
    higher = {card for card in follow if _wins(rules, trick, trump, card)}
    match name:
        case "belote" | "coinche" | "sparing" | "klaverjas":
            return higher or follow
        case "headers" if not _partner_wins(rules, trick, trump):
            return higher or follow
    return follow


def _anything(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    return set(hand)


def _any_trump(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    return {card for card in hand if card.suit == trump} or set(hand)


def _higher_trump(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    trumps = {card for card in hand if card.suit == trump}
    return {card for card in trumps if _wins(rules, trick, trump, card)} or trumps or set(hand)


def _trump_opponents(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    return set(hand) if _partner_wins(rules, trick, trump) else _higher_trump(rules, hand, trick, trump)


def _not_below_partner(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    if not _partner_wins(rules, trick, trump):
        return _higher_trump(rules, hand, trick, trump)
    if trick[-2].suit != trump:
        return set(hand)
    return {card for card in hand if card.suit != trump or _wins(rules, trick, trump, card)} or set(hand)


def _overtrump_opponents(rules: TrickRules, hand: Faces, trick: Faces, trump: Suit | None) -> set[Face]:
    if _partner_wins(rules, trick, trump):
        return set(hand)
    trumps = {card for card in hand if card.suit == trump}
    return {card for card in trumps if _wins(rules, trick, trump, card)} or set(hand)


_UNABLE: Final[Mapping[str, Callable[[TrickRules, Faces, Faces, Suit | None], set[Face]]]] = {
    "whist": _anything,
    "belote": _trump_opponents,
    "coinche": _overtrump_opponents,
    "sparing": _not_below_partner,
    "klaverjas": _higher_trump,
    "preference": _any_trump,
    "headers": _anything,
}
"""The cards that a player who cannot follow a plain suit may play."""
