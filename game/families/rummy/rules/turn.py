"""The rest of a turn and whether it can end: `Turn` has all that this depends on.

A rummy refuses what no legal discard could follow. Most turns can end at once: nothing is owed and some card may be
discarded. Otherwise the ways on are searched, each turn once. Only what may bring the end nearer is tried: cards that
are owed go to melds on the table or into new ones, cards that lengthen a run towards them, and jokers won. A lay of
other cards opens no way that laying them together with the owed card would not. Judging is the business of `legal`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from game.cards import JOKER, Face, format_faces, without
from game.engine import Refusal
from game.families.rummy.rules.house import HouseRules, TakeRule
from game.families.rummy.rules.openings import Melds, openings_with, openings_within
from game.families.rummy.rules.state import NOTHING_OWED, Faces, Melding, Owed, RummyState, Table
from game.melds.fixed_jokers import FixedMeld, add_to_meld, fitting, open_ends, swap_joker, swappable
from game.melds.fixed_jokers.offers import fixed_melds_within
from game.melds.meld import SUIT_FACES


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
        opens = house.taking in (TakeRule.OPENED_BY_IT, TakeRule.MELDED_FIRST)
        return opens and self.taken is not None and not self.opened

    def taken_to_meld(self, house: HouseRules) -> bool:
        """Whether the card taken from the discards must still be melded."""
        return self.taken is not None and (house.melds_taken or self.taken_to_open(house))

    def neglected(self, after: Turn, house: HouseRules) -> str | None:
        """The reason for which what was melded since is not what must be melded before anything else, or None."""
        if house.won_first and self.owed != NOTHING_OWED and after.jokers_owed >= self.jokers_owed:
            return "joker_first"
        taken_first = house.taking is TakeRule.MELDED_FIRST and self.taken is not None
        return "taken_first" if taken_first and after.taken is not None else None

    @property
    def jokers_owed(self) -> int:
        """The number of won jokers that are still to be melded."""
        return min(map(len, self.owed))

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
    return turn_with(state.hands[seat], state.discards[-1], state, seat)


def turn_with(hand: Faces, top: Face, table: Table, seat: int) -> Turn:
    """The turn of a seat that holds these cards and takes the top of the discards."""
    opened = table.opened[seat]
    taken = top if table.house.binds(opened=opened) else None
    return Turn(tuple(sorted((*hand, top))), table.melds, opened, taken=taken)


def _discharged(owed: Owed, target: int) -> Owed:
    """Return the debts after a joker was melded in the meld with the number `target`.

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


def refuse_discard(turn: Turn, card: Face, house: HouseRules) -> Refusal | None:
    """Why the turn may not end with this discard, or None."""
    if card not in turn.hand:
        return house.refuse("not_in_hand", ("cards", format_faces((card,))))
    if turn.owed != NOTHING_OWED:
        return house.refuse("joker_to_be_used")
    if turn.taken_to_open(house):
        return house.refuse("taken_to_be_opened_with", ("card", str(turn.taken)))
    if turn.taken_to_meld(house):
        return house.refuse("taken_to_be_melded", ("card", str(turn.taken)))
    if card == turn.taken:
        return house.refuse("taken_not_discarded", ("card", str(card)))
    if len(turn.hand) == 1 and card == JOKER and not house.joker_may_finish:
        return house.refuse("joker_not_last")
    return None


def can_end(turn: Turn, house: HouseRules) -> bool:
    """Whether the turn can end with a legal discard, now or after melds that are legal."""
    if _ends_now(turn, house):
        return True
    if len(turn.hand) <= max(_due(turn, house), 1):  # what is melded leaves a card to discard
        return False
    return _goes_on(turn, house)


def _ends_now(turn: Turn, house: HouseRules) -> bool:
    """Whether some card may be discarded."""
    return any(refuse_discard(turn, card, house) is None for card in dict.fromkeys(turn.hand))


def _due(turn: Turn, house: HouseRules) -> int:
    """Return the number of cards that must still be melded."""
    return turn.jokers_owed + turn.taken_to_meld(house)


@lru_cache(maxsize=1 << 12)
def _goes_on(turn: Turn, house: HouseRules) -> bool:
    if not turn.opened:
        return any(True for _ in passing_openings(turn, house))
    if not turn.may_meld(house) or not _taken_has_a_place(turn, house):
        return False
    # Nearly always one step or two end it, so no way is followed further before all were looked at.
    steps = _useful(turn, house)
    if any(_ends_now(after, house) for after in steps):
        return True
    if any(_ends_now(after, house) for step in steps for after in _useful(step, house)):
        return True
    return any(can_end(after, house) for after in sorted(steps, key=lambda after: _due(after, house)))


