"""Choosing a card: rules of thumb alone, or worlds that are played out and, in the late tricks, solved (baloot 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.agents.baloot.ending import Ending
from game.agents.baloot.explain import Reason, told
from game.agents.baloot.masks import beats, same
from game.agents.baloot.play_reasons import standing, why_played
from game.agents.baloot.quick_play import MISSES_KNOWN, MISSES_UNSEEN, Judge
from game.agents.baloot.rollout import rolled_out
from game.agents.baloot.seen import Seen, seen
from game.agents.baloot.solver import Deal, values
from game.agents.baloot.stakes import stakes_of
from game.agents.baloot.temper import Temper, choose
from game.agents.baloot.worlds import Worlds
from game.agents.protocol import Decision, Watch
from game.rules.baloot.actions import Play
from game.rules.baloot.state import SEATS, TEAMS
from game.rules.baloot.view import BalootView

_SOLVED: Final = 5
"""Cards in the own hand from which on worlds are solved."""
_POT: Final = 90
"""What a kaboot brings more than an ordinary hand, in card points, the same in Sun and in Hokom (baloot 7.2, 7.5)."""
_THUMB: Final = 0.02
"""What a card point of the rules of thumb is worth among worlds, in game points of lead: it parts equals."""


def choose_card(view: BalootView, temper: Temper, rng: Random, watch: Watch) -> Decision:
    """The card that the seat of the view plays, which is to play one, and why."""
    assert view.contract is not None, "only a bought hand is played"
    known = seen(view, memory=temper.memory, reads=temper.reads)
    rated = rated_cards(view, known)
    if len(rated) == 1:
        only_one = not known.legal & (known.legal - 1)
        return Decision(Play(known.pack.face_of[rated[0][1]]), told(Reason.NO_CHOICE if only_one else Reason.ALIKE))
    capped = False
    points = {card: worth for worth, card in rated}
    if temper.worlds:
        searched = _searched(view, known, rated, temper, rng, watch)
        rated, points, capped = searched.rated, searched.points, searched.capped
    else:
        rated = _friendly(known, rated)
    card = choose(rated, temper, rng)
    _, other = max((worth, each) for each, worth in points.items() if each != card)
    why = why_played(known, TEAMS[view.contract.buyer], card, other, points[card] - points[other])
    return Decision(Play(known.pack.face_of[card]), why, capped)


def rated_cards(view: BalootView, known: Seen) -> list[tuple[float, int]]:
    """The legal cards as the rules of thumb rate them, of cards that do the same the lowest."""
    assert view.contract is not None, "only a bought hand is played"
    legal = known.legal & ~same(known.hand, ~known.hand & (known.out | sum(known.trick)), known.pack.lows)
    judge = Judge(known.pack, TEAMS[view.contract.buyer], MISSES_UNSEEN)
    asked = known.led[(known.seat + 2) % SEATS]
    return judge.rate(legal, known.hand, known.seat, known.trick, known.can, asked)


def _friendly(known: Seen, rated: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """The cards without those that take the partner's trick from him for nothing: weak players err, but not so."""
    if not known.trick:
        return rated
    best, holder = standing(known)
    if (holder - known.seat) % SEATS != 2:
        return rated
    led, trumps = known.pack.suit_of[known.trick[0]], known.pack.trumps
    is_last = len(known.trick) == SEATS - 1
    best_card = 0 if is_last else max(rated)[1]
    kept = []
    for worth, card in rated:
        spoils = beats(card, best, led, trumps) or (card & trumps and led != trumps)
        if not spoils or card == best_card:
            kept.append((worth, card))
    return kept or rated


@dataclass(frozen=True, slots=True)
class _Searched:
    """What worlds told of the cards."""

    rated: list[tuple[float, int]]
    """What each card brings on average, in game points of lead."""
    points: dict[int, float]
    """And in card points of the own team."""
    capped: bool


def _searched(
    view: BalootView, known: Seen, rated: Sequence[tuple[float, int]], temper: Temper, rng: Random, watch: Watch
) -> _Searched:
    """Compares the cards over worlds."""
    solving = known.hand.bit_count() <= _SOLVED
    count = temper.solved if solving else temper.worlds
    ending = Ending(view, stakes_of(view, view.team))
    worlds = Worlds(known, view)
    tally = _Tally({card: 0.0 for _, card in rated}, {card: 0 for _, card in rated})
    judge = Judge(known.pack, TEAMS[ending.contract.buyer], MISSES_KNOWN)
    done = 0
    while done < count and not (done and watch.expired()):
        deal = Deal(known.pack, worlds.draw(rng), known.leader, known.trick, view.locked)
        if solving:
            _add_solved(tally, deal, ending)
        else:
            _add_rolled_out(tally, deal, ending, judge)
        done += 1
        watch.progress(done / count)
    best = max(worth for worth, _ in rated)
    return _Searched(
        [(tally.worths[card] / done + _THUMB * (worth - best), card) for worth, card in rated],
        {card: points / done for card, points in tally.points.items()},
        done < count,
    )


@dataclass(frozen=True, slots=True)
class _Tally:
    """Sums over worlds, by card."""

    worths: dict[int, float]
    points: dict[int, int]

    def add(self, card: int, ending: Ending, points: int, swept: int | None) -> None:
        """One world."""
        self.worths[card] += ending.worth(points, swept)
        self.points[card] += points


def _add_solved(tally: _Tally, deal: Deal, ending: Ending) -> None:
    """Adds what each card brings in a world if all play their best from now on."""
    leaders = TEAMS[deal.leader]
    sweeping = ending.may_sweep[leaders]  # who leads late in a hand has taken a trick
    if sweeping:
        deal = replace(deal, pot=_POT)
    found = values(deal)
    total = deal.total
    for card in tally.points:
        value = found[card]
        swept = None
        if sweeping:
            if ending.team == leaders:
                swept = leaders if value == total else None
                value -= _POT if swept is not None else 0
            else:
                swept = None if value else leaders
                value -= _POT if swept is None else 0
        tally.add(card, ending, value, swept)


def _add_rolled_out(tally: _Tally, deal: Deal, ending: Ending, judge: Judge) -> None:
    """Adds what each card brings in a world if all go on by rules of thumb."""
    whole = deal.total
    for card in tally.points:
        evens, swept_by_one = rolled_out(judge, deal, card)
        swept = (0 if evens else 1) if swept_by_one else None
        tally.add(card, ending, evens if ending.team == 0 else whole - evens, swept)
