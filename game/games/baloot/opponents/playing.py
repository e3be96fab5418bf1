"""Choosing a card: rules of thumb alone, or worlds that are played out and, in the late tricks, solved (baloot 5)."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from game.families.tricks.opponents.heuristic import Judge
from game.families.tricks.opponents.seen import Play as SoFar
from game.families.tricks.opponents.seen import Seen, seen
from game.games.baloot.opponents.comparing import compare_cards
from game.games.baloot.opponents.explain import Reason, told
from game.games.baloot.opponents.signals import tahreeb
from game.games.baloot.opponents.weights import UNSEEN, SkillProfile
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import SEATS, TEAMS, TRICKS, Faces
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation, Watch
from game.tricks.masks import Pack, pack_of

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


_TOO_LATE: Final = 2
"""Cards in hand from which on it helps nobody to know what is wanted."""
_SHARE: Final = 0.6
"""A card is judged that much better than a contract is, which the numbers of a profile are made for."""


def seen_by(view: BalootView, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What the seat of the view knows, see `seen`."""
    return seen(pack_of(TRICKS, view.trump), play_of(view), memory=memory, reads=reads)


def play_of(view: BalootView) -> SoFar:
    """The play so far: the public card and projects that were shown are known to be in their owners' hands."""
    assert view.contract is not None, "only a bought hand is played"
    had: list[Faces] = [()] * SEATS
    if view.taken is not None:
        had[view.contract.holder] = (view.taken,)  # baloot 2.4
    for one in view.declared:
        had[one.seat] += one.cards  # baloot 6.3
    return SoFar(view.seat, view.hand, view.tricks, view.leader, view.trick, view.counts, had, view.locked)


def choose_card(view: BalootView, profile: SkillProfile, rng: Random, watch: Watch) -> Decision[Action]:
    """The card that the seat of the view plays, which is to play one, and why."""
    assert view.contract is not None, "only a bought hand is played"
    known = seen_by(view, memory=profile.memory, reads=profile.reads)
    rated = rated_cards(view, known, signals=profile.signals)
    if len(rated) == 1:
        only_one = not known.legal & (known.legal - 1)
        return Decision(Play(known.pack.face_of[rated[0][1]]), told(Reason.NO_CHOICE if only_one else Reason.ALIKE))
    capped = False
    if len(known.trick) == SEATS - 1 or not profile.worlds:
        telling = {card for _, card in rated if profile.signals and _told(view, known, card) > 0}
        rated = _friendly(known, rated, telling)
    points = {card: worth for worth, card in rated}
    if len(rated) == 1:
        return Decision(Play(known.pack.face_of[rated[0][1]]), told(Reason.LEAVES_TRICK))
    if profile.worlds:
        found = compare_cards(view, known, rated, profile, rng, watch)
        rated, points, capped = found.rated, found.points, found.capped
    else:
        rated = [(worth / _SHARE, card) for worth, card in rated]
    card = choose(rated, profile, rng)
    _, other = max((worth, each) for each, worth in points.items() if each != card)
    why = why_played(known, TEAMS[view.contract.buyer], card, other, points[card] - points[other])
    return Decision(Play(known.pack.face_of[card]), why, capped)


def rated_cards(view: BalootView, known: Seen, *, signals: bool) -> list[tuple[float, int]]:
    """The legal cards as the rules of thumb rate them, of cards that do the same the lowest.

    `signals`: what a card thrown tells the partner counts too.
    """
    assert view.contract is not None, "only a bought hand is played"
    legal = known.legal & ~known.pack.repeats(known.hand, ~known.hand & (known.out | sum(known.trick)))
    judge = Judge(known.pack, TEAMS[view.contract.buyer], UNSEEN)
    asked = known.led[(known.seat + 2) % SEATS]
    rated = judge.rate(legal, known.hand, known.seat, known.trick, known.can, asked)
    if not signals:
        return rated
    return [(worth + _told(view, known, card), card) for worth, card in rated]


def _told(view: BalootView, known: Seen, card: int) -> float:
    """What playing a card is worth for what it tells the partner, in card points (baloot 5.6)."""
    if known.throw is None or view.options.signals == "off" or known.hand.bit_count() <= _TOO_LATE:
        return 0.0
    return tahreeb(known.pack, known.throw, known.hand, known.out, card)


def _friendly(known: Seen, rated: list[tuple[float, int]], telling: Collection[int]) -> list[tuple[float, int]]:
    """The cards without those that take the partner's trick from him for nothing, or give it what wins another.

    Weak players err, but not so; and among worlds played out, such a card may look as good as a sound one. Cards that
    are `telling` the partner something good stay.
    """
    if not known.trick:
        return rated
    best, holder = known.standing()
    if (holder - known.seat) % SEATS != 2:
        return rated
    led, trumps = known.pack.suit_of[known.trick[0]], known.pack.trumps
    is_last = len(known.trick) == SEATS - 1
    best_card = 0 if is_last else max(rated)[1]
    kept = []
    for worth, card in rated:
        spoils = known.pack.beats(card, best, led) or (card & trumps and led != trumps)
        if not spoils or card == best_card:
            kept.append((worth, card))
    # What nothing beats any more wins another trick.
    spare = [
        (worth, card)
        for worth, card in kept
        if card & led or card in telling or known.out & known.pack.suit_of[card] & -card
    ]
    return (spare if is_last else kept) or kept or rated
