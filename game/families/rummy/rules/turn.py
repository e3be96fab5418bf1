"""What the rest of a turn depends on, and what each way of melding makes of it; judging is the business of `legal`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.cards import JOKER, Face, without
from game.families.rummy.rules.house import HouseRules, TakeRule
from game.families.rummy.rules.state import NOTHING_OWED, Faces, Melding, Owed, RummyState
from game.melds.fixed_jokers.meld import FixedMeld


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in which something was drawn or taken: what the player holds, finds on the table and owes."""

    hand: Faces
    melds: tuple[FixedMeld, ...]
    opened: bool
    """Whether the player has opened, in this turn or before."""
    opened_now: bool = False
    taken: Face | None = None
    owed: Owed = NOTHING_OWED

    def may_meld(self, house: HouseRules) -> bool:
        """Whether melds may be laid, added to and their jokers won."""
        return self.opened and (house.melds_after_opening or not self.opened_now)

    def taken_to_open(self, house: HouseRules) -> bool:
        """Whether the player must still open, with the card taken from the discards."""
        return house.taking is TakeRule.OPENED_BY_IT and self.taken is not None and not self.opened

    def taken_to_meld(self, house: HouseRules) -> bool:
        """Whether the card taken from the discards must still be melded."""
        return self.taken is not None and (house.taking is TakeRule.MELDED or self.taken_to_open(house))

    def after_lay(self, melds: Sequence[FixedMeld], *, opening: bool = False) -> Turn:
        """The turn after these new melds were laid from the hand."""
        cards = [card for meld in melds for card in meld.cards]
        number = len(self.melds) + 1
        targets = [at for at, meld in enumerate(melds, start=number) for _joker in meld.wilds]
        return replace(
            self._with_jokers_in(targets),
            hand=without(self.hand, cards),
            melds=(*self.melds, *melds),
            opened=self.opened or opening,
            opened_now=self.opened_now or opening,
        )._without_taken(cards)

    def after_add(self, number: int, card: Face, grown: FixedMeld) -> Turn:
        """The turn after a card of the hand made the meld with this number what it is now."""
        return replace(
            self._with_jokers_in([number] if card == JOKER else []),
            hand=without(self.hand, (card,)),
            melds=self._with_meld(number, grown),
        )._without_taken((card,))

    def after_swap(self, number: int, card: Face, meld: FixedMeld, house: HouseRules) -> Turn:
        """The turn after a card of the hand took the place of a joker, which came into the hand."""
        source = number if house.won_elsewhere else 0
        return replace(
            self,
            hand=(*without(self.hand, (card,)), JOKER),
            melds=self._with_meld(number, meld),
            owed=tuple(sorted(tuple(sorted((*way, source))) for way in self.owed)),
        )._without_taken((card,))

    def _with_jokers_in(self, targets: Sequence[int]) -> Turn:
        """The turn after jokers went to the melds with these numbers; what none is owed for was the one taken."""
        owed, taken = self.owed, self.taken
        for target in targets:
            less = _discharged(owed, target)
            if less == owed and taken == JOKER:
                taken = None
            owed = less
        return replace(self, owed=owed, taken=taken) if targets else self

    def _without_taken(self, cards: Sequence[Face]) -> Turn:
        """The turn after naturals were melded, the card taken from the discards perhaps among them."""
        return replace(self, taken=None) if self.taken != JOKER and self.taken in cards else self

    def _with_meld(self, number: int, meld: FixedMeld) -> tuple[FixedMeld, ...]:
        return (*self.melds[: number - 1], meld, *self.melds[number:])


def turn_of(state: RummyState, phase: Melding) -> Turn:
    """The turn that the actor of a state is in."""
    seat = phase.seat
    return Turn(state.hands[seat], state.melds, state.opened[seat], phase.opened_now, phase.taken, phase.owed)


def turn_taking(state: RummyState, seat: int) -> Turn:
    """The turn as it would be with the top of the discards taken."""
    top = state.discards[-1]
    return Turn(tuple(sorted((*state.hands[seat], top))), state.melds, state.opened[seat], taken=top)


def _discharged(owed: Owed, target: int) -> Owed:
    """What is owed after a joker was melded in the meld with the number `target`.

    Any joker owed may have been the one, unless it came from that very meld; so every account is kept that might turn
    out the best.
    """
    if owed == NOTHING_OWED:
        return owed
    ways: set[tuple[int, ...]] = set()
    for way in owed:
        sources = {source for source in way if source != target}
        if not sources:
            ways.add(way)
        for source in sources:
            at = way.index(source)
            ways.add((*way[:at], *way[at + 1 :]))
    return tuple(sorted(way for way in ways if not any(other != way and _within(other, way) for other in ways)))


def _within(fewer: tuple[int, ...], more: tuple[int, ...]) -> bool:
    return not Counter(fewer) - Counter(more)
