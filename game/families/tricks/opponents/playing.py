"""Choosing a card: rules of thumb alone, or worlds that are played out and, in the late tricks, solved."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Face
from game.families.tricks.opponents.card_reasons import why_alike, why_played
from game.families.tricks.opponents.leads import sound_leads, taught_leads
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.over_worlds import CardQuestion, compare_cards
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.skill import CardSkill
from game.families.tricks.opponents.sparing import exposed, held_back, spared, wasted
from game.families.tricks.opponents.thumbs import UNSEEN
from game.families.tricks.rules.cards import HAND_SIZE
from game.opponents.levels import choose
from game.opponents.protocol import Explanation, Watch
from game.tricks.rules import SEATS, TEAMS

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


@dataclass(frozen=True, slots=True)
class ChosenCard:
    """A card and why it is played."""

    face: Face
    why: Explanation
    capped: bool = False
    """The time ran out before all worlds were looked at."""


def choose_card(asked: CardQuestion, skill: CardSkill, rng: Random, watch: Watch) -> ChosenCard:
    """The card that a player of this skill plays."""
    known = asked.seen(memory=skill.memory, reads=skill.reads)
    rated = rated_cards(asked, known, signals=skill.signals, memory=skill.memory)
    if len(rated) == 1:
        return ChosenCard(known.pack.face_of[rated[0][1]], why_alike(known, rated[0][1]))
    capped = False
    points = {card: worth for worth, card in rated}
    if not known.trick:
        cashes = skill.cashes and not _solves(skill, known)
        sound = sound_leads(known, asked.declarer, known.legal, cashes=cashes)
        sound = taught_leads(known, asked.declarer, sound) if asked.taught else sound
        rated = [(worth, card) for worth, card in rated if card & sound] or rated
    elif skill.worlds and known.hand.bit_count() > _LATE:
        waste = wasted(known, sum(card for _, card in rated))
        rated = [(worth, card) for worth, card in rated if not card & waste]
    if asked.taught:
        rash = exposed(known, known.legal)
        rated = [(worth, card) for worth, card in rated if not card & rash] or rated
    declarers = TEAMS[asked.declarer]
    if len(known.trick) == SEATS - 1 or not skill.worlds:
        telling = {card for _, card in rated if skill.signals and _told(asked, known, card) > 0}
        rated = _friendly(known, rated, telling)
    if len(rated) == 1:
        card = rated[0][1]
        _, other = max((worth, each) for each, worth in points.items() if each != card)
        return ChosenCard(known.pack.face_of[card], why_played(known, declarers, card, other, 0.0))
    if skill.worlds:
        found = compare_cards(asked, known, _reminded(asked, known, rated, skill), skill, rng, watch)
        points, capped = found.points, found.capped
        card = spared(known, choose(found.rated, skill, rng), found)
        card = held_back(known, card, found) if asked.taught else card
    else:
        card = choose([(worth / _SHARE, card) for worth, card in rated], skill, rng)
    _, other = max((worth, each) for each, worth in points.items() if each != card)
    why = why_played(known, declarers, card, other, points[card] - points[other])
    return ChosenCard(known.pack.face_of[card], why, capped)


def why_rather(asked: CardQuestion, face: Face, other: Face) -> Explanation:
    """Why one card is better than another as far as can be seen."""
    known = asked.seen()
    return why_played(known, TEAMS[asked.declarer], known.pack.bit_of[face], known.pack.bit_of[other], 0.0)


def _solves(skill: CardSkill, known: Seen) -> bool:
    """Whether worlds are solved for this card, which tells when a sure trick may wait."""
    return skill.worlds > 0 and known.hand.bit_count() <= skill.solves


def rated_cards(asked: CardQuestion, known: Seen, *, signals: bool, memory: int = HAND_SIZE) -> list[tuple[float, int]]:
    """The legal cards as the rules of thumb rate them, of cards that do the same the lowest.

    `signals`: what a card thrown tells the partner counts too, and what he has told in the last `memory` tricks.
    """
    legal = known.legal & ~known.pack.repeats(known.hand, ~known.hand & (known.out | sum(known.trick)))
    judge = Judge(known.pack, TEAMS[asked.declarer], UNSEEN)
    led = known.led[(known.seat + 2) % SEATS]
    rated = judge.rate(legal, known.hand, known.seat, known.trick, known.can, led)
    if not signals:
        return rated
    if not known.trick:
        return _as_asked(asked, known, rated, memory)
    return [(worth + _told(asked, known, card), card) for worth, card in rated]


def _reminded(
    asked: CardQuestion, known: Seen, rated: list[tuple[float, int]], skill: CardSkill
) -> list[tuple[float, int]]:
    """The cards rated for worlds, leads with what the partner has asked for once more."""
    return rated if known.trick else _as_asked(asked, known, rated, skill.memory, _REMINDED)


def _as_asked(
    asked: CardQuestion, known: Seen, rated: list[tuple[float, int]], memory: int, worth_asked: float = _ASKED
) -> list[tuple[float, int]]:
    """Leads with what the partner has asked for by throws taken into account."""
    if asked.signals is None or not memory:
        return rated
    partner = (known.seat + 2) % SEATS
    tricks = asked.play.tricks[-memory:]
    wanted, unwanted = asked.signals.asked_for(known.pack, tricks, partner, locked=asked.play.locked)
    return [(worth + worth_asked * (bool(card & wanted) - bool(card & unwanted)), card) for worth, card in rated]


def _told(asked: CardQuestion, known: Seen, card: int) -> float:
    """What playing a card is worth for what it tells the partner, in card points."""
    if known.throw is None or asked.signals is None or known.hand.bit_count() <= _TOO_LATE:
        return 0.0
    return asked.signals.told(known.pack, known.throw, known.hand, known.out, card)


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
