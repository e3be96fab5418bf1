"""Learning what answers in the buying of Baloot are worth: `python -m tuning.buying baloot`.

Each deal has every contract that somebody may buy in it played by rules of thumb, nobody seeing the others' cards:
solved deals, played with open cards, flatter buyers. Then a policy bids on the deals. At each question that it meets
every answer is tried, the auction goes on by the policy, and the result is fitted by the marks of the question (ridge
regression); what was learnt is the policy of the next iteration. On every second deal a side bids by rules of thumb, so
that their bids are met as well. The table of the opponents is written anew. 7,000 deals take some ten minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.cards import Face, Suit
from game.engine import Deals, stream
from game.games.baloot.opponents import buying_table
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.answers import after_answer
from game.games.baloot.opponents.learnt import kind_of, marks_of, name_of
from game.games.baloot.opponents.match_equity import MatchEquity
from game.games.baloot.opponents.prospects import KAWESH, Auction, Prospect, best_of, evaluate_hokom, prospects
from game.games.baloot.opponents.weights import CASUAL_WEIGHTS, CLUB_WEIGHTS, SkillProfile
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action, Bid, Confirm, Pass
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import SEATS, TEAMS, BalootState, Buying, Contract, Doubling
from game.opponents.protocol import NoDeadline
from game.tricks.auction import by_priority
from tuning.fitting import Fit, Table, written

FIRST_SEED = 4_000_000_000
GAME = Baloot()
OPTIONS = BalootOptions()
EVEN = tuple(MatchEquity(OPTIONS, team, 0.0, 0.0) for team in (0, 1))
THUMBS = BalootAgent(SkillProfile(0.0, 0.0))
EDGE: Final = {"sun": 2.1, "hokom": 0.8}
"""Game points of lead that a buyer brings home more where Club plays the cards: 2.1 ± 2.5 in 329 Suns that rules of
thumb might buy, and 0.8 ± 1.1 in 385 Hokoms. (Rules of thumb promise 10.6 of the better Suns, which bring 2.9 ± 3.5.)
"""

LEFT_TO_HIM: Final = "over_sun 1 partner"
"""The question that stays with rules of thumb: a partner's Sun is left to him unless the own is clearly better."""

Key = tuple[int, Suit | None]
"""Who holds the public card, and the trump suit."""


@dataclass(frozen=True)
class Played:
    """A deal with the game points of team 0 over team 1 in each contract that was played."""

    dealer: int
    public: Face
    hands: tuple[tuple[Face, ...], ...]
    leads: Mapping[Key, float]

    def auction(self, phase: Buying) -> Auction:
        """A question as the player asked sees it, at the start of a match."""
        return Auction(self.dealer, self.public, phase, EVEN[TEAMS[phase.seat]], CLUB_WEIGHTS)


def played_deal(seed: int) -> Played:
    """The deal of a seed with its contracts: for each seat Sun, the first Hokom and the best of the second round."""
    state, _ = GAME.new_match(OPTIONS, SEATS, Deals(seed))
    public = state.public
    assert public is not None, "the card lies open"
    leads: dict[Key, float] = {}
    for seat in range(SEATS):
        cards = (*state.hands[seat], public)
        others = [suit for suit in Suit if suit != public.suit]
        best = max(others, key=lambda suit: evaluate_hokom(CLUB_WEIGHTS, cards, suit, leads=False))
        for trump in (None, public.suit, best):
            edge = EDGE["sun" if trump is None else "hokom"]
            lead = lead_after(bought(state, seat, trump), seed)
            leads[seat, trump] = lead + (edge if TEAMS[seat] == 0 else -edge)
    return Played(state.dealer, public, state.hands, leads)


def bought(state: BalootState, seat: int, trump: Suit | None) -> BalootState:
    """The state at the first card after a seat has bought and everybody else has passed."""
    assert state.public is not None, "the card lies open"
    last = trump is not None and trump != state.public.suit
    while isinstance(state.phase, Buying | Doubling):
        phase = state.phase
        action: Action = Pass()
        if isinstance(phase, Buying) and phase.question == "confirm":
            action = Confirm(trump if last else None)
        elif isinstance(phase, Buying) and phase.bid is None and phase.seat == seat and phase.round == 1 + last:
            action = Bid("sun" if trump is None else "hokom")
        state, _ = GAME.apply(state, action)
    return state


def lead_after(state: BalootState, seed: int) -> float:
    """The game points of team 0 over team 1 once the hand is played by rules of thumb."""
    number = 0
    while (seat := GAME.actor(state)) is not None:
        action = THUMBS.decide(GAME.view(state, seat), stream(seed, "play", number), NoDeadline()).action
        state, _ = GAME.apply(state, action)
        number += 1
    points = GAME.standing(state).round_points
    assert points is not None, "the hand is over"
    return float(points[0] - points[1])


