"""Choosing a card: rules of thumb alone, or worlds that are played out and, in the late tricks, solved (baloot 5)."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from game.families.tricks.opponents.card_reasons import why_alike, why_played
from game.families.tricks.opponents.leads import sound_leads
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.seen import Play as SoFar
from game.families.tricks.opponents.seen import Seen, seen
from game.families.tricks.opponents.sparing import spared, wasted
from game.families.tricks.rules.cards import HAND_SIZE
from game.games.baloot.opponents.comparing import compare_cards
from game.games.baloot.opponents.signals import asked_for, tahreeb
from game.games.baloot.opponents.weights import UNSEEN, SkillProfile
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import SEATS, TEAMS, Faces, tricks_of
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Watch
from game.tricks.masks import pack_of

_ASKED: Final = 6.0
"""What it is worth to lead the suit that the partner has asked for by throws, and not to lead one that he declined, in
card points.
"""
_REMINDED: Final = 30.0
"""What it is worth beside that where worlds are compared, which hardly heed what is rated before them and show too
little of what the partner holds: 0.6 game points of lead. It cost 0.03 ± 0.19 game points a deal, in 659 deals.
"""
_TOO_LATE: Final = 2
"""Cards in hand from which on it helps nobody to know what is wanted."""
_LATE: Final = 5
"""Cards in hand up to which solved worlds may show that a high card has to go though a lower one would do."""
_SHARE: Final = 0.6
"""A card is judged that much better than a contract is, which the numbers of a profile are made for."""


def seen_by(view: BalootView, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What the seat of the view knows, see `seen`."""
    return seen(pack_of(tricks_of(view.options), view.trump), play_of(view), memory=memory, reads=reads)


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
    rated = rated_cards(view, known, signals=profile.signals, memory=profile.memory)
    if len(rated) == 1:
        return Decision(Play(known.pack.face_of[rated[0][1]]), why_alike(known, rated[0][1]))
    capped = False
    points = {card: worth for worth, card in rated}
    if not known.trick:
        cashes = profile.cashes and not _solves(profile, known)
        sound = sound_leads(known, view.contract.buyer, known.legal, cashes=cashes)
        rated = [(worth, card) for worth, card in rated if card & sound] or rated
    elif profile.worlds and known.hand.bit_count() > _LATE:
        waste = wasted(known, sum(card for _, card in rated))
        rated = [(worth, card) for worth, card in rated if not card & waste]
    buyers = TEAMS[view.contract.buyer]
    if len(known.trick) == SEATS - 1 or not profile.worlds:
        telling = {card for _, card in rated if profile.signals and _told(view, known, card) > 0}
        rated = _friendly(known, rated, telling)
    if len(rated) == 1:
        card = rated[0][1]
        _, other = max((worth, each) for each, worth in points.items() if each != card)
        return Decision(Play(known.pack.face_of[card]), why_played(known, buyers, card, other, 0.0))
    if profile.worlds:
        found = compare_cards(view, known, _reminded(view, known, rated, profile), profile, rng, watch)
        points, capped = found.points, found.capped
        card = spared(known, choose(found.rated, profile, rng), found)
    else:
        card = choose([(worth / _SHARE, card) for worth, card in rated], profile, rng)
    _, other = max((worth, each) for each, worth in points.items() if each != card)
    why = why_played(known, buyers, card, other, points[card] - points[other])
    return Decision(Play(known.pack.face_of[card]), why, capped)


def _solves(profile: SkillProfile, known: Seen) -> bool:
    """Whether worlds are solved for this card, which tells when a sure trick may wait."""
    return profile.worlds > 0 and known.hand.bit_count() <= profile.solves


def rated_cards(view: BalootView, known: Seen, *, signals: bool, memory: int = HAND_SIZE) -> list[tuple[float, int]]:
    """The legal cards as the rules of thumb rate them, of cards that do the same the lowest.

    `signals`: what a card thrown tells the partner counts too, and what he has told in the last `memory` tricks.
    """
    assert view.contract is not None, "only a bought hand is played"
    legal = known.legal & ~known.pack.repeats(known.hand, ~known.hand & (known.out | sum(known.trick)))
    judge = Judge(known.pack, TEAMS[view.contract.buyer], UNSEEN)
    asked = known.led[(known.seat + 2) % SEATS]
    rated = judge.rate(legal, known.hand, known.seat, known.trick, known.can, asked)
    if not signals:
        return rated
    if not known.trick:
        return _as_asked(view, known, rated, memory)
    return [(worth + _told(view, known, card), card) for worth, card in rated]


def _reminded(
    view: BalootView, known: Seen, rated: list[tuple[float, int]], profile: SkillProfile
) -> list[tuple[float, int]]:
    """The cards rated for worlds, leads with what the partner has asked for once more."""
    return rated if known.trick else _as_asked(view, known, rated, profile.memory, _REMINDED)


def _as_asked(
    view: BalootView, known: Seen, rated: list[tuple[float, int]], memory: int, worth_asked: float = _ASKED
) -> list[tuple[float, int]]:
    """Leads with what the partner has asked for by throws taken into account (baloot 5.6)."""
    if view.options.signals == "off" or not memory:
        return rated
    partner = (known.seat + 2) % SEATS
    wanted, unwanted = asked_for(known.pack, view.tricks[-memory:], partner, locked=view.locked)
    return [(worth + worth_asked * (bool(card & wanted) - bool(card & unwanted)), card) for worth, card in rated]


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
