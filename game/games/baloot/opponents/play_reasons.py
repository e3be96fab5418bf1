"""Why a card was played: what parts it from the next best card, in words of what the player can see (baloot 5)."""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.seen import Seen
from game.games.baloot.opponents.explain import Reason, told
from game.games.baloot.rules.state import SEATS, TEAMS
from game.opponents.protocol import Explanation
from game.tricks.masks import Pack

_HIGH: Final = 4
"""Card points from which on a card is one to be spared."""


def why_played(known: Seen, buyers: int, card: int, other: int, gap: float) -> Explanation:
    """The reason for `card` instead of `other`, the next best; `gap` is what it brings more, in card points."""
    if not known.trick:
        return _why_led(known, buyers, card, other, gap)
    pack = known.pack
    led = pack.suit_of[known.trick[0]]
    best, holder = known.standing()
    on_table = sum(pack.points[each] for each in known.trick)
    wins, other_wins = (pack.beats(each, best, led) for each in (card, other))
    ours = TEAMS[holder] == TEAMS[known.seat]
    if wins and not other_wins:
        reason = Reason.TRUMPS_IN if card & pack.trumps and led != pack.trumps else Reason.WINS_TRICK
        return told(reason, points=on_table)
    saved = _spared_guard(known, other)
    if saved:
        return told(Reason.KEEPS_GUARD, card=_name(pack, saved))
    if ours and pack.points[card] > pack.points[other]:
        return told(Reason.FEEDS_PARTNER, points=pack.points[card])
    if other_wins and ours:
        return told(Reason.LEAVES_TRICK)
    if not wins and not ours and pack.points[card] < pack.points[other]:
        return told(Reason.GIVES_LITTLE)
    if other & pack.trumps or pack.points[other] >= _HIGH:
        return told(Reason.KEEPS_CARD, card=_name(pack, other))
    return _by_numbers(pack, other, gap)


def _why_led(known: Seen, buyers: int, card: int, other: int, gap: float) -> Explanation:
    pack = known.pack
    suit = pack.suit_of[card]
    stands = not known.out & suit & -card
    if suit == pack.trumps and TEAMS[known.seat] == buyers and not other & pack.trumps and known.out & suit:
        return told(Reason.DRAWS_TRUMPS)
    if stands and known.out & pack.suit_of[other] & -other:
        return told(Reason.CASHES, card=_name(pack, card))
    if known.led[(known.seat + 2) % SEATS] & card and not known.led[(known.seat + 2) % SEATS] & other:
        return told(Reason.RETURNS_SUIT)
    saved = _spared_guard(known, other)
    if saved:
        return told(Reason.KEEPS_GUARD, card=_name(pack, saved))
    if not stands and pack.points[other] >= _HIGH > pack.points[card]:
        return told(Reason.KEEPS_CARD, card=_name(pack, other))
    return _by_numbers(pack, other, gap)


def _by_numbers(pack: Pack, other: int, gap: float) -> Explanation:
    """Where nothing that can be seen parts the two cards."""
    if round(gap) >= 1:
        return told(Reason.EXPECTS_MORE, points=round(gap), card=_name(pack, other))
    return told(Reason.ALIKE)


def _spared_guard(known: Seen, card: int) -> int:
    """The ten or other high card that would lose its last guard with this card; 0 where none would."""
    pack = known.pack
    suit = pack.suit_of[card]
    own = known.hand & suit
    top = 1 << own.bit_length() - 1
    over = (known.out & suit & -top).bit_count()
    guards = (own & ~top).bit_count()
    lost = top != card and over and guards == over and pack.points[top] >= _HIGH and suit != pack.trumps
    return top if lost else 0


def _name(pack: Pack, card: int) -> str:
    return str(pack.face_of[card])
