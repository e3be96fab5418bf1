"""Choosing a card: rules of thumb alone, or worlds that are played out and, in the late tricks, solved (baloot 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.agents.baloot.ending import Ending
from game.agents.baloot.masks import same
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
    """The card that the seat of the view plays, which is to play one."""
    known = seen(view, memory=temper.memory, reads=temper.reads)
    rated = rated_cards(view, known)
    if len(rated) == 1:
        return Decision(Play(known.pack.face_of[rated[0][1]]))
    capped = False
    if temper.worlds:
        rated, capped = _searched(view, known, rated, temper, rng, watch)
    card = choose(rated, temper, rng)
    return Decision(Play(known.pack.face_of[card]), None, capped)


def rated_cards(view: BalootView, known: Seen) -> list[tuple[float, int]]:
    """The legal cards as the rules of thumb rate them, of cards that do the same the lowest."""
    assert view.contract is not None, "only a bought hand is played"
    legal = known.legal & ~same(known.hand, ~known.hand & (known.out | sum(known.trick)), known.pack.lows)
    judge = Judge(known.pack, TEAMS[view.contract.buyer], MISSES_UNSEEN)
    asked = known.led[(known.seat + 2) % SEATS]
    return judge.rate(legal, known.hand, known.seat, known.trick, known.can, asked)


def _searched(
    view: BalootView, known: Seen, rated: Sequence[tuple[float, int]], temper: Temper, rng: Random, watch: Watch
) -> tuple[list[tuple[float, int]], bool]:
    """The cards with what they bring on average over worlds, in game points of lead; whether time ran out."""
    solving = known.hand.bit_count() <= _SOLVED
    count = temper.solved if solving else temper.worlds
    ending = Ending(view, stakes_of(view, view.team))
    worlds = Worlds(known, view)
    sums = {card: 0.0 for _, card in rated}
    done = 0
    judge = Judge(known.pack, TEAMS[ending.contract.buyer], MISSES_KNOWN)
    while done < count and not (done and watch.expired()):
        deal = Deal(known.pack, worlds.draw(rng), known.leader, known.trick, view.locked)
        if solving:
            _add_solved(sums, deal, ending)
        else:
            _add_rolled_out(sums, deal, ending, judge)
        done += 1
        watch.progress(done / count)
    best = max(worth for worth, _ in rated)
    return [(sums[card] / done + _THUMB * (worth - best), card) for worth, card in rated], done < count


def _add_solved(sums: dict[int, float], deal: Deal, ending: Ending) -> None:
    """Adds what each card brings in a world if all play their best from now on."""
    leaders = TEAMS[deal.leader]
    sweeping = ending.may_sweep[leaders]  # who leads late in a hand has taken a trick
    if sweeping:
        deal = replace(deal, pot=_POT)
    found = values(deal)
    total = deal.total
    for card in sums:
        value = found[card]
        swept = None
        if sweeping:
            if ending.team == leaders:
                swept = leaders if value == total else None
                value -= _POT if swept is not None else 0
            else:
                swept = None if value else leaders
                value -= _POT if swept is None else 0
        sums[card] += ending.worth(value, swept)


def _add_rolled_out(sums: dict[int, float], deal: Deal, ending: Ending, judge: Judge) -> None:
    """Adds what each card brings in a world if all go on by rules of thumb."""
    whole = deal.total
    for card in sums:
        evens, swept_by_one = rolled_out(judge, deal, card)
        swept = (0 if evens else 1) if swept_by_one else None
        sums[card] += ending.worth(evens if ending.team == 0 else whole - evens, swept)
