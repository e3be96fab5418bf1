"""Comparing cards over worlds, played out by rules of thumb early in a hand and solved late in it (baloot 5, 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit, face_of
from game.engine import Seat
from game.families.tricks.opponents.comparing import Compared, Tally, compare
from game.families.tricks.opponents.lean.heuristic import Judge
from game.families.tricks.opponents.lean.inference import Replayed, likeliest
from game.families.tricks.opponents.lean.playout import Playout
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.rules.cards import SEQUENCE_ORDER
from game.families.tricks.rules.projects import Project
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.match_equity import MatchEquity, equity_of
from game.games.baloot.opponents.signals import tahreeb
from game.games.baloot.opponents.weights import KNOWN, UNSEEN, SkillProfile
from game.games.baloot.rules.projects import KIND_ORDER, bars_baloot
from game.games.baloot.rules.scoring import RAW, Counted, Hand
from game.games.baloot.rules.state import SEATS, TEAMS, points
from game.games.baloot.rules.view import Announced, BalootView
from game.opponents.protocol import Watch
from game.tricks.deal import Deal
from game.tricks.masks import Masks
from game.tricks.solver import values

_A_POINT: Final = 0.06
"""What a card point is worth for itself, in game points of lead: of cards that come to the same the safer is played."""


class Ending:
    """The worth of every result that the hand of a view can still have, for the team of its seat."""

    def __init__(self, view: BalootView, equity: MatchEquity) -> None:
        assert view.contract is not None, "only a bought hand is played"
        self.equity = equity
        self.contract = view.contract
        self.team = view.team
        self.multiplier = view.multiplier
        self.doubler = None if view.doubler is None else TEAMS[view.doubler]
        self.whole = RAW[view.contract.kind]
        self.projects = tuple(Counted(TEAMS[one.seat], one.kind) for one in _counting(view.declared, len(view.tricks)))
        self.baloot = _baloot_team(view)
        self.taken = 0
        """Card points that the own team has taken in complete tricks."""
        winners = {TEAMS[trick.winner] for trick in view.tricks}
        for trick in view.tricks:
            if TEAMS[trick.winner] == view.team:
                self.taken += sum(points(card, view.trump) for card in trick.cards)
        is_extra = view.options.kaboot == "extra"
        self.may_sweep = tuple(is_extra and winners <= {team} for team in (0, 1))
        """Whether each team may still make a kaboot (baloot 7.5)."""
        self._worths: dict[int, float] = {}

    def worth(self, more: int, swept: int | None) -> float:
        """What it is worth to take so many card points from the trick in play on.

        `swept` is the team that takes all the tricks that are left, None where both take some.
        """
        raw = self.taken + more
        kaboot = swept if swept is not None and self.may_sweep[swept] else None
        key = raw if kaboot is None else ~kaboot
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._judged(raw, kaboot)
        return worth

    def _judged(self, raw: int, kaboot: int | None) -> float:
        shares = (raw, self.whole - raw) if self.team == 0 else (self.whole - raw, raw)
        hand = Hand(
            kind=self.contract.kind,
            buyer=TEAMS[self.contract.buyer],
            raw=shares,
            projects=self.projects,
            baloot=self.baloot,
            kaboot=kaboot,
            multiplier=self.multiplier,
            doubler=self.doubler,
        )
        return self.equity.worth(hand) + _A_POINT * raw


def _counting(declared: Sequence[Announced], tricks: int) -> list[Announced]:
    """The declared projects that count, as far as a player can tell (baloot 6.4)."""
    if not declared:
        return []
    if tricks == 0:  # their cards are hidden: the better kind counts, of equal ones the earlier
        best = max(declared, key=lambda one: KIND_ORDER.index(one.kind))
        return [one for one in declared if TEAMS[one.seat] == TEAMS[best.seat]]
    shown = [one for one in declared if one.shown]
    best = shown[0] if shown else declared[0]
    return [one for one in declared if TEAMS[one.seat] == TEAMS[best.seat] and (one.shown or tricks == 1)]


def _baloot_team(view: BalootView) -> int | None:
    """Whose Baloot counts: what was announced, or what is in the own hand (baloot 6.6)."""
    trump = view.trump
    if view.baloot is not None or trump is None:
        return None if view.baloot is None else TEAMS[view.baloot]
    had: list[Face] = [*view.hand]
    had += [trick.cards[(view.seat - trick.leader) % SEATS] for trick in view.tricks]
    own = [Project(one.kind, one.cards) for one in view.declared if one.seat == view.seat]
    holds = all(face_of(rank, trump) in had for rank in (Rank.KING, Rank.QUEEN))
    return view.team if holds and not any(bars_baloot(one, trump) for one in own) else None


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


_DEAR: Final = 6
"""Cards in the own hand from which on solving takes so long that only the best cards are worth it."""
_WORTH_SOLVING: Final = 3
"""How many these are."""
_FEWEST: Final = 2
"""Cards that are compared to the end."""
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
    ending = Ending(view, equity_of(view, view.team))
    cards = known.hand.bit_count()
    priors = [(_THUMB * thumb, card) for thumb, card in rated]
    solve = partial(_add_solved, ending=ending)
    play_out = partial(_add_played_out, ending=ending, playout=Playout(known.pack, TEAMS[ending.contract.buyer], KNOWN))

    def over(count: int, add: Callable[[Sequence[Tally], Deal], None], fewest: int) -> Compared:
        draw = drawing(view, known, count, profile, rng)

        def try_world(left: Sequence[Tally]) -> None:
            add(left, Deal(known.pack, draw(), known.leader, known.trick, view.locked))

        return compare(priors, count, try_world, watch, fewest)

    if cards > profile.solves:
        return over(profile.worlds, play_out, _FEWEST)
    if cards >= _DEAR and len(priors) > _WORTH_SOLVING:
        rough = over(profile.worlds // 2, play_out, _WORTH_SOLVING)
        best = sorted(rough.rated, reverse=True)[:_WORTH_SOLVING]
        priors = [(prior, card) for prior, card in priors if any(card == each for _, each in best)]
    return over(profile.solved if cards < _DEAR else profile.solved_early, solve, _FEWEST)


def drawing(view: BalootView, known: Seen, count: int, profile: SkillProfile, rng: Random) -> Callable[[], Masks]:
    """What draws the worlds: as likely as what was said makes them, and what was played, if the profile reads that."""
    assert view.contract is not None, "only a bought hand is played"
    worlds = Worlds(known, Likelihood(known, view).of, hidden_projects(known, view))
    if profile.pool <= 1:
        return lambda: worlds.likely(rng)
    judge = Judge(known.pack, TEAMS[view.contract.buyer], UNSEEN)
    convention = tahreeb if view.options.signals == "on" else None
    replayed = Replayed(known, view.tricks, judge, locked=view.locked, convention=convention)
    if not replayed.choices:
        return lambda: worlds.likely(rng)
    drawn = likeliest(lambda: worlds.likely(rng), replayed.strangeness, count, count * profile.pool)
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
