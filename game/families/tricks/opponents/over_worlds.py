"""Comparing cards over worlds, played out by rules of thumb early in a hand and solved late in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

from game.engine import Seat
from game.families.tricks.opponents.comparing import Compared, Tally, compare
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.lean.inference import Replayed, likeliest
from game.families.tricks.opponents.lean.playout import Playout
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.seen import Play, Seen, seen
from game.families.tricks.opponents.signals import Signals
from game.families.tricks.opponents.skill import CardSkill
from game.families.tricks.opponents.thumbs import KNOWN, UNSEEN
from game.opponents.protocol import Watch
from game.tricks.deal import Deal
from game.tricks.masks import Masks, Pack
from game.tricks.rules import TEAMS, Trick
from game.tricks.solver import values

_DEAR: Final = 6
"""Cards in the own hand from which on solving takes so long that only the best cards are worth it."""
_WORTH_SOLVING: Final = 3
"""How many these are."""
_FEWEST: Final = 2
"""Cards that are compared to the end."""
_POT: Final = 90
"""What all tricks bring more than an ordinary hand, in card points."""
_THUMB: Final = 0.02
"""What a card point of the rules of thumb is worth among worlds, in what ten card points are: it parts equals."""


class Ending(ABC):
    """The worth of every result that a hand in play can still have, for the team of its seat."""

    def __init__(self, pack: Pack, team: int, tricks: Sequence[Trick], *, sweeps: bool) -> None:
        self.team = team
        won = [trick for trick in tricks if TEAMS[trick.winner] == team]
        self.taken = sum(pack.points[pack.bit_of[card]] for trick in won for card in trick.cards)
        """Card points that the own team has taken in complete tricks."""
        winners = {TEAMS[trick.winner] for trick in tricks}
        self.may_sweep = tuple(sweeps and winners <= {each} for each in (0, 1))
        """Whether each team may still take all tricks, where that counts more."""
        self._worths: dict[int, float] = {}

    def worth(self, more: int, swept: int | None) -> float:
        """What it is worth to take so many card points from the trick in play on.

        `swept` is the team that takes all the tricks that are left, None where both take some.
        """
        raw = self.taken + more
        swept = swept if swept is not None and self.may_sweep[swept] else None
        key = raw if swept is None else ~swept
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self.judged(raw, swept)
        return worth

    @abstractmethod
    def judged(self, raw: int, swept: int | None) -> float:
        """The worth of so many card points of the own team in all, or of all tricks of a team."""


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """Which card to play, as one seat of a game sees it."""

    pack: Pack
    play: Play
    declarer: Seat
    """Who named the trumps."""
    signals: Signals | None
    """The convention of throws; None where there is none."""
    ending: Callable[[], Ending]
    worlds: Callable[[Seen], Worlds]
    """What draws worlds that agree with what was said."""
    ten: float = 1.0
    """What ten card points are in points of the match."""
    taught: bool = False
    """Whether cards are led and put up as clubs teach, see `taught_leads` and `held_back`."""

    def seen(self, *, memory: int | None = None, reads: bool = True) -> Seen:
        """What the seat knows, see `seen`."""
        return seen(self.pack, self.play, memory=memory, reads=reads)


def compare_cards(
    asked: CardQuestion, known: Seen, rated: Sequence[tuple[float, int]], skill: CardSkill, rng: Random, watch: Watch
) -> Compared:
    """The cards over as many worlds as the skill says, fewer where time runs out; `rated` by rules of thumb.

    Their worth is told in points of lead, their points in card points.
    """
    ending = asked.ending()
    cards = known.hand.bit_count()
    priors = [(_THUMB * asked.ten * thumb, card) for thumb, card in rated]
    solve = partial(_add_solved, ending=ending)
    playout = Playout(known.pack, TEAMS[asked.declarer], KNOWN)
    play_out = partial(_add_played_out, ending=ending, playout=playout)

    def over(count: int, add: Callable[[Sequence[Tally], Deal], None], fewest: int) -> Compared:
        draw = drawing(asked, known, count, skill, rng)

        def try_world(left: Sequence[Tally]) -> None:
            add(left, Deal(known.pack, draw(), known.leader, known.trick, asked.play.locked))

        return compare(priors, count, try_world, watch, fewest)

    if cards > skill.solves:
        return over(skill.worlds, play_out, _FEWEST)
    if cards >= _DEAR and len(priors) > _WORTH_SOLVING:
        rough = over(skill.worlds // 2, play_out, _WORTH_SOLVING)
        best = sorted(rough.rated, reverse=True)[:_WORTH_SOLVING]
        priors = [(prior, card) for prior, card in priors if any(card == each for _, each in best)]
    return over(skill.solved if cards < _DEAR else skill.solved_early, solve, _FEWEST)


def drawing(asked: CardQuestion, known: Seen, count: int, skill: CardSkill, rng: Random) -> Callable[[], Masks]:
    """What draws the worlds: as likely as what was said makes them, and what was played, if the skill reads that."""
    worlds = asked.worlds(known)
    if skill.pool <= 1:
        return lambda: worlds.likely(rng)
    judge = Judge(known.pack, TEAMS[asked.declarer], UNSEEN)
    convention = asked.signals.told if asked.signals is not None else None
    replayed = Replayed(known, asked.play.tricks, judge, locked=asked.play.locked, convention=convention)
    if not replayed.choices:
        return lambda: worlds.likely(rng)
    drawn = likeliest(lambda: worlds.likely(rng), replayed.strangeness, count, count * skill.pool)
    return iter(drawn).__next__


def _add_solved(left: Sequence[Tally], deal: Deal, ending: Ending) -> None:
    """Adds what each card brings in a world if all play their best from now on."""
    leaders = TEAMS[deal.leader]
    sweeping = ending.may_sweep[leaders]  # who leads late in a hand has taken a trick
    if sweeping:
        deal = replace(deal, pot=_POT)
    guesses = {each.card: each.points // each.worlds for each in left if each.worlds}
    found = values(deal, sum(each.card for each in left), guesses)
    total = deal.total
    for each in left:
        value = found[each.card]
        swept = None
        if sweeping:
            if ending.team == leaders:
                swept = leaders if value == total else None
                value -= _POT if swept is not None else 0
            else:
                swept = None if value else leaders
                value -= _POT if swept is None else 0
        each.add(ending.worth(value, swept), value)


def _add_played_out(left: Sequence[Tally], deal: Deal, ending: Ending, playout: Playout) -> None:
    """Adds what each card brings in a world if all go on by rules of thumb."""
    whole = deal.total
    for each in left:
        evens, swept_by_one = playout.run(deal, each.card)
        swept = (0 if evens else 1) if swept_by_one else None
        value = evens if ending.team == 0 else whole - evens
        each.add(ending.worth(value, swept), value)
