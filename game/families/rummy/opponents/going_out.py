"""Going out this turn, however it is done: what the lean core finds, as steps by the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES
from game.families.rummy.opponents.beliefs import after, lay_of, lean_house, opening_of
from game.families.rummy.opponents.lean.going_out import WayOut
from game.families.rummy.opponents.lean.house import NONE
from game.families.rummy.opponents.lean.melds import LOW, SET, cards_of, code_of
from game.families.rummy.opponents.lean.round import ADD, DISCARD, LAY, OPEN
from game.families.rummy.rules.actions import Add, Lay, Open, Swap
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.turn import Turn
from game.melds.fixed_jokers import End, FixedMeld, judge_fixed, open_ends
from game.melds.meld import Kind

_MOST_TRIED: Final = 1000
"""Places given to cards until a search gives up; of the ways that Clubs had in hundreds of rounds none took 100."""

Way = tuple[tuple[Open | Lay | Add | Swap, ...], Turn]
"""Steps, and the turn after them, in which one card is left."""


def way_out(turn: Turn, house: HouseRules) -> Way | None:
    """How to be left with one card that may be discarded, None where no way is found."""
    told = _searching(house).steps(
        [int(card) for card in turn.hand],
        [code_of(meld) for meld in turn.melds],
        turn.opened,
        turn.may_meld(house) if turn.opened else house.melds_after_opening,
        NONE if turn.taken is None else int(turn.taken),
        [[number - 1 for number in way] for way in turn.owed],
    )
    steps: list[Open | Lay | Add | Swap] = []
    opening: list[FixedMeld] = []
    to_open = 0
    for verb, about, index, end in told:
        step: Open | Lay | Add | Swap
        if verb == OPEN:
            to_open = index
            continue
        if verb == DISCARD:
            return tuple(steps), turn
        if verb == LAY:
            meld = _meld_of(about, house)
            if len(opening) < to_open:
                opening.append(meld)
                if len(opening) < to_open:
                    continue
                step = opening_of(tuple(opening), house)
            else:
                step = lay_of(meld, house)
        elif verb == ADD:
            card, grown = ALL_FACES[about], turn.melds[index]
            ends = open_ends(grown, card, house.melds)
            step = Add(card, index + 1, (End.LOW if end == LOW else End.HIGH) if len(ends) > 1 else None)
        else:
            step = Swap(ALL_FACES[about], index + 1)
        reached = after(turn, step, house)
        if reached is None:
            return None
        steps.append(step)
        turn = reached
    return None


@lru_cache(maxsize=8)
def _searching(house: HouseRules) -> WayOut:
    return WayOut(lean_house(house), _MOST_TRIED)


def _meld_of(code: int, house: HouseRules) -> FixedMeld:
    """A meld of the lean core as the rules have it."""
    cards = [ALL_FACES[card] for card in cards_of(code)]
    meld = judge_fixed(cards, house.melds, Kind.SET if code & 7 == SET else Kind.RUN)
    assert isinstance(meld, FixedMeld), "a meld of the lean core is one of the rules"
    return meld
