"""What a contract promises before the rest is dealt: card points expected from six known cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.cards import Rank, Suit
from game.games.baloot.opponents.weights import Weights
from game.games.baloot.rules.cards import DECK, SEQUENCE_ORDER
from game.games.baloot.rules.scoring import BALOOT_RAW, PROJECT_RAW
from game.games.baloot.rules.state import Faces

Shape = tuple[int, int, int, int]
"""The ranks held in each suit: bit `k` stands for the rank at place `k` of `SEQUENCE_ORDER`."""

_BIT: Final = {card: 1 << SEQUENCE_ORDER.index(card.rank) for card in DECK}
_PLACE: Final = {card: int(card.suit) for card in DECK}


def _rank_bit(rank: Rank) -> int:
    return 1 << SEQUENCE_ORDER.index(rank)


_NINE: Final = _rank_bit(Rank.NINE)
_TEN: Final = _rank_bit(Rank.TEN)
_JACK: Final = _rank_bit(Rank.JACK)
_QUEEN: Final = _rank_bit(Rank.QUEEN)
_KING: Final = _rank_bit(Rank.KING)
_ACE: Final = _rank_bit(Rank.ACE)
_FOURS: Final = (_TEN, _JACK, _QUEEN, _KING)
_RUNS: Final = {3: "sira", 4: "fifty"}


def shape_of(cards: Faces) -> Shape:
    """The ranks of each suit."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        ranks[_PLACE[card]] |= _BIT[card]
    return ranks[0], ranks[1], ranks[2], ranks[3]


def evaluate_sun(weights: Weights, cards: Faces, *, leads: bool) -> float:
    """Card points, projects in hand included, that the team of a buyer of Sun with these six cards may expect."""
    expected = weights.sun + (weights.sun_lead if leads else 0.0)
    shape = shape_of(cards)
    for ranks in shape:
        held = ranks.bit_count()
        ace, ten = ranks & _ACE, ranks & _TEN
        if ace:
            expected += weights.sun_ace
            expected += weights.sun_ace_ten if ten else 0.0
            expected += weights.sun_king if ranks & _KING else 0.0
        elif ten and held > 1:
            expected += weights.sun_guarded_ten
        if (ace or ten) and held > 3:
            expected += weights.sun_long * (held - 3)
    return expected + weights.project * projects_in(shape, None)


def evaluate_hokom(weights: Weights, cards: Faces, trump: Suit, *, leads: bool) -> float:
    """Card points, projects in hand included, that the team of a buyer of Hokom with these six cards may expect."""
    expected = weights.hokom + (weights.hokom_lead if leads else 0.0)
    shape = shape_of(cards)
    trumps = shape[trump]
    expected += weights.hokom_trump * (trumps.bit_count() - 3)
    jack, nine = trumps & _JACK, trumps & _NINE
    expected += weights.hokom_jack if jack else 0.0
    expected += weights.hokom_nine if nine else 0.0
    expected += weights.hokom_both if jack and nine else 0.0
    expected += weights.hokom_trump_ace if trumps & _ACE else 0.0
    for suit, ranks in enumerate(shape):
        if suit == trump:
            continue
        if not ranks:
            expected += weights.hokom_void
        elif ranks & _ACE:
            expected += weights.hokom_side_ace
            expected += weights.hokom_side_ten if ranks & _TEN else 0.0
    return expected + weights.project * projects_in(shape, trump)


def evaluate_help(weights: Weights, cards: Faces, trump: Suit | None) -> float:
    """What these five cards change for the contract of somebody else: for a partner's that much more card points."""
    gain = weights.help_few
    for suit, ranks in enumerate(shape_of(cards)):
        if suit == trump:
            gain += weights.help_trump * ranks.bit_count()
            gain += weights.hokom_jack / 2 if ranks & _JACK else 0.0
            gain += weights.hokom_nine / 2 if ranks & _NINE else 0.0
        elif ranks & _ACE:
            gain += weights.help_ace
            gain += weights.help_ten if ranks & _TEN else 0.0
        elif ranks & _TEN and ranks & ~_TEN:
            gain += weights.help_ten
    return gain


@lru_cache(maxsize=1 << 14)
def projects_in(shape: Shape, trump: Suit | None) -> int:
    """The raw worth of the projects that these cards hold, Baloot included, overlaps not minded (baloot 6.1, 7.1)."""
    raw = 0
    for ranks in shape:
        run = longest_run(ranks)
        if run >= 3:
            raw += PROJECT_RAW[_RUNS.get(run, "hundred_run")]
    everywhere = shape[0] & shape[1] & shape[2] & shape[3]
    if everywhere & _ACE:
        raw += PROJECT_RAW["four_hundred" if trump is None else "hundred_four"]
    raw += sum(PROJECT_RAW["hundred_four"] for four in _FOURS if everywhere & four)
    if trump is not None and shape[trump] & _KING and shape[trump] & _QUEEN:
        raw += BALOOT_RAW  # baloot 6.6
    return raw


def longest_run(ranks: int) -> int:
    """The length of the longest sequence among ranks of one suit."""
    length = 0
    while ranks:
        ranks &= ranks << 1
        length += 1
    return length
