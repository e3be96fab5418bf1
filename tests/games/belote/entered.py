"""What somebody enters of a deal of Belote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine.score_sheet import Entry
from game.games.belote.rules.apply import played_hand
from game.games.belote.rules.declarations import CARRE
from game.games.belote.rules.scoring import Counted
from game.games.belote.rules.sheet import DOUBLED, NOBODY, SUIT
from game.games.belote.rules.state import TOUT, BeloteState


def entries(state: BeloteState) -> Sequence[Entry]:
    """The deal with the card points of both teams, and with those of the second."""
    hand, contract = played_hand(state), state.contract
    if hand is None or contract is None:
        return [{"contract": NOBODY}]
    entry: Entry = {
        "contract": SUIT if contract.trump is not None else contract.named,
        "taker": hand.taker,
        "capot": hand.capot,
        "last_trick": hand.last_trick,
        "declarations": [
            dict(Counter(_kind(one) for one in hand.declarations if one.team == team)) or None for team in (0, 1)
        ],
        **(_bid(state) if hand.bid else {}),
        **_belotes(contract.named, hand.belotes),
    }
    return [{**entry, "points": points} for points in (list(hand.cards), [None, hand.cards[1]])]


def _kind(one: Counted) -> str:
    return f"{CARRE}_{one.points}" if one.kind == CARRE else one.kind


def _bid(state: BeloteState) -> Entry:
    assert state.contract is not None, "somebody bid"
    return {"bid": state.contract.bid, "doubled": DOUBLED[state.multiplier // 2]}


def _belotes(named: str, belotes: tuple[int, int]) -> Entry:
    if named == TOUT:
        return {"belotes": list(belotes)}
    return {"belote": belotes.index(1) if any(belotes) else None}


def dealer(state: BeloteState) -> int:
    """The seat that dealt it."""
    return state.dealer