def passing_openings(turn: Turn, house: HouseRules) -> Iterator[Melds]:
    """The openings of a player who has not opened after which the turn can end, each once and in a fixed order."""
    given: set[Melds] = set()
    for melds in _openings(turn, house):
        opening = in_order(melds)
        if opening not in given:
            given.add(opening)
            after = turn.after_lay(opening, opening=True)
            if after.hand and can_end(after, house):
                yield opening


def in_order(melds: Melds) -> Melds:
    """The melds in the one order in which an opening is given."""
    return tuple(sorted(melds, key=lambda meld: (meld.cards, meld.kind)))


def _openings(turn: Turn, house: HouseRules) -> Iterator[Melds]:
    """The openings worth trying: those with the card that must be melded first, others if the table may take it."""
    if turn.taken is None or not turn.taken_to_meld(house):
        yield from openings_within(turn.hand, house)
        return
    yield from openings_with(turn.hand, turn.taken, house)
    if not turn.taken_to_open(house) and _table_may_take(turn, turn.taken):
        yield from openings_within(turn.hand, house)


def _table_may_take(turn: Turn, card: Face) -> bool:
    """Whether the melds on the table, as they are or once they have grown, may take the card: a quick test."""
    return any(meld.wilds or card == JOKER or card.suit == meld.suit or card.rank == meld.rank for meld in turn.melds)


def _taken_has_a_place(turn: Turn, house: HouseRules) -> bool:
    """Whether the card that must be melded may come into any meld, with every joker that can be won: a quick test."""
    card = turn.taken
    if card is None or card == JOKER or not turn.taken_to_meld(house):
        return True
    jokers = turn.hand.count(JOKER) + sum(_to_be_won(meld, turn.hand) for meld in turn.melds if house.swaps)
    if any(_may_come_to_take(meld, card, turn.hand, jokers) for meld in turn.melds):
        return True
    near = [one for one in turn.hand if one != JOKER and (one.suit == card.suit or one.rank == card.rank)]
    return any(card in meld.cards for meld in fixed_melds_within((*near, *(JOKER,) * jokers), house.melds))


def _to_be_won(meld: FixedMeld, hand: Faces) -> int:
    """The jokers of a meld that stand for a card of the hand."""
    return sum(any(face in hand for face in meld.stands_for(wild)) for wild in meld.wilds)


def _may_come_to_take(meld: FixedMeld, card: Face, hand: Faces, jokers: int) -> bool:
    """Whether the card may be added or put in the place of a joker, once so many jokers and cards of the hand were."""
    if swappable(meld) >> card & 1:
        return True
    if meld.suit is None:
        return card.rank == meld.rank and card not in meld.cards
    if card.suit != meld.suit:
        return False
    line, after = SUIT_FACES[meld.suit], meld.low - 1 + len(meld.cards)
    ends = (line[: meld.low - 1][::-1], line[after:])
    return any(
        card in beyond and sum(face not in hand for face in beyond[: beyond.index(card)]) <= jokers for beyond in ends
    )


@lru_cache(maxsize=1 << 12)
def _useful(turn: Turn, house: HouseRules) -> tuple[Turn, ...]:
    found = dict.fromkeys(_brought_nearer(turn, house))
    return tuple(after for after in found if turn.neglected(after, house) is None)


def _brought_nearer(turn: Turn, house: HouseRules) -> Iterator[Turn]:
    """The turns after whatever may bring the end nearer; each keeps a card."""
    faces = tuple(dict.fromkeys(turn.hand))
    owing = turn.owed != NOTHING_OWED
    for number, meld in enumerate(turn.melds, start=1):
        fit = fitting(meld, house.melds)
        for card in faces:
            if fit >> card & 1 and _helps(turn, meld, card, owing):
                for end in open_ends(meld, card, house.melds) or (None,):
                    grown = add_to_meld(meld, card, house.melds, end)
                    if isinstance(grown, FixedMeld):
                        yield turn.after_add(number, card, grown)
        if house.swaps and meld.wilds:
            stood_for = swappable(meld)
            for card in faces:
                if stood_for >> card & 1:
                    swapped = swap_joker(meld, card)
                    if isinstance(swapped, FixedMeld):
                        yield turn.after_swap(number, card, swapped, house)
    for meld in fixed_melds_within(turn.hand, house.melds):
        pays = turn.taken in meld.cards or (owing and meld.wilds)
        if pays and len(meld.cards) < len(turn.hand):
            yield turn.after_lay((meld,))


def _helps(turn: Turn, meld: FixedMeld, card: Face, owing: bool) -> bool:
    """Whether adding the card pays what is owed, or lengthens a run to which such a card may come."""
    if card == turn.taken or (owing and card == JOKER):
        return True
    if meld.suit is None:
        return False
    return owing or turn.taken == JOKER or (turn.taken is not None and turn.taken.suit == meld.suit)
