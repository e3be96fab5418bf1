"""Comparing cards over worlds, played out by rules of thumb early in a hand and solved late in it (baloot 5, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.engine import Seat
from game.families.tricks.opponents.comparing import Compared, Tally, compare
from game.families.tricks.opponents.heuristic import Judge
from game.families.tricks.opponents.rollout import rolled_out
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.worlds import Worlds
from game.games.baloot.opponents.ending import Ending
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.skill_profile import SkillProfile
from game.games.baloot.opponents.thumbs import KNOWN
from game.games.baloot.rules.cards import SEQUENCE_ORDER
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Watch
from game.tricks.deal import Deal
from game.tricks.solver import values

_LENGTHS: Final = {"sira": 3, "fifty": 4, "hundred_run": 5}
_FOURS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def hidden_projects(known: Seen, view: BalootView) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """For each declared project of others whose cards are hidden its owner and what it may be, as masks.

    Longer sequences than 5 are taken for 5 of their cards. Left out is a project that nothing fits.
    """
    found = []
    for one in view.declared:
        if one.cards or one.seat == known.seat:
            continue
        had = known.can[one.seat] | known.played[one.seat]
        room = known.counts[one.seat]
        choices = tuple(
            mask
            for mask in (known.pack.mask(cards) for cards in _projects(one.kind))
            if not mask & ~had and (mask & ~known.played[one.seat]).bit_count() <= room
        )
        if choices:
            found.append((one.seat, choices))
    return tuple(found)


def _projects(kind: str) -> Iterator[tuple[Face, ...]]:
    """All projects of a kind."""
    if kind in _LENGTHS:
        length = _LENGTHS[kind]
        for suit in Suit:
            for start in range(len(SEQUENCE_ORDER) - length + 1):
                yield tuple(face_of(rank, suit) for rank in SEQUENCE_ORDER[start : start + length])
        return
    for rank in (Rank.ACE,) if kind == "four_hundred" else (*_FOURS, Rank.ACE):
        yield tuple(face_of(rank, suit) for suit in Suit)


_SOLVED: Final = 5
"""Cards in the own hand from which on worlds are solved."""
_POT: Final = 90
"""What a kaboot brings more than an ordinary hand, in card points, the same in Sun and in Hokom (baloot 7.2, 7.5)."""
_THUMB: Final = 0.02
"""What a card point of the rules of thumb is worth among worlds, in game points of lead: it parts equals."""


def compare_cards(
    view: BalootView, known: Seen, rated: Sequence[tuple[float, int]], profile: SkillProfile, rng: Random, watch: Watch
) -> Compared:
    """The cards over as many worlds as the profile says, fewer where time runs out; `rated` by rules of thumb.

    Their worth is told in game points of lead, their points in card points.
    """
    solving = known.hand.bit_count() <= _SOLVED
    ending = Ending(view, equity_of(view, view.team))
    worlds = Worlds(known, Likelihood(known, view).of, hidden_projects(known, view))
    judge = Judge(known.pack, TEAMS[ending.contract.buyer], KNOWN)

    def try_world(left: Sequence[Tally]) -> None:
        deal = Deal(known.pack, worlds.likely(rng), known.leader, known.trick, view.locked)
        if solving:
            _add_solved(left, deal, ending)
        else:
            _add_rolled_out(left, deal, ending, judge)

    priors = [(_THUMB * thumb, card) for thumb, card in rated]
    return compare(priors, profile.solved if solving else profile.worlds, try_world, watch)


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


def _add_rolled_out(left: Sequence[Tally], deal: Deal, ending: Ending, judge: Judge) -> None:
    """Adds what each card brings in a world if all go on by rules of thumb."""
    whole = deal.total
    for each in left:
        evens, swept_by_one = rolled_out(judge, deal, each.card)
        swept = (0 if evens else 1) if swept_by_one else None
        value = evens if ending.team == 0 else whole - evens
        each.add(ending.worth(value, swept), value)
