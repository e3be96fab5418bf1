"""Positions of Baloot built from text, whole packs included; seat 3 deals, unless said otherwise, and seat 0 begins."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from game.cards import Face, parse_face, parse_faces
from game.engine import Deals, choose
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action, parse_action
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, BalootState, Buying, Contract, Phase, Playing
from tests.battery.asked import Asked

BALOOT = Baloot()
_ASKED = Asked(BALOOT)
reason, after, events, legal = _ASKED.reason, _ASKED.after, _ASKED.events, _ASKED.legal


def buying(
    *hands: str,
    public: str = "9H",
    dealer: int = 3,
    totals: tuple[str, str] = ("0", "0"),
    seed: int = 0,
    **options: str,
) -> BalootState:
    """A hand just dealt, the dealer's right to speak; `hands` are what seats 0, 1 … hold, cards not named come from
    what is over, the lowest of the last suits first.
    """
    named = [parse_faces(text) for text in hands]
    card = parse_face(public)
    dealt, stock = _filled([*named, *[()] * (4 - len(named))], 5, (card,))
    order = [(dealer + k) % 4 for k in (1, 2, 3, 4)]
    return _state(Buying(order[0], 1, "buy", None, tuple(order[1:])), dealt, stock, dealer, totals, seed, options, card)


def playing(
    *hands: str,
    contract: str = "sun",
    buyer: int = 0,
    dealer: int = 3,
    taken: str | None = None,
    multiplier: int = 1,
    doubler: int | None = None,
    locked: bool = False,
    totals: tuple[str, str] = ("0", "0"),
    seed: int = 0,
    **options: str,
) -> BalootState:
    """The first trick, the dealer's right to lead; `contract` is `sun` or such as `hokom H`. Hands as in `buying`."""
    kind, *letters = contract.split()
    named = [parse_faces(text) for text in hands]
    dealt, _ = _filled([*named, *[()] * (4 - len(named))], 8, ())
    trump = parse_face(f"7{letters[0]}").suit if letters else None
    bought = Contract(kind, buyer, buyer, trump)
    card = dealt[buyer][0] if taken is None else parse_face(taken)
    leader = (dealer + 1) % 4
    return _state(
        Playing(leader), dealt, (), dealer, totals, seed, options, None, bought, card, multiplier, doubler, locked
    )


def _filled(
    named: Sequence[tuple[Face, ...]], size: int, lying: tuple[Face, ...]
) -> tuple[tuple[tuple[Face, ...], ...], tuple[Face, ...]]:
    used = [*lying, *[card for hand in named for card in hand]]
    assert len(set(used)) == len(used), "a card is named twice"
    left = [card for card in DECK if card not in used]
    hands = []
    for hand in named:
        assert len(hand) <= size, "a hand is too large"
        more = [left.pop() for _ in range(size - len(hand))]
        hands.append(tuple(sorted((*hand, *more))))
    return tuple(hands), tuple(left)


def _state(
    phase: Phase,
    hands: tuple[tuple[Face, ...], ...],
    stock: tuple[Face, ...],
    dealer: int,
    totals: tuple[str, str],
    seed: int,
    options: dict[str, str],
    public: Face | None,
    contract: Contract | None = None,
    taken: Face | None = None,
    multiplier: int = 1,
    doubler: int | None = None,
    locked: bool = False,
) -> BalootState:
    return BalootState(
        options=choose(BalootOptions, options),
        deals=Deals(seed),
        round=1,
        dealer=dealer,
        totals=(Decimal(totals[0]), Decimal(totals[1])),
        phase=phase,
        hands=hands,
        stock=stock,
        public=public,
        said=(),
        contract=contract,
        taken=taken,
        multiplier=multiplier,
        doubler=doubler,
        locked=locked,
        leader=(dealer + 1) % 4,
        trick=(),
        tricks=(),
        declared=(),
        baloot=None,
        claimed=None,
        opened=(),
    )


def action(text: str) -> Action:
    return parse_action(text)
