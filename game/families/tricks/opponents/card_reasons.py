"""Why a card was played and not the next best: what can be seen to part them, with its size.

A reason holds of the trick as it lies. That a card takes a trick is said only where nothing that is still out beats it.
"""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.explain import CardReason, explained
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.sparing import stays
from game.opponents.protocol import Explanation
from game.tricks.masks import Pack, bits
from game.tricks.rules import SEATS, TEAMS

_HIGH: Final = 4
"""Card points by which a card is one to be spared."""


def why_played(known: Seen, declarers: int, card: int, other: int, gap: float) -> Explanation:
    """The reason for `card` instead of `other`, the next best; `gap` is what it brings more, in card points."""
    seen = _why_followed(known, card, other) if known.trick else _why_led(known, declarers, card, other)
    return seen or _spared(known, card, other) or _by_numbers(known.pack, card, other, gap)


def why_alike(known: Seen, card: int) -> Explanation:
    """The reason for a card where all that may be played do the same."""
    others = known.legal & ~card
    return (
        explained(CardReason.ALIKE, card=_name(known.pack, others & -others))
        if others
        else explained(CardReason.NO_CHOICE)
    )


def _why_led(known: Seen, declarers: int, card: int, other: int) -> Explanation | None:
    pack, out, partner = known.pack, known.out, (known.seat + 2) % SEATS
    suit, other_suit = pack.suit_of[card], pack.suit_of[other]
    stands, other_stands = not out & suit & -card, not out & other_suit & -other
    trumps = out & pack.trumps
    if suit == pack.trumps and TEAMS[known.seat] == declarers and not other & pack.trumps and trumps:
        return explained(CardReason.DRAWS_TRUMPS, count=trumps.bit_count())
    if stands and not other_stands:
        certain = suit == pack.trumps or not trumps
        return explained(CardReason.CASHES if certain else CardReason.TOPS_SUIT, card=_name(pack, card))
    led = known.led[partner]
    return explained(CardReason.RETURNS_SUIT) if led & card and not led & other else None


def _why_followed(known: Seen, card: int, other: int) -> Explanation | None:
    pack = known.pack
    led = pack.suit_of[known.trick[0]]
    best, holder = known.standing()
    on_table = sum(pack.points[each] for each in known.trick)
    points, less = pack.points[card], pack.points[other]
    wins, other_wins = (pack.beats(each, best, led) for each in (card, other))
    ours = TEAMS[holder] == TEAMS[known.seat]
    if wins and not other_wins:
        certain = stays(known, card)
        if not ours:
            if not certain:
                return explained(CardReason.BEATS_TABLE, points=on_table)
            ruffs = card & pack.trumps and led != pack.trumps
            return explained(CardReason.TRUMPS_IN if ruffs else CardReason.WINS_TRICK, points=on_table)
        return explained(CardReason.SECURES, points=on_table) if certain and not stays(known, best) else None
    if wins:
        return explained(CardReason.CHEAPER, card=_name(pack, other)) if less - points >= _HIGH and not ours else None
    if ours:
        if points > less:
            return explained(CardReason.FEEDS_PARTNER, points=points)
        return explained(CardReason.LEAVES_TRICK, card=_name(pack, other)) if other_wins else None
    if not other_wins and points < less and points == min(pack.points[each] for each in bits(known.legal)):
        return explained(CardReason.GIVES_LITTLE, card=_name(pack, other), points=less - points)
    return None


def _spared(known: Seen, card: int, other: int) -> Explanation | None:
    """What is kept by not playing the other card."""
    pack = known.pack
    guarded = _spared_guard(known, other)
    if guarded and guarded not in (card, _spared_guard(known, card)):
        return explained(CardReason.KEEPS_GUARD, card=_name(pack, guarded))
    if other & pack.trumps and not card & pack.trumps:
        return explained(CardReason.KEEPS_TRUMP, card=_name(pack, other))
    if pack.points[other] - pack.points[card] >= _HIGH:
        return explained(CardReason.KEEPS_CARD, card=_name(pack, other), points=pack.points[other])
    return None


def _by_numbers(pack: Pack, card: int, other: int, gap: float) -> Explanation:
    """Where nothing that can be seen parts the two cards."""
    if round(gap) >= 1:
        return explained(CardReason.EXPECTS_MORE, points=round(gap), card=_name(pack, other))
    same = pack.suit_of[card] == pack.suit_of[other] and pack.points[card] == pack.points[other]
    return explained(CardReason.ALIKE if same else CardReason.CLOSE, card=_name(pack, other))


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
