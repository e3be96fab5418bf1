"""How a turn may end, and whether it still can: what a rummy refuses because no legal discard could follow.

Most turns can end at once: nothing is owed and some card may be discarded. Otherwise the ways on are searched, each
turn once. Only what may bring the end nearer is tried: cards that are owed go to melds on the table or into new ones,
cards that lengthen a run towards them, and jokers won. A lay of other cards opens no way that laying them together
with the owed card would not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.cards import JOKER, Face, format_faces
from game.engine import Refusal
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.openings import Melds, openings_with, openings_within
from game.families.rummy.rules.state import NOTHING_OWED, Faces
from game.families.rummy.rules.turn import Turn
from game.melds.fixed_jokers import FixedMeld, add_to_meld, fitting, open_ends, swap_joker, swappable
from game.melds.fixed_jokers.within import fixed_melds_within
from game.melds.line import SUIT_FACES


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
    """How many cards must still be melded."""
    return len(min(turn.owed, key=len)) + turn.taken_to_meld(house)


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
    return tuple(dict.fromkeys(_brought_nearer(turn, house)))


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
