"""Comparing cards over worlds: played out by rules of thumb in the early tricks, solved in the late ones (baloot 5, 7).

All cards meet the same worlds. Twice on the way the worse half of them is given up, so that the worlds that are left
go to those that may still be the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.families.tricks.opponents.heuristic import KNOWN, Judge
from game.families.tricks.opponents.rollout import rolled_out
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.worlds import Worlds
from game.games.baloot.opponents.ending import Ending
from game.games.baloot.opponents.match_equity import stakes_of
from game.games.baloot.opponents.skill_profile import SkillProfile
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Watch
from game.tricks.solver import Deal, values

_SOLVED: Final = 5
"""Cards in the own hand from which on worlds are solved."""
_POT: Final = 90
"""What a kaboot brings more than an ordinary hand, in card points, the same in Sun and in Hokom (baloot 7.2, 7.5)."""
_THUMB: Final = 0.02
"""What a card point of the rules of thumb is worth among worlds, in game points of lead: it parts equals."""
_FEWEST: Final = 2
"""Cards that are compared to the end."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What worlds told of the cards."""

    rated: list[tuple[float, int]]
    """What each card that was compared to the end brings on average, in game points of lead."""
    points: dict[int, float]
    """What each card brings on average, in card points of the own team."""
    capped: bool
    """The time ran out."""


@dataclass(slots=True)
class _Sums:
    """What a card brought in all worlds so far."""

    thumb: float
    """The rating by rules of thumb."""
    card: int
    worlds: int = 0
    worth: float = 0.0
    points: int = 0

    def mean(self) -> float:
        """Game points of lead."""
        return self.worth / self.worlds + _THUMB * self.thumb


def compare(
    view: BalootView, known: Seen, rated: Sequence[tuple[float, int]], profile: SkillProfile, rng: Random, watch: Watch
) -> Compared:
    """The cards over as many worlds as the temper says, fewer where time runs out; `rated` by rules of thumb."""
    solving = known.hand.bit_count() <= _SOLVED
    count = profile.solved if solving else profile.worlds
    ending = Ending(view, stakes_of(view, view.team))
    worlds = Worlds(known, view)
    judge = Judge(known.pack, TEAMS[ending.contract.buyer], KNOWN)
    everything = [_Sums(thumb, card) for thumb, card in rated]
    left = everything
    done = 0
    while done < count and not (done and watch.expired()):
        deal = Deal(known.pack, worlds.likely(rng), known.leader, known.trick, view.locked)
        if solving:
            _add_solved(left, deal, ending)
        else:
            _add_rolled_out(left, deal, ending, judge)
        done += 1
        watch.progress(done / count)
        if done in (count // 3, count * 2 // 3):
            best_first = sorted(left, key=_Sums.mean, reverse=True)
            left = best_first[: max(_FEWEST, (len(left) + 1) // 2)]
    return Compared(
        [(each.mean(), each.card) for each in left],
        {each.card: each.points / each.worlds for each in everything},
        done < count,
    )


def _add_solved(left: Sequence[_Sums], deal: Deal, ending: Ending) -> None:
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
        _add(each, ending, value, swept)


def _add_rolled_out(left: Sequence[_Sums], deal: Deal, ending: Ending, judge: Judge) -> None:
    """Adds what each card brings in a world if all go on by rules of thumb."""
    whole = deal.total
    for each in left:
        evens, swept_by_one = rolled_out(judge, deal, each.card)
        swept = (0 if evens else 1) if swept_by_one else None
        _add(each, ending, evens if ending.team == 0 else whole - evens, swept)


def _add(each: _Sums, ending: Ending, points: int, swept: int | None) -> None:
    each.worlds += 1
    each.worth += ending.worth(points, swept)
    each.points += points
