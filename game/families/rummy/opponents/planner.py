"""Plans for a turn: what to open with, lay, add and win, and which card to discard then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, without
from game.families.rummy.opponents.adding import ways_to_add
from game.families.rummy.opponents.beliefs import Beliefs, after, fits_of, gifts_of, lay_of, loose, opening_of
from game.families.rummy.opponents.facts import companions
from game.families.rummy.opponents.going_out import way_out
from game.families.rummy.opponents.hand_shape import Chances, Shape
from game.families.rummy.rules.actions import Add, Lay, Open, Swap
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.openings import Melds
from game.families.rummy.rules.state import Faces
from game.families.rummy.rules.turn import Turn
from game.melds.fixed_jokers import (
    FixedMeld,
    Needs,
    WeighLeft,
    best_fixed_split,
    best_opening,
    cards_out,
    no_weight,
    swappable,
)

Step = Open | Lay | Add | Swap

_NEAR: Final = 2
"""Places within which two cards of a suit are related."""
_CARDS_A_JOKER: Final = 4
"""Cards that must go out with a joker to make up for it; set by hand."""
_LOOSE: Final = 5.0
"""Points that a card left in the hand counts against a split beside its own; set by hand."""
_FITTING: Final = -0.01
"""Points for one that can be added to a meld: hardly any, but fewer cards left are better; set by hand."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps, what they lead to, and the discard after them."""

    steps: tuple[Step, ...]
    after: Turn
    worth: float
    discard: Face
    waits: int = 0
    """How many cards an opening would leave that is put off to go out at once; 0 where none is."""