class Policy:
    """Bids by a table; where it has nothing of a question, and without one, by what the cards promise."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def judged(self, auction: Auction, hand: tuple[Face, ...]) -> tuple[list[Prospect], list[float]]:
        """The best answer of each name with its worth, and the marks of the question."""
        promised = [each for each in prospects(auction, hand) if each.action != KAWESH]
        marks = marks_of(auction, hand, promised)
        best: dict[str, Prospect] = {}
        for each in promised:
            name = name_of(each.action)
            if name not in best or each.worth > best[name].worth:
                best[name] = each
        learnt = self.table.get(kind_of(auction), {})
        if not best.keys() <= learnt.keys():
            return list(best.values()), marks
        worths = {name: sum(mark * by for mark, by in zip(marks, learnt[name], strict=True)) for name in best}
        return [replace(each, worth=worths[name]) for name, each in best.items()], marks

    def end(self, deal: Played, asked: Buying | Contract | None, other: Policy, team: int) -> Contract | None:
        """The contract that an auction ends with, in which a team bids by this policy and its opponents by another."""
        while isinstance(asked, Buying):
            bidder = self if TEAMS[asked.seat] == team else other
            judged, _ = bidder.judged(deal.auction(asked), deal.hands[asked.seat])
            asked = after_answer(OPTIONS, deal.dealer, deal.public, asked, best_of(tuple(judged)).action)
        return asked


class ByThumb(Policy):
    """Bids as the rules of thumb of Casual do."""

    def __init__(self) -> None:
        super().__init__({})

    def judged(self, auction: Auction, hand: tuple[Face, ...]) -> tuple[list[Prospect], list[float]]:
        """The answers as Casual judges them without errors."""
        found = prospects(replace(auction, weights=CASUAL_WEIGHTS), hand)
        return [each for each in found if each.action != KAWESH], []


def first_question(dealer: int) -> Buying:
    """The question that an auction begins with."""
    first, *others = by_priority(dealer)
    return Buying(first, 1, "buy", None, tuple(others))


def lead_of(deal: Played, end: Contract | None, team: int) -> float | None:
    """The game points of a team over the other in a contract; None where it was not played."""
    lead = 0.0 if end is None else deal.leads.get((end.holder, end.trump))
    return lead if lead is None or team == 0 else -lead


Row = tuple[str, str, list[float], float]
"""A kind of question, an answer, the marks and the result."""


def rows(policy: Policy, other: Policy, deals: Sequence[Played]) -> Iterator[Row]:
    """Yield what came of each answer to each question that the policy met."""
    for number, deal in enumerate(deals):
        for team in (0, 1):
            rival = other if number % 2 else policy
            asked: Buying | Contract | None = first_question(deal.dealer)
            while isinstance(asked, Buying):
                mine = TEAMS[asked.seat] == team
                auction = deal.auction(asked)
                judged, marks = (policy if mine else rival).judged(auction, deal.hands[asked.seat])
                for each in judged if mine else ():
                    reached = after_answer(OPTIONS, deal.dealer, deal.public, asked, each.action)
                    lead = lead_of(deal, policy.end(deal, reached, rival, team), team)
                    if lead is not None:
                        yield kind_of(auction), name_of(each.action), marks, lead
                asked = after_answer(OPTIONS, deal.dealer, deal.public, asked, best_of(tuple(judged)).action)


def improved(policy: Policy, other: Policy, deals: Sequence[Played], ridge: float, mix: float) -> Policy:
    """The policy after one iteration; `mix` is the part of the new numbers where there are old ones."""
    fits: dict[tuple[str, str], Fit] = {}
    for kind, name, marks, lead in rows(policy, other, deals):
        if kind != LEFT_TO_HIM:
            fits.setdefault((kind, name), Fit(len(marks))).add(marks, lead)
    table: dict[str, dict[str, Sequence[float]]] = {kind: dict(names) for kind, names in policy.table.items()}
    for (kind, name), fit in sorted(fits.items()):
        numbers = fit.solved(ridge)
        before = table.setdefault(kind, {}).get(name, numbers)
        table[kind][name] = [mix * new + (1.0 - mix) * old for new, old in zip(numbers, before, strict=True)]
    return Policy(table)


def duel(one: Policy, other: Policy, deals: Sequence[Played]) -> list[float]:
    """Return the game points a hand by which the first bids better than the second, the sides exchanged."""
    gains = []
    for deal in deals:
        ends = [one.end(deal, first_question(deal.dealer), other, team) for team in (0, 1)]
        home, away = (lead_of(deal, end, team) for team, end in enumerate(ends))
        if home is not None and away is not None:
            gains.append((home + away) / 2)
    return gains


def learn(words: Sequence[str]) -> None:
    """Read the arguments in `words`, learn, print what each iteration gains on deals left out, and write the table."""
    parser = argparse.ArgumentParser(description="Learn what answers in the buying of Baloot are worth.")
    parser.add_argument("--deals", type=int, default=7000)
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--ridge", type=float, default=100.0)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--left-out", type=int, default=0, help="deals at the end that are not learnt from")
    arguments = parser.parse_args(words)
    deals = [played_deal(seed) for seed in range(arguments.seed, arguments.seed + arguments.deals)]
    known, left_out = (deals[: arguments.deals - arguments.left_out], deals[arguments.deals - arguments.left_out :])
    thumbs = ByThumb()
    policy = Policy({})
    for number in range(arguments.iterations):
        policy = improved(policy, thumbs, known, arguments.ridge, 0.6 if number else 1.0)
        if left_out:
            gains = duel(policy, thumbs, left_out)
            print(f"iteration {number + 1}: {sum(gains) / len(gains):+.2f} game points a hand", flush=True)
    Path(buying_table.__file__).write_text(written(policy.table, buying_table))
