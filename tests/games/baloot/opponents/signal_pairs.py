"""Pairs of positions that differ only in what the partner threw: `python -m tests.games.baloot.opponents.signal_pairs`.

The positions are those of rounds among Casual in which a seat leads after its partner has thrown cards on its tricks.
In a pair of the kind `suit` a first card says that its suit is not wanted, and in the other position it is a card of
another suit; in a pair of the kind `order` two cards of a suit are thrown in either order, so that the second takes the
first back or says it again. Printed is how often a level leads the suit where it is asked for, or at least not
declined, and how often where it is declined (baloot 5.6).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from math import sqrt
from random import Random
from typing import Final

from game.cards import Face, Rank, Suit
from game.engine import Deals, choose, stream
from game.games import game_named
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.playing import choose_card
from game.games.baloot.opponents.weights import CASUAL, CASUAL_WEIGHTS, CLUB, NOVICE, STRONG, SkillProfile
from game.games.baloot.rules.actions import Play
from game.games.baloot.rules.state import DECK
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import NoDeadline

PROFILES: Final = {"novice": NOVICE, "casual": CASUAL, "club": CLUB, "strong": STRONG}
KINDS: Final = ("suit", "order")
_LOW: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN)
"""Ranks that give no points worth mentioning, so that they say something by their suit and order."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The same position twice: the partner asks for `suit`, or at least does not decline it, and declines it."""

    suit: Suit
    asked: BalootView
    declined: BalootView


def pairs(kind: str, seed: int = 1) -> Iterator[Pair]:
    """Yield pairs of positions of a kind, at most one a deal, without an end."""
    for number in count(seed):
        for view in _leads_of(number):
            pair = (_of_suits if kind == "suit" else _of_order)(view)
            if pair is not None:
                yield pair
                break


def _leads_of(seed: int) -> Iterator[BalootView]:
    """The views of who leads to the third to fifth trick in a round of Casual."""
    game, agent = game_named("baloot"), BalootAgent(CASUAL, CASUAL_WEIGHTS)
    state, _ = game.new_match(choose(game.options, {}), 4, Deals(seed))
    while (seat := game.actor(state)) is not None:
        view = game.view(state, seat)
        assert isinstance(view, BalootView), "the game is Baloot"
        action = agent.decide(view, stream(seed, len(view.tricks), seat), NoDeadline()).action
        if isinstance(action, Play) and not view.trick and 2 <= len(view.tricks) <= 4:
            yield view
        state, _ = game.apply(state, action)


def _partner(view: BalootView) -> int:
    return (view.seat + 2) % 4


def _thrown(view: BalootView) -> list[int]:
    """The places of the tricks of the leader on which the partner threw a side card."""
    return [
        place
        for place, trick in enumerate(view.tricks)
        if trick.winner == view.seat and trick.card_of(_partner(view)).suit not in (trick.cards[0].suit, view.trump)
    ]


def _of_suits(view: BalootView) -> Pair | None:
    thrown = _thrown(view)
    if len(thrown) != 1:
        return None
    (place,) = thrown
    choices = _choices(view, thrown, 1)
    if len(choices) < 2:
        return None
    (one,), (other,) = choices[:2]
    return Pair(one.suit, _with(view, {place: other}), _with(view, {place: one}))


def _of_order(view: BalootView) -> Pair | None:
    thrown = _thrown(view)
    choices = _choices(view, thrown, 2)
    if len(thrown) != 2 or not choices:
        return None
    first, second = thrown
    low, high = choices[0]
    return Pair(low.suit, _with(view, {first: low, second: high}), _with(view, {first: high, second: low}))


def _choices(view: BalootView, places: Sequence[int], size: int) -> list[tuple[Face, ...]]:
    """For each side suit of the hand that was not led in these tricks, its lowest cards that the partner may have had
    there, from the lowest.
    """
    thrown = {view.tricks[place].card_of(_partner(view)) for place in places}
    seen = {*view.hand, view.taken, *(each for trick in view.tricks for each in trick.cards)} - thrown
    led = {view.tricks[place].cards[0].suit for place in places}
    suits = sorted({card.suit for card in view.hand} - led - {view.trump})
    found = []
    for suit in suits:
        cards = [card for card in DECK if card.suit == suit and card.rank in _LOW and card not in seen]
        if len(cards) >= size:
            found.append(tuple(sorted(cards, key=lambda card: _LOW.index(card.rank))[:size]))
    return found


def _with(view: BalootView, cards: dict[int, Face]) -> BalootView:
    """The view with other cards of the partner in some tricks."""
    tricks = list(view.tricks)
    for place, card in cards.items():
        trick = tricks[place]
        played = list(trick.cards)
        played[(_partner(view) - trick.leader) % 4] = card
        tricks[place] = replace(trick, cards=tuple(played))
    return replace(view, tricks=tuple(tricks))


def leads(pair: Pair, profile: SkillProfile, seed: int) -> tuple[bool, bool]:
    """Whether the suit is led where it is asked for, and where it is declined."""
    asked, declined = (_card(view, profile, seed).suit is pair.suit for view in (pair.asked, pair.declined))
    return asked, declined


def _card(view: BalootView, profile: SkillProfile, seed: int) -> Face:
    action = choose_card(view, profile, Random(seed), NoDeadline()).action
    assert isinstance(action, Play)
    return action.card


def main() -> None:
    """Print for a level and both kinds how often the suit is led, with intervals of 95%."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=list(PROFILES))
    parser.add_argument("pairs", type=int, nargs="?", default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for kind in KINDS:
        found = [
            leads(pair, PROFILES[arguments.level], 1) for pair in islice(pairs(kind, arguments.seed), arguments.pairs)
        ]
        shares = [sum(led) / len(found) for led in zip(*found, strict=True)]
        texts = [f"{100 * share:.1f} ± {196 * sqrt(share * (1 - share) / len(found)):.1f}%" for share in shares]
        print(f"{kind}: led where asked for {texts[0]}, where declined {texts[1]} ({len(found)} pairs)", flush=True)


if __name__ == "__main__":
    main()
