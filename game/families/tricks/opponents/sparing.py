"""High cards that are not thrown where a lower one of the suit does the same to the trick.

Worlds that are played out, or solved with all hands open, part such cards by little and often wrongly: in them
everybody knows already where the high card lies.
"""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.comparing import Compared
from game.families.tricks.opponents.seen import Seen
from game.tricks.masks import bits
from game.tricks.rules import SEATS, TEAMS

_NOISE: Final = 2.0
"""Standard errors by which a high card must be better than a lower one of the suit that does the same."""
_NEAR: Final = 1.0
"""The same over a cheap card of another suit, where the high one is given to the opponents."""
_DEAR: Final = 4
"""Card points by which a card is cheap beside another."""
TEN: Final = 10
"""What a ten counts."""
LAST: Final = 4
"""Cards in hand up to which a ten may have to go."""


def wasted(known: Seen, cards: int) -> int:
    """Return the cards that another of them saves for certain.

    On a trick that is lost whatever is played, that is every card but the lowest of its suit; on one that a lower trump
    wins for certain, the highest trump.
    """
    if not known.trick:
        return 0
    return sum(card for card in bits(cards) if _savers(known, card, cards, sure=True))


def spared(known: Seen, chosen: int, found: Compared) -> int:
    """The card chosen by worlds, or a cheaper one that they do not show to be worse.

    That is the lowest of the suit that does the same to the trick; or where the card is only given away the best of the
    cheap ones.
    """
    for low in bits(_savers(known, chosen, sum(found.points), sure=False)) if known.trick else ():
        if _as_good(found, chosen, low, _NOISE):
            return low
    if not _given_away(known, chosen):
        return chosen
    pack = known.pack
    for _, other in sorted(found.rated, reverse=True):
        if other & pack.trumps or pack.points[chosen] - pack.points[other] < _DEAR:
            continue
        if _as_good(found, chosen, other, _NEAR):
            return other
    return chosen


def exposed(known: Seen, cards: int) -> int:
    """Return the tens among the cards that are under the ace of the opponent who plays next.

    He has it for certain, or may have it behind the second player, before the last tricks.
    """
    pack, place = known.pack, len(known.trick)
    if place not in {1, 2}:
        return 0
    led, foe = pack.suit_of[known.trick[0]] & ~pack.trumps, (known.seat + 1) % SEATS
    held = known.can[foe] if place == 1 and known.hand.bit_count() > LAST else known.sure[foe]
    return sum(card for card in bits(cards & led) if pack.points[card] >= TEN and held & led & -card & ~card)


def held_back(known: Seen, chosen: int, found: Compared) -> int:
    """The card chosen by worlds, or a cheaper one of its suit where the chosen one is exposed without need.

    So it is while an opponent is still to play who may have a higher one, if it is led or put up by the second player,
    or if no card that is out lies between the two.
    """
    pack, suit, place = known.pack, known.pack.suit_of[chosen], len(known.trick)
    if suit == pack.trumps or place == SEATS - 1 or (place and not known.trick[0] & suit):
        return chosen
    foes = known.can[(known.seat + 1) % SEATS] | (0 if place else known.can[(known.seat + 3) % SEATS])
    if not foes & suit & -chosen:
        return chosen
    for low in bits(sum(found.points) & suit & (chosen - 1)):
        touches = not known.out & (chosen - 1) & -low
        cheap = place < SEATS // 2 and pack.points[chosen] - pack.points[low] >= _DEAR
        if (touches or cheap) and _as_good(found, chosen, low, _NOISE):
            return low
    return chosen


def _as_good(found: Compared, chosen: int, other: int, errors: float) -> bool:
    """Whether worlds do not show that the other card is worse: neither on average nor by being better in none of them.

    A few worlds in which it costs a lot would widen the standard error so far that nothing could be shown.
    """
    less, error = found.behind(chosen, other)
    return less <= errors * error and not found.never_behind(chosen, other)


def _given_away(known: Seen, card: int) -> bool:
    """Whether a card that is no trump is led under a higher one, or thrown on a trick that is lost for certain."""
    pack = known.pack
    if card & pack.trumps:
        return False
    if not known.trick:
        return bool(known.out & pack.suit_of[card] & -card)
    best, holder = known.standing()
    lost = TEAMS[holder] != TEAMS[known.seat] and not pack.beats(card, best, pack.suit_of[known.trick[0]])
    return lost and not _partner_may_beat(known, best)


def _savers(known: Seen, card: int, cards: int, *, sure: bool) -> int:
    """The lower cards of the suit that do the same to the trick in play; `sure`: it is certain that they do."""
    pack = known.pack
    lower = cards & pack.suit_of[card] & (card - 1)
    if not lower:
        return 0
    led = pack.suit_of[known.trick[0]]
    best, holder = known.standing()
    losing = sum(low for low in bits(lower) if not pack.beats(low, best, led))
    ours = TEAMS[holder] == TEAMS[known.seat]
    if not ours and not pack.beats(card, best, led):
        return 0 if _partner_may_beat(known, best) else losing
    if not card & pack.trumps or not known.out & pack.trumps:
        return 0
    is_top = not known.out & pack.trumps & -card
    winning = sum(low for low in bits(lower & ~losing) if stays(known, low))
    if sure:
        return winning if is_top else 0
    return winning or (losing if ours and is_top and stays(known, best) else 0)


def _partner_may_beat(known: Seen, best: int) -> bool:
    """Whether the partner is still to play and may have what wins the trick."""
    pack, partner = known.pack, (known.seat + 2) % SEATS
    led = pack.suit_of[known.trick[0]]
    return len(known.trick) == 1 and any(pack.beats(each, best, led) for each in bits(known.can[partner]))


def stays(known: Seen, card: int) -> bool:
    """Whether a card that is winning, or would be, wins the trick whoever is still to play."""
    pack = known.pack
    led = pack.suit_of[known.trick[0]]
    is_last = len(known.trick) == SEATS - 1
    return is_last or not any(pack.beats(each, card, led) for each in bits(known.out))