class Planner:
    """Makes and judges the plans of one decision."""

    def __init__(self, beliefs: Beliefs, *, every_way_out: bool = True) -> None:
        self.beliefs = beliefs
        self._every_way_out = every_way_out
        self.house = beliefs.house
        self._fed: dict[tuple[Face, Melds], float] = {}
        self._chances: dict[tuple[int, int, bool], Chances] = {}

    def plans(self, turn: Turn, *, win_jokers: bool = True) -> list[Plan]:
        """The plans worth thinking of, each with its best discard; the best first.

        Where none of those that come to mind goes out, whoever sees every way out looks whether there is one.
        """
        plans = []
        seen = set()
        for steps, reached in self._ways(turn, 2 if win_jokers else 0):
            key = (reached.hand, reached.opened, reached.taken, reached.owed)
            if key in seen:
                continue
            seen.add(key)
            plans += self._planned(steps, reached)
        if self._every_way_out and all(len(plan.after.hand) > 1 for plan in plans):
            out = way_out(turn, self.house)
            if out is not None:
                plans += self._planned(*out)
        plans.sort(key=lambda plan: -plan.worth)
        waiting = self._waiting(turn, plans[0]) if plans else None
        return plans if waiting is None else [waiting, *plans]

    def _planned(self, steps: tuple[Step, ...], reached: Turn) -> list[Plan]:
        """The plan with these steps and the best discard after them; none where nothing can be discarded."""
        judged = self.judged(reached)
        if not judged:
            return []
        worth, card = max(judged, key=lambda each: each[0])
        return [Plan(steps, reached, worth, card)]

    def _waiting(self, turn: Turn, best: Plan) -> Plan | None:
        """Putting off an opening that would leave one card, as long as nobody else has opened."""
        beliefs, weights = self.beliefs, self.beliefs.weights
        left = best.after.hand
        opens = self.house.at_once is not None and best.after.opened and not turn.opened
        if not opens or len(left) != 2 or any(beliefs.view.opened) or weights.hold >= 1.0 or beliefs.near_limit:
            return None
        fits = fits_of(best.after.melds, self.house)
        outs = sum([count for face, count in enumerate(beliefs.unseen) if fits >> face & 1])
        judged = [(worth, card) for worth, card in self.judged(turn) if card in left]
        if not judged or outs < weights.hold * sum(beliefs.unseen):
            return None
        return Plan((), turn, best.worth + weights.wait, max(judged)[1], waits=len(left) - 1)

    def judged(self, turn: Turn) -> list[tuple[float, Face]]:
        """The worth of ending the turn with each card that may end it."""
        cards = loose(turn, self.house)
        if len(turn.hand) == 1:
            return [(self.beliefs.weights.out, card) for card in cards]
        shape = self.shape(turn)
        base = self.beliefs.weights.opened if turn.opened else 0.0
        return [(base + shape.without(card) - self.fed(turn, card), card) for card in cards]

    def worth_before_draw(self, turn: Turn, *, win_jokers: bool = True) -> float:
        """The worth of a hand before anything is drawn, with what can be melded of it whatever is drawn."""
        worth = self._worth_of_hand(turn)
        drawn = self._useless(turn)
        with_drawn = replace(turn, hand=tuple(sorted((*turn.hand, drawn))))
        for plan in self.plans(with_drawn, win_jokers=win_jokers):
            if drawn in plan.after.hand:
                left = replace(plan.after, hand=without(plan.after.hand, (drawn,)))
                worth = max(worth, self._worth_of_hand(left) if left.hand else self.beliefs.weights.out)
        return worth

    def _worth_of_hand(self, turn: Turn) -> float:
        return self.shape(turn).whole() + (self.beliefs.weights.opened if turn.opened else 0.0)

    def _useless(self, turn: Turn) -> Face:
        """A card that goes with as little as possible."""
        places = fits_of(turn.melds, self.house) | gifts_of(turn.melds, self.house)
        naturals = [face for face in ALL_FACES if face != JOKER]
        return min(naturals, key=lambda face: (places >> face & 1, len(companions(turn.hand, face)), face in turn.hand))

    def shape(self, turn: Turn) -> Shape:
        """The shape of the hand of a turn."""
        rules = self.house.melds if turn.opened else self.house.opening_melds
        about = (fits_of(turn.melds, self.house), gifts_of(turn.melds, self.house), turn.opened)
        chances = self._chances.get(about)
        if chances is None:
            chances = self._chances[about] = self.beliefs.chances(about[0], about[1], opened=turn.opened)
        return Shape(tuple(sorted(turn.hand)), rules, chances, self.beliefs.worth(opened=turn.opened))

    def outside_melds(self, turn: Turn) -> Faces:
        """The cards that the melds leave which leave the fewest points."""
        return best_fixed_split(turn.hand, self.house.melds, no_weight, left_weights(self.house, 0)).rest

    def parted(self, turn: Turn, card: Face, other: Face) -> tuple[float, float]:
        """What parts discarding `card` from discarding `other`: in groups, and in what cards cost in hand."""
        shape = self.shape(turn)
        groups = shape.groups_without(card) - shape.groups_without(other)
        return groups, shape.without(card) - shape.without(other) - groups

    def stepped(self, turn: Turn, step: Step) -> Turn:
        """The turn after a step of a plan."""
        reached = after(turn, step, self.house)
        assert reached is not None, "a plan has legal steps"
        return reached

    def fed(self, turn: Turn, card: Face) -> float:
        """What the next player gains by a discard, with the melds that lie there when the turn ends."""
        fed = self._fed.get((card, turn.melds))
        if fed is None:
            fed = self._fed[card, turn.melds] = self._reckon(turn, card)
        return fed

    def _reckon(self, turn: Turn, card: Face) -> float:
        beliefs, weights = self.beliefs, self.beliefs.weights
        following = beliefs.following
        opened = beliefs.view.opened[following]
        short = exp((1 - beliefs.view.counts[following]) / weights.short) if opened else 0.0
        shortened = 1.0 + weights.feed_short * short
        if card == JOKER:
            # With it, whoever has opened and holds one card is out.
            return weights.gift_out if beliefs.view.counts[following] == 1 else weights.feed_joker * shortened
        fed = 0.0
        if gifts_of(turn.melds, self.house) >> card & 1:
            fed = weights.gift * shortened
        elif opened and fits_of(turn.melds, self.house) >> card & 1:
            fed = weights.feed_fit * shortened
        unsure = weights.feed_live * beliefs.live(card)
        for other in beliefs.next_known:
            if other != JOKER and _related(card, other):
                unsure += weights.feed_known
        return fed + unsure * (weights.declined if card in beliefs.declined else 1.0)

    def _ways(self, turn: Turn, swaps: int) -> Iterator[tuple[tuple[Step, ...], Turn]]:
        yield (), turn
        if turn.opened:
            yield from self._spreads((), turn, swaps)
            return
        for action in self._openings(turn):
            opened = after(turn, action, self.house)
            if opened is not None:
                yield (action,), opened
                if opened.may_meld(self.house):
                    yield from self._spreads((action,), opened, swaps)

    def _openings(self, turn: Turn) -> Iterator[Open]:
        house = self.house
        kept = tuple(dict.fromkeys(turn.hand))
        used: list[tuple[Face, ...]] = [()]
        if turn.taken is not None:
            used.append((turn.taken,))
        for faces in used:
            needs = Needs(sequence=house.pure_run, used=faces, kept=kept)
            for weigh in (no_weight, cards_out, sparing_jokers):
                split = best_opening(
                    turn.hand,
                    house.opening_melds,
                    house.opening_points,
                    weigh,
                    left_weights(house, 0) if weigh is no_weight else None,
                    needs,
                )
                if split is not None:
                    yield opening_of(split.melds, house)

    def _spreads(self, steps: tuple[Step, ...], turn: Turn, swaps: int) -> Iterator[tuple[tuple[Step, ...], Turn]]:
        if not turn.may_meld(self.house):
            return
        laid, reached = self._laid(steps, turn, turn.hand)
        for jokers in (True, False) if JOKER in turn.hand else (True,):
            for adds, added in ways_to_add(reached, self.house, jokers=jokers):
                yield (*laid, *adds), added
        if reached.hand.count(JOKER) < turn.hand.count(JOKER):  # on the table it may make room for another card
            laid, reached = self._laid(steps, turn, tuple([card for card in turn.hand if card != JOKER]))
            for adds, added in ways_to_add(reached, self.house, jokers=True):
                yield (*laid, *adds), added
        if self.house.swaps and swaps:
            for number, meld in enumerate(turn.melds, start=1):
                if meld.wilds:
                    stood_for = swappable(meld)
                    for card in dict.fromkeys(turn.hand):
                        if stood_for >> card & 1:
                            action = Swap(card, number)
                            swapped = after(turn, action, self.house)
                            if swapped is not None:
                                yield from self._spreads((*steps, action), swapped, swaps - 1)

    def _laid(self, steps: tuple[Step, ...], turn: Turn, hand: Faces) -> tuple[tuple[Step, ...], Turn]:
        """Everything laid that can be of these cards."""
        house = self.house
        fits = fits_of(turn.melds, house)
        owed = len(min(turn.owed, key=len))
        used = (JOKER,) * owed
        if turn.taken is not None and turn.taken_to_meld(house) and not fits >> turn.taken & 1:
            used = (*used, turn.taken)
        split = None
        for must in dict.fromkeys((used, ())):
            needs = Needs(used=must, kept=tuple(dict.fromkeys(turn.hand)))
            split = best_opening(hand, house.melds, 0, no_weight, left_weights(house, fits), needs)
            if split is not None:
                break
        for meld in () if split is None else split.melds:
            action = lay_of(meld, house)
            laid = after(turn, action, house)
            if laid is not None:
                steps, turn = (*steps, action), laid
        return steps, turn


def _related(card: Face, other: Face) -> bool:
    if card % 13 == other % 13:
        return True
    return card // 13 == other // 13 and abs(card - other) <= _NEAR


def sparing_jokers(meld: FixedMeld) -> float:
    """Cards out, no joker more than it takes."""
    return len(meld.cards) - _CARDS_A_JOKER * len(meld.wilds)


@lru_cache(maxsize=1 << 8)
def left_weights(house: HouseRules, fits: int) -> WeighLeft:
    """What cards left in the hand weigh: their points against the player, little where the card can be added."""

    def weight(card: Face) -> float:
        return _FITTING if fits >> card & 1 else -house.value_in_hand(card) - _LOOSE

    return weight
