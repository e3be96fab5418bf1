"""What the cards that others played say of the cards they hold.

A world is the likelier, the better the cards that were played in it fit what a sound player would have chosen from that
hand, knowing what he could know: who discards a king hardly has a small card beside it. Errors are allowed for, so that
no card is ever out of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.seen import Reading, Seen, Throw
from game.tricks.masks import Masks, Pack
from game.tricks.rules import SEATS, Trick

_LOOSE: Final = 4.0
"""By how many card points less a card is worth that is played about a third as often."""
_ERRORS: Final = 0.05
"""How often a card is played for no reason that is known here."""


Convention = Callable[[Pack, Throw, int, int, int], float]
"""Of a throw, the hand, the cards that others may hold, and a card: what throwing it is worth for what it tells."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that somebody else played, and what he could know then."""

    seat: Seat
    card: int
    trick: tuple[int, ...]
    """The cards before it in the trick."""
    later: int
    """What he has played from it on."""
    gone: int
    """All cards played before it."""
    lacks: Masks
    """What each seat was known not to hold."""
    asked: int
    """Cards of the suits that his partner had led."""
    throw: Throw | None
    """What he threw on a trick of his partner, where he did."""


class Replayed:
    """The choices of all others, held against worlds."""

    def __init__(
        self, known: Seen, tricks: Sequence[Trick], judge: Judge, *, locked: bool, convention: Convention | None
    ) -> None:
        self.judge = judge
        self.locked = locked
        self.convention = convention
        self.choices = tuple(_choices(known, tricks, locked=locked))

    def strangeness(self, hands: Masks) -> float:
        """How unlikely the cards played were with these hands: the sum of the logarithms, 0 where all were forced."""
        return -sum(log(self._chance(choice, hands[choice.seat] | choice.later)) for choice in self.choices)

    def _chance(self, choice: Choice, hand: int) -> float:
        """How often somebody with this hand plays the card that was played."""
        pack = self.judge.pack
        legal = pack.may_play(hand, choice.trick, locked=self.locked)
        if not legal & (legal - 1):
            return 1.0
        out = pack.all & ~choice.gone & ~hand
        one, two, three, four = choice.lacks
        can = [out & ~one, out & ~two, out & ~three, out & ~four]
        can[choice.seat] = hand
        legal &= ~pack.repeats(hand, out | sum(choice.trick))
        played = choice.card
        if not played & legal:  # of cards that do the same the lowest stands for all
            played = 1 << (legal & pack.suit_of[played] & (played - 1)).bit_length() >> 1
        rated = self.judge.rate(legal, hand, choice.seat, choice.trick, can, choice.asked)
        if self.convention is not None and choice.throw is not None:
            rated = [(worth + self.convention(pack, choice.throw, hand, out, card), card) for worth, card in rated]
        best = max(rated)[0]
        weights = [exp((worth - best) / _LOOSE) for worth, _ in rated]
        chosen = sum(weight for weight, (_, card) in zip(weights, rated, strict=True) if card == played)
        return _ERRORS / len(rated) + (1.0 - _ERRORS) * chosen / sum(weights)


def likeliest(draw: Callable[[], Masks], strangeness: Callable[[Masks], float], count: int, pool: int) -> list[Masks]:
    """So many worlds out of a pool, each as often as it is likely."""
    drawn = [draw() for _ in range(pool)]
    strange = [strangeness(hands) for hands in drawn]
    least = min(strange)
    weights = [exp(least - each) for each in strange]
    step = sum(weights) / count
    taken: list[Masks] = []
    reached = 0.0
    for hands, weight in zip(drawn, weights, strict=True):
        reached += weight
        while len(taken) < count and (len(taken) + 0.5) * step < reached:
            taken.append(hands)
    return taken


def _choices(known: Seen, tricks: Sequence[Trick], *, locked: bool) -> list[Choice]:
    """All cards that others played, in order, with what was known before each."""
    pack = known.pack
    reading = Reading(pack, locked=locked)
    later = list(known.played)
    gone = 0
    choices = []
    whole = [(trick.leader, tuple(pack.bit_of[card] for card in trick.cards)) for trick in tricks]
    for leader, cards in (*whole, (known.leader, known.trick)):
        for place, card in enumerate(cards):
            seat = (leader + place) % SEATS
            if seat != known.seat:
                throw = reading.throw(leader, cards[:place])
                one, two, three, four = reading.lacks
                asked = reading.led[(seat + 2) % SEATS]
                choices.append(
                    Choice(seat, card, cards[:place], later[seat], gone, (one, two, three, four), asked, throw)
                )
            reading.see(leader, cards[:place], card)
            later[seat] &= ~card
            gone |= card
    return choices
