"""The marks of a hand under a contract, of which its promise is the sum, each times a number (belote 1.2, 7.2, 7.3)."""

from __future__ import annotations

from game.cards import Rank, Suit
from game.tricks.rules import SUITS, Faces, TrickRules


def marks_of(rules: TrickRules, trump: Suit | None, cards: Faces, *, leads: bool) -> list[float]:
    """The marks of a hand with these trumps, None for sans atout and tout atout."""
    suits: list[list[Rank]] = [[], [], [], []]
    for card in cards:
        suits[SUITS[card]].append(card.rank)
    if trump is None:
        return _without_trumps(rules, suits, leads=leads)
    trumps = suits.pop(trump)
    jack, nine = Rank.JACK in trumps, Rank.NINE in trumps
    marks = [1.0, len(trumps) - 3.0, jack, nine, jack and nine, Rank.ACE in trumps, max(len(trumps) - 4, 0)]
    aces = [ranks for ranks in suits if Rank.ACE in ranks]
    marks += [len(aces), sum(Rank.TEN in ranks for ranks in aces)]
    marks.append(sum(Rank.TEN in ranks and len(ranks) > 1 for ranks in suits if Rank.ACE not in ranks))
    marks.append(sum(not ranks for ranks in suits) if trumps else 0)
    return [float(mark) for mark in (*marks, leads)]


def _without_trumps(rules: TrickRules, suits: list[list[Rank]], *, leads: bool) -> list[float]:
    third, second, top = rules.plain_order[-3:]
    held = [ranks for ranks in suits if top in ranks]
    tops, pairs = len(held), sum(second in ranks for ranks in held)
    threes = sum(second in ranks and third in ranks for ranks in held)
    guarded = sum(second in ranks and len(ranks) > 1 for ranks in suits if top not in ranks)
    long = sum(max(len(ranks) - 3, 0) for ranks in suits if top in ranks or second in ranks)
    marks = [1.0, tops, pairs, threes, guarded, long, max(2 - tops - pairs, 0), 4 - tops - guarded]
    return [float(mark) for mark in (*marks, leads and tops)]
